/* cra-inspect-stairway.c: the fields of a stairway: its steps, its ends, what raises it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include <glib/gi18n.h>

#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-tab-stop.h"
#include "cre-inspect.h"
#include "cre-names.h"

typedef struct {
  CraInspectNode *self;
  CrPlace place;
} Step;

static void
set_level (CraInspectNode *self, CrPlace place, int level)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_array_append_val (places, place);
  cre_inspect_set (self->document, places, CR_LAYER_LEVEL, level, 0);
}

static void
step_cb (GtkSpinButton *spin, Step *step)
{
  if (!step->self->filling)
    set_level (step->self, step->place, gtk_spin_button_get_value_as_int (spin));
}

/* The link shows only the number of the hex, because a stairway is on one floor. */
static GtkWidget *
new_step_link (const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *target = cr_map_format_place (map, place);

  return cra_inspect_new_link (number, "map.go", target);
}

/* Adds a step: its hex, its painted level, and the level that the stairs prove (ELV-01, ELV-06). */
static void
add_step (CraInspectNode *self, GtkWidget *steps, const CrStairway *stairway, guint index)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *spin = cra_inspect_new_level ();
  GtkWidget *link = new_step_link (map, stairway->hexes[index]);
  Step *step = g_new (Step, 1);
  int derived = cr_stairway_get_level (stairway, map, index);
  int painted = cr_map_get_level (map, stairway->hexes[index]);
  g_autofree char *word = cre_format_level (derived);
  g_autofree char *text =
      g_strdup_printf (derived == painted ? _ ("stairs: %s ✓") : _ ("stairs say %s"), word);

  *step = (Step){ self, stairway->hexes[index] };
  cra_form_set_number (spin, painted);
  g_object_set_data_full (G_OBJECT (spin), "step", step, g_free);
  g_signal_connect (spin, "value-changed", G_CALLBACK (step_cb), step);
  gtk_widget_set_hexpand (link, TRUE);
  gtk_box_append (GTK_BOX (box), link);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (text, "dim caption"));
  gtk_box_append (GTK_BOX (steps), box);
}

static void
levels_cb (GtkButton *button, CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, cra_inspect_node_get_node (self), NULL);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; stairway != NULL && i < stairway->n_hexes; i++)
    cr_edit_set_value (edit, map, stairway->hexes[i], CR_LAYER_LEVEL,
                       cr_stairway_get_level (stairway, map, i));
  cre_map_document_apply (self->document, edit, _ ("levels from the stairs"), 0);
}

static void
add_opening (CraInspectNode *self, const char *label, const char *attribute, CrOpens now)
{
  static const char *const values[] = { "side", "two", "hex", NULL };
  const char *const names[] = { _ ("on one side (MOV-09)"), _ ("on two hexes (MOV-10)"),
                                _ ("all round (MOV-11)"), NULL };
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, -1);

  field->values = values;
  cra_inspect_node_add_choice (self, label, field, names, values[now]);
}

void
cra_inspect_node_fill_stairway (CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, cra_inspect_node_get_node (self), NULL);
  GtkWidget *steps = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean right = TRUE;

  cra_inspect_node_add_section (self, _ ("Steps, from foot to head"));
  for (guint i = 0; stairway != NULL && i < stairway->n_hexes; i++) {
    add_step (self, steps, stairway, i);
    right = right &&
            cr_stairway_get_level (stairway, map, i) == cr_map_get_level (map, stairway->hexes[i]);
  }
  cra_inspect_node_append (self, cra_tab_stop_new (steps));
  if (!right) {
    GtkWidget *button = gtk_button_new_with_label (_ ("Take the levels of the stairs"));

    g_signal_connect (button, "clicked", G_CALLBACK (levels_cb), self);
    cra_inspect_node_append (self, button);
  }
  cra_inspect_node_add_entry (self, _ ("Hexes"), "hexes", -1);
  cra_inspect_node_add_section (self, _ ("Ends"));
  cra_inspect_node_add_entry (self, _ ("Foot"), "foot", -1);
  if (stairway != NULL)
    add_opening (self, _ ("Opens"), "opens-foot", stairway->ends[CR_STAIR_FOOT].opens);
  cra_inspect_node_add_entry (self, _ ("Head"), "head", -1);
  if (stairway != NULL)
    add_opening (self, _ ("Opens"), "opens-head", stairway->ends[CR_STAIR_HEAD].opens);
  cra_inspect_node_add_check (self, _ ("Can be raised (TMP-03)"), "raisable");
  cra_inspect_node_add_workers (self);
}
