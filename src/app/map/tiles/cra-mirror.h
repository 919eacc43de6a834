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
 * The painter must not see the map change under it, and the window must not wait for the painter.
 * So the worker paints a copy, and each change is sent to it as a list of places with what stands
 * there now, and the lists of nodes that are others now; it is applied between two tiles.
 */
typedef struct _CraMirror CraMirror;

/* Main thread: @box, in the plane, is to be drawn anew; NULL: everything. @failure: (nullable):
 * why a picture of the map cannot be shown; then nothing has changed. */
typedef void (*CraMirrorChanged) (const CrBox *box, const char *failure, gpointer data);

CraMirror *cra_mirror_new (const CrMap *map, const CrRuleset *ruleset);

/* Whether it was added already, so that it need not be read and decoded anew. */
gboolean cra_mirror_has_picture (CraMirror *mirror, const CrNode *node);

/**
 * cra_mirror_add_picture:
 * @node: the map's <picture>
 * @bytes: (transfer none): its file
 *
 * Decodes it in the worker; the map is drawn with it from then on.
 */
void cra_mirror_add_picture (CraMirror *mirror, const CrNode *node, GBytes *bytes);

/* @changed: (nullable): NULL before @data goes away */
void cra_mirror_set_changed (CraMirror *mirror, CraMirrorChanged changed, gpointer data);

CraMirror *cra_mirror_ref (CraMirror *mirror);
void cra_mirror_unref (CraMirror *mirror);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraMirror, cra_mirror_unref)

/**
 * cra_mirror_touch:
 * @map: the real one
 * @told: what has changed: terrain, level, structure, sides and nodes; not the floors
 *
 * Returns at once; the function of cra_mirror_set_changed() is called when tiles can be drawn.
 */
void cra_mirror_touch (CraMirror *mirror, const CrMap *map, const CreChange *change);

/* Main thread. @patches: (transfer full) */
typedef void (*CraMirrorSampled) (CrPatches *patches, gpointer data);

/**
 * cra_mirror_sample:
 *
 * Cuts the pictures of a floor into squares, in the worker, where they are decoded.
 */
void cra_mirror_sample (CraMirror *mirror, int floor, CraMirrorSampled done, gpointer data);

/**
 * cra_mirror_new_source:
 * @sheet: (transfer full)
 *
 * Returns: (transfer full): draws the sheet with the mirror, always as it is at that time
 */
CraSource *cra_mirror_new_source (CraMirror *mirror, CrSheet *sheet);

/* Worker thread: the sheet, drawn with the mirror, as a file. */
gboolean cra_mirror_write_file (CraMirror *mirror,
                                CrSheet *sheet,
                                CrPictureFileKind kind,
                                double scale,
                                const CrPictureSink *sink,
                                GError **error);

/* Worker thread: the pages are painted with the mirror, as it is then. */
void cra_mirror_ready_print (CraMirror *mirror, CrPrint *print);
