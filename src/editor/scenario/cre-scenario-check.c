/* cre-scenario-check.c: the problems of a scenario, found again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-scenario-check.h"

#include "cr-scenario-check.h"
#include "cre-recheck.h"

struct _CreScenarioCheck {
  GObject parent_instance;

  /* owned */
  CreScenarioDocument *document; /* NULL when closed */
  GPtrArray *problems;
  CrScenario *checked; /* NULL before the first check */
  CreRecheck recheck;
};

G_DEFINE_FINAL_TYPE (CreScenarioCheck, cre_scenario_check, G_TYPE_OBJECT)

static guint signal_checked;

/* What the thread works on; only what never changes is shared. @map: (nullable): NULL when the map
 * is not found */
typedef struct {
  CrScenario *scenario;
  CrMap *map;
  CrRuleset *ruleset;
  CrCharacters *library;
  GPtrArray *problems;
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

/* This runs in the worker thread. */
static void
check_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  g_autoptr (CrCastle) castle =
      job->map != NULL ? cr_castle_new (g_steal_pointer (&job->map), job->ruleset) : NULL;

  job->problems = cr_scenario_check (castle, job->scenario, job->library);
  g_task_return_boolean (task, TRUE);
}

static gpointer
begin_job (gpointer owner)
{
  CreScenarioDocument *document = CRE_SCENARIO_CHECK (owner)->document;
  const CrCharacters *library = cre_scenario_document_get_library (document);
  CreMapDocument *map = cre_scenario_document_get_map (document);
  Job *job = g_new0 (Job, 1);

  job->scenario = cr_scenario_ref (cre_scenario_document_get (document));
  job->map = map != NULL ? cr_map_copy (cre_map_document_get_map (map)) : NULL;
  job->ruleset = map != NULL ? cr_ruleset_ref (cre_map_document_get_ruleset (map)) : NULL;
  job->library = library != NULL ? cr_characters_ref (library) : NULL;
  return job;
}

static void
take_job (gpointer owner, gpointer data)
{
  CreScenarioCheck *self = owner;
  Job *job = data;

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->checked, cr_scenario_unref);
  self->problems = g_steal_pointer (&job->problems);
  self->checked = cr_scenario_ref (job->scenario);
  g_signal_emit (self, signal_checked, 0);
}

static const CreRecheckKind rechecks = { begin_job, check_thread, take_job, job_free };

void
cre_scenario_check_close (CreScenarioCheck *self)
{
  cre_recheck_close (&self->recheck);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, &self->recheck);
  g_clear_object (&self->document);
}

CreScenarioCheck *
cre_scenario_check_new (CreScenarioDocument *document)
{
  CreScenarioCheck *self = g_object_new (CRE_TYPE_SCENARIO_CHECK, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (cre_recheck_touch), &self->recheck);
  cre_recheck_init (&self->recheck, &rechecks, self);
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
