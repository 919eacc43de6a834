/* cr-near.h: which known names a misspelt one may mean. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#define CR_NEAR_MOST 3

/**
 * CrNear: the known names nearest to one that nobody knows. Begin with { .name = … }, offer all
 * that are known, then let it say.
 * @name: as it was written
 * @best: (array length=n): nearest first; belong to who offered them
 */
typedef struct {
  const char *name;
  const char *best[CR_NEAR_MOST];
  guint distance[CR_NEAR_MOST];
  guint n;
} CrNear;

/**
 * cr_near_offer:
 * @known: (nullable): outlives @near
 */
void cr_near_offer (CrNear *near, const char *known);

/**
 * cr_near_offer_all:
 * @known: (array zero-terminated=1):
 */
void cr_near_offer_all (CrNear *near, const char *const *known);

/**
 * cr_near_ask:
 *
 * Returns: (transfer full) (nullable): "did you mean “wall”?"; NULL when nothing known is near
 */
char *cr_near_ask (const CrNear *near);

/* Returns: (transfer full): a sentence without its stop, and the question behind it */
char *cr_near_join (const char *sentence, const char *question);

/**
 * cr_near_tell:
 * @error: (inout) (nullable): refuses the name; gets the question behind
 */
void cr_near_tell (const CrNear *near, GError **error);

/**
 * cr_near_refuse:
 * @error: (out) (nullable): CR_ERROR_UNKNOWN with the sentence, and the question behind it
 * @format: of a sentence without its stop
 *
 * Returns: FALSE
 */
gboolean cr_near_refuse (const CrNear *near, GError **error, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
