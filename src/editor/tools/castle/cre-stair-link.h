/* cre-stair-link.h: spiral stairs, ladders, ramps, trapdoors, ropes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* The place to which a link leads. From %CRE_TO_FLOOR on the values mean the floors 0, 1, … of the
 * map. */
typedef enum {
  CRE_TO_ABOVE,
  CRE_TO_BELOW,
  CRE_TO_NEW_ABOVE,
  CRE_TO_NEW_BELOW,
  CRE_TO_BESIDE,
  CRE_TO_FLOOR,
} CreTo;

/**
 * CreStairLink: a link that is to be made.
 * @kind: the name of its element
 * @from: the place where it begins
 * @side: the side over which it leads when it leads to the next hex
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
 * Returns: (transfer full): the name of the kind in the user's language, as "ladder"
 */
char *cre_stair_link_dup_name (CreMapDocument *document, const char *kind);

/**
 * cre_stair_link_plan:
 *
 * Returns: (transfer full) (nullable): the edit that makes the link; NULL with an error when it
 *   cannot be made
 */
CrEdit *cre_stair_link_plan (CreMapDocument *document, const CreStairLink *link, GError **error);

/**
 * cre_stair_link_describe:
 *
 * Returns: (transfer full): a sentence that tells what a click makes
 */
char *cre_stair_link_describe (CreMapDocument *document, const CreStairLink *link);

/**
 * cre_stair_link_dup_refusal:
 *
 * Returns: (transfer full): a sentence that tells why no link is made; that it is there already is
 *   told as a fact, not as a refusal
 */
char *cre_stair_link_dup_refusal (CreTool *tool, const CreStairLink *link, const GError *error);

/**
 * cre_stair_link_show:
 *
 * Outlines both ends, and tells in the status what a click would do or why it would do nothing.
 */
void cre_stair_link_show (CreTool *tool, const CreStairLink *link);

/**
 * cre_stair_link_find:
 * @kind: (nullable): NULL for any kind
 *
 * Returns: the index of a link that has an end there, -1 when there is none
 */
int cre_stair_link_find (const CrMap *map, const char *kind, CrPlace place);

/* As cre_tool_plan_after(), for a straight stairway. @first: (transfer full); @stairway: its
 * element
 */
CrEdit *cre_stair_link_plan_after (CreTool *tool, CrEdit *first, const CrNode *stairway);
