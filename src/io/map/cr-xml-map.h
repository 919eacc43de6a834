/* cr-xml-map.h: maps from and to files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cr-map.h"

CrMap *cr_map_load (const char *path, CrFileState *state_out, GError **error);
CrMap *cr_map_parse (GBytes *bytes, const char *path, GError **error);
GBytes *cr_map_serialize (const CrMap *map);
gboolean cr_map_save (const CrMap *map, const char *path, CrFileState *state, GError **error);
