/* render-paper.h: a map on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-picture-file.h"
#include "cr-print.h"

/**
 * CliPaper: the options for paper.
 * @paper: (nullable): NULL when no paper is wanted
 */
typedef struct {
  char *paper, *way, *margin, *overlap, *dpi, *pages, *measured, *fit;
  gboolean whole_hexes, no_marks, no_overview;
} CliPaper;

void cli_paper_clear (CliPaper *paper);

/* Adds the rows of its options. @n: how many there is room for. Returns: how many were added */
gsize cli_paper_add_entries (CliPaper *paper, GOptionEntry *entries, gsize n);

/* Returns: FALSE with an error when one of its options was given, but no paper */
gboolean cli_paper_check_none (const CliPaper *paper,
                               gboolean floors,
                               gboolean separate,
                               GError **error);

/* FALSE with an error that says what was found and expected. */
gboolean cli_paper_read (const CliPaper *paper, CrPrintWish *wish, GError **error);

/* Reads --fit CxR. Returns: FALSE without an error when it was not given */
gboolean cli_paper_read_fit (const CliPaper *paper,
                             int *columns_out,
                             int *rows_out,
                             GError **error);

/* Writes the chosen pages; only a PDF can contain more than one. Returns: FALSE with an error */
gboolean cli_paper_save (const CliPaper *paper,
                         const CrPages *all,
                         CrPictureFileKind kind,
                         const char *path,
                         GError **error);
