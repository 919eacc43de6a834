/* cr-campaign.c: a siege by days as it stands. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

static CrCampGround *
ground_new (CrCastle *castle)
{
  CrCampGround *ground = g_atomic_rc_box_new0 (CrCampGround);

  ground->castle = castle;
  return ground;
}

static void
ground_clear (gpointer data)
{
  CrCampGround *ground = data;

  cr_castle_free (ground->castle);
  g_free (ground->digest);
}

static void
ground_unref (CrCampGround *ground)
{
  g_atomic_rc_box_release_full (ground, ground_clear);
}

/* The castle with the choices that the games of the siege are played by. */
static CrCastle *
copy_castle (const CrCastle *castle, const char *const *choices, GError **error)
{
  g_autoptr (CrRuleset) ruleset =
      cr_ruleset_choose (cr_castle_get_ruleset (castle), choices, error);

  if (ruleset == NULL)
    return NULL;
  if (*cr_ruleset_get_choices (ruleset) == NULL)
    return cr_castle_copy (castle);
  return cr_castle_new (cr_map_copy (cr_castle_get_map (castle)), ruleset);
}

CrCampaign *
cr_campaign_new (const CrCastle *castle,
                 const char *const *choices,
                 const CrCharacters *library,
                 guint64 seed,
                 GError **error)
{
  CrCastle *own = copy_castle (castle, choices, error);
  g_autoptr (CrSiegeRules) rules =
      own != NULL ? cr_siege_rules_new (cr_castle_get_ruleset (own), error) : NULL;
  CrCampaign *campaign;

  if (rules == NULL) {
    cr_castle_free (own);
    return NULL;
  }
  campaign = g_new0 (CrCampaign, 1);
  campaign->ground = ground_new (own);
  campaign->origin = cr_map_dup_digest (cr_castle_get_map (own));
  campaign->library = cr_characters_ref (library);
  campaign->seed = seed;
  campaign->day.dice = cr_dice_new (seed);
  campaign->day.winner = -1;
  campaign->soldiers = g_array_new (FALSE, FALSE, sizeof (CrSoldier));
  campaign->engines = g_array_new (FALSE, FALSE, sizeof (CrEngine));
  campaign->damages = g_array_new (FALSE, FALSE, sizeof (CrDamage));
  campaign->mines = g_array_new (FALSE, FALSE, sizeof (CrMine));
  campaign->rules = g_steal_pointer (&rules);
  campaign->day.track = (gint16) cr_siege_figure (campaign, CR_SIEGE_TRACK_DAYS);
  return campaign;
}

CrCampaign *
cr_campaign_copy (const CrCampaign *campaign)
{
  CrCampaign *copy = g_memdup2 (campaign, sizeof *campaign);

  cr_siege_rules_ref (copy->rules);
  cr_characters_ref (copy->library);
  g_atomic_rc_box_acquire (copy->ground);
  copy->origin = g_strdup (campaign->origin);
  copy->soldiers = g_array_copy (campaign->soldiers);
  copy->engines = g_array_copy (campaign->engines);
  copy->damages = g_array_copy (campaign->damages);
  copy->mines = g_array_copy (campaign->mines);
  copy->plan = campaign->plan != NULL ? cr_scenario_ref (campaign->plan) : NULL;
  copy->other = campaign->other != NULL ? cr_state_copy (campaign->other) : NULL;
  copy->assault = campaign->assault != NULL ? cr_state_copy (campaign->assault) : NULL;
  return copy;
}

void
cr_campaign_free (CrCampaign *campaign)
{
  if (campaign == NULL)
    return;
  g_array_unref (campaign->soldiers);
  g_array_unref (campaign->engines);
  g_array_unref (campaign->damages);
  g_array_unref (campaign->mines);
  g_clear_pointer (&campaign->plan, cr_scenario_unref);
  cr_state_free (campaign->assault);
  cr_state_free (campaign->other);
  ground_unref (campaign->ground);
  cr_characters_unref (campaign->library);
  cr_siege_rules_unref (campaign->rules);
  g_free (campaign->origin);
  g_free (campaign);
}

const CrDay *
cr_campaign_get_day (const CrCampaign *campaign)
{
  return &campaign->day;
}

const CrSiegeRules *
cr_campaign_get_rules (const CrCampaign *campaign)
{
  return campaign->rules;
}

const CrRuleset *
cr_campaign_get_ruleset (const CrCampaign *campaign)
{
  return cr_castle_get_ruleset (campaign->ground->castle);
}

const CrCharacters *
cr_campaign_get_library (const CrCampaign *campaign)
{
  return campaign->library;
}

CrCastle *
cr_campaign_get_castle (const CrCampaign *campaign)
{
  return campaign->ground->castle;
}

const CrMap *
cr_campaign_get_map (const CrCampaign *campaign)
{
  return cr_castle_get_map (campaign->ground->castle);
}

guint64
cr_campaign_get_seed (const CrCampaign *campaign)
{
  return campaign->seed;
}

char *
cr_campaign_dup_origin (const CrCampaign *campaign)
{
  return g_strdup (campaign->origin);
}

CrState *
cr_campaign_get_assault (const CrCampaign *campaign)
{
  return campaign->assault;
}

int
cr_siege_figure (const CrCampaign *campaign, CrSiegeFigure figure)
{
  return cr_siege_rules_get_figure (campaign->rules, figure).value;
}

int
cr_campaign_get_sides (const CrCampaign *campaign)
{
  return cr_ruleset_get_figure (cr_campaign_get_ruleset (campaign), CR_FIGURE_DIE_SIDES).value;
}

void
cr_campaign_change_castle (CrCampaign *campaign, CrEdit *edit)
{
  CrCampGround *own = ground_new (cr_castle_copy (campaign->ground->castle));

  ground_unref (campaign->ground);
  campaign->ground = own;
  cr_castle_swap (own->castle, edit, NULL);
  cr_edit_free (edit);
}

guint
cr_campaign_n_soldiers (const CrCampaign *campaign)
{
  return campaign->soldiers->len;
}

CrSoldier *
cr_campaign_soldier (CrCampaign *campaign, guint index)
{
  return &g_array_index (campaign->soldiers, CrSoldier, index);
}

const CrSoldier *
cr_campaign_get_soldier (const CrCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->soldiers->len, NULL);
  return &g_array_index (campaign->soldiers, CrSoldier, index);
}

int
cr_campaign_find_soldier (const CrCampaign *campaign, const char *id)
{
  for (guint i = 0; i < campaign->soldiers->len; i++)
    if (g_ascii_strcasecmp (cr_campaign_get_soldier (campaign, i)->id, id) == 0)
      return (int) i;
  return -1;
}

static int
count_men (const CrCampaign *campaign, CrCamp camp, CrSoldierState state, gboolean outside)
{
  int n = 0;

  for (guint i = 0; i < campaign->soldiers->len; i++) {
    const CrSoldier *soldier = cr_campaign_get_soldier (campaign, i);

    n += soldier->camp == camp && soldier->state == state && soldier->outside == outside &&
         !soldier->character->animal;
  }
  return n;
}

int
cr_campaign_count (const CrCampaign *campaign, CrCamp camp, CrSoldierState state)
{
  return count_men (campaign, camp, state, FALSE);
}

int
cr_campaign_count_relief (const CrCampaign *campaign, CrSoldierState state)
{
  return count_men (campaign, CR_GARRISON, state, TRUE);
}

gboolean
cr_campaign_is_free (const CrCampaign *campaign, guint soldier)
{
  const CrSoldier *man = cr_campaign_get_soldier (campaign, soldier);

  return man->state == CR_SOLDIER_FIT && man->builds < 0 && man->digs < 0;
}

guint
cr_campaign_n_engines (const CrCampaign *campaign)
{
  return campaign->engines->len;
}

CrEngine *
cr_campaign_engine (CrCampaign *campaign, guint index)
{
  return &g_array_index (campaign->engines, CrEngine, index);
}

const CrEngine *
cr_campaign_get_engine (const CrCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->engines->len, NULL);
  return &g_array_index (campaign->engines, CrEngine, index);
}

int
cr_campaign_find_engine (const CrCampaign *campaign, const char *id)
{
  for (guint i = 0; i < campaign->engines->len; i++)
    if (g_ascii_strcasecmp (cr_campaign_get_engine (campaign, i)->id, id) == 0)
      return (int) i;
  return -1;
}

int
cr_campaign_get_points (const CrCampaign *campaign, CrCamp camp)
{
  int points = 0;

  for (guint i = 0; i < campaign->engines->len; i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);

    if (engine->camp == camp && engine->state == CR_ENGINE_READY &&
        engine->kind->use == CR_ENGINE_THROWS)
      points += engine->kind->points.value;
  }
  return MAX (points - campaign->day.lost[camp], 0);
}

guint
cr_campaign_n_mines (const CrCampaign *campaign)
{
  return campaign->mines->len;
}

CrMine *
cr_campaign_mine (CrCampaign *campaign, guint index)
{
  return &g_array_index (campaign->mines, CrMine, index);
}

const CrMine *
cr_campaign_get_mine (const CrCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->mines->len, NULL);
  return &g_array_index (campaign->mines, CrMine, index);
}

int
cr_campaign_find_mine (const CrCampaign *campaign, const char *id)
{
  for (guint i = 0; i < campaign->mines->len; i++)
    if (g_ascii_strcasecmp (cr_campaign_get_mine (campaign, i)->id, id) == 0)
      return (int) i;
  return -1;
}

guint
cr_campaign_n_damages (const CrCampaign *campaign)
{
  return campaign->damages->len;
}

const CrDamage *
cr_campaign_get_damage (const CrCampaign *campaign, guint index)
{
  g_return_val_if_fail (index < campaign->damages->len, NULL);
  return &g_array_index (campaign->damages, CrDamage, index);
}

static int
find_damage (const CrCampaign *campaign, CrPlace place, int side)
{
  for (guint i = 0; i < campaign->damages->len; i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);

    if (cr_place_equal (damage->place, place) && damage->side == side)
      return (int) i;
  }
  return -1;
}

int
cr_campaign_get_results (const CrCampaign *campaign, CrPlace place, int side)
{
  int index = find_damage (campaign, place, side);

  return index >= 0 ? cr_campaign_get_damage (campaign, (guint) index)->results : 0;
}

CrDamage *
cr_campaign_damage (CrCampaign *campaign, CrPlace place, int side)
{
  int index = find_damage (campaign, place, side);
  CrDamage anew = { place, side, 0, FALSE, FALSE };

  if (index < 0) {
    g_array_append_val (campaign->damages, anew);
    index = (int) campaign->damages->len - 1;
  }
  return &g_array_index (campaign->damages, CrDamage, (guint) index);
}

const char *
cr_camp_get_name (CrCamp camp)
{
  return camp == CR_BESIEGERS ? "besiegers" : "garrison";
}
