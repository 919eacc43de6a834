/* cra-inspect-hexes.c: the fields of one hex, or of several.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-hexes.h"

#include "cra-facts.h"
#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-inspect-level.h"
#include "cra-inspect-sides.h"
#include "cra-kind-list.h"
#include "cra-rows.h"
#include "cra-tab-stop.h"

#include "cr-field.h"
#include "cr-hitters.h"
#include "cr-map-words.h"
#include "cr-words-hex.h"
#include "cre-floors.h"
#include "cre-inspect-node.h"
#include "cre-inspect.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* A drop-down of codes. When the hexes differ, its first row says so. */
typedef struct {
  GtkWidget *widget;
  GPtrArray *codes;
  GListModel *names;
  gboolean mixed;
} Choice;

struct _CraInspectHexes {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *fields, *one_part, *links, *here;
  GtkWidget *level, *level_mixed, *front, *floor, *name, *area;
  CraInspectLevel *proof;
  CraInspectSides *sides;

  /* owned */
  CreMapDocument *document;
  GArray *places;
  Choice terrain, structure;

  guint stroke;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraInspectHexes, cra_inspect_hexes, GTK_TYPE_BOX)

static CrPlace
get_place (CraInspectHexes *self)
{
  return g_array_index (self->places, CrPlace, 0);
}

/* The functions from here on are about terrain and structure. */

static void
set_code (CraInspectHexes *self, const Choice *choice, CrLayer layer)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->widget));

  if (self->filling || self->places->len == 0 || (choice->mixed && selected == 0))
    return;
  selected -= choice->mixed;
  if (selected < choice->codes->len)
    cre_inspect_set_code (self->document, self->places, layer,
                          g_ptr_array_index (choice->codes, selected));
}

static void
terrain_cb (CraInspectHexes *self)
{
  set_code (self, &self->terrain, CR_LAYER_TERRAIN);
}

static void
structure_cb (CraInspectHexes *self)
{
  set_code (self, &self->structure, CR_LAYER_STRUCTURE);
}

/* The drop-downs have the kinds of the tools' lists, without the headings. */
static void
read_kinds (Choice *choice, GListModel *kinds)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  g_ptr_array_set_size (choice->codes, 0);
  for (guint i = 0; i < g_list_model_get_n_items (kinds); i++) {
    g_autoptr (CraKind) kind = g_list_model_get_item (kinds, i);

    if (cra_kind_get_code (kind) == NULL)
      continue;
    g_ptr_array_add (choice->codes, g_strdup (cra_kind_get_code (kind)));
    gtk_string_list_append (names, cra_kind_get_name (kind));
  }
  g_clear_object (&choice->names);
  choice->names = G_LIST_MODEL (names);
  choice->mixed = FALSE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (choice->widget), choice->names);
}

static GListModel *
with_several (GListModel *names)
{
  GtkStringList *longer = gtk_string_list_new (NULL);

  gtk_string_list_append (longer, _ ("several"));
  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    gtk_string_list_append (longer, gtk_string_list_get_string (GTK_STRING_LIST (names), i));
  return G_LIST_MODEL (longer);
}

static void
show_mixed (Choice *choice, gboolean mixed)
{
  g_autoptr (GListModel) longer = NULL;

  if (choice->mixed == mixed)
    return;
  choice->mixed = mixed;
  longer = mixed ? with_several (choice->names) : g_object_ref (choice->names);
  gtk_drop_down_set_model (GTK_DROP_DOWN (choice->widget), longer);
}

static void
fill_choice (CraInspectHexes *self, Choice *choice, CrLayer layer)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  guint at = GTK_INVALID_LIST_POSITION;
  int value;

  show_mixed (choice, !cre_inspect_get (self->document, self->places, layer, &value));
  for (guint i = 0; i < choice->codes->len; i++)
    if (g_strcmp0 (g_ptr_array_index (choice->codes, i), cr_map_get_code (map, layer, value)) == 0)
      at = i;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice->widget), choice->mixed ? 0 : at);
}

/* The functions from here on are about the level. */

/* Several steps of the spin button on the same hexes make one step of undo. */
static void
level_cb (CraInspectHexes *self)
{
  if (self->filling || self->places->len == 0)
    return;
  if (self->stroke == 0)
    self->stroke = cre_document_new_stroke (CRE_DOCUMENT (self->document));
  cre_inspect_set (self->document, self->places, CR_LAYER_LEVEL,
                   gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->level)), self->stroke);
}

static void
fill_level (CraInspectHexes *self)
{
  int level;
  gboolean same = cre_inspect_get (self->document, self->places, CR_LAYER_LEVEL, &level);

  cra_form_set_number (self->level, level);
  gtk_widget_set_visible (self->level_mixed, !same);
  cra_inspect_level_show (self->proof, self->document, self->places);
}

/* The functions from here on are about the front. */

/* Below the first row, the directions stand in the order of the layer's values. */
static void
front_cb (CraInspectHexes *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->front));

  if (!self->filling && self->places->len > 0 && selected != GTK_INVALID_LIST_POSITION)
    cre_inspect_set (self->document, self->places, CR_LAYER_FACING, (int) selected, 0);
}

static void
name_fronts (CraInspectHexes *self)
{
  CrOrientation orientation = cre_map_document_get_grid (self->document)->orientation;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("no front"));
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    gtk_string_list_append (names, cr_direction_get_title (d, orientation));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->front), G_LIST_MODEL (names));
}

/* Shows the front of hexes whose kind has one. */
static void
fill_front (CraInspectHexes *self)
{
  int front;
  gboolean same = cre_inspect_get (self->document, self->places, CR_LAYER_FACING, &front);

  gtk_widget_set_visible (gtk_widget_get_parent (self->front),
                          cre_inspect_has_front (self->document, self->places));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->front),
                              same ? (guint) front : GTK_INVALID_LIST_POSITION);
}

/* The functions from here on are about the name and the area. */

static void
set_name (const char *text, gpointer data)
{
  CraInspectHexes *self = data;

  if (self->places->len == 1)
    cre_inspect_set_name (self->document, get_place (self), text);
}

/* The rows of the drop-down are the areas of the map; row 0 stands for none. */
static void
area_cb (CraInspectHexes *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->area));

  if (!self->filling && self->places->len > 0 && selected != GTK_INVALID_LIST_POSITION)
    cre_inspect_set_area (self->document, self->places, (int) selected - 1);
}

static void
fill_area (CraInspectHexes *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("(None)"));
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const char *name = cr_map_get_area_name (map, node, g_get_language_names ());

    gtk_string_list_append (names, name != NULL ? name : "…");
  }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->area), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->area),
                              (guint) (cre_inspect_get_area (self->document, self->places) + 1));
}

/* The functions from here on tell facts of a single hex. */

/* All links together are one tab stop. */
static void
add_link (CraInspectHexes *self, GtkWidget *link)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (row), link);
  gtk_box_append (GTK_BOX (self->links), row);
}

static void
add_nodes (CraInspectHexes *self)
{
  g_autoptr (GArray) refs = cre_node_list_at (self->document, get_place (self));

  for (guint i = 0; i < refs->len; i++) {
    CreNodeRef ref = g_array_index (refs, CreNodeRef, i);
    g_autofree char *name = cre_node_dup_name (self->document, ref);
    g_autofree char *target = g_strdup_printf ("%d:%u", ref.section, ref.index);

    add_link (self, cra_inspect_new_link (name, "map.inspect", target));
  }
}

/* Adds how many of the garrison can hit a man here, as a link to the list of those who can. The
 * fire index of a large map takes time to build; the inspector is refreshed when it is ready. */
static void
add_seen (CraInspectHexes *self)
{
  CrFire *fire = cre_map_document_get_fire (self->document);
  const CrMap *map = cre_map_document_get_map (self->document);
  CrPlace place = get_place (self);
  g_autofree char *target = cr_map_format_place (map, place);
  g_autoptr (GArray) garrison = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *text = NULL;
  CrLofOptions options;
  guint n;

  cr_lof_options_init (&options, cre_map_document_get_ruleset (self->document));
  cr_field_garrison (cre_map_document_get_scene (self->document),
                     CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, garrison);
  /* A map without a garrison has nothing to tell. */
  if (garrison->len == 0)
    return;
  if (!cre_map_document_await_fire (self->document)) {
    gtk_box_append (GTK_BOX (self->here),
                    cra_form_new_label (_ ("Counting who of the garrison sees it…"), "dim"));
    return;
  }
  n = cr_hitters_count (fire, place, cr_places_of (garrison), &options);
  text = g_strdup_printf (_ ("Seen by %u of %u of the garrison"), n, garrison->len);
  add_link (self, cra_inspect_new_link (text, "map.hitters-of", target));
}

/* Adds the costs of walking, with the source of those that no book prints. */
static void
add_walking (CraInspectHexes *self, const char *costs)
{
  g_autofree char *sources = cra_facts_dup_sources (self->document, get_place (self));
  GtkWidget *value = cra_inspect_add_fact (self->here, _ ("Walking"), costs);

  gtk_widget_set_tooltip_text (value, sources);
}

static void
fill_here (CraInspectHexes *self)
{
  const CrScene *scene = cre_map_document_get_scene (self->document);
  g_autofree char *costs = cra_facts_costs (self->document, get_place (self));
  g_autofree char *top = cre_format_level (cr_scene_get_top (scene, get_place (self)));

  g_autofree char *battering = cr_words_battering (scene, get_place (self));

  cra_rows_clear (self->links);
  cra_form_clear (self->here);
  add_nodes (self);
  if (cr_scene_has_place (scene, get_place (self)))
    add_seen (self);
  cra_rows_set_stop (self->links, 0);
  add_walking (self, costs);
  cra_inspect_add_fact (self->here, _ ("Top"), top);
  if (battering != NULL)
    cra_inspect_add_fact (self->here, _ ("Battering"), battering);
}

static const char *
get_floor_name (CraInspectHexes *self)
{
  int floor = get_place (self).floor;

  for (guint i = 1; i < self->places->len; i++)
    if (g_array_index (self->places, CrPlace, i).floor != floor)
      return _ ("several");
  return cre_floors_get_name (cre_map_document_get_map (self->document), floor);
}

static void
fill_form (CraInspectHexes *self)
{
  gboolean one = self->places->len == 1;

  self->filling = TRUE;
  fill_choice (self, &self->terrain, CR_LAYER_TERRAIN);
  fill_choice (self, &self->structure, CR_LAYER_STRUCTURE);
  fill_level (self);
  fill_front (self);
  gtk_label_set_text (GTK_LABEL (self->floor), get_floor_name (self));
  gtk_widget_set_visible (gtk_widget_get_parent (self->name), one);
  if (one)
    cra_inspect_entry_set (self->name, cre_inspect_get_name (self->document, get_place (self)));
  fill_area (self);
  gtk_widget_set_visible (self->one_part, one);
  self->filling = FALSE;
  if (!one)
    return;
  cra_inspect_sides_show (self->sides, self->document, get_place (self), -1);
  fill_here (self);
}

static GtkWidget *
new_choice (Choice *choice)
{
  choice->codes = g_ptr_array_new_with_free_func (g_free);
  choice->widget = cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL, NULL);
  return choice->widget;
}

static GtkWidget *
new_level (CraInspectHexes *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->level = cra_inspect_new_level ();
  self->level_mixed = cra_form_new_label (_ ("several"), "dim caption");
  gtk_box_append (GTK_BOX (box), self->level);
  gtk_box_append (GTK_BOX (box), self->level_mixed);
  return box;
}

static void
make_fields (CraInspectHexes *self)
{
  self->fields = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  cra_form_add_row (self->fields, _ ("Terrain"), new_choice (&self->terrain));
  cra_form_add_row (self->fields, _ ("Structure"), new_choice (&self->structure));
  cra_form_add_row (self->fields, _ ("Level"), new_level (self));
  self->proof = g_object_new (CRA_TYPE_INSPECT_LEVEL, NULL);
  gtk_box_append (GTK_BOX (self->fields), GTK_WIDGET (self->proof));
  self->front = cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL, NULL);
  cra_form_add_row (self->fields, _ ("Front"), self->front);
  self->floor = cra_form_new_label (NULL, NULL);
  cra_form_add_row (self->fields, _ ("Floor"), self->floor);
  self->name = cra_inspect_new_entry ("", set_name, self);
  cra_form_add_row (self->fields, _ ("Name"), self->name);
  self->area = cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL, NULL);
  cra_form_add_row (self->fields, _ ("Area"), self->area);
  g_signal_connect_swapped (self->terrain.widget, "notify::selected", G_CALLBACK (terrain_cb),
                            self);
  g_signal_connect_swapped (self->structure.widget, "notify::selected", G_CALLBACK (structure_cb),
                            self);
  g_signal_connect_swapped (self->level, "value-changed", G_CALLBACK (level_cb), self);
  g_signal_connect_swapped (self->front, "notify::selected", G_CALLBACK (front_cb), self);
  g_signal_connect_swapped (self->area, "notify::selected", G_CALLBACK (area_cb), self);
  gtk_box_append (GTK_BOX (self), self->fields);
}

static void
cra_inspect_hexes_finalize (GObject *object)
{
  CraInspectHexes *self = CRA_INSPECT_HEXES (object);

  g_array_unref (self->places);
  g_ptr_array_unref (self->terrain.codes);
  g_ptr_array_unref (self->structure.codes);
  g_clear_object (&self->terrain.names);
  g_clear_object (&self->structure.names);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_inspect_hexes_parent_class)->finalize (object);
}

static void
cra_inspect_hexes_class_init (CraInspectHexesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_hexes_finalize;
}

static void
cra_inspect_hexes_init (CraInspectHexes *self)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  make_fields (self);
  self->one_part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->sides = g_object_new (CRA_TYPE_INSPECT_SIDES, NULL);
  self->links = cra_rows_new ();
  gtk_box_set_spacing (GTK_BOX (self->links), 4);
  self->here = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self->one_part), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->one_part), cra_tab_stop_new (GTK_WIDGET (self->sides)));
  cra_form_add_section (self->one_part, _ ("Here"));
  gtk_box_append (GTK_BOX (list), self->links);
  gtk_box_append (GTK_BOX (list), self->here);
  gtk_box_append (GTK_BOX (self->one_part), cra_tab_stop_new (list));
  gtk_box_append (GTK_BOX (self), self->one_part);
}

void
cra_inspect_hexes_set_document (CraInspectHexes *self, CreMapDocument *document)
{
  g_array_set_size (self->places, 0);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;

  const CrMap *map = cre_map_document_get_map (document);
  const CrRuleset *ruleset = cre_map_document_get_ruleset (document);
  g_autoptr (GListModel) terrains = cra_kind_new_terrains (map, ruleset);
  g_autoptr (GListModel) structures = cra_kind_new_structures (map, ruleset);

  self->filling = TRUE;
  read_kinds (&self->terrain, terrains);
  read_kinds (&self->structure, structures);
  name_fronts (self);
  self->filling = FALSE;
}

static gboolean
is_same (CraInspectHexes *self, const GArray *places)
{
  for (guint i = 0; i < places->len && places->len == self->places->len; i++) {
    CrPlace a = g_array_index (places, CrPlace, i), b = g_array_index (self->places, CrPlace, i);

    if (a.floor != b.floor || !cr_hex_equal (a.hex, b.hex))
      return FALSE;
  }
  return places->len == self->places->len;
}

void
cra_inspect_hexes_show (CraInspectHexes *self, const GArray *places)
{
  if (!is_same (self, places)) {
    self->stroke = 0;
    g_array_set_size (self->places, 0);
    g_array_append_vals (self->places, places->data, places->len);
  }
  fill_form (self);
}
