/* cra-phase-bar.c: whose turn it is, and for what. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-phase-bar.h"

#include "cr-words-game.h"
#include "cra-form.h"
#include "cra-token.h"

#include <glib/gi18n.h>

struct _CraPhaseBar {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkLabel *turn, *party;
  GtkWidget *side, *phases, *end;
};

G_DEFINE_FINAL_TYPE (CraPhaseBar, cra_phase_bar, GTK_TYPE_BOX)

static void
add_phase (CraPhaseBar *self, const CrPhase *phase, int order)
{
  const char *name = cr_node_get_localized (phase->node, "name", g_get_language_names ());
  g_autofree char *done = order < 0 ? g_strdup_printf ("✓ %s", name) : NULL;
  GtkWidget *label = gtk_label_new (done != NULL ? done : name);

  gtk_widget_add_css_class (label, "phase");
  gtk_widget_add_css_class (label, order == 0 ? "now" : "dim");
  gtk_label_set_ellipsize (GTK_LABEL (label),
                           order == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, name);
  gtk_box_append (GTK_BOX (self->phases), label);
}

/* All of the turn, the present one set off, those before it ticked. */
static void
show_phases (CraPhaseBar *self, const CrState *state)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  int now = cr_state_get_turn (state)->phase;

  cra_form_clear (self->phases);
  for (guint i = 0; cr_state_get_phase (state) != NULL && i < cr_ruleset_n_phases (ruleset); i++)
    add_phase (self, cr_ruleset_get_phase (ruleset, i), (int) i - now);
}

static char *
dup_turn (const CrState *state)
{
  return cr_state_get_phase (state) == NULL
             ? g_strdup (_ ("Set-up"))
             : g_strdup_printf (_ ("Turn %d"), cr_state_get_turn (state)->number);
}

static char *
dup_party (const CrState *state)
{
  g_autofree char *name = g_strdup (cr_words_party (state, cr_state_get_actor (state)));

  return cr_state_get_phase (state) == NULL ? g_strdup (_ ("Men are put anywhere."))
                                            : g_steal_pointer (&name);
}

static void
show_side (CraPhaseBar *self, const CrState *state)
{
  int party = cr_state_get_actor (state);
  CrToken token = { .name = "",
                    .arms = cr_state_get_party (state, (guint) party)->id,
                    .side = party };

  gtk_widget_set_visible (self->side, cr_state_get_phase (state) != NULL);
  cra_token_show (self->side, &token);
}

void
cra_phase_bar_show (CraPhaseBar *self, const CrState *state)
{
  g_autofree char *turn = dup_turn (state);
  g_autofree char *party = dup_party (state);
  g_autofree char *spoken = cr_words_phase (state, g_get_language_names ());

  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->party, party);
  show_side (self, state);
  show_phases (self, state);
  gtk_button_set_label (GTK_BUTTON (self->end), cr_state_get_phase (state) == NULL
                                                    ? _ ("Begin the game")
                                                    : _ ("End phase"));
  gtk_widget_set_sensitive (self->end, !cr_state_get_turn (state)->over);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
cra_phase_bar_class_init (CraPhaseBarClass *klass)
{
}

static void
cra_phase_bar_init (CraPhaseBar *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "phase-bar");
  self->turn = GTK_LABEL (cra_form_new_label (NULL, "strong num"));
  self->party = GTK_LABEL (cra_form_new_label (NULL, NULL));
  self->side = cra_token_new (24);
  self->phases = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  self->end = gtk_button_new ();
  gtk_widget_set_hexpand (self->phases, TRUE);
  gtk_widget_set_halign (self->phases, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->end, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->end), "play.end");
  gtk_widget_set_tooltip_text (self->end, _ ("Ctrl+Enter"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->turn));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (self), self->side);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->party));
  gtk_box_append (GTK_BOX (self), self->phases);
  gtk_box_append (GTK_BOX (self), self->end);
}
