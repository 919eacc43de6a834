/* cr-picture-size.c: how large bitmaps are, by their headers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-picture-private.h"

static guint32
big16 (const guint8 *p)
{
  return (guint32) p[0] << 8 | p[1];
}

static guint32
big32 (const guint8 *p)
{
  return big16 (p) << 16 | big16 (p + 2);
}

static guint32
little16 (const guint8 *p)
{
  return (guint32) p[1] << 8 | p[0];
}

static guint32
little24 (const guint8 *p)
{
  return (guint32) p[2] << 16 | little16 (p);
}

static guint32
little32 (const guint8 *p)
{
  return little16 (p + 2) << 16 | little16 (p);
}

gboolean
cr_picture_size_png (const guint8 *data, gsize n, gint64 *width, gint64 *height)
{
  if (n < 33 || memcmp (data, "\x89PNG\r\n\x1a\n", 8) != 0 || memcmp (data + 12, "IHDR", 4) != 0)
    return FALSE;
  *width = big32 (data + 16);
  *height = big32 (data + 20);
  return TRUE;
}

gboolean
cr_picture_size_jpeg (const guint8 *data, gsize n, gint64 *width, gint64 *height)
{
  gsize at = 2;

  if (n < 4 || memcmp (data, "\xff\xd8\xff", 3) != 0)
    return FALSE;
  while (at + 9 < n && data[at] == 0xff) {
    guint8 marker = data[at + 1];

    if (marker == 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc) {
      *height = big16 (data + at + 5);
      *width = big16 (data + at + 7);
      return TRUE;
    }
    at += 2 + big16 (data + at + 2);
  }
  return FALSE;
}

gboolean
cr_picture_size_webp (const guint8 *data, gsize n, gint64 *width, gint64 *height)
{
  if (n < 30 || memcmp (data, "RIFF", 4) != 0 || memcmp (data + 8, "WEBP", 4) != 0)
    return FALSE;
  if (memcmp (data + 12, "VP8X", 4) == 0) {
    *width = little24 (data + 24) + 1;
    *height = little24 (data + 27) + 1;
    return TRUE;
  }
  if (memcmp (data + 12, "VP8L", 4) == 0 && data[20] == 0x2f) {
    guint32 bits = little32 (data + 21);

    *width = (bits & 0x3fff) + 1;
    *height = (bits >> 14 & 0x3fff) + 1;
    return TRUE;
  }
  if (memcmp (data + 12, "VP8 ", 4) == 0 && memcmp (data + 23, "\x9d\x01\x2a", 3) == 0) {
    *width = little16 (data + 26) & 0x3fff;
    *height = little16 (data + 28) & 0x3fff;
    return TRUE;
  }
  return FALSE;
}

gboolean
cr_picture_size_tiff (const guint8 *data, gsize n, gint64 *width, gint64 *height)
{
  gboolean little = n >= 8 && memcmp (data, "II*\0", 4) == 0;
  gsize at, n_entries;

  if (n < 8 || (!little && memcmp (data, "MM\0*", 4) != 0))
    return FALSE;
  at = little ? little32 (data + 4) : big32 (data + 4);
  if (at > n - 2)
    return FALSE;
  n_entries = little ? little16 (data + at) : big16 (data + at);
  *width = *height = 0;
  for (at += 2; n_entries > 0 && at + 12 <= n; n_entries--, at += 12) {
    guint32 tag = little ? little16 (data + at) : big16 (data + at);
    guint32 type = little ? little16 (data + at + 2) : big16 (data + at + 2);
    guint32 value = type == 3 ? (little ? little16 (data + at + 8) : big16 (data + at + 8))
                              : (little ? little32 (data + at + 8) : big32 (data + at + 8));

    if (tag == 256)
      *width = value;
    if (tag == 257)
      *height = value;
  }
  return *width > 0 && *height > 0;
}
