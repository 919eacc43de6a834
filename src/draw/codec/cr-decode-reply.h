/* cr-decode-reply.h: the protocol between crenel-decode and its caller.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <errno.h>
#include <glib.h>
#include <unistd.h>

#define CR_DECODE_MAGIC 0x43725031u
#define CR_DECODE_MAX_SPAN 32767
#define CR_DECODE_MAX_PIXELS (120 * 1000 * 1000)
#define CR_DECODE_MAX_BYTES (512 * 1024 * 1024)

/* Each scan of a progressive JPEG redraws the whole picture. Programs write about a dozen scans;
 * more than this limit is an attack. */
#define CR_DECODE_MAX_SCANS 100

/* The head, written to standard output before width × height pixels of premultiplied ARGB in this
 * machine's byte order. */
typedef struct {
  guint32 magic, width, height;
} CrDecodeHead;

/* The exit status of crenel-decode; its caller turns it into a sentence. */
typedef enum {
  CR_DECODE_FINE,
  CR_DECODE_FAILED = 1,
  CR_DECODE_UNKNOWN = 2, /* no format that Crenel reads */
  CR_DECODE_CORRUPT = 3,
  CR_DECODE_TOO_LARGE = 4,
  CR_DECODE_TOO_MANY_SCANS = 5,
  CR_DECODE_HUNGRY = 6,
} CrDecodeExit;

/* Reads or writes all bytes, as long as the other end is open. */
static inline gboolean
cr_decode_pass (int fd, gpointer data, gsize size, gboolean writes)
{
  guint8 *at = data;

  while (size > 0) {
    gssize n = writes ? write (fd, at, size) : read (fd, at, size);

    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return FALSE;
    at += n;
    size -= (gsize) n;
  }
  return TRUE;
}
