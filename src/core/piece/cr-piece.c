/* cr-piece.c: pieces of castle, copied and turned. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-private.h"

#include "cr-error.h"
#include "cr-map-load.h"
#include "cr-text.h"

#define PIECE "piece"

static const char *const layer_names[CR_PIECE_N_LAYERS + 1] = {
  "terrain", "level", "structure", "sides", "links", "mechanisms", "names", NULL,
};

static gint64
key_of (CrPlace place)
{
  return (gint64) place.floor * ((gint64) 1 << 48) |
         (gint64) ((guint32) place.hex.q & 0xffffff) << 24 |
         (gint64) ((guint32) place.hex.r & 0xffffff);
}

CrPlaceSet *
cr_place_set_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

void
cr_place_set_add (CrPlaceSet *set, CrPlace place)
{
  gint64 key = key_of (place);

  g_hash_table_add (set, g_memdup2 (&key, sizeof key));
}

gboolean
cr_place_set_has (CrPlaceSet *set, CrPlace place)
{
  gint64 key = key_of (place);

  return g_hash_table_contains (set, &key);
}

/* A piece that is being cut out of a map. */
typedef struct {
  const CrMap *map;
  CrMap *piece;
  CrPlaceSet *set; /* places of the map that belong to it */
  CrReaddress how;
  GArray *floors;       /* int: by floor of the map, its index in the piece */
  GPtrArray *floor_ids; /* borrowed */
  gboolean turning;     /* the map is a piece already */
} Copying;

static gint
lane_of (CrOrientation orientation, CrHex hex)
{
  return orientation == CR_FLAT ? hex.q : hex.r;
}

/* The smallest grid with a ring of void around the hexes; its even lanes lie lower. Hexes have no
 * parity of their own, so that every piece can be had on such a grid. */
static CrGrid
find_grid (CrOrientation orientation, const GArray *places, CrMotion *motion)
{
  CrGrid grid = { 1, 1, orientation, CR_SHIFT_EVEN, FALSE };
  int first = G_MAXINT, least[2] = { G_MAXINT, G_MAXINT }, most[2] = { G_MININT, G_MININT };

  for (guint i = 0; i < places->len; i++)
    first =
        MIN (first, lane_of (grid.orientation,
                             cr_motion_apply (*motion, g_array_index (places, CrPlace, i).hex)));
  /* The second lane is the first with hexes: the ring comes before it. */
  *(grid.orientation == CR_FLAT ? &motion->shift.q : &motion->shift.r) += 1 - first;
  for (guint i = 0; i < places->len; i++) {
    int at[2];

    cr_grid_address (&grid, cr_motion_apply (*motion, g_array_index (places, CrPlace, i).hex),
                     &at[0], &at[1]);
    for (int j = 0; j < 2; j++) {
      least[j] = MIN (least[j], at[j]);
      most[j] = MAX (most[j], at[j]);
    }
  }
  if (grid.orientation == CR_FLAT)
    motion->shift.r += 2 - least[1];
  else
    motion->shift.q += 2 - least[0];
  grid.columns = most[0] - least[0] + 3;
  grid.rows = most[1] - least[1] + 3;
  return grid;
}

/* The floor of the anchor comes first: addresses without a floor mean it. */
static void
add_floor (Copying *it, int floor)
{
  const CrFloor *from = cr_map_get_floor (it->map, floor);
  int index = cr_map_load_floor (it->piece, from->id, from->name);
  CrFloor *info = cr_map_load_floor_info (it->piece, index);

  info->known = g_strdup (from->known);
  info->storey = from->storey;
  g_array_index (it->floors, int, floor) = index;
  g_ptr_array_add (it->floor_ids, info->id);
}

static void
add_floors (Copying *it, const GArray *places, int first)
{
  g_autofree gboolean *used = g_new0 (gboolean, cr_map_n_floors (it->map));
  int none = -1;

  for (guint i = 0; i < places->len; i++)
    used[g_array_index (places, CrPlace, i).floor] = TRUE;
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    g_array_append_val (it->floors, none);
  add_floor (it, first);
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    if (used[i] && i != first)
      add_floor (it, i);
}

int
cr_motion_turn_value (CrMotion motion, CrLayer layer, int value)
{
  return layer == CR_LAYER_FACING && value > 0
             ? 1 + (int) cr_motion_turn (motion, (CrDirection) (value - 1))
             : value;
}

static void
add_cells (Copying *it, const GArray *places)
{
  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i), to;

    to.hex = cr_motion_apply (it->how.motion, from.hex);
    to.floor = g_array_index (it->floors, int, from.floor);
    for (int layer = 0; layer < CR_N_LAYERS; layer++)
      cr_map_load_layer (it->piece, to.floor,
                         layer)[cr_grid_get_cell (cr_map_get_grid (it->piece), to.hex)] =
          (gint16) cr_motion_turn_value (it->how.motion, layer,
                                         cr_map_get_value (it->map, from, layer));
  }
}

static gint
compare_sides (gconstpointer a, gconstpointer b)
{
  const CrSide *left = a, *right = b;

  return left->cell != right->cell ? left->cell - right->cell : left->direction - right->direction;
}

static CrSide
move_side (Copying *it, const CrSide *side, CrHex hex)
{
  const CrGrid *grid = cr_map_get_grid (it->piece);
  CrHex to = cr_motion_apply (it->how.motion, hex), named = to;
  CrDirection direction = cr_motion_turn (it->how.motion, side->direction);
  CrSide moved = *side;

  cr_grid_name_side (grid, &named, &direction);
  moved.cell = cr_grid_get_cell (grid, named);
  moved.direction = (gint8) direction;
  if (side->inside != CR_INSIDE_NONE && !cr_hex_equal (named, to))
    moved.inside = side->inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  moved.node = side->node != NULL ? cr_node_ref (side->node) : NULL;
  return moved;
}

/* Those between two hexes of the piece, and those of its rim. */
static void
add_sides (Copying *it, int floor)
{
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (CrSide));
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (it->map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (cr_map_get_grid (it->map), sides[i].cell);
    CrPlace here = { floor, hex };
    CrPlace beyond = { floor, cr_hex_neighbour (hex, sides[i].direction) };

    if (cr_place_set_has (it->set, here) || cr_place_set_has (it->set, beyond)) {
      CrSide side = move_side (it, &sides[i], hex);
      g_array_append_val (moved, side);
    }
  }
  g_array_sort (moved, compare_sides);
  for (guint i = 0; i < moved->len; i++)
    cr_map_load_side (it->piece, g_array_index (it->floors, int, floor),
                      &g_array_index (moved, CrSide, i));
}

static gboolean
keep_place (CrPlace place, gboolean end, gpointer data)
{
  const Copying *it = data;

  return end || cr_map_has_place (it->piece, place);
}

/* Of the head only which ruleset the piece is made for, and what it is called if it was one. */
static void
add_nodes (Copying *it)
{
  GPtrArray *sections[CR_N_SECTIONS];

  cr_readdress_sections (&it->how, sections);
  for (guint i = 0; i < cr_map_n_nodes (it->map, CR_SECTION_HEAD); i++) {
    const CrNode *node = cr_map_get_node (it->map, CR_SECTION_HEAD, i);

    if (cr_node_is (node, "uses") || (it->turning && cr_node_is (node, "meta")))
      cr_map_load_node (it->piece, CR_SECTION_HEAD, cr_node_ref (node));
  }
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    for (guint i = 0; i < sections[section]->len; i++) {
      CrNode *node = sections[section]->pdata[i];

      if (section >= CR_SECTION_LINKS && section <= CR_SECTION_LABELS && node != NULL &&
          cr_readdress_is_placed (node))
        cr_map_load_node (it->piece, section, cr_node_ref (node));
    }
    g_ptr_array_unref (sections[section]);
  }
}

static void
add_anchor (Copying *it, CrPlace anchor)
{
  CrHex hex = cr_motion_apply (it->how.motion, anchor.hex);
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (it->piece), hex);
  CrNode *node = cr_node_new (PIECE);

  cr_node_set (node, "anchor", at);
  cr_map_load_node (it->piece, CR_SECTION_OTHER, node);
}

/* @motion: (nullable): of a piece that is turned; NULL for one that is copied from a map */
static CrMap *
transplant_places (const CrMap *map,
                   const GArray *places,
                   const CrMotion *turn,
                   CrPlace anchor,
                   CrOrientation orientation)
{
  CrMotion motion = turn != NULL ? *turn : (CrMotion){ 0 };
  g_autoptr (GHashTable) set = cr_place_set_new ();
  g_autoptr (GArray) floors = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  CrGrid grid = find_grid (orientation, places, &motion);
  Copying it = { map, cr_map_new_like (map, &grid), set, { 0 }, floors, ids, turn != NULL };

  cr_map_load_id (it.piece, PIECE);
  for (guint i = 0; i < places->len; i++)
    cr_place_set_add (set, g_array_index (places, CrPlace, i));
  it.how = (CrReaddress){ .map = map,
                          .grid = cr_map_get_grid (it.piece),
                          .motion = motion,
                          .floors = floors,
                          .floor_ids = ids,
                          .keep = keep_place,
                          .data = &it };
  add_floors (&it, places, anchor.floor);
  add_cells (&it, places);
  for (int i = 0; i < cr_map_n_floors (map); i++)
    if (g_array_index (floors, int, i) >= 0)
      add_sides (&it, i);
  add_nodes (&it);
  add_anchor (&it, anchor);
  return it.piece;
}

/* The middle of the piece: the hex that lies nearest to all others. */
static CrPlace
find_middle (const GArray *places, int floor)
{
  CrPlace best = g_array_index (places, CrPlace, 0);
  gint64 q = 0, r = 0, n = 0;
  int least = G_MAXINT;

  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, CrPlace, i).floor == floor) {
      q += g_array_index (places, CrPlace, i).hex.q;
      r += g_array_index (places, CrPlace, i).hex.r;
      n++;
    }
  for (guint i = 0; i < places->len && n > 0; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    CrHex middle = { (int) (q / n), (int) (r / n) };
    int distance = cr_hex_distance (place.hex, middle);

    if (place.floor == floor && distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

CrMap *
cr_piece_copy (const CrMap *map, CrPlaces places, CrPlace anchor)
{
  g_autoptr (GArray) there = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GHashTable) seen = cr_place_set_new ();

  for (gsize i = 0; i < places.n; i++)
    if (cr_map_has_place (map, places.places[i]) && !cr_place_set_has (seen, places.places[i])) {
      cr_place_set_add (seen, places.places[i]);
      g_array_append_val (there, places.places[i]);
    }
  if (there->len == 0)
    return NULL;
  if (!cr_place_set_has (seen, anchor))
    anchor = find_middle (there, g_array_index (there, CrPlace, 0).floor);
  return transplant_places (map, there, NULL, anchor, cr_map_get_grid (map)->orientation);
}

GArray *
cr_piece_dup_places (const CrMap *piece)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int n_cells = cr_grid_n_cells (cr_map_get_grid (piece));

  for (int floor = 0; floor < cr_map_n_floors (piece); floor++) {
    const gint16 *terrain = cr_map_get_layer (piece, floor, CR_LAYER_TERRAIN);

    for (int i = 0; i < n_cells; i++)
      if (terrain[i] != 0) {
        CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (piece), i) };
        g_array_append_val (places, place);
      }
  }
  return places;
}

CrPlace
cr_piece_get_anchor (const CrMap *piece)
{
  const CrNode *node = cr_map_find_node (piece, CR_SECTION_OTHER, PIECE, NULL);
  const char *at = node != NULL ? cr_node_get (node, "anchor") : NULL;
  g_autoptr (GArray) places = NULL;
  CrPlace anchor = { 0 };

  if (at != NULL && cr_map_parse_place (piece, at, &anchor, NULL))
    return anchor;
  places = cr_piece_dup_places (piece);
  return places->len > 0 ? find_middle (places, 0) : anchor;
}

CrMap *
cr_piece_turn (const CrMap *piece, int sixths, gboolean mirror)
{
  g_autoptr (GArray) places = cr_piece_dup_places (piece);
  CrOrientation orientation = cr_map_get_grid (piece)->orientation;
  CrMotion motion = cr_motion_make (orientation, sixths, mirror);

  return places->len > 0
             ? transplant_places (piece, places, &motion, cr_piece_get_anchor (piece), orientation)
             : NULL;
}

CrMap *
cr_piece_stand (const CrMap *piece, CrOrientation orientation)
{
  g_autoptr (GArray) places = cr_piece_dup_places (piece);
  CrMotion none = { 0 };

  return places->len > 0
             ? transplant_places (piece, places, &none, cr_piece_get_anchor (piece), orientation)
             : NULL;
}

const char *
cr_piece_layer_get_name (int index)
{
  return layer_names[index];
}

gboolean
cr_piece_parse_layers (const char *text, CrPieceLayers *layers_out, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", ", -1);
  int layers = 0;

  for (char **word = words; *word != NULL; word++) {
    int i = 0;

    while (layer_names[i] != NULL && !g_str_equal (layer_names[i], *word))
      i++;
    if (layer_names[i] == NULL) {
      g_autofree char *names = g_strjoinv (",", (char **) layer_names);
      g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                   cr_text ("found layer “%s”, expected some of %s"), *word, names);
      return FALSE;
    }
    layers |= 1 << i;
  }
  *layers_out = (CrPieceLayers) layers;
  return TRUE;
}
