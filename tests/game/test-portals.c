/* test-portals.c: how doors and gates stand in a game, and what is said of them. Rules: MAP-11,
 * MAP-17, DRW-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-game.h"
#include "cr-words-portal.h"
#include "cr-xml-characters.h"
#include "support.h"

static CrState *
new_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, &error);

  g_assert_no_error (error);
  return cr_state_new (support_load_castle ("border-castle"), library, 1);
}

static void
assert_said (const CrState *state, const char *at, const char *expected)
{
  CrPlace place;
  g_autofree char *said = NULL;

  g_assert_true (cr_map_parse_place (cr_state_get_map (state), at, &place, NULL));
  said = cr_words_portals (state, place);
  g_assert_cmpstr (said, ==, expected);
}

/* A gate that goes with its bridge: from either of its hexes, and from no other. */
static void
test_winch (void)
{
  g_autoptr (CrState) state = new_game ();

  support_order (state, "place hal for garrison at 14,12");
  assert_said (state, "13,12", "The gate of 1312 S is open. It is worked from 1412.");
  assert_said (state, "13,13", "The gate of 1313 N is open. It is worked from 1412.");
  assert_said (state, "13,14", NULL);
  for (int phase = 0; phase < 7; phase++)
    support_order (state, "end");
  support_order (state, "work hal drawbridge");
  for (int phase = 0; phase < 4; phase++)
    support_order (state, "end");
  assert_said (state, "13,12", "The gate of 1312 S is shut. It is worked from 1412.");
}

/* A door that men work: who stands within holds it, while it is shut and he is able to. */
static void
test_held (void)
{
  g_autoptr (CrState) state = new_game ();

  support_order (state, "place tom for garrison at 17,8");
  support_order (state, "place hal for besiegers at 17,9");
  assert_said (state, "17,9", "The door of 1709 N is open.");
  for (int phase = 0; phase < 7; phase++)
    support_order (state, "end");
  support_order (state, "shut tom 17,8:S");
  assert_said (state, "17,9", "The door of 1709 N is shut. Tom holds it shut.");
  support_order (state, "place tom at 16,8");
  assert_said (state, "17,9", "The door of 1709 N is shut.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/portals/winch", test_winch);
  g_test_add_func ("/game/portals/held", test_held);
  return g_test_run ();
}
