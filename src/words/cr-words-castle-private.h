/* cr-words-castle-private.h: shared by the files that describe a castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-castle.h"

/* Appends a part after a comma; the first part has no comma. @part: (nullable) */
void cr_words_append (GString *text, const char *part);
/* Returns: (transfer full): "Stairway “st1”" */
char *cr_words_name_node (const char *kind, const CrNode *node);

/* Returns: (transfer full) (nullable): a sentence that describes the node; NULL when it cannot be
 * read. The functions below do the same for other nodes. */
char *cr_words_stairway (const CrScene *scene,
                         const CrLinkage *linkage,
                         const CrNode *node,
                         const char *const *languages,
                         GError **error);
char *cr_words_link (const CrScene *scene,
                     const CrNode *node,
                     const char *const *languages,
                     GError **error);
char *cr_words_passage (const CrScene *scene,
                        CrLinkage *linkage,
                        const CrNode *node,
                        GError **error);
char *cr_words_mechanism (const CrScene *scene,
                          const CrNode *node,
                          const char *const *languages,
                          GError **error);
