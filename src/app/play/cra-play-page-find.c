/* cra-play-page-find.c: going to a man or a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cr-words-fighter.h"
#include "cre-find.h"

#include <glib/gi18n.h>

/* Finds a man by his name, among those that the side at the screen sees; −1 for nobody. */
static int
find_man (CrePlay *play, const char *text)
{
  const CrState *state = cre_play_get_view (play);

  for (guint i = 0; *text != '\0' && i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);
    g_autofree char *name = cr_words_fighter (state, (int) i);

    if (fighter->here && cr_fighter_is_living (fighter) && cre_find_matches (text, name))
      return (int) i;
  }
  return -1;
}

static gboolean
find_cb (gpointer data, const char *text, CrPlace *place_out, GError **error)
{
  CrePlay *play = CRA_PLAY_PAGE (data)->play;
  int man = find_man (play, text);

  if (man < 0)
    return cre_find_place (cre_play_get_stage (play), text, place_out, error);
  *place_out = cr_state_get_fighter (cre_play_get_view (play), (guint) man)->man.place;
  return TRUE;
}

void
cra_play_page_go_to_dialog (CraPlayPage *self)
{
  if (self->play != NULL)
    cra_go_to_ask (self->go_to);
}

void
cra_play_page_write_order (CraPlayPage *self)
{
  if (!self->right_shown)
    cra_play_page_toggle_right (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->order));
}

void
cra_play_page_make_go_to (CraPlayPage *self)
{
  self->go_to = cra_go_to_new (GTK_WIDGET (self->zoom_bar), self->view,
                               _ ("Number of a hex, or a name"), find_cb, self);
}
