/* cmd-reach.c: where a man can walk, and the cheapest way. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"

/* A mover on a castle, and how far he comes. */
typedef struct {
  CliCastle *castle;
  CrPlace from;
  CrWays *ways;
  CrReach *reach;
  JsonBuilder *json;
  int mover;
} Walk;

static void
walk_clear (Walk *walk)
{
  g_clear_pointer (&walk->reach, cr_reach_free);
  g_clear_pointer (&walk->ways, cr_ways_free);
  g_clear_pointer (&walk->castle, cli_castle_free);
  g_clear_object (&walk->json);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static gboolean
start (Walk *walk, const CliCall *call, const char *mover_id, int budget, GError **error)
{
  walk->castle = cli_castle_load (call->words[0], NULL, error);
  if (walk->castle == NULL ||
      !cli_read_mover (walk->castle->ruleset, mover_id, &walk->mover, error) ||
      !cli_read_place (walk->castle->map, call->words[1], &walk->from, error))
    return FALSE;
  walk->ways = cr_ways_new (walk->castle->scene);
  walk->reach = cr_reach_new (walk->ways, walk->from, walk->mover, budget);
  return TRUE;
}

static void
print_cost_cb (CrPlace place, gpointer data)
{
  const Walk *walk = data;
  int cost = cr_reach_get_cost (walk->reach, place);
  g_autofree char *words = NULL;

  if (cost == CR_IMPASSABLE)
    return;
  words = cr_words_place (walk->castle->scene, place, g_get_language_names ());
  g_print ("%4d  %s\n", cost, words);
}

static void
add_cost_cb (CrPlace place, gpointer data)
{
  const Walk *walk = data;
  int cost = cr_reach_get_cost (walk->reach, place);

  if (cost == CR_IMPASSABLE)
    return;
  json_builder_begin_object (walk->json);
  cli_json_at (walk->json, walk->castle->map, place);
  cli_json_int (walk->json, "cost", cost);
  json_builder_end_object (walk->json);
}

static void
print_reach_json (Walk *walk, int budget)
{
  walk->json = json_builder_new ();
  json_builder_begin_object (walk->json);
  json_builder_set_member_name (walk->json, "from");
  cli_json_place (walk->json, walk->castle->scene, walk->from);
  cli_json_int (walk->json, "mp", budget);
  json_builder_set_member_name (walk->json, "places");
  json_builder_begin_array (walk->json);
  cli_each_place (walk->castle->map, add_cost_cb, walk);
  json_builder_end_array (walk->json);
  json_builder_end_object (walk->json);
  cli_json_print (walk->json);
}

CliStatus
cli_reach (CliCall *call, GError **error)
{
  g_autofree char *mover = NULL, *points = NULL, *sentence = NULL;
  g_auto (Walk) walk = { 0 };
  CrWalker walker;
  int budget;
  const GOptionEntry entries[] = {
    { "mp", 0, 0, G_OPTION_ARG_STRING, &points, N_ ("Movement points he has"), N_ ("N") },
    { "mover", 0, 0, G_OPTION_ARG_STRING, &mover, N_ ("Who walks: foot, armoured, mounted, …"),
      N_ ("ID") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  if (!cli_read_movement_points (points, &budget, error))
    return CLI_FAILED;
  if (!start (&walk, call, mover, budget, error))
    return CLI_FAILED;
  if (call->json) {
    print_reach_json (&walk, budget);
    return CLI_YES;
  }
  walker = (CrWalker){ .mover = walk.mover, .budget = budget };
  sentence = cr_words_reach (walk.castle->scene, walk.from, &walker, cr_reach_n_places (walk.reach),
                             g_get_language_names ());
  g_print ("%s\n", sentence);
  cli_each_place (walk.castle->map, print_cost_cb, &walk);
  return CLI_YES;
}

static char *
word_path (const Walk *walk, CrPlace to, const GArray *steps)
{
  const CrScene *scene = walk->castle->scene;
  const char *const *languages = g_get_language_names ();

  return cr_reach_get_cost (walk->reach, to) == CR_IMPASSABLE
             ? cr_words_no_path (walk->ways, walk->from, to, walk->mover, languages)
             : cr_words_path (scene, steps, languages);
}

static void
print_steps (const Walk *walk, const GArray *steps)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    g_autofree char *words =
        cr_words_place (walk->castle->scene, step->to, g_get_language_names ());

    g_autofree char *price = cr_words_price (step);

    sum += step->cost;
    g_print ("%4d  +%s  %s%s%s\n", sum, price, words, step->rule != NULL ? "  " : "",
             step->rule != NULL ? step->rule : "");
  }
}

static void
add_step (JsonBuilder *json, const CrMap *map, const CrStep *step, int sum)
{
  g_autofree char *price = cr_words_price (step);

  json_builder_begin_object (json);
  cli_json_at (json, map, step->to);
  cli_json_int (json, "cost", step->cost);
  cli_json_int (json, "sum", sum);
  cli_json_int (json, "level", step->to_level);
  cli_json_string (json, "why", cr_step_why_get_name (step->why));
  cli_json_string (json, "rule", step->rule);
  cli_json_string (json, "price", price);
  json_builder_end_object (json);
}

static void
print_path_json (const Walk *walk, CrPlace to, const GArray *steps)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *sentence = word_path (walk, to, steps);
  int cost = cr_reach_get_cost (walk->reach, to), sum = 0;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, walk->castle->scene, walk->from);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, walk->castle->scene, to);
  json_builder_set_member_name (json, "cost");
  if (cost == CR_IMPASSABLE)
    json_builder_add_null_value (json);
  else
    json_builder_add_int_value (json, cost);
  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    sum += step->cost;
    add_step (json, walk->castle->map, step, sum);
  }
  json_builder_end_array (json);
  cli_json_string (json, "sentence", sentence);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_path (CliCall *call, GError **error)
{
  g_autofree char *mover = NULL;
  g_auto (Walk) walk = { 0 };
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  CrPlace to;
  gboolean found;
  const GOptionEntry entries[] = {
    { "mover", 0, 0, G_OPTION_ARG_STRING, &mover, N_ ("Who walks: foot, armoured, mounted, …"),
      N_ ("ID") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error) || !start (&walk, call, mover, -1, error) ||
      !cli_read_place (walk.castle->map, call->words[2], &to, error))
    return CLI_FAILED;
  found = cr_reach_get_path (walk.reach, to, steps);
  if (call->json) {
    print_path_json (&walk, to, steps);
  } else {
    g_autofree char *sentence = word_path (&walk, to, steps);

    g_print ("%s\n", sentence);
    print_steps (&walk, steps);
  }
  return found ? CLI_YES : CLI_NO;
}
