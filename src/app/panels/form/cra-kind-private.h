/* cra-kind-private.h: what only the list of kinds asks of a kind.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-kind-list.h"

#include "cr-edit.h"

/* Returns: the figure at the right of the row: the cost on foot */
const char *cra_kind_get_figure (CraKind *self);

/* Returns: where the figure comes from, when it is not printed */
const char *cra_kind_get_note (CraKind *self);
