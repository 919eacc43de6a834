/* render-charts.h: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-scenario.h"
#include "cr-aids.h"
#include "cr-legend.h"
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

/* Whether that file is to be plain text. */
gboolean cli_charts_is_text (const char *path);

/**
 * cli_charts_save_text:
 * @names: (nullable): NULL for the terrain alone
 * @legends: (element-type CrLegend): of what is drawn over the map
 *
 * The same as plain text.
 */
gboolean cli_charts_save_text (const char *names,
                               const CrAidSource *source,
                               const GPtrArray *legends,
                               const char *path,
                               GError **error);

/* Whether that file is to be a page for a browser. */
gboolean cli_sheet_is_page (const char *path);

/**
 * cli_sheet_save:
 *
 * What players of the scenario read, as text, as a page for a browser or on paper.
 */
gboolean cli_sheet_save (const CliScenario *scenario,
                         const CliPaper *paper,
                         const char *path,
                         GError **error);

/**
 * cli_record_save:
 * @log_path: of a siege of that castle
 *
 * Its record sheet, filled in, likewise.
 */
gboolean cli_record_save (const CliCastle *castle,
                          const char *log_path,
                          const CliPaper *paper,
                          const char *path,
                          GError **error);
