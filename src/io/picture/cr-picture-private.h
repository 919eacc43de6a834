/* cr-picture-private.h: the first bytes of pictures. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-picture.h"

/* Read the size out of the headers alone; FALSE when the bytes are not of that format, or cut off
 * before they tell. */
gboolean cr_picture_size_png (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* The frame header (SOF0 to SOF15) tells; tables, applications' data and comments are stepped
 * over. */
gboolean cr_picture_size_jpeg (const guint8 *data, gsize n, gint64 *width, gint64 *height);

gboolean cr_picture_size_webp (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* Of the first picture in the file. */
gboolean cr_picture_size_tiff (const guint8 *data, gsize n, gint64 *width, gint64 *height);

/* As others do, a missing width or height follows from the viewBox. */
gboolean cr_picture_size_svg (const guint8 *data, gsize n, gint64 *width, gint64 *height);
