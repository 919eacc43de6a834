/* cre-tool-fire-words.c: what the fire tool says. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-fire-private.h"

#include <glib/gi18n-lib.h>

#include "cr-words-lof.h"

static char *
describe_field (CreToolFire *tool)
{
  const CrField *field = cre_tool_fire_get_field (tool);
  g_autofree char *at = cr_words_place (cre_tool_fire_get_scene (tool),
                                        *cre_tool_fire_get_last (tool), g_get_language_names ());

  if (field == NULL)
    return g_strdup (_ ("The field of fire is being worked out…"));
  if (tool->shooters->len > 1)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "Field of fire of %u shooter: hits %d hexes, dead ground %d hexes.",
                     "Field of fire of %u shooters: hits %d hexes, dead ground %d hexes.",
                     tool->shooters->len),
        tool->shooters->len, cr_field_n_hit (field), cr_field_n_dead (field));
  /* Translators: a place, then two numbers of hexes */
  return g_strdup_printf (_ ("Field of fire of %s: hits %d hexes, dead ground %d hexes."), at,
                          cr_field_n_hit (field), cr_field_n_dead (field));
}

static char *
describe_victim (CreToolFire *tool)
{
  g_autofree char *at =
      cr_words_place (cre_tool_fire_get_scene (tool), tool->victim, g_get_language_names ());

  /* Translators: a place */
  return g_strdup_printf (_ ("Who can hit %s? Choose one of the shooters listed below the map."),
                          at);
}

/* Puts what is known now into words. */
void
cre_tool_fire_describe (CreToolFire *tool)
{
  CreTool *base = CRE_TOOL (tool);

  if (tool->has_target)
    cre_tool_take_status (
        base, cr_words_lof (cre_tool_fire_get_scene (tool), &tool->lof, g_get_language_names ()));
  else if (tool->has_field)
    cre_tool_take_status (base, describe_field (tool));
  else if (tool->has_victim)
    cre_tool_take_status (base, describe_victim (tool));
  else if (tool->shooters->len > 0)
    cre_tool_take_status (base, g_strdup (_ ("Choose the target; the shooter himself for his field "
                                             "of fire.")));
  else
    cre_tool_take_status (base, g_strdup (_ ("Press on the shooter and drag to the target. Let go "
                                             "on him for his field of fire.")));
}
