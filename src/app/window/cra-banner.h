/* cra-banner.h: the bar over the page: what is the matter, with buttons.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_BANNER (cra_banner_get_type ())
G_DECLARE_FINAL_TYPE (CraBanner, cra_banner, CRA, BANNER, GtkBox)

/* Shows a text in place of the one before, whose buttons are removed. */
void cra_banner_show (CraBanner *self, const char *icon, const char *text);

void cra_banner_add_button (CraBanner *self, const char *label, const char *action);

/* @target: a string that is passed to @action */
void cra_banner_add_button_for (CraBanner *self,
                                const char *label,
                                const char *action,
                                const char *target);

/* Gives the focus to the first button, so that Enter presses it. */
void cra_banner_take_focus (CraBanner *self);

/* Whether the banner is visible with that text. */
gboolean cra_banner_says (CraBanner *self, const char *text);

/* Whether the banner is visible with a button for that action. */
gboolean cra_banner_offers (CraBanner *self, const char *action);

void cra_banner_hide (CraBanner *self);
