/* cr-png.c: writes pixels into a PNG file. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A PNG library would compress one row after the other on one processor. Here the rows are cut into
 * pieces of a fixed size, each compressed by itself; together they are one stream, the same however
 * many processors there are. */
#include "cr-png-private.h"

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <string.h>
#include <zlib.h>

/* How many bytes of rows are packed as one piece. */
#define PIECE (256 * 1024)

/* The compression level, 0 to 3: the next level takes longer and saves hardly anything. A byte
 * becomes at most 15 bits. */
#define LEVEL 1
#define LEVEL_ROOM ISAL_DEF_LVL1_DEFAULT
#define MOST_PACKED(n) (2 * (n) + 4096)
#define MOST_BEFORE 6 /* the name of the chunk, and how the whole is packed */

/* The filter of each row: a pixel is stored as its difference from the one on its left. */
#define FILTER_SUB 1

/* The memory that one processor needs to pack a piece. It is used again, because new memory, which
 * the system hands out page by page, would cost a third of the packing time. */
typedef struct {
  struct isal_zstream stream;
  guint8 level[LEVEL_ROOM], out[MOST_BEFORE + MOST_PACKED (PIECE)];
} Room;

/* A packed piece, which becomes a chunk of the file. */
typedef struct {
  guint8 *bytes; /* begins with the name of the chunk */
  gsize n;
  uLong adler, crc;
} Packed;

/**
 * Rows: some rows of the picture, one below the other.
 * @bytes: each row begins with its filter
 * @first: they begin with the first row of the picture
 * @last: they end with the last row
 * @pieces: (nullable): what they are packed into
 */
typedef struct {
  guint8 *bytes;
  gsize size;
  int n;
  gboolean first, last;
  Packed *pieces;
} Rows;

/**
 * Seam: where an image ends, before the one on its right.
 * @pixels: the last of each of its @n rows, from @y down
 */
typedef struct {
  int x, y, n;
  guint8 pixels[];
} Seam;

/**
 * CrPng:
 * @stride: bytes of a row with its filter
 * @hand: the rows that are being painted
 * @before: the rows that are packed meanwhile
 * @n_left: how many rows have not been begun
 * @rooms: (element-type Room): memory that is not in use
 * @seams: (element-type Seam): of the rows that are being painted
 */
struct _CrPng {
  CrPictureSink sink;
  gsize stride;
  int width, height, n_left;
  Rows hand, before;
  uLong adler;
  GAsyncQueue *rooms, *seams;
};

static void
put_number (guint8 *bytes, guint32 number)
{
  guint32 big = GUINT32_TO_BE (number);

  memcpy (bytes, &big, sizeof big);
}

/* @bytes: beginning with the name of the chunk */
static gboolean
write_chunk (CrPng *self, const guint8 *bytes, gsize n, uLong crc, GError **error)
{
  guint8 length[4], check[4];

  put_number (length, (guint32) (n - 4));
  put_number (check, (guint32) crc);
  return self->sink.put (length, sizeof length, self->sink.data, error) &&
         self->sink.put (bytes, n, self->sink.data, error) &&
         self->sink.put (check, sizeof check, self->sink.data, error);
}

static gboolean
write_small (CrPng *self, const guint8 *bytes, gsize n, GError **error)
{
  return write_chunk (self, bytes, n, crc32_gzip_refl (0, bytes, n), error);
}

CrPng *
cr_png_new (int width, int height, const CrPictureSink *sink, GError **error)
{
  static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  guint8 header[17] = "IHDR";
  g_autoptr (CrPng) self = g_new0 (CrPng, 1);

  *self = (CrPng){ .sink = *sink,
                   .stride = 1 + 3 * (gsize) width,
                   .width = width,
                   .height = height,
                   .n_left = height,
                   .adler = 1,
                   .rooms = g_async_queue_new_full (g_free),
                   .seams = g_async_queue_new_full (g_free) };
  put_number (header + 4, (guint32) width);
  put_number (header + 8, (guint32) height);
  header[12] = 8; /* bits of each of red, green and blue */
  header[13] = 2;
  return sink->put (signature, sizeof signature, sink->data, error) &&
                 write_small (self, header, sizeof header, error)
             ? g_steal_pointer (&self)
             : NULL;
}

static guint
count_pieces (const CrPng *self, const Rows *rows)
{
  return (guint) ((self->stride * (gsize) rows->n + PIECE - 1) / PIECE);
}

static void
drop_pieces (const CrPng *self, Rows *rows)
{
  for (guint i = 0; rows->pieces != NULL && i < count_pieces (self, rows); i++)
    g_free (rows->pieces[i].bytes);
  g_clear_pointer (&rows->pieces, g_free);
}

void
cr_png_free (CrPng *self)
{
  if (self == NULL)
    return;
  drop_pieces (self, &self->before);
  g_async_queue_unref (self->rooms);
  g_async_queue_unref (self->seams);
  g_free (self->hand.bytes);
  g_free (self->before.bytes);
  g_free (self);
}

void
cr_png_begin (CrPng *self, int n_rows)
{
  Rows *rows = &self->hand;
  gsize size = self->stride * (gsize) n_rows;

  if (size > rows->size)
    rows->bytes = g_realloc (rows->bytes, size);
  rows->size = MAX (size, rows->size);
  rows->n = n_rows;
  rows->first = self->n_left == self->height;
  self->n_left -= n_rows;
  rows->last = self->n_left == 0;
}

static guint8 *
get_row (CrPng *self, int y)
{
  return self->hand.bytes + self->stride * (gsize) y;
}

/* Subtracts eight bytes from eight others, each by itself. */
static inline guint64
subtract_bytes (guint64 a, guint64 b)
{
  const guint64 high = 0x8080808080808080u;

  return ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
}

static inline guint64
get_pixel (const guint8 *in, int x)
{
  guint32 pixel;

  memcpy (&pixel, in + 4 * x, sizeof pixel);
  return pixel;
}

/* Writes two pixels, and two bytes that the next ones write over. @pixels: the first one in the
 * lower half */
static inline void
put_pair (guint8 *out, guint64 pixels)
{
  guint64 turned = GUINT64_SWAP_LE_BE (pixels);

  turned = GUINT64_TO_LE ((turned >> 40 & 0xffffff) | (turned >> 8 & 0xffffff) << 24);
  memcpy (out, &turned, sizeof turned);
}

static void
put_pixel (guint8 *out, guint64 pixel)
{
  out[0] = (guint8) (pixel >> 16);
  out[1] = (guint8) (pixel >> 8);
  out[2] = (guint8) pixel;
}

/* Filters what it puts, but for the first pixel. */
static void
put_row (guint8 *out, const guint8 *in, int width)
{
  guint64 before = get_pixel (in, 0);
  int x = 1;

  put_pixel (out, before);
  for (; x + 2 < width; x += 2) {
    guint64 pair = get_pixel (in, x) | get_pixel (in, x + 1) << 32;

    put_pair (out + 3 * x, subtract_bytes (pair, before | pair << 32));
    before = pair >> 32;
  }
  for (; x < width; x++) {
    guint64 pixel = get_pixel (in, x);

    put_pixel (out + 3 * x, subtract_bytes (pixel, before));
    before = pixel;
  }
}

/* Returns: (transfer full): the last pixel of each of the image's rows, which is the one on the
 * left of the image beside it */
static Seam *
make_seam (const guint8 *data, int stride, int width, int n)
{
  Seam *seam = g_malloc (sizeof *seam + (gsize) n * 3);

  for (int i = 0; i < n; i++)
    put_pixel (seam->pixels + 3 * i, get_pixel (data + (gsize) i * (gsize) stride, width - 1));
  return seam;
}

void
cr_png_put (CrPng *self, cairo_surface_t *image, int x, int y)
{
  const guint8 *data;
  int stride = cairo_image_surface_get_stride (image);
  int width = MIN (cairo_image_surface_get_width (image), self->width - x);
  int height = MIN (cairo_image_surface_get_height (image), self->hand.n - y);
  Seam *seam;

  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (int i = 0; i < height; i++)
    put_row (get_row (self, y + i) + 1 + 3 * (gsize) x, data + (gsize) i * (gsize) stride, width);
  if (x + width == self->width)
    return;
  seam = make_seam (data, stride, width, height);
  seam->x = x + width;
  seam->y = y;
  seam->n = height;
  g_async_queue_push (self->seams, seam);
}

/* Filters the first pixels of images that others stand on the left of. */
static void
filter_rows (CrPng *self)
{
  Seam *seam;

  for (int y = 0; y < self->hand.n; y++)
    get_row (self, y)[0] = FILTER_SUB;
  while ((seam = g_async_queue_try_pop (self->seams)) != NULL) {
    for (int i = 0; i < seam->n; i++) {
      guint8 *pixel = get_row (self, seam->y + i) + 1 + 3 * (gsize) seam->x;

      for (int k = 0; k < 3; k++)
        pixel[k] = (guint8) (pixel[k] - seam->pixels[3 * i + k]);
    }
    g_free (seam);
  }
}

/* The size of one of the pieces that the picture is packed in. */
static gsize
measure_piece (const CrPng *self, const Rows *rows, guint index)
{
  return MIN (self->stride * (gsize) rows->n - (gsize) index * PIECE, PIECE);
}

/* Returns: how many bytes were written to @out of the room; the next piece begins at a whole byte
 */
static gsize
pack_bytes (Room *room, const guint8 *in, gsize n, gboolean last, guint8 *out)
{
  struct isal_zstream *stream = &room->stream;

  isal_deflate_init (stream);
  stream->level = LEVEL;
  stream->level_buf = room->level;
  stream->level_buf_size = LEVEL_ROOM;
  stream->flush = last ? NO_FLUSH : SYNC_FLUSH;
  stream->end_of_stream = last;
  stream->next_in = (guint8 *) in;
  stream->avail_in = (guint32) n;
  stream->next_out = out;
  stream->avail_out = (guint32) MOST_PACKED (n);
  isal_deflate (stream);
  return stream->total_out;
}

static Room *
take_room (CrPng *self)
{
  Room *room = g_async_queue_try_pop (self->rooms);

  return room != NULL ? room : g_new (Room, 1);
}

guint
cr_png_n_pieces (const CrPng *self)
{
  return count_pieces (self, &self->before);
}

void
cr_png_pack (CrPng *self, guint index)
{
  const Rows *rows = &self->before;
  const guint8 *in = rows->bytes + (gsize) index * PIECE;
  gsize n = measure_piece (self, rows, index);
  gboolean last = rows->last && index + 1 == count_pieces (self, rows);
  Packed *packed = &rows->pieces[index];
  Room *room = take_room (self);

  memcpy (room->out, "IDAT", 4);
  packed->n = 4;
  if (rows->first && index == 0) { /* which says how the whole of it is packed */
    room->out[packed->n++] = 0x78;
    room->out[packed->n++] = 0x01;
  }
  packed->n += pack_bytes (room, in, n, last, room->out + packed->n);
  packed->bytes = g_memdup2 (room->out, packed->n);
  packed->adler = isal_adler32 (1, in, n);
  packed->crc = crc32_gzip_refl (0, packed->bytes, packed->n);
  g_async_queue_push (self->rooms, room);
}

static gboolean
write_end (CrPng *self, GError **error)
{
  static const guint8 end[] = { 'I', 'E', 'N', 'D' };
  guint8 check[8] = "IDAT";

  put_number (check + 4, (guint32) self->adler);
  return write_small (self, check, sizeof check, error) &&
         write_small (self, end, sizeof end, error);
}

gboolean
cr_png_turn (CrPng *self, GError **error)
{
  Rows *rows = &self->before, turned = *rows;
  gboolean written = TRUE;

  for (guint i = 0; i < count_pieces (self, rows) && written; i++) {
    const Packed *packed = &rows->pieces[i];

    written = write_chunk (self, packed->bytes, packed->n, packed->crc, error);
    self->adler =
        adler32_combine (self->adler, packed->adler, (z_off_t) measure_piece (self, rows, i));
  }
  drop_pieces (self, rows);
  if (rows->last) {
    rows->n = 0;
    return written && write_end (self, error);
  }
  filter_rows (self);
  *rows = self->hand;
  rows->pieces = g_new0 (Packed, count_pieces (self, rows));
  self->hand = (Rows){ .bytes = turned.bytes, .size = turned.size };
  return written;
}
