/* cra-inspect-map.c: the facts and fields of the whole map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-inspect-map.h"

#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-map-names.h"
#include "cra-rule-links.h"

#include "cr-map-words.h"
#include "cre-inspect-map.h"
#include "cre-inspect-node.h"

#include <glib/gi18n.h>

struct _CraInspectMap {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *title, *authors, *pictures;
  GtkLabel *size, *edge, *floors, *ruleset;
  CraMapNames *names;

  /* owned */
  CreMapDocument *document;
  char *shown; /* the text of all its facts and links */
};

G_DEFINE_FINAL_TYPE (CraInspectMap, cra_inspect_map, GTK_TYPE_BOX)

static void
set_title (const char *text, gpointer data)
{
  cre_map_set_title (CRA_INSPECT_MAP (data)->document, text);
}

static void
set_authors (const char *text, gpointer data)
{
  cre_map_set_authors (CRA_INSPECT_MAP (data)->document, text);
}

/* Fills the facts that cannot be changed here, and the pictures. */

static void
fill_facts (CraInspectMap *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  const CrGrid *grid = cr_map_get_grid (map);
  const CrNode *uses = cr_map_find_node (map, CR_SECTION_HEAD, "uses", NULL);
  const char *id = uses != NULL ? cr_node_get (uses, "id") : NULL;
  const CrRuleset *used = cre_map_document_get_ruleset (self->document);
  /* A ruleset that is not installed has no title. */
  const char *ruleset = g_strcmp0 (id, cr_ruleset_get_id (used)) == 0
                            ? cr_ruleset_get_title (used, g_get_language_names ())
                            : id;
  g_autofree char *size =
      g_strdup_printf (_ ("%d × %d hexes, %s"), grid->columns, grid->rows,
                       grid->orientation == CR_FLAT ? _ ("flat top") : _ ("pointed top"));
  g_autofree char *floors = g_strdup_printf ("%d", cr_map_n_floors (map));

  cra_rule_set_text (self->size, size);
  cra_rule_set_text (self->edge,
                     grid->halves ? _ ("half hexes, playable (MAP-05)") : _ ("whole hexes"));
  cra_rule_set_text (self->floors, floors);
  cra_rule_set_text (self->ruleset, ruleset != NULL ? ruleset : _ ("(None)"));
}

static void
fill_pictures (CraInspectMap *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);

  cra_form_clear (self->pictures);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    CreNodeRef ref = { CR_SECTION_PICTURES, i };
    g_autofree char *target = g_strdup_printf ("%d:%u", CR_SECTION_PICTURES, i);
    g_autofree char *name = NULL;

    if (!cr_node_is (cre_node_get (self->document, ref), "picture"))
      continue;
    name = cre_node_dup_name (self->document, ref);
    gtk_box_append (GTK_BOX (self->pictures), cra_inspect_new_link (name, "map.inspect", target));
  }
  gtk_box_append (
      GTK_BOX (self->pictures),
      cra_inspect_new_link (_ ("Put a picture under the map…"), "map.add-picture", NULL));
}

/* Hardly any edit changes these facts, and new labels would cost a new layout. Returns: whether
 * their text has changed */
static gboolean
take_shown (CraInspectMap *self)
{
  const CrMap *map = cre_map_document_get_map (self->document);
  const CrGrid *grid = cr_map_get_grid (map);
  const CrNode *uses = cr_map_find_node (map, CR_SECTION_HEAD, "uses", NULL);
  const char *ruleset = uses != NULL ? cr_node_get (uses, "id") : NULL;
  g_autoptr (GString) now = g_string_new (ruleset);

  g_string_append_printf (now, "\n%d %d %d %d %d", grid->columns, grid->rows, grid->orientation,
                          grid->halves, cr_map_n_floors (map));
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    CreNodeRef ref = { CR_SECTION_PICTURES, i };
    const CrNode *node = cre_node_get (self->document, ref);
    g_autofree char *name = cre_node_dup_name (self->document, ref);

    g_string_append_printf (now, "\n%d %s", cr_node_is (node, "picture"), name);
  }
  if (g_strcmp0 (now->str, self->shown) == 0)
    return FALSE;
  g_free (self->shown);
  self->shown = g_strdup (now->str);
  return TRUE;
}

void
cra_inspect_map_refresh (CraInspectMap *self)
{
  g_autofree char *title = NULL;
  g_autofree char *authors = NULL;

  if (self->document == NULL)
    return;
  title = cre_map_dup_title (self->document);
  authors = cr_map_dup_authors (cre_map_document_get_map (self->document));
  cra_inspect_entry_set (self->title, title);
  cra_inspect_entry_set (self->authors, authors);
  if (!take_shown (self))
    return;
  fill_facts (self);
  fill_pictures (self);
}

/* The functions from here on build the page. */

static void
cra_inspect_map_finalize (GObject *object)
{
  g_clear_object (&CRA_INSPECT_MAP (object)->document);
  g_free (CRA_INSPECT_MAP (object)->shown);
  G_OBJECT_CLASS (cra_inspect_map_parent_class)->finalize (object);
}

static void
cra_inspect_map_class_init (CraInspectMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_inspect_map_finalize;
}

/* The rows are there before there is a map: rows added to a box that was empty when it was measured
 * would get the height of one line each. */
static void
add_facts (CraInspectMap *self)
{
  GtkWidget *facts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->size = GTK_LABEL (cra_inspect_add_fact (facts, _ ("Size"), ""));
  self->edge = GTK_LABEL (cra_inspect_add_fact (facts, _ ("At the edge"), ""));
  self->floors = GTK_LABEL (cra_inspect_add_fact (facts, _ ("Floors"), ""));
  self->ruleset = GTK_LABEL (cra_inspect_add_fact (facts, _ ("Ruleset"), ""));
  gtk_box_append (GTK_BOX (self), facts);
}

static void
cra_inspect_map_init (CraInspectMap *self)
{
  GtkWidget *form = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->title = cra_inspect_new_entry ("", set_title, self);
  cra_form_add_row (form, _ ("Name"), self->title);
  self->authors = cra_inspect_new_entry ("", set_authors, self);
  gtk_widget_set_tooltip_text (self->authors, _ ("Several are separated by commas."));
  cra_form_add_row (form, _ ("Authors"), self->authors);
  add_facts (self);
  self->names = g_object_new (CRA_TYPE_MAP_NAMES, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->names));
  cra_form_add_section (form, _ ("Pictures"));
  self->pictures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (self), self->pictures);
}

void
cra_inspect_map_set_document (CraInspectMap *self, CreMapDocument *document)
{
  g_set_object (&self->document, document);
  cra_map_names_set_document (self->names, document);
  cra_inspect_map_refresh (self);
}
