/* cr-day-return.c: what a game within a siege leaves to it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"
#include "cr-change.h"
#include "cr-outside.h"
#include "cr-start.h"

#include <string.h>

/* In a planned assault the parties are in the order of its scenario. */
static CrCamp
get_camp (const CrCampaign *campaign, const CrFighter *fighter)
{
  int soldier = cr_campaign_find_soldier (campaign, fighter->id);

  return soldier >= 0 ? (CrCamp) cr_campaign_get_soldier (campaign, (guint) soldier)->camp
                      : (CrCamp) fighter->side;
}

/* SUR-01: within the walls are besiegers, and free defenders in the keep alone. */
static gboolean
hold_all_but_keep (const CrCampaign *campaign, const CrState *state)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  g_autoptr (CrOutside) outside = cr_outside_new (scene);
  gboolean within = FALSE;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);
    CrZones zone;

    if (!fighter->here || !cr_fighter_is_living (fighter) || cr_fighter_is_animal (fighter))
      continue;
    zone = cr_zone_find (scene, outside, fighter->man.place);
    if (get_camp (campaign, fighter) == CR_BESIEGERS)
      within |= (zone & (CR_ZONE_WITHIN | CR_ZONE_KEEP)) != 0;
    else if (zone != CR_ZONE_KEEP)
      return FALSE;
  }
  return within;
}

/* Who was not fit was not in it. Returns: how many of that camp are fewer or hurt */
static int
carry_men (CrCampaign *campaign, const CrState *state, CrCamp camp)
{
  int n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);
    int index = cr_campaign_find_soldier (campaign, fighter->id);
    CrSoldier *man = index >= 0 ? cr_campaign_soldier (campaign, (guint) index) : NULL;

    if (man == NULL || man->camp != camp || man->state != CR_SOLDIER_FIT)
      continue;
    man->state = fighter->health == CR_HEALTH_DEAD                  ? CR_SOLDIER_DEAD
                 : !fighter->here && fighter->away == CR_AWAY_TAKEN ? CR_SOLDIER_TAKEN
                 : fighter->health == CR_HEALTH_WOUNDED             ? CR_SOLDIER_HURT
                                                                    : CR_SOLDIER_FIT;
    n += man->state != CR_SOLDIER_FIT;
  }
  return n;
}

/* BAT-08: rubble stays where walls fell; a moat that was filled is cleared. */
static void
carry_breaches (CrCampaign *campaign, const CrState *state)
{
  const CrScene *after = cr_castle_get_scene (cr_state_get_castle (state));
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrEdit *edit;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++) {
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), i) };
      const CrTerrainKind *kind =
          cr_scene_has_place (after, place) ? cr_scene_get_terrain (after, place) : NULL;
      const CrStructureKind *was =
          cr_scene_get_structure (cr_castle_get_scene (cr_campaign_get_castle (campaign)), place);

      if (kind != NULL && kind->breach && was != NULL && (was->wall_walk || was->keep))
        g_array_append_val (places, place);
    }
  if (places->len == 0)
    return;
  for (guint i = 0; i < places->len; i++)
    cr_campaign_damage (campaign, g_array_index (places, CrPlace, i), -1)->fallen = TRUE;
  edit = cr_edit_new ();
  cr_change_breach (edit, map, cr_campaign_get_ruleset (campaign), places);
  cr_campaign_change_castle (campaign, edit);
}

/* What was broken in the game is broken; what was burnt off is gone. */
static void
carry_side (CrEdit *edit, const CrMap *map, const CrMap *after, CrPlace place, CrDirection d)
{
  gsize n, n_after;
  const CrSide *sides = cr_map_get_sides (map, place, d, &n);
  const CrSide *now = cr_map_get_sides (after, place, d, &n_after);
  g_autofree CrSide *kept = g_memdup2 (sides, n * sizeof *sides);
  gsize left = 0;

  for (gsize i = 0; i < n; i++) {
    gboolean there = FALSE, broken = FALSE;

    for (gsize j = 0; j < n_after; j++) {
      there |= now[j].kind == sides[i].kind;
      broken |= now[j].kind == sides[i].kind && now[j].state == CR_STATE_BROKEN;
    }
    if (!there && (sides[i].kind == CR_SIDE_HOARDING || sides[i].kind == CR_SIDE_PARTITION))
      continue;
    kept[left] = sides[i];
    if (broken)
      kept[left].state = CR_STATE_BROKEN;
    left++;
  }
  if (left != n || (n > 0 && memcmp (kept, sides, n * sizeof *sides) != 0))
    cr_edit_set_sides (edit, map, place, d, kept, left);
}

static void
carry_sides (CrCampaign *campaign, const CrState *state)
{
  const CrMap *map = cr_campaign_get_map (campaign), *after = cr_state_get_map (state);
  CrEdit *edit = cr_edit_new ();

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++)
      for (CrDirection d = 0; d < CR_N_DIRECTIONS / 2; d++) {
        CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), i) };

        carry_side (edit, map, after, place, d);
      }
  if (cr_edit_is_empty (edit))
    cr_edit_free (edit);
  else
    cr_campaign_change_castle (campaign, edit);
}

static void
tell_losses (CrDayEvents *events, CrCamp camp, int n)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_FOUGHT);

  event->camp = (int) camp;
  event->number = n;
}

static void
carry_held (CrCampaign *campaign, const CrState *state, CrDayEvents *events)
{
  gboolean held = hold_all_but_keep (campaign, state);

  if (campaign->day.field || campaign->day.relief == CR_RELIEF_REFUGE)
    return;
  if (held && !campaign->day.held)
    cr_day_events_add (events, CR_DAY_EVENT_HELD)->rule = "SUR-01";
  campaign->day.held = held;
}

/* The one that is left on the other table goes on; after both the day does. */
static void
leave_table (CrCampaign *campaign, CrDayEvents *events)
{
  CrDay *day = &campaign->day;

  cr_state_free (campaign->assault);
  campaign->assault = campaign->other;
  campaign->other = NULL;
  if (campaign->assault != NULL) {
    day->field = !day->field;
    cr_day_events_add (events, CR_DAY_EVENT_TABLE)->number = day->field;
    return;
  }
  day->step = CR_STEP_ACTION;
  day->field = FALSE;
  if (cr_campaign_is_battle_due (campaign)) {
    day->relief = CR_RELIEF_NONE;
    day->relieved = TRUE;
  }
  for (guint i = 0; i < campaign->soldiers->len; i++)
    cr_campaign_soldier (campaign, i)->fields = FALSE;
}

void
cr_day_end_assault (CrCampaign *campaign, CrDayEvents *events)
{
  CrState *state = campaign->assault;
  int winner;

  cr_day_events_add (events, CR_DAY_EVENT_CEASED)->number = campaign->day.number;
  winner = cr_day_judge_planned (campaign, state, events);
  for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++)
    tell_losses (events, camp, carry_men (campaign, state, camp));
  carry_breaches (campaign, state);
  carry_sides (campaign, state);
  carry_held (campaign, state, events);
  leave_table (campaign, events);
  if (winner >= 0)
    cr_day_conclude (campaign, events, winner, NULL);
}
