/* cmd-reach.c: where a man can walk, and the cheapest way.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-move.h"
#include "cr-question-words.h"
#include "cr-words-game.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"
#include "position.h"

/* Where a man walks, and how far he gets. @json: set while a document is written */
typedef struct {
  const CrScene *scene;
  CrPlace from;
  const CrWays *ways;
  const CrReach *reach;
  JsonBuilder *json;
} Walk;

/* The hoarding from which he starts is named as it was written. */
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

/**
 * Asked: a call of one of the two commands.
 * @log: (nullable): of a game whose men walk, instead of those of the command line
 * @after: after how many of its orders, −1 for all
 * @position: (nullable): that game
 * @man: the index of the man in the game
 * @budget: his movement points
 * @reach: (nullable): how far he gets
 */
typedef struct {
  CliQuestion question;
  char *log;
  int after;
  CliPosition *position;
  int man, budget;
  CrReach *reach;
} Asked;

static void
asked_clear (Asked *asked)
{
  cli_question_clear (&asked->question);
  g_free (asked->log);
  g_clear_pointer (&asked->position, cli_position_free);
  g_clear_pointer (&asked->reach, cr_reach_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

/* With --log the game has all else, so only --mp may be given. */
static gboolean
read_budget (Asked *asked, GError **error)
{
  const GPtrArray *words = asked->question.words;

  for (guint i = 0; i < words->len && words->pdata[i] != NULL; i++) {
    const char *word = words->pdata[i];
    guint64 points;

    if (!g_str_has_prefix (word, "--mp=")) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   _ ("found %s with --log, which says who stands where; leave it out"), word);
      return FALSE;
    }
    if (!g_ascii_string_to_unsigned (word + strlen ("--mp="), 10, 0, 1000, &points, error))
      return FALSE;
    asked->budget = (int) points;
  }
  return TRUE;
}

/* He has the points that the game has left him, unless others are given. */
static gboolean
start_in_game (Asked *asked, const CliCall *call, GError **error)
{
  asked->position = cli_position_load (asked->log, call->words[0], error);
  if (asked->position == NULL || !cli_position_go (asked->position, asked->after, error))
    return FALSE;
  asked->man = cli_position_find_man (asked->position, call->words[1], error);
  if (asked->man < 0)
    return FALSE;
  asked->budget = cr_state_get_fighter (asked->position->state, (guint) asked->man)->points;
  return read_budget (asked, error);
}

static gboolean
start_walk (Asked *asked, CliCall *call, CrQuestionKind kind, GError **error)
{
  const GOptionEntry entries[] = {
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &asked->log,
      N_ ("Walk in the game of this log; instead of a place the start is a man"), N_ ("LOG") },
    { "after", 0, 0, G_OPTION_ARG_INT, &asked->after,
      N_ ("After so many orders of the log; after all by default"), "N" },
    { "target-post", 0, kind == CR_QUESTION_PATH ? 0 : G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_CALLBACK,
      (gpointer) cli_question_take_cb, N_ ("End there: ground, hoarding"), N_ ("POST") },
    { NULL },
  };
  CliQuestion *question = &asked->question;

  asked->after = -1;
  if (!cli_question_parse (question, call, kind, entries, error))
    return FALSE;
  if (asked->log != NULL)
    return start_in_game (asked, call, error);
  return cli_question_load (question, call, kind, error) && check_start (question, call, error) &&
         cli_question_answer (question, call, 0, error);
}

static Walk
get_walk (const Asked *asked)
{
  const CliQuestion *question = &asked->question;
  CrCastle *castle;

  if (asked->position == NULL)
    return (Walk){ question->scene, *cr_question_get_end (question->asked, CR_END_FROM),
                   cr_answer_get_ways (question->answer), cr_answer_get_reach (question->answer),
                   NULL };
  castle = cr_state_get_castle (asked->position->state);
  return (Walk){ cr_castle_get_scene (castle),
                 cr_state_get_fighter (asked->position->state, (guint) asked->man)->man.place,
                 cr_castle_get_ways (castle), asked->reach, NULL };
}

typedef void (*TellStand) (const Walk *walk, CrPlace place, CrPostKind post, int cost);

/* Tells the hex, and the hoarding over it. */
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

static char *
dup_reach_sentence (const Asked *asked, const Walk *walk)
{
  CrWalker walker = { .budget = asked->budget };

  if (asked->position == NULL)
    return cli_question_dup_sentence (&asked->question, CR_QUESTION_REACH);
  walker.mover = cr_state_get_mover (asked->position->state, asked->man);
  return cr_words_reach (walk->scene, walk->from, &walker, cr_reach_n_places (walk->reach),
                         g_get_language_names ());
}

CliStatus
cli_reach (CliCall *call, GError **error)
{
  g_auto (Asked) asked = { .log = NULL };
  g_autofree char *sentence = NULL;
  Walk walk;

  if (!start_walk (&asked, call, CR_QUESTION_REACH, error))
    return CLI_FAILED;
  if (asked.position != NULL)
    asked.reach = cr_state_get_reach (asked.position->state, asked.man, asked.budget);
  walk = get_walk (&asked);
  if (call->json) {
    print_reach_json (&walk);
    return CLI_YES;
  }
  sentence = dup_reach_sentence (&asked, &walk);
  g_print ("%s\n", sentence);
  cli_each_place (cr_scene_get_map (walk.scene), print_cost_cb, &walk);
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

/* @sentence: (nullable): the answer in words */
static void
print_path_json (const Walk *walk, CrPlace to, const CrGoal *goal, const char *sentence)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, walk->scene, walk->from);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, walk->scene, to);
  json_builder_set_member_name (json, "cost");
  if (goal->cost == CR_IMPASSABLE)
    json_builder_add_null_value (json);
  else
    json_builder_add_int_value (json, goal->cost);
  if (goal->allowance >= 0)
    cli_json_int (json, "mp", goal->allowance);
  add_steps (json, cr_scene_get_map (walk->scene), goal->steps);
  cli_json_string (json, "sentence", sentence);
  json_builder_end_object (json);
  cli_json_print (json);
}

static CliStatus
tell_path (const CliCall *call,
           const Walk *walk,
           CrPlace to,
           const CrGoal *goal,
           const char *sentence)
{
  if (call->json)
    print_path_json (walk, to, goal, sentence);
  else {
    g_print ("%s\n", sentence);
    print_steps (walk->scene, goal->steps);
  }
  return is_in_time (goal) ? CLI_YES : CLI_NO;
}

/* Finds the way among all men there. If only men bar the way, that is told, and not that there is
 * no way. */
static char *
find_path (Asked *asked, const Walk *walk, CrPlace to, CrGoal *goal)
{
  CrState *state = asked->position->state;
  const char *const *languages = g_get_language_names ();
  CrOrder order = cr_order_new (CR_VERB_MOVE);
  CrRefusal refusal = {
    .why = CR_REFUSAL_MEN_BAR, .rule = "MOV-03", .man = asked->man, .other = -1, .place = to
  };
  g_autoptr (CrReach) alone = NULL;

  if (cr_reach_get_path (walk->reach, to, goal->steps)) {
    goal->cost = cr_reach_get_cost (walk->reach, to);
    return cr_words_path (walk->scene, goal->steps, goal->allowance, languages);
  }
  alone = cr_state_get_reach_alone (state, asked->man);
  order.men[0] = (gint16) asked->man;
  order.places[0] = to;
  order.n_men = order.n_places = 1;
  return cr_reach_get_cost (alone, to) != CR_IMPASSABLE
             ? cr_words_refusal (state, &order, &refusal, languages)
             : cr_words_no_path (walk->ways, walk->from, to, cr_state_get_mover (state, asked->man),
                                 languages);
}

static CliStatus
tell_path_in_game (Asked *asked, const CliCall *call, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  g_autofree char *sentence = NULL;
  CrGoal goal = { .cost = CR_IMPASSABLE, .allowance = asked->budget, .steps = steps };
  CrPlace to;
  Walk walk;

  if (!cr_question_read_place (cr_state_get_map (asked->position->state), call->words[2], &to,
                               error))
    return CLI_FAILED;
  asked->reach = cr_state_get_reach (asked->position->state, asked->man, -1);
  walk = get_walk (asked);
  sentence = find_path (asked, &walk, to, &goal);
  return tell_path (call, &walk, to, &goal, sentence);
}

CliStatus
cli_path (CliCall *call, GError **error)
{
  g_auto (Asked) asked = { .log = NULL };
  g_autofree char *sentence = NULL;
  Walk walk;

  if (!start_walk (&asked, call, CR_QUESTION_PATH, error))
    return CLI_FAILED;
  if (asked.position != NULL)
    return tell_path_in_game (&asked, call, error);
  walk = get_walk (&asked);
  sentence = cli_question_dup_sentence (&asked.question, CR_QUESTION_PATH);
  return tell_path (call, &walk, *cr_question_get_end (asked.question.asked, CR_END_TO),
                    cr_answer_get_goal (asked.question.answer), sentence);
}
