/* cr-day-mine.c: mines and counter-mines. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"
#include "cr-change.h"
#include "cr-fabric.h"

/* Half points, since a wounded miner is half of one (MIN-07). */
#define HALVES 2

static const CrScene *
get_scene (const CrCampaign *campaign)
{
  return cr_castle_get_scene (cr_campaign_get_castle (campaign));
}

/* Whether the besiegers go about within the castle: they hold all but the keep, or something has
 * fallen; not once they are shut in, when those outside besiege it. */
static gboolean
are_within (const CrCampaign *campaign)
{
  gboolean within = campaign->day.held && campaign->day.relief != CR_RELIEF_REFUGE;

  for (guint i = 0; i < cr_campaign_n_damages (campaign); i++)
    within |= cr_campaign_get_damage (campaign, i)->fallen;
  return within;
}

/* Beside a wall, on ground that is neither wall nor moat. @outside: of the castle as it is */
static gboolean
is_foot (const CrCampaign *campaign, const CrOutside *outside, CrPlace foot)
{
  const CrScene *scene = get_scene (campaign);

  return cr_scene_has_place (scene, foot) && !cr_scene_is_moat (scene, foot) &&
         !cr_fabric_is_wall (scene, foot) &&
         (are_within (campaign) || cr_outside_has (outside, foot.hex));
}

/* Of the besiegers the penthouse stands at the foot of the wall (MIN-01); who digs against them
 * begins on his own side of it (MIN-08). */
static gboolean
is_mouth (const CrCampaign *campaign, const CrDayOrder *order)
{
  const CrScene *scene = get_scene (campaign);
  g_autoptr (CrOutside) outside = cr_outside_new (scene);

  if (order->from.floor != order->place.floor ||
      cr_hex_distance (order->from.hex, order->place.hex) != 1)
    return FALSE;
  if (order->camp != CR_GARRISON)
    return is_foot (campaign, outside, order->from);
  return cr_scene_has_place (scene, order->from) && !cr_scene_is_moat (scene, order->from) &&
         !cr_fabric_is_wall (scene, order->from) && !cr_outside_has (outside, order->from.hex);
}

gboolean
cr_day_has_foot (const CrCampaign *campaign, CrPlace wall)
{
  g_autoptr (CrOutside) outside = cr_outside_new (get_scene (campaign));

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (is_foot (campaign, outside, (CrPlace){ wall.floor, cr_hex_neighbour (wall.hex, d) }))
      return TRUE;
  return FALSE;
}

static int
find_penthouse (const CrCampaign *campaign)
{
  for (guint i = 0; i < campaign->engines->len; i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);
    gboolean taken = FALSE;

    for (guint j = 0; j < campaign->mines->len; j++)
      taken |= cr_campaign_get_mine (campaign, j)->penthouse == (int) i;
    if (!taken && engine->camp == CR_BESIEGERS && engine->state == CR_ENGINE_READY &&
        engine->kind->use == CR_ENGINE_MINES)
      return (int) i;
  }
  return -1;
}

/* MIN-06: a wall of more levels than its data say is dug under twice. */
static int
count_depth (const CrCampaign *campaign, CrPlace wall, CrPlace from)
{
  const CrScene *scene = get_scene (campaign);
  const CrWork *mine = cr_ruleset_find_work (cr_campaign_get_ruleset (campaign), "mine");
  int rise = cr_scene_get_level (scene, wall) - cr_scene_get_level (scene, from);

  if (mine == NULL)
    return 1;
  return mine->deep.value > 0 && rise > mine->deep_above ? mine->deep.value : mine->depth.value;
}

/* MIN-03: whether that camp has an engineer; @free: one who can be given work. */
static gboolean
has_engineer (const CrCampaign *campaign, CrCamp camp, gboolean free)
{
  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

    if (man->camp == camp && !man->outside && (man->character->roles & CR_ROLE_ENGINEER) != 0 &&
        (free ? cr_campaign_is_free (campaign, i) : man->state < CR_SOLDIER_AWAY))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_day_mine (CrCampaign *campaign,
             const CrDayOrder *order,
             CrDayEvents *events,
             CrDayRefusal *refusal)
{
  CrMine mine = {
    .id = order->name, .camp = (guint8) MAX (order->camp, 0), .penthouse = -1, .from = order->from
  };
  CrDayEvent *event;

  refusal->name = order->name;
  refusal->place = order->place;
  if (!cr_ruleset_plays (cr_campaign_get_ruleset (campaign), "MIN-01"))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_UNPLAYED, "MIN-01");
  if (cr_campaign_find_mine (campaign, order->name) >= 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_KNOWN, NULL);
  if (!cr_fabric_is_wall (get_scene (campaign), order->place))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_WALL, "MIN-04");
  refusal->camp = mine.camp;
  if (mine.camp == cr_campaign_get_attacker (campaign) &&
      !cr_day_is_enemys (campaign, order->place, -1))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_OWN, NULL);
  if (!is_mouth (campaign, order))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_MOUTH, "MIN-01");
  if (!has_engineer (campaign, (CrCamp) mine.camp, FALSE))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ENGINEER, "MIN-03");
  if (mine.camp == CR_BESIEGERS) {
    mine.penthouse = (gint16) find_penthouse (campaign);
    if (mine.penthouse < 0)
      return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_PENTHOUSE, "MIN-02");
  }
  mine.deep = (guint8) count_depth (campaign, order->place, order->from);
  mine.hexes[0] = order->place;
  g_array_append_val (campaign->mines, mine);
  event = cr_day_events_add (events, CR_DAY_EVENT_MINE);
  event->mine = (int) campaign->mines->len - 1;
  event->camp = mine.camp;
  event->place = order->place;
  event->rule = mine.camp == CR_GARRISON ? "MIN-08" : mine.deep > 1 ? "MIN-06" : "MIN-04";
  return TRUE;
}

/* Beside one that is mined, of the same wall, and not mined yet. */
static gboolean
can_go_on (const CrCampaign *campaign, const CrMine *mine, CrPlace place)
{
  g_autoptr (GArray) stretch = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  gboolean beside = FALSE;

  cr_fabric_list_stretch (get_scene (campaign), mine->hexes[0], stretch);
  for (int i = 0; i < mine->n; i++) {
    if (cr_place_equal (mine->hexes[i], place))
      return FALSE;
    beside |= cr_hex_distance (mine->hexes[i].hex, place.hex) == 1;
  }
  return beside && cr_fabric_holds (stretch, place);
}

/* MIN-03: an engineer leads, and digs nothing. -1: there is none. */
static int
find_engineer (const CrCampaign *campaign, const CrDayOrder *order)
{
  for (int i = 0; i < order->n_men; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, (guint) order->men[i]);

    if ((man->character->roles & CR_ROLE_ENGINEER) != 0 && man->state == CR_SOLDIER_FIT)
      return i;
  }
  return -1;
}

/* MIN-04, MIN-06: more by each hex that is mined, by the one that is dug deep. */
static int
count_room (const CrCampaign *campaign, const CrMine *mine)
{
  int room = cr_siege_figure (campaign, CR_SIEGE_MINERS_MOUTH);

  for (int i = 0; i < mine->n; i++)
    room += cr_siege_figure (campaign, i == 0 && mine->deep > 1 ? CR_SIEGE_MINERS_DEEP_HEX
                                                                : CR_SIEGE_MINERS_HEX);
  return room;
}

/* Whole miners are two halves. Returns: -1 with a refusal */
static int
count_halves (const CrCampaign *campaign,
              const CrDayOrder *order,
              const CrMine *mine,
              CrDayRefusal *refusal)
{
  int engineer = find_engineer (campaign, order), halves = 0;

  for (int i = 0; i < order->n_men; i++) {
    const CrSoldier *man = cr_campaign_get_soldier (campaign, (guint) order->men[i]);
    gboolean hurt = man->state == CR_SOLDIER_HURT || man->state == CR_SOLDIER_LAID;

    refusal->man = order->men[i];
    if (man->camp != mine->camp ||
        (!hurt && !cr_campaign_is_free (campaign, (guint) order->men[i]))) {
      cr_day_refuse (refusal, CR_DAY_REFUSAL_MAN, "MIN-03");
      return -1;
    }
    halves += i == engineer ? 0 : hurt ? 1 : HALVES;
  }
  refusal->man = -1;
  refusal->cost = order->n_men - 1;
  refusal->limit = count_room (campaign, mine);
  refusal->camp = has_engineer (campaign, (CrCamp) mine->camp, TRUE) ? -1 : mine->camp;
  if (engineer < 0)
    cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_ENGINEER, "MIN-03");
  else if (refusal->cost > refusal->limit)
    cr_day_refuse (refusal, CR_DAY_REFUSAL_CROWD, "MIN-04");
  else
    return halves * cr_siege_figure (campaign, CR_SIEGE_MINER_POINTS);
  return -1;
}

static gboolean
may_dig (const CrCampaign *campaign,
         const CrMine *mine,
         const CrDayOrder *order,
         CrDayRefusal *refusal)
{
  refusal->limit = cr_siege_figure (campaign, order->hurried ? CR_SIEGE_MINE_HEXES_HURRIED
                                                             : CR_SIEGE_MINE_HEXES);
  refusal->name = mine->id;
  if (mine->state != CR_MINE_DUG)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_MINE, "MIN-05");
  if (mine->worked == campaign->day.number && mine->today >= refusal->limit)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_DUG, order->hurried ? "MIN-07" : "MIN-04");
  return mine->n < CR_MINE_HEXES || cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_MINE, "MIN-04");
}

/* Those who were named first, as their owner has it, take the harm first. */
static void
wound_miners (CrCampaign *campaign, CrDayEvents *events, const CrDayOrder *order, int n)
{
  int engineer = find_engineer (campaign, order);

  for (int i = 0; i < order->n_men && n > 0; i++) {
    CrSoldier *man = cr_campaign_soldier (campaign, (guint) order->men[i]);
    CrDayEvent *event;

    if (i == engineer || man->state != CR_SOLDIER_FIT)
      continue;
    man->state = CR_SOLDIER_HURT;
    n--;
    event = cr_day_events_add (events, CR_DAY_EVENT_HURT);
    event->man = order->men[i];
    event->rule = "MIN-07";
  }
}

/* The days at this hex times the miners there, by the table of stone walls. */
static const CrTableResult *
roll_points (CrCampaign *campaign, CrDayEvents *events, int mine, int points, CrPlace place)
{
  const CrTable *table =
      cr_ruleset_find_table (cr_campaign_get_ruleset (campaign), "battering-stone");
  int column = cr_siege_rules_find_column (table, NULL, points);
  CrDayEvent *event = cr_day_events_add (events, CR_DAY_EVENT_DUG);
  const CrTableResult *result =
      cr_table_look (table, (guint) column, cr_day_roll (campaign, event))->result;

  event->mine = mine;
  event->place = place;
  event->number = points;
  event->code = g_intern_string (result->code);
  event->table = "battering-stone";
  event->rule = "MIN-04";
  return result;
}

static void
burn_props (CrCampaign *campaign, CrDayEvents *events, int index)
{
  CrMine *mine = cr_campaign_mine (campaign, (guint) index);
  int needed = mine->n == 0 ? mine->deep : 1;
  CrDayEvent *event;

  mine->results++;
  event = cr_day_events_add (events, CR_DAY_EVENT_PROPPED);
  event->mine = index;
  event->place = mine->hexes[mine->n];
  event->number = mine->results;
  event->other = needed;
  event->rule = needed > 1 ? "MIN-06" : "MIN-04";
  if (mine->results < needed)
    return;
  mine->n++;
  mine->results = mine->days = 0;
}

static int
add_day (CrMine *mine, int number)
{
  if (mine->worked != number) {
    mine->worked = (gint16) number;
    mine->today = 0;
  }
  mine->today++;
  mine->days++;
  return mine->days;
}

gboolean
cr_day_dig (CrCampaign *campaign,
            const CrDayOrder *order,
            CrDayEvents *events,
            CrDayRefusal *refusal)
{
  CrMine *mine = cr_campaign_mine (campaign, (guint) order->mine);
  const CrTableResult *result;
  int halves, points;

  if (!may_dig (campaign, mine, order, refusal))
    return FALSE;
  halves = count_halves (campaign, order, mine, refusal);
  if (halves < 0)
    return FALSE;
  refusal->place = order->place;
  if (mine->n > 0 && mine->days == 0 && !can_go_on (campaign, mine, order->place))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_WALL, "MIN-04");
  points = (mine->days + 1) * halves / HALVES;
  refusal->cost = 1;
  refusal->limit = points;
  if (points < 1)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_CROWD, "MIN-07");
  if (mine->n > 0 && mine->days == 0)
    mine->hexes[mine->n] = order->place;
  add_day (mine, campaign->day.number);
  mine->manned = TRUE;
  result = roll_points (campaign, events, order->mine, points, mine->hexes[mine->n]);
  if (result->success)
    burn_props (campaign, events, order->mine);
  if (order->hurried)
    wound_miners (campaign, events, order, cr_table_result_get_number (result, "lost"));
  return TRUE;
}

int
cr_campaign_count_to_mine (const CrCampaign *campaign, int mine)
{
  g_autoptr (GArray) counted = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int part = cr_siege_figure (campaign, CR_SIEGE_MINE_PART);

  cr_fabric_list_counted (get_scene (campaign),
                          cr_campaign_get_mine (campaign, (guint) mine)->hexes[0], counted);
  return ((int) counted->len + part - 1) / part;
}

/* MIN-05: half of the wall is mined, and nobody has been in it today. */
gboolean
cr_day_props (CrCampaign *campaign,
              const CrDayOrder *order,
              CrDayEvents *events,
              CrDayRefusal *refusal)
{
  CrMine *mine = cr_campaign_mine (campaign, (guint) order->mine);
  CrDayEvent *event;

  refusal->name = mine->id;
  refusal->cost = cr_campaign_count_to_mine (campaign, order->mine);
  refusal->limit = mine->n;
  if (mine->state != CR_MINE_DUG)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NO_MINE, "MIN-05");
  if (mine->n < refusal->cost)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_SHORT, "MIN-05");
  if (mine->worked == campaign->day.number)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_DUG, "MIN-05");
  mine->state = CR_MINE_FIRED;
  mine->worked = campaign->day.number;
  event = cr_day_events_add (events, CR_DAY_EVENT_FIRED);
  event->mine = order->mine;
  event->rule = "MIN-05";
  return TRUE;
}

/* Rubble on every hex of the wall or tower. */
static void
bring_down (CrCampaign *campaign, CrPlace place)
{
  const CrScene *scene = get_scene (campaign);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrStructureKind *kind = cr_scene_get_structure (scene, place);
  gboolean citadel = kind->keep || kind->tower;
  CrEdit *edit = cr_edit_new ();

  cr_fabric_list_stretch (scene, place, places);
  for (guint i = 0; i < places->len; i++) {
    CrDamage *damage = cr_campaign_damage (campaign, g_array_index (places, CrPlace, i), -1);

    damage->fallen = TRUE;
    damage->citadel = citadel;
  }
  cr_change_breach (edit, cr_campaign_get_map (campaign), cr_campaign_get_ruleset (campaign),
                    places);
  cr_campaign_change_castle (campaign, edit);
}

/* In the morning after the fire has burnt for a day. */
void
cr_mines_dawn (CrCampaign *campaign, CrDayEvents *events)
{
  for (guint i = 0; i < campaign->mines->len; i++) {
    CrMine *mine = cr_campaign_mine (campaign, i);
    CrDayEvent *event;

    if (mine->state != CR_MINE_FIRED)
      continue;
    event = cr_day_events_add (events, CR_DAY_EVENT_COLLAPSE);
    mine->state =
        cr_day_look (campaign, event, "collapse")->success ? CR_MINE_FALLEN : CR_MINE_LOST;
    event->mine = (int) i;
    event->place = mine->hexes[0];
    event->rule = "MIN-05";
    if (mine->state == CR_MINE_FALLEN && cr_fabric_is_wall (get_scene (campaign), mine->hexes[0]))
      bring_down (campaign, mine->hexes[0]);
  }
}

/* The texts say what stands above a mine falls, and nothing of another one beneath: by the house it
 * goes with the wall whose hex it begins under. */
void
cr_mines_bury (CrCampaign *campaign, CrDayEvents *events)
{
  for (guint i = 0; i < campaign->mines->len; i++) {
    CrMine *mine = cr_campaign_mine (campaign, i);
    CrDayEvent *event;

    if ((mine->state != CR_MINE_DUG && mine->state != CR_MINE_FIRED) ||
        cr_fabric_is_wall (get_scene (campaign), mine->hexes[0]))
      continue;
    mine->state = CR_MINE_LOST;
    mine->manned = FALSE;
    event = cr_day_events_add (events, CR_DAY_EVENT_BURIED);
    event->mine = (int) i;
    event->rule = "MIN-05";
  }
}

/* MIN-08: they meet where hexes are the same or beside one another. */
gboolean
cr_campaign_has_met (const CrCampaign *campaign, int one)
{
  const CrMine *mine = cr_campaign_get_mine (campaign, (guint) one);

  for (guint i = 0; i < campaign->mines->len; i++) {
    const CrMine *other = cr_campaign_get_mine (campaign, i);

    for (int a = 0; other->camp != mine->camp && a < other->n; a++)
      for (int b = 0; b < mine->n; b++)
        if (other->hexes[a].floor == mine->hexes[b].floor &&
            cr_hex_distance (other->hexes[a].hex, mine->hexes[b].hex) <= 1)
          return TRUE;
  }
  return FALSE;
}

/* A hex of the enemy's mine is filled in as it was dug. */
gboolean
cr_day_refill (CrCampaign *campaign,
               const CrDayOrder *order,
               CrDayEvents *events,
               CrDayRefusal *refusal)
{
  CrMine *mine = cr_campaign_mine (campaign, (guint) order->mine);
  CrMine against = { .camp = (guint8) (1 - mine->camp) };
  const CrTableResult *result;
  CrDayEvent *event;
  int halves, last = mine->n - 1;

  refusal->name = mine->id;
  if (last < 0 || !cr_campaign_has_met (campaign, order->mine))
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_NOT_MET, "MIN-08");
  if (mine->manned && cr_campaign_count (campaign, (CrCamp) mine->camp, CR_SOLDIER_FIT) > 0)
    return cr_day_refuse (refusal, CR_DAY_REFUSAL_MANNED, "MIN-08");
  if (!may_dig (campaign, mine, order, refusal))
    return FALSE;
  halves = count_halves (campaign, order, &against, refusal);
  refusal->limit = halves / HALVES;
  if (halves < 0 || (halves < HALVES && !cr_day_refuse (refusal, CR_DAY_REFUSAL_CROWD, "MIN-08")))
    return FALSE;
  mine->days = (guint8) (add_day (mine, campaign->day.number) - 1);
  result = roll_points (campaign, events, order->mine, halves / HALVES, mine->hexes[last]);
  if (order->hurried)
    wound_miners (campaign, events, order, cr_table_result_get_number (result, "lost"));
  if (!result->success)
    return TRUE;
  mine->n--;
  mine->results = mine->days = 0;
  event = cr_day_events_add (events, CR_DAY_EVENT_REFILLED);
  event->mine = order->mine;
  event->place = mine->hexes[mine->n];
  event->rule = "MIN-08";
  return TRUE;
}
