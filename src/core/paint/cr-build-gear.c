/* cr-build-gear.c: gear that stands there at the start. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-build-private.h"

#include "cr-error.h"
#include "cr-standing.h"
#include "cr-text.h"

gboolean
cr_build_gear (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  guint n = cr_map_n_nodes (map, CR_SECTION_GEAR);
  const char *id = cr_node_get (node, "id");
  CrStanding standing;

  if (!cr_standing_read (map, node, &standing, error))
    return FALSE;
  for (guint i = 0; id != NULL && i < n; i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_GEAR, i), "id"), id) == 0) {
      cr_edit_replace_node (edit, map, CR_SECTION_GEAR, i, g_steal_pointer (&owned));
      return TRUE;
    }
  if (!cr_build_check_id (map, CR_SECTION_GEAR, node, error))
    return FALSE;
  cr_edit_insert_node (edit, map, CR_SECTION_GEAR, n, g_steal_pointer (&owned));
  return TRUE;
}
