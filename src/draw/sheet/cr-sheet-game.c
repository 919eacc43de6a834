/* cr-sheet-game.c: puts the men and gear of a game on a sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

#include "cr-lights.h"
#include "cr-view.h"
#include "cr-words-game.h"

/* Each of several counters in a hex lies so much farther down and to the right than the one below,
 * in W. */
#define STEP 0.09

/* @name: owned; @rank: how many counters lie below it */
typedef struct {
  CrToken token;
  char *name;
  CrHex hex;
  int rank;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_free (piece->name);
  g_clear_pointer (&piece->token.face, g_bytes_unref);
  g_free (data);
}

CrPoint
cr_sheet_find_rump (const CrGrid *grid, CrHex hex, int rear)
{
  CrPoint head = cr_layout_centre (grid, hex), rump = head;

  if (rear >= 0)
    rump = cr_layout_centre (grid, cr_hex_neighbour (hex, (CrDirection) rear));
  return (CrPoint){ rump.x - head.x, rump.y - head.y };
}

static CrStance
get_stance (const CrFighter *fighter)
{
  if (fighter->man.state == CR_MAN_KNEELING)
    return CR_STANCE_KNEELS;
  if (fighter->man.post.kind == CR_POST_LADDER || fighter->man.post.kind == CR_POST_LADDER_TOP)
    return CR_STANCE_CLIMBS;
  if (fighter->loads >= 0)
    return CR_STANCE_LOADS;
  if (fighter->gear >= 0)
    return CR_STANCE_CARRIES;
  return fighter->stalks >= 0 ? CR_STANCE_STALKS : CR_STANCE_NONE;
}

CrToken
cr_token_of (const CrState *state, int man, char **name_out)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  *name_out = cr_words_fighter (state, man);
  return (CrToken){ .name = *name_out,
                    .arms = fighter->character->id,
                    .face = fighter->character->face,
                    .side = fighter->side,
                    .attack = cr_fighter_get_attack (fighter),
                    .defence = cr_fighter_get_defence (fighter),
                    .movement = cr_fighter_get_allowance (fighter),
                    .wounded = fighter->health == CR_HEALTH_WOUNDED,
                    .stunned = fighter->stunned > 0,
                    .stance = get_stance (fighter),
                    .dead = fighter->health == CR_HEALTH_DEAD,
                    .animal = cr_fighter_is_animal (fighter),
                    .rump = cr_sheet_find_rump (grid, fighter->man.place.hex, fighter->man.rear) };
}

CrPoint
cr_sheet_place_token (const CrGrid *grid, CrHex hex, int rank)
{
  CrPoint at = cr_layout_centre (grid, hex);

  return (CrPoint){ at.x + STEP * rank, at.y + STEP * rank };
}

static void
draw_piece (const CrSheetItem *item, const CrSheetPage *page)
{
  const Piece *piece = item->about;
  CrPoint at = cr_sheet_place_token (&page->sheet->grid, piece->hex, piece->rank);

  cr_token_draw (page->cr, page->style.variant, &piece->token, at, CR_TOKEN_SIZE,
                 CR_TOKEN_SIZE * page->style.px);
}

void
cr_sheet_add_token (CrSheet *self, CrHex hex, int rank, const CrToken *token)
{
  Piece *piece = g_new (Piece, 1);

  *piece = (Piece){ *token, g_strdup (token->name), hex, rank };
  piece->token.name = piece->name;
  piece->token.arms = g_intern_string (token->arms);
  if (token->face != NULL)
    piece->token.face = g_bytes_ref (token->face);
  cr_sheet_own (self, piece, piece_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_piece, .about = piece });
}

/* In W: half of a barrel, its distance from the middle of the hex, and its edge. */
#define BARREL 0.1
#define BARREL_ASIDE 0.3
#define BARREL_EDGE 0.035

/* A ladder that lies, or leans from its foot to the battlement. */
typedef struct {
  CrPoint from, to;
  gboolean rope;
} Ladder;

static void
draw_ladder (const CrSheetItem *item, const CrSheetPage *page)
{
  const Ladder *ladder = item->about;

  cr_overlay_ladder (page->cr, &page->style, ladder->from, ladder->to, ladder->rope);
}

static CrPoint
mix_points (CrPoint a, CrPoint b, double part)
{
  return (CrPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part };
}

/* A raised ladder reaches over the edge. Over the men, what is between the one at its foot and the
 * one above is seen; the whole of it lies under them. */
static void
add_ladder (CrSheet *self, const CrGear *gear, gboolean over)
{
  Ladder *ladder = g_new (Ladder, 1);
  gboolean upright = gear->state == CR_GEAR_UPRIGHT;
  CrPoint a = cr_layout_centre (&self->grid, gear->places[0].hex);
  CrPoint b =
      cr_layout_centre (&self->grid, upright ? cr_gear_get_top (gear).hex : gear->places[1].hex);

  ladder->rope = gear->rope;
  ladder->from = mix_points (a, b, over ? 0.34 : upright ? 0 : -0.1);
  ladder->to = mix_points (a, b, upright ? 0.8 : 1.1);
  cr_sheet_own (self, ladder, g_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_ladder, .about = ladder });
}

static void
draw_barrel (const CrSheetItem *item, const CrSheetPage *page)
{
  const CrPoint *at = item->about;
  CrColour ink = cr_palette_get (page->style.variant, CR_TONE_INK);
  CrColour wood = cr_palette_get (page->style.variant, CR_TONE_WOOD);

  for (int ring = 2; ring > 0; ring--) {
    cairo_arc (page->cr, at->x, at->y, BARREL * ring / 2, 0, 2 * G_PI);
    cairo_set_source_rgb (page->cr, wood.red, wood.green, wood.blue);
    cairo_fill_preserve (page->cr);
    cairo_set_source_rgb (page->cr, ink.red, ink.green, ink.blue);
    cairo_set_line_width (page->cr, BARREL_EDGE);
    cairo_stroke (page->cr);
  }
}

/* Draws a barrel of oil from above, beside the man in the hoarding. */
static void
add_barrel (CrSheet *self, const CrGear *gear)
{
  CrPoint *at = g_new (CrPoint, 1);

  *at = cr_layout_centre (&self->grid, gear->places[0].hex);
  at->x += BARREL_ASIDE;
  at->y -= BARREL_ASIDE;
  cr_sheet_own (self, at, g_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_barrel, .about = at });
}

static void
draw_tower (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_tower (page->cr, &page->style, &page->sheet->grid, item->about, FALSE);
}

void
cr_sheet_add_tower (CrSheet *self, const CrTower *tower)
{
  CrTower *own = g_memdup2 (tower, sizeof *tower);

  cr_sheet_own (self, own, g_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_tower, .about = own });
}

static void
add_tower (CrSheet *self, const CrState *state, int gear)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  cr_sheet_add_tower (self, &tower);
}

/* In W: a bundle of brushwood, its length, width and distance from the next. */
#define BUNDLE 0.5
#define BUNDLE_WIDTH 0.11
#define BUNDLE_STEP 0.13
#define MOST_BUNDLES 6

/* @fascines: how many of the @needed bundles lie there; drawn as so many of so many */
typedef struct {
  CrPoint at;
  int fascines, needed;
} Heap;

/* Bundles lie side by side from the lower edge up, tied at both ends. */
static void
draw_bundle (const CrSheetPage *page, CrPoint at)
{
  CrColour ink = cr_palette_get (page->style.variant, CR_TONE_INK);
  CrColour wood = cr_palette_get (page->style.variant, CR_TONE_WOOD);
  double half = BUNDLE / 2;

  cairo_set_line_cap (page->cr, CAIRO_LINE_CAP_ROUND);
  for (int stroke = 0; stroke < 2; stroke++) {
    CrColour colour = stroke == 0 ? ink : wood;

    cairo_move_to (page->cr, at.x - half, at.y);
    cairo_line_to (page->cr, at.x + half, at.y);
    cairo_set_source_rgb (page->cr, colour.red, colour.green, colour.blue);
    cairo_set_line_width (page->cr, BUNDLE_WIDTH - 0.03 * stroke);
    cairo_stroke (page->cr);
  }
  cairo_set_source_rgb (page->cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (page->cr, 0.02);
  for (int end = -1; end < 2; end += 2) {
    cairo_move_to (page->cr, at.x + end * half / 2, at.y - BUNDLE_WIDTH / 2);
    cairo_line_to (page->cr, at.x + end * half / 2, at.y + BUNDLE_WIDTH / 2);
  }
  cairo_stroke (page->cr);
  cairo_set_line_cap (page->cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_heap (const CrSheetItem *item, const CrSheetPage *page)
{
  const Heap *heap = item->about;
  int most = MIN (MOST_BUNDLES, heap->needed);
  int n = MAX (1, heap->fascines * most / heap->needed);

  for (int i = 0; i < n; i++)
    draw_bundle (page, (CrPoint){ heap->at.x, heap->at.y + BUNDLE_STEP * ((most - 1) / 2.0 - i) });
}

/* Adds fascines in moats that are not filled yet (TWO-05). */
static void
add_heaps (CrSheet *self, const CrState *state)
{
  const CrTurn *turn = cr_state_get_turn (state);

  for (guint i = 0; i < turn->n_heaps; i++) {
    Heap *heap;

    if (turn->heaps[i].place.floor != self->options.floor)
      continue;
    heap = g_new (Heap, 1);
    *heap =
        (Heap){ cr_layout_centre (&self->grid, turn->heaps[i].place.hex), turn->heaps[i].fascines,
                MAX (1, cr_state_get_figure (state, CR_FIGURE_FASCINES)) };
    cr_sheet_own (self, heap, g_free);
    cr_sheet_add (self, (CrSheetItem){ .draw = draw_heap, .about = heap });
  }
}

gboolean
cr_sheet_is_night (const CrState *state)
{
  const CrWeather *weather = cr_state_get_weather (state);

  return weather != NULL && weather->dark;
}

static void
draw_night (const CrSheetItem *item, const CrSheetPage *page)
{
  cr_overlay_night (page->cr, &page->style, &page->sheet->grid, item->about);
}

void
cr_sheet_add_night (CrSheet *self, const CrState *state)
{
  GArray *lit;

  if (!cr_sheet_is_night (state))
    return;
  lit = cr_lights_list (cr_castle_get_scene (cr_state_get_castle (state)), self->options.floor);
  cr_sheet_own (self, lit, (GDestroyNotify) g_array_unref);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_night, .about = lit });
}

void
cr_sheet_add_gear (CrSheet *self, const CrState *state, gboolean upright)
{
  if (!upright) {
    cr_sheet_add_broken (self, cr_state_get_map (state));
    add_heaps (self, state);
  }
  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *gear = cr_state_get_gear (state, i);

    if (gear->state == CR_GEAR_AWAY || (upright && gear->state != CR_GEAR_UPRIGHT) ||
        gear->places[0].floor != self->options.floor)
      continue;
    if (gear->state == CR_GEAR_STANDING)
      add_tower (self, state, (int) i);
    else if (gear->state == CR_GEAR_HUNG)
      add_barrel (self, gear);
    else if (gear->state != CR_GEAR_SET && gear->state != CR_GEAR_DUG) /* the map shows it */
      add_ladder (self, gear, upright);
  }
  if (upright)
    cr_sheet_add_blazes (self, state);
}

static gboolean
has_man (const gint16 *men, int n_men, int man)
{
  for (int i = 0; i < n_men; i++)
    if (men[i] == man)
      return TRUE;
  return FALSE;
}

GArray *
cr_sheet_list_fighters (const CrState *state, int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  g_autoptr (GHashTable) ranks = g_hash_table_new (NULL, NULL);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (CrSheetMan));

  for (int living = 0; living < 2; living++)
    for (guint i = 0; i < cr_state_n_fighters (state); i++) {
      const CrFighter *fighter = cr_state_get_fighter (state, i);
      gpointer cell = GINT_TO_POINTER (cr_grid_get_cell (grid, fighter->man.place.hex) + 1);
      CrSheetMan man = { (int) i, GPOINTER_TO_INT (g_hash_table_lookup (ranks, cell)) };

      if (!fighter->here || cr_fighter_is_living (fighter) != living ||
          fighter->man.place.floor != floor || !cr_state_is_on_map (state, (int) i))
        continue;
      g_hash_table_insert (ranks, cell, GINT_TO_POINTER (man.rank + 1));
      g_array_append_val (list, man);
    }
  return list;
}

void
cr_sheet_add_fighters (CrSheet *self, const CrState *state, const gint16 *chosen, int n_chosen)
{
  g_autoptr (GArray) list = cr_sheet_list_fighters (state, self->options.floor);

  cr_sheet_add_night (self, state);
  cr_sheet_add_gear (self, state, FALSE);
  for (guint i = 0; i < list->len; i++) {
    const CrSheetMan *man = &g_array_index (list, CrSheetMan, i);
    g_autofree char *name = NULL;
    CrToken token = cr_token_of (state, man->man, &name);

    token.chosen = has_man (chosen, n_chosen, man->man);
    cr_sheet_add_token (self, cr_state_get_fighter (state, (guint) man->man)->man.place.hex,
                        man->rank, &token);
  }
  cr_sheet_add_gear (self, state, TRUE);
}
