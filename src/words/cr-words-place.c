/* cr-words-place.c: hexes and sides, and what stands there, as words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-lof-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

char *
cr_words_level (int level)
{
  if (level < 0)
    return g_strdup_printf ("−%d", -level);
  return g_strdup_printf (level > 0 ? "+%d" : "%d", level);
}

/* Names in rulesets begin with a capital letter; inside a sentence they do not. */
static char *
lower_name (const char *name)
{
  GString *text = g_string_new (NULL);

  g_string_append_unichar (text, g_unichar_tolower (g_utf8_get_char (name)));
  g_string_append (text, g_utf8_next_char (name));
  return g_string_free (text, FALSE);
}

char *
cr_words_row (const CrNode *node, const char *code, const char *const *languages)
{
  const char *name = node != NULL ? cr_node_get_localized (node, "name", languages) : NULL;

  if (name == NULL || *name == '\0')
    return g_strdup (code);
  return lower_name (name);
}

char *
cr_words_surface (const CrScene *scene, CrPlace place, const char *const *languages)
{
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  if (structure != NULL)
    return cr_words_row (structure->node, structure->code, languages);
  return cr_words_row (terrain != NULL ? terrain->node : NULL,
                       cr_map_get_terrain (cr_scene_get_map (scene), place), languages);
}

char *
cr_words_place (const CrScene *scene, CrPlace place, const char *const *languages)
{
  g_autofree char *number = cr_map_format_printed (cr_scene_get_map (scene), place);

  if (!cr_scene_has_place (scene, place))
    return g_steal_pointer (&number);

  g_autofree char *surface = cr_words_surface (scene, place, languages);
  g_autofree char *level = cr_words_level (cr_scene_get_level (scene, place));
  return g_strdup_printf ("%s (%s, %s)", number, surface, level);
}

/* "large siege tower, on its third level, +3" */
char *
cr_words_lof_footing (const CrLofStand *stand, const char *const *languages)
{
  g_autofree char *work = cr_words_row (stand->work->node, stand->work->id, languages);
  g_autofree char *level = cr_words_level (stand->level);
  const char *part =
      stand->part != NULL ? cr_node_get_localized (stand->part->node, "name", languages) : NULL;

  return part != NULL ? g_strdup_printf ("%s, %s, %s", work, part, level)
                      : g_strdup_printf ("%s, %s", work, level);
}

char *
cr_words_lof_stand (const CrScene *scene,
                    CrPlace place,
                    const CrLofStand *stand,
                    const char *const *languages)
{
  g_autofree char *number = NULL, *footing = NULL;

  if (stand->work == NULL)
    return cr_words_place (scene, place, languages);
  number = cr_map_format_printed (cr_scene_get_map (scene), place);
  footing = cr_words_lof_footing (stand, languages);
  return g_strdup_printf ("%s (%s)", number, footing);
}

static const char *
name_part (const CrLofStand *stand, const char *const *languages)
{
  if (stand->part != NULL && stand->post.kind == CR_POST_TOWER)
    return cr_node_get_localized (stand->part->node, "name", languages);
  if (stand->post.kind == CR_POST_LADDER_TOP)
    return cr_text ("at its top");
  return stand->post.kind == CR_POST_LADDER ? cr_text ("half-way up") : NULL;
}

/* Returns: (transfer full): "On its third level, +2 (large siege tower)"; in a list, the differing
 * part comes first */
static char *
name_tower (const CrLofStand *stand, const char *part, const char *const *languages)
{
  g_autofree char *work = cr_words_row (stand->work->node, stand->work->id, languages);
  g_autofree char *level = cr_words_level (stand->level);
  GString *text = g_string_new (NULL);

  g_string_append_unichar (text, g_unichar_toupper (g_utf8_get_char (part)));
  g_string_append_printf (text, "%s, %s (%s)", g_utf8_next_char (part), level, work);
  return g_string_free (text, FALSE);
}

char *
cr_words_post (const CrScene *scene, const CrLofStand *stand, const char *const *languages)
{
  const char *name = cr_node_get_localized (stand->work->node, "name", languages);
  const char *part = name_part (stand, languages);
  g_autofree char *level = cr_words_level (stand->level);
  GString *text;

  if (stand->post.kind == CR_POST_TOWER && part != NULL)
    return name_tower (stand, part, languages);
  text = g_string_new (name != NULL ? name : stand->work->id);
  if (stand->post.facing >= 0)
    g_string_append_printf (
        text, " %s",
        cr_direction_get_title (stand->post.facing,
                                cr_map_get_grid (cr_scene_get_map (scene))->orientation));
  if (part != NULL)
    g_string_append_printf (text, ", %s", part);
  g_string_append_printf (text, ", %s", level);
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): what the target stands on */
char *
cr_words_lof_shelter (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  if (lof->to_stand.work != NULL)
    return cr_words_row (lof->to_stand.work->node, lof->to_stand.work->id, languages);
  return cr_words_surface (scene, lof->to, languages);
}

char *
cr_words_side (const CrScene *scene, CrPlace place, CrDirection side)
{
  return cr_map_format_printed_side (cr_scene_get_map (scene), place, side);
}

char *
cr_words_side_kind (const CrScene *scene, CrSideKind kind, const char *const *languages)
{
  const CrSideRule *row = cr_ruleset_get_side (cr_scene_get_ruleset (scene), kind);

  return cr_words_row (row != NULL ? row->node : NULL, cr_side_kind_get_name (kind), languages);
}
