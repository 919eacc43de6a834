/* cr-map-nodes.c: the sparse things of a map, by section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

static const char *const section_names[CR_N_SECTIONS] = {
  [CR_SECTION_HEAD] = "head",
  [CR_SECTION_LINKS] = "links",
  [CR_SECTION_MECHANISMS] = "mechanisms",
  [CR_SECTION_AREAS] = "areas",
  [CR_SECTION_GEAR] = "gear",
  [CR_SECTION_LABELS] = "labels",
  [CR_SECTION_PICTURES] = "pictures",
  [CR_SECTION_OTHER] = "other",
};

/* How a node is asked for; both borrowed from it. @name: NULL: by its id alone. Of words, @id is
 * the text and @name the language. */
typedef struct {
  const char *name, *id;
} Key;

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;

  return g_str_hash (key->id) * 31 + (key->name != NULL ? g_str_hash (key->name) : 0);
}

static gboolean
same_keys (gconstpointer a, gconstpointer b)
{
  const Key *left = a, *right = b;

  return g_str_equal (left->id, right->id) && g_strcmp0 (left->name, right->name) == 0;
}

void
cr_map_begin_words (CrMap *map)
{
  map->words = g_hash_table_new_full (hash_key, same_keys, g_free, NULL);
}

void
cr_map_begin_section (CrMap *map, CrSection section)
{
  map->sections[section] = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_node_unref);
  map->ids[section] = g_hash_table_new_full (hash_key, same_keys, g_free, NULL);
}

void
cr_map_end_section (CrMap *map, CrSection section)
{
  g_hash_table_unref (map->ids[section]);
  g_ptr_array_unref (map->sections[section]);
}

/* Of two that are asked for alike the first is found. */
static void
note_key (CrMap *map, CrSection section, Key key, const CrNode *node)
{
  if (!g_hash_table_contains (map->ids[section], &key))
    g_hash_table_insert (map->ids[section], g_memdup2 (&key, sizeof key), (gpointer) node);
}

/* A map may have as many words as names: each is found at once. Of two alike the first counts. */
static void
note_words (CrMap *map, const CrNode *meta)
{
  for (guint i = 0; i < cr_node_n_children (meta); i++) {
    const CrNode *word = cr_node_get_child (meta, i);
    Key key = { cr_node_get (word, "xml:lang"), cr_node_get (word, "of") };

    if (cr_node_is (word, "translation") && key.name != NULL && key.id != NULL &&
        !g_hash_table_contains (map->words, &key))
      g_hash_table_insert (map->words, g_memdup2 (&key, sizeof key), (gpointer) word);
  }
}

static void
note_id (CrMap *map, CrSection section, const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  if (section == CR_SECTION_HEAD && cr_node_is (node, "meta"))
    note_words (map, node);
  if (id == NULL)
    return;
  note_key (map, section, (Key){ NULL, id }, node);
  if (cr_node_get_name (node) != NULL)
    note_key (map, section, (Key){ cr_node_get_name (node), id }, node);
}

const char *
cr_map_find_word (const CrMap *map, const char *text, const char *language)
{
  const Key key = { language, text };
  const CrNode *word = g_hash_table_lookup (map->words, &key);

  return word != NULL ? cr_node_get_text (word) : NULL;
}

void
cr_map_note_ids (CrMap *map, CrSection section)
{
  g_hash_table_remove_all (map->ids[section]);
  if (section == CR_SECTION_HEAD)
    g_hash_table_remove_all (map->words);
  for (guint i = 0; i < map->sections[section]->len; i++)
    note_id (map, section, map->sections[section]->pdata[i]);
}

guint
cr_map_n_nodes (const CrMap *map, CrSection section)
{
  return map->sections[section]->len;
}

const CrNode *
cr_map_get_node (const CrMap *map, CrSection section, guint index)
{
  return g_ptr_array_index (map->sections[section], index);
}

const CrNode *
cr_map_find_node (const CrMap *map, CrSection section, const char *name, const char *id)
{
  Key key = { name, id };

  if (id != NULL)
    return g_hash_table_lookup (map->ids[section], &key);
  for (guint i = 0; i < map->sections[section]->len; i++) {
    const CrNode *node = map->sections[section]->pdata[i];

    if (name == NULL || cr_node_is (node, name))
      return node;
  }
  return NULL;
}

const char *
cr_section_get_name (CrSection section)
{
  return section_names[section];
}

void
cr_map_load_node (CrMap *map, CrSection section, CrNode *node)
{
  g_ptr_array_add (map->sections[section], node);
  note_id (map, section, node);
}

void
cr_map_load_clear (CrMap *map, CrSection section)
{
  g_ptr_array_set_size (map->sections[section], 0);
  cr_map_note_ids (map, section);
}

void
cr_map_load_over (CrMap *map, CrSection section, guint index, CrNode *node)
{
  gpointer *slot = &g_ptr_array_index (map->sections[section], index);

  cr_node_unref (*slot);
  *slot = node;
  cr_map_note_ids (map, section);
}

const char *
cr_map_get_ruleset_id (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++) {
    const CrNode *uses = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (uses, "uses") && g_strcmp0 (cr_node_get (uses, "kind"), "ruleset") == 0 &&
        cr_node_get (uses, "id") != NULL)
      return cr_node_get (uses, "id");
  }
  return NULL;
}
