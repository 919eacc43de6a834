/* cre-document.h: a map with its file and its history. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "cr-castle.h"
#include "cr-edit.h"
#include "cr-file.h"
#include "cr-plain.h"

/**
 * CreChange: what a change of the document touched.
 * @places: (array length=n_places): hexes whose values or sides changed, each once
 * @nodes: links, areas, pictures or other sparse things changed
 * @floors: floors came or went: everything must be read anew, and @places is empty
 * @grid: the map has another size, too, and each hex another address: nothing that was remembered
 *   of places holds but who stands there; tools are let go, and made anew
 * @edit: that did it, just swapped in: cr_edit_carry() says where places went
 */
typedef struct {
  const CrPlace *places;
  gsize n_places;
  gboolean nodes, floors, grid;
  const CrEdit *edit;
} CreChange;

/**
 * CreDocument:
 *
 * The only writer of a map. Properties, all notified: title, file-name, modified, can-undo,
 * can-redo, undo-label, redo-label. Modified means that the map says something else than its
 * file, whatever was done and undone in between.
 *
 * Signals: changed (const CreChange *), after the map and the scene are up to date; moved (const
 * CrEdit *), before that, when floors came or went or the edges of the map moved: who remembers
 * places by himself takes them along, see cr_edit_carry() and cre_document_get_layout(); saved ();
 * fire-ready (), see cre_document_await_fire(); levels-ready (), see cre_document_await_levels().
 */
#define CRE_TYPE_DOCUMENT (cre_document_get_type ())
G_DECLARE_FINAL_TYPE (CreDocument, cre_document, CRE, DOCUMENT, GObject)

CreDocument *cre_document_new (CrMap *map, const CrRuleset *ruleset);
CreDocument *cre_document_new_empty (const CrGrid *grid, const char *title, GError **error);

/* In the style of the maps that somebody makes. */
CreDocument *cre_document_new_styled (const CrGrid *grid,
                                      const char *title,
                                      const CrPlainStyle *style,
                                      GError **error);
CreDocument *cre_document_open (GFile *file, GError **error);
CreDocument *cre_document_new_from_picture (GFile *picture,
                                            const CrGrid *grid,
                                            const char *title,
                                            const CrPlainStyle *style,
                                            GError **error);
/**
 * cre_document_save:
 * @file: (nullable): where to; NULL for the document's own file
 *
 * A failure changes nothing: neither the document nor what is on disk. %CR_ERROR_CHANGED says
 * that another program wrote to the file since; see cre_document_ignore_disk().
 */
gboolean cre_document_save (CreDocument *document, GFile *file, GError **error);

/* The same in a thread, of the map as it is now: what is done meanwhile stays unsaved. One at a
 * time. */
void cre_document_save_async (CreDocument *document,
                              GFile *file,
                              GAsyncReadyCallback callback,
                              gpointer data);
gboolean cre_document_save_finish (CreDocument *document, GAsyncResult *result, GError **error);
gboolean cre_document_check_export (CreDocument *document, const char *path, GError **error);
gboolean cre_document_is_changed_on_disk (CreDocument *document);
void cre_document_ignore_disk (CreDocument *document);
CrFileState cre_document_copy_disk_state (CreDocument *document);
gboolean cre_document_is_read_only (CreDocument *document);

const CrMap *cre_document_get_map (CreDocument *document);
const CrGrid *cre_document_get_grid (CreDocument *document);
const CrRuleset *cre_document_get_ruleset (CreDocument *document);
const char *cre_document_get_lost_ruleset (CreDocument *document);
const CrScene *cre_document_get_scene (CreDocument *document);
const CrLevels *cre_document_get_levels (CreDocument *document);
gboolean cre_document_has_levels (CreDocument *document);
gboolean cre_document_await_levels (CreDocument *document);
CrFire *cre_document_get_fire (CreDocument *document);
CrCastle *cre_document_get_castle (CreDocument *document);
gboolean cre_document_await_fire (CreDocument *document);
const char *cre_document_get_title (CreDocument *document);
const char *cre_document_get_file_name (CreDocument *document);
GFile *cre_document_get_file (CreDocument *document);
gboolean cre_document_get_modified (CreDocument *document);

/* Changing. */
guint cre_document_new_stroke (CreDocument *document);
gboolean cre_document_apply (CreDocument *document, CrEdit *edit, const char *label, guint stroke);
void cre_document_end_stroke (CreDocument *document);
gboolean cre_document_undo_stroke (CreDocument *document, guint stroke);
gboolean cre_document_is_stroke (CreDocument *document, guint stroke);
gboolean cre_document_undo (CreDocument *document);
gboolean cre_document_redo (CreDocument *document);
const char *cre_document_get_undo_label (CreDocument *document);
const char *cre_document_get_redo_label (CreDocument *document);

/* See #CreStep; 0 when there is nothing to undo or to do again. */
guint64 cre_document_get_undo_turn (CreDocument *document);
guint64 cre_document_get_redo_turn (CreDocument *document);

/* A number that is the same again whenever floors and edges of the map are what they were: places
 * mean the same hexes. Of two, the smaller one was there first. */
guint cre_document_get_layout (CreDocument *document);

/* Pictures. Their bytes are at hand even before the map has a file. */
GBytes *cre_document_load_picture (CreDocument *document, guint index, GError **error);
gboolean cre_document_add_picture (CreDocument *document,
                                   GFile *file,
                                   int floor,
                                   guint stroke,
                                   GError **error);
gboolean cre_document_remove_picture (CreDocument *document, guint index, guint stroke);
