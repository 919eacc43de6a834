/* cr-verb-shoot.c: missiles. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fire-lines.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

#define MISSILES_FOOT "missiles-foot"
#define MISSILES_MOUNTED "missiles-mounted"

static gboolean
has_weapon (const CrCharacter *character, const CrWeapon *weapon)
{
  return g_strv_contains ((const char *const *) character->weapons, weapon->id);
}

/* RCK-01, RCK-02: hexes to the next stockpile on his level, -1 where none is near enough. */
static int
find_pile (const CrState *state, int man, const CrWeapon *weapon)
{
  const CrMap *map = cr_state_get_map (state);
  CrPlace here = state->fighters[man].man.place;

  for (int i = 0; i < cr_hex_n_within (weapon->n_manners - 1); i++) {
    CrPlace place = { here.floor, cr_hex_add (here.hex, cr_hex_spiral (i)) };

    if (cr_map_has_place (map, place) &&
        g_strcmp0 (cr_map_get_terrain (map, place), weapon->pile) == 0 &&
        cr_map_get_level (map, place) == cr_map_get_level (map, here))
      return cr_hex_distance (here.hex, place.hex);
  }
  return -1;
}

/* The first that lies near him and for which he needs none of his own. */
static const CrWeapon *
find_at_hand (const CrState *state, int man)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);

  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++) {
    const CrWeapon *weapon = cr_ruleset_get_weapon (ruleset, i);

    if (weapon->n_manners > 0 && cr_ruleset_plays (ruleset, "RCK-01") &&
        find_pile (state, man, weapon) >= 0)
      return weapon;
  }
  return NULL;
}

/* RCK-02: whose frequency and pace it has, as he throws it. */
static const CrWeapon *
get_manner (const CrState *state, int man, const CrWeapon *weapon)
{
  int hexes = weapon->n_manners > 0 ? find_pile (state, man, weapon) : -1;
  const CrWeapon *other =
      hexes >= 0 ? cr_ruleset_find_weapon (cr_state_get_ruleset (state), weapon->manners[hexes])
                 : NULL;

  return other != NULL ? other : weapon;
}

/* What is said, or the first that he has, or what lies at hand. */
static const CrWeapon *
find_weapon (const CrState *state, const CrOrder *order)
{
  const CrCharacter *character = state->fighters[order->men[0]].character;
  const CrWeapon *weapon = NULL;

  if (order->weapon != NULL)
    return order->weapon->n_manners > 0 || has_weapon (character, order->weapon) ? order->weapon
                                                                                 : NULL;
  for (const char **id = character->weapons; *id != NULL && weapon == NULL; id++)
    weapon = cr_ruleset_find_weapon (cr_state_get_ruleset (state), *id);
  return weapon != NULL ? weapon : find_at_hand (state, order->men[0]);
}

/* MIS-06: in the other side's turn, and only with what is quick. */
static gboolean
is_defensive (const CrState *state, int man)
{
  return state->fighters[man].side != state->turn.player;
}

static gboolean
is_ready (const CrState *state, int man, const CrWeapon *missile)
{
  const CrWeapon *weapon = get_manner (state, man, missile);

  return !is_defensive (state, man) || weapon->frequency.value == CR_FREQUENCY_BOTH ||
         (weapon->frequency.value == CR_FREQUENCY_LOADER &&
          (state->fighters[man].deeds & CR_DEED_CAME) == 0 && cr_loader_find (state, man) >= 0);
}

const CrWeapon *
cr_shoot_find_weapon (const CrState *state, int man)
{
  const CrWeapon *rock;

  for (const char **id = state->fighters[man].character->weapons; *id != NULL; id++) {
    const CrWeapon *weapon = cr_ruleset_find_weapon (cr_state_get_ruleset (state), *id);

    if (weapon != NULL && is_ready (state, man, weapon))
      return weapon;
  }
  rock = find_at_hand (state, man);
  return rock != NULL && is_ready (state, man, rock) ? rock : NULL;
}

static CrLofOptions
make_options (CrState *state, const CrOrder *order, const CrWeapon *weapon)
{
  CrLofOptions options;

  cr_lof_options_init (&options, cr_state_get_ruleset (state));
  options.muster = cr_state_get_muster (state);
  options.weapon = weapon;
  options.from_side = order->facing;
  options.from_post = &state->fighters[order->men[0]].man.post;
  options.to_post = &state->fighters[order->targets[0]].man.post;
  return options;
}

static CrLof
judge_line (CrState *state, const CrOrder *order, const CrWeapon *weapon)
{
  CrLofOptions options = make_options (state, order, weapon);

  return cr_lof_judge (cr_castle_get_scene (cr_state_get_castle (state)),
                       state->fighters[order->men[0]].man.place,
                       state->fighters[order->targets[0]].man.place, &options, NULL);
}

gboolean
cr_shoot_is_clear (CrState *state, const CrOrder *order)
{
  CrLofOptions options = make_options (state, order, order->weapon);
  CrFire *fire = cr_castle_get_fire (cr_state_get_castle (state));
  CrFireLine line;
  CrCover cover;

  cr_fire_begin (fire, &options, &line);
  return cr_fire_shoot (fire, &line, state->fighters[order->men[0]].man.place,
                        state->fighters[order->targets[0]].man.place, &cover) == CR_LOF_CLEAR;
}

/* With whatever he has, be it in this phase or another. */
static gboolean
threatens_man (CrState *state, int man, int target)
{
  CrOrder order = cr_order_new (CR_VERB_SHOOT);

  if (!state->fighters[man].here || !cr_fighter_is_living (&state->fighters[man]) ||
      state->fighters[man].stunned > 0 || !cr_state_are_foes (state, man, target))
    return FALSE;
  order.men[order.n_men++] = (gint16) man;
  order.targets[order.n_targets++] = (gint16) target;
  order.weapon = find_weapon (state, &order);
  return order.weapon != NULL && cr_shoot_is_clear (state, &order);
}

guint
cr_game_count_shooters (const CrState *state, int man, CrPlace place, int *first_out)
{
  g_autoptr (CrState) there = cr_state_copy (state);
  guint n = 0;

  there->fighters[man].man.place = place;
  there->fighters[man].man.post = (CrPost){ CR_POST_GROUND, -1, NULL };
  for (guint i = 0; i < there->turn.n_fighters; i++)
    if (threatens_man (there, (int) i, man) && n++ == 0)
      *first_out = (int) i;
  return n;
}

/* XBL-01: no shot in a turn in which his loader was attacked. */
static gboolean
is_hindered (const CrState *state, int man, const CrWeapon *weapon, CrRefusal *refusal)
{
  if (weapon->frequency.value != CR_FREQUENCY_LOADER)
    return FALSE;
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *loader = &state->fighters[i];

    if (loader->loads != man || loader->attacked != state->turn.number)
      continue;
    refusal->other = (int) i;
    return !cr_refuse (refusal, CR_REFUSAL_HINDERED, "XBL-01", man);
  }
  return FALSE;
}

/* SEQ-04: some rules have those on foot shoot before the others. */
static gboolean
is_for_him (const CrState *state, int man, CrRefusal *refusal)
{
  int riders = cr_state_get_phase (state)->riders;
  gboolean rides = state->fighters[man].man.body != CR_MAN_ON_FOOT;

  return riders == CR_RIDERS_TOO || rides == (riders == CR_RIDERS_ALONE) ||
         cr_refuse (refusal, CR_REFUSAL_PHASE, "SEQ-04", man);
}

/* Whether he has his hands free, and something to shoot with that is ready. */
static gboolean
is_free (CrState *state, int man, const CrWeapon *weapon, CrRefusal *refusal)
{
  if (state->fighters[man].gear >= 0)
    return cr_refuse (refusal, CR_REFUSAL_LADEN, "LAD-01", man);
  if (state->fighters[man].deeds & CR_DEED_SHOT)
    return cr_refuse (refusal, CR_REFUSAL_DONE, "MIS-06", man);
  if (weapon == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_WEAPON, "MIS-01", man);
  refusal->limit = weapon->n_manners - 1;
  if (weapon->n_manners > 0 && !cr_ruleset_plays (cr_state_get_ruleset (state), "RCK-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "RCK-01", man);
  if (weapon->n_manners > 0 && find_pile (state, man, weapon) < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_PILE, "RCK-01", man);
  if (!is_ready (state, man, weapon))
    return cr_refuse (refusal, CR_REFUSAL_SLOW, "MIS-06", man);
  return !is_hindered (state, man, weapon, refusal);
}

gboolean
cr_shoot_is_free (CrState *state,
                  const CrOrder *order,
                  const CrWeapon **weapon_out,
                  CrRefusal *refusal)
{
  *weapon_out = find_weapon (state, order);
  return is_for_him (state, order->men[0], refusal) &&
         is_free (state, order->men[0], *weapon_out, refusal);
}

CrLof
cr_shoot_judge_at (CrState *state,
                   int man,
                   const CrWeapon *weapon,
                   CrPlace place,
                   const CrPost *post)
{
  CrLofOptions options;

  cr_lof_options_init (&options, cr_state_get_ruleset (state));
  options.muster = cr_state_get_muster (state);
  options.weapon = weapon;
  options.from_post = &state->fighters[man].man.post;
  options.to_post = post;
  return cr_lof_judge (cr_castle_get_scene (cr_state_get_castle (state)),
                       state->fighters[man].man.place, place, &options, NULL);
}

static gboolean
can_shoot (CrState *state,
           const CrOrder *order,
           const CrWeapon *weapon,
           CrLof *lof,
           CrRefusal *refusal)
{
  int man = order->men[0], target = order->targets[0];

  refusal->other = target;
  if (!is_free (state, man, weapon, refusal))
    return FALSE;
  if (order->n_targets != 1)
    return cr_refuse (refusal, CR_REFUSAL_TOO_MANY, "MIS-01", man);
  if (!cr_fighter_is_living (&state->fighters[target]))
    return cr_refuse (refusal, CR_REFUSAL_DEAD, "CHR-02", target);
  if (!cr_state_are_foes (state, man, target))
    return cr_refuse (refusal, CR_REFUSAL_FRIEND, "MIS-01", man);
  if (state->fighters[target].hidden)
    return cr_refuse (refusal, CR_REFUSAL_HIDDEN, "MIS-01", man);
  *lof = judge_line (state, order, weapon);
  refusal->lof = *lof;
  return lof->verdict == CR_LOF_CLEAR ||
         cr_refuse (refusal, CR_REFUSAL_NO_FIRE, lof->rules[0], man);
}

static const CrTable *
find_table (const CrState *state, int target)
{
  return cr_ruleset_find_table (
      cr_state_get_ruleset (state),
      state->fighters[target].man.body == CR_MAN_ON_FOOT ? MISSILES_FOOT : MISSILES_MOUNTED);
}

/* MIS-01, MIS-02, CHR-07 */
static int
sum_modifiers (const CrState *state, const CrLof *lof, int man, int target)
{
  int sum = 0;

  for (int i = 0; i < lof->n_modifiers; i++)
    sum += lof->modifiers[i].value;
  if (state->fighters[man].health == CR_HEALTH_WOUNDED)
    sum += cr_state_get_figure (state, CR_FIGURE_WOUNDED_DIE);
  if (state->fighters[target].character->armour)
    sum += cr_state_get_figure (state, CR_FIGURE_ARMOUR_DIE);
  return sum;
}

/* What shooting costs of this turn's movement (MIS-06). */
void
cr_shoot_use (CrState *state, CrEvents *events, int man, const CrWeapon *missile)
{
  const CrWeapon *weapon = get_manner (state, man, missile);
  CrFighter *fighter = cr_state_change_fighter (state, events, man);

  fighter->deeds |= CR_DEED_SHOT;
  if (weapon->frequency.value == CR_FREQUENCY_LOADER && cr_loader_find (state, man) >= 0)
    return;
  if (weapon->pace.value == CR_PACE_STILL)
    fighter->points = 0;
  else if (weapon->pace.value == CR_PACE_HALVED)
    fighter->points /= 2;
}

/* A man under defensive fire has moved already: he loses points in place of ground. */
static void
slow_down (CrState *state, CrEvents *events, int target, const CrTableResult *result)
{
  CrFighter *fighter;

  if (result->slowed == 0 && !result->halved)
    return;
  fighter = cr_state_change_fighter (state, events, target);
  if (result->halved)
    fighter->points /= 2;
  fighter->points = (gint16) MAX (0, fighter->points - result->slowed);
  cr_events_add (events, CR_EVENT_SLOWED, target)->number = fighter->points;
}

static void
hit_target (CrState *state, CrEvents *events, const CrOrder *order, const CrTableResult *result)
{
  int target = order->targets[0];

  cr_ride_harm (state, events, target, result);
  if (!cr_fighter_is_living (&state->fighters[target]))
    return;
  if (is_defensive (state, order->men[0]))
    slow_down (state, events, target, result);
  else if (result->retreat > 0)
    cr_decision_retreat (state, events, target, result->retreat,
                         state->fighters[order->men[0]].man.place, TRUE);
}

gboolean
cr_verb_shoot (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  return cr_verb_can_act (state, order, order->men[0], refusal) &&
         is_for_him (state, order->men[0], refusal) && cr_shoot (state, order, events, refusal);
}

gboolean
cr_shoot (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], target = order->targets[0];
  const CrWeapon *weapon = find_weapon (state, order);
  const CrTableResult *result;
  const CrTable *table;
  CrEvent *event;
  CrLof lof;
  int column;

  if (!can_shoot (state, order, weapon, &lof, refusal))
    return FALSE;
  table = find_table (state, target);
  column = table != NULL ? cr_table_find_column (table, cr_cover_get_name (lof.cover)) : -1;
  if (column < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_FIRE, lof.cover_rule, man);
  if (events == NULL)
    return TRUE;
  event = cr_events_add (events, CR_EVENT_SHOT, man);
  event->modified =
      (gint8) (cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES)) +
               sum_modifiers (state, &lof, man, target));
  result = cr_table_look (table, (guint) column, event->modified + weapon->scale.value)->result;
  event->other = (gint16) target;
  event->code = result->code;
  event->facing = (gint8) cr_fighter_get_facing (&state->fighters[target]);
  event->number = lof.range;
  event->rule = weapon->n_manners > 0 ? "RCK-03" : "MIS-01";
  cr_shoot_use (state, events, man, weapon);
  hit_target (state, events, order, result);
  return TRUE;
}

/* As that, of what lies at hand. */
static gboolean
throw_rock (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrOrder rock = *order;

  rock.weapon = find_at_hand (state, order->men[0]);
  return cr_verb_shoot (state, &rock, events, refusal);
}

void
cr_verb_list_shoot (CrState *state, int man, GArray *orders)
{
  const CrWeapon *rock = man >= 0 ? find_at_hand (state, man) : NULL;
  guint first;

  if (rock == NULL || *state->fighters[man].character->weapons != NULL)
    cr_verb_list_against_foes (state, CR_VERB_SHOOT, cr_verb_shoot, man, orders);
  if (rock == NULL)
    return;
  first = orders->len;
  cr_verb_list_against_foes (state, CR_VERB_SHOOT, throw_rock, man, orders);
  for (guint i = first; i < orders->len; i++)
    g_array_index (orders, CrOrder, i).weapon = rock;
}

static gboolean
is_in (const GArray *men, int man)
{
  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, int, i) == man)
      return TRUE;
  return FALSE;
}

/* The line may go through a hex in two ways. */
static void
count_at (const CrState *state, const CrOrder *order, CrPlace place, GArray *men)
{
  for (int i = 0; i < (int) state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) && i != order->men[0] &&
        i != order->targets[0] && cr_place_equal (state->fighters[i].man.place, place) &&
        !is_in (men, i))
      g_array_append_val (men, i);
}

void
cr_game_list_counted (CrState *state, const CrOrder *order, GArray *men)
{
  const CrWeapon *weapon = find_weapon (state, order);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  CrLofOptions options;

  g_array_set_size (men, 0);
  if (weapon == NULL)
    return;
  options = make_options (state, order, weapon);
  cr_lof_judge (cr_castle_get_scene (cr_state_get_castle (state)),
                state->fighters[order->men[0]].man.place,
                state->fighters[order->targets[0]].man.place, &options, steps);
  for (guint i = 0; i < steps->len; i++) {
    const CrLofStep *step = &g_array_index (steps, CrLofStep, i);

    if (step->men > 0)
      count_at (state, order, step->place, men);
  }
}
