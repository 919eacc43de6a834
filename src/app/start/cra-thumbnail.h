/* cra-thumbnail.h: small pictures of map files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

void cra_thumbnail_show (GFile *file, int width, int height, GtkPicture *picture);
