/* cra-inspect-mechanism.c: the fields of a drawbridge, portcullis, raised stairway or sluice, and
 * its effects. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-node-private.h"

#include "cra-form.h"
#include "cra-inspect-form.h"

#include "cr-mechanism.h"

#include <glib/gi18n.h>

/* The functions from here on are about the state. */

static void
state_cb (GtkDropDown *drop_down, GParamSpec *pspec, CraInspectNode *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (drop_down);
  const char *const *states = g_object_get_data (G_OBJECT (drop_down), "states");
  g_autoptr (GError) error = NULL;

  if (self->filling || item == NULL)
    return;
  if (!cre_node_work (self->document, self->ref, states[gtk_drop_down_get_selected (drop_down)],
                      &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", error->message);
}

static const char *
name_state (const char *state)
{
  static const struct {
    const char *state, *name;
  } states[] = { { "lowered", N_ ("lowered") },
                 { "raised", N_ ("raised") },
                 { "open", N_ ("open") },
                 { "shut", N_ ("shut") } };

  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_strcmp0 (states[i].state, state) == 0)
      return _ (states[i].name);
  return state;
}

/* Choosing another state works the mechanism: bridge, doors and water follow. */
static void
add_state (CraInspectNode *self, const CrMechanism *mechanism)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (mechanism->kind);
  const char *const names[] = { name_state (kind->states[0]), name_state (kind->states[1]), NULL };
  GtkWidget *drop_down =
      cra_form_new_drop_down (G_LIST_MODEL (gtk_string_list_new (names)), NULL, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              g_str_equal (mechanism->state, kind->states[1]) ? 1 : 0);
  g_object_set_data (G_OBJECT (drop_down), "states", (gpointer) kind->states);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (state_cb), self);
  cra_form_add_row (GTK_WIDGET (self), _ ("State"), drop_down);
}

/* The functions from here on are about the effects. Bit n of @open says that the fold of effect n
 * is open. */

#define EFFECT_BIT(number) (G_GUINT64_CONSTANT (1) << MIN (number, 63))

static int
count_effects (const CrNode *node)
{
  int n = 0;

  for (guint i = 0; i < cr_node_n_children (node); i++)
    n += cr_node_is (cr_node_get_child (node, i), "effect");
  return n;
}

/* The fold of a new effect is open, because it has to be filled in. */
static void
add_effect_cb (CraInspectNode *self)
{
  self->open |= EFFECT_BIT (count_effects (cra_inspect_node_get_node (self)) + 1);
  cre_node_add_effect (self->document, self->ref);
}

/* The numbers of the effects after it change, so all folds are shut. */
static void
remove_effect_cb (CraNodeField *field)
{
  field->self->open = 0;
  cre_node_remove_child (field->self->document, field->self->ref, (guint) field->child);
}

static void
folded_cb (GtkExpander *fold, GParamSpec *pspec, CraInspectNode *self)
{
  guint64 bit = EFFECT_BIT (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (fold), "number")));

  self->open = gtk_expander_get_expanded (fold) ? self->open | bit : self->open & ~bit;
}

/* Begins the fold of an effect, "Effect 1 · raised". */
static void
begin_effect (CraInspectNode *self, int number, const char *state)
{
  g_autofree char *title = g_strdup_printf (_ ("Effect %d · %s"), number,
                                            state != NULL ? name_state (state) : _ ("always"));
  GtkWidget *fold = cra_inspect_node_begin_fold (self, title);

  g_object_set_data (G_OBJECT (fold), "number", GINT_TO_POINTER (number));
  gtk_expander_set_expanded (GTK_EXPANDER (fold), (self->open & EFFECT_BIT (number)) != 0);
  g_signal_connect (fold, "notify::expanded", G_CALLBACK (folded_cb), self);
}

static void
add_removal (CraInspectNode *self, int child)
{
  CraNodeField *field = cra_inspect_node_new_field (self, NULL, child);
  GtkWidget *button = gtk_button_new_with_label (_ ("Take this effect away"));

  g_object_set_data_full (G_OBJECT (button), "field", field, g_free);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "link");
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_effect_cb), field);
  cra_inspect_node_append (self, button);
}

/* Adds the field for the state of the mechanism in which the effect holds. */
static void
add_when (CraInspectNode *self, const CrMechanismKind *kind, int child, const char *now)
{
  CraNodeField *field = cra_inspect_node_new_field (self, "state", child);
  const char *const names[] = { _ ("always"), name_state (kind->states[0]),
                                name_state (kind->states[1]), NULL };
  static const char *const values[][4] = { { "", "lowered", "raised", NULL },
                                           { "", "shut", "open", NULL } };

  field->values = values[g_str_equal (kind->states[0], "shut")];
  cra_inspect_node_add_choice (self, _ ("While"), field, names, now);
}

static void
add_doors (CraInspectNode *self, int child, const char *now)
{
  static const char *const values[] = { "", "open", "closed", NULL };
  const char *const names[] = { _ ("as its kind does"), _ ("open"), _ ("shut"), NULL };
  CraNodeField *field = cra_inspect_node_new_field (self, "opening", child);

  field->values = values;
  cra_inspect_node_add_choice (self, _ ("Doors"), field, names, now);
}

static void
fill_effect (CraInspectNode *self, const CrMechanismKind *kind, int child, int number)
{
  const CrNode *effect = cr_node_get_child (cra_inspect_node_get_node (self), (guint) child);
  const char *state = cr_node_get (effect, "state"), *opening = cr_node_get (effect, "opening");

  begin_effect (self, number, state);
  add_when (self, kind, child, state != NULL ? state : "");
  cra_inspect_node_add_entry (self, _ ("Hexes"), "hexes", child);
  cra_inspect_node_add_entry (self, _ ("Terrain"), "terrain", child);
  cra_inspect_node_add_entry (self, _ ("Structure"), "structure", child);
  cra_inspect_node_add_entry (self, _ ("Level"), "level", child);
  cra_inspect_node_add_entry (self, _ ("Sides"), "sides", child);
  add_doors (self, child, opening != NULL ? opening : "");
  cra_inspect_node_add_entry (self, _ ("Of"), "of", child);
  add_removal (self, child);
  cra_inspect_node_end_fold (self);
}

/* The functions from here on fill the page. */

static void
add_kind (CraInspectNode *self, const char *now)
{
  static const char *const kinds[] = { "drawbridge", "portcullis", "stairway", "sluice", NULL };
  const char *const names[] = { _ ("Drawbridge"), _ ("Portcullis"), _ ("Stairway"), _ ("Sluice"),
                                NULL };

  cra_inspect_node_add_kinds (self, names, kinds, now);
}

static void
fill_effects (CraInspectNode *self, const CrMechanismKind *kind)
{
  const CrNode *node = cra_inspect_node_get_node (self);
  GtkWidget *more = gtk_button_new_with_label (_ ("Add an effect"));
  int n = 0;

  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (cr_node_is (cr_node_get_child (node, i), "effect"))
      fill_effect (self, kind, (int) i, ++n);
  gtk_widget_set_halign (more, GTK_ALIGN_START);
  g_signal_connect_swapped (more, "clicked", G_CALLBACK (add_effect_cb), self);
  cra_inspect_node_append (self, more);
}

void
cra_inspect_node_fill_mechanism (CraInspectNode *self)
{
  const CrMap *map = cra_inspect_node_get_map (self);
  const CrMechanismKind *kind;
  g_auto (CrMechanism) mechanism = { 0 };

  if (!cr_mechanism_read (map, cra_inspect_node_get_node (self), &mechanism, NULL))
    return;
  kind = cr_mechanism_find_kind (mechanism.kind);
  add_kind (self, mechanism.kind);
  add_state (self, &mechanism);
  cra_inspect_node_add_entry (self, _ ("Worked from"), "control", -1);
  if (mechanism.control.floor >= 0)
    cra_inspect_node_append (self, cra_inspect_new_place_link (map, mechanism.control));
  cra_inspect_node_add_entry (self, _ ("Turns"), "turns", -1);
  cra_inspect_add_fact (GTK_WIDGET (self), _ ("Rule"), kind->rule);
  fill_effects (self, kind);
}
