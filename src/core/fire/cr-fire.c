/* cr-fire.c: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fire-private.h"
#include "cr-lof-men.h"

/* As many changes are remembered; who has not looked for longer works everything out anew. */
#define MAX_CHANGES 4096

CrFire *
cr_fire_new (const CrScene *scene)
{
  CrFire *fire = g_new0 (CrFire, 1);

  fire->scene = scene;
  fire->changes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  return fire;
}

static void
drop_ways (CrFire *fire)
{
  g_clear_pointer (&fire->tracks, cr_lof_tracks_free);
  g_clear_pointer (&fire->paths, cr_lof_paths_free);
}

void
cr_fire_free (CrFire *fire)
{
  if (fire == NULL)
    return;
  drop_ways (fire);
  cr_lof_table_free (fire->table);
  g_array_unref (fire->changes);
  g_free (fire);
}

static void
begin_epoch (CrFire *fire)
{
  fire->epoch++;
  g_array_set_size (fire->changes, 0);
}

/**
 * cr_fire_touch:
 *
 * The whole map may have changed, the scene is up to date.
 */
void
cr_fire_touch (CrFire *fire)
{
  g_clear_pointer (&fire->table, cr_lof_table_free);
  begin_epoch (fire);
}

/**
 * cr_fire_touch_place:
 * @place: whose values or sides have changed; of a side, both of its hexes are to be told
 *
 * The scene is up to date, and floors and grid are as they were.
 */
void
cr_fire_touch_place (CrFire *fire, CrPlace place)
{
  if (fire->changes->len > MAX_CHANGES)
    begin_epoch (fire);
  if (fire->table != NULL)
    cr_lof_table_touch (fire->table, place, fire->changes);
  else
    g_array_append_val (fire->changes, place.hex);
}

CrFireVersion
cr_fire_get_version (const CrFire *fire)
{
  return (CrFireVersion){ fire->epoch, fire->changes->len };
}

/**
 * cr_fire_touch_nodes:
 *
 * A mechanism or an area has changed: the drawbridge, or what lies outside (COV-02).
 */
void
cr_fire_touch_nodes (CrFire *fire)
{
  if (fire->table != NULL)
    g_clear_pointer (&fire->table->ward, cr_lof_ward_free);
}

static gboolean
is_same_grid (const CrGrid *a, const CrGrid *b)
{
  return a->columns == b->columns && a->rows == b->rows && a->orientation == b->orientation &&
         a->shift == b->shift;
}

/**
 * cr_fire_prepare:
 *
 * Works out what is wanting.
 */
void
cr_fire_prepare (CrFire *fire)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (fire->scene));

  if (fire->tracks == NULL || !is_same_grid (&fire->grid, grid)) {
    drop_ways (fire);
    fire->grid = *grid;
    fire->tracks = cr_lof_tracks_new (grid);
    fire->paths = cr_lof_paths_new (grid);
  }
  if (fire->table == NULL)
    fire->table = cr_lof_table_new (fire->scene);
  if (fire->table->ward == NULL && cr_lof_ward_is_needed (fire->scene))
    fire->table->ward = cr_lof_ward_new (fire->scene);
}

static gboolean
is_plain (const CrFire *fire, CrPlace place, CrLofPlainKind kind)
{
  const CrLofView *view = fire->table->views->pdata[place.floor];

  return (view->kinds[cr_lof_square_cell (&view->square, place.hex)] & kind) != 0;
}

static CrLofPlainVerdict
judge_plain (CrFire *fire, CrPlace from, CrPlace to)
{
  const CrLofWard *ward = fire->table->ward;

  if (ward != NULL && cr_lof_ward_concerns (ward, from, to))
    return CR_LOF_PLAIN_DOUBT;
  if (from.floor != to.floor || cr_hex_equal (from.hex, to.hex) ||
      !is_plain (fire, from, CR_LOF_PLAIN_SHOOTER) || !is_plain (fire, to, CR_LOF_PLAIN_TARGET))
    return CR_LOF_PLAIN_DOUBT;
  return cr_lof_plain_judge (fire->table->views->pdata[from.floor], fire->paths, from.hex, to.hex,
                             fire->table->n_keep_doors > 0);
}

/**
 * cr_fire_shoot:
 * @line: initialized for this fire
 *
 * Men in the open are judged by height alone, and only where that leaves a doubt like the rest.
 *
 * Returns: what cr_lof_judge() says, but for what decides
 */
CrLofShot
cr_fire_shoot (CrFire *fire, CrLofCase *line, CrPlace from, CrPlace to)
{
  const CrLofView *view = fire->table->views->pdata[to.floor];
  CrLofPlainVerdict verdict = CR_LOF_PLAIN_DOUBT;
  CrLofShot shot = { .usable = TRUE };

  if (!line->options->either && line->options->from_side < 0 &&
      !cr_lof_men_matter (line->options, from, to))
    verdict = judge_plain (fire, from, to);
  if (verdict == CR_LOF_PLAIN_DOUBT)
    return cr_lof_case_judge (line, from, to);
  shot.verdict = verdict == CR_LOF_PLAIN_CLEAR ? CR_LOF_CLEAR : CR_LOF_BLOCKED;
  shot.cover = view->covers[cr_lof_square_cell (&view->square, to.hex)];
  return shot;
}
