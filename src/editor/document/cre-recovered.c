/* cre-recovered.c: what was left behind, and getting it back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "cr-error.h"
#include "cre-document-private.h"
#include "cre-recovery-private.h"

/* Where discarded work waits. */
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

/* The copy written last. */
static char *
find_copy (const char *folder, GKeyFile *meta)
{
  return cre_recovery_path (folder,
                            g_key_file_get_integer (meta, CRE_RECOVERY_GROUP, "turn", NULL) != 0);
}

/* NULL: nothing was copied there, or the session that did is still alive. */
static CreRecovered *
look_at (const char *folder)
{
  int lock = cre_recovery_lock (folder);
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

GPtrArray *
cre_recovery_list (const char *root)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) cre_recovered_free);
  g_autofree char *own = root == NULL ? cre_recovery_get_root () : NULL;
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

/* The copy written last; the one before it when that cannot be read. */
static CreDocument *
load (CreDocumentClass *kind, const char *folder, GKeyFile *meta, const char *own, GError **error)
{
  int turn = g_key_file_get_integer (meta, CRE_RECOVERY_GROUP, "turn", NULL) != 0;
  g_autofree char *path = find_copy (folder, meta);
  g_autofree char *older = cre_recovery_path (folder, !turn);
  CreDocument *document = kind->load (path, own, NULL, error);

  if (document == NULL && g_file_test (older, G_FILE_TEST_EXISTS)) {
    g_clear_error (error);
    document = kind->load (older, own, NULL, error);
  }
  return document;
}

/* What the file was like when the lost session read it: a save must not run over later changes. */
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
  document = load (kind, recovered->folder, meta, path, error);
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

void
cre_recovered_forget (const CreRecovered *recovered)
{
  cre_recovery_remove (recovered->folder, TRUE);
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
      cre_recovery_remove (folder, TRUE);
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
