/* cmd-play.c: a game by orders, one a line. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-view.h"
#include "cr-words-ask.h"
#include "cr-words-game.h"
#include "cr-xml-characters.h"
#include "orders.h"
#include "told.h"

typedef struct {
  char *orders, *log, *position, *seed, *characters, *profile, *view;
  char **options, **modules;
  int turns;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->orders);
  g_free (wishes->log);
  g_free (wishes->position);
  g_free (wishes->seed);
  g_free (wishes->characters);
  g_free (wishes->profile);
  g_free (wishes->view);
  g_strfreev (wishes->options);
  g_strfreev (wishes->modules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* @view: the side that is told, −1 for everything; @n_refused: how many orders could not be read or
 * done */
typedef struct {
  CrState *state;
  CrEvents *events;
  CrPlaylog *log;
  gboolean json;
  int view;
  int n_refused;
} Play;

static void
play_clear (Play *play)
{
  cr_state_free (play->state);
  cr_events_free (play->events);
  cr_playlog_free (play->log);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

/* Adds the question that the game asks after an order, with the answers in the order of their
 * numbers. */
static void
add_choices (const Play *play, JsonBuilder *json)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *awaited = cr_words_awaited (play->state);
  g_auto (GStrv) words = NULL;

  if (awaited == NULL)
    return;
  cli_json_string (json, "awaited", awaited);
  cr_state_list_choices (play->state, choices);
  for (guint i = 0; i < choices->len; i++) {
    g_autofree char *word = cr_words_choice (play->state, &g_array_index (choices, CrChoice, i));

    g_strv_builder_add (builder, word);
  }
  words = g_strv_builder_end (builder);
  cli_told_add_words (json, "choices", words);
}

static void
print_json (const Play *play, const char *order, char **words, const char *refused)
{
  g_autoptr (JsonBuilder) json = cli_told_begin (order);

  cli_told_add_result (json, refused, words);
  add_choices (play, json);
  cli_told_end (json);
}

static void
tell_refused (Play *play, const char *order, const char *sentence)
{
  play->n_refused++;
  if (play->json)
    print_json (play, order, NULL, sentence);
  else
    cli_told_print_refused (order, sentence);
}

static void
tell_done (const Play *play, const char *order, char **words)
{
  if (play->json)
    print_json (play, order, words, NULL);
  else
    cli_told_print (order, words);
}

/* Prints the question of the game on a line of its own, because it is to be answered next. */
static void
tell_choices (const Play *play)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  g_autofree char *awaited = cr_words_awaited (play->state);

  if (awaited == NULL || play->json)
    return;
  g_print ("  %s\n", awaited);
  cr_state_list_choices (play->state, choices);
  for (guint i = 0; i < choices->len; i++) {
    g_autofree char *words = cr_words_choice (play->state, &g_array_index (choices, CrChoice, i));

    g_print ("    choose %u: %s\n", i + 1, words);
  }
}

/* Whether an order may be told: one of a hidden man would tell where he is. */
static gboolean
may_tell (const Play *play, const CrOrder *order)
{
  return play->view < 0 || order->n_men == 0 || order->men[0] < 0 ||
         cr_state_sees (play->state, play->view, order->men[0]);
}

/* Returns: (transfer container): the sentences that the side may be told */
static char **
pick_seen (const Play *play, char **words)
{
  char **seen = g_new0 (char *, g_strv_length (words) + 1);
  guint n_seen = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (play->view < 0 ||
        cr_event_is_seen (play->state, play->view, cr_events_get (play->events, i)))
      seen[n_seen++] = words[i];
  return seen;
}

static void
tell_order (const Play *play, const CrOrder *order, const char *text, char **words)
{
  g_autofree char **seen = pick_seen (play, words);
  gboolean anew = order->n_places > 0 && (order->n_men == 0 || order->men[0] < 0);
  gboolean told = may_tell (play, order) && (!anew || *seen != NULL);

  if (told || *seen != NULL)
    tell_done (play, told ? text : "…", seen);
}

static void
play_order (Play *play, const CrOrder *order)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *text = cr_order_format (play->state, order);
  CrRefusal refusal;

  if (cr_game_apply (play->state, order, play->events, &refusal)) {
    char **words = cr_words_events (play->state, play->events, languages);

    tell_order (play, order, text, words);
    cr_playlog_add (play->log, play->state, text, play->events, words);
    tell_choices (play);
  } else {
    g_autofree char *sentence = cr_words_refusal (play->state, order, &refusal, languages);

    tell_refused (play, may_tell (play, order) ? text : "…",
                  may_tell (play, order) ? sentence : "…");
  }
}

/* Answers "tom ?": what could be ordered. */
static void
answer_line (const Play *play, const char *line)
{
  g_autoptr (CrState) view = play->view < 0 ? NULL : cr_state_view (play->state, play->view);
  g_auto (GStrv) words =
      cr_words_ask (view != NULL ? view : play->state, line, g_get_language_names ());

  tell_done (play, line, words);
}

static void
play_line (const char *text, gpointer data)
{
  Play *play = data;
  g_autoptr (GError) error = NULL;
  CrOrder order;

  if (cr_words_is_question (text))
    answer_line (play, text);
  else if (cr_order_parse (play->state, text, &order, &error))
    play_order (play, &order);
  else {
    g_autofree char *shown = cr_text_show (text);

    tell_refused (play, shown, error->message);
  }
}

static gboolean
check_turns (int turns, GError **error)
{
  if (turns >= 0 && turns <= CR_MAX_TURNS)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, _ ("found --turns %d, expected 1 to %d"), turns,
               CR_MAX_TURNS);
  return FALSE;
}

/* Returns: (transfer full): options and chapters, which are chosen in the same way */
static char **
join_choices (const Wishes *wishes)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();

  if (wishes->options != NULL)
    g_strv_builder_addv (choices, (const char **) wishes->options);
  if (wishes->modules != NULL)
    g_strv_builder_addv (choices, (const char **) wishes->modules);
  return g_strv_builder_end (choices);
}

static gboolean
read_view (Play *play, const char *text, GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  play->view = text != NULL ? cr_state_find_party (play->state, text) : -1;
  if (text == NULL || play->view >= 0)
    return TRUE;
  for (guint i = 0; i < cr_state_n_parties (play->state); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            cr_state_get_party (play->state, i)->id);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --view %s, expected one of: %s"), text,
               names->str);
  return FALSE;
}

/* A scenario has its own map, rules and length, so these options are refused with it. */
static gboolean
check_wishes (const Wishes *wishes, GError **error)
{
  if (wishes->options == NULL && wishes->modules == NULL && wishes->turns == 0 &&
      wishes->profile == NULL)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("a scenario says by which rules it is played; expected no %s"),
               wishes->turns != 0        ? "--turns"
               : wishes->options != NULL ? "--option"
               : wishes->modules != NULL ? "--module"
                                         : "--profile");
  return FALSE;
}

static CrState *
start_free (const char *path, const Wishes *wishes, guint64 seed, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (path, wishes->profile, error);
  g_autoptr (CrCharacters) library = NULL;
  g_auto (GStrv) choices = join_choices (wishes);

  if (castle == NULL || !check_turns (wishes->turns, error))
    return NULL;
  library = cr_characters_load (wishes->characters, error);
  if (library == NULL ||
      (wishes->log != NULL && !cli_castle_check_target (castle, wishes->log, error)))
    return NULL;
  return cr_state_new_by (castle->it, (const char *const *) choices, wishes->turns, library, seed,
                          error);
}

static CrState *
start_scenario (const char *path, const Wishes *wishes, guint64 seed, GError **error)
{
  g_autoptr (CliScenario) scenario =
      check_wishes (wishes, error) ? cli_scenario_load (path, wishes->characters, error) : NULL;

  if (scenario == NULL ||
      (wishes->log != NULL && !cli_castle_check_target (scenario->castle, wishes->log, error)))
    return NULL;
  return cli_scenario_begin (scenario, seed, error);
}

/* The log must not overwrite a file from which the game was read. */
static gboolean
check_log (const char *path, const Wishes *wishes, GError **error)
{
  const char *reads[] = { wishes->orders, wishes->characters,
                          cli_is_scenario (path) ? path : NULL };

  for (guint i = 0; wishes->log != NULL && i < G_N_ELEMENTS (reads); i++)
    if (!cr_target_check_read (wishes->log, reads[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
start_play (Play *play, const char *path, const Wishes *wishes, GError **error)
{
  guint64 seed;

  if (!cli_read_seed (wishes->seed, &seed, error) || !check_log (path, wishes, error))
    return FALSE;
  play->state = cli_is_scenario (path) ? start_scenario (path, wishes, seed, error)
                                       : start_free (path, wishes, seed, error);
  if (play->state == NULL || !read_view (play, wishes->view, error))
    return FALSE;
  play->events = cr_events_new ();
  play->log = cr_playlog_new (play->state);
  return TRUE;
}

/* Returns: (transfer full): every order there is. */
static char *
list_orders (void)
{
  GString *text = g_string_new (_ ("Orders, each on a line of its own; what is in brackets may be "
                                   "left out, and a line that ends with ? only asks:"));

  for (CrVerb verb = 0; verb < CR_N_VERBS; verb++) {
    g_autofree char *usage = cr_verb_dup_usage (verb);

    g_string_append_printf (text, "\n  %s", usage);
  }
  return g_string_free (text, FALSE);
}

CliStatus
cli_play (CliCall *call, GError **error)
{
  g_autofree char *about = list_orders ();
  g_auto (Wishes) wishes = { NULL };
  g_auto (Play) play = { .json = FALSE };
  const GOptionEntry entries[] = {
    { "orders", 0, 0, G_OPTION_ARG_FILENAME, &wishes.orders,
      N_ ("Read the orders from FILE; - for standard input"), N_ ("FILE") },
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &wishes.log, N_ ("Write what was played to FILE"),
      N_ ("FILE") },
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &wishes.position,
      N_ ("Write how the game stands then to FILE, as a scenario"), N_ ("FILE") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wishes.seed, N_ ("Of the dice; 1 by default"), "N" },
    { "characters", 0, 0, G_OPTION_ARG_FILENAME, &wishes.characters,
      N_ ("Who can be in it: a file or the id of a shipped library"), N_ ("FILE") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.options,
      N_ ("Play with this option of the rules; may be given several times"), "ID=VALUE" },
    { "module", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.modules,
      N_ ("Play with or without this chapter of the rules"), "ID=yes|no" },
    { "turns", 0, 0, G_OPTION_ARG_INT, &wishes.turns, N_ ("End after so many game turns"), "N" },
    { "view", 0, 0, G_OPTION_ARG_STRING, &wishes.view,
      N_ ("Tell what this side may know, not what goes on below ground"), N_ ("SIDE") },
    { "profile", 0, 0, G_OPTION_ARG_STRING, &wishes.profile,
      N_ ("Play by this ruleset instead of the map's own"), "ID" },
    { NULL },
  };

  call->about = about;
  if (!cli_call_parse (call, entries, error) || !start_play (&play, call->words[0], &wishes, error))
    return CLI_FAILED;
  play.json = call->json;
  if (!cli_read_orders (wishes.orders, play_line, &play, error) ||
      !cli_save_log (play.log, wishes.log, error) ||
      !cli_save_position (play.state, call->words[0], wishes.position, error))
    return CLI_FAILED;
  return play.n_refused == 0 ? CLI_YES : CLI_NO;
}
