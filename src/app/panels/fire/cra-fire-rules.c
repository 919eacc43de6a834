/* cra-fire-rules.c: weapon, weather and switches of the rules for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fire-rules.h"

#include "cra-form.h"

#include <glib/gi18n.h>

static const CrRuleset *
get_ruleset (CreAsk *ask)
{
  return cre_map_document_get_ruleset (cre_ask_get_document (ask));
}

static const char *
get_name (const CrNode *node)
{
  const char *name = cr_node_get_localized (node, "name", g_get_language_names ());

  return name != NULL ? name : cr_node_get (node, "id");
}

/* These functions make a drop-down of nodes of the ruleset, whose first row stands for none. It
 * owns the list of their ids. */

static void
add_id (GPtrArray *ids, GtkStringList *names, const CrNode *node)
{
  g_ptr_array_add (ids, g_strdup (cr_node_get (node, "id")));
  gtk_string_list_append (names, get_name (node));
}

static gboolean
id_to_row (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const GPtrArray *ids = data;
  guint row = 0;

  for (guint i = 1; i < ids->len; i++)
    if (g_strcmp0 (ids->pdata[i], g_value_get_string (from)) == 0)
      row = i;
  g_value_set_uint (to, row);
  return TRUE;
}

static gboolean
row_to_id (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  const GPtrArray *ids = data;
  guint row = g_value_get_uint (from);

  g_value_set_string (to, row < ids->len ? ids->pdata[row] : NULL);
  return row < ids->len;
}

typedef struct {
  gpointer object; /* the object that has @property */
  const char *property;
  GPtrArray *ids;
  GtkStringList *names;
} Choice;

static void
add_choice (GtkWidget *form, const char *label, Choice choice)
{
  GtkWidget *drop_down = cra_form_new_drop_down (G_LIST_MODEL (choice.names), NULL, NULL);

  g_object_bind_property_full (choice.object, choice.property, drop_down, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, id_to_row,
                               row_to_id, choice.ids, (GDestroyNotify) g_ptr_array_unref);
  cra_form_add_row (form, label, drop_down);
}

static void
add_light (GtkWidget *form,
           const char *label,
           CreAsk *ask,
           const char *property,
           const char *tooltip)
{
  GtkWidget *check = cra_form_new_check (label, ask, property);

  gtk_widget_set_tooltip_text (check, tooltip);
  gtk_box_append (GTK_BOX (form), check);
}

void
cra_fire_rules_add_weapon (GtkWidget *form, CreAsk *ask)
{
  const CrRuleset *ruleset = get_ruleset (ask);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  GtkStringList *names = gtk_string_list_new (NULL);

  g_ptr_array_add (ids, NULL);
  gtk_string_list_append (names, _ ("Any"));
  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++)
    add_id (ids, names, cr_ruleset_get_weapon (ruleset, i)->node);
  add_choice (form, _ ("Weapon"), (Choice){ ask, "weapon", ids, names });
}

/* The title of the fold says what is set: "Weather and light: Fog, sun in the eyes". */
static void
weather_cb (GtkWidget *fold, CreAskWhy why, CreAsk *ask)
{
  g_autofree char *id = NULL, *title = NULL, *list = NULL;
  g_autoptr (GStrvBuilder) set = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  gboolean sun = FALSE, dim = FALSE;
  const CrWeather *weather;

  g_object_get (ask, "weather", &id, "sun", &sun, "dim", &dim, NULL);
  weather = id != NULL ? cr_ruleset_find_weather (get_ruleset (ask), id) : NULL;
  if (weather != NULL)
    g_strv_builder_add (set, get_name (weather->node));
  if (sun)
    g_strv_builder_add (set, _ ("sun"));
  if (dim)
    g_strv_builder_add (set, _ ("seen badly"));
  words = g_strv_builder_end (set);
  list = g_strjoinv (", ", words);
  /* Translators: fog, sun, seen badly: as many of them as are so */
  title = words[0] != NULL ? g_strdup_printf (_ ("Weather and light: %s"), list)
                           : g_strdup (_ ("Weather and light"));
  cra_form_set_fold_title (fold, title);
}

void
cra_fire_rules_add_weather (GtkWidget *form, CreAsk *ask)
{
  const CrRuleset *ruleset = get_ruleset (ask);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *fold = cra_form_add_fold (form, _ ("Weather and light"));
  GtkWidget *box = gtk_expander_get_child (GTK_EXPANDER (fold));

  g_ptr_array_add (ids, NULL);
  gtk_string_list_append (names, _ ("Clear day"));
  for (guint i = 0; i < cr_ruleset_n_weathers (ruleset); i++)
    add_id (ids, names, cr_ruleset_get_weather (ruleset, i)->node);
  add_choice (box, _ ("Weather"), (Choice){ ask, "weather", ids, names });
  add_light (box, _ ("Sun in the shooter’s eyes"), ask, "sun", _ ("One more on the die: MIS-02"));
  add_light (box, _ ("Target seen badly"), ask, "dim",
             _ ("One more on the die, which is an optional rule: MIS-02"));
  g_signal_connect_object (ask, "changed", G_CALLBACK (weather_cb), fold, G_CONNECT_SWAPPED);
  weather_cb (fold, CRE_ASK_PUT, ask);
}

void
cra_fire_rules_add_tower_type (GtkWidget *form, const CrRuleset *ruleset, CreTowerPlacer *towers)
{
  GPtrArray *types = g_ptr_array_new_with_free_func (g_free);
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++)
    if (cr_ruleset_get_work (ruleset, i)->tower)
      add_id (types, names, cr_ruleset_get_work (ruleset, i)->node);
  add_choice (form, _ ("Type"), (Choice){ towers, "type", types, names });
}

/* The functions from here on make the drop-downs of the ruleset's switches. */

typedef struct {
  CreAsk *ask; /* it outlives the drop-down */
  const CrNode *option;
} Switch;

static const CrNode *
get_choice (const CrNode *option, guint index)
{
  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *child = cr_node_get_child (option, i);

    if (g_strcmp0 (cr_node_get_name (child), "choice") == 0 && index-- == 0)
      return child;
  }
  return NULL;
}

static void
switched_cb (GtkDropDown *drop_down, GParamSpec *pspec, Switch *self)
{
  const CrNode *choice = get_choice (self->option, gtk_drop_down_get_selected (drop_down));
  const char *value = choice != NULL ? cr_node_get (choice, "value") : NULL;
  gboolean is_default = g_strcmp0 (value, cr_node_get (self->option, "default")) == 0;

  cre_ask_set_switch (self->ask, cr_node_get (self->option, "id"), is_default ? NULL : value);
}

static void
switch_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

/* Returns: (transfer full): "Default: by similar triangles; U-04, inferred" */
static char *
dup_source (const CrNode *option, const CrNode *choice)
{
  const char *provenance = cr_node_get (option, "provenance");
  const char *words = g_strcmp0 (provenance, "printed") == 0 ? _ ("printed")
                      : g_strcmp0 (provenance, "house") == 0 ? _ ("house rule")
                                                             : _ ("inferred");

  return g_strdup_printf (_ ("Default: %s (%s, %s)"), choice != NULL ? get_name (choice) : "—",
                          cr_node_get (option, "source"), words);
}

static void
add_switch (GtkWidget *box, CreAsk *ask, const CrNode *option)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  const char *asked = cre_ask_get_switch (ask, cr_node_get (option, "id"));
  const CrNode *choice, *chosen = NULL;
  Switch *self = g_new (Switch, 1);
  guint at = 0, row = 0;

  for (guint i = 0; (choice = get_choice (option, i)) != NULL; i++) {
    gtk_string_list_append (names, get_name (choice));
    if (g_strcmp0 (cr_node_get (choice, "value"), cr_node_get (option, "default")) == 0) {
      at = i;
      chosen = choice;
    }
    if (asked != NULL && g_strcmp0 (cr_node_get (choice, "value"), asked) == 0)
      row = i;
  }

  GtkWidget *drop_down = cra_form_new_drop_down (G_LIST_MODEL (names), NULL, NULL);
  GtkWidget *title = cra_form_new_label (get_name (option), "caption");
  g_autofree char *source = dup_source (option, chosen);
  *self = (Switch){ ask, option };
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), asked != NULL ? row : at);
  g_signal_connect_data (drop_down, "notify::selected", G_CALLBACK (switched_cb), self, switch_free,
                         0);
  gtk_widget_set_tooltip_text (title, get_name (option));
  cra_form_name (drop_down, get_name (option));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), drop_down);
  cra_form_add_hint (box, source);
}

static void
switches_cb (GtkWidget *fold, CreAskWhy why, CreAsk *ask)
{
  guint n = cre_ask_n_switched (ask);
  g_autofree char *title =
      n > 0 ? g_strdup_printf (ngettext ("Rules: %u changed", "Rules: %u changed", n), n)
            : g_strdup (_ ("Rules"));

  cra_form_set_fold_title (fold, title);
}

void
cra_fire_rules_add_switches (GtkWidget *form, CreAsk *ask)
{
  const CrRuleset *ruleset = get_ruleset (ask);
  GtkWidget *fold = cra_form_add_fold (form, _ ("Rules"));
  GtkWidget *box = gtk_expander_get_child (GTK_EXPANDER (fold));

  gtk_box_set_spacing (GTK_BOX (box), 4);
  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const CrNode *option = cr_ruleset_get_option (ruleset, i);

    for (guint j = 0; cr_lof_switch_get_name (j) != NULL; j++)
      if (g_strcmp0 (cr_lof_switch_get_name (j), cr_node_get (option, "id")) == 0)
        add_switch (box, ask, option);
  }
  g_signal_connect_object (ask, "changed", G_CALLBACK (switches_cb), fold, G_CONNECT_SWAPPED);
  switches_cb (fold, CRE_ASK_PUT, ask);
}
