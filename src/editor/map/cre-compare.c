/* cre-compare.c: how two states of a map differ. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-compare.h"

#include <glib/gi18n-lib.h>

#include "cr-text.h"
#include "cre-names.h"

static void
free_difference (gpointer data)
{
  g_free (((CreDifference *) data)->text);
  g_free (data);
}

/* @text: (transfer full) */
static void
add_row (GPtrArray *list, CrPlace place, char *text)
{
  CreDifference *difference = g_new (CreDifference, 1);

  *difference = (CreDifference){ place, text };
  g_ptr_array_add (list, difference);
}

static void
add_to_all (GPtrArray *list, char *text)
{
  add_row (list, (CrPlace){ -1 }, text);
}

/* The functions from here on compare hexes. */

static char *
name_value (const CrMap *map, CrPlace place, CrLayer layer, const CrRuleset *ruleset)
{
  if (layer == CR_LAYER_LEVEL)
    return cre_format_level (cr_map_get_level (map, place));
  if (layer == CR_LAYER_TERRAIN)
    return cre_name_terrain (ruleset, cr_map_get_terrain (map, place));
  if (layer == CR_LAYER_FACING)
    return cre_format_front (cr_map_get_front (map, place), cr_map_get_grid (map)->orientation);
  return cre_name_structure (ruleset, cr_map_get_structure (map, place));
}

/* The same code may have another number in the other map. */
static gboolean
layer_differs (const CrMap *one, const CrMap *other, CrPlace place, CrLayer layer)
{
  int a = cr_map_get_value (one, place, layer), b = cr_map_get_value (other, place, layer);

  if (layer == CR_LAYER_LEVEL || layer == CR_LAYER_FACING)
    return a != b;
  return g_strcmp0 (cr_map_get_code (one, layer, a), cr_map_get_code (other, layer, b)) != 0;
}

static gboolean
sides_differ (const CrMap *one, const CrMap *other, CrPlace place)
{
  for (CrDirection direction = 0; direction < CR_N_DIRECTIONS; direction++) {
    gsize n = 0, m = 0;
    const CrSide *a = cr_map_get_sides (one, place, direction, &n);
    const CrSide *b = cr_map_get_sides (other, place, direction, &m);

    if (n != m)
      return TRUE;
    for (gsize i = 0; i < n; i++)
      if (a[i].kind != b[i].kind || a[i].inside != b[i].inside || a[i].state != b[i].state ||
          a[i].height != b[i].height || a[i].arc != b[i].arc ||
          (a[i].node == NULL) != (b[i].node == NULL) ||
          (a[i].node != NULL && !cr_node_equal (a[i].node, b[i].node)))
        return TRUE;
  }
  return FALSE;
}

static void
append_part (GString *text, const char *more)
{
  if (text->len > 0)
    g_string_append (text, ", ");
  g_string_append (text, more);
}

static void
compare_place (GPtrArray *list,
               const CrMap *one,
               const CrMap *other,
               CrPlace place,
               const CrRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++)
    if (layer_differs (one, other, place, layer)) {
      g_autofree char *before = name_value (one, place, layer, ruleset);
      g_autofree char *after = name_value (other, place, layer, ruleset);
      g_autofree char *both = g_strdup_printf ("%s → %s", before, after);

      append_part (text, both);
    }
  if (sides_differ (one, other, place))
    append_part (text, _ ("what stands on its sides"));
  if (text->len > 0)
    add_row (list, place, g_strdup (text->str));
}

static void
compare_floors (GPtrArray *list, const CrMap *one, const CrMap *other, const CrRuleset *ruleset)
{
  const CrGrid *grid = cr_map_get_grid (one);
  int n = MIN (cr_map_n_floors (one), cr_map_n_floors (other));

  if (cr_map_n_floors (one) != cr_map_n_floors (other))
    add_to_all (list, g_strdup_printf (_ ("%d floors here, %d there"), cr_map_n_floors (one),
                                       cr_map_n_floors (other)));
  for (int floor = 0; floor < n; floor++)
    for (int column = 1; column <= grid->columns; column++)
      for (int row = 1; row <= grid->rows; row++)
        compare_place (list, one, other, (CrPlace){ floor, cr_grid_hex_at (grid, column, row) },
                       ruleset);
}

/* The functions from here on count the nodes of one map that the other has not. Where nodes were
 * added or removed, the others are looked for up to so far from their places, because files may
 * have many. */
#define NEAR 64

static guint
count_missing (const CrMap *one, const CrMap *other, CrSection section)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  guint n = cr_map_n_nodes (one, section), m = cr_map_n_nodes (other, section), missing = 0;

  for (guint i = 0; i < n; i++) {
    const CrNode *node = cr_map_get_node (one, section, i);
    guint j = i;

    /* Usually the node is at the same index; otherwise it is looked for nearby. */
    if (j >= m || !cr_node_equal (node, cr_map_get_node (other, section, j)))
      for (j = i > NEAR ? i - NEAR : 0; j < MIN (m, i + NEAR); j++)
        if (!g_hash_table_contains (taken, GUINT_TO_POINTER (j)) &&
            cr_node_equal (node, cr_map_get_node (other, section, j)))
          break;
    if (j < MIN (m, i + NEAR))
      g_hash_table_add (taken, GUINT_TO_POINTER (j));
    else
      missing++;
  }
  return missing;
}

static void
compare_section (GPtrArray *list, const CrMap *one, const CrMap *other, CrSection section)
{
  const char *const names[CR_N_SECTIONS] = {
    [CR_SECTION_HEAD] = _ ("Name, authors or numbering of the map"),
    [CR_SECTION_LINKS] = _ ("Stairways, ladders and passages"),
    [CR_SECTION_MECHANISMS] = _ ("Mechanisms"),
    [CR_SECTION_AREAS] = _ ("Areas"),
    [CR_SECTION_GEAR] = _ ("Gear"),
    [CR_SECTION_LABELS] = _ ("Labels"),
    [CR_SECTION_PICTURES] = _ ("Pictures"),
    [CR_SECTION_OTHER] = _ ("Things that Crenel does not know"),
  };
  guint here = count_missing (one, other, section), there = count_missing (other, one, section);

  if (here > 0 || there > 0)
    /* Translators: a kind of thing, and how many of either map are not in the other */
    add_to_all (
        list, g_strdup_printf (_ ("%s: %u only here, %u only there"), names[section], here, there));
}

GPtrArray *
cre_compare (const CrMap *one, const CrMap *other, const CrRuleset *ruleset)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_difference);
  const CrGrid *a = cr_map_get_grid (one), *b = cr_map_get_grid (other);

  for (CrSection section = 0; section < CR_N_SECTIONS; section++)
    compare_section (list, one, other, section);
  if (a->columns != b->columns || a->rows != b->rows || a->orientation != b->orientation ||
      a->shift != b->shift || a->halves != b->halves)
    add_to_all (list, g_strdup_printf (_ ("%d × %d hexes here, %d × %d there"), a->columns, a->rows,
                                       b->columns, b->rows));
  else
    compare_floors (list, one, other, ruleset);
  return list;
}

char *
cre_compare_dup_summary (const GPtrArray *differences)
{
  guint n_hexes = 0, n_more;
  g_autofree char *hexes = NULL;
  g_autofree char *more = NULL;

  for (guint i = 0; i < differences->len; i++)
    n_hexes += ((const CreDifference *) differences->pdata[i])->place.floor >= 0;
  n_more = differences->len - n_hexes;
  if (differences->len == 0)
    return g_strdup (_ ("Both say the same"));
  hexes = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u hex differs", "%u hexes differ", n_hexes), n_hexes);
  if (n_more == 0)
    return g_steal_pointer (&hexes);
  more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u thing of the whole map",
                                       "%u things of the whole map", n_more),
                          n_more);
  return g_strdup_printf ("%s · %s", hexes, more);
}
