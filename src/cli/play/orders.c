/* orders.c: reads orders from a file, line by line. SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cr-error.h"

static void
read_line (const char *line, CliOrder order, gpointer data)
{
  g_autofree char *text = g_strndup (line, strcspn (line, "#\r\n"));

  g_strstrip (text);
  if (*text != '\0')
    order (text, data);
}

static gboolean
read_stream (FILE *stream, const char *path, CliOrder order, gpointer data, GError **error)
{
  char *line = NULL;
  size_t room = 0;

  while (getline (&line, &room, stream) >= 0)
    read_line (line, order, data);
  free (line);
  if (!ferror (stream))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_IO, _ ("%s cannot be read: %s"), path, g_strerror (errno));
  return FALSE;
}

gboolean
cli_read_orders (const char *path, CliOrder order, gpointer data, GError **error)
{
  FILE *stream;
  gboolean read;

  if (path == NULL || g_str_equal (path, "-"))
    return read_stream (stdin, "-", order, data, error);
  stream = fopen (path, "re");
  if (stream == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO, _ ("%s cannot be read: %s"), path,
                 g_strerror (errno));
    return FALSE;
  }
  read = read_stream (stream, path, order, data, error);
  fclose (stream);
  return read;
}
