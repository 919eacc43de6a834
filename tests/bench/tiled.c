/* tiled.c: a map of hexes as Tiled reads it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiled.h"

#include <cairo.h>

void
tiled_write_tiles (const char *path, const TiledTiles *tiles)
{
  int width = tiles->width, height = tiles->height;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * tiles->n, height);
  cairo_t *cr = cairo_create (surface);

  for (int i = 0; i < tiles->n; i++) {
    double left = i * width;

    cairo_move_to (cr, left, height / 2.0);
    cairo_line_to (cr, left + width / 4.0, 0);
    cairo_line_to (cr, left + width * 0.75, 0);
    cairo_line_to (cr, left + width, height / 2.0);
    cairo_line_to (cr, left + width * 0.75, height);
    cairo_line_to (cr, left + width / 4.0, height);
    cairo_close_path (cr);
    cairo_set_source_rgb (cr, 0.2 + i * 0.1, 0.7 - i * 0.07, 0.3);
    cairo_fill (cr);
  }
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
}

void
tiled_write_map (const char *path,
                 const TiledTiles *tiles,
                 int columns,
                 int rows,
                 const guint8 *cells)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   "<map version=\"1.8\" orientation=\"hexagonal\" renderorder=\"right-down\" "
                   "width=\"%d\" height=\"%d\" tilewidth=\"%d\" tileheight=\"%d\" "
                   "hexsidelength=\"%d\" staggeraxis=\"x\" staggerindex=\"odd\" infinite=\"0\">"
                   "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"%d\" tileheight=\"%d\" "
                   "tilecount=\"%d\" columns=\"%d\"><image source=\"tiles.png\" width=\"%d\" "
                   "height=\"%d\"/></tileset><layer id=\"1\" name=\"l\" width=\"%d\" "
                   "height=\"%d\"><data encoding=\"csv\">",
                   columns, rows, tiles->width, tiles->height, tiles->width / 2, tiles->width,
                   tiles->height, tiles->n, tiles->n, tiles->width * tiles->n, tiles->height,
                   columns, rows);
  for (int i = 0; i < columns * rows; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? "," : "", 1 + cells[i]);
  g_string_append (text, "</data></layer></map>");
  g_file_set_contents (path, text->str, -1, NULL);
}
