/* cr-ruleset-read.c: a ruleset read list by list.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include "cr-error.h"
#include "cr-text.h"

typedef gboolean (*RowReader) (CrRuleset *ruleset, const CrNode *row, GError **error);

static gboolean
read_weapon (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWeapon weapon;

  if (!cr_weapon_read (row, &weapon, error))
    return FALSE;
  g_array_append_val (ruleset->weapons, weapon);
  return TRUE;
}

static gboolean
read_weather (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWeather weather;

  if (!cr_weather_read (row, &weather, error))
    return FALSE;
  g_array_append_val (ruleset->weathers, weather);
  return TRUE;
}

static gboolean
read_work (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrWork work;
  gboolean read = cr_work_read (row, &work, error);

  g_array_append_val (ruleset->works, work);
  return read;
}

static const char *const figure_ids[] = {
  [CR_FIGURE_PLUNGE] = "plunge",
  [CR_FIGURE_PLUNGE_FROM_KEEP] = "plunge-from-keep",
  [CR_FIGURE_UP_A_TREE] = "shooting-up-a-tree",
  [CR_FIGURE_ON_THE_MOVE] = "shooting-on-the-move",
  [CR_FIGURE_IN_A_MOVING_TOWER] = "shooting-in-a-moving-tower",
  [CR_FIGURE_INTO_THE_SUN] = "shooting-into-the-sun",
  [CR_FIGURE_IN_DIM_LIGHT] = "shooting-in-dim-light",
  NULL,
};

#define MOST 99

static gboolean
read_figure (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrFigure figure = { 0, CR_INFERRED, NULL };
  int which = 0;

  if (!cr_node_read_enum (row, "id", figure_ids, 0, &which, error) ||
      !cr_ruleset_read_provenance (row, &figure, error) ||
      !cr_node_read_int (row, "value", -MOST, MOST, 0, &figure.value, error))
    return FALSE;
  ruleset->figures[which] = figure;
  return TRUE;
}

CrFigure
cr_ruleset_get_figure (const CrRuleset *ruleset, CrRuleFigure figure)
{
  return ruleset->figures[figure];
}

static gboolean
read_option (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  const char *id, *value;

  if (!cr_node_need (row, "id", &id, error) || !cr_node_need (row, "default", &value, error))
    return FALSE;
  if (cr_node_find_with (row, "choice", "value", value) == NULL) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                       cr_text ("found default=\"%s\", expected one of the choices of %s"), value,
                       id);
    return FALSE;
  }
  g_ptr_array_add (ruleset->options, (gpointer) row);
  return TRUE;
}

static gboolean
read_rows (CrRuleset *ruleset, const char *list, const char *row, RowReader read, GError **error)
{
  const CrNode *parent = cr_node_find (ruleset->root, list);

  for (guint i = 0; parent != NULL && i < cr_node_n_children (parent); i++) {
    const CrNode *child = cr_node_get_child (parent, i);
    if (cr_node_is (child, row) && !read (ruleset, child, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
cr_ruleset_read (CrRuleset *ruleset, GError **error)
{
  return read_rows (ruleset, "movers", "mover", cr_ruleset_read_mover, error) &&
         read_rows (ruleset, "terrains", "terrain", cr_ruleset_read_terrain, error) &&
         read_rows (ruleset, "structures", "structure", cr_ruleset_read_structure, error) &&
         read_rows (ruleset, "sides", "side", cr_ruleset_read_side, error) &&
         read_rows (ruleset, "links", "link", cr_ruleset_read_link, error) &&
         read_rows (ruleset, "weapons", "weapon", read_weapon, error) &&
         read_rows (ruleset, "weathers", "weather", read_weather, error) &&
         read_rows (ruleset, "figures", "figure", read_figure, error) &&
         read_rows (ruleset, "works", "work", read_work, error) &&
         read_rows (ruleset, "options", "option", read_option, error) &&
         cr_ruleset_has_every_side (ruleset, error);
}
