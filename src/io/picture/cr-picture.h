/* cr-picture.h: pictures of others: what they are and where.
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

const char *cr_picture_format_get_media (CrPictureFormat format);
gboolean cr_picture_is (GBytes *bytes);
gboolean cr_picture_check_file (const char *path, GError **error);
gboolean cr_picture_inspect (GBytes *bytes,
                             const char *name,
                             CrPictureInfo *info_out,
                             GError **error);

/* Links of a map to the files beside it. */
char *cr_picture_make_href (const char *map_path, const char *picture_path);
gboolean cr_picture_check_href (const char *href, GError **error);
char *cr_picture_resolve (const char *map_path, const char *href, GError **error);

/* <picture>, as the map file keeps it, and its bytes. */
CrNode *cr_picture_to_node (const char *id, const char *floor, const CrPictureInfo *info);
CrNode *cr_picture_link (const CrNode *picture, const char *href);
CrNode *cr_picture_embed (const CrNode *picture, GBytes *bytes);
const char *cr_picture_get_name (const CrNode *picture);
GBytes *cr_picture_load (const CrNode *picture, const char *map_path, GError **error);
gboolean cr_picture_is_same (const CrNode *picture, GBytes *bytes);
