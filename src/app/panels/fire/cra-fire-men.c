/* cra-fire-men.c: men and siege towers that are placed for questions.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fire-men.h"

#include "cra-fire-rules.h"
#include "cra-form.h"
#include "cra-keys.h"

#include <glib/gi18n.h>

struct _CraFireMen {
  GtkBox parent_instance;

  GtkWidget *men, *towers, *remove, *hint;

  CreToolFire *tool; /* owned */
};

G_DEFINE_FINAL_TYPE (CraFireMen, cra_fire_men, GTK_TYPE_BOX)

static CreMapDocument *
get_document (CraFireMen *self)
{
  return cre_tool_get_document (CRE_TOOL (self->tool));
}

static CreMen *
get_men (CraFireMen *self)
{
  return cre_men_get (get_document (self));
}

static void
refresh_cb (CraFireMen *self)
{
  const CrMuster *muster = cre_men_get_muster (get_men (self));
  gboolean any = cr_muster_n_men (muster) + cr_muster_n_towers (muster) > 0;
  int placing = CRE_FIRE_ASKS;

  g_object_get (self->tool, "placing", &placing, NULL);
  gtk_widget_set_visible (self->men, placing == CRE_FIRE_MEN);
  gtk_widget_set_visible (self->towers, placing == CRE_FIRE_TOWERS);
  gtk_widget_set_sensitive (self->remove, any);
  gtk_widget_set_visible (self->remove, any || placing != CRE_FIRE_ASKS);
  gtk_widget_set_visible (self->hint, placing != CRE_FIRE_ASKS);
}

static void
remove_cb (CraFireMen *self)
{
  cre_men_clear (get_men (self));
}

/* Adds three buttons for what a click does. */
static void
add_modes (GtkWidget *form, CreToolFire *tool)
{
  const CraChoice modes[] = { { C_ ("what clicks do", "Ask"), NULL },
                              { _ ("Men"), NULL },
                              { _ ("Towers"), NULL },
                              { NULL, NULL } };
  g_autofree char *men =
      cra_keys_get_tooltip (_ ("Clicks and Enter place men for this question"), "map.place-men");
  g_autofree char *towers = cra_keys_get_tooltip (
      _ ("Clicks and Enter place siege towers for this question"), "map.place-towers");
  const char *tips[] = { _ ("Clicks ask for fire  Esc"), men, towers };
  GtkWidget *buttons = cra_form_new_buttons (modes, tool, "placing");
  GtkWidget *button = gtk_widget_get_first_child (buttons);

  /* Each button is as wide as its word, because three as wide as the widest word would not fit in
   * some languages. */
  gtk_box_set_homogeneous (GTK_BOX (buttons), FALSE);
  for (int i = 0; button != NULL; i++, button = gtk_widget_get_next_sibling (button)) {
    gtk_widget_set_tooltip_text (button, tips[i]);
    gtk_widget_set_hexpand (button, TRUE);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (buttons), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What clicks do"), -1);
  gtk_box_append (GTK_BOX (form), buttons);
}

static GtkWidget *
new_men (CreManPlacer *men)
{
  const CraChoice sides[] = { { _ ("Friends"), NULL }, { _ ("Enemies"), NULL }, { NULL, NULL } };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), cra_form_new_buttons (sides, men, "side"));
  cra_form_add_hint (box,
                     _ ("Click or Enter once more: he kneels, is stunned, mounts, goes. Delete "
                        "takes him away, Ctrl+Z takes the last step back."));
  return box;
}

static GtkWidget *
new_facings (const CrGrid *grid, CreTowerPlacer *towers)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    gtk_string_list_append (names, cr_direction_get_title (d, grid->orientation));
  return cra_form_new_drop_down (G_LIST_MODEL (names), towers, "facing");
}

static GtkWidget *
new_towers (CreMapDocument *document)
{
  CreTowerPlacer *towers = cre_tower_placer_get (document);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *wall = cra_form_new_spin (towers, "wall", 1, CR_WORK_MAX_WALL);

  cra_fire_rules_add_tower_type (box, cre_map_document_get_ruleset (document), towers);
  cra_form_add_row (box, _ ("Facing"), new_facings (cre_map_document_get_grid (document), towers));
  cra_form_add_row (box, _ ("Wall"), wall);
  gtk_widget_set_tooltip_text (wall, _ ("Levels of the rampart that the tower goes against"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Bridge down"), towers, "bridge"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Has moved this turn"), towers, "moving"));
  cra_form_add_hint (box, _ ("Click puts the front of a tower there, a drag turns it. Once more: "
                             "its bridge. Right click, comma and full stop turn it, Alt+Up and "
                             "Alt+Down push it ahead and back, Delete takes it away, Ctrl+Z takes "
                             "the last step back. One that has moved may come in over the edge, "
                             "front or rear first."));
  return box;
}

static void
fill_list (CraFireMen *self)
{
  self->men = new_men (cre_man_placer_get (get_document (self)));
  self->towers = new_towers (get_document (self));
  self->remove = gtk_button_new_with_label (_ ("Remove all men and towers"));
  add_modes (GTK_WIDGET (self), self->tool);
  gtk_box_append (GTK_BOX (self), self->men);
  gtk_box_append (GTK_BOX (self), self->towers);
  gtk_box_append (GTK_BOX (self), self->remove);
  self->hint = cra_form_add_hint (GTK_WIDGET (self),
                                  _ ("They stand there for the question and are never saved."));
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (remove_cb), self);
}

static void
cra_fire_men_dispose (GObject *object)
{
  g_clear_object (&CRA_FIRE_MEN (object)->tool);
  G_OBJECT_CLASS (cra_fire_men_parent_class)->dispose (object);
}

static void
cra_fire_men_class_init (CraFireMenClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_fire_men_dispose;
}

static void
cra_fire_men_init (CraFireMen *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
}

GtkWidget *
cra_fire_men_new (CreToolFire *tool)
{
  CraFireMen *self = g_object_new (CRA_TYPE_FIRE_MEN, NULL);

  self->tool = g_object_ref (tool);
  fill_list (self);
  g_signal_connect_object (get_men (self), "changed", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tool, "notify::placing", G_CALLBACK (refresh_cb), self,
                           G_CONNECT_SWAPPED);
  refresh_cb (self);
  return GTK_WIDGET (self);
}
