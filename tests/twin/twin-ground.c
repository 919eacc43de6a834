/* twin-ground.c: floors, levels, things on sides, own ramparts.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-private.h"

int
twin_which_man (const TwinLine *line, CrHex hex)
{
  for (int man = 0; man < 2; man++)
    if (cr_hex_equal (hex, line->men[man].hex))
      return man;
  return -1;
}

/* On the hex itself, not on a ladder, in a tree, a hoarding or a siege tower. */
gboolean
twin_is_on_ground (const TwinLine *line, int man)
{
  return line->stands[man].kind == CR_POST_GROUND;
}

/* On the floor both men share as long as it has the hex, else on the main surface. */
CrPlace
twin_place (const TwinLine *line, CrHex hex)
{
  int man = twin_which_man (line, hex);
  CrPlace shared = { line->men[0].floor, hex };

  if (man >= 0)
    return line->men[man];
  if (line->men[0].floor == line->men[1].floor && cr_scene_has_place (line->scene, shared))
    return shared;
  return (CrPlace){ 0, hex };
}

gboolean
twin_exists (const TwinLine *line, CrHex hex)
{
  return cr_scene_has_place (line->scene, twin_place (line, hex));
}

int
twin_level (const TwinLine *line, CrHex hex)
{
  return cr_scene_get_level (line->scene, twin_place (line, hex));
}

int
twin_higher_level (const TwinLine *line, CrHex a, CrHex b)
{
  if (!twin_exists (line, a))
    return twin_level (line, b);
  if (!twin_exists (line, b))
    return twin_level (line, a);
  return MAX (twin_level (line, a), twin_level (line, b));
}

CrHex
twin_hex (const TwinLine *line, int i)
{
  return cr_hex_add (line->men[0].hex, line->track->passed[i].hex);
}

int
twin_hexes_beside (const TwinLine *line, int crossing, CrHex beside[2])
{
  const TwinPassed *passed = &line->track->passed[crossing];

  for (int i = 0; i < passed->n_beside; i++)
    beside[i] = cr_hex_add (line->men[0].hex, passed->beside[i]);
  return passed->n_beside;
}

/* The sides of his hex by which the line leaves or reaches a man: one; two at a corner or along a
 * side; none straight up or down. */
int
twin_sides_of (const TwinLine *line, int man, CrDirection sides[2])
{
  CrHex hex = line->men[man].hex, beside[2];
  int crossing = man == 0 ? 0 : line->track->n - 2;

  if (line->d < 0)
    return 0;
  int n = twin_hexes_beside (line, crossing, beside);
  CrHex next = twin_hex (line, man == 0 ? 1 : crossing);
  if (line->ends[man] >= 0) {
    sides[0] = line->ends[man];
    return 1;
  }
  if (n < 2) {
    sides[0] = cr_hex_direction_to (hex, next);
    sides[1] = n == 0 ? sides[0] : cr_hex_direction_to (hex, beside[0]);
    return n + 1;
  }
  sides[0] = cr_hex_direction_to (hex, beside[0]);
  sides[1] = cr_hex_direction_to (hex, beside[1]);
  return 2;
}

/* ---- things on sides ---- */

static void
add_things (const TwinLine *line, CrPlace place, CrDirection side, TwinThings *all)
{
  gsize n;
  const CrSide *some = cr_map_get_sides (line->map, place, side, &n);

  for (gsize i = 0; i < n && all->n < (int) G_N_ELEMENTS (all->things); i++)
    all->things[all->n++] = &some[i];
}

/* A man's own sides are those of his floor; between both men's hexes those of both floors. */
TwinThings
twin_things (const TwinLine *line, CrHex a, CrDirection side)
{
  CrHex b = cr_hex_neighbour (a, side);
  int man_a = twin_which_man (line, a), man_b = twin_which_man (line, b);
  int floor_a = twin_place (line, a).floor, floor_b = twin_place (line, b).floor;
  TwinThings all = { .n = 0 };

  if (man_a < 0 && man_b < 0)
    add_things (line, (CrPlace){ floor_a != 0 ? floor_a : floor_b, a }, side, &all);
  if (man_a >= 0)
    add_things (line, (CrPlace){ floor_a, a }, side, &all);
  if (man_b >= 0 && (man_a < 0 || floor_a != floor_b))
    add_things (line, (CrPlace){ floor_b, a }, side, &all);
  return all;
}

gboolean
twin_has (const TwinLine *line, CrHex a, CrDirection side, CrSideKind kind, CrHex inside)
{
  TwinThings all = twin_things (line, a, side);

  for (int i = 0; i < all.n; i++)
    if (all.things[i]->kind == kind && cr_map_is_inside (line->map, all.things[i], inside))
      return TRUE;
  return FALSE;
}

/* ---- own ramparts and roofs ---- */

typedef gboolean (*TwinKin) (const TwinLine *line, int man, CrHex hex);

static gboolean
is_wall_walk (const TwinLine *line, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  return cr_scene_has_place (line->scene, place) && structure != NULL && structure->wall_walk &&
         (terrain == NULL || !terrain->roofed);
}

static gboolean
is_like_his (const TwinLine *line, int man, CrHex hex)
{
  CrPlace place = twin_place (line, hex);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  return is_wall_walk (line, place) && (terrain == NULL || terrain->obstruction.value == 0) &&
         cr_scene_get_level (line->scene, place) == line->level[man];
}

static gboolean
all_kin (const TwinLine *line, int man, int crossing, TwinKin kin)
{
  CrHex beside[2];
  int n = twin_hexes_beside (line, crossing, beside);

  for (int i = 0; i < n; i++)
    if (!kin (line, man, beside[i]))
      return FALSE;
  return TRUE;
}

/* Whether his rampart or roof holds from the man's hex up to and with the hex number @until: at a
 * corner the hex entered decides, along a side both must belong. */
static gboolean
holds_until (const TwinLine *line, int man, int until, TwinKin kin)
{
  int here = man == 0 ? 0 : line->track->n - 1, step = man == 0 ? 1 : -1;

  for (; here != until; here += step) {
    int crossing = man == 0 ? here : here - 1;

    if ((line->track->passed[crossing].n_beside == 2 && !all_kin (line, man, crossing, kin)) ||
        !kin (line, man, twin_hex (line, here + step)))
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_kin (const TwinLine *line, int man, CrHex hex, int crossing, TwinKin kin)
{
  if (twin_which_man (line, hex) >= 0)
    return FALSE;
  for (int i = 0; i < line->track->n; i++)
    if (cr_hex_equal (twin_hex (line, i), hex))
      return holds_until (line, man, i, kin);
  return kin (line, man, hex) && holds_until (line, man, man == 0 ? crossing : crossing + 1, kin);
}

/* Whether a hex the line touches at or before @crossing is of the man's own rampart, his own hex
 * left out. */
gboolean
twin_is_own_rampart (const TwinLine *line, int man, CrHex hex, int crossing)
{
  return twin_is_on_ground (line, man) && is_wall_walk (line, line->men[man]) &&
         is_kin (line, man, hex, crossing, is_like_his);
}

static gboolean
has_roof (const TwinLine *line, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  return cr_scene_has_place (line->scene, place) && terrain != NULL && terrain->roofed;
}

static gboolean
is_under_his_roof (const TwinLine *line, int man, CrHex hex)
{
  CrPlace place = twin_place (line, hex), his = line->men[man];

  return has_roof (line, place) && has_roof (line, his) && place.floor == his.floor &&
         g_str_equal (cr_map_get_structure (line->map, place),
                      cr_map_get_structure (line->map, his)) &&
         cr_scene_get_level (line->scene, place) == line->level[man];
}

/* ELV-05: whether a hex is under one roof with one of the men. */
gboolean
twin_is_own_roof (const TwinLine *line, CrHex hex, int crossing)
{
  for (int man = 0; man < 2; man++)
    if (twin_is_on_ground (line, man) && line->level[1 - man] <= line->level[man] &&
        is_kin (line, man, hex, crossing, is_under_his_roof))
      return TRUE;
  return FALSE;
}
