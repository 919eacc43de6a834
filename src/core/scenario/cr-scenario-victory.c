/* cr-scenario-victory.c: how one wins. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-private.h"

#include "cr-error.h"
#include "cr-game-limits.h"
#include "cr-text.h"

void
cr_scenario_clear_condition (gpointer condition)
{
  g_strfreev (((CrCondition *) condition)->of);
}

/* Ids parted by blanks; at least one. */
static gboolean
read_words (const CrNode *row, const char *attribute, CrCondition *condition, GError **error)
{
  const char *text;
  g_autofree char *plain = NULL;

  if (!cr_node_need (row, attribute, &text, error))
    return FALSE;
  plain = g_strstrip (g_strdup (text));
  condition->of = g_regex_split_simple ("\\s+", plain, 0, 0);
  if (*plain != '\0')
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found %s=\"\", expected a name"),
                     attribute);
  return FALSE;
}

static gboolean
read_side (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  const char *side;

  return cr_node_need (row, "side", &side, error) &&
         cr_scenario_read_reference (row, "side", scenario->sides, &condition->side, error);
}

static gboolean
read_hold (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  return read_side (scenario, row, condition, error) &&
         read_words (row, "areas", condition, error) &&
         cr_node_read_int (row, "least", 1, CR_MAX_HELD, 0, &condition->least, error) &&
         cr_node_read_int (row, "men", 1, CR_MAX_FIGHTERS, 0, &condition->number, error) &&
         cr_scenario_read_yes (row, "now", &condition->now, error);
}

static gboolean
read_fate (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  static const char *const names[] = { "taken-or-dead", "dead", "taken", "left", NULL };
  static const int fates[] = { CR_FATE_TAKEN | CR_FATE_DEAD, CR_FATE_DEAD, CR_FATE_TAKEN,
                               CR_FATE_LEFT };
  int index;

  if (!read_words (row, "men", condition, error) ||
      !cr_node_read_int (row, "least", 1, CR_MAX_FIGHTERS, 0, &condition->least, error) ||
      !cr_node_read_enum (row, "are", names, 0, &index, error))
    return FALSE;
  condition->fates = fates[index];
  for (char **id = condition->of; *id != NULL; id++)
    if (cr_scenario_find (scenario->men, *id) < 0)
      return cr_scenario_refuse_name (row, "men", *id, scenario->men, error);
  return TRUE;
}

static gboolean
read_lost (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  const char *points;

  return read_side (scenario, row, condition, error) &&
         cr_node_need (row, "points", &points, error) &&
         cr_node_read_int (row, "points", 1, G_MAXINT16, 0, &condition->number, error);
}

static gboolean
read_exit (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  return read_side (scenario, row, condition, error) &&
         read_words (row, "edges", condition, error) &&
         cr_node_read_int (row, "men", 1, CR_MAX_FIGHTERS, 1, &condition->number, error);
}

/* From a turn on, up to one, or both. */
static gboolean
read_time (const CrScenario *scenario, const CrNode *row, CrCondition *condition, GError **error)
{
  const char *from = cr_node_get (row, "from");

  if ((cr_node_get (row, "to") == NULL && !cr_node_need (row, "from", &from, error)) ||
      !cr_node_read_int (row, "from", 1, CR_MAX_TURNS, 1, &condition->number, error) ||
      !cr_node_read_int (row, "to", 1, CR_MAX_TURNS, 0, &condition->least, error))
    return FALSE;
  if (condition->least == 0 || condition->least >= condition->number)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found to=\"%1$d\", expected no turn before from=\"%2$d\""),
                     condition->least, condition->number);
  return FALSE;
}

typedef gboolean (*Read) (const CrScenario *, const CrNode *, CrCondition *, GError **);

static const struct {
  const char *name;
  Read read;
} kinds[] = {
  [CR_CONDITION_HOLD] = { "hold", read_hold }, [CR_CONDITION_FATE] = { "fate", read_fate },
  [CR_CONDITION_LOST] = { "lost", read_lost }, [CR_CONDITION_EXIT] = { "exit", read_exit },
  [CR_CONDITION_TIME] = { "time", read_time },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == CR_N_CONDITIONS);

static void
read_condition (CrScenario *scenario, const CrNode *row)
{
  CrCondition condition = { .node = row, .side = -1 };
  GError *error = NULL;

  for (; condition.kind < CR_N_CONDITIONS; condition.kind++)
    if (cr_node_is (row, kinds[condition.kind].name))
      break;
  if (condition.kind == CR_N_CONDITIONS)
    return;
  if (kinds[condition.kind].read (scenario, row, &condition, &error)) {
    g_array_append_val (scenario->conditions, condition);
    return;
  }
  cr_scenario_clear_condition (&condition);
  cr_scenario_add_fault (scenario, row, error);
}

/* All that stand in the row; @first_out and @n_out say where they are. */
static void
read_conditions (CrScenario *scenario, const CrNode *row, guint *first_out, guint *n_out)
{
  *first_out = scenario->conditions->len;
  for (guint i = 0; i < cr_node_n_children (row); i++)
    read_condition (scenario, cr_node_get_child (row, i));
  *n_out = scenario->conditions->len - *first_out;
}

static const char *const needs[] = { "one", "all", NULL };

gboolean
cr_scenario_read_event (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioEvent event = { .node = row };

  if (!cr_scenario_read_id (row, scenario->events, &event.id, error) ||
      !cr_node_read_enum (row, "needs", needs, 0, &event.all, error))
    return FALSE;
  if (scenario->events->len >= CR_MAX_EVENTS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d events"),
                       CR_MAX_EVENTS);
    return FALSE;
  }
  g_array_append_val (scenario->events, event);
  return TRUE;
}

gboolean
cr_scenario_read_event_conditions (CrScenario *scenario, const CrNode *row, GError **error)
{
  (void) error;
  for (guint i = 0; i < scenario->events->len; i++) {
    CrScenarioEvent *event = &g_array_index (scenario->events, CrScenarioEvent, i);

    if (event->node == row)
      read_conditions (scenario, row, &event->first, &event->n);
  }
  return TRUE;
}

static gboolean
read_level (CrScenario *scenario, const CrNode *row, GError **error)
{
  static const char *const whens[] = { "end", "at-once", NULL };
  static const char *const ends[] = { "assault", "siege", NULL };
  CrLevel level = { .id = cr_node_get (row, "id"), .node = row };

  if (!cr_scenario_read_reference (row, "side", scenario->sides, &level.side, error) ||
      !cr_node_read_enum (row, "when", whens, 0, &level.at_once, error) ||
      !cr_node_read_enum (row, "ends", ends, 0, &level.ends_siege, error) ||
      !cr_node_read_enum (row, "needs", needs, 0, &level.all, error))
    return FALSE;
  if (level.id != NULL && !cr_scenario_read_id (row, scenario->levels, &level.id, error))
    return FALSE;
  read_conditions (scenario, row, &level.first, &level.n);
  g_array_append_val (scenario->levels, level);
  return TRUE;
}

gboolean
cr_scenario_read_victory (CrScenario *scenario, const CrNode *row, GError **error)
{
  static const char *const judges[] = { "program", "players", NULL };
  const char *tie = cr_node_get (row, "tie");

  if (!cr_node_read_enum (row, "judge", judges, 0, &scenario->players_judge, error))
    return FALSE;
  cr_scenario_read_each (scenario, row, "level", read_level);
  if (tie == NULL)
    return TRUE;
  scenario->tie = g_str_equal (tie, "draw") ? CR_TIE_DRAW : CR_TIE_SIDE;
  return scenario->tie == CR_TIE_DRAW ||
         cr_scenario_read_reference (row, "tie", scenario->sides, &scenario->tie_side, error);
}
