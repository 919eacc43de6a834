/* cr-fire.c: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fire-lines.h"
#include "cr-lof-men.h"
#include "cr-lof-works.h"

/* So many changes are remembered. Whoever has not looked for longer works everything out anew. */
#define MAX_CHANGES 4096

CrFire *
cr_fire_new (const CrScene *scene)
{
  CrFire *fire = g_new0 (CrFire, 1);

  fire->scene = scene;
  fire->changes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  fire->quicks = g_array_new (FALSE, FALSE, sizeof (CrLofQuick));
  return fire;
}

static void
drop_ways (CrFire *fire)
{
  g_clear_pointer (&fire->tracks, cr_lof_tracks_free);
  g_clear_pointer (&fire->paths, cr_lof_paths_free);
  g_clear_pointer (&fire->shadows, cr_lof_shadows_free);
}

void
cr_fire_free (CrFire *fire)
{
  if (fire == NULL)
    return;
  drop_ways (fire);
  cr_lof_table_free (fire->table);
  g_array_unref (fire->changes);
  g_array_unref (fire->quicks);
  g_free (fire);
}

static void
drop_shadows (CrFire *fire)
{
  if (fire->shadows != NULL)
    cr_lof_shadows_drop (fire->shadows);
}

static void
begin_epoch (CrFire *fire)
{
  fire->epoch++;
  g_array_set_size (fire->changes, 0);
}

void
cr_fire_touch (CrFire *fire)
{
  g_clear_pointer (&fire->table, cr_lof_table_free);
  drop_shadows (fire);
  begin_epoch (fire);
}

void
cr_fire_touch_place (CrFire *fire, CrPlace place)
{
  if (fire->changes->len > MAX_CHANGES)
    begin_epoch (fire);
  drop_shadows (fire);
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

void
cr_fire_touch_nodes (CrFire *fire)
{
  if (fire->table != NULL)
    cr_lof_table_touch_nodes (fire->table);
}

/* Returns: whether any man gets something else from it than before */
static gboolean
update_ward (CrLofTable *table)
{
  gboolean needed = cr_lof_ward_is_needed (table->scene);

  if (needed && table->ward != NULL)
    return cr_lof_ward_follow (table->ward, table->scene);
  if (needed == (table->ward != NULL))
    return FALSE;
  g_clear_pointer (&table->ward, cr_lof_ward_free);
  if (needed)
    table->ward = cr_lof_ward_new (table->scene);
  return TRUE;
}

/* Which hexes lie outside may depend on a hex far away, so any shot may have changed (COV-02, 07).
 */
static void
check_ward (CrFire *fire)
{
  CrLofTable *table = fire->table;

  if (!table->ward_stale)
    return;
  table->ward_stale = FALSE;
  if (update_ward (table))
    begin_epoch (fire);
}

static gboolean
has_ways (const CrFire *fire)
{
  return fire->tracks != NULL &&
         cr_grid_same_hexes (&fire->grid, cr_map_get_grid (cr_scene_get_map (fire->scene)));
}

static void
make_ways (CrFire *fire)
{
  drop_ways (fire);
  fire->grid = *cr_map_get_grid (cr_scene_get_map (fire->scene));
  fire->tracks = cr_lof_tracks_new (&fire->grid);
  fire->paths = cr_lof_paths_new (&fire->grid);
  fire->shadows = cr_lof_shadows_new (&fire->grid);
}

/* A ward that was made follows an edit in no time, so only a missing one counts. */
static gboolean
lacks_ward (const CrFire *fire)
{
  return fire->table->ward_stale && fire->table->ward == NULL &&
         cr_lof_ward_is_needed (fire->scene);
}

gboolean
cr_fire_is_ready (const CrFire *fire)
{
  return fire->table != NULL && fire->table->growth == NULL && has_ways (fire) &&
         !lacks_ward (fire);
}

/* Makes what is missing besides the table; for a large map one thing in each call. */
static void
make_rest (CrFire *fire, gboolean small)
{
  gboolean had_ways = has_ways (fire);

  if (!had_ways)
    make_ways (fire);
  if ((had_ways || small) && lacks_ward (fire))
    check_ward (fire);
}

gboolean
cr_fire_grow (CrFire *fire, int n_hexes)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (fire->scene));
  gboolean small = cr_grid_n_cells (grid) <= n_hexes, whole;

  if (fire->table == NULL)
    fire->table = cr_lof_table_begin (fire->scene);
  whole = fire->table->growth == NULL;
  if (cr_lof_table_grow (fire->table, n_hexes) && (whole || small))
    make_rest (fire, small);
  return cr_fire_is_ready (fire);
}

void
cr_fire_prepare (CrFire *fire)
{
  while (!cr_fire_grow (fire, G_MAXINT))
    continue;
  check_ward (fire);
  g_array_set_size (fire->quicks, fire->table->views->len);
  for (guint i = 0; i < fire->quicks->len; i++)
    cr_lof_quick_init (&g_array_index (fire->quicks, CrLofQuick, i), fire->table, fire->paths,
                       (int) i);
}

void
cr_fire_begin (CrFire *fire, const CrLofOptions *options, CrFireLine *line)
{
  CrLofOptions bare = *options;

  cr_fire_prepare (fire);
  cr_lof_case_init (&line->slow, fire->scene, fire->table, options, fire->tracks);
  line->quick = !options->either && options->from_side < 0 && !options->any_ends &&
                cr_lof_options_are_quick (options);
  line->alone = !cr_lof_men_any (options) && !cr_lof_works_matter (options);
  bare.weapon = NULL;
  line->unmanned = !cr_lof_men_any (&bare) && !cr_lof_works_matter (options);
}

/* Whether height can judge the line: the options are as the extension sets them, and no man is in
 * the way. */
static inline gboolean
is_quick (const CrFireLine *line, CrPlace from, CrPlace to)
{
  return line->quick && from.floor == to.floor &&
         (line->alone || !cr_lof_men_matter (line->slow.options, from, to));
}

CrVerdict
cr_fire_shoot (CrFire *fire, CrFireLine *line, CrPlace from, CrPlace to, CrCover *cover_out)
{
  CrLofQuick *quick = &g_array_index (fire->quicks, CrLofQuick, from.floor);
  const CrLofWard *ward = fire->table->ward;
  CrLofQuickPair pair = cr_lof_quick_pair (quick, from.hex, to.hex);
  CrLofQuickVerdict verdict = CR_LOF_QUICK_DOUBT;

  if (is_quick (line, from, to))
    verdict = cr_lof_quick_judge (quick, &pair, cover_out);
  if (verdict == CR_LOF_QUICK_CLEAR && ward != NULL && cr_lof_ward_concerns (ward, from, to))
    verdict = CR_LOF_QUICK_DOUBT;
  if (verdict != CR_LOF_QUICK_DOUBT)
    return (CrVerdict) verdict;

  quick->mutual = FALSE;
  CrLofShot judged = cr_lof_case_judge (&line->slow, from, to);
  *cover_out = judged.cover;
  return judged.verdict;
}
