/* cr-lof-site.c: the men of a line and the hexes and sides it meets.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-classic.h"
#include "cr-lof-men.h"
#include "cr-lof-rear.h"
#include "cr-lof-works.h"

#include "cr-curtain.h"

guint32
cr_lof_find_hoardings (const CrScene *scene, CrPlace place, guint8 sides)
{
  const CrMap *map = cr_scene_get_map (scene);
  guint32 hung = 0;

  for (CrDirection d = 0; sides >> d != 0; d++) {
    CrPlace inside = cr_place_neighbour (place, d);
    gsize n = 0;
    const CrSide *things = (sides >> d & 1) != 0 ? cr_map_get_sides (map, place, d, &n) : NULL;

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_HOARDING && cr_map_is_inside (map, &things[i], inside.hex) &&
          cr_scene_has_place (scene, inside))
        hung |= 1u << (cr_scene_get_level (scene, inside) - CR_LEVEL_MIN);
  }
  return hung;
}

/* HRD-06: on one of these sides of it. */
static gboolean
is_hoarded (const CrScene *scene, CrPlace place, guint8 sides)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (CrDirection d = 0; sides >> d != 0; d++)
    if ((sides >> d & 1) != 0 && cr_curtain_has (map, place, d, CR_SIDE_BATTLEMENT) &&
        cr_curtain_has (map, place, d, CR_SIDE_HOARDING))
      return TRUE;
  return FALSE;
}

CrLofSite
cr_lof_look_up_site (const CrScene *scene, CrPlace place, guint8 sides)
{
  CrLofSite site = { 0 };

  if (!cr_scene_has_place (scene, place))
    return site;

  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);
  site.exists = TRUE;
  site.level = (gint16) cr_scene_get_level (scene, place);
  site.top = (gint16) cr_scene_get_top (scene, place);
  site.sides = sides;
  site.hung = cr_lof_find_hoardings (scene, place, sides);
  site.hoarded = is_hoarded (scene, place, sides) != FALSE;
  site.walk = cr_scene_is_wall_walk (scene, place) != FALSE;
  site.set_back = cr_scene_is_set_back (scene, place) != FALSE;
  if (structure != NULL) {
    site.wall = structure->wall_walk != FALSE;
    site.keep = structure->keep != FALSE;
    site.turret = structure->tower != FALSE;
  }
  if (terrain != NULL) {
    site.low = terrain->low != FALSE;
    site.tree =
        site.low && cr_node_find_with (terrain->node, "extra", "name", "always-blocks") != NULL;
    site.blocks = terrain->blocks != FALSE;
    site.tower =
        site.blocks && g_strcmp0 (cr_node_get (terrain->node, "blocks-rule"), "TWR-12") == 0;
    site.moat = terrain->moat != FALSE;
    site.passage = terrain->passage != FALSE;
    site.crown = terrain->crown != FALSE;
    site.breach = terrain->breach != FALSE;
    site.door = terrain->door != FALSE;
    site.keep_door = terrain->keep_door != FALSE;
    if (terrain->roofed)
      site.roof =
          (guint16) (1 + cr_map_get_value (cr_scene_get_map (scene), place, CR_LAYER_STRUCTURE));
  }
  return site;
}

static CrLofSite
get_site (const CrLofCase *self, CrPlace place)
{
  if (self->table != NULL)
    return *cr_lof_table_site (self->table, place);
  return cr_lof_look_up_site (self->scene, place, cr_map_get_occupied_sides (self->map, place));
}

void
cr_lof_case_init (CrLofCase *self,
                  const CrScene *scene,
                  const CrLofTable *table,
                  const CrLofOptions *options,
                  CrLofTracks *tracks)
{
  *self = (CrLofCase){
    .scene = scene,
    .map = cr_scene_get_map (scene),
    .table = table,
    .edge = cr_lof_edge_read (cr_scene_get_ruleset (scene)),
    .options = options,
    .tracks = tracks,
    .quick = cr_lof_options_are_quick (options),
  };
}

/* The lower of both men; at equal levels the shooter. */
static int
find_lower (const CrLofCase *self)
{
  const CrLofSite *shooter = &self->men[CR_LOF_SHOOTER].site;
  const CrLofSite *target = &self->men[CR_LOF_TARGET].site;

  if (self->options->heights == CR_LOF_CLASSIC)
    return cr_lof_classic_is_below (target, shooter) ? CR_LOF_TARGET : CR_LOF_SHOOTER;
  return shooter->level <= target->level ? CR_LOF_SHOOTER : CR_LOF_TARGET;
}

void
cr_lof_case_set_men (CrLofCase *self, CrPlace from, CrPlace to)
{
  CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  *shooter = (CrLofMan){ .place = from, .site = get_site (self, from), .end = -1 };
  *target = (CrLofMan){ .place = to, .site = get_site (self, to), .end = -1 };
  cr_lof_works_set (self);
  self->low = find_lower (self);
  self->n = ABS (shooter->site.level - target->site.level);
  self->d = cr_hex_distance (from.hex, to.hex) - 1;
  self->floor = from.floor == to.floor ? from.floor : 0;
  self->split = from.floor != to.floor;
  if (self->table != NULL) {
    self->view = self->table->views->pdata[self->floor];
    self->cell = cr_lof_square_cell (&self->table->square, from.hex);
  }
  self->calm = self->table != NULL && self->table->n_keep_doors == 0 && !self->split &&
               !shooter->site.walk && !target->site.walk && shooter->site.sides == 0 &&
               target->site.sides == 0;
  self->on_walls =
      shooter->site.wall && target->site.wall && MIN (shooter->site.level, target->site.level) >= 1;
  cr_lof_men_set (self);
}

static int
find_man (const CrLofCase *self, CrHex hex)
{
  if (cr_hex_equal (hex, self->men[CR_LOF_SHOOTER].place.hex))
    return CR_LOF_SHOOTER;
  return cr_hex_equal (hex, self->men[CR_LOF_TARGET].place.hex) ? CR_LOF_TARGET : -1;
}

CrPlace
cr_lof_case_get_place (const CrLofCase *self, CrHex hex)
{
  int man = find_man (self, hex);

  if (man >= 0)
    return self->men[man].place;
  if (self->floor != 0 && get_site (self, (CrPlace){ self->floor, hex }).exists)
    return (CrPlace){ self->floor, hex };
  return (CrPlace){ 0, hex };
}

CrLofSite
cr_lof_case_get_site (const CrLofCase *self, CrHex hex)
{
  return get_site (self, cr_lof_case_get_place (self, hex));
}

static void
read_side (const CrLofCase *self,
           CrPlace place,
           CrDirection direction,
           CrLofSides *sides,
           int index)
{
  if (self->table != NULL)
    sides->things[index] =
        cr_lof_table_sides (self->table, place, direction, &sides->n_things[index]);
  else
    sides->things[index] = cr_map_get_sides (self->map, place, direction, &sides->n_things[index]);
}

CrLofSides
cr_lof_case_get_sides (const CrLofCase *self, CrHex hex, CrDirection direction)
{
  CrHex other = cr_hex_neighbour (hex, direction);
  int man = find_man (self, hex), second = find_man (self, other);
  CrLofSides sides = { { NULL, NULL }, { 0, 0 } };
  int floor;

  if (man < 0) {
    man = second;
    second = -1;
  }
  if (man >= 0)
    floor = self->men[man].place.floor;
  else
    floor =
        MAX (cr_lof_case_get_place (self, hex).floor, cr_lof_case_get_place (self, other).floor);
  read_side (self, (CrPlace){ floor, hex }, direction, &sides, 0);
  if (second >= 0 && self->men[second].place.floor != floor)
    read_side (self, (CrPlace){ self->men[second].place.floor, hex }, direction, &sides, 1);
  return sides;
}

gboolean
cr_lof_sides_have (const CrLofCase *self, const CrLofSides *sides, CrSideKind kind, CrHex inside)
{
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (thing->kind == kind && cr_map_is_inside (self->map, thing, inside))
      return TRUE;
  }
  return FALSE;
}

/* Wall-walk of the man's level without obstruction height. */
static gboolean
is_own_rampart (const CrLofCase *self, int man, CrHex hex)
{
  CrLofSite site = cr_lof_case_get_site (self, hex);

  return site.exists && site.walk && site.level == self->men[man].site.level &&
         site.top == site.level;
}

CrLofTouch
cr_lof_case_get_touch (const CrLofCase *self, int index)
{
  CrLofTouch touch = self->track->meets[index].touch;

  touch.hex = cr_hex_add (touch.hex, self->men[CR_LOF_SHOOTER].place.hex);
  return touch;
}

/* Roofed by the same structure, on his floor, at his level: ELV-05 says nothing between men who
 * are under one roof. */
static gboolean
is_own_roof (const CrLofCase *self, int man, CrHex hex)
{
  const CrLofMan *own = &self->men[man];
  CrPlace place = cr_lof_case_get_place (self, hex);
  CrLofSite site = get_site (self, place);

  return site.exists && site.roof != 0 && site.roof == own->site.roof &&
         site.level == own->site.level && place.floor == own->place.floor;
}

/* Whether a crossing lets the rampart or roof go on: along a side both hexes must belong. */
static gboolean
goes_on (const CrLofCase *self, int man, int crossing, CrLofBelongs belongs)
{
  CrLofTouch touch = cr_lof_case_get_touch (self, crossing);

  return touch.kind != CR_LOF_TOUCH_ALONG ||
         (belongs (self, man, cr_hex_neighbour (touch.hex, touch.to)) &&
          belongs (self, man, cr_hex_neighbour (touch.hex, touch.other)));
}

int
cr_lof_case_measure_run (const CrLofCase *self, int man, CrLofBelongs belongs)
{
  int last = self->track->n_meets - 1;
  int step = man == CR_LOF_SHOOTER ? 2 : -2;
  int run = man == CR_LOF_SHOOTER ? 0 : last;

  for (int i = run + step; i > 0 && i < last; i += step) {
    CrHex hex = cr_lof_case_get_touch (self, i).hex;

    if (!goes_on (self, man, i - step / 2, belongs) || !belongs (self, man, hex))
      break;
    run = i;
  }
  return run;
}

void
cr_lof_case_set_ends (CrLofCase *self, CrDirection from_side, CrDirection to_side)
{
  CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  shooter->end = from_side;
  target->end = to_side;
  self->track = cr_lof_tracks_get (self->tracks, cr_hex_sub (target->place.hex, shooter->place.hex),
                                   from_side, to_side);
  shooter->run = shooter->roof = shooter->rear = -1;
  target->run = target->roof = target->rear = G_MAXINT;
  for (int man = 0; man < CR_LOF_N_MEN; man++) {
    if (self->men[man].site.walk)
      self->men[man].run = cr_lof_case_measure_run (self, man, is_own_rampart);
    if (self->men[man].site.roof != 0)
      self->men[man].roof = cr_lof_case_measure_run (self, man, is_own_roof);
    if (self->men[man].tower != NULL)
      cr_lof_rear_measure (self, man);
  }
  self->near = MAX (shooter->run, 0) + 1;
  self->far = MIN (target->run, self->track->n_meets - 1) - 1;
}

gboolean
cr_lof_case_is_in_run (const CrLofCase *self,
                       int man,
                       int run,
                       CrLofSpot spot,
                       CrLofBelongs belongs)
{
  int last = self->track->n_meets - 1, index = spot.index;

  if (spot.aside)
    index += man == CR_LOF_SHOOTER ? -1 : 1;
  if (man == CR_LOF_SHOOTER ? index > run : index < run)
    return FALSE;
  return spot.aside ? belongs (self, man, spot.hex) : index > 0 && index < last;
}

gboolean
cr_lof_case_owns (const CrLofCase *self, int man, CrLofSpot spot)
{
  return cr_lof_case_is_in_run (self, man, self->men[man].run, spot, is_own_rampart);
}

gboolean
cr_lof_case_is_roofed (const CrLofCase *self, CrLofSpot spot)
{
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    if (self->men[man].site.roof != 0 &&
        self->men[1 - man].site.level <= self->men[man].site.level &&
        cr_lof_case_is_in_run (self, man, self->men[man].roof, spot, is_own_roof))
      return TRUE;
  return FALSE;
}
