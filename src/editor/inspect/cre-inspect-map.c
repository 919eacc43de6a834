/* cre-inspect-map.c: the fields of the whole map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect-map.h"

#include <glib/gi18n-lib.h>

#include "cr-map-words.h"

/* Returns: the index in the head of the only node with a name; the number of nodes when there is
 * none yet */
static guint
find_node (const CrMap *map, const char *name)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD);

  for (guint i = 0; i < n; i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_HEAD, i), name))
      return i;
  return n;
}

/* @node: (transfer full) */
static gboolean
put_node (CreMapDocument *document, CrNode *node, const char *label, guint stroke)
{
  const CrMap *map = cre_map_document_get_map (document);
  guint at = find_node (map, cr_node_get_name (node));
  CrEdit *edit = cr_edit_new ();

  if (at == cr_map_n_nodes (map, CR_SECTION_HEAD))
    cr_edit_insert_node (edit, map, CR_SECTION_HEAD, at, node);
  else if (cr_node_equal (node, cr_map_get_node (map, CR_SECTION_HEAD, at)))
    cr_node_unref (node);
  else
    cr_edit_replace_node (edit, map, CR_SECTION_HEAD, at, node);
  return cre_map_document_apply (document, edit, label, stroke);
}

static const CrNode *
get_meta (CreMapDocument *document)
{
  return cr_map_find_node (cre_map_document_get_map (document), CR_SECTION_HEAD, "meta", NULL);
}

char *
cre_map_dup_title (CreMapDocument *document)
{
  const char *title =
      cr_map_get_title (cre_map_document_get_map (document), g_get_language_names ());

  return g_strdup (title != NULL ? title : "");
}

/* A copy of the node without its children. */
static CrNode *
copy_bare (const CrNode *node, const char *name)
{
  CrNode *copy = cr_node_new (name);

  for (guint i = 0; node != NULL && i < cr_node_n_attributes (node); i++) {
    const char *value, *attribute = cr_node_get_attribute (node, i, &value);

    cr_node_set (copy, attribute, value);
  }
  return copy;
}

static CrNode *
new_text (const char *name, const CrNode *like, const char *text)
{
  CrNode *node = copy_bare (like, name);

  cr_node_set_text (node, text);
  return node;
}

gboolean
cre_map_set_title (CreMapDocument *document, const char *title)
{
  const CrNode *meta = get_meta (document);
  g_autofree char *shown = cre_map_dup_title (document);
  CrNode *copy = copy_bare (meta, "meta");
  gboolean done = FALSE;

  for (guint i = 0; meta != NULL && i < cr_node_n_children (meta); i++) {
    const CrNode *child = cr_node_get_child (meta, i);
    gboolean it =
        !done && cr_node_is (child, "title") && g_strcmp0 (cr_node_get_text (child), shown) == 0;

    cr_node_take_child (copy, it ? new_text ("title", child, title) : cr_node_ref (child));
    done = done || it;
  }
  if (!done)
    cr_node_take_child (copy, new_text ("title", NULL, title));
  return put_node (document, copy, _ ("change of the title"), 0);
}

static void
take_authors (CrNode *meta, const char *authors)
{
  g_auto (GStrv) names = g_strsplit (authors, ",", -1);

  for (char **name = names; *name != NULL; name++)
    if (*g_strstrip (*name) != '\0')
      cr_node_take_child (meta, new_text ("author", NULL, *name));
}

gboolean
cre_map_set_authors (CreMapDocument *document, const char *authors)
{
  const CrNode *meta = get_meta (document);
  g_autofree char *now = cr_map_dup_authors (cre_map_document_get_map (document));
  CrNode *copy;
  gboolean done = FALSE;

  if (g_str_equal (now, authors))
    return FALSE;
  copy = copy_bare (meta, "meta");
  for (guint i = 0; meta != NULL && i < cr_node_n_children (meta); i++) {
    const CrNode *child = cr_node_get_child (meta, i);

    if (!cr_node_is (child, "author")) {
      cr_node_take_child (copy, cr_node_ref (child));
      continue;
    }
    if (!done)
      take_authors (copy, authors);
    done = TRUE;
  }
  if (!done)
    take_authors (copy, authors);
  return put_node (document, copy, _ ("change of the authors"), 0);
}

/* What lies beyond that side, "" when nobody has said. */
static const char *
get_side (CreMapDocument *document, const char *side)
{
  const CrNode *sides =
      cr_map_find_node (cre_map_document_get_map (document), CR_SECTION_HEAD, "sides", NULL);
  const char *name = sides != NULL ? cr_node_get (sides, side) : NULL;

  return name != NULL ? name : "";
}

gboolean
cre_map_set_side (CreMapDocument *document, const char *side, const char *name)
{
  const CrNode *sides =
      cr_map_find_node (cre_map_document_get_map (document), CR_SECTION_HEAD, "sides", NULL);
  CrNode *copy;

  if (g_str_equal (get_side (document, side), name))
    return FALSE;
  copy = sides != NULL ? cr_node_copy (sides) : cr_node_new ("sides");
  cr_node_set (copy, side, *name != '\0' ? name : NULL);
  return put_node (document, copy, _ ("change of the names of the map’s sides"), 0);
}

gboolean
cre_map_set_numbering (CreMapDocument *document, const CrNumbering *numbering, guint stroke)
{
  return put_node (document, cr_numbering_to_node (numbering), _ ("change of the numbering"),
                   stroke);
}
