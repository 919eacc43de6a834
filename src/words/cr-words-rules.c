/* cr-words-rules.c: tables and switches of the rules in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-rules.h"

#include "cr-text.h"

const char *
cr_words_provenance_mark (CrProvenance provenance)
{
  static const char *const marks[] = { "", " ?", " H" };

  return marks[provenance];
}

const char *
cr_words_provenance_legend (void)
{
  return cr_text ("?: inferred, H: a house rule, nothing: printed");
}

/* Returns: the code as the tables print it: a dash for a hyphen */
static const char *
show_code (const char *code)
{
  return g_str_equal (code, "-") ? "–" : code;
}

static const char *
get_head (const CrTableColumn *column, const char *const *languages)
{
  const char *name = cr_node_get_localized (column->node, "name", languages);

  return name != NULL ? name : column->id;
}

static void
add_row (CrWordsTable *words, const CrTable *table, guint row)
{
  const CrTableRow *span = cr_table_get_row (table, row);

  cr_words_table_take (words, span->from == span->to
                                  ? g_strdup_printf ("%d", span->from)
                                  : g_strdup_printf ("%d–%d", span->from, span->to));
  for (guint i = 0; i < cr_table_n_columns (table); i++) {
    const CrTableCell *cell = cr_table_get_cell (table, i, row);

    cr_words_table_take (words, g_strconcat (show_code (cell->result->code),
                                             cr_words_provenance_mark (cell->provenance), NULL));
  }
}

CrWordsTable *
cr_words_rule_table (const CrTable *table, const char *const *languages)
{
  guint n = cr_table_n_columns (table);
  g_autofree CrWordsColumn *columns = g_new0 (CrWordsColumn, n + 1);
  CrWordsTable *words;

  columns[0] = (CrWordsColumn){ cr_text ("die"), TRUE };
  for (guint i = 0; i < n; i++)
    columns[i + 1].head = get_head (cr_table_get_column (table, i), languages);
  words = cr_words_table_new (columns, n + 1);
  for (guint row = 0; row < cr_table_n_rows (table); row++)
    add_row (words, table, row);
  return words;
}

char *
cr_words_rule_result (const CrTableResult *result, const char *const *languages)
{
  const char *name = cr_node_get_localized (result->node, "name", languages);
  const char *defensive = cr_node_get_localized (result->node, "defensive", languages);
  /* Translators: what a result means, and what it means in defensive fire */
  g_autofree char *both =
      defensive != NULL
          ? g_strdup_printf (cr_text ("%1$s; by defensive fire %2$s"), name, defensive)
          : g_strdup (name);

  return g_strdup_printf (cr_text ("%s: %s%s"), show_code (result->code), both != NULL ? both : "",
                          cr_words_provenance_mark (result->figure.provenance));
}

static void
add_table (CrWordsTable *words, const CrTable *table, const char *const *languages)
{
  const char *name = cr_node_get_localized (cr_table_get_node (table), "name", languages);
  int n[CR_HOUSE + 1] = { 0 };

  for (guint row = 0; row < cr_table_n_rows (table); row++)
    for (guint column = 0; column < cr_table_n_columns (table); column++)
      n[cr_table_get_cell (table, column, row)->provenance]++;
  cr_words_table_add (words, cr_table_get_id (table));
  cr_words_table_add (words, name != NULL ? name : "");
  for (int i = 0; i <= CR_HOUSE; i++)
    cr_words_table_add_number (words, n[i]);
}

CrWordsTable *
cr_words_rule_tables (const CrRuleset *ruleset, const char *const *languages)
{
  const CrWordsColumn columns[] = {
    { cr_text ("id"), FALSE },      { cr_text ("table"), FALSE }, { cr_text ("printed"), TRUE },
    { cr_text ("inferred"), TRUE }, { cr_text ("house"), TRUE },
  };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_ruleset_n_tables (ruleset); i++)
    add_table (words, cr_ruleset_get_table (ruleset, i), languages);
  return words;
}

/* Returns: (transfer full): where a default comes from: "printed, S2 1.7" */
static char *
tell_source (const char *provenance, const char *source)
{
  const char *word = g_strcmp0 (provenance, "printed") == 0    ? cr_text ("printed")
                     : g_strcmp0 (provenance, "inferred") == 0 ? cr_text ("inferred")
                                                               : cr_text ("house");

  return source != NULL ? g_strdup_printf ("%s, %s", word, source) : g_strdup (word);
}

/* Adds a row for each choice of an option; the default is marked. */
static void
add_choices (CrWordsTable *words, const CrNode *option, const char *const *languages)
{
  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *child = cr_node_get_child (option, i);
    const char *value = cr_node_get (child, "value");
    const char *name = cr_node_get_localized (child, "name", languages);
    gboolean usual = g_strcmp0 (value, cr_node_get (option, "default")) == 0;

    if (!cr_node_is (child, "choice"))
      continue;
    cr_words_table_add (words, "");
    cr_words_table_take (words, g_strconcat (value, usual ? " *" : NULL, NULL));
    cr_words_table_add (words, "");
    cr_words_table_add (words, name != NULL ? name : "");
  }
}

/* @chapter: (nullable): the module that changes the option */
static void
add_meaning (CrWordsTable *words, const char *name, const char *chapter)
{
  if (chapter == NULL)
    cr_words_table_add (words, name);
  else
    /* Translators: what an option is about, and the id of the module that it goes with */
    cr_words_table_take (words, g_strdup_printf (cr_text ("%s (goes with “%s”)"), name, chapter));
}

CrWordsTable *
cr_words_rule_options (const CrRuleset *ruleset, const char *const *languages)
{
  const CrWordsColumn columns[] = {
    { cr_text ("option"), FALSE },
    { cr_text ("value"), FALSE },
    { cr_text ("from"), FALSE },
    { cr_text ("meaning"), FALSE },
  };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const CrNode *option = cr_ruleset_get_option (ruleset, i);
    const char *name = cr_node_get_localized (option, "name", languages);

    cr_words_table_add (words, cr_node_get (option, "id"));
    cr_words_table_add (words, "");
    cr_words_table_take (
        words, tell_source (cr_node_get (option, "provenance"), cr_node_get (option, "source")));
    add_meaning (words, name != NULL ? name : "", cr_node_get (option, "chapter"));
    add_choices (words, option, languages);
  }
  return words;
}

CrWordsTable *
cr_words_rule_modules (const CrRuleset *ruleset, const char *const *languages)
{
  const CrWordsColumn columns[] = {
    { cr_text ("module"), FALSE },
    { cr_text ("on"), FALSE },
    { cr_text ("from"), FALSE },
    { cr_text ("meaning"), FALSE },
  };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_ruleset_n_modules (ruleset); i++) {
    const CrModule *module = cr_ruleset_get_module (ruleset, i);
    const char *name = cr_node_get_localized (module->node, "name", languages);

    cr_words_table_add (words, module->id);
    cr_words_table_add (words, module->on ? cr_text ("yes") : cr_text ("no"));
    cr_words_table_take (words,
                         tell_source (cr_provenance_get_name (module->provenance), module->source));
    cr_words_table_add (words, name != NULL ? name : "");
  }
  return words;
}
