/* cr-check.c: what is wrong with a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check.h"

#include <string.h>

#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-text.h"

static void
free_problem (gpointer data)
{
  CrProblem *problem = data;

  if (problem == NULL)
    return;
  g_free (problem->message);
  g_free (problem->mend);
  cr_edit_free (problem->fix);
  g_free (problem->proof);
  g_clear_pointer (&problem->places, g_array_unref);
  g_free (problem);
}

GPtrArray *
cr_problems_new (void)
{
  return g_ptr_array_new_with_free_func (free_problem);
}

CrProblem *
cr_check_add (GPtrArray *problems, const char *id, CrPlace place, char *message)
{
  const CrCheckKind *kind = cr_check_find_kind (id);
  CrProblem *problem = g_new0 (CrProblem, 1);
  char *shown = cr_text_shorten (message);

  g_free (message);
  *problem = (CrProblem){ .id = id,
                          .severity = kind != NULL ? kind->severity : CR_PROBLEM_WARNING,
                          .place = place,
                          .side = -1,
                          .rule = kind != NULL ? kind->rule : NULL,
                          .message = shown };
  g_ptr_array_add (problems, problem);
  return problem;
}

void
cr_check_set_fix (CrProblem *problem, const char *mend, CrEdit *fix)
{
  if (cr_edit_is_empty (fix)) {
    cr_edit_free (fix);
    return;
  }
  problem->mend = g_strdup (mend);
  problem->fix = fix;
}

void
cr_check_ask (CrProblem *problem, const CrNear *near)
{
  g_autofree char *question = cr_near_ask (near), *sentence = NULL;

  if (question == NULL)
    return;
  sentence = problem->message;
  if (g_str_has_suffix (sentence, "."))
    sentence[strlen (sentence) - 1] = '\0';
  problem->message = cr_near_join (sentence, question);
}

void
cr_check_set_removal (CrProblem *problem, const char *mend, CrEdit *fix)
{
  cr_check_set_fix (problem, mend, fix);
  problem->removes = problem->fix != NULL;
}

void
cr_check_offer_without_node (CrProblem *problem,
                             const CrMap *map,
                             CrSection section,
                             guint index,
                             const char *mend)
{
  CrEdit *fix = cr_edit_new ();

  cr_build_remove_node (fix, map, section, index);
  cr_check_set_removal (problem, mend, fix);
}

void
cr_check_offer_without (CrProblem *problem,
                        const CrMap *map,
                        guint index,
                        const char *attribute,
                        const char *mend)
{
  CrEdit *fix = cr_edit_new ();
  CrNode *without = cr_node_copy (cr_map_get_node (map, CR_SECTION_LINKS, index));

  cr_node_set (without, attribute, NULL);
  cr_edit_replace_node (fix, map, CR_SECTION_LINKS, index, without);
  cr_check_set_fix (problem, mend, fix);
}

void
cr_check_set_places (CrProblem *problem, GArray *places)
{
  if (places->len > 1)
    problem->places = g_array_ref (places);
}

gboolean
cr_check_has_castle (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (int i = 0; i < cr_map_n_codes (map, CR_LAYER_STRUCTURE); i++) {
    const CrStructureKind *structure = cr_ruleset_find_structure (
        cr_scene_get_ruleset (scene), cr_map_get_code (map, CR_LAYER_STRUCTURE, i));

    if (structure != NULL && (structure->wall_walk || structure->keep))
      return TRUE;
  }
  return FALSE;
}

const CrWays *
cr_check_get_ways (CrCheckRun *run)
{
  if (run->ways == NULL)
    run->ways = cr_ways_new (run->scene);
  return run->ways;
}

const CrWays *
cr_check_get_open_ways (CrCheckRun *run)
{
  if (run->open == NULL)
    run->open = cr_ways_new_open (run->scene);
  return run->open;
}

/* Problems of the whole map come first, then places floor by floor, row by row. */
static int
compare_problems (gconstpointer a, gconstpointer b, gpointer data)
{
  const CrProblem *left = *(CrProblem *const *) a, *right = *(CrProblem *const *) b;
  const CrGrid *grid = data;

  if (left->place.floor != right->place.floor)
    return left->place.floor - right->place.floor;
  if (left->place.floor < 0)
    return 0;
  return cr_grid_get_cell (grid, left->place.hex) - cr_grid_get_cell (grid, right->place.hex);
}

static guint8 *
ask_kinds (const CrScene *scene, gboolean (*is_sought) (const CrTerrainKind *kind))
{
  const CrMap *map = cr_scene_get_map (scene);
  int n_codes = cr_map_n_codes (map, CR_LAYER_TERRAIN);
  guint8 *sought = g_new0 (guint8, n_codes);

  for (int i = 1; i < n_codes; i++) {
    const CrTerrainKind *kind = cr_ruleset_find_terrain (
        cr_scene_get_ruleset (scene), cr_map_get_code (map, CR_LAYER_TERRAIN, i));

    sought[i] = kind != NULL && is_sought (kind);
  }
  return sought;
}

GArray *
cr_check_find_terrain (const CrScene *scene, gboolean (*is_sought) (const CrTerrainKind *kind))
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree guint8 *sought = ask_kinds (scene, is_sought);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *terrain = cr_map_get_layer (map, floor, CR_LAYER_TERRAIN);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      if (sought[terrain[cell]]) {
        CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

        g_array_append_val (places, place);
      }
  }
  return places;
}

static gint64
get_key (const CrGrid *grid, CrPlace place)
{
  return (gint64) place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex);
}

/* Collects the places that a narrower check calls out of reach, with the reason. */
static GHashTable *
find_explained (const CrGrid *grid, const GPtrArray *problems)
{
  static const char *const narrower[] = { "passage-with-one-end", "passage-broken",
                                          "roof-without-way-up",  "spiral-to-nowhere",
                                          "crown-without-trunk",  NULL };
  GHashTable *explained = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];
    gint64 key = get_key (grid, problem->place);

    if (problem->place.floor >= 0 && g_strv_contains (narrower, problem->id))
      g_hash_table_add (explained, g_memdup2 (&key, sizeof key));
  }
  return explained;
}

static gboolean
is_explained (const CrGrid *grid, GHashTable *explained, const CrProblem *problem)
{
  guint n = problem->places != NULL ? problem->places->len : 1;

  for (guint i = 0; i < n; i++) {
    CrPlace place =
        problem->places != NULL ? g_array_index (problem->places, CrPlace, i) : problem->place;
    gint64 key = get_key (grid, place);

    if (g_hash_table_contains (explained, &key))
      return TRUE;
  }
  return FALSE;
}

/* Where a roof is told to have no ladder, the problem that its floor is out of reach would say it
 * twice. */
static void
drop_said_twice (const CrGrid *grid, GPtrArray *problems)
{
  g_autoptr (GHashTable) explained = find_explained (grid, problems);
  guint n_left = 0;

  for (guint i = 0; i < problems->len; i++) {
    CrProblem *problem = problems->pdata[i];

    if (g_str_equal (problem->id, "floor-unreachable") && is_explained (grid, explained, problem))
      free_problem (problem);
    else
      problems->pdata[n_left++] = problem;
  }
  for (guint i = n_left; i < problems->len; i++)
    problems->pdata[i] = NULL;
  g_ptr_array_set_size (problems, (int) n_left);
}

GPtrArray *
cr_check_map_and_files (const CrScene *scene, const CrCheckFacts *facts)
{
  GPtrArray *problems = cr_problems_new ();
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (CrOutside) outside = cr_outside_new (scene);
  CrCheckRun run = { .scene = scene, .problems = problems, .outside = outside };

  cr_check_codes (scene, problems);
  cr_check_unknown (scene, problems);
  cr_check_names (scene, problems);
  cr_check_areas (scene, problems);
  cr_check_numbers (scene, problems);
  cr_check_files (scene, facts, problems);
  cr_check_sides (scene, problems);
  cr_check_levels (scene, problems);
  cr_check_links (scene, problems);
  cr_check_stairs (&run);
  cr_check_mechanisms (&run);
  cr_check_works (scene, problems);
  cr_check_passages (&run);
  cr_check_hoardings (scene, outside, problems);
  cr_check_ids (scene, problems);
  cr_check_above (&run);
  cr_check_buildings (scene, problems);
  cr_check_banks (scene, problems);
  cr_check_fronts (scene, problems);
  cr_check_gear (scene, problems);
  cr_check_painted (scene, problems);
  cr_check_moat (&run);
  /* While one walks in through an opening in the wall, its inner edges would be taken for outer
   * ones. */
  if (!cr_check_openings (scene, outside, problems))
    cr_check_gaps (scene, outside, problems);
  cr_check_reach (&run);
  cr_ways_free (run.ways);
  cr_ways_free (run.open);
  drop_said_twice (grid, problems);
  g_ptr_array_sort_with_data (problems, compare_problems, (gpointer) grid);
  return problems;
}

GPtrArray *
cr_check_map (const CrScene *scene)
{
  return cr_check_map_and_files (scene, NULL);
}
