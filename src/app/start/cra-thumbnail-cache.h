/* cra-thumbnail-cache.h: the desktop's own store of small pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>

/* Longer sides of the pictures kept, in pixels, each in a folder of its own. */
#define CRA_THUMBNAIL_LARGE 256
#define CRA_THUMBNAIL_X_LARGE 512

char *cra_thumbnail_cache_dup_path (GFile *file, int size);

/**
 * cra_thumbnail_cache_load:
 *
 * Returns: (transfer full) (nullable): NULL when there is none, or one of the file as it was
 */
GdkPixbuf *cra_thumbnail_cache_load (GFile *file, int size);

/**
 * cra_thumbnail_cache_store:
 *
 * Nobody else may read it, and nobody ever finds the half of it. Where it cannot be kept it is
 * drawn again the next time.
 */
gboolean cra_thumbnail_cache_store (GFile *file, int size, GdkPixbuf *pixels);

/* Any thread. (transfer full) (nullable): from the store, or drawn and put there. @broken_out:
 * (out): whether the file was looked into and is no map that can be read */
GdkPixbuf *cra_thumbnail_get (GFile *file, int size, gboolean *broken_out);
