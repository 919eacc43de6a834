/* cr-ruleset-moves.c: who moves, and what a side or link costs him.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

static const char *const crossings[] = { "plain", "open",         "inwards",    "hoarded", "front",
                                         "down",  "against-wall", "battlement", "parapet", NULL };

/* A mover without a figure of his own pays those of the mover he is counted "as". */
static gboolean
fill_movers (const CrRuleset *ruleset, const CrNode *row, CrFigure *cost, guint set, GError **error)
{
  for (guint i = 0; i < ruleset->movers->len; i++) {
    const CrMover *mover = &g_array_index (ruleset->movers, CrMover, i);
    const char *as = cr_node_get (mover->node, "as");
    int other = as != NULL ? cr_ruleset_find_mover (ruleset, as) : -1;

    if (set & 1u << i)
      continue;
    if (other < 0 || !(set & 1u << other)) {
      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found <%s> without <move mover=\"%s\">, expected one"),
                         cr_node_get_name (row), mover->id);
      return FALSE;
    }
    cost[i] = cost[other];
  }
  return TRUE;
}

static gboolean
find_mover (const CrRuleset *ruleset, const CrNode *move, int *mover_out, GError **error)
{
  const char *id;

  if (!cr_node_need (move, "mover", &id, error))
    return FALSE;
  *mover_out = cr_ruleset_find_mover (ruleset, id);
  if (*mover_out >= 0)
    return TRUE;
  cr_node_set_error (move, error, CR_ERROR_UNKNOWN,
                     cr_text ("found mover=\"%s\", expected a mover of this ruleset"), id);
  return FALSE;
}

gboolean
cr_ruleset_read_moves (const CrRuleset *ruleset,
                       const CrNode *row,
                       CrCrossing crossing,
                       CrFigure *cost,
                       GError **error)
{
  int least = cr_node_is (row, "terrain") ? 1 : 0;
  guint set = 0;

  for (guint i = 0; i < cr_node_n_children (row); i++) {
    const CrNode *move = cr_node_get_child (row, i);
    int mover, when;

    if (!cr_node_is (move, "move"))
      continue;
    if (!find_mover (ruleset, move, &mover, error) ||
        !cr_node_read_enum (move, "when", crossings, CR_CROSS_PLAIN, &when, error))
      return FALSE;
    if (when != (int) crossing)
      continue;
    if (!cr_ruleset_read_points (move, least, &cost[mover], error))
      return FALSE;
    set |= 1u << mover;
  }
  if (set == 0 && crossing != CR_CROSS_PLAIN)
    return TRUE;
  return fill_movers (ruleset, row, cost, set, error);
}

gboolean
cr_ruleset_read_mover (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrMover mover = { .node = row };

  if (!cr_node_need (row, "id", &mover.id, error))
    return FALSE;
  if (ruleset->movers->len == CR_MAX_MOVERS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT,
                       cr_text ("found more than %d movers, expected no more"), CR_MAX_MOVERS);
    return FALSE;
  }
  g_array_append_val (ruleset->movers, mover);
  return TRUE;
}

gboolean
cr_ruleset_read_side (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  const char *name;
  CrSideKind kind;

  if (!cr_node_need (row, "kind", &name, error))
    return FALSE;
  if (!cr_side_kind_parse (name, &kind)) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found kind=\"%s\", expected a kind of side"), name);
    return FALSE;
  }

  CrSideRule *rule = &ruleset->sides[kind];

  rule->node = row;
  for (int crossing = 0; crossing < CR_N_CROSSINGS; crossing++) {
    memcpy (rule->cost[crossing], rule->cost[CR_CROSS_PLAIN], sizeof rule->cost[crossing]);
    if (!cr_ruleset_read_moves (ruleset, row, crossing, rule->cost[crossing], error))
      return FALSE;
  }
  return cr_ruleset_read_cover (row, &rule->cover, error) &&
         cr_ruleset_read_combat (row, &rule->combat, error) &&
         cr_ruleset_read_number (row, "climb", &rule->climb, error);
}

gboolean
cr_ruleset_has_every_side (const CrRuleset *ruleset, GError **error)
{
  for (int kind = 0; kind < CR_SIDE_OTHER; kind++)
    if (ruleset->sides[kind].node == NULL) {
      cr_node_set_error (ruleset->root, error, CR_ERROR_SYNTAX,
                         cr_text ("found no <side kind=\"%s\">, expected one of each kind"),
                         cr_side_kind_get_name (kind));
      return FALSE;
    }
  return TRUE;
}

static gboolean
has_move (const CrNode *row, CrCrossing crossing)
{
  return cr_node_find_with (row, "move", "when", crossings[crossing]) != NULL;
}

gboolean
cr_ruleset_read_link (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrLinkRule rule = { .node = row, .leans = has_move (row, CR_CROSS_AGAINST_WALL) };

  if (!cr_node_need (row, "kind", &rule.kind, error) ||
      !cr_ruleset_read_flag (row, "per-level", &rule.per_level, error) ||
      !cr_ruleset_read_number (row, "reach", &rule.reach, error) ||
      !cr_ruleset_read_moves (ruleset, row, CR_CROSS_PLAIN, rule.cost[CR_CROSS_PLAIN], error))
    return FALSE;
  memcpy (rule.cost[CR_CROSS_DOWN], rule.cost[CR_CROSS_PLAIN], sizeof rule.cost[CR_CROSS_PLAIN]);
  for (int crossing = CR_CROSS_DOWN; crossing <= CR_CROSS_OVER_PARAPET; crossing++)
    if (!cr_ruleset_read_moves (ruleset, row, crossing, rule.cost[crossing], error))
      return FALSE;
  g_array_append_val (ruleset->links, rule);
  return TRUE;
}
