/* cr-svg-short.h: shortens SVG files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Returns: (transfer full): the SVG that cairo has written, with relative coordinates in hundredths
 * of a unit */
GString *cr_svg_shorten (const char *svg, gsize length);
