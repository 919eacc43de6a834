/* cra-floor-form.c: the pages of the floor switch: the floors, a new floor, removing a floor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-floor-form.h"

#include "cra-form.h"

#include "cr-floors.h"
#include "cr-map-words.h"
#include "cre-floors.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* The fields of a floor: its name, its storey and who knows of it. One set is for the shown floor,
 * one for a new floor. */
typedef struct {
  GtkWidget *name, *id, *storey, *known;
  GtkWidget *level; /* for a new floor only */
} Fields;

struct _CraFloorForm {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkStack *pages;
  GtkListBox *list;
  Fields now, new;
  GtkWidget *remove, *add, *add_message, *remove_message;
  CraMapView *view;

  gboolean filling, own_level; /* a level was typed, so none is proposed any more */
};

G_DEFINE_FINAL_TYPE (CraFloorForm, cra_floor_form, GTK_TYPE_BOX)

static guint signal_done;

char *
cra_floor_format_storey (const CrMap *map, int floor)
{
  int storey = cr_map_get_floor (map, floor)->storey;

  return storey == 0 ? g_strdup (_ ("ground")) : cre_format_level (storey);
}

GtkWidget *
cra_floor_new_sign (gboolean ground)
{
  GtkWidget *sign =
      gtk_image_new_from_icon_name (ground ? "go-home-symbolic" : "changes-prevent-symbolic");
  const char *text = ground ? _ ("The ground") : _ ("Only its owner knows of it");

  gtk_widget_set_tooltip_text (sign, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return sign;
}

static CreMapDocument *
get_document (CraFloorForm *self)
{
  return self->view != NULL ? cra_map_view_get_document (self->view) : NULL;
}

static const CrMap *
get_map (CraFloorForm *self)
{
  return cre_map_document_get_map (get_document (self));
}

/* The functions from here on fill the list. */

static GtkWidget *
new_row (const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *name = cra_form_new_label (cre_floors_get_name (map, floor), NULL);
  g_autofree char *text = cre_format_level (info->storey);
  g_autofree char *spoken =
      g_strdup_printf (cr_floor_is_secret (info) ? _ ("%s, storey %s, only its owner knows of it")
                                                 : _ ("%s, storey %s"),
                       cre_floors_get_name (map, floor), text);
  GtkWidget *storey = cra_form_new_label (text, "dim num");

  gtk_label_set_width_chars (GTK_LABEL (storey), 3);
  gtk_label_set_xalign (GTK_LABEL (storey), 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), storey);
  gtk_box_append (GTK_BOX (box), name);
  if (cr_floor_is_secret (info))
    gtk_box_append (GTK_BOX (box), cra_floor_new_sign (FALSE));
  if (floor == 0)
    gtk_box_append (GTK_BOX (box), cra_floor_new_sign (TRUE));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "floor", GINT_TO_POINTER (floor));
  return row;
}

/* The list has the highest floor on top, as the castle stands. */
static void
fill_list (CraFloorForm *self)
{
  const CrMap *map = get_map (self);
  g_autoptr (GArray) order = cr_floors_sort (map);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = order->len; i > 0; i--) {
    int floor = g_array_index (order, int, i - 1);
    GtkWidget *next = new_row (map, floor);

    gtk_list_box_append (self->list, next);
    if (floor == cra_map_view_get_floor (self->view))
      gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (next));
  }
}

static void
row_activated_cb (GtkListBox *list, GtkListBoxRow *row, CraFloorForm *self)
{
  cra_map_view_set_floor (self->view,
                          GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "floor")));
  g_signal_emit (self, signal_done, 0);
}

/* Fills the fields of the shown floor; a change in any of them applies at once. */

static void
fill_fields (CraFloorForm *self)
{
  int floor = cra_map_view_get_floor (self->view);
  const CrFloor *info = cr_map_get_floor (get_map (self), floor);

  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->now.name),
                         info->name != NULL ? cre_floors_get_name (get_map (self), floor) : "");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->now.name), info->id);
  cra_form_set_number (self->now.storey, info->storey);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->now.known), cr_floor_is_secret (info));
  gtk_widget_set_sensitive (self->remove, floor > 0);
  gtk_widget_set_tooltip_text (
      self->remove, floor > 0 ? NULL : _ ("The first floor is what the map is of, and stays."));
  self->filling = FALSE;
}

void
cra_floor_form_refresh (CraFloorForm *self)
{
  if (get_document (self) == NULL || self->filling)
    return;
  fill_list (self);
  fill_fields (self);
}

/* Returns: (nullable): the hex at which the new floor is wanted, in @place */
static const CrHex *
get_here (CraFloorForm *self, CrPlace *place)
{
  return cra_map_view_get_aimed (self->view, place) || cra_map_view_get_cursor (self->view, place)
             ? &place->hex
             : NULL;
}

/* Reads the fields; the texts are borrowed from the widgets. */
static CrFloor
read_fields (const Fields *fields)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (fields->name));
  gboolean known = gtk_check_button_get_active (GTK_CHECK_BUTTON (fields->known));

  CrFloor like = { .name = *name != '\0' ? (char *) name : NULL,
                   .known = known ? (char *) "owner" : NULL,
                   .storey = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (fields->storey)) };

  if (fields->level != NULL)
    like.defaults[CR_LAYER_LEVEL] =
        (gint16) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (fields->level));
  return like;
}

static void
changed_cb (CraFloorForm *self)
{
  const CrFloor *info;
  CrFloor like;

  if (self->filling || get_document (self) == NULL)
    return;
  info = cr_map_get_floor (get_map (self), cra_map_view_get_floor (self->view));
  like = read_fields (&self->now);
  /* The field shows the name in the user's language. If that was not changed, the floor keeps its
   * own name, which the map stores beside the translations. */
  if (info->name != NULL && like.name != NULL &&
      cr_map_is_called (get_map (self), info->name, like.name))
    like.name = info->name;
  cre_floors_change (get_document (self), cra_map_view_get_floor (self->view), &like);
}

/* A typed name is one change, made when the field loses the focus. */
static void
name_left_cb (GtkEventControllerFocus *focus, CraFloorForm *self)
{
  changed_cb (self);
}

/* The functions from here on are about the new floor. */

static void
name_typed_cb (CraFloorForm *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->new.name));
  g_autofree char *id = *name != '\0' ? cre_floors_make_id (get_map (self), name) : g_strdup ("");

  gtk_editable_set_text (GTK_EDITABLE (self->new.id), id);
}

/* Says what will be added, or that the floor would be no higher than the one below it. */
static void
tell_new (CraFloorForm *self)
{
  CrFloor like = read_fields (&self->new);
  g_autofree char *text = NULL;
  CrPlace place;

  text = cre_floors_describe_new (get_map (self), &like, get_here (self, &place));
  gtk_label_set_text (GTK_LABEL (self->add_message), text);
}

/* The proposed level follows the storey until a level was typed. */
static void
propose_level (CraFloorForm *self)
{
  int storey = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->new.storey)), next;
  CrPlace place;

  if (get_document (self) == NULL)
    return;
  self->filling = TRUE;
  if (!self->own_level)
    gtk_spin_button_set_value (
        GTK_SPIN_BUTTON (self->new.level),
        cr_floors_propose_level (get_map (self), storey, get_here (self, &place), &next));
  self->filling = FALSE;
  tell_new (self);
}

static void
level_changed_cb (CraFloorForm *self)
{
  if (self->filling || get_document (self) == NULL)
    return;
  self->own_level = TRUE;
  tell_new (self);
}

static void
id_typed_cb (CraFloorForm *self)
{
  gtk_widget_set_sensitive (self->add,
                            *gtk_editable_get_text (GTK_EDITABLE (self->new.id)) != '\0');
  tell_new (self);
}

static void
begin_new_cb (CraFloorForm *self)
{
  const CrMap *map = get_map (self);
  const CrFloor *here = cr_map_get_floor (map, cra_map_view_get_floor (self->view));

  gtk_editable_set_text (GTK_EDITABLE (self->new.name), "");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->new.storey),
                             here->storey + (here->storey < 0 ? -1 : 1));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->new.known), FALSE);
  self->own_level = FALSE;
  propose_level (self);
  id_typed_cb (self);
  gtk_stack_set_visible_child_name (self->pages, "new");
  gtk_widget_grab_focus (self->new.name);
}

static void
add_cb (CraFloorForm *self)
{
  CrFloor like = read_fields (&self->new);
  g_autofree char *id = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->new.id)));
  g_autoptr (GError) error = NULL;

  like.id = id;
  if (*id == '\0')
    return;
  if (!cre_floors_add (get_document (self), &like, &error)) {
    gtk_label_set_text (GTK_LABEL (self->add_message), error->message);
    return;
  }
  cra_map_view_set_floor (self->view, cr_map_find_floor (get_map (self), id));
  g_signal_emit (self, signal_done, 0);
}

/* The functions from here on remove a floor. */

static void
begin_remove_cb (CraFloorForm *self)
{
  g_autofree char *text =
      cre_floors_describe_removal (get_document (self), cra_map_view_get_floor (self->view));

  gtk_label_set_text (GTK_LABEL (self->remove_message), text);
  gtk_stack_set_visible_child_name (self->pages, "remove");
}

static void
remove_cb (CraFloorForm *self)
{
  if (cre_floors_remove (get_document (self), cra_map_view_get_floor (self->view), NULL))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("The floor is gone"));
  g_signal_emit (self, signal_done, 0);
}

/* The functions from here on build the pages. */

void
cra_floor_form_reset (CraFloorForm *self)
{
  gtk_stack_set_visible_child_name (self->pages, "floors");
  cra_floor_form_refresh (self);
}

static Fields
new_fields (GtkWidget *form, gboolean with_id)
{
  Fields fields = { gtk_entry_new (), NULL, NULL, NULL, NULL };

  fields.storey = gtk_spin_button_new_with_range (-CR_STOREY_MOST, CR_STOREY_MOST, 1);
  fields.known = gtk_check_button_new_with_label (_ ("Only its owner knows of it"));
  gtk_widget_set_tooltip_text (fields.storey,
                               _ ("0 is the ground; what lies beneath it counts below 0."));
  cra_form_add_row (form, _ ("Name"), fields.name);
  if (with_id) {
    fields.id = gtk_entry_new ();
    gtk_widget_set_tooltip_text (
        fields.id, _ ("By which files and commands name it: letters, digits, “-” and “_”."));
    cra_form_add_row (form, _ ("Short name"), fields.id);
  }
  cra_form_add_row (form, _ ("Storey"), fields.storey);
  if (with_id) {
    fields.level = gtk_spin_button_new_with_range (CR_LEVEL_MIN, CR_LEVEL_MAX, 1);
    gtk_widget_set_tooltip_text (fields.level, _ ("Of the hexes that it will have."));
    cra_form_add_row (form, _ ("Level"), fields.level);
  }
  gtk_box_append (GTK_BOX (form), fields.known);
  return fields;
}

static GtkWidget *
add_button (GtkWidget *box, const char *label, GCallback callback, gpointer self)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
add_page (CraFloorForm *self, const char *name)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_stack_add_named (self->pages, form, name);
  return form;
}

static GtkWidget *
add_buttons (GtkWidget *form)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (form), box);
  return box;
}

static void
make_floors_page (CraFloorForm *self)
{
  GtkWidget *form = add_page (self, "floors"), *buttons;
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Floors"), -1);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (form), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  self->now = new_fields (form, FALSE);
  buttons = add_buttons (form);
  add_button (buttons, _ ("New floor…"), G_CALLBACK (begin_new_cb), self);
  self->remove = add_button (buttons, _ ("Remove…"), G_CALLBACK (begin_remove_cb), self);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (self->now.name, "activate", G_CALLBACK (changed_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (name_left_cb), self);
  gtk_widget_add_controller (self->now.name, focus);
  g_signal_connect_swapped (self->now.storey, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->now.known, "toggled", G_CALLBACK (changed_cb), self);
}

static void
make_new_page (CraFloorForm *self)
{
  GtkWidget *form = add_page (self, "new"), *buttons;

  cra_form_add_heading (form, _ ("New floor"), NULL);
  self->new = new_fields (form, TRUE);
  self->add_message = cra_form_add_hint (form, "");
  buttons = add_buttons (form);
  add_button (buttons, _ ("Cancel"), G_CALLBACK (cra_floor_form_reset), self);
  self->add = add_button (buttons, _ ("Add"), G_CALLBACK (add_cb), self);
  gtk_widget_add_css_class (self->add, "suggested-action");
  g_signal_connect_swapped (self->new.name, "changed", G_CALLBACK (name_typed_cb), self);
  g_signal_connect_swapped (self->new.id, "changed", G_CALLBACK (id_typed_cb), self);
  g_signal_connect_swapped (self->new.storey, "value-changed", G_CALLBACK (propose_level), self);
  g_signal_connect_swapped (self->new.level, "value-changed", G_CALLBACK (level_changed_cb), self);
  g_signal_connect_swapped (self->new.name, "activate", G_CALLBACK (add_cb), self);
  g_signal_connect_swapped (self->new.id, "activate", G_CALLBACK (add_cb), self);
}

static void
make_remove_page (CraFloorForm *self)
{
  GtkWidget *form = add_page (self, "remove"), *buttons, *button;

  cra_form_add_heading (form, _ ("Remove the floor"), NULL);
  self->remove_message = cra_form_add_hint (form, "");
  buttons = add_buttons (form);
  add_button (buttons, _ ("Cancel"), G_CALLBACK (cra_floor_form_reset), self);
  button = add_button (buttons, _ ("Remove"), G_CALLBACK (remove_cb), self);
  gtk_widget_add_css_class (button, "destructive-action");
}

static void
cra_floor_form_class_init (CraFloorFormClass *klass)
{
  signal_done = g_signal_new ("done", CRA_TYPE_FLOOR_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
}

static void
cra_floor_form_init (CraFloorForm *self)
{
  self->pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self->pages), 264, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  make_floors_page (self);
  make_new_page (self);
  make_remove_page (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->pages));
}

void
cra_floor_form_set_view (CraFloorForm *self, CraMapView *view)
{
  self->view = view;
}
