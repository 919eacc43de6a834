/* cr-picture.h: pictures from other programs: their formats, sizes and places.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

typedef enum {
  CR_PICTURE_PNG,
  CR_PICTURE_JPEG,
  CR_PICTURE_WEBP,
  CR_PICTURE_TIFF,
  CR_PICTURE_SVG,
  CR_N_PICTURE_FORMATS,
} CrPictureFormat;

/**
 * CrPictureInfo:
 * @format: as its first bytes tell, whatever the file's name says
 * @width: pixels, 1…65535; of an SVG at its own size
 * @height: likewise
 * @sha256: of all its bytes, in hexadecimal
 */
typedef struct {
  CrPictureFormat format;
  int width, height;
  char sha256[65];
} CrPictureInfo;

/* Whether the first bytes are those of a picture. */
gboolean cr_picture_is (GBytes *bytes);

/**
 * cr_picture_check_file:
 *
 * Looks only at the first bytes of a file, before the user is asked anything about it.
 *
 * Returns: FALSE with an error of one sentence when it is no picture, whatever its name
 */
gboolean cr_picture_check_file (const char *path, GError **error);

/**
 * cr_picture_inspect:
 * @name: of the file, for messages
 *
 * Looks at headers only; nothing is decoded.
 */
gboolean cr_picture_inspect (GBytes *bytes,
                             const char *name,
                             CrPictureInfo *info_out,
                             GError **error);

/**
 * cr_picture_make_href:
 *
 * Links of a map to the files beside it.
 *
 * Returns: (transfer full) (nullable): how the map can link to the picture, or NULL when that lies
 *   outside its folder and has to be embedded
 */
char *cr_picture_make_href (const char *map_path, const char *picture_path);

/**
 * cr_picture_resolve:
 *
 * Returns: (transfer full) (nullable): the path of what a map links to; links out of the map's
 *   folder are refused
 */
char *cr_picture_resolve (const char *map_path, const char *href, GError **error);

/**
 * cr_picture_to_node:
 * @id: of the picture in the map
 * @floor: id of the floor it shows
 *
 * <picture>, as the map file keeps it, and its bytes.
 *
 * Returns: (transfer full): <picture> without fit, link and data
 */
CrNode *cr_picture_to_node (const char *id, const char *floor, const CrPictureInfo *info);

/**
 * cr_picture_link:
 *
 * Returns: (transfer full): the same <picture>, its content in a file beside the map
 */
CrNode *cr_picture_link (const CrNode *picture, const char *href);

/**
 * cr_picture_embed:
 *
 * Returns: (transfer full): the same <picture>, its content within the map
 */
CrNode *cr_picture_embed (const CrNode *picture, GBytes *bytes);

/**
 * cr_picture_get_name:
 *
 * Returns: (transfer none): how people know it: what it links to, else its id
 */
const char *cr_picture_get_name (const CrNode *picture);

/**
 * cr_picture_load:
 * @map_path: of the file that contains <picture>
 *
 * cr_picture_is_same() tells whether the bytes are those with which the map was made.
 *
 * Returns: (transfer full) (nullable): the bytes that it embeds or links to; NULL with an error
 */
GBytes *cr_picture_load (const CrNode *picture, const char *map_path, GError **error);

/* Returns: whether the bytes have the sum in the map; a map without a sum accepts any picture */
gboolean cr_picture_is_same (const CrNode *picture, GBytes *bytes);
