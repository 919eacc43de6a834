/* cre-document-private.h: for the files that change, open and save a document.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cr-target.h"
#include "cre-document.h"
#include "cre-history.h"
#include "cre-slices.h"

struct _CreDocument {
  GObject parent_instance;

  /* owned */
  CrCastle *castle;
  CreSlices reading_levels;
  CreSlices growing; /* reads the map for it */
  CreHistory *history;
  GFile *file;        /* NULL: never saved */
  char *title;        /* of the map, else of the file */
  char *file_name;    /* NULL: never saved */
  char *lost_ruleset; /* NULL: the map is read by the ruleset it is for */
  CrMap *saved;       /* the map as the file has it; NULL: there is no file */

  gboolean modified;
  guint last_stroke;
  guint layout, last_layout; /* see cre_document_get_layout() */
  gboolean telling;          /* of a change that is not in the history yet */
  CrFileState disk_state;    /* as the file was when it was read or saved */
  GHashTable *sources;       /* of pictures; see cre-document-picture.c */
};

/* Where the bytes of a picture come from. */
typedef struct {
  GBytes *bytes;
  char *path; /* NULL: they were within a map */
} CreSource;

void cre_source_free (CreSource *source);

/* What is shown of a document, told to those who watch it when it is another. */
void cre_document_update_title (CreDocument *document);
void cre_document_set_modified (CreDocument *document, gboolean modified);
void cre_document_notify_history (CreDocument *document);
void cre_document_emit_changed (CreDocument *document, const CreChange *change);
void cre_document_emit_moved (CreDocument *document, const CrEdit *edit);
void cre_document_emit_fire_ready (CreDocument *document);
void cre_document_stop_growing (CreDocument *document);
void cre_document_emit_levels_ready (CreDocument *document);
void cre_document_drop_levels (CreDocument *document);

void cre_document_bind (CreDocument *document, GFile *file);
void cre_document_bind_as (CreDocument *document, GFile *file, CrMap *saved);
gboolean cre_document_check_target (CreDocument *document,
                                    CrTargetKind kind,
                                    const char *path,
                                    GError **error);
char *cre_file_get_path (GFile *file, GError **error);
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
