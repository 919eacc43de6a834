/* cr-check-links.c: stairways and other links. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"

#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cr-text.h"

static void
add_unreadable (const CrNode *node, GPtrArray *problems, const char *id, const GError *error)
{
  cr_check_add (problems, id, CR_PLACE_MAP,
                g_strdup_printf ("“%s”: %s.", cr_node_get_id (node), error->message))
      ->severity = CR_PROBLEM_ERROR;
}

/* Where a link ends on no hex it leads nowhere. */
static void
check_end (const CrScene *scene, const CrNode *node, CrPlace place, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *at = NULL;

  if (cr_scene_has_place (scene, place))
    return;
  at = cr_map_format_printed (map, place);
  cr_check_add (
      problems, "leads-nowhere", place,
      g_strdup_printf (
          cr_text ("“%s” leads to %s, where the map has no hex: paint one, or lead it elsewhere."),
          cr_node_get_id (node), at))
      ->severity = CR_PROBLEM_ERROR;
}

/* Tells of a hex of a stairway that is no stair on the map. */
static void
check_terrain (const CrScene *scene, CrPlace place, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);
  g_autofree char *at = cr_map_format_printed (map, place);
  CrProblem *problem;
  int code = -1;

  if (!cr_scene_has_place (scene, place) || (terrain != NULL && terrain->stairs))
    return;
  problem = cr_check_add (
      problems, "stairway-without-stairs", place,
      g_strdup_printf (cr_text ("%s belongs to a stairway, but its terrain is no stairs."), at));
  problem->rule = "ELV-06";
  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset) && code < 0; i++)
    if (cr_ruleset_get_terrain (ruleset, i)->stairs)
      code = cr_map_find_code (map, CR_LAYER_TERRAIN, cr_ruleset_get_terrain (ruleset, i)->code);
  if (code > 0) {
    CrEdit *fix = cr_edit_new ();
    cr_edit_set_value (fix, map, place, CR_LAYER_TERRAIN, code);
    cr_check_set_fix (problem, cr_text ("Make stairs"), fix);
  }
}

static gint64
place_key (const CrMap *map, CrPlace place)
{
  return (gint64) place.floor * cr_grid_n_cells (cr_map_get_grid (map)) +
         cr_grid_get_cell (cr_map_get_grid (map), place.hex);
}

static void
check_stairway (const CrScene *scene, const CrNode *node, GHashTable *known, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, &error);

  if (stairway == NULL) {
    add_unreadable (node, problems, "stairway-unreadable", error);
    return;
  }
  for (guint i = 0; i < stairway->n_hexes; i++) {
    gint64 key = place_key (map, stairway->hexes[i]);

    g_hash_table_add (known, g_memdup2 (&key, sizeof key));
    check_end (scene, node, stairway->hexes[i], problems);
    check_terrain (scene, stairway->hexes[i], problems);
  }
  for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++)
    for (guint i = 0; i < stairway->ends[end].n_places; i++)
      check_end (scene, node, stairway->ends[end].places[i], problems);
}

static void
check_link (const CrScene *scene, const CrNode *node, GHashTable *known, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;
  CrLink link;

  if (!cr_link_read (cr_scene_get_map (scene), node, &link, &error)) {
    add_unreadable (node, problems, "link-unreadable", error);
    return;
  }
  check_end (scene, node, link.from, problems);
  check_end (scene, node, link.to, problems);
  for (int i = 0; i < 2; i++) {
    gint64 key = place_key (cr_scene_get_map (scene), i == 0 ? link.from : link.to);
    g_hash_table_add (known, g_memdup2 (&key, sizeof key));
  }
}

/* A spiral stair is the one kind of terrain that is a link by itself, once one is laid. */
static gboolean
is_spiral (const CrTerrainKind *terrain)
{
  return g_str_equal (terrain->code, "spiral");
}

/* Finds the terrain that most of the walkable hexes around have: the floor goes on there. */
static int
find_floor (const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  int codes[CR_N_DIRECTIONS], best = 0, n_best = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = cr_place_neighbour (place, d);
    const CrTerrainKind *terrain = cr_scene_get_terrain (scene, beside);
    int n = 0;

    codes[d] = 0;
    if (cr_scene_has_place (scene, beside) && terrain != NULL && !terrain->stairs &&
        !is_spiral (terrain) && !terrain->blocks)
      codes[d] = cr_map_get_value (map, beside, CR_LAYER_TERRAIN);
    for (CrDirection before = 0; before <= d; before++)
      n += codes[d] > 0 && codes[before] == codes[d];
    if (n > n_best) {
      n_best = n;
      best = codes[d];
    }
  }
  return n_best > 0 ? best : cr_map_get_floor (map, place.floor)->defaults[CR_LAYER_TERRAIN];
}

static void
offer_floor (CrProblem *problem, const CrScene *scene, const GArray *places, const char *mend)
{
  CrEdit *fix = cr_edit_new ();

  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    cr_edit_set_value (fix, cr_scene_get_map (scene), place, CR_LAYER_TERRAIN,
                       find_floor (scene, place));
  }
  cr_check_set_removal (problem, mend, fix);
}

static char *
say_lone_stairs (const char *at, guint n_places)
{
  if (n_places == 1)
    return g_strdup_printf (cr_text ("The stairs of %s belong to no stairway and lead nowhere: lay "
                                     "a stairway over them."),
                            at);
  return g_strdup_printf (cr_text ("The stairs of %s and what hangs together with it, %u hexes in "
                                   "all, belong to no stairway and lead nowhere: lay a stairway "
                                   "over them."),
                          at, n_places);
}

static void
add_lone (const CrScene *scene, GArray *places, gboolean spiral, GPtrArray *problems)
{
  CrPlace place = g_array_index (places, CrPlace, 0);
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), place);
  CrProblem *problem =
      spiral
          ? cr_check_add (
                problems, "spiral-to-nowhere", place,
                g_strdup_printf (cr_text ("The spiral stair of %s joins no floors and leads "
                                          "nowhere: lay one to another floor."),
                                 at))
          : cr_check_add (problems, "stairs-to-nowhere", place, say_lone_stairs (at, places->len));

  cr_check_set_places (problem, places);
  offer_floor (problem, scene, places,
               spiral ? cr_text ("Remove the spiral stair") : cr_text ("Remove the stairs"));
}

/* Those of the stairs that belong to no stairway. */
typedef struct {
  const CrScene *scene;
  GHashTable *known; /* places of stairways, and of stairs that have been told */
} LoneStairs;

static gboolean
is_stairs (const CrTerrainKind *kind)
{
  return kind->stairs || is_spiral (kind);
}

/* Whether stairs stand there that are no stairway's and not told yet; from now on they are. */
static gboolean
take_stairs (LoneStairs *self, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (self->scene);
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, place);
  gint64 key = place_key (map, place);

  if (!cr_grid_contains (cr_map_get_grid (map), place.hex) || terrain == NULL ||
      !is_stairs (terrain) || g_hash_table_contains (self->known, &key))
    return FALSE;
  g_hash_table_add (self->known, g_memdup2 (&key, sizeof key));
  return TRUE;
}

/* Stairs that lie side by side are told once together, each spiral stair by itself. */
static GArray *
read_flight (LoneStairs *self, CrPlace start)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_array_append_val (places, start);
  if (is_spiral (cr_scene_get_terrain (self->scene, start)))
    return places;
  for (guint i = 0; i < places->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace beside = cr_place_neighbour (g_array_index (places, CrPlace, i), d);
      const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, beside);

      if (terrain != NULL && terrain->stairs && take_stairs (self, beside))
        g_array_append_val (places, beside);
    }
  return places;
}

/* Stairs that belong to no stairway are never walked to another level. */
static void
check_lone_stairs (const CrScene *scene, GHashTable *known, GPtrArray *problems)
{
  g_autoptr (GArray) stairs = cr_check_find_terrain (scene, is_stairs);
  LoneStairs lone = { scene, known };

  for (guint i = 0; i < stairs->len; i++) {
    CrPlace place = g_array_index (stairs, CrPlace, i);

    if (take_stairs (&lone, place)) {
      g_autoptr (GArray) places = read_flight (&lone, place);

      add_lone (scene, places, is_spiral (cr_scene_get_terrain (scene, place)), problems);
    }
  }
}

void
cr_check_links (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (cr_node_is (node, "stairway"))
      check_stairway (scene, node, known, problems);
    else if (cr_link_is_kind (cr_node_get_name (node)))
      check_link (scene, node, known, problems);
  }
  check_lone_stairs (scene, known, problems);
}
