/* cre-tool-fire.c: the tool that asks who can shoot whom.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire.h"

#include "cr-question-aim.h"
#include "cr-words-fire.h"
#include "cr-words-lof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _CreToolFire {
  CreTool parent_instance;

  /* borrowed: they are freed with the document */
  CreAsk *ask;
  CreManPlacer *men;
  CreTowerPlacer *towers;

  int placing;           /* a #CreFirePlacing */
  gboolean pending;      /* a shooter was set by the keyboard, and the target is being chosen */
  gboolean asks_nothing; /* the press has done its work, so its drag and release ask nothing */
  gboolean moves;        /* a drag after the press moves the shooter: */
  CrPlace moved_to;      /* his place at the press, then where he was moved to last */
  gboolean draws_way;    /* the current stroke draws a way */
  gboolean keyboard_way; /* the keyboard draws a way, until Enter ends it */
};

G_DEFINE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE_TYPE_TOOL)

static const CreField fields[] = {
  { "placing", G_STRUCT_OFFSET (CreToolFire, placing), FALSE, 0, CRE_N_FIRE_PLACINGS - 1, 0 },
};

/* The functions from here on make the sentences of the status bar. */

static char *
describe_victim (CreToolFire *tool)
{
  CrLofOptions options = cre_ask_get_options (tool->ask);
  CrWordsFire asked = {
    cre_tool_get_scene (CRE_TOOL (tool)), { NULL, 0 }, &options, g_get_language_names ()
  };
  g_autofree char *at = cr_words_fire_place (
      &asked, *cr_question_get_end (cre_ask_get_question (tool->ask), CR_END_TO));

  /* Translators: a place */
  return g_strdup_printf (_ ("Who can hit %s? Choose one of the shooters listed below the map."),
                          at);
}

/* Returns: the answer as a sentence; for a shot, after the changes that are tried */
static char *
describe_answer (CreToolFire *tool, CrQuestionKind kind)
{
  g_autofree char *tried = kind == CR_QUESTION_LOF ? cre_ask_dup_tried (tool->ask) : NULL;
  g_autofree char *sentence = cre_ask_dup_sentence (tool->ask, kind);

  /* Translators: what is tried, “Breach at 0710”; what comes of the shot then */
  return tried != NULL ? g_strdup_printf (_ ("%s: %s"), tried, sentence)
                       : g_steal_pointer (&sentence);
}

/* Returns: how to ask, while there is no answer */
static char *
describe_asking (CreToolFire *tool)
{
  const CrQuestion *question = cre_ask_get_question (tool->ask);

  if (cr_question_get_kind (question) == CR_QUESTION_WHO &&
      cr_question_get_end (question, CR_END_TO) != NULL)
    return describe_victim (tool);
  if (cr_question_get_list (question, CR_LIST_SHOOTERS)->len > 0)
    return g_strdup (_ ("Choose the target; the shooter himself for his field of fire."));
  return g_strdup (_ ("Press on the shooter and drag to the target; let go on him for his field of "
                      "fire. Ctrl+drag draws a way under fire."));
}

/* Shows the sentence for what is known now. */
static void
describe_fire (CreToolFire *tool)
{
  CrQuestionKind kind;
  gboolean asked = cre_ask_find_kind (tool->ask, &kind);
  char *words;

  if (tool->keyboard_way && !(asked && kind == CR_QUESTION_EXPOSURE))
    words = g_strdup (_ ("Arrows draw the way, Ctrl+Enter ends it."));
  else
    words = asked ? describe_answer (tool, kind) : describe_asking (tool);
  cre_tool_take_status (CRE_TOOL (tool), words);
}

/* Tells what a click does now, because nothing else shows it when the options are closed. */
static void
describe_placing (CreToolFire *tool)
{
  if (tool->placing == CRE_FIRE_ASKS)
    describe_fire (tool);
  else
    cre_tool_take_status (CRE_TOOL (tool), g_strdup (tool->placing == CRE_FIRE_MEN
                                                         ? cre_man_placer_get_hint (tool->men)
                                                         : cre_tower_placer_get_hint ()));
}

/* While men or towers are placed, the sentence about the last act stays when an answer becomes
 * known. When others have placed men, the sentence is about the changed answer. */
static void
changed_cb (CreToolFire *tool, CreAskWhy why)
{
  gboolean waits = cre_ask_is_waiting (cre_tool_get_status (CRE_TOOL (tool)));
  CrQuestionKind kind;
  gboolean asked = cre_ask_find_kind (tool->ask, &kind);

  if (why == CRE_ASK_PUT && tool->placing == CRE_FIRE_MEN && !asked)
    describe_placing (tool);
  else if (why == CRE_ASK_PUT || (why == CRE_ASK_EDITED && asked && kind == CR_QUESTION_LOF) ||
           (why == CRE_ASK_KNOWN && asked && (tool->placing == CRE_FIRE_ASKS || waits)))
    describe_fire (tool);
}

/* There is no verdict while the sentence is about something else: a man who was placed, or a tower
 * that cannot be. */
static gboolean
judge_shown (CreTool *base, CreVerdict *verdict_out)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrLof *lof = cre_ask_get_lof (tool->ask);
  const char *status = cre_tool_get_status (base), *begins;
  CrQuestionKind kind;

  if (lof == NULL || status == NULL || !cre_ask_find_kind (tool->ask, &kind) ||
      kind != CR_QUESTION_LOF)
    return FALSE;

  g_auto (CrWordsLof) words =
      cr_words_lof_parts (cre_ask_get_scene (tool->ask), lof, g_get_language_names ());
  g_autofree char *head = g_strconcat (words.before, words.verdict, NULL);

  begins = strstr (status, head);
  if (begins == NULL)
    return FALSE;
  *verdict_out = (CreVerdict){ (gsize) (begins - status) + strlen (words.before),
                               strlen (words.verdict), lof->verdict == CR_LOF_CLEAR };
  return TRUE;
}

static gboolean
is_place (CreToolFire *tool, CrPlace place)
{
  return cr_scene_has_place (cre_tool_get_scene (CRE_TOOL (tool)), place);
}

static guint
count_list (const CrQuestion *question, CrQuestionList list)
{
  return cr_question_get_list (question, list)->len;
}

static gboolean
find_shooter (const CrQuestion *question, CrPlace place, guint *index_out)
{
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);

  for (guint i = 0; i < shooters->len; i++)
    if (cr_place_equal (g_array_index (shooters, CrQuestionItem, i).place, place)) {
      *index_out = i;
      return TRUE;
    }
  return FALSE;
}

/* Begins a way by the keyboard, or ends it. */
static void
activate_way (CreToolFire *tool, CrPlace place)
{
  if (!tool->keyboard_way)
    cre_ask_set_way (tool->ask, &place, 1);
  else
    cre_ask_end_way (tool->ask);
  tool->keyboard_way =
      !tool->keyboard_way && count_list (cre_ask_get_question (tool->ask), CR_LIST_WAY) > 0;
  describe_fire (tool);
}

/* Adds a shooter; one who is there already is removed again, and then the press asks nothing. */
static void
press_shooter (CreToolFire *tool, const CreAim *aim)
{
  gboolean adds = (aim->modifiers & CRE_SHIFT) != 0;
  CrQuestion *question = adds ? cre_ask_dup_question (tool->ask) : cre_ask_forget (tool->ask);
  guint at;

  cr_question_clear_list (question, CR_LIST_WAY);
  cr_question_aim (question, CR_END_TO, NULL);
  tool->moves = tool->asks_nothing = find_shooter (question, aim->place, &at);
  tool->moved_to = aim->place;
  if (tool->asks_nothing)
    cr_question_remove_item (question, CR_LIST_SHOOTERS, at);
  else
    cr_question_add_place (question, CR_LIST_SHOOTERS, aim->place);
  cr_question_set_kind (question, tool->asks_nothing || count_list (question, CR_LIST_SHOOTERS) > 1
                                      ? CR_QUESTION_FIELD
                                      : CR_QUESTION_LOF);
  cre_ask_put (tool->ask, question);
}

static void
cre_tool_fire_begin (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  tool->asks_nothing = tool->placing != CRE_FIRE_ASKS;
  tool->moves = FALSE;
  /* The front of a siege tower may lie beyond the edge (TWR-08). */
  if (tool->placing == CRE_FIRE_TOWERS) {
    cre_tower_placer_press (tool->towers, aim->place);
    return;
  }
  if (!is_place (tool, aim->place)) {
    tool->asks_nothing = TRUE;
    cre_tool_take_status (base, g_strdup (_ ("There is no hex here.")));
    return;
  }
  if (tool->placing == CRE_FIRE_MEN) {
    cre_man_placer_turn (tool->men, aim->place);
    return;
  }
  cre_ask_wonder (tool->ask, NULL);
  if (aim->modifiers & CRE_CTRL) {
    tool->draws_way = tool->asks_nothing = TRUE;
    cre_ask_set_way (tool->ask, &aim->place, 1);
    return;
  }
  press_shooter (tool, aim);
}

/* Moves the pressed shooter with the pointer, over hexes without another shooter; his field
 * follows. */
static void
move_shooter (CreToolFire *tool, CrPlace place)
{
  CrQuestion *question;
  guint at;

  if (cr_place_equal (place, tool->moved_to) || !is_place (tool, place) ||
      find_shooter (cre_ask_get_question (tool->ask), place, &at))
    return;
  question = cre_ask_dup_question (tool->ask);
  if (find_shooter (question, tool->moved_to, &at))
    cr_question_remove_item (question, CR_LIST_SHOOTERS, at);
  cr_question_add_place (question, CR_LIST_SHOOTERS, place);
  tool->moved_to = place;
  cre_ask_show_field (tool->ask, question);
}

static void
cre_tool_fire_drag (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrPlace *target = cre_ask_get_end (tool->ask, CR_END_TO);

  if (tool->placing == CRE_FIRE_TOWERS)
    cre_tower_placer_drag (tool->towers, aim->place);
  if (tool->draws_way)
    cre_ask_extend_way (tool->ask, aim->place);
  if (tool->moves)
    move_shooter (tool, aim->place);
  /* Within its hex the target keeps the floor that Alt+Up or Alt+Down has chosen. */
  if (!tool->asks_nothing && (target == NULL || !cr_hex_equal (aim->place.hex, target->hex)))
    cre_ask_aim (tool->ask, aim->place);
}

static void
cre_tool_fire_end (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (tool->placing == CRE_FIRE_TOWERS)
    cre_tower_placer_release (tool->towers);
  if (tool->draws_way && !cre_ask_end_way (tool->ask))
    cre_ask_wonder (tool->ask, &aim->place);
  else if (!tool->asks_nothing && cre_ask_get_end (tool->ask, CR_END_TO) == NULL)
    cre_ask_show_field (tool->ask, cre_ask_dup_question (tool->ask));
  tool->draws_way = FALSE;
}

static void
cre_tool_fire_activate (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  gboolean placing = tool->placing != CRE_FIRE_ASKS;

  if (!placing && aim->modifiers & CRE_CTRL) {
    activate_way (tool, aim->place);
  } else if (placing || aim->modifiers & CRE_SHIFT) {
    cre_tool_begin (base, aim);
    cre_tool_end (base, aim);
    tool->pending = FALSE;
  } else if (!tool->pending) {
    cre_tool_begin (base, aim);
    tool->pending = cre_ask_get_end (tool->ask, CR_END_FROM) != NULL && !tool->asks_nothing;
    tool->asks_nothing = TRUE;
    cre_tool_end (base, aim);
  } else {
    tool->pending = FALSE;
    cre_ask_aim (tool->ask, aim->place);
    if (cre_ask_get_end (tool->ask, CR_END_TO) == NULL)
      cre_ask_show_field (tool->ask, cre_ask_dup_question (tool->ask));
  }
}

/* While men are placed, tells who stands there; otherwise the answer, or what a click does. */
static void
hover_man (CreToolFire *tool, const CreAim *aim)
{
  char *man = aim != NULL ? cre_man_placer_dup_man (tool->men, aim->place) : NULL;

  if (man != NULL)
    cre_tool_take_status (CRE_TOOL (tool), man);
  else
    changed_cb (tool, CRE_ASK_PUT);
}

static void
cre_tool_fire_hover (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  g_autoptr (GArray) marks = NULL;

  if (cre_tool_is_active (base))
    return;
  if (aim != NULL && tool->placing == CRE_FIRE_TOWERS) {
    marks = cre_tower_placer_point (tool->towers, aim->place);
    cre_tool_set_preview (base, (const CreMark *) (const void *) marks->data, marks->len);
    return;
  }
  cre_tool_set_preview (base, aim != NULL ? &(CreMark){ aim->place, -1 } : NULL,
                        aim != NULL && is_place (tool, aim->place) ? 1 : 0);
  if (aim != NULL && tool->keyboard_way)
    cre_ask_extend_way (tool->ask, aim->place);
  else if (aim != NULL && tool->pending)
    cre_ask_aim (tool->ask, aim->place);
  if (tool->placing == CRE_FIRE_MEN)
    hover_man (tool, aim);
  else
    describe_fire (tool);
}

static void
cre_tool_fire_cancel (CreTool *base)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  CrQuestion *question;

  /* The first Esc ends the placing of men or towers. */
  if (tool->placing != CRE_FIRE_ASKS) {
    g_object_set (tool, "placing", CRE_FIRE_ASKS, NULL);
    return;
  }
  tool->draws_way = tool->keyboard_way = FALSE;
  question = cre_ask_forget (tool->ask);
  cr_question_clear_list (question, CR_LIST_WAY);
  cre_ask_put (tool->ask, question);
}

static void
cre_tool_fire_erase (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (tool->placing == CRE_FIRE_ASKS)
    cre_tool_cancel (base);
  else if (tool->placing == CRE_FIRE_TOWERS) {
    if (!cre_tower_placer_remove (tool->towers, aim->place))
      cre_tool_take_status (base, g_strdup (_ ("No siege tower stands here.")));
  } else if (!cre_man_placer_erase (tool->men, aim->place))
    cre_tool_take_status (base, g_strdup (_ ("Nobody stands here.")));
}

static void
choose_side (CreToolFire *tool, CrDirection side)
{
  if (!cre_ask_choose_side (tool->ask, side))
    cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("Nothing to shoot over or through stands "
                                                        "on that side.")));
}

/* A right click sets the target too; on the shooter himself it sets the side over which he shoots.
 */
static void
cre_tool_fire_pick (CreTool *base, const CreAim *aim)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrPlace *shooter = cre_ask_get_end (tool->ask, CR_END_FROM);
  const CrMuster *muster = cr_question_get_muster (cre_ask_get_question (tool->ask));
  int tower = cr_muster_find_tower (muster, aim->place);

  if (tool->placing == CRE_FIRE_TOWERS) {
    if (tower >= 0) {
      cre_tower_placer_choose (tool->towers, (guint) tower);
      cre_tower_placer_turn (tool->towers, 1);
    }
  } else if (shooter != NULL && cr_place_equal (*shooter, aim->place))
    choose_side (tool, aim->side);
  else
    cre_ask_aim (tool->ask, aim->place);
}

static gboolean
cre_tool_fire_take_back (CreTool *base)
{
  if (!cre_men_take_back (cre_men_get (cre_tool_get_document (base))))
    return FALSE;
  cre_tool_take_status (base, g_strdup (_ ("Took the last step back.")));
  return TRUE;
}

/* Turns the shooter to the next side over which he can shoot, or the siege tower in hand. */
static gboolean
cre_tool_fire_turn (CreTool *base, int sixths)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);

  if (tool->placing == CRE_FIRE_TOWERS)
    cre_tower_placer_turn (tool->towers, sixths);
  else
    cre_ask_step_side (tool->ask, sixths);
  return TRUE;
}

/* While men are placed, a right click opens the menu with what can be done to them. */
static gboolean
cre_tool_fire_wants_menu (CreTool *base)
{
  return CRE_TOOL_FIRE (base)->placing == CRE_FIRE_MEN;
}

/* When the tool is taken in hand again it asks, and does not go on placing what was placed last. */
static void
cre_tool_fire_put_down (CreTool *base)
{
  g_object_set (base, "placing", CRE_FIRE_ASKS, NULL);
}

void
cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which)
{
  if (!cre_ask_show_garrison (tool->ask, which))
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("The castle has no battlements and no slits yet.")));
}

gboolean
cre_tool_fire_change_floor (CreToolFire *tool, int by)
{
  return tool->placing == CRE_FIRE_TOWERS ? cre_tower_placer_push (tool->towers, by)
                                          : cre_ask_step_stand (tool->ask, by);
}

static void
cre_tool_fire_field_changed (CreTool *base, const char *name)
{
  describe_placing (CRE_TOOL_FIRE (base));
}

static void
said_cb (CreTool *tool, const char *sentence)
{
  cre_tool_take_status (tool, g_strdup (sentence));
}

static CreAsk *
cre_tool_fire_get_ask (CreTool *base)
{
  return CRE_TOOL_FIRE (base)->ask;
}

static void
cre_tool_fire_constructed (GObject *object)
{
  CreToolFire *tool = CRE_TOOL_FIRE (object);
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (object));

  /* The question is connected to the document before the tool, so that the answers are up to date
   * when the tool tells them. */
  tool->ask = cre_ask_get (document, "fire");
  G_OBJECT_CLASS (cre_tool_fire_parent_class)->constructed (object);
  tool->men = cre_man_placer_get (document);
  tool->towers = cre_tower_placer_get (document);
  g_signal_connect_object (tool->ask, "changed", G_CALLBACK (changed_cb), tool, G_CONNECT_SWAPPED);
  g_signal_connect_object (tool->men, "said", G_CALLBACK (said_cb), tool, G_CONNECT_SWAPPED);
  g_signal_connect_object (tool->towers, "said", G_CALLBACK (said_cb), tool, G_CONNECT_SWAPPED);
  g_signal_connect_object (tool->towers, "notify::has-tower", G_CALLBACK (cre_tool_redraw), tool,
                           G_CONNECT_SWAPPED);
}

static void
cre_tool_fire_class_init (CreToolFireClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->constructed = cre_tool_fire_constructed;
  tool_class->hover = cre_tool_fire_hover;
  tool_class->begin = cre_tool_fire_begin;
  tool_class->drag = cre_tool_fire_drag;
  tool_class->end = cre_tool_fire_end;
  tool_class->cancel = cre_tool_fire_cancel;
  tool_class->take_back = cre_tool_fire_take_back;
  tool_class->pick = cre_tool_fire_pick;
  tool_class->activate = cre_tool_fire_activate;
  tool_class->erase = cre_tool_fire_erase;
  tool_class->shows = CRE_SHOWS_ANSWERS;
  tool_class->turn = cre_tool_fire_turn;
  tool_class->wants_menu = cre_tool_fire_wants_menu;
  tool_class->put_down = cre_tool_fire_put_down;
  tool_class->find_verdict = judge_shown;
  tool_class->get_ask = cre_tool_fire_get_ask;
  tool_class->field_changed = cre_tool_fire_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_fire_init (CreToolFire *tool)
{
}
