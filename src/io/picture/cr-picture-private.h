/* cr-picture-private.h: reads the sizes of pictures from their first bytes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-picture.h"

/* Each function reads the size from the header alone. Returns: FALSE when the bytes are of another
 * format, or end before the size. */
gboolean cr_picture_size_png (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* The size is in the frame header (SOF0 to SOF15); tables, application data and comments are
 * skipped. */
gboolean cr_picture_size_jpeg (const guint8 *data, gsize n, gint64 *width, gint64 *height);

gboolean cr_picture_size_webp (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* Reads the size of the first picture in the file. */
gboolean cr_picture_size_tiff (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* A missing width or height follows from the viewBox, as in other programs. */
gboolean cr_picture_size_svg (const guint8 *data, gsize n, gint64 *width, gint64 *height);
