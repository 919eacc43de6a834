/* cr-ruleset-private.h: reading a ruleset. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

CrNode *cr_ruleset_merge (const CrNode *base, const CrNode *over);

/* What all figures have; the value is the caller's, but of a cover. */
gboolean cr_ruleset_read_provenance (const CrNode *node, CrFigure *figure, GError **error);
gboolean cr_ruleset_read_cover_value (const CrNode *node, CrFigure *figure, GError **error);
