/* rules-import.c: puts a table from a spreadsheet into a ruleset of one's own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"
#include "cr-ruleset-extend.h"
#include "cr-table-csv.h"
#include "cr-text.h"
#include "cr-xml-node.h"
#include "cr-xml-ruleset.h"

/* A larger file cannot be a table of the rules. */
#define MOST_BYTES (1024 * 1024)
#define ENDING ".ruleset.xml"

/* Returns: (transfer full): the table of the spreadsheet */
static CrNode *
read_table (const CrTable *like, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, MOST_BYTES, NULL, error);
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;
  CrNode *table;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  table = cr_table_parse_csv (like, text, &local);
  if (table == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
  }
  return table;
}

/* Returns: (transfer full): the id that a ruleset of that file has */
static char *
make_id (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *id = NULL;

  if (g_str_has_suffix (name, ENDING))
    id = g_strndup (name, strlen (name) - strlen (ENDING));
  if (id != NULL && cr_text_is_id (id))
    return g_steal_pointer (&id);
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found the name “%s”, expected one such as mine.ruleset.xml"), name);
  return NULL;
}

/* Returns: (transfer full): a new ruleset that extends the one that was read */
static CrNode *
begin_ruleset (const CrRuleset *base, const char *output, GError **error)
{
  g_autofree char *id = make_id (output, error);
  const CrNode *node = cr_ruleset_get_node (base);

  if (id == NULL)
    return NULL;
  if (g_str_equal (id, cr_ruleset_get_id (base))) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found the name of the ruleset “%s”, expected another for the one that "
                    "extends it"),
                 id);
    return NULL;
  }
  if (g_file_test (output, G_FILE_TEST_EXISTS)) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("%s is there already, expected the name of a new file"), output);
    return NULL;
  }
  return cr_ruleset_extend (id, cr_ruleset_get_id (base),
                            cr_node_get_localized (node, "name", g_get_language_names ()));
}

/**
 * Target: the ruleset that gets the table.
 * @bytes: (nullable): its file, if it exists already
 * @state: of that file
 * @root: (nullable): its contents
 */
typedef struct {
  GBytes *bytes;
  CrFileState state;
  CrNode *root;
} Target;

static gboolean
find_target (Target *target,
             const char *path,
             const CrRuleset *base,
             const char *output,
             GError **error)
{
  if (!cr_file_is_same (path, output)) {
    target->root = begin_ruleset (base, output, error);
    return target->root != NULL;
  }
  target->bytes = cr_file_read (output, G_MAXINT, &target->state, error);
  if (target->bytes != NULL)
    target->root = cr_xml_node_parse (target->bytes, output, "ruleset", error);
  return target->root != NULL;
}

static gboolean
save_table (Target *target, const CrNode *table, const char *output, GError **error)
{
  g_autoptr (CrNode) changed = cr_ruleset_put_table (target->root, table);

  return cr_ruleset_save (changed, output, target->bytes, &target->state, error);
}

CliStatus
rules_import (const CliCall *call, const RulesWishes *wishes, GError **error)
{
  const char *path = rules_get_path (call);
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load (path, error);
  const CrTable *like = ruleset != NULL ? rules_find_table (ruleset, wishes->table, error) : NULL;
  g_autoptr (CrNode) table = like != NULL ? read_table (like, wishes->import, error) : NULL;
  Target target = { 0 };
  gboolean saved = table != NULL && find_target (&target, path, ruleset, wishes->output, error) &&
                   save_table (&target, table, wishes->output, error);

  g_clear_pointer (&target.bytes, g_bytes_unref);
  cr_node_unref (target.root);
  return saved ? CLI_YES : CLI_FAILED;
}
