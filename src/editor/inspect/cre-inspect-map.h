/* cre-inspect-map.h: the fields of the whole map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-numbering.h"
#include "cre-map-document.h"

/* Returns: (transfer full): the title in the user's language if the map has it */
char *cre_map_dup_title (CreMapDocument *document);

/* Changes the title in the shown language; titles in other languages stay. */
gboolean cre_map_set_title (CreMapDocument *document, const char *title);

/* @authors: their names, separated by commas */
gboolean cre_map_set_authors (CreMapDocument *document, const char *authors);

gboolean cre_map_set_side (CreMapDocument *document, const char *side, const char *name);

/* @stroke: see cre_map_document_apply() */
gboolean cre_map_set_numbering (CreMapDocument *document,
                                const CrNumbering *numbering,
                                guint stroke);
