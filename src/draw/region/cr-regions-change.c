/* cr-regions-change.c: finds where regions have changed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-regions-private.h"

#include <string.h>

static guint
hash_point (gconstpointer key)
{
  const guint64 *bits = key;
  guint64 mixed = bits[0] * 0x9e3779b97f4a7c15u ^ bits[1];

  return (guint) (mixed >> 32 ^ mixed);
}

static gboolean
equal_points (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (CrPoint)) == 0;
}

/* Returns: (element-type CrPoint): all points of some outlines, which it borrows */
static GHashTable *
collect_points (const GPtrArray *regions)
{
  GHashTable *points = g_hash_table_new (hash_point, equal_points);

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    for (guint k = 0; k < region->outlines->len; k++) {
      GArray *line = region->outlines->pdata[k];
      for (guint p = 0; p < line->len; p++)
        g_hash_table_add (points, &cr_line_at (line, p));
    }
  }
  return points;
}

static CrBox
box_of_three (const GArray *line, guint i)
{
  guint n = line->len;
  CrPoint p[3] = { cr_line_at (line, (i + n - 1) % n), cr_line_at (line, i),
                   cr_line_at (line, (i + 1) % n) };
  CrBox box = { p[1].x, p[1].y, 1e-6, 1e-6 };

  for (int k = 0; k < 3; k += 2)
    box = cr_box_join (box, (CrBox){ p[k].x, p[k].y, 1e-6, 1e-6 });
  return box;
}

/* Returns: the box of the spans of @regions that are not in @others */
static CrBox
box_of_changes (const GPtrArray *regions, GHashTable *others)
{
  CrBox box = { 0 };

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    for (guint k = 0; k < region->outlines->len; k++) {
      const GArray *line = region->outlines->pdata[k];
      for (guint p = 0; p < line->len; p++)
        if (!g_hash_table_contains (others, &cr_line_at (line, p)))
          box = cr_box_join (box, box_of_three (line, p));
    }
  }
  return box;
}

CrBox
cr_regions_find_change (const GPtrArray *before, const GPtrArray *after)
{
  g_autoptr (GHashTable) old = collect_points (before);
  g_autoptr (GHashTable) new = collect_points (after);

  return cr_box_join (box_of_changes (before, new), box_of_changes (after, old));
}

static gboolean
has_any (const CrRegion *region, const CrPlace *places, gsize n_places)
{
  for (gsize i = 0; i < n_places; i++)
    if (cr_hex_set_has (region->set, places[i].hex))
      return TRUE;
  return FALSE;
}

CrBox
cr_regions_find_whole (const GPtrArray *regions, const CrPlace *places, gsize n_places)
{
  CrBox box = { 0 };

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    if (has_any (region, places, n_places))
      box = cr_box_join (box, region->box);
  }
  return box;
}
