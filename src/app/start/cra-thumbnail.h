/* cra-thumbnail.h: small pictures of map files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The CSS class of a picture whose file turned out to be no map. */
#define CRA_THUMBNAIL_BROKEN "broken"

/**
 * cra_thumbnail_show:
 * @picture: gets the picture of the map when it was read or drawn, if the widget still exists
 */
void cra_thumbnail_show (GFile *file, int width, int height, GtkPicture *picture);
