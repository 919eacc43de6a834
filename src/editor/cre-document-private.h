/* cre-document-private.h: for the files that open and save. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

void cre_document_bind (CreDocument *document, GFile *file);
