/* cra-banner.h: a bar over the page: what is the matter and what can be done.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_BANNER (cra_banner_get_type ())
G_DECLARE_FINAL_TYPE (CraBanner, cra_banner, CRA, BANNER, GtkBox)

/* One at a time: the old text and its buttons go. */
void cra_banner_show (CraBanner *self, const char *icon, const char *text);

void cra_banner_add_button (CraBanner *self, const char *label, const char *action);

/* @target: a text that goes with @action */
void cra_banner_add_button_for (CraBanner *self,
                                const char *label,
                                const char *action,
                                const char *target);

/* Enter does what its first button does. */
void cra_banner_take_focus (CraBanner *self);

/* Whether the banner shows that text. */
gboolean cra_banner_says (CraBanner *self, const char *text);

/* Whether it is shown with a button for that action. */
gboolean cra_banner_offers (CraBanner *self, const char *action);

void cra_banner_hide (CraBanner *self);
