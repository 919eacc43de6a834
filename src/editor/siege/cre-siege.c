/* cre-siege.c: a siege by days, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-siege-private.h"

#include "cr-error.h"
#include "cr-siege-log.h"
#include "cr-siege-scenario.h"
#include "cr-words-day.h"
#include "cr-words-record.h"
#include "cr-words-siege.h"
#include "cr-xml-characters.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (CreSiege, cre_siege, CRE_TYPE_DOCUMENT)

static guint signal_changed;

const CrCampaign *
cre_siege_get_campaign (CreSiege *siege)
{
  return siege->campaign;
}

const CrPlaylog *
cre_siege_get_log (CreSiege *siege)
{
  return siege->log;
}

CreMapDocument *
cre_siege_get_stage (CreSiege *siege)
{
  return siege->stage;
}

gboolean
cre_siege_is_about (CreSiege *siege, CreMapDocument *map)
{
  g_autofree char *digest = cr_map_dup_digest (cre_map_document_get_map (map));

  return g_str_equal (digest, siege->log->map_digest);
}

/* Returns: (transfer full): the orders with which a siege of the scenario begins, and its choices
 * of rules */
static GStrv
list_start (const CrCampaign *campaign, const CrScenario *scenario)
{
  g_autoptr (GStrvBuilder) start = g_strv_builder_new ();
  g_auto (GStrv) muster = cr_campaign_list_muster (campaign, scenario);

  g_strv_builder_addv (start, (const char **) muster);
  if (scenario->choices != NULL)
    g_strv_builder_addv (start, (const char **) scenario->choices);
  return g_strv_builder_end (start);
}

/* Returns: (nullable): the next row of a scenario that is about how it is played; rows with texts
 * only are skipped */
static const CrNode *
get_next_row (const CrNode *root, guint *i)
{
  while (*i < cr_node_n_children (root)) {
    const CrNode *row = cr_node_get_child (root, (*i)++);

    if (!cr_node_is (row, "meta"))
      return row;
  }
  return NULL;
}

/* Whether the assaults that are planned are those of the scenario. They depend on all of it. */
static gboolean
has_plan_of (CreSiege *siege, const CrScenario *scenario)
{
  const CrScenario *plan = cr_campaign_get_plan (siege->campaign);
  const CrNode *row, *other;
  guint i = 0, j = 0;

  if (plan == NULL)
    return scenario->assaults->len == 0;
  do {
    row = get_next_row (plan->root, &i);
    other = get_next_row (scenario->root, &j);
  } while (row != NULL && other != NULL && cr_node_equal (row, other));
  return row == NULL && other == NULL;
}

gboolean
cre_siege_is_of (CreSiege *siege, CreScenarioDocument *scenario)
{
  g_auto (GStrv) start = list_start (siege->campaign, cre_scenario_document_get (scenario));

  return siege->muster == NULL ||
         (g_strv_equal ((const char *const *) start, (const char *const *) siege->muster) &&
          has_plan_of (siege, cre_scenario_document_get (scenario)));
}

/* The functions from here on make orders steps of the history. */

/* @text: the canonical form of the order, because indices may differ when it is done again */
typedef struct {
  CreStep step;
  char *text;
  CrDayEvents *events;
  gboolean done;
} OrderStep;

/* The stage shows what the order has done to the castle. */
static void
follow_castle (CreSiege *siege)
{
  const CrMap *seen = cre_map_document_get_map (siege->stage);
  const CrMap *is = cr_campaign_get_map (siege->campaign);

  if (!cr_map_equal (seen, is))
    cre_map_document_apply (siege->stage, cre_play_find_changes (seen, is), "", 0);
}

static void
order_step_do (OrderStep *step, CreSiege *siege)
{
  CrDayOrder order;
  gboolean done = cr_day_order_parse (siege->campaign, step->text, &order, NULL) &&
                  cr_day_apply (siege->campaign, &order, step->events, NULL);

  g_assert (done);
  cr_siege_log_add (siege->log, siege->campaign, step->text, step->events,
                    cr_words_day_events (siege->campaign, step->events, g_get_language_names ()));
}

static void
order_step_swap (CreStep *base, gpointer owner)
{
  OrderStep *step = (OrderStep *) base;
  CreSiege *siege = owner;

  step->done = !step->done;
  if (step->done) {
    order_step_do (step, siege);
    if (siege->undone->len > 0)
      g_ptr_array_set_size (siege->undone, (int) siege->undone->len - 1);
  } else {
    g_ptr_array_add (siege->undone, g_strdup (step->text));
    g_ptr_array_set_size (siege->log->played, (int) siege->log->played->len - 1);
    cr_day_revert (siege->campaign, step->events);
  }
  follow_castle (siege);
  cre_siege_check_fight (siege);
  g_clear_pointer (&siege->record, g_ptr_array_unref);
  g_clear_pointer (&siege->areas, cr_map_free);
  g_signal_emit (siege, signal_changed, 0);
}

static void
order_step_free (CreStep *base)
{
  OrderStep *step = (OrderStep *) base;

  cr_day_events_free (step->events);
  g_free (step->text);
  g_free (step);
}

/* Returns: FALSE when the rules refuse it; nothing is changed */
static gboolean
give_order (CreSiege *siege, const CrDayOrder *order, CrDayRefusal *refusal_out)
{
  static const CreStepKind kind = { order_step_swap, NULL, order_step_free };
  g_autofree char *label = NULL;
  OrderStep *step;

  if (!cr_day_judge (siege->campaign, order, refusal_out))
    return FALSE;
  step = g_new (OrderStep, 1);
  *step = (OrderStep){
    { .kind = &kind }, cr_day_order_format (siege->campaign, order), cr_day_events_new (), FALSE
  };
  g_ptr_array_set_size (siege->undone, 0);
  label = cr_words_day_step (siege->campaign, order, g_get_language_names ());
  cre_document_do (CRE_DOCUMENT (siege), &step->step, label, 0);
  return TRUE;
}

gboolean
cre_siege_say (CreSiege *siege, const char *line, GError **error)
{
  g_autofree char *words = NULL;
  CrDayRefusal refusal;
  CrDayOrder order;

  if (!cr_day_order_parse (siege->campaign, line, &order, error))
    return FALSE;
  if (give_order (siege, &order, &refusal))
    return TRUE;
  words = cr_words_day_refusal (siege->campaign, &order, &refusal, g_get_language_names ());
  g_set_error_literal (error, CR_ERROR, CR_ERROR_LIMIT, words);
  return FALSE;
}

CreSiege *
cre_siege_new_of (CreMapDocument *map, CrCampaign *campaign)
{
  CreSiege *siege = g_object_new (CRE_TYPE_SIEGE, NULL);
  const CrMap *castle = cre_map_document_get_map (map);

  siege->campaign = campaign;
  siege->log = cr_siege_log_new (campaign);
  siege->start = cr_map_copy (castle);
  siege->stage = cre_map_document_new (cr_map_copy (castle), cr_campaign_get_ruleset (campaign));
  cre_document_bind (CRE_DOCUMENT (siege->stage), cre_document_get_file (CRE_DOCUMENT (map)));
  cre_document_bind (CRE_DOCUMENT (siege), NULL);
  return siege;
}

/* Returns: a random seed, so that each siege has its own dice */
static guint64
choose_seed (void)
{
  return ((guint64) g_random_int () << 32 | g_random_int ()) & G_MAXINT64;
}

CreSiege *
cre_siege_new (CreMapDocument *map, GError **error)
{
  static const char *const none[] = { NULL };
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, error);
  CrCampaign *campaign = library != NULL ? cr_campaign_new (cre_map_document_get_castle (map), none,
                                                            library, choose_seed (), error)
                                         : NULL;

  return campaign != NULL ? cre_siege_new_of (map, campaign) : NULL;
}

CreSiege *
cre_siege_new_scenario (CreScenarioDocument *scenario, GError **error)
{
  CreMapDocument *map = cre_scenario_document_get_map (scenario);
  const CrCharacters *library = cre_scenario_document_get_library (scenario);
  const CrScenario *it = cre_scenario_document_get (scenario);
  g_autoptr (CreSiege) siege = NULL;
  g_auto (GStrv) muster = NULL;
  CrCampaign *campaign;

  if (map == NULL || library == NULL) {
    g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                         _ ("The scenario has no map that can be read: choose one in Maps"));
    return NULL;
  }
  campaign = cr_campaign_new_scenario (cre_map_document_get_castle (map), it, library,
                                       choose_seed (), error);
  if (campaign == NULL)
    return NULL;
  muster = cr_campaign_list_muster (campaign, it);
  siege = cre_siege_new_of (map, campaign);
  siege->muster = list_start (campaign, it);
  siege->scenario = g_strdup (cr_scenario_get_title (it, g_get_language_names ()));
  cre_document_bind (CRE_DOCUMENT (siege), NULL);
  for (char **order = muster; *order != NULL; order++)
    if (!cre_siege_say (siege, *order, error))
      return NULL;
  return g_steal_pointer (&siege);
}

GPtrArray *
cre_siege_list_record (CreSiege *siege)
{
  const CrRuleset *ruleset = cr_campaign_get_ruleset (siege->campaign);
  g_autoptr (CrCastle) castle = NULL;

  if (siege->record != NULL)
    return g_ptr_array_ref (siege->record);
  castle = cr_castle_new (cr_map_copy (siege->start), ruleset);
  /* This cannot fail, because the orders of the log were done before. */
  siege->record = cr_words_record_sections (
      siege->log, castle, cr_campaign_get_library (siege->campaign), g_get_language_names (), NULL);
  return g_ptr_array_ref (siege->record);
}

static void
cre_siege_finalize (GObject *object)
{
  CreSiege *siege = CRE_SIEGE (object);

  cre_siege_drop_fight (siege);
  cr_campaign_free (siege->campaign);
  cr_playlog_free (siege->log);
  cr_map_free (siege->start);
  g_free (siege->scenario);
  g_strfreev (siege->muster);
  g_ptr_array_unref (siege->undone);
  g_clear_pointer (&siege->record, g_ptr_array_unref);
  g_clear_pointer (&siege->areas, cr_map_free);
  g_free (siege->broken);
  g_clear_object (&siege->stage);
  g_clear_object (&siege->castle);
  G_OBJECT_CLASS (cre_siege_parent_class)->finalize (object);
}

static void
cre_siege_class_init (CreSiegeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_siege_finalize;
  cre_siege_fill_file_class (CRE_DOCUMENT_CLASS (klass));
  signal_changed = g_signal_new ("changed", CRE_TYPE_SIEGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
cre_siege_init (CreSiege *siege)
{
  siege->undone = g_ptr_array_new_with_free_func (g_free);
}
