/* cr-picture-facts.h: the state of the files of a map's pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"

/* Remembers files that were read, so that an unchanged file need not be read again. */
typedef GHashTable CrPictureCache;

CrPictureCache *cr_picture_cache_new (void);

/**
 * cr_picture_gather_facts:
 * @map_path: of the file of the map
 * @facts: those of its pictures that are linked or embedded are added
 */
void cr_picture_gather_facts (const CrMap *map,
                              const char *map_path,
                              CrPictureCache *cache,
                              CrCheckFacts *facts);
