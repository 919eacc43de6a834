/* cr-lof-view.c: a floor as lines over it see it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-view.h"

typedef struct {
  const CrLofTable *table;
  int floor;
} Look;

CrPlace
cr_lof_view_place (const CrLofTable *table, int floor, CrHex hex)
{
  CrPlace own = { floor, hex };

  return floor != 0 && cr_lof_table_site (table, own)->exists ? own : (CrPlace){ 0, hex };
}

static CrPlace
find_place (const Look *look, CrHex hex)
{
  return cr_lof_view_place (look->table, look->floor, hex);
}

static const CrLofSite *
find_site (const Look *look, CrHex hex)
{
  return cr_lof_table_site (look->table, find_place (look, hex));
}

static gint8
clamp_top (int top)
{
  return (gint8) CLAMP (top, CR_LOF_VIEW_NOTHING + 1, CR_LOF_VIEW_ALWAYS - 1);
}

static gint8
get_hex_top (const CrLofSite *site)
{
  if (!site->exists)
    return CR_LOF_VIEW_NOTHING;
  if (site->keep_door)
    return CR_LOF_VIEW_KEEP;
  if (site->hung != 0 || site->door)
    return CR_LOF_VIEW_UNSURE;
  return site->blocks ? CR_LOF_VIEW_ALWAYS : clamp_top (site->top);
}

const CrSide *
cr_lof_view_things (const CrLofTable *table, int floor, CrHex hex, CrDirection side, gsize *n_out)
{
  int here = cr_lof_view_place (table, floor, hex).floor;
  int there = cr_lof_view_place (table, floor, cr_hex_neighbour (hex, side)).floor;

  return cr_lof_table_sides (table, (CrPlace){ MAX (here, there), hex }, side, n_out);
}

/* Open doors may be gone through, and the keep's doorway forbids (LOF-05, 08). */
static gint8
get_wall_top (const Look *look, CrHex hex, CrDirection side, gsize *n_out)
{
  const CrSide *things = cr_lof_view_things (look->table, look->floor, hex, side, n_out);
  gsize n = *n_out;
  gboolean open = FALSE;
  int height = 0;

  if (n == 0)
    return CR_LOF_VIEW_NOTHING;

  const CrLofSite *a = find_site (look, hex), *b = find_site (look, cr_hex_neighbour (hex, side));
  for (gsize i = 0; i < n; i++) {
    if (cr_lof_is_door (things[i].kind) && a->keep != b->keep)
      return CR_LOF_VIEW_KEEP;
    open |= cr_side_is_open (&things[i]);
    height = MAX (height, cr_side_get_height (&things[i]));
  }
  if (open || height <= 0)
    return open ? CR_LOF_VIEW_UNSURE : CR_LOF_VIEW_NOTHING;
  return clamp_top ((!a->exists   ? b->level
                     : !b->exists ? a->level
                                  : MAX (a->level, b->level)) +
                    height);
}

static void
set_side (CrLofView *view, CrHex into, CrDirection direction, gint8 wall)
{
  int cell = cr_lof_square_cell (&view->square, into), n = view->square.n_cells;

  view->tops[(CR_LOF_LAYER_WALL + direction) * n + cell] = wall;
  view->tops[(CR_LOF_LAYER_ENTER + direction) * n + cell] = MAX (wall, view->tops[cell]);
}

static void
mark_side (CrLofView *view, CrHex hex, CrDirection direction, gboolean stands)
{
  guint8 *sides = &view->sides[cr_lof_square_cell (&view->square, hex)];

  *sides = (guint8) ((*sides & ~(1u << direction)) | (stands ? 1u << direction : 0));
}

static void
set_sides (CrLofView *view, const Look *look, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    CrDirection back = cr_direction_opposite (d);
    gsize n;
    gint8 wall = get_wall_top (look, hex, d, &n);

    mark_side (view, hex, d, n > 0);
    mark_side (view, next, back, n > 0);
    set_side (view, next, d, wall);
    set_side (view, hex, back, wall);
  }
}

/* Sets a hex on whose sides nothing stands and nothing stood before. */
static void
set_bare (CrLofView *view, int cell)
{
  int n = view->square.n_cells;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    view->tops[(CR_LOF_LAYER_ENTER + d) * n + cell] = view->tops[cell];
}

/* A hoarding over it counts as whatever hangs there, not as the bank. */
static gint8
find_ground (const CrLofSite *site)
{
  if (site->moat)
    return CR_LOF_VIEW_MOAT;
  return cr_lof_site_is_bank (site) ? CR_LOF_VIEW_BANK : CR_LOF_VIEW_GROUND;
}

static void
set_hex (CrLofView *view, const Look *look, CrHex hex)
{
  int cell = cr_lof_square_cell (&view->square, hex);
  const CrLofSite *site = find_site (look, hex);

  view->tops[cell] = get_hex_top (site);
  view->levels[cell] = (gint8) site->level;
  view->grounds[cell] = find_ground (site);
  if ((view->sides[cell] & CR_LOF_VIEW_SIDES) == 0 &&
      cr_lof_table_is_bare (look->table, look->floor, hex))
    set_bare (view, cell);
  else
    set_sides (view, look, hex);
}

static gboolean
is_open (const CrLofStance *stance)
{
  return (stance->flags & (CR_LOF_STANCE_BARE | CR_LOF_STANCE_WALL)) == CR_LOF_STANCE_BARE;
}

static void
set_stance (CrLofView *view, const Look *look, CrHex hex)
{
  int cell = cr_lof_square_cell (&view->square, hex);
  guint8 sides = view->sides[cell] & CR_LOF_VIEW_SIDES;
  CrLofStance stance = cr_lof_stance_read (look->table, look->floor, hex, sides);

  cr_lof_kinds_put (view->kinds, cell, cr_lof_kinds_number (view->stances, &stance));
  view->sides[cell] = (guint8) (sides | (is_open (&stance) ? CR_LOF_VIEW_OPEN : 0) |
                                (stance.cover != CR_COVER_NONE ? CR_LOF_VIEW_COVERED : 0));
}

CrLofView *
cr_lof_view_begin (const CrLofTable *table)
{
  CrLofView *view = g_new0 (CrLofView, 1);
  gsize n_cells = table->square.n_cells;
  const CrLofStance nowhere = { .low = G_MAXINT8, .rampart = CR_LOF_VIEW_NOTHING };

  view->square = table->square;
  view->edge = cr_lof_edge_read (cr_scene_get_ruleset (table->scene));
  view->tops = g_malloc (n_cells * CR_LOF_N_LAYERS);
  view->levels = g_new0 (gint8, n_cells + CR_LOF_VIEW_READ_ON);
  view->grounds = g_new0 (gint8, n_cells + CR_LOF_VIEW_READ_ON);
  view->sides = g_new0 (guint8, n_cells + CR_LOF_VIEW_READ_ON);
  view->kinds = cr_lof_kinds_new_numbers (n_cells);
  view->stances = cr_lof_kinds_new (sizeof (CrLofStance));
  cr_lof_kinds_number (view->stances, &nowhere);
  return view;
}

void
cr_lof_view_clear (CrLofView *view, int first, int n)
{
  memset (view->tops + (gsize) first * CR_LOF_N_LAYERS, CR_LOF_VIEW_NOTHING,
          (gsize) n * CR_LOF_N_LAYERS);
}

void
cr_lof_view_set_hex (CrLofView *view, const CrLofTable *table, int floor, CrHex hex)
{
  const Look look = { table, floor };

  set_hex (view, &look, hex);
}

void
cr_lof_view_set_stance (CrLofView *view, const CrLofTable *table, int floor, CrHex hex)
{
  const Look look = { table, floor };

  set_stance (view, &look, hex);
}

/* A hex that has changed, with what it was. */
typedef struct {
  Look look;
  CrHex hex;
  const CrLofSite *was, *now;
  guint8 sides_were, sides_are;
} Turn;

/* Whether somebody beside the hex goes in or out through an opening on that side. */
static gboolean
has_opening (const Turn *turn, CrDirection side)
{
  gsize n;
  const CrSide *things =
      cr_lof_view_things (turn->look.table, turn->look.floor, turn->hex, side, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (things[i].kind))
      return TRUE;
  return FALSE;
}

/* Whether a man beside it, across that side, is another: of what a hex is he minds its rampart on
 * his own, its roof in his own room, and how high it lies behind an opening. Where something comes
 * to stand on the side, or on the map at all, that may be on another floor. */
static gboolean
minds_side (const Turn *turn, CrHex hex, CrDirection side)
{
  const CrLofSite *was = turn->was, *now = turn->now;
  const CrLofSite *site = cr_lof_table_site (turn->look.table, (CrPlace){ turn->look.floor, hex });

  if (was->exists != now->exists || ((turn->sides_were ^ turn->sides_are) >> side & 1) != 0)
    return TRUE;
  if (site->walk && (was->walk || now->walk))
    return TRUE;
  if (site->roof != 0 && (was->roof == site->roof || now->roof == site->roof))
    return TRUE;
  return (turn->sides_are >> side & 1) != 0 && has_opening (turn, side);
}

void
cr_lof_view_touch (CrLofView *view,
                   const CrLofTable *table,
                   CrPlace place,
                   const CrLofSite *was,
                   const CrLofSite *now)
{
  const guint8 *sides = &view->sides[cr_lof_square_cell (&view->square, place.hex)];
  Turn turn = { .look = { table, place.floor }, .hex = place.hex, .was = was, .now = now };

  turn.sides_were = *sides;
  set_hex (view, &turn.look, place.hex);
  set_stance (view, &turn.look, place.hex);
  turn.sides_are = *sides;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (place.hex, d);

    if (cr_grid_contains (table->grid, next) && minds_side (&turn, next, d))
      set_stance (view, &turn.look, next);
  }
}

void
cr_lof_view_free (CrLofView *view)
{
  g_free (view->tops);
  g_free (view->levels);
  g_free (view->grounds);
  g_free (view->sides);
  g_free (view->kinds);
  cr_lof_kinds_free (view->stances);
  g_free (view);
}
