/* cre-play.c: a game on a castle, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-error.h"
#include "cr-scenario-edit.h"
#include "cr-words-game.h"
#include "cr-xml-characters.h"
#include "cr-xml-playlog.h"
#include "cre-playlog-file.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (CrePlay, cre_play, CRE_TYPE_DOCUMENT)

static guint signal_changed, signal_left;

CrState *
cre_play_get_state (CrePlay *play)
{
  return play->state;
}

const CrPlaylog *
cre_play_get_log (CrePlay *play)
{
  return play->log;
}

CreMapDocument *
cre_play_get_stage (CrePlay *play)
{
  return play->stage;
}

char *
cre_play_word_refusal (CrePlay *play, const CrOrder *order, const CrRefusal *refusal)
{
  return cr_words_refusal (play->state, order, refusal, g_get_language_names ());
}

/* The functions from here on make orders steps of the history. */

/* @anew: dice were taken back before it; @text: the canonical form of the order, because indices
 * may differ when it is done again; @node: (nullable) (owned): of the file that has it */
typedef struct {
  CreStep step;
  char *text;
  CrNode *node;
  CrEvents *events;
  gboolean done, anew;
} OrderStep;

/* A turn is told together with its first phase; a question by itself. */
static char **
word_events (const CrState *state, const CrEvents *events)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *asked = cr_events_get_n (events) == 0 ? cr_words_awaited (state) : NULL;

  if (asked != NULL)
    g_strv_builder_add (words, asked);

  for (guint i = 0; i < cr_events_get_n (events); i++) {
    const CrEvent *event = cr_events_get (events, i);
    g_autofree char *sentence = NULL;

    if (event->kind == CR_EVENT_TURN)
      continue;
    sentence = cr_words_event (state, event, g_get_language_names ());
    g_strv_builder_add (words, sentence);
  }
  return g_strv_builder_end (words);
}

static void
order_step_do (OrderStep *step, CrePlay *play)
{
  CrOrder order;
  CrPlayed *played;
  gboolean done = cr_order_parse (play->state, step->text, &order, NULL) &&
                  cr_game_apply (play->state, &order, step->events, NULL);

  g_assert (done);
  cr_playlog_add (play->log, play->state, step->text, step->events,
                  word_events (play->state, step->events));
  played = play->log->played->pdata[play->log->played->len - 1];
  cre_play_note_hidden (play, played, step->events);
  played->anew = step->anew;
  played->node = step->node != NULL ? cr_node_ref (step->node) : NULL;
  if (cr_events_show_die (step->events))
    play->n_shown = MAX (play->n_shown, play->log->played->len);
}

/* The stage shows what the order has done to the castle. */
static void
follow_castle (CrePlay *play)
{
  const CrMap *seen = cre_map_document_get_map (play->stage);
  g_autoptr (CrMap) is = cre_play_dup_seen (play->state);

  if (!cr_map_equal (seen, is))
    cre_map_document_apply (play->stage, cre_play_find_changes (seen, is), "", 0);
}

void
cre_play_tell (CrePlay *play, const CrEvents *events)
{
  play->told = events;
  cre_play_forget_view (play);
  if (play->jumping)
    return;
  follow_castle (play);
  g_signal_emit (play, signal_changed, 0, events);
}

void
cre_play_tell_left (CrePlay *play, guint n_left)
{
  g_signal_emit (play, signal_left, 0, n_left);
}

static void
order_step_swap (CreStep *base, gpointer owner)
{
  OrderStep *step = (OrderStep *) base;
  CrePlay *play = owner;

  step->done = !step->done;
  if (step->done) {
    order_step_do (step, play);
    cre_play_step_on (play);
  } else {
    cre_play_step_back (play);
    cr_game_revert (play->state, step->events);
  }
  cre_play_tell (play, step->done ? step->events : NULL);
}

static void
order_step_free (CreStep *base)
{
  OrderStep *step = (OrderStep *) base;

  cr_events_free (step->events);
  g_clear_pointer (&step->node, cr_node_unref);
  g_free (step->text);
  g_free (step);
}

/* @text: (transfer full): of an order that can be done; @node: (nullable): of the file that has it
 */
static void
do_order (CrePlay *play, char *text, gboolean anew, const CrNode *node)
{
  static const CreStepKind kind = { order_step_swap, NULL, order_step_free };
  guint n_left = play->undone->len;
  OrderStep *step = g_new (OrderStep, 1);

  if (n_left > 0)
    cre_play_leave_undone (play);
  *step = (OrderStep){ { .kind = &kind }, text, NULL, cr_events_new (), FALSE, anew };
  step->node = node != NULL ? cr_node_ref (node) : NULL;
  play->n_shown = MIN (play->n_shown, play->log->played->len);
  cre_document_do (CRE_DOCUMENT (play), &step->step, step->text, 0);
  if (n_left > 0)
    cre_play_tell_left (play, n_left);
}

void
cre_play_do (CrePlay *play, const char *line)
{
  do_order (play, g_strdup (line), play->log->played->len < play->n_shown, NULL);
}

static gboolean
is_next (CrePlay *play, const CrOrder *order)
{
  const CrPlayed *next = play->undone->len > 0 ? play->undone->pdata[play->undone->len - 1] : NULL;
  g_autofree char *text = cr_order_format (play->state, order);

  return next != NULL && g_str_equal (next->order, text);
}

static gboolean
refuse_order (CrRefusalWhy why, CrRefusal *refusal_out)
{
  if (refusal_out != NULL)
    *refusal_out = (CrRefusal){ .why = why, .man = -1, .other = -1 };
  return FALSE;
}

gboolean
cre_play_judge (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out)
{
  if (play->looking && !is_next (play, order))
    return refuse_order (CR_REFUSAL_EARLIER, refusal_out);
  return cr_game_judge (play->state, order, refusal_out);
}

/* An order that equals the next one that was taken back does that one again. */
gboolean
cre_play_give (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out)
{
  gboolean anew = play->log->played->len < play->n_shown;

  if (is_next (play, order))
    return cre_document_redo (CRE_DOCUMENT (play));

  if (play->looking)
    return refuse_order (CR_REFUSAL_EARLIER, refusal_out);
  if (anew && cr_state_is_fair (play->state))
    return refuse_order (CR_REFUSAL_SHOWN, refusal_out);
  if ((cre_play_is_led (play) &&
       !play->leader.allows (play, order, refusal_out, play->leader.data)) ||
      !cr_game_judge (play->state, order, refusal_out))
    return FALSE;
  do_order (play, cr_order_format (play->state, order), anew, NULL);
  return TRUE;
}

gboolean
cre_play_say (CrePlay *play, const char *line, GError **error)
{
  g_autofree char *words = NULL;
  CrRefusal refusal;
  CrOrder order;

  if (!cr_order_parse (play->state, line, &order, error))
    return FALSE;
  if (cre_play_give (play, &order, &refusal))
    return TRUE;
  words = cre_play_word_refusal (play, &order, &refusal);
  g_set_error_literal (error, CR_ERROR, CR_ERROR_LIMIT, words);
  return FALSE;
}

/* The functions from here on implement the document. */

static char *
cre_play_make_title (CreDocument *document)
{
  const CrScenario *scenario = cr_state_get_scenario (CRE_PLAY (document)->state);
  const char *title = scenario != NULL
                          ? cr_scenario_get_title (scenario, g_get_language_names ())
                          : cre_document_get_title (CRE_DOCUMENT (CRE_PLAY (document)->stage));

  if (scenario != NULL)
    /* Translators: the title of a document, “Game of Market Day” */
    return g_strdup_printf (_ ("Game of %s"), title != NULL ? title : scenario->id);
  /* Translators: the title of a document, “Game on Border Castle” */
  return g_strdup_printf (_ ("Game on %s"), title);
}

/* Puts the later orders into the log while an earlier moment is looked at: looking takes nothing
 * out of the game. The orders stay those of @undone.
 *
 * Returns: how many orders the log has without them, for hide_later() */
static guint
show_later (CrePlay *play)
{
  GPtrArray *played = play->log->played;
  guint n_played = played->len;

  for (guint i = play->looking ? play->undone->len : 0; i-- > 0;)
    g_ptr_array_add (played, play->undone->pdata[i]);
  return n_played;
}

static void
hide_later (CrePlay *play, guint n_played)
{
  GPtrArray *played = play->log->played;

  while (played->len > n_played)
    g_ptr_array_steal_index (played, played->len - 1);
}

/* Implements CreDocumentClass.copy: the whole game, whichever moment of it is looked at. */
static gpointer
cre_play_copy (CreDocument *document, const char *path, GError **error)
{
  CrePlay *play = CRE_PLAY (document);
  guint n_played = show_later (play);
  gpointer copy = cre_playlog_copy (play->log, play->stage, path);

  hide_later (play, n_played);
  return copy;
}

static gboolean
cre_play_says (CreDocument *document, gconstpointer copy)
{
  CrePlay *play = CRE_PLAY (document);
  guint n_played = show_later (play);
  gboolean says = cre_playlog_says (play->log, copy);

  hide_later (play, n_played);
  return says;
}

static void
cre_play_keep (CreDocument *document, GKeyFile *notes, GHashTable *files)
{
  cre_playlog_keep (CRE_PLAY (document)->stage, CRE_PLAY (document)->start, notes, files);
}

static void
cre_play_recall (CreDocument *document, GKeyFile *notes, const char *folder)
{
  CrePlay *play = CRE_PLAY (document);

  cre_playlog_recall (play->log, play->stage, &play->castle, notes, folder);
}

static gboolean
cre_play_check_target (CreDocument *document, const char *path, GError **error)
{
  return cre_playlog_check_target (CRE_PLAY (document)->stage, path, error);
}

guint64
cre_play_choose_seed (void)
{
  return ((guint64) g_random_int () << 32 | g_random_int ()) & G_MAXINT64;
}

static CreMapDocument *
new_stage (CreMapDocument *map, const CrState *state)
{
  CreMapDocument *stage = cre_map_document_new (cr_map_copy (cre_map_document_get_map (map)),
                                                cr_state_get_ruleset (state));

  cre_document_bind (CRE_DOCUMENT (stage), cre_document_get_file (CRE_DOCUMENT (map)));
  return stage;
}

CrePlay *
cre_play_new_of (CreMapDocument *map, CrState *state)
{
  CrePlay *play = g_object_new (CRE_TYPE_PLAY, NULL);

  play->stage = new_stage (map, state);
  play->start = cr_map_copy (cre_map_document_get_map (map));
  play->state = state;
  play->log = cr_playlog_new (play->state);
  follow_castle (play);
  cre_document_bind (CRE_DOCUMENT (play), NULL);
  return play;
}

CrePlay *
cre_play_new_led (CreMapDocument *map, CrState *state, const CrePlayLeader *leader)
{
  CrePlay *play = cre_play_new_of (map, state);

  play->leader = *leader;
  return play;
}

gboolean
cre_play_is_led (CrePlay *play)
{
  return play->leader.allows != NULL;
}

/* @log: its head is that of the game */
static CrePlay *
new_with (CreMapDocument *map, const CrCharacters *library, const CrPlaylog *log, GError **error)
{
  const CrCastle *castle = cre_map_document_get_castle (map);
  const char *const *choices = (const char *const *) log->choices;
  g_autoptr (CrScenario) scenario =
      log->scenario != NULL ? cr_scenario_choose (log->scenario, choices, log->last_turn) : NULL;
  CrState *state =
      scenario != NULL
          ? cr_state_new_scenario (castle, scenario, library, log->seed, error)
          : cr_state_new_by (castle, choices, log->last_turn, library, log->seed, error);

  return state != NULL ? cre_play_new_of (map, state) : NULL;
}

/* Every die is rolled again; where something differs the game is open up to there. Returns:
 * (nullable): what differed */
static char *
replay_orders (CrePlay *play, const CrPlaylog *log)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (CrState) state = cr_state_copy (play->state);
  CrOrder order;

  for (guint i = 0; i < log->played->len; i++) {
    const CrPlayed *played = log->played->pdata[i];
    g_autoptr (GError) error = NULL;

    if (!cr_words_replay (log, i, state, events, g_get_language_names (), &error) ||
        !cr_order_parse (play->state, played->order, &order, &error))
      return g_strdup (error->message);
    do_order (play, cr_order_format (play->state, &order), played->anew, played->node);
  }
  return log->problem != NULL ? g_strdup (log->problem->message) : NULL;
}

static CreDocument *
cre_play_load (const char *path, const char *own_path, CrFileState *state_out, GError **error)
{
  g_autoptr (CrPlaylog) log = cre_playlog_read (path, state_out, error);
  g_autoptr (CreMapDocument) map =
      log != NULL ? cre_playlog_find_map (path, own_path, log, error) : NULL;
  g_autoptr (CrCharacters) library =
      map != NULL ? cr_playlog_load_library (log, own_path != NULL ? own_path : path, error) : NULL;
  CrePlay *play;

  if (library == NULL)
    return NULL;
  if (log->siege) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 _ ("This is the log of a siege: give its file a name that ends in “%s”"),
                 ".siegelog.xml");
    return NULL;
  }
  play = new_with (map, library, log, error);
  if (play == NULL)
    return NULL;
  cr_playlog_keep (play->log, log);
  play->broken = replay_orders (play, log);
  play->castle = g_steal_pointer (&map);
  return CRE_DOCUMENT (play);
}

static char *
cre_play_describe_loss (CreDocument *document, char **why_out)
{
  return cre_playlog_describe_loss (CRE_PLAY (document)->log, CRE_PLAY (document)->stage, why_out);
}

static CreDocument *
cre_play_get_castle (CreDocument *document)
{
  return (CreDocument *) CRE_PLAY (document)->castle;
}

static const char *
cre_play_get_warning (CreDocument *document)
{
  return CRE_PLAY (document)->broken;
}

static void
cre_play_finalize (GObject *object)
{
  CrePlay *play = CRE_PLAY (object);

  cre_play_forget_view (play);
  cr_state_free (play->state);
  cr_playlog_free (play->log);
  cr_map_free (play->start);
  g_free (play->broken);
  g_free (play->label);
  g_clear_pointer (&play->undone, g_ptr_array_unref);
  g_clear_pointer (&play->lines, g_ptr_array_unref);
  g_clear_object (&play->stage);
  g_clear_object (&play->castle);
  G_OBJECT_CLASS (cre_play_parent_class)->finalize (object);
}

static void
cre_play_class_init (CrePlayClass *klass)
{
  CreDocumentClass *document_class = CRE_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cre_play_finalize;
  document_class->ending = ".playlog.xml";
  document_class->make_title = cre_play_make_title;
  document_class->copy = cre_play_copy;
  document_class->free_copy = cre_playlog_free_copy;
  document_class->says = cre_play_says;
  document_class->serialize = cre_playlog_serialize;
  document_class->write = cre_playlog_write_copy;
  document_class->get_warning = cre_play_get_warning;
  document_class->describe_loss = cre_play_describe_loss;
  document_class->get_castle = cre_play_get_castle;
  document_class->load = cre_play_load;
  document_class->check_target = cre_play_check_target;
  document_class->keep = cre_play_keep;
  document_class->recall = cre_play_recall;
  signal_changed = g_signal_new ("changed", CRE_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signal_left = g_signal_new ("left", CRE_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
cre_play_init (CrePlay *play)
{
  play->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_played_free);
  play->lines = cre_play_new_lines ();
  play->viewer = -1;
}

CrePlay *
cre_play_new (CreMapDocument *map, GError **error)
{
  static char *usual[] = { NULL };
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, error);
  CrPlaylog log = { .choices = usual, .seed = cre_play_choose_seed () };

  return library != NULL ? new_with (map, library, &log, error) : NULL;
}

static void
give_again (CrePlay *other, const CrPlayed *played, GPtrArray *lost)
{
  g_autoptr (GError) problem = NULL;

  if (!cre_play_say (other, played->order, &problem))
    g_ptr_array_add (lost, g_strdup (problem->message));
}

/* Gives all orders of the other game, and those that were taken back. */
static void
give_all_again (CrePlay *play, CrePlay *other, GPtrArray *lost)
{
  guint at;

  for (guint i = 0; i < play->log->played->len; i++)
    give_again (other, play->log->played->pdata[i], lost);
  at = other->log->played->len;
  for (guint i = play->undone->len; i-- > 0;)
    give_again (other, play->undone->pdata[i], lost);
  cre_play_go_to (other, at);
  other->looking = play->looking && other->undone->len > 0;
}

CrePlay *
cre_play_take_over_by (CrePlay *play,
                       CreMapDocument *map,
                       const char *const *choices,
                       int last_turn,
                       GPtrArray *lost,
                       GError **error)
{
  CrPlaylog log = *play->log;
  CrePlay *other;

  log.choices = (char **) choices;
  log.last_turn = last_turn;
  other = new_with (map, cr_state_get_library (play->state), &log, error);
  if (other == NULL)
    return NULL;
  cr_playlog_keep (other->log, play->log);
  give_all_again (play, other, lost);
  return other;
}

CrePlay *
cre_play_take_over (CrePlay *play, CreMapDocument *map, GPtrArray *lost)
{
  static const char *const none[] = { NULL };
  const CrPlaylog *log = play->log;
  g_autoptr (GError) error = NULL;
  CrePlay *other = cre_play_take_over_by (play, map, (const char *const *) log->choices,
                                          log->last_turn, lost, &error);

  if (other != NULL)
    return other;
  /* The map has another ruleset now, without that option. */
  g_ptr_array_add (lost, g_strdup (error->message));
  return cre_play_take_over_by (play, map, none, log->last_turn, lost, NULL);
}

gboolean
cre_play_is_about (CrePlay *play, CreMapDocument *map)
{
  g_autofree char *digest = cr_map_dup_digest (cre_map_document_get_map (map));

  return g_str_equal (digest, play->log->map_digest);
}
