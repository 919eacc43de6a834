/* cre-tool-names-private.h: shared by the two halves of the tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-area-work.h"
#include "cre-tool-names.h"

struct _CreToolNames {
  CreTool parent_instance;

  int mode;

  /* The fields from here on are about areas. */
  char *key; /* of the area in hand; NULL for none */
  char *name, *kind;
  int size;
  GArray *stroke; /* CrPlace: the hexes of the current stroke */
  CrHex last;
  gboolean erase;

  /* The fields from here on are about labels. */
  int label;
  char *text;
  int scale, angle;
  gboolean changing; /* the tool itself is changing the document */
  guint turn;        /* the stroke to which changes of the same field belong */
  int turned;        /* the id of that field */
};

/* The functions from here on are about areas. */
int cre_names_get_current (CreToolNames *self);

/* Takes an area in hand. @index: −1 lets go of it; then name and kind of the next area are empty */
void cre_names_take_area (CreToolNames *self, int index);

/* Outlines the area in hand and the hexes that a click would change, and tells what it would do. */
void cre_names_show_area (CreToolNames *self);

void cre_names_begin_area (CreToolNames *self, const CreAim *aim);
void cre_names_drag_area (CreToolNames *self, const CreAim *aim);

/* @at: (nullable): where the result is told */
void cre_names_end_area (CreToolNames *self, const CreAim *at);

/* Changes an attribute of the area in hand; without one, the value is kept for the next area. */
void cre_names_set_area (CreToolNames *self, const char *attribute, const char *value);
