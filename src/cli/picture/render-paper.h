/* render-paper.h: a map on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-picture-file.h"
#include "cr-print.h"

/**
 * CliPaper: how it is asked for.
 * @paper: (nullable): NULL when no paper is asked for
 */
typedef struct {
  char *paper, *way, *margin, *overlap, *dpi, *pages, *measured, *fit;
  gboolean whole_hexes, no_marks, no_overview;
} CliPaper;

void cli_paper_clear (CliPaper *paper);

/* The rows of its options; the array ends where @entries_out says. @n: room there is. */
gsize cli_paper_add_entries (CliPaper *paper, GOptionEntry *entries, gsize n);

/* FALSE with an error when something of it is asked for, though no paper is. */
gboolean cli_paper_check_none (const CliPaper *paper,
                               gboolean floors,
                               gboolean separate,
                               GError **error);

/* FALSE with an error that says what was found and expected. */
gboolean cli_paper_read (const CliPaper *paper, CrPrintWish *wish, GError **error);

/* --fit CxR; none: FALSE without an error. */
gboolean cli_paper_read_fit (const CliPaper *paper,
                             int *columns_out,
                             int *rows_out,
                             GError **error);

/* Writes the pages that are asked for, of which only a PDF holds more than one. */
gboolean cli_paper_save (const CliPaper *paper,
                         const CrPages *all,
                         CrPictureFileKind kind,
                         const char *path,
                         GError **error);
