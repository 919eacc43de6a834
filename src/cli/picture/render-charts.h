/* render-charts.h: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aids.h"
#include "render-paper.h"

/**
 * cli_charts_save:
 * @names: which, parted by commas, or "all"
 * @source: of them
 *
 * As a file of that kind.
 */
gboolean cli_charts_save (const char *names,
                          const CrAidSource *source,
                          const CliPaper *paper,
                          CrPictureFileKind kind,
                          const char *path,
                          GError **error);
