/* cre-tool-walk.c: the tool that asks where a man can walk.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-walk.h"

#include <glib/gi18n-lib.h>

#include "cr-words-move.h"

struct _CreToolWalk {
  CreTool parent_instance;

  CreAsk *ask;      /* borrowed: it is freed with the document */
  gboolean pending; /* a start was set by the keyboard, and the target is being chosen */
};

G_DEFINE_FINAL_TYPE (CreToolWalk, cre_tool_walk, CRE_TYPE_TOOL)

/* The movement points of a walker until the user sets them. */
#define USUAL_POINTS 12

static void
describe_walk (CreToolWalk *tool)
{
  CrQuestionKind kind;

  cre_tool_take_status (
      CRE_TOOL (tool),
      cre_ask_find_kind (tool->ask, &kind)
          ? cre_ask_dup_sentence (tool->ask, kind)
          : g_strdup (_ ("Press on a hex to see how far he gets, drag for the way to a hex.")));
}

static gboolean
is_place (CreToolWalk *tool, CrPlace place)
{
  return cr_scene_has_place (cre_tool_get_scene (CRE_TOOL (tool)), place);
}

static void
cre_tool_walk_begin (CreTool *base, const CreAim *aim)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  if (is_place (tool, aim->place))
    cre_ask_walk_from (tool->ask, aim->place);
  else
    cre_tool_take_status (base, g_strdup (_ ("There is no hex here.")));
}

static void
cre_tool_walk_drag (CreTool *base, const CreAim *aim)
{
  cre_ask_aim (CRE_TOOL_WALK (base)->ask, aim->place);
}

static void
cre_tool_walk_activate (CreTool *base, const CreAim *aim)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  if (tool->pending)
    cre_ask_aim (tool->ask, aim->place);
  else
    cre_tool_walk_begin (base, aim);
  tool->pending = !tool->pending && cre_ask_get_end (tool->ask, CR_END_FROM) != NULL;
}

static void
cre_tool_walk_hover (CreTool *base, const CreAim *aim)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  if (cre_tool_is_active (base))
    return;
  cre_tool_set_preview (base, aim != NULL ? &(CreMark){ aim->place, -1 } : NULL,
                        aim != NULL && is_place (tool, aim->place) ? 1 : 0);
  if (aim != NULL && tool->pending)
    cre_ask_aim (tool->ask, aim->place);
  describe_walk (tool);
}

static void
cre_tool_walk_cancel (CreTool *base)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  tool->pending = FALSE;
  cre_ask_put (tool->ask, cre_ask_forget (tool->ask));
}

static void
cre_tool_walk_erase (CreTool *base, const CreAim *aim)
{
  cre_tool_cancel (base);
}

static CreAsk *
cre_tool_walk_get_ask (CreTool *base)
{
  return CRE_TOOL_WALK (base)->ask;
}

/* Returns: what the figures in the sentence about a way are made of */
static GPtrArray *
cre_tool_walk_list_figures (CreTool *base)
{
  const CrAnswer *answer = cre_ask_answer (CRE_TOOL_WALK (base)->ask, CR_QUESTION_PATH);
  const GArray *steps = answer != NULL ? cr_answer_get_goal (answer)->steps : NULL;

  return steps != NULL && steps->len > 0
             ? cr_words_path_figures (cr_answer_get_scene (answer), steps)
             : NULL;
}

/* Sets the usual points when the question of a map is used for the first time. */
static void
begin_asking (CreAsk *ask)
{
  CrQuestion *question = cre_ask_dup_question (ask);

  cr_question_set_kind (question, CR_QUESTION_REACH);
  cr_question_set_points (question, USUAL_POINTS);
  cre_ask_put (ask, question);
}

static void
cre_tool_walk_constructed (GObject *object)
{
  CreToolWalk *tool = CRE_TOOL_WALK (object);

  tool->ask = cre_ask_get (cre_tool_get_document (CRE_TOOL (object)), "walk");
  G_OBJECT_CLASS (cre_tool_walk_parent_class)->constructed (object);
  if (!cr_question_kind_walks (cr_question_get_kind (cre_ask_get_question (tool->ask))))
    begin_asking (tool->ask);
  g_signal_connect_object (tool->ask, "changed", G_CALLBACK (describe_walk), tool,
                           G_CONNECT_SWAPPED);
}

static void
cre_tool_walk_class_init (CreToolWalkClass *klass)
{
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = cre_tool_walk_constructed;
  tool_class->hover = cre_tool_walk_hover;
  tool_class->begin = cre_tool_walk_begin;
  tool_class->drag = cre_tool_walk_drag;
  tool_class->cancel = cre_tool_walk_cancel;
  tool_class->activate = cre_tool_walk_activate;
  tool_class->erase = cre_tool_walk_erase;
  tool_class->shows = CRE_SHOWS_ANSWERS;
  tool_class->get_ask = cre_tool_walk_get_ask;
  tool_class->list_figures = cre_tool_walk_list_figures;
}

static void
cre_tool_walk_init (CreToolWalk *tool)
{
}
