/* cre-recovery.c: keeps a copy of unsaved work, in case the program is killed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-recovery.h"

#include "cre-document-private.h"

#include "cr-error.h"
#include "cr-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#define CRE_RECOVERY_GROUP "recovery"
#define CRE_RECOVERY_META "meta"
#define CRE_RECOVERY_LOCK "lock"

/* The copy begins so long after the last change, and at most so long after the first, so that it is
 * on disk after one second of rest or five of work. */
#define QUIET_MS 700
#define LONGEST_MS 4000

/* All that is written, copied from the document at one moment. */
typedef struct {
  CreDocumentClass *kind;
  char *folder;
  gpointer copy;
  GKeyFile *meta;
  GHashTable *files; /* name → GBytes, of what is in no file of the user */
  int turn;
} Snapshot;

struct _CreRecovery {
  GObject parent_instance;

  CreDocument *document;
  char *root;
  char *folder; /* NULL until there is something to keep */
  int lock;     /* released by the kernel when the program dies, which shows that it crashed */
  int turn;
  guint wait;
  gint64 first_change; /* 0 when everything is copied */
  gboolean writing;
};

G_DEFINE_FINAL_TYPE (CreRecovery, cre_recovery, G_TYPE_OBJECT)

/* The functions from here on find copies that were left behind, and open them. */

/* The folder for discarded work, and how long it stays there. */
#define BIN "discarded"
#define KEEP_SECONDS (30 * 24 * 60 * 60)

void
cre_recovered_free (CreRecovered *recovered)
{
  g_free (recovered->folder);
  g_free (recovered->path);
  g_free (recovered->title);
  g_free (recovered->uri);
  g_free (recovered->kind);
  g_free (recovered);
}

static GKeyFile *
load_meta (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, CRE_RECOVERY_META, NULL);
  g_autoptr (GKeyFile) meta = g_key_file_new ();

  return g_key_file_load_from_file (meta, path, 0, NULL) ? g_steal_pointer (&meta) : NULL;
}

/* Two copies are written in turn, so that a bad one never replaces the last good one. */
static char *
path_recovery (const char *folder, int turn)
{
  return g_build_filename (folder, turn == 0 ? "doc.0.xml" : "doc.1.xml", NULL);
}

/* Finds the copy that was written last. */
static char *
find_copy (const char *folder, GKeyFile *meta)
{
  return path_recovery (folder,
                        g_key_file_get_integer (meta, CRE_RECOVERY_GROUP, "turn", NULL) != 0);
}

/* Locks the folder. Returns: a file descriptor that holds the lock, −1 when another process has it
 */
static int
lock_recovery (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, CRE_RECOVERY_LOCK, NULL);
  int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0) {
    close (fd);
    return -1;
  }
  return fd;
}

/* Returns: (nullable): the work in a folder; NULL when there is none, or when its session is still
 * running */
static CreRecovered *
look_at (const char *folder)
{
  int lock = lock_recovery (folder);
  g_autoptr (GKeyFile) meta = NULL;
  CreRecovered *recovered;

  if (lock < 0)
    return NULL;
  close (lock);
  meta = load_meta (folder);
  if (meta == NULL)
    return NULL;
  recovered = g_new0 (CreRecovered, 1);
  recovered->folder = g_strdup (folder);
  recovered->path = find_copy (folder, meta);
  recovered->title = g_key_file_get_string (meta, CRE_RECOVERY_GROUP, "title", NULL);
  recovered->uri = g_key_file_get_string (meta, CRE_RECOVERY_GROUP, "uri", NULL);
  recovered->kind = g_key_file_get_string (meta, CRE_RECOVERY_GROUP, "kind", NULL);
  recovered->time = g_key_file_get_int64 (meta, CRE_RECOVERY_GROUP, "time", NULL);
  return recovered;
}

static int
compare_time (gconstpointer a, gconstpointer b)
{
  const CreRecovered *one = *(CreRecovered *const *) a, *other = *(CreRecovered *const *) b;

  return one->time > other->time ? -1 : one->time < other->time;
}

/**
 * get_root:
 *
 * Returns: (transfer full): the folder of all recovery folders
 */
static char *
get_root (void)
{
  return g_build_filename (g_get_user_data_dir (), "crenel", "recovery", NULL);
}

GPtrArray *
cre_recovery_list (const char *root)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) cre_recovered_free);
  g_autofree char *own = root == NULL ? get_root () : NULL;
  GDir *dir = g_dir_open (root != NULL ? root : own, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *folder = g_build_filename (root != NULL ? root : own, name, NULL);
    CreRecovered *recovered = !g_str_equal (name, BIN) && g_file_test (folder, G_FILE_TEST_IS_DIR)
                                  ? look_at (folder)
                                  : NULL;

    if (recovered != NULL)
      g_ptr_array_add (list, recovered);
  }
  g_clear_pointer (&dir, g_dir_close);
  g_ptr_array_sort (list, compare_time);
  return list;
}

CreRecovered *
cre_recovery_find (const char *root, GFile *file)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (root);

  for (guint i = 0; i < list->len; i++) {
    const CreRecovered *recovered = list->pdata[i];
    g_autoptr (GFile) its = recovered->uri != NULL ? g_file_new_for_uri (recovered->uri) : NULL;

    if (its != NULL && g_file_equal (its, file))
      return g_ptr_array_steal_index (list, i);
  }
  return NULL;
}

/* Loads the last copy; if that cannot be read, the one before it. */
static CreDocument *
load_copy (CreDocumentClass *kind,
           const char *folder,
           GKeyFile *meta,
           const char *own,
           GError **error)
{
  int turn = g_key_file_get_integer (meta, CRE_RECOVERY_GROUP, "turn", NULL) != 0;
  g_autofree char *path = find_copy (folder, meta);
  g_autofree char *older = path_recovery (folder, !turn);
  CreDocument *document = kind->load (path, own, NULL, error);

  if (document == NULL && g_file_test (older, G_FILE_TEST_EXISTS)) {
    g_clear_error (error);
    document = kind->load (older, own, NULL, error);
  }
  return document;
}

/* Restores the state that the file had when the lost session read it, so that a save does not
 * overwrite later changes. */
static void
load_disk_state (CreDocument *document, GKeyFile *meta)
{
  CrFileState *state = &cre_document_get_private (document)->disk_state;
  g_autofree char *sha256 = g_key_file_get_string (meta, CRE_RECOVERY_GROUP, "sha256", NULL);

  if (sha256 == NULL)
    return;
  state->known = TRUE;
  state->device = g_key_file_get_uint64 (meta, CRE_RECOVERY_GROUP, "device", NULL);
  state->inode = g_key_file_get_uint64 (meta, CRE_RECOVERY_GROUP, "inode", NULL);
  state->size = g_key_file_get_int64 (meta, CRE_RECOVERY_GROUP, "size", NULL);
  state->mtime = g_key_file_get_int64 (meta, CRE_RECOVERY_GROUP, "mtime", NULL);
  g_strlcpy (state->sha256, sha256, sizeof state->sha256);
}

GType
cre_recovered_get_kind (const CreRecovered *recovered, GType usual)
{
  GType kind = recovered->kind != NULL ? g_type_from_name (recovered->kind) : G_TYPE_INVALID;

  return g_type_is_a (kind, CRE_TYPE_DOCUMENT) ? kind : usual;
}

CreDocument *
cre_recovered_open (const CreRecovered *recovered, GType usual, GError **error)
{
  g_autoptr (GKeyFile) meta = load_meta (recovered->folder);
  g_autoptr (GFile) file = recovered->uri != NULL ? g_file_new_for_uri (recovered->uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  CreDocumentClass *kind;
  CreDocument *document;

  if (meta == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO, _ ("there is nothing left in “%s”"),
                 recovered->folder);
    return NULL;
  }
  kind = g_type_class_ref (cre_recovered_get_kind (recovered, usual));
  document = load_copy (kind, recovered->folder, meta, path, error);
  if (document != NULL)
    kind->recall (document, meta, recovered->folder);
  g_type_class_unref (kind);
  if (document == NULL)
    return NULL;
  load_disk_state (document, meta);
  cre_document_bind (document, file);
  cre_document_mark_unsaved (document);
  return document;
}

static void
remove_recovery (const char *folder, gboolean with_folder)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (with_folder || !g_str_equal (name, CRE_RECOVERY_LOCK))
      g_unlink (path);
  }
  g_clear_pointer (&dir, g_dir_close);
  if (with_folder)
    g_rmdir (folder);
}

void
cre_recovered_forget (const CreRecovered *recovered)
{
  remove_recovery (recovered->folder, TRUE);
}

static void
purge_bin (const char *bin)
{
  gint64 oldest = g_get_real_time () / G_USEC_PER_SEC - KEEP_SECONDS;
  GDir *dir = g_dir_open (bin, 0, NULL);
  const char *name;
  GStatBuf info;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *folder = g_build_filename (bin, name, NULL);

    if (g_stat (folder, &info) == 0 && info.st_mtime < oldest)
      remove_recovery (folder, TRUE);
  }
  g_clear_pointer (&dir, g_dir_close);
}

void
cre_recovered_discard (const CreRecovered *recovered)
{
  g_autofree char *root = g_path_get_dirname (recovered->folder);
  g_autofree char *name = g_path_get_basename (recovered->folder);
  g_autofree char *bin = g_build_filename (root, BIN, NULL);
  g_autofree char *aside = g_build_filename (bin, name, NULL);

  g_mkdir_with_parents (bin, 0700);
  purge_bin (bin);
  if (g_rename (recovered->folder, aside) != 0)
    g_debug ("recovery: %s stays where it is", recovered->folder);
}

static void
free_snapshot (Snapshot *snapshot)
{
  g_free (snapshot->folder);
  snapshot->kind->free_copy (snapshot->copy);
  g_key_file_unref (snapshot->meta);
  g_hash_table_unref (snapshot->files);
  g_free (snapshot);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Snapshot, free_snapshot)

static void
note_disk_state (GKeyFile *meta, const CrFileState *state)
{
  if (!state->known)
    return;
  g_key_file_set_uint64 (meta, CRE_RECOVERY_GROUP, "device", state->device);
  g_key_file_set_uint64 (meta, CRE_RECOVERY_GROUP, "inode", state->inode);
  g_key_file_set_int64 (meta, CRE_RECOVERY_GROUP, "size", state->size);
  g_key_file_set_int64 (meta, CRE_RECOVERY_GROUP, "mtime", state->mtime);
  g_key_file_set_string (meta, CRE_RECOVERY_GROUP, "sha256", state->sha256);
}

static Snapshot *
take_snapshot (CreRecovery *recovery)
{
  Snapshot *snapshot = g_new0 (Snapshot, 1);
  CrFileState state = cre_document_copy_disk_state (recovery->document);
  GFile *file = cre_document_get_file (recovery->document);

  snapshot->folder = g_strdup (recovery->folder);
  snapshot->kind = CRE_DOCUMENT_GET_CLASS (recovery->document);
  snapshot->copy = snapshot->kind->copy (recovery->document, NULL, NULL);
  snapshot->meta = g_key_file_new ();
  snapshot->files =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  snapshot->turn = recovery->turn;
  g_key_file_set_string (snapshot->meta, CRE_RECOVERY_GROUP, "title",
                         cre_document_get_title (recovery->document));
  g_key_file_set_string (snapshot->meta, CRE_RECOVERY_GROUP, "kind",
                         G_OBJECT_TYPE_NAME (recovery->document));
  g_key_file_set_int64 (snapshot->meta, CRE_RECOVERY_GROUP, "time", g_get_real_time ());
  g_key_file_set_integer (snapshot->meta, CRE_RECOVERY_GROUP, "turn", recovery->turn);
  if (file != NULL) {
    g_autofree char *uri = g_file_get_uri (file);
    g_key_file_set_string (snapshot->meta, CRE_RECOVERY_GROUP, "uri", uri);
  }
  note_disk_state (snapshot->meta, &state);
  snapshot->kind->keep (recovery->document, snapshot->meta, snapshot->files);
  recovery->turn = !recovery->turn;
  recovery->first_change = 0;
  return snapshot;
}

/* A file that exists is not written again, because its name contains the sum of its contents. */
static gboolean
write_files (const Snapshot *snapshot, GError **error)
{
  GHashTableIter iter;
  gpointer name, bytes;

  g_hash_table_iter_init (&iter, snapshot->files);
  while (g_hash_table_iter_next (&iter, &name, &bytes)) {
    g_autofree char *path = g_build_filename (snapshot->folder, name, NULL);

    if (!g_file_test (path, G_FILE_TEST_EXISTS) && !cr_save (path, bytes, NULL, error))
      return FALSE;
  }
  return TRUE;
}

/* Writes first what the copy needs, then the copy, then the notes that tell of both. */
static gboolean
write_snapshot (const Snapshot *snapshot, GError **error)
{
  g_autofree char *path = path_recovery (snapshot->folder, snapshot->turn);
  g_autofree char *meta_path = g_build_filename (snapshot->folder, CRE_RECOVERY_META, NULL);
  g_autoptr (GBytes) bytes = snapshot->kind->serialize (snapshot->copy);
  g_autoptr (GBytes) meta = NULL;
  gsize n;
  char *text;

  if (!write_files (snapshot, error) || !cr_save (path, bytes, NULL, error))
    return FALSE;
  text = g_key_file_to_data (snapshot->meta, &n, NULL);
  meta = g_bytes_new_take (text, n);
  return cr_save (meta_path, meta, NULL, error);
}

static gboolean
make_folder (CreRecovery *recovery, GError **error)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *folder = g_build_filename (recovery->root, uuid, NULL);

  if (recovery->folder != NULL)
    return TRUE;
  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                 _ ("cannot make the folder “%s” for recovery"), folder);
    return FALSE;
  }
  recovery->lock = lock_recovery (folder);
  recovery->folder = g_steal_pointer (&folder);
  return TRUE;
}

gboolean
cre_recovery_write (CreRecovery *recovery, GError **error)
{
  g_autoptr (Snapshot) snapshot = NULL;

  if (!make_folder (recovery, error))
    return FALSE;
  snapshot = take_snapshot (recovery);
  return write_snapshot (snapshot, error);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_snapshot (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean wait_cb (gpointer data);

/* The document equals its file, after a save or an undo, so the copy is removed. */
static void
drop_copy (CreRecovery *recovery)
{
  recovery->first_change = 0;
  if (recovery->folder != NULL && !recovery->writing)
    remove_recovery (recovery->folder, FALSE);
}

/* A copy that fails is written again after the next change; the work itself is in memory. @data:
 * (transfer full): the recovery. If it were the source of the task, the writing thread could drop
 * its last reference, and that of the document with it. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CreRecovery) recovery = data;
  const Snapshot *snapshot = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  recovery->writing = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_debug ("recovery: %s", error->message);
  /* The document was saved or closed while the copy was being written, so the copy is outdated. */
  if (recovery->folder == NULL)
    remove_recovery (snapshot->folder, TRUE);
  else if (!cre_document_get_modified (recovery->document))
    remove_recovery (recovery->folder, FALSE);
  else if (recovery->first_change != 0 && recovery->wait == 0)
    recovery->wait = g_timeout_add (QUIET_MS, wait_cb, recovery);
}

static gboolean
wait_cb (gpointer data)
{
  CreRecovery *recovery = data;
  g_autoptr (GTask) task = NULL;

  recovery->wait = 0;
  if (recovery->writing)
    return G_SOURCE_REMOVE;
  if (!cre_document_get_modified (recovery->document)) {
    drop_copy (recovery);
    return G_SOURCE_REMOVE;
  }
  if (!make_folder (recovery, NULL))
    return G_SOURCE_REMOVE;
  recovery->writing = TRUE;
  task = g_task_new (NULL, NULL, written_cb, g_object_ref (recovery));
  g_task_set_task_data (task, take_snapshot (recovery), (GDestroyNotify) free_snapshot);
  g_task_run_in_thread (task, write_thread);
  return G_SOURCE_REMOVE;
}

static void
stepped_cb (CreRecovery *recovery)
{
  gint64 now = g_get_monotonic_time (), left;

  if (recovery->first_change == 0)
    recovery->first_change = now;
  left = LONGEST_MS - (now - recovery->first_change) / 1000;
  g_clear_handle_id (&recovery->wait, g_source_remove);
  recovery->wait = g_timeout_add ((guint) CLAMP (left, 0, QUIET_MS), wait_cb, recovery);
}

static void
saved_cb (CreRecovery *recovery)
{
  g_clear_handle_id (&recovery->wait, g_source_remove);
  drop_copy (recovery);
}

void
cre_recovery_end (CreRecovery *recovery)
{
  g_clear_handle_id (&recovery->wait, g_source_remove);
  g_signal_handlers_disconnect_by_data (recovery->document, recovery);
  if (recovery->folder != NULL)
    remove_recovery (recovery->folder, TRUE);
  g_clear_pointer (&recovery->folder, g_free);
}

static void
cre_recovery_finalize (GObject *object)
{
  CreRecovery *recovery = CRE_RECOVERY (object);

  g_clear_handle_id (&recovery->wait, g_source_remove);
  if (recovery->folder != NULL && !cre_document_get_modified (recovery->document))
    remove_recovery (recovery->folder, TRUE);
  if (recovery->lock >= 0)
    close (recovery->lock);
  g_clear_object (&recovery->document);
  g_free (recovery->folder);
  g_free (recovery->root);
  G_OBJECT_CLASS (cre_recovery_parent_class)->finalize (object);
}

static void
cre_recovery_class_init (CreRecoveryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_recovery_finalize;
}

static void
cre_recovery_init (CreRecovery *recovery)
{
  recovery->lock = -1;
}

CreRecovery *
cre_recovery_new (CreDocument *document, const char *root)
{
  CreRecovery *recovery = g_object_new (CRE_TYPE_RECOVERY, NULL);

  recovery->document = g_object_ref (document);
  recovery->root = root != NULL ? g_strdup (root) : get_root ();
  g_signal_connect_object (document, "stepped", G_CALLBACK (stepped_cb), recovery,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "saved", G_CALLBACK (saved_cb), recovery, G_CONNECT_SWAPPED);
  return recovery;
}
