/* cre-ask.c: a question about a document, and its answers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-ask-private.h"

#include "cr-question-aim.h"

G_DEFINE_FINAL_TYPE (CreAsk, cre_ask, G_TYPE_OBJECT)

/* An answer is often asked for while a frame is drawn, in which so many microseconds are left; the
 * rest of the work is done when idle. Shots past siege towers and men take a hundred times as long
 * as others, so the number of shots that are judged before the clock is read again is adapted. */
#define LEAST_SHOTS 64
#define MOST_SHOTS 1024
#define LOOK_AFTER 500

/**
 * Kind:
 * @indexed: the fire index is built before it is asked
 * @tried: it is asked about the castle with the tried changes, otherwise about the castle as it is
 * @asked, @idle: for how many microseconds it may work when it is asked for, and each time when
 *   idle
 */
static const struct {
  gboolean indexed, tried;
  int asked, idle;
} kinds[CR_N_QUESTION_KINDS] = {
  [CR_QUESTION_LOF] = { .tried = TRUE },
  [CR_QUESTION_FIELD] = { .indexed = TRUE, .asked = 250, .idle = 2000 },
  [CR_QUESTION_DIFFERENCE] = { .tried = TRUE, .asked = 4000, .idle = 4000 },
  [CR_QUESTION_EXPOSURE] = { .indexed = TRUE },
};

static guint changed, wondered, progressed;

void
cre_ask_tell (CreAsk *ask, CreAskWhy why)
{
  if (why != CRE_ASK_KNOWN)
    cre_ask_notify_options (ask);
  g_signal_emit (ask, changed, 0, why);
}

CreMapDocument *
cre_ask_get_document (CreAsk *ask)
{
  return ask->document;
}

const CrQuestion *
cre_ask_get_question (CreAsk *ask)
{
  return ask->question;
}

CrQuestion *
cre_ask_dup_question (CreAsk *ask)
{
  return cr_question_copy (ask->question);
}

CrLofOptions
cre_ask_get_options (CreAsk *ask)
{
  return cr_question_get_options (ask->question, cre_map_document_get_ruleset (ask->document));
}

/* The functions from here on derive a question for each kind. */

static gboolean
question_walks (const CrQuestion *question)
{
  return cr_question_kind_walks (cr_question_get_kind (question));
}

static const GArray *
get_shooters (const CrQuestion *question)
{
  return cr_question_get_list (question, CR_LIST_SHOOTERS);
}

/* Returns: the kind whose answer also answers this one: dead ground and coverage are read from the
 * field */
static CrQuestionKind
find_source (CrQuestionKind kind)
{
  return kind == CR_QUESTION_DEAD || kind == CR_QUESTION_COVERAGE ? CR_QUESTION_FIELD : kind;
}

static gboolean
has_field (const CrQuestion *question)
{
  return get_shooters (question)->len > 0 &&
         (cr_question_get_kind (question) == CR_QUESTION_FIELD ||
          cr_question_get_end (question, CR_END_TO) != NULL);
}

static gboolean
has_shot (const CrQuestion *question)
{
  return cr_question_get_kind (question) != CR_QUESTION_WHO &&
         cr_question_get_end (question, CR_END_FROM) != NULL &&
         cr_question_get_end (question, CR_END_TO) != NULL;
}

/* Sets the place of the man who may be hit: the target, otherwise the shooter. Returns: FALSE when
 * there is neither */
static gboolean
aim_at_victim (CrQuestion *question)
{
  const CrPlace *victim = cr_question_get_end (question, CR_END_TO);

  cr_question_clear_list (question, CR_LIST_WAY);
  cr_question_set_side (question, -1);
  cr_question_set_post (question, CR_END_FROM, NULL);
  if (victim == NULL)
    victim = cr_question_get_end (question, CR_END_FROM);
  if (victim != NULL)
    cr_question_set_end (question, CR_END_TO, victim);
  return victim != NULL;
}

/* Removes what is about a single man. The side over which one shoots and that on which one stands
 * are kept only for a single shooter, because several are not all in the same hoarding. */
static gboolean
ask_of_all (CrQuestion *question, gboolean posted)
{
  gboolean alone = get_shooters (question)->len == 1;

  if (!alone)
    cr_question_set_side (question, -1);
  if (!alone || !posted)
    cr_question_set_post (question, CR_END_FROM, NULL);
  cr_question_set_post (question, CR_END_TO, NULL);
  cr_question_set_end (question, CR_END_FROM, NULL);
  cr_question_set_end (question, CR_END_TO, NULL);
  return TRUE;
}

/* Keeps only the shooter and the target of a shot. */
static gboolean
ask_of_ends (CrQuestion *question)
{
  cr_question_clear_list (question, CR_LIST_SHOOTERS);
  cr_question_clear_list (question, CR_LIST_WAY);
  return TRUE;
}

/* Removes all that does not matter for that kind. Returns: FALSE when something that it needs is
 * missing */
static gboolean
reduce_question (CrQuestion *question, CrQuestionKind kind)
{
  if (question_walks (question) != cr_question_kind_walks (kind))
    return FALSE;
  switch (kind) {
  case CR_QUESTION_FIELD:
  case CR_QUESTION_DIFFERENCE:
    cr_question_clear_list (question, CR_LIST_WAY);
    return (kind == CR_QUESTION_FIELD
                ? has_field (question)
                : get_shooters (question)->len > 0 && cr_question_n_changes (question) > 0) &&
           ask_of_all (question, TRUE);
  case CR_QUESTION_EXPOSURE:
    if (get_shooters (question)->len == 0)
      cr_question_add_group (question, CR_LIST_SHOOTERS, "@garrison");
    return cr_question_get_list (question, CR_LIST_WAY)->len > 1 && ask_of_all (question, FALSE);
  case CR_QUESTION_WHO:
    return aim_at_victim (question);
  case CR_QUESTION_LEVELS:
    if (!has_shot (question))
      return FALSE;
    cr_question_set_post (question, CR_END_FROM, NULL);
    cr_question_set_post (question, CR_END_TO, NULL);
    return ask_of_ends (question);
  case CR_QUESTION_REACH:
    cr_question_aim (question, CR_END_TO, NULL);
    return cr_question_get_end (question, CR_END_FROM) != NULL && ask_of_ends (question);
  default:
    return has_shot (question) && ask_of_ends (question);
  }
}

CrQuestion *
cre_ask_derive (CreAsk *ask, CrQuestionKind kind)
{
  g_autoptr (CrQuestion) question = cr_question_copy (ask->question);

  kind = find_source (kind);
  if (!reduce_question (question, kind))
    return NULL;
  cr_question_set_kind (question, kind);
  while (!kinds[kind].tried && cr_question_n_changes (question) > 0)
    cr_question_remove_change (question, 0);
  return g_steal_pointer (&question);
}

/* The functions from here on work out answers. */

void
cre_ask_drop (CreAsk *ask, CrQuestionKind kind)
{
  cre_slices_end (&ask->replies[kind].working);
  g_clear_pointer (&ask->replies[kind].answer, cr_answer_free);
}

static void
drop_question (CreAsk *ask, CrQuestionKind kind)
{
  cre_ask_drop (ask, kind);
  g_clear_pointer (&ask->replies[kind].asked, cr_question_free);
}

static CrQuestionKind
get_kind (const CreReply *reply)
{
  return (CrQuestionKind) (reply - reply->ask->replies);
}

/* Works for so many microseconds. Returns: whether the answer is complete */
static gboolean
work_reply (CreReply *reply, int budget)
{
  int n_shots = LEAST_SHOTS;
  gint64 now = g_get_monotonic_time (), end = now + budget;

  while (!cr_answer_work (reply->answer, n_shots)) {
    gint64 then = now;

    now = g_get_monotonic_time ();
    if (now > end)
      return FALSE;
    if (now - then < LOOK_AFTER)
      n_shots = MIN (2 * n_shots, MOST_SHOTS);
    else
      n_shots = MAX (n_shots / 2, LEAST_SHOTS);
  }
  return TRUE;
}

static void
tell_known (CreAsk *ask)
{
  ask->serial++;
  cre_ask_tell (ask, CRE_ASK_KNOWN);
}

static void
work_cb (gpointer data)
{
  CreReply *reply = data;
  CreAsk *ask = reply->ask;
  gboolean done = work_reply (reply, kinds[get_kind (reply)].idle);

  if (done)
    cre_slices_end (&reply->working);
  if (get_kind (reply) == CR_QUESTION_DIFFERENCE)
    g_signal_emit (ask, progressed, 0);
  if (done)
    tell_known (ask);
}

/* Without a garrison nobody shoots at a way. */
static CrAnswer *
new_answer (CreAsk *ask, const CrQuestion *question)
{
  CrCastle *castle = cre_ask_get_start (ask);
  CrCastle *what_if = cr_question_n_changes (question) > 0 ? cre_ask_get_what_if (ask) : NULL;
  CrAnswer *answer = cr_answer_new (castle, what_if, question, NULL);
  g_autoptr (CrQuestion) alone = NULL;

  if (answer != NULL || cr_question_get_kind (question) != CR_QUESTION_EXPOSURE)
    return answer;
  alone = cr_question_copy (question);
  cr_question_clear_list (alone, CR_LIST_SHOOTERS);
  return cr_answer_new (castle, NULL, alone, NULL);
}

static gboolean
begin_question (CreAsk *ask, CrQuestionKind kind)
{
  CreReply *reply = &ask->replies[kind];
  const CrAnswer *field = ask->replies[CR_QUESTION_FIELD].answer;

  if (reply->answer != NULL)
    return TRUE;
  if (kind == CR_QUESTION_DIFFERENCE && ask->stopped)
    return FALSE;
  if (reply->asked == NULL)
    reply->asked = cre_ask_derive (ask, kind);
  if (reply->asked == NULL || (kinds[kind].indexed && !cre_map_document_await_fire (ask->document)))
    return FALSE;
  reply->answer = new_answer (ask, reply->asked);
  if (kind == CR_QUESTION_DIFFERENCE && reply->answer != NULL && field != NULL)
    cr_answer_lend_field (reply->answer, field);
  return reply->answer != NULL;
}

const CrAnswer *
cre_ask_answer (CreAsk *ask, CrQuestionKind kind)
{
  CreReply *reply = &ask->replies[find_source (kind)];

  if (!begin_question (ask, get_kind (reply)))
    return NULL;
  if (!cre_slices_are_under_way (&reply->working) &&
      !work_reply (reply, kinds[get_kind (reply)].asked))
    cre_slices_begin (&reply->working, work_cb, reply);
  return cr_answer_is_known (reply->answer) ? reply->answer : NULL;
}

const CrLof *
cre_ask_get_lof (CreAsk *ask)
{
  const CrAnswer *answer = cre_ask_answer (ask, CR_QUESTION_LOF);

  return answer != NULL ? cr_answer_get_lof (answer) : NULL;
}

const CrLof *
cre_ask_get_lof_before (CreAsk *ask)
{
  const CrAnswer *answer = cre_ask_answer (ask, CR_QUESTION_LOF);
  const CrLof *before = answer != NULL ? cr_answer_get_before (answer) : NULL;

  return before != NULL ? before : cre_ask_get_lof (ask);
}

const CrReach *
cre_ask_get_reach (CreAsk *ask)
{
  const CrAnswer *answer = cre_ask_answer (ask, CR_QUESTION_REACH);

  return answer != NULL ? cr_answer_get_reach (answer) : NULL;
}

const CrDifference *
cre_ask_get_difference (CreAsk *ask)
{
  const CrAnswer *answer = cre_ask_answer (ask, CR_QUESTION_DIFFERENCE);

  return answer != NULL ? cr_answer_get_difference (answer) : NULL;
}

const CrBands *
cre_ask_get_bands (CreAsk *ask)
{
  CreReply *reply = &ask->replies[CR_QUESTION_FIELD];

  if (!(ask->shown & CRE_SHOWN_BANDS) || !begin_question (ask, CR_QUESTION_FIELD))
    return NULL;
  return cr_answer_get_bands (reply->answer);
}

guint
cre_ask_get_serial (CreAsk *ask)
{
  return ask->serial;
}

gboolean
cre_ask_find_kind (CreAsk *ask, CrQuestionKind *kind_out)
{
  const CrQuestion *question = ask->question;

  if (question_walks (question)) {
    *kind_out = cr_question_get_kind (question);
    return cr_question_get_end (question, CR_END_FROM) != NULL;
  }
  if (cr_question_get_list (question, CR_LIST_WAY)->len > 1)
    *kind_out = CR_QUESTION_EXPOSURE;
  else if (has_shot (question))
    *kind_out = CR_QUESTION_LOF;
  else if (!has_field (question))
    return FALSE;
  else if (cr_question_n_changes (question) > 0)
    *kind_out = CR_QUESTION_DIFFERENCE;
  else if (ask->shown & CRE_SHOWN_COUNTS)
    *kind_out = CR_QUESTION_COVERAGE;
  else
    *kind_out = (ask->shown & CRE_SHOWN_DEAD) && !(ask->shown & CRE_SHOWN_HIT) ? CR_QUESTION_DEAD
                                                                               : CR_QUESTION_FIELD;
  return TRUE;
}

CreShown
cre_ask_get_shown (CreAsk *ask)
{
  return ask->shown;
}

void
cre_ask_show (CreAsk *ask, CreShown shown)
{
  if (ask->shown == shown)
    return;
  ask->shown = shown;
  cre_ask_tell (ask, CRE_ASK_PUT);
}

/* The functions from here on change the question. */

static void
settle_ask (CreAsk *ask)
{
  cr_question_settle (ask->question, cr_castle_get_scene (cre_ask_get_start (ask)));
}

/* If only the target of a walk has changed, the old answer is kept, because it already has all
 * places that the walker can reach. */
static gboolean
lead_elsewhere (CreReply *reply, CrQuestion *now)
{
  CrPlace to;

  if (get_kind (reply) != CR_QUESTION_PATH || now == NULL || reply->answer == NULL)
    return FALSE;
  to = *cr_question_get_end (now, CR_END_TO);
  cr_question_set_end (now, CR_END_TO, cr_question_get_end (reply->asked, CR_END_TO));
  if (!cr_question_equal (now, reply->asked))
    return FALSE;
  cr_question_set_end (reply->asked, CR_END_TO, &to);
  cr_answer_lead_to (reply->answer, to);
  return TRUE;
}

/* Drops the answers whose question has changed; the others are kept. */
static void
drop_others (CreAsk *ask)
{
  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++) {
    CreReply *reply = &ask->replies[kind];
    g_autoptr (CrQuestion) now = NULL;

    if (reply->asked == NULL)
      continue;
    now = cre_ask_derive (ask, (CrQuestionKind) kind);
    if ((now != NULL && cr_question_equal (now, reply->asked)) || lead_elsewhere (reply, now))
      continue;
    drop_question (ask, (CrQuestionKind) kind);
    if (kind == CR_QUESTION_DIFFERENCE)
      ask->stopped = FALSE;
    if (kind != CR_QUESTION_LOF && kind != CR_QUESTION_PATH)
      ask->serial++;
  }
}

void
cre_ask_put (CreAsk *ask, CrQuestion *question)
{
  cr_question_free (ask->question);
  ask->question = question;
  settle_ask (ask);
  drop_others (ask);
  cre_ask_tell (ask, CRE_ASK_PUT);
}

/* Puts the men on the map, the siege towers at the beginning of a game and the weather into the
 * question. */
static void
take_men (CreAsk *ask)
{
  const CrMuster *muster = cre_men_get_muster (cre_men_get (ask->document));
  CrMuster *all = cr_muster_copy (muster);
  CrSky sky = cr_muster_get_sky (muster);

  cre_ask_get_start (ask);
  for (guint i = 0; ask->rolled != NULL && i < cr_muster_n_towers (ask->rolled); i++)
    cr_muster_add_tower (all, cr_muster_get_tower (ask->rolled, i));
  cr_question_set_muster (ask->question, all);
  cr_question_set_weather (ask->question, sky.weather != NULL ? sky.weather->id : NULL);
  cr_question_set (ask->question, CR_QUESTION_SUN, sky.sun);
  cr_question_set (ask->question, CR_QUESTION_DIM, sky.dim);
}

static void
men_changed_cb (CreAsk *ask)
{
  take_men (ask);
  settle_ask (ask);
  drop_others (ask);
  cre_ask_tell (ask, CRE_ASK_PUT);
}

/* Brings an answer up to date after an edit, or drops it. Exposure is always dropped, because other
 * men may shoot at the way now. */
static void
follow_kind (CreAsk *ask, CrQuestionKind kind)
{
  CreReply *reply = &ask->replies[kind];

  if (reply->answer != NULL && (kind == CR_QUESTION_EXPOSURE || !cr_answer_follow (reply->answer)))
    cre_ask_drop (ask, kind);
}

/* The places of the question are carried to where they are now and all answers dropped, before
 * other listeners hear of the change. */
static void
moved_cb (CreMapDocument *document, const CrEdit *edit, CreAsk *ask)
{
  const CrScene *scene = cre_map_document_get_scene (document);

  cre_ask_drop_start (ask);
  take_men (ask);
  cr_question_carry (ask->question, edit, scene);
  ask->has_wonder = ask->has_wonder && cr_edit_carry (edit, &ask->wonder) &&
                    cr_scene_has_place (scene, ask->wonder);
  if (cr_edit_touches_grid (edit))
    cre_ask_forget_changes (ask);
  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++)
    drop_question (ask, (CrQuestionKind) kind);
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, CreAsk *ask)
{
  cre_ask_drop_what_if (ask);
  if (cre_ask_drop_start (ask))
    take_men (ask);
  settle_ask (ask);
  drop_others (ask);
  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++)
    follow_kind (ask, (CrQuestionKind) kind);
  ask->serial++;
  cre_ask_tell (ask, CRE_ASK_EDITED);
}

static void
cre_ask_finalize (GObject *object)
{
  CreAsk *ask = CRE_ASK (object);

  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++)
    drop_question (ask, (CrQuestionKind) kind);
  cr_castle_free (ask->what_if);
  cr_castle_free (ask->start);
  cr_muster_free (ask->rolled);
  g_ptr_array_unref (ask->changes);
  cr_question_free (ask->question);
  G_OBJECT_CLASS (cre_ask_parent_class)->finalize (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, CRE_TYPE_ASK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_ask_class_init (CreAskClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_ask_finalize;
  cre_ask_install_options (G_OBJECT_CLASS (klass));
  changed = g_signal_new ("changed", CRE_TYPE_ASK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 1, G_TYPE_INT);
  wondered = new_signal ("wondered");
  progressed = new_signal ("progress");
}

static void
cre_ask_init (CreAsk *ask)
{
  ask->question = cr_question_new (CR_QUESTION_LOF);
  ask->changes = g_ptr_array_new_with_free_func (g_free);
  for (int kind = 0; kind < CR_N_QUESTION_KINDS; kind++)
    ask->replies[kind].ask = ask;
  ask->serial = 1;
  ask->shown = CRE_SHOWN_HIT | CRE_SHOWN_DEAD | CRE_SHOWN_BANDS;
}

CreAsk *
cre_ask_get (CreMapDocument *document, const char *name)
{
  g_autofree char *key = g_strconcat ("cre-ask-", name, NULL);
  CreAsk *ask = g_object_get_data (G_OBJECT (document), key);

  if (ask != NULL)
    return ask;
  ask = g_object_new (CRE_TYPE_ASK, NULL);
  ask->document = document;
  g_object_set_data_full (G_OBJECT (document), key, ask, g_object_unref);
  /* CreMen is connected first, so that its men are carried before this is called. */
  take_men (ask);
  g_signal_connect_object (document, "moved", G_CALLBACK (moved_cb), ask, 0);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), ask, 0);
  g_signal_connect_object (document, "fire-ready", G_CALLBACK (tell_known), ask, G_CONNECT_SWAPPED);
  g_signal_connect_object (cre_men_get (document), "changed", G_CALLBACK (men_changed_cb), ask,
                           G_CONNECT_SWAPPED);
  return ask;
}
