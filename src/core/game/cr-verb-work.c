/* cr-verb-work.c: winches and sluices. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-consequence-private.h"
#include "cr-linkage.h"
#include "cr-object-private.h"
#include "cr-verb-private.h"

static gboolean
read_mechanism (const CrState *state, int index, CrMechanism *mechanism)
{
  const CrMap *map = cr_state_get_map (state);

  return cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) index),
                            mechanism, NULL);
}

/* What stands on the bridge that would be drawn up: the texts throw men off it (DRW-02) and say
 * nothing of engines, so that it does not rise under one, which is the house's reading. -1: nothing
 */
static int
find_load (const CrState *state, const CrMechanism *mechanism, CrPlace *place_out)
{
  int load = -1;

  if (!g_str_equal (mechanism->kind, "drawbridge") || cr_mechanism_is_raised (mechanism))
    return -1;
  for (guint i = 0; load < 0 && i < mechanism->places->len; i++) {
    *place_out = g_array_index (mechanism->places, CrPlace, i);
    load = cr_object_find (state, *place_out, -1);
  }
  return load;
}

/* DRW-01: a full turn, without moving, shooting or fighting. */
gboolean
cr_verb_work (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  CrFighter *fighter;

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (!read_mechanism (state, order->number, &mechanism))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_WINCH, "DRW-01", man);
  refusal->place = mechanism.control;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state),
                         cr_mechanism_find_kind (mechanism.kind)->rule))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, cr_mechanism_find_kind (mechanism.kind)->rule,
                      man);
  if (mechanism.control.floor < 0 ||
      !cr_place_equal (mechanism.control, state->fighters[man].man.place))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_WINCH, "DRW-01", man);
  if (state->fighters[man].deeds != 0)
    return cr_refuse (refusal, CR_REFUSAL_BUSY, "DRW-01", man);
  refusal->cost = find_load (state, &mechanism, &refusal->place);
  if (refusal->cost >= 0)
    return cr_refuse (refusal, CR_REFUSAL_TOWER_MEETS, "DRW-01", man);
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->deeds |= CR_DEED_WORKED;
  fighter->points = 0;
  fighter->turns = (guint8) (fighter->works == order->number ? fighter->turns : mechanism.turns);
  fighter->works = (gint16) order->number;
  cr_events_add (events, CR_EVENT_WORKS, man)->number = order->number;
  return TRUE;
}

void
cr_verb_list_work (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_WORK);
  CrRefusal refusal;
  int n = (int) cr_map_n_nodes (cr_state_get_map (state), CR_SECTION_MECHANISMS);

  if (man < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = 1;
  for (order.number = 0; order.number < n; order.number++)
    if (cr_verb_work (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
}

static int
find_on (const CrState *state, CrPlace place)
{
  return cr_state_find_living (state, place, CR_POST_GROUND);
}

/* DRW-02: whoever stands on the bridge that rises. */
static void
throw_off (CrState *state, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->places->len; i++) {
    int man = find_on (state, g_array_index (mechanism->places, CrPlace, i));
    CrAwaited awaited = { .kind = CR_AWAITED_FALL, .man = (gint16) man };

    if (man < 0)
      continue;
    awaited.party = state->fighters[man].side;
    cr_decision_await (state, &awaited);
  }
}

static void
shake_stairway (CrState *state, CrEvents *events, const char *id)
{
  const CrMap *map = cr_state_get_map (state);
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, "stairway", id);
  g_autoptr (CrStairway) stairway = node != NULL ? cr_stairway_new (map, node, NULL) : NULL;

  for (guint i = 0; stairway != NULL && i < stairway->n_hexes; i++) {
    int man = find_on (state, stairway->hexes[i]);

    if (man >= 0)
      cr_harm_man (state, events, man, CR_HARM_WOUNDED);
  }
}

/* TMP-04 */
static void
shake_off (CrState *state, CrEvents *events, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (effect->of != NULL)
      shake_stairway (state, events, effect->of);
  }
}

static void
turn_mechanism (CrState *state, CrEvents *events, int index, CrMechanism *mechanism)
{
  const char *other = cr_mechanism_get_other_state (mechanism);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrEvent *event;

  if (other == NULL ||
      !cr_build_work_mechanism (edit, cr_state_get_map (state), (guint) index, other, NULL))
    return;
  cr_state_change_castle (state, events, g_steal_pointer (&edit));
  event = cr_events_add (events, CR_EVENT_WORKED, -1);
  event->number = index;
  event->rule = cr_mechanism_find_kind (mechanism->kind)->rule;
}

/* TMP-08: all but those on its stairs; the men are drowned by the time it is open. */
static void
drown_men (CrState *state, CrEvents *events)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (cr_state_get_map (state));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_linkage_get_flooded (linkage, places);
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    if (!cr_fighter_is_living (&state->fighters[i]) ||
        !cr_places_contain (places, state->fighters[i].man.place))
      continue;
    cr_events_add (events, CR_EVENT_DROWNED, (int) i)->rule = "TMP-08";
    cr_harm_man (state, events, (int) i, CR_HARM_KILLED);
  }
}

static gboolean
is_dry_sluice (const CrMechanism *mechanism)
{
  return g_str_equal (mechanism->kind, "sluice") && !cr_mechanism_is_open_sluice (mechanism);
}

static void
finish_work (CrState *state, CrEvents *events, int index)
{
  g_auto (CrMechanism) before = { .kind = NULL }, after = { .kind = NULL };

  if (!read_mechanism (state, index, &before))
    return;
  if (is_dry_sluice (&before)) {
    cr_state_change_turn (state)->flood = index;
    return;
  }
  turn_mechanism (state, events, index, &before);
  if (!read_mechanism (state, index, &after) || !cr_mechanism_is_raised (&after))
    return;
  if (g_str_equal (after.kind, "drawbridge"))
    throw_off (state, &after);
  else if (g_str_equal (after.kind, "stairway"))
    shake_off (state, events, &after);
}

/* Since he began an engine may have come onto the bridge. */
static gboolean
is_laden (const CrState *state, int index)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  CrPlace place;

  return read_mechanism (state, index, &mechanism) && find_load (state, &mechanism, &place) >= 0;
}

/* Whoever moved, shot or fought besides has not worked. */
static void
go_on_working (CrState *state, CrEvents *events, int man)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  int index = fighter->works;

  if (!cr_fighter_can_act (fighter) || fighter->deeds != CR_DEED_WORKED ||
      is_laden (state, index)) {
    fighter->works = -1;
    cr_events_add (events, CR_EVENT_BROKEN, man)->number = index;
    return;
  }
  if (fighter->turns > 1) {
    fighter->turns--;
    return;
  }
  fighter->works = -1;
  finish_work (state, events, index);
}

void
cr_work_end (CrState *state, CrEvents *events)
{
  int flood = state->turn.flood;

  if (flood >= 0) {
    g_auto (CrMechanism) sluice = { .kind = NULL };

    cr_state_change_turn (state)->flood = -1;
    if (read_mechanism (state, flood, &sluice) && is_dry_sluice (&sluice))
      turn_mechanism (state, events, flood, &sluice);
    drown_men (state, events);
  }
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (state->fighters[i].works >= 0 && state->fighters[i].side == state->turn.player)
      go_on_working (state, events, (int) i);
}
