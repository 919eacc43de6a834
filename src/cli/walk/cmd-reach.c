/* cmd-reach.c: where a man can walk, and the cheapest way.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-move.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"

/**
 * Walk: a mover on a castle, and how far he comes.
 * @points: what --mp says, and likewise the other texts
 * @json: while a document is written
 */
typedef struct {
  char *mover, *points, *weather, *post;
  char **men;
  CliCastle *castle;
  CrPlace from;
  CrMuster *muster;
  CrWalker walker;
  const CrWays *ways;
  CrReach *reach;
  JsonBuilder *json;
} Walk;

static void
walk_clear (Walk *walk)
{
  g_clear_pointer (&walk->reach, cr_reach_free);
  g_clear_pointer (&walk->muster, cr_muster_free);
  g_clear_pointer (&walk->castle, cli_castle_free);
  g_clear_object (&walk->json);
  g_clear_pointer (&walk->mover, g_free);
  g_clear_pointer (&walk->points, g_free);
  g_clear_pointer (&walk->weather, g_free);
  g_clear_pointer (&walk->post, g_free);
  g_clear_pointer (&walk->men, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static gboolean
read_post (const Walk *walk, const char *text, CrPostKind *post_out, GError **error)
{
  CrPost post;

  *post_out = CR_POST_GROUND;
  if (text == NULL)
    return TRUE;
  if (!cr_post_parse (walk->castle->map, text, &post, error))
    return FALSE;
  *post_out = (CrPostKind) post.kind;
  if (post.kind == CR_POST_GROUND || post.kind == CR_POST_HOARDING)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s, expected ground or hoarding"), text);
  return FALSE;
}

static gboolean
read_weather (Walk *walk, GError **error)
{
  CrSky sky = { NULL, FALSE, FALSE };

  if (walk->weather == NULL)
    return TRUE;
  if (walk->points == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("--weather takes from the movement points he has: it needs --mp N"));
    return FALSE;
  }
  sky.weather = cli_find_weather (walk->castle->ruleset, walk->weather, error);
  cr_muster_set_sky (walk->muster, sky);
  return sky.weather != NULL;
}

static gboolean
read_men (Walk *walk, GError **error)
{
  walk->muster = cr_muster_new ();
  walk->walker.muster = walk->muster;
  for (char **text = walk->men; text != NULL && *text != NULL; text++) {
    CrMan man;

    if (!cr_man_parse (walk->castle->map, *text, &man, error))
      return FALSE;
    cr_muster_set_man (walk->muster, &man);
  }
  return TRUE;
}

static gboolean
read_walker (Walk *walk, const char *from, GError **error)
{
  walk->walker.budget = -1;
  return cli_read_mover (walk->castle->ruleset, walk->mover, &walk->walker.mover, error) &&
         cli_read_place (walk->castle->map, from, &walk->from, error) &&
         (walk->points == NULL ||
          cli_read_movement_points (walk->points, &walk->walker.budget, error)) &&
         read_post (walk, walk->post, &walk->walker.post, error) && read_men (walk, error) &&
         read_weather (walk, error);
}

/* What both commands are asked with, and @more. */
static GArray *
make_entries (Walk *walk, const GOptionEntry *more)
{
  const GOptionEntry entries[] = {
    { "mp", 0, 0, G_OPTION_ARG_STRING, &walk->points, N_ ("Movement points he has"), N_ ("N") },
    { "mover", 0, 0, G_OPTION_ARG_STRING, &walk->mover,
      N_ ("Who walks: foot, armoured, mounted, …"), N_ ("ID") },
    { "man", 0, 0, G_OPTION_ARG_STRING_ARRAY, &walk->men,
      N_ ("Somebody stands there: side=other bars the way, friends are passed"),
      N_ ("HEX[:WORD…]") },
    { "weather", 0, 0, G_OPTION_ARG_STRING, &walk->weather,
      N_ ("Walk in this weather: rain, snow, storm, …"), N_ ("ID") },
    { "post", 0, 0, G_OPTION_ARG_STRING, &walk->post, N_ ("Start there: ground, hoarding"),
      N_ ("POST") },
    { "stranger", 0, 0, G_OPTION_ARG_NONE, &walk->walker.stranger,
      N_ ("Walk as one who does not know what only the owner knows"), NULL },
  };
  GArray *all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  g_array_append_vals (all, entries, G_N_ELEMENTS (entries));
  for (; more != NULL && more->long_name != NULL; more++)
    g_array_append_val (all, *more);
  return all;
}

static gboolean
start (Walk *walk, CliCall *call, const GOptionEntry *more, GError **error)
{
  g_autoptr (GArray) entries = make_entries (walk, more);

  if (!cli_call_parse (call, (const GOptionEntry *) (const void *) entries->data, error))
    return FALSE;
  walk->castle = cli_castle_load (call->words[0], NULL, error);
  if (walk->castle == NULL || !read_walker (walk, call->words[1], error))
    return FALSE;
  walk->ways = cr_castle_get_ways (walk->castle->it);
  if (cr_ways_index_on (walk->ways, walk->from, walk->walker.post) >= 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("no hoarding hangs over %s"), call->words[1]);
  return FALSE;
}

typedef void (*TellStand) (const Walk *walk, CrPlace place, CrPostKind post, int cost);

/* The hex, and the hoarding over it. */
static void
tell_place (const Walk *walk, CrPlace place, TellStand tell)
{
  static const CrPostKind posts[] = { CR_POST_GROUND, CR_POST_HOARDING };

  for (gsize i = 0; i < G_N_ELEMENTS (posts); i++) {
    int cost = cr_reach_get_cost_on (walk->reach, place, posts[i]);

    if (cost != CR_IMPASSABLE)
      tell (walk, place, posts[i], cost);
  }
}

static void
print_cost (const Walk *walk, CrPlace place, CrPostKind post, int cost)
{
  int level = cr_ways_get_level (walk->ways, cr_ways_index_on (walk->ways, place, post));
  g_autofree char *words =
      cr_words_walk_place (walk->castle->scene, place, post, level, g_get_language_names ());

  g_print ("%4d  %s\n", cost, words);
}

static void
print_cost_cb (CrPlace place, gpointer data)
{
  tell_place (data, place, print_cost);
}

static void
add_cost (const Walk *walk, CrPlace place, CrPostKind post, int cost)
{
  json_builder_begin_object (walk->json);
  cli_json_at (walk->json, walk->castle->map, place);
  cli_json_int (walk->json, "cost", cost);
  if (post == CR_POST_HOARDING)
    cli_json_string (walk->json, "post", cr_post_kind_get_name (post));
  json_builder_end_object (walk->json);
}

static void
add_cost_cb (CrPlace place, gpointer data)
{
  tell_place (data, place, add_cost);
}

static void
print_reach_json (Walk *walk)
{
  walk->json = json_builder_new ();
  json_builder_begin_object (walk->json);
  json_builder_set_member_name (walk->json, "from");
  cli_json_place (walk->json, walk->castle->scene, walk->from);
  cli_json_int (walk->json, "mp", cr_reach_get_budget (walk->reach));
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
  g_autofree char *sentence = NULL;
  g_auto (Walk) walk = { 0 };
  int budget;

  if (!start (&walk, call, NULL, error) || !cli_read_movement_points (walk.points, &budget, error))
    return CLI_FAILED;
  walk.reach = cr_reach_new_among (walk.ways, walk.from, &walk.walker);
  if (call->json) {
    print_reach_json (&walk);
    return CLI_YES;
  }
  sentence = cr_words_reach (walk.castle->scene, walk.from, &walk.walker,
                             cr_reach_n_places (walk.reach), g_get_language_names ());
  g_print ("%s\n", sentence);
  cli_each_place (walk.castle->map, print_cost_cb, &walk);
  return CLI_YES;
}

/* Where to, and what he has for it; -1: as much as it takes. */
typedef struct {
  CrPlace to;
  CrPostKind post;
  int cost, allowance;
} Goal;

static gboolean
is_in_time (const Goal *goal)
{
  return goal->cost != CR_IMPASSABLE && (goal->allowance < 0 || goal->cost <= goal->allowance);
}

/* TMP-07: no way, and yet the owner would have one. */
static gboolean
misses_secret (const Walk *walk, const Goal *goal)
{
  CrWalker owner = walk->walker;
  g_autoptr (CrReach) reach = NULL;

  if (!walk->walker.stranger)
    return FALSE;
  owner.stranger = FALSE;
  owner.budget = -1;
  reach = cr_reach_new_among (walk->ways, walk->from, &owner);
  return cr_reach_get_cost_on (reach, goal->to, goal->post) != CR_IMPASSABLE;
}

static char *
word_no_path (const Walk *walk, const Goal *goal)
{
  g_autofree char *sentence = cr_words_no_path (walk->ways, walk->from, goal->to,
                                                walk->walker.mover, g_get_language_names ());

  return misses_secret (walk, goal)
             ? g_strdup_printf (_ ("%s Only the owner knows a way (TMP-07)."), sentence)
             : g_steal_pointer (&sentence);
}

static char *
word_path (const Walk *walk, const Goal *goal, const GArray *steps)
{
  const CrScene *scene = walk->castle->scene;
  const char *const *languages = g_get_language_names ();
  g_autofree char *sentence = NULL;

  if (goal->cost == CR_IMPASSABLE)
    return word_no_path (walk, goal);
  sentence = cr_words_path (scene, steps, languages);
  /* Translators: a sentence on the way, and the movement points he has */
  return is_in_time (goal) ? g_steal_pointer (&sentence)
                           : g_strdup_printf (_ ("%s He has only %d."), sentence, goal->allowance);
}

static void
print_steps (const Walk *walk, const GArray *steps)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    g_autofree char *words = cr_words_walk_place (walk->castle->scene, step->to, step->to_post,
                                                  step->to_level, g_get_language_names ());
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
  if (step->to_post == CR_POST_HOARDING)
    cli_json_string (json, "post", cr_post_kind_get_name (step->to_post));
  json_builder_end_object (json);
}

static void
print_path_json (const Walk *walk, const Goal *goal, const GArray *steps)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *sentence = word_path (walk, goal, steps);
  int sum = 0;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, walk->castle->scene, walk->from);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, walk->castle->scene, goal->to);
  json_builder_set_member_name (json, "cost");
  if (goal->cost == CR_IMPASSABLE)
    json_builder_add_null_value (json);
  else
    json_builder_add_int_value (json, goal->cost);
  if (goal->allowance >= 0)
    cli_json_int (json, "mp", goal->allowance);
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

/* The way as far as it goes: the points he has are for the sentence. */
static void
seek (Walk *walk, Goal *goal)
{
  CrWalker tireless = walk->walker;

  goal->allowance = -1;
  if (walk->walker.budget >= 0) {
    g_autoptr (CrReach) tired = cr_reach_new_among (walk->ways, walk->from, &walk->walker);

    goal->allowance = cr_reach_get_budget (tired);
  }
  tireless.budget = -1;
  walk->reach = cr_reach_new_among (walk->ways, walk->from, &tireless);
}

CliStatus
cli_path (CliCall *call, GError **error)
{
  g_autofree char *post = NULL;
  g_auto (Walk) walk = { 0 };
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  Goal goal;
  const GOptionEntry entries[] = {
    { "target-post", 0, 0, G_OPTION_ARG_STRING, &post, N_ ("End there: ground, hoarding"),
      N_ ("POST") },
    { NULL },
  };

  if (!start (&walk, call, entries, error) ||
      !cli_read_place (walk.castle->map, call->words[2], &goal.to, error) ||
      !read_post (&walk, post, &goal.post, error))
    return CLI_FAILED;
  seek (&walk, &goal);
  if (post == NULL)
    goal.post = cr_reach_find_post (walk.reach, goal.to);
  goal.cost = cr_reach_get_cost_on (walk.reach, goal.to, goal.post);
  cr_reach_get_path_on (walk.reach, goal.to, goal.post, steps);
  if (call->json) {
    print_path_json (&walk, &goal, steps);
  } else {
    g_autofree char *sentence = word_path (&walk, &goal, steps);

    g_print ("%s\n", sentence);
    print_steps (&walk, steps);
  }
  return is_in_time (&goal) ? CLI_YES : CLI_NO;
}
