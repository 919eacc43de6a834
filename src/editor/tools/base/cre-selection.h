/* cre-selection.h: what the inspector is about. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

typedef enum {
  CRE_SELECTED_NOTHING,
  CRE_SELECTED_HEXES,
  CRE_SELECTED_SIDES,
  CRE_SELECTED_LINK,
} CreSelected;

/**
 * CreSelection:
 *
 * The selected hexes, sides or link. It lives as long as the window, so it is no part of the
 * document.
 * Signal: changed ().
 */
#define CRE_TYPE_SELECTION (cre_selection_get_type ())
G_DECLARE_FINAL_TYPE (CreSelection, cre_selection, CRE, SELECTION, GObject)

CreSelection *cre_selection_new (void);

CreSelected cre_selection_get_kind (CreSelection *selection);

/**
 * cre_selection_get_marks:
 *
 * Returns: (transfer none) (array length=n_out): what is outlined; for a link these are its hexes
 */
const CreMark *cre_selection_get_marks (CreSelection *selection, gsize *n_out);

/**
 * cre_selection_dup_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the selected hexes
 */
GArray *cre_selection_dup_places (CreSelection *selection);

/**
 * cre_selection_get_link:
 *
 * Returns: the index of the selected link, -1 when none is selected
 */
int cre_selection_get_link (CreSelection *selection);

/* Between these two calls "changed" is held back; it is then emitted once. */
void cre_selection_freeze (CreSelection *selection);
void cre_selection_thaw (CreSelection *selection);

/* Each of these functions emits "changed". Of hexes and sides those are kept whose kind was chosen
 * last, because both are never selected at once; a link is let go. */
void cre_selection_clear (CreSelection *selection);
void cre_selection_set (CreSelection *selection, const CreMark *marks, gsize n_marks);

/* @places: (element-type CrPlace) */
void cre_selection_set_places (CreSelection *selection, const GArray *places);

/* Returns: whether the whole hex is selected, or belongs to the selected link */
gboolean cre_selection_has_place (CreSelection *selection, CrPlace place);
/* Selects this hex alone. */
void cre_selection_set_place (CreSelection *selection, CrPlace place);
/* The first adds these marks, the second lets go of them, the third of all others. */
void cre_selection_add (CreSelection *selection, const CreMark *marks, gsize n_marks);
void cre_selection_subtract (CreSelection *selection, const CreMark *marks, gsize n_marks);
void cre_selection_intersect (CreSelection *selection, const CreMark *marks, gsize n_marks);

/**
 * cre_selection_set_link:
 * @link: an index in the links of the map
 * @marks: (array length=n_marks): the hexes of the link
 *
 * Selects one link.
 */
void cre_selection_set_link (CreSelection *selection,
                             int link,
                             const CreMark *marks,
                             gsize n_marks);
