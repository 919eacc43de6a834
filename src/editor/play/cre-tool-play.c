/* cre-tool-play.c: the tool that moves men in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-play-private.h"

G_DEFINE_FINAL_TYPE (CreToolPlay, cre_tool_play, CRE_TYPE_TOOL)

static guint signal_chosen;

void
cre_tool_play_tell_chosen (CreToolPlay *tool)
{
  g_signal_emit (tool, signal_chosen, 0);
}

static CrState *
get_state (CreToolPlay *tool)
{
  return cre_play_get_state (tool->play);
}

static const CrFighter *
get_chosen (CreToolPlay *tool)
{
  return cr_state_get_fighter (get_state (tool), (guint) tool->men[0]);
}

static gboolean
is_chosen_at (CreToolPlay *tool, CrPlace place)
{
  return tool->n_men > 0 && get_chosen (tool)->here && cr_fighter_covers (get_chosen (tool), place);
}

/* The functions from here on give orders. */

gboolean
cre_tool_play_give (CreToolPlay *tool, const CrOrder *order, CrPlace at)
{
  CrRefusal refusal;

  if (cre_play_give (tool->play, order, &refusal))
    return TRUE;
  cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ at, -1 },
                         cre_play_word_refusal (tool->play, order, &refusal));
  return FALSE;
}

static void
send_man (CreToolPlay *tool, CrPlace place)
{
  CrOrder order = cre_play_order_to (tool->play, tool->men, tool->n_men, place);

  if (cre_tool_play_give (tool, &order, place) || order.n_targets == 0)
    return;
  tool->barred = place;
  cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ place, -1 },
                         cre_tool_play_describe_barred (tool, &order));
}

/* Returns: the number of the answer at the place: the one that was chosen by Tab, otherwise that of
 * the man in hand, otherwise the first; 0 for none */
static int
find_choice (CreToolPlay *tool, CrPlace place)
{
  return tool->answer > 0 && cr_place_equal (place, tool->answer_at)
             ? tool->answer
             : cre_play_find_choice (tool->play, place, cre_tool_play_get_chosen (tool));
}

/* Whether only dead men lie there; one walks over them as over any ground (MOV-06). */
static gboolean
is_strewn (CreToolPlay *tool, CrPlace place)
{
  int man = cre_play_find_man (tool->play, place, -1);

  return man >= 0 && !cr_fighter_is_living (cr_state_get_fighter (get_state (tool), (guint) man));
}

/* Whether the men in hand would shoot or attack there if the rules allowed it. */
static gboolean
aims_at_foe (CreToolPlay *tool, CrPlace place)
{
  return !cre_play_is_looking_back (tool->play) &&
         get_chosen (tool)->side == cr_state_get_actor (get_state (tool)) &&
         cre_play_order_to (tool->play, tool->men, tool->n_men, place).n_targets > 0;
}

/* Whether a click there tells why the men in hand cannot attack their foe. When that has been told,
 * the next click chooses the foe. */
static gboolean
is_barred (CreToolPlay *tool, CrPlace place)
{
  return tool->n_men > 0 && !is_chosen_at (tool, place) &&
         cr_state_get_awaited (get_state (tool)) == NULL && !cr_place_equal (place, tool->barred) &&
         aims_at_foe (tool, place);
}

/* Whether a click there is for the men in hand, or answers a question, and does not choose another
 * man. */
static gboolean
is_meant (CreToolPlay *tool, CrPlace place)
{
  CrOrder order;
  gboolean aimed;

  if (cre_tool_play_is_placing (tool) || find_choice (tool, place) > 0)
    return TRUE;
  if (tool->n_men == 0 || is_chosen_at (tool, place) || cre_play_is_looking_back (tool->play))
    return FALSE;
  if (is_barred (tool, place))
    return TRUE;
  order = cre_play_order_to (tool->play, tool->men, tool->n_men, place);
  aimed = order.n_targets > 0 || (order.gear >= 0 && order.verb != CR_VERB_CARRY);
  return (aimed || is_strewn (tool, place)) && cr_game_judge (get_state (tool), &order, NULL);
}

/* Answers the question that the game asks, or sends the men in hand there. */
static void
act_at (CreToolPlay *tool, CrPlace place)
{
  CrOrder choice = cr_order_new (CR_VERB_CHOOSE);

  choice.number = find_choice (tool, place);
  if (choice.number > 0)
    cre_tool_play_give (tool, &choice, place);
  else if (cre_tool_play_is_placing (tool))
    cre_tool_play_put (tool, place);
  else if (tool->n_men > 0)
    send_man (tool, place);
}

/* Whether a press is beside the map, which lets go of the chosen men; a man or piece that is being
 * put on the map stays in hand. */
static gboolean
is_beside_map (CreToolPlay *tool, CrPlace place, int man, int gear)
{
  return man < 0 && gear < 0 && !cre_tool_play_is_placing (tool) &&
         !cr_map_has_place (cr_state_get_map (get_state (tool)), place);
}

/* Whether a press is on a man within gear that can be rolled, when he or the gear is chosen
 * already. */
static gboolean
is_again (CreToolPlay *tool, CrPlace place, int man, int gear)
{
  return man >= 0 && (gear >= 0 || (tool->n_men == 1 && is_chosen_at (tool, place) &&
                                    cre_tool_play_find_rolled (tool, place) >= 0));
}

static void
cre_tool_play_begin (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  gboolean adds = (aim->modifiers & (CRE_SHIFT | CRE_CTRL)) != 0;
  gboolean meant = !adds && is_meant (tool, aim->place);
  int man = meant ? -1 : cre_play_find_man (tool->play, aim->place, -1);
  int gear = meant || adds ? -1 : cre_tool_play_find_grip (tool, aim->place, man);

  tool->again = !adds && is_again (tool, aim->place, man, gear);
  if ((tool->gear >= 0 && gear != tool->gear) || is_beside_map (tool, aim->place, man, gear))
    cre_tool_play_choose (tool, -1);
  if (gear >= 0)
    man = -1;
  tool->pressed = aim->place;
  cre_tool_play_take_side (tool, aim);
  tool->joining = adds && man >= 0;
  tool->grabbed = man >= 0 || (!meant && is_chosen_at (tool, aim->place));
  if (tool->joining)
    cre_tool_play_join (tool, man);
  else if (man >= 0 && !is_chosen_at (tool, aim->place))
    cre_tool_play_choose (tool, man);
  if (man >= 0)
    cre_tool_take_status (base, cre_tool_play_describe_men (tool, man));
  if (gear >= 0)
    cre_tool_play_take_hold (tool, gear);
}

static void
cre_tool_play_drag (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  const CreWord *word = cre_tool_get_word (base);

  if (!tool->grabbed && !tool->joining && !cr_place_equal (aim->place, tool->pressed))
    cre_tool_play_grip_rolled (tool);
  if (!tool->grabbed || (word != NULL && cr_place_equal (word->mark.place, aim->place)))
    return;
  if (!cr_place_equal (aim->place, tool->pressed)) {
    if (tool->gear >= 0)
      cre_tool_play_point_gear (tool, aim->place);
    else
      cre_tool_play_point_to (tool, aim->place, TRUE);
    return;
  }
  cre_tool_dismiss (base);
  cre_tool_play_forget_path (tool);
  cre_tool_redraw (base);
}

/* During the set-up, a click elsewhere than on the man in hand lets go of him; he is moved by
 * dragging, or by Enter. */
static gboolean
only_looks (CreToolPlay *tool, CrPlace place)
{
  return tool->n_men > 0 && cr_state_get_phase (get_state (tool)) == NULL &&
         !cre_tool_play_is_placing (tool) && find_choice (tool, place) == 0;
}

static void
cre_tool_play_end (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  gboolean same = cr_place_equal (aim->place, tool->pressed);

  cre_tool_play_forget_path (tool);
  cre_tool_play_take_side (tool, aim);
  if (tool->gear >= 0 && tool->grabbed && !same)
    cre_tool_play_drag_gear (tool, aim->place);
  else if (same && tool->again)
    cre_tool_play_swap (tool, aim->place);
  else if (tool->gear < 0 && same && !tool->grabbed && only_looks (tool, aim->place))
    cre_tool_play_choose (tool, -1);
  else if (tool->gear < 0 && tool->grabbed != same && !tool->joining)
    act_at (tool, aim->place);
  tool->grabbed = tool->joining = tool->again = FALSE;
}

/* Shows the hexes of a piece in hand; otherwise the aimed hex, and for a horse also the one behind
 * it. */
static void
show_aim (CreToolPlay *tool, const CreAim *aim)
{
  CreMark marks[2] = { { .side = -1 }, { .side = -1 } };

  if (aim != NULL && tool->piece != NULL) {
    cre_tool_play_show_piece (tool, aim->place);
    return;
  }
  if (aim != NULL) {
    marks[0].place = aim->place;
    marks[1].place =
        (CrPlace){ aim->place.floor,
                   cr_hex_neighbour (aim->place.hex, cr_direction_opposite (aim->side)) };
  }
  cre_tool_set_preview (CRE_TOOL (tool), marks,
                        aim == NULL                      ? 0
                        : cre_tool_play_has_horse (tool) ? 2
                                                         : 1);
}

static void
cre_tool_play_hover (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  gboolean there =
      aim != NULL && cr_map_has_place (cr_state_get_map (get_state (tool)), aim->place);
  int man = there ? cre_play_find_man (tool->play, aim->place, -1) : -1;
  int gear = there ? cre_tool_play_find_grip (tool, aim->place, man) : -1;

  if (there)
    cre_tool_play_take_side (tool, aim);
  show_aim (tool, there ? aim : NULL);
  if (!there || !cr_place_equal (aim->place, tool->answer_at))
    tool->answer = 0;
  if (!there || !cr_place_equal (aim->place, tool->barred))
    tool->barred.floor = -1;
  if (there && find_choice (tool, aim->place) > 0) {
    cre_tool_play_forget_path (tool);
    cre_tool_take_status (base,
                          cre_tool_play_describe_choice (tool, find_choice (tool, aim->place)));
  } else if (tool->piece != NULL && there)
    cre_tool_play_point_piece (tool, aim->place);
  else if (cre_tool_play_is_placing (tool))
    cre_tool_take_status (base, cre_tool_play_describe_taken (tool));
  else if (gear < 0 && tool->n_men > 0 && there && !cre_play_is_looking_back (tool->play) &&
           (man < 0 || is_meant (tool, aim->place) || aims_at_foe (tool, aim->place)))
    cre_tool_play_point_to (tool, aim->place, FALSE);
  else {
    cre_tool_play_forget_path (tool);
    cre_tool_take_status (base, gear >= 0 ? cre_tool_play_describe_gear (tool, gear)
                                : there   ? cre_tool_play_describe_there (tool, man, aim->place)
                                          : cre_tool_play_describe_men (tool, man));
  }
}

/* Chooses the next of several men in the hex. If there is only one, who is in hand already, chooses
 * the gear within which he stands. */
static void
choose_next (CreToolPlay *tool, CrPlace place)
{
  int chosen = cre_tool_play_get_chosen (tool);
  int next = cre_play_find_man (tool->play, place, chosen);

  if (next != chosen || cre_tool_play_find_rolled (tool, place) < 0) {
    cre_tool_play_choose (tool, next);
    return;
  }
  tool->pressed = place;
  cre_tool_play_swap (tool, place);
  tool->grabbed = FALSE;
}

static void
end_phase (CreToolPlay *tool, CrPlace at)
{
  CrOrder end = cr_order_new (CR_VERB_END);
  CrRefusal refusal;

  if (!cre_play_end_phase (tool->play, &refusal))
    cre_tool_tell_refused (CRE_TOOL (tool), (CreMark){ at, -1 },
                           cre_play_word_refusal (tool->play, &end, &refusal));
}

static void
cre_tool_play_activate (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  int man = cre_play_find_man (tool->play, aim->place, -1);

  cre_tool_play_take_side (tool, aim);
  if (aim->modifiers & CRE_CTRL)
    end_phase (tool, aim->place);
  else if (aim->modifiers & CRE_SHIFT && man >= 0)
    cre_tool_play_join (tool, man);
  else if (man >= 0 && cre_tool_play_can_roll (tool, aim->place))
    cre_tool_play_drag_gear (tool, aim->place);
  else if (!is_meant (tool, aim->place) && man >= 0)
    choose_next (tool, aim->place);
  else if (tool->gear >= 0 && !cr_place_equal (aim->place, tool->pressed))
    cre_tool_play_drag_gear (tool, aim->place);
  else if (cre_tool_play_find_grip (tool, aim->place, man) >= 0 &&
           find_choice (tool, aim->place) == 0) {
    tool->pressed = aim->place;
    cre_tool_play_take_hold (tool, cre_tool_play_find_grip (tool, aim->place, man));
    tool->grabbed = FALSE;
  } else
    act_at (tool, aim->place);
}

static void
cre_tool_play_erase (CreTool *base, const CreAim *aim)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  int man = is_chosen_at (tool, aim->place) ? tool->men[0] : -1;
  CrOrder order;

  gboolean there = cre_play_order_removal (tool->play, aim->place, man, &order);

  if (tool->gear >= 0 && order.n_men == 0)
    order.gear = tool->gear;
  if (there || order.gear >= 0)
    cre_tool_play_give (tool, &order, aim->place);
}

static void
cre_tool_play_cancel (CreTool *base)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);

  tool->grabbed = tool->joining = FALSE;
  cre_tool_play_choose (tool, -1);
  cre_tool_hover (base, NULL);
}

static gboolean
cre_tool_play_take_back (CreTool *base)
{
  return cre_play_take_back (CRE_TOOL_PLAY (base)->play);
}

/* Comma goes one order back in the log, full stop one on. With gear or a horse in hand, they turn
 * it. */
static gboolean
cre_tool_play_turn (CreTool *base, int sixths)
{
  if (cre_tool_play_heads (CRE_TOOL_PLAY (base))) {
    cre_tool_play_turn_piece (CRE_TOOL_PLAY (base), sixths);
    return TRUE;
  }
  if (CRE_TOOL_PLAY (base)->piece != NULL || cre_tool_play_has_horse (CRE_TOOL_PLAY (base)))
    return FALSE;
  cre_play_step (CRE_TOOL_PLAY (base)->play, sixths < 0 ? -1 : 1);
  return TRUE;
}

static const CrReach *
cre_tool_play_get_reach (CreTool *base)
{
  return CRE_TOOL_PLAY (base)->reach;
}

/* Tab goes to the next answer; after the last one it leaves the map. */
static gboolean
cre_tool_play_next (CreTool *base, int step, CrPlace *place)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (base);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  CrPlace at;

  cre_play_list_choices (tool->play, choices);
  if (tool->answer == 0 && step < 0)
    tool->answer = (int) choices->len + 1;
  if (tool->answer + step < 1 || tool->answer + step > (int) choices->len) {
    tool->answer = 0;
    return FALSE;
  }
  tool->answer += step;
  at = cre_play_find_choice_place (tool->play,
                                   &g_array_index (choices, CrChoice, (guint) tool->answer - 1));
  if (at.floor >= 0)
    *place = at;
  tool->answer_at = *place;
  return TRUE;
}

/* Called when an order was done or taken back, by this tool or elsewhere. */
static void
played_cb (CreToolPlay *tool)
{
  tool->answer = 0;
  tool->barred.floor = -1;
  /* A shown refusal is about the moment before. */
  cre_tool_dismiss (CRE_TOOL (tool));
  cre_tool_play_let_absent_go (tool);
  if (tool->gear >= 0 &&
      (tool->gear >= (int) cr_state_n_gear (get_state (tool)) ||
       cr_state_get_gear (get_state (tool), (guint) tool->gear)->state == CR_GEAR_AWAY))
    tool->gear = -1;
  cre_tool_play_find_reach (tool);
  cre_tool_play_find_headings (tool);
  cre_tool_play_light_piece (tool);
  /* The question of the game is told before the men in hand. */
  cre_tool_take_status (CRE_TOOL (tool), cr_state_get_awaited (get_state (tool)) == NULL
                                             ? cre_tool_play_describe_men (tool, -1)
                                             : cre_tool_play_describe_hint (tool));
}

static void
cre_tool_play_finalize (GObject *object)
{
  CreToolPlay *tool = CRE_TOOL_PLAY (object);

  cr_reach_free (tool->reach);
  g_array_unref (tool->threats);
  g_array_unref (tool->concerned);
  g_array_unref (tool->path);
  g_byte_array_unref (tool->headings);
  g_clear_object (&tool->play);
  G_OBJECT_CLASS (cre_tool_play_parent_class)->finalize (object);
}

static void
cre_tool_play_class_init (CreToolPlayClass *klass)
{
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cre_tool_play_finalize;
  tool_class->hover = cre_tool_play_hover;
  tool_class->begin = cre_tool_play_begin;
  tool_class->drag = cre_tool_play_drag;
  tool_class->end = cre_tool_play_end;
  tool_class->cancel = cre_tool_play_cancel;
  tool_class->take_back = cre_tool_play_take_back;
  tool_class->activate = cre_tool_play_activate;
  tool_class->erase = cre_tool_play_erase;
  tool_class->turn = cre_tool_play_turn;
  tool_class->next = cre_tool_play_next;
  tool_class->get_reach = cre_tool_play_get_reach;
  tool_class->shows = CRE_SHOWS_ANSWERS;
  signal_chosen = g_signal_new ("chosen", CRE_TYPE_TOOL_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
cre_tool_play_init (CreToolPlay *tool)
{
  tool->path = g_array_new (FALSE, FALSE, sizeof (CrStep));
  tool->threats = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  tool->concerned = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  tool->headings = g_byte_array_new ();
  tool->facing = tool->gear = -1;
}

CreTool *
cre_tool_play_new (CrePlay *play)
{
  CreToolPlay *tool =
      g_object_new (CRE_TYPE_TOOL_PLAY, "document", cre_play_get_stage (play), NULL);

  tool->play = g_object_ref (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (played_cb), tool, G_CONNECT_SWAPPED);
  played_cb (tool);
  return CRE_TOOL (tool);
}
