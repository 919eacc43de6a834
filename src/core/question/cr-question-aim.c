/* cr-question-aim.c: a question as it is put to a map with the hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-question-aim.h"

void
cr_question_aim (CrQuestion *question, CrQuestionEnd end, const CrPlace *place)
{
  const CrPlace *old = cr_question_get_end (question, end);

  if (place != NULL && old != NULL && cr_place_equal (*place, *old))
    return;
  if (end == CR_END_FROM && old != NULL && (place == NULL || !cr_hex_equal (place->hex, old->hex)))
    cr_question_set_side (question, -1);
  cr_question_set_post (question, end, NULL);
  cr_question_set_end (question, end, place);
}

/* The last of the list of shooters. */
static void
replace_shooter (CrQuestion *question, CrPlace place)
{
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);

  cr_question_remove_item (question, CR_LIST_SHOOTERS, shooters->len - 1);
  cr_question_add_place (question, CR_LIST_SHOOTERS, place);
  cr_question_set_end (question, CR_END_FROM, &place);
}

/* (transfer full) (nullable) */
static CrPost *
dup_post (const CrQuestion *question, CrQuestionEnd end)
{
  return g_memdup2 (cr_question_get_post (question, end), sizeof (CrPost));
}

void
cr_question_swap_ends (CrQuestion *question)
{
  g_autofree CrPost *from = dup_post (question, CR_END_FROM), *to = dup_post (question, CR_END_TO);
  const CrPlace *target = cr_question_get_end (question, CR_END_TO);
  const CrPlace *shooter = cr_question_get_end (question, CR_END_FROM);

  if (target == NULL || shooter == NULL)
    return;

  CrPlace was = *shooter;
  replace_shooter (question, *target);
  cr_question_set_end (question, CR_END_TO, &was);
  cr_question_set_post (question, CR_END_FROM, to);
  cr_question_set_post (question, CR_END_TO, from);
  cr_question_set_side (question, -1);
}

static CrLofOptions
get_options (CrQuestion *question, const CrScene *scene)
{
  return cr_question_get_options (question, cr_scene_get_ruleset (scene));
}

static void
settle_post (CrQuestion *question, CrQuestionEnd end, const CrScene *scene)
{
  const CrPlace *place = cr_question_get_end (question, end);
  const CrPost *post = cr_question_get_post (question, end);
  CrLofOptions options;
  CrLofStand stand;

  if (post == NULL)
    return;
  options = get_options (question, scene);
  if (place == NULL || !cr_lof_stand (scene, *place, post, &options, &stand))
    cr_question_set_post (question, end, NULL);
}

static gboolean
settle_end (CrQuestion *question, CrQuestionEnd end, const CrScene *scene)
{
  const CrPlace *place = cr_question_get_end (question, end);

  if (place != NULL && cr_scene_has_place (scene, *place))
    return TRUE;
  cr_question_aim (question, end, NULL);
  return FALSE;
}

static void
settle_walk (CrQuestion *question, const CrScene *scene)
{
  if (!settle_end (question, CR_END_FROM, scene))
    cr_question_aim (question, CR_END_TO, NULL);
  cr_question_set_kind (question, settle_end (question, CR_END_TO, scene) ? CR_QUESTION_PATH
                                                                          : CR_QUESTION_REACH);
}

static void
settle_shot (CrQuestion *question, const CrScene *scene)
{
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);
  CrQuestionItem *last = NULL;

  if (shooters->len > 0)
    last = &g_array_index (shooters, CrQuestionItem, shooters->len - 1);
  cr_question_aim (question, CR_END_FROM,
                   last != NULL && last->group == NULL ? &last->place : NULL);
  if (last == NULL && cr_question_get_kind (question) != CR_QUESTION_WHO) {
    cr_question_aim (question, CR_END_TO, NULL);
    cr_question_set_kind (question, CR_QUESTION_LOF);
  }
  settle_post (question, CR_END_FROM, scene);
  settle_post (question, CR_END_TO, scene);
  if (cr_question_get_side (question) >= 0 &&
      !(cr_question_find_origins (question, scene) >> cr_question_get_side (question) & 1))
    cr_question_set_side (question, -1);
}

void
cr_question_settle (CrQuestion *question, const CrScene *scene)
{
  if (cr_question_kind_walks (cr_question_get_kind (question)))
    settle_walk (question, scene);
  else
    settle_shot (question, scene);
}

static gboolean
carry_place (const CrEdit *edit, const CrScene *scene, CrPlace *place)
{
  return cr_edit_carry (edit, place) && cr_scene_has_place (scene, *place);
}

static void
carry_list (CrQuestion *question, CrQuestionList list, const CrEdit *edit, const CrScene *scene)
{
  g_autoptr (GArray) items = g_array_copy ((GArray *) cr_question_get_list (question, list));
  gboolean goes_on = TRUE;

  cr_question_clear_list (question, list);
  for (guint i = 0; i < items->len && goes_on; i++) {
    CrQuestionItem item = g_array_index (items, CrQuestionItem, i);

    if (item.group != NULL)
      cr_question_add_group (question, list, item.group);
    else if (carry_place (edit, scene, &item.place))
      cr_question_add_place (question, list, item.place);
    else
      goes_on = list != CR_LIST_WAY;
  }
}

void
cr_question_carry (CrQuestion *question, const CrEdit *edit, const CrScene *scene)
{
  carry_list (question, CR_LIST_SHOOTERS, edit, scene);
  carry_list (question, CR_LIST_WAY, edit, scene);
  for (int end = 0; end < CR_N_ENDS; end++) {
    const CrPlace *at = cr_question_get_end (question, end);
    CrPlace place;

    if (at == NULL)
      continue;
    place = *at;
    if (carry_place (edit, scene, &place))
      cr_question_set_end (question, end, &place);
    else
      cr_question_aim (question, end, NULL);
  }
}

GArray *
cr_question_list_stands (CrQuestion *question, CrQuestionEnd end, const CrScene *scene)
{
  const CrPlace *place = cr_question_get_end (question, end);
  CrLofOptions options = get_options (question, scene);

  if (place == NULL)
    return g_array_new (FALSE, FALSE, sizeof (CrStand));
  return cr_stands_find (scene, place->hex, &options, CR_STANDS_ALL);
}

gboolean
cr_question_get_stand (CrQuestion *question,
                       CrQuestionEnd end,
                       const CrScene *scene,
                       CrStand *stand_out)
{
  const CrPlace *place = cr_question_get_end (question, end);
  CrLofOptions options = get_options (question, scene);

  if (place == NULL)
    return FALSE;
  stand_out->place = *place;
  return cr_lof_stand (scene, *place, cr_question_get_post (question, end), &options,
                       &stand_out->stand);
}

gboolean
cr_question_find_stand (CrQuestion *question,
                        guint shooter,
                        const CrScene *scene,
                        CrStand *stand_out)
{
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);
  CrLofOptions options = get_options (question, scene);

  if (shooter + 1 == shooters->len)
    return cr_question_get_stand (question, CR_END_FROM, scene, stand_out);
  stand_out->place = g_array_index (shooters, CrQuestionItem, shooter).place;
  return cr_lof_stand (scene, stand_out->place, NULL, &options, &stand_out->stand);
}

/* Where he stands of himself needs no saying, and follows men and towers. */
void
cr_question_set_stand (CrQuestion *question,
                       CrQuestionEnd end,
                       const CrScene *scene,
                       const CrStand *stand)
{
  const CrPlace *place = cr_question_get_end (question, end);
  CrLofOptions options = get_options (question, scene);
  CrLofStand own;

  if (place == NULL || !cr_hex_equal (place->hex, stand->place.hex))
    return;
  if (end == CR_END_FROM)
    replace_shooter (question, stand->place);
  cr_question_set_end (question, end, &stand->place);
  cr_question_set_post (question, end,
                        cr_lof_stand (scene, stand->place, NULL, &options, &own) &&
                                cr_post_equal (own.post, stand->stand.post)
                            ? NULL
                            : &stand->stand.post);
}

/* From the lowest floor up, and on each from below. */
static int
compare_cb (gconstpointer a, gconstpointer b)
{
  const CrStand *x = a, *y = b;

  return x->place.floor != y->place.floor ? x->place.floor - y->place.floor
                                          : x->stand.level - y->stand.level;
}

gboolean
cr_question_step_stand (CrQuestion *question, CrQuestionEnd end, const CrScene *scene, int by)
{
  CrLofOptions options = get_options (question, scene);
  g_autoptr (GArray) stands = NULL;
  CrStand now;

  if (!cr_question_get_stand (question, end, scene, &now))
    return FALSE;
  stands = cr_stands_find (scene, now.place.hex, &options, CR_STANDS_BUILT);
  g_array_sort (stands, compare_cb);
  for (int i = 0; i < (int) stands->len; i++) {
    const CrStand *stand = &g_array_index (stands, CrStand, i);

    if (stand->place.floor != now.place.floor || stand->stand.part != now.stand.part ||
        stand->stand.post.kind != now.stand.post.kind)
      continue;
    if (i + by < 0 || i + by >= (int) stands->len)
      return FALSE;
    cr_question_set_stand (question, end, scene, &g_array_index (stands, CrStand, i + by));
    return TRUE;
  }
  return FALSE;
}

static gboolean
is_origin (const CrMap *map, CrPlace place, CrDirection side)
{
  gsize n = 0;
  const CrSide *sides = cr_map_get_sides (map, place, side, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == CR_SIDE_BATTLEMENT || sides[i].kind == CR_SIDE_SLIT ||
        (cr_side_kind_is_opening ((CrSideKind) sides[i].kind) && cr_side_is_open (&sides[i])))
      return TRUE;
  return FALSE;
}

guint
cr_question_find_origins (const CrQuestion *question, const CrScene *scene)
{
  const CrPlace *shooter = cr_question_get_end (question, CR_END_FROM);
  guint origins = 0;

  for (CrDirection d = 0; shooter != NULL && d < CR_N_DIRECTIONS; d++)
    if (is_origin (cr_scene_get_map (scene), *shooter, d))
      origins |= 1u << d;
  return origins;
}

gboolean
cr_question_step_side (CrQuestion *question, const CrScene *scene, int by)
{
  guint origins = cr_question_find_origins (question, scene);
  const int n = CR_N_DIRECTIONS + 1;
  int side = cr_question_get_side (question) + 1;

  if (origins == 0)
    return FALSE;
  do
    side = (side + by + n) % n;
  while (side > 0 && (origins >> (side - 1) & 1) == 0);
  cr_question_set_side (question, side - 1);
  return TRUE;
}
