/* cre-document.c: an open document with its file and its history.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-document.h"

#include "cre-document-private.h"

#include "cr-error.h"
#include "cr-text.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CreDocument, cre_document, G_TYPE_OBJECT)

enum {
  PROP_TITLE = 1,
  PROP_FILE_NAME,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  N_PROPS,
};

enum { SIGNAL_STEPPED, SIGNAL_SAVED, N_SIGNALS };

static GParamSpec *props[N_PROPS];

static guint signals[N_SIGNALS];

/* The functions from here on open, watch and write the file of a document. */

/**
 * Saving: what a thread needs to write a document.
 * @copy: (owned): of its contents
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

/* Returns: (nullable): the path of the document's own file */
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

/* For a file under another name, the file chooser has asked whether to replace it. */
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

static void
set_modified (CreDocument *document, gboolean modified)
{
  CreDocumentPrivate *priv = cre_document_get_private (document);

  if (priv->modified == modified)
    return;
  priv->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (document), props[PROP_MODIFIED]);
}

/* Whether it is modified depends on the contents only: acts that cancel each other out leave
 * nothing to save. */
static void
compare_with_file (CreDocument *document)
{
  gconstpointer saved = cre_document_get_private (document)->saved;

  set_modified (document,
                saved == NULL || !CRE_DOCUMENT_GET_CLASS (document)->says (document, saved));
}

/* (nullable) */
static void
take_saved (CreDocument *document, gpointer saved)
{
  CreDocumentPrivate *priv = cre_document_get_private (document);

  if (priv->saved != NULL)
    CRE_DOCUMENT_GET_CLASS (document)->free_copy (priv->saved);
  priv->saved = saved;
}

/* @file: (nullable): from which it was read or to which it was written; @saved: (transfer full): a
 * copy of the contents of the file */
static void
bind_as (CreDocument *document, GFile *file, gpointer saved)
{
  CreDocumentPrivate *priv = cre_document_get_private (document);

  g_object_freeze_notify (G_OBJECT (document));
  if (g_set_object (&priv->file, file)) {
    g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

    g_free (priv->file_name);
    priv->file_name = name != NULL ? cr_text_show (name) : NULL;
    g_object_notify_by_pspec (G_OBJECT (document), props[PROP_FILE_NAME]);
  }
  take_saved (document, saved);
  cre_document_update_title (document);
  compare_with_file (document);
  g_object_thaw_notify (G_OBJECT (document));
}

static void
emit_saved (CreDocument *document)
{
  g_signal_emit (document, signals[SIGNAL_SAVED], 0);
}

/* The contents of the document may have changed since the saving began. */
static void
finish_saving (CreDocument *document, Saving *saving)
{
  if (saving->kind->lies_at != NULL)
    saving->kind->lies_at (document, saving->path);
  cre_document_get_private (document)->disk_state = saving->state;
  bind_as (document, saving->target, g_steal_pointer (&saving->copy));
  emit_saved (document);
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

/* The thread may hold its task a moment longer than its callback takes. It must never hold the last
 * reference to the document, so it has none. */
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
cre_document_is_made (CreDocument *document)
{
  CreDocumentClass *kind = CRE_DOCUMENT_GET_CLASS (document);
  g_autofree char *path = dup_own_path (document);

  return path != NULL && kind->is_made != NULL && kind->is_made (path);
}

gboolean
cre_document_is_read_only (CreDocument *document)
{
  g_autofree char *path = dup_own_path (document);

  return cre_document_is_made (document) ||
         (path != NULL && g_access (path, F_OK) == 0 && g_access (path, W_OK) != 0);
}

CreDocumentPrivate *
cre_document_get_private (CreDocument *document)
{
  return cre_document_get_instance_private (document);
}

void
cre_document_update_title (CreDocument *document)
{
  CreDocumentPrivate *priv = cre_document_get_private (document);
  g_autofree char *title = CRE_DOCUMENT_GET_CLASS (document)->make_title (document);

  if (g_strcmp0 (title, priv->title) == 0)
    return;
  g_free (priv->title);
  priv->title = g_steal_pointer (&title);
  g_object_notify_by_pspec (G_OBJECT (document), props[PROP_TITLE]);
}

const char *
cre_document_get_ending (CreDocument *document)
{
  return CRE_DOCUMENT_GET_CLASS (document)->ending;
}

CreDocument *
cre_document_get_castle (CreDocument *document)
{
  CreDocumentClass *klass = CRE_DOCUMENT_GET_CLASS (document);

  return klass->get_castle != NULL ? klass->get_castle (document) : NULL;
}

const char *
cre_document_get_warning (CreDocument *document)
{
  CreDocumentClass *klass = CRE_DOCUMENT_GET_CLASS (document);

  return klass->get_warning != NULL ? klass->get_warning (document) : NULL;
}

char *
cre_document_describe_loss (CreDocument *document, char **why_out)
{
  CreDocumentClass *klass = CRE_DOCUMENT_GET_CLASS (document);

  return klass->describe_loss != NULL ? klass->describe_loss (document, why_out) : NULL;
}

const char *
cre_document_get_title (CreDocument *document)
{
  return cre_document_get_private (document)->title;
}

const char *
cre_document_get_file_name (CreDocument *document)
{
  return cre_document_get_private (document)->file_name;
}

GFile *
cre_document_get_file (CreDocument *document)
{
  return cre_document_get_private (document)->file;
}

gboolean
cre_document_get_modified (CreDocument *document)
{
  return cre_document_get_private (document)->modified;
}

void
cre_document_bind (CreDocument *document, GFile *file)
{
  bind_as (document, file, CRE_DOCUMENT_GET_CLASS (document)->copy (document, NULL, NULL));
}

void
cre_document_mark_unsaved (CreDocument *document)
{
  take_saved (document, NULL);
  set_modified (document, TRUE);
}

void
cre_document_stand_for (CreDocument *document, CreDocument *other)
{
  GFile *file = cre_document_get_file (other);

  if (file == NULL)
    return;
  cre_document_get_private (document)->disk_state = cre_document_copy_disk_state (other);
  bind_as (document, file, NULL);
}

void
cre_document_yield_to (CreDocument *document, CreDocument *other)
{
  cre_document_get_private (document)->disk_state = cre_document_copy_disk_state (other);
  cre_document_bind (document, cre_document_get_file (other));
}

guint
cre_document_new_stroke (CreDocument *document)
{
  return ++cre_document_get_private (document)->last_stroke;
}

static void
tell_step (CreDocument *document)
{
  for (int i = PROP_CAN_UNDO; i <= PROP_REDO_LABEL; i++)
    g_object_notify_by_pspec (G_OBJECT (document), props[i]);
  g_signal_emit (document, signals[SIGNAL_STEPPED], 0);
}

void
cre_document_do (CreDocument *document, CreStep *step, const char *label, guint stroke)
{
  CreDocumentPrivate *priv = cre_document_get_private (document);

  g_object_freeze_notify (G_OBJECT (document));
  priv->doing = TRUE;
  step->kind->swap (step, document);
  priv->doing = FALSE;
  cre_history_push (priv->history, step, label, stroke);
  if (stroke != 0)
    set_modified (document, TRUE);
  else
    compare_with_file (document);
  tell_step (document);
  g_object_thaw_notify (G_OBJECT (document));
}

void
cre_document_end_stroke (CreDocument *document)
{
  if (cre_document_get_modified (document))
    compare_with_file (document);
}

static gboolean
walk_history (CreDocument *document, gboolean (*step) (CreHistory *, gpointer))
{
  gboolean walked;

  g_object_freeze_notify (G_OBJECT (document));
  walked = step (cre_document_get_private (document)->history, document);
  if (walked) {
    compare_with_file (document);
    tell_step (document);
  }
  g_object_thaw_notify (G_OBJECT (document));
  return walked;
}

gboolean
cre_document_undo (CreDocument *document)
{
  return walk_history (document, cre_history_undo);
}

gboolean
cre_document_redo (CreDocument *document)
{
  return walk_history (document, cre_history_redo);
}

void
cre_document_forget_undone (CreDocument *document)
{
  cre_history_forget_undone (cre_document_get_private (document)->history);
  tell_step (document);
}

/* (nullable) */
static const CreStep *
get_done (CreDocument *document)
{
  return cre_history_get_done (cre_document_get_private (document)->history);
}

static const CreStep *
get_undone (CreDocument *document)
{
  return cre_history_get_undone (cre_document_get_private (document)->history);
}

gboolean
cre_document_is_stroke (CreDocument *document, guint stroke)
{
  const CreStep *step = get_done (document);

  return stroke != 0 && step != NULL && step->stroke == stroke;
}

gboolean
cre_document_undo_stroke (CreDocument *document, guint stroke)
{
  return !cre_document_get_private (document)->doing && cre_document_is_stroke (document, stroke) &&
         cre_document_undo (document);
}

const char *
cre_document_get_undo_label (CreDocument *document)
{
  const CreStep *step = get_done (document);

  return step != NULL ? step->label : NULL;
}

const char *
cre_document_get_redo_label (CreDocument *document)
{
  const CreStep *step = get_undone (document);

  return step != NULL ? step->label : NULL;
}

guint64
cre_document_get_undo_turn (CreDocument *document)
{
  const CreStep *step = get_done (document);

  return step != NULL ? step->turn : 0;
}

guint64
cre_document_get_redo_turn (CreDocument *document)
{
  const CreStep *step = get_undone (document);

  return step != NULL ? step->turn : 0;
}

static void
cre_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreDocument *document = CRE_DOCUMENT (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, cre_document_get_title (document));
    break;
  case PROP_FILE_NAME:
    g_value_set_string (value, cre_document_get_file_name (document));
    break;
  case PROP_MODIFIED:
    g_value_set_boolean (value, cre_document_get_modified (document));
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, get_done (document) != NULL);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, get_undone (document) != NULL);
    break;
  case PROP_UNDO_LABEL:
    g_value_set_string (value, cre_document_get_undo_label (document));
    break;
  case PROP_REDO_LABEL:
    g_value_set_string (value, cre_document_get_redo_label (document));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_document_finalize (GObject *object)
{
  CreDocument *document = CRE_DOCUMENT (object);
  CreDocumentPrivate *priv = cre_document_get_private (document);

  cre_history_free (priv->history);
  take_saved (document, NULL);
  g_clear_object (&priv->file);
  g_free (priv->title);
  g_free (priv->file_name);
  G_OBJECT_CLASS (cre_document_parent_class)->finalize (object);
}

static GParamSpec *
text_prop (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
}

static GParamSpec *
flag_prop (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE,
                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
}

static void
cre_document_class_init (CreDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cre_document_get_property;
  object_class->finalize = cre_document_finalize;

  props[PROP_TITLE] = text_prop ("title");
  props[PROP_FILE_NAME] = text_prop ("file-name");
  props[PROP_MODIFIED] = flag_prop ("modified");
  props[PROP_CAN_UNDO] = flag_prop ("can-undo");
  props[PROP_CAN_REDO] = flag_prop ("can-redo");
  props[PROP_UNDO_LABEL] = text_prop ("undo-label");
  props[PROP_REDO_LABEL] = text_prop ("redo-label");
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_STEPPED] = g_signal_new ("stepped", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAVED] = g_signal_new ("saved", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_document_init (CreDocument *document)
{
  cre_document_get_private (document)->history = cre_history_new ();
}
