/* cre-map-document-private.h: a map document, for what deals with its pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"
#include "cre-slices.h"

struct _CreMapDocument {
  CreDocument parent_instance;

  /* owned */
  CrCastle *castle;
  CreSlices reading_levels;
  CreSlices growing;   /* reads the map for it */
  char *lost_ruleset;  /* NULL: the map is read by the ruleset it is for */
  GHashTable *sources; /* sha256 → CreSource, of pictures */

  guint layout, last_layout; /* see cre_map_document_get_layout() */
};

/* Where the bytes of a picture come from. */
typedef struct {
  GBytes *bytes;
  char *path; /* NULL: they were within a map */
} CreSource;

void cre_source_free (CreSource *source);

/**
 * cre_map_document_find_source:
 *
 * Pictures are known by their sums, so that undoing and redoing what was done to one finds its
 * bytes again.
 *
 * Returns: (transfer none) (nullable): what has been loaded already
 */
const CreSource *cre_map_document_find_source (CreMapDocument *document, const CrNode *node);

/* The map as it is to be written to @path: each picture linked to, or within the file. (nullable):
 * NULL when it is so already, or with an error */
CrEdit *cre_map_document_settle_pictures (CreMapDocument *document,
                                          const char *path,
                                          GError **error);

/* Not onto a picture that was laid under the map since it was read. */
gboolean cre_map_document_check_pictures (CreMapDocument *document,
                                          const char *path,
                                          GError **error);

/* For recovery: pictures of a map that was never saved are in no file of ours. */
void cre_map_document_keep_pictures (CreDocument *document, GKeyFile *notes, GHashTable *files);
void cre_map_document_recall_pictures (CreDocument *document, GKeyFile *notes, const char *folder);

/* Changes the map and tells it, without a step to be undone: so does what belongs to the file and
 * not to the user. */
void cre_map_document_swap_in (CreMapDocument *document, CrEdit *edit);
