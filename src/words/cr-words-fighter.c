/* cr-words-fighter.c: texts about a man in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-fighter.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-tower.h"

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
  if (fighter->health == CR_HEALTH_WHOLE)
    return g_strdup (cr_text ("stunned"));
  /* Translators: “wounded, stunned” */
  return g_strdup_printf (cr_text ("%s, stunned"), health);
}

static gboolean
is_on_rope (const CrState *state, int man)
{
  for (guint i = 0; i < cr_state_n_gear (state); i++)
    if (cr_state_get_gear (state, i)->rope && cr_state_find_climber (state, (int) i) == man)
      return TRUE;
  return FALSE;
}

char *
cr_words_fighter_spot (const CrState *state, int man)
{
  const CrMan *it = &cr_state_get_fighter (state, (guint) man)->man;
  char *spot = cr_words_spot (state, it->place, it->post);
  g_autofree char *place = cr_map_format_printed (cr_state_get_map (state), it->place);

  if (spot != NULL)
    return spot;
  if (it->post.kind != CR_POST_LADDER && it->post.kind != CR_POST_LADDER_TOP)
    return g_steal_pointer (&place);
  return g_strdup_printf (is_on_rope (state, man)
                              /* Translators: a hex, over which a man hangs on a rope */
                              ? cr_text ("%s, on the rope")
                              /* Translators: a hex: where the foot of the ladder is on which he
                               * stands */
                              : cr_text ("%s, on the ladder"),
                          place);
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
