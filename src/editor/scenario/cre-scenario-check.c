/* cre-scenario-check.c: what is wrong with a scenario, found anew after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-scenario-check.h"

#include "cr-scenario-check.h"

#include <glib/gi18n-lib.h>

/* So long after the last change. */
#define WAIT_MS 150

struct _CreScenarioCheck {
  GObject parent_instance;

  /* owned */
  CreScenarioDocument *document; /* NULL when closed */
  GPtrArray *problems;
  CrScenario *checked; /* NULL before the first check */
  guint wait, serial;
  gboolean running;
};

G_DEFINE_FINAL_TYPE (CreScenarioCheck, cre_scenario_check, G_TYPE_OBJECT)

static guint signal_checked;

/* What the thread works on: nothing of it is shared but what never changes.
 * @map: (nullable): there is none */
typedef struct {
  CrScenario *scenario;
  CrMap *map;
  CrRuleset *ruleset;
  CrCharacters *library;
  GPtrArray *problems;
  guint serial;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->problems, g_ptr_array_unref);
  g_clear_pointer (&job->map, cr_map_free);
  g_clear_pointer (&job->ruleset, cr_ruleset_unref);
  g_clear_pointer (&job->library, cr_characters_unref);
  cr_scenario_unref (job->scenario);
  g_free (job);
}

static void
add_missing (GPtrArray *problems, const CrNode *row, const char *message)
{
  CrProblem *problem = g_new0 (CrProblem, 1);

  problem->id = "nothing-to-play-with";
  problem->place.floor = -1;
  problem->side = -1;
  problem->row = row;
  problem->message = g_strdup (message);
  g_ptr_array_add (problems, problem);
}

/* Worker thread. */
static void
check_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  if (job->map == NULL || job->library == NULL) {
    job->problems = cr_problems_new ();
    if (job->map == NULL)
      add_missing (job->problems, job->scenario->map,
                   _ ("There is no map to play on: choose one in Maps"));
    if (job->library == NULL)
      add_missing (job->problems, job->scenario->characters, _ ("There are no men to play with"));
  } else {
    g_autoptr (CrCastle) castle = cr_castle_new (g_steal_pointer (&job->map), job->ruleset);

    job->problems = cr_scenario_check (castle, job->scenario, job->library);
  }
  g_task_return_boolean (task, TRUE);
}

static void check (CreScenarioCheck *self);

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CreScenarioCheck *self = CRE_SCENARIO_CHECK (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  self->running = FALSE;
  if (self->document == NULL)
    return;
  if (job->serial != self->serial) {
    if (self->wait == 0)
      check (self);
    return;
  }
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->checked, cr_scenario_unref);
  self->problems = g_steal_pointer (&job->problems);
  self->checked = cr_scenario_ref (job->scenario);
  g_signal_emit (self, signal_checked, 0);
}

static void
check (CreScenarioCheck *self)
{
  const CrCharacters *library;
  g_autoptr (GTask) task = NULL;
  CreMapDocument *map;
  Job *job;

  if (self->running)
    return;
  map = cre_scenario_document_get_map (self->document);
  library = cre_scenario_document_get_library (self->document);
  job = g_new0 (Job, 1);
  job->scenario = cr_scenario_ref (cre_scenario_document_get (self->document));
  job->map = map != NULL ? cr_map_copy (cre_map_document_get_map (map)) : NULL;
  job->ruleset = map != NULL ? cr_ruleset_ref (cre_map_document_get_ruleset (map)) : NULL;
  job->library = library != NULL ? cr_characters_ref (library) : NULL;
  job->serial = self->serial;
  self->running = TRUE;
  task = g_task_new (self, NULL, done_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, check_thread);
}

static gboolean
wait_cb (gpointer data)
{
  CreScenarioCheck *self = data;

  self->wait = 0;
  check (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CreScenarioCheck *self)
{
  self->serial++;
  g_clear_handle_id (&self->wait, g_source_remove);
  self->wait = g_timeout_add (WAIT_MS, wait_cb, self);
}

void
cre_scenario_check_close (CreScenarioCheck *self)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
}

CreScenarioCheck *
cre_scenario_check_new (CreScenarioDocument *document)
{
  CreScenarioCheck *self = g_object_new (CRE_TYPE_SCENARIO_CHECK, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  check (self);
  return self;
}

const GPtrArray *
cre_scenario_check_get_problems (CreScenarioCheck *self)
{
  return self->problems;
}

const CrScenario *
cre_scenario_check_get_scenario (CreScenarioCheck *self)
{
  return self->checked;
}

static gboolean
is_of (const CrProblem *problem, const char *const *elements)
{
  return elements == NULL || (problem->row != NULL && cr_node_get_name (problem->row) != NULL &&
                              g_strv_contains (elements, cr_node_get_name (problem->row)));
}

guint
cre_scenario_check_count (CreScenarioCheck *self, const char *const *elements, guint *errors_out)
{
  guint n = 0;

  *errors_out = 0;
  for (guint i = 0; i < self->problems->len; i++) {
    const CrProblem *problem = self->problems->pdata[i];

    if (!is_of (problem, elements))
      continue;
    n++;
    *errors_out += problem->severity == CR_PROBLEM_ERROR;
  }
  return n;
}

static void
cre_scenario_check_dispose (GObject *object)
{
  CreScenarioCheck *self = CRE_SCENARIO_CHECK (object);

  cre_scenario_check_close (self);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->checked, cr_scenario_unref);
  G_OBJECT_CLASS (cre_scenario_check_parent_class)->dispose (object);
}

static void
cre_scenario_check_class_init (CreScenarioCheckClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cre_scenario_check_dispose;
  signal_checked = g_signal_new ("checked", CRE_TYPE_SCENARIO_CHECK, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_scenario_check_init (CreScenarioCheck *self)
{
  self->problems = cr_problems_new ();
}
