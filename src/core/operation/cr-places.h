/* cr-places.h: places, sides and mirrors as they are written.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-mechanism.h"
#include "cr-symmetry.h"

/**
 * cr_places_parse:
 * @layer: what floods go by
 * @places: (element-type CrPlace): appended to; on error left as it was
 */
gboolean cr_places_parse (const CrMap *map,
                          const char *text,
                          CrLayer layer,
                          GArray *places,
                          GError **error);

/**
 * cr_places_parse_sides:
 * @text: see cr_operation_about_places()
 * @sides: (element-type CrPlacedSide): appended to; some may lie off the map
 *
 * @sides: (element-type CrPlacedSide): appended to
 */
gboolean cr_places_parse_sides (const CrMap *map, const char *text, GArray *sides, GError **error);

/**
 * cr_places_refuse_area:
 *
 * FALSE, with or without an error, when the word is no mirror or turn.
 *
 * Returns: FALSE, with an error that says which areas there are
 */
gboolean cr_places_refuse_area (const CrMap *map, const char *name, GError **error);
