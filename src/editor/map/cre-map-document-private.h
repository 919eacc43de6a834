/* cre-map-document-private.h: a map document, for the code about its pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"
#include "cre-slices.h"

struct _CreMapDocument {
  CreDocument parent_instance;

  /* owned */
  CrCastle *castle;
  CreSlices reading_levels;
  CreSlices growing;   /* builds the fire index */
  char *lost_ruleset;  /* NULL when the map has the ruleset that it names */
  GHashTable *sources; /* sha256 → CreSource, of pictures */

  guint layout, last_layout; /* see cre_map_document_get_layout() */
};

/* The source of a picture's bytes. */
typedef struct {
  GBytes *bytes;
  char *path; /* NULL when they were within a map */
} CreSource;

void cre_source_free (CreSource *source);

/**
 * cre_map_document_find_source:
 *
 * Pictures are found by their sums, so that their bytes are found again when a change of one is
 * undone and redone.
 *
 * Returns: (transfer none) (nullable): what was loaded already
 */
const CreSource *cre_map_document_find_source (CreMapDocument *document, const CrNode *node);

/* Returns: (transfer full) (nullable): the changes that make each picture linked to, or embedded
 * in, a map written to @path; NULL when there are none, or with an error */
CrEdit *cre_map_document_settle_pictures (CreMapDocument *document,
                                          const char *path,
                                          GError **error);

/* Returns: FALSE with an error when the map would overwrite a picture that was added since it was
 * read */
gboolean cre_map_document_check_pictures (CreMapDocument *document,
                                          const char *path,
                                          GError **error);

/* Keeps pictures of a map that was never saved for recovery, because no other file has them. */
void cre_map_document_keep_pictures (CreDocument *document, GKeyFile *notes, GHashTable *files);
void cre_map_document_recall_pictures (CreDocument *document, GKeyFile *notes, const char *folder);

/* Changes the map and emits the signals, without a step of undo: for changes that belong to the
 * file and not to the user. */
void cre_map_document_swap_in (CreMapDocument *document, CrEdit *edit);
