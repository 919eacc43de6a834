/* cr-xml-ruleset.c: reads and writes rulesets. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-ruleset.h"

#include <string.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-save.h"
#include "cr-text.h"
#include "cr-xml-node.h"

/* The ruleset of a map that names none, or one that does not exist. */
#define CR_USUAL_RULESET "siege"

static char *
shipped_path (const char *id)
{
  g_autofree char *relative = g_strdup_printf ("rules/%s.ruleset.xml", id);

  return cr_data_path (relative);
}

/* What a ruleset extends lies beside it, or is shipped. */
static char *
find_base (const char *path, const char *id)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_strdup_printf ("%s.ruleset.xml", id);
  g_autofree char *beside = g_build_filename (folder, name, NULL);

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&beside);
  return shipped_path (id);
}

static CrRuleset *load_ruleset (const char *path, GPtrArray *before, GError **error);

/* Whether a ruleset that is being read is to be read again within itself. */
static gboolean
is_among (const char *path, const GPtrArray *before)
{
  for (guint i = 0; i < before->len; i++)
    if (cr_file_is_same (path, before->pdata[i]))
      return TRUE;
  return FALSE;
}

static CrRuleset *
load_base (const char *path, const CrNode *root, GPtrArray *before, GError **error)
{
  const char *id = cr_node_get (root, "extends");
  g_autofree char *base = NULL;

  if (!cr_text_is_id (id)) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX,
                       cr_text ("found extends=\"%s\", expected the id of a ruleset"), id);
    return NULL;
  }
  base = find_base (path, id);
  if (is_among (base, before)) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX,
                       cr_text ("found extends=\"%s\", expected no ring: that ruleset extends this "
                                "one"),
                       id);
    return NULL;
  }
  if (before->len > CR_LIMIT_EXTENDS) {
    cr_node_set_error (root, error, CR_ERROR_LIMIT,
                       cr_text ("found extends=\"%s\", expected no more than %d rulesets in a row"),
                       id, CR_LIMIT_EXTENDS);
    return NULL;
  }
  return load_ruleset (base, before, error);
}

/* @path: where it is or will be
 * @before: paths of those that extend it, one the next */
static CrRuleset *
build_ruleset (const CrNode *root, const char *path, GPtrArray *before, GError **error)
{
  g_autoptr (CrRuleset) base = NULL;
  g_autoptr (GError) local = NULL;
  CrRuleset *ruleset;

  g_ptr_array_add (before, g_strdup (path));
  if (cr_node_get (root, "extends") != NULL)
    base = load_base (path, root, before, &local);
  ruleset = local == NULL ? cr_ruleset_new (root, base, &local) : NULL;
  if (ruleset == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
  }
  return ruleset;
}

static CrRuleset *
load_ruleset (const char *path, GPtrArray *before, GError **error)
{
  g_autoptr (CrNode) root = cr_xml_node_load (path, "ruleset", error);

  return root != NULL ? build_ruleset (root, path, before, error) : NULL;
}

gboolean
cr_ruleset_save (const CrNode *root,
                 const char *path,
                 GBytes *old,
                 CrFileState *state,
                 GError **error)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GBytes) bytes = cr_xml_node_serialize_like (root, old);
  g_autoptr (CrNode) again = cr_xml_node_parse (bytes, path, "ruleset", error);
  g_autoptr (CrRuleset) ruleset = again != NULL ? build_ruleset (again, path, before, error) : NULL;

  return ruleset != NULL && cr_save (path, bytes, state, error);
}

static CrRuleset *
load_path (const char *path, GError **error)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);

  return load_ruleset (path, before, error);
}

CrRuleset *
cr_ruleset_load (const char *path_or_id, GError **error)
{
  g_autofree char *path = cr_text_is_id (path_or_id) && !g_str_has_suffix (path_or_id, ".xml")
                              ? shipped_path (path_or_id)
                              : g_strdup (path_or_id);

  return load_path (path, error);
}

/* An id from a file is never taken for a path.
 *
 * @missing_out: (out): whether there is no file at all */
static CrRuleset *
load_named (const char *id, const char *map_path, gboolean *missing_out, GError **error)
{
  g_autofree char *path = NULL;

  *missing_out = FALSE;
  if (!cr_text_is_id (id)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found id “%s”, expected letters, digits, “-”, “_” and “.”"), id);
    return NULL;
  }
  path = map_path != NULL ? find_base (map_path, id) : shipped_path (id);
  *missing_out = !g_file_test (path, G_FILE_TEST_EXISTS);
  return load_path (path, error);
}

static char *
word_lost (const char *id, gboolean missing, const GError *reason)
{
  if (missing)
    return g_strdup_printf (cr_text ("There is no ruleset “%s” here: the map is read by “%s”, and "
                                     "nothing in it is lost when it is saved."),
                            id, CR_USUAL_RULESET);
  return g_strdup_printf (cr_text ("The ruleset “%s” cannot be read (%s): the map is read by "
                                   "“%s”, and nothing in it is lost when it is saved."),
                          id, reason->message, CR_USUAL_RULESET);
}

CrRuleset *
cr_ruleset_load_for_map (const CrMap *map, const char *map_path, char **lost_out, GError **error)
{
  const char *id = cr_map_get_ruleset_id (map);
  g_autoptr (GError) local = NULL;
  CrRuleset *ruleset;
  gboolean missing;

  *lost_out = NULL;
  if (id == NULL)
    id = CR_USUAL_RULESET;
  ruleset = load_named (id, map_path, &missing, &local);
  if (ruleset != NULL)
    return ruleset;
  ruleset = cr_ruleset_load (CR_USUAL_RULESET, error);
  if (ruleset != NULL)
    *lost_out = word_lost (id, missing, local);
  return ruleset;
}

GPtrArray *
cr_ruleset_list_files (const char *id, const char *map_path)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *next = g_strdup (id != NULL ? id : CR_USUAL_RULESET);

  for (int i = 0; i <= CR_LIMIT_EXTENDS && next != NULL && cr_text_is_id (next); i++) {
    const char *from = i == 0 ? map_path : files->pdata[i - 1];
    char *path = find_base (from, next);
    g_autoptr (CrNode) root = cr_xml_node_load (path, "ruleset", NULL);

    g_ptr_array_add (files, path);
    g_free (next);
    next = root != NULL ? g_strdup (cr_node_get (root, "extends")) : NULL;
  }
  return files;
}
