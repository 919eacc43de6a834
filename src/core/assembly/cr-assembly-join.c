/* cr-assembly-join.c: where a part can be joined to the others.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-assembly-join.h"

#include <string.h>

/* A search for the places in which a part can be joined to the others. */
typedef struct {
  const CrGround *ground;
  guint part, to;
  gboolean halves;
  CrMotion to_motion; /* from hexes of @to to the plane */
  CrOrientation orientation;
  CrSheetBox to_box, box; /* of @to, and of the part turned but not moved, among its hexes */
  int sixths, turn;
  GArray *joins;
} Search;

static gboolean
is_same_hex (const CrMap *a, CrPlace one, const CrMap *b, CrPlace two)
{
  return cr_map_get_level (a, one) == cr_map_get_level (b, two) &&
         strcmp (cr_map_get_terrain (a, one), cr_map_get_terrain (b, two)) == 0 &&
         strcmp (cr_map_get_structure (a, one), cr_map_get_structure (b, two)) == 0;
}

/* @motion: of the part. Only the hexes of an edge can be shared by maps that are joined; parts that
 * cover each other share more. */
static guint
count_shared (const CrGround *ground,
              guint part,
              CrMotion motion,
              guint other,
              CrMotion other_motion,
              gboolean edges_only,
              GArray *hexes,
              guint *n_differ_out)
{
  const CrMap *map = ground->maps[part], *there = ground->maps[other];
  const CrGrid *grid = cr_map_get_grid (map);
  CrMotion across = cr_motion_join (motion, cr_motion_invert (other_motion));
  guint n = 0;

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    int row = cell / grid->columns, column = cell % grid->columns;
    CrPlace one = { 0, cr_grid_get_hex (grid, cell) }, two = { 0 };

    if (edges_only && column == 1 && grid->columns > 2 && row > 0 && row < grid->rows - 1)
      cell += grid->columns - 3;
    two.hex = cr_motion_apply (across, one.hex);
    if (!cr_map_has_place (map, one) || !cr_map_has_place (there, two))
      continue;
    n++;
    if (is_same_hex (map, one, there, two))
      continue;
    ++*n_differ_out;
    if (hexes != NULL) {
      CrHex hex = cr_motion_apply (motion, one.hex);

      g_array_append_val (hexes, hex);
    }
  }
  return n;
}

guint
cr_assembly_list_shared (const CrGround *ground,
                         guint part,
                         guint other,
                         GArray *hexes,
                         guint *n_differ_out)
{
  CrMotion motion, other_motion;

  *n_differ_out = 0;
  if (!cr_ground_place (ground, part, &motion, NULL) ||
      !cr_ground_place (ground, other, &other_motion, NULL))
    return 0;
  return count_shared (ground, part, motion, other, other_motion, FALSE, hexes, n_differ_out);
}

/* Whether the part, lying so, covers any other; @motion leads to the plane. */
static gboolean
covers_other (const Search *it, CrMotion motion)
{
  for (guint i = 0; i < it->ground->assembly->parts->len; i++) {
    const CrMap *map = it->ground->maps[i];
    CrMotion other;
    CrSheetBox own, there;

    if (i == it->part || map == NULL || cr_assembly_get_part (it->ground->assembly, i)->overlay ||
        !cr_ground_place (it->ground, i, &other, NULL))
      continue;
    own = cr_sheet_box (it->ground->maps[it->part], cr_map_get_grid (map)->orientation,
                        cr_motion_join (motion, cr_motion_invert (other)));
    there = cr_sheet_box (map, cr_map_get_grid (map)->orientation, (CrMotion){ 0 });
    if (cr_sheets_overlap (&own, &there, it->halves))
      return TRUE;
  }
  return FALSE;
}

/* The edge of a map at that end of its lanes (@axis 0) or along them. */
static CrMapEdge
edge_at (CrOrientation orientation, int axis, gboolean far)
{
  static const CrMapEdge edges[2][2] = { { CR_MAP_EDGE_W, CR_MAP_EDGE_E },
                                         { CR_MAP_EDGE_N, CR_MAP_EDGE_S } };

  return edges[orientation == CR_FLAT ? axis : 1 - axis][far ? 1 : 0];
}

/* The edge that looks to the other map, as the part has it when it is not turned. */
static CrMapEdge
turn_back (CrMapEdge edge, int degrees)
{
  return (CrMapEdge) (((int) edge + 4 - degrees / 90) % 4);
}

static void
add_join (Search *it, int across, int along, int axis, gboolean far)
{
  const CrGrid *first = cr_map_get_grid (it->ground->maps[0]);
  CrMotion own = { FALSE, it->sixths, cr_sheet_step (it->orientation, across, along) };
  CrMotion motion = cr_motion_join (own, it->to_motion);
  int other = 1 - axis, step = other == 0 ? across : along;
  int gaps[2] = { ABS (it->box.from[other] + step - it->to_box.from[other]),
                  ABS (it->box.to[other] + step - it->to_box.to[other]) };
  CrJoin join = { .turn =
                      (cr_assembly_get_part (it->ground->assembly, it->to)->turn + it->turn) % 360,
                  .to = (int) it->to,
                  .edge = edge_at (it->orientation, axis, far),
                  .flush = MIN (gaps[0], gaps[1]) <= 1 };

  if (covers_other (it, motion))
    return;
  join.own = turn_back ((CrMapEdge) (((int) join.edge + 2) % 4), it->turn);
  cr_grid_address (first, motion.shift, &join.column, &join.row);
  join.n_shared = count_shared (it->ground, it->part, motion, it->to, it->to_motion, TRUE, NULL,
                                &join.n_differ);
  g_array_append_val (it->joins, join);
}

/* Along the edge from where the shorter begins with the longer to where both end. */
static void
slide_along (Search *it, int axis, gboolean far)
{
  int other = 1 - axis, gap = it->halves ? 0 : 1, slack = other == 1 ? gap : 0;
  int step = far ? it->to_box.to[axis] + gap - it->box.from[axis]
                 : it->to_box.from[axis] - gap - it->box.to[axis];
  int begin = it->to_box.from[other] - it->box.from[other];
  int end = it->to_box.to[other] - it->box.to[other];

  for (int i = MIN (begin, end) - slack; i <= MAX (begin, end) + slack; i++)
    if (((i ^ step) & 1) == 0) {
      int across = axis == 0 ? step : i, along = axis == 0 ? i : step;
      CrSheetBox moved = it->box;

      moved.from[0] += across, moved.to[0] += across;
      moved.from[1] += along, moved.to[1] += along;
      if (cr_sheets_meet (&moved, &it->to_box, it->halves))
        add_join (it, across, along, axis, far);
    }
}

static void
search_turn (Search *it, int turn)
{
  CrOrientation own = cr_map_get_grid (it->ground->maps[it->part])->orientation;
  CrMotion turned = { 0 };

  it->turn = turn;
  it->sixths = (turn + (own == it->orientation ? 0 : own == CR_POINTY ? -30 : 30)) / 60;
  turned.sixths = it->sixths;
  it->box = cr_sheet_box (it->ground->maps[it->part], it->orientation, turned);
  for (int axis = 0; axis < 2; axis++)
    for (int far = 0; far < 2; far++)
      slide_along (it, axis, far);
}

static gint
compare_joins (gconstpointer a, gconstpointer b)
{
  const CrJoin *left = a, *right = b;
  int by[] = { right->flush - left->flush, (int) left->n_differ - (int) right->n_differ,
               left->to - right->to,       (int) left->edge - (int) right->edge,
               left->turn - right->turn,   left->column - right->column,
               left->row - right->row };

  for (gsize i = 0; i < G_N_ELEMENTS (by); i++)
    if (by[i] != 0)
      return by[i];
  return 0;
}

GArray *
cr_assembly_list_joins (const CrGround *ground, guint part)
{
  Search it = { .ground = ground, .part = part };

  it.joins = g_array_new (FALSE, FALSE, sizeof (CrJoin));
  for (it.to = 0; ground->maps[part] != NULL && it.to < ground->assembly->parts->len; it.to++) {
    const CrMap *to = ground->maps[it.to], *own = ground->maps[part];
    gboolean quarter;

    if (it.to == part || to == NULL || cr_assembly_get_part (ground->assembly, it.to)->overlay ||
        cr_map_get_grid (to)->halves != cr_map_get_grid (own)->halves ||
        !cr_ground_place (ground, it.to, &it.to_motion, NULL))
      continue;
    it.halves = cr_map_get_grid (own)->halves;
    it.orientation = cr_map_get_grid (to)->orientation;
    it.to_box = cr_sheet_box (to, it.orientation, (CrMotion){ 0 });
    quarter = cr_map_get_grid (own)->orientation != it.orientation;
    search_turn (&it, quarter ? 90 : 0);
    search_turn (&it, quarter ? 270 : 180);
  }
  g_array_sort (it.joins, compare_joins);
  return it.joins;
}
