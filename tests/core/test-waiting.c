/* test-waiting.c: every row of the rules is read, or says what it waits for.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset.h"
#include "cr-siege-rules.h"
#include "fixture.h"

#include <string.h>

static char *
read_source (const char *path)
{
  g_autofree char *full = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), path, NULL);
  char *text;

  g_assert_true (g_file_get_contents (full, &text, NULL, NULL));
  return text;
}

/* All sources of a layer, one behind the other. */
static void
gather (const char *folder, GString *text)
{
  g_autofree char *full = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *inner = g_build_filename (full, name, NULL);
    g_autofree char *source = NULL;

    if (g_file_test (inner, G_FILE_TEST_IS_DIR)) {
      gather (path, text);
    } else if (g_str_has_suffix (name, ".c")) {
      source = read_source (path);
      g_string_append (text, source);
    }
  }
}

static gboolean
is_named (const GString *sources, const char *name)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", name);

  return strstr (sources->str, quoted) != NULL;
}

/* Whether there is a rule of that id that nobody has written yet. */
static gboolean
is_to_come (const char *index, const char *rule)
{
  g_autofree char *begins = g_strdup_printf ("<rule id=\"%s\"", rule);
  const char *row = strstr (index, begins);
  const char *end = row != NULL ? strchr (row, '>') : NULL;
  const char *done = row != NULL ? strstr (row, "implemented=\"yes\"") : NULL;

  return row != NULL && (done == NULL || done > end);
}

/* As @node, but that what is @way down from it has an impossible provenance. */
static CrNode *
break_figure (const CrNode *node, const GArray *way, guint depth)
{
  CrNode *copy = cr_node_new (cr_node_get_name (node));

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value, *name = cr_node_get_attribute (node, i, &value);

    cr_node_set (copy, name, value);
  }
  if (depth == way->len)
    cr_node_set (copy, "provenance", "rumour");
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    gboolean on = depth < way->len && g_array_index (way, guint, depth) == i;

    cr_node_take_child (copy, on ? break_figure (child, way, depth + 1) : cr_node_ref (child));
  }
  return copy;
}

/* What reads the figure refuses it then: the ruleset, or those of its figures that a siege of days
 * asks for. */
static gboolean
is_refused (const CrNode *root, const GArray *way)
{
  g_autoptr (CrNode) broken = break_figure (root, way, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) ruleset = cr_ruleset_new (broken, NULL, &error);
  g_autoptr (CrSiegeRules) siege = ruleset != NULL ? cr_siege_rules_new (ruleset, &error) : NULL;

  return siege == NULL;
}

typedef struct {
  const CrNode *root;
  GString *sources;
  char *index;
  guint n_read, n_wrong;
} Waiting;

static void
judge (Waiting *self, const CrNode *node, const CrNode *row, const GArray *way)
{
  const char *waits = cr_node_get (node, "waiting"), *name = cr_node_get (node, "name");
  gboolean read = is_refused (self->root, way) ||
                  ((cr_node_is (row, "terrain") || cr_node_is (row, "structure")) &&
                   cr_node_is (node, "extra") && is_named (self->sources, name));
  const char *id = cr_node_get (row, "code");

  self->n_read += read;
  if (read == (waits == NULL) && (waits == NULL || is_to_come (self->index, waits)))
    return;
  self->n_wrong++;
  g_test_message ("%s %s: <%s%s%s> is %s", cr_node_get_name (row),
                  id != NULL ? id : cr_node_get (row, "id"), cr_node_get_name (node),
                  name != NULL ? " " : "", name != NULL ? name : "",
                  read            ? "read, and yet listed as waiting"
                  : waits == NULL ? "read by nothing: say what rule it waits for"
                                  : "waiting for a rule that is written, or that is none");
}

static void
walk (Waiting *self, const CrNode *node, const CrNode *row, GArray *way)
{
  if (cr_node_get (node, "provenance") != NULL && cr_node_get (node, "value") != NULL)
    judge (self, node, row, way);
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);

    g_array_append_val (way, i);
    walk (self, child, way->len <= 2 ? child : row, way);
    g_array_set_size (way, way->len - 1);
  }
}

/* A figure that nothing reads looks as if it counted. */
static void
test_figures (void)
{
  g_autoptr (CrRuleset) siege = fixture_load_ruleset ("siege", NULL);
  g_autoptr (GString) sources = g_string_new (NULL);
  g_autofree char *index = read_source ("data/rules/rules-index.xml");
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (guint));
  Waiting self = { .root = cr_ruleset_get_node (siege), .sources = sources, .index = index };

  gather ("src/core", sources);
  walk (&self, self.root, self.root, way);
  g_assert_cmpuint (self.n_read, >, 400);
  g_assert_cmpuint (self.n_wrong, ==, 0);
}

/* Switches are rows too. */
static void
test_options (void)
{
  g_autoptr (CrRuleset) siege = fixture_load_ruleset ("siege", NULL);
  g_autoptr (GString) sources = g_string_new (NULL);
  g_autofree char *index = read_source ("data/rules/rules-index.xml");

  gather ("src/core", sources);
  for (guint i = 0; i < cr_ruleset_n_options (siege); i++) {
    const CrNode *option = cr_ruleset_get_option (siege, i);
    const char *id = cr_node_get (option, "id"), *waits = cr_node_get (option, "waiting");

    g_test_message ("%s waits for %s", id, waits != NULL ? waits : "nothing");
    g_assert_true (is_named (sources, id) == (waits == NULL));
    g_assert_true (waits == NULL || is_to_come (index, waits));
  }
}

/* Whether core asks if a rule of that chapter is played. */
static gboolean
is_asked (const GString *sources, const CrModule *module)
{
  static const char call[] = "cr_ruleset_plays (";

  for (const char *at = strstr (sources->str, call); at != NULL; at = strstr (at + 1, call)) {
    const char *end = strstr (at, "\")");
    g_autofree char *rule = end != NULL && end - at > 6 ? g_strndup (end - 6, 6) : NULL;

    if (rule != NULL && cr_module_has (module, rule))
      return TRUE;
  }
  return FALSE;
}

/* Whether a piece of gear is only there when a rule of that chapter is played. */
static gboolean
has_piece (const CrRuleset *ruleset, const CrModule *module)
{
  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const char *rule = cr_node_get (cr_ruleset_get_work (ruleset, i)->node, "rule");

    if (rule != NULL && cr_module_has (module, rule))
      return TRUE;
  }
  return FALSE;
}

/* So are chapters: each is asked for, or has a piece of its own. */
static void
test_modules (void)
{
  g_autoptr (CrRuleset) siege = fixture_load_ruleset ("siege", NULL);
  g_autoptr (GString) sources = g_string_new (NULL);

  gather ("src/core", sources);
  for (guint i = 0; i < cr_ruleset_n_modules (siege); i++) {
    const CrModule *module = cr_ruleset_get_module (siege, i);

    g_test_message ("%s is switched", module->id);
    g_assert_true (is_asked (sources, module) || has_piece (siege, module));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/waiting/figures", test_figures);
  g_test_add_func ("/core/waiting/options", test_options);
  g_test_add_func ("/core/waiting/modules", test_modules);
  return g_test_run ();
}
