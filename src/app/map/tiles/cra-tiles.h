/* cra-tiles.h: the map as cached picture tiles, drawn off the main thread.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-source.h"
#include "cra-viewport.h"

#include <gtk/gtk.h>

typedef struct _CraTiles CraTiles;

CraTiles *cra_tiles_new (GtkWidget *widget);
void cra_tiles_free (CraTiles *tiles);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraTiles, cra_tiles_free)

/**
 * cra_tiles_set_source:
 * @source: (nullable) (transfer none): what tiles are drawn from, from now on
 *
 * Tiles stay as they are until cra_tiles_invalidate() says which are outdated.
 */
void cra_tiles_set_source (CraTiles *tiles, CraSource *source);

/**
 * cra_tiles_invalidate:
 * @box: (nullable): the part of the plane that has changed; NULL: all of it
 *
 * Tiles there are redrawn when they are next in view; until then the old ones are shown.
 */
void cra_tiles_invalidate (CraTiles *tiles, const CrBox *box);

/**
 * cra_tiles_snapshot:
 * @settled: FALSE while the scale is being changed smoothly: then no tiles are drawn, because their
 *   scale would be gone in the next frame
 *
 * Never draws a tile itself, so the time that a frame takes does not depend on the map.
 */
void cra_tiles_snapshot (CraTiles *tiles,
                         GtkSnapshot *snapshot,
                         const CraViewport *viewport,
                         gboolean settled);

/* Whether every tile in the last frame was up to date. */
gboolean cra_tiles_is_complete (CraTiles *tiles);

/* Whether the last frame had a tile everywhere, even if outdated. */
gboolean cra_tiles_is_whole (CraTiles *tiles);
