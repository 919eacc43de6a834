/* cra-thumbnail-cache.h: stores pictures of files where the desktop's thumbnail standard wants
 * them. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>

/* The longer sides of the stored pictures in pixels; each size has a folder of its own. */
#define CRA_THUMBNAIL_LARGE 256
#define CRA_THUMBNAIL_X_LARGE 512

/**
 * cra_thumbnail_cache_load:
 *
 * Returns: (transfer full) (nullable): the stored picture; NULL when there is none, or only one of
 *   an earlier state of the file
 */
GdkPixbuf *cra_thumbnail_cache_load (GFile *file, int size);

/**
 * cra_thumbnail_cache_store:
 *
 * Stores a picture that only this user can read; it is written so that nobody ever reads half of
 * it.
 *
 * Returns: FALSE when it cannot be stored; it is then drawn again the next time
 */
gboolean cra_thumbnail_cache_store (GFile *file, int size, GdkPixbuf *pixels);

/* Any thread may call this. Returns: (transfer full) (nullable): the stored picture, or one that is
 * drawn and stored now. @broken_out: (out): whether the file was read and is no map */
GdkPixbuf *cra_thumbnail_get (GFile *file, int size, gboolean *broken_out);
