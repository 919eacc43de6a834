/* cr-words-complete.c: explanations of the words that can come next in an order.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-order.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-fighter.h"
#include "cr-words-game.h"
#include "cr-words-weather.h"

/* "a man walks": what an order that begins with that verb is for. */
static const char *
word_verb (CrVerb verb)
{
  static const char *const verbs[CR_N_VERBS] = {
    [CR_VERB_PLACE] = N_ ("puts a man on the map"),
    [CR_VERB_REMOVE] = N_ ("takes a man or a ladder off the map"),
    [CR_VERB_MOVE] = N_ ("a man walks"),
    [CR_VERB_SHOOT] = N_ ("a man shoots at a foe"),
    [CR_VERB_ATTACK] = N_ ("men attack a foe beside them"),
    [CR_VERB_HAMSTRING] = N_ ("a peasant steals up behind a horse and cuts its hocks"),
    [CR_VERB_OPEN] = N_ ("a man opens a door"),
    [CR_VERB_SHUT] = N_ ("a man shuts a door"),
    [CR_VERB_BREAK] = N_ ("a man breaks a door or a partition"),
    [CR_VERB_BATTER] = N_ ("a ram strikes at the gate or door before it"),
    [CR_VERB_BREACH] = N_ ("a wall falls and leaves rubble"),
    [CR_VERB_WORK] = N_ ("a man works a winch or a sluice"),
    [CR_VERB_LAY] = N_ ("puts a ladder on the map"),
    [CR_VERB_LIFT] = N_ ("two men take a ladder up"),
    [CR_VERB_CARRY] = N_ ("a ladder is carried by its bearers"),
    [CR_VERB_RAISE] = N_ ("a ladder is raised against a wall"),
    [CR_VERB_DROP] = N_ ("its bearers let a ladder go"),
    [CR_VERB_SHIFT] = N_ ("two men shift a ladder that stands"),
    [CR_VERB_PULL] = N_ ("two men on the wall pull a ladder up"),
    [CR_VERB_SLIDE] = N_ ("two men on the wall slide a ladder down"),
    [CR_VERB_CLIMB] = N_ ("a man climbs a ladder"),
    [CR_VERB_STEP] = N_ ("a man steps off a ladder over the battlement"),
    [CR_VERB_DOWN] = N_ ("a man climbs down a ladder"),
    [CR_VERB_JUMP] = N_ ("a man jumps down, or on a foe"),
    [CR_VERB_KNEEL] = N_ ("a man kneels"),
    [CR_VERB_RISE] = N_ ("a man who kneels rises"),
    [CR_VERB_LOAD] = N_ ("a man loads for a crossbowman beside him"),
    [CR_VERB_LEAVE] = N_ ("a man leaves the map, or loads for nobody any more, or lets a horse be"),
    [CR_VERB_THROW] = N_ ("a man throws a grapnel at a wall"),
    [CR_VERB_CUT] = N_ ("a man on the wall cuts a rope"),
    [CR_VERB_TOPPLE] = N_ ("a man tries to topple a ladder"),
    [CR_VERB_PUSH] = N_ ("men push a siege tower or a ram"),
    [CR_VERB_BACK] = N_ ("men draw a siege tower or a ram back"),
    [CR_VERB_TURN] = N_ ("men turn a siege tower or a ram"),
    [CR_VERB_LOWER] = N_ ("two men let the bridge of a siege tower down"),
    [CR_VERB_LINK] = N_ ("two men raise a ladder into a siege tower"),
    [CR_VERB_FILL] = N_ ("a man throws a fascine into a moat"),
    [CR_VERB_FLAME] = N_ ("a man shoots a flaming arrow"),
    [CR_VERB_BURN] = N_ ("a man sets fire to what is beside him"),
    [CR_VERB_DOUSE] = N_ ("a man fights a fire beside him"),
    [CR_VERB_POUR] = N_ ("a man pours boiling oil out of a hoarding"),
    [CR_VERB_HURL] = N_ ("men hurl a stone with an engine"),
    [CR_VERB_FACE] = N_ ("a rider turns his horse"),
    [CR_VERB_MOUNT] = N_ ("a man mounts a horse"),
    [CR_VERB_DISMOUNT] = N_ ("a rider gets off his horse"),
    [CR_VERB_LEAD] = N_ ("a man leads a horse"),
    [CR_VERB_RELEASE] = N_ ("a man lets a horse go"),
    [CR_VERB_WEATHER] = N_ ("the weather changes"),
    [CR_VERB_SUN] = N_ ("the sun stands there"),
    [CR_VERB_CHOOSE] = N_ ("answers what is asked"),
    [CR_VERB_FINISH] = N_ ("ends the game"),
    [CR_VERB_ROLL] = N_ ("the next die shows that number"),
    [CR_VERB_END] = N_ ("ends the phase"),
  };

  return verbs[verb] != NULL ? cr_text (verbs[verb]) : "";
}

static CrVerb
find_verb (const char *word)
{
  CrVerb verb = 0;

  while (verb < CR_N_VERBS - 1 && !g_str_equal (cr_verb_get_name (verb), word))
    verb++;
  return verb;
}

/* "Tom, Halberdier" */
static char *
word_character (const CrState *state, const char *id, const char *const *languages)
{
  const CrCharacters *library = cr_state_get_library (state);
  const CrCharacter *character = cr_characters_find (library, id);
  const CrCharacterClass *class =
      character->class_id != NULL ? cr_characters_find_class (library, character->class_id) : NULL;
  const char *name = cr_character_get_name (character, languages);

  return class != NULL ? g_strdup_printf (cr_text ("%1$s, %2$s"), name,
                                          cr_node_get_localized (class->node, "name", languages))
                       : g_strdup (name);
}

/* Of "tom+wulf" the last name is explained. A character of the library is not on the map yet. */
static char *
word_man (const CrState *state, const char *word, const char *const *languages)
{
  const char *plus = strrchr (word, '+');
  const char *id = plus != NULL ? plus + 1 : word;
  int man = cr_state_find_fighter (state, id);

  if (man >= 0) {
    g_autofree char *class = cr_words_fighter_class (state, man, languages);
    g_autofree char *place = cr_map_format_printed (
        cr_state_get_map (state), cr_state_get_fighter (state, (guint) man)->man.place);

    /* Translators: what somebody is and where he stands: “Halberdier, the besiegers, on 1315” */
    return g_strdup_printf (cr_text ("%1$s, on %2$s"), class, place);
  }
  return word_character (state, id, languages);
}

static char *
word_place (const CrState *state, const char *word)
{
  CrPlace place;

  return cr_map_parse_place (cr_state_get_map (state), word, &place, NULL)
             ? cr_map_format_printed (cr_state_get_map (state), place)
             : g_strdup ("");
}

static const char *
word_direction (const CrState *state, const char *word)
{
  CrOrientation orientation = cr_map_get_grid (cr_state_get_map (state))->orientation;
  CrDirection direction;

  return cr_direction_parse (word, orientation, &direction)
             ? cr_direction_get_title (direction, orientation)
             : "";
}

static const char *
word_mechanism (const CrState *state, const char *word)
{
  const CrMap *map = cr_state_get_map (state);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);

    if (g_strcmp0 (cr_node_get (node, "id"), word) == 0)
      return cr_words_mechanism_kind (cr_node_get (node, "kind"));
  }
  return "";
}

static const char *
word_ladder (const CrState *state, const char *word)
{
  static const char *const states[] = {
    [CR_GEAR_LYING] = N_ ("a ladder that lies on the ground"),
    [CR_GEAR_CARRIED] = N_ ("a ladder that is carried"),
    [CR_GEAR_UPRIGHT] = N_ ("a ladder that stands"),
    [CR_GEAR_AWAY] = N_ ("a ladder that was taken off the map"),
    [CR_GEAR_STANDING] = N_ ("a siege tower or a ram"),
    [CR_GEAR_HUNG] = N_ ("what stands up in a hoarding"),
    [CR_GEAR_SET] = N_ ("what stands in a hex"),
    [CR_GEAR_DUG] = N_ ("a mine beneath a wall"),
  };
  int gear = cr_state_find_gear (state, word);

  return gear >= 0 ? cr_text (states[cr_state_get_gear (state, (guint) gear)->state]) : "";
}

/* Returns: (transfer full): what the complete order does: "Walk to 0402: 3 MP" */
static char *
word_whole (CrState *state, const CrOrder *order)
{
  g_autofree char *words = cr_words_order (state, order);
  g_autoptr (CrReach) reach = NULL;
  int cost;

  if (order->verb != CR_VERB_MOVE || order->n_men != 1 || order->n_places != 1)
    return g_steal_pointer (&words);
  reach = cr_state_get_reach (state, order->men[0], -1);
  cost = cr_reach_get_cost_on (reach, order->places[0], order->post.kind);
  return cost < 0 ? g_steal_pointer (&words)
                  : g_strdup_printf (cr_text ("%1$s: %2$d MP"), words, cost);
}

char *
cr_words_completion (CrState *state, const CrCompletion *completion, const char *const *languages)
{
  const char *word = completion->word;
  const CrWeapon *weapon;

  if (completion->whole)
    return word_whole (state, &completion->order);
  switch (completion->kind) {
  case CR_WORD_VERB:
    return g_strdup (word_verb (find_verb (word)));
  case CR_WORD_KEYWORD:
    /* Translators: what comes after a word of an order: “then a place” */
    return g_strdup_printf (cr_text ("then %s"), completion->expects);
  case CR_WORD_PIECE:
    return g_strdup (cr_node_get_localized (
        cr_ruleset_find_piece (cr_state_get_ruleset (state), word)->node, "name", languages));
  case CR_WORD_CHARACTER:
    return word_character (state, word, languages);
  case CR_WORD_MAN:
    return word_man (state, word, languages);
  case CR_WORD_PARTY:
    return g_strdup (cr_words_party (state, cr_state_find_party (state, word)));
  case CR_WORD_PLACE:
    return word_place (state, word);
  case CR_WORD_DIRECTION:
    return g_strdup (word_direction (state, word));
  case CR_WORD_MECHANISM:
    return g_strdup (word_mechanism (state, word));
  case CR_WORD_LADDER:
    return g_strdup (word_ladder (state, word));
  case CR_WORD_WEATHER:
    return cr_words_weather (state, word, languages);
  case CR_WORD_WEAPON:
    weapon = cr_ruleset_find_weapon (cr_state_get_ruleset (state), word);
    return g_strdup (cr_node_get_localized (weapon->node, "name", languages));
  default:
    return g_strdup ("");
  }
}
