/* cre-hex-table-cells.c: what a table says of a hex in each of its columns.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table-private.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-floors.h"
#include "cre-names.h"

static char *
dup_sides (CreHexTable *table, CrPlace place)
{
  CrOrientation orientation = cr_map_get_grid (cre_hex_table_get_map (table))->orientation;
  GString *text = g_string_new (NULL);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (cre_hex_table_get_map (table), place, d, &n);

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
  const char *code = cr_map_get_structure (cre_hex_table_get_map (table), place);

  return g_str_equal (code, "none")
             ? g_strdup ("")
             : cre_name_structure (cre_map_document_get_ruleset (table->document), code);
}

char *
cre_hex_table_dup_number (CreHexTable *table, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (cre_hex_table_get_map (table));

  return cr_numbering_format (&numbering, cr_map_get_grid (cre_hex_table_get_map (table)),
                              place.hex);
}

char *
cre_hex_table_dup_cell (CreHexTable *table, CrPlace place, CreColumn column)
{
  const GString *things;

  switch (column) {
  case CRE_COLUMN_HEX:
    return cre_hex_table_dup_number (table, place);
  case CRE_COLUMN_FLOOR:
    return g_strdup (cre_floors_get_name (cre_hex_table_get_map (table), place.floor));
  case CRE_COLUMN_LEVEL:
    return cre_format_level (cr_map_get_level (cre_hex_table_get_map (table), place));
  case CRE_COLUMN_TERRAIN:
    return cre_name_terrain (cre_map_document_get_ruleset (table->document),
                             cr_map_get_terrain (cre_hex_table_get_map (table), place));
  case CRE_COLUMN_STRUCTURE:
    return dup_structure (table, place);
  case CRE_COLUMN_SIDES:
    return dup_sides (table, place);
  default:
    things = g_hash_table_lookup (table->things,
                                  GUINT_TO_POINTER (cre_hex_table_get_index (table, place)));
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
          table, cre_hex_table_get_place (table, g_array_index (table->rows, guint32, i)),
          (CreColumn) column);

      g_string_append_printf (text, "%s%s", column > 0 ? "\t" : "\n", cell);
    }
  return g_string_free (text, FALSE);
}
