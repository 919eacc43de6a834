/* cra-go-to.h: going to a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_GO_TO (cra_go_to_get_type ())
G_DECLARE_FINAL_TYPE (CraGoTo, cra_go_to, CRA, GO_TO, GtkPopover)

/* Finds the place that a text means. Returns: FALSE with an error when it means none */
typedef gboolean (*CraGoToFind) (gpointer data,
                                 const char *text,
                                 CrPlace *place_out,
                                 GError **error);

/**
 * cra_go_to_new:
 * @beside: the widget below which it opens
 * @what: what can be typed, such as “Number of a hex, or a name”
 *
 * Returns: (transfer none): a popover that belongs to @beside; cra_go_to_drop() must remove it
 *   before @beside is destroyed
 */
CraGoTo *cra_go_to_new (GtkWidget *beside,
                        CraMapView *view,
                        const char *what,
                        CraGoToFind find,
                        gpointer data);
void cra_go_to_drop (CraGoTo **go_to);

/* Opens the popover with an empty entry. */
void cra_go_to_ask (CraGoTo *self);
