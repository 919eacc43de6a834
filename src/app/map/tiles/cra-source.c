/* cra-source.c: what tiles are drawn from, shared with the worker.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-source.h"

struct _CraSource {
  gatomicrefcount refs;
  CraSourceDraw draw;
  gpointer data;
  GDestroyNotify free_data;
};

/**
 * cra_source_new:
 * @data: (transfer full): handed to @draw, in a worker thread, never in two at once
 */
CraSource *
cra_source_new (CraSourceDraw draw, gpointer data, GDestroyNotify free_data)
{
  CraSource *source = g_new0 (CraSource, 1);

  g_atomic_ref_count_init (&source->refs);
  source->draw = draw;
  source->data = data;
  source->free_data = free_data;
  return source;
}

CraSource *
cra_source_ref (CraSource *source)
{
  g_atomic_ref_count_inc (&source->refs);
  return source;
}

void
cra_source_unref (CraSource *source)
{
  if (!g_atomic_ref_count_dec (&source->refs))
    return;
  if (source->free_data != NULL)
    source->free_data (source->data);
  g_free (source);
}

void
cra_source_draw (CraSource *source, cairo_t *cr, const CrBox *box, double scale)
{
  source->draw (source->data, cr, box, scale);
}
