/* cr-standing.c: gear that stands there at the start. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-standing.h"

#include <string.h>

#include "cr-error.h"

gboolean
cr_standing_read (const CrMap *map, const CrNode *node, CrStanding *standing_out, GError **error)
{
  CrStanding standing = { .id = cr_node_get (node, "id") };
  const char *at;
  GError *inner = NULL;

  if (!cr_node_need (node, "kind", &standing.kind, error) || !cr_node_need (node, "at", &at, error))
    return FALSE;
  if (strchr (at, ':') != NULL
          ? !cr_map_parse_side (map, at, &standing.at, &standing.facing, &inner)
          : !cr_map_parse_place (map, at, &standing.at, &inner))
    return cr_node_take_error (node, inner, error);
  *standing_out = standing;
  return TRUE;
}

void
cr_standing_put (CrNode *node, const CrMap *map, CrPlace at, CrDirection facing)
{
  g_autofree char *place = cr_map_format_place (map, at);
  g_autofree char *text = g_strdup_printf (
      "%s:%s", place, cr_direction_get_name (facing, cr_map_get_grid (map)->orientation));

  cr_node_set (node, "at", text);
}

CrNode *
cr_standing_make_node (const CrMap *map, const CrStanding *standing)
{
  CrNode *node = cr_node_new ("piece");

  cr_node_set (node, "id", standing->id);
  cr_node_set (node, "kind", standing->kind);
  cr_standing_put (node, map, standing->at, standing->facing);
  return node;
}
