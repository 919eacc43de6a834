/* twin-classic.c: heights by the order of the first box. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * LOF-13, LOF-15…17, LOF-20, ELV-09. */
#include "twin-private.h"

gboolean
twin_is_siege_tower (const CrTerrainKind *terrain)
{
  return terrain != NULL && terrain->blocks &&
         g_strcmp0 (cr_node_get (terrain->node, "blocks-rule"), "TWR-12") == 0;
}

static gboolean
is_keep (const TwinLine *line, CrHex hex)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, hex));

  return twin_exists (line, hex) && structure != NULL && structure->keep;
}

static gboolean
is_tower (const TwinLine *line, CrHex hex)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, hex));

  return twin_exists (line, hex) && structure != NULL && structure->tower;
}

/* ELV-09: keep, then towers and battlements, then everything else, then the moat. */
static int
rank_hex (const TwinLine *line, CrHex hex)
{
  CrPlace place = twin_place (line, hex);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, place);

  if (!twin_exists (line, hex))
    return 0;
  if (structure != NULL && structure->keep)
    return 2;
  if ((structure != NULL && structure->wall_walk) || twin_is_siege_tower (terrain))
    return 1;
  return terrain != NULL && terrain->moat ? -1 : 0;
}

int
twin_get_rank (const TwinLine *line, int man)
{
  CrPostKind kind = line->stands[man].kind;

  if (kind == CR_POST_LADDER_TOP || kind == CR_POST_HOARDING)
    return 1;
  if (kind == CR_POST_TOWER)
    return twin_is_on_tower (line, man) ? 1 : 0;
  return kind == CR_POST_GROUND ? rank_hex (line, line->men[man].hex) : 0;
}

/* By rank, then by level. */
static int
compare (int rank, int top, const TwinLine *line, int man)
{
  return rank != line->rank[man] ? rank - line->rank[man] : top - line->level[man];
}

/* Whoever stands in that hex, with one of the men. */
int
twin_compare_ground (const TwinLine *line, CrHex hex, int man)
{
  return compare (rank_hex (line, hex), twin_level (line, hex), line, man);
}

/* LOF-13. */
int
twin_get_reach (const TwinLine *line, int man)
{
  return twin_is_on_ground (line, man) && is_keep (line, line->men[man].hex) ? 12 : 8;
}

/* LOF-13, LOF-18: down from a battlement or slit, eight hexes, from the keep twelve; and back. */
gboolean
twin_is_plunging (const TwinLine *line)
{
  int up = 1 - line->low;

  return compare (line->rank[up], line->level[up], line, line->low) > 0 &&
         twin_has_own_wall (line, up) && line->d + 1 <= twin_get_reach (line, up);
}

/* LOF-16. */
static gboolean
always_blocks (const TwinLine *line, const TwinObstacle *it)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, it->a));
  const CrNode *says = NULL;

  if (it->wall)
    return is_keep (line, it->a) || is_tower (line, it->a) || is_keep (line, it->b) ||
           is_tower (line, it->b);
  if (terrain != NULL)
    says = cr_node_find_with (terrain->node, "extra", "name", "always-blocks");
  return twin_is_siege_tower (terrain) || is_keep (line, it->a) || is_tower (line, it->a) ||
         (says != NULL && g_str_equal (cr_node_get (says, "value"), "yes"));
}

/* Nothing but the ground itself. */
static gboolean
is_bare (const TwinLine *line, const TwinObstacle *it)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, it->a));

  return !it->wall && it->top == twin_level (line, it->a) &&
         (structure == NULL || !(structure->wall_walk || structure->keep));
}

static gboolean
lets_keep_over (const TwinLine *line, const TwinObstacle *it, int rank)
{
  gboolean of_keep = it->wall && (is_keep (line, it->a) || is_keep (line, it->b));

  return line->rank[1 - line->low] == 2 && (it->wall ? !of_keep : rank == 1);
}

CrLofReason
twin_check_classic (const TwinLine *line, const TwinObstacle *it)
{
  int low = line->low, up = 1 - low, d1, d2, rank = rank_hex (line, it->a);
  gboolean always = always_blocks (line, it), bare = is_bare (line, it);

  if (it->wall) /* LOF-17 */
    rank = MAX (0, MAX (rank, rank_hex (line, it->b)));
  if (it->hung) /* as the battlement before which it hangs: HRD-02 */
    rank = MAX (1, rank);
  twin_measure (line, it->d1, &d1, &d2);
  if (!always && compare (rank, it->top, line, low) <= 0)
    return CR_LOF_FREE;
  if (!always && bare && line->rank[low] == 0 && compare (rank, it->top, line, up) <= 0)
    return CR_LOF_FREE;
  if (lets_keep_over (line, it, rank)) /* LOF-16 */
    return line->rank[low] == 2 || d1 >= d2 ? CR_LOF_FREE : CR_LOF_DEAD_GROUND;
  if (always)
    return it->wall ? CR_LOF_WALL : CR_LOF_SOLID;
  if (bare && line->rank[low] < 0 && !twin_is_plunging (line)) /* LOF-20 */
    return CR_LOF_NOT_LOWER;
  if (compare (rank, it->top, line, up) < 0) /* LOF-13 */
    return twin_is_plunging (line) ? CR_LOF_FREE : CR_LOF_TOO_FAR;
  return it->wall ? CR_LOF_WALL : CR_LOF_NOT_LOWER;
}
