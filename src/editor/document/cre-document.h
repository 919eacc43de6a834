/* cre-document.h: what is open, with its file and its history.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "cr-file.h"
#include "cre-history.h"

/**
 * CreDocument:
 *
 * Something that is opened, worked on and saved: its title, its file and what is known of it on
 * disk, and the steps that were done to it. What it says, the kinds of documents know.
 *
 * Properties, all notified: title, file-name, modified, can-undo, can-redo, undo-label, redo-label.
 * Modified means that the document says something else than its file, whatever was done and undone
 * in between.
 *
 * Signals: stepped (), when something has been done, undone or done again; saved ().
 */
#define CRE_TYPE_DOCUMENT (cre_document_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreDocument, cre_document, CRE, DOCUMENT, GObject)

/**
 * CreDocumentClass: what a kind of document is.
 * @ending: of the names of its files: ".map.xml"
 * @make_title: (transfer full): as people call it, in their language; where it has no name, its
 * file's
 * @copy: what it says, to be written to @path, (nullable) as it is; cheap, for a thread to read
 * @free_copy: of that
 * @says: whether it says what that copy says
 * @serialize: the bytes of a copy; in a thread
 * @write: a copy to @path, whose state on disk is held against @state and put there; in a thread
 * @load: reads what is at @path. @own_path (nullable) is that of its own file, which is another
 *   where @path is a copy kept for recovery. @state_out (nullable) gets what is known of the file
 * @check_target: whether it may be written to @path without harm to what it reads
 * @lies_at: it has just been written to @path
 * @keep: what a copy kept for recovery needs besides: notes, and files by their names
 * @recall: takes that back from @folder
 * @get_warning: (nullable): what has to be known of it before one works on it, a sentence
 * @describe_loss: (nullable) (transfer full): what saving it lets go of, and why: sentences
 * @is_made: (nullable): whether what is read from @path is made of other files, and cannot be saved
 *   there
 * @get_castle: (nullable) (transfer none): the document of the castle that it is about, if that is
 *   another
 *
 * None but the last four may be NULL.
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

/* @type: of a kind of document. Returns: (transfer full) (nullable): NULL with one sentence that
 * says where the file is wrong */
CreDocument *cre_document_open (GType type, GFile *file, GError **error);

/**
 * cre_document_save:
 * @file: (nullable): where to; NULL for the document's own file
 *
 * A failure changes nothing: neither the document nor what is on disk. %CR_ERROR_CHANGED says
 * that another program wrote to the file since; see cre_document_ignore_disk().
 */
gboolean cre_document_save (CreDocument *document, GFile *file, GError **error);

/* The same in a thread, of the document as it is now: what is done meanwhile stays unsaved. One at
 * a time. */
void cre_document_save_async (CreDocument *document,
                              GFile *file,
                              GAsyncReadyCallback callback,
                              gpointer data);
gboolean cre_document_save_finish (CreDocument *document, GAsyncResult *result, GError **error);

/* The next save replaces the file whatever happened to it: the user has been told. */
void cre_document_ignore_disk (CreDocument *document);
/* What is remembered of the file, to be held against it by a thread. */
CrFileState cre_document_copy_disk_state (CreDocument *document);
/* Whether there is a file and the user may not write to it, or nobody can save there. */
gboolean cre_document_is_read_only (CreDocument *document);
/* Whether it was made of other files that its own file names. */
gboolean cre_document_is_made (CreDocument *document);

const char *cre_document_get_ending (CreDocument *document);
const char *cre_document_get_warning (CreDocument *document);
/* Returns: (transfer full) (nullable): a sentence that tells what saving lets go of; NULL when that
 * is nothing. @why_out: (out) (transfer full) (nullable): a sentence that tells why */
char *cre_document_describe_loss (CreDocument *document, char **why_out);

/* Returns: (nullable): the castle that it is about, to be edited; NULL for a castle itself, and for
 * what was begun on one that is open */
CreDocument *cre_document_get_castle (CreDocument *document);

const char *cre_document_get_title (CreDocument *document);
/* Both (nullable): NULL when it was never saved; the name is without folders. */
const char *cre_document_get_file_name (CreDocument *document);
GFile *cre_document_get_file (CreDocument *document);
gboolean cre_document_get_modified (CreDocument *document);

/* Returns: a number for the acts of one stroke, which are undone as one */
guint cre_document_new_stroke (CreDocument *document);
/* Finds out whether the stroke that is over brought back what the file says. */
void cre_document_end_stroke (CreDocument *document);
/* Takes a stroke back that is under way, unless something else has been done or undone since. */
gboolean cre_document_undo_stroke (CreDocument *document, guint stroke);
/* Whether the step that would be undone next is that stroke. */
gboolean cre_document_is_stroke (CreDocument *document, guint stroke);
gboolean cre_document_undo (CreDocument *document);
gboolean cre_document_redo (CreDocument *document);

/* What was undone cannot be done again. */
void cre_document_forget_undone (CreDocument *document);

/* Returns: (nullable): "painting of scrub", NULL when there is nothing to undo or do again */
const char *cre_document_get_undo_label (CreDocument *document);
const char *cre_document_get_redo_label (CreDocument *document);

/* See #CreStep; 0 when there is nothing to undo or to do again. */
guint64 cre_document_get_undo_turn (CreDocument *document);
guint64 cre_document_get_redo_turn (CreDocument *document);

/* For the kinds of documents themselves. */

/* @step: (transfer full): is done, by swapping it
 * @label: what is being done, translated: "painting of scrub"
 * @stroke: 0 for a step of its own */
void cre_document_do (CreDocument *document, CreStep *step, const char *label, guint stroke);
void cre_document_update_title (CreDocument *document);
/* @file: (nullable): says from now on what the document says now, which is not modified */
void cre_document_bind (CreDocument *document, GFile *file);
/* No file says what the document says, whatever is undone. */
void cre_document_mark_unsaved (CreDocument *document);

/* Another document takes the place of one: it is saved where that was, and is not saved yet. */
void cre_document_stand_for (CreDocument *document, CreDocument *other);
/* That other one has been saved there: nothing of this one is left to be saved. */
void cre_document_yield_to (CreDocument *document, CreDocument *other);
