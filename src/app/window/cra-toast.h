/* cra-toast.h: a short message at the foot of the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TOAST (cra_toast_get_type ())
G_DECLARE_FINAL_TYPE (CraToast, cra_toast, CRA, TOAST, GtkBox)

/**
 * cra_toast_show:
 * @label: (nullable): of the button
 * @action: (nullable): what the button does
 *
 * There is at most one message: a new one replaces the one before.
 */
void cra_toast_show (CraToast *self, const char *text, const char *label, const char *action);

void cra_toast_hide (CraToast *self);
