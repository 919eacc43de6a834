/* cra-inspect-node.c: the fields of a stairway, link, passage, mechanism, area, label or picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include <glib/gi18n.h>

#include "cra-form.h"
#include "cra-inspect-form.h"

G_DEFINE_FINAL_TYPE (CraInspectNode, cra_inspect_node, GTK_TYPE_BOX)

const CrMap *
cra_inspect_node_get_map (CraInspectNode *self)
{
  return cre_map_document_get_map (self->document);
}

const CrNode *
cra_inspect_node_get_node (CraInspectNode *self)
{
  return cre_node_get (self->document, self->ref);
}

/* The functions from here on fill areas, labels and pictures. */

static void
fill_area (CraInspectNode *self)
{
  g_autoptr (GArray) places = cre_node_list_places (self->document, self->ref);
  g_autofree char *size = g_strdup_printf ("%u", places->len);

  cra_inspect_node_add_entry (self, _ ("Name"), "name", -1);
  cra_inspect_node_add_entry (self, _ ("Kind"), "kind", -1);
  cra_inspect_add_fact (GTK_WIDGET (self), _ ("Hexes"), size);
  cra_inspect_node_add_entry (self, _ ("Members"), NULL, -1);
  cra_inspect_node_append (
      self, cra_inspect_new_link (_ ("Select its hexes"), "map.select-inspected", NULL));
  if (places->len > 0)
    cra_inspect_node_append (self, cra_inspect_new_place_link (cra_inspect_node_get_map (self),
                                                               g_array_index (places, CrPlace, 0)));
}

static void
fill_label (CraInspectNode *self)
{
  cra_inspect_node_add_entry (self, _ ("Text"), NULL, -1);
  cra_inspect_node_add_entry (self, _ ("At"), "at", -1);
  cra_inspect_node_add_decimal (self, _ ("Size"), "size");
  cra_inspect_node_add_decimal (self, _ ("Turned by"), "angle");
}

static void
fill_picture (CraInspectNode *self)
{
  const CrNode *node = cra_inspect_node_get_node (self), *link = cr_node_find (node, "link"),
               *fit = cr_node_find (node, "fit");
  const char *size = cr_node_get (node, "size"), *rms = fit ? cr_node_get (fit, "rms") : NULL;

  cra_inspect_add_fact (GTK_WIDGET (self), _ ("File"),
                        link != NULL ? cr_node_get (link, "href") : _ ("within the map"));
  cra_inspect_add_fact (GTK_WIDGET (self), _ ("Pixels"), size != NULL ? size : "");
  cra_inspect_add_fact (GTK_WIDGET (self), _ ("Misfit"), rms != NULL ? rms : _ ("not fitted yet"));
  cra_inspect_node_add_entry (self, _ ("Opacity"), "opacity", -1);
  cra_inspect_node_add_entry (self, _ ("Cut to"), "crop", -1);
  cra_inspect_node_add_entry (self, _ ("Floor"), "floor", -1);
  cra_inspect_node_append (self, cra_inspect_new_link (_ ("Fit the grid"), "map.fit-grid", NULL));
}

static void
remove_cb (GtkButton *button, CraInspectNode *self)
{
  cre_node_remove (self->document, self->ref);
}

static void
fill_kind (CraInspectNode *self)
{
  const CrNode *node = cra_inspect_node_get_node (self);

  if (self->ref.section == CR_SECTION_MECHANISMS)
    cra_inspect_node_fill_mechanism (self);
  else if (self->ref.section == CR_SECTION_AREAS)
    fill_area (self);
  else if (self->ref.section == CR_SECTION_GEAR)
    cra_inspect_node_fill_piece (self);
  else if (self->ref.section == CR_SECTION_LABELS)
    fill_label (self);
  else if (self->ref.section == CR_SECTION_PICTURES)
    fill_picture (self);
  else if (cr_node_is (node, "stairway"))
    cra_inspect_node_fill_stairway (self);
  else if (cr_node_is (node, "passage"))
    cra_inspect_node_fill_passage (self);
  else
    cra_inspect_node_fill_link (self);
}

static void
fill_form (CraInspectNode *self)
{
  GtkWidget *remove = gtk_button_new_with_label (_ ("Remove"));
  const char *id = cr_node_get (cra_inspect_node_get_node (self), "id");

  int focus = cra_form_get_focus (GTK_WIDGET (self));

  self->filling = TRUE;
  cra_form_clear (GTK_WIDGET (self));
  fill_kind (self);
  if (id != NULL)
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Id"), id);
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);
  gtk_widget_set_halign (remove, GTK_ALIGN_START);
  cra_inspect_node_append (self, remove);
  cra_form_set_focus (GTK_WIDGET (self), focus);
  self->filling = FALSE;
}

static void
cra_inspect_node_finalize (GObject *object)
{
  g_clear_object (&CRA_INSPECT_NODE (object)->document);
  G_OBJECT_CLASS (cra_inspect_node_parent_class)->finalize (object);
}

static void
cra_inspect_node_class_init (CraInspectNodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_node_finalize;
}

static void
cra_inspect_node_init (CraInspectNode *self)
{
  self->form = GTK_WIDGET (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

void
cra_inspect_node_show (CraInspectNode *self, CreMapDocument *document, CreNodeRef ref)
{
  if (document != self->document || ref.section != self->ref.section ||
      ref.index != self->ref.index)
    self->open = 0;
  g_set_object (&self->document, document);
  self->ref = ref;
  if (cra_inspect_node_get_node (self) != NULL)
    fill_form (self);
}
