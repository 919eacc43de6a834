/* cr-look.h: how walls look, by what they are made of. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/* A ruleset says it of each of its materials: <draw wall="stakes"/>; else it is stone. */
typedef enum { CR_LOOK_STONE, CR_LOOK_STAKES, CR_LOOK_ROUGH, CR_LOOK_DOUBLE, CR_N_LOOKS } CrLook;

/**
 * CrLooks:
 *
 * What the areas of a map that are of the kind of a material say, looked up once. Areas are read
 * again by cr_looks_refresh() alone.
 */
typedef struct _CrLooks CrLooks;

CrLooks *cr_looks_new (const CrScene *scene);
void cr_looks_free (CrLooks *self);
void cr_looks_refresh (CrLooks *self);

CrLook cr_looks_find (const CrLooks *self, CrPlace place);
