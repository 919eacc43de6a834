/* cr-words-area.c: areas of a scenario in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-area.h"

#include "cr-area.h"
#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-lof-private.h"

/* An area of more hexes is described by their number, not hex by hex. */
#define MOST_HEXES 40

const char *
cr_words_area_name (const CrScenario *scenario,
                    const CrMap *map,
                    const char *id,
                    const char *const *languages)
{
  int own = cr_scenario_find (scenario->areas, id);
  int index = own < 0 && map != NULL ? cr_map_find_area (map, id) : -1;

  if (own >= 0)
    return cr_scenario_get_name (cr_scenario_get_area (scenario, (guint) own)->node, languages);
  return index < 0 ? id
                   : cr_map_get_area_name (
                         map, cr_map_get_node (map, CR_SECTION_AREAS, (guint) index), languages);
}

char *
cr_words_hex_at (const CrCastle *castle, const char *at)
{
  const CrMap *map = castle != NULL ? cr_castle_get_map (castle) : NULL;
  CrPlace place;

  return map != NULL && cr_map_parse_place (map, at, &place, NULL)
             ? cr_map_format_printed (map, place)
             : g_strdup (at);
}

/* Returns: (transfer full): "0916, 1016" */
static char *
word_hexes (const CrCastle *castle, const char *text)
{
  const CrMap *map = castle != NULL ? cr_castle_get_map (castle) : NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GString) words = g_string_new (NULL);

  if (map == NULL || !cr_map_parse_places (map, text, places, NULL))
    return g_strdup (text);
  if (places->len == 0)
    return g_strdup (cr_text ("hexes, none of which is drawn yet"));
  if (places->len > MOST_HEXES)
    return cr_words_places (map, places);
  for (guint i = 0; i < places->len; i++) {
    g_autofree char *hex = cr_map_format_printed (map, g_array_index (places, CrPlace, i));

    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", hex);
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Returns: (transfer full): the name that the ruleset gives the kind */
static char *
word_code (const CrCastle *castle,
           const char *code,
           gboolean structure,
           const char *const *languages)
{
  const CrRuleset *ruleset = castle != NULL ? cr_castle_get_ruleset (castle) : NULL;
  const CrStructureKind *wall =
      ruleset != NULL && structure ? cr_ruleset_find_structure (ruleset, code) : NULL;
  const CrTerrainKind *kind =
      ruleset != NULL && !structure ? cr_ruleset_find_terrain (ruleset, code) : NULL;

  return cr_words_row (wall != NULL   ? wall->node
                       : kind != NULL ? kind->node
                                      : NULL,
                       code, languages);
}

/* Returns: (transfer full): what the term is about */
static char *
word_about (const CrScenario *scenario,
            const CrCastle *castle,
            const CrNode *row,
            const char *const *languages)
{
  const char *of;

  if ((of = cr_node_get (row, "area")) != NULL)
    return g_strdup (cr_words_area_name (
        scenario, castle != NULL ? cr_castle_get_map (castle) : NULL, of, languages));
  if ((of = cr_node_get (row, "edge")) != NULL)
    return g_strdup_printf (cr_text ("side %s"), of);
  if ((of = cr_node_get (row, "manned")) != NULL)
    return g_strdup (g_str_equal (of, "ramparts") ? cr_text ("the ramparts")
                     : g_str_equal (of, "slits")  ? cr_text ("behind slits")
                                                  : cr_text ("ramparts and slits"));
  if ((of = cr_node_get (row, "terrain")) != NULL)
    return word_code (castle, of, FALSE, languages);
  if ((of = cr_node_get (row, "structure")) != NULL)
    return word_code (castle, of, TRUE, languages);
  of = cr_node_get (row, "hexes");
  return of != NULL ? word_hexes (castle, of) : g_strdup (cr_text ("the whole map"));
}

char *
cr_words_term (const CrScenario *scenario,
               const CrCastle *castle,
               const CrNode *row,
               const char *const *languages)
{
  const char *word = cr_text (cr_node_get_name (row));
  const char *within = cr_node_get (row, "within");
  g_autofree char *what = word_about (scenario, castle, row, languages);

  if (within == NULL || g_str_equal (within, "0"))
    /* Translators: a term of an area, one of all, and, only, without: “all side 3” */
    return g_strdup_printf (cr_text ("%1$s %2$s"), word, what);
  /* Translators: a term of an area: “without what is within 3 hexes of the ramparts” */
  return g_strdup_printf (cr_text ("%1$s within %2$s of %3$s"), word, within, what);
}
