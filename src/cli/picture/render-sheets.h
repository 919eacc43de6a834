/* render-sheets.h: a map and its answers on a sheet, and on paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render-wishes.h"
#include "render.h"

/* Which part is shown: the map, the answers, or both. */
typedef enum { CLI_SHOW_MAP = 1, CLI_SHOW_ANSWERS = 2 } CliShown;

/**
 * cli_sheet_new:
 * @shown: of #CliShown, one or both
 *
 * Returns: (transfer full) (nullable): NULL with an error
 */
CrSheet *cli_sheet_new (const CliRender *render,
                        const CliWishes *wishes,
                        const CrPaintOptions *options,
                        int shown,
                        GError **error);

/* On sheets of paper, of one floor or of all, into a file. */
gboolean cli_sheets_save (const CliRender *render,
                          const CliWishes *wishes,
                          const CrPaintOptions *options,
                          const char *path,
                          GError **error);
