/* cra-mirror.h: the worker's own copy of the map, to draw from.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tiles.h"

#include "cr-patches.h"
#include "cr-print.h"
#include "cr-sheet.h"
#include "cre-map-document.h"

/**
 * CraMirror:
 *
 * The map must not change while a painter reads it, and the window must not wait for a painter. So
 * the worker paints a copy of the map. Each change is sent to it as a list of places with what
 * stands there now, and the lists of nodes that changed; the worker applies it between two tiles.
 */
typedef struct _CraMirror CraMirror;

/* Called in the main thread when @box, in the plane, has to be redrawn; NULL: everything. @failure:
 * (nullable): why a picture of the map cannot be shown; then nothing else has changed. */
typedef void (*CraMirrorChanged) (const CrBox *box, const char *failure, gpointer data);

CraMirror *cra_mirror_new (const CrMap *map, const CrRuleset *ruleset);

/* Whether that picture was added already and need not be read and decoded again. */
gboolean cra_mirror_has_picture (CraMirror *mirror, const CrNode *node);

/**
 * cra_mirror_add_picture:
 * @node: the map's <picture>
 * @bytes: (transfer none): the contents of its file
 *
 * Decodes the picture in the worker; the map is drawn with it from then on.
 */
void cra_mirror_add_picture (CraMirror *mirror, const CrNode *node, GBytes *bytes);

/* @changed: (nullable): set it to NULL before @data is freed */
void cra_mirror_set_changed (CraMirror *mirror, CraMirrorChanged changed, gpointer data);

CraMirror *cra_mirror_ref (CraMirror *mirror);
void cra_mirror_unref (CraMirror *mirror);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraMirror, cra_mirror_unref)

/**
 * cra_mirror_touch:
 * @map: the document's own map
 * @told: what has changed: terrain, level, structure, sides and nodes; changed floors need a new
 *   mirror
 *
 * Returns at once; the function of cra_mirror_set_changed() is called when tiles can be drawn.
 */
void cra_mirror_touch (CraMirror *mirror, const CrMap *map, const CreChange *change);

/* Called in the main thread. @patches: (transfer full) */
typedef void (*CraMirrorSampled) (CrPatches *patches, gpointer data);

/**
 * cra_mirror_sample:
 *
 * Cuts the pictures of a floor into squares, one a hex. This runs in the worker, which decodes
 * pictures.
 */
void cra_mirror_sample (CraMirror *mirror, int floor, CraMirrorSampled done, gpointer data);

/**
 * cra_mirror_new_source:
 * @sheet: (transfer full)
 *
 * Returns: (transfer full): a source of tiles that draws the sheet with the mirror as it is at that
 *   time
 */
CraSource *cra_mirror_new_source (CraMirror *mirror, CrSheet *sheet);

/* Draws the sheet with the mirror into a file. Only the worker thread may call this. */
gboolean cra_mirror_write_file (CraMirror *mirror,
                                CrSheet *sheet,
                                CrPictureFileKind kind,
                                double scale,
                                const CrPictureSink *sink,
                                GError **error);

/* Gives the mirror to the pages that will be painted. Only the worker thread may call this. */
void cra_mirror_ready_print (CraMirror *mirror, CrPrint *print);
