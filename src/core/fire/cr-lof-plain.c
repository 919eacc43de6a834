/* cr-lof-plain.c: men in the open, of whom height alone decides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-lof-plain.h"

CrLofPlain *
cr_lof_plain_new (const CrGrid *grid)
{
  CrLofPlain *plain = g_new0 (CrLofPlain, 1);

  cr_lof_square_init (&plain->square, grid);
  plain->tops = g_new (gint8, (gsize) plain->square.n_cells * CR_LOF_N_LAYERS);
  for (int i = 0; i < plain->square.n_cells * CR_LOF_N_LAYERS; i++)
    plain->tops[i] = CR_LOF_PLAIN_NOTHING;
  plain->levels = g_new0 (gint8, plain->square.n_cells);
  plain->kinds = g_new0 (guint8, plain->square.n_cells);
  plain->covers = g_new0 (guint8, plain->square.n_cells);
  return plain;
}

void
cr_lof_plain_free (CrLofPlain *plain)
{
  if (plain == NULL)
    return;
  g_free (plain->tops);
  g_free (plain->levels);
  g_free (plain->kinds);
  g_free (plain->covers);
  g_free (plain);
}

static gint8
clamp_top (int top)
{
  return (gint8) CLAMP (top, CR_LOF_PLAIN_NOTHING + 1, CR_LOF_PLAIN_ALWAYS - 1);
}

static gint8
get_hex_top (const CrLofSite *site)
{
  if (!site->exists)
    return CR_LOF_PLAIN_NOTHING;
  if (site->hung != 0)
    return CR_LOF_PLAIN_UNSURE;
  return site->blocks ? CR_LOF_PLAIN_ALWAYS : clamp_top (site->top);
}

/* Open doors may be gone through, and the keep's doorway forbids (LOF-05, 08). */
static gint8
get_wall_top (const CrLofTable *table, CrHex hex, CrDirection side)
{
  CrPlace place = { 0, hex }, beyond = { 0, cr_hex_neighbour (hex, side) };
  CrLofSite a = cr_lof_table_site (table, place), b = cr_lof_table_site (table, beyond);
  gsize n;
  const CrSide *things = cr_lof_table_sides (table, place, side, &n);
  int height = 0;

  for (gsize i = 0; i < n; i++) {
    if (cr_side_is_open (&things[i]) || (things[i].kind == CR_SIDE_DOORWAY && a.keep != b.keep))
      return CR_LOF_PLAIN_UNSURE;
    height = MAX (height, cr_side_get_height (&things[i]));
  }
  if (height <= 0)
    return CR_LOF_PLAIN_NOTHING;
  return clamp_top ((!a.exists ? b.level : !b.exists ? a.level : MAX (a.level, b.level)) + height);
}

static void
set_side (CrLofPlain *plain, CrHex into, CrDirection direction, gint8 wall)
{
  int cell = cr_lof_square_cell (&plain->square, into), n = plain->square.n_cells;

  plain->tops[(CR_LOF_LAYER_WALL + direction) * n + cell] = wall;
  plain->tops[(CR_LOF_LAYER_ENTER + direction) * n + cell] = MAX (wall, plain->tops[cell]);
}

static guint8
find_kind (const CrLofSite *site, const CrTerrainKind *terrain)
{
  guint8 kind = 0;

  if (!site->exists || site->walk || site->wall || site->sides != 0 || site->passage || site->tower)
    return 0;
  kind = CR_LOF_PLAIN_SHOOTER;
  if (terrain == NULL || terrain->cover.value < CR_COVER_INFINITE)
    kind |= CR_LOF_PLAIN_TARGET;
  return kind;
}

/**
 * cr_lof_plain_set_hex:
 * @table: says anew what is there; its neighbours' own tops must be known already, or follow
 */
void
cr_lof_plain_set_hex (CrLofPlain *plain, const CrLofTable *table, CrHex hex)
{
  int cell = cr_lof_square_cell (&plain->square, hex);
  CrLofSite site = cr_lof_table_site (table, (CrPlace){ 0, hex });
  const CrTerrainKind *terrain = cr_scene_get_terrain (table->scene, (CrPlace){ 0, hex });

  plain->tops[cell] = get_hex_top (&site);
  plain->levels[cell] = (gint8) site.level;
  plain->kinds[cell] = find_kind (&site, terrain);
  plain->covers[cell] = terrain == NULL ? CR_COVER_NONE : (guint8) terrain->cover.value;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gint8 wall = get_wall_top (table, hex, d);

    set_side (plain, cr_hex_neighbour (hex, d), d, wall);
    set_side (plain, hex, cr_direction_opposite (d), wall);
  }
}

/* From the step @i on, whether anything is marked as unsure. */
static CrLofPlainVerdict
look_on (const gint8 *tops, const CrLofPath *path, int i)
{
  for (; i < path->n_steps; i++)
    if (tops[path->steps[i].at] == CR_LOF_PLAIN_UNSURE)
      return CR_LOF_PLAIN_DOUBT;
  return CR_LOF_PLAIN_BLOCKED;
}

/**
 * cr_lof_plain_judge:
 * @from: of a plain shooter
 * @to: of a plain target, another hex
 * @keep_doors: some doorway may forbid a line that is blocked already (LOF-08)
 */
CrLofPlainVerdict
cr_lof_plain_judge (const CrLofPlain *plain,
                    CrLofPaths *paths,
                    CrHex from,
                    CrHex to,
                    gboolean keep_doors)
{
  int from_cell = cr_lof_square_cell (&plain->square, from);
  int to_cell = cr_lof_square_cell (&plain->square, to);
  gboolean low_first = plain->levels[from_cell] <= plain->levels[to_cell];
  CrHex low = low_first ? from : to, high = low_first ? to : from;
  int level = plain->levels[low_first ? from_cell : to_cell];
  int n = plain->levels[low_first ? to_cell : from_cell] - level;
  const gint8 *tops = &plain->tops[low_first ? from_cell : to_cell];
  const CrLofPath *path = cr_lof_paths_get (paths, cr_hex_sub (high, low));
  guint stopped = 0;

  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];
    int top = tops[step->at];

    if (top > level && path->d * (top - level) > step->d1 * n) {
      if (top == CR_LOF_PLAIN_UNSURE)
        return CR_LOF_PLAIN_DOUBT;
      stopped |= 1u << step->way;
    }
    if (stopped == 0)
      continue;
    if ((stopped & 1) != 0 || (step->last && stopped == (1u << 1 | 1u << 2)))
      return keep_doors ? look_on (tops, path, i + 1) : CR_LOF_PLAIN_BLOCKED;
    if (step->last)
      stopped = 0;
  }
  return CR_LOF_PLAIN_CLEAR;
}
