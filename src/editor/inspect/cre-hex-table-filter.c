/* cre-hex-table-filter.c: which hexes a table shows: those that hold every word of its filter.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table-private.h"

#include "cre-find.h"
#include "cre-floors.h"
#include "cre-names.h"

/* Names of kinds are compared once each, not once a hex. */

typedef struct {
  CreHexTable *table;
  const char *word;
  GArray *kinds[CR_N_LAYERS]; /* gboolean by code */
  gboolean sides[CR_N_SIDE_KINDS];
  GArray *floors;   /* gboolean */
  gboolean numeric; /* only then is it worth writing every number */
} Word;

static void
read_codes (Word *word, CrLayer layer)
{
  const CrMap *map = cre_hex_table_get_map (word->table);
  const CrRuleset *ruleset = cre_map_document_get_ruleset (word->table->document);

  word->kinds[layer] = g_array_new (FALSE, FALSE, sizeof (gboolean));
  for (int i = 0; i < cr_map_n_codes (map, layer); i++) {
    const char *code = cr_map_get_code (map, layer, i);
    g_autofree char *name = layer == CR_LAYER_TERRAIN ? cre_name_terrain (ruleset, code)
                                                      : cre_name_structure (ruleset, code);
    gboolean same = (layer == CR_LAYER_TERRAIN || i > 0) && cre_find_matches (word->word, name);

    g_array_append_val (word->kinds[layer], same);
  }
}

static void
read_word (Word *word, CreHexTable *table, const char *text)
{
  const CrMap *map = cre_hex_table_get_map (table);

  *word = (Word){ .table = table, .word = text };
  read_codes (word, CR_LAYER_TERRAIN);
  read_codes (word, CR_LAYER_STRUCTURE);
  for (int kind = 0; kind < CR_N_SIDE_KINDS; kind++) {
    g_autofree char *name =
        cre_name_side (cre_map_document_get_ruleset (table->document), (CrSideKind) kind);
    word->sides[kind] = cre_find_matches (text, name);
  }
  word->floors = g_array_new (FALSE, FALSE, sizeof (gboolean));
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gboolean same = cre_find_matches (text, cre_floors_get_name (map, floor));
    g_array_append_val (word->floors, same);
  }
  word->numeric = strpbrk (text, "0123456789") != NULL;
}

static void
clear_word (Word *word)
{
  g_array_unref (word->kinds[CR_LAYER_TERRAIN]);
  g_array_unref (word->kinds[CR_LAYER_STRUCTURE]);
  g_array_unref (word->floors);
}

static gboolean
has_side (const Word *word, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (cre_hex_table_get_map (word->table), place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (word->sides[(int) sides[i].kind])
        return TRUE;
  }
  return FALSE;
}

/* A number with a sign is a level, one without the beginning of the number of a hex. */
static gboolean
has_number (const Word *word, CrPlace place)
{
  g_autofree char *level =
      cre_format_level (cr_map_get_level (cre_hex_table_get_map (word->table), place));
  g_autofree char *number = NULL;

  if (*word->word == '+' || *word->word == '-' || g_str_has_prefix (word->word, "−"))
    return g_str_equal (level, word->word) ||
           (*word->word == '-' && g_str_has_prefix (level, "−") &&
            g_str_equal (level + strlen ("−"), word->word + 1));
  number = cre_hex_table_dup_number (word->table, place);
  return g_ascii_strncasecmp (number, word->word, strlen (word->word)) == 0;
}

static gboolean
has_thing (const Word *word, guint32 index)
{
  const GString *things = g_hash_table_lookup (word->table->things, GUINT_TO_POINTER (index));

  return things != NULL && cre_find_matches (word->word, things->str);
}

static gboolean
word_matches (const Word *word, guint32 index, CrPlace place)
{
  const CrMap *map = cre_hex_table_get_map (word->table);
  int terrain = cr_map_get_value (map, place, CR_LAYER_TERRAIN);
  int structure = cr_map_get_value (map, place, CR_LAYER_STRUCTURE);

  return g_array_index (word->kinds[CR_LAYER_TERRAIN], gboolean, terrain) ||
         g_array_index (word->kinds[CR_LAYER_STRUCTURE], gboolean, structure) ||
         g_array_index (word->floors, gboolean, place.floor) ||
         (word->numeric && has_number (word, place)) || has_thing (word, index) ||
         (g_hash_table_contains (word->table->sides, GUINT_TO_POINTER (index)) &&
          has_side (word, place));
}

/* Hexes that hold every word of the cre_hex_table_filter_rows. */
void
cre_hex_table_filter_rows (CreHexTable *table)
{
  g_auto (GStrv) texts = g_strsplit_set (table->filter, " \t", -1);
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  guint n = table->n_cells * (guint) cr_map_n_floors (cre_hex_table_get_map (table));

  for (char **text = texts; *text != NULL; text++) {
    Word word;

    if (**text == '\0')
      continue;
    read_word (&word, table, *text);
    g_array_append_val (words, word);
  }
  g_array_set_size (table->rows, 0);
  for (guint32 i = 0; i < n; i++) {
    CrPlace place = cre_hex_table_get_place (table, i);
    gboolean shown = cr_map_has_place (cre_hex_table_get_map (table), place);

    for (guint k = 0; shown && k < words->len; k++)
      shown = word_matches (&g_array_index (words, Word, k), i, place);
    if (shown)
      g_array_append_val (table->rows, i);
  }
  for (guint k = 0; k < words->len; k++)
    clear_word (&g_array_index (words, Word, k));
}
