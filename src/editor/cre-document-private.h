/* cre-document-private.h: for the files that open and save. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cre-document.h"

void cre_document_bind (CreDocument *document, GFile *file);
void cre_document_emit_saved (CreDocument *document);
CrFileState *cre_document_get_disk_state (CreDocument *document);
