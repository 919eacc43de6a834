/* cre-play-past.c: goes back and on in a game, and keeps continuations that were left.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

const GPtrArray *
cre_play_get_undone (CrePlay *play)
{
  return play->undone;
}

gboolean
cre_play_is_looking_back (CrePlay *play)
{
  return play->looking;
}

/* A line is a continuation that was left for another one. */

/**
 * Line: a game that was left for another continuation.
 * @orders: (element-type utf8): all of its orders
 * @back: it was left by going back to the one before, so redo brings it back
 * @looking: an earlier moment of it was looked at when it was left
 */
typedef struct {
  GPtrArray *orders;
  gboolean back, looking;
} Line;

static void
line_free (gpointer data)
{
  Line *line = data;

  g_ptr_array_unref (line->orders);
  g_free (line);
}

GPtrArray *
cre_play_new_lines (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

static void
keep_order (GPtrArray *orders, const CrPlayed *played)
{
  g_ptr_array_add (orders, g_strdup (played->order));
}

/* Returns: (transfer full): the game with its orders that were taken back, as a line */
static Line *
new_line (CrePlay *play, gboolean back)
{
  Line *line = g_new (Line, 1);

  *line = (Line){ g_ptr_array_new_with_free_func (g_free), back, play->looking };
  for (guint i = 0; i < play->log->played->len; i++)
    keep_order (line->orders, play->log->played->pdata[i]);
  for (guint i = play->undone->len; i-- > 0;)
    keep_order (line->orders, play->undone->pdata[i]);
  return line;
}

void
cre_play_leave_undone (CrePlay *play)
{
  for (guint i = 0; i < play->lines->len; i++)
    ((Line *) play->lines->pdata[i])->back = FALSE;
  g_ptr_array_add (play->lines, new_line (play, FALSE));
  g_ptr_array_set_size (play->undone, 0);
  play->looking = FALSE;
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

/* Returns: (nullable): the order of a line after the first @n_orders */
static const char *
get_next (const Line *line, guint n_orders)
{
  return n_orders < line->orders->len ? line->orders->pdata[n_orders] : NULL;
}

/* Whether the line equals the game up to here and differs from here on. */
static gboolean
parts_here (CrePlay *play, const Line *line)
{
  guint n = play->log->played->len;
  const CrPlayed *next = play->undone->len > 0 ? play->undone->pdata[play->undone->len - 1] : NULL;

  return g_strcmp0 (get_next (line, n), next != NULL ? next->order : NULL) != 0 &&
         line->orders->len >= n && count_common (play, line->orders) == n;
}

/* Returns: the newest line that branches off here; −1 for none */
static int
find_line (CrePlay *play, gboolean back)
{
  for (guint i = play->lines->len; i-- > 0;) {
    const Line *line = play->lines->pdata[i];

    if (line->back == back && (back || line->orders->len > play->log->played->len) &&
        parts_here (play, line))
      return (int) i;
  }
  return -1;
}

guint
cre_play_count_left (CrePlay *play)
{
  int at = find_line (play, FALSE);

  return at >= 0 ? ((Line *) play->lines->pdata[at])->orders->len - play->log->played->len : 0;
}

guint
cre_play_count_leaving (CrePlay *play)
{
  return find_line (play, TRUE) >= 0 ? play->undone->len : 0;
}

/* The line that branches off here replaces the orders that were taken back, which become a line in
 * their turn. */
static void
swap_line (CrePlay *play, guint at, gboolean back)
{
  guint n = play->log->played->len;
  Line *line = g_ptr_array_steal_index (play->lines, at), *left = new_line (play, back);

  /* No later order can be done again, so no die was rolled in its place. */
  if (play->undone->len == 0)
    play->n_shown = MIN (play->n_shown, n);
  g_ptr_array_set_size (play->undone, 0);
  cre_document_forget_undone (CRE_DOCUMENT (play));
  for (guint i = n; i < line->orders->len; i++)
    cre_play_do (play, line->orders->pdata[i]);
  while (play->log->played->len > n)
    cre_document_undo (CRE_DOCUMENT (play));
  play->looking = line->looking && play->undone->len > 0;
  g_ptr_array_add (play->lines, left);
  line_free (line);
}

static gboolean
try_swap (CrePlay *play, gboolean back)
{
  int at = find_line (play, back);
  gboolean jumping = play->jumping;

  if (at < 0)
    return FALSE;
  play->jumping = TRUE;
  swap_line (play, (guint) at, !back);
  play->jumping = jumping;
  cre_play_tell (play, NULL);
  return TRUE;
}

gboolean
cre_play_bring_back (CrePlay *play)
{
  for (guint i = play->lines->len; i-- > 0;) {
    const Line *line = play->lines->pdata[i];

    if (line->back)
      continue;
    cre_play_go_to (play, count_common (play, line->orders));
    return try_swap (play, FALSE);
  }
  return FALSE;
}

gboolean
cre_play_take_back_leaving (CrePlay *play)
{
  return try_swap (play, FALSE);
}

gboolean
cre_play_redo (CrePlay *play)
{
  return try_swap (play, TRUE) || cre_document_redo (CRE_DOCUMENT (play));
}

/* When play goes on in this line, redo does not lead to the other lines any more. */
static void
settle_lines (CrePlay *play)
{
  guint n = play->log->played->len - 1;
  const CrPlayed *last = play->log->played->pdata[n];

  for (guint i = play->lines->len; i-- > 0;) {
    Line *line = play->lines->pdata[i];

    if (!line->back || count_common (play, line->orders) != n ||
        g_strcmp0 (get_next (line, n), last->order) == 0)
      continue;
    line->back = FALSE;
    if (line->orders->len == n)
      g_ptr_array_remove_index (play->lines, i);
  }
}

/* The functions from here on go from order to order. */

void
cre_play_step_back (CrePlay *play)
{
  GPtrArray *played = play->log->played;

  g_ptr_array_add (play->undone, g_ptr_array_steal_index (played, played->len - 1));
}

void
cre_play_step_on (CrePlay *play)
{
  settle_lines (play);
  if (play->undone->len > 0)
    g_ptr_array_set_size (play->undone, (int) play->undone->len - 1);
  play->looking = play->looking && play->undone->len > 0;
}

/* Signals are emitted once for the whole way. */
void
cre_play_go_to (CrePlay *play, guint n_orders)
{
  CreDocument *document = CRE_DOCUMENT (play);
  guint before = play->log->played->len;

  play->looking = n_orders < before + play->undone->len;
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

void
cre_play_step (CrePlay *play, int step)
{
  cre_play_go_to (play, (guint) MAX (0, (int) play->log->played->len + step));
}
