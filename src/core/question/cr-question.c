/* cr-question.c: what is asked of a castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-question-private.h"

#include "cr-change.h"
#include "cr-stage.h"
#include "cr-stands.h"

typedef struct {
  gboolean with;
  char *text;
} Change;

/* All ids are interned, so that they are copied and compared as pointers. */
struct _CrQuestion {
  CrQuestionKind kind;
  CrPlace ends[CR_N_ENDS];
  CrPost posts[CR_N_ENDS];
  gboolean has_end[CR_N_ENDS], has_post[CR_N_ENDS];
  GArray *lists[CR_N_LISTS]; /* CrQuestionItem */
  CrMuster *muster;
  const char *weapon, *weather, *mover;
  const char *switches[CR_LOF_N_SWITCHES];
  guint flags;
  CrDirection side;
  int points;
  GArray *changes; /* Change */
};

static void
change_clear (gpointer data)
{
  Change *change = data;

  g_free (change->text);
}

static GArray *
changes_new (void)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (Change));

  g_array_set_clear_func (changes, change_clear);
  return changes;
}

gboolean
cr_question_kind_walks (CrQuestionKind kind)
{
  return kind == CR_QUESTION_REACH || kind == CR_QUESTION_PATH;
}

CrQuestion *
cr_question_new (CrQuestionKind kind)
{
  CrQuestion *question = g_new0 (CrQuestion, 1);

  question->kind = kind;
  for (int i = 0; i < CR_N_LISTS; i++)
    question->lists[i] = g_array_new (FALSE, TRUE, sizeof (CrQuestionItem));
  question->muster = cr_muster_new ();
  question->side = question->points = -1;
  question->changes = changes_new ();
  return question;
}

CrQuestion *
cr_question_copy (const CrQuestion *question)
{
  CrQuestion *copy = g_memdup2 (question, sizeof *question);

  for (int i = 0; i < CR_N_LISTS; i++)
    copy->lists[i] = g_array_copy (question->lists[i]);
  copy->muster = cr_muster_copy (question->muster);
  copy->changes = changes_new ();
  for (guint i = 0; i < question->changes->len; i++) {
    const Change *change = &g_array_index (question->changes, Change, i);

    cr_question_add_change (copy, change->with, change->text);
  }
  return copy;
}

void
cr_question_free (CrQuestion *question)
{
  if (question == NULL)
    return;
  for (int i = 0; i < CR_N_LISTS; i++)
    g_array_unref (question->lists[i]);
  cr_muster_free (question->muster);
  g_array_unref (question->changes);
  g_free (question);
}

static gboolean
equal_ends (const CrQuestion *a, const CrQuestion *b)
{
  for (int i = 0; i < CR_N_ENDS; i++)
    if (a->has_end[i] != b->has_end[i] || a->has_post[i] != b->has_post[i] ||
        (a->has_end[i] && !cr_place_equal (a->ends[i], b->ends[i])) ||
        (a->has_post[i] &&
         (a->posts[i].facing != b->posts[i].facing || !cr_post_equal (a->posts[i], b->posts[i]))))
      return FALSE;
  return TRUE;
}

static gboolean
equal_lists (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++) {
    CrQuestionItem x = g_array_index (a, CrQuestionItem, i);
    CrQuestionItem y = g_array_index (b, CrQuestionItem, i);

    if (x.group != y.group || !cr_place_equal (x.place, y.place))
      return FALSE;
  }
  return TRUE;
}

static gboolean
equal_towers (const CrTower *a, const CrTower *b)
{
  return cr_place_equal (a->front, b->front) && a->facing == b->facing &&
         g_str_equal (a->type->id, b->type->id) && a->bridge_down == b->bridge_down &&
         a->wall == b->wall && a->moving == b->moving;
}

static gboolean
equal_musters (const CrMuster *a, const CrMuster *b)
{
  if (cr_muster_n_men (a) != cr_muster_n_men (b) ||
      cr_muster_n_towers (a) != cr_muster_n_towers (b))
    return FALSE;
  for (guint i = 0; i < cr_muster_n_men (a); i++)
    if (!cr_man_equal (cr_muster_get_man (a, i), cr_muster_get_man (b, i)))
      return FALSE;
  for (guint i = 0; i < cr_muster_n_towers (a); i++)
    if (!equal_towers (cr_muster_get_tower (a, i), cr_muster_get_tower (b, i)))
      return FALSE;
  return TRUE;
}

static gboolean
equal_changes (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++) {
    const Change *x = &g_array_index (a, Change, i), *y = &g_array_index (b, Change, i);

    if (x->with != y->with || !g_str_equal (x->text, y->text))
      return FALSE;
  }
  return TRUE;
}

static gboolean
equal_ids (const CrQuestion *a, const CrQuestion *b)
{
  for (guint i = 0; i < CR_LOF_N_SWITCHES; i++)
    if (a->switches[i] != b->switches[i])
      return FALSE;
  return a->weapon == b->weapon && a->weather == b->weather && a->mover == b->mover;
}

gboolean
cr_question_equal (const CrQuestion *a, const CrQuestion *b)
{
  return a->kind == b->kind && a->flags == b->flags && a->side == b->side &&
         a->points == b->points && equal_ids (a, b) && equal_ends (a, b) &&
         equal_lists (a->lists[CR_LIST_SHOOTERS], b->lists[CR_LIST_SHOOTERS]) &&
         equal_lists (a->lists[CR_LIST_WAY], b->lists[CR_LIST_WAY]) &&
         equal_musters (a->muster, b->muster) && equal_changes (a->changes, b->changes);
}

CrQuestionKind
cr_question_get_kind (const CrQuestion *question)
{
  return question->kind;
}

void
cr_question_set_kind (CrQuestion *question, CrQuestionKind kind)
{
  question->kind = kind;
}

const CrPlace *
cr_question_get_end (const CrQuestion *question, CrQuestionEnd end)
{
  return question->has_end[end] ? &question->ends[end] : NULL;
}

void
cr_question_set_end (CrQuestion *question, CrQuestionEnd end, const CrPlace *place)
{
  question->has_end[end] = place != NULL;
  if (place != NULL)
    question->ends[end] = *place;
}

const CrPost *
cr_question_get_post (const CrQuestion *question, CrQuestionEnd end)
{
  return question->has_post[end] ? &question->posts[end] : NULL;
}

void
cr_question_set_post (CrQuestion *question, CrQuestionEnd end, const CrPost *post)
{
  question->has_post[end] = post != NULL;
  if (post != NULL)
    question->posts[end] = *post;
}

const GArray *
cr_question_get_list (const CrQuestion *question, CrQuestionList list)
{
  return question->lists[list];
}

void
cr_question_add_place (CrQuestion *question, CrQuestionList list, CrPlace place)
{
  CrQuestionItem item = { NULL, place };

  g_array_append_val (question->lists[list], item);
}

void
cr_question_add_group (CrQuestion *question, CrQuestionList list, const char *group)
{
  CrQuestionItem item = { g_intern_string (group), { 0, { 0, 0 } } };

  g_array_append_val (question->lists[list], item);
}

void
cr_question_remove_item (CrQuestion *question, CrQuestionList list, guint index)
{
  g_return_if_fail (index < question->lists[list]->len);
  g_array_remove_index (question->lists[list], index);
}

void
cr_question_clear_list (CrQuestion *question, CrQuestionList list)
{
  g_array_set_size (question->lists[list], 0);
}

const CrMuster *
cr_question_get_muster (const CrQuestion *question)
{
  return question->muster;
}

CrMuster *
cr_question_open_muster (CrQuestion *question)
{
  return question->muster;
}

void
cr_question_set_muster (CrQuestion *question, CrMuster *muster)
{
  if (muster == question->muster)
    return;
  cr_muster_free (question->muster);
  question->muster = muster;
}

const char *
cr_question_get_weapon (const CrQuestion *question)
{
  return question->weapon;
}

void
cr_question_set_weapon (CrQuestion *question, const char *id)
{
  question->weapon = g_intern_string (id);
}

const char *
cr_question_get_weather (const CrQuestion *question)
{
  return question->weather;
}

void
cr_question_set_weather (CrQuestion *question, const char *id)
{
  question->weather = g_intern_string (id);
}

const char *
cr_question_get_mover (const CrQuestion *question)
{
  return question->mover;
}

void
cr_question_set_mover (CrQuestion *question, const char *id)
{
  question->mover = g_intern_string (id);
}

gboolean
cr_question_has (const CrQuestion *question, CrQuestionFlag flag)
{
  return (question->flags & flag) != 0;
}

void
cr_question_set (CrQuestion *question, CrQuestionFlag flag, gboolean so)
{
  question->flags = so ? question->flags | flag : question->flags & ~(guint) flag;
}

CrDirection
cr_question_get_side (const CrQuestion *question)
{
  return question->side;
}

void
cr_question_set_side (CrQuestion *question, CrDirection side)
{
  question->side = side;
}

int
cr_question_get_points (const CrQuestion *question)
{
  return question->points;
}

void
cr_question_set_points (CrQuestion *question, int points)
{
  question->points = points;
}

const char *
cr_question_get_switch (const CrQuestion *question, guint index)
{
  g_return_val_if_fail (index < CR_LOF_N_SWITCHES, NULL);
  return question->switches[index];
}

void
cr_question_set_switch (CrQuestion *question, guint index, const char *choice)
{
  g_return_if_fail (index < CR_LOF_N_SWITCHES);
  question->switches[index] = g_intern_string (choice);
}

guint
cr_question_n_changes (const CrQuestion *question)
{
  return question->changes->len;
}

const char *
cr_question_get_change (const CrQuestion *question, guint index, gboolean *with_out)
{
  const Change *change = &g_array_index (question->changes, Change, index);

  g_return_val_if_fail (index < question->changes->len, NULL);
  *with_out = change->with;
  return change->text;
}

void
cr_question_add_change (CrQuestion *question, gboolean with, const char *text)
{
  Change change = { with, g_strdup (text) };

  g_array_append_val (question->changes, change);
}

void
cr_question_remove_change (CrQuestion *question, guint index)
{
  g_return_if_fail (index < question->changes->len);
  g_array_remove_index (question->changes, index);
}

CrCastle *
cr_question_dup_castle (const CrQuestion *question, const CrCastle *castle, GError **error)
{
  g_autoptr (CrCastle) copy =
      question->changes->len > 0 ? cr_castle_dup_staged (castle, NULL) : NULL;

  if (copy == NULL && question->changes->len > 0)
    copy = cr_castle_copy (castle);
  for (guint i = 0; i < question->changes->len; i++) {
    const Change *change = &g_array_index (question->changes, Change, i);

    if (cr_change_do (copy, change->with, change->text, error))
      continue;
    g_prefix_error (error, change->with ? "--with %s: " : "--without %s: ", change->text);
    return NULL;
  }
  return g_steal_pointer (&copy);
}

CrLofOptions
cr_question_get_options (CrQuestion *question, const CrRuleset *ruleset)
{
  CrSky sky = { NULL, cr_question_has (question, CR_QUESTION_SUN),
                cr_question_has (question, CR_QUESTION_DIM) };
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  for (guint i = 0; i < CR_LOF_N_SWITCHES; i++)
    if (question->switches[i] != NULL)
      cr_lof_options_set (&options, cr_lof_switch_get_name (i), question->switches[i], NULL);
  if (question->weather != NULL)
    sky.weather = cr_ruleset_find_weather (ruleset, question->weather);
  if (question->weapon != NULL)
    options.weapon = cr_ruleset_find_weapon (ruleset, question->weapon);
  cr_muster_set_sky (question->muster, sky);
  options.muster = question->muster;
  options.from_side = question->side;
  options.from_post = cr_question_get_post (question, CR_END_FROM);
  options.to_post = cr_question_get_post (question, CR_END_TO);
  return options;
}
