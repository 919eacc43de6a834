/* cra-map-activity-private.h: shared by the parts of the map activity.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-activity.h"

struct _CraMapActivity {
  CraActivity parent_instance;

  CraMapPage *page;         /* owned */
  CreMapDocument *document; /* nullable, borrowed */
  gboolean options_shown, right_shown;
  gboolean wants_picture; /* to fit one, and is asked to choose it */
};

/* What can be done with a map, by subject; the name of the last is NULL. */
extern const GActionEntry cra_map_activity_export_actions[];
extern const GActionEntry cra_map_activity_fire_actions[];
extern const GActionEntry cra_map_activity_inspect_actions[];
extern const GActionEntry cra_map_activity_paint_actions[];
extern const GActionEntry cra_map_activity_piece_actions[];
extern const GActionEntry cra_map_activity_suggest_actions[];
extern const GActionEntry cra_map_activity_view_actions[];

/* Opens the window that prints the map. */
void cra_map_activity_print (CraActivity *activity);

/* Of the window: they need no map. */
extern const GActionEntry cra_map_activity_new_actions[];

CraMapView *cra_map_activity_get_view (CraMapActivity *self);
CraCanvas *cra_map_activity_get_canvas (CraMapActivity *self);

/* The hex that is pointed at, else that of the hex cursor. */
gboolean cra_map_activity_get_place_here (CraMapActivity *self, CrPlace *place_out);
/* @target: a place as files write it, "cellar/7,6" */
gboolean cra_map_activity_read_place (CraMapActivity *self, GVariant *target, CrPlace *place_out);

/* @target: (nullable) */
void cra_map_activity_do (CraMapActivity *self, const char *action, const char *target);

void cra_map_activity_take_tool (CraMapActivity *self, const char *id);
void cra_map_activity_toast (CraMapActivity *self, const char *text, gboolean undo);
void cra_map_activity_put_on_clipboard (CraMapActivity *self, const char *text);

/* Puts what is shown into a file, of the kind that the ending of its name says: the map, or the cut
 * that is shown of a shot. */
void cra_map_activity_export_to (CraMapActivity *self, GFile *file);

/* Puts the cut that is shown into a file: a picture or a drawing, by the ending of its name. */
void cra_map_activity_write_section (CraMapActivity *self, GFile *file);
