/* cr-words-men.c: who stands there, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-men.h"

#include "cr-numbering.h"
#include "cr-text.h"

/**
 * cr_words_man_state:
 *
 * Returns: "on his knees", "on a horse", …: a word or two for a list
 */
const char *
cr_words_man_state (const CrMan *man)
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

/**
 * cr_words_man:
 *
 * Returns: (transfer full): "0810: a friend of the shooter, on his knees."
 */
char *
cr_words_man (const CrScene *scene, const CrMan *man)
{
  g_autofree char *where = cr_map_format_printed (cr_scene_get_map (scene), man->place);

  if (man->side == 0)
    return g_strdup_printf (cr_text ("%1$s: a man of the shooter’s side, %2$s."), where,
                            cr_words_man_state (man));
  return g_strdup_printf (cr_text ("%1$s: a man of the other side, %2$s."), where,
                          cr_words_man_state (man));
}
