/* cr-words-charts.c: the charts that players keep beside the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-charts.h"

#include <string.h>

#include "cr-local-terrain.h"
#include "cr-text.h"
#include "cr-words-lof.h"
#include "cr-words-rules.h"

#define NOTHING "–"

static const char *
get_name (const CrNode *node, const char *const *languages, const char *fallback)
{
  const char *name = node != NULL ? cr_node_get_localized (node, "name", languages) : NULL;

  return name != NULL ? name : fallback;
}

static char *
mark_figure (const char *text, const CrFigure *figure)
{
  return g_strconcat (text, cr_words_provenance_mark (figure->provenance), NULL);
}

static char *
show_cost (const CrFigure *figure)
{
  g_autofree char *points = g_strdup_printf ("%d", figure->value);

  return mark_figure (figure->value == CR_IMPASSABLE ? NOTHING : points, figure);
}

static char *
show_cover (const CrFigure *figure)
{
  return figure->value == CR_COVER_NONE
             ? g_strdup ("")
             : mark_figure (cr_words_cover ((CrCover) figure->value), figure);
}

/* Returns: (transfer full): "+1", "−1 ?"; an empty text for 0 */
static char *
show_shift (const CrFigure *figure)
{
  g_autofree char *shift =
      g_strdup_printf ("%s%d", figure->value < 0 ? "−" : "+", ABS (figure->value));

  if (figure->value == CR_COMBAT_NEVER)
    return mark_figure (cr_text ("never"), figure);
  return figure->value == 0 ? g_strdup ("") : mark_figure (shift, figure);
}

static char *
show_height (const CrFigure *figure)
{
  return figure->value == 0 ? g_strdup ("") : show_shift (figure);
}

/* Returns: (transfer full): a table with one first column, @n columns for each mover, and so many
 * others */
static CrWordsTable *
new_chart (const char *first,
           const CrRuleset *ruleset,
           const char *const *languages,
           const char *const *others,
           guint n_others)
{
  guint n = cr_ruleset_n_movers (ruleset);
  g_autofree CrWordsColumn *columns = g_new0 (CrWordsColumn, 1 + n + n_others);

  columns[0].head = first;
  for (guint i = 0; i < n; i++) {
    const CrMover *mover = cr_ruleset_get_mover (ruleset, i);

    columns[1 + i] = (CrWordsColumn){ get_name (mover->node, languages, mover->id), TRUE };
  }
  for (guint i = 0; i < n_others; i++)
    columns[1 + n + i].head = others[i];
  return cr_words_table_new (columns, 1 + n + n_others);
}

/* Returns: (transfer full): for each terrain of the ruleset, whether a hex of the map has it */
static gboolean *
find_terrains (const CrMap *map)
{
  gboolean *used = g_new0 (gboolean, (gsize) cr_map_n_codes (map, CR_LAYER_TERRAIN));
  gsize n = (gsize) cr_grid_n_cells (cr_map_get_grid (map));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *layer = cr_map_get_layer (map, floor, CR_LAYER_TERRAIN);

    for (gsize cell = 0; cell < n; cell++)
      used[layer[cell]] = TRUE;
  }
  return used;
}

static void
add_terrain (CrWordsTable *words,
             const CrRuleset *ruleset,
             const CrTerrainKind *kind,
             const char *const *languages)
{
  cr_words_table_add (words, get_name (kind->node, languages, kind->code));
  for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++)
    cr_words_table_take (words, show_cost (&kind->cost[i]));
  cr_words_table_take (words, show_cover (&kind->cover));
  cr_words_table_take (words, show_shift (&kind->combat));
  cr_words_table_take (words, show_height (&kind->obstruction));
}

static CrWordsTable *
new_terrain_chart (const CrRuleset *ruleset, const char *const *languages)
{
  const char *const others[] = { cr_text ("cover"), cr_text ("combat"), cr_text ("height") };

  return new_chart (cr_text ("terrain"), ruleset, languages, others, G_N_ELEMENTS (others));
}

CrWordsTable *
cr_words_terrain_chart (const CrMap *map, const CrRuleset *ruleset, const char *const *languages)
{
  CrWordsTable *words = new_terrain_chart (ruleset, languages);
  g_autofree gboolean *used = map != NULL ? find_terrains (map) : NULL;

  for (guint i = 0; i < cr_ruleset_n_terrains (ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (ruleset, i);
    int code = map != NULL ? cr_map_find_code (map, CR_LAYER_TERRAIN, kind->code) : -1;

    if (map == NULL || (code > 0 && used[code]))
      add_terrain (words, ruleset, kind, languages);
  }
  return words;
}

const char *
cr_words_local_value (const char *value)
{
  for (CrCover cover = CR_COVER_NONE; cover <= CR_COVER_INFINITE; cover++)
    if (g_str_equal (cr_cover_get_name (cover), value))
      return cr_words_cover (cover);
  if (g_str_equal (value, "impassable"))
    return cr_text ("impassable");
  return g_str_equal (value, "impossible") ? cr_text ("never") : value;
}

CrWordsTable *
cr_words_local_terrain_chart (const CrRuleset *ruleset, const char *const *languages)
{
  CrWordsTable *words = NULL;

  for (const char *const *it = cr_ruleset_get_choices (ruleset); *it != NULL; it++) {
    g_autofree char *id = g_strndup (*it, strcspn (*it, "="));
    const char *code = cr_local_terrain_get_code (id);

    if (code == NULL)
      continue;
    if (words == NULL)
      words = new_terrain_chart (ruleset, languages);
    add_terrain (words, ruleset, cr_ruleset_find_terrain (ruleset, code), languages);
  }
  return words;
}

static guint
find_sides (const CrMap *map)
{
  guint used = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      used |= 1u << sides[i].kind;
  }
  return used;
}

/* Returns: (transfer full): "2"; "2 out, – in" when the directions differ */
static char *
show_crossing (const CrSideRule *rule, guint mover)
{
  const CrFigure *out = &rule->cost[CR_CROSS_PLAIN][mover];
  const CrFigure *in = &rule->cost[CR_CROSS_INWARDS][mover];
  g_autofree char *outwards = show_cost (out), *inwards = show_cost (in);

  return out->value == in->value ? g_steal_pointer (&outwards)
                                 : g_strdup_printf (cr_text ("%s out, %s in"), outwards, inwards);
}

/* Doors and gates are listed with the costs of an open one. */
static char *
show_side_cost (const CrSideRule *rule, CrSideKind kind, guint mover)
{
  return cr_side_kind_is_opening (kind) ? show_cost (&rule->cost[CR_CROSS_OPEN][mover])
                                        : show_crossing (rule, mover);
}

CrWordsTable *
cr_words_side_chart (const CrMap *map, const CrRuleset *ruleset, const char *const *languages)
{
  const char *const others[] = { cr_text ("cover"), cr_text ("combat") };
  CrWordsTable *words =
      new_chart (cr_text ("on the sides"), ruleset, languages, others, G_N_ELEMENTS (others));
  guint used = map != NULL ? find_sides (map) : G_MAXUINT;

  for (int kind = 0; kind < CR_SIDE_OTHER; kind++) {
    const CrSideRule *rule = cr_ruleset_get_side (ruleset, (CrSideKind) kind);

    if (!(used & 1u << kind) || rule == NULL || rule->node == NULL)
      continue;
    cr_words_table_add (
        words, get_name (rule->node, languages, cr_side_kind_get_name ((CrSideKind) kind)));
    for (guint i = 0; i < cr_ruleset_n_movers (ruleset); i++)
      cr_words_table_take (words, show_side_cost (rule, (CrSideKind) kind, i));
    cr_words_table_take (words, show_cover (&rule->cover));
    cr_words_table_take (words, show_shift (&rule->combat));
  }
  return words;
}

/* Returns: (transfer full): "1–8" with the modifier of the die; an empty text for a band that no
 * range falls into */
static char *
show_band (const CrWeapon *weapon, int band)
{
  int from = band == 0 ? 1 : weapon->reach[band - 1].value + 1;
  const CrFigure *reach = &weapon->reach[band];
  g_autofree char *added = show_shift (&weapon->modifier[band]);
  g_autofree char *to = show_cost (reach);

  if (reach->value < from)
    return g_strdup ("");
  if (*added == '\0')
    return g_strdup_printf ("%d–%s", from, to);
  return g_strdup_printf ("%d–%s (%s)", from, to, added);
}

CrWordsTable *
cr_words_range_chart (const CrRuleset *ruleset, const char *const *languages)
{
  const CrWordsColumn columns[] = { { cr_text ("weapon"), FALSE },
                                    { cr_text ("short range"), FALSE },
                                    { cr_text ("medium range"), FALSE },
                                    { cr_text ("long range"), FALSE } };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++) {
    const CrWeapon *weapon = cr_ruleset_get_weapon (ruleset, i);

    cr_words_table_add (words, get_name (weapon->node, languages, weapon->id));
    for (int band = 0; band < CR_N_BANDS; band++)
      cr_words_table_take (words, show_band (weapon, band));
  }
  return words;
}

/* Returns: the least attack that reaches the column against that defence; 0: no attack does */
static int
find_least (const CrTable *table, int column, int defence)
{
  const CrTableColumn *odds = cr_table_get_column (table, (guint) column);
  int most = (odds->attack + 1) * defence;

  for (int attack = 1; attack <= most; attack++)
    if (cr_table_find_odds (table, attack, defence) >= column)
      return attack;
  return 0;
}

static void
add_odds (CrWordsTable *words, const CrTable *table, int defence)
{
  cr_words_table_add_number (words, defence);
  for (int i = 0; i < (int) cr_table_n_columns (table); i++) {
    int least = find_least (table, i, defence);

    if (least > 0)
      cr_words_table_add_number (words, least);
    else
      cr_words_table_add (words, NOTHING);
  }
}

CrWordsTable *
cr_words_odds_chart (const CrTable *table, int most)
{
  guint n = cr_table_n_columns (table);
  g_autofree CrWordsColumn *columns = g_new0 (CrWordsColumn, n + 1);
  CrWordsTable *words;

  if (n == 0 || cr_table_get_column (table, 0)->defence == 0)
    return NULL;
  columns[0] = (CrWordsColumn){ cr_text ("defence"), TRUE };
  for (guint i = 0; i < n; i++)
    columns[i + 1] = (CrWordsColumn){ cr_table_get_column (table, i)->id, TRUE };
  words = cr_words_table_new (columns, n + 1);
  for (int defence = 1; defence <= most; defence++)
    add_odds (words, table, defence);
  return words;
}
