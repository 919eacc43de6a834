/* printed-png.h: printed grids as files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "printed.h"

void printed_write (const Printed *printed,
                    const guint8 *pixels,
                    int left,
                    int width,
                    const char *path);
void printed_write_whole (Printed *printed, const char *path);
