/* cr-svg-short.h: vector files in fewer bytes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* (transfer full): an SVG as cairo writes it, with its paths told from point to point and to a
 * hundredth of a unit. */
GString *cr_svg_shorten (const char *svg, gsize length);
