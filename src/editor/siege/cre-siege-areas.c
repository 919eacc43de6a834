/* cre-siege-areas.c: areas that show on the map what is damaged, mined and held.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-siege-private.h"

#include "cr-start.h"
#include "cr-words-scenario.h"
#include "cr-words-siege.h"

/* Adds an area. @edit: of @map, which then has @n areas already */
static void
add_area (CrEdit *edit,
          const CrMap *map,
          guint n,
          const char *name,
          const CrPlace *places,
          int n_places)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *id = g_strdup_printf ("siege-%u", n);
  CrNode *node = cr_node_new ("area");

  for (int i = 0; i < n_places; i++) {
    g_autofree char *at = cr_map_format_place (map, places[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", at);
  }
  cr_node_set (node, "id", id);
  cr_node_set (node, "name", name);
  cr_node_set_text (node, text->str);
  cr_edit_insert_node (edit, map, CR_SECTION_AREAS, n, node);
}

/* Returns: (transfer full): the damage that was done, and the damage at which it falls: "1/4" */
static char *
word_damage (const CrCampaign *campaign, const CrDamage *damage)
{
  CrStrength strength;

  if (cr_day_measure_damage (campaign, damage, &strength))
    return g_strdup_printf ("%d/%d", strength.results, strength.needed);
  return g_strdup_printf ("%d", damage->results);
}

/* Adds areas for what is damaged and still stands; what has fallen is drawn as rubble or as a
 * broken gate. Returns: how many areas there are then */
static guint
add_damages (CrEdit *edit, const CrMap *map, const CrCampaign *campaign)
{
  guint n = 0;

  for (guint i = 0; i < cr_campaign_n_damages (campaign); i++) {
    const CrDamage *damage = cr_campaign_get_damage (campaign, i);
    g_autofree char *name = word_damage (campaign, damage);

    if (!damage->fallen && damage->results > 0)
      add_area (edit, map, n++, name, &damage->place, 1);
  }
  return n;
}

/* Returns: how many areas there are then */
static guint
add_mines (CrEdit *edit, const CrMap *map, const CrCampaign *campaign, guint n)
{
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);
    g_autofree char *name = cr_words_mine (mine->id);

    if (mine->state == CR_MINE_DUG || mine->state == CR_MINE_FIRED)
      add_area (edit, map, n++, name, mine->hexes, MAX (mine->n, 1));
  }
  return n;
}

/* Returns: (transfer full): the castle without its own areas */
static CrMap *
new_bare (const CrMap *map)
{
  CrMap *bare = cr_map_copy (map);
  CrEdit *edit = cr_edit_new ();

  for (guint n = cr_map_n_nodes (bare, CR_SECTION_AREAS); n > 0; n--)
    cr_edit_remove_node (edit, bare, CR_SECTION_AREAS, n - 1);
  cr_edit_swap (edit, bare);
  cr_edit_free (edit);
  return bare;
}

/* Returns: (transfer full) (element-type CrPlace): the places of those zones */
static GArray *
list_zones (const CrCastle *castle, CrZones zones)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrScene *scene = cr_castle_get_scene (castle);
  const CrMap *map = cr_castle_get_map (castle);
  g_autoptr (CrOutside) outside = cr_outside_new (scene);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++) {
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), i) };

      if (cr_map_has_place (map, place) && (cr_zone_find (scene, outside, place) & zones) != 0)
        g_array_append_val (places, place);
    }
  return places;
}

/* Adds an area for the keep when the garrison holds nothing else (BES-01). */
static void
add_keep (CrEdit *edit, const CrMap *map, const CrCampaign *campaign, guint n)
{
  g_autoptr (GArray) places = NULL;

  /* In a fight the ground of each side is shown instead. */
  if (!cr_campaign_get_day (campaign)->held || cr_campaign_get_assault (campaign) != NULL)
    return;
  places = list_zones (cr_campaign_get_castle (campaign), CR_ZONE_KEEP);
  if (places->len > 0)
    add_area (edit, map, n, cr_words_day_keep (), (const CrPlace *) (gpointer) places->data,
              (int) places->len);
}

const CrMap *
cre_siege_get_areas (CreSiege *siege)
{
  g_autoptr (CrEdit) edit = NULL;
  guint n;

  if (siege->areas != NULL)
    return siege->areas;
  edit = cr_edit_new ();
  siege->areas = new_bare (cr_campaign_get_map (siege->campaign));
  n = add_damages (edit, siege->areas, siege->campaign);
  n = add_mines (edit, siege->areas, siege->campaign, n);
  add_keep (edit, siege->areas, siege->campaign, n);
  cr_edit_swap (edit, siege->areas);
  return siege->areas;
}

CrMap *
cre_siege_map_starts (const CrState *state)
{
  CrMap *starts = new_bare (cr_state_get_map (state));
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (guint i = 0; i < CR_N_CAMPS; i++) {
    g_autoptr (GArray) places =
        list_zones (cr_state_get_castle (state), cr_state_get_start (state, (int) i));

    add_area (edit, starts, i, cr_words_zones (cr_state_get_start (state, (int) i)),
              (const CrPlace *) (gpointer) places->data, (int) places->len);
  }
  cr_edit_swap (edit, starts);
  return starts;
}
