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

/* The ids or names of things, and which of them bear one that another had before.
 * @taken: (element-type utf8 guint): word → the number that is tried next behind it, 0: none yet */
typedef struct {
  GHashTable *taken;
  GArray *doubles;  /* guint */
  GPtrArray *given; /* words that are to be borne */
} Names;

static void
names_clear (Names *names)
{
  g_hash_table_unref (names->taken);
  g_array_unref (names->doubles);
  g_ptr_array_unref (names->given);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Names, names_clear)

static Names
make_names (void)
{
  return (Names){ g_hash_table_new (g_str_hash, g_str_equal),
                  g_array_new (FALSE, FALSE, sizeof (guint)),
                  g_ptr_array_new_with_free_func (g_free) };
}

static void
take_name (Names *names, guint index, const char *name)
{
  if (name != NULL && *name != '\0' && !g_hash_table_insert (names->taken, (gpointer) name, NULL))
    g_array_append_val (names->doubles, index);
}

/* The first of "id-1", "id-2", … or "name 2", "name 3", … that nothing bears and nothing was
 * offered; each is tried once, or many of one name would be the square of the work. */
static const char *
find_free (Names *names, const char *word, const char *separator, guint from)
{
  guint n = MAX (from, GPOINTER_TO_UINT (g_hash_table_lookup (names->taken, word)));
  char *found = g_strdup_printf ("%s%s%u", word, separator, n);

  while (g_hash_table_contains (names->taken, found)) {
    g_free (found);
    found = g_strdup_printf ("%s%s%u", word, separator, ++n);
  }
  g_hash_table_insert (names->taken, (gpointer) word, GUINT_TO_POINTER (n + 1));
  g_hash_table_insert (names->taken, found, NULL);
  g_ptr_array_add (names->given, found);
  return found;
}

/* A reference to the id means the first that bears it, so the later one gets an id of its own. */
static void
add_id (const CrMap *map, CrSection section, guint index, Names *names, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, section, index);
  const char *id = cr_node_get (node, "id");
  CrProblem *problem = cr_check_add (
      problems, "id-twice", find_place (map, node),
      g_strdup_printf (cr_text ("Two things in “%s” have the id “%s”: who names it means the "
                                "first, never this one."),
                       cr_section_get_name (section), id));
  const char *free_id = find_free (names, id, "-", 1);
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
  g_auto (Names) ids = make_names ();

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++)
    take_name (&ids, i, cr_node_get (cr_map_get_node (map, section, i), "id"));
  for (guint i = 0; i < ids.doubles->len; i++)
    add_id (map, section, g_array_index (ids.doubles, guint, i), &ids, problems);
}

/* @fix: (transfer full): */
static void
add_name (CrProblem *problem, const char *name, CrEdit *fix)
{
  g_autofree char *mend = g_strdup_printf (cr_text ("Call it “%s”"), name);

  cr_check_set_fix (problem, mend, fix);
}

static void
add_area_name (const CrMap *map, guint index, Names *names, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, index);
  const char *name = cr_node_get (node, "name"), *free_name = find_free (names, name, " ", 2);
  CrProblem *problem =
      cr_check_add (problems, "name-twice", find_place (map, node),
                    g_strdup_printf (cr_text ("Two areas are called “%s”: give one of them "
                                              "another name."),
                                     name));
  CrNode *renamed = cr_node_copy (node);
  CrEdit *fix = cr_edit_new ();

  cr_node_set (renamed, "name", free_name);
  cr_edit_replace_node (fix, map, CR_SECTION_AREAS, index, renamed);
  add_name (problem, free_name, fix);
}

static void
add_floor_name (const CrMap *map, int index, Names *names, GPtrArray *problems)
{
  CrFloor floor = *cr_map_get_floor (map, index);
  const char *free_name = find_free (names, floor.name, " ", 2);
  CrProblem *problem =
      cr_check_add (problems, "name-twice", CR_PLACE_MAP,
                    g_strdup_printf (cr_text ("Two floors are called “%s”: give one of them "
                                              "another name."),
                                     floor.name));
  CrEdit *fix = cr_edit_new ();

  floor.name = (char *) free_name;
  cr_edit_set_floor (fix, map, index, &floor);
  add_name (problem, free_name, fix);
}

/* Scenarios and rules ask for an area by its name. */
static void
check_area_names (const CrMap *map, GPtrArray *problems)
{
  g_auto (Names) names = make_names ();

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if (cr_node_is (node, "area"))
      take_name (&names, i, cr_node_get (node, "name"));
  }
  for (guint i = 0; i < names.doubles->len; i++)
    add_area_name (map, g_array_index (names.doubles, guint, i), &names, problems);
}

static void
check_floor_names (const CrMap *map, GPtrArray *problems)
{
  g_auto (Names) names = make_names ();

  for (int i = 0; i < cr_map_n_floors (map); i++)
    take_name (&names, (guint) i, cr_map_get_floor (map, i)->name);
  for (guint i = 0; i < names.doubles->len; i++)
    add_floor_name (map, (int) g_array_index (names.doubles, guint, i), &names, problems);
}

void
cr_check_ids (const CrScene *scene, GPtrArray *problems)
{
  static const CrSection sections[] = {
    CR_SECTION_LINKS, CR_SECTION_MECHANISMS, CR_SECTION_AREAS,
    CR_SECTION_GEAR,  CR_SECTION_LABELS,     CR_SECTION_PICTURES
  };
  const CrMap *map = cr_scene_get_map (scene);

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    check_section (map, sections[i], problems);
  check_area_names (map, problems);
  check_floor_names (map, problems);
}
