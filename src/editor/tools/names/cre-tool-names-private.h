/* cre-tool-names-private.h: shared by the two halves of the tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-area-work.h"
#include "cre-tool-names.h"

struct _CreToolNames {
  CreTool parent_instance;

  int mode;
  CreAim hovered;
  gboolean is_hovered;

  /* Areas. */
  char *key; /* of the one in hand; NULL for none */
  char *name, *kind;
  int size;
  GArray *stroke; /* CrPlace: of the stroke under way */
  CrHex last;
  gboolean erase;

  /* Labels. */
  int label;
  char *text;
  int scale, angle;
  gboolean changing; /* what the document tells is our own doing */
  guint turn;        /* stroke of the field that is being changed */
  int turned;        /* id of that field */
};

/* Areas. */
int cre_names_get_current (CreToolNames *self);

/* @index: -1 to let go; name and kind of the next area are left empty then */
void cre_names_take_area (CreToolNames *self, int index);

/* Outlines the area in hand and what a click would touch, and says so. */
void cre_names_show_area (CreToolNames *self);

void cre_names_begin_area (CreToolNames *self, const CreAim *aim);
void cre_names_drag_area (CreToolNames *self, const CreAim *aim);

/* @at: (nullable): where that is told */
void cre_names_end_area (CreToolNames *self, const CreAim *at);

/* The one in hand; without one the value waits for the next. */
void cre_names_set_area (CreToolNames *self, const char *attribute, const char *value);
