/* cre-way.c: a way along hexsides that is drawn from corner to corner.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-way.h"

#include <math.h>

#include "cr-faces.h"

struct _CreWay {
  int floor;
  GArray *corners; /* CrVertex */
  CrVertex free;   /* the corner at the pointer */
};

CreWay *
cre_way_new (void)
{
  CreWay *way = g_new0 (CreWay, 1);

  way->corners = g_array_new (FALSE, FALSE, sizeof (CrVertex));
  return way;
}

void
cre_way_free (CreWay *way)
{
  g_array_unref (way->corners);
  g_free (way);
}

void
cre_way_clear (CreWay *way)
{
  g_array_set_size (way->corners, 0);
}

static double
distance (CrPoint a, CrPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

CrVertex
cre_way_vertex_at (const CrGrid *grid, const CreAim *aim)
{
  int before = (aim->side + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS;
  double to_before = distance (cr_layout_corner (grid, aim->place.hex, before), aim->point);
  double to_after = distance (cr_layout_corner (grid, aim->place.hex, aim->side), aim->point);

  return cr_vertex_of (aim->place.hex, to_before < to_after - 1e-6 ? before : aim->side);
}

static CrVertex
get_corner (const CreWay *way, guint index)
{
  return g_array_index (way->corners, CrVertex, index);
}

gboolean
cre_way_press (CreWay *way, int floor, CrVertex vertex)
{
  guint n;

  if (floor != way->floor)
    cre_way_clear (way);
  way->floor = floor;
  way->free = vertex;
  n = way->corners->len;
  if (n > 0 && cr_vertex_equal (get_corner (way, n - 1), vertex))
    return TRUE;
  g_array_append_val (way->corners, vertex);
  return n > 1 && cr_vertex_equal (get_corner (way, 0), vertex);
}

void
cre_way_move (CreWay *way, CrVertex vertex)
{
  way->free = vertex;
}

gboolean
cre_way_take_back (CreWay *way)
{
  if (way->corners->len == 0)
    return FALSE;
  g_array_set_size (way->corners, way->corners->len - 1);
  return TRUE;
}

guint
cre_way_n_corners (const CreWay *way)
{
  return way->corners->len;
}

CrVertex
cre_way_get_last (const CreWay *way)
{
  return get_corner (way, way->corners->len - 1);
}

int
cre_way_get_floor (const CreWay *way)
{
  return way->floor;
}

/* Returns: twice the area that the closed way would enclose, in any unit; negative when the way
 * bends round what is on its left. The coordinates are skew, which does not change the sign */
static gint64
measure_bend (const GArray *corners)
{
  gint64 sum = 0;

  for (guint i = 0; i < corners->len; i++) {
    const CrVertex *a = &g_array_index (corners, CrVertex, i);
    const CrVertex *b = &g_array_index (corners, CrVertex, (i + 1) % corners->len);

    sum += (gint64) (a->x - a->z) * (b->y - b->z) - (gint64) (b->x - b->z) * (a->y - a->z);
  }
  return sum;
}

void
cre_way_add_sides (const CreWay *way, gboolean to_pointer, GArray *sides)
{
  g_autoptr (GArray) corners = g_array_copy (way->corners);
  guint first = sides->len;

  if (corners->len == 0)
    return;
  if (to_pointer)
    g_array_append_val (corners, way->free);
  for (guint i = 1; i < corners->len; i++)
    cr_vertex_path (g_array_index (corners, CrVertex, i - 1), g_array_index (corners, CrVertex, i),
                    sides);
  if (measure_bend (corners) >= 0)
    return;
  for (guint i = first; i < sides->len; i++)
    g_array_index (sides, CrHexSide, i) = cr_faces_turn_round (g_array_index (sides, CrHexSide, i));
}
