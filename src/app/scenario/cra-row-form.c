/* cra-row-form.c: the fields of a row of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-row-form.h"

#include "cr-scenario-edit.h"
#include "cr-text.h"
#include "cra-field.h"
#include "cra-figure.h"
#include "cra-form.h"

#include <glib/gi18n.h>

#define LINES_HEIGHT 96

/* A field with its widget, and the choices of its drop-down. */
typedef struct {
  const CraField *field;
  GtkWidget *widget;
  CraChoices choices;
} Shown;

struct _CraRowForm {
  GtkBox parent_instance;

  /* owned */
  CreScenarioDocument *document; /* nullable */
  char *path;                    /* nullable: of the row */
  const CraField *fields;        /* borrowed, nullable: the fields that are shown */
  GArray *shown;                 /* of Shown */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraRowForm, cra_row_form, GTK_TYPE_BOX)

static guint signal_moved;

static void
shown_clear (gpointer data)
{
  Shown *shown = data;

  cra_choices_clear (&shown->choices);
}

/* (nullable) */
static const CrNode *
get_row (CraRowForm *self)
{
  return self->document != NULL && self->path != NULL
             ? cr_scenario_get_at (cre_scenario_document_get (self->document), self->path)
             : NULL;
}

static const Shown *
find_shown (CraRowForm *self, GtkWidget *widget)
{
  for (guint i = 0; i < self->shown->len; i++)
    if (g_array_index (self->shown, Shown, i).widget == widget)
      return &g_array_index (self->shown, Shown, i);
  return NULL;
}

/* @changed: (transfer full) (nullable) */
static void
apply_field (CraRowForm *self, const CraField *field, CrScenario *changed)
{
  const char *what = _ (field->label);
  /* Translators: what undo would take back, by the label of the field: “change of points” */
  g_autofree char *label = g_strdup_printf (_ ("change of “%s”"), what);

  cre_scenario_document_apply (self->document, changed, label, 0);
}

/* @value: (nullable) */
static void
set_value (CraRowForm *self, const CraField *field, const char *value)
{
  const CrScenario *scenario = cre_scenario_document_get (self->document);
  const CrNode *row = get_row (self), *moved = NULL;
  CrScenario *changed;

  if (self->filling || row == NULL)
    return;
  changed = field->set != NULL ? field->set (field, self->document, row, value, &moved)
                               : cr_scenario_set (scenario, row, field->attribute, value);
  apply_field (self, field, changed);
  if (moved != NULL)
    g_signal_emit (self, signal_moved, 0, moved);
}

static void
set_words (CraRowForm *self, const CraField *field, const char *text)
{
  const CrNode *row = get_row (self);

  if (!self->filling && row != NULL)
    apply_field (self, field,
                 cr_scenario_set_words (cre_scenario_document_get (self->document), row,
                                        field->attribute, g_get_language_names (), text));
}

static void
take_entry (CraRowForm *self, GtkWidget *entry)
{
  const Shown *shown = find_shown (self, entry);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (shown == NULL)
    return;
  if (shown->field->kind == CRA_FIELD_WORDS)
    set_words (self, shown->field, text);
  else
    set_value (self, shown->field, *text != '\0' ? text : NULL);
}

static void
entry_cb (GtkWidget *entry, CraRowForm *self)
{
  take_entry (self, entry);
}

static void
entry_left_cb (GtkEventController *controller, CraRowForm *self)
{
  take_entry (self, gtk_event_controller_get_widget (controller));
}

static GtkWidget *
new_entry (CraRowForm *self)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  g_signal_connect (entry, "activate", G_CALLBACK (entry_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (entry_left_cb), self);
  gtk_widget_add_controller (entry, focus);
  return entry;
}

static void
lines_left_cb (GtkEventController *controller, CraRowForm *self)
{
  GtkWidget *view = gtk_event_controller_get_widget (controller);
  const Shown *shown = find_shown (self, gtk_widget_get_parent (view));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (shown != NULL)
    set_words (self, shown->field, text);
}

/* Returns: (transfer floating): a field of several lines, which Tab leaves like any other field */
static GtkWidget *
new_lines (CraRowForm *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *view = gtk_text_view_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  g_signal_connect (focus, "leave", G_CALLBACK (lines_left_cb), self);
  gtk_widget_add_controller (view, focus);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_widget_set_size_request (scrolled, -1, LINES_HEIGHT);
  return scrolled;
}

static void
set_figure (CraRowForm *self, const CraField *field, int value)
{
  const CrNode *row = get_row (self);

  if (!self->filling && row != NULL)
    apply_field (self, field, cra_figure_set (self->document, row, field->attribute, value));
}

static void
number_cb (GtkSpinButton *spin, CraRowForm *self)
{
  const Shown *shown = find_shown (self, GTK_WIDGET (spin));
  int value = gtk_spin_button_get_value_as_int (spin);
  g_autofree char *text = g_strdup_printf ("%d", value);

  if (shown != NULL && shown->field->kind == CRA_FIELD_FIGURE)
    set_figure (self, shown->field, value);
  else if (shown != NULL)
    set_value (self, shown->field, value == shown->field->usual ? NULL : text);
}

static GtkWidget *
new_number (CraRowForm *self, const CraField *field)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (field->least, field->most, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  g_signal_connect (spin, "value-changed", G_CALLBACK (number_cb), self);
  return spin;
}

static void
yes_cb (GtkCheckButton *check, GParamSpec *pspec, CraRowForm *self)
{
  const Shown *shown = find_shown (self, GTK_WIDGET (check));

  if (shown != NULL)
    set_value (self, shown->field, gtk_check_button_get_active (check) ? "yes" : NULL);
}

static void
choice_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraRowForm *self)
{
  const Shown *shown = find_shown (self, GTK_WIDGET (drop_down));
  guint chosen = gtk_drop_down_get_selected (drop_down);

  if (shown != NULL && shown->choices.values != NULL && chosen < shown->choices.values->len)
    set_value (self, shown->field, shown->choices.values->pdata[chosen]);
}

static GtkWidget *
new_choice (CraRowForm *self)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL, NULL);

  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (choice_cb), self);
  return drop_down;
}

/* Returns: (transfer full) (nullable): the ids of the checked rows, separated by spaces; NULL for
 * none */
static char *
join_checked (GtkWidget *box, const CraChoices *choices)
{
  GString *ids = g_string_new (NULL);
  GtkWidget *check = gtk_widget_get_first_child (box);

  for (guint i = 0; check != NULL; i++, check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "",
                              (char *) choices->values->pdata[i]);
  return g_string_free (ids, ids->len == 0);
}

static void
several_cb (GtkWidget *check, GParamSpec *pspec, CraRowForm *self)
{
  GtkWidget *box = gtk_widget_get_parent (check);
  const Shown *shown = find_shown (self, box);
  g_autofree char *ids =
      shown != NULL && !self->filling ? join_checked (box, &shown->choices) : NULL;

  /* Unless the field may be empty, the last check cannot be removed: the condition would mean
   * nothing. */
  if (ids != NULL || (shown != NULL && shown->field->empty))
    set_value (self, shown->field, ids != NULL ? ids : "");
  else if (!self->filling)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
}

/* Returns: (transfer floating): the file name, with one button to choose and one to remove the
 * picture */
static GtkWidget *
new_picture (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *name = cra_form_new_label (NULL, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_START);
  gtk_button_set_child (GTK_BUTTON (button), name);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Choose a picture for the counter"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "scenario.choose-picture");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box),
                  cra_form_new_icon_button ("edit-clear-symbolic", _ ("Draw the counter again"),
                                            "scenario.no-picture"));
  return box;
}

static GtkWidget *
new_widget (CraRowForm *self, const CraField *field)
{
  GtkWidget *check;

  switch (field->kind) {
  case CRA_FIELD_NUMBER:
  case CRA_FIELD_FIGURE:
    return new_number (self, field);
  case CRA_FIELD_YES:
    check = gtk_check_button_new_with_label (_ (field->label));
    g_signal_connect (check, "notify::active", G_CALLBACK (yes_cb), self);
    return check;
  case CRA_FIELD_CHOICE:
    return new_choice (self);
  case CRA_FIELD_SEVERAL:
    return gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  case CRA_FIELD_PICTURE:
    return new_picture ();
  case CRA_FIELD_LINES:
    return new_lines (self);
  default:
    return new_entry (self);
  }
}

static void
add_field (CraRowForm *self, const CraField *field)
{
  Shown shown = { .field = field, .widget = new_widget (self, field) };

  if (field->kind == CRA_FIELD_YES)
    gtk_box_append (GTK_BOX (self), shown.widget);
  else if (field->kind == CRA_FIELD_LINES || field->kind == CRA_FIELD_SEVERAL)
    cra_form_add_wide_row (GTK_WIDGET (self), _ (field->label), shown.widget);
  else
    cra_form_add_row (GTK_WIDGET (self), _ (field->label), shown.widget);
  g_array_append_val (self->shown, shown);
}

/* Returns: (nullable): the field's value in the row */
static const char *
get_now (CraRowForm *self, const Shown *shown, const CrNode *row)
{
  return shown->field->get != NULL ? shown->field->get (shown->field, self->document, row)
                                   : cr_node_get (row, shown->field->attribute);
}

static void
fill_choice (CraRowForm *self, Shown *shown, const CrNode *row)
{
  const char *now = get_now (self, shown, row);
  guint chosen = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < shown->choices.values->len; i++)
    if (g_strcmp0 (shown->choices.values->pdata[i], now) == 0)
      chosen = i;
  /* A value of the file that is not among the choices is shown as an additional row. */
  if (chosen == GTK_INVALID_LIST_POSITION) {
    chosen = shown->choices.values->len;
    cra_choices_add (&shown->choices, now, now != NULL ? now : "–");
  }
  cra_form_set_rows (shown->widget, shown->choices.names, chosen);
}

static void
fill_several (CraRowForm *self, Shown *shown, const CrNode *row)
{
  g_auto (GStrv) ids = cr_text_split (get_now (self, shown, row));
  GtkWidget *check = gtk_widget_get_first_child (shown->widget);

  for (guint i = 0; i < shown->choices.values->len; i++) {
    if (check == NULL) {
      check = gtk_check_button_new ();
      gtk_box_append (GTK_BOX (shown->widget), check);
      g_signal_connect (check, "notify::active", G_CALLBACK (several_cb), self);
    }
    gtk_check_button_set_label (GTK_CHECK_BUTTON (check), shown->choices.names->pdata[i]);
    gtk_check_button_set_active (
        GTK_CHECK_BUTTON (check),
        g_strv_contains ((const char *const *) ids, shown->choices.values->pdata[i]));
    check = gtk_widget_get_next_sibling (check);
  }
  while (check != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling (check);

    gtk_box_remove (GTK_BOX (shown->widget), check);
    check = next;
  }
}

static void
fill_lines (Shown *shown, const CrNode *row)
{
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (shown->widget));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  const char *text = cr_node_get_localized (row, shown->field->attribute, g_get_language_names ());

  if (!gtk_widget_has_focus (view))
    gtk_text_buffer_set_text (buffer, text != NULL ? text : "", -1);
}

static void
fill_entry (CraRowForm *self, Shown *shown, const CrNode *row)
{
  const CraField *field = shown->field;
  const char *text = field->get != NULL ? field->get (field, self->document, row)
                     : field->kind == CRA_FIELD_WORDS
                         ? cr_node_get_localized (row, field->attribute, g_get_language_names ())
                         : cr_node_get (row, field->attribute);

  if (g_strcmp0 (text != NULL ? text : "", gtk_editable_get_text (GTK_EDITABLE (shown->widget))) !=
      0)
    gtk_editable_set_text (GTK_EDITABLE (shown->widget), text != NULL ? text : "");
}

static void
fill_picture (CraRowForm *self, Shown *shown, const CrNode *row)
{
  const char *now = get_now (self, shown, row);
  GtkWidget *button = gtk_widget_get_first_child (shown->widget);

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                      now != NULL ? now : _ ("drawn"));
  gtk_widget_set_sensitive (gtk_widget_get_next_sibling (button), now != NULL);
}

static void
list_choices (CraRowForm *self, Shown *shown, const CrNode *row)
{
  shown_clear (shown);
  shown->choices = cra_choices_new ();
  shown->field->list (self->document, row, &shown->choices);
}

static void
fill_field (CraRowForm *self, Shown *shown, const CrNode *row)
{
  const CraField *field = shown->field;
  const char *text = field->attribute != NULL ? cr_node_get (row, field->attribute) : NULL;
  int value = field->usual;

  if (field->list != NULL)
    list_choices (self, shown, row);
  if (field->kind == CRA_FIELD_CHOICE)
    fill_choice (self, shown, row);
  else if (field->kind == CRA_FIELD_SEVERAL)
    fill_several (self, shown, row);
  else if (field->kind == CRA_FIELD_PICTURE)
    fill_picture (self, shown, row);
  else if (field->kind == CRA_FIELD_LINES)
    fill_lines (shown, row);
  else if (field->kind == CRA_FIELD_YES)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (shown->widget), g_strcmp0 (text, "yes") == 0);
  else if (field->kind == CRA_FIELD_FIGURE)
    cra_form_set_number (shown->widget, cra_figure_get (row, field->attribute));
  else if (field->kind == CRA_FIELD_NUMBER) {
    if (text != NULL)
      cr_text_parse_int (text, field->least, field->most, &value);
    cra_form_set_number (shown->widget, value);
  } else
    fill_entry (self, shown, row);
}

static void
build_form (CraRowForm *self, const char *title, const char *nothing)
{
  g_array_set_size (self->shown, 0);
  cra_form_clear (GTK_WIDGET (self));
  if (self->fields == NULL && nothing != NULL)
    cra_form_add_hint (GTK_WIDGET (self), nothing);
  if (title != NULL)
    cra_form_add_heading (GTK_WIDGET (self), title, NULL);
  for (const CraField *it = self->fields; it != NULL && it->label != NULL; it++)
    add_field (self, it);
}

void
cra_row_form_show (CraRowForm *self,
                   CreScenarioDocument *document,
                   const CrNode *row,
                   const char *nothing)
{
  const char *title = NULL;
  const CraField *fields = row != NULL ? cra_field_list (row, &title) : NULL;

  g_set_object (&self->document, document);
  g_free (self->path);
  self->path =
      row != NULL ? cr_scenario_find_path (cre_scenario_document_get (document), row) : NULL;
  self->filling = TRUE;
  if (fields == NULL || fields != self->fields) {
    self->fields = fields;
    build_form (self, title, nothing);
  }
  for (guint i = 0; row != NULL && i < self->shown->len; i++)
    fill_field (self, &g_array_index (self->shown, Shown, i), row);
  self->filling = FALSE;
}

static void
cra_row_form_dispose (GObject *object)
{
  g_clear_object (&CRA_ROW_FORM (object)->document);
  G_OBJECT_CLASS (cra_row_form_parent_class)->dispose (object);
}

static void
cra_row_form_finalize (GObject *object)
{
  CraRowForm *self = CRA_ROW_FORM (object);

  g_array_unref (self->shown);
  g_free (self->path);
  G_OBJECT_CLASS (cra_row_form_parent_class)->finalize (object);
}

static void
cra_row_form_class_init (CraRowFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_row_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_row_form_finalize;
  signal_moved = g_signal_new ("moved", CRA_TYPE_ROW_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
cra_row_form_init (CraRowForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  self->shown = g_array_new (FALSE, TRUE, sizeof (Shown));
  g_array_set_clear_func (self->shown, shown_clear);
}
