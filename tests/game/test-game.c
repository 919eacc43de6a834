/* test-game.c: games played by files of orders. SPDX-License-Identifier: GPL-3.0-or-later */
/* The heading of a file of tests/data/game names the rules it is about; remarks in it say where one
 * of them acts, "# Hit LAD-01: why", and where it only nearly does, "# Near miss LAD-01: why". It
 * holds orders, a line each, and below each what it brings about:
 *
 *   # what it shows, and the ids of its rules
 *   #: map border-castle       a shipped map, or NAME.map.xml beside the file
 *   #: scenario market-day     instead of it, likewise; it brings its map
 *   #: seed 7                  of the dice
 *   #: option passing=always   of this game; any number of them
 *   #: characters vectors      NAME.characters.xml beside the file, in place of the shipped ones
 *   #: turns 5                 after which it ends
 *   move watkin to 13,13
 *   #  Watkin goes from 1316 to 1313 for 3 points.
 *
 * Each is played, taken back to the beginning and played again. */
#include "cr-words-ask.h"
#include "cr-words-game.h"
#include "cr-words-order.h"
#include "cr-xml-assembly.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "cr-xml-scenario.h"
#include "proofs.h"
#include "support.h"

/* @did: (element-type CrEvents): of each order that was done
 * @told: the file as it should be */
typedef struct {
  CrState *state;
  CrPlaylog *log;
  GPtrArray *did;
  GString *told;
} Game;

static CrState *
load_scenario (const char *name, char **lines)
{
  g_autofree char *path = proofs_find_file ("game", name, CR_SCENARIO_ENDING), *map_path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrScenarioFile) scenario = cr_scenario_load (path, &error);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autoptr (CrCastle) castle = NULL;
  CrState *state;

  g_assert_no_error (error);
  map_path = cr_scenario_find_map (scenario->it, path, &error);
  g_assert_no_error (error);
  castle = cr_castle_new (cr_map_open (map_path, NULL, &error), ruleset);
  state = cr_state_new_scenario (castle, scenario->it, library,
                                 proofs_find_number (lines, "seed", 1), &error);
  g_assert_no_error (error);
  return state;
}

/* (transfer full): those of the game, or those that are shipped */
static CrCharacters *
load_library (char **lines)
{
  g_auto (GStrv) named = proofs_find (lines, "characters");
  g_autofree char *path =
      *named != NULL ? proofs_find_file ("game", *named, ".characters.xml") : NULL;
  g_autoptr (GError) error = NULL;
  CrCharacters *library = cr_characters_load (path, &error);

  g_assert_no_error (error);
  return library;
}

static CrState *
load_state (const char *name, char **lines)
{
  g_auto (GStrv) options = proofs_find (lines, "option");
  g_autoptr (CrCastle) castle = proofs_load_castle ("game", name);
  g_autoptr (CrCharacters) library = load_library (lines);
  g_autoptr (GError) error = NULL;
  CrState *state = cr_state_new_by (castle, (const char *const *) options,
                                    (int) proofs_find_number (lines, "turns", 0), library,
                                    proofs_find_number (lines, "seed", 1), &error);
  g_assert_no_error (error);
  return state;
}

static void
game_init (Game *game, char **lines)
{
  g_auto (GStrv) map = proofs_find (lines, "map");
  g_auto (GStrv) scenario = proofs_find (lines, "scenario");

  game->state = *scenario != NULL ? load_scenario (*scenario, lines)
                                  : load_state (*map != NULL ? *map : "border-castle", lines);
  game->log = cr_playlog_new (game->state);
  game->did = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_events_free);
  game->told = g_string_new (NULL);
}

static void
game_clear (Game *game)
{
  g_string_free (game->told, TRUE);
  g_ptr_array_unref (game->did);
  cr_playlog_free (game->log);
  cr_state_free (game->state);
}

static void
tell_choices (Game *game)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  g_autofree char *awaited = cr_words_awaited (game->state);

  if (awaited == NULL)
    return;
  g_string_append_printf (game->told, "#  %s", awaited);
  cr_state_list_choices (game->state, choices);
  for (guint i = 0; i < choices->len; i++) {
    g_autofree char *words = cr_words_choice (game->state, &g_array_index (choices, CrChoice, i));

    g_string_append_printf (game->told, "%s %u %s", i > 0 ? "," : "", i + 1, words);
  }
  g_string_append_c (game->told, '\n');
}

/* What is refused changes nothing, and what may be done is done. */
static void
play_order (Game *game, const CrOrder *order)
{
  static const char *const languages[] = { "en", NULL };
  g_autofree char *text = cr_order_format (game->state, order);
  g_autofree char *before = cr_state_dup_digest (game->state);
  g_autofree char *judged = NULL, *after = NULL;
  CrEvents *events = cr_events_new ();
  CrRefusal refusal;
  gboolean can = cr_game_judge (game->state, order, &refusal);

  judged = cr_state_dup_digest (game->state);
  g_assert_cmpstr (judged, ==, before);
  g_assert_cmpint (cr_game_apply (game->state, order, events, &refusal), ==, can);
  if (can) {
    char **words = cr_words_events (game->state, events, languages);

    proofs_tell (game->told, words);
    cr_playlog_add (game->log, game->state, text, events, words);
    g_ptr_array_add (game->did, events);
    tell_choices (game);
    return;
  }
  after = cr_state_dup_digest (game->state);
  g_assert_cmpstr (after, ==, before);
  {
    g_autofree char *words = cr_words_refusal (game->state, order, &refusal, languages);

    g_string_append_printf (game->told, "#  ✗ %s\n", words);
  }
  cr_events_free (events);
}

/* The canonical form is read back as the same order. */
static void
check_form (const CrState *state, const CrOrder *order)
{
  g_autofree char *text = cr_order_format (state, order), *again = NULL;
  g_autoptr (GError) error = NULL;
  CrOrder read;

  g_assert_true (cr_order_parse (state, text, &read, &error));
  g_assert_no_error (error);
  again = cr_order_format (state, &read);
  g_assert_cmpstr (again, ==, text);
}

/* "tom ?": asking changes nothing. */
static void
ask (Game *game, const char *line)
{
  static const char *const languages[] = { "en", NULL };
  g_autofree char *before = cr_state_dup_digest (game->state), *after = NULL;
  g_auto (GStrv) answer = cr_words_ask (game->state, line, languages);

  proofs_tell (game->told, answer);
  after = cr_state_dup_digest (game->state);
  g_assert_cmpstr (after, ==, before);
}

static void
play_line (gpointer data, const char *line)
{
  Game *game = data;
  g_autoptr (GError) error = NULL;
  CrOrder order;

  g_string_append_printf (game->told, "%s\n", line);
  if (*line == '#' || *line == '\0')
    return;
  if (cr_words_is_question (line))
    ask (game, line);
  else if (cr_order_parse (game->state, line, &order, &error)) {
    check_form (game->state, &order);
    play_order (game, &order);
  } else
    g_string_append_printf (game->told, "#  ✗ %s\n", error->message);
}

static void
check_reverted (Game *game, const char *first)
{
  g_autofree char *digest = NULL;

  for (guint i = game->did->len; i-- > 0;)
    cr_game_revert (game->state, game->did->pdata[i]);
  digest = cr_state_dup_digest (game->state);
  g_assert_cmpstr (digest, ==, first);
}

/* As the file of it says. */
static void
check_replayed (Game *game, const char *last)
{
  g_autoptr (CrPlaylog) log = proofs_reload (game->log);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autofree char *digest = NULL;

  g_assert_true (cr_playlog_check_start (log, game->state, &error));
  for (guint i = 0; i < log->played->len; i++) {
    cr_words_replay (log, i, game->state, events, g_get_language_names (), &error);
    g_assert_no_error (error);
  }
  digest = cr_state_dup_digest (game->state);
  g_assert_cmpstr (digest, ==, last);
}

/* (transfer full): the file with what is brought about now */
static char *
play_text (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *first = NULL, *last = NULL, *told = NULL;
  Game game;

  game_init (&game, lines);
  first = cr_state_dup_digest (game.state);
  proofs_foreach_line (lines, play_line, &game);
  last = cr_state_dup_digest (game.state);
  check_reverted (&game, first);
  check_replayed (&game, last);
  told = g_strdup (game.told->str);
  game_clear (&game);
  return g_steal_pointer (&told);
}

/* Whoever completes an order is told what each verb is for. */
static void
test_verbs (void)
{
  for (CrVerb verb = 0; verb < CR_N_VERBS; verb++) {
    CrCompletion completion = { .kind = CR_WORD_VERB, .word = (char *) cr_verb_get_name (verb) };
    g_autofree char *told = cr_words_completion (NULL, &completion, NULL);

    g_assert_true (*told != '\0');
  }
}

int
main (int argc, char **argv)
{
  if (proofs_init (&argc, &argv, play_text))
    return 0;
  proofs_add ("game", play_text);
  g_test_add_func ("/game/verbs", test_verbs);
  return g_test_run ();
}
