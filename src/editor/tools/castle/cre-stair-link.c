/* cre-stair-link.c: spiral stairs, ladders, ramps, trapdoors, ropes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-stair-link.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-floors.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cre-floors.h"
#include "cre-names.h"

/* The place to which a link leads, on a floor that may have to be made. */
typedef struct {
  CrPlace place;
  gboolean is_new;
  CrFloor floor; /* the new floor, whose texts are owned */
} Target;

static void
clear_target (Target *target)
{
  g_free (target->floor.id);
  g_free (target->floor.name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Target, clear_target)

static void
make_floor (Target *target, const CrMap *map, CrPlace from, int step)
{
  target->is_new = TRUE;
  target->place.floor = cr_map_n_floors (map);
  target->floor.name = g_strdup (step > 0 ? _ ("Upper floor") : _ ("Cellar"));
  target->floor.id = cre_floors_make_id (map, target->floor.name);
  target->floor.storey =
      CLAMP (cr_map_get_floor (map, from.floor)->storey + step, -CR_STOREY_MOST, CR_STOREY_MOST);
  target->floor.defaults[CR_LAYER_LEVEL] =
      (gint16) CLAMP (cr_map_get_level (map, from) + step, CR_LEVEL_MIN, CR_LEVEL_MAX);
}

/* A ramp needs room to rise, so it always leads to the next hex. Where there is no floor above or
 * below yet, a new one is planned. */
static Target
find_target (const CrMap *map, const CreStairLink *link)
{
  Target target = { .place = link->from };
  int step = link->to == CRE_TO_ABOVE || link->to == CRE_TO_NEW_ABOVE ? 1 : -1;

  if (link->to == CRE_TO_BESIDE || g_str_equal (link->kind, "ramp")) {
    target.place.hex = cr_hex_neighbour (link->from.hex, link->side);
  } else if (link->to >= CRE_TO_FLOOR) {
    target.place.floor = MIN (link->to - CRE_TO_FLOOR, cr_map_n_floors (map) - 1);
  } else {
    if (link->to == CRE_TO_ABOVE || link->to == CRE_TO_BELOW)
      target.place.floor = cr_floors_step (map, link->from.floor, step);
    if (target.place.floor == link->from.floor)
      make_floor (&target, map, link->from, step);
  }
  return target;
}

char *
cre_stair_link_dup_name (CreMapDocument *document, const char *kind)
{
  return cre_name_link (cre_map_document_get_ruleset (document), kind);
}

static CrEdit *
plan_to (CreMapDocument *document, const CreStairLink *link, const Target *target, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, link->kind);
  const CrLinkPlan plan = { link->kind, id, link->from, target->place,
                            target->is_new ? &target->floor : NULL };

  if (!cr_build_link_between (edit, map, &plan, error))
    return NULL;
  return g_steal_pointer (&edit);
}

CrEdit *
cre_stair_link_plan (CreMapDocument *document, const CreStairLink *link, GError **error)
{
  g_auto (Target) target = find_target (cre_map_document_get_map (document), link);

  return plan_to (document, link, &target, error);
}

int
cre_stair_link_find (const CrMap *map, const char *kind, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (!cr_link_is_kind (cr_node_get_name (node)) || !cr_link_read (map, node, &link, NULL) ||
        (kind != NULL && !cr_node_is (node, kind)))
      continue;
    if (cr_place_equal (link.from, place) || cr_place_equal (link.to, place))
      return (int) i;
  }
  return -1;
}

/* "Ladder from 0708 (0) to 0709 (+2)." or "Ladder at 0708, from Ground to Upper floor." */
static char *
describe_to (CreMapDocument *document, const CreStairLink *link, const Target *target)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *name = cre_stair_link_dup_name (document, link->kind);
  g_autofree char *capital = cre_capitalize (name);
  g_autofree char *from = cr_map_format_printed (map, link->from);
  const char *here = cre_floors_get_name (map, link->from.floor);

  if (target->is_new)
    /* Translators: Ladder at 0708, from Ground to a new floor, Upper floor. */
    return g_strdup_printf (_ ("%s at %s, from %s to a new floor, %s."), capital, from, here,
                            target->floor.name);
  if (target->place.floor != link->from.floor)
    /* Translators: Ladder at 0708, from Ground to Upper floor. */
    return g_strdup_printf (_ ("%s at %s, from %s to %s."), capital, from, here,
                            cre_floors_get_name (map, target->place.floor));

  g_autofree char *to = cr_map_format_printed (map, target->place);
  g_autofree char *low = cre_format_level (cr_map_get_level (map, link->from));
  g_autofree char *high = cre_format_level (cr_map_get_level (map, target->place));
  /* Translators: Ladder from 0708 (0) to 0709 (+2). */
  return g_strdup_printf (_ ("%s from %s (%s) to %s (%s)."), capital, from, low, to, high);
}

char *
cre_stair_link_describe (CreMapDocument *document, const CreStairLink *link)
{
  g_auto (Target) target = find_target (cre_map_document_get_map (document), link);

  return describe_to (document, link, &target);
}

char *
cre_stair_link_dup_refusal (CreTool *tool, const CreStairLink *link, const GError *error)
{
  CreMapDocument *document = cre_tool_get_document (tool);
  const CrMap *map = cre_map_document_get_map (document);
  g_auto (Target) target = find_target (map, link);
  g_autofree char *name = cre_stair_link_dup_name (document, link->kind);
  g_autofree char *capital = cre_capitalize (name);
  int present = cre_stair_link_find (map, link->kind, link->from);

  if (present >= 0 && !target.is_new &&
      present == cre_stair_link_find (map, link->kind, target.place))
    /* Translators: spiral stair, ladder, stairway, … */
    return g_strdup_printf (_ ("%s. Ctrl+click removes it."), capital);
  /* Translators: No ladder here: the reason. */
  return g_strdup_printf (_ ("No %s here: %s."), name, error->message);
}

void
cre_stair_link_show (CreTool *tool, const CreStairLink *link)
{
  CreMapDocument *document = cre_tool_get_document (tool);
  g_auto (Target) target = find_target (cre_map_document_get_map (document), link);
  CreMark marks[] = { { link->from, -1 }, { { link->from.floor, target.place.hex }, -1 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrEdit) edit = plan_to (document, link, &target, &error);

  cre_tool_set_preview (tool, marks, cr_hex_equal (link->from.hex, target.place.hex) ? 1 : 2);
  if (edit != NULL)
    cre_tool_take_status (tool, describe_to (document, link, &target));
  else
    cre_tool_take_status (tool, cre_stair_link_dup_refusal (tool, link, error));
}

static gboolean
plan_stairway (CrEdit *edit, const CrScene *scene, gconstpointer stairway)
{
  return cr_build_stairway (edit, cr_scene_get_map (scene), cr_node_copy (stairway), NULL);
}

CrEdit *
cre_stair_link_plan_after (CreTool *tool, CrEdit *first, const CrNode *stairway)
{
  /* The copy of the map on which the stairway is planned has the same index for the code. */
  cr_map_intern_code (cre_tool_get_map (tool), CR_LAYER_TERRAIN, CR_BUILD_STAIR);
  return cre_tool_plan_after (tool, first, plan_stairway, stairway);
}
