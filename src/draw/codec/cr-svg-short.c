/* cr-svg-short.c: shortens SVG files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-svg-short.h"

#include <math.h>
#include <string.h>

/* Cairo writes each coordinate from the corner of the sheet to a millionth of a point. A castle of
 * a thousand hexes takes 24 megabytes that way, mostly digits that nobody could measure. */

/* The decimals of a path in points, and the most that a path has that is drawn enlarged. */
#define LEAST_DECIMALS 2
#define MOST_DECIMALS 6

/* A path that is being rewritten. Places are counted in units of its last decimal, so that rounding
 * errors do not add up. */
typedef struct {
  GString *out;
  int decimals;
  double unit; /* how many units make 1 */
  gint64 at[2], start[2];
  char command; /* the command to which the last numbers belong */
} Path;

/* Writes a number without a zero before the point, zeros at its end, and a space before a sign. */
static void
put_number (Path *path, gint64 value)
{
  gint64 whole = ABS (value) / (gint64) path->unit, rest = ABS (value) % (gint64) path->unit;
  char last = path->out->str[path->out->len - 1];

  if (value < 0)
    g_string_append_c (path->out, '-');
  else if (g_ascii_isdigit (last))
    g_string_append_c (path->out, ' ');
  if (whole != 0 || rest == 0)
    g_string_append_printf (path->out, "%" G_GINT64_FORMAT, whole);
  if (rest == 0)
    return;
  g_string_append_printf (path->out, ".%0*" G_GINT64_FORMAT, path->decimals, rest);
  while (path->out->str[path->out->len - 1] == '0')
    g_string_truncate (path->out, path->out->len - 1);
}

/* Consecutive lines or curves share one command; lines after a move need none. */
static void
put_command (Path *path, char command)
{
  gboolean runs_on = command == 'l' || command == 'c';

  if (!(runs_on && command == path->command) && !(command == 'l' && path->command == 'm'))
    g_string_append_c (path->out, command);
  path->command = command;
}

/* Writes that many points of a command, relative to the pen. Returns: (nullable): the rest of the
 * text; NULL when it has fewer points */
static const char *
put_points (Path *path, const char *text, int n_points)
{
  gint64 last[2] = { 0, 0 };

  for (int i = 0; i < 2 * n_points; i++) {
    char *end;
    double value = g_ascii_strtod (text, &end);

    if (end == text)
      return NULL;
    last[i % 2] = llround (value * path->unit);
    put_number (path, last[i % 2] - path->at[i % 2]);
    text = end;
  }
  memcpy (path->at, last, sizeof last);
  return text;
}

/* Whether a move is the last command, which draws nothing. */
static gboolean
is_last_move (const char *text, const char *end)
{
  for (const char *p = text + 1; p < end && text[0] == 'M'; p++)
    if (g_ascii_isalpha (*p))
      return FALSE;
  return text[0] == 'M';
}

static const char *
put_step (Path *path, const char *text)
{
  char command = g_ascii_tolower (*text);

  put_command (path, command);
  switch (*text) {
  case 'M':
    text = put_points (path, text + 1, 1);
    memcpy (path->start, path->at, sizeof path->at);
    return text;
  case 'L':
    return put_points (path, text + 1, 1);
  case 'C':
    return put_points (path, text + 1, 3);
  case 'Z':
    memcpy (path->at, path->start, sizeof path->at);
    return text + 1;
  default:
    return NULL;
  }
}

/* Returns: FALSE when the path contains anything that cairo does not write */
static gboolean
put_path (GString *out, const char *text, const char *end, int decimals)
{
  Path path = { out, decimals, pow (10, decimals), { 0, 0 }, { 0, 0 }, 0 };
  gsize before = out->len;

  while (text != NULL && text < end) {
    if (*text == ' ')
      text++;
    else if (path.command != 0 && is_last_move (text, end))
      text = end;
    else
      text = put_step (&path, text);
  }
  if (text != end)
    g_string_truncate (out, before);
  return text == end;
}

/* Returns: the decimals of a path; more for one that is drawn enlarged */
static int
find_decimals (const char *tag, const char *end)
{
  const char *matrix = g_strstr_len (tag, end - tag, "transform=\"matrix(");
  double scale = matrix != NULL ? fabs (g_ascii_strtod (strchr (matrix, '(') + 1, NULL)) : 1;
  int more = scale > 1 ? (int) ceil (log10 (scale)) : 0;

  return MIN (LEAST_DECIMALS + more, MOST_DECIMALS);
}

GString *
cr_svg_shorten (const char *svg, gsize length)
{
  GString *out = g_string_sized_new (length / 2);
  const char *done = svg, *last = svg + length, *tag;

  while ((tag = g_strstr_len (done, last - done, "<path ")) != NULL) {
    const char *end = memchr (tag, '>', (gsize) (last - tag));
    const char *d = end != NULL ? g_strstr_len (tag, end - tag, " d=\"") : NULL;
    const char *quote = d != NULL ? memchr (d + 4, '"', (gsize) (end - d - 4)) : NULL;

    if (quote == NULL)
      break;
    g_string_append_len (out, done, d + 4 - done);
    done = put_path (out, d + 4, quote, find_decimals (tag, end)) ? quote : d + 4;
    if (done == quote)
      continue;
    g_string_append_len (out, done, quote - done);
    done = quote;
  }
  return g_string_append_len (out, done, last - done);
}
