/* cra-recent.c: the list of files opened or saved lately.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-recent.h"

#include "cr-text.h"
#include "cr-xml-root.h"
#include "cra-shipped.h"

#include <glib/gi18n.h>

#define MAX_RECENT 12
#define APP_NAME "crenel"

struct _CraRecent {
  GObject parent_instance;

  GFile *file;
  char *title;
  GDateTime *modified;
  gboolean there;
};

G_DEFINE_FINAL_TYPE (CraRecent, cra_recent, G_TYPE_OBJECT)

static void
cra_recent_finalize (GObject *object)
{
  CraRecent *self = CRA_RECENT (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->modified, g_date_time_unref);
  G_OBJECT_CLASS (cra_recent_parent_class)->finalize (object);
}

static void
cra_recent_class_init (CraRecentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_recent_finalize;
}

static void
cra_recent_init (CraRecent *self)
{
}

static int
compare_dates (gconstpointer a, gconstpointer b)
{
  const CraRecent *const *left = a;
  const CraRecent *const *right = b;

  return g_date_time_compare ((*right)->modified, (*left)->modified);
}

/* The stored title is in the language that the user had when the file was opened, so it is read
 * from the file. */
static char *
dup_title (GFile *file, GtkRecentInfo *info)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *title = path != NULL ? cr_xml_read_title (path, g_get_language_names ()) : NULL;

  return cr_text_show (title != NULL ? title : gtk_recent_info_get_display_name (info));
}

static CraRecent *
new_from_info (GtkRecentInfo *info)
{
  CraRecent *self = g_object_new (CRA_TYPE_RECENT, NULL);

  self->file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  self->title = dup_title (self->file, info);
  self->modified = g_date_time_ref (gtk_recent_info_get_modified (info));
  self->there = g_file_query_exists (self->file, NULL);
  return self;
}

GListModel *
cra_recent_new_list (void)
{
  GListStore *store = g_list_store_new (CRA_TYPE_RECENT);
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);

  /* The file chooser adds every chosen file to that list, pictures too. */
  for (GList *l = infos; l != NULL; l = l->next)
    if (gtk_recent_info_has_application (l->data, APP_NAME) &&
        g_str_has_suffix (gtk_recent_info_get_uri (l->data), ".xml"))
      g_ptr_array_add (found, new_from_info (l->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  g_ptr_array_sort (found, compare_dates);
  for (guint i = 0; i < MIN (found->len, MAX_RECENT); i++)
    g_list_store_append (store, g_ptr_array_index (found, i));
  return G_LIST_MODEL (store);
}

void
cra_recent_add (GFile *file, const char *title)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    (char *) title, NULL, (char *) "application/xml", (char *) APP_NAME, (char *) "crenel %u",
    NULL,           FALSE
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
cra_recent_remove (CraRecent *self)
{
  g_autofree char *uri = g_file_get_uri (self->file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

GFile *
cra_recent_dup_folder (void)
{
  g_autoptr (GListModel) list = cra_recent_new_list ();
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (CraRecent) recent = g_list_model_get_item (list, i);

    if (recent->there && !cra_shipped_has (recent->file))
      return g_file_get_parent (recent->file);
  }
  return g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
}

GFile *
cra_recent_get_file (CraRecent *self)
{
  return self->file;
}

const char *
cra_recent_get_title (CraRecent *self)
{
  return self->title;
}

char *
cra_recent_dup_path (CraRecent *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  const char *home = g_get_home_dir ();

  if (path == NULL)
    return g_file_get_parse_name (self->file);
  if (g_str_has_prefix (path, home) && path[strlen (home)] == G_DIR_SEPARATOR)
    return g_strconcat ("~", path + strlen (home), NULL);
  return g_steal_pointer (&path);
}

char *
cra_recent_dup_date (CraRecent *self)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (self->modified);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) midnight =
      g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                             g_date_time_get_day_of_month (now), 0, 0, 0);
  GTimeSpan before = g_date_time_difference (midnight, local);

  if (before <= 0)
    return g_date_time_format (local, _ ("Today %H:%M"));
  if (before <= G_TIME_SPAN_DAY)
    return g_strdup (_ ("Yesterday"));
  if (g_date_time_get_year (now) == g_date_time_get_year (local))
    return g_date_time_format (local, _ ("%-d %B"));
  return g_date_time_format (local, _ ("%-d %B %Y"));
}

gboolean
cra_recent_is_there (CraRecent *self)
{
  return self->there;
}
