/* render-charts.h: tables on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-scenario.h"
#include "cr-aids.h"
#include "cr-legend.h"
#include "render-paper.h"

/**
 * cli_charts_save:
 * @names: which tables, separated by commas, or "all"
 * @source: of their contents
 *
 * Writes tables on paper into a file of that kind. Returns: FALSE with an error
 */
gboolean cli_charts_save (const char *names,
                          const CrAidSource *source,
                          const CliPaper *paper,
                          CrPictureFileKind kind,
                          const char *path,
                          GError **error);

/* Whether the name of a file is that of plain text. */
gboolean cli_charts_is_text (const char *path);

/**
 * cli_charts_save_text:
 * @names: (nullable): NULL for the terrain alone
 * @legends: (element-type CrLegend): of what is drawn over the map
 *
 * Writes the tables as plain text. Returns: FALSE with an error
 */
gboolean cli_charts_save_text (const char *names,
                               const CrAidSource *source,
                               const GPtrArray *legends,
                               const char *path,
                               GError **error);

/* Whether the name of a file is that of a web page. */
gboolean cli_sheet_is_page (const char *path);

/**
 * cli_sheet_save:
 *
 * Writes the sheet that players of the scenario read, as text, as a web page or on paper. Returns:
 * FALSE with an error
 */
gboolean cli_sheet_save (const CliScenario *scenario,
                         const CliPaper *paper,
                         const char *path,
                         GError **error);

/**
 * cli_record_save:
 * @log_path: of a siege of that castle
 *
 * Writes its record sheet, filled in, in the same ways. Returns: FALSE with an error
 */
gboolean cli_record_save (const CliCastle *castle,
                          const char *log_path,
                          const CliPaper *paper,
                          const char *path,
                          GError **error);
