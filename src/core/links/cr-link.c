/* cr-link.c: spirals, ladders, trapdoors, ramps, ropes, trees.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-link.h"

#include "cr-error.h"
#include "cr-text.h"

static const char *const kinds[] = { "spiral", "ladder", "trapdoor", "ramp", "rope", "tree", NULL };

static gboolean
read_place (const CrMap *map, const CrNode *node, const char *name, CrPlace *place, GError **error)
{
  GError *inner = NULL;
  const char *text;

  if (!cr_node_need (node, name, &text, error))
    return FALSE;
  return cr_map_parse_place (map, text, place, &inner) || cr_node_take_error (node, inner, error);
}

gboolean
cr_link_is_kind (const char *kind)
{
  return kind != NULL && g_strv_contains (kinds, kind);
}

gboolean
cr_link_read (const CrMap *map, const CrNode *node, CrLink *link_out, GError **error)
{
  CrLink link = { .kind = cr_node_get_name (node), .id = cr_node_get (node, "id") };

  if (!read_place (map, node, "from", &link.from, error) ||
      !read_place (map, node, "to", &link.to, error))
    return FALSE;

  int distance = cr_hex_distance (link.from.hex, link.to.hex);

  if (distance > 1 || (distance == 0 && link.from.floor == link.to.floor)) {
    cr_node_set_error (
        node, error, CR_ERROR_PLACE,
        cr_text ("found from=\"%s\" to=\"%s\", expected one hex on two floors or two "
                 "hexes side by side"),
        cr_node_get (node, "from"), cr_node_get (node, "to"));
    return FALSE;
  }
  *link_out = link;
  return TRUE;
}
