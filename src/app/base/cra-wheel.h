/* cra-wheel.h: the wheel scrolls, and changes only what is worked in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

void cra_wheel_guard (void);
