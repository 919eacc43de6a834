/* cre-play-view.c: what the side at the screen may know of a game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-view.h"

#include <glib/gi18n-lib.h>

void
cre_play_forget_view (CrePlay *play)
{
  g_clear_pointer (&play->view, cr_state_free);
}

void
cre_play_set_viewer (CrePlay *play, int party)
{
  if (play->viewer == party)
    return;
  play->viewer = party;
  cre_play_forget_view (play);
  cre_play_tell (play, NULL);
}

int
cre_play_get_viewer (CrePlay *play)
{
  return play->viewer;
}

CrState *
cre_play_get_view (CrePlay *play)
{
  if (play->viewer < 0)
    return play->state;
  if (play->view == NULL)
    play->view = cr_state_view (play->state, play->viewer);
  return play->view;
}

/* Returns: a bit for each side that is not told of the event */
static guint32
find_hidden (const CrState *state, const CrEvent *event)
{
  guint32 hidden = 0;

  for (guint party = 0; party < cr_state_n_parties (state) && party < 32; party++)
    if (!cr_event_is_seen (state, (int) party, event))
      hidden |= 1u << party;
  return hidden;
}

void
cre_play_note_hidden (CrePlay *play, CrPlayed *played, const CrEvents *events)
{
  g_autoptr (GArray) hidden = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 any = 0;

  for (guint i = 0; i < cr_events_get_n (events); i++) {
    const CrEvent *event = cr_events_get (events, i);
    guint32 parties = event->kind != CR_EVENT_TURN ? find_hidden (play->state, event) : 0;

    if (event->kind == CR_EVENT_TURN)
      continue;
    any |= parties;
    g_array_append_val (hidden, parties);
  }
  if (any != 0)
    played->hidden = (guint32 *) (void *) g_array_free (g_steal_pointer (&hidden), FALSE);
}

gboolean
cre_play_knows_floor (CrePlay *play, int floor)
{
  return play->viewer < 0 || cr_state_knows_floor (play->state, play->viewer, floor);
}

/* @orders: (element-type CrPlayed): the label is what the last of them has brought about */
static const char *
get_label (CrePlay *play, const GPtrArray *orders, const char *label)
{
  const CrPlayed *played = orders->len > 0 ? orders->pdata[orders->len - 1] : NULL;

  if (played != NULL && g_str_equal (played->order, cr_verb_get_name (CR_VERB_END)))
    return _ ("End phase");
  if (played == NULL)
    return label;
  for (guint i = 0; play->viewer >= 0 && played->hidden != NULL && played->words[i] != NULL; i++)
    if (played->hidden[i] & 1u << play->viewer)
      /* Translators: in place of an order, for the side that does not see it */
      return _ ("An order out of sight");
  return played->words != NULL && played->words[0] != NULL ? played->words[0] : label;
}

/* Returns: the label for leaving out @n later orders, for the menu */
static const char *
get_leaving_label (CrePlay *play, guint n)
{
  g_free (play->label);
  play->label = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "leaving %u later order out", "leaving %u later orders out", n),
      n);
  return play->label;
}

const char *
cre_play_get_undo_label (CrePlay *play)
{
  guint n_left = cre_play_count_left (play);

  if (n_left > 0)
    return get_leaving_label (play, n_left);
  return get_label (play, play->log->played, cre_document_get_undo_label (CRE_DOCUMENT (play)));
}

const char *
cre_play_get_redo_label (CrePlay *play)
{
  guint n_leaving = cre_play_count_leaving (play);

  if (n_leaving > 0)
    return get_leaving_label (play, n_leaving);
  return get_label (play, play->undone, cre_document_get_redo_label (CRE_DOCUMENT (play)));
}

char **
cre_play_dup_words (CrePlay *play, const CrPlayed *played)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  gboolean told = played->words == NULL || *played->words == NULL;

  for (guint i = 0; played->words != NULL && played->words[i] != NULL; i++) {
    if (play->viewer >= 0 && played->hidden != NULL && played->hidden[i] & 1u << play->viewer)
      continue;
    g_strv_builder_add (words, played->words[i]);
    told = TRUE;
  }
  if (!told)
    /* Translators: in place of what happened, for the side that does not see it */
    g_strv_builder_add (words, _ ("Out of sight."));
  return g_strv_builder_end (words);
}
