/* cra-keys-private.h: shared by the parts of the keys. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-keys.h"

/* Keeps @shortcuts from who types, and from acting again and again while a key is held. */
void cra_keys_guard (GtkWindow *window, GtkEventController *shortcuts);
