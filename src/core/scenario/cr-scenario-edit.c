/* cr-scenario-edit.c: scenarios as they are after a change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-edit.h"

#include "cr-plain.h"
#include "cr-scenario-tree-private.h"

#include <string.h>

/* @root: (transfer full): it has an id, which no change takes away */
static CrScenario *
read_again (CrNode *root)
{
  g_autoptr (CrNode) own = root;
  CrScenario *changed = cr_scenario_new (own, NULL);

  g_assert (changed != NULL);
  return changed;
}

CrScenario *
cr_scenario_replace (const CrScenario *scenario, const CrNode *row, CrNode *by)
{
  g_autoptr (CrNode) own = by;

  g_return_val_if_fail (row != scenario->root || by != NULL, NULL);
  return read_again (cr_tree_replace (scenario->root, row, by));
}

CrScenario *
cr_scenario_set (const CrScenario *scenario,
                 const CrNode *row,
                 const char *attribute,
                 const char *value)
{
  CrNode *changed;

  if (g_strcmp0 (cr_node_get (row, attribute), value) == 0)
    return NULL;
  changed = cr_node_copy (row);
  cr_node_set (changed, attribute, value);
  return cr_scenario_replace (scenario, row, changed);
}

/* (nullable): the child whose text is shown in those languages */
static const CrNode *
find_shown (const CrNode *row, const char *name, const char *const *languages)
{
  const char *shown = cr_node_get_localized (row, name, languages);

  for (guint i = 0; shown != NULL && i < cr_node_n_children (row); i++)
    if (cr_node_is (cr_node_get_child (row, i), name) &&
        cr_node_get_text (cr_node_get_child (row, i)) == shown)
      return cr_node_get_child (row, i);
  return NULL;
}

CrScenario *
cr_scenario_set_words (const CrScenario *scenario,
                       const CrNode *row,
                       const char *name,
                       const char *const *languages,
                       const char *text)
{
  const CrNode *child = find_shown (row, name, languages);
  CrNode *changed;

  if (child == NULL)
    return cr_scenario_set (scenario, row, name, text);
  if (g_strcmp0 (cr_node_get_text (child), text) == 0)
    return NULL;
  changed = cr_node_copy (child);
  cr_node_set_text (changed, text);
  return cr_scenario_replace (scenario, child, changed);
}

/* The order in which the format has them; what it does not know stands last. */
static const char *const order[] = { "meta",   "uses",    "character", "option", "turns",
                                     "siege",  "state",   "change",    "name",   "engine",
                                     "begins", "side",    "force",     "man",    "gear",
                                     "area",   "victory", "level",     "rule",   "assault" };

static guint
get_rank (const CrNode *row)
{
  guint rank = 0;

  while (rank < G_N_ELEMENTS (order) && !cr_node_is (row, order[rank]))
    rank++;
  return rank;
}

/* Behind the last that comes before it or is of its kind. */
static guint
find_place (const CrNode *parent, const CrNode *after, const CrNode *row)
{
  guint place = 0;

  for (guint i = 0; i < cr_node_n_children (parent); i++) {
    const CrNode *child = cr_node_get_child (parent, i);

    if (child == after)
      return i + 1;
    if (get_rank (child) <= get_rank (row) && get_rank (child) < G_N_ELEMENTS (order))
      place = i + 1;
  }
  return get_rank (row) == G_N_ELEMENTS (order) ? cr_node_n_children (parent) : place;
}

CrScenario *
cr_scenario_add (const CrScenario *scenario, const CrNode *parent, const CrNode *after, CrNode *row)
{
  const CrNode *holder = parent != NULL ? parent : scenario->root;
  CrNode *changed = cr_tree_insert (holder, find_place (holder, after, row), row);

  return cr_scenario_replace (scenario, holder, changed);
}

CrScenario *
cr_scenario_move (const CrScenario *scenario, const CrNode *row, int step)
{
  const CrNode *parent = cr_scenario_get_parent (scenario, row);
  int n = parent != NULL ? (int) cr_node_n_children (parent) : 0, at = 0, to;
  g_autoptr (CrNode) without = NULL;

  while (at < n && cr_node_get_child (parent, (guint) at) != row)
    at++;
  to = at;
  for (int left = ABS (step); left > 0; left--)
    do
      to += step > 0 ? 1 : -1;
    while (to >= 0 && to < n &&
           g_strcmp0 (cr_node_get_name (cr_node_get_child (parent, (guint) to)),
                      cr_node_get_name (row)) != 0);
  if (at >= n || to < 0 || to >= n || step == 0)
    return NULL;
  without = cr_tree_replace (parent, row, NULL);
  return cr_scenario_replace (scenario, parent,
                              cr_tree_insert (without, (guint) to, cr_node_ref (row)));
}

CrScenario *
cr_scenario_give (const CrScenario *scenario,
                  const CrNode *row,
                  const CrNode *parent,
                  const CrNode **row_out)
{
  g_autoptr (CrScenario) with = NULL;
  CrNode *copy;

  if (cr_scenario_get_parent (scenario, row) == parent)
    return NULL;
  copy = cr_node_copy (row);
  *row_out = copy;
  with = cr_scenario_add (scenario, parent, NULL, copy);
  return cr_scenario_replace (with, row, NULL);
}

/* What a row is named by: a man without an id by who he is. */
static const char *
get_own_id (const CrNode *row)
{
  const char *id = cr_node_get (row, "id");

  return id != NULL || !cr_node_is (row, "man") ? id : cr_node_get (row, "character");
}

static gboolean
has_twin (const CrNode *root, const CrNode *row)
{
  gboolean twin = root != row && g_strcmp0 (cr_node_get_name (root), cr_node_get_name (row)) == 0 &&
                  g_strcmp0 (get_own_id (root), get_own_id (row)) == 0;

  for (guint i = 0; i < cr_node_n_children (root) && !twin; i++)
    twin = has_twin (cr_node_get_child (root, i), row);
  return twin;
}

CrScenario *
cr_scenario_give_id (const CrScenario *scenario, const CrNode *row)
{
  const char *id = get_own_id (row);
  g_autofree char *own = id != NULL ? cr_scenario_make_id (scenario, id) : NULL;

  return id != NULL && has_twin (scenario->root, row) ? cr_scenario_set (scenario, row, "id", own)
                                                      : NULL;
}

/* Whether anything in the tree has that id, or stands for a man of that name. */
static gboolean
is_taken (const CrNode *node, const char *id)
{
  if (g_strcmp0 (cr_node_get (node, "id"), id) == 0 ||
      (cr_node_is (node, "man") && cr_node_get (node, "id") == NULL &&
       g_strcmp0 (cr_node_get (node, "character"), id) == 0))
    return TRUE;
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (is_taken (cr_node_get_child (node, i), id))
      return TRUE;
  return FALSE;
}

char *
cr_scenario_make_id (const CrScenario *scenario, const char *name)
{
  g_autofree char *plain = cr_map_make_id (name);
  char *id = g_strdup (plain);

  for (int i = 2; is_taken (scenario->root, id); i++) {
    g_free (id);
    id = g_strdup_printf ("%s-%d", plain, i);
  }
  return id;
}

/* The first free number behind what is left of its name without one. */
static char *
make_next_id (const CrScenario *scenario, const char *id)
{
  g_autofree char *stem = g_strdup (id);
  gsize end = strlen (stem);

  while (end > 0 && g_ascii_isdigit (stem[end - 1]))
    end--;
  if (end > 1 && stem[end] != '\0' && stem[end - 1] == '-')
    stem[end - 1] = '\0';
  return cr_scenario_make_id (scenario, stem);
}

/* What can be doubled is in one another no deeper than a man of a force of a side. */
static CrScenario *
rename_at (CrScenario *own, const char *path)
{
  g_autoptr (CrScenario) scenario = own;
  const CrNode *row = cr_scenario_get_at (scenario, path);
  const char *id = cr_node_get (row, "id");
  gboolean man = cr_node_is (row, "man");
  guint n = cr_node_n_children (row);
  CrScenario *renamed = cr_scenario_ref (scenario);

  if (id != NULL || man) {
    g_autofree char *other = make_next_id (scenario, man ? cr_node_get (row, "character") : id);

    cr_scenario_unref (renamed);
    renamed = cr_scenario_set (scenario, row, "id", other);
  }
  for (guint i = 0; i < n; i++) {
    g_autofree char *below = g_strdup_printf ("%s/%u", path, i);

    renamed = rename_at (renamed, below);
  }
  return renamed;
}

CrScenario *
cr_scenario_double (const CrScenario *scenario, const CrNode *row, const CrNode **row_out)
{
  const CrNode *parent = cr_scenario_get_parent (scenario, row);
  CrNode *copy = cr_tree_copy (row);
  CrScenario *doubled = cr_scenario_add (scenario, parent, row, copy);
  g_autofree char *path = cr_scenario_find_path (doubled, copy);

  doubled = rename_at (doubled, path);
  *row_out = cr_scenario_get_at (doubled, path);
  return doubled;
}

char *
cr_scenario_find_path (const CrScenario *scenario, const CrNode *row)
{
  g_autoptr (GString) path = g_string_new (NULL);

  return cr_tree_find (scenario->root, row, path) ? g_strdup (path->str) : NULL;
}

const CrNode *
cr_scenario_get_at (const CrScenario *scenario, const char *path)
{
  g_auto (GStrv) steps = g_strsplit (path, "/", -1);
  const CrNode *node = scenario->root;

  for (char **step = steps; *step != NULL && node != NULL; step++) {
    guint index = (guint) g_ascii_strtoull (*step, NULL, 10);

    if (**step != '\0')
      node = index < cr_node_n_children (node) ? cr_node_get_child (node, index) : NULL;
  }
  return node;
}

const CrNode *
cr_scenario_get_parent (const CrScenario *scenario, const CrNode *row)
{
  g_autofree char *path = cr_scenario_find_path (scenario, row);
  char *last = path != NULL ? strrchr (path, '/') : NULL;

  if (last == NULL)
    return NULL;
  *last = '\0';
  return cr_scenario_get_at (scenario, path);
}

const CrNode *
cr_scenario_get_assault_of (const CrScenario *scenario, const CrNode *row)
{
  while (row != NULL && !cr_node_is (row, "assault"))
    row = cr_scenario_get_parent (scenario, row);
  return row;
}
