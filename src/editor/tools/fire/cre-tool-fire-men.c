/* cre-tool-fire-men.c: who else stands there when fire is asked for.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

#include "cr-words-men.h"
#include "cre-men.h"

static const CrRuleset *
get_ruleset (CreToolFire *tool)
{
  return cre_document_get_ruleset (cre_tool_get_document (CRE_TOOL (tool)));
}

static CreMen *
get_men (CreToolFire *tool)
{
  return cre_men_get (cre_tool_get_document (CRE_TOOL (tool)));
}

/**
 * cre_tool_fire_arm:
 *
 * Weapon and weather are kept by name, for the document may take another ruleset.
 */
void
cre_tool_fire_arm (CreToolFire *tool, CrLofOptions *options)
{
  const CrRuleset *ruleset = get_ruleset (tool);
  CrSky sky = { NULL, tool->sun, tool->dim };

  if (tool->weather != NULL)
    sky.weather = cr_ruleset_find_weather (ruleset, tool->weather);
  cre_men_set_sky (get_men (tool), sky);
  options->muster = cre_tool_fire_get_muster (tool);
  if (tool->weapon != NULL)
    options->weapon = cr_ruleset_find_weapon (ruleset, tool->weapon);
}

/**
 * cre_tool_fire_get_muster:
 *
 * Returns: (transfer none): who stands there for this question; no part of the map
 */
const CrMuster *
cre_tool_fire_get_muster (CreToolFire *tool)
{
  return cre_men_get_muster (get_men (tool));
}

/* What he is now goes into the status line; the shot says its own sentence. */
static void
tell_man (CreToolFire *tool, const CrMan *man)
{
  cre_tool_fire_refresh (tool);
  cre_tool_take_status (CRE_TOOL (tool), cr_words_man (cre_tool_fire_get_scene (tool), man));
}

/* Others stand there, and not by a deed of this tool: by undo, or with the floor they were on. */
static void
men_changed_cb (CreToolFire *tool)
{
  cre_tool_fire_refresh (tool);
  cre_tool_fire_check_tower (tool);
  if (tool->placing == CRE_FIRE_MEN)
    cre_tool_fire_hover_man (tool, NULL);
  else
    cre_tool_fire_describe (tool);
}

void
cre_tool_fire_watch_men (CreToolFire *tool)
{
  g_signal_connect_object (get_men (tool), "changed", G_CALLBACK (men_changed_cb), tool,
                           G_CONNECT_SWAPPED);
}

/* Returns: (transfer full): for cre_tool_fire_take_muster(), when it has been changed */
CrMuster *
cre_tool_fire_copy_muster (CreToolFire *tool)
{
  return cr_muster_copy (cre_tool_fire_get_muster (tool));
}

/* As cre_men_take() does. The tool says itself what came of its own deed. */
void
cre_tool_fire_take_muster (CreToolFire *tool, CrMuster *muster, const char *label)
{
  CreMen *men = get_men (tool);

  g_signal_handlers_block_by_func (men, men_changed_cb, tool);
  cre_men_take (men, muster, label);
  g_signal_handlers_unblock_by_func (men, men_changed_cb, tool);
}

/* Returns: FALSE when something else was done since, or nothing yet */
gboolean
cre_tool_fire_take_back_men (CreToolFire *tool)
{
  if (!cre_men_take_back (get_men (tool)))
    return FALSE;
  cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("Took the last step back.")));
  return TRUE;
}

static const CrMan *
find_on_post (CreToolFire *tool, CrPlace place, CrPost post)
{
  const CrMuster *muster = cre_tool_fire_get_muster (tool);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (cr_place_equal (man->place, place) && cr_post_equal (man->post, post))
      return man;
  }
  return NULL;
}

/**
 * cre_tool_fire_set_man:
 *
 * Who stood on the same post of the same place makes room.
 */
void
cre_tool_fire_set_man (CreToolFire *tool, const CrMan *man)
{
  gboolean known = find_on_post (tool, man->place, man->post) != NULL;
  CrMuster *muster;

  if (!cre_tool_fire_is_place (tool, man->place))
    return;
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_set_man (muster, man);
  cre_tool_fire_take_muster (tool, muster, known ? _ ("change of a man") : _ ("placing of a man"));
  tell_man (tool, man);
}

/**
 * cre_tool_fire_remove_man:
 *
 * Returns: FALSE when nobody stands on that post of that place
 */
gboolean
cre_tool_fire_remove_man (CreToolFire *tool, CrPlace place, CrPost post)
{
  CrMuster *muster;

  if (find_on_post (tool, place, post) == NULL)
    return FALSE;
  muster = cre_tool_fire_copy_muster (tool);
  cr_muster_remove_man (muster, place, post);
  cre_tool_fire_take_muster (tool, muster, _ ("removal of a man"));
  cre_tool_fire_refresh (tool);
  cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("Nobody stands here any more.")));
  return TRUE;
}

void
cre_tool_fire_clear_men (CreToolFire *tool)
{
  const CrMuster *before = cre_tool_fire_get_muster (tool);
  CrMuster *muster;

  if (cr_muster_n_men (before) + cr_muster_n_towers (before) == 0)
    return;
  muster = cr_muster_copy (before);
  cr_muster_clear (muster);
  cre_tool_fire_take_muster (tool, muster, _ ("removal of all men and towers"));
  cre_tool_fire_check_tower (tool);
  cre_tool_fire_refresh (tool);
  cre_tool_fire_describe (tool);
}

/**
 * cre_tool_fire_find_man:
 *
 * Returns: (transfer none) (nullable): the first of those who stand there, the dead too
 */
const CrMan *
cre_tool_fire_find_man (CreToolFire *tool, CrPlace place)
{
  const CrMan *man;

  for (guint i = 0; (man = cr_muster_look (cre_tool_fire_get_muster (tool), place, i)) != NULL; i++)
    if (cr_place_equal (man->place, place))
      return man;
  return NULL;
}

/**
 * cre_tool_fire_turn_man:
 *
 * Puts a man where nobody is; whoever is there kneels, is stunned, sits on a horse and goes away
 * again, turn by turn.
 */
void
cre_tool_fire_turn_man (CreToolFire *tool, CrPlace place)
{
  const CrMan *known = cre_tool_fire_find_man (tool, place);
  CrMan man = known != NULL ? *known : cr_man_at (place);

  if (known == NULL) {
    man.side = (guint8) tool->man_side;
  } else if (man.body == CR_MAN_ON_FOOT && man.state < CR_MAN_STUNNED) {
    man.state++;
  } else if (man.body == CR_MAN_ON_FOOT) {
    man.body = CR_MAN_MOUNTED;
    man.state = CR_MAN_STANDING;
  } else {
    cre_tool_fire_remove_man (tool, place, man.post);
    return;
  }
  cre_tool_fire_set_man (tool, &man);
}

/**
 * cre_tool_fire_erase_man:
 *
 * Returns: whether somebody stood there
 */
gboolean
cre_tool_fire_erase_man (CreToolFire *tool, CrPlace place)
{
  const CrMan *man = cre_tool_fire_find_man (tool, place);

  return man != NULL && cre_tool_fire_remove_man (tool, place, man->post);
}

static void
change_man (CrMan *man, CreManDeed deed)
{
  switch (deed) {
  case CRE_MAN_KNEELS:
    man->state = man->state == CR_MAN_KNEELING ? CR_MAN_STANDING : CR_MAN_KNEELING;
    man->body = CR_MAN_ON_FOOT;
    return;
  case CRE_MAN_IS_STUNNED:
    man->state = man->state == CR_MAN_STUNNED ? CR_MAN_STANDING : CR_MAN_STUNNED;
    return;
  case CRE_MAN_MOUNTS:
    man->body = man->body == CR_MAN_MOUNTED ? CR_MAN_ON_FOOT : CR_MAN_MOUNTED;
    man->state = CR_MAN_STANDING;
    return;
  default:
    man->side = 1 - man->side;
  }
}

/**
 * cre_tool_fire_do_man:
 * @deed: done to who stands there, or undone when it was done before
 *
 * Returns: FALSE when nobody stands there
 */
gboolean
cre_tool_fire_do_man (CreToolFire *tool, CrPlace place, CreManDeed deed)
{
  const CrMan *known = cre_tool_fire_find_man (tool, place);
  CrMan man;

  if (known == NULL)
    return FALSE;
  man = *known;
  change_man (&man, deed);
  cre_tool_fire_set_man (tool, &man);
  return TRUE;
}

/* What a click does from now on: it is seen nowhere else when the options are shut. */
void
cre_tool_fire_describe_placing (CreToolFire *tool)
{
  if (tool->placing == CRE_FIRE_ASKS)
    cre_tool_fire_describe (tool);
  else if (tool->placing == CRE_FIRE_TOWERS)
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("A click or Enter places a siege tower here, a drag turns "
                                       "it, once more its bridge moves. Shift+C shoots again.")));
  else
    cre_tool_take_status (
        CRE_TOOL (tool),
        g_strdup (tool->man_side == 0
                      ? _ ("A click or Enter places a friend here, once more turns him: he kneels, "
                           "is stunned, mounts, goes. C shoots again.")
                      : _ ("A click or Enter places an enemy here, once more turns him: he kneels, "
                           "is stunned, mounts, goes. C shoots again.")));
}

/* While men are placed: who stands there; else the answer they change, or what a click does. */
void
cre_tool_fire_hover_man (CreToolFire *tool, const CreAim *aim)
{
  const CrMan *man = aim != NULL ? cre_tool_fire_find_man (tool, aim->place) : NULL;

  if (man != NULL)
    cre_tool_take_status (CRE_TOOL (tool), cr_words_man (cre_tool_fire_get_scene (tool), man));
  else if (tool->has_target || tool->has_field || tool->way->len > 0)
    cre_tool_fire_describe (tool);
  else
    cre_tool_fire_describe_placing (tool);
}
