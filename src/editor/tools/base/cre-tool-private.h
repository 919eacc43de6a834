/* cre-tool-private.h: shared by what a tool does and what it shows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

typedef struct {
  CreMapDocument *document; /* owned, because a tool may outlive the window's page for a moment */
  GArray *preview, *held;   /* both are arrays of CreMark */
  GArray *tags;             /* an array of CreTag */
  char *status;
  CreWord word; /* its texts are owned; its text is NULL when nothing is told */
  CreModifiers word_modifiers;
  char *word_status, *offer_label, *offer_done;
  CrEdit *offer;
  guint stroke;           /* the number of the stroke that is under way; 0 between strokes */
  guint n_done;           /* how many edits the stroke has applied */
  CreModifiers modifiers; /* the modifiers of the last press */
  CreAim hovered;         /* valid only while is_hovered is set */
  gboolean active, in_hand, is_hovered;
} CreToolPrivate;

CreToolPrivate *cre_tool_get_private (CreTool *tool);

void cre_tool_free_word (CreToolPrivate *priv);
/* Returns: whether the word was told at that place, so that it stays while the pointer is there */
gboolean cre_tool_word_is_at (CreTool *tool, const CreAim *aim);
