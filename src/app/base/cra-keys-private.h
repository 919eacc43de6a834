/* cra-keys-private.h: shared by the parts of the keys. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-keys.h"

/* Keeps @shortcuts from acting while a text is typed, and toggles from repeating while a key is
 * held. */
void cra_keys_guard (GtkWindow *window, GtkEventController *shortcuts);
