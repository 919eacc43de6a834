/* cre-inspect-node.c: the fields of stairs, passages, mechanisms, areas and labels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect-node.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-link.h"
#include "cr-map-words.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-standing.h"
#include "cr-stock.h"
#include "cre-names.h"

const CrNode *
cre_node_get (CreMapDocument *document, CreNodeRef ref)
{
  const CrMap *map = cre_map_document_get_map (document);

  return ref.index < cr_map_n_nodes (map, ref.section)
             ? cr_map_get_node (map, ref.section, ref.index)
             : NULL;
}

static const char *
name_kind (const CrNode *node)
{
  static const struct {
    const char *element, *name;
  } kinds[] = {
    { "stairway", N_ ("Stairway") },
    { "spiral", N_ ("Spiral stair") },
    { "ladder", N_ ("Ladder") },
    { "trapdoor", N_ ("Trapdoor") },
    { "ramp", N_ ("Ramp") },
    { "rope", N_ ("Rope") },
    { "tree", N_ ("Large tree") },
    { "passage", N_ ("Secret passage") },
    { "mechanism", N_ ("Mechanism") },
    { "drawbridge", N_ ("Drawbridge") },
    { "portcullis", N_ ("Portcullis") },
    { "sluice", N_ ("Sluice") },
    { "area", N_ ("Area") },
    { "piece", N_ ("Gear") },
    { "label", N_ ("Label") },
    { "picture", N_ ("Picture") },
  };
  const char *element = cr_node_get_name (node);

  if (g_strcmp0 (element, "mechanism") == 0 && cr_node_get (node, "kind") != NULL &&
      !g_str_equal (cr_node_get (node, "kind"), "stairway"))
    element = cr_node_get (node, "kind");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (element, kinds[i].element) == 0)
      return _ (kinds[i].name);
  return element != NULL ? element : _ ("Unknown thing");
}

/* Returns: (transfer full): what distinguishes it from others of its kind: its place, otherwise its
 * number */
static char *
dup_which (CreMapDocument *document, CreNodeRef ref)
{
  g_autoptr (GArray) places = cre_node_list_places (document, ref);

  if (places->len > 0)
    return cr_map_format_printed (cre_map_document_get_map (document),
                                  g_array_index (places, CrPlace, 0));
  return g_strdup_printf ("%u", ref.index + 1);
}

/* A piece of gear is named by its kind. */
static char *
dup_piece (CreMapDocument *document, const CrNode *node, const char *which)
{
  const char *kind = cr_node_get (node, "kind");
  g_autofree char *name =
      cre_name_piece (cre_map_document_get_ruleset (document), kind != NULL ? kind : "");
  g_autofree char *head = cre_capitalize (name);

  return g_strdup_printf ("%s %s", head, which);
}

char *
cre_node_dup_name (CreMapDocument *document, CreNodeRef ref)
{
  const CrNode *node = cre_node_get (document, ref);
  const char *name = cr_node_get (node, "name");
  g_autofree char *which = NULL;

  if (ref.section == CR_SECTION_LABELS && cr_node_get_text (node) != NULL)
    name = cr_node_get_text (node);
  name = cr_map_translate (cre_map_document_get_map (document), name, g_get_language_names ());
  if (name != NULL && *name != '\0')
    /* Translators: what it is, and what it is called */
    return g_strdup_printf (_ ("%s “%s”"), name_kind (node), name);
  which = dup_which (document, ref);
  if (cr_node_is (node, "piece") && cr_node_get (node, "kind") != NULL)
    return dup_piece (document, node, which);
  return g_strdup_printf ("%s %s", name_kind (node), which);
}

/* The functions from here on find where things are. */

static void
add_stairway (const CrMap *map, const CrNode *node, GArray *places)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, NULL);

  if (stairway != NULL)
    g_array_append_vals (places, stairway->hexes, stairway->n_hexes);
}

static void
add_link (const CrMap *map, const CrNode *node, GArray *places)
{
  CrPassage passage;
  CrLink link;

  if (cr_node_is (node, "stairway"))
    add_stairway (map, node, places);
  else if (cr_node_is (node, "passage") && cr_passage_read (map, node, &passage, NULL))
    cr_passage_get_hexes (&passage, map, places);
  else if (cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL)) {
    g_array_append_val (places, link.from);
    g_array_append_val (places, link.to);
  }
}

static void
add_mechanism (const CrMap *map, const CrNode *node, GArray *places)
{
  g_auto (CrMechanism) mechanism = { 0 };

  if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (map, node, &mechanism, NULL))
    return;
  if (mechanism.control.floor >= 0)
    g_array_append_val (places, mechanism.control);
  g_array_append_vals (places, mechanism.places->data, mechanism.places->len);
  for (guint i = 0; i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);

    for (guint k = 0; k < effect->sides->len; k++)
      g_array_append_val (places, g_array_index (effect->sides, CrPlacedSide, k).place);
  }
}

static void
add_label (const CrMap *map, const CrNode *node, GArray *places)
{
  const char *at = cr_node_get (node, "at");
  CrPlace place;

  if (at != NULL && cr_map_parse_place (map, at, &place, NULL))
    g_array_append_val (places, place);
}

static void
add_standing (const CrMap *map, const CrNode *node, GArray *places)
{
  CrStanding standing;

  if (cr_standing_read (map, node, &standing, NULL))
    g_array_append_val (places, standing.at);
}

/* Adds all hexes on which the piece stands, if its kind is known. */
static void
add_piece (CreMapDocument *document, guint index, GArray *places)
{
  g_autoptr (GArray) stock = cr_stock_new (cre_map_document_get_scene (document));

  for (guint i = 0; i < stock->len; i++)
    if (g_array_index (stock, CrStockPiece, i).index == index)
      cr_stock_list_hexes (&g_array_index (stock, CrStockPiece, i), places);
}

GArray *
cre_node_list_places (CreMapDocument *document, CreNodeRef ref)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrNode *node = cre_node_get (document, ref);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (node == NULL || cr_node_get_name (node) == NULL)
    return places;
  if (ref.section == CR_SECTION_LINKS)
    add_link (map, node, places);
  else if (ref.section == CR_SECTION_MECHANISMS)
    add_mechanism (map, node, places);
  else if (ref.section == CR_SECTION_GEAR) {
    add_piece (document, ref.index, places);
    if (places->len == 0)
      add_standing (map, node, places);
  } else if (ref.section == CR_SECTION_LABELS)
    add_label (map, node, places);
  else if (ref.section == CR_SECTION_AREAS && cr_node_get_text (node) != NULL)
    cr_map_parse_places (map, cr_node_get_text (node), places, NULL);
  return places;
}

GArray *
cre_node_list_at (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  GArray *refs = g_array_new (FALSE, FALSE, sizeof (CreNodeRef));

  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
      CreNodeRef ref = { section, i };
      g_autoptr (GArray) places = cre_node_list_places (document, ref);

      if (cr_places_contain (places, place))
        g_array_append_val (refs, ref);
    }
  return refs;
}

/* The functions from here on change nodes. */

/* A node that core could not read is refused. */
static gboolean
check_node (const CrMap *map, CrSection section, const CrNode *node, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_auto (CrMechanism) mechanism = { 0 };
  g_autoptr (CrStairway) stairway = NULL;
  CrStanding standing;
  CrPassage passage;
  CrLink link;

  if (cr_node_is (node, "stairway")) {
    stairway = cr_stairway_new (map, node, error);
    return stairway != NULL;
  }
  if (cr_node_is (node, "passage"))
    return cr_passage_read (map, node, &passage, error);
  if (section == CR_SECTION_LINKS)
    return cr_link_read (map, node, &link, error);
  if (section == CR_SECTION_MECHANISMS)
    return cr_mechanism_read (map, node, &mechanism, error);
  if (section == CR_SECTION_AREAS)
    return cr_map_parse_places (map, cr_node_get_text (node), places, error);
  if (section == CR_SECTION_GEAR)
    return cr_standing_read (map, node, &standing, error);
  return section != CR_SECTION_LABELS || cr_node_get (node, "at") == NULL ||
         cr_map_parse_places (map, cr_node_get (node, "at"), places, error);
}

/* @node: (transfer full) */
static gboolean
put_node (CreMapDocument *document, CreNodeRef ref, CrNode *node, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (CrNode) owned = node;
  g_autofree char *name = cre_node_dup_name (document, ref);
  g_autofree char *label = g_strdup_printf (_ ("change of %s"), name);
  CrEdit *edit;

  if (cr_node_equal (node, cre_node_get (document, ref)))
    return TRUE;
  if (!check_node (map, ref.section, node, error))
    return FALSE;
  edit = cr_edit_new ();
  cr_edit_replace_node (edit, map, ref.section, ref.index, g_steal_pointer (&owned));
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_node_set (CreMapDocument *document,
              CreNodeRef ref,
              const char *attribute,
              const char *value,
              GError **error)
{
  CrNode *copy = cr_node_copy (cre_node_get (document, ref));

  cr_node_set (copy, attribute, value);
  return put_node (document, ref, copy, error);
}

gboolean
cre_node_set_text (CreMapDocument *document, CreNodeRef ref, const char *text, GError **error)
{
  CrNode *copy = cr_node_copy (cre_node_get (document, ref));

  cr_node_set_text (copy, text);
  return put_node (document, ref, copy, error);
}

static CrNode *
copy_attributes (const CrNode *node, const char *name)
{
  CrNode *copy = cr_node_new (name);

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value, *attribute = cr_node_get_attribute (node, i, &value);

    cr_node_set (copy, attribute, value);
  }
  return copy;
}

/* @child: (nullable) (transfer full): replaces the one at @index; NULL removes it */
static CrNode *
copy_with_child (const CrNode *node, guint index, CrNode *child)
{
  CrNode *copy = copy_attributes (node, cr_node_get_name (node));

  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (i != index)
      cr_node_take_child (copy, cr_node_ref (cr_node_get_child (node, i)));
    else if (child != NULL)
      cr_node_take_child (copy, child);
  return copy;
}

gboolean
cre_node_add_effect (CreMapDocument *document, CreNodeRef ref)
{
  CrNode *copy = cr_node_copy (cre_node_get (document, ref)), *effect = cr_node_new ("effect");
  const CrMechanismKind *kind = cr_mechanism_find_kind (cr_node_get (copy, "kind"));

  if (kind != NULL)
    cr_node_set (effect, "state", kind->states[1]);
  cr_node_take_child (copy, effect);
  return put_node (document, ref, copy, NULL);
}

gboolean
cre_node_remove_child (CreMapDocument *document, CreNodeRef ref, guint child)
{
  const CrNode *node = cre_node_get (document, ref);

  return child < cr_node_n_children (node) &&
         put_node (document, ref, copy_with_child (node, child, NULL), NULL);
}

/* If the states of the new kind have other names, the mechanism gets its resting state, and effects
 * the corresponding states. */
static CrNode *
copy_of_kind (const CrNode *node, const CrMechanismKind *kind)
{
  CrNode *copy = copy_attributes (node, cr_node_get_name (node));
  const CrMechanismKind *before = cr_mechanism_find_kind (cr_node_get (node, "kind"));
  gboolean other = before == NULL || !g_str_equal (before->states[0], kind->states[0]);

  cr_node_set (copy, "kind", kind->name);
  if (other)
    cr_node_set (copy, "state", NULL);
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    CrNode *child = cr_node_copy (cr_node_get_child (node, i));
    const char *state = cr_node_get (child, "state");

    if (other && before != NULL && state != NULL)
      cr_node_set (child, "state", kind->states[g_str_equal (state, before->states[1])]);
    cr_node_take_child (copy, child);
  }
  return copy;
}

gboolean
cre_node_set_kind (CreMapDocument *document, CreNodeRef ref, const char *kind, GError **error)
{
  const CrNode *node = cre_node_get (document, ref);
  const CrMechanismKind *mechanism = cr_mechanism_find_kind (kind);

  if (ref.section == CR_SECTION_MECHANISMS && mechanism != NULL)
    return put_node (document, ref, copy_of_kind (node, mechanism), error);
  if (ref.section == CR_SECTION_LINKS && cr_link_is_kind (kind))
    return put_node (document, ref, copy_attributes (node, kind), error);
  return TRUE;
}

gboolean
cre_node_set_child (CreMapDocument *document,
                    CreNodeRef ref,
                    guint child,
                    const char *attribute,
                    const char *value,
                    GError **error)
{
  const CrNode *node = cre_node_get (document, ref);
  CrNode *changed = cr_node_copy (cr_node_get_child (node, child));

  cr_node_set (changed, attribute, value);
  return put_node (document, ref, copy_with_child (node, child, changed), error);
}

gboolean
cre_node_work (CreMapDocument *document, CreNodeRef ref, const char *state, GError **error)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *name = cre_node_dup_name (document, ref);
  g_autofree char *label = g_strdup_printf (_ ("working of %s"), name);

  if (!cr_build_work_mechanism (edit, cre_map_document_get_map (document), ref.index, state,
                                error)) {
    cr_edit_free (edit);
    return FALSE;
  }
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_node_remove (CreMapDocument *document, CreNodeRef ref)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *name = cre_node_dup_name (document, ref);
  g_autofree char *label = g_strdup_printf (_ ("removal of %s"), name);

  cr_build_remove_node (edit, cre_map_document_get_map (document), ref.section, ref.index);
  return cre_map_document_apply (document, edit, label, 0);
}
