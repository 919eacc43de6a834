/* cr-check-reach.c: ramparts, towers and keeps that nobody can enter. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-ways-private.h"

/* One flood over the buildings of a map. */
typedef struct {
  const CrScene *scene;
  const CrWays *ways;
  guint8 *seen;
  GArray *queue; /* int: places of the building in hand */
  int mover;
  gboolean entered; /* from outside */
} Flood;

static gboolean
is_building (const Flood *flood, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (flood->scene, place);

  return structure != NULL && (structure->wall_walk || structure->keep);
}

/* A shut door can be opened and a raised bridge lowered; a wall cannot. */
static gboolean
can_step (const Flood *flood, CrPlace from, CrPlace to)
{
  CrStep step = cr_ways_step (flood->ways, from, to, flood->mover);

  return step.cost != CR_IMPASSABLE || step.why == CR_STEP_CLOSED;
}

static void
visit (Flood *flood, CrPlace from, CrPlace to)
{
  int index = cr_ways_index (flood->ways, to);

  if (index < 0 || flood->seen[index] || !cr_scene_has_place (flood->scene, to))
    return;
  if (is_building (flood, to)) {
    if (!can_step (flood, from, to) && !can_step (flood, to, from))
      return;
    flood->seen[index] = TRUE;
    g_array_append_val (flood->queue, index);
  } else if (!flood->entered) {
    flood->entered = can_step (flood, to, from);
  }
}

static void
flood_building (Flood *flood, int start)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  flood->entered = FALSE;
  flood->seen[start] = TRUE;
  g_array_set_size (flood->queue, 0);
  g_array_append_val (flood->queue, start);
  for (guint i = 0; i < flood->queue->len; i++) {
    CrPlace from = cr_ways_place (flood->ways, g_array_index (flood->queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      visit (flood, from, (CrPlace){ from.floor, cr_hex_neighbour (from.hex, d) });
    g_array_set_size (joined, 0);
    cr_ways_links (flood->ways, from, joined);
    for (guint j = 0; j < joined->len; j++)
      visit (flood, from, g_array_index (joined, CrPlace, j));
  }
}

static void
add_unreachable (const Flood *flood, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (flood->scene);
  CrPlace place = cr_ways_place (flood->ways, g_array_index (flood->queue, int, 0));
  const CrStructureKind *structure = cr_scene_get_structure (flood->scene, place);
  const char *name = cr_node_get_localized (structure->node, "name", g_get_language_names ());
  g_autofree char *at = cr_map_format_printed (map, place);
  char *message;

  name = name != NULL ? name : structure->code;
  if (flood->queue->len == 1)
    message = g_strdup_printf (cr_text ("No stairs, door or ladder leads to %s (%s)."), at, name);
  else
    message = g_strdup_printf (
        cr_text ("No stairs, door or ladder leads to %s (%s) and the hexes beside it: %d "
                 "in all."),
        at, name, flood->queue->len);
  cr_check_add (problems, "unreachable", place, message)->rule =
      structure->keep ? "MOV-04" : "MOV-05";
}

/* Towers and keep are entered by doorways, ramparts by stairways: MOV-04, MOV-05. */
void
cr_check_reach (const CrScene *scene, GPtrArray *problems)
{
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  g_autofree guint8 *seen = g_new0 (guint8, ways->n_places);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  Flood flood = { .scene = scene, .ways = ways, .seen = seen, .queue = queue };

  if (cr_ruleset_n_movers (cr_scene_get_ruleset (scene)) == 0)
    return;
  for (int index = 0; index < ways->n_places; index++) {
    CrPlace place = cr_ways_place (ways, index);

    if (seen[index] || !cr_scene_has_place (scene, place) || !is_building (&flood, place))
      continue;
    flood_building (&flood, index);
    if (!flood.entered)
      add_unreachable (&flood, problems);
  }
}
