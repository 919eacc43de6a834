/* cr-error.c: the one error domain. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"

G_DEFINE_QUARK (cr - error - quark, cr_error)
