/* cre-tool-play-words.c: the sentences of the tool that moves men.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

#include "cr-words-fighter.h"
#include "cr-words-lof.h"
#include "cr-words-order.h"
#include "cr-words-portal.h"
#include "cr-words-tower.h"

#include <glib/gi18n-lib.h>

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

char *
cre_tool_play_describe_hint (CreToolPlay *tool)
{
  const CrState *state = get_state (tool);
  g_autofree char *asked = cr_words_awaited (state);
  g_autofree char *answer = cre_play_dup_answer (tool->play);

  if (answer != NULL)
    /* Translators: what was to be decided, and what was: “First the garrison choose …” */
    return g_strdup_printf (_ ("%1$s Answered: %2$s."), asked, answer);
  if (cre_play_is_looking_back (tool->play))
    return g_strdup (_ ("This is an earlier moment of the game. Full stop steps on, comma back."));
  if (asked != NULL)
    /* Translators: what is to be decided: “First the garrison choose …” */
    return g_strdup_printf (_ ("%s Press on an answer, or go to it by Tab and press Enter."),
                            asked);
  if (cr_state_get_turn (state)->over)
    return g_strdup (_ ("The fight is over."));
  if (cr_state_get_phase (state) == NULL)
    return g_strdup (_ ("Drag a man from the list onto the map, or choose one and press Enter on "
                        "a hex."));
  /* Translators: “the besiegers” */
  return g_strdup_printf (_ ("Press on a man of %s to see what he can do."),
                          cr_words_party (state, cr_state_get_actor (state)));
}

char *
cre_tool_play_describe_taken (CreToolPlay *tool)
{
  const char *const *languages = g_get_language_names ();

  if (tool->piece != NULL)
    /* Translators: a piece of gear: “Battering ram: …” */
    return g_strdup_printf (_ ("%s: click on a hex, or press Enter on one. Comma and full stop "
                               "turn it."),
                            cr_work_is_piece (tool->piece)
                                ? cr_node_get_localized (tool->piece->node, "name", languages)
                                : _ ("Ladder, 2 hexes"));
  if (tool->taken == NULL)
    return cre_tool_play_describe_hint (tool);
  if (cre_tool_play_is_beneath (tool))
    /* Translators: “Watkin for the besiegers: …” */
    return g_strdup_printf (_ ("%1$s for %2$s, to lie in wait: click on a rampart, or press Enter "
                               "on one; he comes out from under it when the assault starts."),
                            cr_character_get_name (tool->taken, languages),
                            cr_words_party (get_state (tool), tool->party));
  if (cre_tool_play_is_on_horse (tool) || tool->taken->animal)
    /* Translators: “Roland for the besiegers: …” */
    return g_strdup_printf (_ ("%1$s for %2$s, with a horse: click where its head is, or press "
                               "Enter. Comma and full stop turn it."),
                            cr_character_get_name (tool->taken, languages),
                            cr_words_party (get_state (tool), tool->party));
  /* Translators: “Watkin for the besiegers: …” */
  return g_strdup_printf (_ ("%1$s for %2$s: click where he stands, or press Enter on a hex."),
                          cr_character_get_name (tool->taken, languages),
                          cr_words_party (get_state (tool), tool->party));
}

/* Describes several men together: "Tom, Wulf: 24 to attack with. …" */
static char *
describe_group (CreToolPlay *tool)
{
  const CrState *state = get_state (tool);
  g_autoptr (GString) names = g_string_new (NULL);
  int attack = 0;

  for (int i = 0; i < tool->n_men; i++) {
    g_autofree char *name = cr_words_fighter (state, tool->men[i]);

    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    attack += cr_fighter_get_attack (cr_state_get_fighter (state, (guint) tool->men[i]));
  }
  /* Translators: men's names and the sum of what they attack with */
  return g_strdup_printf (_ ("%1$s together: attack %2$d. Shift and a click, or Shift+Enter, adds "
                             "another or lets one go."),
                          names->str, attack);
}

/* Returns: while a game goes on, the index of the gear within which the man in hand stands, if it
 * can be rolled; otherwise −1 */
static int
find_his (CreToolPlay *tool, int man)
{
  return cr_state_get_phase (get_state (tool)) != NULL && tool->n_men == 1 && tool->men[0] == man
             ? cre_tool_play_find_rolled (
                   tool, cr_state_get_fighter (get_state (tool), (guint) man)->man.place)
             : -1;
}

char *
cre_tool_play_describe_men (CreToolPlay *tool, int man)
{
  const CrState *state = get_state (tool);
  g_autofree char *facts = NULL, *name = NULL;
  int gear;

  if (man < 0 && tool->n_men == 0)
    return cre_tool_play_describe_hint (tool);
  if (tool->n_men > 1)
    return describe_group (tool);
  facts = cr_words_fighter_facts (state, man >= 0 ? man : tool->men[0], g_get_language_names ());
  gear = find_his (tool, man >= 0 ? man : tool->men[0]);
  if (gear < 0)
    return g_steal_pointer (&facts);
  name = cr_words_gear (state, (guint) gear);
  /* Translators: what is said of a man, and the ram that he is in */
  return g_strdup_printf (_ ("%1$s Press on him again to take hold of %2$s."), facts, name);
}

char *
cre_tool_play_describe_there (CreToolPlay *tool, int man, CrPlace place)
{
  char *portals =
      man < 0 && tool->n_men == 0 ? cr_words_portals (cre_play_get_view (tool->play), place) : NULL;

  return portals != NULL ? portals : cre_tool_play_describe_men (tool, man);
}

char *
cre_tool_play_describe_choice (CreToolPlay *tool, int number)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  g_autofree char *words = NULL;

  cr_state_list_choices (get_state (tool), choices);
  words =
      cr_words_choice (get_state (tool), &g_array_index (choices, CrChoice, (guint) number - 1));
  /* Translators: the first of four answers to what is asked: “1 of 4: Hal to 0211. …” */
  return g_strdup_printf (_ ("%1$d of %2$u: %3$s. Enter or a click chooses it, Tab goes on."),
                          number, choices->len, words);
}

/* Returns: (transfer full) (nullable): a sentence about who could shoot at the place, of the foes
 * that are seen */
static char *
describe_threat (CreToolPlay *tool, const CrOrder *order)
{
  const CrState *seen = cre_play_get_view (tool->play);
  int first = -1;
  guint n = cr_game_count_shooters (seen, order->men[0], order->places[0], &first);
  g_autofree char *name = n > 0 ? cr_words_fighter (seen, first) : NULL;

  if (n == 0)
    return NULL;
  if (n == 1)
    /* Translators: a man who could shoot at another where he goes */
    return g_strdup_printf (_ ("Under fire there from %s."), name);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Under fire there from %1$s and %2$u other.",
                                       "Under fire there from %1$s and %2$u others.", n - 1),
                          name, n - 1);
}

static char *
describe_steps (CreToolPlay *tool, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (get_state (tool));
  const CrFighter *fighter = cr_state_get_fighter (get_state (tool), (guint) order->men[0]);
  g_autofree char *name = cr_words_fighter (get_state (tool), order->men[0]);
  g_autofree char *from = cr_map_format_printed (map, fighter->man.place);
  g_autofree char *spot = cr_words_spot (get_state (tool), order->places[0], order->post);
  g_autofree char *there =
      spot != NULL ? g_steal_pointer (&spot) : cr_map_format_printed (map, order->places[0]);

  if (tool->path->len == 0)
    /* Translators: a man and two hexes: “Watkin 2115 → 1815.” */
    return g_strdup_printf (_ ("%1$s %2$s → %3$s."), name, from, there);
  /* Translators: a man, two hexes and movement points: “Watkin 2115 → 1815: 4 of 6 MP.” */
  return g_strdup_printf (_ ("%1$s %2$s → %3$s: %4$d of %5$d MP."), name, from, there, tool->cost,
                          fighter->points);
}

/* Describes an attack with its odds, before the die is rolled. */
static char *
describe_attack (CreToolPlay *tool, const CrOrder *order)
{
  g_autofree char *words = cr_words_order (get_state (tool), order);
  g_autofree char *how = NULL;
  CrRefusal refusal;
  CrOdds odds;

  if (!cr_odds_find (get_state (tool), order, &odds, &refusal))
    return g_steal_pointer (&words);
  how = cr_words_odds (get_state (tool), &odds);
  /* Translators: an order and what it is worth: “Attack Odo: 44 against 6: …” */
  return g_strdup_printf (_ ("%1$s: %2$s"), words, how);
}

/* Describes the order of a man who was not on the map before. */
static char *
describe_coming (CreToolPlay *tool, const CrOrder *order)
{
  g_autofree char *name = cr_words_fighter (get_state (tool), order->men[0]);
  g_autofree char *there =
      cr_map_format_printed (cr_state_get_map (get_state (tool)), order->places[0]);

  /* Translators: a man and a hex: “Watkin comes onto the map at 1815.” */
  return g_strdup_printf (_ ("%1$s comes onto the map at %2$s."), name, there);
}

static char *
describe_way (CreToolPlay *tool, const CrOrder *order)
{
  g_autofree char *steps = describe_steps (tool, order);
  g_autofree char *threat = order->verb == CR_VERB_MOVE ? describe_threat (tool, order) : NULL;

  return threat != NULL ? g_strconcat (steps, " ", threat, NULL) : g_steal_pointer (&steps);
}

/* Describes what is done with a ladder and the like, with what it costs or why it is not done.
 * @why: (nullable) */
static char *
describe_with_gear (CreToolPlay *tool, const CrOrder *order, const char *why)
{
  g_autofree char *words = cr_words_order (get_state (tool), order);
  g_autofree char *price = why == NULL ? cr_words_order_price (get_state (tool), order) : NULL;

  if (why == NULL && price == NULL)
    return g_steal_pointer (&words);
  return g_strdup_printf (_ ("%1$s: %2$s"), words, why != NULL ? why : price);
}

static char *
describe_deed (CreToolPlay *tool, const CrOrder *order)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (get_state (tool)));

  if (tool->lof.range > 0)
    return cr_words_lof (scene, &tool->lof, g_get_language_names ());
  if (order->verb == CR_VERB_ATTACK)
    return describe_attack (tool, order);
  if (order->verb == CR_VERB_PLACE &&
      !cr_state_get_fighter (get_state (tool), (guint) order->men[0])->here)
    return describe_coming (tool, order);
  return order->n_targets > 0 || order->gear >= 0 || order->n_places == 0
             ? describe_with_gear (tool, order, NULL)
             : describe_way (tool, order);
}

/* For a shot, the sentence also tells who stands on its line. */
char *
cre_tool_play_describe_aim (CreToolPlay *tool, const CrOrder *order, const char *hindrance)
{
  gboolean climbs = order->verb == CR_VERB_CLIMB || order->verb == CR_VERB_STEP;
  g_autofree char *words = hindrance == NULL ? describe_deed (tool, order)
                           : climbs          ? describe_with_gear (tool, order, hindrance)
                                             : g_strdup (hindrance);
  g_autofree char *counted =
      tool->lof.range > 0 ? cr_words_counted (get_state (tool), order) : NULL;

  return counted != NULL ? g_strconcat (words, " ", counted, NULL) : g_steal_pointer (&words);
}

char *
cre_tool_play_describe_barred (CreToolPlay *tool, const CrOrder *order)
{
  g_autofree char *why = cre_tool_play_find_hindrance (tool, order);
  g_autofree char *foe = cr_words_fighter (get_state (tool), order->targets[0]);

  /* Translators: a sentence why somebody is not attacked or shot at, and his name */
  return g_strdup_printf (_ ("%1$s Press again to choose %2$s."), why != NULL ? why : "", foe);
}
