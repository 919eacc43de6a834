/* cr-check-names.c: ids and names borne twice. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
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

/* Who names it means the first of them, so the later one gets an id of its own. */
static void
add_id (const CrMap *map, CrSection section, guint index, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, section, index);
  const char *id = cr_node_get (node, "id");
  CrProblem *problem = cr_check_add (
      problems, "id-twice", find_place (map, node),
      g_strdup_printf (cr_text ("Two things in “%s” have the id “%s”: who names it means the "
                                "first, never this one."),
                       cr_section_get_name (section), id));
  g_autofree char *stem = g_strdup_printf ("%s-", id);
  g_autofree char *free_id = cr_build_free_id (map, section, stem);
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
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const char *id = cr_node_get (cr_map_get_node (map, section, i), "id");

    if (id != NULL && !g_hash_table_add (ids, (gpointer) id))
      add_id (map, section, i, problems);
  }
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
    cr_check_add (problems, "name-twice", find_place (map, node),
                  g_strdup_printf (cr_text ("Two areas are called “%s”: give one of them another "
                                            "name."),
                                   name));
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
    cr_check_add (problems, "name-twice", CR_PLACE_MAP,
                  g_strdup_printf (cr_text ("Two floors are called “%s”: give one of them another "
                                            "name."),
                                   name));
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
