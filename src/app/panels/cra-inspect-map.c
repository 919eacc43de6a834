/* cra-inspect-map.c: what is said of the whole map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-map.h"

#include "cra-form.h"
#include "cra-inspect-form.h"

#include "cre-inspect-map.h"
#include "cre-inspect-node.h"

#include <glib/gi18n.h>

#define N_SIDES 4

struct _CraInspectMap {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkWidget *title, *authors, *facts, *pictures;
  GtkWidget *pattern, *corner, *column, *row, *separator;
  GtkWidget *sides[N_SIDES];

  /* owned */
  CreDocument *document;

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraInspectMap, cra_inspect_map, GTK_TYPE_BOX)

static const char *const sides[N_SIDES] = { "N", "E", "S", "W" };

static void
set_title (const char *text, gpointer data)
{
  cre_map_set_title (CRA_INSPECT_MAP (data)->document, text);
}

static void
set_authors (const char *text, gpointer data)
{
  cre_map_set_authors (CRA_INSPECT_MAP (data)->document, text);
}

static void
set_north (const char *text, gpointer data)
{
  cre_map_set_side (CRA_INSPECT_MAP (data)->document, "N", text);
}

static void
set_east (const char *text, gpointer data)
{
  cre_map_set_side (CRA_INSPECT_MAP (data)->document, "E", text);
}

static void
set_south (const char *text, gpointer data)
{
  cre_map_set_side (CRA_INSPECT_MAP (data)->document, "S", text);
}

static void
set_west (const char *text, gpointer data)
{
  cre_map_set_side (CRA_INSPECT_MAP (data)->document, "W", text);
}

/* Numbering. */

static void
numbering_cb (CraInspectMap *self)
{
  CrNumbering numbering;

  if (self->filling || self->document == NULL)
    return;
  numbering = cr_map_get_numbering (cre_document_get_map (self->document));
  numbering.pattern = (CrPattern) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->pattern));
  numbering.from = (CrCorner) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->corner));
  numbering.first_column = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->column));
  numbering.first_row = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->row));
  cre_map_set_numbering (self->document, &numbering);
}

static void
set_separator (const char *text, gpointer data)
{
  CraInspectMap *self = data;
  CrNumbering numbering = cr_map_get_numbering (cre_document_get_map (self->document));

  g_strlcpy (numbering.separator, text, sizeof numbering.separator);
  cre_map_set_numbering (self->document, &numbering);
}

static void
fill_numbering (CraInspectMap *self)
{
  CrNumbering numbering = cr_map_get_numbering (cre_document_get_map (self->document));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->pattern), numbering.pattern);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->corner), numbering.from);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->column), numbering.first_column);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->row), numbering.first_row);
  cra_inspect_entry_set (self->separator, numbering.separator);
}

/* What cannot be changed here, and the pictures. */

static void
fill_facts (CraInspectMap *self)
{
  const CrMap *map = cre_document_get_map (self->document);
  const CrGrid *grid = cr_map_get_grid (map);
  const CrNode *uses = cr_map_find_node (map, CR_SECTION_HEAD, "uses", NULL);
  const char *ruleset = uses != NULL ? cr_node_get (uses, "id") : NULL;
  g_autofree char *size =
      g_strdup_printf (_ ("%d × %d hexes, %s"), grid->columns, grid->rows,
                       grid->orientation == CR_FLAT ? _ ("flat top") : _ ("pointed top"));
  g_autofree char *floors = g_strdup_printf ("%d", cr_map_n_floors (map));

  cra_form_clear (self->facts);
  cra_inspect_add_fact (self->facts, _ ("Size"), size);
  cra_inspect_add_fact (self->facts, _ ("Floors"), floors);
  cra_inspect_add_fact (self->facts, _ ("Ruleset"), ruleset != NULL ? ruleset : _ ("(None)"));
}

static void
fill_pictures (CraInspectMap *self)
{
  const CrMap *map = cre_document_get_map (self->document);

  cra_form_clear (self->pictures);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    CreNodeRef ref = { CR_SECTION_PICTURES, i };
    g_autofree char *target = g_strdup_printf ("%d:%u", CR_SECTION_PICTURES, i);
    g_autofree char *name = NULL;

    if (!cr_node_is (cre_node_get (self->document, ref), "picture"))
      continue;
    name = cre_node_dup_name (self->document, ref);
    gtk_box_append (GTK_BOX (self->pictures), cra_inspect_new_link (name, "win.inspect", target));
  }
  gtk_box_append (
      GTK_BOX (self->pictures),
      cra_inspect_new_link (_ ("Put a picture under the map…"), "win.add-picture", NULL));
}

void
cra_inspect_map_refresh (CraInspectMap *self)
{
  g_autofree char *title = NULL;
  g_autofree char *authors = NULL;

  if (self->document == NULL)
    return;
  title = cre_map_dup_title (self->document);
  authors = cre_map_dup_authors (self->document);
  self->filling = TRUE;
  cra_inspect_entry_set (self->title, title);
  cra_inspect_entry_set (self->authors, authors);
  for (int i = 0; i < N_SIDES; i++)
    cra_inspect_entry_set (self->sides[i], cre_map_get_side (self->document, sides[i]));
  fill_numbering (self);
  fill_facts (self);
  fill_pictures (self);
  self->filling = FALSE;
}

/* Building. */

static GtkWidget *
add_choice (CraInspectMap *self, const char *label, const char *const *names)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  cra_form_add_row (GTK_WIDGET (self), label, drop_down);
  g_signal_connect_swapped (drop_down, "notify::selected", G_CALLBACK (numbering_cb), self);
  return drop_down;
}

static GtkWidget *
add_spin (CraInspectMap *self, const char *label)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (-999, 999, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  cra_form_add_row (GTK_WIDGET (self), label, spin);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (numbering_cb), self);
  return spin;
}

static void
make_numbering (CraInspectMap *self)
{
  const char *const patterns[] = { _ ("Column and row: 0708"), _ ("Letter and number: G8"), NULL };
  const char *const corners[] = { _ ("North-west"), _ ("North-east"), _ ("South-east"),
                                  _ ("South-west"), NULL };

  cra_form_add_section (GTK_WIDGET (self), _ ("Numbering"));
  self->pattern = add_choice (self, _ ("Pattern"), patterns);
  self->corner = add_choice (self, _ ("From"), corners);
  self->column = add_spin (self, _ ("First column"));
  self->row = add_spin (self, _ ("First row"));
  self->separator = cra_inspect_new_entry ("", set_separator, self);
  cra_form_add_row (GTK_WIDGET (self), _ ("Separator"), self->separator);
}

static void
make_sides (CraInspectMap *self)
{
  static const CraTextSet setters[N_SIDES] = { set_north, set_east, set_south, set_west };
  const char *const names[N_SIDES] = { _ ("North"), _ ("East"), _ ("South"), _ ("West") };

  cra_form_add_section (GTK_WIDGET (self), _ ("Names of the map’s sides"));
  for (int i = 0; i < N_SIDES; i++) {
    self->sides[i] = cra_inspect_new_entry ("", setters[i], self);
    cra_form_add_row (GTK_WIDGET (self), names[i], self->sides[i]);
  }
}

static void
cra_inspect_map_finalize (GObject *object)
{
  g_clear_object (&CRA_INSPECT_MAP (object)->document);
  G_OBJECT_CLASS (cra_inspect_map_parent_class)->finalize (object);
}

static void
cra_inspect_map_class_init (CraInspectMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_map_finalize;
}

static void
cra_inspect_map_init (CraInspectMap *self)
{
  GtkWidget *form = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->title = cra_inspect_new_entry ("", set_title, self);
  cra_form_add_row (form, _ ("Name"), self->title);
  self->authors = cra_inspect_new_entry ("", set_authors, self);
  gtk_widget_set_tooltip_text (self->authors, _ ("Several are separated by commas."));
  cra_form_add_row (form, _ ("Authors"), self->authors);
  self->facts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self), self->facts);
  make_sides (self);
  make_numbering (self);
  cra_form_add_section (form, _ ("Pictures"));
  self->pictures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self), self->pictures);
}

/* @document: (nullable) */
void
cra_inspect_map_set_document (CraInspectMap *self, CreDocument *document)
{
  g_set_object (&self->document, document);
  cra_inspect_map_refresh (self);
}
