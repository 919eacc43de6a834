/* cre-tool-mechanism-links.c: the passage of a sluice and the step of a stairway that is raised,
 * made where they are lacking. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism-private.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-run.h"

/* Floor of passages, and their level below ground (part E2). */
#define FLOOR "passage"
#define LEVEL -1

/* Straight from the one to the other. */
static GArray *
dup_way (const CrMap *map, CrPlace from, CrPlace to)
{
  const CreAim ends[] = { cre_aim_at_place (cr_map_get_grid (map), from, 0),
                          cre_aim_at_place (cr_map_get_grid (map), to, 0) };
  CreRun *run = cre_run_new (TRUE);
  GArray *places;

  cre_run_start (run, map, &ends[0]);
  cre_run_extend (run, map, &ends[1]);
  places = cre_run_dup_places (run);
  cre_run_free (run);
  return places;
}

void
cre_tool_mechanism_offer_passage (CreToolMechanism *self, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (GArray) way = dup_way (map, self->control, aim->place);
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "passage");
  const CrPassagePlan plan = { .id = id,
                               .floor = FLOOR,
                               .level = LEVEL,
                               .floods = TRUE,
                               .hexes = cr_places_of (way).places,
                               .n_hexes = way->len };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *from = cr_map_format_printed (map, self->control);
  g_autofree char *to = cr_map_format_printed (map, aim->place);
  g_autofree char *words = NULL;

  if (!cr_build_passage_along (edit, map, &plan, NULL))
    return;
  /* Translators: two hex numbers */
  words = g_strdup_printf (_ ("Dig a passage from %s to %s"), from, to);
  cre_tool_mechanism_offer_after (self, words, g_steal_pointer (&edit), aim, CR_MOVED_PASSAGE);
}

typedef struct {
  CrPlace foot, head;
  int low, cost;
} Step;

/* A step leads from one side straight to the other, best where the ground rises by one already,
 * and towards the winch. */
static void
weigh_step (CreToolMechanism *self, CrPlace at, CrDirection up, CrDirection down, Step *best)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  Step step = {
    { at.floor, cr_hex_neighbour (at.hex, down) }, { at.floor, cr_hex_neighbour (at.hex, up) }, 0, 0
  };
  int rise;

  if (!cr_map_has_place (map, step.foot) || !cr_map_has_place (map, step.head))
    return;
  step.low = cr_map_get_level (map, step.foot);
  rise = cr_map_get_level (map, step.head) - step.low;
  if ((rise != 0 && rise != 1) || step.low >= CR_LEVEL_MAX)
    return;
  step.cost = cr_hex_distance (step.head.hex, self->control.hex) + (rise == 0 ? G_MAXINT16 : 0) +
              (up != cr_direction_opposite (down) ? G_MAXINT8 : 0);
  if (step.cost < best->cost)
    *best = step;
}

static gboolean
find_step (CreToolMechanism *self, CrPlace at, Step *best)
{
  best->cost = G_MAXINT;
  for (CrDirection up = 0; up < CR_N_DIRECTIONS; up++)
    for (int turn = 2; turn <= 4; turn++)
      weigh_step (self, at, up, (up + turn) % CR_N_DIRECTIONS, best);
  return best->cost < G_MAXINT;
}

static CrNode *
make_stairway (const CrMap *map, CrPlace at, const Step *step)
{
  CrNode *node = cr_node_new ("stairway");
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "stairs");
  g_autofree char *hexes = cr_map_format_place (map, at);
  g_autofree char *foot = cr_map_format_place (map, step->foot);
  g_autofree char *head = cr_map_format_place (map, step->head);

  cr_node_set (node, "id", id);
  cr_node_set (node, "hexes", hexes);
  cr_node_set (node, "foot", foot);
  cr_node_set (node, "head", head);
  cr_node_set (node, "raisable", "yes");
  return node;
}

typedef struct {
  const CrNode *node;
  int stair;
} Wanted;

static gboolean
plan_stairway (CrEdit *edit, const CrScene *scene, gconstpointer data)
{
  const Wanted *wanted = data;

  return cr_build_stairway (edit, cr_scene_get_map (scene), wanted->stair,
                            cr_node_copy (wanted->node), NULL);
}

void
cre_tool_mechanism_offer_step (CreToolMechanism *self, const CreAim *aim)
{
  CreTool *tool = CRE_TOOL (self);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrEdit *edit = cr_edit_new ();
  g_autoptr (CrNode) node = NULL;
  g_autofree char *foot = NULL;
  g_autofree char *head = NULL;
  g_autofree char *words = NULL;
  Step step;

  if (!find_step (self, aim->place, &step)) {
    cr_edit_free (edit);
    return;
  }
  node = make_stairway (map, aim->place, &step);
  cr_edit_set_value (edit, map, step.head, CR_LAYER_LEVEL, step.low + 1);
  edit = cre_tool_plan_after (
      tool, edit, plan_stairway,
      &(Wanted){ node, cr_map_intern_code (map, CR_LAYER_TERRAIN, CR_BUILD_STAIR) });
  if (edit == NULL)
    return;
  foot = cr_map_format_printed (map, step.foot);
  head = cr_map_format_printed (map, step.head);
  /* Translators: two hex numbers; a step of a stairway lies between them */
  words = g_strdup_printf (_ ("Make it a step from %s up to %s"), foot, head);
  cre_tool_mechanism_offer_after (self, words, edit, aim, CR_MOVED_STAIRWAY);
}
