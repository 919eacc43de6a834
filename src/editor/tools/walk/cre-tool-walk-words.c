/* cre-tool-walk-words.c: what the walk tool says. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-walk-private.h"

#include <glib/gi18n-lib.h>

#include "cr-words-move.h"

static char *
describe_path (CreToolWalk *tool)
{
  const char *const *languages = g_get_language_names ();
  const CrReach *whole = cre_tool_walk_get_whole (tool);
  int allowance = cr_reach_get_budget (cre_tool_walk_get_reach (tool));
  int cost = cr_reach_get_cost_on (whole, tool->target, cr_reach_find_post (whole, tool->target));
  g_autofree char *sentence = NULL;

  if (cost == CR_IMPASSABLE)
    return cr_words_no_path (cre_tool_walk_get_ways (tool), tool->start, tool->target, tool->mover,
                             languages);
  sentence = cr_words_path (cre_tool_walk_get_scene (tool), tool->path, languages);
  if (allowance < 0 || cost <= allowance)
    return g_steal_pointer (&sentence);
  /* Translators: a sentence on the way, and the movement points he has */
  return g_strdup_printf (_ ("%s He has only %d."), sentence, allowance);
}

GPtrArray *
cre_tool_walk_list_figures (CreTool *tool)
{
  const GArray *path = CRE_TOOL_WALK (tool)->path;

  return path->len > 0
             ? cr_words_path_figures (cre_tool_walk_get_scene (CRE_TOOL_WALK (tool)), path)
             : NULL;
}

void
cre_tool_walk_describe (CreToolWalk *tool)
{
  CreTool *base = CRE_TOOL (tool);

  if (!tool->has_start) {
    cre_tool_take_status (
        base, g_strdup (_ ("Press on a hex to see how far he gets, drag for the way to a hex.")));
    return;
  }
  if (tool->has_target) {
    cre_tool_take_status (base, describe_path (tool));
    return;
  }

  CrWalker walker = cre_tool_walk_get_walker (tool);
  int n = cr_reach_n_places (cre_tool_walk_get_reach (tool));

  cre_tool_take_status (base, cr_words_reach (cre_tool_walk_get_scene (tool), tool->start, &walker,
                                              n, g_get_language_names ()));
}
