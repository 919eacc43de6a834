/* cra-thumbnail.h: small pictures of map files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A class of the picture once its file was found to be no map that can be read. */
#define CRA_THUMBNAIL_BROKEN "broken"

/**
 * cra_thumbnail_show:
 * @picture: gets the picture of the map when it is read or drawn, unless it is gone by then
 */
void cra_thumbnail_show (GFile *file, int width, int height, GtkPicture *picture);
