/* cra-fit-page-propose.c: asking the picture itself for its grid. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cr-propose.h"
#include "cr-rectify.h"

#include <glib/gi18n.h>

#define TICK 100 /* ms between looks at how far the search is */

/* What the thread works on, and how far it is. */
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

/* Worker thread. */
static gboolean
progress_cb (double part, gpointer data)
{
  Job *job = data;

  g_atomic_int_set (&job->percent, (int) (part * 100));
  return !g_cancellable_is_cancelled (job->alive);
}

/* Worker thread. */
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

/* The bar below the note. */

static void
show_answer (CraFitPage *self, const char *text, gboolean searching, gboolean taken)
{
  gtk_widget_set_visible (self->answer, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), searching);
  gtk_widget_set_visible (self->stop, searching);
  gtk_widget_set_visible (self->keep, !searching);
  gtk_widget_set_visible (self->refuse, taken);
  gtk_button_set_label (GTK_BUTTON (self->keep), taken ? _ ("Accept") : _ ("Close"));
  gtk_label_set_text (self->answer_text, text);
  gtk_widget_set_sensitive (self->propose, !searching && self->picture != NULL);
}

static void
hide_answer (CraFitPage *self)
{
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_widget_set_sensitive (self->propose, self->picture != NULL);
}

static const char *
get_remedy (const CrProposal *proposal)
{
  if (!proposal->found)
    return _ ("Click the centres of hexes you know instead.");
  if (!proposal->fits)
    return _ ("Such hexes need a map of their own.");
  if (!proposal->sure)
    return _ ("Click one hex you know, type its number and propose again.");
  return _ ("Accept it, refine it by moving points, or refuse it.");
}

static char *
make_answer (CraFitPage *self, const CrProposal *proposal)
{
  const CrGrid *grid = cre_document_get_grid (cre_fit_get_document (self->fit));
  g_autofree char *text = cr_proposal_describe (proposal, grid);
  g_autofree char *head = g_utf8_strup (text, 1);

  return g_strdup_printf ("%s%s. %s", head, g_utf8_next_char (text), get_remedy (proposal));
}

static void
take (CraFitPage *self, const CrProposal *proposal)
{
  g_autofree char *answer = make_answer (self, proposal);
  gboolean sure = proposal->found && proposal->fits && proposal->sure;

  if (sure) {
    cra_fit_page_choose (self, -1);
    cre_fit_take_points (self->fit, proposal->points, CR_FIT_NONE);
  }
  self->proposed = sure;
  show_answer (self, answer, FALSE, sure);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  answer, -1);
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
  take (self, proposal);
  proposal_free (proposal);
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

/* The chosen point, else the first: one is enough to say which printed hex is which. */
static gboolean
find_known (CraFitPage *self, CrFitPoint *known_out)
{
  if (cre_fit_n_points (self->fit) == 0)
    return FALSE;
  *known_out = cre_fit_get_point (self->fit, self->chosen >= 0 ? (guint) self->chosen : 0);
  return TRUE;
}

static void
propose_cb (CraFitPage *self)
{
  Job *job;

  if (self->fit == NULL || self->picture == NULL || self->proposing != NULL)
    return;
  job = g_new0 (Job, 1);
  job->picture = cairo_surface_reference (self->picture);
  job->grid = *cre_document_get_grid (cre_fit_get_document (self->fit));
  job->has_known = find_known (self, &job->known);
  job->alive = g_cancellable_new ();
  self->proposing = g_task_new (self, job->alive, proposed_cb, NULL);
  g_task_set_task_data (self->proposing, job, job_free);
  g_task_run_in_thread (self->proposing, propose_in_thread);
  if (self->tick == 0)
    self->tick = g_timeout_add (TICK, tick_cb, self);
  gtk_progress_bar_set_fraction (self->progress, 0);
  show_answer (self, _ ("Looking for printed hexes…"), TRUE, FALSE);
}

/**
 * cra_fit_page_stop_proposing:
 *
 * The search is given up, or what it found is no longer asked about.
 */
void
cra_fit_page_stop_proposing (CraFitPage *self)
{
  if (self->proposing != NULL)
    g_cancellable_cancel (g_task_get_cancellable (self->proposing));
  g_clear_object (&self->proposing);
  self->proposed = FALSE;
  g_clear_handle_id (&self->tick, g_source_remove);
  hide_answer (self);
}

static void
refuse_cb (CraFitPage *self)
{
  gboolean proposed = self->proposed;

  cra_fit_page_stop_proposing (self);
  if (proposed)
    cre_fit_undo (self->fit);
}

void
cra_fit_page_connect_proposing (CraFitPage *self)
{
  g_signal_connect_swapped (self->propose, "clicked", G_CALLBACK (propose_cb), self);
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (cra_fit_page_stop_proposing), self);
  g_signal_connect_swapped (self->keep, "clicked", G_CALLBACK (cra_fit_page_stop_proposing), self);
  g_signal_connect_swapped (self->refuse, "clicked", G_CALLBACK (refuse_cb), self);
  hide_answer (self);
}
