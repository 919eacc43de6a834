/* cre-inspect.h: what is selected, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-selection.h"

/**
 * cre_inspect_get:
 * @places: (element-type CrPlace): one at least
 * @value: (out): of the first
 *
 * Fields of one hex or of several: reading tells whether they agree, writing sets all of them in
 * one step with a label of its own. With a stroke, steps of a spin button are one too.
 *
 * Returns: whether all have the same value; if not, show “several”
 */
gboolean cre_inspect_get (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int *value);

/**
 * cre_inspect_set:
 * @value: of the layer; a level is brought into its bounds
 * @stroke: from cre_document_new_stroke(), or 0
 *
 * Returns: whether anything changed
 */
gboolean cre_inspect_set (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int value,
                          guint stroke);

/* Returns: whether what stands on all of them has a front: stakes, fieldworks (STA-01) */
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

/**
 * cre_inspect_list_sides:
 *
 * Returns: (transfer full) (element-type CreSideField): clockwise, in the map's order on each side
 */
GArray *cre_inspect_list_sides (CreMapDocument *document, CrPlace place);

/**
 * cre_inspect_add_side:
 *
 * With all its defaults, its inside being this hex.
 */
gboolean cre_inspect_add_side (CreMapDocument *document,
                               CrPlace place,
                               CrDirection direction,
                               CrSideKind kind);

gboolean cre_inspect_remove_side (CreMapDocument *document,
                                  CrPlace place,
                                  const CreSideField *field);

/**
 * cre_inspect_turn_side:
 *
 * Inside becomes outside. What has no inside cannot be turned.
 */
gboolean cre_inspect_turn_side (CreMapDocument *document, CrPlace place, const CreSideField *field);

/**
 * cre_inspect_change_side:
 * @changed: state, height, arc and inside are taken from it; what a file said beyond them stays
 */
gboolean cre_inspect_change_side (CreMapDocument *document,
                                  CrPlace place,
                                  const CreSideField *field,
                                  const CrSide *changed);

/* The name of a single hex is that of an area which is this hex alone; the area of several is the
 * first that has all of them and others besides. */
const char *cre_inspect_get_name (CreMapDocument *document, CrPlace place);

/* @name: empty takes it away */
gboolean cre_inspect_set_name (CreMapDocument *document, CrPlace place, const char *name);

/* Returns: its index in the areas of the map, -1 when there is none */
int cre_inspect_get_area (CreMapDocument *document, const GArray *places);

/**
 * cre_inspect_set_area:
 * @area: index of the area they are to be of, -1: of none
 *
 * They leave the area that cre_inspect_get_area() tells.
 */
gboolean cre_inspect_set_area (CreMapDocument *document, const GArray *places, int area);

/**
 * cre_inspect_clear:
 *
 * What Delete does: hexes become as the floor is where nothing was painted, sides are bare, a link
 * is gone. The things on the sides of hexes stay: they belong to the neighbours as well.
 */
gboolean cre_inspect_clear (CreMapDocument *document, CreSelection *selection);
