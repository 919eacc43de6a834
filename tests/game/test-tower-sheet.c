/* test-tower-sheet.c: what of a siege tower is on the map, and what on its own sheet.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-game.h"
#include "cr-view.h"
#include "cr-xml-characters.h"
#include "support.h"

static CrState *
new_game (void)
{
  g_autoptr (CrCharacters) library = NULL;
  g_autoptr (GError) error = NULL;

  library = cr_characters_load (NULL, &error);
  g_assert_no_error (error);
  return cr_state_new (support_load_castle ("templars-castle"), library, 1);
}

static void
give (CrState *state, const char *text)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (GError) error = NULL;
  CrOrder order;
  CrRefusal refusal;

  g_assert_true (cr_order_parse (state, text, &order, &error));
  g_assert_no_error (error);
  g_assert_true (cr_game_apply (state, &order, events, &refusal));
}

/* @why: what is told when it is not so */
typedef struct {
  const char *part, *why;
  gboolean shown;
} Case;

static void
check_parts (CrState *state, const Case *cases, gsize n)
{
  int gear = cr_state_find_gear (state, "belfry");
  const CrWork *work = cr_state_get_gear (state, (guint) gear)->work;

  for (gsize i = 0; i < n; i++) {
    g_test_message ("%s: %s", cases[i].part, cases[i].why);
    g_assert_cmpint (cr_state_shows_part (state, gear, cr_work_find_part (work, cases[i].part)), ==,
                     cases[i].shown);
  }
}

static gboolean
is_on_map (CrState *state, const char *man)
{
  return cr_state_is_on_map (state, cr_state_find_fighter (state, man));
}

static void
check_post (CrState *state, const char *address, const char *part)
{
  g_autoptr (GError) error = NULL;
  const CrMap *map = cr_state_get_map (state);
  CrPlace place;
  CrPost post;

  g_assert_true (cr_map_parse_place (map, address, &place, &error));
  post = cr_state_find_free_post (state, place);
  g_assert_cmpint (post.kind, ==, part != NULL ? CR_POST_TOWER : CR_POST_GROUND);
  g_assert_cmpstr (post.part, ==, part);
}

/* TWR-02: far from the wall those who push are on the map, the others on the sheet. */
static void
test_far (void)
{
  static const Case cases[] = { { "ground", "TWR-02: more than two hexes off", TRUE },
                                { "level-1", "TWR-02: on its sheet", FALSE },
                                { "level-2", "TWR-02: likewise", FALSE },
                                { "level-3", "TWR-02: likewise", FALSE } };
  g_autoptr (CrState) state = new_game ();

  give (state, "place belfry as large-tower at 12,1 facing S");
  give (state, "place hal at 12,1 on tower/ground");
  give (state, "place odo at 12,1 on tower/level-2");
  give (state, "place mark at 3,20");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "11,1", "ground");
  check_post (state, "3,19", NULL);
  g_assert_true (is_on_map (state, "hal"));
  g_assert_false (is_on_map (state, "odo"));
  g_assert_true (is_on_map (state, "mark"));
}

/* TWR-02: two hexes from it and nearer the level of its bridge is there, and so are men who are not
 * in it.
 */
static void
test_near (void)
{
  static const Case cases[] = { { "ground", "TWR-02: on its sheet now", FALSE },
                                { "level-2", "TWR-02: in its place", TRUE },
                                { "level-3", "TWR-02: on its sheet", FALSE },
                                { "bridge", "it is up", FALSE } };
  g_autoptr (CrState) state = new_game ();

  give (state, "place belfry as large-tower at 12,3 facing S");
  give (state, "place hal at 12,2 on tower/ground");
  give (state, "place odo at 12,2 on tower/level-2");
  give (state, "place mark at 12,2 on tower/level-3");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "12,3", "level-2");
  g_assert_false (is_on_map (state, "hal"));
  g_assert_true (is_on_map (state, "odo"));
  g_assert_false (is_on_map (state, "mark"));
}

/* Near miss TWR-02: the tower of the first set has no such sheet. */
static void
test_small (void)
{
  static const Case cases[] = { { "inside", "the first set has no sheet", TRUE },
                                { "top", "the first set has no sheet", TRUE } };
  g_autoptr (CrState) state = new_game ();

  give (state, "place belfry as small-tower at 12,3 facing S");
  check_parts (state, cases, G_N_ELEMENTS (cases));
  check_post (state, "12,3", "inside");
  give (state, "place hal at 12,3 on tower/inside");
  check_post (state, "12,3", "top");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/tower-sheet/far", test_far);
  g_test_add_func ("/game/tower-sheet/near", test_near);
  g_test_add_func ("/game/tower-sheet/small", test_small);
  return g_test_run ();
}
