/* cr-regions.c: the regions of a map, found where they are in view.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-regions-private.h"

#include <string.h>

/* So many virtual hexes lie around the map, into which regions continue. */
#define RING 2

enum { CELL_UNKNOWN, CELL_OTHER, CELL_FIRST };

/* The regions of one class on one floor that were found so far. */
typedef struct {
  const CrRegionClass *class;
  int floor;
  /* By row and column of the map with its ring: one of the values above, or the number of a region
   * + CELL_FIRST; a row is NULL while nothing of it is known. */
  guint **rows;
  int n_rows;
  GPtrArray *regions; /* CrRegion; NULL for a freed one */
} Classed;

/* About how many bytes a hex of a region takes. */
#define HEX_BYTES 80

/* @lock: held while regions are looked up; a region that was found stays the same until the map is
 * touched @now: counts how often regions were freed */
struct _CrRegions {
  GPtrArray *classed; /* Classed */
  GMutex lock;
  guint now;
};

static int
ring_width (const CrGrid *grid)
{
  return grid->columns + 2 * RING;
}

/* Returns: the index of a hex in the map with its ring, or −1 */
static int
ring_cell (const CrArt *art, CrHex hex)
{
  const CrGrid *grid = cr_art_get_grid (art);
  int column, row;

  cr_grid_address (grid, hex, &column, &row);
  if (column < 1 - RING || row < 1 - RING || column > grid->columns + RING ||
      row > grid->rows + RING)
    return -1;
  return (row - 1 + RING) * ring_width (grid) + column - 1 + RING;
}

static guint
get_mark (const CrArt *art, const Classed *classed, int cell)
{
  int width = ring_width (cr_art_get_grid (art));
  const guint *row = classed->rows[cell / width];

  return row != NULL ? row[cell % width] : CELL_UNKNOWN;
}

static void
set_mark (const CrArt *art, Classed *classed, int cell, guint mark)
{
  int width = ring_width (cr_art_get_grid (art));
  guint **row = &classed->rows[cell / width];

  if (*row == NULL)
    *row = g_new0 (guint, width);
  (*row)[cell % width] = mark;
}

static void
free_region (gpointer data)
{
  CrRegion *region = data;

  if (region == NULL)
    return;
  g_array_unref (region->hexes);
  g_hash_table_unref (region->set);
  g_ptr_array_unref (region->loops);
  g_ptr_array_unref (region->outlines);
  g_array_unref (region->boxes);
  g_free (region);
}

static void
free_classed (gpointer data)
{
  Classed *classed = data;

  g_ptr_array_unref (classed->regions);
  for (int i = 0; i < classed->n_rows; i++)
    g_free (classed->rows[i]);
  g_free (classed->rows);
  g_free (classed);
}

CrRegions *
cr_regions_new (void)
{
  CrRegions *regions = g_new0 (CrRegions, 1);

  regions->classed = g_ptr_array_new_with_free_func (free_classed);
  g_mutex_init (&regions->lock);
  return regions;
}

void
cr_regions_free (CrRegions *regions)
{
  g_ptr_array_unref (regions->classed);
  g_mutex_clear (&regions->lock);
  g_free (regions);
}

void
cr_regions_clear (CrRegions *regions)
{
  g_ptr_array_set_size (regions->classed, 0);
}

static Classed *
find_classed (const CrRegions *regions, int floor, const CrRegionClass *class)
{
  for (guint i = 0; i < regions->classed->len; i++) {
    Classed *classed = regions->classed->pdata[i];

    if (classed->class == class && classed->floor == floor)
      return classed;
  }
  return NULL;
}

static gboolean
any_has (const CrArt *art, int floor, const CrRegionClass *class, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++) {
    if (class->has (art, floor, g_array_index (hexes, CrHex, i), class->data))
      return TRUE;
  }
  return FALSE;
}

static Classed *
add_classed (CrRegions *regions, const CrGrid *grid, int floor, const CrRegionClass *class)
{
  Classed *classed = g_new0 (Classed, 1);

  classed->class = class;
  classed->floor = floor;
  classed->n_rows = grid->rows + 2 * RING;
  classed->rows = g_new0 (guint *, classed->n_rows);
  classed->regions = g_ptr_array_new_with_free_func (free_region);
  g_ptr_array_add (regions->classed, classed);
  return classed;
}

/* A class is added when its first hex comes into view, because most maps lack most classes. */
static Classed *
get_classed (CrRegions *regions,
             const CrArt *art,
             int floor,
             const CrRegionClass *class,
             const GArray *hexes)
{
  Classed *classed = find_classed (regions, floor, class);

  if (classed != NULL || !any_has (art, floor, class, hexes))
    return classed;
  return add_classed (regions, cr_art_get_grid (art), floor, class);
}

/* Whether a hex that was not looked at before belongs to the class; remembers it if not. */
static gboolean
joins_class (const CrArt *art, Classed *classed, CrHex hex)
{
  int cell = ring_cell (art, hex);

  if (cell < 0 || get_mark (art, classed, cell) != CELL_UNKNOWN)
    return FALSE;
  if (classed->class->has (art, classed->floor, hex, classed->class->data))
    return TRUE;
  set_mark (art, classed, cell, CELL_OTHER);
  return FALSE;
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const CrHex *x = a, *y = b;

  return x->r != y->r ? x->r - y->r : x->q - y->q;
}

static CrRegion *
make_region (const CrArt *art, const Classed *classed, GArray *hexes)
{
  const CrRegionClass *class = classed->class;
  CrRegion *region = g_new0 (CrRegion, 1);

  /* Hexes are sorted, so that loops start at the same place however the region was found. */
  g_array_sort (hexes, compare_rows);
  region->hexes = hexes;
  region->set = cr_hex_set_new ((const CrHex *) hexes->data, hexes->len);
  region->loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
  region->boxes = g_array_new (FALSE, FALSE, sizeof (CrBox));
  region->outlines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint i = 0; i < region->loops->len; i++) {
    GArray *line = class->outline (cr_art_get_grid (art), region->loops->pdata[i]);

    g_ptr_array_add (region->outlines, line);
  }
  if (class->trim != NULL)
    class->trim (art, classed->floor, hexes, region->outlines);
  for (guint i = 0; i < region->outlines->len; i++) {
    CrBox box = cr_line_get_box (region->outlines->pdata[i]);

    g_array_append_val (region->boxes, box);
    region->box = cr_box_join (region->box, box);
  }
  return region;
}

/* Returns: the whole region around a hex of the class */
static CrRegion *
find_region (const CrArt *art, Classed *classed, CrHex first)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  guint mark = classed->regions->len + CELL_FIRST;

  set_mark (art, classed, ring_cell (art, first), mark);
  g_array_append_val (hexes, first);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);

      if (!joins_class (art, classed, next))
        continue;
      set_mark (art, classed, ring_cell (art, next), mark);
      g_array_append_val (hexes, next);
    }
  }
  CrRegion *region = make_region (art, classed, hexes);
  CrHex seed = g_array_index (region->hexes, CrHex, 0);
  region->order = (guint) ring_cell (art, seed);
  g_ptr_array_add (classed->regions, region);
  return region;
}

static CrRegion *
region_at (const CrArt *art, Classed *classed, CrHex hex)
{
  int cell = ring_cell (art, hex);
  guint mark = cell >= 0 ? get_mark (art, classed, cell) : CELL_OTHER;

  if (cell < 0)
    return NULL;
  if (mark >= CELL_FIRST)
    return classed->regions->pdata[mark - CELL_FIRST];
  return joins_class (art, classed, hex) ? find_region (art, classed, hex) : NULL;
}

static gint
compare_order (gconstpointer a, gconstpointer b)
{
  const CrRegion *x = *(const CrRegion *const *) a, *y = *(const CrRegion *const *) b;

  return x->order < y->order ? -1 : x->order > y->order;
}

GPtrArray *
cr_draw_get_regions (const CrDraw *draw, const CrRegionClass *class, double reach)
{
  g_autoptr (GArray) hexes = NULL;
  CrRegions *all = cr_art_get_regions (draw->art);
  g_autoptr (GHashTable) seen = NULL;
  GPtrArray *regions = g_ptr_array_new ();

  if (!cr_draw_may_have (draw, class, reach))
    return regions;
  /* An outline is less than half a hex away from its hexes. */
  hexes = cr_draw_get_hexes (draw, reach + 1);
  seen = g_hash_table_new (NULL, NULL);
  g_mutex_lock (&all->lock);
  Classed *classed = get_classed (all, draw->art, draw->floor, class, hexes);
  for (guint i = 0; i < hexes->len && classed != NULL; i++) {
    CrRegion *region = region_at (draw->art, classed, g_array_index (hexes, CrHex, i));

    if (region != NULL)
      region->used = all->now;
    if (region != NULL && g_hash_table_add (seen, region) &&
        cr_box_meets (cr_box_grow (region->box, reach), draw->clip))
      g_ptr_array_add (regions, region);
  }
  g_mutex_unlock (&all->lock);
  g_ptr_array_sort (regions, compare_order);
  return regions;
}

/* Removes a region and forgets what is known of its hexes. Returns: (transfer full): the region */
static CrRegion *
take_region (const CrArt *art, Classed *classed, guint index)
{
  CrRegion *region = classed->regions->pdata[index];

  classed->regions->pdata[index] = NULL;
  for (guint i = 0; i < region->hexes->len; i++)
    set_mark (art, classed, ring_cell (art, g_array_index (region->hexes, CrHex, i)), CELL_UNKNOWN);
  return region;
}

/* Removes the region of a cell and forgets what is known of its hexes. */
static void
forget_cell (const CrArt *art, Classed *classed, int cell, GPtrArray *forgotten)
{
  guint mark = get_mark (art, classed, cell);

  if (mark != CELL_UNKNOWN)
    set_mark (art, classed, cell, CELL_UNKNOWN);
  if (mark >= CELL_FIRST)
    g_ptr_array_add (forgotten, take_region (art, classed, mark - CELL_FIRST));
}

static gsize
count_kept (const CrArt *art, const Classed *classed)
{
  gsize row = (gsize) ring_width (cr_art_get_grid (art)) * sizeof (guint), bytes = 0;

  for (int i = 0; i < classed->n_rows; i++)
    bytes += classed->rows[i] != NULL ? row : 0;
  for (guint i = 0; i < classed->regions->len; i++) {
    const CrRegion *region = classed->regions->pdata[i];

    bytes += region != NULL ? region->hexes->len * HEX_BYTES : 0;
  }
  return bytes;
}

/* Frees rows in which no hex of the class is known. */
static void
drop_rows (const CrArt *art, Classed *classed)
{
  g_autofree gboolean *used = g_new0 (gboolean, classed->n_rows);
  int width = ring_width (cr_art_get_grid (art));

  for (guint i = 0; i < classed->regions->len; i++) {
    const CrRegion *region = classed->regions->pdata[i];

    for (guint k = 0; region != NULL && k < region->hexes->len; k++)
      used[ring_cell (art, g_array_index (region->hexes, CrHex, k)) / width] = TRUE;
  }
  for (int i = 0; i < classed->n_rows; i++)
    if (!used[i])
      g_clear_pointer (&classed->rows[i], g_free);
}

static void
trim_classed (const CrArt *art, Classed *classed, guint now)
{
  for (guint i = 0; i < classed->regions->len; i++) {
    const CrRegion *region = classed->regions->pdata[i];

    if (region != NULL && region->used != now)
      free_region (take_region (art, classed, i));
  }
  drop_rows (art, classed);
}

void
cr_regions_trim (CrRegions *regions, const CrArt *art, gsize most)
{
  gsize kept = 0;

  for (guint i = 0; i < regions->classed->len; i++)
    kept += count_kept (art, regions->classed->pdata[i]);
  for (guint i = 0; i < regions->classed->len && kept > most; i++)
    trim_classed (art, regions->classed->pdata[i], regions->now);
  regions->now++;
}

/* Returns: (transfer full) (element-type CrHex): the hexes that may belong to the class since some
 * places of a floor have changed */
static GArray *
list_touched (const CrRegionClass *class, int floor, const CrPlace *places, gsize n_places)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (gsize i = 0; i < n_places; i++)
    for (int k = 0; k < cr_hex_n_within (class->reach) && places[i].floor == floor; k++) {
      CrHex hex = cr_hex_add (places[i].hex, cr_hex_spiral (k));
      g_array_append_val (hexes, hex);
    }
  return hexes;
}

static void
find_among (const CrArt *art, Classed *classed, const GArray *hexes, GPtrArray *found)
{
  for (guint i = 0; i < hexes->len; i++) {
    guint known = classed->regions->len;
    CrRegion *again = region_at (art, classed, g_array_index (hexes, CrHex, i));

    if (again != NULL && classed->regions->len > known)
      g_ptr_array_add (found, again);
  }
}

/* Looks again at every hex of a removed region, and at the touched ones. */
static GPtrArray *
find_again (const CrArt *art, Classed *classed, const GPtrArray *forgotten, const GArray *touched)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < forgotten->len; i++)
    find_among (art, classed, ((const CrRegion *) forgotten->pdata[i])->hexes, found);
  find_among (art, classed, touched, found);
  return found;
}

static CrBox
touch_class (const CrArt *art, Classed *classed, const CrPlace *places, gsize n_places)
{
  g_autoptr (GPtrArray) forgotten = g_ptr_array_new_with_free_func (free_region);
  /* The ring repeats the edge of the map, so a change at the edge reaches farther. */
  int within = cr_hex_n_within (classed->class->reach + 1 + RING);

  for (gsize i = 0; i < n_places; i++) {
    if (places[i].floor != classed->floor)
      continue;
    for (int k = 0; k < within; k++) {
      int cell = ring_cell (art, cr_hex_add (places[i].hex, cr_hex_spiral (k)));
      if (cell >= 0)
        forget_cell (art, classed, cell, forgotten);
    }
  }
  g_autoptr (GArray) touched = list_touched (classed->class, classed->floor, places, n_places);
  g_autoptr (GPtrArray) found = find_again (art, classed, forgotten, touched);
  CrBox box = cr_regions_find_change (forgotten, found);

  if (classed->class->whole)
    box = cr_box_join (box, cr_box_join (cr_regions_find_whole (forgotten, places, n_places),
                                         cr_regions_find_whole (found, places, n_places)));
  return box;
}

/* Masonry can change up to so far from the middle of a changed hex, in W: see cr-built.c. */
#define BUILT_REACH 1.5

/* The far parts of a wall stay the same, although its faces are drawn from one end to the other. */
static CrBox
hold_near (const CrArt *art, CrBox box, const CrPlace *places, gsize n_places)
{
  CrBox near = { 0 };

  for (gsize i = 0; i < n_places; i++) {
    CrPoint p = cr_layout_centre (cr_art_get_grid (art), places[i].hex);
    near = cr_box_join (near, cr_box_grow ((CrBox){ p.x, p.y, 1e-6, 1e-6 }, BUILT_REACH));
  }
  return cr_box_cut (box, near);
}

/* Handles the first hex of a class that reaches farther than what is redrawn around a place anyway.
 */
static void
expect_far (CrRegions *regions,
            const CrArt *art,
            const GPtrArray *classes,
            const CrPlace *places,
            gsize n_places)
{
  for (guint i = 0; i < classes->len; i++) {
    const CrRegionClass *class = classes->pdata[i];

    for (gsize k = 0; k<n_places &&class != NULL &&class->reach> 1; k++) {
      g_autoptr (GArray) hexes = list_touched (class, places[k].floor, places + k, 1);
      get_classed (regions, art, places[k].floor, class, hexes);
    }
  }
}

CrBox
cr_regions_touch (CrRegions *regions,
                  const CrArt *art,
                  const GPtrArray *classes,
                  const CrPlace *places,
                  gsize n_places)
{
  CrBox box = { 0 };

  expect_far (regions, art, classes, places, n_places);
  for (guint i = 0; i < regions->classed->len; i++) {
    Classed *classed = regions->classed->pdata[i];
    CrBox changed = touch_class (art, classed, places, n_places);

    if (classed->class->outline == cr_region_built)
      changed = hold_near (art, changed, places, n_places);
    box = cr_box_join (box, changed);
  }
  return box;
}
