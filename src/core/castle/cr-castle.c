/* cr-castle.c: a map with all that is read from it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle.h"

#include "cr-map-load.h"

/* All but the map, the ruleset and the scene is NULL until somebody asks for it. */
struct _CrCastle {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
  CrFire *fire;
  CrLevels *levels;
  CrWays *ways;
};

static CrCastle *
own_map (CrMap *map, const CrRuleset *ruleset)
{
  CrCastle *castle = g_new0 (CrCastle, 1);

  castle->map = map;
  castle->ruleset = cr_ruleset_ref (ruleset);
  return castle;
}

CrCastle *
cr_castle_new (CrMap *map, const CrRuleset *ruleset)
{
  CrCastle *castle = own_map (map, ruleset);

  castle->scene = cr_scene_new (castle->map, castle->ruleset);
  return castle;
}

CrCastle *
cr_castle_copy (const CrCastle *castle)
{
  CrCastle *copy = own_map (cr_map_copy (castle->map), castle->ruleset);

  copy->scene = cr_scene_copy (castle->scene, copy->map);
  return copy;
}

void
cr_castle_free (CrCastle *castle)
{
  if (castle == NULL)
    return;
  cr_ways_free (castle->ways);
  cr_levels_free (castle->levels);
  cr_fire_free (castle->fire);
  cr_scene_free (castle->scene);
  cr_ruleset_unref (castle->ruleset);
  cr_map_free (castle->map);
  g_free (castle);
}

/* Floors came, went or are called otherwise, or the grid is another: nothing stays. */
static void
read_anew (CrCastle *castle)
{
  cr_scene_refresh (castle->scene);
  if (castle->fire != NULL)
    cr_fire_touch (castle->fire);
  g_clear_pointer (&castle->levels, cr_levels_free);
  g_clear_pointer (&castle->ways, cr_ways_free);
}

static void
follow_places (CrCastle *castle, const CrPlace *places, gsize n_places)
{
  cr_scene_touch_places (castle->scene, places, n_places);
  for (gsize i = 0; castle->fire != NULL && i < n_places; i++)
    cr_fire_touch_place (castle->fire, places[i]);
}

/* Areas and mechanisms matter to the scene and to fire; what is only written or drawn does not. */
static gboolean
touches_rules (const CrEdit *edit)
{
  return cr_edit_touches_section (edit, CR_SECTION_LINKS) ||
         cr_edit_touches_section (edit, CR_SECTION_MECHANISMS) ||
         cr_edit_touches_section (edit, CR_SECTION_AREAS);
}

static void
follow_edit (CrCastle *castle, const CrEdit *edit, const CrPlace *places, gsize n_places)
{
  gboolean nodes = touches_rules (edit);

  follow_places (castle, places, n_places);
  if (nodes) {
    cr_scene_touch_nodes (castle->scene);
    if (castle->fire != NULL)
      cr_fire_touch_nodes (castle->fire);
  }
  if (castle->ways != NULL)
    cr_ways_touch (castle->ways, places, n_places, nodes);
  if (nodes || n_places > 0)
    g_clear_pointer (&castle->levels, cr_levels_free);
}

void
cr_castle_swap (CrCastle *castle, CrEdit *edit, GArray *places)
{
  g_autoptr (GArray) touched = NULL;

  cr_edit_swap (edit, castle->map);
  if (cr_edit_touches_floors (edit)) {
    read_anew (castle);
    return;
  }
  touched = cr_edit_dup_places (edit, castle->map);
  follow_edit (castle, edit, cr_places_of (touched).places, touched->len);
  if (places != NULL)
    g_array_append_vals (places, touched->data, touched->len);
}

void
cr_castle_forget_outside (CrCastle *castle)
{
  cr_map_load_outside (castle->map, NULL, (CrHex){ 0, 0 });
}

const CrMap *
cr_castle_get_map (const CrCastle *castle)
{
  return castle->map;
}

const CrRuleset *
cr_castle_get_ruleset (const CrCastle *castle)
{
  return castle->ruleset;
}

const CrScene *
cr_castle_get_scene (const CrCastle *castle)
{
  return castle->scene;
}

CrFire *
cr_castle_get_fire (CrCastle *castle)
{
  if (castle->fire == NULL)
    castle->fire = cr_fire_new (castle->scene);
  return castle->fire;
}

gboolean
cr_castle_grow_levels (CrCastle *castle, int n_hexes)
{
  if (castle->levels == NULL)
    castle->levels = cr_levels_begin (castle->map);
  return cr_levels_grow (castle->levels, n_hexes);
}

gboolean
cr_castle_has_levels (const CrCastle *castle)
{
  return castle->levels != NULL && cr_levels_grow (castle->levels, 0);
}

const CrLevels *
cr_castle_get_levels (CrCastle *castle)
{
  cr_castle_grow_levels (castle, G_MAXINT);
  return castle->levels;
}

const CrWays *
cr_castle_get_ways (CrCastle *castle)
{
  if (castle->ways == NULL)
    castle->ways = cr_ways_new (castle->scene);
  return castle->ways;
}
