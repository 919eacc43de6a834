/* cre-tool-private.h: shared by what a tool does and what it shows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

typedef struct {
  CreMapDocument *document; /* owned: a tool may outlive the window's page for a moment */
  GArray *preview, *held;   /* CreMark */
  GArray *tags;             /* CreTag */
  char *status;
  CreWord word; /* its texts are owned; text is NULL when there is none */
  CreModifiers word_modifiers;
  char *word_status, *offer_label, *offer_done;
  CrEdit *offer;
  guint stroke;           /* 0 between strokes */
  guint n_done;           /* edits of the stroke under way */
  CreModifiers modifiers; /* of the act under way */
  CreAim hovered;         /* holds only while is_hovered */
  gboolean active, in_hand, is_hovered;
} CreToolPrivate;

CreToolPrivate *cre_tool_get_private (CreTool *tool);

void cre_tool_free_word (CreToolPrivate *priv);
/* Whether what was told is about that, and stays while the pointer is there. */
gboolean cre_tool_word_is_at (CreTool *tool, const CreAim *aim);
