/* cr-plain.h: new maps. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

CrMap *cr_map_new_plain (const CrGrid *grid, const char *id, const char *title);
char *cr_map_make_id (const char *title);
