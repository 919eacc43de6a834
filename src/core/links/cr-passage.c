/* cr-passage.c: secret passages between two spiral stairs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-passage.h"

#include "cr-error.h"
#include "cr-link.h"
#include "cr-text.h"

static const char *const answers[] = { "no", "yes", NULL };
static const char *const end_names[] = { "from", "to" };

static gboolean
read_stair (const CrMap *map, const CrNode *node, int end, CrLink *link, GError **error)
{
  const CrNode *stair;
  const char *id;

  if (!cr_node_need (node, end_names[end], &id, error))
    return FALSE;
  stair = cr_map_find_node (map, CR_SECTION_LINKS, "spiral", id);
  if (stair == NULL) {
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found %s=\"%s\", expected the id of a spiral stair"),
                       end_names[end], id);
    return FALSE;
  }
  return cr_link_read (map, stair, link, error);
}

static CrPlace
get_end_on (const CrLink *link, int floor)
{
  return link->from.floor == floor ? link->from : link->to;
}

static gboolean
has_floor (const CrLink *link, int floor)
{
  return link->from.floor == floor || link->to.floor == floor;
}

/* Of two floors that both stairs reach, the one its owner alone knows; else the lower. */
static gboolean
is_rather (const CrMap *map, int floor, int than)
{
  const CrFloor *one = cr_map_get_floor (map, floor), *other = cr_map_get_floor (map, than);

  if (cr_floor_is_secret (one) != cr_floor_is_secret (other))
    return cr_floor_is_secret (one);
  return one->storey < other->storey;
}

static int
find_floor (const CrMap *map, const CrLink *stairs)
{
  const int floors[] = { stairs[0].to.floor, stairs[0].from.floor };
  int found = -1;

  for (gsize i = 0; i < G_N_ELEMENTS (floors); i++)
    if (has_floor (&stairs[1], floors[i]) && (found < 0 || is_rather (map, floors[i], found)))
      found = floors[i];
  return found;
}

gboolean
cr_passage_read (const CrMap *map, const CrNode *node, CrPassage *passage_out, GError **error)
{
  CrPassage passage = { .id = cr_node_get (node, "id") };
  CrLink stairs[2];

  for (int end = 0; end < 2; end++) {
    if (!read_stair (map, node, end, &stairs[end], error))
      return FALSE;
    passage.stairs[end] = cr_node_get (node, end_names[end]);
  }
  if (!cr_node_read_enum (node, "floods", answers, FALSE, &passage.floods, error))
    return FALSE;
  passage.floor =
      g_str_equal (passage.stairs[0], passage.stairs[1]) ? -1 : find_floor (map, stairs);
  if (passage.floor < 0) {
    cr_node_set_error (
        node, error, CR_ERROR_PLACE,
        cr_text ("found from=\"%s\" to=\"%s\", expected two spiral stairs that meet on a floor"),
        passage.stairs[0], passage.stairs[1]);
    return FALSE;
  }
  for (int end = 0; end < 2; end++) {
    passage.ends[end] = get_end_on (&stairs[end], passage.floor);
    passage.doors[end] =
        stairs[end].from.floor == passage.floor ? stairs[end].to : stairs[end].from;
  }
  *passage_out = passage;
  return TRUE;
}

gboolean
cr_passage_is_walled (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);
  gboolean walled = FALSE;

  for (gsize i = 0; i < n; i++) {
    if (cr_side_kind_is_opening (sides[i].kind))
      return FALSE;
    walled |= sides[i].kind == CR_SIDE_WALL || sides[i].kind == CR_SIDE_PARTITION;
  }
  return walled;
}

void
cr_passage_gather (const CrMap *map, CrPlace start, int *numbers, int number, GArray *places)
{
  const CrGrid *grid = cr_map_get_grid (map);
  guint next = places->len;

  numbers[cr_grid_get_cell (grid, start.hex)] = number;
  g_array_append_val (places, start);
  for (; next < places->len; next++) {
    CrPlace here = g_array_index (places, CrPlace, next);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = cr_place_neighbour (here, d);
      int cell = cr_grid_get_cell (grid, there.hex);

      if (cell < 0 || numbers[cell] != 0 || !cr_map_has_place (map, there) ||
          cr_passage_is_walled (map, here, d))
        continue;
      numbers[cell] = number;
      g_array_append_val (places, there);
    }
  }
}

gboolean
cr_passage_get_hexes (const CrPassage *passage, const CrMap *map, GArray *places)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree int *numbers = g_new0 (int, cr_grid_n_cells (grid));

  if (!cr_map_has_place (map, passage->ends[0]))
    return FALSE;
  cr_passage_gather (map, passage->ends[0], numbers, 1, places);
  return numbers[cr_grid_get_cell (grid, passage->ends[1].hex)] != 0;
}

gboolean
cr_passage_is_end (const CrPassage *passage, CrPlace place)
{
  return place.floor == passage->floor && (cr_hex_equal (place.hex, passage->ends[0].hex) ||
                                           cr_hex_equal (place.hex, passage->ends[1].hex));
}

gboolean
cr_passage_is_secret (const CrPassage *passage, const CrMap *map)
{
  return cr_floor_is_secret (cr_map_get_floor (map, passage->floor));
}
