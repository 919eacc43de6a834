/* cre-inspect.h: the fields of what is selected. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-selection.h"

/**
 * cre_inspect_get:
 * @places: (element-type CrPlace): at least one
 * @value: (out): that of the first
 *
 * Reads a field of one hex or of several. Writing one sets all of them in one step with a label of
 * its own; within a stroke, steps of a spin button are one step too.
 *
 * Returns: whether all have the same value; if not, show “several”
 */
gboolean cre_inspect_get (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int *value);

/**
 * cre_inspect_set:
 * @value: of the layer; a level is limited to its range
 * @stroke: from cre_document_new_stroke(), or 0
 *
 * Returns: whether anything changed
 */
gboolean cre_inspect_set (CreMapDocument *document,
                          const GArray *places,
                          CrLayer layer,
                          int value,
                          guint stroke);

/* Returns: whether all of them have a kind with a front: stakes, fieldworks (STA-01) */
gboolean cre_inspect_has_front (CreMapDocument *document, const GArray *places);

gboolean cre_inspect_set_code (CreMapDocument *document,
                               const GArray *places,
                               CrLayer layer,
                               const char *code);

/**
 * CreSideField: a thing on one of the six sides of a hex.
 * @direction: as seen from the hex
 * @index: among the things on that side
 * @side: borrowed from the map; valid until the next change
 * @here: this hex is its inside
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
 * Returns: (transfer full) (element-type CreSideField): the things, clockwise, on each side in the
 *   order of the map
 */
GArray *cre_inspect_list_sides (CreMapDocument *document, CrPlace place);

/**
 * cre_inspect_add_side:
 *
 * Adds a thing with its defaults; this hex is its inside.
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
 * Exchanges inside and outside. A thing without an inside cannot be turned.
 */
gboolean cre_inspect_turn_side (CreMapDocument *document, CrPlace place, const CreSideField *field);

/**
 * cre_inspect_change_side:
 * @changed: its state, height, arc and inside are used; unknown attributes of the file stay
 */
gboolean cre_inspect_change_side (CreMapDocument *document,
                                  CrPlace place,
                                  const CreSideField *field,
                                  const CrSide *changed);

/* Returns: (transfer none): the name of a hex, which is that of an area with this hex only; empty
 * when there is none. The area of several hexes is the first that contains all of them and others
 * besides. */
const char *cre_inspect_get_name (CreMapDocument *document, CrPlace place);

/* @name: an empty text removes the name */
gboolean cre_inspect_set_name (CreMapDocument *document, CrPlace place, const char *name);

/* Returns: the index of that area, −1 when there is none */
int cre_inspect_get_area (CreMapDocument *document, const GArray *places);

/**
 * cre_inspect_set_area:
 * @area: the index of the area to which they shall belong, −1 for none
 *
 * They leave the area that cre_inspect_get_area() returns.
 */
gboolean cre_inspect_set_area (CreMapDocument *document, const GArray *places, int area);

/**
 * cre_inspect_clear:
 *
 * Does what Delete does: hexes become as unpainted ones of the floor, sides are cleared, a node is
 * removed. Things on the sides of hexes stay, because they belong to the neighbours too.
 */
gboolean cre_inspect_clear (CreMapDocument *document, CreSelection *selection);
