/* noise.h: what makes made-up pictures look worn. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* 0…1, the same for the same place. */
double noise_hash (guint32 seed, int x, int y);
/* Smooth, −1…1. */
double noise_cloud (guint32 seed, double x, double y);
