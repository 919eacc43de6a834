/* cre-tool-private.h: shared by what a tool does and what it shows. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

typedef struct {
  CreDocument *document;  /* owned: a tool may outlive the window's page for a moment */
  GArray *preview, *held; /* CreMark */
  GArray *tags;           /* CreTag */
  char *status;
  guint stroke; /* 0 between strokes */
  guint n_done; /* edits of the stroke under way */
  gboolean active;
} CreToolPrivate;

CreToolPrivate *cre_tool_get_private (CreTool *tool);
