/* cli-picture.h: pictures from files into maps and onto paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-art.h"
#include "cr-castle.h"

/**
 * cli_picture_describe:
 * @id: of the picture in the map
 * @path: the picture's file
 * @map_path: (nullable): where the map will be; NULL only to find out whether the picture can be
 *   read
 * @fit: (nullable) (transfer full): see cr_fit_to_node()
 * @surface_out: (out) (optional) (transfer full): the decoded picture
 *
 * Returns: (transfer full) (nullable): <picture> with size, sha256 and content; NULL with an error
 */
CrNode *cli_picture_describe (const char *id,
                              const char *path,
                              const char *map_path,
                              CrNode *fit,
                              cairo_surface_t **surface_out,
                              GError **error);

/**
 * cli_picture_load_all:
 *
 * Gives the art every picture of its map, but stops at the first that cannot be read: a map may
 * name thousands, each of which may take a long time.
 *
 * Returns: FALSE with an error
 */
gboolean cli_picture_load_all (CrArt *art, const char *map_path, GError **error);

/**
 * cli_picture_settle_all:
 * @from: where the map was read
 * @to: where it will be saved
 *
 * Changes the links, so that a map in another folder finds its pictures.
 *
 * Returns: FALSE with an error
 */
gboolean cli_picture_settle_all (CrCastle *castle,
                                 const char *from,
                                 const char *to,
                                 GError **error);
