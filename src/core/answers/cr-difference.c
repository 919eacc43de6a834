/* cr-difference.c: two fields of fire compared. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-difference.h"

/**
 * CrDifference:
 * @before: to be compared
 * @after: likewise
 * @n_places: so many are compared in the end
 * @n_compared: of them, already
 * @cells: (element-type CrDifferenceCell)
 * @counts: of each change
 * @grid: of both fields
 */
struct _CrDifference {
  const CrField *before, *after;
  int n_places, n_compared;
  GArray *cells;
  guint counts[CR_N_FIRE_CHANGES];
  CrGrid grid;
};

static CrFireChange
compare_cells (const CrFieldCell *before, const CrFieldCell *after)
{
  if (before->n_shooters == 0 || after->n_shooters == 0) {
    if (before->n_shooters == after->n_shooters)
      return CR_FIRE_SAME;
    return before->n_shooters == 0 ? CR_FIRE_GAINED : CR_FIRE_LOST;
  }
  if (before->cover != after->cover)
    return CR_FIRE_COVER;
  return before->n_shooters != after->n_shooters ? CR_FIRE_SHOOTERS : CR_FIRE_SAME;
}

static CrFieldCell
get_cell (const CrField *field, CrPlace place)
{
  const CrFieldCell *cell = cr_field_get (field, place);

  return cell != NULL ? *cell : (CrFieldCell){ .verdict = CR_LOF_IMPOSSIBLE };
}

CrDifference *
cr_difference_begin (const CrScene *scene, const CrField *before, const CrField *after)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrDifference *difference = g_atomic_rc_box_new0 (CrDifference);

  difference->before = before;
  difference->after = after;
  difference->grid = *cr_map_get_grid (map);
  difference->n_places = cr_map_n_floors (map) * cr_grid_n_cells (&difference->grid);
  difference->cells = g_array_new (FALSE, FALSE, sizeof (CrDifferenceCell));
  return difference;
}

static void
compare_place (CrDifference *difference, int index)
{
  int n_cells = cr_grid_n_cells (&difference->grid);
  CrHex hex = cr_grid_get_hex (&difference->grid, index % n_cells);
  CrDifferenceCell it = { .place = { index / n_cells, hex } };

  it.before = get_cell (difference->before, it.place);
  it.after = get_cell (difference->after, it.place);
  it.change = compare_cells (&it.before, &it.after);
  difference->counts[it.change]++;
  if (it.change != CR_FIRE_SAME)
    g_array_append_val (difference->cells, it);
}

gboolean
cr_difference_work (CrDifference *difference, int n_places)
{
  int left = MIN (n_places, difference->n_places - difference->n_compared);

  for (; left > 0; left--)
    compare_place (difference, difference->n_compared++);
  return difference->n_compared == difference->n_places;
}

CrDifference *
cr_difference_ref (CrDifference *difference)
{
  return g_atomic_rc_box_acquire (difference);
}

static void
difference_clear (gpointer data)
{
  g_array_unref (((CrDifference *) data)->cells);
}

void
cr_difference_unref (CrDifference *difference)
{
  if (difference != NULL)
    g_atomic_rc_box_release_full (difference, difference_clear);
}

guint
cr_difference_n (const CrDifference *difference)
{
  return difference->cells->len;
}

const CrDifferenceCell *
cr_difference_get (const CrDifference *difference, guint index)
{
  return &g_array_index (difference->cells, CrDifferenceCell, index);
}

guint
cr_difference_count (const CrDifference *difference, CrFireChange change)
{
  return difference->counts[change];
}

const char *
cr_fire_change_get_name (CrFireChange change)
{
  static const char *const names[CR_N_FIRE_CHANGES] = { "same", "gained", "lost", "cover",
                                                        "shooters" };

  return names[change];
}
