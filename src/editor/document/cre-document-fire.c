/* cre-document-fire.c: what lines of fire share, read a frame's worth at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-document-private.h"

/* A small map is read at once, while somebody may be drawing a frame: so many hexes take a tenth of
 * it. The rest is read when nothing else is to be done, for so many microseconds at a time. */
#define HEXES_WHEN_ASKED (16 * 1024)
#define HEXES_AT_ONCE 512
#define WHILE_IDLE 4000

static void
grow_cb (gpointer data)
{
  CreDocument *document = data;
  gint64 end = g_get_monotonic_time () + WHILE_IDLE;

  while (!cr_fire_grow (cre_document_get_fire (document), HEXES_AT_ONCE))
    if (g_get_monotonic_time () > end)
      return;
  cre_slices_end (&document->growing);
  cre_document_emit_fire_ready (document);
}

/**
 * cre_document_await_fire:
 *
 * To be called by the thread that draws. Who opens a document calls it, so that the first question
 * finds everything ready, and who asks about fire while he draws.
 *
 * Returns: whether fire may be asked about without a frame being late for it; else "fire-ready" is
 *   emitted when it is so
 */
gboolean
cre_document_await_fire (CreDocument *document)
{
  if (cr_fire_is_ready (cre_document_get_fire (document)))
    return TRUE;
  if (cre_slices_are_under_way (&document->growing))
    return FALSE;
  if (cr_fire_grow (cre_document_get_fire (document), HEXES_WHEN_ASKED))
    return TRUE;
  cre_slices_begin (&document->growing, grow_cb, document);
  return FALSE;
}

void
cre_document_stop_growing (CreDocument *document)
{
  cre_slices_end (&document->growing);
  cre_slices_end (&document->reading_levels);
}
