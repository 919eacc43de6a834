/* cr-check-mend.c: many problems mended at once. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"

/* Lest two mends undo each other for ever. */
#define MOST_ROUNDS 64

/* The map as it will be, and what has been changed to get there. */
typedef struct {
  CrMap *map;
  CrScene *scene;
  const CrCheckFacts *facts;
  const char *id;
  GHashTable *touched; /* gint64: places changed in this round */
  GPtrArray *edits;    /* CrEdit, of this round, swapped in */
} Mending;

typedef struct {
  const Mending *mending;
  gboolean clash, note;
} Touch;

static void
touch_cb (CrPlace place, gpointer data)
{
  Touch *touch = data;
  const CrGrid *grid = cr_map_get_grid (touch->mending->map);
  gint64 key = (gint64) place.floor * cr_grid_n_cells (grid) + cr_grid_get_cell (grid, place.hex);

  if (touch->note)
    g_hash_table_add (touch->mending->touched, g_memdup2 (&key, sizeof key));
  else
    touch->clash |= g_hash_table_contains (touch->mending->touched, &key);
}

/* A mend fits the map it was made for: one that meets another waits for the next round, and so do
 * all but the first that change lists, since their places in them move. */
static gboolean
fits (const Mending *mending, const CrEdit *fix, gboolean *lists)
{
  Touch touch = { mending, FALSE, FALSE };

  if (cr_edit_touches_nodes (fix) || cr_edit_touches_floors (fix) || cr_edit_touches_grid (fix)) {
    if (*lists)
      return FALSE;
    *lists = TRUE;
  }
  cr_edit_foreach_place (fix, mending->map, touch_cb, &touch);
  return !touch.clash;
}

static void
swap_in (Mending *mending, CrProblem *problem)
{
  CrEdit *fix = g_steal_pointer (&problem->fix);
  Touch touch = { mending, FALSE, TRUE };

  cr_edit_foreach_place (fix, mending->map, touch_cb, &touch);
  cr_edit_swap (fix, mending->map);
  g_ptr_array_add (mending->edits, fix);
}

/* Two and two, so that a thousand small ones are not copied a thousand times. */
static CrEdit *
join (GPtrArray *edits)
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
  return edits->len == 1 ? edits->pdata[0] : NULL;
}

/* Returns: how many problems were mended */
static guint
mend_round (Mending *mending)
{
  g_autoptr (GPtrArray) problems = cr_check_map_and_files (mending->scene, mending->facts);
  guint n_before = mending->edits->len;
  gboolean lists = FALSE;

  g_hash_table_remove_all (mending->touched);
  for (guint i = 0; i < problems->len; i++) {
    CrProblem *problem = problems->pdata[i];

    if (problem->fix != NULL && !problem->removes && g_str_equal (problem->id, mending->id) &&
        fits (mending, problem->fix, &lists))
      swap_in (mending, problem);
  }
  cr_scene_refresh (mending->scene);
  return mending->edits->len - n_before;
}

/**
 * cr_check_mend_kind:
 * @facts: (nullable):
 * @id: of the kind
 * @n_out: (out): how many problems it mends
 *
 * Returns: (transfer full) (nullable): one change that mends all of them that can be mended, ready
 *   to be swapped in; %NULL when there is none. What would only be taken away is left: whether a
 *   slit is one too many or the wall lacks is not for the program to say.
 */
CrEdit *
cr_check_mend_kind (const CrScene *scene, const CrCheckFacts *facts, const char *id, guint *n_out)
{
  g_autoptr (CrMap) map = cr_map_copy (cr_scene_get_map (scene));
  g_autoptr (CrScene) copy = cr_scene_new (map, cr_scene_get_ruleset (scene));
  g_autoptr (GHashTable) touched =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GPtrArray) edits = g_ptr_array_new ();
  Mending mending = { map, copy, facts, id, touched, edits };
  guint n, n_rounds = 0;
  CrEdit *whole;

  *n_out = 0;
  while (n_rounds++ < MOST_ROUNDS && (n = mend_round (&mending)) > 0)
    *n_out += n;
  whole = join (edits);
  if (whole != NULL)
    cr_edit_swap (whole, map);
  return whole;
}
