/* cra-man-panel.c: who is in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-man-panel.h"

#include "cr-sheet.h"
#include "cr-words-fighter.h"
#include "cr-words-order.h"
#include "cra-form.h"
#include "cra-token.h"

#include <glib/gi18n.h>

#define TOKEN 84

struct _CraManPanel {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkLabel *name, *class, *state, *points, *place;
  GtkLabel *asked, *cannot;
  GtkWidget *facts, *token, *nobody, *acts;
};

G_DEFINE_FINAL_TYPE (CraManPanel, cra_man_panel, GTK_TYPE_BOX)

static void
take_text (GtkLabel *label, char *text)
{
  gtk_label_set_text (label, text);
  g_free (text);
}

static void
show_facts (CraManPanel *self, const CrState *state, int man)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  g_autofree char *name = NULL;
  CrToken token = cr_token_of (state, man, &name);

  cra_token_show (self->token, &token);
  gtk_label_set_text (self->name, name);
  take_text (self->class, cr_words_fighter_class (state, man, g_get_language_names ()));
  take_text (self->state, cr_words_fighter_state (fighter));
  /* Translators: movement points that are left, of so many */
  take_text (self->points, g_strdup_printf (_ ("%1$d of %2$d MP"), fighter->points,
                                            cr_fighter_get_allowance (fighter)));
  take_text (self->place, cr_map_format_printed (cr_state_get_map (state), fighter->man.place));
}

/* A button gives an order as it is written. */
static void
add_act (CraManPanel *self, CrState *state, const CrOrder *order)
{
  g_autofree char *words = cr_words_order (state, order);
  g_autofree char *text = cr_order_format (state, order);
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 11);
  gtk_widget_set_tooltip_text (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.give");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", text);
  gtk_flow_box_append (GTK_FLOW_BOX (self->acts), button);
}

/* What he can do besides walking, or what is asked. */
static void
show_acts (CraManPanel *self, CrState *state, int man)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autofree char *asked = cr_words_awaited (state);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (self->acts)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->acts), child);
  cr_game_list (state, asked != NULL ? -1 : man, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (order->verb == CR_VERB_MOVE || order->verb == CR_VERB_END)
      continue;
    add_act (self, state, order);
    n++;
  }
  gtk_label_set_text (self->asked, asked != NULL ? asked : "");
  gtk_widget_set_visible (GTK_WIDGET (self->asked), asked != NULL);
  gtk_widget_set_visible (self->acts, n > 0);
}

/* What the phase is for and he cannot do, and why. */
static void
show_hindrances (CraManPanel *self, CrePlay *play, int man)
{
  static const CrVerb verbs[] = { CR_VERB_MOVE, CR_VERB_SHOOT, CR_VERB_ATTACK };
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; man >= 0 && i < G_N_ELEMENTS (verbs); i++) {
    g_autofree char *words = cre_play_find_hindrance (play, man, verbs[i]);

    if (words != NULL)
      g_string_append_printf (text, "%s✕ %s", text->len > 0 ? "\n" : "", words);
  }
  gtk_label_set_text (self->cannot, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->cannot), text->len > 0);
}

void
cra_man_panel_show (CraManPanel *self, CrePlay *play, int man)
{
  gtk_widget_set_visible (self->facts, man >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->name), man >= 0);
  gtk_widget_set_visible (self->nobody, man < 0);
  if (man >= 0)
    show_facts (self, cre_play_get_state (play), man);
  show_acts (self, cre_play_get_state (play), man);
  show_hindrances (self, play, man);
}

static void
cra_man_panel_class_init (CraManPanelClass *klass)
{
}

/* In as many lines as it needs. */
static GtkLabel *
new_sentence (const char *css)
{
  GtkLabel *label = GTK_LABEL (cra_form_new_label (NULL, css));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, 20);
  return label;
}

static GtkLabel *
add_row (GtkWidget *grid, const char *title, int row)
{
  GtkWidget *value = cra_form_new_label (NULL, "num");

  gtk_grid_attach (GTK_GRID (grid), cra_form_new_label (title, "dim caption"), 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), value, 1, row, 1, 1);
  return GTK_LABEL (value);
}

static void
cra_man_panel_init (CraManPanel *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  self->name = GTK_LABEL (cra_form_new_label (NULL, "strong"));
  self->class = new_sentence ("caption");
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->class), 0, 0, 2, 1);
  self->state = add_row (grid, _ ("State"), 1);
  self->points = add_row (grid, _ ("Moves"), 2);
  self->place = add_row (grid, _ ("At"), 3);
  self->token = cra_token_new (TOKEN);
  self->facts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_append (GTK_BOX (self->facts), self->token);
  gtk_box_append (GTK_BOX (self->facts), grid);
  self->nobody = GTK_WIDGET (new_sentence ("dim"));
  gtk_label_set_text (GTK_LABEL (self->nobody), _ ("Nobody is chosen. Press on a man on the map."));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (self), self->facts);
  gtk_box_append (GTK_BOX (self), self->nobody);
  self->asked = new_sentence ("strong");
  self->cannot = new_sentence ("dim caption");
  self->acts = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->acts), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->acts), 2);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->acts), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->acts), 4);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->acts), 4);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->acts), TRUE);
  cra_form_name (self->acts, _ ("What can be done"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->asked));
  gtk_box_append (GTK_BOX (self), self->acts);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cannot));
}
