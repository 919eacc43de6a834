/* cr-sample.h: cuts a map's pictures into squares. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-art.h"
#include "cr-patches.h"

/* Returns: (transfer full): the pictures of a floor as squares, from which terrain is learnt */
CrPatches *cr_art_sample_pictures (CrArt *art, int floor);
