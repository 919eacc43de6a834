/* cr-muster.c: who stands on the castle for one question. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-muster.h"

#include <string.h>

/* Most hexes have nobody on them; a bit for each of so many groups of hexes says so at once. */
#define N_GROUPS 1024

/* A hex that a man or a part of his horse stands in. */
typedef struct {
  CrPlace place;
  guint man;
} Stand;

/**
 * CrMuster:
 * @men: in the order they came
 * @stands: ordered by place, then by man
 * @last_id: that a man was given; none is given twice
 */
struct _CrMuster {
  GArray *men, *stands, *towers;
  guint last_id;
  guint64 groups[N_GROUPS / 64];
  CrSky sky;
};

static const char *const states[] = { "standing", "kneeling", "stunned", "dead" };
static const char *const bodies[] = { "foot", "mounted", "animal" };
static const char *const posts[] = {
  "ground", "hoarding", "ladder", "ladder-top", "tower", "tree", "below",
};

G_STATIC_ASSERT (G_N_ELEMENTS (states) == CR_N_MAN_STATES);
G_STATIC_ASSERT (G_N_ELEMENTS (bodies) == CR_N_MAN_BODIES);
G_STATIC_ASSERT (G_N_ELEMENTS (posts) == CR_N_POST_KINDS);

CrMuster *
cr_muster_new (void)
{
  CrMuster *muster = g_new0 (CrMuster, 1);

  muster->men = g_array_new (FALSE, FALSE, sizeof (CrMan));
  muster->stands = g_array_new (FALSE, FALSE, sizeof (Stand));
  muster->towers = g_array_new (FALSE, FALSE, sizeof (CrTower));
  return muster;
}

CrMuster *
cr_muster_copy (const CrMuster *muster)
{
  CrMuster *copy = g_memdup2 (muster, sizeof *muster);

  copy->men = g_array_copy (muster->men);
  copy->stands = g_array_copy (muster->stands);
  copy->towers = g_array_copy (muster->towers);
  return copy;
}

void
cr_muster_free (CrMuster *muster)
{
  if (muster == NULL)
    return;
  g_array_unref (muster->men);
  g_array_unref (muster->stands);
  g_array_unref (muster->towers);
  g_free (muster);
}

CrMan
cr_man_at (CrPlace place)
{
  return (CrMan){ .place = place, .post = { CR_POST_GROUND, -1 }, .rear = -1 };
}

gboolean
cr_man_equal (const CrMan *a, const CrMan *b)
{
  return cr_place_equal (a->place, b->place) && a->post.kind == b->post.kind &&
         a->post.facing == b->post.facing && g_strcmp0 (a->post.part, b->post.part) == 0 &&
         a->side == b->side && a->state == b->state && a->body == b->body && a->rear == b->rear &&
         !a->moving == !b->moving;
}

static int
compare_places (CrPlace a, CrPlace b)
{
  if (a.floor != b.floor)
    return a.floor < b.floor ? -1 : 1;
  if (a.hex.r != b.hex.r)
    return a.hex.r < b.hex.r ? -1 : 1;
  return a.hex.q < b.hex.q ? -1 : a.hex.q > b.hex.q ? 1 : 0;
}

static int
compare_stands (gconstpointer a, gconstpointer b)
{
  const Stand *x = a, *y = b;
  int order = compare_places (x->place, y->place);

  return order != 0 ? order : x->man < y->man ? -1 : 1;
}

static guint
find_group (CrPlace place)
{
  return (guint) (place.hex.q * 31 + place.hex.r * 17 + place.floor * 7) % N_GROUPS;
}

static void
add_stand (CrMuster *muster, CrPlace place, guint man)
{
  Stand stand = { place, man };
  guint group = find_group (place);

  g_array_append_val (muster->stands, stand);
  muster->groups[group / 64] |= G_GUINT64_CONSTANT (1) << group % 64;
}

static void
rebuild_index (CrMuster *muster)
{
  g_array_set_size (muster->stands, 0);
  memset (muster->groups, 0, sizeof muster->groups);
  for (guint i = 0; i < muster->men->len; i++) {
    const CrMan *man = &g_array_index (muster->men, CrMan, i);
    CrPlace rear = man->place;

    add_stand (muster, man->place, i);
    if (man->body == CR_MAN_ON_FOOT || man->rear < 0)
      continue;
    rear.hex = cr_hex_neighbour (rear.hex, man->rear);
    add_stand (muster, rear, i);
  }
  g_array_sort (muster->stands, compare_stands);
}

CrMuster *
cr_muster_carry (const CrMuster *muster, const CrEdit *edit, const CrMap *map)
{
  CrMuster *carried = cr_muster_new ();

  carried->sky = muster->sky;
  carried->last_id = muster->last_id;
  for (guint i = 0; i < muster->men->len; i++) {
    CrMan man = g_array_index (muster->men, CrMan, i);

    if (cr_edit_carry (edit, &man.place) && cr_map_has_place (map, man.place))
      g_array_append_val (carried->men, man);
  }
  for (guint i = 0; i < muster->towers->len; i++) {
    CrTower tower = g_array_index (muster->towers, CrTower, i);

    if (cr_edit_carry (edit, &tower.front) && cr_tower_check (&tower, map, NULL))
      g_array_append_val (carried->towers, tower);
  }
  rebuild_index (carried);
  return carried;
}

guint
cr_muster_count_beyond (const CrMuster *muster, const CrGrid *grid, CrHex shift)
{
  guint n = 0;

  for (guint i = 0; i < muster->men->len; i++)
    n += !cr_grid_contains (grid,
                            cr_hex_add (g_array_index (muster->men, CrMan, i).place.hex, shift));
  for (guint i = 0; i < muster->towers->len; i++) {
    CrTower tower = g_array_index (muster->towers, CrTower, i);

    tower.front.hex = cr_hex_add (tower.front.hex, shift);
    n += !cr_tower_fits (&tower, grid);
  }
  return n;
}

static int
find_man (const CrMuster *muster, CrPlace place, CrPost post)
{
  for (guint i = 0; i < muster->men->len; i++) {
    const CrMan *man = &g_array_index (muster->men, CrMan, i);

    if (compare_places (man->place, place) == 0 && man->post.kind == post.kind &&
        g_strcmp0 (man->post.part, post.part) == 0)
      return (int) i;
  }
  return -1;
}

static int
find_id (const CrMuster *muster, guint id)
{
  for (guint i = 0; id != 0 && i < muster->men->len; i++)
    if (g_array_index (muster->men, CrMan, i).id == id)
      return (int) i;
  return -1;
}

guint
cr_muster_set_man (CrMuster *muster, const CrMan *man)
{
  int there = find_man (muster, man->place, man->post), index = find_id (muster, man->id);
  CrMan set = *man;

  if (index < 0)
    index = there;
  else if (there >= 0 && there != index) {
    g_array_remove_index (muster->men, (guint) there);
    index -= there < index;
  }
  set.id = index >= 0 ? g_array_index (muster->men, CrMan, index).id : ++muster->last_id;
  if (index >= 0)
    g_array_index (muster->men, CrMan, index) = set;
  else
    g_array_append_val (muster->men, set);
  rebuild_index (muster);
  return set.id;
}

void
cr_muster_set_men (CrMuster *muster, const CrMan *men, guint n)
{
  g_array_set_size (muster->men, 0);
  g_array_append_vals (muster->men, men, n);
  for (guint i = 0; i < n; i++)
    muster->last_id = MAX (muster->last_id, men[i].id);
  rebuild_index (muster);
}

gboolean
cr_muster_remove_man (CrMuster *muster, CrPlace place, CrPost post)
{
  int index = find_man (muster, place, post);

  if (index < 0)
    return FALSE;
  g_array_remove_index (muster->men, (guint) index);
  rebuild_index (muster);
  return TRUE;
}

void
cr_muster_clear (CrMuster *muster)
{
  g_array_set_size (muster->men, 0);
  g_array_set_size (muster->towers, 0);
  rebuild_index (muster);
}

void
cr_muster_add_tower (CrMuster *muster, const CrTower *tower)
{
  g_array_append_val (muster->towers, *tower);
}

void
cr_muster_set_tower (CrMuster *muster, guint index, const CrTower *tower)
{
  g_return_if_fail (index < muster->towers->len);
  g_array_index (muster->towers, CrTower, index) = *tower;
}

void
cr_muster_remove_tower (CrMuster *muster, guint index)
{
  g_return_if_fail (index < muster->towers->len);
  g_array_remove_index (muster->towers, index);
}

int
cr_muster_find_tower (const CrMuster *muster, CrPlace place)
{
  for (guint i = 0; place.floor == 0 && i < muster->towers->len; i++)
    if (cr_tower_find_top (cr_muster_get_tower (muster, i), place.hex) >= 0)
      return (int) i;
  return -1;
}

guint
cr_muster_n_towers (const CrMuster *muster)
{
  return muster->towers->len;
}

const CrTower *
cr_muster_get_tower (const CrMuster *muster, guint index)
{
  g_return_val_if_fail (index < muster->towers->len, NULL);
  return &g_array_index (muster->towers, CrTower, index);
}

guint
cr_muster_n_men (const CrMuster *muster)
{
  return muster->men->len;
}

const CrMan *
cr_muster_get_man (const CrMuster *muster, guint index)
{
  g_return_val_if_fail (index < muster->men->len, NULL);
  return &g_array_index (muster->men, CrMan, index);
}

static guint
find_first_stand (const CrMuster *muster, CrPlace place)
{
  guint low = 0, high = muster->stands->len;

  while (low < high) {
    guint middle = (low + high) / 2;

    if (compare_places (g_array_index (muster->stands, Stand, middle).place, place) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const CrMan *
cr_muster_look (const CrMuster *muster, CrPlace place, guint index)
{
  guint group = find_group (place);

  if ((muster->groups[group / 64] >> group % 64 & 1) == 0)
    return NULL;

  guint i = find_first_stand (muster, place) + index;
  if (i >= muster->stands->len)
    return NULL;

  const Stand *stand = &g_array_index (muster->stands, Stand, i);
  return compare_places (stand->place, place) == 0 ? &g_array_index (muster->men, CrMan, stand->man)
                                                   : NULL;
}

const CrMan *
cr_muster_find (const CrMuster *muster, CrPlace place)
{
  const CrMan *man;

  for (guint i = 0; (man = cr_muster_look (muster, place, i)) != NULL; i++)
    if (man->state != CR_MAN_DEAD && compare_places (man->place, place) == 0)
      return man;
  return NULL;
}

void
cr_muster_set_sky (CrMuster *muster, CrSky sky)
{
  muster->sky = sky;
}

CrSky
cr_muster_get_sky (const CrMuster *muster)
{
  return muster->sky;
}

const char *
cr_man_state_get_name (CrManState state)
{
  return states[state];
}

const char *
cr_man_body_get_name (CrManBody body)
{
  return bodies[body];
}

const char *
cr_post_kind_get_name (CrPostKind kind)
{
  return posts[kind];
}

static int
find_name (const char *const *names, gsize n, const char *name)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (names[i], name))
      return (int) i;
  return -1;
}

gboolean
cr_man_state_parse (const char *name, CrManState *state_out)
{
  int found = find_name (states, G_N_ELEMENTS (states), name);

  if (found >= 0)
    *state_out = (CrManState) found;
  return found >= 0;
}

gboolean
cr_man_body_parse (const char *name, CrManBody *body_out)
{
  int found = find_name (bodies, G_N_ELEMENTS (bodies), name);

  if (found >= 0)
    *body_out = (CrManBody) found;
  return found >= 0;
}

gboolean
cr_post_kind_parse (const char *name, CrPostKind *kind_out)
{
  int found = find_name (posts, G_N_ELEMENTS (posts), name);

  if (found >= 0)
    *kind_out = (CrPostKind) found;
  return found >= 0;
}
