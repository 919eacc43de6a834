/* cli-picture.h: pictures from files into maps and onto paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-art.h"
#include "cr-castle.h"

CrNode *cli_picture_describe (const char *id,
                              const char *path,
                              const char *map_path,
                              CrNode *fit,
                              cairo_surface_t **surface_out,
                              GError **error);
gboolean cli_picture_load_all (CrArt *art, const char *map_path, GError **error);
gboolean cli_picture_settle_all (CrCastle *castle,
                                 const char *from,
                                 const char *to,
                                 GError **error);
