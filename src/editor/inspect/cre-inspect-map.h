/* cre-inspect-map.h: what is said of the whole map, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-numbering.h"
#include "cre-document.h"

char *cre_map_dup_title (CreDocument *document);
char *cre_map_dup_authors (CreDocument *document);
const char *cre_map_get_side (CreDocument *document, const char *side);

gboolean cre_map_set_title (CreDocument *document, const char *title);
gboolean cre_map_set_authors (CreDocument *document, const char *authors);
gboolean cre_map_set_side (CreDocument *document, const char *side, const char *name);
gboolean cre_map_set_numbering (CreDocument *document, const CrNumbering *numbering, guint stroke);
