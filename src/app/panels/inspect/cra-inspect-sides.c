/* cra-inspect-sides.c: the fields of what stands on the sides of a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-sides.h"

#include "cra-form.h"

#include "cre-inspect.h"
#include "cre-names.h"
#include "cre-tool-side.h"

#include <glib/gi18n.h>

/* A thing on a side, and the widgets that show and change it. */
typedef struct {
  CraInspectSides *self;
  CreSideField field; /* its side is valid until the next change */
  CrSide side;        /* a copy, which says which fields the thing has */
  GtkWidget *row, *face, *turn, *state, *arc, *height;
} Row;

struct _CraInspectSides {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *list, *add_button, *add_direction, *add_kind;

  /* owned */
  CreMapDocument *document;
  GPtrArray *rows; /* of Row */

  CrPlace place;
  CrDirection direction;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraInspectSides, cra_inspect_sides, GTK_TYPE_BOX)

static const int arcs[] = { CR_ARC_DEFAULT, 0, 60, 120, 180 };

static CrOrientation
get_orientation (CraInspectSides *self)
{
  return cre_map_document_get_grid (self->document)->orientation;
}

static char *
dup_name (CraInspectSides *self, const CrSide *side)
{
  g_autofree char *name =
      side->kind == CR_SIDE_OTHER && side->node != NULL
          ? g_strdup (cr_node_get_name (side->node))
          : cre_name_side (cre_map_document_get_ruleset (self->document), side->kind);

  return cre_capitalize (name);
}

/* Returns: (transfer full): what distinguishes it from others of its kind: "outside SW · 60° ·
 * open" */
static char *
dup_face (CraInspectSides *self, const CreSideField *field)
{
  GString *text = g_string_new (NULL);
  const CrSide *side = field->side;
  CrDirection out = field->here ? field->direction : cr_direction_opposite (field->direction);

  if (side->inside != CR_INSIDE_NONE)
    g_string_append_printf (text, _ ("outside %s"),
                            cr_direction_get_title (out, get_orientation (self)));
  if (side->kind == CR_SIDE_SLIT)
    g_string_append_printf (text, " · %d°", cr_side_get_arc (side));
  if (cr_side_kind_is_opening (side->kind))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                            side->state == CR_STATE_BROKEN ? _ ("broken")
                            : cr_side_is_open (side)       ? _ ("open")
                                                           : _ ("shut"));
  if (side->height != CR_HEIGHT_DEFAULT)
    g_string_append_printf (text, "%s%s %d", text->len > 0 ? " · " : "", _ ("height"),
                            side->height);
  return g_string_free (text, FALSE);
}

/* The functions from here on change things. */

/* Finds the field in the map as it is now, because that of the row may be of an older state. */
static gboolean
find_field (const Row *row, CreSideField *field_out)
{
  g_autoptr (GArray) fields = cre_inspect_list_sides (row->self->document, row->self->place);

  for (guint i = 0; i < fields->len; i++) {
    CreSideField *field = &g_array_index (fields, CreSideField, i);

    if (field->direction == row->field.direction && field->index == row->field.index) {
      *field_out = *field;
      return TRUE;
    }
  }
  return FALSE;
}

static void
changed_cb (GtkWidget *widget, GParamSpec *pspec, Row *row)
{
  CraInspectSides *self = row->self;
  CreSideField field;
  CrSide side;

  if (self->filling || !find_field (row, &field))
    return;
  side = *field.side;
  if (row->state != NULL)
    side.state = (gint8) gtk_drop_down_get_selected (GTK_DROP_DOWN (row->state));
  if (row->arc != NULL)
    side.arc = (gint16) arcs[gtk_drop_down_get_selected (GTK_DROP_DOWN (row->arc))];
  side.height = (gint8) ((int) gtk_drop_down_get_selected (GTK_DROP_DOWN (row->height)) - 1);
  cre_inspect_change_side (self->document, self->place, &field, &side);
}

static void
turn_cb (GtkButton *button, Row *row)
{
  CreSideField field;

  if (find_field (row, &field))
    cre_inspect_turn_side (row->self->document, row->self->place, &field);
}

static void
remove_cb (GtkButton *button, Row *row)
{
  CraInspectSides *self = row->self;
  CreSideField field;

  if (!find_field (row, &field))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("Taken away"));
  cre_inspect_remove_side (self->document, self->place, &field);
}

/* The functions from here on make the rows. */

static GtkWidget *
add_choice (GtkWidget *form, const char *label, const char *const *names, Row *row)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  cra_form_add_row (form, label, drop_down);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (changed_cb), row);
  return drop_down;
}

static GtkWidget *
add_height (GtkWidget *form, Row *row)
{
  CrSide plain = row->side;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *own = NULL;

  plain.height = CR_HEIGHT_DEFAULT;
  /* Translators: a thing that has no height of its own is as high as its kind: %d levels. */
  own = g_strdup_printf (_ ("of its kind (%d)"), cr_side_get_height (&plain));
  g_strv_builder_add (names, own);
  for (int i = 0; i <= CR_LEVEL_MAX; i++) {
    g_autofree char *text = g_strdup_printf ("%d", i);

    g_strv_builder_add (names, text);
  }
  list = g_strv_builder_end (names);
  return add_choice (form, _ ("Height"), (const char *const *) list, row);
}

static GtkWidget *
new_form (Row *row)
{
  const char *const states[] = { _ ("of its kind"), _ ("open"), _ ("shut"), _ ("broken"), NULL };
  const char *const spans[] = { _ ("of its kind (60°)"), "0°", "60°", "120°", "180°", NULL };
  GtkWidget *form = cra_form_new (), *gone = gtk_button_new_with_label (_ ("Take it away"));

  if (row->side.inside != CR_INSIDE_NONE) {
    row->turn = gtk_button_new_with_label (_ ("Turn it round"));
    g_signal_connect (row->turn, "clicked", G_CALLBACK (turn_cb), row);
    gtk_box_append (GTK_BOX (form), row->turn);
  }
  if (cr_side_kind_is_opening (row->side.kind))
    row->state = add_choice (form, _ ("State"), states, row);
  if (row->side.kind == CR_SIDE_SLIT)
    row->arc = add_choice (form, _ ("Arc"), spans, row);
  row->height = add_height (form, row);
  g_signal_connect (gone, "clicked", G_CALLBACK (remove_cb), row);
  gtk_box_append (GTK_BOX (form), gone);
  return form;
}

static GtkWidget *
new_menu (Row *row, const char *name)
{
  GtkWidget *button = gtk_menu_button_new (), *popover = gtk_popover_new ();
  g_autofree char *text = g_strdup_printf (_ ("Change the %s"), name);

  gtk_popover_set_child (GTK_POPOVER (popover), new_form (row));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_add_css_class (button, "mini");
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return button;
}

static Row *
add_row (CraInspectSides *self, const CreSideField *field)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *where = cra_form_new_label (
      cr_direction_get_title (field->direction, get_orientation (self)), "dim caption");
  g_autofree char *name = dup_name (self, field->side);
  GtkWidget *what = cra_form_new_label (name, NULL);

  *row = (Row){ .self = self, .field = *field, .side = *field->side };
  row->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  row->face = cra_form_new_label (NULL, "dim caption");
  gtk_label_set_width_chars (GTK_LABEL (where), 3);
  gtk_widget_set_hexpand (what, TRUE);
  gtk_box_append (GTK_BOX (row->row), where);
  gtk_box_append (GTK_BOX (row->row), what);
  gtk_box_append (GTK_BOX (row->row), row->face);
  gtk_box_append (GTK_BOX (row->row), new_menu (row, name));
  gtk_box_append (GTK_BOX (self->list), row->row);
  g_ptr_array_add (self->rows, row);
  return row;
}

static guint
find_arc (int arc)
{
  for (guint i = 0; i < G_N_ELEMENTS (arcs); i++)
    if (arcs[i] == arc)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static void
fill_row (Row *row, const CreSideField *field)
{
  g_autofree char *face = dup_face (row->self, field);

  row->field = *field;
  gtk_label_set_text (GTK_LABEL (row->face), face);
  if (row->state != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (row->state), (guint) field->side->state);
  if (row->arc != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (row->arc), find_arc (field->side->arc));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->height), (guint) (field->side->height + 1));
}

/* Whether the rows are for the same things on the same sides. Then they stay, and so does an open
 * popover. */
static gboolean
fits_rows (CraInspectSides *self, const GArray *fields)
{
  if (fields->len != self->rows->len || fields->len == 0)
    return FALSE;
  for (guint i = 0; i < fields->len; i++) {
    const CreSideField *field = &g_array_index (fields, CreSideField, i);
    const Row *row = self->rows->pdata[i];

    if (row->field.direction != field->direction || row->field.index != field->index ||
        row->side.kind != field->side->kind ||
        (row->side.inside == CR_INSIDE_NONE) != (field->side->inside == CR_INSIDE_NONE))
      return FALSE;
  }
  return TRUE;
}

static GArray *
list_fields (CraInspectSides *self)
{
  GArray *fields = cre_inspect_list_sides (self->document, self->place);

  for (guint i = fields->len; i > 0; i--)
    if (self->direction >= 0 &&
        g_array_index (fields, CreSideField, i - 1).direction != self->direction)
      g_array_remove_index (fields, i - 1);
  return fields;
}

static void
fill_rows (CraInspectSides *self)
{
  g_autoptr (GArray) fields = list_fields (self);
  gboolean same = fits_rows (self, fields);

  self->filling = TRUE;
  if (!same) {
    cra_form_clear (self->list);
    g_ptr_array_set_size (self->rows, 0);
  }
  for (guint i = 0; i < fields->len; i++) {
    const CreSideField *field = &g_array_index (fields, CreSideField, i);

    fill_row (same ? self->rows->pdata[i] : add_row (self, field), field);
  }
  if (fields->len == 0)
    gtk_box_append (GTK_BOX (self->list),
                    cra_form_new_label (self->direction < 0 ? _ ("Nothing on its sides.")
                                                            : _ ("Nothing on it."),
                                        "dim"));
  self->filling = FALSE;
}

/* The functions from here on add things. */

static void
add_cb (CraInspectSides *self)
{
  guint kind = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->add_kind));
  CrDirection direction =
      self->direction >= 0 ? self->direction
                           : (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->add_direction));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->add_button));
  cre_inspect_add_side (self->document, self->place, direction, kind);
}

static GListModel *
new_kinds (CraInspectSides *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int i = 0; i < CR_SIDE_OTHER; i++) {
    g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (self->document), i);
    g_autofree char *capital = cre_capitalize (name);

    gtk_string_list_append (names, capital);
  }
  return G_LIST_MODEL (names);
}

static GListModel *
new_directions (CraInspectSides *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int i = 0; i < CR_N_DIRECTIONS; i++)
    gtk_string_list_append (names, cr_direction_get_title (i, get_orientation (self)));
  return G_LIST_MODEL (names);
}

/* The popover is built when it is opened, because its names come from the ruleset. */
static void
make_popup (GtkMenuButton *button, gpointer data)
{
  CraInspectSides *self = data;
  GtkWidget *form = cra_form_new (), *popover = gtk_popover_new ();
  GtkWidget *put = gtk_button_new_with_label (_ ("Put it there"));

  self->add_kind = cra_form_new_drop_down (new_kinds (self), NULL, NULL);
  if (self->direction < 0) {
    self->add_direction = cra_form_new_drop_down (new_directions (self), NULL, NULL);
    cra_form_add_row (form, _ ("Side"), self->add_direction);
  }
  cra_form_add_row (form, _ ("Kind"), self->add_kind);
  gtk_widget_add_css_class (put, "suggested-action");
  g_signal_connect_swapped (put, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (form), put);
  gtk_popover_set_child (GTK_POPOVER (popover), form);
  gtk_menu_button_set_popover (button, popover);
}

static void
cra_inspect_sides_finalize (GObject *object)
{
  CraInspectSides *self = CRA_INSPECT_SIDES (object);

  g_ptr_array_unref (self->rows);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_inspect_sides_parent_class)->finalize (object);
}

static void
cra_inspect_sides_class_init (CraInspectSidesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_sides_finalize;
}

static void
cra_inspect_sides_init (CraInspectSides *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = cra_form_new_label (_ ("Sides"), "heading");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->add_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->add_button), "list-add-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->add_button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->add_button), make_popup, self,
                                         NULL);
  gtk_widget_add_css_class (self->add_button, "mini");
  gtk_widget_set_tooltip_text (self->add_button, _ ("Put something on a side"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Put something on a side"), -1);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->add_button);
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), self->list);
}

void
cra_inspect_sides_show (CraInspectSides *self,
                        CreMapDocument *document,
                        CrPlace place,
                        CrDirection direction)
{
  gboolean same = document == self->document && cr_place_equal (place, self->place) &&
                  direction == self->direction;

  g_set_object (&self->document, document);
  self->place = place;
  self->direction = direction;
  if (!same) {
    cra_form_clear (self->list);
    g_ptr_array_set_size (self->rows, 0);
  }
  fill_rows (self);
}
