/* cr-check-levels.c: levels against stairs, ELV-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-levels.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* Paint and stairs are both kept, and where they disagree it is shown: what is right is for the
 * author to say. */

static void
offer_level (CrProblem *problem, const CrMap *map, const GArray *places, int level)
{
  CrEdit *fix;
  g_autofree char *should = cr_level_format (level), *mend = NULL;

  if (level < CR_LEVEL_MIN || level > CR_LEVEL_MAX)
    return;
  fix = cr_edit_new ();
  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (fix, map, g_array_index (places, CrPlace, i), CR_LAYER_LEVEL, level);
  mend = g_strdup_printf (cr_text ("Set %s"), should);
  cr_check_set_fix (problem, mend, fix);
}

static char *
say_surface (const CrLevels *levels, const CrMap *map, const CrSurface *surface)
{
  g_autofree char *at = cr_map_format_printed (map, surface->at);
  g_autofree char *is = cr_level_format (surface->painted);
  g_autofree char *should = cr_level_format (surface->level);
  g_autofree char *chain = cr_levels_dup_chain (levels, surface->at);

  if (surface->n_hexes == 1)
    return g_strdup_printf (cr_text ("%s is painted at level %s; its stairs lead to %s: %s."), at,
                            is, should, chain);
  return g_strdup_printf (
      cr_text ("%s and the hexes beside it, %d in all, are painted at level %s; their stairs lead "
               "to %s: %s."),
      at, surface->n_hexes, is, should, chain);
}

static void
check_surface (const CrLevels *levels, const CrMap *map, guint index, GPtrArray *problems)
{
  const CrSurface *surface = cr_levels_get_surface (levels, index);
  g_autoptr (GArray) places = NULL;
  CrProblem *problem;

  if (!surface->proved || surface->level == surface->painted)
    return;
  problem = cr_check_add (problems, "level-against-stairs", surface->at,
                          say_surface (levels, map, surface));
  problem->rule = "ELV-01";
  problem->proof = cr_levels_dup_chain (levels, surface->at);
  places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_levels_get_hexes (levels, index, places);
  cr_check_set_places (problem, places);
  /* Two stairways that contradict each other prove nothing, so no level is offered. */
  if (surface->against < 0)
    offer_level (problem, map, places, surface->level);
}

static const char *
get_name (const CrStairway *stairway)
{
  return stairway->id != NULL ? stairway->id : cr_text ("stairway");
}

static void
check_agreement (const CrLevels *levels, const CrMap *map, guint index, GPtrArray *problems)
{
  const CrSurface *surface = cr_levels_get_surface (levels, index);
  CrPlace place = surface->proved ? surface->at : surface->first;
  g_autofree char *at = NULL, *is = NULL, *other = NULL;

  if (surface->against < 0)
    return;
  at = cr_map_format_printed (map, place);
  is = cr_level_format (surface->level);
  other = cr_level_format (surface->against_level);
  cr_check_add (
      problems, "stairs-disagree", place,
      g_strdup_printf (cr_text ("%s would be at level %s by one stairway, and at %s by “%s”: give "
                                "one of them more steps, or fewer."),
                       at, is, other,
                       get_name (cr_levels_get_stairway (levels, (guint) surface->against))))
      ->rule = "ELV-01";
}

static void
check_step (const CrLevels *levels,
            const CrMap *map,
            const CrStairway *stairway,
            guint index,
            GPtrArray *problems)
{
  CrPlace place = stairway->hexes[index];
  int painted = cr_map_get_level (map, place), derived;
  g_autofree char *at = NULL, *is = NULL, *from = NULL, *should = NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrProblem *problem;

  if (!cr_levels_get (levels, place, &derived))
    derived = cr_stairway_get_level (stairway, map, index);
  if (painted == derived || !cr_map_has_place (map, place))
    return;
  at = cr_map_format_printed (map, place);
  is = cr_level_format (painted);
  from = cr_level_format (derived - stairway->steps[index]);
  should = cr_level_format (derived);
  problem = cr_check_add (
      problems, "level-against-stairs", place,
      g_strdup_printf (
          cr_text ("Stair %s is painted at level %s; as step %d up from %s it is at %s."), at, is,
          stairway->steps[index], from, should));
  problem->rule = "ELV-01";
  if (stairway->ends[CR_STAIR_FOOT].n_places > 0)
    problem->proof = cr_levels_dup_chain (levels, stairway->ends[CR_STAIR_FOOT].places[0]);
  g_array_append_val (places, place);
  offer_level (problem, map, places, derived);
}

void
cr_check_levels (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrLevels) levels = cr_levels_new (map);

  for (guint i = 0; i < cr_levels_n_surfaces (levels); i++) {
    check_surface (levels, map, i, problems);
    check_agreement (levels, map, i, problems);
  }
  for (guint i = 0; i < cr_levels_n_stairways (levels); i++) {
    const CrStairway *stairway = cr_levels_get_stairway (levels, i);

    for (guint j = 0; j < stairway->n_hexes; j++)
      check_step (levels, map, stairway, j, problems);
  }
}
