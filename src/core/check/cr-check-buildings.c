/* cr-check-buildings.c: keeps, towers and houses whose walls are not there.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* A building with some walls may have so many open sides for each side that is walled. */
#define MOST_OPEN 4

/* A room in a wall may have so many open sides: they are the way through it. */
#define WAY_THROUGH 2

typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  int foot, rider;
  guint8 *seen; /* by floor and cell */
} Buildings;

/* A room of a keep or tower and a house are under a roof; a flat roof, a platform and a gateway lie
 * under the sky. */
static gboolean
is_covered (const CrTerrainKind *kind)
{
  return kind->roofed || (kind->low && !kind->tree);
}

static gboolean
is_room (const Buildings *all, CrPlace place)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (all->scene, place);

  return cr_scene_has_place (all->scene, place) && kind != NULL && is_covered (kind);
}

static int
get_index (const Buildings *all, CrPlace place)
{
  const CrGrid *grid = cr_map_get_grid (all->map);

  return place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex);
}

/* Returns: (transfer full) (element-type CrPlace): all rooms that hang together with @place */
static GArray *
find_building (const Buildings *all, CrPlace place)
{
  GArray *rooms = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  all->seen[get_index (all, place)] = TRUE;
  g_array_append_val (rooms, place);
  for (guint i = 0; i < rooms->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace here = g_array_index (rooms, CrPlace, i);
      CrPlace next = cr_place_neighbour (here, d);

      if (!is_room (all, next) || all->seen[get_index (all, next)])
        continue;
      all->seen[get_index (all, next)] = TRUE;
      g_array_append_val (rooms, next);
    }
  return rooms;
}

static gboolean
is_wall (CrSideKind kind)
{
  return kind == CR_SIDE_WALL || kind == CR_SIDE_PARTITION || kind == CR_SIDE_SLIT ||
         kind == CR_SIDE_BATTLEMENT || kind == CR_SIDE_CLIFF || cr_side_kind_is_opening (kind);
}

static gboolean
has_side (const Buildings *all,
          CrPlace place,
          CrDirection direction,
          gboolean (*is) (CrSideKind kind))
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (all->map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (is ((CrSideKind) sides[i].kind))
      return TRUE;
  return FALSE;
}

static gboolean
is_door (CrSideKind kind)
{
  return cr_side_kind_is_opening (kind) && kind != CR_SIDE_WINDOW;
}

/* A doorway that is a hex of its own and a spiral stair are ways in; stairs lead past a house. */
static gboolean
is_way_in (const CrTerrainKind *kind)
{
  return kind != NULL &&
         (kind->blocks || kind->one_sided || kind->cover.value == CR_COVER_INFINITE);
}

/* What a side of a room is, as seen from the ground that it may be walked into from. */
typedef enum { NO_SIDE, WALLED_SIDE, OPEN_SIDE } SideKind;

static SideKind
look_at (const Buildings *all, CrPlace room, CrDirection direction)
{
  CrPlace beyond = cr_place_neighbour (room, direction);
  const CrTerrainKind *kind = cr_scene_get_terrain (all->scene, beyond);

  if (!cr_scene_has_place (all->scene, beyond) || is_room (all, beyond) || is_way_in (kind) ||
      (kind != NULL && kind->cost[all->foot].value == CR_IMPASSABLE) ||
      cr_scene_get_level (all->scene, room) != cr_scene_get_level (all->scene, beyond))
    return NO_SIDE;
  return has_side (all, room, direction, is_wall) ? WALLED_SIDE : OPEN_SIDE;
}

static gboolean
has_way_in (const Buildings *all, const GArray *rooms)
{
  for (guint i = 0; i < rooms->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace room = g_array_index (rooms, CrPlace, i);
      CrPlace beyond = cr_place_neighbour (room, d);

      if (has_side (all, room, d, is_door) ||
          (!is_room (all, beyond) && is_way_in (cr_scene_get_terrain (all->scene, beyond))))
        return TRUE;
    }
  return FALSE;
}

/* A rider enters some rooms, stables, and these get a gate instead of a door. */
static CrSide
make_door (const Buildings *all, CrPlace room)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (all->scene, room);
  gboolean rides = kind != NULL && kind->cost[all->rider].value != CR_IMPASSABLE;

  return (CrSide){ .kind = rides ? CR_SIDE_GATE : CR_SIDE_DOORWAY,
                   .inside = CR_INSIDE_HERE,
                   .state = CR_STATE_OPEN,
                   .height = CR_HEIGHT_DEFAULT,
                   .arc = CR_ARC_DEFAULT };
}

/* The fix puts a wall in every open side, and where there is no way in a door in the side that is
 * looked at last, to the south of most maps. */
static CrEdit *
wall_up (const Buildings *all, const GArray *open, gboolean has_door)
{
  CrSide wall = { .kind = CR_SIDE_WALL, .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };
  CrEdit *fix = cr_edit_new ();

  for (guint i = 0; i < open->len; i++) {
    const CrPlacedSide *side = &g_array_index (open, CrPlacedSide, i);
    gboolean door = !has_door && i + 1 == open->len;

    cr_edit_put_side (fix, all->map, side->place, side->direction,
                      door ? make_door (all, side->place) : wall);
  }
  return fix;
}

/* Returns: (transfer full) (element-type CrPlacedSide): the open sides */
static GArray *
find_open (const Buildings *all, const GArray *rooms, guint *n_walled_out)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));

  *n_walled_out = 0;
  for (guint i = 0; i < rooms->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlacedSide side = { g_array_index (rooms, CrPlace, i), d };
      SideKind kind = look_at (all, side.place, d);

      if (kind == OPEN_SIDE)
        g_array_append_val (open, side);
      *n_walled_out += kind == WALLED_SIDE;
    }
  return open;
}

/* What has some walls is meant to be open on the rest: a slit or a door stands in a wall, painted
 * or not. Of a large house one door is not enough. */
static void
check_building (const Buildings *all, GArray *rooms)
{
  guint n_walled;
  g_autoptr (GArray) open = find_open (all, rooms, &n_walled);
  CrProblem *problem;
  g_autofree char *at = NULL;

  if (open->len <= WAY_THROUGH || open->len <= MOST_OPEN * n_walled)
    return;
  at = cr_map_format_printed (all->map, g_array_index (rooms, CrPlace, 0));
  problem = cr_check_add (
      all->problems, "building-without-walls", g_array_index (rooms, CrPlace, 0),
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "The building of %s has no wall on %u side: whoever likes "
                                    "walks in and shoots in there.",
                                    "The building of %s has no wall on %u sides: whoever likes "
                                    "walks in and shoots in there.",
                                    open->len),
                       at, open->len));
  cr_check_set_places (problem, rooms);
  cr_check_set_fix (problem, cr_text ("Wall it"), wall_up (all, open, has_way_in (all, rooms)));
}

void
cr_check_buildings (const CrScene *scene, GPtrArray *problems)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (scene);
  const CrMap *map = cr_scene_get_map (scene);
  int n_cells = cr_grid_n_cells (cr_map_get_grid (map));
  g_autofree guint8 *seen = g_malloc0 ((gsize) n_cells * cr_map_n_floors (map));
  g_autoptr (GArray) covered = cr_check_find_terrain (scene, is_covered);
  Buildings all = { .scene = scene, .map = map, .problems = problems, .seen = seen };

  all.foot = MAX (0, cr_ruleset_find_mover (ruleset, "foot"));
  all.rider = MAX (0, cr_ruleset_find_mover (ruleset, CR_MOVER_MOUNTED));
  for (guint i = 0; i < covered->len; i++) {
    CrPlace place = g_array_index (covered, CrPlace, i);
    g_autoptr (GArray) rooms = NULL;

    if (seen[get_index (&all, place)])
      continue;
    rooms = find_building (&all, place);
    check_building (&all, rooms);
  }
}
