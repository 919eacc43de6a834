/* cra-part-list.h: the list of the parts of a scenario, each with a summary.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-check.h"

#include <gtk/gtk.h>

/* CraPartList: signal chosen (): another part was selected. */
#define CRA_TYPE_PART_LIST (cra_part_list_get_type ())
G_DECLARE_FINAL_TYPE (CraPartList, cra_part_list, CRA, PART_LIST, GtkBox)

/* @check: (nullable) */
void cra_part_list_show (CraPartList *self, CreScenarioDocument *document, CreScenarioCheck *check);

/* Returns: the selected part, its index in cra_parts_get(). For the functions below, @part is such
 * an index. */
guint cra_part_list_get (CraPartList *self);
void cra_part_list_choose (CraPartList *self, guint part);

/* Whether the parts are shown as icons only. */
void cra_part_list_set_compact (CraPartList *self, gboolean compact);
