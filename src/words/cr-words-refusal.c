/* cr-words-refusal.c: why an order is refused. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-portal.h"
#include "cr-text.h"
#include "cr-view.h"
#include "cr-words-blaze.h"
#include "cr-words-castle.h"
#include "cr-words-game-private.h"
#include "cr-words-lof.h"
#include "cr-words-scenario.h"
#include "cr-words-tower.h"
#include "cr-words-weather.h"

#define N_(text) (text)

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Explains refusals about ladders. */
static char *
word_ladder_refusal (const CrRefusal *refusal,
                     const char *man,
                     const char *other,
                     const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_BEARERS:
    return g_strdup (cr_text ("A ladder takes two men, one in each of its two hexes."));
  case CR_REFUSAL_WINDING:
    return g_strdup_printf (cr_text ("With the ladder between them they do not get to %s."), place);
  case CR_REFUSAL_NOT_CARRIED:
    return g_strdup (cr_text ("The ladder is not carried."));
  case CR_REFUSAL_NOT_LYING:
    return g_strdup (cr_text ("The ladder does not lie on the ground."));
  case CR_REFUSAL_NOT_UPRIGHT:
    return g_strdup (cr_text ("The ladder does not stand."));
  case CR_REFUSAL_NO_WALL:
    return g_strdup_printf (cr_text ("No battlement of %s is on that side."), place);
  case CR_REFUSAL_UNSCALED:
    return g_strdup_printf (
        cr_text ("%s is a tower, a gate or a wall beside the drawbridge, which no ladder scales."),
        place);
  case CR_REFUSAL_NO_MASONRY:
    return g_strdup_printf (cr_text ("%s is no hex of a wall, a tower or the keep."), place);
  case CR_REFUSAL_STEEP:
    return g_strdup (cr_text ("No ladder stands on stairs."));
  case CR_REFUSAL_HOARDED:
    return g_strdup_printf (cr_text ("A hoarding hangs before %s."), place);
  case CR_REFUSAL_HIGH:
    return g_strdup_printf (cr_text ("%1$s is %2$d levels up, and a ladder spans 1 to %3$d."),
                            place, refusal->cost, refusal->limit);
  case CR_REFUSAL_CLIMBED:
    return g_strdup_printf (cr_text ("%s is on the ladder."), other);
  case CR_REFUSAL_NOT_AT_LADDER:
    return g_strdup_printf (cr_text ("%s is not where the ladder is."), man);
  case CR_REFUSAL_ENEMY_NEAR:
    return g_strdup_printf (cr_text ("%s is too near for that."), other);
  case CR_REFUSAL_LADEN:
    return g_strdup_printf (cr_text ("%s carries a ladder."), man);
  case CR_REFUSAL_ON_LADDER:
    return g_strdup_printf (cr_text ("%s is on a ladder."), man);
  default:
    g_assert_not_reached ();
  }
}

/* Whether he is in a siege tower of several levels, or another piece like that. */
static gboolean
is_on_level (const CrState *state, int man)
{
  for (int i = 0; i < (int) cr_state_n_gear (state); i++) {
    const CrWork *work = cr_state_get_gear (state, (guint) i)->work;

    if (work != NULL && cr_state_is_aboard (state, man, i))
      return work->parts->len > 1;
  }
  return FALSE;
}

/* Returns: (transfer full): who is there already. In a siege tower each level has its own room. */
static char *
word_occupied (const CrState *state, const CrRefusal *refusal, const char *other, const char *place)
{
  if (refusal->other >= 0 && is_on_level (state, refusal->other))
    return g_strdup_printf (cr_text ("%1$s stands on %2$s, and on each level a hex holds one "
                                     "living man."),
                            other, place);
  return g_strdup_printf (cr_text ("%1$s stands on %2$s, and a hex holds one living man."), other,
                          place);
}

/* Tells that what is wanted of a door or a ladder is so already. */
static char *
word_already (const CrOrder *order, const CrRefusal *refusal)
{
  switch (order->verb) {
  case CR_VERB_SHUT:
    return g_strdup (cr_text ("It is shut already."));
  case CR_VERB_SHIFT:
  case CR_VERB_LINK:
    return g_strdup (cr_text ("The ladder stands there already."));
  case CR_VERB_REMOVE:
    return g_strdup (cr_text ("The ladder is not on the map."));
  case CR_VERB_LOWER:
    return g_strdup (refusal->limit > 0 ? cr_text ("It is down already.")
                                        : cr_text ("It is on its way down: it falls at the end of "
                                                   "this turn, if both men stay at the winches."));
  case CR_VERB_BATTER:
    return g_strdup (cr_text ("What is before it stands open: there is nothing to strike at."));
  default:
    return g_strdup (cr_text ("It is open already."));
  }
}

/* Explains refusals about riders and horses. */
static char *
word_horse_refusal (const CrRefusal *refusal, const char *man, const char *other, const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_MOUNTED:
    return g_strdup_printf (cr_text ("%s sits on a horse."), man);
  case CR_REFUSAL_ON_FOOT:
    return g_strdup_printf (cr_text ("%s does not sit on a horse."), man);
  case CR_REFUSAL_NO_RIDER:
    return g_strdup_printf (cr_text ("%s has no counter of a rider."), man);
  case CR_REFUSAL_NO_HORSE:
    return g_strdup (cr_text ("That is no horse that one can ride."));
  case CR_REFUSAL_HORSE_TAKEN:
    return g_strdup_printf (cr_text ("%s has a horse in hand."), other != NULL ? other : man);
  case CR_REFUSAL_NOT_AT_HORSE:
    return g_strdup_printf (cr_text ("%1$s does not stand beside the horse on %2$s."), man, place);
  case CR_REFUSAL_ANIMAL:
    return g_strdup_printf (cr_text ("%s is a horse, and does nothing alone."), man);
  case CR_REFUSAL_NO_ROOM:
    return g_strdup_printf (cr_text ("A horse takes two hexes, and cannot stand so on %s."), place);
  case CR_REFUSAL_BEHIND:
    return g_strdup_printf (cr_text ("%1$s is behind the horse of %2$s."), other, man);
  case CR_REFUSAL_NO_BRIDLE:
    return g_strdup_printf (cr_text ("%s leads no horse."), man);
  default:
    return word_ladder_refusal (refusal, man, other, place);
  }
}

/* Explains refusals about doors. */
static char *
word_door_refusal (const CrOrder *order,
                   const CrRefusal *refusal,
                   const char *man,
                   const char *other,
                   const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_DOOR:
    return g_strdup_printf (cr_text ("There is no door on that side of %s."), place);
  case CR_REFUSAL_NOT_AT_DOOR:
    return g_strdup_printf (cr_text ("%1$s does not stand at that door of %2$s."), man, place);
  case CR_REFUSAL_OUTSIDE:
    return g_strdup_printf (cr_text ("%s stands outside, and it is opened from within."), man);
  case CR_REFUSAL_HELD:
    return g_strdup_printf (cr_text ("%s stands behind it and holds it shut."), other);
  case CR_REFUSAL_UNBROKEN:
    return g_strdup (cr_text ("By the rules of this game no door is broken by hand."));
  case CR_REFUSAL_NO_TOOL:
    return g_strdup_printf (cr_text ("%s has no axe, hammer, mace or ram."), man);
  case CR_REFUSAL_NO_RAM:
    return g_strdup (cr_text ("Only a ram strikes at a gate."));
  case CR_REFUSAL_IN_RUINS:
    return g_strdup (cr_text ("It is broken."));
  case CR_REFUSAL_BY_WINCH:
    return g_strdup (cr_text ("It is moved by a mechanism, not by hand."));
  case CR_REFUSAL_ALREADY:
    return word_already (order, refusal);
  default:
    return word_horse_refusal (refusal, man, other, place);
  }
}

/* Tells that something can be done only once in a phase. */
static char *
word_done (const char *rule, const char *man)
{
  if (g_strcmp0 (rule, "MIS-06") == 0)
    return g_strdup_printf (cr_text ("%s has shot already in this phase."), man);
  if (g_strcmp0 (rule, "CBT-01") == 0)
    return g_strdup_printf (cr_text ("%s has fought already in this phase."), man);
  return g_strdup_printf (cr_text ("%s has shot or fought already in this phase."), man);
}

/* Explains refusals about hamstringing a horse from behind. */
static char *
word_hamstring_refusal (const CrRefusal *refusal,
                        const char *man,
                        const char *other,
                        const char *place)
{
  switch (refusal->why) {
  case CR_REFUSAL_NO_PEASANT:
    return g_strdup_printf (cr_text ("%s is no peasant."), man);
  case CR_REFUSAL_UNMOUNTED:
    return g_strdup_printf (cr_text ("%s is no enemy who rides."), other);
  case CR_REFUSAL_SEEN:
    return g_strdup_printf (cr_text ("%1$s sees %2$s, before and beside his horse."), other, place);
  case CR_REFUSAL_MOVED:
    return g_strdup_printf (cr_text ("%s has moved already, and says so before."), man);
  case CR_REFUSAL_STALKS:
    return g_strdup_printf (cr_text ("%1$s means to already, behind the horse of %2$s."), man,
                            other);
  case CR_REFUSAL_NOT_STALKING:
    return g_strdup_printf (cr_text ("%s did not say so before he moved."), man);
  case CR_REFUSAL_HOCKED:
    return g_strdup_printf (cr_text ("Somebody has tried it on the horse of %s in this turn."),
                            other);
  default:
    return g_strdup_printf (cr_text ("%1$s is not behind the horse of %2$s."), man, other);
  }
}

/* Explains refusals about jumps, trees, kneeling and ropes. */
static char *
word_feat_refusal (const CrRefusal *refusal, const char *man, const char *other, const char *place)
{
  if (refusal->why >= CR_REFUSAL_NO_PEASANT && refusal->why <= CR_REFUSAL_NOT_AT_HOCKS)
    return word_hamstring_refusal (refusal, man, other, place);
  switch (refusal->why) {
  case CR_REFUSAL_UNPLAYED:
    return g_strdup (cr_text ("That rule is not played in this game."));
  case CR_REFUSAL_ARMOURED:
    return g_strdup_printf (cr_text ("%s wears armour."), man);
  case CR_REFUSAL_NOT_ON_FOOT:
    return g_strdup_printf (cr_text ("%s is not on foot."), man);
  case CR_REFUSAL_NO_LEAP:
    return g_strdup_printf (
        ngettext (
            "%1$s jumps down %2$d level, on his own hex or one beside it, and %3$s is not so.",
            "%1$s jumps down %2$d levels, on his own hex or one beside it, and %3$s is not "
            "so.",
            refusal->limit),
        man, refusal->limit, place);
  case CR_REFUSAL_KNEELING:
    return g_strdup_printf (cr_text ("%s kneels."), man);
  case CR_REFUSAL_NOT_KNEELING:
    return g_strdup_printf (cr_text ("%s does not kneel."), man);
  case CR_REFUSAL_LOADS:
    return g_strdup_printf (cr_text ("%1$s loads for %2$s."), man, other);
  case CR_REFUSAL_NOT_LOADING:
    return g_strdup_printf (cr_text ("%s loads for nobody."), man);
  case CR_REFUSAL_NO_CROSSBOW:
    return g_strdup_printf (cr_text ("%s has no crossbow."), other);
  case CR_REFUSAL_LOADED:
    return g_strdup_printf (cr_text ("%s loads for him already."), other);
  case CR_REFUSAL_HINDERED:
    return g_strdup_printf (cr_text ("%s, who loads for him, was attacked in this turn."), other);
  case CR_REFUSAL_AWAY:
    return g_strdup_printf (cr_text ("%1$s has shot, and %2$s is not beside %3$s, who loads for "
                                     "him."),
                            man, place, other);
  case CR_REFUSAL_NO_GRAPNEL:
    return g_strdup_printf (cr_text ("%s has no grapnel."), man);
  case CR_REFUSAL_NO_HOLD:
    return g_strdup_printf (cr_text ("A grapnel finds no battlement or parapet of %s on that "
                                     "side."),
                            place);
  case CR_REFUSAL_TALL:
    return g_strdup_printf (cr_text ("%1$s is %2$d levels up, and a grapnel is thrown 1 to %3$d."),
                            place, refusal->cost, refusal->limit);
  case CR_REFUSAL_ROPED:
    return g_strdup (cr_text ("A ladder or a rope is in that hex already."));
  case CR_REFUSAL_NO_ROPE:
    return g_strdup (cr_text ("That is no rope."));
  case CR_REFUSAL_ROPE:
    return g_strdup (cr_text ("That is a rope, no ladder."));
  case CR_REFUSAL_NOT_THERE:
    return g_strdup_printf (cr_text ("%1$s does not stand on %2$s."), other, place);
  default:
    g_assert_not_reached ();
  }
}

/* Tells that no rocks are at hand. */
static char *
word_no_pile (const CrRefusal *refusal, const char *man)
{
  return g_strdup_printf (
      ngettext ("No stockpile of rocks is within %2$d hex of %1$s, on his level.",
                "No stockpile of rocks is within %2$d hexes of %1$s, on his level.",
                refusal->limit),
      man, refusal->limit);
}

/* Tells what he has done instead, or has begun. */
static char *
word_busy (const CrState *state, const CrRefusal *refusal, const char *man)
{
  static const struct {
    guint8 deed;
    const char *text;
  } deeds[] = {
    { CR_DEED_WORKED, N_ ("That takes a whole turn, and %s is at work in this one already.") },
    { CR_DEED_FOUGHT, N_ ("That takes a whole turn, and %s has fought in this one.") },
    { CR_DEED_SHOT, N_ ("That takes a whole turn, and %s has shot in this one.") },
    { CR_DEED_MOVED, N_ ("That takes a whole turn, and %s has moved in this one.") },
    { CR_DEED_CLIMBED, N_ ("That takes a whole turn, and %s has climbed in this one.") },
    { CR_DEED_DEFENDED, N_ ("That takes a whole turn, and %s was attacked in this one.") },
  };
  int done = refusal->man >= 0 ? cr_state_get_fighter (state, (guint) refusal->man)->deeds : 0;

  for (gsize i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (done & deeds[i].deed)
      return g_strdup_printf (cr_text (deeds[i].text), man);
  return g_strdup_printf (
      cr_text ("That takes a whole turn, and %s has done something else in this one."), man);
}

/* Returns: (transfer full): why the two do not come at each other; a shut gate between them is
 * named
 */
static char *
word_no_access (const CrState *state, int by, int target, const char *man, const char *other)
{
  CrPlace from = cr_state_get_fighter (state, (guint) by)->man.place;
  CrPlace to = cr_state_get_fighter (state, (guint) target)->man.place;
  g_autoptr (GArray) portals = cr_state_list_portals (state, from);

  for (guint i = 0; i < portals->len; i++) {
    const CrPortal *portal = &g_array_index (portals, CrPortal, i);
    g_autofree char *side = NULL;

    if (portal->state != CR_STATE_CLOSED ||
        !cr_place_equal (cr_place_neighbour (from, portal->direction), to))
      continue;
    side = cr_map_format_printed_side (cr_state_get_map (state), from, portal->direction);
    /* Translators: two men, “the gate”, a side of a hex */
    return g_strdup_printf (
        cr_text ("%1$s cannot fight %2$s: %3$s of %4$s is shut."), man, other,
        cr_words_barrier (cr_state_get_map (state), from, portal->direction, FALSE), side);
  }
  return g_strdup_printf (cr_text ("%1$s cannot fight %2$s: he could not step onto that hex."), man,
                          other);
}

/* Explains refusals about shots and fights. */
static char *
word_fight_refusal (const CrState *state,
                    const CrOrder *order,
                    const CrRefusal *refusal,
                    const char *man,
                    const char *other,
                    const char *const *languages)
{
  g_autofree char *place = cr_words_game_place (state, refusal->place);
  char *blaze = cr_words_blaze_refusal (refusal, man);

  if (blaze != NULL)
    return blaze;
  if (refusal->why == CR_REFUSAL_NO_PILE)
    return word_no_pile (refusal, man);
  if (refusal->why >= CR_REFUSAL_UNPLAYED && refusal->why <= CR_REFUSAL_NOT_THERE)
    return word_feat_refusal (refusal, man, other, place);
  switch (refusal->why) {
  case CR_REFUSAL_NOT_AT_WINCH:
    return g_strdup_printf (cr_text ("It is worked from %s."), place);
  case CR_REFUSAL_BUSY:
    return word_busy (state, refusal, man);
  case CR_REFUSAL_SHOWN:
    return g_strdup (
        cr_text ("A die has been rolled since, and in fair play it is not taken back."));
  case CR_REFUSAL_DIE:
    return g_strdup_printf (cr_text ("A die of %1$d is rolled for this, and %2$d was typed for it: "
                                     "type 1 to %1$d."),
                            refusal->limit, refusal->cost);
  case CR_REFUSAL_EARLIER:
    return g_strdup (cr_text ("This is an earlier moment of the game. “Play from here” in the log "
                              "goes on from it."));
  case CR_REFUSAL_NO_WEAPON:
    return g_strdup_printf (cr_text ("%s has nothing to shoot with."), man);
  case CR_REFUSAL_SLOW:
    return g_strdup_printf (cr_text ("%s has nothing to shoot with that is quick enough for this "
                                     "phase."),
                            man);
  case CR_REFUSAL_DONE:
    return word_done (refusal->rule, man);
  case CR_REFUSAL_FRIEND:
    return g_strdup_printf (cr_text ("%1$s is a friend of %2$s."), other, man);
  case CR_REFUSAL_NO_FIRE:
    return cr_words_lof (cr_castle_get_scene (cr_state_get_castle (state)), &refusal->lof,
                         languages);
  case CR_REFUSAL_NOT_ADJACENT:
    return g_strdup_printf (cr_text ("%1$s is not beside %2$s."), man, other);
  case CR_REFUSAL_NO_ACCESS:
    return word_no_access (state, refusal->man, refusal->other, man, other);
  case CR_REFUSAL_TOO_MANY:
    return g_strdup (cr_text ("Several may attack one, or one several, and each only once."));
  case CR_REFUSAL_WEAK:
    return g_strdup_printf (cr_text ("An attack of %1$d against a defence of %2$d is too weak."),
                            refusal->cost, refusal->limit);
  default:
    return word_door_refusal (order, refusal, man, other, place);
  }
}

/* Returns: (transfer full) (nullable): tells a man at the foot of rolled gear, or under it, that it
 * is left only by its open rear (TWR-18) */
static char *
word_way_out (const CrState *state,
              const CrOrder *order,
              const CrRefusal *refusal,
              const char *place)
{
  const CrMan *man =
      refusal->man >= 0 ? &cr_state_get_fighter (state, (guint) refusal->man)->man : NULL;

  if (man == NULL || man->post.kind != CR_POST_TOWER || order->post.kind != CR_POST_GROUND ||
      cr_hex_distance (man->place.hex, refusal->place.hex) != 1)
    return NULL;
  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *gear = cr_state_get_gear (state, i);
    CrTower tower;

    if (gear->state != CR_GEAR_STANDING || gear->work == NULL ||
        cr_work_find_part (gear->work, man->post.part) != 0 ||
        cr_work_get_part (gear->work, 0)->open)
      continue;
    tower = cr_gear_get_tower (state, (int) i);
    if (cr_work_part_has (cr_work_get_part (gear->work, 0),
                          cr_tower_get_own (&tower, man->place.hex))) {
      g_autofree char *piece = cr_words_piece (gear, g_get_language_names ());

      /* Translators: “Battering ram 1”, and a hex */
      return g_strdup_printf (cr_text ("%1$s: one leaves it only by its rear, and not to %2$s."),
                              piece, place);
    }
  }
  return NULL;
}

static char *
word_no_hex (const CrState *state, const CrRefusal *refusal, const char *place)
{
  return cr_map_has_place (cr_state_get_map (state), refusal->place)
             ? g_strdup_printf (cr_text ("Nobody can stand on %s."), place)
             : g_strdup (cr_text ("The map ends before that hex."));
}

/* Explains refusals about walking. */
static char *
word_way_refusal (const CrState *state,
                  const CrOrder *order,
                  const CrRefusal *refusal,
                  const char *man,
                  const char *place)
{
  char *out =
      refusal->why == CR_REFUSAL_NO_WAY ? word_way_out (state, order, refusal, place) : NULL;

  if (out != NULL)
    return out;
  if (refusal->why == CR_REFUSAL_NO_WAY && g_str_equal (refusal->rule, "WAG-02"))
    return g_strdup (cr_text ("Nobody gets onto a cart, or off it, while it moves."));
  if (refusal->why == CR_REFUSAL_NO_WAY)
    return g_strdup_printf (cr_text ("There is no way for %1$s to %2$s."), man, place);
  if (refusal->why == CR_REFUSAL_MEN_BAR && g_str_equal (refusal->rule, "HAM-01"))
    return g_strdup_printf (cr_text ("%1$s does not get to %2$s without being seen."), man, place);
  if (refusal->why == CR_REFUSAL_MEN_BAR &&
      (g_str_equal (refusal->rule, "HRD-12") || g_str_equal (refusal->rule, "FIR-06")))
    return g_strdup_printf (cr_text ("%s burns, and nobody enters it."), place);
  if (refusal->why == CR_REFUSAL_MEN_BAR)
    return g_strdup_printf (cr_text ("%1$s cannot get to %2$s: every way is barred by those who "
                                     "stand or lie on it."),
                            man, place);
  return g_strdup_printf (ngettext ("%1$s has %3$d point, and %2$s costs %4$d.",
                                    "%1$s has %3$d points, and %2$s costs %4$d.", refusal->limit),
                          man, place, refusal->limit, refusal->cost);
}

static char *
word_same (const CrOrder *order, const char *man, const char *place)
{
  return order->verb == CR_VERB_FACE
             ? g_strdup_printf (cr_text ("The horse of %s faces that way already."), man)
             : g_strdup_printf (cr_text ("%1$s is on %2$s already."), man, place);
}

/* Returns: (transfer full): the reason as a sentence, without its rule */
static char *
word_refusal (const CrState *state,
              const CrOrder *order,
              const CrRefusal *refusal,
              const char *const *languages)
{
  g_autofree char *man =
      refusal->man >= 0 ? cr_words_fighter (state, refusal->man) : g_strdup (cr_text ("He"));
  g_autofree char *other = refusal->other >= 0 ? cr_words_fighter (state, refusal->other) : NULL;
  g_autofree char *place = cr_words_game_place (state, refusal->place);
  g_autofree char *phase = NULL;
  char *tower = cr_words_tower_refusal (state, order, refusal, man, languages);

  if (tower != NULL || (tower = cr_words_weather_refusal (refusal)) != NULL ||
      (tower = cr_words_setup_refusal (state, refusal, man, place, languages)) != NULL)
    return tower;
  switch (refusal->why) {
  case CR_REFUSAL_OVER:
    return g_strdup (cr_text ("The fight is over."));
  case CR_REFUSAL_PHASE:
    phase = cr_words_phase (state, languages);
    /* Translators: then what is played now: “Turn 3, the besiegers: movement.” */
    return g_strdup_printf (cr_text ("Not in this phase. %s"), phase);
  case CR_REFUSAL_PARTY:
    return g_strdup_printf (cr_text ("%1$s has to wait: it is the turn of %2$s."), man,
                            cr_words_party (state, cr_state_get_actor (state)));
  case CR_REFUSAL_NOT_HERE:
    return g_strdup_printf (cr_text ("%s is not on the map."), man);
  case CR_REFUSAL_DEAD:
    return g_strdup_printf (cr_text ("%s is dead."), man);
  case CR_REFUSAL_STUNNED:
    return g_strdup_printf (cr_text ("%s is stunned."), man);
  case CR_REFUSAL_NO_HEX:
    return word_no_hex (state, refusal, place);
  case CR_REFUSAL_SAME:
    return word_same (order, man, place);
  case CR_REFUSAL_OCCUPIED:
    return word_occupied (state, refusal, other, place);
  case CR_REFUSAL_ENEMY:
    return g_strdup_printf (cr_text ("%1$s, an enemy, stands on %2$s."), other, place);
  case CR_REFUSAL_BODIES:
    return g_strdup_printf (cr_text ("Too many dead lie on %s."), place);
  case CR_REFUSAL_NO_WAY:
  case CR_REFUSAL_MEN_BAR:
  case CR_REFUSAL_POINTS:
    return word_way_refusal (state, order, refusal, man, place);
  case CR_REFUSAL_DECISION:
    return cr_words_awaited (state);
  case CR_REFUSAL_NO_DECISION:
    return g_strdup (cr_text ("There is nothing to choose."));
  case CR_REFUSAL_NO_CHOICE:
    return g_strdup_printf (
        ngettext ("There is only %d choice.", "There are only %d choices.", refusal->limit),
        refusal->limit);
  case CR_REFUSAL_FULL:
    return g_strdup (cr_text ("No game has room for more men."));
  default:
    return word_fight_refusal (state, order, refusal, man, other, languages);
  }
}

static char *
word_lacking (const CrState *state, const CrOrder *order)
{
  g_autofree char *man = cr_words_fighter (state, order->men[0]);

  return g_strdup_printf (cr_text ("%s has no such weapon to shoot with."), man);
}

/* Whether the sentence ends with its rule. */
static gboolean
names_rule (const char *words)
{
  return g_regex_match_simple ("\\([A-Z]{3}-[0-9]{2}\\)\\.$", words, 0, 0);
}

char *
cr_words_refusal (const CrState *state,
                  const CrOrder *order,
                  const CrRefusal *refusal,
                  const char *const *languages)
{
  g_autofree char *words = refusal->why == CR_REFUSAL_NO_WEAPON && order->weapon != NULL
                               ? word_lacking (state, order)
                               : word_refusal (state, order, refusal, languages);

  return refusal->rule != NULL && strstr (words, refusal->rule) == NULL && !names_rule (words)
             ? g_strdup_printf ("%s (%s)", words, refusal->rule)
             : g_steal_pointer (&words);
}

/* Sets an error with the line of the file from which the order was read, if it was. */
static void
set_refused (const CrPlayed *played, const char *why, GError **error)
{
  /* Translators: an order, and why it is refused */
  g_autofree char *text =
      g_strdup_printf (cr_text ("“%1$s” cannot be done any more: %2$s"), played->order, why);

  if (played->node != NULL)
    cr_node_set_error (played->node, error, CR_ERROR_CHANGED, "%s", text);
  else
    g_set_error_literal (error, CR_ERROR, CR_ERROR_CHANGED, text);
}

gboolean
cr_words_replay (const CrPlaylog *log,
                 guint index,
                 CrState *state,
                 CrEvents *events,
                 const char *const *languages,
                 GError **error)
{
  const CrPlayed *played = log->played->pdata[index];
  g_autoptr (GError) local = NULL;
  g_autofree char *why = NULL;
  CrRefusal refusal;
  CrOrder order;

  if (cr_playlog_replay (log, index, state, events, &refusal, &local))
    return TRUE;
  if (refusal.why == CR_REFUSAL_NONE || !cr_order_parse (state, played->order, &order, NULL)) {
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  why = cr_words_refusal (state, &order, &refusal, languages);
  set_refused (played, why, error);
  return FALSE;
}
