/* cre-tool-mechanism-offer.c: what a mechanism lacks, made for it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-mechanism-private.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"

static gboolean
plan_after (CrEdit *edit, const CrScene *scene, gconstpointer data)
{
  CrMoved moved = { 0 };

  return cr_build_move (edit, scene, data, &moved, NULL);
}

/* A bridge where there is none. */

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

/* The side of a bridge's hex that it leads to: where there is a gate, else what is built nearest
 * to the winch; -1 when nothing is. */
static CrDirection
find_landing (CreToolMechanism *self, CrPlace bridge)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrDirection best = -1;
  int nearest = G_MAXINT;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { bridge.floor, cr_hex_neighbour (bridge.hex, d) };
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

/* A bridge is level with what it leads to; before there is anything, with the winch. */
static int
find_level (CreToolMechanism *self, CrPlace bridge)
{
  CrDirection landing = find_landing (self, bridge);
  CrPlace to = landing < 0 ? self->control
                           : (CrPlace){ bridge.floor, cr_hex_neighbour (bridge.hex, landing) };

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

/* A gate or a portcullis where there is none; its inside is the hex nearer to the winch. */
static CrEdit *
hang_gate (CreToolMechanism *self, CrPlace place, CrDirection side, CrSideKind kind)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrSide gate = { .kind = (gint8) kind, .inside = CR_INSIDE_HERE, .state = CR_STATE_OPEN };
  CrPlace beyond = { place.floor, cr_hex_neighbour (place.hex, side) };
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

/* @first: (transfer full): */
void
cre_tool_mechanism_offer_after (CreToolMechanism *self,
                                const char *words,
                                CrEdit *first,
                                const CreAim *aim,
                                int what)
{
  CreTool *tool = CRE_TOOL (self);
  const CrMovePlan it = make_plan (self, aim->place, what == CR_MOVED_SIDE ? aim->side : -1);
  const CrMoved moved = { what, NULL, FALSE };
  CrEdit *edit = cre_tool_plan_after (tool, first, plan_after, &it);
  g_autofree char *label = cre_tool_mechanism_dup_label (self, aim, &moved);

  if (edit != NULL)
    cre_tool_offer (tool, words, edit, label, cre_tool_mechanism_dup_done (self, aim, &moved));
}

/* What is up covers its moat: it comes down, and what else is to be moved is a bridge by then. */
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
  cre_tool_mechanism_offer_after (self, words, g_steal_pointer (&first), aim, CR_MOVED_HEX);
  return TRUE;
}

static void
offer_bridge (CreToolMechanism *self, const CreAim *aim)
{
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), aim->place);
  /* Translators: a hex number */
  g_autofree char *words = g_strdup_printf (_ ("Make %s a bridge"), at);

  if (!offer_lowering (self, aim))
    cre_tool_mechanism_offer_after (self, words, lay_bridge (self, aim->place), aim, CR_MOVED_HEX);
}

/* After a refusal. */
void
cre_tool_mechanism_offer (CreToolMechanism *self, const CreAim *aim)
{
  const char *kind = cr_mechanism_get_kind ((guint) self->kind)->name;

  if (!cr_map_has_place (cre_tool_get_map (CRE_TOOL (self)), aim->place))
    return;
  if (g_str_equal (kind, "drawbridge"))
    offer_bridge (self, aim);
  else if (g_str_equal (kind, "portcullis"))
    cre_tool_mechanism_offer_after (self, _ ("Put a portcullis there"),
                                    hang_gate (self, aim->place, aim->side, CR_SIDE_PORTCULLIS),
                                    aim, CR_MOVED_SIDE);
  else if (g_str_equal (kind, "sluice"))
    cre_tool_mechanism_offer_passage (self, aim);
  else
    cre_tool_mechanism_offer_step (self, aim);
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
  cre_tool_mechanism_offer_after (
      self, words, there ? cr_edit_new () : hang_gate (self, aim->place, side, CR_SIDE_GATE), &gate,
      CR_MOVED_SIDE);
}
