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

char *cre_stair_link_dup_name (CreMapDocument *document, const char *kind);
CrEdit *cre_stair_link_plan (CreMapDocument *document, const CreStairLink *link, GError **error);
char *cre_stair_link_describe (CreMapDocument *document, const CreStairLink *link);
char *cre_stair_link_dup_refusal (CreTool *tool, const CreStairLink *link, const GError *error);
void cre_stair_link_show (CreTool *tool, const CreStairLink *link);
int cre_stair_link_find (const CrMap *map, const char *kind, CrPlace place);
