/* cre-tool-fire-words.c: what the fire tool says. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

#include "cr-words-lof.h"

#define FIELD_COMES N_ ("The field of fire is being worked out…")
#define DIFFERENCE_COMES N_ ("The fire before and after is being worked out…")

/* Who and what is asked; @options must outlive it. */
static CrWordsFire
ask_of (CreToolFire *tool, const GArray *men, const CrLofOptions *options)
{
  return (CrWordsFire){ cre_tool_fire_get_scene (tool),
                        { (const CrPlace *) (const void *) men->data, men->len },
                        options,
                        g_get_language_names () };
}

static CrWordsFire
ask (CreToolFire *tool, const CrLofOptions *options)
{
  return ask_of (tool, tool->way->len > 1 ? tool->watch : tool->shooters, options);
}

/* Returns: (transfer full) (nullable): what the changes gain and lose of all the shooters' fire */
char *
cre_tool_fire_dup_difference (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = ask_of (tool, tool->shooters, &options);
  const CrDifference *difference = cre_tool_fire_get_difference (tool);

  if (difference != NULL)
    return cr_words_difference (&asked, difference);
  if (tool->stopped)
    return g_strdup (_ ("Stopped before the fire before and after was worked out."));
  return cre_tool_fire_is_comparing (tool) ? g_strdup (_ (DIFFERENCE_COMES)) : NULL;
}

/**
 * cre_tool_fire_dup_answer:
 * @after: of the castle as it would be, else as it is
 *
 * Returns: (transfer full) (nullable): the shot, or what the shooters hit, in one sentence
 */
char *
cre_tool_fire_dup_answer (CreToolFire *tool, gboolean after)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = ask_of (tool, tool->shooters, &options);
  const CrField *field;
  CrLof lof = tool->lof;

  after = after && tool->changes->len > 0;
  if (after)
    asked.scene = cre_tool_fire_get_scene_after (tool);
  if (tool->has_target && (!after || cre_tool_fire_judge_after (tool, &lof)))
    return cr_words_lof (asked.scene, &lof, asked.languages);
  if (!tool->has_field)
    return NULL;
  if (after)
    field = cre_tool_fire_get_difference (tool) != NULL ? tool->field_after : NULL;
  else
    field = cre_tool_fire_get_field (tool);
  return field != NULL ? cr_words_field (&asked, field) : NULL;
}

/**
 * cre_tool_fire_dup_summary:
 *
 * Returns: (transfer full) (nullable): of the way, of what the changes do, or of the field, in one
 * sentence; NULL when none of these is shown
 */
char *
cre_tool_fire_dup_summary (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  const CrExposure *exposure = cre_tool_fire_get_exposure (tool);
  CrWordsFire asked = ask (tool, &options);

  if (exposure != NULL)
    return cr_words_exposure (&asked, exposure);
  if (!tool->has_field)
    return NULL;
  if (tool->changes->len > 0)
    return cre_tool_fire_dup_difference (tool);
  if (cre_tool_fire_get_field (tool) == NULL)
    return g_strdup (_ (FIELD_COMES));
  if (tool->show_counts)
    return cr_words_coverage (&asked, cre_tool_fire_get_field (tool));
  if (tool->show_dead && !tool->show_field)
    return cr_words_dead (&asked, cre_tool_fire_get_field (tool));
  return cr_words_field (&asked, cre_tool_fire_get_field (tool));
}

/**
 * cre_tool_fire_new_difference_table:
 *
 * Returns: (transfer full) (nullable): what the changes do to the fire of all shooters, place by
 * place
 */
CrWordsTable *
cre_tool_fire_new_difference_table (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = ask (tool, &options);
  const CrDifference *difference = cre_tool_fire_get_difference (tool);

  return difference != NULL ? cr_words_difference_table (&asked, difference) : NULL;
}

/**
 * cre_tool_fire_new_table:
 *
 * Returns: (transfer full) (nullable): the same as a table; of a shot, from all floors to all
 * floors
 */
CrWordsTable *
cre_tool_fire_new_table (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  const CrExposure *exposure = cre_tool_fire_get_exposure (tool);
  CrWordsFire asked = ask (tool, &options);
  const CrField *field = cre_tool_fire_get_field (tool);
  g_autoptr (CrShotTable) shots = NULL;

  if (exposure != NULL)
    return cr_words_exposure_table (&asked, exposure);
  if (tool->has_target) {
    options.from_side = tool->from_side;
    shots =
        cr_shot_table_new_posts (cre_document_get_fire (cre_tool_get_document (CRE_TOOL (tool))),
                                 tool->lof.from.hex, tool->lof.to.hex, &options);
    return cr_words_shots_table (&asked, shots);
  }
  if (tool->has_field && cre_tool_fire_get_difference (tool) != NULL)
    return cre_tool_fire_new_difference_table (tool);
  if (field != NULL && tool->show_counts)
    return cr_words_coverage_table (&asked, field);
  if (field != NULL && tool->show_dead && !tool->show_field)
    return cr_words_dead_table (&asked, field);
  return field != NULL ? cr_words_field_table (&asked, field) : NULL;
}

/**
 * cre_tool_fire_new_steps_table:
 *
 * Returns: (transfer full) (nullable): the shot step by step, as the section shows it
 */
CrWordsTable *
cre_tool_fire_new_steps_table (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = ask (tool, &options);

  return tool->has_target ? cr_words_steps_table (&asked, tool->steps) : NULL;
}

static char *
describe_victim (CreToolFire *tool)
{
  CrLofOptions options = cre_tool_fire_get_options (tool);
  CrWordsFire asked = ask (tool, &options);
  g_autofree char *at = cr_words_fire_place (&asked, tool->victim);

  /* Translators: a place */
  return g_strdup_printf (_ ("Who can hit %s? Choose one of the shooters listed below the map."),
                          at);
}

/* The shot in one sentence, and what is tried in front of it. */
static char *
describe_shot (CreToolFire *tool)
{
  g_autofree char *tried = cre_tool_fire_dup_tried (tool);
  g_autofree char *sentence =
      cr_words_lof (cre_tool_fire_get_scene_after (tool), cre_tool_fire_get_shown (tool, NULL),
                    g_get_language_names ());

  /* Translators: what is tried, “Breach at 0710”; what comes of the shot then */
  return tried != NULL ? g_strdup_printf (_ ("%s: %s"), tried, sentence)
                       : g_steal_pointer (&sentence);
}

/* None where it has something else to say: of a man who was placed, of a tower that cannot be. */
gboolean
cre_tool_fire_find_verdict (CreTool *base, CreVerdict *verdict_out)
{
  CreToolFire *tool = CRE_TOOL_FIRE (base);
  const CrLof *lof = cre_tool_fire_get_shown (tool, NULL);
  const char *status = cre_tool_get_status (base), *begins;

  if (lof == NULL || status == NULL || cre_tool_fire_get_exposure (tool) != NULL)
    return FALSE;

  g_auto (CrWordsLof) words =
      cr_words_lof_parts (cre_tool_fire_get_scene_after (tool), lof, g_get_language_names ());
  g_autofree char *head = g_strconcat (words.before, words.verdict, NULL);

  begins = strstr (status, head);
  if (begins == NULL)
    return FALSE;
  *verdict_out = (CreVerdict){ (gsize) (begins - status) + strlen (words.before),
                               strlen (words.verdict), lof->verdict == CR_LOF_CLEAR };
  return TRUE;
}

/* Puts what is known now into words. */
void
cre_tool_fire_describe (CreToolFire *tool)
{
  CreTool *base = CRE_TOOL (tool);

  if (tool->way->len > 1)
    cre_tool_take_status (base, cre_tool_fire_dup_summary (tool));
  else if (tool->keyboard_way)
    cre_tool_take_status (base, g_strdup (_ ("Arrows draw the way, Ctrl+Enter ends it.")));
  else if (tool->has_target)
    cre_tool_take_status (base, describe_shot (tool));
  else if (tool->has_field)
    cre_tool_take_status (base, cre_tool_fire_dup_summary (tool));
  else if (tool->has_victim)
    cre_tool_take_status (base, describe_victim (tool));
  else if (tool->shooters->len > 0)
    cre_tool_take_status (base, g_strdup (_ ("Choose the target; the shooter himself for his field "
                                             "of fire.")));
  else
    cre_tool_take_status (base, g_strdup (_ ("Press on the shooter and drag to the target; let go "
                                             "on him for his field of fire. Ctrl+drag draws a way "
                                             "under fire.")));
}

/* What was waited for is known. Whoever places men or towers has been told what he did, or why not,
 * and that stays. */
void
cre_tool_fire_describe_known (CreToolFire *tool)
{
  const char *status = cre_tool_get_status (CRE_TOOL (tool));

  if (tool->placing == CRE_FIRE_ASKS || g_strcmp0 (status, _ (FIELD_COMES)) == 0 ||
      g_strcmp0 (status, _ (DIFFERENCE_COMES)) == 0)
    cre_tool_fire_describe (tool);
}
