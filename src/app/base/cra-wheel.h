/* cra-wheel.h: the wheel scrolls, and changes a field only while that has the focus.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * cra_wheel_guard:
 *
 * From now on, in every window and dialog of the program, the wheel changes a field only when the
 * field has the focus. GTK 4.8 changes it wherever the focus is.
 */
void cra_wheel_guard (void);
