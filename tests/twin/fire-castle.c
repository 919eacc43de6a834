/* fire-castle.c: castles whose lines of fire are asked, and followed through random edits.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "fire-castle.h"

#include "fixture-field.h"
#include "random-castle.h"

/**
 * fire_castle_new:
 * @map: (transfer full)
 */
FireCastle *
fire_castle_new (CrMap *map, const CrRuleset *ruleset)
{
  FireCastle *castle = g_new0 (FireCastle, 1);

  castle->it = cr_castle_new (map, ruleset);
  castle->map = map;
  castle->scene = cr_castle_get_scene (castle->it);
  castle->fire = cr_castle_get_fire (castle->it);
  return castle;
}

FireCastle *
fire_castle_random (GRand *rand, const CrRuleset *ruleset)
{
  return fire_castle_new (random_castle_new (rand, ruleset), ruleset);
}

void
fire_castle_free (FireCastle *castle)
{
  cr_castle_free (castle->it);
  g_clear_pointer (&castle->donor, cr_map_free);
  g_free (castle);
}

CrPlace
fire_castle_random_place (GRand *rand, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (grid));

  return (CrPlace){ g_rand_int_range (rand, 0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, cell) };
}

static void
copy_hex (CrEdit *edit, CrMap *map, CrPlace to, const CrMap *donor, CrPlace from)
{
  cr_edit_set_code (edit, map, to, CR_LAYER_TERRAIN, cr_map_get_terrain (donor, from));
  cr_edit_set_code (edit, map, to, CR_LAYER_STRUCTURE, cr_map_get_structure (donor, from));
  cr_edit_set_value (edit, map, to, CR_LAYER_LEVEL, cr_map_get_level (donor, from));
}

/**
 * fire_castle_random_edit:
 *
 * Returns: (transfer full): a change of one to four hexes or sides
 */
CrEdit *
fire_castle_random_edit (FireCastle *castle, GRand *rand)
{
  if (castle->donor == NULL)
    castle->donor = random_castle_new (rand, cr_scene_get_ruleset (castle->scene));

  CrMap *map = castle->map;
  const CrMap *donor = castle->donor;
  CrEdit *edit = cr_edit_new ();
  int n = g_rand_int_range (rand, 1, 5);

  for (int i = 0; i < n; i++) {
    CrPlace to = fire_castle_random_place (rand, map),
            from = fire_castle_random_place (rand, donor);
    CrDirection direction = g_rand_int_range (rand, 0, CR_N_DIRECTIONS);
    gsize n_things;

    if (g_rand_boolean (rand)) {
      copy_hex (edit, map, to, donor, from);
      continue;
    }
    const CrSide *things = cr_map_get_sides (donor, from, direction, &n_things);
    for (int more = 0; n_things == 0 && more < 20; more++)
      things =
          cr_map_get_sides (donor, fire_castle_random_place (rand, donor), direction, &n_things);
    cr_edit_set_sides (edit, map, to, direction, things, n_things);
  }
  return edit;
}

void
fire_castle_swap (FireCastle *castle, CrEdit *edit)
{
  cr_castle_swap (castle->it, edit, NULL);
}

void
fire_castle_fail_pair (const CrMap *map, const CrLof *lof, const CrLof *other)
{
  g_autofree char *a = cr_map_format_place (map, lof->from);
  g_autofree char *b = cr_map_format_place (map, lof->to);

  g_error ("%s to %s: %s, %s, %s; otherwise %s, %s, %s", a, b, cr_verdict_get_name (lof->verdict),
           cr_lof_reason_get_name (lof->reason), cr_cover_get_name (lof->cover),
           cr_verdict_get_name (other->verdict), cr_lof_reason_get_name (other->reason),
           cr_cover_get_name (other->cover));
}

CrLof
fire_castle_shoot (FireCastle *castle, CrFireLine *line, CrPlace from, CrPlace to)
{
  CrLof lof = cr_lof_judge (castle->scene, from, to, line->slow.options, NULL);
  CrLof other = { .cover = CR_COVER_NONE };

  other.verdict = cr_fire_shoot (castle->fire, line, from, to, &other.cover);
  if (other.verdict != lof.verdict || (lof.verdict == CR_LOF_CLEAR && other.cover != lof.cover))
    fire_castle_fail_pair (castle->map, &lof, &other);
  return lof;
}

void
fire_castle_assert_same_field (const CrMap *map, const CrField *a, const CrField *b)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      const CrFieldCell *x = cr_field_get (a, place), *y = cr_field_get (b, place);

      g_assert_cmpint (x->verdict, ==, y->verdict);
      g_assert_cmpint (x->cover, ==, y->cover);
      g_assert_cmpint (x->range, ==, y->range);
      g_assert_cmpint (x->n_shooters, ==, y->n_shooters);
      g_assert_cmpint (cr_field_is_dead (a, place), ==, cr_field_is_dead (b, place));
    }
}

/* A drawbridge may look at all of the castle anew; nothing else that these edits change does. */
CrField *
fire_castle_follow (FireCastle *castle,
                    CrField *field,
                    const CrPlace *shooters,
                    gsize n,
                    const CrLofOptions *options)
{
  if (cr_field_follow (field, castle->fire))
    return field;
  g_assert_cmpuint (cr_map_n_nodes (castle->map, CR_SECTION_MECHANISMS), >, 0);
  cr_field_free (field);
  return fixture_field (castle->fire, shooters, n, options);
}

void
fire_castle_check_field (FireCastle *castle,
                         CrField *field,
                         const CrPlace *shooters,
                         gsize n,
                         const CrLofOptions *options)
{
  g_autoptr (CrFire) fire = cr_fire_new (castle->scene);
  g_autoptr (CrField) anew = fixture_field (fire, shooters, n, options);

  g_assert_true (cr_field_work (field, castle->fire, G_MAXINT));
  fire_castle_assert_same_field (castle->map, field, anew);
}
