/* cra-inspect-node-fields.c: entries, checks and drop-downs for the attributes of a node.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include <glib/gi18n.h>

#include "cra-form.h"
#include "cra-inspect-form.h"

#include "cr-words-decimal.h"

static void
set_field (CraNodeField *field, const char *value)
{
  CraInspectNode *self = field->self;
  g_autoptr (GError) error = NULL;

  if (self->filling || cra_inspect_node_get_node (self) == NULL)
    return;
  if (field->attribute == NULL)
    cre_node_set_text (self->document, self->ref, value, &error);
  else if (field->child >= 0)
    cre_node_set_child (self->document, self->ref, (guint) field->child, field->attribute, value,
                        &error);
  else
    cre_node_set (self->document, self->ref, field->attribute, value, &error);
  if (error == NULL)
    return;
  if (GTK_IS_ENTRY (field->widget))
    cra_inspect_entry_say (field->widget, error);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

CraNodeField *
cra_inspect_node_new_field (CraInspectNode *self, const char *attribute, int child)
{
  CraNodeField *field = g_new0 (CraNodeField, 1);

  *field = (CraNodeField){ .self = self, .attribute = attribute, .child = child };
  return field;
}

static void
adopt_widget (CraNodeField *field, GtkWidget *widget)
{
  field->widget = widget;
  g_object_set_data_full (G_OBJECT (widget), "field", field, g_free);
}

static void
text_cb (const char *text, gpointer data)
{
  CraNodeField *field = data;

  set_field (field, *text != '\0' || field->attribute == NULL ? text : NULL);
}

static const char *
read_field (const CraNodeField *field)
{
  const CrNode *node = cra_inspect_node_get_node (field->self);
  const char *text;

  if (field->child >= 0)
    node = cr_node_get_child (node, (guint) field->child);
  text = field->attribute != NULL ? cr_node_get (node, field->attribute) : cr_node_get_text (node);
  return text != NULL ? text : "";
}

GtkWidget *
cra_inspect_node_add_entry (CraInspectNode *self,
                            const char *label,
                            const char *attribute,
                            int child)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, child);
  g_autofree char *text = g_strstrip (g_strdup (read_field (field)));
  GtkWidget *entry = cra_inspect_new_entry (text, text_cb, field);

  adopt_widget (field, entry);
  cra_form_add_row (self->form, label, entry);
  return entry;
}

static void
decimal_cb (const char *text, gpointer data)
{
  g_autofree char *read = cr_words_read_decimal (text);

  text_cb (read, data);
}

void
cra_inspect_node_add_decimal (CraInspectNode *self, const char *label, const char *attribute)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, -1);
  g_autofree char *text = cr_words_show_decimal (read_field (field));
  GtkWidget *entry = cra_inspect_new_entry (text, decimal_cb, field);

  adopt_widget (field, entry);
  cra_form_add_row (self->form, label, entry);
}

static void
check_cb (GtkCheckButton *check, CraNodeField *field)
{
  set_field (field, gtk_check_button_get_active (check) ? "yes" : NULL);
}

void
cra_inspect_node_add_check (CraInspectNode *self, const char *label, const char *attribute)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, -1);
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), g_str_equal (read_field (field), "yes"));
  adopt_widget (field, check);
  g_signal_connect (check, "toggled", G_CALLBACK (check_cb), field);
  gtk_box_append (GTK_BOX (self->form), check);
}

/* @values: what each of @names stands for; when @now is not among them, no row is selected */
static GtkWidget *
new_drop_down (const char *const *names, const char *const *values, const char *now)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), GTK_INVALID_LIST_POSITION);
  for (guint i = 0; values[i] != NULL; i++)
    if (g_str_equal (values[i], now))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
  return drop_down;
}

static void
selected_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraNodeField *field)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (selected != GTK_INVALID_LIST_POSITION)
    set_field (field, *field->values[selected] != '\0' ? field->values[selected] : NULL);
}

void
cra_inspect_node_add_choice (CraInspectNode *self,
                             const char *label,
                             CraNodeField *field,
                             const char *const *names,
                             const char *now)
{
  GtkWidget *drop_down = new_drop_down (names, field->values, now);

  adopt_widget (field, drop_down);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (selected_cb), field);
  cra_form_add_row (self->form, label, drop_down);
}

static void
kind_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraInspectNode *self)
{
  const char *const *kinds = g_object_get_data (G_OBJECT (drop_down), "kinds");
  guint selected = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->filling || selected == GTK_INVALID_LIST_POSITION)
    return;
  if (!cre_node_set_kind (self->document, self->ref, kinds[selected], &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

void
cra_inspect_node_add_kinds (CraInspectNode *self,
                            const char *const *names,
                            const char *const *kinds,
                            const char *now)
{
  GtkWidget *drop_down = new_drop_down (names, kinds, now);

  g_object_set_data (G_OBJECT (drop_down), "kinds", (gpointer) kinds);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (kind_cb), self);
  cra_form_add_row (self->form, _ ("Kind"), drop_down);
}

GtkWidget *
cra_inspect_node_begin_fold (CraInspectNode *self, const char *title)
{
  GtkWidget *fold = cra_form_add_fold (GTK_WIDGET (self), title);

  self->form = gtk_expander_get_child (GTK_EXPANDER (fold));
  return fold;
}

void
cra_inspect_node_end_fold (CraInspectNode *self)
{
  self->form = GTK_WIDGET (self);
}

void
cra_inspect_node_add_section (CraInspectNode *self, const char *title)
{
  cra_form_add_section (self->form, title);
}

void
cra_inspect_node_append (CraInspectNode *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (self->form), widget);
}
