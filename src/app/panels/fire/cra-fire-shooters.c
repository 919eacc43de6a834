/* cra-fire-shooters.c: the list of shooters, with a menu to add a garrison.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fire-shooters.h"

#include "cra-form.h"
#include "cra-keys.h"
#include "cra-rows.h"
#include "cra-tab-stop.h"

#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-words-lof.h"

#include <glib/gi18n.h>

/* When there are more men than these, their number is shown instead of the list. */
#define MOST_ROWS 8

struct _CraFireShooters {
  GtkBox parent_instance;

  GtkWidget *rows, *more;
  GtkWidget *garrison;

  CreAsk *ask; /* owned */
  guint refresh;
};

G_DEFINE_FINAL_TYPE (CraFireShooters, cra_fire_shooters, GTK_TYPE_BOX)

static void
drop_cb (GtkButton *button, CraFireShooters *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "crenel-index"));

  cre_ask_drop_shooter (self->ask, index);
}

/* Returns: (transfer full): what the man stands on, whether that was chosen or follows from his hex
 */
static char *
dup_stand (CraFireShooters *self, const CrScene *scene, guint index)
{
  CrStand stand;

  if (cre_ask_find_stand (self->ask, index, &stand))
    return cr_words_lof_stand (scene, stand.place, &stand.stand, g_get_language_names ());
  return cr_words_place (scene, stand.place, g_get_language_names ());
}

/* Adds a row like "1107 (keep, +3)" with a button that removes the man. */
static void
add_row (CraFireShooters *self, guint index, CrPlace place)
{
  const CrScene *scene = cre_map_document_get_scene (cre_ask_get_document (self->ask));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label, *button;
  g_autofree char *number = cr_map_format_printed (cr_scene_get_map (scene), place);
  g_autofree char *text = dup_stand (self, scene, index);
  g_autofree char *remove = g_strdup_printf (_ ("Let go of %s"), number);

  button = cra_form_new_icon_button ("list-remove-symbolic", remove, NULL);
  gtk_widget_add_css_class (button, "mini");
  g_object_set_data (G_OBJECT (button), "crenel-index", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", G_CALLBACK (drop_cb), self);
  label = cra_form_new_label (text, "num");
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->rows), row);
}

static gboolean
refresh_cb (gpointer data)
{
  CraFireShooters *self = data;
  const GArray *shooters =
      cr_question_get_list (cre_ask_get_question (self->ask), CR_LIST_SHOOTERS);
  guint n = shooters->len, rest = n > MOST_ROWS ? n - MOST_ROWS : 0;
  g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", rest), rest);

  self->refresh = 0;
  cra_rows_clear (self->rows);
  for (guint i = 0; i < MIN (n, MOST_ROWS); i++)
    add_row (self, i, g_array_index (shooters, CrQuestionItem, i).place);
  cra_rows_set_stop (self->rows, 0);
  gtk_label_set_text (GTK_LABEL (self->more), n == 0 ? _ ("Nobody yet: press on a hex.") : more);
  gtk_widget_set_visible (self->more, n == 0 || rest > 0);
  return G_SOURCE_REMOVE;
}

static void
answered_cb (CraFireShooters *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (CRA_BEFORE_FRAME, refresh_cb, self, NULL);
}

static void
append_item (GMenu *menu, const char *label, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "map.garrison-of", "s", target);
  g_menu_append_item (menu, item);
}

/* The areas are listed when the menu is opened, so that they are up to date. */
static void
fill_menu (CraFireShooters *self, GtkMenuButton *button)
{
  const CrMap *map = cre_map_document_get_map (cre_ask_get_document (self->ask));
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) areas = g_menu_new ();

  append_item (menu, _ ("All ramparts and slits"), "all");
  append_item (menu, _ ("All ramparts"), "ramparts");
  append_item (menu, _ ("All slits"), "slits");
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const char *name = cr_map_get_area_name (map, node, g_get_language_names ());
    g_autofree char *target = g_strdup_printf ("area:%u", i);

    append_item (areas, name != NULL ? name : "…", target);
  }
  if (g_menu_model_get_n_items (G_MENU_MODEL (areas)) > 0)
    g_menu_append_section (menu, _ ("Everybody in an area"), G_MENU_MODEL (areas));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
menu_cb (GtkMenuButton *button, gpointer data)
{
  fill_menu (data, button);
}

static void
add_garrison (CraFireShooters *self, GtkWidget *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_button_new_with_label (_ ("Whole garrison"));
  g_autofree char *tooltip =
      cra_keys_get_tooltip (_ ("All battlements and slits shoot"), "map.garrison");

  gtk_widget_add_css_class (box, "linked");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "map.garrison");
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_hexpand (button, TRUE);
  self->garrison = gtk_menu_button_new ();
  gtk_widget_set_tooltip_text (self->garrison, _ ("Part of the garrison"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->garrison), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Part of the garrison"), -1);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->garrison), menu_cb, self, NULL);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), self->garrison);
  gtk_box_append (GTK_BOX (group), box);
}

static void
add_let_go (GtkWidget *group)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Let go of all"));

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "map.let-go");
  gtk_widget_set_tooltip_text (button, _ ("Shooters, target and field  Esc"));
  gtk_box_append (GTK_BOX (group), button);
}

static void
cra_fire_shooters_dispose (GObject *object)
{
  CraFireShooters *self = CRA_FIRE_SHOOTERS (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->ask);
  G_OBJECT_CLASS (cra_fire_shooters_parent_class)->dispose (object);
}

static void
cra_fire_shooters_class_init (CraFireShootersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_fire_shooters_dispose;
}

static void
cra_fire_shooters_init (CraFireShooters *self)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->rows = cra_rows_new ();
  gtk_box_append (GTK_BOX (self), self->rows);
  self->more = cra_form_add_hint (GTK_WIDGET (self), NULL);
  add_garrison (self, group);
  add_let_go (group);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (group));
}

GtkWidget *
cra_fire_shooters_new (CreAsk *ask)
{
  CraFireShooters *self = g_object_new (CRA_TYPE_FIRE_SHOOTERS, NULL);

  self->ask = g_object_ref (ask);
  g_signal_connect_object (ask, "changed", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  refresh_cb (self);
  return GTK_WIDGET (self);
}
