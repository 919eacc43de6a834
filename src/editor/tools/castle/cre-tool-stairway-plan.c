/* cre-tool-stairway-plan.c: the stairway that a run of hexes, as it was dragged, would make.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-stairway-private.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-run.h"

/* The last hex may lie on another floor than the rest of the run. */
CrPlace
cre_tool_stairway_get_place (CreToolStairway *tool, guint index)
{
  CrPlace place = cre_run_get (tool->run, index);

  if (tool->head_floor > 0 && index > 0 && index + 1 == cre_run_get_length (tool->run))
    place.floor = MIN (tool->head_floor, cr_map_n_floors (cre_tool_get_map (CRE_TOOL (tool)))) - 1;
  return place;
}

/* The foot is the lower end; on even ground it is where the drag began. */
static gboolean
goes_down (CreToolStairway *tool)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));

  return cr_map_get_level (map, cre_tool_stairway_get_place (tool, 0)) >
         cr_map_get_level (map,
                           cre_tool_stairway_get_place (tool, cre_run_get_length (tool->run) - 1));
}

guint
cre_tool_stairway_from_foot (CreToolStairway *tool, guint i)
{
  return goes_down (tool) ? cre_run_get_length (tool->run) - 1 - i : i;
}

/* The hex beside both the end and its stair that the pointer is nearest to. */
static gboolean
find_second (CreToolStairway *tool, CrPlace end, CrPlace stair, const CreAim *aim, CrPlace *second)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  double best = G_MAXDOUBLE;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { end.floor, cr_hex_neighbour (end.hex, d) };
    CrPoint at = cr_layout_centre (cr_map_get_grid (map), next.hex);
    double dx = at.x - aim->point.x, dy = at.y - aim->point.y;

    if (cr_hex_distance (next.hex, stair.hex) != 1 || !cr_map_has_place (map, next) ||
        dx * dx + dy * dy >= best)
      continue;
    best = dx * dx + dy * dy;
    *second = next;
  }
  return best < G_MAXDOUBLE;
}

/* Pressed nearer to the second hex than to the middle of the end, the stairway opens on both. */
#define NEAR 0.75

static void
set_end (CreToolStairway *tool, CrNode *node, CrStairEndName which, CrPlace end, CrPlace stair)
{
  static const char *const names[][2] = { { "foot", "opens-foot" }, { "head", "opens-head" } };
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  gboolean last = (which == CR_STAIR_HEAD) != goes_down (tool);
  const CreAim *aim = cre_run_get_aim (tool->run, last);
  int opens = tool->opens[which];
  g_autofree char *text = cr_map_format_place (map, end);
  CrPlace second;

  if ((opens == CR_OPENS_TWO || opens == CRE_OPENS_DRAGGED) &&
      find_second (tool, end, stair, aim, &second)) {
    CrPoint at = cr_layout_centre (cr_map_get_grid (map), second.hex);
    double dx = at.x - aim->point.x, dy = at.y - aim->point.y;

    if (opens == CR_OPENS_TWO || dx * dx + dy * dy < NEAR * NEAR) {
      g_autofree char *other = cr_map_format_place (map, second);
      g_autofree char *both = g_strdup_printf ("%s %s", text, other);

      cr_node_set (node, names[which][0], both);
      return;
    }
  }
  cr_node_set (node, names[which][0], text);
  if (opens == CR_OPENS_HEX)
    cr_node_set (node, names[which][1], cr_opens_get_name (CR_OPENS_HEX));
}

static CrNode *
make_node (CreToolStairway *tool)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  guint n = cre_run_get_length (tool->run);
  CrNode *node = cr_node_new ("stairway");
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "stairs");

  for (guint i = 1; i + 1 < n; i++) {
    CrPlace place = cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, i));
    g_array_append_val (steps, place);
  }

  g_autofree char *hexes = cr_build_format_places (map, cr_places_of (steps));
  cr_node_set (node, "id", id);
  cr_node_set (node, "hexes", hexes);
  set_end (tool, node, CR_STAIR_FOOT,
           cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, 0)),
           g_array_index (steps, CrPlace, 0));
  set_end (tool, node, CR_STAIR_HEAD,
           cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, n - 1)),
           g_array_index (steps, CrPlace, steps->len - 1));
  if (tool->raisable)
    cr_node_set (node, "raisable", "yes");
  return node;
}

CrEdit *
cre_tool_stairway_plan (CreToolStairway *tool, GError **error)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  int stair =
      cr_map_intern_code (cre_tool_get_map (CRE_TOOL (tool)), CR_LAYER_TERRAIN, CR_BUILD_STAIR);

  if (!cr_build_stairway (edit, cre_tool_get_map (CRE_TOOL (tool)), stair, make_node (tool), error))
    return NULL;
  return g_steal_pointer (&edit);
}

static int
get_end_level (CreToolStairway *tool, guint from_foot)
{
  return cr_map_get_level (
      cre_tool_get_map (CRE_TOOL (tool)),
      cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, from_foot)));
}

static char *
format_done (guint n, int low, int high)
{
  g_autofree char *from = cre_format_level (low);
  g_autofree char *to = cre_format_level (high);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Stairway of %u hex built, %s to %s.",
                                       "Stairway of %u hexes built, %s to %s.", n),
                          n, from, to);
}

char *
cre_tool_stairway_dup_done (CreToolStairway *tool)
{
  guint n = cre_run_get_length (tool->run);

  return format_done (n, get_end_level (tool, 0), get_end_level (tool, n - 1));
}

typedef struct {
  const CrNode *node;
  int stair;
} Wanted;

static gboolean
plan_after (CrEdit *edit, const CrScene *scene, gconstpointer data)
{
  const Wanted *wanted = data;

  return cr_build_stairway (edit, cr_scene_get_map (scene), wanted->stair,
                            cr_node_copy (wanted->node), NULL);
}

/* A floor that is not there yet is of what the foot stands on. */
static CrEdit *
lay_head (CreToolStairway *tool, CrPlace head, int level)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  CrPlace foot = cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, 0));
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, map, head, CR_LAYER_LEVEL, level);
  if (!cr_map_has_place (map, head))
    cr_edit_set_value (edit, map, head, CR_LAYER_TERRAIN,
                       cr_map_get_value (map, foot, CR_LAYER_TERRAIN));
  return edit;
}

void
cre_tool_stairway_offer_head (CreToolStairway *tool, const char *label)
{
  CreTool *base = CRE_TOOL (tool);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  guint n = cre_run_get_length (tool->run);
  CrPlace head = cre_tool_stairway_get_place (tool, cre_tool_stairway_from_foot (tool, n - 1));
  int low = get_end_level (tool, 0), reached = low + (int) n - 2;
  g_autoptr (CrNode) node = make_node (tool);
  const Wanted wanted = { node, cr_map_intern_code (map, CR_LAYER_TERRAIN, CR_BUILD_STAIR) };
  g_autofree char *at = cr_map_format_printed (map, head);
  g_autofree char *level = cre_format_level (reached);
  g_autofree char *offer = NULL;
  CrEdit *both;

  if (reached > CR_LEVEL_MAX || !cr_grid_contains (cr_map_get_grid (map), head.hex))
    return;
  both = cre_tool_plan_after (base, lay_head (tool, head, reached), plan_after, &wanted);
  if (both == NULL)
    return;
  /* Translators: a hex number, a level: the head of a stairway */
  offer = g_strdup_printf (cr_map_has_place (map, head) ? _ ("Set %s to %s") : _ ("Lay %s at %s"),
                           at, level);
  cre_tool_offer (base, offer, both, label, format_done (n, low, reached));
}
