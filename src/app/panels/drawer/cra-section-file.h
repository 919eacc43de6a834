/* cra-section-file.h: the cut along a line of fire, in a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cre-map-document.h"

/* @answer: of a shot
 * @path: its ending says what kind of file
 *
 * The same drawing that the command line writes. */
gboolean cra_section_file_save (CreMapDocument *document,
                                const CrAnswer *answer,
                                const char *path,
                                GError **error);

/* (transfer full): "section-1107-0612.svg" */
char *cra_section_file_dup_name (const CrAnswer *answer);
