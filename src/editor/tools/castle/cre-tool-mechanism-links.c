/* cre-tool-mechanism-links.c: the passage of a sluice and the step of a stairway that is raised,
 * made where they are lacking. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism-private.h"

#include "cre-names.h"
#include "cre-run.h"
#include "cre-stair-link.h"

#include "cr-build.h"
#include "cr-numbering.h"

#include <glib/gi18n-lib.h>

/* The floor on which passages are dug, and its level below ground (part E2). */
#define FLOOR "passage"
#define LEVEL -1

/* The functions from here on make what a mechanism lacks. */

static gboolean
plan_after (CrEdit *edit, const CrScene *scene, gconstpointer data)
{
  CrMoved moved = { 0 };

  return cr_build_move (edit, scene, data, &moved, NULL);
}

/* The functions from here on make a bridge where there is none. */

static const char *
find_bridge_code (CreToolMechanism *self)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (cre_tool_get_document (CRE_TOOL (self)));

  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++)
    if (cr_ruleset_get_terrain (ruleset, i)->bridge)
      return cr_ruleset_get_terrain (ruleset, i)->code;
  return NULL;
}

static gboolean
is_built (CreToolMechanism *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const char *structure = cr_map_has_place (map, place) ? cr_map_get_structure (map, place) : "";

  return *structure != '\0' && !g_str_equal (structure, "none");
}

/* Returns: the side over which the bridge leads: one with a gate, otherwise the one to the building
 * that is nearest to the winch; -1 when nothing is built beside it */
static CrDirection
find_landing (CreToolMechanism *self, CrPlace bridge)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrDirection best = -1;
  int nearest = G_MAXINT;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (bridge, d);
    int far = cr_hex_distance (next.hex, self->control.hex);

    if (!cr_map_has_opening (map, bridge, d) && !is_built (self, next))
      continue;
    far -= cr_map_has_opening (map, bridge, d) ? 1000 : 0;
    if (far < nearest) {
      nearest = far;
      best = d;
    }
  }
  return best;
}

/* Returns: the level of what the bridge leads to; as long as nothing is built there, that of the
 * winch */
static int
find_level (CreToolMechanism *self, CrPlace bridge)
{
  CrDirection landing = find_landing (self, bridge);
  CrPlace to = landing < 0 ? self->control : cr_place_neighbour (bridge, landing);

  return cr_map_get_level (cre_tool_get_map (CRE_TOOL (self)), to);
}

static CrEdit *
lay_bridge (CreToolMechanism *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const char *code = find_bridge_code (self);
  CrEdit *edit = cr_edit_new ();

  if (code != NULL) {
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, code);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, find_level (self, place));
  }
  return edit;
}

/* Returns: an edit that puts a gate or a portcullis on that side; its inside is the hex nearer to
 * the winch */
static CrEdit *
hang_gate (CreToolMechanism *self, CrPlace place, CrDirection side, CrSideKind kind)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrSide gate = { .kind = (gint8) kind, .inside = CR_INSIDE_HERE, .state = CR_STATE_OPEN };
  CrPlace beyond = cr_place_neighbour (place, side);
  CrEdit *edit = cr_edit_new ();

  gate.height = CR_HEIGHT_DEFAULT;
  gate.arc = CR_ARC_DEFAULT;
  if (cr_hex_distance (beyond.hex, self->control.hex) <
      cr_hex_distance (place.hex, self->control.hex))
    cr_edit_put_side (edit, map, beyond, cr_direction_opposite (side), gate);
  else
    cr_edit_put_side (edit, map, place, side, gate);
  return edit;
}

static CrMovePlan
make_plan (CreToolMechanism *self, CrPlace place, CrDirection side)
{
  return (CrMovePlan){ cr_mechanism_get_kind ((guint) self->kind)->name, self->id, self->control,
                       place, side };
}

/* Offers @words: to do @first, and after it what was refused at @aim. @first: (transfer full);
 * @what: one of the values of #CrMoved */
static void
offer_after (CreToolMechanism *self, const char *words, CrEdit *first, const CreAim *aim, int what)
{
  CreTool *tool = CRE_TOOL (self);
  const CrMovePlan it = make_plan (self, aim->place, what == CR_MOVED_SIDE ? aim->side : -1);
  const CrMoved moved = { what, NULL, FALSE };
  CrEdit *edit = cre_tool_plan_after (tool, first, plan_after, &it);
  g_autofree char *label = cre_tool_mechanism_dup_label (self, aim, &moved);

  if (edit != NULL)
    cre_tool_offer (tool, words, edit, label, cre_tool_mechanism_dup_done (self, aim, &moved));
}

/* While a bridge is up its hexes are moat, so it cannot get another hex. Offers to lower it first,
 * and to make that hex a bridge if it is none. Returns: FALSE when no bridge is up */
static gboolean
offer_lowering (CreToolMechanism *self, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const CrTerrainKind *terrain =
      cr_scene_get_terrain (cre_tool_get_scene (CRE_TOOL (self)), aim->place);
  int index = cre_tool_mechanism_find_current (self);
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autoptr (CrEdit) first = cr_edit_new ();
  g_autofree char *at = cr_map_format_printed (map, aim->place);
  g_autofree char *words = NULL;

  if (!cre_tool_mechanism_read (map, index, &it) || !g_str_equal (it.state, "raised") ||
      !cr_build_work_mechanism (first, map, (guint) index, "lowered", NULL))
    return FALSE;
  if (terrain != NULL && terrain->bridge) {
    words = g_strdup (_ ("Lower it first"));
  } else {
    cr_edit_merge (first, lay_bridge (self, aim->place));
    /* Translators: a drawbridge; a hex number */
    words = g_strdup_printf (_ ("Lower it, and make %s a bridge"), at);
  }
  offer_after (self, words, g_steal_pointer (&first), aim, CR_MOVED_HEX);
  return TRUE;
}

static void
offer_bridge (CreToolMechanism *self, const CreAim *aim)
{
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), aim->place);
  /* Translators: a hex number */
  g_autofree char *words = g_strdup_printf (_ ("Make %s a bridge"), at);

  if (!offer_lowering (self, aim))
    offer_after (self, words, lay_bridge (self, aim->place), aim, CR_MOVED_HEX);
}

/* Returns: (transfer full) (element-type CrPlace): the hexes on the straight line between both */
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

/* Offers to dig the passage that the sluice would flood; it comes out at the control hex. */
static void
offer_passage (CreToolMechanism *self, const CreAim *aim)
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
  offer_after (self, words, g_steal_pointer (&edit), aim, CR_MOVED_PASSAGE);
}

typedef struct {
  CrPlace foot, head;
  int low, cost;
} Step;

/* Compares one step with the best so far. The straight ones are best, of these the ones where the
 * ground rises by one already, of these the ones whose head is nearest to the winch. */
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

static void
offer_step (CreToolMechanism *self, const CreAim *aim)
{
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
  edit = cre_stair_link_plan_after (CRE_TOOL (self), edit, node);
  if (edit == NULL)
    return;
  foot = cr_map_format_printed (map, step.foot);
  head = cr_map_format_printed (map, step.head);
  /* Translators: two hex numbers; a step of a stairway lies between them */
  words = g_strdup_printf (_ ("Make it a step from %s up to %s"), foot, head);
  offer_after (self, words, edit, aim, CR_MOVED_STAIRWAY);
}

/* Called after a refusal: offers what can be done in place of it. */
void
cre_tool_mechanism_offer (CreToolMechanism *self, const CreAim *aim)
{
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;

  if (!cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    return;
  if (g_str_equal (kind, "drawbridge"))
    offer_bridge (self, aim);
  else if (g_str_equal (kind, "portcullis"))
    offer_after (self, _ ("Put a portcullis there"),
                 hang_gate (self, aim->place, aim->side, CR_SIDE_PORTCULLIS), aim, CR_MOVED_SIDE);
  else if (g_str_equal (kind, "sluice"))
    offer_passage (self, aim);
  else
    offer_step (self, aim);
}

static gboolean
moves_side (CreToolMechanism *self, CrPlace place, CrDirection side)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  const CrMovePlan it = make_plan (self, place, side);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrMoved moved = { 0 };

  return cr_map_n_nodes (map, CR_SECTION_MECHANISMS) > 0 &&
         cr_build_move (edit, cre_tool_get_scene (CRE_TOOL (self)), &it, &moved, NULL) &&
         moved.what == CR_MOVED_SIDE && moved.is_out;
}

void
cre_tool_mechanism_offer_gate (CreToolMechanism *self, const CreAim *aim)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrDirection side = find_landing (self, aim->place);
  g_autofree char *at = NULL;
  g_autofree char *words = NULL;
  gboolean there;
  CreAim gate;

  if (side < 0 || moves_side (self, aim->place, side))
    return;
  gate = cre_aim_at_side (cr_map_get_grid (map), aim->place, side, aim->modifiers);
  there = cr_map_has_opening (map, aim->place, side);
  at = cr_map_format_printed_side (map, aim->place, side);
  /* Translators: a hex and its side, 0810 S */
  words =
      g_strdup_printf (there ? _ ("It shuts the gate on %s, too") : _ ("Put its gate on %s"), at);
  offer_after (self, words,
               there ? cr_edit_new () : hang_gate (self, aim->place, side, CR_SIDE_GATE), &gate,
               CR_MOVED_SIDE);
}

/* The functions from here on tell what the next click of the mechanism tool means. */

/* A click means a gate when it is this near to the middle of a side, in hex widths. */
#define NEAR 0.3

static CrDirection
find_side (CreToolMechanism *self, const CreAim *aim)
{
  CrPoint middle = cr_layout_side_middle (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self))),
                                          aim->place.hex, aim->side);
  double dx = middle.x - aim->point.x, dy = middle.y - aim->point.y;
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;

  return dx * dx + dy * dy < NEAR * NEAR || g_str_equal (kind, "portcullis") ? aim->side : -1;
}

CrEdit *
cre_tool_mechanism_plan (CreToolMechanism *self, const CreAim *aim, CrMoved *moved, GError **error)
{
  CrMovePlan it = { cr_mechanism_get_kind ((guint) self->kind)->name, self->id, self->control,
                    aim->place, find_side (self, aim) };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_build_move (edit, cre_tool_get_scene (CRE_TOOL (self)), &it, moved, error))
    return NULL;
  return g_steal_pointer (&edit);
}

char *
cre_tool_mechanism_dup_current (CreToolMechanism *self)
{
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;
  const CrMechanism like = { .kind = kind, .control = self->control };

  return cre_tool_mechanism_dup_name (cre_tool_get_map (CRE_TOOL (self)), &like);
}

static char *
dup_moved (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *at = cr_map_format_printed (map, aim->place);

  if (moved->what == CR_MOVED_SIDE)
    /* Translators: a hex and its side, 0708 SW */
    return g_strdup_printf (_ ("the gate on %s %s"), at,
                            cr_direction_get_title (aim->side, cr_map_get_grid (map)->orientation));
  if (moved->what == CR_MOVED_STAIRWAY)
    return g_strdup_printf (_ ("the stairway at %s"), at);
  if (moved->what == CR_MOVED_PASSAGE)
    return g_strdup_printf (_ ("the passage at %s"), at);
  return g_steal_pointer (&at);
}

char *
cre_tool_mechanism_dup_label (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  g_autofree char *what = dup_moved (self, aim, moved);

  /* Translators: drawbridge 0809; 0811 or “the gate on 0810 S” */
  return g_strdup_printf (moved->is_out ? _ ("%s without %s") : _ ("%s with %s"), name, what);
}

char *
cre_tool_mechanism_dup_done (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved)
{
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  g_autofree char *capital = cre_capitalize (name);
  g_autofree char *what = dup_moved (self, aim, moved);

  /* Translators: Drawbridge 0809; 0811 or “the gate on 0810 S” */
  return g_strdup_printf (moved->is_out ? _ ("%s moves %s no more.") : _ ("%s moves %s now."),
                          capital, what);
}

static char *
describe_move (CreToolMechanism *self, const CreAim *aim)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = cre_tool_mechanism_dup_current (self);
  CrMoved moved = { 0 };
  g_autoptr (CrEdit) edit = cre_tool_mechanism_plan (self, aim, &moved, &error);

  if (edit == NULL)
    /* Translators: drawbridge 0809: the reason. */
    return g_strdup_printf (_ ("Nothing to add to %s: %s."), name, error->message);

  g_autofree char *what = dup_moved (self, aim, &moved);
  if (moved.is_out)
    /* Translators: 0811 or “the gate on 0810 S”; drawbridge 0809 */
    return g_strdup_printf (_ ("Takes %s out of %s. Esc lets go."), what, name);
  /* Translators: 0811 or “the gate on 0810 S”; drawbridge 0809 */
  return g_strdup_printf (_ ("Adds %s to %s. Esc lets go."), what, name);
}

static char *
describe_control (CreToolMechanism *self, int index, gboolean erase)
{
  g_auto (CrMechanism) it = { .kind = NULL };
  g_autofree char *name = NULL;
  g_autofree char *capital = NULL;

  if (!cre_tool_mechanism_read (cre_tool_get_map (CRE_TOOL (self)), index, &it))
    return NULL;
  name = cre_tool_mechanism_dup_name (cre_tool_get_map (CRE_TOOL (self)), &it);
  capital = cre_capitalize (name);
  if (erase)
    return g_strdup_printf (_ ("Removes %s."), name);
  if (index == cre_tool_mechanism_find_current (self))
    /* Translators: drawbridge 0809; lowered; raised; DRW-01 */
    return g_strdup_printf (_ ("Works %s: now %s, then %s. %s."), name,
                            cre_tool_mechanism_get_state (it.state),
                            cre_tool_mechanism_get_state (cr_mechanism_get_other_state (&it)),
                            cr_mechanism_find_kind (it.kind)->rule);
  /* Translators: Drawbridge 0809; lowered */
  return g_strdup_printf (_ ("%s, %s. Click takes it in hand, Ctrl+click removes it."), capital,
                          cre_tool_mechanism_get_state (it.state));
}

static char *
describe_aim (CreToolMechanism *self, const CreAim *aim)
{
  int index = cre_tool_mechanism_find_at (cre_tool_get_map (CRE_TOOL (self)), aim->place, FALSE);
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), aim->place);
  g_autofree char *kind =
      cre_tool_mechanism_dup_kind (cr_mechanism_get_kind ((guint) self->kind)->name);

  if (!cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    return g_strdup (_ ("There is no hex here."));
  if (index >= 0)
    return describe_control (self, index, erase);
  if (erase)
    return g_strdup_printf (_ ("Nothing is worked from %s."), at);
  if (self->has_control && cr_place_equal (self->control, aim->place))
    return g_strdup (_ ("The control hex. Now click what it moves, or Esc."));
  if (self->has_control)
    return describe_move (self, aim);
  /* Translators: a hex number; drawbridge, sluice, … */
  return g_strdup_printf (_ ("Click the control hex, then what it moves: %s works a %s."), at,
                          kind);
}

void
cre_tool_mechanism_show (CreTool *tool, const CreAim *aim)
{
  CreToolMechanism *self = CRE_TOOL_MECHANISM (tool);
  CreMark mark = { aim->place, -1 };
  CrMoved moved = { 0 };
  g_autoptr (CrEdit) edit = NULL;

  if (self->has_control && !cr_place_equal (self->control, mark.place))
    edit = cre_tool_mechanism_plan (self, aim, &moved, NULL);
  if (edit != NULL && moved.what == CR_MOVED_SIDE)
    mark.side = aim->side;
  cre_tool_set_preview (tool, &mark, 1);
  cre_tool_take_status (tool, describe_aim (self, aim));
}
