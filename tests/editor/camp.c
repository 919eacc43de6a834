/* camp.c: a siege that tests lead. SPDX-License-Identifier: GPL-3.0-or-later */
#include "camp.h"

#include <string.h>

void
camp_say (Camp *camp, const char *line)
{
  g_autoptr (GError) error = NULL;

  cre_siege_say (camp->siege, line, &error);
  g_assert_no_error (error);
}

void
camp_refuse (Camp *camp, const char *line, const char *words)
{
  guint n = cre_siege_get_log (camp->siege)->played->len;
  g_autoptr (GError) error = NULL;

  g_assert_false (cre_siege_say (camp->siege, line, &error));
  g_assert_nonnull (strstr (error->message, words));
  g_assert_cmpuint (cre_siege_get_log (camp->siege)->played->len, ==, n);
}

const CrDay *
camp_get_day (Camp *camp)
{
  return cr_campaign_get_day (cre_siege_get_campaign (camp->siege));
}

char *
camp_dup_digest (Camp *camp)
{
  return cr_campaign_dup_digest (cre_siege_get_campaign (camp->siege));
}

guint
camp_count_orders (Camp *camp)
{
  return cre_siege_get_log (camp->siege)->played->len;
}

void
camp_set_up (Camp *camp, gconstpointer data)
{
  static const char *const orders[] = {
    "muster roland for garrison",
    "muster hal for garrison",
    "muster conrad for besiegers",
    "muster mark for besiegers",
    "bring trebuchet-1",
    "bring trebuchet-2",
    "bring trebuchet-3",
    "bring trebuchet-4",
    "bring ladder-1",
    "food 9",
    "roll 5 5 1",
    "dawn",
  };
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  camp->map = cre_map_document_open (file, &error);
  g_assert_no_error (error);
  camp->siege = cre_siege_new (camp->map, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    camp_say (camp, orders[i]);
}

void
camp_tear_down (Camp *camp, gconstpointer data)
{
  g_assert_finalize_object (camp->siege);
  g_assert_finalize_object (camp->map);
}

void
camp_fight (CrePlay *play, const char *line)
{
  g_autoptr (GError) error = NULL;

  cre_play_say (play, line, &error);
  g_assert_no_error (error);
}
