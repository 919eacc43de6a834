/* test-siege.c: sieges led by files of orders. SPDX-License-Identifier: GPL-3.0-or-later */
/* As test-game.c reads tests/data/game, this reads tests/data/siege: orders, and below each what it
 * brings about. The heading names the rules it is about; remarks say where one of them acts, "# Hit
 * BAT-05: why", and where it only nearly does, "# Near miss BAT-05: why".
 *
 *   #: map border-castle       a shipped map, or NAME.map.xml beside the file
 *   #: scenario phased        in place of a map: NAME.scenario.xml beside the file, whose assaults
 *                             are planned
 *   #: seed 7                  of the dice
 *   #: option passing=always   of its games; any number of them
 *
 * Each is led, taken back to the beginning, and led again as the file of its log says. */
#include <string.h>

#include "cr-day-list.h"
#include "cr-siege-log.h"
#include "cr-siege-scenario.h"
#include "cr-words-day.h"
#include "cr-words-game.h"
#include "cr-words-siege.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "cr-xml-scenario.h"
#include "proofs.h"
#include "support.h"

/* @did: (element-type CrDayEvents): of each order that was done
 * @told: the file as it should be */
typedef struct {
  CrCastle *castle;
  CrCharacters *library;
  CrCampaign *campaign;
  CrPlaylog *log;
  GPtrArray *did;
  GString *told;
} Siege;

static const char *const languages[] = { "en", NULL };

/* (nullable): the scenario that it is a siege of */
static CrScenario *
load_scenario (char **lines)
{
  g_auto (GStrv) named = proofs_find (lines, "scenario");
  g_autofree char *path =
      proofs_find_file ("siege", *named != NULL ? *named : "", CR_SCENARIO_ENDING);
  g_autoptr (GError) error = NULL;
  CrScenarioFile *loaded = *named != NULL ? cr_scenario_load (path, &error) : NULL;
  CrScenario *scenario;

  g_assert_no_error (error);
  if (loaded == NULL)
    return NULL;
  scenario = cr_scenario_ref (loaded->it);
  cr_scenario_file_free (loaded);
  return scenario;
}

static void
siege_init (Siege *siege, char **lines)
{
  g_auto (GStrv) options = proofs_find (lines, "option"), map = proofs_find (lines, "map");
  guint64 of_dice = proofs_find_number (lines, "seed", 1);
  CrScenario *scenario = load_scenario (lines);
  g_autoptr (GError) error = NULL;

  siege->castle =
      proofs_load_castle ("siege", scenario != NULL ? cr_node_get (scenario->map, "id") : map[0]);
  siege->library = cr_characters_load (NULL, NULL);
  siege->campaign =
      scenario != NULL
          ? cr_campaign_new_scenario (siege->castle, scenario, siege->library, of_dice, &error)
          : cr_campaign_new (siege->castle, (const char *const *) options, siege->library, of_dice,
                             &error);
  g_clear_pointer (&scenario, cr_scenario_unref);
  g_assert_no_error (error);
  siege->log = cr_siege_log_new (siege->campaign);
  siege->did = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_day_events_free);
  siege->told = g_string_new (NULL);
}

static void
siege_clear (Siege *siege)
{
  g_string_free (siege->told, TRUE);
  g_ptr_array_unref (siege->did);
  cr_playlog_free (siege->log);
  cr_campaign_free (siege->campaign);
  cr_characters_unref (siege->library);
  cr_castle_free (siege->castle);
}

static void
tell_choices (Siege *siege)
{
  CrState *fight = cr_campaign_get_assault (siege->campaign);
  g_autofree char *awaited = fight != NULL ? cr_words_awaited (fight) : NULL;

  if (awaited != NULL)
    g_string_append_printf (siege->told, "#  %s\n", awaited);
}

/* What is refused changes nothing. */
static void
lead_order (Siege *siege, const CrDayOrder *order)
{
  g_autofree char *text = cr_day_order_format (siege->campaign, order);
  g_autofree char *before = cr_campaign_dup_digest (siege->campaign), *after = NULL;
  g_autofree char *refused = NULL;
  CrDayEvents *events = cr_day_events_new ();
  CrDayRefusal refusal;

  if (cr_day_apply (siege->campaign, order, events, &refusal)) {
    char **words = cr_words_day_events (siege->campaign, events, languages);

    proofs_tell (siege->told, words);
    cr_siege_log_add (siege->log, siege->campaign, text, events, words);
    g_ptr_array_add (siege->did, events);
    tell_choices (siege);
    return;
  }
  after = cr_campaign_dup_digest (siege->campaign);
  g_assert_cmpstr (after, ==, before);
  refused = cr_words_day_refusal (siege->campaign, order, &refusal, languages);
  g_string_append_printf (siege->told, "#  ✗ %s\n", refused);
  cr_day_events_free (events);
}

/* The canonical form is read back as the same order. */
static void
check_form (const CrCampaign *campaign, const CrDayOrder *order)
{
  g_autofree char *text = cr_day_order_format (campaign, order), *again = NULL;
  g_autoptr (GError) error = NULL;
  CrDayOrder read;

  g_assert_true (cr_day_order_parse (campaign, text, &read, &error));
  g_assert_no_error (error);
  again = cr_day_order_format (campaign, &read);
  g_assert_cmpstr (again, ==, text);
}

/* "offered clash": what the day page has buttons for, with the verb */
static void
tell_offered (Siege *siege, const char *verb)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrDayOrder));
  g_autofree char *head = g_strdup_printf ("%s ", verb);

  cr_day_list (siege->campaign, NULL, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrDayOrder *order = &g_array_index (orders, CrDayOrder, i);
    g_autofree char *text = cr_day_order_format (siege->campaign, order);
    g_autofree char *title = cr_words_day_order (siege->campaign, order, languages);
    g_autofree char *detail = cr_words_day_prospect (siege->campaign, order);

    if (g_str_equal (text, verb) || g_str_has_prefix (text, head))
      g_string_append_printf (siege->told, "#  %s %s: %s; %s\n",
                              cr_day_judge (siege->campaign, order, NULL) ? "✓" : "✗", text, title,
                              detail != NULL ? detail : "");
  }
}

static void
lead_line (gpointer data, const char *line)
{
  Siege *siege = data;
  g_autoptr (GError) error = NULL;
  CrDayOrder order;

  g_string_append_printf (siege->told, "%s\n", line);
  if (*line == '#' || *line == '\0')
    return;
  if (g_str_has_prefix (line, "offered ")) {
    tell_offered (siege, line + strlen ("offered "));
    return;
  }
  if (cr_day_order_parse (siege->campaign, line, &order, &error)) {
    check_form (siege->campaign, &order);
    lead_order (siege, &order);
  } else
    g_string_append_printf (siege->told, "#  ✗ %s\n", error->message);
}

static void
check_reverted (Siege *siege, const char *first)
{
  g_autofree char *digest = NULL;

  for (guint i = siege->did->len; i-- > 0;)
    cr_day_revert (siege->campaign, siege->did->pdata[i]);
  digest = cr_campaign_dup_digest (siege->campaign);
  g_assert_cmpstr (digest, ==, first);
}

static void
check_replayed (const Siege *siege, const char *last)
{
  g_autoptr (CrPlaylog) log = proofs_reload (siege->log);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrDayEvents) events = cr_day_events_new ();
  g_autoptr (CrCampaign) again = cr_siege_log_begin (log, siege->castle, siege->library, &error);
  g_autofree char *digest = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < log->played->len; i++) {
    cr_siege_log_replay (log, i, again, events, &error);
    g_assert_no_error (error);
  }
  digest = cr_campaign_dup_digest (again);
  g_assert_cmpstr (digest, ==, last);
}

/* (transfer full): the file with what is brought about now */
static char *
lead_text (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *first = NULL, *last = NULL, *told = NULL;
  Siege siege;

  siege_init (&siege, lines);
  first = cr_campaign_dup_digest (siege.campaign);
  proofs_foreach_line (lines, lead_line, &siege);
  last = cr_campaign_dup_digest (siege.campaign);
  check_replayed (&siege, last);
  check_reverted (&siege, first);
  told = g_strdup (siege.told->str);
  siege_clear (&siege);
  return g_steal_pointer (&told);
}

int
main (int argc, char **argv)
{
  if (proofs_init (&argc, &argv, lead_text))
    return 0;
  proofs_add ("siege", lead_text);
  return g_test_run ();
}
