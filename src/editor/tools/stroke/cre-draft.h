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

void cre_draft_press (CreDraft *draft, CreShape shape, CrPlace place);
void cre_draft_move (CreDraft *draft, CrPlace place);
gboolean cre_draft_release (CreDraft *draft, CrPlace place);
gboolean cre_draft_take_back (CreDraft *draft);
void cre_draft_clear (CreDraft *draft);

guint cre_draft_n_corners (const CreDraft *draft);
void cre_draft_add_hexes (const CreDraft *draft, const CrGrid *grid, int radius, GArray *hexes);
const char *cre_draft_get_hint (const CreDraft *draft, CreShape shape);
