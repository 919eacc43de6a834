/* test-offers.c: what is offered at every hex of the shipped castles can be had, and taken back.
 * Rules: RMP-02, BAT-07, HRD-01, DRW-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-change.h"
#include "cr-xml-map.h"
#include "support.h"

static guint
try_offers (CrMap *map, const CrScene *scene, CrPlace place)
{
  g_autoptr (GArray) offers = cr_offers_new (scene, place);

  for (guint i = 0; i < offers->len; i++) {
    const CrOffer *offer = &g_array_index (offers, CrOffer, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (CrEdit) edit =
        cr_change_parse (map, cr_scene_get_ruleset (scene), offer->with, offer->text, &error);

    g_assert_no_error (error);
    g_assert_false (cr_edit_is_empty (edit));
    cr_edit_swap (edit, map);
    cr_edit_swap (edit, map);
  }
  return offers->len;
}

static void
test_offers (gconstpointer name)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", (const char *) name, NULL);
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);
  CrRuleset *ruleset = support_load_ruleset ("siege");
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *before = cr_map_dup_digest (map), *after = NULL;
  guint n = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      n += try_offers (map, scene, (CrPlace){ floor, cr_grid_get_hex (grid, cell) });
  after = cr_map_dup_digest (map);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (n, >, 100);
  cr_ruleset_unref (ruleset);
}

int
main (int argc, char **argv)
{
  static const char *const maps[] = { "border-castle.map.xml", "medieval-town.map.xml",
                                      "templars-castle.map.xml" };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (maps); i++) {
    g_autofree char *path = g_strconcat ("/io/offers/", maps[i], NULL);

    g_test_add_data_func (path, maps[i], test_offers);
  }
  return g_test_run ();
}
