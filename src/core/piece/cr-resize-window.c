/* cr-resize-window.c: the part of a map that lies within other edges.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-map-load.h"
#include "cr-resize-private.h"

#include <string.h>

void
cr_windowing_init (CrWindowing *view,
                   const CrMap *map,
                   const CrMap *floors,
                   const CrGrid *grid,
                   CrHex shift)
{
  view->floors = g_array_new (FALSE, FALSE, sizeof (int));
  view->floor_ids = g_ptr_array_new ();
  for (int i = 0; i < cr_map_n_floors (floors); i++)
    g_ptr_array_add (view->floor_ids, cr_map_get_floor (floors, i)->id);
  for (int i = 0; i < cr_map_n_floors (map); i++) {
    int floor = cr_map_find_floor (floors, cr_map_get_floor (map, i)->id);
    g_array_append_val (view->floors, floor);
  }
  view->how = (CrReaddress){ .map = map,
                             .grid = grid,
                             .motion = { FALSE, 0, shift },
                             .floors = view->floors,
                             .floor_ids = view->floor_ids,
                             .verbatim = TRUE };
}

void
cr_windowing_clear (CrWindowing *view)
{
  g_clear_pointer (&view->floors, g_array_unref);
  g_clear_pointer (&view->floor_ids, g_ptr_array_unref);
}

static void
copy_info (const CrFloor *from, CrFloor *to)
{
  to->known = g_strdup (from->known);
  to->storey = from->storey;
  to->node = from->node != NULL ? cr_node_ref (from->node) : NULL;
  memcpy (to->defaults, from->defaults, sizeof to->defaults);
}

static void
copy_layer (CrMap *made, int floor, CrLayer layer, const CrMap *map, CrHex shift)
{
  gint16 *cells = cr_map_load_layer (made, floor, layer);
  const gint16 *from = cr_map_get_layer (map, floor, layer);
  const CrGrid *grid = cr_map_get_grid (map), *within = cr_map_get_grid (made);
  int n = cr_grid_n_cells (within);

  for (int i = 0; i < n; i++) {
    int cell = cr_grid_get_cell (grid, cr_hex_sub (cr_grid_get_hex (within, i), shift));

    cells[i] = cell >= 0 ? from[cell] : cr_map_get_floor (made, floor)->defaults[layer];
  }
}

static gint
compare_sides (gconstpointer a, gconstpointer b)
{
  const CrSide *left = a, *right = b;

  return left->cell != right->cell ? left->cell - right->cell : left->direction - right->direction;
}

/* A side is there with either of its hexes; at the new edge it may be named by the other. */
static gboolean
move_side (const CrGrid *grid, CrHex from, const CrSide *side, CrSide *moved)
{
  CrHex named = from;
  CrDirection direction = side->direction;

  cr_grid_name_side (grid, &named, &direction);
  *moved = *side;
  moved->cell = cr_grid_get_cell (grid, named);
  moved->direction = (gint8) direction;
  if (moved->cell < 0)
    return FALSE;
  if (side->inside != CR_INSIDE_NONE && !cr_hex_equal (named, from))
    moved->inside = side->inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  moved->node = side->node != NULL ? cr_node_ref (side->node) : NULL;
  return TRUE;
}

static void
copy_sides (CrMap *made, int floor, const CrMap *map, CrHex shift)
{
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (CrSide));
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, floor, &n);
  CrSide side;

  for (gsize i = 0; i < n; i++)
    if (move_side (cr_map_get_grid (made),
                   cr_hex_add (cr_grid_get_hex (cr_map_get_grid (map), sides[i].cell), shift),
                   &sides[i], &side))
      g_array_append_val (moved, side);
  g_array_sort (moved, compare_sides);
  for (guint i = 0; i < moved->len; i++)
    cr_map_load_side (made, floor, &g_array_index (moved, CrSide, i));
}

static void
copy_nodes (CrMap *made, const CrMap *map, CrHex shift)
{
  g_auto (CrWindowing) view = { 0 };
  GPtrArray *sections[CR_N_SECTIONS];

  cr_windowing_init (&view, map, map, cr_map_get_grid (made), shift);
  cr_readdress_sections (&view.how, sections);
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    for (guint i = 0; i < sections[section]->len; i++)
      if (sections[section]->pdata[i] != NULL)
        cr_map_load_node (made, section, cr_node_ref (sections[section]->pdata[i]));
    g_ptr_array_unref (sections[section]);
  }
}

CrMap *
cr_window_new (const CrMap *map, const CrGrid *grid, CrHex shift)
{
  CrMap *made = cr_map_new_like (map, grid);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const CrFloor *info = cr_map_get_floor (map, floor);

    cr_map_load_floor (made, info->id, info->name);
    copy_info (info, cr_map_load_floor_info (made, floor));
    for (int layer = 0; layer < CR_N_LAYERS; layer++)
      copy_layer (made, floor, layer, map, shift);
    copy_sides (made, floor, map, shift);
  }
  copy_nodes (made, map, shift);
  return made;
}

void
cr_window_take_head (CrMap *made, const CrMap *from)
{
  const CrSection sections[] = { CR_SECTION_HEAD, CR_SECTION_OTHER };

  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++) {
    cr_map_load_clear (made, sections[i]);
    for (guint j = 0; j < cr_map_n_nodes (from, sections[i]); j++)
      cr_map_load_node (made, sections[i], cr_node_ref (cr_map_get_node (from, sections[i], j)));
  }
}

/* The map and what lies outside, put together again. */
typedef struct {
  const CrMap *map, *old; /* old: what was put aside when the map became smaller */
  CrMap *whole;
  CrHex map_shift, old_shift; /* to hexes of the whole */
} Whole;

/* The smallest grid around both; in hexes of the map it begins @west columns and @north rows
 * before it. */
static gboolean
find_union (const CrMap *map, CrGrid *grid, CrHex *shift)
{
  const CrGrid *inner = cr_map_get_grid (map), *old = cr_map_get_grid (cr_map_get_outside (map));
  int column, row;
  int west, north, east, south;

  cr_grid_address (inner, cr_hex_sub (cr_grid_hex_at (old, 1, 1), cr_map_get_outside_shift (map)),
                   &column, &row);
  west = MAX (0, 1 - column);
  north = MAX (0, 1 - row);
  east = MAX (0, column + old->columns - 1 - inner->columns);
  south = MAX (0, row + old->rows - 1 - inner->rows);
  *grid = *inner;
  grid->columns += west + east;
  grid->rows += north + south;
  if ((grid->orientation == CR_FLAT ? west : north) % 2 != 0)
    grid->shift = grid->shift == CR_SHIFT_ODD ? CR_SHIFT_EVEN : CR_SHIFT_ODD;
  *shift = cr_grid_hex_at (grid, 1 + west, 1 + north);
  return grid->columns <= CR_GRID_MAX_SPAN && grid->rows <= CR_GRID_MAX_SPAN &&
         cr_map_n_floors (map) <= cr_grid_most_floors (grid);
}

static gboolean
is_on_map (const Whole *it, CrHex hex)
{
  return cr_grid_contains (cr_map_get_grid (it->map), cr_hex_sub (hex, it->map_shift));
}

static void
overlay_cells (Whole *it, int floor)
{
  const CrGrid *grid = cr_map_get_grid (it->map), *whole = cr_map_get_grid (it->whole);
  int n = cr_grid_n_cells (grid);

  for (int layer = 0; layer < CR_N_LAYERS; layer++) {
    const gint16 *from = cr_map_get_layer (it->map, floor, layer);
    gint16 *cells = cr_map_load_layer (it->whole, floor, layer);

    for (int i = 0; i < n; i++)
      cells[cr_grid_get_cell (whole, cr_hex_add (cr_grid_get_hex (grid, i), it->map_shift))] =
          from[i];
  }
}

/* Sides between two hexes outside come from what was put aside, all others from the map. */
static void
overlay_sides (Whole *it, int floor, int old_floor)
{
  gsize n = 0;
  const CrSide *sides = old_floor >= 0 ? cr_map_get_all_sides (it->old, old_floor, &n) : NULL;
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (CrSide));
  CrSide side;

  copy_sides (it->whole, floor, it->map, it->map_shift);
  for (gsize i = 0; i < n; i++) {
    CrHex hex =
        cr_hex_add (cr_grid_get_hex (cr_map_get_grid (it->old), sides[i].cell), it->old_shift);

    if (!is_on_map (it, hex) && !is_on_map (it, cr_hex_neighbour (hex, sides[i].direction)) &&
        move_side (cr_map_get_grid (it->whole), hex, &sides[i], &side))
      cr_map_load_side (it->whole, floor, &side);
  }
}

/* Floors are those of the map; of one that it has not any more nothing comes back. */
static void
overlay_floor (Whole *it, int floor)
{
  const CrGrid *old = cr_map_get_grid (it->old), *whole = cr_map_get_grid (it->whole);
  const CrFloor *info = cr_map_get_floor (it->map, floor);
  int old_floor = cr_map_find_floor (it->old, info->id);

  cr_map_load_floor (it->whole, info->id, info->name);
  copy_info (info, cr_map_load_floor_info (it->whole, floor));
  for (int layer = 0; layer < CR_N_LAYERS; layer++) {
    gint16 *cells = cr_map_load_layer (it->whole, floor, layer);

    for (int i = 0; i < cr_grid_n_cells (whole); i++) {
      int cell = cr_grid_get_cell (old, cr_hex_sub (cr_grid_get_hex (whole, i), it->old_shift));

      cells[i] = old_floor >= 0 && cell >= 0 ? cr_map_get_layer (it->old, old_floor, layer)[cell]
                                             : info->defaults[layer];
    }
  }
  overlay_cells (it, floor);
  overlay_sides (it, floor, old_floor);
}

static int
find_same (const CrMap *map, CrSection section, const CrNode *shown, const gboolean *taken)
{
  int same_id = -1;

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const CrNode *node = cr_map_get_node (map, section, i);

    if (taken[i])
      continue;
    if (cr_node_equal (node, shown))
      return (int) i;
    if (same_id < 0 && cr_node_get_name (node) != NULL && cr_node_get_name (shown) != NULL &&
        cr_node_is (shown, cr_node_get_name (node)) && cr_node_get (node, "id") != NULL &&
        g_strcmp0 (cr_node_get (node, "id"), cr_node_get (shown, "id")) == 0)
      same_id = (int) i;
  }
  return same_id;
}

/* An area that was painted on keeps, besides what the map shows of it, its hexes outside. */
static CrNode *
merge_area (const Whole *it, CrNode *now, const CrNode *before)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const char *text = cr_node_get_text (now), *text_before = cr_node_get_text (before);
  g_autofree char *joined = NULL;
  guint n;

  if (!cr_node_is (now, "area") || text == NULL || text_before == NULL ||
      !cr_map_parse_places (it->whole, text, places, NULL))
    return now;
  n = places->len;
  if (!cr_map_parse_places (it->whole, text_before, places, NULL))
    return now;
  for (guint i = n; i < places->len; i++)
    if (!is_on_map (it, g_array_index (places, CrPlace, i).hex))
      g_array_index (places, CrPlace, n++) = g_array_index (places, CrPlace, i);
  joined = cr_build_format_places (it->whole, (CrPlaces){ cr_places_of (places).places, n });
  cr_node_set_text (now, joined);
  return now;
}

/* Whether the map has something of that id by now. */
static gboolean
is_replaced (const CrMap *map, CrSection section, const CrNode *node)
{
  const char *id = cr_node_get_name (node) != NULL ? cr_node_get (node, "id") : NULL;

  return id != NULL && cr_map_find_node (map, section, NULL, id) != NULL;
}

/* What the map has now, in its order; after each of them, and before the first, what is hidden
 * there. What was put aside, can be seen, and is not in the map any more has been removed. */
static void
overlay_section (Whole *it, CrSection section, GPtrArray *moved, GPtrArray *shown, GPtrArray *now)
{
  guint n_now = cr_map_n_nodes (it->map, section);
  g_autofree gboolean *taken = g_new0 (gboolean, n_now + 1);
  guint next = 0;

  for (guint i = 0; i < moved->len; i++) {
    int same = shown->pdata[i] != NULL ? find_same (it->map, section, shown->pdata[i], taken) : -1;

    if (shown->pdata[i] == NULL && moved->pdata[i] != NULL &&
        !is_replaced (it->map, section, moved->pdata[i]))
      cr_map_load_node (it->whole, section, cr_node_ref (moved->pdata[i]));
    if (same < 0)
      continue;
    for (; next < (guint) same; next++)
      if (!taken[next] && now->pdata[next] != NULL) {
        taken[next] = TRUE;
        cr_map_load_node (it->whole, section, cr_node_ref (now->pdata[next]));
      }
    taken[same] = TRUE;
    if (cr_node_equal (cr_map_get_node (it->map, section, (guint) same), shown->pdata[i]))
      cr_map_load_node (it->whole, section, cr_node_ref (moved->pdata[i]));
    else
      cr_map_load_node (it->whole, section,
                        merge_area (it, cr_node_copy (now->pdata[same]), moved->pdata[i]));
  }
  for (guint i = 0; i < n_now; i++)
    if (!taken[i] && now->pdata[i] != NULL)
      cr_map_load_node (it->whole, section, cr_node_ref (now->pdata[i]));
}

static void
overlay_nodes (Whole *it)
{
  g_auto (CrWindowing) to_whole = { 0 }, to_map = { 0 }, from_map = { 0 };
  GPtrArray *moved[CR_N_SECTIONS], *shown[CR_N_SECTIONS], *now[CR_N_SECTIONS];

  cr_windowing_init (&to_whole, it->old, it->map, cr_map_get_grid (it->whole), it->old_shift);
  cr_windowing_init (&to_map, it->old, it->map, cr_map_get_grid (it->map),
                     cr_hex_sub (it->old_shift, it->map_shift));
  cr_windowing_init (&from_map, it->map, it->map, cr_map_get_grid (it->whole), it->map_shift);
  cr_readdress_sections (&to_whole.how, moved);
  cr_readdress_sections (&to_map.how, shown);
  cr_readdress_sections (&from_map.how, now);
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    if (section >= CR_SECTION_LINKS && section <= CR_SECTION_PICTURES)
      overlay_section (it, section, moved[section], shown[section], now[section]);
    g_ptr_array_unref (moved[section]);
    g_ptr_array_unref (shown[section]);
    g_ptr_array_unref (now[section]);
  }
}

CrMap *
cr_whole_new (const CrMap *map, CrHex *shift_out)
{
  Whole it = { .map = map, .old = cr_map_get_outside (map) };
  CrGrid grid;

  *shift_out = (CrHex){ 0, 0 };
  if (it.old == NULL)
    return cr_map_copy (map);
  /* More than a map can hold is not kept: what lies farthest out is let go. */
  if (!find_union (map, &grid, &it.map_shift))
    return cr_map_copy (map);
  it.old_shift = cr_hex_sub (it.map_shift, cr_map_get_outside_shift (map));
  it.whole = cr_map_new_like (map, &grid);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    overlay_floor (&it, floor);
  overlay_nodes (&it);
  cr_window_take_head (it.whole, map);
  *shift_out = cr_hex_sub ((CrHex){ 0, 0 }, it.map_shift);
  return it.whole;
}
