/* test-siege-chance.c: sieges led by chance. SPDX-License-Identifier: GPL-3.0-or-later */
/* Men and engines by chance, and orders by chance until the siege has ended, as each does by its
 * last day: men stay as many as came, days go on, food is never less than none, what is refused
 * changes nothing, and all of it can be taken back and done again. An argument says how many. */
#include <stdlib.h>
#include <string.h>

#include "cr-siege-log.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "support.h"

#define N_SIEGES 1000
#define MOST_ORDERS 2000
#define TRACK 8

typedef struct {
  CrCampaign *campaign;
  CrPlaylog *log;
  GPtrArray *did; /* CrDayEvents */
  guint n_men;
} Siege;

static CrCastle *castle;
static CrCharacters *library;
static int n_sieges = N_SIEGES;

static const char *const besiegers[] = { "conrad", "boldric", "mark",   "odo",
                                         "watkin", "hal",     "crispin" };
static const char *const garrison[] = { "roland", "tom", "baker" };

static gboolean
lead (Siege *siege, const char *text)
{
  g_autofree char *canonical = NULL;
  CrDayEvents *events;
  CrDayOrder order;

  if (!cr_day_order_parse (siege->campaign, text, &order, NULL))
    return FALSE;
  canonical = cr_day_order_format (siege->campaign, &order);
  events = cr_day_events_new ();
  if (!cr_day_apply (siege->campaign, &order, events, NULL)) {
    cr_day_events_free (events);
    return FALSE;
  }
  cr_siege_log_add (siege->log, siege->campaign, canonical, events, NULL);
  g_ptr_array_add (siege->did, events);
  return TRUE;
}

static int
chance (int n)
{
  return g_test_rand_int_range (0, n);
}

static void
begin (Siege *siege)
{
  static const char *const none[] = { NULL };
  static const char *const more[] = { "bring trebuchet",   "bring mangonel", "bring ram",
                                      "bring trebuchet-2", "food 3",         "food 12" };

  siege->campaign = cr_campaign_new (castle, none, library, (guint64) g_test_rand_int (), NULL);
  siege->log = cr_siege_log_new (siege->campaign);
  siege->did = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_day_events_free);
  for (gsize i = 0; i < G_N_ELEMENTS (besiegers); i++) {
    g_autofree char *text = g_strdup_printf ("muster %s for besiegers", besiegers[i]);

    g_assert_true (lead (siege, text));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (garrison); i++) {
    g_autofree char *text = g_strdup_printf ("muster %s for garrison", garrison[i]);

    g_assert_true (lead (siege, text));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    if (g_test_rand_bit ())
      g_assert_true (lead (siege, more[i]));
  g_assert_true (lead (siege, "track 8"));
  siege->n_men = cr_campaign_n_soldiers (siege->campaign);
}

/* In a game everybody is put somewhere, some are harmed by what befalls them, and it is finished.
 */
static void
pick_fight (Siege *siege, GString *text)
{
  CrState *state = cr_campaign_get_assault (siege->campaign);
  const CrTurn *turn = cr_state_get_turn (state);

  if (turn->n_awaited > 0)
    g_string_printf (text, "choose %d", 1 + chance (3));
  else if (turn->number == 0 && chance (8) > 0)
    g_string_printf (
        text, "place %s at %d,%d",
        cr_state_get_fighter (state, (guint) chance ((int) cr_state_n_fighters (state)))->id,
        1 + chance (14), 1 + chance (12));
  else if (chance (4) == 0)
    g_string_assign (text, "finish");
  else if (chance (3) == 0 && turn->number > 0) {
    g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
    g_autofree char *order = NULL;

    cr_game_list (state, chance ((int) cr_state_n_fighters (state)), orders);
    if (orders->len > 0)
      order = cr_order_format (
          state, &g_array_index (orders, CrOrder, (guint) chance ((int) orders->len)));
    g_string_assign (text, order != NULL ? order : "end");
  } else
    g_string_assign (text, "end");
}

static void
pick_order (Siege *siege, GString *text)
{
  static const char *const fixed[] = { "dawn",
                                       "end",
                                       "end",
                                       "parley",
                                       "assault",
                                       "assault turns 3",
                                       "build ladder-1 with mark",
                                       "build ram-2",
                                       "batter 0608 by ram",
                                       "batter hoarding 0608:S",
                                       "batter 1204 with 1",
                                       "props sap",
                                       "build penthouse with boldric+mark+odo+watkin+hal+crispin",
                                       "mine sap at 1205 from 1305",
                                       "dig sap with boldric+mark+odo",
                                       "dig sap at 1204 with boldric+mark+odo hurried",
                                       "dawn" };

  if (cr_campaign_get_assault (siege->campaign) != NULL)
    pick_fight (siege, text);
  else if (chance (3) == 0)
    g_string_printf (text, "batter %d,%d", 1 + chance (14), 1 + chance (12));
  else
    g_string_assign (text, fixed[chance (G_N_ELEMENTS (fixed))]);
}

static void
check_state (const Siege *siege, int day_before)
{
  const CrDay *day = cr_campaign_get_day (siege->campaign);
  int n = 0;

  for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++)
    for (int state = 0; state < CR_N_SOLDIER_STATES; state++)
      n += cr_campaign_count (siege->campaign, camp, (CrSoldierState) state);
  for (int state = 0; state < CR_N_SOLDIER_STATES; state++)
    n += cr_campaign_count_relief (siege->campaign, (CrSoldierState) state);
  g_assert_cmpint (n, ==, siege->n_men);
  g_assert_cmpint (day->number, >=, day_before);
  g_assert_cmpint (day->number, <=, TRACK);
  g_assert_cmpint (day->food, >=, 0);
  g_assert_true (day->over || day->number == 0 || day->food > 0);
  g_assert_cmpint (cr_campaign_get_points (siege->campaign, CR_BESIEGERS), >=, 0);
  g_assert_true ((day->step == CR_STEP_ASSAULT) ==
                 (cr_campaign_get_assault (siege->campaign) != NULL));
}

static void
check_again (const Siege *siege)
{
  g_autofree char *last = cr_campaign_dup_digest (siege->campaign), *first = NULL, *begun = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrDayEvents) events = cr_day_events_new ();
  g_autoptr (CrCampaign) again = cr_siege_log_begin (siege->log, castle, library, &error);
  g_autofree char *digest = NULL;

  g_assert_no_error (error);
  begun = cr_campaign_dup_digest (again);
  for (guint i = 0; i < siege->log->played->len; i++) {
    cr_siege_log_replay (siege->log, i, again, events, &error);
    g_assert_no_error (error);
  }
  digest = cr_campaign_dup_digest (again);
  g_assert_cmpstr (digest, ==, last);
  for (guint i = siege->did->len; i-- > 0;)
    cr_day_revert (siege->campaign, siege->did->pdata[i]);
  first = cr_campaign_dup_digest (siege->campaign);
  g_assert_cmpstr (first, ==, begun);
}

/* GEN-03, GSI-02: each ends by its last day. */
static void
test_chance (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n_sieges; i++) {
    Siege siege = { NULL };
    int n = 0;

    begin (&siege);
    while (!cr_campaign_get_day (siege.campaign)->over) {
      int day = cr_campaign_get_day (siege.campaign)->number;

      g_assert_cmpint (++n, <, MOST_ORDERS);
      pick_order (&siege, text);
      lead (&siege, text->str);
      check_state (&siege, day);
    }
    check_again (&siege);
    g_ptr_array_unref (siege.did);
    cr_playlog_free (siege.log);
    cr_campaign_free (siege.campaign);
  }
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_sieges = atoi (argv[1]);
  path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "siege",
                           "siegewall.map.xml", NULL);
  ruleset = support_load_ruleset ("siege");
  castle = cr_castle_new (cr_map_load (path, NULL, NULL), ruleset);
  library = cr_characters_load (NULL, NULL);
  g_test_add_func ("/siege/chance", test_chance);
  status = g_test_run ();
  cr_castle_free (castle);
  cr_characters_unref (library);
  return status;
}
