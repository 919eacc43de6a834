/* cr-check-mechanisms-private.h: shared by the checks of winches and of what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check-private.h"
#include "cr-mechanism.h"
#include "cr-move.h"

/**
 * CrCheckWorks: the mechanisms of a map, and what all of them move.
 * @ways: there, where there are mechanisms
 * @sides: (element-type gint64): named by some effect
 * @links: ids of ways that some effect names; borrowed
 */
typedef struct {
  const CrScene *scene;
  const CrMap *map;
  GPtrArray *problems;
  const CrWays *ways;
  GHashTable *sides, *links;
} CrCheckWorks;

/* One of them. */
typedef struct {
  const CrCheckWorks *works;
  const CrNode *node;
  guint index;
  CrMechanism read;
} CrCheckWinch;

const char *cr_check_get_node_id (const CrNode *node);
/* @message: (transfer full): */
CrProblem *cr_check_winch_add (const CrCheckWinch *winch,
                               const char *id,
                               CrPlace place,
                               char *message);
void cr_check_winch_place (const CrCheckWinch *winch, CrPlace place);
void cr_check_winch_effects (const CrCheckWinch *winch);

/* Lets the mechanism move that way: instead of @dead, or besides what it moves. */
void cr_check_winch_offer_link (CrProblem *problem, const CrCheckWinch *winch, const char *dead);
