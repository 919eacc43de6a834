/* cr-what-if.c: a castle as it would be. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-what-if.h"

struct _CrWhatIf {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
  CrFire *fire;
};

CrWhatIf *
cr_what_if_new (const CrMap *map, const CrRuleset *ruleset)
{
  CrWhatIf *what_if = g_new0 (CrWhatIf, 1);

  what_if->map = cr_map_copy (map);
  what_if->ruleset = cr_ruleset_ref (ruleset);
  what_if->scene = cr_scene_new (what_if->map, ruleset);
  what_if->fire = cr_fire_new (what_if->scene);
  return what_if;
}

void
cr_what_if_free (CrWhatIf *what_if)
{
  if (what_if == NULL)
    return;
  cr_fire_free (what_if->fire);
  cr_scene_free (what_if->scene);
  cr_ruleset_unref (what_if->ruleset);
  cr_map_free (what_if->map);
  g_free (what_if);
}

gboolean
cr_what_if_change (CrWhatIf *what_if, gboolean with, const char *text, GError **error)
{
  g_autoptr (CrEdit) edit = cr_change_parse (what_if->map, what_if->ruleset, with, text, error);

  if (edit == NULL)
    return FALSE;
  cr_edit_swap (edit, what_if->map);
  cr_scene_refresh (what_if->scene);
  cr_fire_touch (what_if->fire);
  return TRUE;
}

const CrMap *
cr_what_if_get_map (const CrWhatIf *what_if)
{
  return what_if->map;
}

const CrScene *
cr_what_if_get_scene (const CrWhatIf *what_if)
{
  return what_if->scene;
}

CrFire *
cr_what_if_get_fire (CrWhatIf *what_if)
{
  return what_if->fire;
}
