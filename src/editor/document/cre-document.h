/* cre-document.h: an open document with its file and its history.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "cr-file.h"
#include "cre-history.h"

/**
 * CreDocument:
 *
 * Something that is opened, edited and saved: its title, its file with its state on disk, and the
 * history of steps. The contents belong to the kinds of documents.
 *
 * Properties, all notified: title, file-name, modified, can-undo, can-redo, undo-label, redo-label.
 * Modified means that the contents differ from those of the file, whatever was done and undone in
 * between.
 *
 * Signals: stepped (), when something was done, undone or done again; saved ().
 */
#define CRE_TYPE_DOCUMENT (cre_document_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreDocument, cre_document, CRE, DOCUMENT, GObject)

/**
 * CreDocumentClass: a kind of document. Only the last four functions may be NULL.
 * @ending: of the names of its files: ".map.xml"
 * @make_title: (transfer full): its title in the user's language; without a title, the name of its
 *   file
 * @copy: (transfer full): a cheap copy of its contents for a thread, as they are to be written to
 *   @path; (nullable) as they are
 * @free_copy: frees such a copy
 * @says: whether its contents equal that copy
 * @serialize: returns the bytes of a copy; runs in a thread
 * @write: writes a copy to @path; @state is compared with the file, and gets its new state; runs in
 *   a thread
 * @load: reads the file at @path. @own_path (nullable) is that of the document's own file, if @path
 *   is a copy kept for recovery. @state_out (nullable) gets the state of the file
 * @check_target: whether it may be written to @path without harm to the files that it needs
 * @lies_at: called when it was written to @path
 * @keep: writes what a copy kept for recovery needs besides: notes, and files by their names
 * @recall: reads that back from @folder
 * @get_warning: (nullable): a sentence about what has to be known before one edits it
 * @describe_loss: (nullable) (transfer full): sentences about what is lost by saving it, and why
 * @is_made: (nullable): whether the contents of @path are made of other files, and cannot be saved
 *   there
 * @get_castle: (nullable) (transfer none): the document of its castle, if that is another document
 */
struct _CreDocumentClass {
  GObjectClass parent_class;

  const char *ending;
  char *(*make_title) (CreDocument *document);
  gpointer (*copy) (CreDocument *document, const char *path, GError **error);
  void (*free_copy) (gpointer copy);
  gboolean (*says) (CreDocument *document, gconstpointer copy);
  GBytes *(*serialize) (gconstpointer copy);
  gboolean (*write) (gconstpointer copy, const char *path, CrFileState *state, GError **error);
  CreDocument *(*load) (const char *path,
                        const char *own_path,
                        CrFileState *state_out,
                        GError **error);
  gboolean (*check_target) (CreDocument *document, const char *path, GError **error);
  void (*lies_at) (CreDocument *document, const char *path);
  void (*keep) (CreDocument *document, GKeyFile *notes, GHashTable *files);
  void (*recall) (CreDocument *document, GKeyFile *notes, const char *folder);
  const char *(*get_warning) (CreDocument *document);
  char *(*describe_loss) (CreDocument *document, char **why_out);
  gboolean (*is_made) (const char *path);
  CreDocument *(*get_castle) (CreDocument *document);
};

/* Returns: (transfer full) (nullable): the document; NULL with an error of one sentence that tells
 * where the file is wrong. @type: of a kind of document */
CreDocument *cre_document_open (GType type, GFile *file, GError **error);

/**
 * cre_document_save:
 * @file: (nullable): NULL for the document's own file
 *
 * A failure changes neither the document nor the file. The error %CR_ERROR_CHANGED means that
 * another program has written to the file; see cre_document_ignore_disk().
 *
 * Returns: FALSE with an error
 */
gboolean cre_document_save (CreDocument *document, GFile *file, GError **error);

/* Saves in a thread the document as it is now; what is done meanwhile stays unsaved. Only one such
 * call may run at a time. */
void cre_document_save_async (CreDocument *document,
                              GFile *file,
                              GAsyncReadyCallback callback,
                              gpointer data);
gboolean cre_document_save_finish (CreDocument *document, GAsyncResult *result, GError **error);

/* The next save replaces the file whatever has happened to it, because the user was told. */
void cre_document_ignore_disk (CreDocument *document);
/* Returns: the known state of the file, with which a thread can compare it */
CrFileState cre_document_copy_disk_state (CreDocument *document);
/* Whether there is a file that the user may not write, or to which nobody can save. */
gboolean cre_document_is_read_only (CreDocument *document);
/* Whether it was made of other files that its own file names. */
gboolean cre_document_is_made (CreDocument *document);

const char *cre_document_get_ending (CreDocument *document);
const char *cre_document_get_warning (CreDocument *document);
/* Returns: (transfer full) (nullable): a sentence about what is lost by saving; NULL when nothing
 * is. @why_out: (out) (transfer full) (nullable): a sentence about the reason */
char *cre_document_describe_loss (CreDocument *document, char **why_out);

/* Returns: (transfer none) (nullable): the document of its castle, to be edited; NULL for a castle
 * itself, and for a document that was begun on a castle that is open */
CreDocument *cre_document_get_castle (CreDocument *document);

const char *cre_document_get_title (CreDocument *document);
/* Returns: (transfer none) (nullable): the name without folders, and below the file; NULL while it
 * was never saved */
const char *cre_document_get_file_name (CreDocument *document);
GFile *cre_document_get_file (CreDocument *document);
gboolean cre_document_get_modified (CreDocument *document);

/* Returns: a number for a stroke, whose acts are undone as one */
guint cre_document_new_stroke (CreDocument *document);
/* Called after a stroke: compares the contents with the file. */
void cre_document_end_stroke (CreDocument *document);
/* Undoes a stroke that is under way, unless something else was done or undone since. */
gboolean cre_document_undo_stroke (CreDocument *document, guint stroke);
/* Whether the step that would be undone next is that stroke. */
gboolean cre_document_is_stroke (CreDocument *document, guint stroke);
gboolean cre_document_undo (CreDocument *document);
gboolean cre_document_redo (CreDocument *document);

/* Drops the undone steps, which cannot be done again. */
void cre_document_forget_undone (CreDocument *document);

/* Returns: (nullable): "painting of scrub"; NULL when there is nothing to undo. Below, the same for
 * redo */
const char *cre_document_get_undo_label (CreDocument *document);
const char *cre_document_get_redo_label (CreDocument *document);

/* See #CreStep; 0 when there is nothing to undo or to do again. */
guint64 cre_document_get_undo_turn (CreDocument *document);
guint64 cre_document_get_redo_turn (CreDocument *document);

/* The kinds of documents call the functions from here on. */

/* @step: (transfer full): is done, by swapping it
 * @label: what is being done, translated: "painting of scrub"
 * @stroke: 0 for a step of its own */
void cre_document_do (CreDocument *document, CreStep *step, const char *label, guint stroke);
void cre_document_update_title (CreDocument *document);
/* @file: (nullable): says from now on what the document says now, which is not modified */
void cre_document_bind (CreDocument *document, GFile *file);
/* The document counts as modified whatever is undone, because no file has its contents. */
void cre_document_mark_unsaved (CreDocument *document);

/* The document takes the place and the file of @other, and is not saved yet. */
void cre_document_stand_for (CreDocument *document, CreDocument *other);
/* @other, which stands for this document, was saved; so this one has nothing to save any more. */
void cre_document_yield_to (CreDocument *document, CreDocument *other);
