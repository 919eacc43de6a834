/* cre-inspect-map.h: what is said of the whole map, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-numbering.h"
#include "cre-map-document.h"

/* Returns: (transfer full): in the language of the user, as far as the map has it */
char *cre_map_dup_title (CreMapDocument *document);

/* The title that is shown is the one that is changed: that of another language stays. */
gboolean cre_map_set_title (CreMapDocument *document, const char *title);

/* @authors: their names, with commas between */
gboolean cre_map_set_authors (CreMapDocument *document, const char *authors);

gboolean cre_map_set_side (CreMapDocument *document, const char *side, const char *name);

/* @stroke: see cre_map_document_apply() */
gboolean cre_map_set_numbering (CreMapDocument *document,
                                const CrNumbering *numbering,
                                guint stroke);
