/* cra-form.c: headings, rows and fields that side panels are made of.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-form.h"

#include "cra-keys.h"

/* Labels of all forms have the same width in characters, so that the fields stand in one column in
 * every language. */
#define LABEL_CHARS 11
/* So many characters fit into a drop-down beside its label in the narrowest panel. */
#define ROW_CHARS 13

GtkWidget *
cra_form_new (void)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (form, "panel");
  return form;
}

GtkWidget *
cra_form_new_label (const char *text, const char *css)
{
  GtkWidget *label = gtk_label_new (text);
  g_auto (GStrv) classes = g_strsplit (css != NULL ? css : "", " ", -1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  for (int i = 0; classes[i] != NULL && *classes[i] != '\0'; i++)
    gtk_widget_add_css_class (label, classes[i]);
  return label;
}

GtkWidget *
cra_form_add_heading (GtkWidget *form, const char *title, const char *action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = cra_form_new_label (title, "heading");
  g_autofree char *key = action != NULL ? cra_keys_get_label (action) : NULL;

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (key != NULL)
    gtk_box_append (GTK_BOX (box), cra_form_new_label (key, "key"));
  gtk_box_append (GTK_BOX (form), box);
  return label;
}

void
cra_form_add_section (GtkWidget *form, const char *title)
{
  gtk_box_append (GTK_BOX (form), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (form), cra_form_new_label (title, "heading"));
}

static gboolean
has_long_rows (GtkWidget *drop_down)
{
  GListModel *rows = gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down));
  guint n = rows != NULL ? g_list_model_get_n_items (rows) : 0;

  for (guint i = 0; i < n; i++) {
    g_autoptr (GObject) row = g_list_model_get_item (rows, i);

    if (GTK_IS_STRING_OBJECT (row) &&
        g_utf8_strlen (gtk_string_object_get_string (GTK_STRING_OBJECT (row)), -1) > ROW_CHARS)
      return TRUE;
  }
  return FALSE;
}

/* Whether the field takes the whole width below its label: a drop-down with rows that would
 * otherwise be cut short. */
static gboolean
is_wide (GtkWidget *widget)
{
  GtkWidget *first = GTK_IS_BOX (widget) ? gtk_widget_get_first_child (widget) : widget;

  return GTK_IS_DROP_DOWN (first) && has_long_rows (first);
}

static void
add_row (GtkWidget *form, const char *text, GtkWidget *widget, gboolean wide)
{
  GtkWidget *box =
      gtk_box_new (wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, wide ? 2 : 8);
  GtkWidget *label = cra_form_new_label (text, "dim caption");

  gtk_label_set_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_widget_set_hexpand (widget, TRUE);
  cra_form_name_row (widget, label, text);
  /* The name of a text of several lines stands beside the first line. */
  if (GTK_IS_LABEL (widget)) {
    gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
    gtk_widget_set_valign (widget, GTK_ALIGN_BASELINE);
  }
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (GTK_BOX (form), box);
}

void
cra_form_add_row (GtkWidget *form, const char *text, GtkWidget *widget)
{
  add_row (form, text, widget, is_wide (widget));
}

void
cra_form_add_wide_row (GtkWidget *form, const char *text, GtkWidget *widget)
{
  add_row (form, text, widget, TRUE);
}

GtkWidget *
cra_form_add_hint (GtkWidget *form, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_widget_add_css_class (label, "dim");
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (form), label);
  return label;
}

GtkWidget *
cra_form_add_fold (GtkWidget *form, const char *title)
{
  GtkWidget *fold = gtk_expander_new (NULL), *label = cra_form_new_label (NULL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_expander_set_label_widget (GTK_EXPANDER (fold), label);
  gtk_expander_set_child (GTK_EXPANDER (fold), box);
  gtk_widget_set_margin_top (box, 8);
  cra_form_set_fold_title (fold, title);
  gtk_box_append (GTK_BOX (form), fold);
  return fold;
}

void
cra_form_set_fold_title (GtkWidget *fold, const char *title)
{
  GtkWidget *label = gtk_expander_get_label_widget (GTK_EXPANDER (fold));

  gtk_label_set_text (GTK_LABEL (label), title);
  gtk_widget_set_tooltip_text (label, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

GtkWidget *
cra_form_new_icon_button (const char *icon, const char *tooltip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  if (action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  return button;
}

void
cra_form_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
cra_form_set_tip (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

/* Row i of a form has the number i; row j of a fold in row i has i + (j + 1) × FOLD_ROWS. */
#define FOLD_ROWS 1000

/* Returns: (nullable): the box within a fold; NULL of a row that is no fold */
static GtkWidget *
get_fold_box (GtkWidget *row)
{
  return GTK_IS_EXPANDER (row) ? gtk_expander_get_child (GTK_EXPANDER (row)) : NULL;
}

int
cra_form_get_focus (GtkWidget *form)
{
  GtkRoot *root = gtk_widget_get_root (form);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  int row = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (form); child != NULL;
       child = gtk_widget_get_next_sibling (child), row++)
    if (focus != NULL && (focus == child || gtk_widget_is_ancestor (focus, child))) {
      GtkWidget *box = get_fold_box (child);

      return row + (box != NULL ? (cra_form_get_focus (box) + 1) * FOLD_ROWS : 0);
    }
  return -1;
}

void
cra_form_set_focus (GtkWidget *form, int row)
{
  GtkWidget *child = gtk_widget_get_first_child (form), *box;

  for (int i = 0; i < row % FOLD_ROWS && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  box = child != NULL ? get_fold_box (child) : NULL;
  if (box != NULL && row >= FOLD_ROWS)
    cra_form_set_focus (box, row / FOLD_ROWS - 1);
  else if (row >= 0 && child != NULL)
    gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
}

/* Spin buttons of GTK 4.8 consume Enter; in a dialog Enter is to press the default button. */
static gboolean
enter_cb (GtkEventControllerKey *controller,
          guint key,
          guint code,
          GdkModifierType state,
          GtkWidget *spin)
{
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
    return FALSE;
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  gtk_widget_activate_default (spin);
  return TRUE;
}

void
cra_form_let_enter_go_on (GtkWidget *spin)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (enter_cb), spin);
  gtk_widget_add_controller (spin, keys);
}

void
cra_form_settle (GtkWidget *within)
{
  GtkRoot *root = gtk_widget_get_root (within);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) text = NULL;

  if (!GTK_IS_TEXT (focus) || !gtk_widget_is_ancestor (focus, within))
    return;
  text = g_object_ref (focus);
  gtk_root_set_focus (root, NULL);
  if (gtk_widget_get_root (text) == root && gtk_widget_get_mapped (text))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}
