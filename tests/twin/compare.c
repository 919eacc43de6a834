/* compare.c: core and twin side by side. SPDX-License-Identifier: GPL-3.0-or-later */
#include "compare.h"

/* CRENEL_SEED repeats a run. */
GRand *
compare_make_rand (void)
{
  const char *seed = g_getenv ("CRENEL_SEED");
  guint32 value =
      seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : (guint32) g_test_rand_int ();

  g_test_message ("CRENEL_SEED=%u", value);
  return g_rand_new_with_seed (value);
}

/* CRENEL_FULL=1: all pairs instead of a sample of them. */
gboolean
compare_is_full (void)
{
  return g_strcmp0 (g_getenv ("CRENEL_FULL"), "1") == 0;
}

GArray *
compare_list_places (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_scene_has_place (scene, place))
        g_array_append_val (places, place);
    }
  return places;
}

void
compare_describe (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);

  g_test_message ("  grid %d x %d, orientation %d, shift %d", grid->columns, grid->rows,
                  grid->orientation, grid->shift);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);

    g_test_message ("  %s %s, %s", cr_node_get (node, "kind"), cr_node_get (node, "state"),
                    cr_node_get (cr_node_get_child (node, 0), "hexes"));
  }
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *things = cr_map_get_all_sides (map, floor, &n);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      g_autofree char *at = cr_map_format_place (map, place);

      if (!g_str_equal (cr_map_get_terrain (map, place), "flat"))
        g_test_message ("  %s %s %s %d", at, cr_map_get_terrain (map, place),
                        cr_map_get_structure (map, place), cr_map_get_level (map, place));
    }
    for (gsize i = 0; i < n; i++) {
      g_autofree char *at =
          cr_grid_format_side (grid, cr_grid_get_hex (grid, things[i].cell), things[i].direction);
      g_test_message ("  %d/%s %s inside %d state %d height %d arc %d", floor, at,
                      cr_side_kind_get_name (things[i].kind), things[i].inside, things[i].state,
                      things[i].height, things[i].arc);
    }
  }
}

static void
describe_post (const char *who, const CrPost *post)
{
  if (post != NULL)
    g_test_message ("  %s: %s facing %d part %s", who, cr_post_kind_get_name (post->kind),
                    post->facing, post->part != NULL ? post->part : "any");
}

static void
describe_muster (const CrMap *map, const CrMuster *muster)
{
  CrSky sky = cr_muster_get_sky (muster);

  g_test_message ("  weather %s", sky.weather != NULL ? sky.weather->id : "fair");
  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);
    g_autofree char *at = cr_map_format_place (map, tower->front);

    g_test_message ("  tower %s %s facing %d wall %d bridge %d", at, tower->type->id, tower->facing,
                    tower->wall, tower->bridge_down);
  }
  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);
    g_autofree char *at = cr_map_format_place (map, man->place);

    g_test_message ("  man %s side %d %s %s rear %d", at, man->side,
                    cr_man_state_get_name (man->state), cr_man_body_get_name (man->body),
                    man->rear);
    describe_post ("  on", &man->post);
  }
}

static void
describe_question (const CrMap *map, const CrLofOptions *options)
{
  for (guint i = 0; cr_lof_switch_get_name (i) != NULL; i++)
    g_test_message ("  %s=%s", cr_lof_switch_get_name (i),
                    cr_lof_options_get (options, cr_lof_switch_get_name (i)));
  g_test_message ("  from side %d, weapon %s", options->from_side,
                  options->weapon != NULL ? options->weapon->id : "none");
  describe_post ("from", options->from_post);
  describe_post ("to", options->to_post);
  if (options->muster != NULL)
    describe_muster (map, options->muster);
}

static gboolean
is_same (const CrLof *lof, const Twin *twin)
{
  return lof->verdict == twin->verdict && lof->reason == twin->reason &&
         (lof->verdict != CR_LOF_CLEAR || lof->cover == twin->cover) &&
         lof->from_end.side == twin->from_side && lof->to_end.side == twin->to_side;
}

static gboolean
is_same_back (const CrLof *lof, const Twin *back)
{
  return lof->reverse == back->verdict && lof->reverse_reason == back->reason;
}

CrLof
compare_pair (const TwinCastle *castle, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  const CrScene *scene = twin_castle_get_scene (castle);
  CrLof lof = cr_lof_judge (scene, from, to, options, NULL);
  Twin twin = twin_judge (castle, from, to, options);
  Twin back = twin_judge_back (castle, from, to, options);

  if (is_same (&lof, &twin) && is_same_back (&lof, &back))
    return lof;

  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *a = cr_map_format_place (map, from);
  g_autofree char *b = cr_map_format_place (map, to);
  compare_describe (map);
  describe_question (map, options);
  g_test_message ("%s to %s: core %s, %s, %s, ends %d %d, back %s, %s; twin %s, %s, %s, ends %d "
                  "%d, back %s, %s",
                  a, b, cr_verdict_get_name (lof.verdict), cr_lof_reason_get_name (lof.reason),
                  cr_cover_get_name (lof.cover), lof.from_end.side, lof.to_end.side,
                  cr_verdict_get_name (lof.reverse), cr_lof_reason_get_name (lof.reverse_reason),
                  cr_verdict_get_name (twin.verdict), cr_lof_reason_get_name (twin.reason),
                  cr_cover_get_name (twin.cover), twin.from_side, twin.to_side,
                  cr_verdict_get_name (back.verdict), cr_lof_reason_get_name (back.reason));
  g_error ("core and twin differ");
  return lof;
}
