/* cra-inspect-many.c: the fields of several sides at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-many.h"

#include "cra-form.h"

#include "cre-inspect-many.h"
#include "cre-names.h"

#include <glib/gi18n.h>

struct _CraInspectMany {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *list, *kind;

  /* owned */
  CreMapDocument *document;
  GArray *marks; /* of CreMark */

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraInspectMany, cra_inspect_many, GTK_TYPE_BOX)

static const int arcs[] = { CR_ARC_DEFAULT, 0, 60, 120, 180 };

/* A field of all things of one kind. When they differ, the first row of its drop-down says
 * “several”. */
typedef struct {
  CraInspectMany *self;
  CrSideKind kind;
  CreSideValue what;
  gboolean mixed;
} Field;

static int
value_of_row (CreSideValue what, guint row)
{
  if (what == CRE_SIDE_ARC)
    return arcs[row];
  return what == CRE_SIDE_HEIGHT ? (int) row + CR_HEIGHT_DEFAULT : (int) row;
}

static guint
row_of_value (CreSideValue what, const CrSide *side)
{
  if (what == CRE_SIDE_STATE)
    return (guint) side->state;
  if (what == CRE_SIDE_HEIGHT)
    return (guint) (side->height - CR_HEIGHT_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (arcs); i++)
    if (arcs[i] == side->arc)
      return i;
  return 0;
}

static void
selected_cb (GtkDropDown *drop_down, GParamSpec *pspec, Field *field)
{
  guint row = gtk_drop_down_get_selected (drop_down);

  if (field->self->filling || row == GTK_INVALID_LIST_POSITION || (field->mixed && row == 0))
    return;
  cre_sides_set (field->self->document, field->self->marks, field->kind, field->what,
                 value_of_row (field->what, row - field->mixed));
}

static GtkStringList *
new_names (CreSideValue what)
{
  const char *const states[] = { _ ("of its kind"), _ ("open"), _ ("shut"), _ ("broken"), NULL };
  const char *const spans[] = { _ ("of its kind (60°)"), "0°", "60°", "120°", "180°", NULL };
  GtkStringList *names;

  if (what == CRE_SIDE_STATE)
    return gtk_string_list_new (states);
  if (what == CRE_SIDE_ARC)
    return gtk_string_list_new (spans);
  names = gtk_string_list_new (NULL);
  gtk_string_list_append (names, _ ("of its kind"));
  for (int i = 0; i <= CR_LEVEL_MAX; i++)
    gtk_string_list_take (names, g_strdup_printf ("%d", i));
  return names;
}

static void
add_field (CraInspectMany *self, const CreSideSum *sum, CreSideValue what, const char *label)
{
  GtkStringList *names = new_names (what);
  GtkWidget *drop_down;
  Field *field = g_new (Field, 1);

  *field = (Field){ self, sum->kind, what, !sum->same[what] };
  if (field->mixed)
    gtk_string_list_splice (names, 0, 0, (const char *const[]){ _ ("several"), NULL });
  drop_down = cra_form_new_drop_down (G_LIST_MODEL (names), NULL, NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              field->mixed ? 0 : row_of_value (what, sum->first));
  g_object_set_data_full (G_OBJECT (drop_down), "field", field, g_free);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (selected_cb), field);
  cra_form_add_row (self->list, label, drop_down);
}

static void
turn_cb (Field *field)
{
  cre_sides_turn (field->self->document, field->self->marks, field->kind);
}

static void
remove_cb (Field *field)
{
  cre_sides_remove (field->self->document, field->self->marks, field->kind);
}

static void
add_button (CraInspectMany *self,
            GtkWidget *box,
            const char *text,
            CrSideKind kind,
            GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  Field *field = g_new0 (Field, 1);

  field->self = self;
  field->kind = kind;
  g_object_set_data_full (G_OBJECT (button), "field", field, g_free);
  g_signal_connect_swapped (button, "clicked", clicked, field);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_sum (CraInspectMany *self, const CreSideSum *sum)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (self->document), sum->kind);
  g_autofree char *capital = cre_capitalize (name);
  /* Translators: a kind, and on how many of several sides it stands: “Wall, on 3 of 5” */
  g_autofree char *title =
      g_strdup_printf (_ ("%s, on %u of %u"), capital, sum->n, self->marks->len);

  cra_form_add_section (self->list, title);
  if (cr_side_kind_is_opening (sum->kind))
    add_field (self, sum, CRE_SIDE_STATE, _ ("State"));
  if (sum->kind == CR_SIDE_SLIT)
    add_field (self, sum, CRE_SIDE_ARC, _ ("Arc"));
  add_field (self, sum, CRE_SIDE_HEIGHT, _ ("Height"));
  if (sum->first->inside != CR_INSIDE_NONE)
    add_button (self, box, _ ("Turn round"), sum->kind, G_CALLBACK (turn_cb));
  add_button (self, box, _ ("Take away"), sum->kind, G_CALLBACK (remove_cb));
  gtk_box_append (GTK_BOX (self->list), box);
}

/* The functions from here on add a thing to all sides. */

static void
add_cb (CraInspectMany *self)
{
  cre_sides_add (self->document, self->marks,
                 (CrSideKind) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind)));
}

static void
add_adder (CraInspectMany *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *button = gtk_button_new_with_label (_ ("Put it on all"));

  for (int i = 0; i < CR_SIDE_OTHER; i++) {
    g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (self->document), i);

    gtk_string_list_take (names, cre_capitalize (name));
  }
  self->kind = cra_form_new_drop_down (G_LIST_MODEL (names), NULL, NULL);
  cra_form_add_section (self->list, _ ("Something more"));
  cra_form_add_row (self->list, _ ("Kind"), self->kind);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self->list), button);
}

void
cra_inspect_many_show (CraInspectMany *self, CreMapDocument *document, const GArray *marks)
{
  g_autoptr (GArray) sums = cre_sides_sum (document, marks);
  int focus = cra_form_get_focus (self->list);

  g_set_object (&self->document, document);
  g_array_set_size (self->marks, 0);
  g_array_append_vals (self->marks, marks->data, marks->len);
  self->filling = TRUE;
  cra_form_clear (self->list);
  for (guint i = 0; i < sums->len; i++)
    add_sum (self, &g_array_index (sums, CreSideSum, i));
  add_adder (self);
  cra_form_set_focus (self->list, focus);
  self->filling = FALSE;
}

static void
cra_inspect_many_finalize (GObject *object)
{
  CraInspectMany *self = CRA_INSPECT_MANY (object);

  g_array_unref (self->marks);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_inspect_many_parent_class)->finalize (object);
}

static void
cra_inspect_many_class_init (CraInspectManyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_many_finalize;
}

static void
cra_inspect_many_init (CraInspectMany *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_hexpand (self->list, TRUE);
  gtk_box_append (GTK_BOX (self), self->list);
}
