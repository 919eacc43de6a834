/* cra-keys-private.h: shared by the parts of the keys. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-keys.h"

/* While @widget has the focus. */
void cra_keys_act_once (GtkWidget *widget);
