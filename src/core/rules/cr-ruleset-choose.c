/* cr-ruleset-choose.c: the rules of one game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include <string.h>

#include "cr-error.h"
#include "cr-local-terrain.h"
#include "cr-near.h"
#include "cr-table-csv.h"
#include "cr-text.h"

static const CrModule *
find_module (const CrRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < cr_ruleset_n_modules (ruleset); i++)
    if (g_str_equal (cr_ruleset_get_module (ruleset, i)->id, id))
      return cr_ruleset_get_module (ruleset, i);
  return NULL;
}

static gboolean
refuse_id (const CrRuleset *ruleset, const char *id, GError **error)
{
  CrNear near = { .name = id };

  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++)
    cr_near_offer (&near, cr_node_get (cr_ruleset_get_option (ruleset, i), "id"));
  for (guint i = 0; i < cr_ruleset_n_modules (ruleset); i++)
    cr_near_offer (&near, cr_ruleset_get_module (ruleset, i)->id);
  return cr_near_refuse (&near, error,
                         cr_text ("found “%s”, expected an option or a module of the ruleset “%s”"),
                         id, cr_ruleset_get_id (ruleset));
}

static gboolean
check_value (const CrRuleset *ruleset, const char *id, const char *value, GError **error)
{
  if (cr_ruleset_find_option (ruleset, id) != NULL)
    return cr_ruleset_check_option (ruleset, id, value, error);
  if (find_module (ruleset, id) == NULL)
    return refuse_id (ruleset, id, error);
  if (g_str_equal (value, "yes") || g_str_equal (value, "no"))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, cr_text ("found %s=%s, expected one of: %s"), id,
               value, "yes, no");
  return FALSE;
}

static void
add_row (CrNode *list, const char *name, const char *id, const char *value)
{
  CrNode *row = cr_node_new (name);

  cr_node_set (row, "id", id);
  cr_node_set (row, "default", value);
  cr_node_set (row, "provenance", "house");
  cr_node_take_child (list, row);
}

/* @csv: as cr_table_parse_csv() takes it */
static gboolean
add_table (const CrTable *like, const char *csv, CrNode *tables, GError **error)
{
  CrNode *table = cr_table_parse_csv (like, csv, error);

  if (table != NULL)
    cr_node_take_child (tables, table);
  return table != NULL;
}

/* What a game chooses, by kind. */
typedef struct {
  CrNode *options, *modules, *tables, *terrains;
} Chosen;

static gboolean
add_terrain (const CrRuleset *base,
             const char *id,
             const char *text,
             CrNode *terrains,
             GError **error)
{
  CrNode *terrain = cr_local_terrain_new (base, id, text, error);

  if (terrain != NULL)
    cr_node_take_child (terrains, terrain);
  return terrain != NULL;
}

static gboolean
add_choice (const CrRuleset *base, const char *choice, const Chosen *chosen, GError **error)
{
  g_auto (GStrv) words = g_strsplit (choice, "=", 2);

  if (words[0] == NULL || words[1] == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found “%s”, expected an option and its value, such as passing=free"),
                 choice);
    return FALSE;
  }
  if (cr_ruleset_find_table (base, words[0]) != NULL)
    return add_table (cr_ruleset_find_table (base, words[0]), words[1], chosen->tables, error);
  if (cr_local_terrain_get_code (words[0]) != NULL)
    return add_terrain (base, words[0], words[1], chosen->terrains, error);
  if (!check_value (base, words[0], words[1], error))
    return FALSE;
  if (cr_ruleset_find_option (base, words[0]) != NULL)
    add_row (chosen->options, "option", words[0], words[1]);
  else
    add_row (chosen->modules, "module", words[0], words[1]);
  return TRUE;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Of an id that is there twice the last holds. */
static char **
sort_choices (const char *const *choices)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer choice;

  for (; *choices != NULL; choices++)
    g_hash_table_insert (by_id, g_strndup (*choices, strcspn (*choices, "=")), (gpointer) *choices);
  g_hash_table_iter_init (&iter, by_id);
  while (g_hash_table_iter_next (&iter, NULL, &choice))
    g_ptr_array_add (sorted, g_strdup (choice));
  g_ptr_array_sort (sorted, compare_texts);
  g_ptr_array_add (sorted, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&sorted), FALSE);
}

/* (transfer full) (nullable): the same cells as it is written here; NULL when it cannot be read */
static char *
dup_canonical (const CrTable *like, const char *csv)
{
  g_autoptr (CrNode) node = cr_table_parse_csv (like, csv, NULL);
  g_autoptr (CrTable) table = node != NULL ? cr_table_new (node, NULL) : NULL;

  return table != NULL ? cr_table_format_csv (table) : NULL;
}

static gboolean
is_same_table (const CrTable *table, const char *csv)
{
  g_autofree char *is = cr_table_format_csv (table);
  g_autofree char *chosen = dup_canonical (table, csv);

  return g_strcmp0 (is, chosen) == 0;
}

/* "refusal=no" says something of "refusal". */
static gboolean
is_of (const char *choice, const char *id)
{
  gsize length = strlen (id);

  return strncmp (choice, id, length) == 0 && choice[length] == '=';
}

/* What an option is as long as nobody chooses it: as the chapter it is of has it, with or without,
 * where that one is chosen. */
static const char *
find_usual (const CrRuleset *base, char **choices, const char *id)
{
  const CrNode *option = cr_ruleset_find_option (base, id);
  const char *chapter = option != NULL ? cr_node_get (option, "chapter") : NULL;

  for (char **it = choices; chapter != NULL && *it != NULL; it++)
    if (is_of (*it, chapter))
      return cr_node_get (option, g_str_has_suffix (*it, "=no") ? "without" : "within");
  return cr_ruleset_get_option_value (base, id);
}

/* What the ruleset says anyhow is no choice. */
static gboolean
is_default (const CrRuleset *base, char **choices, const char *choice)
{
  g_auto (GStrv) words = g_strsplit (choice, "=", 2);
  const char *value = find_usual (base, choices, words[0]);
  const CrModule *module = find_module (base, words[0]);
  const CrTable *table = cr_ruleset_find_table (base, words[0]);

  if (table != NULL && words[1] != NULL)
    return is_same_table (table, words[1]);
  if (cr_local_terrain_get_code (words[0]) != NULL && words[1] != NULL)
    return cr_local_terrain_is_default (base, words[0], words[1]);
  if (value == NULL && module != NULL)
    value = module->on ? "yes" : "no";
  return words[1] != NULL && g_strcmp0 (value, words[1]) == 0;
}

/* @choices: (transfer full): */
static char **
drop_defaults (const CrRuleset *base, char **choices)
{
  g_auto (GStrv) all = choices;
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();

  for (char **choice = all; *choice != NULL; choice++)
    if (!is_default (base, all, *choice))
      g_strv_builder_add (kept, *choice);
  return g_strv_builder_end (kept);
}

/* The options that go with a chapter, where they are not chosen by themselves. */
static void
add_usual (const CrRuleset *base, char **choices, CrNode *options)
{
  for (guint i = 0; i < cr_ruleset_n_options (base); i++) {
    const char *id = cr_node_get (cr_ruleset_get_option (base, i), "id");
    const char *usual = find_usual (base, choices, id);

    if (g_strcmp0 (usual, cr_ruleset_get_option_value (base, id)) != 0 &&
        cr_node_find_with (options, "option", "id", id) == NULL)
      add_row (options, "option", id, usual);
  }
}

CrRuleset *
cr_ruleset_choose (const CrRuleset *base, const char *const *choices, GError **error)
{
  g_autoptr (CrNode) root = cr_node_new ("ruleset");
  g_auto (GStrv) kept = drop_defaults (base, sort_choices (choices));
  const Chosen chosen = { cr_node_new ("options"), cr_node_new ("modules"), cr_node_new ("tables"),
                          cr_node_new ("terrains") };
  CrRuleset *ruleset;

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", cr_ruleset_get_id (base));
  cr_node_set (root, "extends", cr_ruleset_get_id (base));
  cr_node_take_child (root, chosen.options);
  cr_node_take_child (root, chosen.modules);
  cr_node_take_child (root, chosen.tables);
  cr_node_take_child (root, chosen.terrains);
  for (char **choice = kept; *choice != NULL; choice++)
    if (!add_choice (base, *choice, &chosen, error))
      return NULL;
  add_usual (base, kept, chosen.options);
  ruleset = cr_ruleset_new (root, base, error);
  if (ruleset != NULL)
    ruleset->choices = g_steal_pointer (&kept);
  return ruleset;
}

const char *const *
cr_ruleset_get_choices (const CrRuleset *ruleset)
{
  static const char *const none[] = { NULL };

  return ruleset->choices != NULL ? (const char *const *) ruleset->choices : none;
}
