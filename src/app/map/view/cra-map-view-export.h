/* cra-map-view-export.h: what the map view shows, as a picture in a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#include "cr-picture-file.h"

/**
 * CraExport:
 *
 * The sheet as it is shown, with its floor, layers, pictures and answers, without the hex cursor
 * and the selection. It is made in the main thread and does not change while the worker draws it.
 */
typedef struct _CraExport CraExport;

/* Limits the picture to these places (element-type CrPlace), without what stands around them and
 * without other floors. */
void cra_export_set_places (CraExport *self, const CrMap *map, const GArray *places);

/* A line of fire or a way would change with the pointer, so it is copied. Returns: (transfer full):
 * an export for the worker */
CraExport *cra_map_view_new_export (CraMapView *self, CrPictureFileKind kind);

/* @progress: it is called in the worker, see cr_sheet_set_watcher() */
void cra_export_set_watcher (CraExport *self,
                             gboolean (*progress) (double done, gpointer watcher),
                             gpointer watcher);

/* Returns: (transfer none) (nullable): see cr_sheet_get_hint() */
const char *cra_export_get_hint (const CraExport *self);

void cra_export_free (CraExport *self);

/* Draws the file. Only the worker thread may call this. */
gboolean cra_export_write (CraExport *self, const CrPictureSink *sink, GError **error);
