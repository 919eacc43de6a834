/* cr-overlay-areas.c: named areas, such as those of a set-up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

#include "cr-line.h"

/* Neighbouring areas differ in their hatch. */
static const CrOverlayHatch hatches[] = {
  { CR_PATTERN_COVER, 0.24 },
  { CR_PATTERN_REACH, 0.24 },
  { CR_PATTERN_COVER, 0.40 },
  { CR_PATTERN_REACH, 0.40 },
};

/* Returns: the middle of the hex that is nearest to the middle of all */
static CrPoint
find_middle (const CrGrid *grid, const GArray *hexes)
{
  CrPoint sum = { 0, 0 }, best = { 0, 0 };

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint at = cr_layout_centre (grid, g_array_index (hexes, CrHex, i));

    sum = (CrPoint){ sum.x + at.x / hexes->len, sum.y + at.y / hexes->len };
  }
  for (guint i = 0; i < hexes->len; i++) {
    CrPoint at = cr_layout_centre (grid, g_array_index (hexes, CrHex, i));

    if (i == 0 || cr_distance (at, sum) < cr_distance (best, sum))
      best = at;
  }
  return best;
}

void
cr_overlay_area (cairo_t *cr,
                 const CrOverlayStyle *style,
                 const CrGrid *grid,
                 const GArray *hexes,
                 guint number)
{
  CrOverlayHatch hatch = hatches[number % G_N_ELEMENTS (hatches)];

  cr_overlay_clip (cr, grid);
  cr_overlay_fill (cr, style, grid, hexes, hatch);
  cr_overlay_rim (cr, style, grid, hexes, hatch.pattern);
  cairo_restore (cr);
}

/* Returns: (nullable): of the boxes that this one would overlap, the one that reaches farthest down
 */
static const CrBox *
find_taken (const GArray *taken, CrBox box)
{
  const CrBox *lowest = NULL;

  for (guint i = 0; i < taken->len; i++) {
    const CrBox *other = &g_array_index (taken, CrBox, i);

    if (cr_box_meets (*other, box) &&
        (lowest == NULL || other->y + other->height > lowest->y + lowest->height))
      lowest = other;
  }
  return lowest;
}

void
cr_overlay_area_name (cairo_t *cr,
                      const CrOverlayStyle *style,
                      const CrGrid *grid,
                      const GArray *hexes,
                      const char *name,
                      GArray *taken)
{
  CrPoint at = find_middle (grid, hexes);
  CrBox box = cr_overlay_tag_box (cr, style, at, name, TRUE);
  CrBox frame = cr_layout_frame (grid);
  const CrBox *other;

  box.y = at.y - box.height / 2;
  box.x = CLAMP (box.x, frame.x, MAX (frame.x, frame.x + frame.width - box.width));
  while ((other = find_taken (taken, box)) != NULL)
    box.y = other->y + other->height + box.height / 8;
  g_array_append_val (taken, box);
  cr_overlay_tag_in (cr, style, box, name, CR_TONE_INK);
}
