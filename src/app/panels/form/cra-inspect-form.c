/* cra-inspect-form.c: fields that the pages of the inspector share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-form.h"

#include "cra-form.h"
#include "cra-rule-links.h"

#include "cr-numbering.h"
#include "cre-floors.h"
#include "cre-names.h"

#include <glib/gi18n.h>

typedef struct {
  CraTextSet set;
  gpointer data;
  char *given;
} Entry;

static void
entry_free (gpointer data)
{
  g_free (((Entry *) data)->given);
  g_free (data);
}

static void
take_entry (GtkWidget *entry)
{
  Entry *it = g_object_get_data (G_OBJECT (entry), "crenel-entry");
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  if (g_str_equal (text, it->given))
    return;
  g_free (it->given);
  it->given = g_strdup (text);
  it->set (text, it->data);
}

/* Enter moves the focus to the map, so that the next letter is the key of a tool. */
static void
activate_cb (GtkWidget *entry)
{
  take_entry (entry);
  gtk_widget_activate_action (entry, "map.to-map", NULL);
}

/* The entry scrolls back to the beginning of a text that is longer than the field. */
static void
left_cb (GtkEventControllerFocus *focus, GtkWidget *entry)
{
  take_entry (entry);
  gtk_editable_set_position (GTK_EDITABLE (entry), 0);
}

GtkWidget *
cra_inspect_new_entry (const char *text, CraTextSet set, gpointer data)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Entry *it = g_new (Entry, 1);

  *it = (Entry){ set, data, g_strdup (text) };
  g_object_set_data_full (G_OBJECT (entry), "crenel-entry", it, entry_free);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  g_signal_connect (entry, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), entry);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

void
cra_inspect_entry_set_data (GtkWidget *entry, gpointer data)
{
  Entry *it = g_object_get_data (G_OBJECT (entry), "crenel-entry");

  it->data = data;
}

void
cra_inspect_entry_set (GtkWidget *entry, const char *text)
{
  Entry *it = g_object_get_data (G_OBJECT (entry), "crenel-entry");

  if (g_str_equal (text, it->given))
    return;
  g_free (it->given);
  it->given = g_strdup (text);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

void
cra_inspect_entry_say (GtkWidget *entry, const GError *error)
{
  gtk_widget_set_tooltip_text (entry, error != NULL ? error->message : NULL);
  if (error != NULL)
    gtk_widget_add_css_class (entry, "error");
  else
    gtk_widget_remove_css_class (entry, "error");
}

GtkWidget *
cra_inspect_add_fact (GtkWidget *form, const char *name, const char *text)
{
  GtkWidget *value = gtk_label_new (NULL);

  cra_rule_set_text (GTK_LABEL (value), text);
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (value), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (value), 16);
  cra_form_add_row (form, name, value);
  return value;
}

GtkWidget *
cra_inspect_new_link (const char *text, const char *action, const char *target)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), cra_form_new_label (text, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "link");
  gtk_widget_set_halign (button, GTK_ALIGN_FILL);
  if (target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Returns: (transfer full): "0708 · Cellar · −2" */
static char *
dup_place (const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *level = cre_format_level (cr_map_get_level (map, place));

  if (cr_map_n_floors (map) == 1)
    return g_strdup_printf ("%s · %s", number, level);
  return g_strdup_printf ("%s · %s · %s", number, cre_floors_get_name (map, place.floor), level);
}

GtkWidget *
cra_inspect_new_place_link (const CrMap *map, CrPlace place)
{
  g_autofree char *text = dup_place (map, place);
  g_autofree char *target = cr_map_format_place (map, place);

  return cra_inspect_new_link (text, "map.go", target);
}

/* Levels are shown as everywhere in the program: +1, 0, −2. */

static gboolean
output_level_cb (GtkSpinButton *spin)
{
  g_autofree char *text = cre_format_level (gtk_spin_button_get_value_as_int (spin));

  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

static int
input_level_cb (GtkSpinButton *spin, double *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  gboolean below = g_str_has_prefix (text, "−");
  char *end = NULL;

  text += below ? strlen ("−") : 0;
  *value = g_strtod (text, &end) * (below ? -1 : 1);
  /* A text that is no number leaves the value as it was. */
  if (end == text)
    *value = gtk_spin_button_get_value (spin);
  return TRUE;
}

GtkWidget *
cra_inspect_new_level (void)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (CR_LEVEL_MIN, CR_LEVEL_MAX, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  g_signal_connect (spin, "output", G_CALLBACK (output_level_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_level_cb), NULL);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  cra_form_name (spin, _ ("Level"));
  return spin;
}
