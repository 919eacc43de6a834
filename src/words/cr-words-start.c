/* cr-words-start.c: what a scenario changes of its map and its rules when it begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-start.h"

#include <string.h>

#include "cr-local-terrain.h"
#include "cr-map-words.h"
#include "cr-operation.h"
#include "cr-text.h"
#include "cr-words-area.h"
#include "cr-words-castle.h"
#include "cr-words-charts.h"
#include "cr-words-lof-private.h"

#define N_(text) (text)

/* Appends a mechanism: "Drawbridge at the start: raised". */
static void
add_mechanism (GString *text, const CrMap *map, const CrNode *row, const char *const *languages)
{
  const char *id = cr_node_get (row, "of");
  const CrNode *node = cr_map_find_node (map, CR_SECTION_MECHANISMS, NULL, id);
  const char *name = node != NULL ? cr_node_get_localized (node, "name", languages) : id;

  /* Translators: a drawbridge or the like; the state it is in */
  g_string_append_printf (text, cr_text ("%1$s at the start: %2$s\n"),
                          name != NULL ? name
                                       : cr_words_mechanism_kind (cr_node_get (node, "kind")),
                          cr_words_mechanism_state (cr_node_get (row, "is")));
}

/* Returns: (nullable): the name of a change of doors and walls */
static const char *
name_change (const char *what)
{
  static const struct {
    const char *what, *words;
  } kinds[] = {
    { "breach", N_ ("breach") },  { "open", N_ ("open door") },
    { "shut", N_ ("shut door") }, { "hoarding", N_ ("hoarding") },
    { "tree", N_ ("tree") },      { "side", N_ ("wall, door or hedge") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].what, what))
      return cr_text (kinds[i].words);
  return NULL;
}

char *
cr_words_change (const CrRuleset *ruleset, const char *what, const char *const *languages)
{
  const char *value = strchr (what, ':'), *name = name_change (what);
  g_autofree char *head = g_strndup (what, strcspn (what, ":"));
  CrSideKind side = CR_SIDE_OTHER;

  if (name != NULL)
    return g_strdup (name);
  if (g_str_has_prefix (what, "terrain:")) {
    const CrTerrainKind *kind = cr_ruleset_find_terrain (ruleset, value + 1);

    return cr_words_row (kind != NULL ? kind->node : NULL, value + 1, languages);
  }
  if (g_str_has_prefix (what, "level:"))
    return g_strdup_printf (cr_text ("height %s"), value + 1);
  return value == NULL && cr_side_kind_parse (head, &side)
             ? cr_words_row (cr_ruleset_get_side (ruleset, side)->node, what, languages)
             : g_strdup (what);
}

/* Returns: (transfer full): the printed numbers of the hexes; the written text when the map has no
 * such hexes */
static char *
word_where (const CrMap *map, const char *where)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  return cr_operation_parse_places (map, where, places, NULL) ? cr_words_places (map, places)
                                                              : g_strdup (where);
}

/* Appends a change: "At the start there is: breach, at 1813, 1913". */
static void
add_change (GString *text, const CrCastle *castle, const CrNode *row, const char *const *languages)
{
  const char *with = cr_node_get (row, "with");
  g_auto (GStrv) parts = g_strsplit (with != NULL ? with : cr_node_get (row, "without"), "@", 2);
  g_autofree char *what = cr_words_change (cr_castle_get_ruleset (castle), parts[0], languages);
  g_autofree char *where =
      parts[1] != NULL ? word_where (cr_castle_get_map (castle), parts[1]) : NULL;

  if (where != NULL) {
    g_autofree char *whole = NULL, *at = g_strdup_printf (cr_text (", at %s"), where);

    whole = g_strconcat (what, at, NULL);
    g_free (g_steal_pointer (&what));
    what = g_steal_pointer (&whole);
  }
  g_string_append_printf (text,
                          with != NULL ? cr_text ("At the start there is: %s\n")
                                       : cr_text ("At the start there is no: %s\n"),
                          what);
}

/* Appends weather or sun: "Weather from turn 3: rain". */
static void
add_sky (GString *text, const CrCastle *castle, const CrNode *row, const char *const *languages)
{
  const char *is = cr_node_get (row, "is"), *turn = cr_node_get (row, "turn");
  const CrWeather *weather = cr_ruleset_find_weather (cr_castle_get_ruleset (castle), is);
  g_autofree char *name = cr_words_row (weather != NULL ? weather->node : NULL, is, languages);

  if (cr_node_is (row, "sun"))
    g_string_append_printf (text, cr_text ("The sun: %s"), is);
  else
    g_string_append_printf (text, cr_text ("Weather from turn %1$s: %2$s"),
                            turn != NULL ? turn : "1", name);
  g_string_append_c (text, '\n');
}

/* Appends fires and heaps: "It burns at the start: 0404", "Fascines in the moat at 0607: 2". */
static void
add_plight (GString *text, const CrCastle *castle, const CrNode *row)
{
  const char *at = cr_node_get (row, "at"), *fascines = cr_node_get (row, "fascines");
  g_autofree char *where =
      at != NULL ? cr_words_hex_at (castle, at) : g_strdup (cr_node_get (row, "gear"));

  if (cr_node_is (row, "fire"))
    g_string_append_printf (text, cr_text ("It burns at the start: %s\n"), where);
  else
    g_string_append_printf (text, cr_text ("Fascines in the moat at %1$s: %2$s\n"), where,
                            fascines != NULL ? fascines : "1");
}

char *
cr_words_start_row (const CrCastle *castle, const CrNode *row, const char *const *languages)
{
  GString *text = g_string_new (NULL);

  if (cr_node_is (row, "state"))
    add_mechanism (text, cr_castle_get_map (castle), row, languages);
  else if (cr_node_is (row, "change"))
    add_change (text, castle, row, languages);
  else if (cr_node_is (row, "fire") || cr_node_is (row, "heap"))
    add_plight (text, castle, row);
  else
    add_sky (text, castle, row, languages);
  g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static void
add_rows (GString *text,
          const CrCastle *castle,
          const GPtrArray *rows,
          const char *const *languages)
{
  for (guint i = 0; i < rows->len; i++) {
    g_autofree char *line = cr_words_start_row (castle, rows->pdata[i], languages);

    g_string_append_printf (text, "%s\n", line);
  }
}

char *
cr_words_start (const CrCastle *castle, const CrScenario *scenario, const char *const *languages)
{
  GString *text = g_string_new (NULL);

  add_rows (text, castle, scenario->changes, languages);
  add_rows (text, castle, scenario->plights, languages);
  add_rows (text, castle, scenario->skies, languages);
  return g_string_free (text, FALSE);
}

/* Returns: (nullable): the node of an option or module */
static const CrNode *
find_switch (const CrRuleset *ruleset, const char *id)
{
  const CrNode *found = cr_ruleset_find_option (ruleset, id);

  for (guint i = 0; found == NULL && i < cr_ruleset_n_modules (ruleset); i++)
    if (g_str_equal (cr_ruleset_get_module (ruleset, i)->id, id))
      found = cr_ruleset_get_module (ruleset, i)->node;
  return found;
}

/* Returns: (nullable): the name of a value of the option */
static const char *
name_value (const CrNode *option, const char *value, const char *const *languages)
{
  const char *name = NULL;

  for (guint i = 0; name == NULL && i < cr_node_n_children (option); i++) {
    const CrNode *child = cr_node_get_child (option, i);

    if (cr_node_is (child, "choice") && g_strcmp0 (cr_node_get (child, "value"), value) == 0)
      name = cr_node_get_localized (child, "name", languages);
  }
  return name;
}

/* Returns: (transfer full) (nullable): "on foot 3", "medium cover" */
static char *
word_local (const CrRuleset *ruleset,
            const char *text,
            const char *key,
            const char *const *languages)
{
  g_autofree char *value = cr_local_terrain_get (text, key);
  int mover = cr_ruleset_find_mover (ruleset, key);
  const char *words = key;

  if (value == NULL)
    return NULL;
  if (mover >= 0)
    words = cr_scenario_get_name (cr_ruleset_get_mover (ruleset, (guint) mover)->node, languages);
  else if (g_str_equal (key, CR_LOCAL_COVER))
    return g_strdup (cr_words_local_value (value));
  else if (g_str_equal (key, CR_LOCAL_COMBAT))
    words = cr_text ("combat");
  else
    words = cr_text ("height");
  return g_strdup_printf ("%s %s", words, cr_words_local_value (value));
}

/* Returns: (transfer full): "Scrub: on foot 3, medium cover" */
static char *
word_terrain (const CrRuleset *ruleset,
              const char *id,
              const char *text,
              const char *const *languages)
{
  const char *const keys[] = { CR_LOCAL_COVER, CR_LOCAL_COMBAT, CR_LOCAL_HEIGHT };
  const char *code = cr_local_terrain_get_code (id);
  const CrTerrainKind *kind = cr_ruleset_find_terrain (ruleset, code);
  g_autofree char *name = cr_words_row (kind != NULL ? kind->node : NULL, code, languages);
  g_autoptr (GString) said = g_string_new (NULL);
  guint n = cr_ruleset_n_movers (ruleset);

  for (guint i = 0; i < n + G_N_ELEMENTS (keys); i++) {
    g_autofree char *part = word_local (
        ruleset, text, i < n ? cr_ruleset_get_mover (ruleset, i)->id : keys[i - n], languages);

    if (part != NULL)
      g_string_append_printf (said, "%s%s", said->len > 0 ? ", " : "", part);
  }
  return g_strdup_printf (cr_text ("%1$s: %2$s"), name,
                          said->len > 0 ? said->str : cr_text ("as the rules have it"));
}

char *
cr_words_choice_of_rules (const CrRuleset *ruleset,
                          const char *choice,
                          const char *const *languages)
{
  g_auto (GStrv) parts = g_strsplit (choice, "=", 2);
  const CrNode *option = find_switch (ruleset, parts[0]);
  const char *name = option != NULL ? cr_node_get_localized (option, "name", languages) : NULL;
  const char *value = option != NULL ? name_value (option, parts[1], languages) : NULL;
  const CrTable *table = cr_ruleset_find_table (ruleset, parts[0]);

  if (table != NULL)
    /* Translators: a table of the rules, by its name */
    return g_strdup_printf (cr_text ("%s: a table of its own"),
                            cr_scenario_get_name (cr_table_get_node (table), languages));
  if (cr_local_terrain_get_code (parts[0]) != NULL)
    return word_terrain (ruleset, parts[0], parts[1], languages);
  if (name == NULL)
    return g_strdup (choice);
  /* Translators: a rule that can be chosen, and how it is played */
  return g_strdup_printf (cr_text ("%1$s: %2$s"), name, value != NULL ? value : parts[1]);
}
