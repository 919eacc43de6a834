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

void cra_tiles_set_source (CraTiles *tiles, CraSource *source);
void cra_tiles_invalidate (CraTiles *tiles, const CrBox *box);
void cra_tiles_snapshot (CraTiles *tiles,
                         GtkSnapshot *snapshot,
                         const CraViewport *viewport,
                         gboolean settled);
gboolean cra_tiles_is_complete (CraTiles *tiles);
gboolean cra_tiles_is_whole (CraTiles *tiles);
