/* cr-check.c: what is wrong with a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check.h"

#include "cr-check-private.h"

static void
free_problem (gpointer data)
{
  CrProblem *problem = data;

  g_free (problem->message);
  g_free (problem->mend);
  cr_edit_free (problem->fix);
  g_free (problem->proof);
  g_clear_pointer (&problem->places, g_array_unref);
  g_free (problem);
}

CrProblem *
cr_check_add (GPtrArray *problems, const char *id, CrPlace place, char *message)
{
  const CrCheckKind *kind = cr_check_find_kind (id);
  CrProblem *problem = g_new0 (CrProblem, 1);

  *problem = (CrProblem){ .id = id,
                          .severity = kind != NULL ? kind->severity : CR_PROBLEM_WARNING,
                          .place = place,
                          .side = -1,
                          .rule = kind != NULL ? kind->rule : NULL,
                          .message = message };
  g_ptr_array_add (problems, problem);
  return problem;
}

/**
 * cr_check_set_fix:
 * @fix: (transfer full): dropped when it would change nothing
 */
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

/* Of one hex alone the problem's own place tells. */
void
cr_check_set_places (CrProblem *problem, GArray *places)
{
  if (places->len > 1)
    problem->places = g_array_ref (places);
}

/* What is the whole map's comes first, then places floor by floor, row by row. */
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

/**
 * cr_check_map:
 *
 * Returns: (transfer full) (element-type CrProblem): sorted by place
 */
GPtrArray *
cr_check_map (const CrScene *scene)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (free_problem);

  cr_check_codes (scene, problems);
  cr_check_names (scene, problems);
  cr_check_areas (scene, problems);
  cr_check_pictures (scene, problems);
  cr_check_sides (scene, problems);
  cr_check_levels (scene, problems);
  cr_check_links (scene, problems);
  cr_check_mechanisms (scene, problems);
  cr_check_passages (scene, problems);
  cr_check_hoardings (scene, problems);
  cr_check_reach (scene, problems);
  g_ptr_array_sort_with_data (problems, compare_problems,
                              (gpointer) cr_map_get_grid (cr_scene_get_map (scene)));
  return problems;
}
