/* cra-cover.h: the page that hides a game until the other player has sat down.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A page with one button, whose action is "play.uncover". */
#define CRA_TYPE_COVER (cra_cover_get_type ())
G_DECLARE_FINAL_TYPE (CraCover, cra_cover, CRA, COVER, GtkBox)

/* @title: whose turn it is; @phase: which phase begins */
void cra_cover_show (CraCover *self, const char *title, const char *phase);
