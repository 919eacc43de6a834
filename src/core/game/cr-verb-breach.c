/* cr-verb-breach.c: a wall broken down by the author. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-change.h"
#include "cr-consequence-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

static gboolean
is_wall (const CrState *state, CrPlace place)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);

  return cr_scene_has_place (scene, place) && structure != NULL &&
         (structure->wall_walk || structure->keep);
}

/* -1, or who stands or lies on it, within it, above it, or in the hoarding that hangs there: no
 * rule says what becomes of him. */
static int
find_in_wall (const CrState *state, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];
    gboolean hung = fighter->man.post.kind == CR_POST_HOARDING &&
                    fighter->man.place.floor == place.floor &&
                    cr_hex_distance (fighter->man.place.hex, place.hex) == 1;

    if (fighter->here && (hung || cr_hex_equal (fighter->man.place.hex, place.hex)))
      return (int) i;
  }
  return -1;
}

static gboolean
leans_on (const CrGear *ladder, CrPlace place)
{
  return ladder->state == CR_GEAR_UPRIGHT && cr_place_equal (cr_gear_get_top (ladder), place);
}

static gboolean
can_breach (const CrState *state, CrPlace place, CrRefusal *refusal)
{
  refusal->place = place;
  if (!is_wall (state, place))
    return cr_refuse (refusal, CR_REFUSAL_NO_MASONRY, "BAT-07", -1);
  refusal->other = find_in_wall (state, place);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "BAT-07", -1);
  for (guint i = 0; i < state->turn.n_gear; i++) {
    refusal->other =
        leans_on (&state->gear[i], place) ? cr_state_find_climber (state, (int) i) : -1;
    if (refusal->other >= 0)
      return cr_refuse (refusal, CR_REFUSAL_CLIMBED, "BAT-07", -1);
  }
  return TRUE;
}

/* What leans on it falls, with nobody to say where to. */
static void
drop_ladders (CrState *state, CrEvents *events, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_gear; i++) {
    if (!leans_on (&state->gear[i], place))
      continue;
    if (state->gear[i].rope) {
      cr_state_change_gear (state, events, (int) i)->state = CR_GEAR_AWAY;
      continue;
    }
    cr_state_change_gear (state, events, (int) i)->state = CR_GEAR_LYING;
    cr_ladder_lie (state, events, (int) i, NULL);
  }
}

static void
make_rubble (CrState *state, CrEvents *events, CrPlace place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrEdit *edit = cr_edit_new ();

  drop_ladders (state, events, place);
  g_array_append_val (places, place);
  cr_change_breach (edit, cr_state_get_map (state), cr_state_get_ruleset (state), places);
  cr_state_change_castle (state, events, edit);
}

gboolean
cr_breach_fall (CrState *state, CrEvents *events, CrPlace place)
{
  CrRefusal refusal;

  if (!can_breach (state, place, &refusal))
    return FALSE;
  make_rubble (state, events, place);
  return TRUE;
}

/* BAT-07: the rubble that a scenario grants, or that the days of a siege have left. */
gboolean
cr_verb_breach (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrPlace place = order->places[0];
  CrEvent *event;

  if (!cr_setup_lets (state, order, refusal) || !can_breach (state, place, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  make_rubble (state, events, place);
  event = cr_events_add (events, CR_EVENT_BREACHED, -1);
  event->to = place;
  event->rule = "BAT-07";
  return TRUE;
}
