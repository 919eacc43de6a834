/* cra-form.c: the parts side panels are made of. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-form.h"

#include "cra-keys.h"

#include <glib/gi18n.h>

/* Labels of all forms share one column width, so that no row hangs on an English word. */
#define LABEL_CHARS 11
/* What fits into a drop-down beside its label in the narrowest panel. */
#define ROW_CHARS 13

GtkWidget *
cra_form_new (void)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (form, "panel");
  return form;
}

/**
 * cra_form_new_label:
 * @css: (nullable): classes, separated by spaces
 */
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

/* @action: (nullable): its key is shown beside the title */
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

/* Whether it is better given the whole width, its label above it: a choice that is cut short cannot
 * be read. */
static gboolean
is_wide (GtkWidget *widget)
{
  GtkWidget *first = GTK_IS_BOX (widget) ? gtk_widget_get_first_child (widget) : widget;

  return GTK_IS_DROP_DOWN (first) && has_long_rows (first);
}

static void
name (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* What is worked with is told its name, in a box of several its first. A text keeps its own words
 * as its name and is only labelled: both at once would be read out twice. */
static void
name_row (GtkWidget *widget, GtkWidget *label, const char *text)
{
  GtkWidget *first = GTK_IS_BOX (widget) ? gtk_widget_get_first_child (widget) : widget;

  if (GTK_IS_LABEL (widget))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  else
    name (widget, text);
  if (GTK_IS_DROP_DOWN (first))
    name (first, text);
}

static void
add_row (GtkWidget *form, const char *text, GtkWidget *widget, gboolean wide)
{
  GtkWidget *box =
      gtk_box_new (wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, wide ? 2 : 8);
  GtkWidget *label = cra_form_new_label (text, "dim caption");

  gtk_label_set_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
  gtk_widget_set_hexpand (widget, TRUE);
  name_row (widget, label, text);
  /* A text of several lines has its name beside the first. */
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

/* Its label above it, whatever is in it yet. */
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

/**
 * cra_form_add_fold:
 *
 * Returns: (transfer none): an expander, shut until its title is pressed, whose child is a box for
 *   what is seldom needed
 */
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

/* What is set within a fold is told on it while it is shut. */
void
cra_form_set_fold_title (GtkWidget *fold, const char *title)
{
  GtkWidget *label = gtk_expander_get_label_widget (GTK_EXPANDER (fold));

  gtk_label_set_text (GTK_LABEL (label), title);
  gtk_widget_set_tooltip_text (label, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

GtkWidget *
cra_form_new_check (const char *label, gpointer object, const char *property)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);
  GtkWidget *words = gtk_widget_get_last_child (check);

  /* Long words in any language go on below, and do not widen the panel. */
  if (GTK_IS_LABEL (words)) {
    gtk_label_set_wrap (GTK_LABEL (words), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (words), 24);
    gtk_label_set_xalign (GTK_LABEL (words), 0);
  }
  g_object_bind_property (object, property, check, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return check;
}

GtkWidget *
cra_form_new_spin (gpointer object, const char *property, int least, int most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  g_object_bind_property (object, property, gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin)),
                          "value", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return spin;
}

/* Below nothing there is the value that means “as its kind has it”. */

static gboolean
output_own_cb (GtkSpinButton *spin)
{
  if (gtk_spin_button_get_value_as_int (spin) >= 0)
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (spin), _ ("own"));
  return TRUE;
}

static int
input_own_cb (GtkSpinButton *spin, double *value)
{
  char *end = NULL;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));

  *value = g_strtod (text, &end);
  if (end == text)
    *value = -1;
  return TRUE;
}

/* From 0 to @most, or “own” for −1. */
GtkWidget *
cra_form_new_own_spin (gpointer object, const char *property, int most)
{
  GtkWidget *spin = cra_form_new_spin (object, property, -1, most);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 5);
  g_signal_connect (spin, "output", G_CALLBACK (output_own_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_own_cb), NULL);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  return spin;
}

/* One of several linked buttons is pressed: that whose place is the value. */

static gboolean
value_to_active (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GValue number = G_VALUE_INIT;
  gboolean same;

  g_value_init (&number, G_TYPE_INT);
  g_value_transform (from, &number);
  same = g_value_get_int (&number) == GPOINTER_TO_INT (data);
  g_value_unset (&number);
  g_value_set_boolean (to, same);
  return TRUE;
}

static gboolean
active_to_value (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GValue number = G_VALUE_INIT;

  if (!g_value_get_boolean (from))
    return FALSE;
  g_value_init (&number, G_TYPE_INT);
  g_value_set_int (&number, GPOINTER_TO_INT (data));
  g_value_transform (&number, to);
  g_value_unset (&number);
  return TRUE;
}

/* Words take the room they need and share what is left; long ones never widen a panel. */
static void
set_words (GtkButton *button, const char *words)
{
  gtk_button_set_label (button, words);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (button), TRUE);
}

/* @choices: ends with a NULL label; titles are already translated */
GtkWidget *
cra_form_new_buttons (const CraChoice *choices, gpointer object, const char *property)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = NULL;

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), choices[0].icon != NULL);
  /* What expands here is not to widen the panel. */
  gtk_widget_set_hexpand (box, FALSE);
  for (int i = 0; choices[i].label != NULL; i++) {
    GtkWidget *button = gtk_toggle_button_new ();

    if (choices[i].icon != NULL)
      gtk_button_set_icon_name (GTK_BUTTON (button), choices[i].icon);
    else
      set_words (GTK_BUTTON (button), choices[i].label);
    gtk_widget_set_tooltip_text (button, choices[i].label);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    choices[i].label, -1);
    if (first != NULL)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
    else
      first = button;
    g_object_bind_property_full (object, property, button, "active",
                                 G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, value_to_active,
                                 active_to_value, GINT_TO_POINTER (i), NULL);
    gtk_box_append (GTK_BOX (box), button);
  }
  return box;
}

static gboolean
int_to_selected (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GValue number = G_VALUE_INIT;

  g_value_init (&number, G_TYPE_INT);
  g_value_transform (from, &number);
  g_value_set_uint (to, (guint) MAX (g_value_get_int (&number), 0));
  g_value_unset (&number);
  return TRUE;
}

static gboolean
selected_to_int (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  GValue number = G_VALUE_INIT;

  if (g_value_get_uint (from) == GTK_INVALID_LIST_POSITION)
    return FALSE;
  g_value_init (&number, G_TYPE_INT);
  g_value_set_int (&number, (int) g_value_get_uint (from));
  g_value_transform (&number, to);
  g_value_unset (&number);
  return TRUE;
}

/* Rows end with dots, so that a long name never widens its panel. */
static void
name_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, cra_form_new_label (NULL, NULL));
}

static void
name_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/**
 * cra_form_new_drop_down:
 * @names: (transfer full): a list of strings
 * @object: (nullable): whose @property, a whole number, is the place of the chosen one
 */
GtkWidget *
cra_form_new_drop_down (GListModel *names, gpointer object, const char *property)
{
  GtkWidget *drop_down = gtk_drop_down_new (names, NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (name_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (name_bind_cb), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop_down), factory);
  if (object != NULL)
    g_object_bind_property_full (object, property, drop_down, "selected",
                                 G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, int_to_selected,
                                 selected_to_int, NULL, NULL);
  return drop_down;
}

/**
 * cra_form_set_rows:
 * @names: (element-type utf8):
 *
 * Leaves an open drop-down alone while its rows stay the same.
 */
void
cra_form_set_rows (GtkWidget *drop_down, const GPtrArray *names, guint selected)
{
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down)));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  gboolean same = n == names->len;

  for (guint i = 0; same && i < n; i++)
    same = g_str_equal (gtk_string_list_get_string (list, i), names->pdata[i]);
  if (!same) {
    gtk_string_list_splice (list, 0, n, NULL);
    for (guint i = 0; i < names->len; i++)
      gtk_string_list_append (list, names->pdata[i]);
  }
  if (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)) != selected)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), selected);
}

/* @action: (nullable): detailed action name */
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

/* @text: (nullable). A tooltip that is set is laid out and asks where the pointer is, even when it
 * says the same: for texts that are set with every change. */
void
cra_form_set_tip (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

int
cra_form_get_focus (GtkWidget *form)
{
  GtkRoot *root = gtk_widget_get_root (form);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  int row = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (form); child != NULL;
       child = gtk_widget_get_next_sibling (child), row++)
    if (focus != NULL && (focus == child || gtk_widget_is_ancestor (focus, child)))
      return row;
  return -1;
}

void
cra_form_set_focus (GtkWidget *form, int row)
{
  GtkWidget *child = gtk_widget_get_first_child (form);

  for (int i = 0; i < row && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  if (row >= 0 && child != NULL)
    gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
}
