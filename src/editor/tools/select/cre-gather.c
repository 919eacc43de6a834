/* cre-gather.c: what is to be selected: within a line, or alike.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-gather.h"

#include "cr-shape.h"

static gboolean
is_in_box (const CrBox *box, CrPoint p)
{
  return p.x >= box->x && p.y >= box->y && p.x <= box->x + box->width &&
         p.y <= box->y + box->height;
}

static CrBox
get_box (const CreLasso *lasso)
{
  CrPoint least = lasso->points[0], most = lasso->points[0];

  for (gsize i = 1; i < lasso->n_points; i++) {
    CrPoint p = lasso->points[i];

    least = (CrPoint){ MIN (least.x, p.x), MIN (least.y, p.y) };
    most = (CrPoint){ MAX (most.x, p.x), MAX (most.y, p.y) };
  }
  return (CrBox){ least.x, least.y, most.x - least.x, most.y - least.y };
}

/* By the even-odd rule a point is inside when a ray to the right crosses the line an odd number of
 * times. */
static gboolean
is_within (const CreLasso *lasso, CrPoint p)
{
  gboolean within = FALSE;

  for (gsize i = 0, j = lasso->n_points - 1; i < lasso->n_points; j = i++) {
    CrPoint a = lasso->points[i], b = lasso->points[j];

    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
      within = !within;
  }
  return within;
}

static void
keep_within (const CrGrid *grid, const CreLasso *lasso, GArray *marks, guint first)
{
  CrBox box = get_box (lasso);
  guint kept = first;

  for (guint i = first; i < marks->len; i++) {
    CreMark mark = g_array_index (marks, CreMark, i);
    CrPoint p = mark.side < 0 ? cr_layout_centre (grid, mark.place.hex)
                              : cr_layout_side_middle (grid, mark.place.hex, mark.side);

    if (is_in_box (&box, p) && (lasso->n_points == 2 || is_within (lasso, p)))
      g_array_index (marks, CreMark, kept++) = mark;
  }
  g_array_set_size (marks, kept);
}

void
cre_gather_within (const CrMap *map, const CreLasso *lasso, GArray *marks)
{
  guint first = marks->len;

  if (lasso->n_points == 0)
    return;
  cre_gather_all (map, lasso->floor, lasso->sides, marks);
  keep_within (cr_map_get_grid (map), lasso, marks, first);
}

void
cre_gather_hexes (const CrMap *map, CrPlace place, CrLayer layer, gboolean connected, GArray *marks)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  cr_shape_flood (map, place, layer, connected, hexes);
  for (guint i = 0; i < hexes->len; i++) {
    CreMark mark = { { place.floor, g_array_index (hexes, CrHex, i) }, -1 };

    if (cr_map_has_place (map, mark.place))
      g_array_append_val (marks, mark);
  }
}

static void
add_sides (const CrMap *map, int floor, int kind, GArray *marks)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, floor, &n);
  gint64 last = -1;

  for (gsize i = 0; i < n; i++) {
    gint64 here = (gint64) sides[i].cell * CR_N_DIRECTIONS + sides[i].direction;
    CreMark mark = { { floor, cr_grid_get_hex (grid, sides[i].cell) }, sides[i].direction };

    if (here == last || (kind >= 0 && sides[i].kind != kind))
      continue;
    last = here;
    g_array_append_val (marks, mark);
  }
}

/* Moves the marks that hang together with the first @n_found to the front. Returns: their number */
static guint
find_touching (GArray *marks, guint n_found)
{
  for (guint i = 0; i < n_found; i++)
    for (guint j = n_found; j < marks->len; j++) {
      CreMark *a = &g_array_index (marks, CreMark, i), *b = &g_array_index (marks, CreMark, j);
      gboolean touching = FALSE;

      for (int end = 0; end < 4; end++)
        touching |= cr_vertex_equal (cr_vertex_of (a->place.hex, (a->side + 5 + end / 2) % 6),
                                     cr_vertex_of (b->place.hex, (b->side + 5 + end % 2) % 6));
      if (touching) {
        CreMark found = *b;

        *b = g_array_index (marks, CreMark, n_found);
        g_array_index (marks, CreMark, n_found++) = found;
      }
    }
  return n_found;
}

void
cre_gather_sides (const CrMap *map, const CreMark *from, gboolean connected, GArray *marks)
{
  g_autoptr (GArray) alike = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CreMark named = *from;
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, from->place, from->side, &n);

  if (n == 0)
    return;
  cr_grid_name_side (cr_map_get_grid (map), &named.place.hex, &named.side);
  add_sides (map, from->place.floor, sides[0].kind, alike);
  for (guint i = 0; connected && i < alike->len; i++) {
    CreMark *mark = &g_array_index (alike, CreMark, i);

    if (mark->side != named.side || !cr_hex_equal (mark->place.hex, named.place.hex))
      continue;
    *mark = g_array_index (alike, CreMark, 0);
    g_array_index (alike, CreMark, 0) = named;
  }
  if (connected)
    g_array_set_size (alike, find_touching (alike, 1));
  g_array_append_vals (marks, alike->data, alike->len);
}

void
cre_gather_all (const CrMap *map, int floor, gboolean sides, GArray *marks)
{
  const CrGrid *grid = cr_map_get_grid (map);
  int n = sides ? 0 : cr_grid_n_cells (grid);

  if (sides)
    add_sides (map, floor, -1, marks);
  for (int i = 0; i < n; i++) {
    CreMark mark = { { floor, cr_grid_get_hex (grid, i) }, -1 };

    if (cr_map_has_place (map, mark.place))
      g_array_append_val (marks, mark);
  }
}
