/* cre-toolbox.h: the tools of a map, and what they have been told.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolbox: the tools of one document by their ids, each made when it is first asked for.
 *
 * The settings of a tool are its writable properties, except those marked %CRE_PARAM_IN_HAND. When
 * the size of the map changes, every hex that a tool remembers becomes another one. Then a new box
 * takes the place of the old one, and its tools get the settings of the old ones as they are made.
 *
 * Signal: made (CreTool *).
 */
#define CRE_TYPE_TOOLBOX (cre_toolbox_get_type ())
G_DECLARE_FINAL_TYPE (CreToolbox, cre_toolbox, CRE, TOOLBOX, GObject)

/* @before: (nullable): the box whose settings are taken over */
CreToolbox *cre_toolbox_new (CreMapDocument *document, CreToolbox *before);

/* @id: that of one of cre_tools_get(). Returns: (transfer none): its tool */
CreTool *cre_toolbox_get (CreToolbox *self, const char *id);
