/* cr-playlog-check.c: whether what was played is what is played again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-playlog-check.h"

#include "cr-error.h"
#include "cr-text.h"

static gboolean
check_same (const char *what, const char *logged, const char *found, GError **error)
{
  if (g_strcmp0 (logged, found) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               /* Translators: “the castle”, “the rules”, “the characters”; then two ids */
               cr_text ("the log was played with %s “%s”, and here is “%s”"), what, logged, found);
  return FALSE;
}

gboolean
cr_playlog_check_on (const CrPlaylog *log, const CrPlayedOn *on, GError **error)
{
  if (!check_same (cr_text ("the castle"), log->map, on->map, error) ||
      !check_same (cr_text ("the rules"), log->ruleset, on->ruleset, error) ||
      !check_same (cr_text ("the characters"), log->characters, on->characters, error))
    return FALSE;
  if (g_strcmp0 (log->map_digest, on->map_digest) == 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
               cr_text ("the castle “%s” has been changed since this was played"), log->map);
  return FALSE;
}

/* (nullable): that die of the file, or the order when it has none */
static const CrNode *
find_die (const CrPlayed *played, guint index)
{
  for (guint i = 0; played->node != NULL && i < cr_node_n_children (played->node); i++)
    if (cr_node_is (cr_node_get_child (played->node, i), "die") && index-- == 0)
      return cr_node_get_child (played->node, i);
  return played->node;
}

/* One that was not rolled is 0. */
static CrRolled
get_rolled (const GArray *dice, guint index)
{
  return index < dice->len ? g_array_index (dice, CrRolled, index) : (CrRolled){ 0 };
}

/* Of the dice in the log and rolled again, one may be missing: 0. */
static void
refuse_die (const CrPlayed *played, guint index, int then, int now, GError **error)
{
  if (then == 0)
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                 cr_text ("die %u of “%s” is not in the log, and is %d when it is rolled again"),
                 index + 1, played->order, now);
  else if (now == 0)
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                 cr_text ("die %u of “%s” shows %d in the log, and is not rolled any more"),
                 index + 1, played->order, then);
  else
    g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                 cr_text ("die %u of “%s” shows %d in the log, and is %d when it is rolled again"),
                 index + 1, played->order, then, now);
}

/* Compares the dice in their order, up to the first that differs. */
gboolean
cr_played_check_dice (const CrPlayed *played, const GArray *dice, const CrNode **at, GError **error)
{
  for (guint i = 0; i < MAX (dice->len, played->dice->len); i++) {
    CrRolled now = get_rolled (dice, i), then = get_rolled (played->dice, i);

    if (now.die == then.die && now.modified == then.modified)
      continue;
    *at = find_die (played, i);
    if (now.die != then.die)
      refuse_die (played, i, then.die, now.die, error);
    else
      g_set_error (error, CR_ERROR, CR_ERROR_CHANGED,
                   cr_text ("die %u of “%s” counts as %d in the log, and as %d when it is rolled "
                            "again"),
                   i + 1, played->order, then.modified, now.modified);
    return FALSE;
  }
  return TRUE;
}

gboolean
cr_played_refuse (const CrPlayed *played, GError **error)
{
  g_set_error (error, CR_ERROR, CR_ERROR_CHANGED, cr_text ("“%s” cannot be done any more"),
               played->order);
  return FALSE;
}

gboolean
cr_played_take_error (const CrNode *at, GError *problem, GError **error)
{
  g_autoptr (GError) local = problem;

  if (at != NULL)
    cr_node_set_error (at, error, CR_ERROR_CHANGED, "%s", local->message);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}
