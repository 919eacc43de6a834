/* cra-map-names.c: the names of the map's sides, and its numbering.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-names.h"

#include "cra-form.h"
#include "cra-inspect-form.h"

#include "cr-map-edges.h"
#include "cr-numbering.h"
#include "cre-inspect-map.h"

#include <glib/gi18n.h>

struct _CraMapNames {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *sides[CR_N_MAP_EDGES], *message;
  GtkWidget *pattern, *corner, *column, *row, *separator, *rows_first, *sample;

  /* owned */
  CreMapDocument *document;

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraMapNames, cra_map_names, GTK_TYPE_BOX)

static const CrMap *
get_map (CraMapNames *self)
{
  return cre_map_document_get_map (self->document);
}

/* The functions from here on are about the names of the sides. */

static void
set_north (const char *text, gpointer data)
{
  cre_map_set_side (CRA_MAP_NAMES (data)->document, "N", text);
}

static void
set_east (const char *text, gpointer data)
{
  cre_map_set_side (CRA_MAP_NAMES (data)->document, "E", text);
}

static void
set_south (const char *text, gpointer data)
{
  cre_map_set_side (CRA_MAP_NAMES (data)->document, "S", text);
}

static void
set_west (const char *text, gpointer data)
{
  cre_map_set_side (CRA_MAP_NAMES (data)->document, "W", text);
}

static gboolean
is_doubled (CraMapNames *self, CrMapEdge edge)
{
  const char *name = cr_map_get_edge_name (get_map (self), edge);

  for (CrMapEdge other = 0; other < CR_N_MAP_EDGES; other++)
    if (other != edge && name != NULL &&
        g_strcmp0 (name, cr_map_get_edge_name (get_map (self), other)) == 0)
      return TRUE;
  return FALSE;
}

static void
fill_sides (CraMapNames *self)
{
  gboolean missing = FALSE, doubled = FALSE;

  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++) {
    const char *name = cr_map_get_edge_name (get_map (self), edge);
    gboolean wrong = name == NULL || is_doubled (self, edge);

    missing = missing || name == NULL;
    doubled = doubled || is_doubled (self, edge);
    cra_inspect_entry_set (self->sides[edge], name != NULL ? name : "");
    if (wrong)
      gtk_widget_add_css_class (self->sides[edge], "warning");
    else
      gtk_widget_remove_css_class (self->sides[edge], "warning");
  }
  gtk_label_set_text (GTK_LABEL (self->message),
                      doubled ? _ ("Two sides share a name: scenarios enter by it. MAP-06")
                              : _ ("A side has no name: scenarios enter by it. MAP-06"));
  gtk_widget_set_visible (self->message, missing || doubled);
}

/* The functions from here on are about the numbering. */

static void
numbering_cb (CraMapNames *self)
{
  CrNumbering numbering;

  if (self->filling || self->document == NULL)
    return;
  numbering = cr_map_get_numbering (get_map (self));
  numbering.pattern = (CrPattern) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->pattern));
  numbering.from = (CrCorner) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->corner));
  numbering.first_column = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->column));
  numbering.first_row = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->row));
  numbering.rows_first = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->rows_first));
  cre_map_set_numbering (self->document, &numbering, 0);
}

static void
set_separator (const char *text, gpointer data)
{
  CraMapNames *self = data;
  CrNumbering numbering = cr_map_get_numbering (get_map (self));

  g_strlcpy (numbering.separator, text, sizeof numbering.separator);
  cre_map_set_numbering (self->document, &numbering, 0);
}

/* Shows the numbers of the first and the last hex as they are printed. */
static void
fill_sample (CraMapNames *self, const CrNumbering *numbering)
{
  const CrGrid *grid = cr_map_get_grid (get_map (self));
  g_autofree char *first = cr_numbering_format (numbering, grid, cr_grid_hex_at (grid, 1, 1));
  g_autofree char *last =
      cr_numbering_format (numbering, grid, cr_grid_hex_at (grid, grid->columns, grid->rows));
  g_autofree char *text = g_strdup_printf ("%s … %s", first, last);

  gtk_label_set_text (GTK_LABEL (self->sample), text);
}

static void
fill_numbering (CraMapNames *self)
{
  CrNumbering numbering = cr_map_get_numbering (get_map (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->pattern), numbering.pattern);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->corner), numbering.from);
  cra_form_set_number (self->column, numbering.first_column);
  cra_form_set_number (self->row, numbering.first_row);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->rows_first), numbering.rows_first);
  cra_inspect_entry_set (self->separator, numbering.separator);
  fill_sample (self, &numbering);
}

static void
refresh_names (CraMapNames *self)
{
  self->filling = TRUE;
  fill_sides (self);
  fill_numbering (self);
  self->filling = FALSE;
}

static void
changed_cb (CraMapNames *self, const CreChange *change)
{
  if (change->nodes || change->floors)
    refresh_names (self);
}

void
cra_map_names_set_document (CraMapNames *self, CreMapDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  refresh_names (self);
}

/* The functions from here on build the form. */

static GtkWidget *
add_choice (CraMapNames *self, GtkWidget *form, const char *label, const char *const *names)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  cra_form_add_row (form, label, drop_down);
  g_signal_connect_swapped (drop_down, "notify::selected", G_CALLBACK (numbering_cb), self);
  return drop_down;
}

static GtkWidget *
add_spin (CraMapNames *self, GtkWidget *form, const char *label)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (-999, 999, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  cra_form_add_row (form, label, spin);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (numbering_cb), self);
  return spin;
}

/* These fields are changed seldom and are many stops for Tab, so they are in a fold. */
static GtkWidget *
add_fold (CraMapNames *self, const char *title)
{
  return gtk_expander_get_child (GTK_EXPANDER (cra_form_add_fold (GTK_WIDGET (self), title)));
}

static void
make_numbering (CraMapNames *self)
{
  const char *const patterns[] = { _ ("Column and row: 0708"), _ ("Letter and number: G8"), NULL };
  const char *const corners[] = { _ ("North-west"), _ ("North-east"), _ ("South-east"),
                                  _ ("South-west"), NULL };
  GtkWidget *form = add_fold (self, _ ("Numbering"));

  self->pattern = add_choice (self, form, _ ("Pattern"), patterns);
  self->corner = add_choice (self, form, _ ("From"), corners);
  self->column = add_spin (self, form, _ ("First column"));
  self->row = add_spin (self, form, _ ("First row"));
  self->separator = cra_inspect_new_entry ("", set_separator, self);
  cra_form_add_row (form, _ ("Separator"), self->separator);
  self->rows_first = gtk_check_button_new_with_label (_ ("The row before the column"));
  g_signal_connect_swapped (self->rows_first, "toggled", G_CALLBACK (numbering_cb), self);
  gtk_box_append (GTK_BOX (form), self->rows_first);
  self->sample = cra_form_new_label (NULL, "num");
  cra_form_add_row (form, _ ("Printed"), self->sample);
}

static void
make_sides (CraMapNames *self)
{
  static const CraTextSet setters[] = { set_north, set_east, set_south, set_west };
  const char *const names[] = { _ ("North"), _ ("East"), _ ("South"), _ ("West") };
  GtkWidget *form = add_fold (self, _ ("Names of the map’s sides"));

  for (int i = 0; i < CR_N_MAP_EDGES; i++) {
    self->sides[i] = cra_inspect_new_entry ("", setters[i], self);
    cra_form_add_row (form, names[i], self->sides[i]);
  }
  self->message = cra_form_add_hint (GTK_WIDGET (self), "");
}

static void
cra_map_names_dispose (GObject *object)
{
  cra_map_names_set_document (CRA_MAP_NAMES (object), NULL);
  G_OBJECT_CLASS (cra_map_names_parent_class)->dispose (object);
}

static void
cra_map_names_class_init (CraMapNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_map_names_dispose;
}

static void
cra_map_names_init (CraMapNames *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  make_sides (self);
  make_numbering (self);
}
