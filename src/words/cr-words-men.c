/* cr-words-men.c: men and siege towers placed for questions, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-men.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-lof-private.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/**
 * word_man_state:
 *
 * Returns: "on his knees", "on a horse", …: a word or two for a list
 */
static const char *
word_man_state (const CrMan *man)
{
  if (man->state == CR_MAN_DEAD)
    return cr_text ("dead");
  if (man->state == CR_MAN_STUNNED)
    return cr_text ("stunned");
  if (man->body == CR_MAN_ANIMAL)
    return cr_text ("an animal");
  if (man->body == CR_MAN_MOUNTED)
    return cr_text ("on a horse");
  return man->state == CR_MAN_KNEELING ? cr_text ("on his knees") : cr_text ("on his feet");
}

char *
cr_words_man (const CrScene *scene, const CrMan *man)
{
  g_autofree char *where = cr_map_format_printed (cr_scene_get_map (scene), man->place);

  if (man->side == 0)
    return g_strdup_printf (cr_text ("%1$s: a man of the shooter’s side, %2$s."), where,
                            word_man_state (man));
  return g_strdup_printf (cr_text ("%1$s: a man of the other side, %2$s."), where,
                          word_man_state (man));
}

/**
 * word_tower_kind:
 *
 * Returns: (transfer full): "large siege tower"
 */
static char *
word_tower_kind (const CrTower *tower, const char *const *languages)
{
  return cr_words_row (tower->type->node, tower->type->id, languages);
}

char *
cr_words_tower (const CrScene *scene, const CrTower *tower, const char *const *languages)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *at = cr_map_format_printed (map, tower->front);
  g_autofree char *where = cr_map_has_place (map, tower->front)
                               ? g_steal_pointer (&at)
                               /* Translators: where the front of a siege tower is: “8,0” */
                               : g_strdup_printf (cr_text ("%s, beyond the edge"), at);
  g_autofree char *kind = word_tower_kind (tower, languages);
  const char *facing = cr_direction_get_title (tower->facing, cr_map_get_grid (map)->orientation);
  g_autofree char *wall = g_strdup_printf (
      ngettext ("a wall of %d level", "a wall of %d levels", tower->wall), tower->wall);
  gboolean bridge = cr_work_find_part (tower->type, "bridge") >= 0;
  const char *state = !bridge              ? ""
                      : tower->bridge_down ? cr_text (", bridge down")
                                           : cr_text (", bridge up");

  /* Translators: hex, kind of siege tower, direction, “a wall of 2 levels”, “, bridge down” and
   * “, on the move”, or nothing */
  return g_strdup_printf (cr_text ("%1$s: %2$s, facing %3$s, against %4$s%5$s%6$s."), where, kind,
                          facing, wall, state, tower->moving ? cr_text (", on the move") : "");
}
