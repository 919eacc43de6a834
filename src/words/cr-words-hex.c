/* cr-words-hex.c: everything known of a hex as words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-hex.h"

#include "cr-about.h"
#include "cr-batter.h"
#include "cr-levels.h"
#include "cr-map-edges.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-lof.h"

/**
 * About:
 * @lines: (element-type utf8): what is said
 */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  CrPlace place;
  const char *const *languages;
  GPtrArray *lines;
} About;

static void
take_line (About *about, char *line)
{
  g_ptr_array_add (about->lines, line);
}

static void
add_place (About *about)
{
  g_autofree char *place = cr_words_place (about->scene, about->place, about->languages);
  g_autofree char *at = cr_map_format_place (about->map, about->place);

  take_line (about, g_strdup_printf (cr_text ("%s, at %s"), place, at));
}

/* Kinds without a front have no sentence about it (STA-01). */
static void
add_front (About *about)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (about->scene, about->place);
  int front = cr_map_get_front (about->map, about->place);

  if (terrain == NULL || terrain->front.value == 0)
    return;
  if (front < 0)
    take_line (about, g_strdup (cr_text ("Its front is not said (STA-01).")));
  else
    take_line (about, g_strdup_printf (
                          cr_text ("Its front looks to %s (STA-01)."),
                          cr_direction_get_title ((CrDirection) front,
                                                  cr_map_get_grid (about->map)->orientation)));
}

/* A code that the ruleset does not know counts as flat and open, and a sentence says so. */
static void
add_codes (About *about)
{
  const char *structure = cr_map_get_structure (about->map, about->place);
  const CrStructureKind *kind = cr_scene_get_structure (about->scene, about->place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (about->scene, about->place);
  const char *name = NULL;

  if (terrain == NULL)
    take_line (about, g_strdup_printf (cr_text ("Terrain “%s”, which the ruleset does not know."),
                                       cr_map_get_terrain (about->map, about->place)));
  else
    name = cr_node_get_localized (terrain->node, "name", about->languages);
  if (name != NULL)
    take_line (about, g_strdup_printf (cr_text ("Terrain: %s."), name));
  add_front (about);
  if (g_strcmp0 (structure, "none") == 0 || structure == NULL)
    return;
  name = kind != NULL ? cr_node_get_localized (kind->node, "name", about->languages) : NULL;
  if (kind == NULL)
    take_line (about, g_strdup_printf (cr_text ("Structure “%s”, which the ruleset does not know."),
                                       structure));
  else
    take_line (about,
               g_strdup_printf (cr_text ("Structure: %s."), name != NULL ? name : structure));
}

/* Tells the painted level, and the one that the stairways prove (ELV-01). */
static void
add_level (About *about)
{
  g_autoptr (CrLevels) levels = cr_levels_new (about->map);
  int painted = cr_map_get_level (about->map, about->place), derived;
  g_autofree char *chain = NULL, *a = cr_words_level (painted), *b = NULL;

  if (!cr_levels_get (levels, about->place, &derived)) {
    take_line (about, g_strdup_printf (cr_text ("Level %s as painted; no stairway tells."), a));
    return;
  }
  chain = cr_levels_dup_chain (levels, about->place);
  b = cr_words_level (derived);
  if (painted == derived)
    take_line (about,
               g_strdup_printf (cr_text ("Level %s as painted and by the stairways: %s (ELV-01)."),
                                a, chain));
  else
    take_line (about,
               g_strdup_printf (cr_text ("Level %s as painted, but the stairways lead to %s: "
                                         "%s (ELV-01)."),
                                a, b, chain));
}

static void
add_edges (About *about)
{
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++) {
    const char *name = cr_map_get_edge_name (about->map, edge);

    if (!cr_grid_is_at_edge (cr_map_get_grid (about->map), about->place.hex, edge))
      continue;
    if (name != NULL)
      take_line (about, g_strdup_printf (cr_text ("At edge %s of the map, “%s” (MAP-06)."),
                                         cr_map_edge_get_key (edge), name));
    else
      take_line (about,
                 g_strdup_printf (cr_text ("At edge %s of the map."), cr_map_edge_get_key (edge)));
  }
}

static void
add_sides (About *about)
{
  CrOrientation orientation = cr_map_get_grid (about->map)->orientation;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (about->map, about->place, d, &n);

    for (gsize i = 0; i < n; i++) {
      g_autofree char *thing =
          cr_words_thing (about->scene, about->place, &sides[i], about->languages);
      /* Translators: a direction such as NE, and what stands on that side */
      take_line (about, g_strdup_printf (cr_text ("%s: %s"),
                                         cr_direction_get_title (d, orientation), thing));
    }
  }
}

static char *
name_sides (const CrMap *map, guint sides)
{
  CrOrientation orientation = cr_map_get_grid (map)->orientation;
  GString *names = g_string_new (NULL);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (sides >> d & 1)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              cr_direction_get_title (d, orientation));
  return g_string_free (names, FALSE);
}

/* A hoarding is demolished first, one hex of it a day (HRD-10). */
static char *
add_hoarded (const CrMap *map, guint hoarded, char *words)
{
  g_autofree char *before = words, *sides = name_sides (map, hoarded);

  /* Translators: the sentence before, and directions such as “N, NE” */
  return g_strdup_printf (cr_text ("%s Not across the hoarding to the %s: one result D a day "
                                   "destroys a hex of that first (HRD-10)."),
                          before, sides);
}

char *
cr_words_battering (const CrScene *scene, CrPlace place)
{
  CrBattering battering = cr_batter_judge (scene, place);
  char *words;

  if (!battering.is_wall)
    return NULL;
  if (battering.damage == 0)
    words = g_strdup_printf (cr_text ("Set back: it cannot be battered before a hex of "
                                      "battlements beside it is demolished (%s)."),
                             battering.rule);
  else
    words = g_strdup_printf (cr_text ("Battered down by this many results D: %d (%s)."),
                             battering.damage, battering.rule);
  return battering.hoarded != 0 ? add_hoarded (cr_scene_get_map (scene), battering.hoarded, words)
                                : words;
}

/* Tells how much battering the wall stands (RMP-10, BAT-03, HRD-10). */
static void
add_battering (About *about)
{
  char *words = cr_words_battering (about->scene, about->place);

  if (words != NULL)
    take_line (about, words);
}

/* Tells what is in the same hex on the floors above and below. */
static void
add_floors (About *about)
{
  g_autofree char *own = cr_words_floor (about->map, about->place.floor);

  if (cr_map_n_floors (about->map) > 1)
    take_line (about, g_strdup_printf (cr_text ("Floor: %s."), own));
  for (int floor = 0; floor < cr_map_n_floors (about->map); floor++) {
    CrPlace there = { floor, about->place.hex };
    gboolean above = cr_map_get_floor (about->map, floor)->storey >
                     cr_map_get_floor (about->map, about->place.floor)->storey;
    g_autofree char *name = cr_words_floor (about->map, floor);
    g_autofree char *surface = NULL;

    if (floor == about->place.floor || !cr_map_has_place (about->map, there))
      continue;
    surface = cr_words_surface (about->scene, there, about->languages);
    /* Translators: what lies above or below: the terrain there, the name of the floor */
    take_line (about, g_strdup_printf (above ? cr_text ("Above: %s, on “%s”.")
                                             : cr_text ("Below or beside: %s, on “%s”."),
                                       surface, name));
  }
}

static void
add_node (About *about, CrLinkage *linkage, CrSection section, const CrNode *node)
{
  CrAbout how = cr_map_get_about (about->map, section, node, about->place);
  g_autofree char *text = NULL;

  if (how == CR_ABOUT_NOT)
    return;
  text = cr_words_node (about->scene, linkage, section, node, about->languages);
  if (how & CR_ABOUT_CONTROL)
    take_line (about, g_strdup_printf (cr_text ("Worked from here: %s"), text));
  else
    take_line (about, g_steal_pointer (&text));
}

GPtrArray *
cr_words_hex (const CrScene *scene, CrPlace place, const char *const *languages)
{
  About about = { scene, cr_scene_get_map (scene), place, languages,
                  g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (CrLinkage) linkage = cr_linkage_new (about.map);

  add_place (&about);
  add_codes (&about);
  add_level (&about);
  add_sides (&about);
  add_battering (&about);
  add_floors (&about);
  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++)
    for (guint i = 0; i < cr_map_n_nodes (about.map, section); i++)
      add_node (&about, linkage, section, cr_map_get_node (about.map, section, i));
  add_edges (&about);
  return about.lines;
}
