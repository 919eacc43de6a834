/* cre-names.c: names of kinds for people. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-names.h"

#include <glib/gi18n-lib.h>

static char *
name_of (const CrNode *node, const char *fallback)
{
  const char *name =
      node != NULL ? cr_node_get_localized (node, "name", g_get_language_names ()) : NULL;

  return g_strdup (name != NULL ? name : fallback);
}

/* Within a sentence: "Scrub" → "scrub"; codes no ruleset knows stay as they are. */
static char *
lower_first (char *name)
{
  g_autofree char *given = name;
  gunichar first = g_utf8_get_char (given);
  g_autofree char *head = g_utf8_substring (given, 0, MIN (1, g_utf8_strlen (given, -1)));
  g_autofree char *low = g_utf8_strdown (head, -1);

  if (first == 0)
    return g_steal_pointer (&given);
  return g_strconcat (low, g_utf8_next_char (given), NULL);
}

char *
cre_name_terrain (const CrRuleset *ruleset, const char *code)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (ruleset, code);

  if (g_str_equal (code, "void"))
    return g_strdup (_ ("no hex"));
  return kind != NULL ? lower_first (name_of (kind->node, code)) : g_strdup (code);
}

char *
cre_name_structure (const CrRuleset *ruleset, const char *code)
{
  const CrStructureKind *kind = cr_ruleset_find_structure (ruleset, code);

  if (g_str_equal (code, "none"))
    return g_strdup (_ ("no structure"));
  return kind != NULL ? lower_first (name_of (kind->node, code)) : g_strdup (code);
}

char *
cre_format_front (int front, CrOrientation orientation)
{
  if (front < 0)
    return g_strdup (_ ("no front"));
  /* Translators: a direction such as NE */
  return g_strdup_printf (_ ("front to %s"),
                          cr_direction_get_title ((CrDirection) front, orientation));
}

char *
cre_name_side (const CrRuleset *ruleset, CrSideKind kind)
{
  const CrSideRule *rule = cr_ruleset_get_side (ruleset, kind);
  const char *fallback = kind == CR_SIDE_OTHER ? _ ("unknown thing") : cr_side_kind_get_name (kind);

  return lower_first (name_of (rule != NULL ? rule->node : NULL, fallback));
}

char *
cre_name_link (const CrRuleset *ruleset, const char *kind)
{
  const CrLinkRule *rule = cr_ruleset_find_link (ruleset, kind);

  return lower_first (name_of (rule != NULL ? rule->node : NULL, kind));
}

char *
cre_name_piece (const CrRuleset *ruleset, const char *kind)
{
  const CrWork *work = cr_ruleset_find_piece (ruleset, kind);

  return work != NULL ? lower_first (name_of (work->node, kind)) : g_strdup (kind);
}

char *
cre_name_mover (const CrRuleset *ruleset, int mover)
{
  const CrMover *row = cr_ruleset_get_mover (ruleset, (guint) mover);

  return name_of (row->node, row->id);
}

char *
cre_capitalize (const char *text)
{
  g_autofree char *head = g_utf8_substring (text, 0, MIN (1, g_utf8_strlen (text, -1)));
  g_autofree char *high = g_utf8_strup (head, -1);

  return *text == '\0' ? g_strdup (text) : g_strconcat (high, g_utf8_next_char (text), NULL);
}

char *
cre_format_level (int level)
{
  if (level < 0)
    return g_strdup_printf ("−%d", -level);
  return g_strdup_printf (level > 0 ? "+%d" : "%d", level);
}
