/* cr-roof.c: the roofs that cover the hexes of a house.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-roof.h"

#define MARGIN 0.40 /* how far walls stand beyond the centres of the hexes, in W */
#define LEAST_MARGIN 0.27

static CrRoofExtent
extent_of (const CrGrid *grid, const CrHex *hexes, gsize n, CrPoint way)
{
  CrRoofExtent e = { G_MAXDOUBLE, -G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE };

  for (gsize i = 0; i < n; i++) {
    CrPoint p = cr_layout_centre (grid, hexes[i]);
    double u = p.x * way.x + p.y * way.y, v = p.y * way.x - p.x * way.y;
    e.u0 = MIN (e.u0, u);
    e.u1 = MAX (e.u1, u);
    e.v0 = MIN (e.v0, v);
    e.v1 = MAX (e.v1, v);
  }
  return e;
}

/* Returns: how far a box may grow before it covers the centre of a hex outside the house */
static double
room_about (const CrGrid *grid, const CrHex *hexes, gsize n, CrPoint way)
{
  CrRoofExtent e = extent_of (grid, hexes, n, way);
  g_autoptr (GHashTable) set = cr_hex_set_new (hexes, n);
  double room = MARGIN + 0.06;

  for (gsize i = 0; i < n * CR_N_DIRECTIONS; i++) {
    CrHex out = cr_hex_neighbour (hexes[i / CR_N_DIRECTIONS], (int) (i % CR_N_DIRECTIONS));
    CrPoint p = cr_layout_centre (grid, out);
    double u = p.x * way.x + p.y * way.y, v = p.y * way.x - p.x * way.y;
    double du = MAX (e.u0 - u, u - e.u1), dv = MAX (e.v0 - v, v - e.v1);

    if (!cr_hex_set_has (set, out))
      room = MIN (room, MAX (du, dv));
  }
  return room;
}

static CrRoof
make_roof (const CrGrid *grid, const CrHex *hexes, gsize n, double angle)
{
  CrPoint way = cr_way_of_angle (angle);
  CrRoofExtent e = extent_of (grid, hexes, n, way);
  double margin = MIN (MARGIN, room_about (grid, hexes, n, way) - 0.06);
  CrRoof roof = { NULL, hexes[0], { 0, 0 }, way, 0, 0, 0, 1 };

  roof.at = cr_point_along ((CrPoint){ 0, 0 }, way, (e.u0 + e.u1) / 2, (e.v0 + e.v1) / 2);
  roof.length = e.u1 - e.u0 + 2 * margin;
  roof.width = e.v1 - e.v0 + 2 * margin;
  if (n == 1) {
    /* A single hex is a hut, whose ridge is longer than its eaves are apart. */
    roof.length = 0.86;
    roof.width = 0.66;
  }
  return roof;
}

/* Fits a box around all hexes, turned by a multiple of 30 degrees, with the ridge along its longer
 * side. */
static gboolean
fit_one_roof (const CrGrid *grid, const CrHex *hexes, gsize n, CrRoof *out)
{
  int first = n == 1 ? (int) (cr_hash3 (hexes[0].q, hexes[0].r, CR_RNG_ROOF) * 5.99) : 0;
  gboolean found = FALSE;

  for (int i = 0; i < 6; i++) {
    double angle = (first + i) % 6 * G_PI / 6;
    CrRoof roof = make_roof (grid, hexes, n, angle);

    if (roof.length < roof.width - 1e-6 ||
        room_about (grid, hexes, n, roof.way) - 0.06 < LEAST_MARGIN)
      continue;
    if (found && roof.length * roof.width >= out->length * out->width - 1e-6)
      continue;
    *out = roof;
    found = TRUE;
    if (n == 1)
      return TRUE;
  }
  return found;
}

/* Returns: (transfer full): the hexes of @left in a straight row through @first */
static GArray *
take_row (GHashTable *left, CrHex first, CrDirection direction)
{
  GArray *row = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrHex hex = first;

  while (cr_hex_set_has (left, cr_hex_neighbour (hex, cr_direction_opposite (direction))))
    hex = cr_hex_neighbour (hex, cr_direction_opposite (direction));
  for (; cr_hex_set_has (left, hex); hex = cr_hex_neighbour (hex, direction))
    g_array_append_val (row, hex);
  return row;
}

static GArray *
longest_row (const GArray *hexes, GHashTable *left)
{
  GArray *best = NULL;

  for (guint i = 0; i < hexes->len * 3; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i / 3);
    if (!cr_hex_set_has (left, hex))
      continue;
    GArray *row = take_row (left, hex, (CrDirection) (i % 3));
    if (best != NULL && best->len >= row->len) {
      g_array_unref (row);
      continue;
    }
    g_clear_pointer (&best, g_array_unref);
    best = row;
  }
  return best;
}

/* A wing of one hex reaches under the roof of the hex on which it leans. */
static void
lean_wing (const CrGrid *grid, const GArray *hexes, CrHex hex, CrRoof *roof)
{
  g_autoptr (GHashTable) all = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    CrPoint at = cr_layout_centre (grid, hex);

    if (!cr_hex_set_has (all, next))
      continue;
    roof->way = cr_way_between (at, cr_layout_centre (grid, next));
    roof->at = cr_point_along (at, roof->way, 0.13, 0);
    roof->length = 1.06;
    roof->width = 0.72;
    return;
  }
}

/* A house of an irregular shape has wings in straight rows; the longest comes last and covers the
 * others. */
static void
fit_wings (const CrGrid *grid, const GArray *hexes, GArray *roofs)
{
  g_autoptr (GHashTable) left = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);

  for (guint done = 0; done < hexes->len;) {
    g_autoptr (GArray) row = longest_row (hexes, left);
    g_autoptr (GHashTable) rest = cr_hex_set_new (NULL, 0);
    g_autoptr (GHashTable) taken = cr_hex_set_new ((const CrHex *) row->data, row->len);
    CrRoof roof;

    for (guint i = 0; i < hexes->len; i++) {
      CrHex hex = g_array_index (hexes, CrHex, i);
      if (cr_hex_set_has (left, hex) && !cr_hex_set_has (taken, hex))
        cr_hex_set_add (rest, hex);
    }
    g_hash_table_unref (left);
    left = g_steal_pointer (&rest);
    done += row->len;
    if (!fit_one_roof (grid, (const CrHex *) row->data, row->len, &roof))
      continue;
    if (row->len == 1)
      lean_wing (grid, hexes, g_array_index (row, CrHex, 0), &roof);
    g_array_prepend_val (roofs, roof);
  }
}

/* Returns: (transfer full) (element-type CrRoof): the roofs of all hexes around the clip */
GArray *
cr_roofs_find (const CrDraw *draw, double reach)
{
  GArray *roofs = g_array_new (FALSE, FALSE, sizeof (CrRoof));
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_HOUSE);

  for (guint c = 0; c < classes->len; c++) {
    const CrRegionClass *class = classes->pdata[c];
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, reach);

    for (guint i = 0; i < regions->len; i++) {
      const CrRegion *region = regions->pdata[i];
      guint first = roofs->len;
      g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (CrRoof));
      CrRoof one;

      if (fit_one_roof (draw->grid, (const CrHex *) region->hexes->data, region->hexes->len, &one))
        g_array_append_val (own, one);
      else
        fit_wings (draw->grid, region->hexes, own);
      g_array_append_vals (roofs, own->data, own->len);
      for (guint k = first; k < roofs->len; k++) {
        g_array_index (roofs, CrRoof, k).recipe = class->data;
        g_array_index (roofs, CrRoof, k).n_wings = roofs->len - first;
      }
    }
  }
  return roofs;
}

CrPoint
cr_roof_at (const CrRoof *roof, double along, double across)
{
  return cr_point_along (roof->at, roof->way, along, across);
}

GArray *
cr_roof_get_line (const CrRoof *roof)
{
  return cr_line_box (roof->at, roof->length, roof->width, cr_angle_of_way (roof->way));
}

GArray *
cr_roof_outline_house (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GHashTable) seen = cr_hex_set_new (NULL, 0);
  CrRoof roof;

  for (guint i = 0; i < loop->len; i++) {
    CrHex hex = cr_edge_at (loop, i).hex;
    if (!cr_hex_set_has (seen, hex))
      g_array_append_val (hexes, hex);
    cr_hex_set_add (seen, hex);
  }
  if (fit_one_roof (grid, (const CrHex *) hexes->data, hexes->len, &roof))
    return cr_roof_get_line (&roof);
  return cr_region_built (grid, loop);
}
