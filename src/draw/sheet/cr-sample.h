/* cr-sample.h: a map's pictures cut into squares. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-art.h"
#include "cr-patches.h"

/* (transfer full): what the pictures of a floor look like, to learn terrain from. */
CrPatches *cr_art_sample_pictures (CrArt *art, int floor);
