/* test-deflate.c: what is packed anybody unpacks. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what issue 20 asks of exports, with the library that reads all PNG files; no rule ids. */
#include "cr-deflate.h"

#include <string.h>
#include <zlib.h>

#define MOST 300000

/* Of @n bytes, packed in pieces of @piece; returns how many they became. */
static gsize
pack (const guint8 *bytes, gsize n, gsize piece, guint8 *out)
{
  gsize size = 0;

  for (gsize at = 0; at < n; at += piece) {
    gsize length = MIN (piece, n - at), taken;

    taken = cr_deflate (bytes + at, length, at + length == n, out + size);
    g_assert_cmpuint (taken, <=, cr_deflate_bound (length));
    size += taken;
  }
  return size;
}

static gsize
check (const guint8 *bytes, gsize n, gsize piece)
{
  g_autofree guint8 *packed = g_malloc ((n / piece + 1) * cr_deflate_bound (MIN (n, piece)));
  g_autofree guint8 *again = g_malloc (n + 1);
  gsize size = pack (bytes, n, piece, packed);
  z_stream stream = {
    .next_in = packed, .avail_in = (uInt) size, .next_out = again, .avail_out = (uInt) n + 1
  };

  g_assert_cmpint (inflateInit2 (&stream, -15), ==, Z_OK);
  g_assert_cmpint (inflate (&stream, Z_FINISH), ==, Z_STREAM_END);
  g_assert_cmpmem (again, stream.total_out, bytes, n);
  g_assert_cmpuint (stream.avail_in, ==, 0);
  inflateEnd (&stream);
  return size;
}

/* Few bytes, of which some are not there at all. */
static void
test_short (void)
{
  const guint8 bytes[] = "aaaaaaaaaaaaaaaaabcabcabcabc";

  for (gsize n = 1; n < sizeof bytes; n++)
    for (gsize piece = 1; piece <= n; piece++)
      check (bytes, n, piece);
}

/* Runs of every length and from as far back as they may be. */
static void
test_runs (void)
{
  g_autofree guint8 *bytes = g_malloc0 (MOST);
  gsize at = 0;

  g_assert_cmpuint (check (bytes, MOST, MOST), <, MOST / 100);
  g_random_set_seed (20);
  while (at < 40000)
    bytes[at++] = (guint8) g_random_int ();
  for (gsize length = 3; at + 300 < MOST; length = length % 290 + 1) {
    memcpy (bytes + at, bytes + at - (gsize) g_random_int_range (300, 32769), length);
    at += length;
    bytes[at++] = (guint8) g_random_int ();
  }
  check (bytes, MOST, MOST);
}

/* From bytes that are all as likely to some so rare that a tree of them would be too deep. */
static void
test_chance (void)
{
  g_autofree guint8 *bytes = g_malloc (MOST);

  g_random_set_seed (21);
  for (int kind = 0; kind < 9; kind++) {
    for (gsize i = 0; i < MOST; i++) {
      guint8 byte = 0;

      while (byte < 255 && g_random_int_range (0, 256) < kind * 32)
        byte++;
      bytes[i] = kind < 8 ? byte : (guint8) g_random_int ();
    }
    check (bytes, MOST, 65536);
  }
}

/* As often as Fibonacci's numbers: each is then a joint deeper in the tree than the one before. */
static void
test_deep (void)
{
  g_autofree guint8 *bytes = g_malloc (MOST);
  gsize count = 1, before = 1, at = 0;

  for (guint8 byte = 0; at + count < MOST; byte++) {
    gsize next = count + before;

    memset (bytes + at, byte, count);
    at += count;
    before = count;
    count = next;
  }
  for (gsize i = at; i-- > 1;) {
    gsize other = (gsize) g_random_int_range (0, (gint32) i);
    guint8 byte = bytes[i];

    bytes[i] = bytes[other];
    bytes[other] = byte;
  }
  check (bytes, at, at);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deflate/short", test_short);
  g_test_add_func ("/deflate/runs", test_runs);
  g_test_add_func ("/deflate/chance", test_chance);
  g_test_add_func ("/deflate/deep", test_deep);
  return g_test_run ();
}
