/* cra-form-choice.c: checks, numbers, buttons and drop-downs bound to properties.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-form.h"

#include "cra-stops.h"

#include "cr-words-decimal.h"

#include <glib/gi18n.h>

GtkWidget *
cra_form_new_check (const char *label, gpointer object, const char *property)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);
  GtkWidget *words = gtk_widget_get_last_child (check);

  /* Long words wrap in every language, so that they do not widen the panel. */
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

void
cra_form_set_number (GtkWidget *spin, int value)
{
  if (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)) != value)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
}

static gboolean
output_decimal_cb (GtkSpinButton *spin)
{
  g_autofree char *text =
      cr_words_decimal (gtk_spin_button_get_value (spin), (int) gtk_spin_button_get_digits (spin));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin))))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

static int
input_decimal_cb (GtkSpinButton *spin, double *value)
{
  g_autofree char *text = cr_words_read_decimal (gtk_editable_get_text (GTK_EDITABLE (spin)));
  char *end;

  g_strstrip (text);
  *value = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' ? TRUE : GTK_INPUT_ERROR;
}

void
cra_form_show_decimals (GtkWidget *spin, guint digits)
{
  gtk_widget_add_css_class (spin, CRA_FORM_DECIMALS);
  g_signal_connect (spin, "output", G_CALLBACK (output_decimal_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_decimal_cb), NULL);
  /* A numeric field would accept only the decimal mark of the system's locale. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), digits);
}

void
cra_form_show_decimals_anew (GtkWidget *widget)
{
  if (GTK_IS_SPIN_BUTTON (widget) && gtk_widget_has_css_class (widget, CRA_FORM_DECIMALS))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget),
                               gtk_spin_button_get_value (GTK_SPIN_BUTTON (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    cra_form_show_decimals_anew (child);
}

/* The value −1 is shown as “own”: the thing has the value of its kind. */

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

/* Linked toggle buttons are bound to one whole number: the button at that place is pressed. */

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

/* The words take the room they need; long words wrap and never widen the panel. */
static void
set_words (GtkButton *button, const char *words)
{
  gtk_button_set_label (button, words);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (button), TRUE);
}

GtkWidget *
cra_form_new_buttons (const CraChoice *choices, gpointer object, const char *property)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = NULL;

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), choices[0].icon != NULL);
  /* Labels within the box expand, but the box must not make the panel wider. */
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
  cra_stops_make (box, TRUE);
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

/* A row that is too long ends in an ellipsis, so that a long name never widens its panel. */
static void
name_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, cra_form_new_label (NULL, NULL));
}

static void
name_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), name);
  cra_form_name_item (item, name);
}

/* The list of a drop-down takes the pointer grab of the popover that the drop-down is in. When the
 * list closes, GTK 4.8 does not give the grab back, and that popover swallows every press; closing
 * and opening it lets it grab the pointer again. */
static gboolean
take_again_cb (gpointer drop_down)
{
  GtkWidget *popover = gtk_widget_get_ancestor (drop_down, GTK_TYPE_POPOVER);
  GtkWidget *button = popover != NULL ? gtk_widget_get_parent (popover) : NULL;

  if (popover == NULL || !gtk_widget_get_mapped (popover) ||
      !gtk_popover_get_autohide (GTK_POPOVER (popover)))
    return G_SOURCE_REMOVE;
  gtk_popover_popdown (GTK_POPOVER (popover));
  if (GTK_IS_MENU_BUTTON (button))
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  else
    gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (drop_down);
  return G_SOURCE_REMOVE;
}

static void
list_closed_cb (GtkWidget *drop_down)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_again_cb, g_object_ref (drop_down),
                   g_object_unref);
}

static void
give_back_pointer (GtkWidget *drop_down)
{
  for (GtkWidget *child = gtk_widget_get_first_child (drop_down); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      g_signal_connect_swapped (child, "closed", G_CALLBACK (list_closed_cb), drop_down);
}

void
cra_form_give_rows (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (name_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (name_bind_cb), NULL);
  gtk_drop_down_set_factory (drop_down, factory);
  give_back_pointer (GTK_WIDGET (drop_down));
}

GtkWidget *
cra_form_new_drop_down (GListModel *names, gpointer object, const char *property)
{
  GtkWidget *drop_down = gtk_drop_down_new (names, NULL);

  cra_form_give_rows (GTK_DROP_DOWN (drop_down));
  if (object != NULL)
    g_object_bind_property_full (object, property, drop_down, "selected",
                                 G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, int_to_selected,
                                 selected_to_int, NULL, NULL);
  return drop_down;
}

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
