/* cre-playlog-file.c: reads and writes the log of a game or a siege, and finds its castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-playlog-file.h"

#include "cr-data.h"
#include "cr-error.h"
#include "cr-save.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"
#include "cr-xml-playlog.h"
#include "cre-hint.h"

#include <glib/gi18n-lib.h>

/* The largest file that is read, in bytes; nobody gives so many orders. */
#define MOST_BYTES (64 * 1024 * 1024)

/* The group in the notes of a recovery. */
#define CASTLE_GROUP "castle"

/**
 * Copy: the log at one moment.
 * @orders: (element-type utf8): the orders that were done by then
 * @bytes: the contents of its file
 */
typedef struct {
  GPtrArray *orders;
  GBytes *bytes;
} Copy;

gpointer
cre_playlog_copy (CrPlaylog *log, CreMapDocument *stage, const char *path)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (stage));
  g_autofree char *map_path = file != NULL ? g_file_get_path (file) : NULL;
  Copy *copy = g_new (Copy, 1);

  g_free (log->map_file);
  log->map_file = path != NULL && map_path != NULL ? cre_make_hint (path, map_path) : NULL;

  copy->orders = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < log->played->len; i++)
    g_ptr_array_add (copy->orders, g_strdup (((CrPlayed *) log->played->pdata[i])->order));
  copy->bytes = cr_playlog_write (log);
  return copy;
}

void
cre_playlog_free_copy (gpointer data)
{
  Copy *copy = data;

  g_ptr_array_unref (copy->orders);
  g_bytes_unref (copy->bytes);
  g_free (copy);
}

/* Only the orders are compared, because their events follow from them. */
gboolean
cre_playlog_says (const CrPlaylog *log, gconstpointer data)
{
  const GPtrArray *played = log->played;
  const Copy *copy = data;

  if (copy->orders->len != played->len)
    return FALSE;
  for (guint i = played->len; i-- > 0;)
    if (!g_str_equal (((CrPlayed *) played->pdata[i])->order, copy->orders->pdata[i]))
      return FALSE;
  return TRUE;
}

GBytes *
cre_playlog_serialize (gconstpointer copy)
{
  return g_bytes_ref (((const Copy *) copy)->bytes);
}

gboolean
cre_playlog_write_copy (gconstpointer copy, const char *path, CrFileState *state, GError **error)
{
  return cr_save (path, ((const Copy *) copy)->bytes, state, error);
}

CrPlaylog *
cre_playlog_read (const char *path, CrFileState *state_out, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, MOST_BYTES, state_out, error);

  return bytes != NULL ? cr_playlog_load (path, error) : NULL;
}

gboolean
cre_playlog_check_target (CreMapDocument *stage, const char *path, GError **error)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (stage));
  g_autofree char *map = file != NULL ? g_file_get_path (file) : NULL;

  if (map == NULL || !cr_file_is_same (map, path))
    return TRUE;
  g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                       _ ("this is the file of the castle that is played on"));
  return FALSE;
}

static CreMapDocument *
open_if_it_is (const char *path, const CrPlaylog *log)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreMapDocument) found = cre_map_document_open (file, NULL);
  g_autofree char *digest =
      found != NULL ? cr_map_dup_digest (cre_map_document_get_map (found)) : NULL;

  return g_strcmp0 (digest, log->map_digest) == 0 ? g_steal_pointer (&found) : NULL;
}

/* Returns: (transfer full) (nullable): the castle on which the log was played, if it is in that
 * folder */
static CreMapDocument *
find_map_in (const char *folder, const CrPlaylog *log)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  CreMapDocument *found = NULL;
  const char *name;

  while (dir != NULL && found == NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, ".map.xml") || g_str_has_suffix (name, CR_ASSEMBLY_ENDING))
      found = open_if_it_is (path, log);
  }
  g_clear_pointer (&dir, g_dir_close);
  return found;
}

/* Returns: (element-type utf8): the folders of the castles that come with the program */
static GPtrArray *
list_folders (void)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (folders, cr_data_path ("maps"));
  g_ptr_array_add (folders, cr_data_path ("../maps"));
  return folders;
}

static CreMapDocument *
find_map_among (const GPtrArray *folders, const CrPlaylog *log)
{
  CreMapDocument *map = NULL;

  for (guint i = 0; map == NULL && i < folders->len; i++)
    map = find_map_in (folders->pdata[i], log);
  return map;
}

/* Returns: (transfer full) (nullable): the castle that the log names, if it is in the file that is
 * found from the log's folder */
static CreMapDocument *
find_named (const char *path, const CrPlaylog *log)
{
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char *file = folder != NULL && log->map_file != NULL
                              ? g_canonicalize_filename (log->map_file, folder)
                              : NULL;

  return file != NULL ? open_if_it_is (file, log) : NULL;
}

/* The castle is looked for under the path in the log, then beside the log, then among those that
 * come with the program. */
CreMapDocument *
cre_playlog_find_map (const char *path, const char *own_path, const CrPlaylog *log, GError **error)
{
  g_autoptr (GPtrArray) folders = list_folders ();
  CreMapDocument *map = find_named (own_path != NULL ? own_path : path, log);

  if (map != NULL)
    return map;
  g_ptr_array_insert (folders, 0, g_path_get_dirname (path));
  if (own_path != NULL)
    g_ptr_array_insert (folders, 1, g_path_get_dirname (own_path));
  map = find_map_among (folders, log);
  if (map == NULL)
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 _ ("The castle “%s” of this game is not beside it, or it has been changed since. "
                    "Put the map as it was into the folder of the game."),
                 log->map);
  return map;
}

/* The log only names the file of its castle, so a copy of the castle and the address of its file
 * are kept too. */
void
cre_playlog_keep (CreMapDocument *stage, const CrMap *start, GKeyFile *notes, GHashTable *files)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (stage));
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  g_hash_table_insert (files, g_strdup ("castle.map.xml"), cr_map_serialize (start));
  if (uri != NULL)
    g_key_file_set_string (notes, CASTLE_GROUP, "uri", uri);
}

static gboolean
lies_in (CreMapDocument *castle, const char *folder)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (castle));
  g_autoptr (GFile) parent = file != NULL ? g_file_get_parent (file) : NULL;
  g_autoptr (GFile) its = g_file_new_for_path (folder);

  return parent != NULL && g_file_equal (parent, its);
}

void
cre_playlog_recall (const CrPlaylog *log,
                    CreMapDocument *stage,
                    CreMapDocument **castle,
                    GKeyFile *notes,
                    const char *folder)
{
  g_autofree char *uri = g_key_file_get_string (notes, CASTLE_GROUP, "uri", NULL);
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (CreMapDocument) own = path != NULL ? open_if_it_is (path, log) : NULL;

  if (!lies_in (*castle, folder))
    return;
  cre_document_bind (CRE_DOCUMENT (stage), file);
  if (own != NULL) {
    g_set_object (castle, own);
  } else {
    cre_document_bind (CRE_DOCUMENT (*castle), file);
    cre_document_mark_unsaved (CRE_DOCUMENT (*castle));
  }
}

char *
cre_playlog_describe_loss (const CrPlaylog *log, CreMapDocument *stage, char **why_out)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (stage));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GPtrArray) folders = list_folders ();
  g_autoptr (CreMapDocument) map = NULL;

  if (path != NULL)
    g_ptr_array_insert (folders, 0, g_path_get_dirname (path));
  map = find_map_among (folders, log);
  if (map != NULL)
    return NULL;
  *why_out =
      g_strdup (_ ("A game is opened again on the castle it was played on, and that is in no "
                   "file. Save the map as well, beside the game."));
  return g_strdup (_ ("The castle of this game is not saved"));
}
