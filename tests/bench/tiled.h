/* tiled.h: a map of hexes as Tiled reads it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Tiles as wide and as high as that in pixels, side by side in one picture. */
typedef struct {
  int width, height, n;
} TiledTiles;

/* Flat hexes, each of one colour. */
void tiled_write_tiles (const char *path, const TiledTiles *tiles);

/* Beside tiles.png. @cells: row-major, which tile lies there */
void tiled_write_map (const char *path,
                      const TiledTiles *tiles,
                      int columns,
                      int rows,
                      const guint8 *cells);
