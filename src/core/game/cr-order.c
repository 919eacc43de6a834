/* cr-order.c: what a player wants done, one line of text. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-order-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-error.h"
#include "cr-map-edges.h"
#include "cr-near.h"
#include "cr-question-words.h"
#include "cr-text.h"

static const Form forms[] = {
  [CR_VERB_PLACE] = { "place",
                      { { SLOT_NEWCOMER, NULL, FALSE },
                        { SLOT_CHARACTER, "as", TRUE },
                        { SLOT_PARTY, "for", TRUE },
                        { SLOT_PLACE, "at", FALSE },
                        { SLOT_FACING, "facing", TRUE },
                        { SLOT_POST, "on", TRUE },
                        { SLOT_RIDDEN, "riding", TRUE } } },
  [CR_VERB_REMOVE] = { "remove", { { SLOT_PIECE, NULL, FALSE } } },
  [CR_VERB_MOVE] = { "move",
                     { { SLOT_MAN, NULL, FALSE },
                       { SLOT_PLACE, "to", FALSE },
                       { SLOT_FACING, "facing", TRUE },
                       { SLOT_POST, "on", TRUE },
                       { SLOT_WAY, "by", TRUE } } },
  [CR_VERB_SHOOT] = { "shoot",
                      { { SLOT_MAN, NULL, FALSE },
                        { SLOT_TARGETS, "at", FALSE },
                        { SLOT_FACING, "over", TRUE },
                        { SLOT_WEAPON, "with", TRUE } } },
  [CR_VERB_ATTACK] = { "attack", { { SLOT_MEN, NULL, FALSE }, { SLOT_TARGETS, "at", FALSE } } },
  [CR_VERB_HAMSTRING] = { "hamstring",
                          { { SLOT_MAN, NULL, FALSE }, { SLOT_TARGETS, "at", FALSE } } },
  [CR_VERB_OPEN] = { "open", { { SLOT_MAN, NULL, FALSE }, { SLOT_DOORS, NULL, FALSE } } },
  [CR_VERB_SHUT] = { "shut", { { SLOT_MAN, NULL, FALSE }, { SLOT_DOORS, NULL, FALSE } } },
  [CR_VERB_BREAK] = { "break", { { SLOT_MAN, NULL, FALSE }, { SLOT_DOORS, NULL, FALSE } } },
  [CR_VERB_BATTER] = { "batter", { { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_BREACH] = { "breach", { { SLOT_PLACE, NULL, FALSE } } },
  [CR_VERB_WORK] = { "work", { { SLOT_MAN, NULL, FALSE }, { SLOT_MECHANISM, NULL, FALSE } } },
  [CR_VERB_LAY] = { "lay",
                    { { SLOT_NEW_LADDER, NULL, FALSE },
                      { SLOT_PLACE, "at", FALSE },
                      { SLOT_FACING, "facing", FALSE } } },
  [CR_VERB_LIFT] = { "lift", { { SLOT_MEN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_CARRY] = { "carry", { { SLOT_LADDER, NULL, FALSE }, { SLOT_TWO_PLACES, "to", FALSE } } },
  [CR_VERB_RAISE] = { "raise", { { SLOT_LADDER, NULL, FALSE }, { SLOT_DOORS, "against", FALSE } } },
  [CR_VERB_DROP] = { "drop", { { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_SHIFT] = { "shift",
                      { { SLOT_MEN, NULL, FALSE },
                        { SLOT_LADDER, NULL, FALSE },
                        { SLOT_DOORS, "against", FALSE } } },
  [CR_VERB_PULL] = { "pull", { { SLOT_MEN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_SLIDE] = { "slide",
                      { { SLOT_MEN, NULL, FALSE },
                        { SLOT_LADDER, NULL, FALSE },
                        { SLOT_DOORS, "against", FALSE } } },
  [CR_VERB_CLIMB] = { "climb", { { SLOT_MAN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_STEP] = { "step", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_DOWN] = { "down", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_JUMP] = { "jump",
                     { { SLOT_MAN, NULL, FALSE },
                       { SLOT_PLACE, "to", FALSE },
                       { SLOT_TARGETS, "on", TRUE } } },
  [CR_VERB_KNEEL] = { "kneel", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_RISE] = { "rise", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_LOAD] = { "load", { { SLOT_MAN, NULL, FALSE }, { SLOT_TARGETS, "for", FALSE } } },
  [CR_VERB_LEAVE] = { "leave", { { SLOT_MAN, NULL, FALSE }, { SLOT_EDGE, "by", TRUE } } },
  [CR_VERB_THROW] = { "throw", { { SLOT_MAN, NULL, FALSE }, { SLOT_DOORS, "grapnel", FALSE } } },
  [CR_VERB_CUT] = { "cut", { { SLOT_MAN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_TOPPLE] = { "topple", { { SLOT_MAN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_PUSH] = { "push", { { SLOT_LADDER, NULL, FALSE }, { SLOT_HEXES, NULL, FALSE } } },
  [CR_VERB_BACK] = { "back", { { SLOT_LADDER, NULL, FALSE }, { SLOT_HEXES, NULL, FALSE } } },
  [CR_VERB_TURN] = { "turn", { { SLOT_LADDER, NULL, FALSE }, { SLOT_FACING, NULL, FALSE } } },
  [CR_VERB_LOWER] = { "lower", { { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_LINK] = { "link", { { SLOT_MEN, NULL, FALSE }, { SLOT_LADDER, NULL, FALSE } } },
  [CR_VERB_FILL] = { "fill", { { SLOT_MAN, NULL, FALSE }, { SLOT_PLACE, NULL, FALSE } } },
  [CR_VERB_FLAME] = { "flame",
                      { { SLOT_MAN, NULL, FALSE },
                        { SLOT_FUEL, "at", FALSE },
                        { SLOT_WEAPON, "with", TRUE } } },
  [CR_VERB_BURN] = { "burn", { { SLOT_MAN, NULL, FALSE }, { SLOT_FUEL, NULL, FALSE } } },
  [CR_VERB_DOUSE] = { "douse", { { SLOT_MAN, NULL, FALSE }, { SLOT_FUEL, NULL, FALSE } } },
  [CR_VERB_POUR] = { "pour", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_HURL] = { "hurl",
                     { { SLOT_MEN, NULL, FALSE },
                       { SLOT_LADDER, NULL, FALSE },
                       { SLOT_PLACE, "at", FALSE } } },
  [CR_VERB_FACE] = { "face", { { SLOT_MAN, NULL, FALSE }, { SLOT_FACING, NULL, FALSE } } },
  [CR_VERB_MOUNT] = { "mount", { { SLOT_MAN, NULL, FALSE }, { SLOT_HORSE, NULL, FALSE } } },
  [CR_VERB_DISMOUNT] = { "dismount", { { SLOT_MAN, NULL, FALSE }, { SLOT_PLACE, "to", FALSE } } },
  [CR_VERB_LEAD] = { "lead", { { SLOT_MAN, NULL, FALSE }, { SLOT_HORSE, NULL, FALSE } } },
  [CR_VERB_RELEASE] = { "release", { { SLOT_MAN, NULL, FALSE } } },
  [CR_VERB_WEATHER] = { "weather", { { SLOT_WEATHER, NULL, FALSE }, { SLOT_TURN, "from", TRUE } } },
  [CR_VERB_SUN] = { "sun", { { SLOT_SUN, NULL, FALSE } } },
  [CR_VERB_CHOOSE] = { "choose", { { SLOT_CHOICE, NULL, FALSE } } },
  [CR_VERB_FINISH] = { "finish", { { SLOT_NONE, NULL, FALSE } } },
  [CR_VERB_ROLL] = { "roll", { { SLOT_DIE, NULL, FALSE } } },
  [CR_VERB_END] = { "end", { { SLOT_NONE, NULL, FALSE } } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (forms) == CR_N_VERBS);

CrOrder
cr_order_new (CrVerb verb)
{
  return (CrOrder){
    .verb = verb, .facing = -1, .post = { CR_POST_GROUND, -1, NULL }, .gear = -1, .party = -1
  };
}

const Form *
cr_order_get_form (CrVerb verb)
{
  return &forms[verb];
}

const char *
cr_verb_get_name (CrVerb verb)
{
  return forms[verb].name;
}

/* @words: of the line; @at: the next of them
 * @begun: where the words end in the order */
typedef struct {
  const CrState *state;
  char **words;
  guint at;
  CrOrder *order;
  CrBegun begun;
} Reader;

gboolean
cr_order_refuse_word (const char *word, const char *expected, GError **error)
{
  if (word == NULL)
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 /* Translators: what should stand there, such as “to” or a man's name */
                 cr_text ("the order ends where %s is expected"), expected);
  else
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, cr_text ("found “%s”, expected %s"), word,
                 expected);
  return FALSE;
}

static gboolean
refuse_word (const Reader *reader, const char *expected, GError **error)
{
  return cr_order_refuse_word (reader->words[reader->at], expected, error);
}

static gboolean
refuse_man (const Reader *reader, const char *name, GError **error)
{
  CrNear near = { .name = name };

  for (guint i = 0; i < cr_state_n_fighters (reader->state); i++)
    cr_near_offer (&near, cr_state_get_fighter (reader->state, i)->id);
  return cr_near_refuse (&near, error, cr_text ("nobody here is called “%s”"), name);
}

/* By his name, or by where he stands. */
static int
find_man (const CrState *state, const char *word)
{
  int man = cr_state_find_fighter (state, word);
  CrPlace place;

  if (man < 0 && cr_question_read_place (cr_state_get_map (state), word, &place, NULL))
    man = cr_state_find_living (state, place, CR_POST_GROUND);
  return man;
}

static gboolean
add_man (Reader *reader, const char *word, gint16 *men, guint8 *n_men, GError **error)
{
  int man = find_man (reader->state, word);

  if (man < 0)
    return refuse_man (reader, word, error);
  if (*n_men == CR_ORDER_MEN) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, cr_text ("an order names at most %d men"),
                 CR_ORDER_MEN);
    return FALSE;
  }
  men[(*n_men)++] = (gint16) man;
  return TRUE;
}

static gboolean
read_man (Reader *reader, const char *word, GError **error)
{
  return add_man (reader, word, reader->order->men, &reader->order->n_men, error);
}

/* mark+hal+odo */
static gboolean
read_men (Reader *reader, const char *word, gint16 *men, guint8 *n_men, GError **error)
{
  g_auto (GStrv) names = g_strsplit (word, "+", -1);

  for (char **name = names; *name != NULL; name++)
    if (!add_man (reader, *name, men, n_men, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_weapon (Reader *reader, const char *word, GError **error)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (reader->state);
  CrNear near = { .name = word };

  reader->order->weapon = cr_ruleset_find_weapon (ruleset, word);
  if (reader->order->weapon != NULL)
    return TRUE;
  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++)
    cr_near_offer (&near, cr_ruleset_get_weapon (ruleset, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no weapon is called “%s”"), word);
}

static gboolean
read_choice (Reader *reader, const char *word, GError **error)
{
  return cr_text_parse_int (word, 1, G_MAXINT16, &reader->order->number) ||
         refuse_word (reader, cr_text ("the number of a choice"), error);
}

static gboolean
read_weather (Reader *reader, const char *word, GError **error)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (reader->state);
  g_autofree char *id = g_ascii_strdown (word, -1);
  CrNear near = { .name = id };
  const CrWeather *weather = cr_ruleset_find_weather (ruleset, id);

  reader->order->name = weather != NULL ? g_intern_string (weather->id) : NULL;
  if (weather != NULL || g_str_equal (id, CR_ORDER_CLEAR))
    return TRUE;
  cr_near_offer (&near, CR_ORDER_CLEAR);
  for (guint i = 0; i < cr_ruleset_n_weathers (ruleset); i++)
    cr_near_offer (&near, cr_ruleset_get_weather (ruleset, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no weather is called “%s”"), word);
}

/* By what is printed there, or N, E, S and W. */
static gboolean
read_edge (Reader *reader, const char *word, GError **error)
{
  const CrMap *map = cr_state_get_map (reader->state);
  int edge = cr_map_find_edge (map, word);
  CrNear near = { .name = word };

  reader->order->number = 1 + edge;
  if (edge >= 0)
    return TRUE;
  for (CrMapEdge i = 0; i < CR_N_MAP_EDGES; i++) {
    cr_near_offer (&near, cr_map_get_edge_name (map, i));
    cr_near_offer (&near, cr_map_edge_get_key (i));
  }
  return cr_near_refuse (&near, error, cr_text ("no side of the map is called “%s”"), word);
}

static gboolean
read_hexes (Reader *reader, const char *word, GError **error)
{
  return cr_text_parse_int (word, 1, G_MAXINT8, &reader->order->number) ||
         refuse_word (reader, cr_text ("a number of hexes"), error);
}

static gboolean
read_turn (Reader *reader, const char *word, GError **error)
{
  return cr_text_parse_int (word, 1, CR_MAX_TURNS, &reader->order->number) ||
         refuse_word (reader, cr_text ("the number of a turn"), error);
}

/* One of the library needs no more than his name. */
static gboolean
read_newcomer (Reader *reader, const char *word, GError **error)
{
  g_autofree char *id = g_ascii_strdown (word, -1);

  if (cr_state_find_fighter (reader->state, id) >= 0)
    return read_man (reader, id, error);
  reader->order->gear = cr_state_find_gear (reader->state, id);
  if (reader->order->gear >= 0) {
    reader->order->name = cr_state_get_gear (reader->state, (guint) reader->order->gear)->id;
    return TRUE;
  }
  if (!cr_text_is_id (id))
    return refuse_word (reader, cr_text ("a name of letters, digits, - and _"), error);
  reader->order->men[reader->order->n_men++] = -1;
  reader->order->name = g_intern_string (id);
  reader->order->character = cr_characters_find (cr_state_get_library (reader->state), id);
  return TRUE;
}

static gboolean
read_character (Reader *reader, const char *word, GError **error)
{
  const CrCharacters *library = cr_state_get_library (reader->state);
  CrNear near = { .name = word };
  g_autofree char *id = g_ascii_strdown (word, -1);

  reader->order->character = cr_characters_find (library, id);
  reader->order->work = cr_ruleset_find_piece (cr_state_get_ruleset (reader->state), id);
  if (reader->order->character != NULL || reader->order->work != NULL)
    return TRUE;
  for (guint i = 0; i < cr_characters_n (library); i++)
    cr_near_offer (&near, cr_characters_get (library, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no character is called “%s”"), word);
}

static gboolean
read_party (Reader *reader, const char *word, GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  reader->order->party = cr_state_find_party (reader->state, word);
  if (reader->order->party >= 0)
    return TRUE;
  for (guint i = 0; i < cr_state_n_parties (reader->state); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            cr_state_get_party (reader->state, i)->id);
  return refuse_word (reader, names->str, error);
}

static gboolean
read_place (Reader *reader, const char *word, GError **error)
{
  CrOrder *order = reader->order;

  if (order->n_places == CR_ORDER_PLACES) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, cr_text ("an order names at most %d places"),
                 CR_ORDER_PLACES);
    return FALSE;
  }
  return cr_question_read_place (cr_state_get_map (reader->state), word,
                                 &order->places[order->n_places++], error);
}

static CrOrientation
get_orientation (const CrState *state)
{
  return cr_map_get_grid (cr_state_get_map (state))->orientation;
}

static gboolean
read_facing (Reader *reader, const char *word, GError **error)
{
  CrDirection facing;

  if (!cr_direction_parse (word, get_orientation (reader->state), &facing))
    return refuse_word (reader, cr_text ("a direction, such as NE"), error);
  reader->order->facing = (int) facing;
  return TRUE;
}

static gboolean
read_sun (Reader *reader, const char *word, GError **error)
{
  return g_ascii_strcasecmp (word, CR_ORDER_NO_SUN) == 0 || read_facing (reader, word, error);
}

static gboolean
read_die (Reader *reader, const char *word, GError **error)
{
  if (!cr_text_parse_int (word, 0, 10, &reader->order->number))
    return refuse_word (reader, cr_text ("a die from 1 to 10"), error);
  if (reader->order->number == 0) /* SEQ-06 */
    reader->order->number = 10;
  return TRUE;
}

static gboolean
read_doors (Reader *reader, const char *word, GError **error)
{
  CrOrder *order = reader->order;
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  CrDirection side;

  if (parts[0] == NULL || parts[1] == NULL ||
      !cr_direction_parse (parts[1], get_orientation (reader->state), &side))
    return refuse_word (reader, cr_text ("a side, such as 7,12:NE"), error);
  if (!cr_question_read_place (cr_state_get_map (reader->state), parts[0], &order->places[0],
                               error))
    return FALSE;
  order->n_places = 1;
  order->facing = (int) side;
  return TRUE;
}

/* What burns: a piece by its name, a gate or a hoarding by its side, else a hex. */
static gboolean
read_spot (Reader *reader, SlotKind kind, const char *word, GError **error)
{
  if (kind == SLOT_DOORS)
    return read_doors (reader, word, error);
  reader->order->gear = cr_state_find_gear (reader->state, word);
  if (reader->order->gear >= 0)
    return TRUE;
  return strchr (word, ':') != NULL ? read_doors (reader, word, error)
                                    : read_place (reader, word, error);
}

static gboolean
read_mechanism (Reader *reader, const char *word, GError **error)
{
  const CrMap *map = cr_state_get_map (reader->state);
  CrNear near = { .name = word };

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const char *id = cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "id");

    cr_near_offer (&near, id);
    if (id == NULL || g_ascii_strcasecmp (id, word) != 0)
      continue;
    reader->order->number = (int) i;
    return TRUE;
  }
  return cr_near_refuse (&near, error, cr_text ("no mechanism is called “%s”"), word);
}

static gboolean
read_ladder (Reader *reader, const char *word, GError **error)
{
  CrNear near = { .name = word };

  reader->order->gear = cr_state_find_gear (reader->state, word);
  if (reader->order->gear >= 0)
    return TRUE;
  for (guint i = 0; i < cr_state_n_gear (reader->state); i++)
    cr_near_offer (&near, cr_state_get_gear (reader->state, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no ladder is called “%s”"), word);
}

static gboolean
read_new_ladder (Reader *reader, const char *word, GError **error)
{
  g_autofree char *id = g_ascii_strdown (word, -1);

  if (!cr_text_is_id (id))
    return refuse_word (reader, cr_text ("a name of letters, digits, - and _"), error);
  reader->order->gear = cr_state_find_gear (reader->state, id);
  reader->order->name = g_intern_string (id);
  return TRUE;
}

/* One that comes now needs no more than a name. */
static gboolean
read_ridden (Reader *reader, const char *word, GError **error)
{
  g_autofree char *id = g_ascii_strdown (word, -1);

  if (!cr_text_is_id (id))
    return refuse_word (reader, cr_text ("a name of letters, digits, - and _"), error);
  reader->order->horse = g_intern_string (id);
  return TRUE;
}

static gboolean
read_piece (Reader *reader, const char *word, GError **error)
{
  if (find_man (reader->state, word) < 0 && cr_state_find_gear (reader->state, word) >= 0)
    return read_ladder (reader, word, error);
  return read_man (reader, word, error);
}

static gboolean
read_value (Reader *reader, SlotKind kind, GError **error)
{
  const char *word = reader->words[reader->at];

  switch (kind) {
  case SLOT_MAN:
    return read_man (reader, word, error);
  case SLOT_PIECE:
    return read_piece (reader, word, error);
  case SLOT_NEWCOMER:
    return read_newcomer (reader, word, error);
  case SLOT_CHARACTER:
    return read_character (reader, word, error);
  case SLOT_PARTY:
    return read_party (reader, word, error);
  case SLOT_PLACE:
  case SLOT_WAY:
  case SLOT_TWO_PLACES:
    return read_place (reader, word, error);
  case SLOT_FACING:
    return read_facing (reader, word, error);
  case SLOT_POST:
    return cr_post_parse (cr_state_get_map (reader->state), word, &reader->order->post, error);
  case SLOT_DIE:
    return read_die (reader, word, error);
  case SLOT_MEN:
    return read_men (reader, word, reader->order->men, &reader->order->n_men, error);
  case SLOT_TARGETS:
    return read_men (reader, word, reader->order->targets, &reader->order->n_targets, error);
  case SLOT_WEAPON:
    return read_weapon (reader, word, error);
  case SLOT_CHOICE:
    return read_choice (reader, word, error);
  case SLOT_DOORS:
  case SLOT_FUEL:
    return read_spot (reader, kind, word, error);
  case SLOT_LADDER:
    return read_ladder (reader, word, error);
  case SLOT_NEW_LADDER:
    return read_new_ladder (reader, word, error);
  case SLOT_RIDDEN:
    return read_ridden (reader, word, error);
  case SLOT_HORSE:
    return add_man (reader, word, reader->order->targets, &reader->order->n_targets, error);
  case SLOT_MECHANISM:
    return read_mechanism (reader, word, error);
  case SLOT_HEXES:
    return read_hexes (reader, word, error);
  case SLOT_WEATHER:
    return read_weather (reader, word, error);
  case SLOT_TURN:
    return read_turn (reader, word, error);
  case SLOT_SUN:
    return read_sun (reader, word, error);
  case SLOT_EDGE:
    return read_edge (reader, word, error);
  default:
    g_assert_not_reached ();
  }
}

const char *
cr_order_describe_slot (const Slot *slot)
{
  static const char *const names[] = {
    [SLOT_MAN] = N_ ("a man's name"),
    [SLOT_PIECE] = N_ ("a man or a ladder"),
    [SLOT_NEWCOMER] = N_ ("a man's name"),
    [SLOT_CHARACTER] = N_ ("a character"),
    [SLOT_PARTY] = N_ ("a side"),
    [SLOT_PLACE] = N_ ("a place"),
    [SLOT_WAY] = N_ ("a place"),
    [SLOT_FACING] = N_ ("a direction"),
    [SLOT_POST] = N_ ("on what he stands"),
    [SLOT_DIE] = N_ ("a die from 1 to 10"),
    [SLOT_MEN] = N_ ("a man's name"),
    [SLOT_TARGETS] = N_ ("a man's name"),
    [SLOT_WEAPON] = N_ ("a weapon"),
    [SLOT_DOORS] = N_ ("a side, such as 7,12:NE"),
    [SLOT_FUEL] = N_ ("what burns: a piece, a side or a place"),
    [SLOT_LADDER] = N_ ("a ladder"),
    [SLOT_NEW_LADDER] = N_ ("a ladder"),
    [SLOT_TWO_PLACES] = N_ ("a place"),
    [SLOT_RIDDEN] = N_ ("a horse"),
    [SLOT_HORSE] = N_ ("a horse"),
    [SLOT_MECHANISM] = N_ ("a mechanism"),
    [SLOT_CHOICE] = N_ ("the number of a choice"),
    [SLOT_HEXES] = N_ ("a number of hexes"),
    [SLOT_WEATHER] = N_ ("a weather"),
    [SLOT_TURN] = N_ ("the number of a turn"),
    [SLOT_SUN] = N_ ("the side on which the sun stands, or none"),
    [SLOT_EDGE] = N_ ("a side of the map"),
  };

  return cr_text (names[slot->kind]);
}

static void
note_end (Reader *reader, const Slot *slot, gboolean said)
{
  if (reader->words[reader->at] == NULL && reader->begun.slot == NULL)
    reader->begun = (CrBegun){ slot, said };
}

static gboolean
read_slot (Reader *reader, const Slot *slot, GError **error)
{
  const char *word = reader->words[reader->at];
  gboolean named = slot->keyword != NULL;

  note_end (reader, slot, !named);
  if (named && (word == NULL || g_ascii_strcasecmp (word, slot->keyword) != 0))
    return slot->optional || refuse_word (reader, slot->keyword, error);
  reader->at += named;
  do {
    note_end (reader, slot, TRUE);
    if (reader->words[reader->at] == NULL)
      return refuse_word (reader, cr_order_describe_slot (slot), error);
    if (!read_value (reader, slot->kind, error))
      return FALSE;
    reader->at++;
  } while ((slot->kind == SLOT_WAY && reader->words[reader->at] != NULL) ||
           (slot->kind == SLOT_TWO_PLACES && reader->order->n_places < 2));
  if (slot->kind == SLOT_WAY)
    note_end (reader, slot, TRUE);
  return TRUE;
}

/* A man who comes now needs the figures of a character. */
static gboolean
check_newcomer (const CrOrder *order, GError **error)
{
  if (order->verb != CR_VERB_PLACE || order->gear >= 0 || order->work != NULL ||
      order->men[0] >= 0 || order->character != NULL)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               cr_text ("no character is called “%s”; say whose figures he has: place %s as …"),
               order->name, order->name);
  return FALSE;
}

static gboolean
read_slots (Reader *reader, GError **error)
{
  const Form *form = &forms[reader->order->verb];

  for (const Slot *slot = form->slots; slot < form->slots + MAX_SLOTS && slot->kind != SLOT_NONE;
       slot++)
    if (!read_slot (reader, slot, error))
      return FALSE;
  if (reader->order->verb == CR_VERB_STEP && reader->words[reader->at] != NULL)
    reader->at += g_ascii_strcasecmp (reader->words[reader->at], "over") == 0;
  if (reader->words[reader->at] != NULL)
    return refuse_word (reader, cr_text ("the end of the order"), error);
  return check_newcomer (reader->order, error);
}

static gboolean
read_verb (Reader *reader, GError **error)
{
  const char *word = reader->words[0];
  CrNear near = { .name = word };

  if (word == NULL)
    return refuse_word (reader, cr_text ("what is to be done"), error);
  for (CrVerb verb = 0; verb < CR_N_VERBS; verb++) {
    if (g_ascii_strcasecmp (word, forms[verb].name) == 0) {
      *reader->order = cr_order_new (verb);
      reader->at = 1;
      return TRUE;
    }
    cr_near_offer (&near, forms[verb].name);
  }
  return cr_near_refuse (&near, error, cr_text ("no order begins with “%s”"), word);
}

char **
cr_order_split (const char *text)
{
  g_autofree char *line = g_strndup (text, strcspn (text, "#"));

  return cr_text_split (line);
}

gboolean
cr_order_parse (const CrState *state, const char *text, CrOrder *order_out, GError **error)
{
  g_auto (GStrv) words = cr_order_split (text);
  CrOrder order;
  Reader reader = { state, words, 0, &order, { NULL, FALSE } };

  if (cr_order_is_answer (words))
    return cr_order_read_answer (state, words, order_out, error);
  if (!read_verb (&reader, error) || !read_slots (&reader, error))
    return FALSE;
  *order_out = order;
  return TRUE;
}

gboolean
cr_order_read_begun (const CrState *state,
                     char **words,
                     CrOrder *order_out,
                     CrBegun *begun_out,
                     GError **error)
{
  Reader reader = { state, words, 0, order_out, { NULL, FALSE } };
  g_autoptr (GError) problem = NULL;

  if (!read_verb (&reader, error))
    return FALSE;
  if (!read_slots (&reader, &problem) && reader.begun.slot == NULL) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return FALSE;
  }
  *begun_out = reader.begun;
  return TRUE;
}
