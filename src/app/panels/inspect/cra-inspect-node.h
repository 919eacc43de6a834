/* cra-inspect-node.h: the fields of a stairway, link, passage, mechanism, area, label or picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-inspect-node.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_NODE (cra_inspect_node_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectNode, cra_inspect_node, CRA, INSPECT_NODE, GtkBox)

void cra_inspect_node_show (CraInspectNode *self, CreMapDocument *document, CreNodeRef ref);
