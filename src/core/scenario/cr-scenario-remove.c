/* cr-scenario-remove.c: a row taken away with all that names it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-edit.h"

#include "cr-scenario-tree-private.h"
#include "cr-text.h"

typedef enum { GONE_SIDE, GONE_AREA, GONE_FORCE, GONE_MAN, N_GONE } Gone;

/**
 * Removal: what goes.
 * @row: with all in it
 * @gone: (key-type utf8): ids that go, by what bears them
 * @n_lost: other rows that named them
 */
typedef struct {
  const CrNode *row;
  GHashTable *gone[N_GONE];
  guint n_lost;
} Removal;

static gboolean
is_gone (const Removal *removal, Gone kind, const char *id)
{
  return id != NULL && g_hash_table_contains (removal->gone[kind], id);
}

static void
note_gone (Removal *removal, const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  if (cr_node_is (node, "side"))
    g_hash_table_add (removal->gone[GONE_SIDE], (char *) id);
  else if (cr_node_is (node, "area"))
    g_hash_table_add (removal->gone[GONE_AREA], (char *) id);
  else if (cr_node_is (node, "force"))
    g_hash_table_add (removal->gone[GONE_FORCE], (char *) id);
  else if (cr_node_is (node, "man"))
    g_hash_table_add (removal->gone[GONE_MAN],
                      (char *) (id != NULL ? id : cr_node_get (node, "character")));
  for (guint i = 0; i < cr_node_n_children (node); i++)
    note_gone (removal, cr_node_get_child (node, i));
}

/* What such a row says by that attribute: without it, the row can do or goes too. */
typedef struct {
  const char *element, *attribute;
  Gone kind;
  gboolean goes;
} Reference;

static const Reference references[] = {
  { "side", "friend-of", GONE_SIDE, FALSE }, { "area", "side", GONE_SIDE, FALSE },
  { "victory", "tie", GONE_SIDE, FALSE },    { "level", "side", GONE_SIDE, TRUE },
  { "hold", "side", GONE_SIDE, TRUE },       { "lost", "side", GONE_SIDE, TRUE },
  { "exit", "side", GONE_SIDE, TRUE },       { "force", "area", GONE_AREA, FALSE },
  { "all", "area", GONE_AREA, TRUE },        { "and", "area", GONE_AREA, TRUE },
  { "only", "area", GONE_AREA, TRUE },       { "without", "area", GONE_AREA, TRUE },
  { "begins", "area", GONE_AREA, TRUE },     { "begins", "force", GONE_FORCE, TRUE },
};

/* Rows that name several, one after another. */
static const Reference lists[] = {
  { "hold", "areas", GONE_AREA, TRUE },
  { "fate", "men", GONE_MAN, TRUE },
};

/* (transfer full): the words that are left, NULL for none */
static char *
keep_words (const Removal *removal, Gone kind, const char *text)
{
  g_auto (GStrv) words = cr_text_split (text);
  GString *left = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (!is_gone (removal, kind, *word))
      g_string_append_printf (left, "%s%s", left->len > 0 ? " " : "", *word);
  return g_string_free (left, left->len == 0);
}

/* Of a row as it is after it, FALSE when it goes. */
static gboolean
keep_references (Removal *removal, CrNode *node)
{
  gboolean lost = FALSE, stays = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (references); i++) {
    const Reference *it = &references[i];

    if (!cr_node_is (node, it->element) ||
        !is_gone (removal, it->kind, cr_node_get (node, it->attribute)))
      continue;
    lost = TRUE;
    stays = stays && !it->goes;
    cr_node_set (node, it->attribute, NULL);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++) {
    const char *text =
        cr_node_is (node, lists[i].element) ? cr_node_get (node, lists[i].attribute) : NULL;
    g_autofree char *left = text != NULL ? keep_words (removal, lists[i].kind, text) : NULL;

    if (text == NULL || g_strcmp0 (left, text) == 0)
      continue;
    lost = TRUE;
    stays = stays && left != NULL;
    cr_node_set (node, lists[i].attribute, left);
  }
  removal->n_lost += lost;
  return stays;
}

/* (transfer full) (nullable) */
static CrNode *
keep_row (Removal *removal, const CrNode *node)
{
  g_autoptr (CrNode) changed = NULL;

  if (node == removal->row)
    return NULL;
  if (cr_node_get_name (node) == NULL)
    return cr_node_ref (node);
  changed = cr_tree_copy_head (node);
  if (!keep_references (removal, changed))
    return NULL;
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    CrNode *child = keep_row (removal, cr_node_get_child (node, i));

    if (child != NULL)
      cr_node_take_child (changed, child);
  }
  return g_steal_pointer (&changed);
}

CrScenario *
cr_scenario_remove (const CrScenario *scenario, const CrNode *row, guint *n_lost_out)
{
  Removal removal = { .row = row };
  CrNode *root;

  for (int i = 0; i < N_GONE; i++)
    removal.gone[i] = g_hash_table_new (g_str_hash, g_str_equal);
  note_gone (&removal, row);
  root = keep_row (&removal, scenario->root);
  for (int i = 0; i < N_GONE; i++)
    g_hash_table_unref (removal.gone[i]);
  if (n_lost_out != NULL)
    *n_lost_out = removal.n_lost;
  return cr_scenario_replace (scenario, scenario->root, root);
}
