/* cr-day-batter.c: walls, hoardings and gates battered. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-batter.h"
#include "cr-campaign-private.h"
#include "cr-change.h"
#include "cr-curtain.h"
#include "cr-day-list.h"
#include "cr-fabric.h"
#include "cr-start.h"

/**
 * Aim: what is battered, with what.
 * @material: (nullable): of a wall or a gate; NULL for a hoarding
 * @table: by which
 * @column: of it, for the points used
 * @needed: results D that demolish it
 * @citadel: it is of the keep, of a tower or of an inner wall
 */
typedef struct {
  const CrMaterial *material;
  const CrTable *table;
  int column, needed;
  gboolean citadel;
} Aim;

static const CrScene *
get_scene (const CrCampaign *campaign)
{
  return cr_castle_get_scene (cr_campaign_get_castle (campaign));
}

/* BAT-04 */
static gboolean
is_outer_breached (const CrCampaign *campaign)
{
  const CrScene *scene = get_scene (campaign);
  const CrMap *map = cr_campaign_get_map (campaign);
  const CrGrid *grid = cr_map_get_grid (map);

  if (campaign->day.held)
    return TRUE;
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };
    const CrTerrainKind *kind =
        cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;

    if (kind != NULL && kind->breach)
      return TRUE;
  }
  return FALSE;
}

/* HRD-10: from any side when none is said; a ram works under it (HRD-11). */
static gboolean
is_hoarded (const CrCampaign *campaign, const CrDayOrder *order)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  gboolean open = FALSE, any = FALSE;

  if (order->engine >= 0)
    return FALSE;
  if (order->side >= 0)
    return cr_curtain_has (map, order->place, (CrDirection) order->side, CR_SIDE_HOARDING);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gboolean hoarded = cr_curtain_has (map, order->place, d, CR_SIDE_HOARDING);

    any |= hoarded;
    open |= !hoarded && cr_curtain_has (map, order->place, d, CR_SIDE_BATTLEMENT);
  }
  return any && !open;
}

gboolean
cr_day_is_enemys (const CrCampaign *campaign, CrPlace place, int side)
{
  const CrScene *scene = get_scene (campaign);
  g_autoptr (CrOutside) outside = NULL;
  CrZones zones = CR_ZONES_ALL, there = 0;

  if (cr_campaign_get_attacker (campaign) == CR_GARRISON)
    zones = CR_ZONE_WITHIN;
  else if (campaign->day.held)
    zones = CR_ZONE_KEEP;
  if (zones == CR_ZONES_ALL)
    return TRUE;
  outside = cr_outside_new (scene);
  there = cr_zone_find (scene, outside, place);
  if (side >= 0) {
    CrPlace beyond = { place.floor, cr_hex_neighbour (place.hex, (CrDirection) side) };

    if (cr_scene_has_place (scene, beyond))
      there |= cr_zone_find (scene, outside, beyond);
  }
  return (there & zones) != 0;
}

static gboolean
aim_at_wall (const CrCampaign *campaign, const CrDayOrder *order, Aim *aim, CrDayRefusal *refusal)
{
  const CrScene *scene = get_scene (campaign);
  g_autoptr (CrOutside) outside = cr_outside_new (scene);
  CrBattering battering = cr_batter_judge (scene, order->place);
  const CrStructureKind *kind;

  aim->material = cr_fabric_get_material (scene, outside, campaign->rules, order->place);
  if (aim->material == NULL)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_WALL, "BAT-03");
  kind = cr_scene_get_structure (scene, order->place);
  aim->citadel = kind->keep || kind->tower || g_str_equal (aim->material->id, "inner") ||
                 g_str_equal (aim->material->id, "double");
  aim->needed = aim->material->demolition.value;
  if (cr_fabric_is_inner (scene, outside, order->place) && !is_outer_breached (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_INNER, "BAT-04");
  if (battering.is_wall && g_str_equal (battering.rule, "RMP-10")) {
    if (battering.damage == 0)
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_SET_BACK, "RMP-10");
    aim->needed = MIN (aim->needed, battering.damage);
  }
  return !is_hoarded (campaign, order) || cr_day_refuse (refusal, CR_DAY_REFUSAL_HOARDED, "HRD-10");
}

static gboolean
aim_at_hoarding (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  return (order->side >= 0 && cr_curtain_has (cr_campaign_get_map (campaign), order->place,
                                              (CrDirection) order->side, CR_SIDE_HOARDING)) ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_HOARDING, "HRD-10");
}

static gboolean
is_gate (const CrSide *side)
{
  return (side->kind == CR_SIDE_GATE || side->kind == CR_SIDE_POSTERN ||
          side->kind == CR_SIDE_DOORWAY) &&
         side->state != CR_STATE_BROKEN;
}

gboolean
cr_campaign_has_gate (const CrCampaign *campaign, CrPlace place, int side)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  gsize n = 0;
  const CrSide *sides = side >= 0 ? cr_map_get_sides (map, place, (CrDirection) side, &n) : NULL;

  for (gsize i = 0; i < n; i++)
    if (is_gate (&sides[i]))
      return TRUE;
  return FALSE;
}

static gboolean
find_aim (const CrCampaign *campaign, const CrDayOrder *order, Aim *aim, CrDayRefusal *refusal)
{
  *aim = (Aim){ .needed = cr_siege_figure (campaign, CR_SIEGE_HOARDING_DEMOLITION) };
  refusal->place = order->place;
  if (order->target == CR_TARGET_HOARDING)
    return aim_at_hoarding (campaign, order, refusal);
  if (order->target == CR_TARGET_WALL)
    return aim_at_wall (campaign, order, aim, refusal);
  if (!cr_campaign_has_gate (campaign, order->place, order->side))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_GATE, "BAT-02");
  aim->material = cr_siege_rules_find_material (campaign->rules, "wood");
  aim->needed = aim->material != NULL ? aim->material->demolition.value : aim->needed;
  return TRUE;
}

/* BAT-01: of the ram, or so many of those that throw. Returns: 0 with a refusal */
static int
find_points (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  CrCamp camp = cr_campaign_get_attacker (campaign);
  int there = cr_campaign_get_points (campaign, camp);

  if (order->engine >= 0) {
    const CrEngine *ram = cr_campaign_get_engine (campaign, (guint) order->engine);

    refusal->name = ram->id;
    refusal->place = order->place;
    if (ram->kind->use != CR_ENGINE_RAMS || ram->state != CR_ENGINE_READY || ram->camp != camp)
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ENGINE, "BAT-01");
    if (!cr_day_has_foot (campaign, order->place))
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_FOOT, "TWO-04");
    return ram->kind->points.value;
  }
  refusal->cost = order->number > 0 ? order->number : 1;
  refusal->limit = there;
  if (refusal->cost <= there)
    return order->number > 0 ? order->number : there;
  cr_day_refuse (refusal, CR_DAY_REFUSAL_POINTS, "BAT-01");
  return 0;
}

/* BAT-05: one hex of the walls a day, and one of the hoardings. */
static gboolean
may_batter (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  const CrDay *day = &campaign->day;
  gboolean hoarding = order->target == CR_TARGET_HOARDING;

  refusal->camp = cr_campaign_get_attacker (campaign);
  if (cr_campaign_is_battle_due (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_ANSWER, "BES-02");
  if (day->camp != cr_campaign_get_attacker (campaign))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_CAMP, "GSI-02");
  if (!day->batters && !cr_day_may_act (campaign, refusal))
    return FALSE;
  refusal->limit =
      cr_siege_figure (campaign, hoarding ? CR_SIEGE_HOARDING_HEXES : CR_SIEGE_WALL_HEXES);
  return (hoarding ? day->hoardings : day->walls) < refusal->limit ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_SPENT, "BAT-05");
}

/* Returns: whether something to be battered is there at all, and who batters does not hold it */
static gboolean
is_target (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal)
{
  CrDayRefusal found = *refusal;
  Aim aim;

  if (!find_aim (campaign, order, &aim, &found) &&
      (found.why == CR_DAY_REFUSAL_NO_WALL || found.why == CR_DAY_REFUSAL_NO_GATE ||
       found.why == CR_DAY_REFUSAL_NO_HOARDING)) {
    *refusal = found;
    return FALSE;
  }
  refusal->place = order->place;
  refusal->camp = cr_campaign_get_attacker (campaign);
  return cr_day_is_enemys (campaign, order->place, order->side) ||
         cr_day_refuse (refusal, CR_DAY_REFUSAL_OWN, NULL);
}

/* The hoarding hex is the one beyond; all sides that it hangs on go with it. */
static void
drop_hoarding (CrCampaign *campaign, CrPlace place, int side)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  CrPlace beyond = { place.floor, cr_hex_neighbour (place.hex, (CrDirection) side) };
  CrEdit *edit = cr_edit_new ();

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace inside = { beyond.floor, cr_hex_neighbour (beyond.hex, d) };

    if (cr_curtain_has (map, inside, cr_direction_opposite (d), CR_SIDE_HOARDING))
      cr_edit_remove_side (edit, map, inside, cr_direction_opposite (d), CR_SIDE_HOARDING);
  }
  cr_campaign_change_castle (campaign, edit);
}

static void
break_gate (CrCampaign *campaign, CrPlace place, int side)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, (CrDirection) side, &n);
  g_autofree CrSide *broken = g_memdup2 (sides, n * sizeof *sides);
  CrEdit *edit = cr_edit_new ();

  for (gsize i = 0; i < n; i++)
    if (is_gate (&broken[i]))
      broken[i].state = CR_STATE_BROKEN;
  cr_edit_set_sides (edit, map, place, (CrDirection) side, broken, n);
  cr_campaign_change_castle (campaign, edit);
}

/* BAT-07: rubble. */
static void
breach_wall (CrCampaign *campaign, CrPlace place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrEdit *edit = cr_edit_new ();

  g_array_append_val (places, place);
  cr_change_breach (edit, cr_campaign_get_map (campaign), cr_campaign_get_ruleset (campaign),
                    places);
  cr_campaign_change_castle (campaign, edit);
}

/* It falls, told in an event. @side: of a hoarding or a gate, else -1 */
static void
demolish_target (CrCampaign *campaign,
                 CrDayEvents *events,
                 CrDayTarget target,
                 CrPlace place,
                 int side,
                 gboolean citadel)
{
  CrDamage *damage = cr_campaign_damage (campaign, place, side);
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_FALLEN);

  damage->fallen = TRUE;
  damage->citadel = citadel;
  event->place = place;
  event->side = side;
  event->target = (int) target;
  event->rule = target == CR_TARGET_HOARDING ? "HRD-10"
                : target == CR_TARGET_WALL   ? "BAT-07"
                                             : "BAT-02";
  if (target == CR_TARGET_HOARDING)
    drop_hoarding (campaign, place, side);
  else if (target == CR_TARGET_GATE)
    break_gate (campaign, place, side);
  else
    breach_wall (campaign, place);
}

static void
damage_it (CrCampaign *campaign, const CrDayOrder *order, const Aim *aim, CrDayEvents *events)
{
  int side = order->target == CR_TARGET_WALL ? -1 : order->side;
  CrDamage *damage = cr_campaign_damage (campaign, order->place, side);
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_DAMAGED);

  damage->results++;
  event->place = order->place;
  event->side = side;
  event->target = order->target;
  event->number = damage->results;
  event->other = aim->needed;
  event->rule = order->target == CR_TARGET_HOARDING ? "HRD-10" : "BAT-03";
  if (damage->results >= aim->needed)
    demolish_target (campaign, events, (CrDayTarget) order->target, order->place, side,
                     aim->citadel);
}

/* BAT-02: of engines that throw points are lost, of rams none. */
static void
lose_points (CrCampaign *campaign, CrDayEvents *events, int lost)
{
  CrCamp camp = cr_campaign_get_attacker (campaign);
  CrDayEvent *event;

  lost = MIN (lost, cr_campaign_get_points (campaign, camp));
  if (lost <= 0)
    return;
  campaign->day.lost[camp] = (gint16) (campaign->day.lost[camp] + lost);
  event = cr_day_events_add (events, CR_DAY_EVENT_LOST);
  event->camp = (int) camp;
  event->number = lost;
  event->rule = "BAT-02";
}

static void
shoot_wall (CrCampaign *campaign,
            const CrDayOrder *order,
            const Aim *aim,
            int points,
            CrDayEvents *events)
{
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_BATTERED);
  const CrTableResult *result =
      cr_table_look (aim->table, (guint) aim->column, cr_day_roll (campaign, event))->result;

  event->place = order->place;
  event->side = order->side;
  event->target = order->target;
  event->engine = order->engine;
  event->number = points;
  event->code = g_intern_string (result->code);
  event->table = g_intern_string (cr_table_get_id (aim->table));
  event->rule = order->target == CR_TARGET_HOARDING ? "HRD-10" : "BAT-02";
  if (result->success)
    damage_it (campaign, order, aim, events);
  if (order->engine < 0)
    lose_points (campaign, events, cr_table_result_get_number (result, "lost"));
}

/* Returns: the points that are used; 0 with a refusal */
static int
take_aim (const CrCampaign *campaign, const CrDayOrder *order, Aim *aim, CrDayRefusal *refusal)
{
  const char *material;
  int points;

  /* What is no wall on any day is told before what cannot be done today. */
  if (!is_target (campaign, order, refusal) || !may_batter (campaign, order, refusal) ||
      !find_aim (campaign, order, aim, refusal))
    return 0;
  points = find_points (campaign, order, refusal);
  if (points == 0)
    return 0;
  material = aim->material != NULL ? aim->material->id : NULL;
  aim->table =
      cr_ruleset_find_table (cr_campaign_get_ruleset (campaign),
                             material != NULL ? aim->material->table : "battering-hoarding");
  aim->column = cr_siege_rules_find_column (aim->table, material, points);
  if (aim->column >= 0)
    return points;
  cr_day_refuse (refusal, CR_DAY_REFUSAL_POINTS, "BAT-06");
  return 0;
}

gboolean
cr_day_measure (const CrCampaign *campaign,
                CrDayTarget target,
                CrPlace place,
                int side,
                CrStrength *strength_out)
{
  CrDayOrder order = { .target = (int) target, .place = place, .side = side, .engine = -1 };
  CrDayRefusal refusal = { .why = CR_DAY_REFUSAL_NONE };
  Aim aim;

  if (!find_aim (campaign, &order, &aim, &refusal) && refusal.why != CR_DAY_REFUSAL_INNER &&
      refusal.why != CR_DAY_REFUSAL_SET_BACK && refusal.why != CR_DAY_REFUSAL_HOARDED)
    return FALSE;
  *strength_out =
      (CrStrength){ aim.material, cr_campaign_get_results (campaign, place, side), aim.needed };
  return TRUE;
}

gboolean
cr_day_measure_damage (const CrCampaign *campaign, const CrDamage *damage, CrStrength *strength_out)
{
  if (damage->side < 0)
    return cr_day_measure (campaign, CR_TARGET_WALL, damage->place, -1, strength_out);
  return cr_day_measure (campaign, CR_TARGET_GATE, damage->place, damage->side, strength_out) ||
         cr_day_measure (campaign, CR_TARGET_HOARDING, damage->place, damage->side, strength_out);
}

gboolean
cr_day_foresee (const CrCampaign *campaign, const CrDayOrder *order, CrDayOdds *odds_out)
{
  CrDayRefusal refusal = { .man = -1 };
  int side = order->target == CR_TARGET_WALL ? -1 : order->side;
  Aim aim;

  if (order->verb != CR_DAY_BATTER)
    return FALSE;
  *odds_out = (CrDayOdds){ .points = take_aim (campaign, order, &aim, &refusal) };
  if (odds_out->points == 0)
    return FALSE;
  odds_out->needed = aim.needed;
  odds_out->results = cr_campaign_get_results (campaign, order->place, side);
  odds_out->lost_in_ten = order->engine < 0 ? 0 : -1;
  for (int die = 1; die <= cr_campaign_get_sides (campaign); die++) {
    const CrTableResult *result = cr_table_look (aim.table, (guint) aim.column, die)->result;

    odds_out->in_ten += result->success;
    if (order->engine < 0 && cr_table_result_get_number (result, "lost") > 0)
      odds_out->lost_in_ten++;
  }
  return TRUE;
}

gboolean
cr_day_batter (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrDay *day = &campaign->day;
  int points;
  Aim aim;

  points = take_aim (campaign, order, &aim, refusal);
  if (points == 0)
    return FALSE;
  day->acted = day->batters = TRUE;
  if (order->target == CR_TARGET_HOARDING)
    day->hoardings++;
  else
    day->walls++;
  shoot_wall (campaign, order, &aim, points, events);
  return TRUE;
}
