/* cr-lof-stance.c: what the rules ask of a man's own hex. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-lof-view.h"

/* Read once for each hex, so that most lines need none of the things on its sides. Where that
 * would take a rule, the side is marked as odd and the whole line is judged by the rules. */

typedef struct {
  const CrLofTable *table;
  CrPlace place;
  CrDirection side;
  const CrLofSite *site, *beyond; /* the hex, and the one across the side */
  CrLofStance *stance;
} Look;

static gboolean
is_own (const Look *look, const CrSide *thing)
{
  return cr_map_is_inside (cr_scene_get_map (look->table->scene), thing, look->place.hex);
}

/* LOF-08 */
static gboolean
is_keep_doorway (const Look *look, const CrSide *thing)
{
  return cr_lof_is_door (thing->kind) && look->site->keep != look->beyond->keep;
}

/* A side with more than one slit of his is left to the rules. */
static void
read_slit (const Look *look, const CrSide *slit)
{
  CrLofStance *stance = look->stance;
  guint8 bit = (guint8) (1u << look->side);

  stance->flags |= CR_LOF_STANCE_SHELTER;
  stance->odd_in |= bit;
  if ((stance->slits & bit) != 0)
    stance->odd |= bit;
  stance->slits |= bit;
  stance->arcs |= (guint16) ((guint) cr_side_get_arc (slit) / 60u << 2 * look->side);
}

static void
read_thing (const Look *look, const CrSide *thing)
{
  CrLofStance *stance = look->stance;
  guint8 bit = (guint8) (1u << look->side);

  if (thing->kind == CR_SIDE_SLIT && is_own (look, thing))
    read_slit (look, thing);
  if (thing->kind == CR_SIDE_BATTLEMENT && is_own (look, thing)) {
    stance->flags |= CR_LOF_STANCE_SHELTER;
    stance->ends |= bit;
  }
  if (thing->kind == CR_SIDE_HOARDING || is_keep_doorway (look, thing))
    stance->odd |= bit;
  if (cr_side_is_open (thing))
    stance->odd_in |= bit;
  if (thing->kind == CR_SIDE_LOW_WALL)
    stance->low_walls |= bit;
  if (thing->kind == CR_SIDE_PARAPET)
    stance->parapets |= bit;
}

/* The same as cr_lof_can_pass(), for a man who stands in the hex. */
static gboolean
can_pass (const Look *look, const CrSide *things, gsize n)
{
  gboolean any = FALSE;

  for (gsize i = 0; i < n; i++) {
    const CrGrid *grid = look->table->grid;
    gboolean here = cr_hex_equal (cr_grid_get_hex (grid, things[i].cell), look->place.hex);
    const CrLofSite *a = here ? look->site : look->beyond, *b = here ? look->beyond : look->site;

    if (!cr_side_kind_is_opening (things[i].kind))
      continue;
    if (!cr_side_is_open (&things[i]) || is_keep_doorway (look, &things[i]) ||
        cr_lof_opening_level (&things[i], *a, *b) != look->site->level)
      return FALSE;
    any = TRUE;
  }
  return any;
}

/* Returns: that side and the two beside it; a line through the hex beyond the side enters by one of
 * them */
static guint8
find_around (CrDirection side)
{
  return (guint8) (1u << side | 1u << (side + 1) % CR_N_DIRECTIONS |
                   1u << (side + CR_N_DIRECTIONS - 1) % CR_N_DIRECTIONS);
}

static void
read_side (Look *look, int floor)
{
  CrLofStance *stance = look->stance;
  const CrLofSite *site = look->site;
  CrHex next = cr_hex_neighbour (look->place.hex, look->side);
  guint8 bit = (guint8) (1u << look->side);
  gsize n;
  const CrSide *things = cr_lof_table_sides (look->table, look->place, look->side, &n);

  look->beyond = cr_lof_table_site (look->table, cr_lof_view_place (look->table, floor, next));
  for (gsize i = 0; i < n; i++)
    read_thing (look, &things[i]);
  for (gsize i = 0; i < n; i++)
    if (things[i].kind == CR_SIDE_HOARDING && is_own (look, &things[i])) {
      stance->ends &= (guint8) ~bit;
      stance->odd |= find_around (look->side);
    }
  if (n > 0 && can_pass (look, things, n))
    stance->doors |= bit;
  if (site->walk && look->beyond->exists && look->beyond->walk &&
      look->beyond->level == site->level && look->beyond->top == site->level)
    stance->onward |= bit;
}

static void
read_sides (Look *look, int floor)
{
  for (look->side = 0; look->side < CR_N_DIRECTIONS; look->side++)
    if (look->site->walk || (look->site->sides >> look->side & 1) != 0)
      read_side (look, floor);
}

/* Returns: the battlements as the lines of others meet them, on whatever floor these are */
static guint8
find_battlements (const CrLofTable *table, int floor, CrHex hex, guint8 sides)
{
  const CrMap *map = cr_scene_get_map (table->scene);
  guint8 battlements = 0;

  for (CrDirection d = 0; sides >> d != 0; d++) {
    gsize n;
    const CrSide *things = cr_lof_view_things (table, floor, hex, d, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (map, &things[i], hex))
        battlements |= (guint8) (1u << d);
  }
  return battlements;
}

static gboolean
is_roof (const CrTerrainKind *terrain)
{
  return terrain != NULL && terrain->outer_cover.value > terrain->cover.value;
}

/* Returns: the sides behind which his room goes on, so that his own roof may be over the line
 * (ELV-05) */
static guint8
find_indoors (const Look *look)
{
  guint8 indoors = 0;

  for (CrDirection d = 0; look->site->roof != 0 && d < CR_N_DIRECTIONS; d++) {
    CrPlace place = cr_place_neighbour (look->place, d);
    const CrLofSite *next = cr_lof_table_site (look->table, place);

    if (next->roof == look->site->roof && next->level == look->site->level)
      indoors |= (guint8) (1u << d);
  }
  return indoors;
}

/* Returns: what his own hex decides for a man who is judged as others are */
static guint8
find_flags (const CrLofSite *site, const CrTerrainKind *terrain)
{
  return (guint8) ((site->walk ? CR_LOF_STANCE_WALK : 0) |
                   (site->set_back ? CR_LOF_STANCE_SET_BACK : 0) |
                   (site->wall ? CR_LOF_STANCE_WALL : 0) | (site->moat ? CR_LOF_STANCE_MOAT : 0) |
                   (is_roof (terrain) ? CR_LOF_STANCE_ROOF : 0));
}

static gboolean
is_bare (const CrLofStance *stance)
{
  return (stance->ends | stance->slits | stance->doors | stance->odd | stance->odd_in |
          stance->low_walls | stance->parapets | stance->indoors) == 0 &&
         (stance->flags & (CR_LOF_STANCE_WALK | CR_LOF_STANCE_ROOF)) == 0;
}

/* Slits and doors are ends of shooters only, and who is set back may have to look along his rampart
 * from either end. */
static gboolean
is_one_way (const CrLofStance *stance)
{
  return (stance->slits | stance->doors | stance->odd | stance->odd_in | stance->indoors) != 0 ||
         (stance->flags & (CR_LOF_STANCE_SET_BACK | CR_LOF_STANCE_ROOF)) != 0;
}

CrLofStance
cr_lof_stance_read (const CrLofTable *table, int floor, CrHex hex, guint8 sides)
{
  CrPlace place = cr_lof_view_place (table, floor, hex);
  const CrLofSite *site = cr_lof_table_site (table, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (table->scene, place);
  CrLofStance stance = {
    .low = site->low && !site->blocks ? (gint8) site->level : G_MAXINT8,
    .rampart = site->exists && site->walk && site->top == site->level ? (gint8) site->level
                                                                      : CR_LOF_VIEW_NOTHING,
    .cover = terrain == NULL ? CR_COVER_NONE : (guint8) terrain->cover.value,
    .breach = site->breach,
    .battlements = find_battlements (table, floor, hex, sides),
    .flags = CR_LOF_STANCE_SLOW,
  };
  Look look = { .table = table, .place = { floor, hex }, .site = site, .stance = &stance };

  if (place.floor != floor || !site->exists || site->passage || site->tower || site->crown ||
      site->keep_door)
    return stance;
  stance.flags = find_flags (site, terrain);
  stance.indoors = find_indoors (&look);
  read_sides (&look, floor);
  stance.one_way = is_one_way (&stance);
  if (is_bare (&stance))
    stance.flags |= CR_LOF_STANCE_BARE;
  return stance;
}
