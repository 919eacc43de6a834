/* cr-sheet-areas.c: puts named areas on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sheet-private.h"

#include "cr-area.h"
#include "cr-map-words.h"

/* @hexes: (element-type CrHex): those on the painted floor */
typedef struct {
  GArray *hexes;
  char *name;
} Named;

static void
named_clear (gpointer data)
{
  Named *named = data;

  g_array_unref (named->hexes);
  g_free (named->name);
}

static void
free_all (gpointer data)
{
  g_array_unref (data);
}

/* Names are drawn last, because the next area would cover them. */
static void
draw_areas (const CrSheetItem *item, const CrSheetPage *page)
{
  const GArray *all = item->about;
  const CrGrid *grid = &page->sheet->grid;
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (CrBox));

  for (guint i = 0; i < all->len; i++)
    cr_overlay_area (page->cr, &page->style, grid, g_array_index (all, Named, i).hexes, i);
  for (guint i = 0; i < all->len; i++) {
    const Named *named = &g_array_index (all, Named, i);

    if (named->name != NULL)
      cr_overlay_area_name (page->cr, &page->style, grid, named->hexes, named->name, taken);
  }
}

static void
add_area (GArray *all, const CrMap *map, const CrNode *node, int floor)
{
  g_auto (CrArea) area = { .id = NULL };
  Named named;

  if (!cr_node_is (node, "area") || !cr_area_read (map, node, &area, NULL))
    return;
  named.hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  named.name = g_strdup (cr_map_get_area_name (map, node, g_get_language_names ()));
  for (guint i = 0; i < area.places->len; i++) {
    CrPlace place = g_array_index (area.places, CrPlace, i);

    if (place.floor == floor)
      g_array_append_val (named.hexes, place.hex);
  }
  if (named.hexes->len > 0)
    g_array_append_val (all, named);
  else
    named_clear (&named);
}

void
cr_sheet_add_areas (CrSheet *self, const CrMap *map, int index)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Named));

  g_array_set_clear_func (all, named_clear);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++)
    if (index < 0 || index == (int) i)
      add_area (all, map, cr_map_get_node (map, CR_SECTION_AREAS, i), self->options.floor);
  cr_sheet_own (self, all, free_all);
  cr_sheet_add (self, (CrSheetItem){ .draw = draw_areas, .about = all });
}
