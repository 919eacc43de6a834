/* cr-field-follow.c: a field of fire after edits. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

#include "cr-lof-men.h"
#include "cr-lof-wedge.h"
#include "cr-lof-works.h"

static void
await_place (CrField *field, int shooter, int index)
{
  CrFieldShot *shot = &cr_field_row (field, shooter)[index];
  CrFieldShot wanted = cr_field_asks (field, shooter, index) ? CR_FIELD_WAITS : CR_FIELD_VOID;

  field->waiting[shooter] += (wanted == CR_FIELD_WAITS) - (*shot == CR_FIELD_WAITS);
  *shot = wanted;
  field->stale[index] = 1;
}

static void
await_hex (CrField *field, int shooter, CrHex hex)
{
  int index = cr_field_find (field, (CrPlace){ 0, hex });

  for (int floor = 0; index >= 0 && floor < field->n_floors; floor++)
    await_place (field, shooter, index + floor * field->n_cells);
}

/* Marks the shots whose lines may touch the hex. A line is the same whatever floor has changed, and
 * judging some lines in vain does no harm. */
static void
await_behind (CrField *field, int shooter, CrHex hex)
{
  CrHex from = field->shooters[shooter].hex;
  CrLofWedge wedge;

  cr_lof_wedge_init (&wedge, cr_hex_sub (hex, from));
  for (int q = field->least.q - from.q; q <= field->most.q - from.q; q++) {
    int first = field->least.r - from.r, last = field->most.r - from.r;

    if (!cr_lof_wedge_get_column (&wedge, q, &first, &last))
      continue;
    for (int r = first; r <= last; r++)
      if (cr_lof_wedge_reaches (&wedge, (CrHex){ q, r }))
        await_hex (field, shooter, cr_hex_add (from, (CrHex){ q, r }));
  }
}

/* Whether a siege tower stands on the hex: it stands as high as the ground under it, wherever on it
 * a man is (TWR-03). */
static gboolean
bears_tower (const CrMuster *muster, CrHex hex)
{
  for (guint i = 0; muster != NULL && i < cr_muster_n_towers (muster); i++)
    if (cr_tower_rests_on (cr_muster_get_tower (muster, i), hex))
      return TRUE;
  return FALSE;
}

static void
await_all (CrField *field, int shooter)
{
  cr_field_await (field, shooter);
  memset (field->stale, 1, field->n_places);
}

/* Returns: how far a fire lights the hexes around it in weather in which one does not see far
 * (WEA-01) */
static int
get_light (const CrField *field, const CrFire *fire)
{
  const CrMuster *muster = field->options.muster;
  const CrWeather *weather = muster != NULL ? cr_muster_get_sky (muster).weather : NULL;

  return weather != NULL && weather->visibility.value > 0
             ? cr_ruleset_get_figure (cr_scene_get_ruleset (fire->scene), CR_FIGURE_FIRE_LIGHTS)
                   .value
             : 0;
}

/* What lies off the line may still matter beside one of the men: the battlement of his hoarding or
 * ladder, a friend, a loader, the rampart under his horse; and a fire not far off. */
static void
await_beside (CrField *field, const CrFire *fire, int shooter, CrHex hex)
{
  int n = MAX (1, get_light (field, fire));

  if (cr_hex_distance (field->shooters[shooter].hex, hex) <= 1 ||
      bears_tower (field->options.muster, hex)) {
    await_all (field, shooter);
    return;
  }
  for (int q = -n; q <= n; q++)
    for (int r = MAX (-n, -q - n); r <= MIN (n, n - q); r++)
      await_hex (field, shooter, cr_hex_add (hex, (CrHex){ q, r }));
}

static void
follow_hex (CrField *field, CrFire *fire, CrHex hex)
{
  gboolean peopled = cr_lof_men_any (&field->options) || cr_lof_works_matter (&field->options);
  int index = cr_field_find (field, (CrPlace){ 0, hex });

  for (int floor = 0; floor < field->n_floors; floor++)
    field->exists[index + floor * field->n_cells] =
        cr_scene_has_place (fire->scene, (CrPlace){ floor, hex }) ? 1 : 0;
  for (int i = 0; i < field->n_shooters; i++) {
    int own = cr_field_find (field, field->shooters[i]);

    if (own >= 0 && cr_hex_equal (field->shooters[i].hex, hex)) {
      field->present[i] = field->exists[own];
      await_all (field, i);
    } else if (field->present[i] && field->waiting[i] >= 0) {
      await_behind (field, i, hex);
      if (peopled)
        await_beside (field, fire, i, hex);
    }
  }
}

/* What was swept before the edit may be wrong now and is already summed up, so the work begins
 * anew. */
static void
begin_anew (CrField *field)
{
  g_clear_pointer (&field->sweep, cr_field_sweep_free);
  for (int i = 0; i < field->n_shooters; i++)
    field->waiting[i] = -1;
  memset (field->added, 0, field->n_shooters);
  field->n_added = 0;
  memset (field->stale, 1, field->n_places);
  cr_field_empty (field);
  field->fresh = field->adds = TRUE;
}

gboolean
cr_field_follow (CrField *field, CrFire *fire)
{
  CrFireVersion now;
  g_autofree guint8 *seen = g_malloc0 (field->n_cells);

  /* A field that is made anew later does not need the other floors of the whole map to be read for
   * it. */
  if (!field->keeps || cr_fire_get_version (fire).epoch != field->version.epoch)
    return FALSE;
  cr_fire_prepare (fire);
  now = cr_fire_get_version (fire);
  if (now.epoch != field->version.epoch)
    return FALSE;
  if (!cr_field_is_read (field))
    field->n_read = 0;
  for (guint i = field->version.n_changes; field->n_read > 0 && i < now.n_changes; i++) {
    CrHex hex = g_array_index (fire->changes, CrHex, i);
    int cell = cr_field_find (field, (CrPlace){ 0, hex });

    if (cell >= 0 && seen[cell]++ == 0)
      follow_hex (field, fire, hex);
    cr_field_forget_counts (field);
  }
  field->version = now;
  field->row = 0;
  if (field->sweep != NULL)
    begin_anew (field);
  return TRUE;
}
