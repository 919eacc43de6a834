/* cr-xml-map.h: maps from and to files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cr-map.h"

/**
 * cr_map_load:
 * @state_out: (out) (optional): what to remember of the file until it is saved
 *
 * Returns: (transfer full) (nullable):
 */
CrMap *cr_map_load (const char *path, CrFileState *state_out, GError **error);

/**
 * cr_map_parse:
 * @path: of the file, for messages
 *
 * Returns: (transfer full) (nullable): the map; what Crenel does not know in it is kept
 */
CrMap *cr_map_parse (GBytes *bytes, const char *path, GError **error);

/**
 * cr_map_serialize:
 *
 * Returns: (transfer full): the file of a map; the same map gives the same bytes
 */
GBytes *cr_map_serialize (const CrMap *map);

/**
 * cr_map_save:
 * @state: (inout) (optional): as in cr_save()
 *
 * Saves a map, but only if reading it back gives the same map. Returns: FALSE with an error
 */
gboolean cr_map_save (const CrMap *map, const char *path, CrFileState *state, GError **error);
