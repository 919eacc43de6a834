/* cra-part-list.h: the parts of a scenario, with what they hold.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-check.h"

#include <gtk/gtk.h>

/**
 * CraPartList: signal chosen (): another part is wanted.
 */
#define CRA_TYPE_PART_LIST (cra_part_list_get_type ())
G_DECLARE_FINAL_TYPE (CraPartList, cra_part_list, CRA, PART_LIST, GtkBox)

/* @check: (nullable) */
void cra_part_list_show (CraPartList *self, CreScenarioDocument *document, CreScenarioCheck *check);

/* @part: its number in cra_parts_get() */
guint cra_part_list_get (CraPartList *self);
void cra_part_list_choose (CraPartList *self, guint part);

/* Whether the parts are shown by their icons alone. */
void cra_part_list_set_compact (CraPartList *self, gboolean compact);
