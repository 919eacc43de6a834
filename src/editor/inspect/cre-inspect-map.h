/* cre-inspect-map.h: what is said of the whole map, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-numbering.h"
#include "cre-map-document.h"

char *cre_map_dup_title (CreMapDocument *document);
char *cre_map_dup_authors (CreMapDocument *document);
const char *cre_map_get_side (CreMapDocument *document, const char *side);

gboolean cre_map_set_title (CreMapDocument *document, const char *title);
gboolean cre_map_set_authors (CreMapDocument *document, const char *authors);
gboolean cre_map_set_side (CreMapDocument *document, const char *side, const char *name);
gboolean cre_map_set_numbering (CreMapDocument *document,
                                const CrNumbering *numbering,
                                guint stroke);
