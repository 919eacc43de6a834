/* cra-inspector.c: the hex that is selected, every field to be edited. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-inspector.h"

#include "cra-facts.h"
#include "cra-form.h"
#include "cra-kind-list.h"

#include "cr-numbering.h"
#include "cr-stairway.h"
#include "cre-names.h"

#include <glib/gi18n.h>

struct _CraInspector {
  GtkBox parent_instance;

  GtkLabel *title;
  GtkWidget *centre, *copy, *nothing;
  GtkWidget *fields, *sides_part, *sides, *here_part, *here;

  /* made by hand, borrowed */
  GtkWidget *terrain, *structure, *level;

  /* owned */
  CreDocument *document;
  GPtrArray *terrain_codes, *structure_codes;

  CrPlace place;
  gboolean has_place, filling;
};

G_DEFINE_FINAL_TYPE (CraInspector, cra_inspector, GTK_TYPE_BOX)

static char *
dup_number (CraInspector *self)
{
  const CrMap *map = cre_document_get_map (self->document);
  CrNumbering numbering = cr_map_get_numbering (map);

  return cr_numbering_format (&numbering, cr_map_get_grid (map), self->place.hex);
}

static void
apply (CraInspector *self, CrEdit *edit, const char *what)
{
  g_autofree char *number = dup_number (self);
  g_autofree char *label = g_strdup_printf (_ ("change of %s at %s"), what, number);

  cre_document_apply (self->document, edit, label, 0);
}

/* A code was chosen in one of the drop-downs. */
static void
set_code (CraInspector *self, GtkWidget *drop_down, CrLayer layer, const char *what)
{
  GPtrArray *codes = layer == CR_LAYER_TERRAIN ? self->terrain_codes : self->structure_codes;
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));
  CrEdit *edit;

  if (self->filling || !self->has_place || selected >= codes->len)
    return;
  edit = cr_edit_new ();
  cr_edit_set_value (
      edit, cre_document_get_map (self->document), self->place, layer,
      cre_document_intern_code (self->document, layer, g_ptr_array_index (codes, selected)));
  apply (self, edit, what);
}

static void
terrain_cb (CraInspector *self)
{
  set_code (self, self->terrain, CR_LAYER_TERRAIN, _ ("terrain"));
}

static void
structure_cb (CraInspector *self)
{
  set_code (self, self->structure, CR_LAYER_STRUCTURE, _ ("structure"));
}

static void
set_level (CraInspector *self, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_document_get_map (self->document), self->place, CR_LAYER_LEVEL,
                     level);
  apply (self, edit, _ ("level"));
}

static void
level_cb (CraInspector *self)
{
  if (!self->filling && self->has_place)
    set_level (self, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->level)));
}

/* The drop-downs offer what the palettes do, without their headings. */
static GListModel *
read_names (GListModel *kinds, GPtrArray *codes)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (kinds); i++) {
    g_autoptr (CraKind) kind = g_list_model_get_item (kinds, i);

    if (cra_kind_get_code (kind) == NULL)
      continue;
    g_ptr_array_add (codes, g_strdup (cra_kind_get_code (kind)));
    gtk_string_list_append (names, cra_kind_get_name (kind));
  }
  return G_LIST_MODEL (names);
}

static void
fill_choices (CraInspector *self)
{
  const CrMap *map = cre_document_get_map (self->document);
  const CrRuleset *ruleset = cre_document_get_ruleset (self->document);
  g_autoptr (GListModel) terrains = cra_kind_new_terrains (map, ruleset);
  g_autoptr (GListModel) structures = cra_kind_new_structures (map, ruleset);

  g_ptr_array_set_size (self->terrain_codes, 0);
  g_ptr_array_set_size (self->structure_codes, 0);
  cra_form_clear (self->fields);
  self->terrain = cra_form_new_drop_down (read_names (terrains, self->terrain_codes), NULL, NULL);
  self->structure =
      cra_form_new_drop_down (read_names (structures, self->structure_codes), NULL, NULL);
  self->level = gtk_spin_button_new_with_range (CR_LEVEL_MIN, CR_LEVEL_MAX, 1);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->level), 3);
  cra_form_add_row (self->fields, _ ("Terrain"), self->terrain);
  cra_form_add_row (self->fields, _ ("Structure"), self->structure);
  cra_form_add_row (self->fields, _ ("Level"), self->level);
  gtk_widget_set_hexpand (self->level, FALSE);
  g_signal_connect_swapped (self->terrain, "notify::selected", G_CALLBACK (terrain_cb), self);
  g_signal_connect_swapped (self->structure, "notify::selected", G_CALLBACK (structure_cb), self);
  g_signal_connect_swapped (self->level, "value-changed", G_CALLBACK (level_cb), self);
}

static guint
find_code (GPtrArray *codes, const char *code)
{
  for (guint i = 0; i < codes->len; i++)
    if (g_strcmp0 (g_ptr_array_index (codes, i), code) == 0)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/* What stands on the six sides. */

typedef struct {
  CraInspector *self;
  CrDirection direction;
  CrSideKind kind;
} SideRow;

static void
remove_side_cb (GtkButton *button, SideRow *row)
{
  CraInspector *self = row->self;
  CrEdit *edit = cr_edit_new ();

  cr_edit_remove_side (edit, cre_document_get_map (self->document), self->place, row->direction,
                       row->kind);
  apply (self, edit, _ ("side"));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("Taken away"));
}

static char *
dup_face (CraInspector *self, const CrSide *side, CrDirection direction)
{
  const CrMap *map = cre_document_get_map (self->document);
  CrOrientation orientation = cr_map_get_grid (map)->orientation;
  gboolean here;

  if (side->inside == CR_INSIDE_NONE)
    return g_strdup (side->state == CR_STATE_OPEN ? _ ("open") : "");
  here = cr_map_is_inside (map, side, self->place.hex);
  return g_strdup_printf (
      _ ("outside %s"),
      cr_direction_get_name (here ? direction : cr_direction_opposite (direction), orientation));
}

static void
add_side (CraInspector *self, CrDirection direction, const CrSide *side)
{
  const CrMap *map = cre_document_get_map (self->document);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = cra_form_new_icon_button ("list-remove-symbolic", _ ("Take it away"), NULL);
  g_autofree char *name =
      side->kind == CR_SIDE_OTHER && side->node != NULL
          ? g_strdup (cr_node_get_name (side->node))
          : cre_name_side (cre_document_get_ruleset (self->document), side->kind);
  g_autofree char *capital = cre_capitalize (name);
  g_autofree char *face = dup_face (self, side, direction);
  GtkWidget *where = cra_form_new_label (
      cr_direction_get_name (direction, cr_map_get_grid (map)->orientation), "dim caption");
  GtkWidget *what = cra_form_new_label (capital, NULL);
  SideRow *row = g_new (SideRow, 1);

  *row = (SideRow){ self, direction, side->kind };
  gtk_label_set_width_chars (GTK_LABEL (where), 3);
  gtk_widget_set_hexpand (what, TRUE);
  gtk_widget_add_css_class (button, "mini");
  g_object_set_data_full (G_OBJECT (button), "row", row, g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_side_cb), row);
  gtk_box_append (GTK_BOX (box), where);
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (face, "dim caption"));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (self->sides), box);
}

static void
fill_sides (CraInspector *self)
{
  const CrMap *map = cre_document_get_map (self->document);

  cra_form_clear (self->sides);
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    gsize n = 0;
    const CrSide *sides = cr_map_get_sides (map, self->place, i, &n);

    for (gsize j = 0; j < n; j++)
      add_side (self, i, &sides[j]);
  }
  if (gtk_widget_get_first_child (self->sides) == NULL)
    gtk_box_append (GTK_BOX (self->sides), cra_form_new_label (_ ("Nothing on its sides."), "dim"));
}

/* What else there is to say. */

static void
add_fact (CraInspector *self, const char *name, const char *text)
{
  GtkWidget *value = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (value), 16);
  cra_form_add_row (self->here, name, value);
}

static void
set_level_cb (GtkButton *button, CraInspector *self)
{
  set_level (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "level")));
}

/* Painted and derived level are both kept; where they differ, both are shown and one can be
 * taken over (ELV-01). */
static void
add_stairs (CraInspector *self, const CrStairway *stairs, int index)
{
  const CrMap *map = cre_document_get_map (self->document);
  int level = cr_stairway_get_level (stairs, map, (guint) index);
  g_autofree char *word = cre_format_level (level);
  g_autofree char *size = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u hex, step %d", "%u hexes, step %d", stairs->n_hexes),
      stairs->n_hexes, stairs->steps[index]);

  add_fact (self, _ ("Stairway"), size);
  if (level == cr_map_get_level (map, self->place)) {
    g_autofree char *text = g_strdup_printf (_ ("stairs: %s ✓"), word);

    add_fact (self, _ ("Its level"), text);
  } else {
    g_autofree char *text = g_strdup_printf (_ ("stairs say %s: set it"), word);
    GtkWidget *button = gtk_button_new_with_label (text);

    g_object_set_data (G_OBJECT (button), "level", GINT_TO_POINTER (level));
    g_signal_connect (button, "clicked", G_CALLBACK (set_level_cb), self);
    cra_form_add_row (self->here, _ ("Its level"), button);
  }
}

static void
fill_here (CraInspector *self)
{
  const CrMap *map = cre_document_get_map (self->document);
  g_autofree char *costs = cra_facts_costs (self->document, self->place);
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cre_document_get_scene (self->document), self->place);

  cra_form_clear (self->here);
  add_fact (self, _ ("Walking"), costs);
  if (kind != NULL && kind->node != NULL) {
    g_autofree char *top =
        cre_format_level (cr_scene_get_top (cre_document_get_scene (self->document), self->place));

    add_fact (self, _ ("Top"), top);
  }
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) stairs =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;
    int index = stairs != NULL ? cr_stairway_find (stairs, self->place) : -1;

    if (index >= 0)
      add_stairs (self, stairs, index);
  }
}

static void
fill (CraInspector *self)
{
  const CrMap *map;
  g_autofree char *number = NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->nothing, !self->has_place);
  gtk_widget_set_visible (self->fields, self->has_place);
  gtk_widget_set_visible (self->sides_part, self->has_place);
  gtk_widget_set_visible (self->here_part, self->has_place);
  gtk_widget_set_visible (self->centre, self->has_place);
  gtk_widget_set_visible (self->copy, self->has_place);
  if (!self->has_place) {
    gtk_label_set_text (self->title, self->document != NULL ? _ ("No hex selected") : "");
    return;
  }
  map = cre_document_get_map (self->document);
  number = dup_number (self);
  title = g_strdup_printf (_ ("Hex %s"), number);
  gtk_label_set_text (self->title, title);
  self->filling = TRUE;
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (self->terrain),
      find_code (self->terrain_codes, cr_map_get_terrain (map, self->place)));
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (self->structure),
      find_code (self->structure_codes, cr_map_get_structure (map, self->place)));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->level), cr_map_get_level (map, self->place));
  self->filling = FALSE;
  fill_sides (self);
  fill_here (self);
}

static void
document_changed_cb (CraInspector *self)
{
  if (self->has_place &&
      self->place.floor >= cr_map_n_floors (cre_document_get_map (self->document)))
    self->has_place = FALSE;
  fill (self);
}

static void
cra_inspector_dispose (GObject *object)
{
  cra_inspector_set_document (CRA_INSPECTOR (object), NULL);
  G_OBJECT_CLASS (cra_inspector_parent_class)->dispose (object);
}

static void
cra_inspector_finalize (GObject *object)
{
  CraInspector *self = CRA_INSPECTOR (object);

  g_ptr_array_unref (self->terrain_codes);
  g_ptr_array_unref (self->structure_codes);
  G_OBJECT_CLASS (cra_inspector_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraInspector, name)

static void
cra_inspector_class_init (CraInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_inspector_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_inspector_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-inspector.ui");
  BIND (title);
  BIND (centre);
  BIND (copy);
  BIND (nothing);
  BIND (fields);
  BIND (sides_part);
  BIND (sides);
  BIND (here_part);
  BIND (here);
}

static void
cra_inspector_init (CraInspector *self)
{
  self->terrain_codes = g_ptr_array_new_with_free_func (g_free);
  self->structure_codes = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  fill (self);
}

/* @document: (nullable) */
void
cra_inspector_set_document (CraInspector *self, CreDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  self->has_place = FALSE;
  if (document == NULL)
    return;
  fill_choices (self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  fill (self);
}

/* @place: (nullable): NULL when nothing is selected */
void
cra_inspector_set_place (CraInspector *self, const CrPlace *place)
{
  self->has_place = place != NULL && self->document != NULL;
  if (place != NULL)
    self->place = *place;
  fill (self);
}
