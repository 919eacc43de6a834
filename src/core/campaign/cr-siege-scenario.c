/* cr-siege-scenario.c: a siege as a scenario begins it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-siege-scenario.h"

#include "cr-error.h"
#include "cr-text.h"

static gboolean
check_scenario (const CrScenario *scenario, GError **error)
{
  if (!cr_scenario_check_faults (scenario, error))
    return FALSE;
  if (scenario->changes->len == 0)
    return TRUE;
  cr_node_set_error (scenario->changes->pdata[0], error, CR_ERROR_LIMIT,
                     cr_text ("a siege by days begins with the castle as its map has it: take "
                              "changes and states out, or paint them on the map"));
  return FALSE;
}

CrCampaign *
cr_campaign_new_scenario (const CrCastle *castle,
                          const CrScenario *scenario,
                          const CrCharacters *library,
                          guint64 seed,
                          GError **error)
{
  g_autoptr (CrCampaign) campaign =
      check_scenario (scenario, error)
          ? cr_campaign_new (castle, (const char *const *) scenario->choices, library, seed, error)
          : NULL;

  return campaign != NULL && cr_campaign_plan (campaign, scenario, error)
             ? g_steal_pointer (&campaign)
             : NULL;
}

static const char *
get_camp (const CrScenario *scenario, int side)
{
  return cr_camp_get_name (cr_scenario_get_side (scenario, (guint) side)->defends ? CR_GARRISON
                                                                                  : CR_BESIEGERS);
}

static void
add_order (GStrvBuilder *orders, char *order)
{
  g_strv_builder_add (orders, order);
  g_free (order);
}

/* Who comes to relieve the place is on no side of the day; the turn of others is the day on which
 * they come. */
static void
add_man (const CrScenario *scenario, const CrScenarioMan *man, GStrvBuilder *orders)
{
  const CrForce *force = cr_scenario_get_force (scenario, (guint) man->force);
  gboolean later = !force->relief && force->event < 0 && force->turn > 1;
  g_autofree char *day = later ? g_strdup_printf (" on %d", force->turn) : g_strdup ("");

  add_order (orders, g_strdup_printf ("muster %s as %s%s for %s", man->id, man->character, day,
                                      force->relief ? "relief" : get_camp (scenario, force->side)));
}

/* Of what is carried or rolled only some is built for a siege. */
static void
add_gear (const CrCampaign *campaign,
          const CrScenario *scenario,
          const CrScenarioGear *gear,
          GStrvBuilder *orders)
{
  const CrForce *force = cr_scenario_get_force (scenario, (guint) gear->force);

  if (cr_siege_rules_find_engine (cr_campaign_get_rules (campaign), gear->kind) != NULL)
    add_order (orders, g_strdup_printf ("bring %s as %s for %s", gear->id, gear->kind,
                                        get_camp (scenario, force->side)));
}

char **
cr_campaign_list_muster (const CrCampaign *campaign, const CrScenario *scenario)
{
  g_autoptr (GStrvBuilder) orders = g_strv_builder_new ();

  for (guint i = 0; i < scenario->men->len; i++)
    add_man (scenario, cr_scenario_get_man (scenario, i), orders);
  for (guint i = 0; i < scenario->gear->len; i++)
    add_gear (campaign, scenario, cr_scenario_get_gear (scenario, i), orders);
  for (guint i = 0; i < scenario->engines->len; i++) {
    const CrScenarioEngine *engine = cr_scenario_get_engine (scenario, i);

    add_order (orders, g_strdup_printf ("bring %s as %s for %s", engine->id, engine->kind,
                                        get_camp (scenario, engine->side)));
  }
  if (scenario->days > 0)
    add_order (orders, g_strdup_printf ("track %d", scenario->days));
  if (scenario->food > 0)
    add_order (orders, g_strdup_printf ("food %d", scenario->food));
  return g_strv_builder_end (orders);
}
