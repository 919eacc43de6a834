/* cr-walk-men-private.h: who and what else hinders a man who walks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ways-private.h"
