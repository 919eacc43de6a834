/* cre-tool-fire-words.c: what the fire tool says. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-words-fire.h"
#include "cr-words-lof.h"

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

/* The answer in one sentence, and what is tried in front of a shot. */
static char *
describe_answer (CreToolFire *tool, CrQuestionKind kind)
{
  g_autofree char *tried = kind == CR_QUESTION_LOF ? cre_ask_dup_tried (tool->ask) : NULL;
  g_autofree char *sentence = cre_ask_dup_sentence (tool->ask, kind);

  /* Translators: what is tried, “Breach at 0710”; what comes of the shot then */
  return tried != NULL ? g_strdup_printf (_ ("%s: %s"), tried, sentence)
                       : g_steal_pointer (&sentence);
}

/* While nothing is answered: how one asks. */
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

void
cre_tool_fire_describe (CreToolFire *tool)
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

void
cre_tool_fire_describe_placing (CreToolFire *tool)
{
  if (tool->placing == CRE_FIRE_ASKS)
    cre_tool_fire_describe (tool);
  else
    cre_tool_take_status (CRE_TOOL (tool), g_strdup (tool->placing == CRE_FIRE_MEN
                                                         ? cre_man_placer_get_hint (tool->men)
                                                         : cre_tower_placer_get_hint ()));
}

/* Whoever places men or towers has been told what he did, or why not, and that stays when what was
 * waited for is known. Others who stand there are told of by the answer they change. */
void
cre_tool_fire_changed_cb (CreToolFire *tool, CreAskWhy why)
{
  gboolean waits = cre_ask_is_waiting (cre_tool_get_status (CRE_TOOL (tool)));
  CrQuestionKind kind;
  gboolean asked = cre_ask_find_kind (tool->ask, &kind);

  if (why == CRE_ASK_PUT && tool->placing == CRE_FIRE_MEN && !asked)
    cre_tool_fire_describe_placing (tool);
  else if (why == CRE_ASK_PUT || (why == CRE_ASK_EDITED && asked && kind == CR_QUESTION_LOF) ||
           (why == CRE_ASK_KNOWN && asked && (tool->placing == CRE_FIRE_ASKS || waits)))
    cre_tool_fire_describe (tool);
}

gboolean
cre_tool_fire_find_verdict (CreTool *base, CreVerdict *verdict_out)
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
