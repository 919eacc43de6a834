/* cre-document-levels.c: what the stairways prove, a frame's worth at a time.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-document-private.h"

/* So many hexes take some thousandths of a second. A map that has no more is read at once, for who
 * asks is not drawing a frame; the rest of a larger one when nothing else is to be done, for so
 * many microseconds at a time. */
#define HEXES_WHEN_ASKED (192 * 1024)
#define HEXES_AT_ONCE 4096
#define WHILE_IDLE 4000

static void
grow_cb (gpointer data)
{
  CreDocument *document = data;
  gint64 end = g_get_monotonic_time () + WHILE_IDLE;

  while (!cr_castle_grow_levels (document->castle, HEXES_AT_ONCE))
    if (g_get_monotonic_time () > end)
      return;
  cre_slices_end (&document->reading_levels);
  cre_document_emit_levels_ready (document);
}

/**
 * cre_document_await_levels:
 *
 * Returns: whether cre_document_get_levels() has them at hand; else "levels-ready" is emitted when
 *   it does, unless the document changes before, and then they are to be awaited anew
 */
gboolean
cre_document_await_levels (CreDocument *document)
{
  if (cre_slices_are_under_way (&document->reading_levels))
    return FALSE;
  if (cr_castle_grow_levels (document->castle, HEXES_WHEN_ASKED))
    return TRUE;
  cre_slices_begin (&document->reading_levels, grow_cb, document);
  return FALSE;
}

/**
 * cre_document_get_levels:
 *
 * Returns: (transfer none): what the stairways prove, until the next change; a large map takes some
 *   hundredths of a second where cre_document_has_levels() says that they are not there yet
 */
const CrLevels *
cre_document_get_levels (CreDocument *document)
{
  while (!cr_castle_grow_levels (document->castle, G_MAXINT))
    continue;
  return cr_castle_get_levels (document->castle);
}

gboolean
cre_document_has_levels (CreDocument *document)
{
  return cr_castle_has_levels (document->castle);
}

/* The map has changed, or goes. */
void
cre_document_drop_levels (CreDocument *document)
{
  cre_slices_end (&document->reading_levels);
}
