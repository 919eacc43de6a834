/* cre-document-save.c: a document written to its file, beside what is done meanwhile.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-document-private.h"

#include "cr-target.h"
#include "cr-xml-map.h"

/**
 * Saving: what a thread needs to write a map.
 * @map: (owned): a copy, each picture linked as it is to be from there
 * @state: of the file as it was known, then as it was written
 */
typedef struct {
  CrMap *map;
  GFile *target;
  char *path;
  CrFileState state;
} Saving;

static void
saving_free (Saving *saving)
{
  g_clear_pointer (&saving->map, cr_map_free);
  g_clear_object (&saving->target);
  g_free (saving->path);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static gboolean
copy_map (Saving *saving, CreDocument *document, GError **error)
{
  GError *problem = NULL;
  g_autoptr (CrEdit) settled = cre_document_settle_pictures (document, saving->path, &problem);

  if (problem != NULL) {
    g_propagate_error (error, problem);
    return FALSE;
  }
  saving->map = cr_map_copy (cre_document_get_map (document));
  if (settled != NULL)
    cr_edit_swap (settled, saving->map);
  return TRUE;
}

/* Who saves under another name has been asked by the file chooser whether to replace. */
static Saving *
saving_new (CreDocument *document, GFile *file, GError **error)
{
  GFile *own = cre_document_get_file (document);
  g_autoptr (Saving) saving = g_new0 (Saving, 1);

  saving->target = g_object_ref (file != NULL ? file : own);
  saving->path = cre_file_get_path (saving->target, error);
  if (saving->path == NULL ||
      !cre_document_check_target (document, CR_TARGET_MAP, saving->path, error) ||
      !copy_map (saving, document, error))
    return NULL;
  if (own != NULL && g_file_equal (saving->target, own))
    saving->state = *cre_document_get_disk_state (document);
  return g_steal_pointer (&saving);
}

static gboolean
write_map (Saving *saving, GError **error)
{
  return cr_map_save (saving->map, saving->path, &saving->state, error);
}

/* The map may have changed since; its pictures are found from where it lies now. */
static void
finish (CreDocument *document, Saving *saving)
{
  g_autoptr (CrEdit) settled = cre_document_settle_pictures (document, saving->path, NULL);

  if (settled != NULL)
    cre_document_swap_silently (document, settled);
  *cre_document_get_disk_state (document) = saving->state;
  cre_document_bind_as (document, saving->target, g_steal_pointer (&saving->map));
  cre_document_emit_saved (document);
}

gboolean
cre_document_save (CreDocument *document, GFile *file, GError **error)
{
  g_autoptr (Saving) saving = NULL;

  g_return_val_if_fail (file != NULL || cre_document_get_file (document) != NULL, FALSE);
  saving = saving_new (document, file, error);
  if (saving == NULL || !write_map (saving, error))
    return FALSE;
  finish (document, saving);
  return TRUE;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_map (data, &error))
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
  GError *error = NULL;
  Saving *saving = saving_new (document, file, &error);

  if (saving == NULL) {
    g_task_return_error (task, error);
    return;
  }
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
cre_document_save_finish (CreDocument *document, GAsyncResult *result, GError **error)
{
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  finish (document, g_task_get_task_data (G_TASK (result)));
  return TRUE;
}
