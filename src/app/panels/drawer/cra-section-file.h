/* cra-section-file.h: writes the section along a line of fire into a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cre-map-document.h"

/* Writes the same drawing as the command line. @answer: the answer about a shot; @path: its ending
 * says which kind of file. Returns: FALSE with an error */
gboolean cra_section_file_save (CreMapDocument *document,
                                const CrAnswer *answer,
                                const char *path,
                                GError **error);

/* Returns: (transfer full): a name for the file, "section-1107-0612.svg" */
char *cra_section_file_dup_name (const CrAnswer *answer);
