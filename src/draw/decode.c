/* decode.c: crenel-decode, a picture from standard input to plain pixels on standard output.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#include <webp/decode.h>

#include "cr-decode-reply.h"

/* At the first of two limits of CPU time the system sends SIGXCPU, which is reported; at the second
 * it would only kill. */
#define CPU_SECONDS 10
#define SPACE_MB 2048UL

/* The CPU time for an SVG in seconds, lower than for photographs, because two hundred bytes of
 * filters could use up any time. These figures are enough for real drawings: 130 KB of hexes with a
 * shadow under them take 0.9 s at 4000 × 3000, and paper of noise below them 0.7 s at 2000 × 1500.
 * Without filters, 11 MB of a castle drawn by Crenel take 1.1 s, and the largest sheet half a
 * second. */
#define SVG_SECONDS 2
#define SVG_SECONDS_A_MB 1

/* The time for drawing depends on the size of the file and of the sheet: librsvg takes a quarter of
 * a second for a megabyte of plain paths, and both examples above less than a tenth of a second for
 * a megabyte of pixels. So two kilobytes that repeat themselves ten million times on a small sheet
 * are refused after a third of a second. */
#define DRAW_MS 300
#define DRAW_MS_A_MB 1000
#define DRAW_MS_A_MB_OF_PIXELS 200

/* An element takes a kilobyte of memory once it is read; drawings have at most one in thirty bytes.
 */
#define SVG_ELEMENTS 20000
#define SVG_BYTES_AN_ELEMENT 24

/* The memory for an SVG beyond that used at the beginning. A plain megabyte takes 57 MB, and a
 * filter several sheets. */
#define SVG_SPACE_MB 128
#define SVG_SPACE_MB_A_MB 96
#define SVG_SPACE_SHEETS 12

#define PNG_MAGIC "\x89PNG\r\n\x1a\n"
#define PNG_HEAD 8
#define PNG_LEAST_CHUNK 12 /* its length, kind and sum */

static void
limit_time (rlim_t seconds)
{
  struct rlimit cpu = { MIN (seconds, CPU_SECONDS), CPU_SECONDS + 1 };

  setrlimit (RLIMIT_CPU, &cpu);
}

/* A hostile picture may crash or hang this process or exhaust these limits; nothing else is lost by
 * that. */
static void
limit_myself (void)
{
  struct rlimit none = { 0, 0 };
  G_GNUC_UNUSED struct rlimit space = { SPACE_MB << 20, SPACE_MB << 20 };

  limit_time (CPU_SECONDS);
#ifndef __SANITIZE_ADDRESS__ /* it reserves more address space than any limit allows */
  setrlimit (RLIMIT_AS, &space);
#endif
  setrlimit (RLIMIT_CORE, &none);
  setrlimit (RLIMIT_FSIZE, &none);
}

/* @mb: beyond the memory that is used now; the limit of the whole process still holds */
static void
limit_space (double mb)
{
#ifndef __SANITIZE_ADDRESS__
  g_autofree char *sizes = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &sizes, NULL, NULL))
    return;
  guint64 taken = g_ascii_strtoull (sizes, NULL, 10) * (guint64) sysconf (_SC_PAGESIZE);
  rlim_t most = (rlim_t) MIN (SPACE_MB, (taken >> 20) + mb) << 20;
  struct rlimit space = { most, SPACE_MB << 20 };
  setrlimit (RLIMIT_AS, &space);
#endif
}

static gboolean
is_words (const guint8 *chunk)
{
  static const char *const kinds[] = { "tEXt", "zTXt", "iTXt", "iCCP" };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (memcmp (chunk + 4, kinds[i], 4) == 0)
      return TRUE;
  return FALSE;
}

/* Texts in a PNG may be compressed to a thousandth of their size, and nobody reads them here, so
 * they are removed. A truncated chunk stays, so that its error is reported. */
static void
drop_words (GByteArray *png)
{
  guint kept = PNG_HEAD, at = PNG_HEAD;

  while (png->len - at >= PNG_LEAST_CHUNK) {
    guint8 *chunk = png->data + at;
    guint64 length = PNG_LEAST_CHUNK + ((guint64) chunk[0] << 24 | (guint64) chunk[1] << 16 |
                                        (guint64) chunk[2] << 8 | chunk[3]);

    if (length > png->len - at)
      break;
    at += (guint) length;
    if (is_words (chunk))
      continue;
    memmove (png->data + kept, chunk, (gsize) length);
    kept += (guint) length;
  }
  memmove (png->data + kept, png->data + at, png->len - at);
  g_byte_array_set_size (png, kept + png->len - at);
}

static GBytes *
read_input (void)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[65536];
  gssize n;

  while ((n = read (STDIN_FILENO, buffer, sizeof buffer)) != 0) {
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return NULL;
    g_byte_array_append (bytes, buffer, (guint) n);
    if (bytes->len > CR_DECODE_MAX_BYTES)
      return NULL;
  }
  if (bytes->len > PNG_HEAD && memcmp (bytes->data, PNG_MAGIC, PNG_HEAD) == 0)
    drop_words (bytes);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static gboolean
fits_limits (gint64 width, gint64 height)
{
  return width > 0 && height > 0 && width <= CR_DECODE_MAX_SPAN && height <= CR_DECODE_MAX_SPAN &&
         width * height <= CR_DECODE_MAX_PIXELS;
}

static gboolean
write_head (int width, int height)
{
  CrDecodeHead head = { CR_DECODE_MAGIC, (guint32) width, (guint32) height };

  return cr_decode_pass (STDOUT_FILENO, &head, sizeof head, TRUE);
}

static guint32
premultiply (guint red, guint green, guint blue, guint alpha)
{
  red = (red * alpha + 127) / 255;
  green = (green * alpha + 127) / 255;
  blue = (blue * alpha + 127) / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

/* Rows of red, green, blue and perhaps alpha bytes. */
static CrDecodeExit
write_rows (const guint8 *pixels, int width, int height, gsize stride, int channels)
{
  g_autofree guint32 *row = g_new (guint32, width);

  if (!write_head (width, height))
    return CR_DECODE_FAILED;
  for (int y = 0; y < height; y++) {
    const guint8 *p = pixels + (gsize) y * stride;

    for (int x = 0; x < width; x++, p += channels)
      row[x] = premultiply (p[0], p[1], p[2], channels == 4 ? p[3] : 255);
    if (!cr_decode_pass (STDOUT_FILENO, row, sizeof (guint32) * (gsize) width, TRUE))
      return CR_DECODE_FAILED;
  }
  return CR_DECODE_FINE;
}

/* Refuses a picture that is too large before a single pixel is allocated. */
static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  if (!fits_limits (width, height))
    _exit (CR_DECODE_TOO_LARGE);
}

static CrDecodeExit
blame_picture (const GError *error)
{
  return g_error_matches (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY)
             ? CR_DECODE_HUNGRY
             : CR_DECODE_CORRUPT;
}

static CrDecodeExit
decode_pixbuf (GBytes *bytes, const char *type)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_type (type, NULL);
  g_autoptr (GError) error = NULL;

  if (loader == NULL)
    return CR_DECODE_UNKNOWN;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), NULL);
  if (!gdk_pixbuf_loader_write_bytes (loader, bytes, &error)) {
    gdk_pixbuf_loader_close (loader, NULL);
    return blame_picture (error);
  }
  if (!gdk_pixbuf_loader_close (loader, &error) || gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    return blame_picture (error);
  /* The pixels of a photograph are turned upright, as its metadata say. */
  g_autoptr (GdkPixbuf) upright =
      gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
  return write_rows (gdk_pixbuf_read_pixels (upright), gdk_pixbuf_get_width (upright),
                     gdk_pixbuf_get_height (upright), (gsize) gdk_pixbuf_get_rowstride (upright),
                     gdk_pixbuf_get_n_channels (upright));
}

static CrDecodeExit
decode_webp (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  int width, height;

  if (!WebPGetInfo (data, size, &width, &height))
    return CR_DECODE_CORRUPT;
  if (!fits_limits (width, height))
    return CR_DECODE_TOO_LARGE;
  guint8 *pixels = WebPDecodeRGBA (data, size, &width, &height);
  if (pixels == NULL)
    return CR_DECODE_CORRUPT;
  CrDecodeExit result = write_rows (pixels, width, height, 4 * (gsize) width, 4);
  WebPFree (pixels);
  return result;
}

static CrDecodeExit
blame_drawing (const GError *error)
{
  return error != NULL && strstr (error->message, "NoMemory") != NULL ? CR_DECODE_HUNGRY
                                                                      : CR_DECODE_CORRUPT;
}

static CrDecodeExit
render_svg (RsvgHandle *handle, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  RsvgRectangle viewport = { 0, 0, width, height };
  g_autoptr (GError) error = NULL;
  gboolean drawn = rsvg_handle_render_document (handle, cr, &viewport, &error);
  CrDecodeExit result = drawn ? CR_DECODE_FINE : blame_drawing (error);

  cairo_surface_flush (surface);
  if (drawn && !(write_head (width, height) &&
                 cr_decode_pass (STDOUT_FILENO, cairo_image_surface_get_data (surface),
                                 4 * (gsize) width * (gsize) height, TRUE)))
    result = CR_DECODE_FAILED;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return result;
}

/* A drawing without a size of its own gets this size. */
#define SVG_SPAN 2000

static void
measure_svg (RsvgHandle *handle, double *width, double *height)
{
  RsvgRectangle box = { 0, 0, 1, 1 };
  gboolean has_box;

  if (rsvg_handle_get_intrinsic_size_in_pixels (handle, width, height))
    return;
  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  if (!has_box || !(box.width > 0 && box.height > 0))
    box = (RsvgRectangle){ 0, 0, 1, 1 };
  *width = SVG_SPAN * MIN (1, box.width / box.height);
  *height = SVG_SPAN * MIN (1, box.height / box.width);
}

/* SIGPROF ends the process when its time is used up, and librsvg aborts when there is no more
 * memory. */
static void
limit_drawing (gsize size, double width, double height)
{
  double mb = size / 1048576.0, mb_of_pixels = 4 * width * height / 1048576.0;
  long ms = (long) (DRAW_MS + DRAW_MS_A_MB * mb + DRAW_MS_A_MB_OF_PIXELS * mb_of_pixels);
  const struct itimerval timer = { .it_value = { ms / 1000, ms % 1000 * 1000 } };

  setitimer (ITIMER_PROF, &timer, NULL);
  limit_space (SVG_SPACE_MB + SVG_SPACE_MB_A_MB * mb + SVG_SPACE_SHEETS * mb_of_pixels);
}

static gboolean
has_many_elements (const char *data, gsize size)
{
  const char *end = data + size;
  gsize n = 0;

  for (const char *at = data; (at = memchr (at, '<', (gsize) (end - at))) != NULL && ++at < end;)
    n += *at != '/' && *at != '!' && *at != '?';
  return n > SVG_ELEMENTS + size / SVG_BYTES_AN_ELEMENT;
}

/* Without a base file the drawing cannot refer to any other file. */
static CrDecodeExit
decode_svg (GBytes *bytes)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);
  RsvgHandle *handle;
  CrDecodeExit result = CR_DECODE_TOO_LARGE;
  double width, height;

  if (has_many_elements (data, size))
    return CR_DECODE_HUNGRY;
  limit_time (SVG_SECONDS + SVG_SECONDS_A_MB * (size >> 20));
  limit_drawing (size, 0, 0);
  handle = rsvg_handle_new_from_data (data, size, NULL);
  if (handle == NULL)
    return CR_DECODE_CORRUPT;
  measure_svg (handle, &width, &height);
  if (width < CR_DECODE_MAX_SPAN && height < CR_DECODE_MAX_SPAN &&
      fits_limits ((gint64) (width + 0.5), (gint64) (height + 0.5))) {
    limit_drawing (size, width, height);
    result = render_svg (handle, (int) (width + 0.5), (int) (height + 0.5));
  }
  g_object_unref (handle);
  return result;
}

static gboolean
has_prefix (GBytes *bytes, gsize at, const char *prefix, gsize length)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  return size >= at + length && memcmp (data + at, prefix, length) == 0;
}

static gboolean
is_svg (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size > 0 && g_strstr_len (data, (gssize) MIN (size, 4096), "<svg") != NULL;
}

/* The loaders silently fill the missing part of a truncated file with grey, so its end mark is
 * looked for. Junk after the end is common and harmless. */
static gboolean
has_end (GBytes *bytes, const char *mark, gsize length)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  for (gsize at = size; at > size / 2 + length; at--) {
    if (memcmp (data + at - length, mark, length) == 0)
      return TRUE;
  }
  return FALSE;
}

static CrDecodeExit
decode_whole (GBytes *bytes, const char *type, const char *mark, gsize length)
{
  return has_end (bytes, mark, length) ? decode_pixbuf (bytes, type) : CR_DECODE_CORRUPT;
}

/* Counts the scans of a JPEG: within a scan every byte 255 is followed by 0, so that markers stand
 * out. */
static gboolean
has_many_scans (GBytes *bytes)
{
  gsize size;
  const guint8 *at = g_bytes_get_data (bytes, &size), *end = at + size;
  int n = 0;

  while (at != NULL && end - at > 1 && n <= CR_DECODE_MAX_SCANS) {
    at = memchr (at, 0xff, (gsize) (end - at) - 1);
    if (at != NULL && *++at == 0xda)
      n++;
  }
  return n > CR_DECODE_MAX_SCANS;
}

static CrDecodeExit
decode_jpeg (GBytes *bytes)
{
  return has_many_scans (bytes) ? CR_DECODE_TOO_MANY_SCANS
                                : decode_whole (bytes, "jpeg", "\xff\xd9", 2);
}

/* Decodes by the contents of the file, never by its name. */
static CrDecodeExit
decode_bytes (GBytes *bytes)
{
  if (has_prefix (bytes, 0, PNG_MAGIC, PNG_HEAD))
    return decode_whole (bytes, "png", "IEND", 4);
  if (has_prefix (bytes, 0, "\xff\xd8\xff", 3))
    return decode_jpeg (bytes);
  if (has_prefix (bytes, 0, "II*\0", 4) || has_prefix (bytes, 0, "MM\0*", 4))
    return decode_pixbuf (bytes, "tiff");
  if (has_prefix (bytes, 0, "RIFF", 4) && has_prefix (bytes, 8, "WEBP", 4))
    return decode_webp (bytes);
  if (is_svg (bytes))
    return decode_svg (bytes);
  return CR_DECODE_UNKNOWN;
}

int
main (void)
{
  limit_myself ();
  g_autoptr (GBytes) bytes = read_input ();

  if (bytes == NULL)
    return CR_DECODE_TOO_LARGE;
  return (int) decode_bytes (bytes);
}
