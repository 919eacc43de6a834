/* cr-trees.c: from one large tree to another. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-link.h"

gboolean
cr_trees_are_at (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && kind->crown;
}

/* Of the trees, one after the other from @index on, each with its trunk. */
static gboolean
read_tree (const CrMap *map, guint *index, CrLink *tree)
{
  while (*index < cr_map_n_nodes (map, CR_SECTION_LINKS)) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, (*index)++);

    if (cr_node_is (node, "tree") && cr_link_read (map, node, tree, NULL))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_of (const CrLink *tree, CrPlace place)
{
  return tree->to.floor == place.floor && cr_hex_distance (tree->to.hex, place.hex) <= 1;
}

/* Both are of some tree, and none is of both. */
gboolean
cr_trees_are_crossed (const CrState *state, CrPlace from, CrPlace to)
{
  gboolean has_from = FALSE, has_to = FALSE;
  guint index = 0;
  CrLink tree;

  if (!cr_trees_are_at (state, from) || !cr_trees_are_at (state, to))
    return FALSE;
  while (read_tree (cr_state_get_map (state), &index, &tree)) {
    if (is_of (&tree, from) && is_of (&tree, to))
      return FALSE;
    has_from = has_from || is_of (&tree, from);
    has_to = has_to || is_of (&tree, to);
  }
  return has_from && has_to;
}

/* Returns: the place on the ground beneath the crown of a tree */
static CrPlace
find_foot (const CrState *state, CrPlace crown)
{
  guint index = 0;
  CrLink tree;

  while (read_tree (cr_state_get_map (state), &index, &tree))
    if (is_of (&tree, crown))
      return (CrPlace){ tree.from.floor, crown.hex };
  return crown;
}

static CrHarm
roll_harm (CrState *state, CrEvents *events, int man, CrPlace to)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_SWUNG, man);
  int die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_JUMP_SIDES));

  event->to = to;
  event->rule = "TRE-03";
  if (die >= cr_state_get_figure (state, CR_FIGURE_TREE_WOUNDED))
    return CR_HARM_WOUNDED;
  return die >= cr_state_get_figure (state, CR_FIGURE_TREE_STUNNED) ? CR_HARM_STUNNED
                                                                    : CR_HARM_NONE;
}

/* He falls under where he was or where he wanted to be. */
gboolean
cr_trees_cross (CrState *state, CrEvents *events, int man, CrPlace to)
{
  CrPlace here = state->fighters[man].man.place;
  CrPlace feet[] = { find_foot (state, to), find_foot (state, here) };
  CrHarm harm = roll_harm (state, events, man, to);

  if (harm != CR_HARM_NONE)
    cr_landing_await (state, man, feet[0], harm, feet, G_N_ELEMENTS (feet));
  return harm == CR_HARM_NONE;
}
