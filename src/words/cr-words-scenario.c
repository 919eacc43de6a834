/* cr-words-scenario.c: scenarios in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-scenario.h"

#include "cr-words-area.h"

#include "cr-area.h"
#include "cr-map-edges.h"
#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-game-private.h"
#include "cr-words-game.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

const char *
cr_words_known_side (const char *id)
{
  if (g_str_equal (id, "besiegers"))
    return cr_text ("the besiegers");
  return g_str_equal (id, "garrison") ? cr_text ("the garrison") : NULL;
}

const char *
cr_words_scenario_side (const CrScenario *scenario, int side, const char *const *languages)
{
  const CrScenarioSide *it = cr_scenario_get_side (scenario, (guint) side);
  const char *known = cr_words_known_side (it->id);

  return known != NULL ? known : cr_scenario_get_name (it->node, languages);
}

/* Returns: (transfer full): the man's own name, otherwise "Crossbow-3" */
static char *
name_man (const CrScenario *scenario, const char *id, const char *const *languages)
{
  int man = cr_scenario_find (scenario->men, id);
  const char *name = man < 0
                         ? NULL
                         : cr_node_get_localized (cr_scenario_get_man (scenario, (guint) man)->node,
                                                  "name", languages);
  char *shown = g_strdup (name != NULL ? name : id);

  if (name == NULL)
    shown[0] = g_ascii_toupper (shown[0]);
  return shown;
}

/* Returns: (transfer full): "The keep, the gatehouse"; with the number when not all are needed */
static char *
name_all (const CrScenario *scenario,
          const CrMap *map,
          const CrCondition *condition,
          const char *const *languages)
{
  guint n = g_strv_length (condition->of);
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < n; i++)
    names[i] = condition->kind == CR_CONDITION_HOLD
                   ? g_strdup (cr_words_area_name (scenario, map, condition->of[i], languages))
               : condition->kind == CR_CONDITION_FATE
                   ? name_man (scenario, condition->of[i], languages)
                   : g_strdup (condition->of[i]);
  joined = g_strjoinv (", ", names);
  if (condition->least == 0 || condition->least >= (int) n)
    return g_steal_pointer (&joined);
  /* Translators: “2 of North wall, East wall, The keep” */
  return g_strdup_printf (cr_text ("%1$d of %2$s"), condition->least, joined);
}

static char *
word_hold (const CrCondition *condition, const char *side, const char *all)
{
  if (condition->number == 0)
    return condition->now ? g_strdup_printf (cr_text ("%1$s stand alone in %2$s"), side, all)
                          : g_strdup_printf (cr_text ("%1$s hold %2$s"), side, all);
  return g_strdup_printf (ngettext ("%1$s hold %2$s with at least %3$d man",
                                    "%1$s hold %2$s with at least %3$d men", condition->number),
                          side, all, condition->number);
}

static char *
word_fate (const CrCondition *condition, const char *all)
{
  switch (condition->fates) {
  case CR_FATE_DEAD:
    return g_strdup_printf (cr_text ("dead: %s"), all);
  case CR_FATE_TAKEN:
    return g_strdup_printf (cr_text ("taken: %s"), all);
  case CR_FATE_LEFT:
    return g_strdup_printf (cr_text ("gone from the map: %s"), all);
  default:
    return g_strdup_printf (cr_text ("taken or dead: %s"), all);
  }
}

static char *
word_time (const CrCondition *condition)
{
  if (condition->least == 0)
    return g_strdup_printf (cr_text ("it is turn %d or later"), condition->number);
  if (condition->number <= 1)
    return g_strdup_printf (cr_text ("it is turn %d or earlier"), condition->least);
  return g_strdup_printf (cr_text ("it is one of the turns %1$d to %2$d"), condition->number,
                          condition->least);
}

char *
cr_words_condition (const CrScenario *scenario,
                    const CrMap *map,
                    guint index,
                    const char *const *languages)
{
  const CrCondition *condition = cr_scenario_get_condition (scenario, index);
  g_autofree char *all =
      condition->of != NULL ? name_all (scenario, map, condition, languages) : NULL;
  const char *side =
      condition->side >= 0 ? cr_words_scenario_side (scenario, condition->side, languages) : NULL;

  switch (condition->kind) {
  case CR_CONDITION_HOLD:
    return word_hold (condition, side, all);
  case CR_CONDITION_FATE:
    return word_fate (condition, all);
  case CR_CONDITION_LOST:
    return g_strdup_printf (ngettext ("%1$s have lost %2$d point or more",
                                      "%1$s have lost %2$d points or more", condition->number),
                            side, condition->number);
  case CR_CONDITION_TIME:
    return word_time (condition);
  default:
    return g_strdup_printf (ngettext ("%1$s have brought %2$d man off the map by side %3$s",
                                      "%1$s have brought %2$d men off the map by side %3$s",
                                      condition->number),
                            side, condition->number, all);
  }
}

char *
cr_words_victory (const CrScenario *scenario, int index, const char *const *languages)
{
  const CrLevel *level = cr_scenario_get_level (scenario, (guint) index);
  const char *name = cr_node_get_localized (level->node, "name", languages);

  if (level->side < 0)
    return g_strdup (name != NULL ? name : cr_text ("nobody wins"));
  if (name == NULL)
    return g_strdup_printf (cr_text ("%s win"),
                            cr_words_scenario_side (scenario, level->side, languages));
  /* Translators: a side, and what its author calls the victory */
  return g_strdup_printf (cr_text ("%1$s win (%2$s)"),
                          cr_words_scenario_side (scenario, level->side, languages), name);
}

/* Returns: (transfer full): which conditions of a victory are met: "the besiegers hold The keep;
 * taken or dead: Edith" */
static char *
word_reasons (const CrState *state, const CrLevel *level, const char *const *languages)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = level->first; i < level->first + level->n; i++) {
    g_autofree char *words = NULL;

    if (!cr_state_meets (state, i))
      continue;
    words = cr_words_condition (scenario, cr_state_get_map (state), i, languages);
    g_string_append_printf (text, "%s%s", text->len > 0 ? cr_text ("; ") : "", words);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
cr_words_outcome (const CrState *state, const char *const *languages)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  int index = cr_state_get_turn (state)->level;
  g_autofree char *level = NULL, *reasons = NULL;

  if (scenario != NULL && scenario->players_judge)
    return g_strdup (cr_text ("The game is over, and the players judge who has won."));
  if (scenario == NULL || scenario->levels->len == 0)
    return NULL;
  if (index < 0)
    return g_strdup (cr_text ("The game is over, and nobody has won."));
  level = cr_words_victory (scenario, index, languages);
  reasons = word_reasons (state, cr_scenario_get_level (scenario, (guint) index), languages);
  return *reasons != '\0'
             ? g_strdup_printf (cr_text ("The game is over: %1$s, since %2$s."), level, reasons)
             : g_strdup_printf (cr_text ("The game is over: %s, since nobody has won otherwise."),
                                level);
}

static const char *
name_setup (const CrState *state, int area, const char *const *languages)
{
  return cr_scenario_get_name (
      cr_scenario_get_area (cr_state_get_scenario (state), (guint) area)->node, languages);
}

const char *
cr_words_zones (CrZones zones)
{
  switch ((guint) zones) {
  case CR_ZONE_OUTSIDE:
    return cr_text ("before the castle");
  case CR_ZONE_WITHIN | CR_ZONE_KEEP:
    return cr_text ("within the castle");
  case CR_ZONE_WITHIN:
    return cr_text ("within the castle, but not in the keep");
  case CR_ZONE_KEEP:
    return cr_text ("in the keep");
  case CR_ZONE_OUTSIDE | CR_ZONE_WITHIN:
    return cr_text ("anywhere but in the keep");
  case CR_ZONE_OUTSIDE | CR_ZONE_KEEP:
    return cr_text ("in the keep, or before the castle");
  default:
    return cr_text ("anywhere");
  }
}

/* Returns: (transfer full) (nullable): where both sides of a siege are set up */
static char *
word_starts (const CrState *state)
{
  CrZones first = cr_state_get_start (state, 0), second = cr_state_get_start (state, 1);

  if (first == CR_ZONES_ALL && second == CR_ZONES_ALL)
    return NULL;
  /* Translators: two sides, each with where its men are set up: “Set-up of the besiegers: before
   * the castle; of the garrison: within the castle.” */
  return g_strdup_printf (cr_text ("Set-up of %1$s: %2$s; of %3$s: %4$s."),
                          cr_words_party (state, 0), cr_words_zones (first),
                          cr_words_party (state, 1), cr_words_zones (second));
}

char *
cr_words_setup (const CrState *state, const char *const *languages)
{
  int area = cr_state_get_setup_area (state);

  if (area < 0)
    return word_starts (state);
  /* Translators: a side, and the area of the map that is theirs: “Set-up of the garrison: The
   * walls.” */
  return g_strdup_printf (cr_text ("Set-up of %1$s: %2$s."),
                          cr_words_party (state, cr_state_get_actor (state)),
                          name_setup (state, area, languages));
}

/* Returns: (transfer full): the name printed at that side of the map, otherwise its direction */
static char *
name_edge (const CrMap *map, int edge)
{
  const char *name = cr_map_get_edge_name (map, (CrMapEdge) edge);

  return g_strdup (name != NULL ? name : cr_map_edge_get_key ((CrMapEdge) edge));
}

char *
cr_words_exit (const CrState *state, const CrOrder *order)
{
  g_autofree char *edge = name_edge (cr_state_get_map (state), order->number - 1);

  return g_strdup_printf (cr_text ("Leave the map by side %s"), edge);
}

static const char *
name_event (const CrScenario *scenario, int event, const char *const *languages)
{
  return cr_scenario_get_name (cr_scenario_get_event (scenario, (guint) event)->node, languages);
}

char *
cr_words_coming (const CrScenario *scenario, guint index, const char *const *languages)
{
  const CrForce *force = cr_scenario_get_force (scenario, index);
  const char *event = force->event >= 0 ? name_event (scenario, force->event, languages) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (event != NULL && force->turn > 0)
    g_string_append_printf (
        text, ngettext ("%1$d turn after “%2$s”", "%1$d turns after “%2$s”", force->turn),
        force->turn, event);
  else if (event != NULL)
    g_string_append_printf (text, cr_text ("with “%s”"), event);
  else if (force->turn > 0)
    g_string_append_printf (
        text, force->die > 0 ? cr_text ("from turn %d on") : cr_text ("in turn %d"), force->turn);
  if (force->die > 0)
    g_string_append_printf (text, cr_text ("%1$sby a die of %2$d or less"),
                            text->len > 0 ? ", " : "", force->die);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Tells whether a force arrives: "The relief, die 3: they come." */
static char *
word_due (const CrScenario *scenario, const CrEvent *event, const char *const *languages)
{
  const CrForce *force = cr_scenario_get_force (scenario, (guint) event->number);
  g_autofree char *die = cr_words_die (event);

  return g_strdup_printf (event->modified <= force->die
                              ? cr_text ("%1$s, %2$s: they come.")
                              : cr_text ("%1$s, %2$s: they do not come yet."),
                          cr_scenario_get_name (force->node, languages), die);
}

char *
cr_words_scenario_event (const CrState *state, const CrEvent *event, const char *const *languages)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  const CrMap *map = cr_state_get_map (state);
  g_autofree char *man = event->man >= 0 ? cr_words_fighter (state, event->man) : NULL;
  g_autofree char *where = NULL;

  switch (event->kind) {
  case CR_EVENT_EXITED:
    where = name_edge (map, event->number);
    return g_strdup_printf (cr_text ("%1$s leaves the map by side %2$s."), man, where);
  case CR_EVENT_DISCOVERED:
    where = cr_map_format_printed (map, event->to);
    return g_strdup_printf (cr_text ("%1$s is discovered on %2$s."), man, where);
  case CR_EVENT_HAPPENED:
    return g_strdup_printf (cr_text ("It has come to this: %s."),
                            name_event (scenario, event->number, languages));
  default:
    return word_due (scenario, event, languages);
  }
}

/* Tells why a man does not leave the map, or is not one of those who arrive. */
static char *
word_force_refusal (const CrState *state,
                    const CrRefusal *refusal,
                    const char *man,
                    const char *place,
                    const char *const *languages)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  g_autofree char *words = NULL;

  switch (refusal->why) {
  case CR_REFUSAL_NOT_DUE:
    words = cr_words_coming (scenario, (guint) refusal->limit, languages);
    return g_strdup_printf (cr_text ("%1$s comes %2$s."), man, words);
  case CR_REFUSAL_PICKED:
    return g_strdup_printf (
        cr_text ("“%1$s”: no more than %2$d of them may come."),
        cr_scenario_get_name (cr_scenario_get_force (scenario, (guint) refusal->limit)->node,
                              languages),
        cr_scenario_get_force (scenario, (guint) refusal->limit)->pick);
  case CR_REFUSAL_BUDGET:
    return g_strdup_printf (cr_text ("%1$s costs %2$d, and %3$d are left."), man, refusal->cost,
                            refusal->limit);
  case CR_REFUSAL_NO_EXIT:
    words = name_edge (cr_state_get_map (state), refusal->limit);
    return g_strdup_printf (cr_text ("Nothing lets %1$s leave the map by side %2$s."), man, words);
  case CR_REFUSAL_NOT_AT_EDGE:
    words = name_edge (cr_state_get_map (state), refusal->limit);
    return g_strdup_printf (cr_text ("%1$s is not at side %2$s of the map."), place, words);
  case CR_REFUSAL_HIDDEN:
    return g_strdup (cr_text ("Nobody is seen there."));
  default:
    return NULL;
  }
}

char *
cr_words_setup_refusal (const CrState *state,
                        const CrRefusal *refusal,
                        const char *man,
                        const char *place,
                        const char *const *languages)
{
  g_autofree char *setup = NULL;

  switch (refusal->why) {
  case CR_REFUSAL_NOT_IN_SCENARIO:
    return g_strdup (cr_text ("The scenario knows nothing of that; only in free play one may."));
  case CR_REFUSAL_NOT_OF_SIEGE:
    return g_strdup (
        cr_text ("Nothing and nobody comes into an assault but what the siege has brought."));
  case CR_REFUSAL_NOT_ITS_GROUND:
    if (refusal->man < 0)
      /* Translators: an engine: “It begins before the castle, and 1312 is not there.” */
      return g_strdup_printf (cr_text ("It begins %1$s, and %2$s is not there."),
                              cr_words_zones ((CrZones) refusal->limit), place);
    /* Translators: a man, and where his side is set up: “Roland begins before the castle, and 1312
     * is not there.” */
    return g_strdup_printf (cr_text ("%1$s begins %2$s, and %3$s is not there."), man,
                            cr_words_zones ((CrZones) refusal->limit), place);
  case CR_REFUSAL_SET_UP:
    return g_strdup (cr_text ("The set-up is over."));
  case CR_REFUSAL_NOT_YET:
    return g_strdup_printf (cr_text ("%1$s comes in turn %2$d."), man, refusal->limit);
  case CR_REFUSAL_FIXED:
    return g_strdup_printf (cr_text ("%s begins where the scenario has him."), man);
  case CR_REFUSAL_OTHER_AREA:
    setup = cr_words_setup (state, languages);
    return g_strdup_printf (cr_text ("%1$s is not of those who set up now. %2$s"), man,
                            setup != NULL ? setup : "");
  case CR_REFUSAL_NOT_IN_AREA:
    return g_strdup_printf (cr_text ("%1$s is not in “%2$s”."), place,
                            name_setup (state, refusal->limit, languages));
  case CR_REFUSAL_TO_PLACE:
    setup = cr_words_fighter (state, refusal->other);
    return g_strdup_printf (cr_text ("%s is not set up yet."), setup);
  default:
    return word_force_refusal (state, refusal, man, place, languages);
  }
}
