/* cr-check-mend.c: many problems mended at once. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"

/* The rounds have a bound, so that two mends never undo each other for ever. */
#define MOST_ROUNDS 64

/* The map as it will be, and what has been changed to get there. */
typedef struct {
  CrMap *map;
  CrScene *scene;
  const CrCheckFacts *facts;
  const CrCheckKind *kind;
  gboolean removing;
  GHashTable *touched; /* gint64: places changed in this round, and below 0 nodes */
  GPtrArray *edits;    /* CrEdit, one of each round, swapped in */
} Mending;

typedef struct {
  const Mending *mending;
  gboolean clash, note;
} Touch;

static void
touch_key (Touch *touch, gint64 key)
{
  if (touch->note)
    g_hash_table_add (touch->mending->touched, g_memdup2 (&key, sizeof key));
  else
    touch->clash |= g_hash_table_contains (touch->mending->touched, &key);
}

static void
touch_place_cb (CrPlace place, gpointer data)
{
  Touch *touch = data;
  const CrGrid *grid = cr_map_get_grid (touch->mending->map);

  touch_key (touch,
             (gint64) place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex));
}

static void
touch_node_cb (CrSection section, guint index, gpointer data)
{
  touch_key (data, -1 - ((gint64) index * CR_N_SECTIONS + (gint64) section));
}

static void
touch_all (Touch *touch, const CrEdit *fix)
{
  cr_edit_foreach_place (fix, touch->mending->map, touch_place_cb, touch);
  cr_edit_foreach_node (fix, touch_node_cb, touch);
}

/* A mend offered for one thing of a list may not hold once another was mended. */
static gboolean
hangs_on_others (const Mending *mending, const CrEdit *fix)
{
  if (cr_edit_touches_floors (fix) || cr_edit_touches_grid (fix) || cr_edit_moves_nodes (fix))
    return TRUE;
  return cr_edit_touches_nodes (fix) && !mending->kind->apart;
}

/* A mend fits the map it was made for: one that meets another waits for the next round, and so do
 * all but the first that change lists, unless the kind says that they stand apart. */
static gboolean
fits_map (const Mending *mending, const CrEdit *fix, gboolean *lists)
{
  Touch touch = { mending, FALSE, FALSE };

  if (hangs_on_others (mending, fix)) {
    if (*lists)
      return FALSE;
    *lists = TRUE;
  }
  touch_all (&touch, fix);
  return !touch.clash;
}

static void
take_mend (Mending *mending, CrProblem *problem, CrEdit *round)
{
  CrEdit *fix = g_steal_pointer (&problem->fix);
  Touch touch = { mending, FALSE, TRUE };

  touch_all (&touch, fix);
  cr_edit_join (round, fix);
}

/* The edits are joined two and two, so that a thousand small ones are not copied a thousand times.
 * */
static CrEdit *
join_edits (GPtrArray *edits)
{
  while (edits->len > 1) {
    guint n = 0;

    for (guint i = 0; i < edits->len; i += 2) {
      if (i + 1 < edits->len)
        cr_edit_merge (edits->pdata[i], edits->pdata[i + 1]);
      edits->pdata[n++] = edits->pdata[i];
    }
    g_ptr_array_set_size (edits, (int) n);
  }
  return edits->pdata[0];
}

static gboolean
is_meant (const Mending *mending, const CrProblem *problem)
{
  return problem->fix != NULL && (mending->removing || !problem->removes) &&
         g_str_equal (problem->id, mending->kind->id);
}

/* Returns: how many problems were mended */
static guint
mend_round (Mending *mending)
{
  g_autoptr (GPtrArray) problems = cr_check_map_and_files (mending->scene, mending->facts);
  CrEdit *round = cr_edit_new ();
  gboolean lists = FALSE;
  guint n = 0;

  g_hash_table_remove_all (mending->touched);
  for (guint i = 0; i < problems->len; i++) {
    CrProblem *problem = problems->pdata[i];

    if (!is_meant (mending, problem) || !fits_map (mending, problem->fix, &lists))
      continue;
    take_mend (mending, problem, round);
    n++;
  }
  cr_edit_swap (round, mending->map);
  g_ptr_array_add (mending->edits, round);
  cr_scene_refresh (mending->scene);
  return n;
}

CrEdit *
cr_check_mend_kind (const CrScene *scene,
                    const CrCheckFacts *facts,
                    const char *id,
                    gboolean removing,
                    guint *n_out)
{
  g_autoptr (CrMap) map = cr_map_copy (cr_scene_get_map (scene));
  g_autoptr (CrScene) copy = cr_scene_new (map, cr_scene_get_ruleset (scene));
  g_autoptr (GHashTable) touched =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GPtrArray) edits = g_ptr_array_new ();
  Mending mending = { map, copy, facts, cr_check_find_kind (id), removing, touched, edits };
  guint n, n_rounds = 0;
  CrEdit *whole;

  *n_out = 0;
  while (n_rounds++ < MOST_ROUNDS && (n = mend_round (&mending)) > 0)
    *n_out += n;
  whole = join_edits (edits);
  cr_edit_swap (whole, map);
  if (*n_out == 0)
    g_clear_pointer (&whole, cr_edit_free);
  return whole;
}
