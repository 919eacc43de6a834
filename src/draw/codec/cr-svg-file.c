/* cr-svg-file.c: a vector file of named layers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-svg-file.h"

#include <cairo-svg.h>
#include <string.h>

#include "cr-picture-file.h"
#include "cr-svg-short.h"

/**
 * CrSvgFile:
 * @id: (nullable): of the layer that is not opened yet, as @label
 * @open: a layer is
 * @n_names: of what one refers to by a number
 */
struct _CrSvgFile {
  double width, height;
  const CrPictureSink *sink;
  char *id, *label;
  gboolean open;
  guint n_names;
};

G_GNUC_PRINTF (3, 4)
static gboolean
put_text (CrSvgFile *self, GError **error, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return self->sink->put (text, strlen (text), self->sink->data, error);
}

CrSvgFile *
cr_svg_file_new (double width, double height, const CrPictureSink *sink, GError **error)
{
  g_autoptr (CrSvgFile) self = g_new0 (CrSvgFile, 1);
  char across[G_ASCII_DTOSTR_BUF_SIZE], down[G_ASCII_DTOSTR_BUF_SIZE];

  self->width = width;
  self->height = height;
  self->sink = sink;
  g_ascii_formatd (across, sizeof across, "%.6f", width);
  g_ascii_formatd (down, sizeof down, "%.6f", height);
  return put_text (self, error,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                   "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                   "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                   "width=\"%spt\" height=\"%spt\" viewBox=\"0 0 %s %s\" version=\"1.1\">\n",
                   across, down, across, down)
             ? g_steal_pointer (&self)
             : NULL;
}

void
cr_svg_file_free (CrSvgFile *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->label);
  g_free (self);
}

static gboolean
end_layer (CrSvgFile *self, GError **error)
{
  gboolean open = self->open;

  self->open = FALSE;
  return !open || put_text (self, error, "</g>\n");
}

gboolean
cr_svg_file_begin_layer (CrSvgFile *self, const char *id, const char *label, GError **error)
{
  g_free (self->id);
  g_free (self->label);
  self->id = g_strdup (id);
  self->label = g_markup_escape_text (label, -1);
  return end_layer (self, error);
}

static gboolean
open_layer (CrSvgFile *self, GError **error)
{
  if (self->open)
    return TRUE;
  self->open = TRUE;
  return put_text (self, error,
                   "<g inkscape:groupmode=\"layer\" inkscape:label=\"%s\" id=\"%s\">\n",
                   self->label, self->id);
}

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
draw_picture (const CrSvgFile *self,
              void (*paint) (cairo_t *cr, gpointer data),
              gpointer data,
              GByteArray *bytes,
              GError **error)
{
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (write_cb, bytes, self->width, self->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  paint (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return cr_picture_check (status, error);
}

/* What is within the root element: cut off at its ends. Returns: FALSE where nothing is drawn */
static gboolean
cut_root (GString *svg)
{
  const char *root = strstr (svg->str, "<svg "), *body = root != NULL ? strchr (root, '>') : NULL;
  char *end = g_strrstr (svg->str, "</svg>");

  if (body == NULL || end == NULL ||
      (strstr (body, "<path ") == NULL && strstr (body, "<use ") == NULL &&
       strstr (body, "<rect ") == NULL && strstr (body, "<image ") == NULL))
    return FALSE;
  g_string_truncate (svg, (gsize) (end - svg->str));
  g_string_erase (svg, 0, body + 1 - svg->str);
  return TRUE;
}

/* What a name stands behind, and where it is found next: NULL when no more. */
static const char *const before_names[] = { " id=\"", "href=\"#", "url(#" };
typedef struct {
  const char *next[G_N_ELEMENTS (before_names)];
} Names;

/* Returns: where the next name behind @text begins */
static const char *
find_name (Names *found, const char *text)
{
  const char *first = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (before_names); i++) {
    const char **next = &found->next[i];

    if (*next != NULL && *next < text) {
      *next = strstr (text, before_names[i]);
      if (*next != NULL)
        *next += strlen (before_names[i]);
    }
    if (*next != NULL && (first == NULL || *next < first))
      first = *next;
  }
  return first;
}

/* Returns: how the file calls what the piece calls so */
static guint
number_name (CrSvgFile *self, GHashTable *names, const char *name, gsize length)
{
  char *key = g_strndup (name, length);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (names, key));

  if (number > 0)
    g_free (key);
  else
    g_hash_table_insert (names, key, GUINT_TO_POINTER (number = ++self->n_names));
  return number;
}

/* Cairo has the same names in each piece, and others for surfaces in each run of a program. */
static gboolean
put_renamed (CrSvgFile *self, const char *text, GError **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *begin = text - 1, *name;
  Names found = { { begin, begin, begin } };

  while ((name = find_name (&found, text)) != NULL) {
    gsize length = strcspn (name, "\")");

    if (!self->sink->put (text, (gsize) (name - text), self->sink->data, error) ||
        !put_text (self, error, "i%u", number_name (self, names, name, length)))
      return FALSE;
    text = name + length;
  }
  return self->sink->put (text, strlen (text), self->sink->data, error);
}

gboolean
cr_svg_file_add (CrSvgFile *self,
                 void (*paint) (cairo_t *cr, gpointer data),
                 gpointer data,
                 GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  gboolean good = draw_picture (self, paint, data, bytes, error);
  GString *svg = good ? cr_svg_shorten ((const char *) bytes->data, bytes->len) : NULL;

  g_byte_array_unref (bytes);
  if (svg == NULL)
    return FALSE;
  if (cut_root (svg))
    good = open_layer (self, error) && put_renamed (self, svg->str, error);
  g_string_free (svg, TRUE);
  return good;
}

gboolean
cr_svg_file_end (CrSvgFile *self, GError **error)
{
  return end_layer (self, error) && put_text (self, error, "</svg>\n");
}
