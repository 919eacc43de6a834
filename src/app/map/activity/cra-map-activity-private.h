/* cra-map-activity-private.h: shared by the parts of the map activity.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-activity.h"
#include "cra-map-page.h"

struct _CraMapActivity {
  CraActivity parent_instance;

  CraMapPage *page;         /* owned */
  CreMapDocument *document; /* nullable, borrowed */
  gboolean options_shown, right_shown;
  gboolean wants_picture; /* the person wants to fit a picture and has to choose it first */
};

/* The actions of the map activity, by subject; each array ends with a NULL name. */
extern const GActionEntry cra_map_activity_export_actions[];
extern const GActionEntry cra_map_activity_fire_actions[];
extern const GActionEntry cra_map_activity_inspect_actions[];
extern const GActionEntry cra_map_activity_paint_actions[];
extern const GActionEntry cra_map_activity_piece_actions[];
extern const GActionEntry cra_map_activity_suggest_actions[];
extern const GActionEntry cra_map_activity_view_actions[];

/* Opens the window that prints the map. */
void cra_map_activity_print (CraActivity *activity);

/* Actions of the window, which need no map; the array ends with a NULL name. */
extern const GActionEntry cra_map_activity_new_actions[];

CraMapView *cra_map_activity_get_view (CraMapActivity *self);
CraCanvas *cra_map_activity_get_canvas (CraMapActivity *self);

/* Gets the hex under the pointer, or that of the hex cursor. Returns: FALSE when there is neither
 */
gboolean cra_map_activity_get_place_here (CraMapActivity *self, CrPlace *place_out);
/* Reads a place as files write it, "cellar/7,6". Returns: FALSE when the map has no such place */
gboolean cra_map_activity_read_place (CraMapActivity *self, GVariant *target, CrPlace *place_out);

/* Does an action of the map. @target: (nullable): a string */
void cra_map_activity_do (CraMapActivity *self, const char *action, const char *target);

void cra_map_activity_take_tool (CraMapActivity *self, const char *id);
void cra_map_activity_toast (CraMapActivity *self, const char *text, gboolean undo);
void cra_map_activity_put_on_clipboard (CraMapActivity *self, const char *text);

/* Draws what is shown into a file of the kind that its ending says: the map, or the section of a
 * shot while that is shown. */
void cra_map_activity_export_to (CraMapActivity *self, GFile *file);

/* Draws the section of a shot that is shown into a file of the kind that its ending says. */
void cra_map_activity_write_section (CraMapActivity *self, GFile *file);
