/* cr-answer.c: what a castle answers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-answer.h"

#include <string.h>

#include "cr-error.h"
#include "cr-field.h"
#include "cr-hitters.h"
#include "cr-numbering.h"
#include "cr-stage.h"
#include "cr-text.h"

/* As much as is done between two looks whether it is complete. */
#define SLICE 2048

/* @castle: with its gear where it stands at the start, and then @staged.
 * @it: @castle, or with changes the castle that they make of it, which is @own when nobody else had
 * it. What an answer does not have is NULL. */
struct _CrAnswer {
  CrQuestion *question;
  CrCastle *castle, *it, *own, *staged;
  CrLofOptions options;
  GArray *shooters, *way; /* CrPlace */
  CrLof lof, before;
  GArray *steps; /* CrLofStep */
  CrField *field, *field_before;
  CrDifference *difference;
  gsize n_waiting; /* shots of both fields when the comparison began */
  CrBands *bands;
  GArray *hitters; /* CrLof */
  CrShotTable *shots;
  CrExposure *exposure;
  CrWalker walker;
  CrReach *reach;
  CrGoal goal;
  gboolean complete;
};

static gboolean
has_changes (const CrAnswer *answer)
{
  return answer->it != answer->castle;
}

static CrPlace
get_end (const CrAnswer *answer, CrQuestionEnd end)
{
  return *cr_question_get_end (answer->question, end);
}

static CrPostKind
get_post (const CrAnswer *answer, CrQuestionEnd end)
{
  const CrPost *post = cr_question_get_post (answer->question, end);

  return post != NULL ? (CrPostKind) post->kind : CR_POST_GROUND;
}

static gboolean
work_lof (CrAnswer *answer, int n)
{
  CrPlace from = get_end (answer, CR_END_FROM), to = get_end (answer, CR_END_TO);

  answer->steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  answer->lof =
      cr_lof_judge (cr_castle_get_scene (answer->it), from, to, &answer->options, answer->steps);
  if (has_changes (answer))
    answer->before =
        cr_lof_judge (cr_castle_get_scene (answer->castle), from, to, &answer->options, NULL);
  return TRUE;
}

static gboolean
begin_field (CrAnswer *answer, CrCastle *castle, CrField **field, int n)
{
  CrPlaces shooters = cr_places_of (answer->shooters);
  CrFire *fire = cr_castle_get_fire (castle);

  if (*field == NULL && (cr_fire_is_ready (fire) || cr_fire_grow (fire, n)))
    *field = cr_field_start (fire, shooters.places, shooters.n, &answer->options);
  return *field != NULL;
}

static gboolean
work_field (CrAnswer *answer, int n)
{
  return begin_field (answer, answer->it, &answer->field, n) &&
         cr_field_work (answer->field, cr_castle_get_fire (answer->it), n);
}

static gsize
count_waiting (const CrAnswer *answer)
{
  return cr_field_n_waiting (answer->field_before) + cr_field_n_waiting (answer->field);
}

static gboolean
begin_difference (CrAnswer *answer, int n)
{
  if (answer->field_before != NULL && answer->field != NULL)
    return TRUE;
  if (begin_field (answer, answer->castle, &answer->field_before, n) &&
      begin_field (answer, answer->it, &answer->field, n))
    answer->n_waiting = count_waiting (answer);
  return FALSE;
}

/* A copy that was lent is not to be worked. */
static gboolean
work_before (CrAnswer *answer, int n)
{
  return (cr_field_is_known (answer->field_before) &&
          cr_field_n_waiting (answer->field_before) == 0) ||
         cr_field_work (answer->field_before, cr_castle_get_fire (answer->castle), n);
}

static gboolean
work_difference (CrAnswer *answer, int n)
{
  if (!begin_difference (answer, n) || !work_before (answer, n) ||
      !cr_field_work (answer->field, cr_castle_get_fire (answer->it), n))
    return FALSE;
  if (answer->difference == NULL)
    answer->difference =
        cr_difference_begin (cr_castle_get_scene (answer->it), answer->field_before, answer->field);
  if (!cr_difference_work (answer->difference, n))
    return FALSE;
  g_clear_pointer (&answer->field_before, cr_field_free);
  return TRUE;
}

static gboolean
work_who (CrAnswer *answer, int n)
{
  CrPlaces shooters = cr_places_of (answer->shooters);

  answer->hitters =
      cr_hitters_find (cr_castle_get_fire (answer->it), get_end (answer, CR_END_TO),
                       shooters.n > 0 ? shooters : (CrPlaces){ NULL, 0 }, &answer->options);
  return TRUE;
}

static gboolean
work_levels (CrAnswer *answer, int n)
{
  answer->shots =
      cr_shot_table_new (cr_castle_get_fire (answer->it), get_end (answer, CR_END_FROM).hex,
                         get_end (answer, CR_END_TO).hex, &answer->options);
  return TRUE;
}

static gboolean
work_exposure (CrAnswer *answer, int n)
{
  answer->exposure = cr_exposure_new (cr_castle_get_fire (answer->it), cr_places_of (answer->way),
                                      cr_places_of (answer->shooters), &answer->options);
  return TRUE;
}

static CrReach *
walk_way (const CrAnswer *answer, const CrWalker *walker)
{
  return cr_reach_new_among (cr_castle_get_ways (answer->it), get_end (answer, CR_END_FROM),
                             walker);
}

static gboolean
work_reach (CrAnswer *answer, int n)
{
  answer->reach = walk_way (answer, &answer->walker);
  return TRUE;
}

/* TMP-07: no way, and yet the owner would have one. */
static gboolean
misses_secret (const CrAnswer *answer, CrPlace to)
{
  CrWalker owner = answer->walker;
  g_autoptr (CrReach) reach = NULL;

  if (!owner.stranger || answer->goal.cost != CR_IMPASSABLE)
    return FALSE;
  owner.stranger = FALSE;
  owner.budget = -1;
  reach = walk_way (answer, &owner);
  return cr_reach_get_cost_on (reach, to, answer->goal.post) != CR_IMPASSABLE;
}

static void
find_goal (CrAnswer *answer)
{
  CrPlace to = get_end (answer, CR_END_TO);
  CrGoal *goal = &answer->goal;

  goal->post = cr_question_get_post (answer->question, CR_END_TO) != NULL
                   ? get_post (answer, CR_END_TO)
                   : cr_reach_find_post (answer->reach, to);
  goal->cost = cr_reach_get_cost_on (answer->reach, to, goal->post);
  goal->secret = misses_secret (answer, to);
  cr_reach_get_path_on (answer->reach, to, goal->post, goal->steps);
}

/* The way as far as it goes: the points he has are for whoever reads it. */
static gboolean
work_path (CrAnswer *answer, int n)
{
  CrWalker tireless = answer->walker;

  answer->goal = (CrGoal){ .allowance = -1, .steps = g_array_new (FALSE, FALSE, sizeof (CrStep)) };
  if (answer->walker.budget >= 0) {
    g_autoptr (CrReach) tired = walk_way (answer, &answer->walker);

    answer->goal.allowance = cr_reach_get_budget (tired);
  }
  tireless.budget = -1;
  answer->reach = walk_way (answer, &tireless);
  find_goal (answer);
  return TRUE;
}

static const struct {
  gboolean (*work) (CrAnswer *answer, int n);
  gboolean has_from, has_to;
} kinds[] = {
  [CR_QUESTION_LOF] = { work_lof, TRUE, TRUE },
  [CR_QUESTION_FIELD] = { work_field, FALSE, FALSE },
  [CR_QUESTION_DEAD] = { work_field, FALSE, FALSE },
  [CR_QUESTION_COVERAGE] = { work_field, FALSE, FALSE },
  [CR_QUESTION_DIFFERENCE] = { work_difference, FALSE, FALSE },
  [CR_QUESTION_WHO] = { work_who, FALSE, TRUE },
  [CR_QUESTION_LEVELS] = { work_levels, TRUE, TRUE },
  [CR_QUESTION_EXPOSURE] = { work_exposure, FALSE, FALSE },
  [CR_QUESTION_SECTION] = { work_lof, TRUE, TRUE },
  [CR_QUESTION_REACH] = { work_reach, TRUE, FALSE },
  [CR_QUESTION_PATH] = { work_path, TRUE, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CR_N_QUESTION_KINDS);

static gboolean
check_end (const CrAnswer *answer, CrQuestionEnd end, GError **error)
{
  const CrMap *map = cr_castle_get_map (answer->it);
  const CrPlace *place = cr_question_get_end (answer->question, end);
  g_autofree char *at = NULL;

  if (place != NULL && cr_map_has_place (map, *place))
    return TRUE;
  at = place != NULL ? cr_map_format_printed (map, *place) : g_strdup ("");
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("found “%s”, expected a hex of the map; there the map is void"), at);
  return FALSE;
}

/* Whoever walks from a hoarding must have one over his hex. */
static gboolean
prepare_walk (CrAnswer *answer, GError **error)
{
  const CrRuleset *ruleset = cr_castle_get_ruleset (answer->it);
  const char *mover = cr_question_get_mover (answer->question);
  CrPlace from = get_end (answer, CR_END_FROM);

  answer->walker = (CrWalker){
    .mover = cr_ruleset_find_mover (ruleset, mover != NULL ? mover : "foot"),
    .budget = cr_question_get_points (answer->question),
    .post = get_post (answer, CR_END_FROM),
    .muster = cr_question_get_muster (answer->question),
    .stranger = cr_question_has (answer->question, CR_QUESTION_STRANGER),
  };
  if (answer->walker.mover < 0) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, cr_text ("the ruleset has no mover “%s”"),
                 mover != NULL ? mover : "foot");
    return FALSE;
  }
  if (cr_ways_index_on (cr_castle_get_ways (answer->it), from, answer->walker.post) >= 0)
    return TRUE;
  g_autofree char *at = cr_map_format_printed (cr_castle_get_map (answer->it), from);
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, cr_text ("no hoarding hangs over %s"), at);
  return FALSE;
}

static gboolean
prepare_answer (CrAnswer *answer, GError **error)
{
  CrQuestionKind kind = cr_question_get_kind (answer->question);

  if ((kinds[kind].has_from && !check_end (answer, CR_END_FROM, error)) ||
      (kinds[kind].has_to && !check_end (answer, CR_END_TO, error)))
    return FALSE;
  answer->shooters =
      cr_question_dup_places (answer->question, CR_LIST_SHOOTERS, answer->castle, error);
  if (answer->shooters == NULL)
    return FALSE;
  answer->way = cr_question_dup_places (answer->question, CR_LIST_WAY, answer->castle, error);
  if (answer->way == NULL)
    return FALSE;
  if (kind == CR_QUESTION_REACH || kind == CR_QUESTION_PATH)
    return prepare_walk (answer, error);
  if (kind != CR_QUESTION_DIFFERENCE || has_changes (answer))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("expected --with or --without, so that something differs"));
  return FALSE;
}

/* What stands on the map at the start is met as in the first position of a game. */
static void
stage_castle (CrAnswer *answer, CrCastle *castle)
{
  CrMuster *muster = cr_muster_copy (cr_question_get_muster (answer->question));

  answer->staged = cr_castle_dup_staged (castle, muster);
  answer->castle = answer->staged != NULL ? answer->staged : castle;
  if (answer->staged != NULL)
    cr_question_set_muster (answer->question, muster);
  else
    cr_muster_free (muster);
}

CrAnswer *
cr_answer_new (CrCastle *castle, CrCastle *what_if, const CrQuestion *question, GError **error)
{
  g_autoptr (CrAnswer) answer = g_new0 (CrAnswer, 1);
  gboolean changes = cr_question_n_changes (question) > 0;

  answer->question = cr_question_copy (question);
  stage_castle (answer, castle);
  if (changes && what_if == NULL) {
    answer->own = cr_question_dup_castle (question, castle, error);
    if (answer->own == NULL)
      return NULL;
    what_if = answer->own;
  }
  answer->it = changes ? what_if : answer->castle;
  answer->options = cr_question_get_options (answer->question, cr_castle_get_ruleset (answer->it));
  return prepare_answer (answer, error) ? g_steal_pointer (&answer) : NULL;
}

gboolean
cr_answer_work (CrAnswer *answer, int n)
{
  if (!answer->complete)
    answer->complete = kinds[cr_question_get_kind (answer->question)].work (answer, n);
  return answer->complete;
}

gboolean
cr_answer_is_known (const CrAnswer *answer)
{
  gboolean old = cr_question_get_kind (answer->question) != CR_QUESTION_DIFFERENCE &&
                 answer->field != NULL && cr_field_is_known (answer->field);

  return answer->complete || old;
}

double
cr_answer_get_progress (const CrAnswer *answer)
{
  if (answer->complete)
    return 1;
  return answer->n_waiting > 0 ? 1 - (double) count_waiting (answer) / (double) answer->n_waiting
                               : 0;
}

void
cr_answer_lend_field (CrAnswer *answer, const CrAnswer *known)
{
  if (answer->field_before == NULL && known->complete && known->field != NULL)
    answer->field_before = cr_field_copy (known->field);
}

void
cr_answer_lead_to (CrAnswer *answer, CrPlace to)
{
  cr_question_set_end (answer->question, CR_END_TO, &to);
  cr_question_set_post (answer->question, CR_END_TO, NULL);
  if (answer->complete)
    find_goal (answer);
}

CrAnswer *
cr_question_answer (CrCastle *castle, CrCastle *what_if, const CrQuestion *question, GError **error)
{
  CrAnswer *answer = cr_answer_new (castle, what_if, question, error);

  while (answer != NULL && !cr_answer_work (answer, SLICE))
    continue;
  return answer;
}

static void
clear_array (GArray **array)
{
  g_clear_pointer (array, g_array_unref);
}

/* All but a field, which can follow the castle. */
static void
forget_answers (CrAnswer *answer)
{
  clear_array (&answer->goal.steps);
  g_clear_pointer (&answer->reach, cr_reach_free);
  g_clear_pointer (&answer->exposure, cr_exposure_free);
  g_clear_pointer (&answer->shots, cr_shot_table_free);
  clear_array (&answer->hitters);
  clear_array (&answer->steps);
  clear_array (&answer->way);
  clear_array (&answer->shooters);
  answer->complete = FALSE;
}

gboolean
cr_answer_follow (CrAnswer *answer)
{
  g_autoptr (GArray) shooters = g_array_ref (answer->shooters);
  CrPlaces before = cr_places_of (shooters), now;

  if (has_changes (answer) || answer->staged != NULL)
    return FALSE;
  forget_answers (answer);
  if (!prepare_answer (answer, NULL))
    return FALSE;
  now = cr_places_of (answer->shooters);
  if (answer->field == NULL) {
    g_clear_pointer (&answer->bands, cr_bands_free);
    return TRUE;
  }
  return before.n == now.n && memcmp (before.places, now.places, now.n * sizeof (CrPlace)) == 0 &&
         cr_field_follow (answer->field, cr_castle_get_fire (answer->castle));
}

void
cr_answer_free (CrAnswer *answer)
{
  if (answer == NULL)
    return;
  forget_answers (answer);
  cr_difference_unref (answer->difference);
  cr_field_free (answer->field_before);
  cr_field_free (answer->field);
  cr_bands_free (answer->bands);
  cr_castle_free (answer->own);
  cr_castle_free (answer->staged);
  cr_question_free (answer->question);
  g_free (answer);
}

const CrQuestion *
cr_answer_get_question (const CrAnswer *answer)
{
  return answer->question;
}

const CrLofOptions *
cr_answer_get_options (const CrAnswer *answer)
{
  return &answer->options;
}

const CrScene *
cr_answer_get_scene (const CrAnswer *answer)
{
  return cr_castle_get_scene (answer->it);
}

const CrWays *
cr_answer_get_ways (const CrAnswer *answer)
{
  return answer->reach != NULL ? cr_castle_get_ways (answer->it) : NULL;
}

const GArray *
cr_answer_get_shooters (const CrAnswer *answer)
{
  return answer->shooters;
}

const CrLof *
cr_answer_get_lof (const CrAnswer *answer)
{
  return answer->steps != NULL ? &answer->lof : NULL;
}

const CrLof *
cr_answer_get_before (const CrAnswer *answer)
{
  return answer->steps != NULL && has_changes (answer) ? &answer->before : NULL;
}

const GArray *
cr_answer_get_steps (const CrAnswer *answer)
{
  return answer->steps;
}

const CrField *
cr_answer_get_field (const CrAnswer *answer)
{
  return answer->field;
}

const CrDifference *
cr_answer_get_difference (const CrAnswer *answer)
{
  return answer->complete ? answer->difference : NULL;
}

const CrBands *
cr_answer_get_bands (CrAnswer *answer)
{
  CrPlaces men = cr_places_of (answer->shooters);

  if (answer->bands == NULL && men.n > 0)
    answer->bands =
        cr_bands_new (cr_map_get_grid (cr_castle_get_map (answer->it)), men, &answer->options);
  return answer->bands != NULL && cr_bands_n (answer->bands) > 0 ? answer->bands : NULL;
}

const GArray *
cr_answer_get_hitters (const CrAnswer *answer)
{
  return answer->hitters;
}

const CrShotTable *
cr_answer_get_shots (const CrAnswer *answer)
{
  return answer->shots;
}

const CrExposure *
cr_answer_get_exposure (const CrAnswer *answer)
{
  return answer->exposure;
}

const CrReach *
cr_answer_get_reach (const CrAnswer *answer)
{
  return answer->reach;
}

const CrWalker *
cr_answer_get_walker (const CrAnswer *answer)
{
  return answer->reach != NULL ? &answer->walker : NULL;
}

const CrGoal *
cr_answer_get_goal (const CrAnswer *answer)
{
  return answer->goal.steps != NULL ? &answer->goal : NULL;
}
