/* cre-toolbox.c: the tools of a map, and what they have been told.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-toolbox.h"

#include "cre-tools.h"

struct _CreToolbox {
  GObject parent_instance;

  CreMapDocument *document;
  GHashTable *tools;    /* from an id to its CreTool */
  GHashTable *settings; /* from "id.property" to a GValue: what a new tool is set to */
};

G_DEFINE_FINAL_TYPE (CreToolbox, cre_toolbox, G_TYPE_OBJECT)

static guint signal_made;

static gboolean
is_setting (const GParamSpec *spec)
{
  return spec->flags & G_PARAM_WRITABLE && spec->flags & G_PARAM_READABLE &&
         !(spec->flags & (G_PARAM_CONSTRUCT_ONLY | CRE_PARAM_IN_HAND));
}

static void
free_value (gpointer value)
{
  g_boxed_free (G_TYPE_VALUE, value);
}

/* Adds the settings of a tool to the table. */
static void
note_settings (GHashTable *settings, const char *id, CreTool *tool)
{
  guint n = 0;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (tool), &n);

  for (guint i = 0; i < n; i++)
    if (is_setting (specs[i])) {
      g_auto (GValue) value = G_VALUE_INIT;

      g_object_get_property (G_OBJECT (tool), specs[i]->name, &value);
      g_hash_table_replace (settings, g_strdup_printf ("%s.%s", id, specs[i]->name),
                            g_boxed_copy (G_TYPE_VALUE, &value));
    }
}

/* Properties are set in the order in which they were declared, because one may say what a later one
 * means. */
static void
tell_settings (GHashTable *settings, const char *id, CreTool *tool)
{
  guint n = 0;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (tool), &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = g_strdup_printf ("%s.%s", id, specs[i]->name);
    const GValue *value = g_hash_table_lookup (settings, name);

    if (value != NULL)
      g_object_set_property (G_OBJECT (tool), specs[i]->name, value);
  }
}

CreTool *
cre_toolbox_get (CreToolbox *self, const char *id)
{
  CreTool *tool = g_hash_table_lookup (self->tools, id);

  if (tool != NULL)
    return tool;
  tool = cre_tools_create (cre_tools_find (id), self->document);
  tell_settings (self->settings, id, tool);
  g_hash_table_insert (self->tools, g_strdup (id), tool);
  g_signal_emit (self, signal_made, 0, tool);
  return tool;
}

static void
cre_toolbox_finalize (GObject *object)
{
  CreToolbox *self = CRE_TOOLBOX (object);

  g_hash_table_unref (self->tools);
  g_hash_table_unref (self->settings);
  g_object_unref (self->document);
  G_OBJECT_CLASS (cre_toolbox_parent_class)->finalize (object);
}

static void
cre_toolbox_class_init (CreToolboxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_toolbox_finalize;
  signal_made = g_signal_new ("made", CRE_TYPE_TOOLBOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, CRE_TYPE_TOOL);
}

static void
cre_toolbox_init (CreToolbox *self)
{
  self->tools = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

CreToolbox *
cre_toolbox_new (CreMapDocument *document, CreToolbox *before)
{
  CreToolbox *self = g_object_new (CRE_TYPE_TOOLBOX, NULL);
  GHashTableIter iter;
  gpointer id, tool;

  self->document = g_object_ref (document);
  self->settings = before != NULL
                       ? g_hash_table_ref (before->settings)
                       : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_value);
  if (before == NULL)
    return self;
  g_hash_table_iter_init (&iter, before->tools);
  while (g_hash_table_iter_next (&iter, &id, &tool))
    note_settings (self->settings, id, tool);
  return self;
}
