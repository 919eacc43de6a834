/* cre-stair-link.h: spiral stairs, ladders, ramps, trapdoors, ropes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* Where a link leads; from %CRE_TO_FLOOR on, floor 0, 1, … of the map. */
typedef enum {
  CRE_TO_ABOVE,
  CRE_TO_BELOW,
  CRE_TO_NEW_ABOVE,
  CRE_TO_NEW_BELOW,
  CRE_TO_BESIDE,
  CRE_TO_FLOOR,
} CreTo;

/**
 * CreStairLink: a link as it is asked for.
 * @kind: of element
 * @from: where it begins
 * @side: over which it leads to the next hex
 * @to: a #CreTo
 */
typedef struct {
  const char *kind;
  CrPlace from;
  CrDirection side;
  int to;
} CreStairLink;

/**
 * cre_stair_link_dup_name:
 *
 * Returns: (transfer full): "ladder" in the user's language
 */
char *cre_stair_link_dup_name (CreMapDocument *document, const char *kind);

/**
 * cre_stair_link_plan:
 *
 * Returns: (transfer full) (nullable): what a click would change; NULL with the reason why not
 */
CrEdit *cre_stair_link_plan (CreMapDocument *document, const CreStairLink *link, GError **error);

/**
 * cre_stair_link_describe:
 *
 * Returns: (transfer full): what a click makes, a sentence
 */
char *cre_stair_link_describe (CreMapDocument *document, const CreStairLink *link);

/**
 * cre_stair_link_dup_refusal:
 *
 * Returns: (transfer full): why nothing is made, a sentence; what is there already is no refusal
 */
char *cre_stair_link_dup_refusal (CreTool *tool, const CreStairLink *link, const GError *error);

/**
 * cre_stair_link_show:
 *
 * Outlines both ends, and says what a click would do, or why nothing.
 */
void cre_stair_link_show (CreTool *tool, const CreStairLink *link);

/**
 * cre_stair_link_find:
 * @kind: (nullable): any when %NULL
 *
 * Returns: the index of a link with an end there, -1 when there is none
 */
int cre_stair_link_find (const CrMap *map, const char *kind, CrPlace place);
