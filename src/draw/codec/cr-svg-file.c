/* cr-svg-file.c: an SVG file with named layers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-svg-file.h"

#include <cairo-svg.h>
#include <string.h>

#include "cr-picture-file.h"
#include "cr-svg-short.h"

/**
 * CrSvgFile:
 * @id: (nullable): of the layer that is not opened yet
 * @label: (nullable): the same
 * @open: a layer is open
 * @n_names: how many names there are; each is a number
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

/**
 * Piece: a piece as cairo writes it. It is passed on line by line, because all of it would take
 * many times the memory of what is drawn.
 * @line: the part of a line that has arrived
 * @held: the head, until something is drawn
 * @names: names in the piece → the number of each in the file
 * @begun: the root element has begun
 * @drawn: something is drawn
 * @error: why nothing more is accepted
 */
typedef struct {
  CrSvgFile *file;
  GString *line, *held;
  GHashTable *names;
  gboolean begun, drawn;
  GError *error;
} Piece;

/* The texts before a name, and where each is found next; NULL when it does not occur any more. */
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

/* Returns: the number that the file has for a name of the piece */
static guint
number_name (Piece *piece, const char *name, gsize length)
{
  char *key = g_strndup (name, length);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (piece->names, key));

  if (number > 0)
    g_free (key);
  else
    g_hash_table_insert (piece->names, key, GUINT_TO_POINTER (number = ++piece->file->n_names));
  return number;
}

/* Cairo uses the same names in every piece, and other names for surfaces in each run of a program;
 * so names are replaced by numbers. */
static gboolean
put_renamed (Piece *piece, const char *text)
{
  const CrPictureSink *sink = piece->file->sink;
  const char *begin = text - 1, *name;
  Names found = { { begin, begin, begin } };

  while ((name = find_name (&found, text)) != NULL) {
    gsize length = strcspn (name, "\")");

    if (!sink->put (text, (gsize) (name - text), sink->data, &piece->error) ||
        !put_text (piece->file, &piece->error, "i%u", number_name (piece, name, length)))
      return FALSE;
    text = name + length;
  }
  return sink->put (text, strlen (text), sink->data, &piece->error);
}

static gboolean
draws (const char *line)
{
  return strstr (line, "<path ") != NULL || strstr (line, "<use ") != NULL ||
         strstr (line, "<rect ") != NULL || strstr (line, "<image ") != NULL;
}

/* Handles a line within the root element. A piece with nothing drawn on it writes nothing. */
static gboolean
put_body (Piece *piece, const GString *line)
{
  g_autoptr (GString) text = cr_svg_shorten (line->str, line->len);

  if (piece->drawn)
    return put_renamed (piece, text->str);
  g_string_append_len (piece->held, text->str, (gssize) text->len);
  piece->drawn = draws (line->str);
  return !piece->drawn ||
         (open_layer (piece->file, &piece->error) && put_renamed (piece, piece->held->str));
}

static gboolean
put_line (Piece *piece, const GString *line)
{
  if (!piece->begun) {
    piece->begun = g_str_has_prefix (line->str, "<svg ");
    return TRUE;
  }
  return g_str_has_prefix (line->str, "</svg>") || put_body (piece, line);
}

/* Cairo writes one element in each line. */
static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  Piece *piece = data;
  const char *text = (const char *) bytes, *end = text + length;

  while (text < end && piece->error == NULL) {
    const char *last = memchr (text, '\n', (gsize) (end - text));
    const char *next = last != NULL ? last + 1 : end;

    g_string_append_len (piece->line, text, next - text);
    text = next;
    if (last == NULL)
      continue;
    if (!put_line (piece, piece->line))
      return CAIRO_STATUS_WRITE_ERROR;
    g_string_truncate (piece->line, 0);
  }
  return piece->error == NULL ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static cairo_status_t
draw_piece (Piece *piece, void (*paint) (cairo_t *cr, gpointer data), gpointer data)
{
  const CrSvgFile *file = piece->file;
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (write_cb, piece, file->width, file->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  paint (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

gboolean
cr_svg_file_add (CrSvgFile *self,
                 void (*paint) (cairo_t *cr, gpointer data),
                 gpointer data,
                 GError **error)
{
  Piece piece = { self, g_string_new (NULL), g_string_new (NULL), NULL, FALSE, FALSE, NULL };
  cairo_status_t status;

  piece.names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  status = draw_piece (&piece, paint, data);
  g_hash_table_unref (piece.names);
  g_string_free (piece.held, TRUE);
  g_string_free (piece.line, TRUE);
  if (piece.error == NULL)
    return cr_picture_check (status, error);
  g_propagate_error (error, piece.error);
  return FALSE;
}

gboolean
cr_svg_file_end (CrSvgFile *self, GError **error)
{
  return end_layer (self, error) && put_text (self, error, "</svg>\n");
}
