/* cra-kind-private.h: what only the list asks of a kind. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cra-kind-list.h"

#include "cr-edit.h"

const char *cra_kind_get_figure (CraKind *self);
const char *cra_kind_get_note (CraKind *self);
