/* cre-ask-ends.c: changes the shooter, the target and the way of a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-ask-private.h"

#include "cr-area.h"
#include "cr-question-aim.h"

static const CrScene *
get_scene (CreAsk *ask)
{
  return cre_map_document_get_scene (ask->document);
}

const CrPlace *
cre_ask_get_end (CreAsk *ask, CrQuestionEnd end)
{
  return end == CR_END_TO && cr_question_get_kind (ask->question) == CR_QUESTION_WHO
             ? NULL
             : cr_question_get_end (ask->question, end);
}

/* Returns: which end was aimed at or moved last */
static CrQuestionEnd
get_touched (CreAsk *ask)
{
  return cre_ask_get_end (ask, CR_END_TO) != NULL ? ask->touched : CR_END_FROM;
}

CrQuestion *
cre_ask_forget (CreAsk *ask)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  cr_question_clear_list (question, CR_LIST_SHOOTERS);
  cr_question_aim (question, CR_END_TO, NULL);
  if (cr_question_kind_walks (cr_question_get_kind (question)))
    cr_question_aim (question, CR_END_FROM, NULL);
  else
    cr_question_set_kind (question, CR_QUESTION_LOF);
  cre_ask_wonder (ask, NULL);
  return question;
}

void
cre_ask_walk_from (CreAsk *ask, CrPlace start)
{
  CrQuestion *question = cre_ask_forget (ask);

  cr_question_aim (question, CR_END_FROM, &start);
  cre_ask_put (ask, question);
}

void
cre_ask_show_field (CreAsk *ask, CrQuestion *question)
{
  cr_question_aim (question, CR_END_TO, NULL);
  cr_question_set_kind (question, CR_QUESTION_FIELD);
  ask->touched = CR_END_FROM;
  cre_ask_put (ask, question);
}

void
cre_ask_set_shooters (CreAsk *ask, const CrPlace *shooters, gsize n_shooters)
{
  CrQuestion *question = cre_ask_forget (ask);

  if (n_shooters != 1)
    cr_question_set_side (question, -1);
  for (gsize i = 0; i < n_shooters; i++)
    if (cr_scene_has_place (get_scene (ask), shooters[i]))
      cr_question_add_place (question, CR_LIST_SHOOTERS, shooters[i]);
  cre_ask_show_field (ask, question);
}

static void
set_men (CreAsk *ask, const GArray *places)
{
  cre_ask_set_shooters (ask, cr_places_of (places).places, places->len);
}

gboolean
cre_ask_show_garrison (CreAsk *ask, CrGarrison which)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (get_scene (ask), which, places);
  set_men (ask, places);
  return places->len > 0;
}

void
cre_ask_show_area (CreAsk *ask, guint index)
{
  const CrMap *map = cr_scene_get_map (get_scene (ask));
  g_auto (CrArea) area = { NULL };

  if (cr_area_read (map, cr_map_get_node (map, CR_SECTION_AREAS, index), &area, NULL))
    set_men (ask, area.places);
}

void
cre_ask_drop_shooter (CreAsk *ask, guint index)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  cr_question_remove_item (question, CR_LIST_SHOOTERS, index);
  cre_ask_put (ask, question);
}

void
cre_ask_aim (CreAsk *ask, CrPlace place)
{
  const CrPlace *shooter = cre_ask_get_end (ask, CR_END_FROM);
  const CrPlace *target = cre_ask_get_end (ask, CR_END_TO);
  CrQuestion *question;
  gboolean home;

  if (shooter == NULL || !cr_scene_has_place (get_scene (ask), place) ||
      (target != NULL && cr_place_equal (*target, place)))
    return;
  question = cre_ask_dup_question (ask);
  home = cr_place_equal (place, *shooter);
  cr_question_aim (question, CR_END_TO, home ? NULL : &place);
  if (!cr_question_kind_walks (cr_question_get_kind (question)))
    cr_question_set_kind (question, home ? CR_QUESTION_FIELD : CR_QUESTION_LOF);
  ask->touched = home ? CR_END_FROM : CR_END_TO;
  cre_ask_put (ask, question);
}

void
cre_ask_set_shot (CreAsk *ask, CrPlace from, CrPlace to)
{
  CrQuestion *question = cre_ask_forget (ask);

  cr_question_add_place (question, CR_LIST_SHOOTERS, from);
  cr_question_aim (question, CR_END_TO, &to);
  ask->touched = CR_END_TO;
  cre_ask_put (ask, question);
}

void
cre_ask_set_victim (CreAsk *ask, CrPlace victim)
{
  CrQuestion *question = cre_ask_forget (ask);

  if (cr_scene_has_place (get_scene (ask), victim)) {
    cr_question_aim (question, CR_END_TO, &victim);
    cr_question_set_kind (question, CR_QUESTION_WHO);
  }
  cre_ask_put (ask, question);
}

void
cre_ask_swap (CreAsk *ask)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  if (cre_ask_get_end (ask, CR_END_TO) != NULL)
    cr_question_swap_ends (question);
  cre_ask_put (ask, question);
}

void
cre_ask_set_stand (CreAsk *ask, CrQuestionEnd end, const CrStand *stand)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  ask->touched = end;
  cr_question_set_stand (question, end, get_scene (ask), stand);
  cre_ask_put (ask, question);
}

gboolean
cre_ask_find_stand (CreAsk *ask, guint shooter, CrStand *stand_out)
{
  return cr_question_find_stand (ask->question, shooter, get_scene (ask), stand_out);
}

gboolean
cre_ask_get_stand (CreAsk *ask, CrQuestionEnd end, CrStand *stand_out)
{
  return cre_ask_get_end (ask, end) != NULL &&
         cr_question_get_stand (ask->question, end, get_scene (ask), stand_out);
}

GArray *
cre_ask_list_stands (CreAsk *ask, CrQuestionEnd end)
{
  return cr_question_list_stands (ask->question, end, get_scene (ask));
}

gboolean
cre_ask_step_stand (CreAsk *ask, int by)
{
  g_autoptr (CrQuestion) question = cre_ask_dup_question (ask);

  if (!cr_question_step_stand (question, get_touched (ask), get_scene (ask), by))
    return FALSE;
  cre_ask_put (ask, g_steal_pointer (&question));
  return TRUE;
}

gboolean
cre_ask_step_side (CreAsk *ask, int by)
{
  g_autoptr (CrQuestion) question = cre_ask_dup_question (ask);

  if (!cr_question_step_side (question, get_scene (ask), by))
    return FALSE;
  cre_ask_put (ask, g_steal_pointer (&question));
  return TRUE;
}

gboolean
cre_ask_choose_side (CreAsk *ask, CrDirection side)
{
  gboolean again = cr_question_get_side (ask->question) == side;

  if (!again && !(cr_question_find_origins (ask->question, get_scene (ask)) >> side & 1))
    return FALSE;
  g_object_set (ask, "side", again ? -1 : side, NULL);
  return TRUE;
}

void
cre_ask_set_way (CreAsk *ask, const CrPlace *places, gsize n_places)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  cr_question_clear_list (question, CR_LIST_WAY);
  for (gsize i = 0; i < n_places; i++)
    if (cr_scene_has_place (get_scene (ask), places[i]))
      cr_question_add_place (question, CR_LIST_WAY, places[i]);
  cre_ask_put (ask, question);
}

/* Returns: the next hex on the way to @to, on the map if there is one nearer to @to */
static CrPlace
step_towards (CreAsk *ask, CrPlace from, CrHex to)
{
  CrPlace best = { from.floor, to };
  int least = cr_hex_distance (from.hex, to);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (from, d);

    if (cr_hex_distance (next.hex, to) < least && cr_scene_has_place (get_scene (ask), next)) {
      least = cr_hex_distance (next.hex, to);
      best = next;
    }
  }
  return best;
}

void
cre_ask_extend_way (CreAsk *ask, CrPlace place)
{
  g_autoptr (CrQuestion) question = cre_ask_dup_question (ask);
  const GArray *way = cr_question_get_list (question, CR_LIST_WAY);
  CrPlace at;

  if (way->len == 0 || !cr_scene_has_place (get_scene (ask), place))
    return;
  at = g_array_index (way, CrQuestionItem, way->len - 1).place;
  if (cr_place_equal (at, place))
    return;
  if (way->len > 1 &&
      cr_place_equal (g_array_index (way, CrQuestionItem, way->len - 2).place, place)) {
    cr_question_remove_item (question, CR_LIST_WAY, way->len - 1);
    at = place;
  }
  at.floor = place.floor;
  while (!cr_hex_equal (at.hex, place.hex)) {
    at = step_towards (ask, at, place.hex);
    if (cr_scene_has_place (get_scene (ask), at))
      cr_question_add_place (question, CR_LIST_WAY, at);
  }
  cre_ask_put (ask, g_steal_pointer (&question));
}

gboolean
cre_ask_end_way (CreAsk *ask)
{
  if (cr_question_get_list (ask->question, CR_LIST_WAY)->len > 1)
    return TRUE;
  cre_ask_set_way (ask, NULL, 0);
  return FALSE;
}
