/* cr-words-game-choice.c: the questions that a game asks a player.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

char *
cr_words_choice (const CrState *state, const CrChoice *choice)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  g_autofree char *man = choice->man >= 0 ? cr_words_fighter (state, choice->man) : NULL;
  g_autofree char *place =
      choice->place.floor >= 0 ? cr_words_game_place (state, choice->place) : NULL;

  if (man == NULL && awaited != NULL && awaited->kind == CR_AWAITED_REFUSE)
    return g_strdup (cr_text ("he fights"));
  if (choice->man == CR_CHOICE_LET_PASS)
    return g_strdup (cr_text ("nobody as long as he goes on"));
  if (man == NULL)
    return place != NULL ? g_steal_pointer (&place) : g_strdup (cr_text ("nobody"));
  /* Translators: a man and the hex he goes to, as one of several choices */
  return place != NULL ? g_strdup_printf (cr_text ("%1$s to %2$s"), man, place)
                       : g_steal_pointer (&man);
}

char *
cr_words_awaited (const CrState *state)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  const char *party;
  g_autofree char *man = NULL;

  if (awaited == NULL)
    return NULL;
  party = cr_words_party (state, awaited->party);
  man = awaited->man >= 0 ? cr_words_fighter (state, awaited->man) : NULL;
  if (awaited->kind == CR_AWAITED_RETREAT)
    return g_strdup_printf (cr_text ("First %1$s must choose where %2$s falls back to."), party,
                            man);
  if (awaited->kind == CR_AWAITED_FALL || awaited->kind == CR_AWAITED_DROP ||
      awaited->kind == CR_AWAITED_LANDING)
    return g_strdup_printf (cr_text ("First %1$s must choose where %2$s lands."), party, man);
  if (awaited->kind == CR_AWAITED_OUT)
    return g_strdup_printf (cr_text ("First %1$s must choose where %2$s comes out."), party, man);
  if (awaited->kind == CR_AWAITED_LADDER)
    return g_strdup_printf (cr_text ("First %s must choose where the ladder lies."), party);
  if (awaited->kind == CR_AWAITED_REFUSE)
    return g_strdup_printf (cr_text ("First %1$s must choose whether %2$s refuses the fight."),
                            party, man);
  if (awaited->kind == CR_AWAITED_FIRE) {
    g_autofree char *place =
        cr_words_game_place (state, cr_state_get_fighter (state, (guint) awaited->man)->man.place);

    return g_strdup_printf (cr_text ("First %1$s must choose who shoots at %2$s on %3$s."), party,
                            man, place);
  }
  if (awaited->kind == CR_AWAITED_VICTIM || awaited->kind == CR_AWAITED_UNHORSED)
    return g_strdup_printf (cr_text ("First %s must choose who takes the harm."), party);
  return g_strdup_printf (cr_text ("First %s must choose who advances."), party);
}
