/* cr-xml-map-write.c: writes maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-xml-map-private.h"
#include "cr-xml-map.h"

static void
write_int (GString *out, const char *name, int value)
{
  g_string_append_printf (out, " %s=\"%d\"", name, value);
}

/* Writes all attributes except those of the marker itself. */
static void
write_attributes (GString *out, const CrNode *node)
{
  for (guint i = 0; node != NULL && i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);

    if (*name != '#')
      cr_xml_write_attribute (out, name, value);
  }
}

static const CrNode *
find_kept (const CrMap *map, const char *name, const char *what)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_OTHER); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_OTHER, i);

    if (cr_node_is (node, name) && g_str_equal (cr_node_get (node, CR_XML_WHAT), what))
      return node;
  }
  return NULL;
}

static void
write_children (GString *out, const CrNode *node, int depth)
{
  for (guint i = 0; node != NULL && i < cr_node_n_children (node); i++)
    cr_xml_write_node (out, cr_node_get_child (node, i), depth);
}

static void
write_before (GString *out, const CrMap *map, const char *what, int depth)
{
  write_children (out, find_kept (map, CR_XML_BEFORE, what), depth);
}

static void
write_root (GString *out, const CrMap *map)
{
  const CrNode *kept = find_kept (map, CR_XML_ATTRIBUTES, "map");
  const char *version = kept != NULL ? cr_node_get (kept, "version") : NULL;
  const char *generator = kept != NULL ? cr_node_get (kept, "generator") : NULL;

  g_string_append (out, "<map xmlns=\"" CR_XML_NAMESPACE "\"");
  cr_xml_write_attribute (out, "version", version != NULL ? version : "1.0");
  cr_xml_write_attribute (out, "id", cr_map_get_id (map));
  if (generator == NULL || *generator != '\0')
    cr_xml_write_attribute (out, "generator", generator != NULL ? generator : CR_XML_GENERATOR);
  for (guint i = 0; kept != NULL && i < cr_node_n_attributes (kept); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (kept, i, &value);

    if (*name != '#' && !g_str_equal (name, "version") && !g_str_equal (name, "generator"))
      cr_xml_write_attribute (out, name, value);
  }
  g_string_append (out, ">\n");
}

static void
write_grid (GString *out, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const CrNode *within = find_kept (map, CR_XML_WITHIN, "grid");

  write_before (out, map, "grid", 1);
  g_string_append (out, "  <grid");
  write_int (out, "columns", grid->columns);
  write_int (out, "rows", grid->rows);
  cr_xml_write_attribute (out, "orientation", grid->orientation == CR_FLAT ? "flat" : "pointy");
  cr_xml_write_attribute (out, "shift", grid->shift == CR_SHIFT_ODD ? "odd" : "even");
  cr_xml_write_attribute (out, "halves", grid->halves ? "yes" : "no");
  write_attributes (out, find_kept (map, CR_XML_ATTRIBUTES, "grid"));
  if (within == NULL) {
    g_string_append (out, "/>\n");
    return;
  }
  g_string_append (out, ">\n");
  write_children (out, within, 2);
  g_string_append (out, "  </grid>\n");
}

/* The grid is written after the last of meta and uses. */
static void
write_head (GString *out, const CrMap *map)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD), grid_at = 0;

  for (guint i = 0; i < n; i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (node, "meta") || cr_node_is (node, "uses"))
      grid_at = i + 1;
  }
  for (guint i = 0; i <= n; i++) {
    if (i == grid_at)
      write_grid (out, map);
    if (i < n)
      cr_xml_write_node (out, cr_map_get_node (map, CR_SECTION_HEAD, i), 1);
  }
}

static void
write_section (GString *out, const CrMap *map, CrSection section)
{
  const char *name = cr_section_get_name (section);
  const CrNode *kept = find_kept (map, CR_XML_ATTRIBUTES, name);
  guint n = cr_map_n_nodes (map, section);

  write_before (out, map, name, 1);
  if (n == 0 && kept == NULL)
    return;
  g_string_append_printf (out, "  <%s", name);
  write_attributes (out, kept);
  if (n == 0) {
    g_string_append (out, "/>\n");
    return;
  }
  g_string_append (out, ">\n");
  for (guint i = 0; i < n; i++)
    cr_xml_write_node (out, cr_map_get_node (map, section, i), 2);
  g_string_append_printf (out, "  </%s>\n", name);
}

static gboolean
is_of_lost_floor (const CrMap *map, const CrNode *node)
{
  const char *what = cr_node_get (node, CR_XML_WHAT);

  return cr_node_is (node, CR_XML_BEFORE) && g_str_has_prefix (what, "floor:") &&
         cr_map_find_floor (map, what + strlen ("floor:")) < 0;
}

/* What stood before a floor is kept when that floor is removed. */
static void
write_others (GString *out, const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_OTHER); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_OTHER, i);
    const char *name = cr_node_get_name (node);

    if (name == NULL || *name != '#')
      cr_xml_write_node (out, node, 1);
    else if (is_of_lost_floor (map, node))
      write_children (out, node, 1);
  }
}

GBytes *
cr_map_serialize (const CrMap *map)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  write_before (out, map, "map", 0);
  write_root (out, map);
  write_head (out, map);
  for (int i = 0; i < cr_map_n_floors (map); i++) {
    g_autofree char *what = g_strdup_printf ("floor:%s", cr_map_get_floor (map, i)->id);

    write_before (out, map, what, 1);
    cr_xml_write_floor (out, map, i);
  }
  for (int i = CR_SECTION_LINKS; i < CR_SECTION_OTHER; i++)
    write_section (out, map, i);
  write_others (out, map);
  g_string_append (out, "</map>\n");
  write_before (out, map, "end", 0);
  return g_string_free_to_bytes (out);
}
