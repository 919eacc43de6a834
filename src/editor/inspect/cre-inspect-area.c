/* cre-inspect-area.c: the names of hexes, and the areas to which they belong.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"

/* Returns: (transfer full) (nullable): the places of an area; NULL when the node is no area */
static GArray *
read_area (const CrMap *map, guint index)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, index);
  const char *text = cr_node_get_text (node);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_node_is (node, "area") || text == NULL || !cr_map_parse_places (map, text, places, NULL))
    return NULL;
  return g_steal_pointer (&places);
}

static int
find_place (const GArray *places, CrPlace place)
{
  for (guint i = 0; i < places->len; i++) {
    const CrPlace *it = &g_array_index (places, CrPlace, i);

    if (cr_place_equal (*it, place))
      return (int) i;
  }
  return -1;
}

static gboolean
has_all (const GArray *area, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    if (find_place (area, g_array_index (places, CrPlace, i)) < 0)
      return FALSE;
  return TRUE;
}

/* Returns: the index of the area that consists of this hex only, or −1 */
static int
find_single (const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    g_autoptr (GArray) area = read_area (map, i);

    if (area != NULL && area->len == 1 && find_place (area, place) == 0)
      return (int) i;
  }
  return -1;
}

const char *
cre_inspect_get_name (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  int index = find_single (map, place);
  const char *name =
      index >= 0 ? cr_node_get (cr_map_get_node (map, CR_SECTION_AREAS, (guint) index), "name")
                 : NULL;

  return name != NULL ? name : "";
}

static CrNode *
new_single (const CrMap *map, CrPlace place)
{
  CrNode *node = cr_node_new ("area");
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_AREAS, "hex");
  g_autofree char *text = cr_build_format_places (map, (CrPlaces){ &place, 1 });

  cr_node_set (node, "id", id);
  cr_node_set_text (node, text);
  return node;
}

gboolean
cre_inspect_set_name (CreMapDocument *document, CrPlace place, const char *name)
{
  const CrMap *map = cre_map_document_get_map (document);
  int index = find_single (map, place);
  CrEdit *edit = cr_edit_new ();
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *label = g_strdup_printf (_ ("naming of %s"), at);

  if (index >= 0 && *name == '\0') {
    cr_edit_remove_node (edit, map, CR_SECTION_AREAS, (guint) index);
  } else if (*name != '\0') {
    CrNode *node = index >= 0
                       ? cr_node_copy (cr_map_get_node (map, CR_SECTION_AREAS, (guint) index))
                       : new_single (map, place);

    cr_node_set (node, "name", name);
    if (index >= 0)
      cr_edit_replace_node (edit, map, CR_SECTION_AREAS, (guint) index, node);
    else
      cr_edit_insert_node (edit, map, CR_SECTION_AREAS, cr_map_n_nodes (map, CR_SECTION_AREAS),
                           node);
  }
  return cre_map_document_apply (document, edit, label, 0);
}

int
cre_inspect_get_area (CreMapDocument *document, const GArray *places)
{
  const CrMap *map = cre_map_document_get_map (document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    g_autoptr (GArray) area = read_area (map, i);

    if (area != NULL && area->len > 1 && has_all (area, places))
      return (int) i;
  }
  return -1;
}

/* An area without any hexes is kept, so that its name is not lost by a slip. */
static void
replace_area (CrEdit *edit, const CrMap *map, int index, const GArray *area)
{
  CrNode *node = cr_node_copy (cr_map_get_node (map, CR_SECTION_AREAS, (guint) index));
  g_autofree char *text = cr_build_format_places (map, cr_places_of (area));

  cr_node_set_text (node, text);
  cr_edit_replace_node (edit, map, CR_SECTION_AREAS, (guint) index, node);
}

gboolean
cre_inspect_set_area (CreMapDocument *document, const GArray *places, int area)
{
  const CrMap *map = cre_map_document_get_map (document);
  int before = cre_inspect_get_area (document, places);
  CrEdit *edit = cr_edit_new ();

  for (int step = 0; step < 2; step++) {
    int index = step == 0 ? before : area;
    g_autoptr (GArray) members = index >= 0 ? read_area (map, (guint) index) : NULL;

    if (members == NULL || before == area)
      continue;
    for (guint i = 0; i < places->len; i++) {
      CrPlace place = g_array_index (places, CrPlace, i);
      int at = find_place (members, place);

      if (step == 0 && at >= 0)
        g_array_remove_index (members, (guint) at);
      else if (step == 1 && at < 0)
        g_array_append_val (members, place);
    }
    replace_area (edit, map, index, members);
  }
  return cre_map_document_apply (document, edit, _ ("change of the area"), 0);
}
