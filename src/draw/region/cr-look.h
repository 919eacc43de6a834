/* cr-look.h: how walls look, by their material. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/* The looks of walls. A ruleset gives one to each material, <draw wall="stakes"/>; otherwise it is
 * stone. */
typedef enum { CR_LOOK_STONE, CR_LOOK_STAKES, CR_LOOK_ROUGH, CR_LOOK_DOUBLE, CR_N_LOOKS } CrLook;

/**
 * CrLooks:
 *
 * The looks of walls in the areas of a map whose kind is a material, looked up once. Only
 * cr_looks_refresh() reads the areas again.
 */
typedef struct _CrLooks CrLooks;

CrLooks *cr_looks_new (const CrScene *scene);
void cr_looks_free (CrLooks *self);
void cr_looks_refresh (CrLooks *self);

CrLook cr_looks_find (const CrLooks *self, CrPlace place);
