/* cr-check-names.c: ids and names borne twice. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-text.h"

/* Where a sparse thing lies, as far as it says so itself. */
static CrPlace
find_place (const CrMap *map, const CrNode *node)
{
  static const char *const attributes[] = { "at", "from", "control", "hexes" };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const char *text = cr_node_is (node, "area") ? cr_node_get_text (node) : NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (attributes) && text == NULL; i++)
    text = cr_node_get (node, attributes[i]);
  if (text != NULL && cr_map_parse_places (map, text, places, NULL) && places->len > 0)
    return g_array_index (places, CrPlace, 0);
  return CR_PLACE_MAP;
}

/* The first of "id-1", "id-2", … that nothing in the section bears; asked once for each id.
 * @ids: (element-type utf8 utf8): id → the free one, NULL where it was not asked for yet */
static const char *
find_free_id (GHashTable *ids, const char *id)
{
  char *free_id = g_hash_table_lookup (ids, id);

  for (guint n = 1; free_id == NULL || g_hash_table_contains (ids, free_id); n++) {
    g_free (free_id);
    free_id = g_strdup_printf ("%s-%u", id, n);
  }
  if (g_hash_table_lookup (ids, id) == NULL)
    g_hash_table_insert (ids, (gpointer) id, free_id);
  return free_id;
}

/* Who names it means the first of them, so the later one gets an id of its own. */
static void
add_id (const CrMap *map, CrSection section, guint index, GHashTable *ids, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, section, index);
  const char *id = cr_node_get (node, "id");
  CrProblem *problem = cr_check_add (
      problems, "id-twice", find_place (map, node),
      g_strdup_printf (cr_text ("Two things in “%s” have the id “%s”: who names it means the "
                                "first, never this one."),
                       cr_section_get_name (section), id));
  const char *free_id = find_free_id (ids, id);
  g_autofree char *mend = g_strdup_printf (cr_text ("Call it “%s”"), free_id);
  CrNode *renamed = cr_node_copy (node);
  CrEdit *fix = cr_edit_new ();

  cr_node_set (renamed, "id", free_id);
  cr_edit_replace_node (fix, map, section, index, renamed);
  cr_check_set_fix (problem, mend, fix);
}

static void
check_section (const CrMap *map, CrSection section, GPtrArray *problems)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GArray) doubles = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const char *id = cr_node_get (cr_map_get_node (map, section, i), "id");

    if (id != NULL && !g_hash_table_insert (ids, (gpointer) id, NULL))
      g_array_append_val (doubles, i);
  }
  for (guint i = 0; i < doubles->len; i++)
    add_id (map, section, g_array_index (doubles, guint, i), ids, problems);
}

typedef gboolean (*IsTaken) (const CrMap *map, const char *name);

static gboolean
is_area (const CrMap *map, const char *name)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_AREAS, i), "name"), name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_floor (const CrMap *map, const char *name)
{
  for (int i = 0; i < cr_map_n_floors (map); i++)
    if (g_strcmp0 (cr_map_get_floor (map, i)->name, name) == 0)
      return TRUE;
  return FALSE;
}

/* "The keep 2", or the first number behind it that none has. */
static char *
number_name (const CrMap *map, const char *name, IsTaken is_taken)
{
  char *numbered = g_strdup_printf ("%s 2", name);

  for (int i = 3; is_taken (map, numbered); i++) {
    g_free (numbered);
    numbered = g_strdup_printf ("%s %d", name, i);
  }
  return numbered;
}

static void
add_name (CrProblem *problem, const char *name, CrEdit *fix)
{
  g_autofree char *mend = g_strdup_printf (cr_text ("Call it “%s”"), name);

  cr_check_set_fix (problem, mend, fix);
}

static void
offer_area_name (CrProblem *problem, const CrMap *map, guint index)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, index);
  g_autofree char *name = number_name (map, cr_node_get (node, "name"), is_area);
  CrNode *renamed = cr_node_copy (node);
  CrEdit *fix = cr_edit_new ();

  cr_node_set (renamed, "name", name);
  cr_edit_replace_node (fix, map, CR_SECTION_AREAS, index, renamed);
  add_name (problem, name, fix);
}

static void
offer_floor_name (CrProblem *problem, const CrMap *map, int index)
{
  CrFloor floor = *cr_map_get_floor (map, index);
  g_autofree char *name = number_name (map, floor.name, is_floor);
  CrEdit *fix = cr_edit_new ();

  floor.name = name;
  cr_edit_set_floor (fix, map, index, &floor);
  add_name (problem, name, fix);
}

/* Scenarios and rules ask for an area by its name. */
static void
check_area_names (const CrMap *map, GPtrArray *problems)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const char *name = cr_node_is (node, "area") ? cr_node_get (node, "name") : NULL;

    if (name == NULL || *name == '\0' || g_hash_table_add (names, (gpointer) name))
      continue;
    offer_area_name (
        cr_check_add (problems, "name-twice", find_place (map, node),
                      g_strdup_printf (cr_text ("Two areas are called “%s”: give one of them "
                                                "another name."),
                                       name)),
        map, i);
  }
}

static void
check_floor_names (const CrMap *map, GPtrArray *problems)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    const char *name = cr_map_get_floor (map, i)->name;

    if (name == NULL || *name == '\0' || g_hash_table_add (names, (gpointer) name))
      continue;
    offer_floor_name (
        cr_check_add (problems, "name-twice", CR_PLACE_MAP,
                      g_strdup_printf (cr_text ("Two floors are called “%s”: give one of them "
                                                "another name."),
                                       name)),
        map, i);
  }
}

void
cr_check_ids (const CrScene *scene, GPtrArray *problems)
{
  static const CrSection sections[] = { CR_SECTION_LINKS, CR_SECTION_MECHANISMS, CR_SECTION_AREAS,
                                        CR_SECTION_LABELS, CR_SECTION_PICTURES };
  const CrMap *map = cr_scene_get_map (scene);

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    check_section (map, sections[i], problems);
  check_area_names (map, problems);
  check_floor_names (map, problems);
}
