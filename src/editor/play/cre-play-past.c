/* cre-play-past.c: back in a game and on again, and what was left for another continuation.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

const GPtrArray *
cre_play_get_undone (CrePlay *play)
{
  return play->undone;
}

void
cre_play_step_back (CrePlay *play)
{
  GPtrArray *played = play->log->played;

  g_ptr_array_add (play->undone, g_ptr_array_steal_index (played, played->len - 1));
}

void
cre_play_step_on (CrePlay *play)
{
  if (play->undone->len > 0)
    g_ptr_array_set_size (play->undone, (int) play->undone->len - 1);
}

static void
keep (CrePlay *play, const CrPlayed *played)
{
  g_ptr_array_add (play->other, g_strdup (played->order));
}

void
cre_play_leave_undone (CrePlay *play)
{
  g_clear_pointer (&play->other, g_ptr_array_unref);
  play->other = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < play->log->played->len; i++)
    keep (play, play->log->played->pdata[i]);
  for (guint i = play->undone->len; i-- > 0;)
    keep (play, play->undone->pdata[i]);
  g_ptr_array_set_size (play->undone, 0);
}

void
cre_play_leave (CrePlay *play)
{
  guint n_left = play->undone->len;

  if (n_left == 0)
    return;
  cre_play_leave_undone (play);
  cre_document_forget_undone (CRE_DOCUMENT (play));
  cre_play_tell (play, NULL);
  cre_play_tell_left (play, n_left);
}

/* What is said to others is said once, of the whole way. */
void
cre_play_go_to (CrePlay *play, guint n_orders)
{
  CreDocument *document = CRE_DOCUMENT (play);
  guint before = play->log->played->len;

  play->jumping = before > n_orders + 1 || before + 1 < n_orders;
  while (play->log->played->len > n_orders && cre_document_undo (document))
    continue;
  while (play->log->played->len < n_orders && cre_document_redo (document))
    continue;
  if (play->jumping) {
    play->jumping = FALSE;
    cre_play_tell (play, NULL);
  }
}

static guint
count_common (CrePlay *play, const GPtrArray *orders)
{
  const GPtrArray *played = play->log->played;
  guint n = 0;

  while (n < MIN (orders->len, played->len) &&
         g_str_equal (((CrPlayed *) played->pdata[n])->order, orders->pdata[n]))
    n++;
  return n;
}

gboolean
cre_play_bring_back (CrePlay *play)
{
  g_autoptr (GPtrArray) orders = g_steal_pointer (&play->other);
  guint common, all = play->log->played->len + play->undone->len;

  if (orders == NULL)
    return FALSE;
  cre_play_go_to (play, all);
  common = count_common (play, orders);
  cre_play_go_to (play, common);
  /* Nothing was rolled in their place. */
  if (common == all)
    play->n_shown = MIN (play->n_shown, all);
  for (guint i = play->log->played->len; i < orders->len; i++)
    if (!cre_play_say (play, orders->pdata[i], NULL))
      break;
  return TRUE;
}
