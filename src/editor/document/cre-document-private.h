/* cre-document-private.h: shared by what saves, watches and keeps a document.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

typedef struct {
  CreHistory *history;
  GFile *file;     /* NULL while it was never saved */
  char *title;     /* its own, else that of the file */
  char *file_name; /* NULL while it was never saved */
  gpointer saved;  /* a copy of the contents of the file; NULL without a file */

  gboolean modified;
  guint last_stroke;
  gboolean doing;         /* a step is being done that is not in the history yet */
  CrFileState disk_state; /* of the file when it was read or saved */
} CreDocumentPrivate;

CreDocumentPrivate *cre_document_get_private (CreDocument *document);
