/* cra-fit-page-propose.c: searches the picture for its printed grid.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cr-propose.h"
#include "cr-rectify.h"

#define TICK 100 /* ms between two looks at how far the search is */

/* What the thread gets, and how far it is. */
typedef struct {
  cairo_surface_t *picture;
  CrGrid grid;
  CrFitPoint known;
  gboolean has_known;
  GCancellable *alive;
  int percent; /* atomic */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  cairo_surface_destroy (job->picture);
  g_object_unref (job->alive);
  g_free (job);
}

static void
proposal_free (gpointer data)
{
  cr_proposal_clear (data);
  g_free (data);
}

/* This runs in the worker thread. */
static gboolean
progress_cb (double part, gpointer data)
{
  Job *job = data;

  g_atomic_int_set (&job->percent, (int) (part * 100));
  return !g_cancellable_is_cancelled (job->alive);
}

/* This runs in the worker thread. */
static void
propose_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autofree guint8 *shades = cr_picture_to_shades (job->picture);
  CrProposal *proposal = g_new (CrProposal, 1);
  const CrPrinted printed = {
    .pixels = shades,
    .width = cairo_image_surface_get_width (job->picture),
    .height = cairo_image_surface_get_height (job->picture),
    .known = &job->known,
    .n_known = job->has_known ? 1 : 0,
    .progress = progress_cb,
    .data = job,
  };

  cr_propose_grid (&printed, &job->grid, proposal);
  g_task_return_pointer (task, proposal, proposal_free);
}

/* A sure result is taken at once; the person can still refuse it. */
static void
take_proposal (CraFitPage *self, CrProposal *proposal)
{
  gboolean sure = proposal->found && proposal->fits && proposal->sure;

  if (sure) {
    cra_fit_page_choose (self, -1);
    cre_fit_take_points (self->fit, &self->searched, proposal->points, CR_FIT_NONE);
  }
  self->proposal = proposal;
  self->proposed = sure;
  cra_fit_page_show_answer (self);
}

static void
proposed_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  CraFitPage *self = CRA_FIT_PAGE (object);
  g_autoptr (GError) error = NULL;
  CrProposal *proposal = g_task_propagate_pointer (G_TASK (result), &error);

  if (self->proposing == G_TASK (result))
    g_clear_object (&self->proposing);
  if (proposal == NULL)
    return;
  take_proposal (self, proposal);
}

static gboolean
tick_cb (gpointer data)
{
  CraFitPage *self = data;
  Job *job;

  if (self->proposing == NULL) {
    self->tick = 0;
    return G_SOURCE_REMOVE;
  }
  job = g_task_get_task_data (self->proposing);
  gtk_progress_bar_set_fraction (self->progress, g_atomic_int_get (&job->percent) / 100.0);
  return G_SOURCE_CONTINUE;
}

/* Finds the chosen point, otherwise the first: one is enough to say which printed hex is which. */
static gboolean
find_known (CraFitPage *self, CrFitPoint *known_out)
{
  if (cre_fit_n_points (self->fit) == 0)
    return FALSE;
  *known_out = cre_fit_get_point (self->fit, self->chosen >= 0 ? (guint) self->chosen : 0);
  return TRUE;
}

void
cra_fit_page_propose (CraFitPage *self)
{
  Job *job;

  if (self->fit == NULL || self->picture == NULL || self->proposing != NULL)
    return;
  cra_fit_page_stop_proposing (self);
  self->searched = *cre_fit_get_grid (self->fit);
  job = g_new0 (Job, 1);
  job->picture = cairo_surface_reference (self->picture);
  job->grid = self->searched;
  job->has_known = find_known (self, &job->known);
  job->alive = g_cancellable_new ();
  self->proposing = g_task_new (self, job->alive, proposed_cb, NULL);
  g_task_set_task_data (self->proposing, job, job_free);
  g_task_run_in_thread (self->proposing, propose_in_thread);
  if (self->tick == 0)
    self->tick = g_timeout_add (TICK, tick_cb, self);
  gtk_progress_bar_set_fraction (self->progress, 0);
  cra_fit_page_show_search (self);
}

void
cra_fit_page_stop_proposing (CraFitPage *self)
{
  if (self->proposing != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->proposing));
  g_clear_object (&self->proposing);
  g_clear_pointer (&self->proposal, proposal_free);
  self->proposed = FALSE;
  g_clear_handle_id (&self->tick, g_source_remove);
  cra_fit_page_hide_answer (self);
}

void
cra_fit_page_connect_proposing (CraFitPage *self)
{
  g_signal_connect_swapped (self->propose, "clicked", G_CALLBACK (cra_fit_page_propose), self);
  cra_fit_page_hide_answer (self);
}
