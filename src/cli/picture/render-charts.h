/* render-charts.h: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aids.h"
#include "render-paper.h"

/**
 * cli_charts_draw:
 * @names: which, parted by commas, or "all"
 * @source: of them
 *
 * Returns: (transfer full) (nullable): as a file of that kind
 */
GBytes *cli_charts_draw (const char *names,
                         const CrAidSource *source,
                         const CliPaper *paper,
                         CrPictureFileKind kind,
                         GError **error);
