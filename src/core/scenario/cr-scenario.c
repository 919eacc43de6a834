/* cr-scenario.c: what is to be played, as its author wrote it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-private.h"

#include "cr-error.h"
#include "cr-game-limits.h"
#include "cr-near.h"
#include "cr-text.h"

void
cr_scenario_add_fault (CrScenario *scenario, const CrNode *row, GError *error)
{
  g_ptr_array_add (scenario->fault_rows, (gpointer) row);
  g_ptr_array_add (scenario->faults, error);
}

void
cr_scenario_read_each (CrScenario *scenario,
                       const CrNode *node,
                       const char *name,
                       CrScenarioRead read)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    GError *error = NULL;

    if (cr_node_is (cr_node_get_child (node, i), name) &&
        !read (scenario, cr_node_get_child (node, i), &error))
      cr_scenario_add_fault (scenario, cr_node_get_child (node, i), error);
  }
}

/* Every row begins with its id. */
static const char *
get_id (const GArray *rows, guint index)
{
  gsize size = g_array_get_element_size ((GArray *) rows);

  return *(const char *const *) (gconstpointer) (rows->data + index * size);
}

int
cr_scenario_find (const GArray *rows, const char *id)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (get_id (rows, i), id) == 0)
      return (int) i;
  return -1;
}

gboolean
cr_scenario_refuse_name (const CrNode *node,
                         const char *attribute,
                         const char *name,
                         const GArray *rows,
                         GError **error)
{
  CrNear near = { .name = name };

  for (guint i = 0; i < rows->len; i++)
    cr_near_offer (&near, get_id (rows, i));
  cr_node_set_error (node, error, CR_ERROR_UNKNOWN,
                     cr_text ("found %1$s=\"%2$s\", and nothing is called so"), attribute, name);
  cr_near_tell (&near, error);
  return FALSE;
}

gboolean
cr_scenario_read_reference (const CrNode *node,
                            const char *attribute,
                            const GArray *rows,
                            int *index_out,
                            GError **error)
{
  const char *id = cr_node_get (node, attribute);

  *index_out = id != NULL ? cr_scenario_find (rows, id) : -1;
  return id == NULL || *index_out >= 0 ||
         cr_scenario_refuse_name (node, attribute, id, rows, error);
}

void
cr_scenario_read_optional (CrScenario *scenario,
                           const CrNode *node,
                           const char *attribute,
                           const GArray *rows,
                           int *index_out)
{
  GError *error = NULL;

  if (!cr_scenario_read_reference (node, attribute, rows, index_out, &error))
    cr_scenario_add_fault (scenario, node, error);
}

gboolean
cr_scenario_read_id (const CrNode *node, const GArray *rows, const char **id_out, GError **error)
{
  if (!cr_node_need (node, "id", id_out, error))
    return FALSE;
  if (!cr_text_is_id (*id_out)) {
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\", expected a name of letters, digits, - and _ that "
                                "begins with a letter"),
                       *id_out);
    return FALSE;
  }
  if (cr_scenario_find (rows, *id_out) < 0)
    return TRUE;
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found id=\"%s\" twice, expected another"), *id_out);
  return FALSE;
}

gboolean
cr_scenario_read_yes (const CrNode *node, const char *attribute, gboolean *yes_out, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };

  return cr_node_read_enum (node, attribute, answers, FALSE, yes_out, error);
}

static gboolean
read_uses (CrScenario *scenario, const CrNode *row, GError **error)
{
  static const char *const kinds[] = { "map", "ruleset", "characters", NULL };
  const CrNode **uses[] = { &scenario->map, &scenario->ruleset, &scenario->characters };
  const char *id, *kind;
  int index;

  if (!cr_node_need (row, "id", &id, error) || !cr_node_need (row, "kind", &kind, error) ||
      !cr_node_read_enum (row, "kind", kinds, 0, &index, error))
    return FALSE;
  if (*uses[index] == NULL) {
    *uses[index] = row;
    return TRUE;
  }
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found kind=\"%s\" twice, expected another"), kind);
  return FALSE;
}

static gboolean
read_option (CrScenario *scenario, const CrNode *row, GError **error)
{
  guint n = g_strv_length (scenario->choices);
  const char *id, *value;

  if (!cr_node_need (row, "id", &id, error) || !cr_node_need (row, "value", &value, error))
    return FALSE;
  scenario->choices = g_renew (char *, scenario->choices, n + 2);
  scenario->choices[n] = g_strdup_printf ("%s=%s", id, value);
  scenario->choices[n + 1] = NULL;
  return TRUE;
}

static gboolean
read_turns (CrScenario *scenario, const CrNode *row, GError **error)
{
  return cr_node_read_int (row, "last", 1, CR_MAX_TURNS, 0, &scenario->last_turn, error);
}

static gboolean
read_engine (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioEngine engine = { .node = row };

  if (!cr_scenario_read_id (row, scenario->engines, &engine.id, error) ||
      !cr_node_need (row, "kind", &engine.kind, error))
    return FALSE;
  cr_scenario_read_optional (scenario, row, "side", scenario->sides, &engine.side);
  engine.side = MAX (engine.side, 0);
  g_array_append_val (scenario->engines, engine);
  return TRUE;
}

static gboolean
read_siege (CrScenario *scenario, const CrNode *row, GError **error)
{
  scenario->siege = row;
  cr_scenario_read_each (scenario, row, "engine", read_engine);
  cr_scenario_read_each (scenario, row, "assault", cr_scenario_read_assault);
  return cr_node_read_int (row, "days", 1, CR_MAX_DAYS, 0, &scenario->days, error) &&
         cr_node_read_int (row, "food", 1, CR_MAX_DAYS, 0, &scenario->food, error);
}

static gboolean
read_change (CrScenario *scenario, const CrNode *row, GError **error)
{
  const char *text;

  if (cr_node_is (row, "state")
          ? !cr_node_need (row, "of", &text, error) || !cr_node_need (row, "is", &text, error)
          : cr_node_get (row, "without") == NULL && !cr_node_need (row, "with", &text, error))
    return FALSE;
  g_ptr_array_add (scenario->changes, (gpointer) row);
  return TRUE;
}

/* From a turn on; the name of the weather is the ruleset's. */
static gboolean
read_weather (CrScenario *scenario, const CrNode *row, GError **error)
{
  const char *text;
  int turn;

  if (!cr_node_need (row, "is", &text, error) ||
      !cr_node_read_int (row, "turn", 1, CR_MAX_TURNS, 1, &turn, error))
    return FALSE;
  g_ptr_array_add (scenario->skies, (gpointer) row);
  return TRUE;
}

static gboolean
read_sun (CrScenario *scenario, const CrNode *row, GError **error)
{
  const char *text;

  if (!cr_node_need (row, "is", &text, error))
    return FALSE;
  g_ptr_array_add (scenario->skies, (gpointer) row);
  return TRUE;
}

/* Of a fire its age, of a heap how much there is. */
static gboolean
read_plight (CrScenario *scenario, const CrNode *row, GError **error)
{
  const char *text;
  int number;

  if ((cr_node_get (row, "gear") == NULL && !cr_node_need (row, "at", &text, error)) ||
      !cr_node_read_int (row, "age", 0, CR_MAX_TURNS, 0, &number, error) ||
      !cr_node_read_int (row, "fascines", 1, CR_MAX_TURNS, 1, &number, error))
    return FALSE;
  g_ptr_array_add (scenario->plights, (gpointer) row);
  return TRUE;
}

static gboolean
read_side (CrScenario *scenario, const CrNode *row, GError **error)
{
  CrScenarioSide side = { .node = row, .team = (int) scenario->sides->len };
  int friend_of;

  if (!cr_scenario_read_id (row, scenario->sides, &side.id, error) ||
      !cr_scenario_read_yes (row, "defends", &side.defends, error))
    return FALSE;
  if (scenario->sides->len >= CR_MAX_PARTIES) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d sides"),
                       CR_MAX_PARTIES);
    return FALSE;
  }
  cr_scenario_read_optional (scenario, row, "friend-of", scenario->sides, &friend_of);
  if (friend_of >= 0)
    side.team = cr_scenario_get_side (scenario, (guint) friend_of)->team;
  g_array_append_val (scenario->sides, side);
  return TRUE;
}

/* What is named stands before what names it. */
static void
read_all (CrScenario *scenario)
{
  static const struct {
    const char *name;
    CrScenarioRead read;
  } rows[] = {
    { "uses", read_uses },
    { "option", read_option },
    { "turns", read_turns },
    { "state", read_change },
    { "change", read_change },
    { "side", read_side },
    { "weather", read_weather },
    { "sun", read_sun },
    { "fire", read_plight },
    { "heap", read_plight },
    { "area", cr_scenario_read_area },
    { "event", cr_scenario_read_event },
    { "side", cr_scenario_read_forces },
    { "siege", read_siege },
    { "victory", cr_scenario_read_victory },
    { "event", cr_scenario_read_event_conditions },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    cr_scenario_read_each (scenario, scenario->root, rows[i].name, rows[i].read);
  cr_scenario_plan_assaults (scenario);
}

static void
clear_error (gpointer error)
{
  g_error_free (error);
}

static CrScenario *
new_empty (const CrNode *root)
{
  CrScenario *scenario = g_atomic_rc_box_new0 (CrScenario);

  scenario->root = cr_node_ref (root);
  scenario->choices = g_new0 (char *, 1);
  scenario->changes = g_ptr_array_new ();
  scenario->skies = g_ptr_array_new ();
  scenario->plights = g_ptr_array_new ();
  scenario->sides = g_array_new (FALSE, TRUE, sizeof (CrScenarioSide));
  scenario->areas = g_array_new (FALSE, TRUE, sizeof (CrScenarioArea));
  scenario->forces = g_array_new (FALSE, TRUE, sizeof (CrForce));
  scenario->men = g_array_new (FALSE, TRUE, sizeof (CrScenarioMan));
  scenario->gear = g_array_new (FALSE, TRUE, sizeof (CrScenarioGear));
  scenario->engines = g_array_new (FALSE, TRUE, sizeof (CrScenarioEngine));
  scenario->assaults = g_array_new (FALSE, TRUE, sizeof (CrScenarioAssault));
  scenario->levels = g_array_new (FALSE, TRUE, sizeof (CrLevel));
  scenario->events = g_array_new (FALSE, TRUE, sizeof (CrScenarioEvent));
  scenario->conditions = g_array_new (FALSE, TRUE, sizeof (CrCondition));
  scenario->faults = g_ptr_array_new_with_free_func (clear_error);
  scenario->fault_rows = g_ptr_array_new ();
  g_array_set_clear_func (scenario->assaults, cr_scenario_clear_assault);
  g_array_set_clear_func (scenario->areas, cr_scenario_clear_area);
  g_array_set_clear_func (scenario->conditions, cr_scenario_clear_condition);
  scenario->tie_side = -1;
  return scenario;
}

CrScenario *
cr_scenario_new (const CrNode *root, GError **error)
{
  g_autoptr (CrScenario) scenario = new_empty (root);

  if (!cr_node_need (root, "id", &scenario->id, error))
    return NULL;
  read_all (scenario);
  return g_steal_pointer (&scenario);
}

CrScenario *
cr_scenario_ref (const CrScenario *scenario)
{
  return g_atomic_rc_box_acquire ((CrScenario *) scenario);
}

static void
clear_scenario (gpointer data)
{
  CrScenario *scenario = data;

  g_strfreev (scenario->choices);
  g_ptr_array_unref (scenario->changes);
  g_ptr_array_unref (scenario->skies);
  g_ptr_array_unref (scenario->plights);
  g_array_unref (scenario->sides);
  g_array_unref (scenario->areas);
  g_array_unref (scenario->forces);
  g_array_unref (scenario->men);
  g_array_unref (scenario->gear);
  g_array_unref (scenario->engines);
  g_array_unref (scenario->assaults);
  g_array_unref (scenario->levels);
  g_array_unref (scenario->conditions);
  g_array_unref (scenario->events);
  g_ptr_array_unref (scenario->faults);
  g_ptr_array_unref (scenario->fault_rows);
  cr_node_unref (scenario->root);
}

void
cr_scenario_unref (CrScenario *scenario)
{
  g_atomic_rc_box_release_full (scenario, clear_scenario);
}

gboolean
cr_scenario_check_faults (const CrScenario *scenario, GError **error)
{
  if (scenario->faults->len > 0)
    g_propagate_error (error, g_error_copy (scenario->faults->pdata[0]));
  return scenario->faults->len == 0;
}

const CrScenarioSide *
cr_scenario_get_side (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->sides, CrScenarioSide, index);
}

const CrScenarioArea *
cr_scenario_get_area (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->areas, CrScenarioArea, index);
}

const CrForce *
cr_scenario_get_force (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->forces, CrForce, index);
}

const CrScenarioMan *
cr_scenario_get_man (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->men, CrScenarioMan, index);
}

const CrScenarioGear *
cr_scenario_get_gear (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->gear, CrScenarioGear, index);
}

const CrScenarioEngine *
cr_scenario_get_engine (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->engines, CrScenarioEngine, index);
}

const CrLevel *
cr_scenario_get_level (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->levels, CrLevel, index);
}

const CrScenarioEvent *
cr_scenario_get_event (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->events, CrScenarioEvent, index);
}

const CrCondition *
cr_scenario_get_condition (const CrScenario *scenario, guint index)
{
  return &g_array_index (scenario->conditions, CrCondition, index);
}

const char *
cr_scenario_get_name (const CrNode *node, const char *const *languages)
{
  const char *name = cr_node_get_localized (node, "name", languages);

  return name != NULL ? name : cr_node_get_id (node);
}

const char *
cr_scenario_get_title (const CrScenario *scenario, const char *const *languages)
{
  const CrNode *meta = cr_node_find (scenario->root, "meta");

  return meta != NULL ? cr_node_get_localized (meta, "title", languages) : NULL;
}
