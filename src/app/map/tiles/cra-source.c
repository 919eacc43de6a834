/* cra-source.c: what tiles are drawn from, shared with the worker.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-source.h"

struct _CraSource {
  CraSourceDraw draw;
  gpointer data;
  GDestroyNotify free_data;
};

CraSource *
cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data)
{
  CraSource *source = g_atomic_rc_box_new0 (CraSource);

  source->draw = draw;
  source->data = data;
  source->free_data = free_data;
  return source;
}

CraSource *
cra_source_ref (CraSource *source)
{
  return g_atomic_rc_box_acquire (source);
}

static void
source_clear (gpointer data)
{
  CraSource *source = data;

  if (source->free_data != NULL)
    source->free_data (source->data);
}

void
cra_source_unref (CraSource *source)
{
  g_atomic_rc_box_release_full (source, source_clear);
}

void
cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale)
{
  source->draw (source->data, cr, box, scale);
}
