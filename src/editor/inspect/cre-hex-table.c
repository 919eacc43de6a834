/* cre-hex-table.c: all hexes of a map as a list, filtered and sorted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table.h"

#include "cre-find.h"
#include "cre-floors.h"
#include "cre-inspect-node.h"
#include "cre-names.h"

#include "cr-floors.h"
#include "cr-numbering.h"

#include <glib/gi18n-lib.h>

/* A hex has an index: its floor times the number of cells of a floor, plus its cell. */
struct _CreHexTable {
  GObject parent_instance;

  /* owned */
  CreMapDocument *document;
  GArray *rows;       /* of guint32: the indices of the shown hexes, in their order */
  GHashTable *things; /* by index: GString of the names of the things there */
  GHashTable *sides;  /* by index: how many things stand on its sides */
  char *filter;

  guint n_cells;
  CreColumn column;
  gboolean descending;
};

struct _CreHexRow {
  GObject parent_instance;
  CrPlace place;
};

G_DEFINE_FINAL_TYPE (CreHexRow, cre_hex_row, G_TYPE_OBJECT)

/* The functions from here on make the texts of the columns. */

static const CrMap *
get_map (CreHexTable *table)
{
  return cre_map_document_get_map (table->document);
}

static char *
dup_sides (CreHexTable *table, CrPlace place)
{
  CrOrientation orientation = cr_map_get_grid (get_map (table))->orientation;
  GString *text = g_string_new (NULL);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (get_map (table), place, d, &n);

    for (gsize i = 0; i < n; i++) {
      g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (table->document),
                                             (CrSideKind) sides[i].kind);

      g_string_append_printf (text, "%s%s %s", text->len > 0 ? ", " : "",
                              cr_direction_get_title (d, orientation), name);
    }
  }
  return g_string_free (text, FALSE);
}

static char *
dup_structure (CreHexTable *table, CrPlace place)
{
  const char *code = cr_map_get_structure (get_map (table), place);

  return g_str_equal (code, "none")
             ? g_strdup ("")
             : cre_name_structure (cre_map_document_get_ruleset (table->document), code);
}

/* Returns: (transfer full): the printed number of a hex */
static char *
dup_number (CreHexTable *table, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (get_map (table));

  return cr_numbering_format (&numbering, cr_map_get_grid (get_map (table)), place.hex);
}

static guint32
get_index (CreHexTable *table, CrPlace place)
{
  return (guint32) place.floor * table->n_cells +
         (guint32) cr_grid_get_cell (cr_map_get_grid (get_map (table)), place.hex);
}

char *
cre_hex_table_dup_cell (CreHexTable *table, CrPlace place, CreColumn column)
{
  const GString *things;

  switch (column) {
  case CRE_COLUMN_HEX:
    return dup_number (table, place);
  case CRE_COLUMN_FLOOR:
    return g_strdup (cre_floors_get_name (get_map (table), place.floor));
  case CRE_COLUMN_LEVEL:
    return cre_format_level (cr_map_get_level (get_map (table), place));
  case CRE_COLUMN_TERRAIN:
    return cre_name_terrain (cre_map_document_get_ruleset (table->document),
                             cr_map_get_terrain (get_map (table), place));
  case CRE_COLUMN_STRUCTURE:
    return dup_structure (table, place);
  case CRE_COLUMN_SIDES:
    return dup_sides (table, place);
  default:
    things = g_hash_table_lookup (table->things, GUINT_TO_POINTER (get_index (table, place)));
    return g_strdup (things != NULL ? things->str : "");
  }
}

const char *
cre_column_get_title (CreColumn column)
{
  static const char *const titles[] = { N_ ("Hex"),          N_ ("Floor"),     N_ ("Level"),
                                        N_ ("Terrain"),      N_ ("Structure"), N_ ("Sides"),
                                        N_ ("What is there") };

  return _ (titles[column]);
}

static CrPlace
get_place (CreHexTable *table, guint32 index)
{
  return (CrPlace){ (int) (index / table->n_cells),
                    cr_grid_get_hex (cr_map_get_grid (get_map (table)),
                                     (int) (index % table->n_cells)) };
}

char *
cre_hex_table_dup_text (CreHexTable *table)
{
  GString *text = g_string_new (NULL);

  for (int column = 0; column < CRE_N_COLUMNS; column++)
    g_string_append_printf (text, "%s%s", column > 0 ? "\t" : "",
                            cre_column_get_title ((CreColumn) column));
  for (guint i = 0; i < table->rows->len; i++)
    for (int column = 0; column < CRE_N_COLUMNS; column++) {
      g_autofree char *cell = cre_hex_table_dup_cell (
          table, get_place (table, g_array_index (table->rows, guint32, i)), (CreColumn) column);

      g_string_append_printf (text, "%s%s", column > 0 ? "\t" : "\n", cell);
    }
  return g_string_free (text, FALSE);
}

/* The names of kinds are compared with a word once for each kind, not once for each hex. */

typedef struct {
  CreHexTable *table;
  const char *word;
  GArray *kinds[CR_N_LAYERS]; /* gboolean by code */
  gboolean sides[CR_N_SIDE_KINDS];
  GArray *floors;   /* gboolean */
  gboolean numeric; /* the word may be a number, so the numbers of hexes are compared */
} Word;

static void
read_codes (Word *word, CrLayer layer)
{
  const CrMap *map = get_map (word->table);
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
  const CrMap *map = get_map (table);

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
    const CrSide *sides = cr_map_get_sides (get_map (word->table), place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (word->sides[(int) sides[i].kind])
        return TRUE;
  }
  return FALSE;
}

/* A number with a sign is a level; one without is the beginning of a hex number. */
static gboolean
has_number (const Word *word, CrPlace place)
{
  g_autofree char *level = cre_format_level (cr_map_get_level (get_map (word->table), place));
  g_autofree char *number = NULL;

  if (*word->word == '+' || *word->word == '-' || g_str_has_prefix (word->word, "−"))
    return g_str_equal (level, word->word) ||
           (*word->word == '-' && g_str_has_prefix (level, "−") &&
            g_str_equal (level + strlen ("−"), word->word + 1));
  number = dup_number (word->table, place);
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
  const CrMap *map = get_map (word->table);
  int terrain = cr_map_get_value (map, place, CR_LAYER_TERRAIN);
  int structure = cr_map_get_value (map, place, CR_LAYER_STRUCTURE);

  return g_array_index (word->kinds[CR_LAYER_TERRAIN], gboolean, terrain) ||
         g_array_index (word->kinds[CR_LAYER_STRUCTURE], gboolean, structure) ||
         g_array_index (word->floors, gboolean, place.floor) ||
         (word->numeric && has_number (word, place)) || has_thing (word, index) ||
         (g_hash_table_contains (word->table->sides, GUINT_TO_POINTER (index)) &&
          has_side (word, place));
}

/* Keeps the hexes that match every word of the filter. */
static void
filter_rows (CreHexTable *table)
{
  g_auto (GStrv) texts = g_strsplit_set (table->filter, " \t", -1);
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  guint n = table->n_cells * (guint) cr_map_n_floors (get_map (table));

  for (char **text = texts; *text != NULL; text++) {
    Word word;

    if (**text == '\0')
      continue;
    read_word (&word, table, *text);
    g_array_append_val (words, word);
  }
  g_array_set_size (table->rows, 0);
  for (guint32 i = 0; i < n; i++) {
    CrPlace place = get_place (table, i);
    gboolean shown = cr_map_has_place (get_map (table), place);

    for (guint k = 0; shown && k < words->len; k++)
      shown = word_matches (&g_array_index (words, Word, k), i, place);
    if (shown)
      g_array_append_val (table->rows, i);
  }
  for (guint k = 0; k < words->len; k++)
    clear_word (&g_array_index (words, Word, k));
}

/* Each hex gets a number by which it is sorted; names are compared only once to number them. */

typedef struct {
  gint64 key;
  guint32 index;
} Sorted;

typedef struct {
  char *name;
  int code;
} NamedCode;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (((const NamedCode *) a)->name, ((const NamedCode *) b)->name);
}

static void
clear_name (gpointer data)
{
  g_free (((NamedCode *) data)->name);
}

/* Returns: (transfer full): by code, its place among the sorted names */
static int *
rank_codes (CreHexTable *table, CrLayer layer)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (table->document);
  int n = cr_map_n_codes (get_map (table), layer);
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (NamedCode));
  int *ranks = g_new (int, n + 1);

  g_array_set_clear_func (names, clear_name);
  for (int i = 0; i < n; i++) {
    const char *code = cr_map_get_code (get_map (table), layer, i);
    NamedCode name = { layer == CR_LAYER_TERRAIN ? cre_name_terrain (ruleset, code)
                                                 : cre_name_structure (ruleset, code),
                       i };
    g_array_append_val (names, name);
  }
  g_array_sort (names, compare_names);
  for (int i = 0; i < n; i++)
    ranks[g_array_index (names, NamedCode, i).code] = i;
  return ranks;
}

/* Returns: (transfer full): the places of floors from the highest storey down, as the floor switch
 * shows them */
static int *
rank_floors (CreHexTable *table)
{
  g_autoptr (GArray) sorted = cr_floors_sort (get_map (table));
  int *ranks = g_new0 (int, cr_map_n_floors (get_map (table)) + 1);

  for (guint i = 0; i < sorted->len; i++)
    ranks[g_array_index (sorted, int, i)] = (int) i;
  return ranks;
}

static gint64
find_key (CreHexTable *table, guint32 index, const int *ranks)
{
  const CrMap *map = get_map (table);
  CrPlace place = get_place (table, index);
  gpointer key = GUINT_TO_POINTER (index);
  int column, row;

  switch (table->column) {
  case CRE_COLUMN_HEX:
    cr_grid_address (cr_map_get_grid (map), place.hex, &column, &row);
    return ((gint64) column << 32) + ((gint64) row << 8) + place.floor;
  case CRE_COLUMN_FLOOR:
    return ranks[place.floor];
  case CRE_COLUMN_LEVEL:
    return cr_map_get_level (map, place);
  case CRE_COLUMN_TERRAIN:
    return ranks[cr_map_get_value (map, place, CR_LAYER_TERRAIN)];
  case CRE_COLUMN_STRUCTURE:
    return cr_map_get_value (map, place, CR_LAYER_STRUCTURE) == 0
               ? -1
               : ranks[cr_map_get_value (map, place, CR_LAYER_STRUCTURE)];
  case CRE_COLUMN_SIDES:
    return GPOINTER_TO_UINT (g_hash_table_lookup (table->sides, key));
  default:
    return g_hash_table_contains (table->things, key)
               ? (gint64) ((GString *) g_hash_table_lookup (table->things, key))->len
               : 0;
  }
}

/* Hexes with equal keys are in the order of the map, in either direction. */
static int
compare_up (gconstpointer a, gconstpointer b)
{
  const Sorted *left = a, *right = b;

  if (left->key != right->key)
    return left->key < right->key ? -1 : 1;
  return (left->index > right->index) - (left->index < right->index);
}

static int
compare_down (gconstpointer a, gconstpointer b)
{
  const Sorted *left = a, *right = b;

  if (left->key != right->key)
    return left->key < right->key ? 1 : -1;
  return (left->index > right->index) - (left->index < right->index);
}

static int *
rank_rows (CreHexTable *table)
{
  switch (table->column) {
  case CRE_COLUMN_FLOOR:
    return rank_floors (table);
  case CRE_COLUMN_TERRAIN:
    return rank_codes (table, CR_LAYER_TERRAIN);
  case CRE_COLUMN_STRUCTURE:
    return rank_codes (table, CR_LAYER_STRUCTURE);
  default:
    return NULL;
  }
}

static void
sort_rows (CreHexTable *table)
{
  g_autoptr (GArray) sorted = g_array_sized_new (FALSE, FALSE, sizeof (Sorted), table->rows->len);
  g_autofree int *ranks = rank_rows (table);

  for (guint i = 0; i < table->rows->len; i++) {
    guint32 index = g_array_index (table->rows, guint32, i);
    Sorted it = { find_key (table, index, ranks), index };

    g_array_append_val (sorted, it);
  }
  g_array_sort (sorted, table->descending ? compare_down : compare_up);
  for (guint i = 0; i < sorted->len; i++)
    g_array_index (table->rows, guint32, i) = g_array_index (sorted, Sorted, i).index;
}

/* Things are collected once for all hexes. */

static void
add_thing (CreHexTable *table, CrPlace place, const char *name)
{
  gpointer key = GUINT_TO_POINTER (get_index (table, place));
  GString *names = g_hash_table_lookup (table->things, key);

  if (!cr_grid_contains (cr_map_get_grid (get_map (table)), place.hex))
    return;
  if (names == NULL) {
    names = g_string_new (name);
    g_hash_table_insert (table->things, key, names);
  } else if (!g_str_has_suffix (names->str, name)) {
    g_string_append_printf (names, ", %s", name);
  }
}

/* Collects the things of all hexes, again after each change. */
static void
gather_things (CreHexTable *table)
{
  g_hash_table_remove_all (table->things);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (get_map (table), section); i++) {
      CreNodeRef ref = { section, i };
      g_autoptr (GArray) places = cre_node_list_places (table->document, ref);
      g_autofree char *name = places->len > 0 ? cre_node_dup_name (table->document, ref) : NULL;

      for (guint k = 0; k < places->len; k++)
        add_thing (table, g_array_index (places, CrPlace, k), name);
    }
}

static void
count_side (CreHexTable *table, CrPlace place)
{
  gpointer key = GUINT_TO_POINTER (get_index (table, place));
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (table->sides, key));

  if (cr_grid_contains (cr_map_get_grid (get_map (table)), place.hex))
    g_hash_table_insert (table->sides, key, GUINT_TO_POINTER (n + 1));
}

/* A thing on a side counts for both hexes. */
static void
gather_sides (CreHexTable *table)
{
  const CrGrid *grid = cr_map_get_grid (get_map (table));

  g_hash_table_remove_all (table->sides);
  for (int floor = 0; floor < cr_map_n_floors (get_map (table)); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (get_map (table), floor, &n);

    for (gsize i = 0; i < n; i++) {
      CrHex hex = cr_grid_get_hex (grid, sides[i].cell);

      count_side (table, (CrPlace){ floor, hex });
      count_side (table, (CrPlace){ floor, cr_hex_neighbour (hex, sides[i].direction) });
    }
  }
}

static void
cre_hex_row_class_init (CreHexRowClass *klass)
{
}

static void
cre_hex_row_init (CreHexRow *row)
{
}

CrPlace
cre_hex_row_get_place (CreHexRow *row)
{
  return row->place;
}

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CreHexTable,
                               cre_hex_table,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* The functions from here on make the list. */

static void
make_rows (CreHexTable *table)
{
  guint before = table->rows->len;

  filter_rows (table);
  sort_rows (table);
  g_list_model_items_changed (G_LIST_MODEL (table), 0, before, table->rows->len);
}

void
cre_hex_table_refresh (CreHexTable *table)
{
  table->n_cells = (guint) cr_grid_n_cells (cr_map_get_grid (get_map (table)));
  gather_things (table);
  gather_sides (table);
  make_rows (table);
}

void
cre_hex_table_set_filter (CreHexTable *table, const char *words)
{
  if (g_strcmp0 (table->filter, words) == 0)
    return;
  g_free (table->filter);
  table->filter = g_strdup (words);
  make_rows (table);
}

void
cre_hex_table_sort (CreHexTable *table, CreColumn column, gboolean descending)
{
  if (table->column == column && table->descending == descending)
    return;
  table->column = column;
  table->descending = descending;
  sort_rows (table);
  g_list_model_items_changed (G_LIST_MODEL (table), 0, table->rows->len, table->rows->len);
}

static GType
get_item_type (GListModel *model)
{
  return CRE_TYPE_HEX_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return CRE_HEX_TABLE (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  CreHexTable *table = CRE_HEX_TABLE (model);
  CreHexRow *row;

  if (position >= table->rows->len)
    return NULL;
  row = g_object_new (CRE_TYPE_HEX_ROW, NULL);
  row->place = get_place (table, g_array_index (table->rows, guint32, position));
  return row;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
cre_hex_table_finalize (GObject *object)
{
  CreHexTable *table = CRE_HEX_TABLE (object);

  g_array_unref (table->rows);
  g_hash_table_unref (table->things);
  g_hash_table_unref (table->sides);
  g_free (table->filter);
  g_clear_object (&table->document);
  G_OBJECT_CLASS (cre_hex_table_parent_class)->finalize (object);
}

static void
cre_hex_table_class_init (CreHexTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_hex_table_finalize;
}

static void
free_names (gpointer data)
{
  g_string_free (data, TRUE);
}

static void
cre_hex_table_init (CreHexTable *table)
{
  table->rows = g_array_new (FALSE, FALSE, sizeof (guint32));
  table->things = g_hash_table_new_full (NULL, NULL, NULL, free_names);
  table->sides = g_hash_table_new (NULL, NULL);
  table->filter = g_strdup ("");
}

CreHexTable *
cre_hex_table_new (CreMapDocument *document)
{
  CreHexTable *table = g_object_new (CRE_TYPE_HEX_TABLE, NULL);

  table->document = g_object_ref (document);
  cre_hex_table_refresh (table);
  return table;
}
