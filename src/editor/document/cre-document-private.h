/* cre-document-private.h: for what saves, watches and keeps a document.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

typedef struct {
  CreHistory *history;
  GFile *file;     /* NULL: never saved */
  char *title;     /* its own, else that of the file */
  char *file_name; /* NULL: never saved */
  gpointer saved;  /* a copy of what the file says; NULL: there is no file */

  gboolean modified;
  guint last_stroke;
  gboolean doing;         /* a step that is not in the history yet */
  CrFileState disk_state; /* as the file was when it was read or saved */
} CreDocumentPrivate;

CreDocumentPrivate *cre_document_get_private (CreDocument *document);
