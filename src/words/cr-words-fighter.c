/* cr-words-fighter.c: who somebody in a game is, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-fighter.h"

#include "cr-text.h"

char *
cr_words_fighter_class (const CrState *state, int man, const char *const *languages)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  const char *id = fighter->character->class_id;
  const CrCharacterClass *class =
      id != NULL ? cr_characters_find_class (cr_state_get_library (state), id) : NULL;

  if (class == NULL)
    return g_strdup (cr_words_party (state, fighter->side));
  /* Translators: “Halberdier, the besiegers” */
  return g_strdup_printf (cr_text ("%1$s, %2$s"),
                          cr_node_get_localized (class->node, "name", languages),
                          cr_words_party (state, fighter->side));
}

char *
cr_words_fighter_state (const CrFighter *fighter)
{
  const char *health = fighter->health == CR_HEALTH_WHOLE     ? cr_text ("unhurt")
                       : fighter->health == CR_HEALTH_WOUNDED ? cr_text ("wounded")
                                                              : cr_text ("dead");

  if (fighter->man.state == CR_MAN_KNEELING)
    /* Translators: “wounded, kneeling” */
    return g_strdup_printf (cr_text ("%s, kneeling"), health);
  if (fighter->man.post.kind == CR_POST_LADDER || fighter->man.post.kind == CR_POST_LADDER_TOP)
    return g_strdup_printf (cr_text ("%s, climbing"), health);
  if (fighter->stalks >= 0)
    return g_strdup_printf (cr_text ("%s, stealing up behind a horse"), health);
  if (fighter->loads >= 0)
    return g_strdup_printf (cr_text ("%s, loading for another"), health);
  if (fighter->stunned == 0)
    return g_strdup (health);
  /* Translators: “wounded, stunned” */
  return g_strdup_printf (cr_text ("%s, stunned"), health);
}

char *
cr_words_fighter_facts (const CrState *state, int man, const char *const *languages)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  g_autofree char *name = cr_words_fighter (state, man);
  g_autofree char *what = cr_words_fighter_class (state, man, languages);
  g_autofree char *how = cr_words_fighter_state (fighter);

  /* Translators: “Watkin, Halberdier, the besiegers: attack 9, defence 8, 4 of 6 MP, wounded.” */
  return g_strdup_printf (cr_text ("%1$s, %2$s: attack %3$d, defence %4$d, %5$d of %6$d MP, %7$s."),
                          name, what, cr_fighter_get_attack (fighter),
                          cr_fighter_get_defence (fighter), fighter->points,
                          cr_fighter_get_allowance (fighter), how);
}
