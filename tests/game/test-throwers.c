/* test-throwers.c: what those who stand beside an engine can do with it.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-game.h"
#include "cr-xml-characters.h"
#include "support.h"

/* STO-01: four men outside the Border Castle, beside an engine that throws. */
static const char *const set_up[] = { "place treb as engine at 3,15",
                                      "place wu as watkin for besiegers at 3,14",
                                      "place c1 as watkin for besiegers at 2,15",
                                      "place c2 as watkin for besiegers at 4,15",
                                      "place hal for garrison at 11,12",
                                      "place odo for garrison at 13,12" };

static CrState *
new_game (void)
{
  g_autoptr (CrCharacters) library = NULL;
  g_autoptr (GError) error = NULL;
  CrState *state;

  library = cr_characters_load (NULL, &error);
  g_assert_no_error (error);
  state = cr_state_new (support_load_castle ("border-castle"), library, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (set_up); i++)
    support_order (state, set_up[i]);
  return state;
}

/* Returns: how many stones he can hurl; the last of them in @order_out */
static int
count_hurls (CrState *state, const char *man, CrOrder *order_out)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  int n = 0;

  cr_game_list (state, cr_state_find_fighter (state, man), orders);
  for (guint i = 0; i < orders->len; i++)
    if (g_array_index (orders, CrOrder, i).verb == CR_VERB_HURL) {
      *order_out = g_array_index (orders, CrOrder, i);
      n++;
    }
  return n;
}

static CrRefusalWhy
find_denial (CrState *state, const char *man)
{
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  gint16 men[] = { (gint16) cr_state_find_fighter (state, man) };

  cr_game_list_denied (state, men, 1, denials);
  for (guint i = 0; i < denials->len; i++)
    if (g_array_index (denials, CrDenial, i).order.verb == CR_VERB_HURL)
      return g_array_index (denials, CrDenial, i).refusal.why;
  return CR_REFUSAL_NONE;
}

/* Three are too few, and are told so; a fourth beside it makes a crew, whoever of them is asked. */
static void
test_crew (void)
{
  g_autoptr (CrState) state = new_game ();
  CrOrder order;

  support_order (state, "end");
  g_assert_cmpint (count_hurls (state, "wu", &order), ==, 0);
  g_assert_cmpint (find_denial (state, "wu"), ==, CR_REFUSAL_NO_CREW_THERE);
  g_clear_pointer (&state, cr_state_free);
  state = new_game ();
  support_order (state, "place c3 as watkin for besiegers at 4,14");
  support_order (state, "end");
  g_assert_cmpint (count_hurls (state, "wu", &order), ==, 2);
  g_assert_cmpint (count_hurls (state, "c3", &order), ==, 2);
  g_assert_cmpint (order.n_men, ==, 4);
  g_assert_cmpint (order.men[0], ==, cr_state_find_fighter (state, "c3"));
}

/* What is listed can be done; after it the engine is loaded, and who stands elsewhere is told
 * nothing of it. */
static void
test_loaded (void)
{
  g_autoptr (CrState) state = new_game ();
  g_autoptr (CrEvents) events = cr_events_new ();
  CrRefusal refusal;
  CrOrder order;

  support_order (state, "place c3 as watkin for besiegers at 4,14");
  support_order (state, "place far as watkin for besiegers at 1,1");
  support_order (state, "end");
  g_assert_cmpint (count_hurls (state, "wu", &order), ==, 2);
  g_assert_true (cr_game_apply (state, &order, events, &refusal));
  g_assert_cmpint (count_hurls (state, "wu", &order), ==, 0);
  g_assert_cmpint (find_denial (state, "wu"), ==, CR_REFUSAL_DONE);
  g_assert_cmpint (find_denial (state, "far"), ==, CR_REFUSAL_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/throwers/crew", test_crew);
  g_test_add_func ("/game/throwers/loaded", test_loaded);
  return g_test_run ();
}
