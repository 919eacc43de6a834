/* cre-stamps.c: nine pieces of castle to be stamped. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-stamps.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "cr-build.h"
#include "cr-data.h"
#include "cr-error.h"
#include "cr-xml-map.h"

struct _CreStamps {
  GObject parent_instance;

  char *folder, *shipped;
  int changed_last; /* the number of the last changed stamp; 0: none */
};

G_DEFINE_FINAL_TYPE (CreStamps, cre_stamps, G_TYPE_OBJECT)

static guint changed_signal;

static void
cre_stamps_finalize (GObject *object)
{
  g_free (CRE_STAMPS (object)->folder);
  g_free (CRE_STAMPS (object)->shipped);
  G_OBJECT_CLASS (cre_stamps_parent_class)->finalize (object);
}

static void
cre_stamps_class_init (CreStampsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_stamps_finalize;
  changed_signal = g_signal_new ("changed", CRE_TYPE_STAMPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
cre_stamps_init (CreStamps *stamps)
{
}

CreStamps *
cre_stamps_new (const char *folder, const char *shipped)
{
  CreStamps *stamps = g_object_new (CRE_TYPE_STAMPS, NULL);

  stamps->folder = g_strdup (folder);
  stamps->shipped = g_strdup (shipped);
  return stamps;
}

CreStamps *
cre_stamps_get_default (void)
{
  static CreStamps *stamps;

  if (stamps == NULL) {
    g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "crenel", "stamps", NULL);
    g_autofree char *shipped = cr_data_path ("stamps");

    stamps = cre_stamps_new (folder, shipped);
  }
  return stamps;
}

static char *
make_path (const char *folder, int number)
{
  g_autofree char *name = g_strdup_printf ("stamp-%d.map.xml", number);

  return g_build_filename (folder, name, NULL);
}

gboolean
cre_stamps_is_own (CreStamps *stamps, int number)
{
  g_autofree char *path = make_path (stamps->folder, number);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static char *
dup_path (CreStamps *stamps, int number)
{
  g_autofree char *path =
      make_path (cre_stamps_is_own (stamps, number) ? stamps->folder : stamps->shipped, number);

  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

CrMap *
cre_stamps_load (CreStamps *stamps, int number, GError **error)
{
  g_autofree char *path = dup_path (stamps, number);

  if (path != NULL)
    return cr_map_load (path, NULL, error);
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               _ ("There is no stamp %d. Select hexes and press Ctrl+%d to keep them."), number,
               number);
  return NULL;
}

char *
cre_stamps_dup_title (CreStamps *stamps, int number)
{
  g_autoptr (CrMap) piece = cre_stamps_load (stamps, number, NULL);
  const CrNode *meta =
      piece != NULL ? cr_map_find_node (piece, CR_SECTION_HEAD, "meta", NULL) : NULL;

  return meta != NULL ? g_strdup (cr_node_get_localized (meta, "title", g_get_language_names ()))
                      : NULL;
}

/* Keeps a copy of what is replaced or removed for cre_stamps_restore(). */
static gboolean
put_aside (CreStamps *stamps, int number)
{
  g_autofree char *path = make_path (stamps->folder, number);
  g_autofree char *aside = g_strconcat (path, "~", NULL);

  stamps->changed_last = number;
  g_unlink (aside);
  return g_rename (path, aside) == 0;
}

static gboolean
make_folder (CreStamps *stamps, GError **error)
{
  int code;

  if (g_mkdir_with_parents (stamps->folder, 0700) == 0)
    return TRUE;
  code = errno;
  g_set_error (error, CR_ERROR, CR_ERROR_IO, _ ("“%s” cannot be made: %s"), stamps->folder,
               g_strerror (code));
  return FALSE;
}

gboolean
cre_stamps_keep (CreStamps *stamps, int number, const CrMap *piece, GError **error)
{
  g_autofree char *path = make_path (stamps->folder, number);

  if (!make_folder (stamps, error))
    return FALSE;
  put_aside (stamps, number);
  if (!cr_map_save (piece, path, NULL, error)) {
    cre_stamps_restore (stamps);
    return FALSE;
  }
  g_signal_emit (stamps, changed_signal, 0);
  return TRUE;
}

/* Returns: (nullable): the language of the shown title, which is the one that is changed; NULL for
 * a title without a language */
static const char *
find_language (const CrMap *piece)
{
  const CrNode *meta = cr_map_find_node (piece, CR_SECTION_HEAD, "meta", NULL);
  const char *shown =
      meta != NULL ? cr_node_get_localized (meta, "title", g_get_language_names ()) : NULL;

  for (guint i = 0; shown != NULL && i < cr_node_n_children (meta); i++) {
    const CrNode *child = cr_node_get_child (meta, i);

    if (cr_node_is (child, "title") && g_strcmp0 (cr_node_get_text (child), shown) == 0)
      return cr_node_get (child, "xml:lang");
  }
  return NULL;
}

gboolean
cre_stamps_rename (CreStamps *stamps, int number, const char *title, GError **error)
{
  g_autoptr (CrMap) piece = cre_stamps_load (stamps, number, error);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (piece == NULL)
    return FALSE;
  cr_build_title (edit, piece, find_language (piece), title);
  cr_edit_swap (edit, piece);
  return cre_stamps_keep (stamps, number, piece, error);
}

gboolean
cre_stamps_forget (CreStamps *stamps, int number)
{
  if (!cre_stamps_is_own (stamps, number) || !put_aside (stamps, number))
    return FALSE;
  g_signal_emit (stamps, changed_signal, 0);
  return TRUE;
}

gboolean
cre_stamps_restore (CreStamps *stamps)
{
  g_autofree char *path = make_path (stamps->folder, stamps->changed_last);
  g_autofree char *aside = g_strconcat (path, "~", NULL);

  if (stamps->changed_last == 0)
    return FALSE;
  g_unlink (path);
  g_rename (aside, path);
  stamps->changed_last = 0;
  g_signal_emit (stamps, changed_signal, 0);
  return TRUE;
}
