/* cr-stands.c: what a man may stand on in a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-stands.h"

/* What stands are looked for with. */
typedef struct {
  const CrScene *scene;
  const CrLofOptions *options;
  CrStandsOf which;
  GArray *stands;
} Search;

gboolean
cr_post_equal (CrPost a, CrPost b)
{
  return a.kind == b.kind && a.facing == b.facing && g_strcmp0 (a.part, b.part) == 0;
}

static void
insert_stand (GArray *stands, CrStand stand)
{
  guint i = 0;

  while (i < stands->len && g_array_index (stands, CrStand, i).stand.level >= stand.stand.level)
    i++;
  g_array_insert_val (stands, i, stand);
}

/* Adds the stand, unless nobody can stand there. */
static void
try_stand (Search *search, CrPlace place, CrPost post)
{
  CrStand stand = { .place = place };

  if (cr_lof_stand (search->scene, place, &post, search->options, &stand.stand))
    insert_stand (search->stands, stand);
}

/* On one side of his hex at least; on which, matters only to whom all are of interest. */
static void
try_sides (Search *search, CrPlace place, CrPostKind kind)
{
  if (search->which == CR_STANDS_BUILT)
    try_stand (search, place, (CrPost){ kind, -1, NULL });
  for (CrDirection d = 0; search->which == CR_STANDS_ALL && d < CR_N_DIRECTIONS; d++)
    try_stand (search, place, (CrPost){ kind, (gint8) d, NULL });
}

/* Every part of a siege tower that stands there. Returns: whether one does */
static gboolean
try_towers (Search *search, CrPlace place)
{
  const CrMuster *muster = search->options->muster;
  int index = muster != NULL ? cr_muster_find_tower (muster, place) : -1;
  const CrTower *tower = index >= 0 ? cr_muster_get_tower (muster, (guint) index) : NULL;

  for (int part = 0; tower != NULL && cr_work_get_part (tower->type, part) != NULL; part++)
    try_stand (
        search, place,
        (CrPost){ CR_POST_TOWER, -1, g_intern_string (cr_work_get_part (tower->type, part)->id) });
  return tower != NULL;
}

/* Ladders are where somebody climbs; they would go up everywhere. */
static void
try_ladders (Search *search, CrPlace place)
{
  const CrMan *man;

  if (search->which == CR_STANDS_ALL) {
    try_sides (search, place, CR_POST_LADDER);
    try_sides (search, place, CR_POST_LADDER_TOP);
    return;
  }
  man = search->options->muster != NULL ? cr_muster_find (search->options->muster, place) : NULL;
  if (man != NULL && (man->post.kind == CR_POST_LADDER || man->post.kind == CR_POST_LADDER_TOP))
    try_stand (search, place, man->post);
}

GArray *
cr_stands_find (const CrScene *scene, CrHex hex, const CrLofOptions *options, CrStandsOf which)
{
  Search search = { scene, options, which, g_array_new (FALSE, FALSE, sizeof (CrStand)) };

  for (int floor = 0; floor < cr_map_n_floors (cr_scene_get_map (scene)); floor++) {
    CrPlace place = { floor, hex };

    if (!cr_scene_has_place (scene, place))
      continue;
    if (!try_towers (&search, place))
      try_stand (&search, place, (CrPost){ CR_POST_GROUND, -1, NULL });
    try_sides (&search, place, CR_POST_HOARDING);
    try_stand (&search, place, (CrPost){ CR_POST_TREE, -1, NULL });
    try_ladders (&search, place);
  }
  return search.stands;
}
