/* table.c: a game with a hand over it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "table.h"

#include "bench.h"

void
table_set_up (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  table->map = bench_new_document ();
  table->play = cre_play_new (table->map, &error);
  g_assert_no_error (error);
  table->tool = cre_tool_play_new (table->play);
  table->digest = cr_state_dup_digest (cre_play_get_state (table->play));
}

void
table_tear_down (Table *table, gconstpointer data)
{
  g_free (table->digest);
  g_assert_finalize_object (table->tool);
  g_assert_finalize_object (table->play);
  g_assert_finalize_object (table->map);
}

void
table_say (Table *table, const char *order)
{
  g_autoptr (GError) error = NULL;

  cre_play_say (table->play, order, &error);
  g_assert_no_error (error);
}

void
table_begin (Table *table)
{
  table_say (table, "place watkin at 3,3");
  table_say (table, "place conrad at 3,5");
  table_say (table, "place odo as crispin for garrison at 5,3");
  table_say (table, "end");
  table_say (table, "end");
}

void
table_assert_man (Table *table, const char *id, const char *place)
{
  const CrState *state = cre_play_get_state (table->play);
  int man = cr_state_find_fighter (state, id);
  g_autofree char *at = NULL;

  g_assert_cmpint (man, >=, 0);
  at = cr_map_format_place (cr_state_get_map (state),
                            cr_state_get_fighter (state, (guint) man)->man.place);
  g_assert_cmpstr (at, ==, place);
}

guint
table_n_played (Table *table)
{
  return cre_play_get_log (table->play)->played->len;
}

const char *
table_get_last (Table *table)
{
  const GPtrArray *played = cre_play_get_log (table->play)->played;

  return ((CrPlayed *) played->pdata[played->len - 1])->order;
}

const char *
table_get_last_words (Table *table)
{
  const GPtrArray *played = cre_play_get_log (table->play)->played;

  return ((CrPlayed *) played->pdata[played->len - 1])->words[0];
}

const CrCharacter *
table_find_character (Table *table, const char *id)
{
  return cr_characters_find (cr_state_get_library (cre_play_get_state (table->play)), id);
}
