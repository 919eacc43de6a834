/* cra-absent.c: asks before a fight begins without men who are not on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-absent.h"

#include <glib/gi18n.h>

/* The action that begins the fight; the button of the question does the same action again. */
#define BEGIN "play.end"

/* The indices of the two sides of a siege. */
enum { BESIEGERS, GARRISON };

gboolean
cra_absent_ask (CraAbsent *absent, CraActivity *activity, CrePlay *play)
{
  int besiegers = cre_play_count_absent (play, BESIEGERS);
  int garrison = cre_play_count_absent (play, GARRISON);
  int n_orders = (int) cre_play_get_log (play)->played->len;
  g_autofree char *text = NULL;

  if (cr_state_get_turn (cre_play_get_state (play))->number > 0 || besiegers + garrison == 0 ||
      absent->asked == n_orders)
    return FALSE;
  absent->asked = n_orders;
  /* Translators: men of the besiegers, men of the garrison */
  text = g_strdup_printf (_ ("Not on the map, and so not in this fight: besiegers %1$d, garrison "
                             "%2$d. They stay where the siege has them, unharmed."),
                          besiegers, garrison);
  cra_activity_warn (activity, &(CraWarning){ .icon = "dialog-information-symbolic",
                                              .text = text,
                                              .label = _ ("Begin without them"),
                                              .action = BEGIN,
                                              .focus = TRUE });
  return TRUE;
}

void
cra_absent_drop (CraAbsent *absent, CraActivity *activity)
{
  if (absent->asked >= 0)
    cra_activity_drop_warning (activity, BEGIN);
  absent->asked = -1;
}
