/* cre-document-private.h: for the files that open and save. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cre-document.h"

/* Where the bytes of a picture come from. */
typedef struct {
  GBytes *bytes;
  char *path; /* NULL: they were within a map */
} CreSource;

void cre_source_free (CreSource *source);

void cre_document_bind (CreDocument *document, GFile *file);
void cre_document_mark_unsaved (CreDocument *document);
void cre_document_emit_saved (CreDocument *document);
CrFileState *cre_document_get_disk_state (CreDocument *document);

/* The map as it is to be written to @path: each picture linked to, or within the file. Swap the
 * edit out again when the saving fails. (nullable) */
CrEdit *cre_document_settle_pictures (CreDocument *document, const char *path, GError **error);
void cre_document_swap_silently (CreDocument *document, CrEdit *edit);
GHashTable *cre_document_get_sources (CreDocument *document);
const CreSource *cre_document_find_source (CreDocument *document, const CrNode *node);
CreSource *cre_document_add_source (CreDocument *document,
                                    const char *sha256,
                                    GBytes *bytes,
                                    const char *path);
CreDocument *cre_document_new_for (CrMap *map, const char *path, GError **error);
void cre_document_set_lost_ruleset (CreDocument *document, const char *sentence);
