/* cr-picture-svg.c: reads the size of an SVG from its first tag.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "cr-picture-private.h"

/* The tag of the root must end within so many bytes. */
#define MOST_BYTES 65536
#define DOTS_PER_INCH 96.0

static const char *
skip_space (const char *p)
{
  return p + strspn (p, " \t\r\n");
}

static const char *
skip_behind (const char *p, const char *closing)
{
  const char *found = strstr (p, closing);

  return found != NULL ? found + strlen (closing) : NULL;
}

/* A document type is skipped, but refused if it defines entities. */
static const char *
skip_doctype (const char *p)
{
  const char *end = strchr (p, '>');
  const char *subset = strchr (p, '[');

  return end != NULL && (subset == NULL || subset > end) ? end + 1 : NULL;
}

/* Returns: (nullable): behind "<svg" */
static const char *
find_root (const char *p)
{
  if (g_str_has_prefix (p, "\xef\xbb\xbf"))
    p += 3;
  for (p = skip_space (p); p != NULL && *p == '<'; p = p != NULL ? skip_space (p) : NULL) {
    if (g_str_has_prefix (p, "<svg") && (g_ascii_isspace (p[4]) || p[4] == '>' || p[4] == '/'))
      return p + 4;
    if (g_str_has_prefix (p, "<svg:svg") && g_ascii_isspace (p[8]))
      return p + 8;
    if (g_str_has_prefix (p, "<?"))
      p = skip_behind (p, "?>");
    else if (g_str_has_prefix (p, "<!--"))
      p = skip_behind (p, "-->");
    else if (g_str_has_prefix (p, "<!DOCTYPE"))
      p = skip_doctype (p);
    else
      return NULL;
    if (p == NULL)
      return NULL;
  }
  return NULL;
}

/* Returns: (transfer full) (nullable): the value of an attribute of the tag that @p is in */
static char *
find_attribute (const char *p, const char *name)
{
  for (p = skip_space (p); *p != '\0' && *p != '>' && *p != '/'; p = skip_space (p)) {
    gsize length = strcspn (p, "= \t\r\n>");
    const char *value = skip_space (p + length);
    const char *end;

    if (*value != '=')
      return NULL;
    value = skip_space (value + 1);
    end = *value == '"' || *value == '\'' ? strchr (value + 1, *value) : NULL;
    if (end == NULL)
      return NULL;
    if (strlen (name) == length && strncmp (p, name, length) == 0)
      return g_strndup (value + 1, (gsize) (end - value - 1));
    p = end + 1;
  }
  return NULL;
}

/* Returns: pixels; 0 for anything but an absolute length */
static double
read_length (const char *text)
{
  static const struct {
    const char *unit;
    double pixels;
  } units[] = {
    { "", 1 },
    { "px", 1 },
    { "in", DOTS_PER_INCH },
    { "cm", DOTS_PER_INCH / 2.54 },
    { "mm", DOTS_PER_INCH / 25.4 },
    { "pt", DOTS_PER_INCH / 72 },
    { "pc", DOTS_PER_INCH / 6 },
  };
  char *end;
  double value;

  if (text == NULL || !(g_ascii_isdigit (*text) || *text == '.'))
    return 0;
  value = g_ascii_strtod (text, &end);
  for (gsize i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_equal (skip_space (end), units[i].unit))
      return value * units[i].pixels;
  return 0;
}

static gboolean
read_view_box (const char *text, double *width, double *height)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GPtrArray) numbers = g_ptr_array_new ();

  if (text == NULL)
    return FALSE;
  parts = g_strsplit_set (text, " ,\t\r\n", 64);
  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_ptr_array_add (numbers, *part);
  if (numbers->len != 4)
    return FALSE;
  *width = read_length (numbers->pdata[2]);
  *height = read_length (numbers->pdata[3]);
  return *width > 0 && *height > 0;
}

gboolean
cr_picture_size_svg (const guint8 *data, gsize n, gint64 *width_out, gint64 *height_out)
{
  g_autofree char *head = g_strndup (n > 0 ? (const char *) data : "", MIN (n, MOST_BYTES));
  const char *root = find_root (head);
  g_autofree char *width_text = root != NULL ? find_attribute (root, "width") : NULL;
  g_autofree char *height_text = root != NULL ? find_attribute (root, "height") : NULL;
  g_autofree char *box = root != NULL ? find_attribute (root, "viewBox") : NULL;
  double width = read_length (width_text), height = read_length (height_text);
  double box_width, box_height;

  if (root == NULL)
    return FALSE;
  if ((width <= 0 || height <= 0) && read_view_box (box, &box_width, &box_height)) {
    if (width <= 0 && height <= 0)
      width = box_width;
    if (width <= 0)
      width = height * box_width / box_height;
    else
      height = height > 0 ? height : width * box_height / box_width;
  }
  *width_out = width < 1e9 ? (gint64) ceil (width) : G_MAXINT32;
  *height_out = height < 1e9 ? (gint64) ceil (height) : G_MAXINT32;
  return TRUE;
}
