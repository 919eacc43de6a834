/* cr-check-thing.c: one thing on a side, as its checks see it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-thing-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

char *
cr_thing_dup_at (const CrThing *it)
{
  gboolean is_there = cr_scene_has_place (it->scene, it->inside);
  CrDirection direction = is_there ? it->direction : cr_direction_opposite (it->direction);

  return cr_map_format_printed_side (it->map, is_there ? it->inside : it->outside, direction);
}

const char *
cr_thing_get_name (const CrThing *it)
{
  const CrSideRule *rule = cr_ruleset_get_side (cr_scene_get_ruleset (it->scene), it->side->kind);
  const char *name = rule->node != NULL
                         ? cr_node_get_localized (rule->node, "name", g_get_language_names ())
                         : NULL;

  return name != NULL ? name : cr_side_kind_get_name (it->side->kind);
}

gboolean
cr_thing_is_built (const CrThing *it, CrPlace place)
{
  return cr_scene_get_structure (it->scene, place) != NULL;
}

const CrSide *
cr_thing_find_opposite (const CrThing *it)
{
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->here, it->side->direction, &n);

  for (gsize i = 0; i < n; i++)
    if (all[i].kind == it->side->kind && all[i].inside != CR_INSIDE_NONE &&
        it->side->inside != CR_INSIDE_NONE && all[i].inside != it->side->inside)
      return &all[i];
  return NULL;
}

CrProblem *
cr_thing_add (const CrThing *it, const char *id, char *message)
{
  gboolean is_there = cr_scene_has_place (it->scene, it->inside);
  CrProblem *problem =
      cr_check_add (it->problems, id, is_there ? it->inside : it->outside, message);

  problem->side = is_there ? it->direction : cr_direction_opposite (it->direction);
  return problem;
}

/* Battlements, slits and hoardings may stand on both faces of a side; of all else one is enough. */
gboolean
cr_thing_is_like (const CrThing *it, const CrSide *other)
{
  return other->kind == it->side->kind && other->kind != CR_SIDE_OTHER &&
         (!cr_side_kind_needs_inside (other->kind) || other->inside == it->side->inside);
}

const CrSide *
cr_thing_find_first (const CrThing *it)
{
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->here, it->side->direction, &n);

  for (gsize i = 0; i < n && &all[i] != it->side; i++)
    if (cr_thing_is_like (it, &all[i]))
      return &all[i];
  return NULL;
}

/* Returns: (transfer full): an edit that puts @with (nullable) in the place of all that are like
 * the thing */
CrEdit *
cr_thing_replace (const CrThing *it, const CrSide *with)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrSide));
  CrEdit *fix = cr_edit_new ();
  gsize n;
  const CrSide *all = cr_map_get_sides (it->map, it->here, it->side->direction, &n);

  for (gsize i = 0; i < n; i++)
    if (&all[i] == it->side && with != NULL)
      g_array_append_val (sides, *with);
    else if (&all[i] != it->side && !cr_thing_is_like (it, &all[i]))
      g_array_append_val (sides, all[i]);
  cr_edit_set_sides (fix, it->map, it->here, it->side->direction, (CrSide *) (void *) sides->data,
                     sides->len);
  return fix;
}

void
cr_thing_offer_removal (const CrThing *it, CrProblem *problem)
{
  cr_check_set_removal (problem, cr_text ("Remove"), cr_thing_replace (it, NULL));
}

void
cr_thing_offer_turn (const CrThing *it, CrProblem *problem)
{
  CrSide turned = *it->side;

  if (cr_thing_find_opposite (it) != NULL) {
    cr_thing_offer_removal (it, problem);
    return;
  }
  turned.inside = turned.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  cr_check_set_fix (problem, cr_text ("Turn round"), cr_thing_replace (it, &turned));
}
