/* cmd-siege.c: a siege by orders, one a line. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include <glib/gi18n.h>

#include "cr-siege-log.h"
#include "cr-siege-scenario.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-words-game.h"
#include "cr-words-siege.h"
#include "cr-xml-characters.h"
#include "orders.h"
#include "told.h"

typedef struct {
  char *orders, *log, *seed, *characters;
  char **options;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->orders);
  g_free (wishes->log);
  g_free (wishes->seed);
  g_free (wishes->characters);
  g_strfreev (wishes->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* @n_refused: how many orders could not be read or done */
typedef struct {
  CrCampaign *campaign;
  CrDayEvents *events;
  CrPlaylog *log;
  gboolean json;
  int n_refused;
} Siege;

static void
siege_clear (Siege *siege)
{
  cr_campaign_free (siege->campaign);
  cr_day_events_free (siege->events);
  cr_playlog_free (siege->log);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Siege, siege_clear)

static void
print_json (const Siege *siege, const char *order, char **words, const char *refused)
{
  g_autoptr (JsonBuilder) json = cli_told_begin (order);
  const CrDay *day = cr_campaign_get_day (siege->campaign);

  cli_json_int (json, "day", day->number);
  cli_json_int (json, "food", day->food);
  cli_told_add_result (json, refused, words);
  cli_told_end (json);
}

static void
tell_refused (Siege *siege, const char *order, const char *sentence)
{
  siege->n_refused++;
  if (siege->json)
    print_json (siege, order, NULL, sentence);
  else
    cli_told_print_refused (order, sentence);
}

static void
tell_done (const Siege *siege, const char *order, char **words)
{
  CrState *fight = cr_campaign_get_assault (siege->campaign);
  g_autofree char *awaited = fight != NULL ? cr_words_awaited (fight) : NULL;

  if (siege->json) {
    print_json (siege, order, words, NULL);
    return;
  }
  cli_told_print (order, words);
  if (awaited != NULL)
    g_print ("  %s\n", awaited);
}

static void
lead_day (Siege *siege, const CrDayOrder *order)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *text = cr_day_order_format (siege->campaign, order);
  CrDayRefusal refusal;

  if (cr_day_apply (siege->campaign, order, siege->events, &refusal)) {
    char **words = cr_words_day_events (siege->campaign, siege->events, languages);

    tell_done (siege, text, words);
    cr_siege_log_add (siege->log, siege->campaign, text, siege->events, words);
  } else {
    g_autofree char *sentence = cr_words_day_refusal (siege->campaign, order, &refusal, languages);

    tell_refused (siege, text, sentence);
  }
}

static void
lead_line (const char *text, gpointer data)
{
  Siege *siege = data;
  g_autoptr (GError) error = NULL;
  CrDayOrder order;

  if (cr_day_order_parse (siege->campaign, text, &order, &error))
    lead_day (siege, &order);
  else {
    g_autofree char *shown = cr_text_show (text);

    tell_refused (siege, shown, error->message);
  }
}

/* The log must not overwrite a file that is read. */
static gboolean
check_log (const CliCastle *castle, const char *path, const Wishes *wishes, GError **error)
{
  return wishes->log == NULL || (cli_castle_check_target (castle, wishes->log, error) &&
                                 cr_target_check_read (wishes->log, path, error) &&
                                 cr_target_check_read (wishes->log, wishes->orders, error) &&
                                 cr_target_check_read (wishes->log, wishes->characters, error));
}

static gboolean
begin_siege (Siege *siege, CrCampaign *campaign)
{
  siege->campaign = campaign;
  if (campaign == NULL)
    return FALSE;
  siege->events = cr_day_events_new ();
  siege->log = cr_siege_log_new (campaign);
  return TRUE;
}

/* A scenario has its own map, rules, men and food. */
static gboolean
start_scenario (Siege *siege, const char *path, const Wishes *wishes, guint64 seed, GError **error)
{
  g_autoptr (CliScenario) scenario = cli_scenario_load (path, wishes->characters, error);
  g_auto (GStrv) muster = NULL;

  if (scenario == NULL || !check_log (scenario->castle, path, wishes, error) ||
      !begin_siege (siege, cr_campaign_new_scenario (scenario->castle->it, scenario->it,
                                                     scenario->library, seed, error)))
    return FALSE;
  muster = cr_campaign_list_muster (siege->campaign, scenario->it);
  for (char **order = muster; *order != NULL; order++)
    lead_line (*order, siege);
  return TRUE;
}

static gboolean
start_map (Siege *siege, const char *path, const Wishes *wishes, guint64 seed, GError **error)
{
  static const char *const none[] = { NULL };
  const char *const *choices =
      wishes->options != NULL ? (const char *const *) wishes->options : none;
  g_autoptr (CliCastle) castle = cli_castle_load (path, NULL, error);
  g_autoptr (CrCharacters) library =
      castle != NULL ? cr_characters_load (wishes->characters, error) : NULL;

  return library != NULL && check_log (castle, path, wishes, error) &&
         begin_siege (siege, cr_campaign_new (castle->it, choices, library, seed, error));
}

static gboolean
start_siege (Siege *siege, const char *path, const Wishes *wishes, GError **error)
{
  guint64 seed;

  if (!cli_read_seed (wishes->seed, &seed, error))
    return FALSE;
  return cli_is_scenario (path) ? start_scenario (siege, path, wishes, seed, error)
                                : start_map (siege, path, wishes, seed, error);
}

CliStatus
cli_siege (CliCall *call, GError **error)
{
  g_auto (Wishes) wishes = { NULL };
  g_auto (Siege) siege = { .json = FALSE };
  const GOptionEntry entries[] = {
    { "orders", 0, 0, G_OPTION_ARG_FILENAME, &wishes.orders,
      N_ ("Read the orders from FILE; - for standard input"), N_ ("FILE") },
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &wishes.log, N_ ("Write what was played to FILE"),
      N_ ("FILE") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wishes.seed, N_ ("Of the dice; 1 by default"), "N" },
    { "characters", 0, 0, G_OPTION_ARG_FILENAME, &wishes.characters,
      N_ ("Who can be in it: a file or the id of a shipped library"), N_ ("FILE") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.options,
      N_ ("Play with this option of the rules; may be given several times"), "ID=VALUE" },
    { "module", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.options,
      N_ ("Play with or without this chapter of the rules"), "ID=yes|no" },
    { NULL },
  };

  call->about = _ ("Orders, each on a line of its own:\n"
                   "  muster roland for garrison, bring trebuchet for besiegers, food 9, dawn,\n"
                   "  batter 1012:S with 3, batter gate 1313:N by ram, build ladder-1 with mark,\n"
                   "  mine sap at 1205 from 1305, dig sap at 1204 with boldric+mark, props sap,\n"
                   "  clash sap with boldric+tom against odo, parley, assault (then the orders of\n"
                   "  a game until it is over), relief, battle, refuge 2, retire 4, roll 5 5 1,\n"
                   "  end, raise");
  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  siege.json = call->json;
  if (!start_siege (&siege, call->words[0], &wishes, error))
    return CLI_FAILED;
  if (!cli_read_orders (wishes.orders, lead_line, &siege, error) ||
      !cli_save_log (siege.log, wishes.log, error))
    return CLI_FAILED;
  return siege.n_refused == 0 ? CLI_YES : CLI_NO;
}
