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
 * The corners set so far. Lines and rectangles are dragged, or have two ends that are clicked; a
 * polygon has a corner a click, and closes when its last or first corner is clicked again. Enter at
 * the hex cursor is such a click.
 */
typedef struct _CreDraft CreDraft;

CreDraft *cre_draft_new (void);
void cre_draft_free (CreDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreDraft, cre_draft_free)

/**
 * cre_draft_press:
 * @shape: line, rectangle or polygon; a press with another one than before begins anew
 */
void cre_draft_press (CreDraft *draft, CreShape shape, CrPlace place);

void cre_draft_move (CreDraft *draft, CrPlace place);

/**
 * cre_draft_release:
 *
 * Returns: whether the shape is complete; cre_draft_clear() begins the next
 */
gboolean cre_draft_release (CreDraft *draft, CrPlace place);

/* Backspace. Returns: whether there was a corner to take back */
gboolean cre_draft_take_back (CreDraft *draft);

void cre_draft_clear (CreDraft *draft);

guint cre_draft_n_corners (const CreDraft *draft);

/**
 * cre_draft_add_hexes:
 * @radius: of the brush a line is drawn with
 * @hexes: (element-type CrHex): what would be painted if the shape ended at the pointer
 */
void cre_draft_add_hexes (const CreDraft *draft, const CrGrid *grid, int radius, GArray *hexes);

/**
 * cre_draft_get_hint:
 *
 * Returns: (transfer none): translated; what to do next
 */
const char *cre_draft_get_hint (const CreDraft *draft, CreShape shape);
