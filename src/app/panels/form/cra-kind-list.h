/* cra-kind-list.h: kinds to paint with, each with its picture and name.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

#include <gtk/gtk.h>

#define CRA_TYPE_KIND (cra_kind_get_type ())
G_DECLARE_FINAL_TYPE (CraKind, cra_kind, CRA, KIND, GObject)

/* A kind of terrain or structure, a code that only the map knows, or a heading. */
const char *cra_kind_get_code (CraKind *self);
const char *cra_kind_get_name (CraKind *self);

/**
 * cra_kind_new_terrains:
 *
 * Returns: (transfer full): a list of #CraKind, with a heading before each group
 */
GListModel *cra_kind_new_terrains (const CrMap *map, const CrRuleset *ruleset);

/* (transfer full): what orders call a piece: siege towers, ladders, stakes */
GListModel *cra_kind_new_gear (const CrRuleset *ruleset);

/* Returns: (transfer full): what stands on sides */
CraKind *cra_kind_new_side (const CrRuleset *ruleset, CrSideKind side);

GdkPaintable *cra_kind_get_picture (CraKind *self, int device);
GListModel *cra_kind_new_structures (const CrMap *map, const CrRuleset *ruleset);

#define CRA_TYPE_KIND_LIST (cra_kind_list_get_type ())
G_DECLARE_FINAL_TYPE (CraKindList, cra_kind_list, CRA, KIND_LIST, GtkBox)

/**
 * cra_kind_list_new:
 * @kinds: (transfer full):
 * @label: what the list is called, for those who hear it
 * @figures: (nullable): heading of the figures
 *
 * Properties: code, of the chosen row; recent (write only, a %G_TYPE_STRV), codes shown above.
 */
GtkWidget *cra_kind_list_new (GListModel *kinds, const char *label, const char *figures);

/* As the first thing of a popover it keeps room for six kinds. */
void cra_kind_list_set_compact (CraKindList *self, gboolean compact);

/**
 * cra_kind_list_get_chosen:
 * @name: (out) (transfer full): what the kind in hand is called
 *
 * Returns: (transfer full) (nullable): its picture
 */
GdkPaintable *cra_kind_list_get_chosen (CraKindList *self, char **name);
