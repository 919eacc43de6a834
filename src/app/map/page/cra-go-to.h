/* cra-go-to.h: going to a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_GO_TO (cra_go_to_get_type ())
G_DECLARE_FINAL_TYPE (CraGoTo, cra_go_to, CRA, GO_TO, GtkPopover)

/* Which place is meant; FALSE with an error for none. */
typedef gboolean (*CraGoToFind) (gpointer data,
                                 const char *text,
                                 CrPlace *place_out,
                                 GError **error);

/**
 * cra_go_to_new:
 * @beside: below which it opens
 * @what: what can be written, such as “Number of a hex, or a name”
 *
 * Returns: a popover of @beside, which takes it along when it goes by cra_go_to_drop()
 */
CraGoTo *cra_go_to_new (GtkWidget *beside,
                        CraMapView *view,
                        const char *what,
                        CraGoToFind find,
                        gpointer data);
void cra_go_to_drop (CraGoTo **go_to);

/* Opens the entry, empty. */
void cra_go_to_ask (CraGoTo *self);
