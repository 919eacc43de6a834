/* cra-map-view-export.h: what the map view shows, as a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#include "cr-picture-file.h"

/**
 * CraExport:
 *
 * The sheet as it is shown: its floor, layers, pictures and answers, without the hex cursor and
 * what is selected. Made in the main thread, drawn in the worker, in which nothing of it changes.
 */
typedef struct _CraExport CraExport;

/* Only the part about these places, (element-type CrPlace), as it is in the map, without what
 * stands about it. No other floor is shown for it. */
void cra_export_set_places (CraExport *self, const CrMap *map, const GArray *places);

/* A line of fire or a way is drawn from what changes with the pointer, so it is kept as it is.
 * Returns: (transfer full): for the worker */
CraExport *cra_map_view_new_export (CraMapView *self, CrPictureFileKind kind);

/* @progress: called in the worker, see cr_sheet_set_watcher() */
void cra_export_set_watcher (CraExport *self,
                             gboolean (*progress) (double done, gpointer watcher),
                             gpointer watcher);

/* (nullable): see cr_sheet_get_hint() */
const char *cra_export_get_hint (const CraExport *self);

void cra_export_free (CraExport *self);

/* Worker thread: the file, as it is drawn. */
gboolean cra_export_write (CraExport *self, const CrPictureSink *sink, GError **error);
