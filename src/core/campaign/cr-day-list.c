/* cr-day-list.c: what may be ordered at this hour of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-day-list.h"

#include "cr-campaign-private.h"
#include "cr-curtain.h"
#include "cr-fabric.h"

/* Who fight below ground when nobody says who: there is little room, least where it ends. */
#define ATTACKERS 2
#define DEFENDERS 1

gboolean
cr_day_judge (const CrCampaign *campaign, const CrDayOrder *order, CrDayRefusal *refusal_out)
{
  g_autoptr (CrCampaign) tried = cr_campaign_copy (campaign);
  g_autoptr (CrDayEvents) events = cr_day_events_new ();

  return cr_day_apply (tried, order, events, refusal_out);
}

const char *
cr_day_find_name (const CrCampaign *campaign, const char *kind)
{
  for (int n = 1;; n++) {
    g_autofree char *id = g_strdup_printf ("%s-%d", kind, n);

    if (cr_campaign_find_engine (campaign, id) < 0 && cr_campaign_find_soldier (campaign, id) < 0 &&
        cr_campaign_find_mine (campaign, id) < 0)
      return g_intern_string (id);
  }
}

static CrDayOrder *
add_order (GArray *orders, CrDayVerb verb)
{
  CrDayOrder order = { .verb = verb, .camp = -1, .engine = -1, .mine = -1, .side = -1 };

  g_array_append_val (orders, order);
  return &g_array_index (orders, CrDayOrder, orders->len - 1);
}

static gboolean
is_engineer (const CrCampaign *campaign, guint soldier)
{
  return (cr_campaign_get_soldier (campaign, soldier)->character->roles & CR_ROLE_ENGINEER) != 0;
}

/* All who are free, engineers first. */
static void
add_free_men (const CrCampaign *campaign, CrCamp camp, CrDayOrder *order)
{
  for (int engineers = 1; engineers >= 0; engineers--)
    for (guint i = 0; i < cr_campaign_n_soldiers (campaign); i++) {
      const CrSoldier *man = cr_campaign_get_soldier (campaign, i);

      if (order->n_men < CR_DAY_MEN && man->camp == camp && !man->outside &&
          !man->character->animal && is_engineer (campaign, i) == engineers &&
          cr_campaign_is_free (campaign, i))
        order->men[order->n_men++] = (gint16) i;
    }
}

/* The most of them who can do it together; all when none can. */
static void
choose_men (const CrCampaign *campaign, CrCamp camp, CrDayOrder *order)
{
  int n_all;

  add_free_men (campaign, camp, order);
  n_all = order->n_men;
  while (order->n_men > 0 && !cr_day_judge (campaign, order, NULL))
    order->n_men--;
  if (order->n_men == 0)
    order->n_men = (guint8) n_all;
}

static CrDayOrder *
add_batter (GArray *orders, CrDayTarget target, CrPlace place, int side, int engine)
{
  CrDayOrder *order = add_order (orders, CR_DAY_BATTER);

  order->target = target;
  order->place = place;
  order->side = side;
  order->engine = engine;
  return order;
}

static gboolean
may_batter_today (const CrCampaign *campaign)
{
  const CrDay *day = &campaign->day;

  return day->camp == cr_campaign_get_attacker (campaign) && !day->idle &&
         (!day->acted || day->batters);
}

/* By the engines that throw, and by each ram. */
static void
list_battering_of (const CrCampaign *campaign,
                   CrDayTarget target,
                   CrPlace place,
                   int side,
                   GArray *orders)
{
  add_batter (orders, target, place, side, -1);
  /* Where nobody batters, one order says why. */
  if (!may_batter_today (campaign))
    return;
  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);

    if (engine->camp == cr_campaign_get_attacker (campaign) &&
        engine->kind->use == CR_ENGINE_RAMS && engine->state == CR_ENGINE_READY &&
        target != CR_TARGET_HOARDING)
      add_batter (orders, target, place, side, (int) i);
  }
}

static void
list_battering (const CrCampaign *campaign, CrPlace place, GArray *orders)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  CrStrength wall;

  if (cr_day_measure (campaign, CR_TARGET_WALL, place, -1, &wall) &&
      cr_day_is_enemys (campaign, place, -1))
    list_battering_of (campaign, CR_TARGET_WALL, place, -1, orders);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    if (!cr_day_is_enemys (campaign, place, (int) d))
      continue;
    if (cr_curtain_has (map, place, d, CR_SIDE_HOARDING))
      list_battering_of (campaign, CR_TARGET_HOARDING, place, (int) d, orders);
    if (cr_campaign_has_gate (campaign, place, (int) d))
      list_battering_of (campaign, CR_TARGET_GATE, place, (int) d, orders);
  }
  /* Where nothing is to be battered, one order says so. */
  if (orders->len == 0)
    add_batter (orders, CR_TARGET_WALL, place, -1, -1);
}

/* MIN-08: there is one to be met. */
static gboolean
is_mined (const CrCampaign *campaign, CrCamp by)
{
  for (guint i = 0; i < campaign->mines->len; i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);

    if (mine->camp == by && mine->state != CR_MINE_LOST && mine->state != CR_MINE_FALLEN)
      return TRUE;
  }
  return FALSE;
}

/* From the first hex beside it that a mine can be dug from. */
static void
list_new_mine (const CrCampaign *campaign, CrPlace place, GArray *orders)
{
  CrCamp attacker = cr_campaign_get_attacker (campaign);
  CrPlace mouth = place;
  CrDayOrder *order;

  if ((campaign->day.camp != attacker && !is_mined (campaign, attacker)) ||
      !cr_fabric_is_wall (cr_castle_get_scene (cr_campaign_get_castle (campaign)), place))
    return;
  order = add_order (orders, CR_DAY_MINE);
  order->name = cr_day_find_name (campaign, "mine");
  order->place = order->from = place;
  order->camp = campaign->day.camp;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrDayRefusal refusal;

    order->from = (CrPlace){ place.floor, cr_hex_neighbour (place.hex, d) };
    if (cr_day_judge (campaign, order, &refusal))
      return;
    /* Of all reasons that is told which is of the mine, not of a side where none begins. */
    if (refusal.why != CR_DAY_REFUSAL_NO_MOUTH)
      mouth = order->from;
  }
  order->from = mouth;
}

static void
list_building (const CrCampaign *campaign, GArray *orders)
{
  for (guint i = 0; i < cr_siege_rules_n_engines (campaign->rules); i++) {
    CrDayOrder *order = add_order (orders, CR_DAY_BUILD);

    order->kind = cr_siege_rules_get_engine (campaign->rules, i);
    order->name = cr_day_find_name (campaign, order->kind->id);
    order->camp = (int) cr_campaign_get_attacker (campaign);
    if (order->kind->use == CR_ENGINE_MINES)
      choose_men (campaign, (CrCamp) order->camp, order);
  }
}

/* Where it is dug next: in its first hex, or beside those that are dug. */
static void
choose_hex (const CrCampaign *campaign, const CrMine *mine, CrDayOrder *order)
{
  order->place = mine->hexes[0];
  choose_men (campaign, (CrCamp) mine->camp, order);
  for (int i = 0; i < mine->n && !cr_day_judge (campaign, order, NULL); i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      order->place = (CrPlace){ mine->hexes[i].floor, cr_hex_neighbour (mine->hexes[i].hex, d) };
      order->n_men = 0;
      choose_men (campaign, (CrCamp) mine->camp, order);
      if (cr_day_judge (campaign, order, NULL))
        return;
    }
  if (!cr_day_judge (campaign, order, NULL))
    order->place = mine->hexes[MAX (mine->n - 1, 0)];
}

/* Of which camp they are whom the order names, -1 where it names nobody. */
static int
find_camp (const CrCampaign *campaign, const CrDayOrder *order, gboolean foes)
{
  int camp =
      order->mine >= 0 ? cr_campaign_get_mine (campaign, (guint) order->mine)->camp : order->camp;

  switch (order->verb) {
  case CR_DAY_BATTLE:
    return order->n_men > 0 && !foes ? (int) CR_BESIEGERS : -1;
  case CR_DAY_BUILD:
    return order->kind->use == CR_ENGINE_MINES && !foes ? camp : -1;
  case CR_DAY_DIG:
    return foes ? -1 : camp;
  case CR_DAY_REFILL:
    return foes ? -1 : 1 - camp;
  case CR_DAY_CLASH:
    return foes ? camp : 1 - camp;
  default:
    return -1;
  }
}

void
cr_day_list_men (const CrCampaign *campaign, const CrDayOrder *order, gboolean foes, GArray *men)
{
  int camp = find_camp (campaign, order, foes);
  CrDayOrder all = { .n_men = 0 };

  g_array_set_size (men, 0);
  if (camp >= 0)
    add_free_men (campaign, (CrCamp) camp, &all);
  for (int i = 0; i < all.n_men; i++) {
    int man = all.men[i];

    g_array_append_val (men, man);
  }
}

gboolean
cr_day_names_men (const CrCampaign *campaign, const CrDayOrder *order)
{
  return find_camp (campaign, order, FALSE) >= 0;
}

int
cr_day_find_most_food (const CrCampaign *campaign, const CrDayOrder *order)
{
  switch (order->verb) {
  case CR_DAY_RETIRE:
    return campaign->day.food;
  case CR_DAY_REFUGE:
    return MAX (order->number, campaign->day.track);
  default:
    return 0;
  }
}

static int
get_strength (const CrCampaign *campaign, gint16 man, gboolean attack)
{
  const CrCharacter *character = cr_campaign_get_soldier (campaign, (guint) man)->character;

  return attack ? character->foot.attack[CR_CHARACTER_WHOLE].value
                : character->foot.defence[CR_CHARACTER_WHOLE].value;
}

/* The strongest of those who are free, by the figure that counts, at most so many. Returns: how
 * many
 */
static int
choose_fighters (const CrCampaign *campaign, CrCamp camp, gboolean attack, int most, gint16 *men)
{
  CrDayOrder all = { .n_men = 0 };
  int n = 0;

  add_free_men (campaign, camp, &all);
  for (; n < MIN (most, all.n_men); n++) {
    int best = n;

    for (int i = n + 1; i < all.n_men; i++)
      if (get_strength (campaign, all.men[i], attack) >
          get_strength (campaign, all.men[best], attack))
        best = i;
    men[n] = all.men[best];
    all.men[best] = all.men[n];
  }
  return n;
}

/* MIN-08: a mine that the other side has come upon is fought for, and filled in. */
static void
list_met (const CrCampaign *campaign, int index, GArray *orders)
{
  const CrMine *mine = cr_campaign_get_mine (campaign, (guint) index);
  CrCamp camp = (CrCamp) (1 - mine->camp);
  CrDayOrder *order;

  if (mine->n == 0 || !cr_campaign_has_met (campaign, index))
    return;
  if (mine->manned) {
    order = add_order (orders, CR_DAY_CLASH);
    order->mine = index;
    order->n_men = (guint8) choose_fighters (campaign, camp, TRUE, ATTACKERS, order->men);
    order->n_foes =
        (guint8) choose_fighters (campaign, (CrCamp) mine->camp, FALSE, DEFENDERS, order->foes);
  }
  order = add_order (orders, CR_DAY_REFILL);
  order->mine = index;
  order->place = mine->hexes[mine->n - 1];
  choose_men (campaign, camp, order);
}

static void
list_mines (const CrCampaign *campaign, GArray *orders)
{
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);
    CrDayOrder *order;

    if (mine->state != CR_MINE_DUG)
      continue;
    order = add_order (orders, CR_DAY_DIG);
    order->mine = (int) i;
    choose_hex (campaign, mine, order);
    if (mine->n > 0)
      add_order (orders, CR_DAY_PROPS)->mine = (int) i;
    list_met (campaign, (int) i, orders);
  }
}

/* BES-02: every second of the fighting men, by their strength, so that there are as good ones on
 * both fields. */
static void
list_divided_battle (const CrCampaign *campaign, GArray *orders)
{
  CrDayOrder *order = add_order (orders, CR_DAY_BATTLE);
  gint16 men[CR_DAY_MEN];
  int n = choose_fighters (campaign, CR_BESIEGERS, TRUE, CR_DAY_MEN, men);

  for (int i = 0; i < n; i += 2)
    if (!is_engineer (campaign, (guint) men[i]))
      order->men[order->n_men++] = men[i];
}

static void
list_relief (const CrCampaign *campaign, GArray *orders)
{
  const CrDay *day = &campaign->day;

  if (day->relief == CR_RELIEF_COME) {
    add_order (orders, CR_DAY_BATTLE);
    list_divided_battle (campaign, orders);
    /* BES-03 leaves open what they have brought: as much as a garrison of which nothing is said. */
    add_order (orders, CR_DAY_REFUGE)->number = cr_siege_figure (campaign, CR_SIEGE_SUPPLY_DAYS);
  } else if (day->relief == CR_RELIEF_DIVIDED)
    add_order (orders, CR_DAY_YIELD);
  else if (day->held && cr_campaign_is_relief_awaited (campaign))
    add_order (orders, CR_DAY_RELIEF);
}

/* While the army of relief is to be met, the walls are left alone (BES-02). */
static void
list_actions (const CrCampaign *campaign, const CrPlace *place, GArray *orders)
{
  const CrDay *day = &campaign->day;
  gboolean due = cr_campaign_is_battle_due (campaign);

  if (place != NULL && !due) {
    list_battering (campaign, *place, orders);
    list_new_mine (campaign, *place, orders);
  }
  if (due)
    add_order (orders, CR_DAY_ASSAULT);
  list_relief (campaign, orders);
  if (!due)
    add_order (orders, CR_DAY_ASSAULT);
  if (day->camp == CR_GARRISON && day->relief == CR_RELIEF_NONE && !day->held)
    add_order (orders, CR_DAY_RETIRE)->number = day->food;
  list_mines (campaign, orders);
  if (!due && day->relief != CR_RELIEF_REFUGE)
    add_order (orders, CR_DAY_PARLEY);
  list_building (campaign, orders);
  if (!due)
    add_order (orders, CR_DAY_END);
  add_order (orders, CR_DAY_RAISE);
}

void
cr_day_list (const CrCampaign *campaign, const CrPlace *place, GArray *orders)
{
  const CrDay *day = &campaign->day;

  g_array_set_size (orders, 0);
  if (day->over)
    return;
  switch ((CrDayStep) day->step) {
  case CR_STEP_ACTION:
    /* BES-01: nothing else is done before it is said. */
    if (day->relief == CR_RELIEF_COME)
      list_relief (campaign, orders);
    else
      list_actions (campaign, place, orders);
    break;
  case CR_STEP_ASSAULT:
    if (campaign->other != NULL)
      add_order (orders, CR_DAY_TABLE);
    break;
  case CR_STEP_EVENING:
    add_order (orders, CR_DAY_DAWN);
    add_order (orders, CR_DAY_RAISE);
    break;
  default:
    add_order (orders, CR_DAY_DAWN);
    break;
  }
}
