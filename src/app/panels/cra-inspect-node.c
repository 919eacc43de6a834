/* cra-inspect-node.c: a stairway, link, passage, mechanism, area, label or picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include "cra-form.h"
#include "cra-inspect-form.h"

#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cre-floors.h"
#include "cre-inspect.h"
#include "cre-names.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CraInspectNode, cra_inspect_node, GTK_TYPE_BOX)

const CrMap *
cra_inspect_node_get_map (CraInspectNode *self)
{
  return cre_document_get_map (self->document);
}

const CrNode *
cra_inspect_node_get_node (CraInspectNode *self)
{
  return cre_node_get (self->document, self->ref);
}

static void
set_field (CraNodeField *field, const char *value)
{
  CraInspectNode *self = field->self;
  g_autoptr (GError) error = NULL;

  if (self->filling || cra_inspect_node_get_node (self) == NULL)
    return;
  if (field->attribute == NULL)
    cre_node_set_text (self->document, self->ref, value, &error);
  else if (field->child >= 0)
    cre_node_set_child (self->document, self->ref, (guint) field->child, field->attribute, value,
                        &error);
  else
    cre_node_set (self->document, self->ref, field->attribute, value, &error);
  if (error == NULL)
    return;
  if (GTK_IS_ENTRY (field->widget))
    cra_inspect_entry_say (field->widget, error);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

CraNodeField *
cra_inspect_node_new_field (CraInspectNode *self, const char *attribute, int child)
{
  CraNodeField *field = g_new0 (CraNodeField, 1);

  *field = (CraNodeField){ .self = self, .attribute = attribute, .child = child };
  return field;
}

static void
adopt (CraNodeField *field, GtkWidget *widget)
{
  field->widget = widget;
  g_object_set_data_full (G_OBJECT (widget), "field", field, g_free);
}

static void
text_cb (const char *text, gpointer data)
{
  CraNodeField *field = data;

  set_field (field, *text != '\0' || field->attribute == NULL ? text : NULL);
}

static const char *
read_field (const CraNodeField *field)
{
  const CrNode *node = cra_inspect_node_get_node (field->self);
  const char *text;

  if (field->child >= 0)
    node = cr_node_get_child (node, (guint) field->child);
  text = field->attribute != NULL ? cr_node_get (node, field->attribute) : cr_node_get_text (node);
  return text != NULL ? text : "";
}

GtkWidget *
cra_inspect_node_add_entry (CraInspectNode *self,
                            const char *label,
                            const char *attribute,
                            int child)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, child);
  g_autofree char *text = g_strstrip (g_strdup (read_field (field)));
  GtkWidget *entry = cra_inspect_new_entry (text, text_cb, field);

  adopt (field, entry);
  cra_form_add_row (GTK_WIDGET (self), label, entry);
  return entry;
}

static void
check_cb (GtkCheckButton *check, CraNodeField *field)
{
  set_field (field, gtk_check_button_get_active (check) ? "yes" : NULL);
}

static void
add_check (CraInspectNode *self, const char *label, const char *attribute)
{
  CraNodeField *field = cra_inspect_node_new_field (self, attribute, -1);
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), g_str_equal (read_field (field), "yes"));
  adopt (field, check);
  g_signal_connect (check, "toggled", G_CALLBACK (check_cb), field);
  gtk_box_append (GTK_BOX (self), check);
}

static void
selected_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraNodeField *field)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (selected != GTK_INVALID_LIST_POSITION)
    set_field (field, *field->values[selected] != '\0' ? field->values[selected] : NULL);
}

/* @values: what each of @names stands for; must stay */
void
cra_inspect_node_add_choice (CraInspectNode *self,
                             const char *label,
                             CraNodeField *field,
                             const char *const *names,
                             const char *now)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), GTK_INVALID_LIST_POSITION);
  for (guint i = 0; field->values[i] != NULL; i++)
    if (g_str_equal (field->values[i], now))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
  adopt (field, drop_down);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (selected_cb), field);
  cra_form_add_row (GTK_WIDGET (self), label, drop_down);
}

/* Kinds. */

static void
kind_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraInspectNode *self)
{
  const char *const *kinds = g_object_get_data (G_OBJECT (drop_down), "kinds");
  guint selected = gtk_drop_down_get_selected (drop_down);
  g_autoptr (GError) error = NULL;

  if (self->filling || selected == GTK_INVALID_LIST_POSITION)
    return;
  if (!cre_node_set_kind (self->document, self->ref, kinds[selected], &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

/* @kinds: what each of @names stands for; must stay */
void
cra_inspect_node_add_kinds (CraInspectNode *self,
                            const char *const *names,
                            const char *const *kinds,
                            const char *now)
{
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), GTK_INVALID_LIST_POSITION);
  for (guint i = 0; kinds[i] != NULL; i++)
    if (g_str_equal (kinds[i], now))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
  g_object_set_data (G_OBJECT (drop_down), "kinds", (gpointer) kinds);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (kind_cb), self);
  cra_form_add_row (GTK_WIDGET (self), _ ("Kind"), drop_down);
}

void
cra_inspect_node_add_section (CraInspectNode *self, const char *title)
{
  cra_form_add_section (GTK_WIDGET (self), title);
}

void
cra_inspect_node_append (CraInspectNode *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (self), widget);
}

/* Stairways. */

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

/* The number of the hex alone: a stairway is on one floor. */
static GtkWidget *
new_step_link (const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  g_autofree char *target = cr_map_format_place (map, place);

  return cra_inspect_new_link (number, "win.go", target);
}

/* One step: its hex, its level as painted, and what the stairs say (ELV-01, ELV-06). */
static void
add_step (CraInspectNode *self, const CrStairway *stairway, guint index)
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
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), painted);
  g_object_set_data_full (G_OBJECT (spin), "step", step, g_free);
  g_signal_connect (spin, "value-changed", G_CALLBACK (step_cb), step);
  gtk_widget_set_hexpand (link, TRUE);
  gtk_box_append (GTK_BOX (box), link);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (text, "dim caption"));
  cra_inspect_node_append (self, box);
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
  cre_document_apply (self->document, edit, _ ("levels from the stairs"), 0);
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

/* The mechanism that raises it, or what a link is worked by. */
static void
add_workers (CraInspectNode *self)
{
  const char *id = cr_node_get (cra_inspect_node_get_node (self), "id");

  for (guint i = 0;
       id != NULL && i < cr_map_n_nodes (cra_inspect_node_get_map (self), CR_SECTION_MECHANISMS);
       i++) {
    CreNodeRef ref = { CR_SECTION_MECHANISMS, i };

    if (cr_node_find_with (cre_node_get (self->document, ref), "effect", "of", id) == NULL)
      continue;

    g_autofree char *name = cre_node_dup_name (self->document, ref);
    g_autofree char *target = g_strdup_printf ("%d:%u", ref.section, ref.index);
    cra_inspect_node_append (self, cra_inspect_new_link (name, "win.inspect", target));
  }
}

static void
fill_stairway (CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, cra_inspect_node_get_node (self), NULL);
  gboolean right = TRUE;

  cra_inspect_node_add_section (self, _ ("Steps, from foot to head"));
  for (guint i = 0; stairway != NULL && i < stairway->n_hexes; i++) {
    add_step (self, stairway, i);
    right = right &&
            cr_stairway_get_level (stairway, map, i) == cr_map_get_level (map, stairway->hexes[i]);
  }
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
  add_check (self, _ ("Can be raised (TMP-03)"), "raisable");
  add_workers (self);
}

/* Links and passages. */

static void
add_link_kind (CraInspectNode *self, const char *now)
{
  static const char *const kinds[] = { "spiral", "ladder", "trapdoor", "ramp", "rope", NULL };
  const char *const names[] = { _ ("Spiral stair"), _ ("Ladder"), _ ("Trapdoor"),
                                _ ("Ramp"),         _ ("Rope"),   NULL };

  if (g_strv_contains (kinds, now))
    cra_inspect_node_add_kinds (self, names, kinds, now);
}

static void
fill_link (CraInspectNode *self)
{
  CrLink link;

  if (cr_link_read (cra_inspect_node_get_map (self), cra_inspect_node_get_node (self), &link,
                    NULL)) {
    cra_inspect_node_append (
        self, cra_inspect_new_place_link (cra_inspect_node_get_map (self), link.from));
    cra_inspect_node_append (self,
                             cra_inspect_new_place_link (cra_inspect_node_get_map (self), link.to));
  }
  add_link_kind (self, cr_node_get_name (cra_inspect_node_get_node (self)));
  cra_inspect_node_add_entry (self, _ ("From"), "from", -1);
  cra_inspect_node_add_entry (self, _ ("To"), "to", -1);
}

static void
fill_passage (CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (cr_passage_read (map, cra_inspect_node_get_node (self), &passage, NULL)) {
    cr_passage_get_hexes (&passage, map, hexes);

    g_autofree char *size = g_strdup_printf ("%u", hexes->len);
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Hexes"), size);
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Floor"), cre_floors_get_name (map, passage.floor));
    cra_inspect_add_fact (GTK_WIDGET (self), _ ("Known"),
                          cr_passage_is_secret (&passage, map) ? _ ("to its owner only (TMP-07)")
                                                               : _ ("to everybody"));
    cra_inspect_node_add_section (self, _ ("Where its stairs come out"));
    for (int i = 0; i < 2; i++)
      cra_inspect_node_append (self, cra_inspect_new_place_link (map, passage.doors[i]));
  }
  cra_inspect_node_add_entry (self, _ ("From stair"), "from", -1);
  cra_inspect_node_add_entry (self, _ ("To stair"), "to", -1);
  add_check (self, _ ("Can be flooded (TMP-08)"), "floods");
  add_workers (self);
}

/* Areas, labels, pictures. */

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
      self, cra_inspect_new_link (_ ("Select its hexes"), "win.select-inspected", NULL));
  if (places->len > 0)
    cra_inspect_node_append (self, cra_inspect_new_place_link (cra_inspect_node_get_map (self),
                                                               g_array_index (places, CrPlace, 0)));
}

static void
fill_label (CraInspectNode *self)
{
  cra_inspect_node_add_entry (self, _ ("Text"), NULL, -1);
  cra_inspect_node_add_entry (self, _ ("At"), "at", -1);
  cra_inspect_node_add_entry (self, _ ("Size"), "size", -1);
  cra_inspect_node_add_entry (self, _ ("Turned by"), "angle", -1);
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
  cra_inspect_node_append (self, cra_inspect_new_link (_ ("Fit the grid"), "win.fit-grid", NULL));
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
  else if (self->ref.section == CR_SECTION_LABELS)
    fill_label (self);
  else if (self->ref.section == CR_SECTION_PICTURES)
    fill_picture (self);
  else if (cr_node_is (node, "stairway"))
    fill_stairway (self);
  else if (cr_node_is (node, "passage"))
    fill_passage (self);
  else
    fill_link (self);
}

static void
fill (CraInspectNode *self)
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
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

void
cra_inspect_node_show (CraInspectNode *self, CreDocument *document, CreNodeRef ref)
{
  g_set_object (&self->document, document);
  self->ref = ref;
  if (cra_inspect_node_get_node (self) != NULL)
    fill (self);
}
