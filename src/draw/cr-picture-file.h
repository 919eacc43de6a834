/* cr-picture-file.h: the pictures of a map, from their files. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-art.h"

#include <cairo.h>

/**
 * cr_picture_describe:
 * @id: of the picture in the map
 * @path: the picture's file
 * @map_path: (nullable): where the map is or will be; a picture beside or below it is named
 *   relative to it
 * @fit: (nullable) (transfer full): see cr_fit_to_node()
 * @surface_out: (out) (optional) (transfer full): the decoded picture
 *
 * Returns: (transfer full): an element picture with size, sha256 and a link; NULL with one sentence
 *   when the file is no picture that Crenel can use
 */
CrNode *cr_picture_describe (const char *id,
                             const char *path,
                             const char *map_path,
                             CrNode *fit,
                             cairo_surface_t **surface_out,
                             GError **error);

/* (transfer full): decoded from what the element embeds, or from the file it names. */
cairo_surface_t *cr_picture_load (const CrNode *picture, const char *map_path, GError **error);

/* Gives the art every picture of its map; those that cannot be had are passed over.
 * Returns: FALSE with the first error when one could not */
gboolean cr_art_load_pictures (CrArt *art, const char *map_path, GError **error);
