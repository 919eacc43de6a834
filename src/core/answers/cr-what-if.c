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
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);

  return cr_what_if_new_like (scene);
}

/* Of a scene that is up to date; it is not read anew, which takes its time for a large map. */
CrWhatIf *
cr_what_if_new_like (const CrScene *scene)
{
  CrWhatIf *what_if = g_new0 (CrWhatIf, 1);

  what_if->map = cr_map_copy (cr_scene_get_map (scene));
  what_if->ruleset = cr_ruleset_ref (cr_scene_get_ruleset (scene));
  what_if->scene = cr_scene_copy (scene, what_if->map);
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

/* The edit has just been swapped in. */
static void
follow (CrWhatIf *what_if, const CrEdit *edit)
{
  g_autoptr (GArray) places = NULL;

  if (cr_edit_touches_floors (edit)) {
    cr_scene_refresh (what_if->scene);
    cr_fire_touch (what_if->fire);
    return;
  }
  places = cr_edit_dup_places (edit, what_if->map);
  cr_scene_touch_places (what_if->scene, (const CrPlace *) (const void *) places->data,
                         places->len);
  for (guint i = 0; i < places->len; i++)
    cr_fire_touch_place (what_if->fire, g_array_index (places, CrPlace, i));
  if (!cr_edit_touches_nodes (edit))
    return;
  cr_scene_touch_nodes (what_if->scene);
  cr_fire_touch_nodes (what_if->fire);
}

gboolean
cr_what_if_change (CrWhatIf *what_if, gboolean with, const char *text, GError **error)
{
  g_autoptr (CrEdit) edit = cr_change_parse (what_if->map, what_if->ruleset, with, text, error);

  if (edit == NULL)
    return FALSE;
  cr_edit_swap (edit, what_if->map);
  follow (what_if, edit);
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
