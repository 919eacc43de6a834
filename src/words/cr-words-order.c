/* cr-words-order.c: orders that can be given, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-words-order.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-blaze.h"
#include "cr-words-castle.h"
#include "cr-words-game-private.h"
#include "cr-words-lof.h"
#include "cr-words-scenario.h"
#include "cr-words-tower.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static const char *
get_side (const CrState *state, const CrOrder *order)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  return cr_direction_get_title ((CrDirection) order->facing, grid->orientation);
}

/* Returns: (transfer full): "Tom, Wulf" */
static char *
word_men (const CrState *state, const gint16 *men, int n)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < n; i++) {
    g_autofree char *name = cr_words_fighter (state, men[i]);

    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
  }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
word_target (const CrState *state, const CrOrder *order)
{
  g_autofree char *others = word_men (state, order->targets, order->n_targets);

  if (order->verb == CR_VERB_MOUNT)
    return g_strdup_printf (cr_text ("Mount %s"), others);
  if (order->verb == CR_VERB_LEAD)
    return g_strdup_printf (cr_text ("Lead %s"), others);
  if (order->verb == CR_VERB_HAMSTRING)
    return g_strdup_printf (cr_text ("Hamstring the horse of %s"), others);
  if (order->verb == CR_VERB_SHOOT)
    return g_strdup_printf (order->weapon != NULL && order->weapon->n_manners > 0
                                ? cr_text ("Throw a rock at %s")
                                : cr_text ("Shoot %s"),
                            others);
  return order->n_men > 1 ? g_strdup_printf (cr_text ("Attack %s together"), others)
                          : g_strdup_printf (cr_text ("Attack %s"), others);
}

/* Returns: (transfer full): "Raise the drawbridge (shuts the gate)" */
static char *
word_work (const CrState *state, const CrOrder *order)
{
  const CrNode *node =
      cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS, (guint) order->number);
  const char *deed = cr_words_mechanism_deed (node);
  g_autofree char *besides = cr_words_work_too (state, node);
  GString *text = g_string_new (NULL);

  g_string_append_unichar (text, g_unichar_toupper (g_utf8_get_char (deed)));
  g_string_append (text, g_utf8_next_char (deed));
  g_string_append (text, besides);
  return g_string_free (text, FALSE);
}

static char *
word_choice (CrState *state, const CrOrder *order)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cr_state_list_choices (state, choices);
  return cr_words_choice (state, &g_array_index (choices, CrChoice, order->number - 1));
}

/* Returns: (transfer full): what a ladder leans against, or where it is carried */
static char *
word_where (const CrState *state, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (state);
  CrPlace place = order->places[0];
  g_autofree char *first = NULL, *second = NULL;

  if (order->facing >= 0)
    place.hex = cr_hex_neighbour (place.hex, (CrDirection) order->facing);
  first = cr_map_format_printed (map, place);
  if (order->verb != CR_VERB_CARRY)
    return g_steal_pointer (&first);
  second = cr_map_format_printed (map, order->places[1]);
  return g_strdup_printf ("%s, %s", first, second);
}

char *
cr_words_gear (const CrState *state, guint index)
{
  const CrGear *gear = cr_state_get_gear (state, index);
  g_autofree char *place = NULL;

  if (gear->work != NULL)
    return cr_words_piece (gear, g_get_language_names ());
  if (gear->state == CR_GEAR_CARRIED)
    return g_strdup (gear->rope ? cr_text ("the rope") : cr_text ("the ladder"));
  place = cr_map_format_printed (cr_state_get_map (state), gear->places[0]);
  /* Translators: a place: “Climb the ladder on 0508” */
  return g_strdup_printf (gear->rope ? cr_text ("the rope on %s") : cr_text ("the ladder on %s"),
                          place);
}

/* @id: how the ladder or rope is called. Returns: (transfer full): also where it leads */
static char *
word_climb (const CrState *state, const CrOrder *order, const char *id)
{
  const CrFighter *man = cr_state_get_fighter (state, (guint) order->men[0]);
  CrPlace goal = cr_gear_get_top (cr_state_get_gear (state, (guint) order->gear));
  g_autofree char *top = cr_map_format_printed (cr_state_get_map (state), goal);

  if (cr_place_equal (man->man.place, goal))
    return g_strdup_printf (cr_text ("Step onto %s"), id);
  /* Translators: “Climb the ladder on 1713 towards 1712” */
  return g_strdup_printf (cr_text ("Climb %1$s towards %2$s"), id, top);
}

/* Returns: (transfer full): what one or two men do with a ladder */
static char *
word_ladder_deed (CrState *state, const CrOrder *order)
{
  g_autofree char *id = cr_words_gear (state, (guint) order->gear);
  g_autofree char *where = order->n_places > 0 ? word_where (state, order) : NULL;
  g_autofree char *foot = NULL;

  switch (order->verb) {
  case CR_VERB_LIFT:
    return g_strdup_printf (cr_text ("Take up %s"), id);
  case CR_VERB_DROP:
    return g_strdup_printf (cr_text ("Let go of %s"), id);
  case CR_VERB_PULL:
    return g_strdup_printf (cr_text ("Pull up %s"), id);
  case CR_VERB_CLIMB:
    return word_climb (state, order, id);
  case CR_VERB_CUT:
    return g_strdup_printf (cr_text ("Cut %s"), id);
  case CR_VERB_TOPPLE:
    return g_strdup_printf (cr_text ("Topple %s"), id);
  case CR_VERB_CARRY:
    return g_strdup_printf (cr_text ("Carry %1$s to %2$s"), id, where);
  case CR_VERB_RAISE:
    foot = cr_map_format_printed (cr_state_get_map (state), order->places[0]);
    /* Translators: “the ladder”, the hex of its foot and that of the battlement */
    return g_strdup_printf (cr_text ("Raise %1$s on %2$s against %3$s"), id, foot, where);
  case CR_VERB_SHIFT:
    if (cr_place_equal (order->places[0],
                        cr_state_get_gear (state, (guint) order->gear)->places[0]))
      return g_strdup_printf (cr_text ("Lean %1$s against %2$s"), id, where);
    foot = cr_map_format_printed (cr_state_get_map (state), order->places[0]);
    return g_strdup_printf (cr_text ("Shift %1$s to %2$s, against %3$s"), id, foot, where);
  case CR_VERB_SLIDE:
    return g_strdup_printf (cr_text ("Slide %1$s down from %2$s"), id, where);
  default:
    return cr_order_format (state, order);
  }
}

/* An order of two men names both, because only one of them may be in hand. */
static char *
word_ladder (CrState *state, const CrOrder *order)
{
  g_autofree char *deed = word_ladder_deed (state, order);
  g_autofree char *men = NULL;

  if (order->n_men < 2)
    return g_steal_pointer (&deed);
  men = word_men (state, order->men, order->n_men);
  /* Translators: what two men do with a ladder, and their names */
  return g_strdup_printf (cr_text ("%1$s (%2$s)"), deed, men);
}

/* Returns: (transfer full): a walk; in one hex, from floor to floor, it goes up or down */
static char *
word_way (const CrState *state, const CrOrder *order, const char *to)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  CrPlace from = order->n_men > 0 ? cr_state_get_fighter (state, (guint) order->men[0])->man.place
                                  : order->places[0];

  if (from.floor == order->places[0].floor || !cr_hex_equal (from.hex, order->places[0].hex))
    return g_strdup_printf (cr_text ("Walk to %s"), to);
  return g_strdup_printf (cr_scene_get_level (scene, order->places[0]) >=
                                  cr_scene_get_level (scene, from)
                              ? cr_text ("Go up to %s")
                              : cr_text ("Go down to %s"),
                          to);
}

/* Returns: (transfer full): an order to move: where he goes */
static char *
word_walk (const CrState *state, const CrOrder *order)
{
  g_autofree char *place = order->n_places > 0
                               ? cr_map_format_printed (cr_state_get_map (state), order->places[0])
                               : NULL;
  g_autofree char *others = word_men (state, order->targets, order->n_targets);
  g_autofree char *spot =
      order->n_places > 0 ? cr_words_spot (state, order->places[0], order->post) : NULL;

  switch (order->verb) {
  case CR_VERB_MOVE:
    return word_way (state, order, spot != NULL ? spot : place);
  case CR_VERB_FILL:
    return g_strdup_printf (cr_text ("Throw a fascine into %s"), place);
  case CR_VERB_KNEEL:
    return g_strdup (cr_text ("Kneel"));
  case CR_VERB_RISE:
    return g_strdup (cr_text ("Rise"));
  case CR_VERB_LOAD:
    return g_strdup_printf (cr_text ("Load for %s"), others);
  case CR_VERB_LEAVE:
    if (order->number > 0)
      return cr_words_exit (state, order);
    return g_strdup (cr_state_get_fighter (state, (guint) order->men[0])->stalks >= 0
                         ? cr_text ("Let the horse be")
                         : cr_text ("Stop loading"));
  case CR_VERB_JUMP:
    return order->n_targets > 0 ? g_strdup_printf (cr_text ("Jump on %s"), others)
                                : g_strdup_printf (cr_text ("Jump to %s"), place);
  case CR_VERB_STEP:
    return g_strdup (cr_text ("Step over the battlement"));
  case CR_VERB_DOWN:
    return g_strdup (cr_text ("Climb down"));
  case CR_VERB_DISMOUNT:
    return g_strdup_printf (cr_text ("Dismount to %s"), place);
  case CR_VERB_FACE:
    return g_strdup_printf (cr_text ("Turn %s"), get_side (state, order));
  case CR_VERB_RELEASE:
    return g_strdup (cr_text ("Let the horse go"));
  case CR_VERB_END:
    return g_strdup (cr_text ("End the phase"));
  default:
    return cr_order_format (state, order);
  }
}

/* @format: has placeholders for “the gate” and a side */
static char *
word_barrier (const CrState *state, const CrOrder *order, const char *format)
{
  gboolean struck = order->verb == CR_VERB_BREAK;

  return g_strdup_printf (format,
                          cr_words_barrier (cr_state_get_map (state), order->places[0],
                                            (CrDirection) order->facing, struck),
                          get_side (state, order));
}

static gboolean
is_portcullis (const CrState *state, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (state);
  CrDirection side = (CrDirection) order->facing;

  return cr_map_find_side (map, order->places[0], side, CR_SIDE_PORTCULLIS) != NULL &&
         cr_map_find_side (map, order->places[0], side, CR_SIDE_GATE) == NULL;
}

/* Returns: (transfer full): an order to open something, with the verb for that thing */
static char *
word_opening (const CrState *state, const CrOrder *order)
{
  gboolean opens = order->verb == CR_VERB_OPEN;

  if (is_portcullis (state, order))
    return g_strdup_printf (opens ? cr_text ("Open the portcullis %s")
                                  : cr_text ("Shut the portcullis %s"),
                            get_side (state, order));
  /* Translators: “the gate” or “the door”, and its side: “N” */
  return word_barrier (state, order,
                       opens ? cr_text ("Open %1$s %2$s") : cr_text ("Shut %1$s %2$s"));
}

char *
cr_words_order (CrState *state, const CrOrder *order)
{
  char *tower = cr_words_tower_order (state, order);

  if (tower != NULL || (tower = cr_words_blaze_order (state, order)) != NULL)
    return tower;
  switch (order->verb) {
  case CR_VERB_SHOOT:
  case CR_VERB_ATTACK:
  case CR_VERB_HAMSTRING:
  case CR_VERB_MOUNT:
  case CR_VERB_LEAD:
    return word_target (state, order);
  case CR_VERB_OPEN:
  case CR_VERB_SHUT:
    return word_opening (state, order);
  case CR_VERB_THROW:
    return g_strdup_printf (cr_text ("Throw the grapnel %s"), get_side (state, order));
  case CR_VERB_BREAK:
    /* Translators: “the gate”, “the door” or “the partition”, and its side: “N” */
    return word_barrier (state, order, cr_text ("Break %1$s %2$s"));
  case CR_VERB_WORK:
    return word_work (state, order);
  case CR_VERB_CHOOSE:
    return word_choice (state, order);
  default:
    return order->gear >= 0 ? word_ladder (state, order) : word_walk (state, order);
  }
}

char *
cr_words_order_price (CrState *state, const CrOrder *order)
{
  CrPrice price;

  if (!cr_game_find_price (state, order, &price))
    return NULL;
  /* Translators: movement points that an order costs */
  return g_strdup_printf (price.ends ? cr_text ("%d MP, and his move ends") : cr_text ("%d MP"),
                          price.points);
}

static char *
word_shift (const CrState *state, const CrOddsShift *shift)
{
  g_autofree char *columns =
      shift->columns > 0
          ? g_strdup_printf (ngettext ("%d column right", "%d columns right", shift->columns),
                             shift->columns)
          : g_strdup_printf (ngettext ("%d column left", "%d columns left", -shift->columns),
                             -shift->columns);
  g_autofree char *man = shift->man >= 0 ? cr_words_fighter (state, shift->man) : NULL;

  switch (shift->why) {
  case CR_ODDS_SIDE:
    /* Translators: “1 column left, for what Odo is attacked over (WAL-01)” */
    return g_strdup_printf (cr_text ("%1$s, for what %2$s is attacked over (%3$s)"), columns, man,
                            shift->rule);
  case CR_ODDS_LADDER:
    return g_strdup_printf (cr_text ("%1$s, for %2$s on the ladder (%3$s)"), columns, man,
                            shift->rule);
  case CR_ODDS_ROPE:
    return g_strdup_printf (cr_text ("%1$s, for %2$s on the rope (%3$s)"), columns, man,
                            shift->rule);
  case CR_ODDS_JOINT:
    return g_strdup_printf (cr_text ("%1$s, as several attack one (%2$s)"), columns, shift->rule);
  default:
    return g_strdup_printf (cr_text ("%1$s, for the ground of %2$s (%3$s)"), columns, man,
                            shift->rule);
  }
}

char *
cr_words_odds (const CrState *state, const CrOdds *odds)
{
  const char *base = odds->base >= 0 ? cr_table_get_column (odds->table, (guint) odds->base)->id
                                     : cr_table_get_column (odds->table, 0)->id;
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the sums of both sides, and the odds of the table: “44 against 6: 7:1 (CBT-02)” */
  g_string_append_printf (text, cr_text ("%1$d against %2$d: %3$s (CBT-02)"), odds->attack,
                          odds->defence, base);
  if (odds->n_backers > 0) {
    g_autofree char *backers = word_men (state, odds->backers, odds->n_backers);

    /* Translators: after the odds, who stands behind those who kneel: “; with Tybalt, Fursa” */
    g_string_append_printf (text, cr_text ("; defended with %s behind (KNE-02)"), backers);
  }
  for (int i = 0; i < odds->n_shifts; i++) {
    g_autofree char *shift = word_shift (state, &odds->shifts[i]);

    g_string_append_printf (text, "%s%s", cr_text ("; "), shift);
  }
  if (odds->n_shifts > 0)
    /* Translators: then the column that the die is looked up in */
    g_string_append_printf (text, cr_text ("; so %s"),
                            cr_table_get_column (odds->table, (guint) odds->column)->id);
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: (transfer full): “Walk elsewhere”, “Attack Odo” */
static char *
word_deed (CrState *state, const CrOrder *order)
{
  return order->verb == CR_VERB_MOVE ? g_strdup (cr_text ("Walk elsewhere"))
                                     : cr_words_order (state, order);
}

/* Returns: (transfer full): the reason; of a line of fire without its ends, which are known already
 */
static char *
word_why (CrState *state, const CrDenial *denial, const char *const *languages)
{
  g_auto (CrWordsLof) line = { NULL };

  if (denial->refusal.why != CR_REFUSAL_NO_FIRE)
    return cr_words_refusal (state, &denial->order, &denial->refusal, languages);
  line = cr_words_lof_parts (cr_castle_get_scene (cr_state_get_castle (state)),
                             &denial->refusal.lof, languages);
  return g_strconcat (line.verdict, line.after, NULL);
}

/* A reason that concerns only the man himself stands alone. */
static char *
word_denial (CrState *state, const CrDenial *denial, const char *const *languages)
{
  g_autofree char *why = word_why (state, denial, languages);
  g_autofree char *what = NULL;

  switch (denial->refusal.why) {
  case CR_REFUSAL_DEAD:
  case CR_REFUSAL_STUNNED:
  case CR_REFUSAL_PARTY:
  case CR_REFUSAL_NOT_HERE:
  case CR_REFUSAL_NO_WEAPON:
  case CR_REFUSAL_SLOW:
    return g_steal_pointer (&why);
  default:
    what = word_deed (state, &denial->order);
    /* Translators: what cannot be done, and why: “Open the door N: It is moved by a mechanism.” */
    return g_strdup_printf (cr_text ("%1$s: %2$s"), what, why);
  }
}

/* Returns: (transfer full) (nullable): one sentence about all that belongs to another phase */
static char *
word_untimely (CrState *state, const GArray *denials)
{
  g_autoptr (GString) deeds = g_string_new (NULL);

  for (guint i = 0; i < denials->len; i++) {
    const CrDenial *denial = &g_array_index (denials, CrDenial, i);
    g_autofree char *deed = word_deed (state, &denial->order);

    if (denial->refusal.why == CR_REFUSAL_PHASE)
      g_string_append_printf (deeds, "%s%s", deeds->len > 0 ? ", " : "", deed);
  }
  /* Translators: then what cannot be done now: “Walk elsewhere, Attack Odo” */
  return deeds->len > 0 ? g_strdup_printf (cr_text ("Not in this phase: %s. (SEQ-05)"), deeds->str)
                        : NULL;
}

char **
cr_words_denials (CrState *state, const GArray *denials, const char *const *languages)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *untimely = word_untimely (state, denials);

  for (guint i = 0; i < denials->len; i++) {
    const CrDenial *denial = &g_array_index (denials, CrDenial, i);
    g_autofree char *word = word_denial (state, denial, languages);

    if (denial->refusal.why != CR_REFUSAL_PHASE)
      g_strv_builder_add (words, word);
  }
  if (untimely != NULL)
    g_strv_builder_add (words, untimely);
  return g_strv_builder_end (words);
}

char *
cr_words_counted (CrState *state, const CrOrder *order)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GString) names = g_string_new (NULL);

  cr_game_list_counted (state, order, men);
  for (guint i = 0; i < men->len; i++) {
    int man = g_array_index (men, int, i);
    g_autofree char *name = cr_words_fighter (state, man);
    g_autofree char *place = cr_map_format_printed (
        cr_state_get_map (state), cr_state_get_fighter (state, (guint) man)->man.place);

    g_string_append_printf (names, "%s%s (%s)", i > 0 ? ", " : "", name, place);
  }
  /* Translators: those who stand on a line of fire: “Counted on the line: Hal (1313).” */
  return men->len > 0 ? g_strdup_printf (cr_text ("Counted on the line: %s."), names->str) : NULL;
}
