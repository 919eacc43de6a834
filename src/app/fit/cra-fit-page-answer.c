/* cra-fit-page-answer.c: the question whether the grid that was found in the picture is right.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include <glib/gi18n.h>

static char *
make_sentence (const char *text)
{
  g_autofree char *head = g_utf8_strup (text, 1);

  return g_strdup_printf ("%s%s.", head, g_utf8_next_char (text));
}

static gboolean
has_one_picture (CraFitPage *self)
{
  return cr_map_n_nodes (cre_map_document_get_map (cre_fit_get_document (self->fit)),
                         CR_SECTION_PICTURES) == 1;
}

/* Finds the grid that the picture shows, if it differs from the map's and the map may take it. When
 * the map has several pictures, one of them says nothing about the whole grid. */
static gboolean
find_offer (CraFitPage *self, CrGrid *grid_out)
{
  const CrProposal *proposal = self->proposal;
  const CrGrid *now = &self->searched;
  CrGrid grid = proposal->grid;
  gboolean same = grid.orientation == now->orientation && grid.columns == now->columns &&
                  grid.rows == now->rows && grid.halves == now->halves;

  if (!proposal->found || !has_one_picture (self))
    return FALSE;
  if (!cre_fit_can_turn (self->fit) || (same && cr_proposal_is_shift_open (proposal)))
    grid.shift = now->shift;
  if (grid.orientation != now->orientation && !cre_fit_can_turn (self->fit))
    return FALSE;
  *grid_out = grid;
  return !same || grid.shift != now->shift;
}

static const char *
get_question (CraFitPage *self)
{
  return self->searched.orientation == CR_FLAT
             ? _ ("Does the first column lie higher or lower than the second?")
             : _ ("Does the first row lie further left or further right than the second?");
}

static const char *
get_remedy (CraFitPage *self, gboolean offered, gboolean asked)
{
  if (!self->proposal->found)
    return _ ("Click the centres of hexes you know instead.");
  if (asked)
    return get_question (self);
  if (offered)
    return _ ("Take what was found, or set the grid at the right.");
  if (!self->proposal->fits)
    return _ ("Such hexes need a map of their own.");
  if (!self->proposed)
    return _ ("Click one hex you know, type its number and propose again.");
  return _ ("Accept it, refine it by moving points, or refuse it.");
}

static char *
dup_warnings (CraFitPage *self)
{
  g_autoptr (GPtrArray) notes = cr_proposal_list_notes (self->proposal, &self->searched);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++) {
    g_autofree char *sentence = make_sentence (notes->pdata[i]);

    g_string_append_printf (text, "%s• %s", i > 0 ? "\n" : "", sentence);
  }
  return g_string_free (text, FALSE);
}

static void
show_text (CraFitPage *self, const char *text, const char *warnings)
{
  gtk_label_set_text (self->answer_text, text);
  gtk_label_set_text (self->warnings, warnings);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), *warnings != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, warnings, -1);
  gtk_widget_set_visible (self->answer, TRUE);
  /* The tooltip of this button would cover the buttons of the answer. */
  gtk_widget_set_has_tooltip (self->propose, FALSE);
}

static void
show_buttons (CraFitPage *self, gboolean searching, gboolean asked)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress), searching);
  gtk_widget_set_visible (self->stop, searching);
  gtk_widget_set_visible (self->keep, !searching);
  gtk_widget_set_visible (self->refuse, self->proposed);
  gtk_widget_set_visible (self->shifts, asked);
  gtk_button_set_label (GTK_BUTTON (self->keep), self->proposed ? _ ("Accept") : _ ("Close"));
  gtk_widget_set_sensitive (self->propose, !searching && self->picture != NULL);
}

static void
show_offer (CraFitPage *self, const CrGrid *offer)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->offer, offer != NULL);
  if (offer == NULL)
    return;
  /* Translators: a button; columns and rows of hexes that were found in a picture */
  label = g_strdup_printf (_ ("Take the %d × %d found"), offer->columns, offer->rows);
  gtk_button_set_label (GTK_BUTTON (self->offer), label);
}

/* Whether the focus is in the answer, or nowhere because the answer that had it was hidden. */
static gboolean
has_keys (CraFitPage *self)
{
  GtkRoot *root = gtk_widget_get_root (self->answer);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, self->answer));
}

/* Gives the focus to the first visible button of the answer. */
static void
take_keys (CraFitPage *self)
{
  GtkWidget *const buttons[] = { self->stop, self->asked[CR_SHIFT_EVEN].button, self->offer,
                                 self->keep };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]) &&
        gtk_widget_get_visible (gtk_widget_get_parent (buttons[i])) &&
        gtk_widget_grab_focus (buttons[i]))
      return;
}

void
cra_fit_page_show_search (CraFitPage *self)
{
  show_text (self, _ ("Looking for printed hexes…"), "");
  show_buttons (self, TRUE, FALSE);
  show_offer (self, NULL);
  take_keys (self);
}

/* Whether the shift of the grid is asked for. When hexes of the map would lie outside the sheet its
 * size is wrong, and that is settled first. */
static gboolean
is_shift_asked (CraFitPage *self)
{
  const CrProposal *proposal = self->proposal;

  return !self->proposed && cr_proposal_is_shift_open (proposal) && cre_fit_can_turn (self->fit) &&
         cr_proposal_get_way (proposal, proposal->own)->n_outside == 0;
}

void
cra_fit_page_show_answer (CraFitPage *self)
{
  g_autofree char *found = cr_proposal_describe (self->proposal, &self->searched);
  g_autofree char *sentence = make_sentence (found);
  g_autofree char *warnings = dup_warnings (self);
  g_autofree char *text = NULL;
  CrGrid offer;
  gboolean keys = has_keys (self);
  gboolean offered = find_offer (self, &offer);
  gboolean asked = is_shift_asked (self);

  text = g_strdup_printf ("%s %s", sentence, get_remedy (self, offered, asked));
  show_text (self, text, warnings);
  show_buttons (self, FALSE, asked);
  show_offer (self, offered ? &offer : NULL);
  if (keys)
    take_keys (self);
}

void
cra_fit_page_hide_answer (CraFitPage *self)
{
  if (gtk_widget_get_visible (self->answer) && has_keys (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_widget_set_has_tooltip (self->propose, TRUE);
  gtk_widget_set_sensitive (self->propose, self->picture != NULL);
}

/* The map takes the size and shift of the printed grid, and the search runs again. */
static void
offer_cb (CraFitPage *self)
{
  CrGrid grid;

  if (self->proposal == NULL || !find_offer (self, &grid))
    return;
  cra_fit_page_stop_proposing (self);
  cre_fit_set_grid (self->fit, &grid);
  cra_fit_page_propose (self);
}

static gboolean
find_way (const CrProposal *proposal, CrShift shift, guint *index_out)
{
  for (guint i = 0; i < proposal->ways->len; i++)
    if (cr_proposal_get_way (proposal, i)->shift == shift) {
      *index_out = i;
      return TRUE;
    }
  return FALSE;
}

static void
answer_shift (CraFitPage *self, CrShift shift)
{
  CrProposal *proposal = self->proposal;

  if (proposal == NULL || !find_way (proposal, shift, &proposal->own))
    return;
  self->proposal = NULL;
  self->searched.shift = shift;
  cre_fit_take_points (self->fit, &self->searched,
                       cr_proposal_get_way (proposal, proposal->own)->points, CR_FIT_NONE);
  self->proposal = proposal;
  self->proposed = TRUE;
  cra_fit_page_show_answer (self);
}

static void
shift_cb (GtkButton *button, CraFitPage *self)
{
  answer_shift (self, GTK_WIDGET (button) == self->asked[CR_SHIFT_ODD].button ? CR_SHIFT_ODD
                                                                              : CR_SHIFT_EVEN);
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
cra_fit_page_connect_answer (CraFitPage *self)
{
  const CrShift order[] = { CR_SHIFT_EVEN, CR_SHIFT_ODD };

  for (int i = 0; i < 2; i++) {
    GtkWidget *button = gtk_button_new ();

    cra_shift_button_init (&self->asked[order[i]], button, order[i]);
    g_signal_connect (button, "clicked", G_CALLBACK (shift_cb), self);
    gtk_box_append (GTK_BOX (self->shifts), button);
  }
  g_signal_connect_swapped (self->offer, "clicked", G_CALLBACK (offer_cb), self);
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (cra_fit_page_stop_proposing), self);
  g_signal_connect_swapped (self->keep, "clicked", G_CALLBACK (cra_fit_page_stop_proposing), self);
  g_signal_connect_swapped (self->refuse, "clicked", G_CALLBACK (refuse_cb), self);
}
