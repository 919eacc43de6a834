/* cra-viewport.c: pan and zoom: the plane of the map ↔ widget pixels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-viewport.h"

#include <math.h>

/* At least this part of the view, or of the map if it is smaller, always shows the map. */
#define KEEP_IN_VIEW 0.25

/* Limits the origin so that some of the content from @low to @high stays in view. */
static double
clamp_origin (double origin, double low, double high, double size)
{
  double keep = MIN (size, high - low) * KEEP_IN_VIEW;

  return CLAMP (origin, keep - high, size - keep - low);
}

/* Rounds the origin to whole pixels, so that cached tiles are shown as they were drawn. */
static void
settle_pixels (CraViewport *viewport)
{
  const CrBox *box = &viewport->content;
  double s = viewport->scale;

  viewport->x =
      round (clamp_origin (viewport->x, box->x * s, (box->x + box->width) * s, viewport->width));
  viewport->y =
      round (clamp_origin (viewport->y, box->y * s, (box->y + box->height) * s, viewport->height));
}

void
cra_viewport_set_size (CraViewport *viewport, double width, double height)
{
  if (viewport->width > 0 && viewport->height > 0)
    viewport->x += (width - viewport->width) / 2;
  viewport->width = width;
  viewport->height = height;
  settle_pixels (viewport);
}

void
cra_viewport_center_on (CraViewport *viewport, CrPoint point)
{
  viewport->x = viewport->width / 2 - point.x * viewport->scale;
  viewport->y = viewport->height / 2 - point.y * viewport->scale;
  settle_pixels (viewport);
}

void
cra_viewport_fit (CraViewport *viewport, CrBox box, double margin)
{
  double width = MAX (viewport->width - 2 * margin, 16);
  double height = MAX (viewport->height - 2 * margin, 16);
  double scale = MIN (width / MAX (box.width, 0.01), height / MAX (box.height, 0.01));

  viewport->scale = CLAMP (scale, CRA_VIEWPORT_MIN / 2, CRA_VIEWPORT_FULL * 2);
  cra_viewport_center_on (viewport, (CrPoint){ box.x + box.width / 2, box.y + box.height / 2 });
}

void
cra_viewport_pan (CraViewport *viewport, double dx, double dy)
{
  viewport->x += dx;
  viewport->y += dy;
  settle_pixels (viewport);
}

void
cra_viewport_zoom_to (CraViewport *viewport, double scale, double x, double y)
{
  CrPoint anchor = cra_viewport_to_plane (viewport, x, y);

  viewport->scale = CLAMP (scale, CRA_VIEWPORT_MIN, CRA_VIEWPORT_MAX);
  viewport->x = x - anchor.x * viewport->scale;
  viewport->y = y - anchor.y * viewport->scale;
  settle_pixels (viewport);
}

void
cra_viewport_step (CraViewport *viewport, int steps, double x, double y)
{
  double k = 2 * log2 (viewport->scale / CRA_VIEWPORT_FULL);
  double from = steps > 0 ? floor (k + 0.01) : ceil (k - 0.01);

  cra_viewport_zoom_to (viewport, CRA_VIEWPORT_FULL * exp2 ((from + steps) / 2), x, y);
}

gboolean
cra_viewport_reveal (CraViewport *viewport, CrPoint point, double margin)
{
  CrPoint at = cra_viewport_to_widget (viewport, point);
  double mx = MIN (margin, viewport->width / 2), my = MIN (margin, viewport->height / 2);
  double dx = CLAMP (at.x, mx, viewport->width - mx) - at.x;
  double dy = CLAMP (at.y, my, viewport->height - my) - at.y;

  if (fabs (dx) < 1 && fabs (dy) < 1)
    return FALSE;
  cra_viewport_pan (viewport, dx, dy);
  return TRUE;
}

CrPoint
cra_viewport_to_plane (const CraViewport *viewport, double x, double y)
{
  return (CrPoint){ (x - viewport->x) / viewport->scale, (y - viewport->y) / viewport->scale };
}

CrPoint
cra_viewport_to_widget (const CraViewport *viewport, CrPoint point)
{
  return (CrPoint){ viewport->x + point.x * viewport->scale,
                    viewport->y + point.y * viewport->scale };
}

CrBox
cra_viewport_get_visible (const CraViewport *viewport)
{
  CrPoint at = cra_viewport_to_plane (viewport, 0, 0);

  return (CrBox){ at.x, at.y, viewport->width / viewport->scale,
                  viewport->height / viewport->scale };
}

gboolean
cra_viewport_shows (const CraViewport *viewport, CrPoint point)
{
  CrPoint at = cra_viewport_to_widget (viewport, point);
  double margin = MIN (viewport->scale / 2, MIN (viewport->width, viewport->height) / 2);

  return at.x >= margin && at.y >= margin && at.x <= viewport->width - margin &&
         at.y <= viewport->height - margin;
}
