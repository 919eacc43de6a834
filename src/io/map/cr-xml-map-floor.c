/* cr-xml-map-floor.c: one floor of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-map-private.h"

#include "cr-error.h"
#include "cr-text.h"

static gboolean
start_floor (CrXmlMapReader *self, const CrNode *start, GError **error)
{
  static const char *const known[] = { "id", "name", "known", "storey", NULL };
  g_autofree char *what = NULL;
  CrFloor *info;
  const char *id;
  int storey, most = cr_grid_most_floors (cr_map_get_grid (self->map));

  if (!cr_node_need (start, "id", &id, error) ||
      !cr_node_read_int (start, "storey", -CR_STOREY_MOST, CR_STOREY_MOST, 0, &storey, error))
    return FALSE;
  if (!cr_text_is_id (id) || cr_map_find_floor (self->map, id) >= 0) {
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\", expected letters, digits, “_”, “.” and “-”, used "
                                "for one floor only"),
                       id);
    return FALSE;
  }
  if (cr_map_n_floors (self->map) >= most) {
    cr_node_set_error (
        start, error, CR_ERROR_LIMIT,
        cr_text ("found more than %d floors, expected no more on a map of this size"), most);
    return FALSE;
  }
  what = g_strdup_printf ("floor:%s", id);
  cr_xml_keep_pending (self, CR_XML_BEFORE, what);
  self->floor = cr_map_load_floor (self->map, id, cr_node_get (start, "name"));
  info = cr_map_load_floor_info (self->map, self->floor);
  info->known = g_strdup (cr_node_get (start, "known"));
  info->storey = storey;
  self->floor_node = cr_xml_keep_rest (start, "floor", known);
  return TRUE;
}

static gboolean
read_floor_child (CrXmlReader *reader, gpointer data, GError **error)
{
  CrXmlMapReader *self = data;
  const char *name = cr_xml_is_ours (reader) ? cr_xml_get_name (reader) : "";
  CrNode *other;

  for (int i = 0; i < CR_N_LAYERS; i++)
    if (g_str_equal (name, cr_xml_layer_names[i]))
      return cr_xml_read_layer (reader, self, i, error);
  if (g_str_equal (name, "hexsides") && cr_node_find (self->floor_node, name) == NULL)
    return cr_xml_read_hexsides (reader, self, error);
  other = cr_xml_read_node (reader, error);
  if (other == NULL || !cr_xml_refuse_second (other, g_str_equal (name, "hexsides"), error)) {
    g_clear_pointer (&other, cr_node_unref);
    return FALSE;
  }
  g_ptr_array_add (self->pending, other);
  return TRUE;
}

/* Whether the writer would put the same at the same places by itself. */
static gboolean
is_usual (const CrNode *floor)
{
  static const char *const usual[] = { "terrain", "level", "structure", "facing", "hexsides" };
  gsize next = 0;

  if (cr_node_n_attributes (floor) > 0)
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (floor); i++) {
    const CrNode *child = cr_node_get_child (floor, i);

    while (next < G_N_ELEMENTS (usual) && !cr_node_is (child, usual[next]))
      next++;
    if (next == G_N_ELEMENTS (usual) || cr_node_n_attributes (child) > 0 ||
        cr_node_n_children (child) > 0)
      return FALSE;
  }
  return TRUE;
}

gboolean
cr_xml_read_floor (CrXmlMapReader *self, CrXmlReader *reader, GError **error)
{
  g_autoptr (CrNode) start = cr_xml_read_start (reader);

  if (self->map == NULL) {
    cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                       cr_text ("found <floor> before <grid>, expected <grid> first"));
    return FALSE;
  }
  if (!start_floor (self, start, error) ||
      !cr_xml_each_child (reader, read_floor_child, self, error))
    return FALSE;
  cr_xml_move_nodes (self->pending, self->floor_node);
  if (!is_usual (self->floor_node))
    cr_map_load_floor_info (self->map, self->floor)->node = cr_node_ref (self->floor_node);
  g_clear_pointer (&self->floor_node, cr_node_unref);
  return TRUE;
}
