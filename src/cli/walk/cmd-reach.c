/* cmd-reach.c: where a man can walk, and the cheapest way.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-move.h"
#include "cr-question-words.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"

/* Where somebody walks, and how far he comes.
 * @json: while a document is written */
typedef struct {
  const CrScene *scene;
  CrPlace from;
  const CrWays *ways;
  const CrReach *reach;
  JsonBuilder *json;
} Walk;

/* The hoarding he starts from is called as it was written. */
static gboolean
check_start (const CliQuestion *question, CliCall *call, GError **error)
{
  const CrPost *post = cr_question_get_post (question->asked, CR_END_FROM);
  CrPlace from;

  if (post == NULL || !cr_question_read_place (question->map, call->words[1], &from, NULL) ||
      cr_ways_index_on (cr_castle_get_ways (question->castle->it), from, (CrPostKind) post->kind) >=
          0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("no hoarding hangs over %s"), call->words[1]);
  return FALSE;
}

static gboolean
start_walk (CliQuestion *question,
            CliCall *call,
            CrQuestionKind kind,
            const GOptionEntry *more,
            GError **error)
{
  return cli_question_ask (question, call, kind, more, error) &&
         check_start (question, call, error) && cli_question_answer (question, call, 0, error);
}

static Walk
get_walk (const CliQuestion *question)
{
  return (Walk){ question->scene, *cr_question_get_end (question->asked, CR_END_FROM),
                 cr_answer_get_ways (question->answer), cr_answer_get_reach (question->answer),
                 NULL };
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
      cr_words_walk_place (walk->scene, place, post, level, g_get_language_names ());

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
  cli_json_at (walk->json, cr_scene_get_map (walk->scene), place);
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
  g_autoptr (JsonBuilder) json = json_builder_new ();

  walk->json = json;
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, walk->scene, walk->from);
  cli_json_int (json, "mp", cr_reach_get_budget (walk->reach));
  json_builder_set_member_name (json, "places");
  json_builder_begin_array (json);
  cli_each_place (cr_scene_get_map (walk->scene), add_cost_cb, walk);
  json_builder_end_array (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_reach (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  g_autofree char *sentence = NULL;
  Walk walk;

  if (!start_walk (&question, call, CR_QUESTION_REACH, NULL, error))
    return CLI_FAILED;
  walk = get_walk (&question);
  if (call->json) {
    print_reach_json (&walk);
    return CLI_YES;
  }
  sentence = cli_question_dup_sentence (&question, CR_QUESTION_REACH);
  g_print ("%s\n", sentence);
  cli_each_place (question.map, print_cost_cb, &walk);
  return CLI_YES;
}

static gboolean
is_in_time (const CrGoal *goal)
{
  return goal->cost != CR_IMPASSABLE && (goal->allowance < 0 || goal->cost <= goal->allowance);
}

static void
print_steps (const CrScene *scene, const GArray *steps)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    g_autofree char *words = cr_words_walk_place (scene, step->to, step->to_post, step->to_level,
                                                  g_get_language_names ());
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
add_steps (JsonBuilder *json, const CrMap *map, const GArray *steps)
{
  int sum = 0;

  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    sum += step->cost;
    add_step (json, map, step, sum);
  }
  json_builder_end_array (json);
}

static void
print_path_json (const CliQuestion *question, const CrGoal *goal)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, question->scene, *cr_question_get_end (question->asked, CR_END_FROM));
  json_builder_set_member_name (json, "to");
  cli_json_place (json, question->scene, *cr_question_get_end (question->asked, CR_END_TO));
  json_builder_set_member_name (json, "cost");
  if (goal->cost == CR_IMPASSABLE)
    json_builder_add_null_value (json);
  else
    json_builder_add_int_value (json, goal->cost);
  if (goal->allowance >= 0)
    cli_json_int (json, "mp", goal->allowance);
  add_steps (json, question->map, goal->steps);
  cli_question_add_sentence (question, CR_QUESTION_PATH, json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_path (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  const CrGoal *goal;
  const GOptionEntry entries[] = {
    { "target-post", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer) cli_question_take_cb,
      N_ ("End there: ground, hoarding"), N_ ("POST") },
    { NULL },
  };

  if (!start_walk (&question, call, CR_QUESTION_PATH, entries, error))
    return CLI_FAILED;
  goal = cr_answer_get_goal (question.answer);
  if (call->json) {
    print_path_json (&question, goal);
  } else {
    g_autofree char *sentence = cli_question_dup_sentence (&question, CR_QUESTION_PATH);

    g_print ("%s\n", sentence);
    print_steps (question.scene, goal->steps);
  }
  return is_in_time (goal) ? CLI_YES : CLI_NO;
}
