/* cr-sheet-game.c: the men of a game as they lie on a sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

#include "cr-words-game.h"

/* Of several in one hex each lies so much farther down to the right than the one below. */
#define STEP 0.09

/* @name: owned
 * @rank: how many lie below it */
typedef struct {
  CrToken token;
  char *name;
  CrHex hex;
  int rank;
} Piece;

static void
piece_free (gpointer data)
{
  g_free (((Piece *) data)->name);
  g_free (data);
}

CrToken
cr_token_of (const CrState *state, int man, char **name_out)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

  *name_out = cr_words_fighter (state, man);
  return (CrToken){ .name = *name_out,
                    .arms = fighter->character->id,
                    .side = fighter->side,
                    .attack = cr_fighter_get_attack (fighter),
                    .defence = cr_fighter_get_defence (fighter),
                    .movement = cr_fighter_get_allowance (fighter),
                    .wounded = fighter->health == CR_HEALTH_WOUNDED,
                    .stunned = fighter->stunned > 0,
                    .dead = fighter->health == CR_HEALTH_DEAD };
}

static void
draw_piece (const CrSheetItem *item, const CrSheetPage *page)
{
  const Piece *piece = item->about;
  CrPoint at = cr_layout_centre (&page->sheet->grid, piece->hex);

  at.x += STEP * piece->rank;
  at.y += STEP * piece->rank;
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
  cr_sheet_own (self, piece, piece_free);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_piece, .about = piece });
}

static void
add_fighter (CrSheet *self, const CrState *state, int man, GHashTable *ranks, int chosen)
{
  CrPlace place = cr_state_get_fighter (state, (guint) man)->man.place;
  gpointer key = GINT_TO_POINTER (cr_grid_get_cell (&self->grid, place.hex) + 1);
  int rank = GPOINTER_TO_INT (g_hash_table_lookup (ranks, key));
  g_autofree char *name = NULL;
  CrToken token = cr_token_of (state, man, &name);

  token.chosen = man == chosen;
  g_hash_table_insert (ranks, key, GINT_TO_POINTER (rank + 1));
  cr_sheet_add_token (self, place.hex, rank, &token);
}

void
cr_sheet_add_fighters (CrSheet *self, const CrState *state, int chosen)
{
  g_autoptr (GHashTable) ranks = g_hash_table_new (NULL, NULL);

  for (int living = 0; living < 2; living++)
    for (guint i = 0; i < cr_state_n_fighters (state); i++) {
      const CrFighter *fighter = cr_state_get_fighter (state, i);

      if (fighter->here && cr_fighter_is_living (fighter) == living &&
          fighter->man.place.floor == self->options.floor)
        add_fighter (self, state, (int) i, ranks, chosen);
    }
}
