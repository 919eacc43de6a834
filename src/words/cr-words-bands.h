/* cr-words-bands.h: rings of range in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-bands.h"

/* Returns: (transfer full) (array zero-terminated=1): a text for each ring, in their order */
char **cr_words_rings (const CrBands *bands);
