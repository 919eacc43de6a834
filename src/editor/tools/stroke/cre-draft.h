/* cre-draft.h: a line, rectangle or polygon that is being drawn.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

typedef enum {
  CRE_SHAPE_BRUSH,
  CRE_SHAPE_LINE,
  CRE_SHAPE_RECTANGLE,
  CRE_SHAPE_POLYGON,
  CRE_SHAPE_FLOOD,
  CRE_N_SHAPES,
} CreShape;

/**
 * CreDraft:
 *
 * The corners that were set so far. A line or rectangle is dragged, or its two ends are clicked;
 * each click sets a corner of a polygon, which is complete when its last or first corner is clicked
 * again. Enter at the hex cursor counts as a click.
 */
typedef struct _CreDraft CreDraft;

CreDraft *cre_draft_new (void);
void cre_draft_free (CreDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreDraft, cre_draft_free)

/**
 * cre_draft_press:
 * @shape: line, rectangle or polygon; a press with another shape than before begins again
 */
void cre_draft_press (CreDraft *draft, CreShape shape, CrPlace place);

/* The pointer is at this hex now; while the button is down the last corner of a polygon follows it.
 */
void cre_draft_move (CreDraft *draft, CrPlace place);

/**
 * cre_draft_release:
 *
 * Returns: whether the shape is complete; then call cre_draft_clear() to begin the next
 */
gboolean cre_draft_release (CreDraft *draft, CrPlace place);

/* Called for Backspace: removes the last corner. Returns: whether there was one */
gboolean cre_draft_take_back (CreDraft *draft);

void cre_draft_clear (CreDraft *draft);

guint cre_draft_n_corners (const CreDraft *draft);

/**
 * cre_draft_add_hexes:
 * @radius: of the brush for lines
 * @hexes: (element-type CrHex): gets the hexes that would be painted if the shape ended at the
 *   pointer
 */
void cre_draft_add_hexes (const CreDraft *draft, const CrGrid *grid, int radius, GArray *hexes);

/**
 * cre_draft_get_hint:
 *
 * Returns: (transfer none): a translated sentence about what to do next
 */
const char *cre_draft_get_hint (const CreDraft *draft, CreShape shape);
