/* cre-document-save.c: a document and its file: opened, watched, and written beside what is done
 * meanwhile. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "cr-error.h"
#include "cre-document-private.h"

/**
 * Saving: what a thread needs to write a document.
 * @copy: (owned): of what it says
 * @state: of the file as it was known, then as it was written
 */
typedef struct {
  CreDocumentClass *kind;
  gpointer copy;
  GFile *target;
  char *path;
  CrFileState state;
} Saving;

static void
saving_free (Saving *saving)
{
  if (saving->copy != NULL)
    saving->kind->free_copy (saving->copy);
  g_clear_object (&saving->target);
  g_free (saving->path);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static char *
dup_path (GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL) {
    g_autofree char *name = g_file_get_parse_name (file);
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("“%s” is not on this computer; copy it here first"), name);
  }
  return g_steal_pointer (&path);
}

/* Returns: (nullable): of the document's own file */
static char *
dup_own_path (CreDocument *document)
{
  GFile *file = cre_document_get_file (document);

  return file != NULL ? g_file_get_path (file) : NULL;
}

CreDocument *
cre_document_open (GType type, GFile *file, GError **error)
{
  CreDocumentClass *kind = g_type_class_ref (type);
  g_autofree char *path = dup_path (file, error);
  CrFileState state = { FALSE };
  CreDocument *document = path != NULL ? kind->load (path, path, &state, error) : NULL;

  g_type_class_unref (kind);
  if (document == NULL)
    return NULL;
  cre_document_get_private (document)->disk_state = state;
  cre_document_bind (document, file);
  return document;
}

/* Who saves under another name has been asked by the file chooser whether to replace. */
static Saving *
saving_new (CreDocument *document, GFile *file, GError **error)
{
  GFile *own = cre_document_get_file (document);
  g_autoptr (Saving) saving = g_new0 (Saving, 1);

  saving->kind = CRE_DOCUMENT_GET_CLASS (document);
  saving->target = g_object_ref (file != NULL ? file : own);
  saving->path = dup_path (saving->target, error);
  if (saving->path == NULL || !saving->kind->check_target (document, saving->path, error))
    return NULL;
  saving->copy = saving->kind->copy (document, saving->path, error);
  if (saving->copy == NULL)
    return NULL;
  if (own != NULL && g_file_equal (saving->target, own))
    saving->state = cre_document_copy_disk_state (document);
  return g_steal_pointer (&saving);
}

static gboolean
write_copy (Saving *saving, GError **error)
{
  return saving->kind->write (saving->copy, saving->path, &saving->state, error);
}

/* The document may say something else since. */
static void
finish_saving (CreDocument *document, Saving *saving)
{
  saving->kind->lies_at (document, saving->path);
  cre_document_get_private (document)->disk_state = saving->state;
  cre_document_bind_as (document, saving->target, g_steal_pointer (&saving->copy));
  cre_document_emit_saved (document);
}

gboolean
cre_document_save (CreDocument *document, GFile *file, GError **error)
{
  g_autoptr (Saving) saving = NULL;

  g_return_val_if_fail (file != NULL || cre_document_get_file (document) != NULL, FALSE);
  saving = saving_new (document, file, error);
  if (saving == NULL || !write_copy (saving, error))
    return FALSE;
  finish_saving (document, saving);
  return TRUE;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_copy (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The thread may keep its own task a moment longer than its answer lasts; it must never be the last
 * to hold the document, so that it knows nothing of it. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
cre_document_save_async (CreDocument *document,
                         GFile *file,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = g_task_new (document, NULL, callback, data);
  g_autoptr (GTask) writing = NULL;
  GError *error = NULL;
  Saving *saving = saving_new (document, file, &error);

  if (saving == NULL) {
    g_task_return_error (task, error);
    return;
  }
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  writing = g_task_new (NULL, NULL, written_cb, g_object_ref (task));
  g_task_set_task_data (writing, saving, NULL);
  g_task_run_in_thread (writing, write_in_thread);
}

gboolean
cre_document_save_finish (CreDocument *document, GAsyncResult *result, GError **error)
{
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  finish_saving (document, g_task_get_task_data (G_TASK (result)));
  return TRUE;
}

gboolean
cre_document_is_changed_on_disk (CreDocument *document)
{
  g_autofree char *path = dup_own_path (document);

  return path != NULL &&
         cr_file_is_changed (path, &cre_document_get_private (document)->disk_state);
}

void
cre_document_ignore_disk (CreDocument *document)
{
  cre_document_get_private (document)->disk_state = (CrFileState){ FALSE };
}

CrFileState
cre_document_copy_disk_state (CreDocument *document)
{
  return cre_document_get_private (document)->disk_state;
}

gboolean
cre_document_is_read_only (CreDocument *document)
{
  g_autofree char *path = dup_own_path (document);

  return path != NULL && g_access (path, F_OK) == 0 && g_access (path, W_OK) != 0;
}
