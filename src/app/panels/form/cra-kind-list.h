/* cra-kind-list.h: a list of kinds to paint with, each with its picture and name.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

#include <gtk/gtk.h>

#define CRA_TYPE_KIND (cra_kind_get_type ())
G_DECLARE_FINAL_TYPE (CraKind, cra_kind, CRA, KIND, GObject)

/* CraKind: a kind of terrain or structure, a code that only the map knows, or a heading. */
const char *cra_kind_get_code (CraKind *self);
const char *cra_kind_get_name (CraKind *self);

/**
 * cra_kind_new_terrains:
 *
 * Returns: (transfer full): a list of #CraKind, with a heading before each group
 */
GListModel *cra_kind_new_terrains (const CrMap *map, const CrRuleset *ruleset);

/* Returns: (transfer full): a list of #CraKind, the kinds of gear: siege towers, ladders, stakes */
GListModel *cra_kind_new_gear (const CrRuleset *ruleset);

/* Returns: (transfer full): a kind of thing that stands on sides */
CraKind *cra_kind_new_side (const CrRuleset *ruleset, CrSideKind side);

GdkPaintable *cra_kind_get_picture (CraKind *self, int device);
GListModel *cra_kind_new_structures (const CrMap *map, const CrRuleset *ruleset);

#define CRA_TYPE_KIND_LIST (cra_kind_list_get_type ())
G_DECLARE_FINAL_TYPE (CraKindList, cra_kind_list, CRA, KIND_LIST, GtkBox)

/**
 * cra_kind_list_new:
 * @kinds: (transfer full):
 * @label: its name for screen readers
 * @figures: (nullable): the heading of the figures
 *
 * Properties: code, of the selected row; recent (write only, a %G_TYPE_STRV), codes that are shown
 * above the others.
 *
 * Returns: (transfer floating): the list
 */
GtkWidget *cra_kind_list_new (GListModel *kinds, const char *label, const char *figures);

/* A compact list, in a popover, asks for a height of six rows. */
void cra_kind_list_set_compact (CraKindList *self, gboolean compact);

/**
 * cra_kind_list_get_chosen:
 * @name: (out) (transfer full): the name of the selected kind
 *
 * Returns: (transfer full) (nullable): the picture of the selected kind
 */
GdkPaintable *cra_kind_list_get_chosen (CraKindList *self, char **name);
