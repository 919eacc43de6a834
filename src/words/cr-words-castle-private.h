/* cr-words-castle-private.h: what the files that tell of a castle share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-castle.h"

/* @part: (nullable): goes behind a comma, unless it is the first */
void cr_words_append (GString *text, const char *part);
/* (transfer full): "Stairway “st1”" */
char *cr_words_name_node (const char *kind, const CrNode *node);

/* (transfer full) (nullable): a sentence of what the node says; NULL when it cannot be read. */
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
