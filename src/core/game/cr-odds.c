/* cr-odds.c: how an attack stands before the die. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-odds.h"

#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

#define WORST (-2) /* less than any place is worth */

static gboolean
is_on_ladder (const CrState *state, int man)
{
  return state->fighters[man].man.post.kind == CR_POST_LADDER_TOP;
}

/* −1, 0 or 1 of what he stands on: a ladder, a hoarding or another work, else the ground. */
static int
get_sign (const CrState *state, int man)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrMan *it = &state->fighters[man].man;
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, it->place);
  const CrWorkPart *part = cr_deck_get_part (state, cr_deck_find (state, it->place, it->post));
  CrLofOptions options;
  CrLofStand stand;

  cr_lof_options_init (&options, cr_state_get_ruleset (state));
  if (cr_rope_holds (state, man))
    return 0;
  if (part == NULL && it->post.kind != CR_POST_GROUND &&
      cr_lof_stand (scene, it->place, &it->post, &options, &stand) && stand.work != NULL)
    part = stand.part != NULL ? stand.part : cr_work_get_part (stand.work, 0);
  if (part != NULL)
    return part->combat.value;
  return kind == NULL || kind->combat.value == CR_COMBAT_NEVER ? 0 : kind->combat.value;
}

/* U-23: bad weather lowers what either stands on by a step, but within a house. */
static CrOddsShift
take_weather (const CrState *state, CrOddsShift shift)
{
  const CrWeather *weather = cr_state_get_weather (state);
  int columns = shift.columns + (weather != NULL ? weather->combat.value : 0);

  if (weather == NULL || cr_state_is_sheltered (state, shift.man) ||
      MAX (columns, -1) == shift.columns)
    return shift;
  shift.columns = MAX (columns, -1);
  shift.rule = "WEA-01";
  return shift;
}

static CrOddsShift
get_ground (const CrState *state, int man, CrOddsWhy why)
{
  gboolean climbs = is_on_ladder (state, man);

  return take_weather (state, (CrOddsShift){ climbs ? CR_ODDS_LADDER : why, get_sign (state, man),
                                             man, climbs ? "LAD-17" : "CBT-05" });
}

/* WAL-01: what he is attacked over helps him, or is nothing. */
static CrOddsShift
get_side (const CrState *state, int man, int target)
{
  CrPlace from = state->fighters[man].man.place;
  CrPlace to = cr_ride_get_nearer (&state->fighters[target].man, from);
  CrOddsShift shift = { CR_ODDS_SIDE, 0, target, "WAL-01" };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (cr_state_get_map (state), to, d, &n);

    if (!cr_hex_equal (cr_hex_neighbour (to.hex, d), from.hex))
      continue;
    for (gsize i = 0; i < n; i++)
      shift.columns =
          MAX (shift.columns,
               cr_ruleset_get_side (cr_state_get_ruleset (state), sides[i].kind)->combat.value);
  }
  if (shift.columns > 0)
    return take_weather (state, shift);
  shift.columns = WORST;
  return shift;
}

/* CBT-08: of several attackers the worst place counts. */
static CrOddsShift
find_worst (const CrState *state, const CrOrder *order)
{
  CrOddsShift worst = { CR_ODDS_ATTACKER, 2, -1, NULL };

  for (int i = 0; i < order->n_men; i++) {
    CrOddsShift shift = get_ground (state, order->men[i], CR_ODDS_ATTACKER);

    if (shift.columns < worst.columns)
      worst = shift;
  }
  if (order->n_men > 1 && worst.why == CR_ODDS_ATTACKER)
    worst.rule = "CBT-08";
  return worst;
}

/* Of several defenders the one on the best ground counts. */
static CrOddsShift
find_best (const CrState *state, const CrOrder *order)
{
  CrOddsShift best = { CR_ODDS_DEFENDER, WORST, -1, NULL };

  for (int i = 0; i < order->n_targets; i++) {
    CrOddsShift shift = get_ground (state, order->targets[i], CR_ODDS_DEFENDER);

    best = shift.columns > best.columns ? shift : best;
    for (int j = 0; j < order->n_men; j++) {
      shift = get_side (state, order->men[j], order->targets[i]);
      if (shift.columns > best.columns)
        best = shift;
    }
  }
  best.columns = -best.columns;
  return best;
}

static gboolean
is_mounted (const CrState *state, const CrOrder *order)
{
  for (int i = 0; i < order->n_targets; i++)
    if (state->fighters[order->targets[i]].man.body != CR_MAN_ON_FOOT)
      return TRUE;
  return FALSE;
}

static void
add_shift (CrOdds *odds, CrOddsShift shift)
{
  if (shift.columns != 0)
    odds->shifts[odds->n_shifts++] = shift;
}

/* CBT-05 to CBT-09 */
static void
shift_column (const CrState *state, const CrOrder *order, CrOdds *odds)
{
  odds->column = MAX (odds->base, 0);
  add_shift (odds, find_worst (state, order));
  add_shift (odds, find_best (state, order));
  if (order->n_men > 1 && !is_mounted (state, order))
    add_shift (odds,
               (CrOddsShift){ CR_ODDS_JOINT, cr_state_get_figure (state, CR_FIGURE_JOINT_COLUMNS),
                              -1, "CBT-07" });
  if (order->n_targets == 1 && cr_rope_holds (state, order->targets[0]))
    add_shift (odds,
               (CrOddsShift){ CR_ODDS_ROPE, cr_state_get_figure (state, CR_FIGURE_ROPE_COLUMNS),
                              order->targets[0], "GRP-04" });
  for (int i = 0; i < odds->n_shifts; i++)
    odds->column += odds->shifts[i].columns;
  odds->column = CLAMP (odds->column, 0, (int) cr_table_n_columns (odds->table) - 1);
}

/* Whether that hex beside the kneeling man is turned from all who attack him. */
static gboolean
is_behind (const CrState *state, const CrOrder *order, CrPlace kneeling, CrPlace place)
{
  int arc = cr_state_get_figure (state, CR_FIGURE_REAR_HEXES);
  CrDirection to = cr_hex_direction_to (kneeling.hex, place.hex);

  for (int i = 0; i < order->n_men; i++) {
    CrHex from = state->fighters[order->men[i]].man.place.hex;
    int turn;

    if (cr_hex_distance (kneeling.hex, from) != 1)
      return FALSE;
    turn = ABS ((int) to - (int) cr_direction_opposite (cr_hex_direction_to (kneeling.hex, from)));
    if (2 * MIN (turn, CR_N_DIRECTIONS - turn) >= arc)
      return FALSE;
  }
  return TRUE;
}

/* KNE-02: upright on his feet, and in no other fight. */
static gboolean
man_backs (const CrState *state, const CrOrder *order, int man, int target)
{
  const CrFighter *fighter = &state->fighters[man];
  CrPlace kneeling = state->fighters[target].man.place;

  if (!cr_fighter_can_act (fighter) || cr_state_are_foes (state, man, target) ||
      fighter->man.state != CR_MAN_STANDING || fighter->man.body != CR_MAN_ON_FOOT ||
      fighter->man.post.kind != CR_POST_GROUND || fighter->man.place.floor != kneeling.floor ||
      cr_hex_distance (fighter->man.place.hex, kneeling.hex) != 1 ||
      fighter->deeds & (CR_DEED_FOUGHT | CR_DEED_DEFENDED))
    return FALSE;
  for (int i = 0; i < order->n_targets; i++)
    if (order->targets[i] == man)
      return FALSE;
  return is_behind (state, order, kneeling, fighter->man.place) &&
         cr_can_step (state, man, kneeling);
}

static gboolean
has_backer (const CrOdds *odds, int man)
{
  for (int i = 0; i < odds->n_backers; i++)
    if (odds->backers[i] == man)
      return TRUE;
  return FALSE;
}

static void
add_backers (const CrState *state, const CrOrder *order, int target, CrOdds *odds)
{
  if (state->fighters[target].man.state != CR_MAN_KNEELING)
    return;
  for (int i = 0; i < (int) state->turn.n_fighters && odds->n_backers < CR_ODDS_BACKERS; i++) {
    if (!man_backs (state, order, i, target) || has_backer (odds, i))
      continue;
    odds->backers[odds->n_backers] = (gint16) i;
    odds->backed[odds->n_backers++] = (gint16) target;
    odds->defence += cr_fighter_get_defence (&state->fighters[i]);
  }
}

/* JMP-04: as strong as he was when he jumped, and so many times; the die is his. */
static void
take_leap (const CrState *state, const CrOrder *order, CrOdds *odds)
{
  const CrFighter *target = &state->fighters[order->targets[0]];

  odds->times = cr_state_get_figure (state, CR_FIGURE_LEAP_TIMES);
  odds->attack = state->fighters[order->men[0]].strength * odds->times;
  if (target->man.body == CR_MAN_MOUNTED)
    odds->die += cr_state_get_figure (state, CR_FIGURE_LEAP_MOUNTED);
  if (target->character->armour)
    odds->die += cr_state_get_figure (state, CR_FIGURE_LEAP_ARMOURED);
}

gboolean
cr_odds_find (const CrState *state, const CrOrder *order, CrOdds *odds_out, CrRefusal *refusal)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  CrOdds odds = { .table = cr_ruleset_find_table (
                      ruleset, is_mounted (state, order) ? "combat-mounted" : "combat-foot") };

  if (odds.table == NULL)
    return FALSE;
  for (int i = 0; i < order->n_men; i++)
    odds.attack += cr_fighter_get_attack (&state->fighters[order->men[i]]);
  if (state->fighters[order->men[0]].prey >= 0)
    take_leap (state, order, &odds);
  for (int i = 0; i < order->n_targets; i++)
    odds.defence += cr_fighter_get_defence (&state->fighters[order->targets[i]]);
  for (int i = 0; i < order->n_targets; i++)
    add_backers (state, order, order->targets[i], &odds);
  odds.base = cr_table_find_odds (odds.table, odds.attack, odds.defence);
  if (odds.base < 0 &&
      g_strcmp0 (cr_ruleset_get_option_value (ruleset, "below-one"), "as-one") != 0) {
    refusal->cost = odds.attack;
    refusal->limit = odds.defence;
    return cr_refuse (refusal, CR_REFUSAL_WEAK, "CBT-03", order->men[0]);
  }
  shift_column (state, order, &odds);
  *odds_out = odds;
  return TRUE;
}
