/* cre-inspect.h: what is selected, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-selection.h"

/* Fields of one hex or of several: reading tells whether they agree, writing sets all of them in
 * one step with a label of its own. With a stroke, steps of a spin button are one too. */
gboolean cre_inspect_get (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int *value);
gboolean cre_inspect_set (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int value,
                          guint stroke);
gboolean cre_inspect_has_front (CreMapDocument *document, const GArray *places);
gboolean cre_inspect_set_code (CreMapDocument *document,
                               const GArray *places,
                               CrLayer layer,
                               const char *code);

/**
 * CreSideField: one thing on one of the six sides of a hex.
 * @direction: as seen from the hex
 * @index: among the things on that side
 * @side: borrowed from the map; good until the next change
 * @here: its inside is this hex
 */
typedef struct {
  CrDirection direction;
  guint index;
  const CrSide *side;
  gboolean here;
} CreSideField;

GArray *cre_inspect_list_sides (CreMapDocument *document, CrPlace place);
gboolean cre_inspect_add_side (CreMapDocument *document,
                               CrPlace place,
                               CrDirection direction,
                               CrSideKind kind);
gboolean cre_inspect_remove_side (CreMapDocument *document,
                                  CrPlace place,
                                  const CreSideField *field);
gboolean cre_inspect_turn_side (CreMapDocument *document, CrPlace place, const CreSideField *field);
gboolean cre_inspect_change_side (CreMapDocument *document,
                                  CrPlace place,
                                  const CreSideField *field,
                                  const CrSide *changed);

/* The name of a single hex is that of an area which is this hex alone; the area of several is the
 * first that has all of them and others besides. */
const char *cre_inspect_get_name (CreMapDocument *document, CrPlace place);
gboolean cre_inspect_set_name (CreMapDocument *document, CrPlace place, const char *name);
int cre_inspect_get_area (CreMapDocument *document, const GArray *places);
gboolean cre_inspect_set_area (CreMapDocument *document, const GArray *places, int area);

gboolean cre_inspect_clear (CreMapDocument *document, CreSelection *selection);
