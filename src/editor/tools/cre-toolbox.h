/* cre-toolbox.h: the tools of a map, and what they have been told.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolbox: the tools of one document by their ids, made on first use.
 *
 * What a tool can be told is its writable properties, but for those marked %CRE_PARAM_IN_HAND. When
 * the map has another size every hex that a tool remembers is another one: there is a new box then,
 * and what the tools in the old one were told is told to the new ones as they are made.
 *
 * Signal: made (CreTool *).
 */
#define CRE_TYPE_TOOLBOX (cre_toolbox_get_type ())
G_DECLARE_FINAL_TYPE (CreToolbox, cre_toolbox, CRE, TOOLBOX, GObject)

/* @before: (nullable): in whose place it is */
CreToolbox *cre_toolbox_new (CreMapDocument *document, CreToolbox *before);

/* Returns: (transfer none): of one of cre_tools_get() */
CreTool *cre_toolbox_get (CreToolbox *self, const char *id);
