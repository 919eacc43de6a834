/* cr-campaign-private.h: a siege from within. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-day.h"
#include "cr-outside.h"

/* A castle that several campaigns share until one of them changes it. */
typedef struct {
  CrCastle *castle;
  char *digest; /* (nullable): of its map */
} CrCampGround;

/**
 * CrCampaign:
 * @origin: (owned): digest of its map before anything was done
 * @soldiers: (element-type CrSoldier) (owned):
 * @engines: (element-type CrEngine) (owned):
 * @damages: (element-type CrDamage) (owned):
 * @mines: (element-type CrMine) (owned):
 * @plan: (nullable) (owned): the scenario whose assaults are planned
 * @assault: (nullable) (owned): the game that is played now
 * @other: (nullable) (owned): the one on the other table (BES-02)
 */
struct _CrCampaign {
  CrSiegeRules *rules;
  CrCharacters *library;
  CrCampGround *ground;
  char *origin;
  guint64 seed;
  CrDay day;
  GArray *soldiers, *engines, *damages, *mines;
  CrScenario *plan;
  CrState *assault, *other;
};

/* @before: (nullable) (owned): the campaign as it was
 * @after: (nullable) (owned): the game as an order has left it */
struct _CrDayEvents {
  GArray *happened; /* CrDayEvent */
  CrEvents *fight;
  CrCampaign *before;
  CrState *after;
};

/* Does an order, or only judges it when @events is NULL. */
typedef gboolean (*CrDayApply) (CrCampaign *campaign,
                                const CrDayOrder *order,
                                CrDayEvents *events,
                                CrDayRefusal *refusal);

gboolean cr_day_muster (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_bring (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_food (CrCampaign *campaign,
                      const CrDayOrder *order,
                      CrDayEvents *events,
                      CrDayRefusal *refusal);
gboolean cr_day_track (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_dismiss (CrCampaign *campaign,
                         const CrDayOrder *order,
                         CrDayEvents *events,
                         CrDayRefusal *refusal);
gboolean cr_day_dawn (CrCampaign *campaign,
                      const CrDayOrder *order,
                      CrDayEvents *events,
                      CrDayRefusal *refusal);
gboolean cr_day_end (CrCampaign *campaign,
                     const CrDayOrder *order,
                     CrDayEvents *events,
                     CrDayRefusal *refusal);
gboolean cr_day_batter (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_build (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_mine (CrCampaign *campaign,
                      const CrDayOrder *order,
                      CrDayEvents *events,
                      CrDayRefusal *refusal);
gboolean cr_day_dig (CrCampaign *campaign,
                     const CrDayOrder *order,
                     CrDayEvents *events,
                     CrDayRefusal *refusal);
gboolean cr_day_props (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_clash (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_refill (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_relief (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_battle (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_yield (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_refuge (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_retire (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_table (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
gboolean cr_day_assault (CrCampaign *campaign,
                         const CrDayOrder *order,
                         CrDayEvents *events,
                         CrDayRefusal *refusal);
gboolean cr_day_fight (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);
/* The game is over: its men and walls come back into the siege. */
void cr_day_end_assault (CrCampaign *campaign, CrDayEvents *events);

/* (nullable): the game of the assault that is planned for now, with the men who are free; NULL
 * where none is, or where the castle has become such that it cannot be played. */
CrState *cr_day_begin_planned (CrCampaign *campaign,
                               int last_turn,
                               guint64 seed,
                               CrDayEvents *events);

/* Tells how a planned assault was decided; the camp for whom the siege ends by it, or -1. */
int cr_day_judge_planned (CrCampaign *campaign, const CrState *state, CrDayEvents *events);

gboolean cr_day_parley (CrCampaign *campaign,
                        const CrDayOrder *order,
                        CrDayEvents *events,
                        CrDayRefusal *refusal);
gboolean cr_day_raise (CrCampaign *campaign,
                       const CrDayOrder *order,
                       CrDayEvents *events,
                       CrDayRefusal *refusal);

/* Fills in why, and returns FALSE. */
gboolean cr_day_refuse (CrDayRefusal *refusal, CrDayRefusalWhy why, const char *rule);

/* The new last event; to be filled in. */
CrDayEvent *cr_day_events_add (CrDayEvents *events, CrDayEventKind kind);

/* A die of ten sides, told in @event. */
int cr_day_roll (CrCampaign *campaign, CrDayEvent *event);

/* Rolls and looks it up in a table of one column, told in @event. */
const CrTableResult *cr_day_look (CrCampaign *campaign, CrDayEvent *event, const char *table);

/* The action of the day is that of who has the initiative, one a day. */
gboolean cr_day_may_act (const CrCampaign *campaign, CrDayRefusal *refusal);

/* GSI-04, and when nobody is left. */
void cr_day_settle (CrCampaign *campaign, CrDayEvents *events);
void cr_day_conclude (CrCampaign *campaign, CrDayEvents *events, int winner, const char *rule);

/* The castle, no longer shared. @edit: (transfer full): built against its map */
void cr_campaign_change_castle (CrCampaign *campaign, CrEdit *edit);

CrSoldier *cr_campaign_soldier (CrCampaign *campaign, guint index);
CrEngine *cr_campaign_engine (CrCampaign *campaign, guint index);
/* That hex or side, which may have none yet. */
CrDamage *cr_campaign_damage (CrCampaign *campaign, CrPlace place, int side);

CrMine *cr_campaign_mine (CrCampaign *campaign, guint index);

/* Whether what is battered or mined there is not held by those who do it: the besiegers once they
 * hold all but the keep, and the garrison in that (BES-01, BES-03). @side: that of a gate or a
 * hoarding, which may be of either hex; else -1 */
gboolean cr_day_is_enemys (const CrCampaign *campaign, CrPlace place, int side);

/* Whether a ram of those who batter can come to the foot of that wall: over ground that is no moat,
 * and within the castle once something has fallen, or the besiegers hold all but the keep
 * (TWO-04). */
gboolean cr_day_has_foot (const CrCampaign *campaign, CrPlace wall);

/* MIN-05: in the morning the props have burnt. */
void cr_mines_dawn (CrCampaign *campaign, CrDayEvents *events);

/* Those whose mouth lies under rubble now are lost. */
void cr_mines_bury (CrCampaign *campaign, CrDayEvents *events);

/* Whether he can be given work: fit and not at any. */
gboolean cr_campaign_is_free (const CrCampaign *campaign, guint soldier);

int cr_siege_figure (const CrCampaign *campaign, CrSiegeFigure figure);

/* Returns: of the die that is rolled (X-VK) */
int cr_campaign_get_sides (const CrCampaign *campaign);
