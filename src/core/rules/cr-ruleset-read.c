/* cr-ruleset-read.c: a ruleset read list by list.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include "cr-error.h"
#include "cr-ruleset-private.h"
#include "cr-text.h"

#include <string.h>

/* The most a figure may be: twice the dearest of the printed ones is far below it. */
#define MOST 99

static const char *const covers[] = { "none", "light", "medium", "heavy", "infinite", NULL };
static const char *const answers[] = { "no", "yes", NULL };

gboolean
cr_ruleset_read_points (const CrNode *node, int least, CrFigure *figure, GError **error)
{
  if (!cr_figure_read (node, figure, error))
    return FALSE;
  figure->value = CR_IMPASSABLE;
  if (g_str_equal (cr_node_get (node, "value"), "impassable"))
    return TRUE;
  return cr_node_read_int (node, "value", least, MOST, 0, &figure->value, error);
}

gboolean
cr_ruleset_read_number (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find (row, name);

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  if (node == NULL)
    return TRUE;
  return cr_figure_read (node, figure, error) &&
         cr_node_read_int (node, "value", 0, MOST, 0, &figure->value, error);
}

/* Finds the child @name of a row, which must be there: FALSE with an error when it is not. */
static gboolean
ruleset_find_figure (const CrNode *row, const char *name, const CrNode **node_out, GError **error)
{
  *node_out = cr_node_find (row, name);
  if (*node_out != NULL)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (row), name);
  return FALSE;
}

gboolean
cr_ruleset_read_cover_value (const CrNode *node, CrFigure *figure, GError **error)
{
  return cr_figure_read (node, figure, error) &&
         cr_node_read_enum (node, "value", covers, 0, &figure->value, error);
}

gboolean
cr_ruleset_read_cover (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node;

  return ruleset_find_figure (row, "cover", &node, error) &&
         cr_ruleset_read_cover_value (node, figure, error);
}

gboolean
cr_ruleset_read_flag (const CrNode *row, const char *name, gboolean *flag, GError **error)
{
  return cr_node_read_enum (row, name, answers, FALSE, flag, error);
}

const char *
cr_cover_get_name (CrCover cover)
{
  return covers[cover];
}

/* What tells the rows and figures of one name apart. */
static const char *const keys[] = { "code", "id", "kind", "mover", "band", "when", "xml:lang" };

static gboolean
same_key (const CrNode *a, const CrNode *b, const char *attribute)
{
  return g_strcmp0 (cr_node_get (a, attribute), cr_node_get (b, attribute)) == 0;
}

static gboolean
same_thing (const CrNode *a, const CrNode *b)
{
  if (cr_node_get_name (a) == NULL || g_strcmp0 (cr_node_get_name (a), cr_node_get_name (b)) != 0)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!same_key (a, b, keys[i]))
      return FALSE;
  if (cr_node_is (a, "extra"))
    return same_key (a, b, "name");
  return !cr_node_is (a, "choice") || same_key (a, b, "value");
}

static const CrNode *
find_same (const CrNode *parent, const CrNode *child)
{
  for (guint i = 0; i < cr_node_n_children (parent); i++)
    if (same_thing (cr_node_get_child (parent, i), child))
      return cr_node_get_child (parent, i);
  return NULL;
}

/* A figure is replaced whole, so that it never keeps the provenance of another; so is a table,
 * whose cells are of no use between those of another. */
static gboolean
is_whole (const CrNode *node)
{
  return cr_node_is (node, "table") || cr_node_is (node, "sequence") ||
         (cr_node_get (node, "value") != NULL && cr_node_n_children (node) == 0);
}

static void
copy_attributes (CrNode *node, const CrNode *from)
{
  for (guint i = 0; i < cr_node_n_attributes (from); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (from, i, &value);
    cr_node_set (node, name, value);
  }
}

CrNode *
cr_ruleset_merge (const CrNode *base, const CrNode *over)
{
  if (is_whole (over))
    return cr_node_ref (over);

  CrNode *merged = cr_node_new (cr_node_get_name (over));

  cr_node_set_text (merged, cr_node_get_text (over));
  copy_attributes (merged, base);
  copy_attributes (merged, over);
  for (guint i = 0; i < cr_node_n_children (base); i++) {
    const CrNode *child = cr_node_get_child (base, i);
    const CrNode *other = find_same (over, child);
    cr_node_take_child (merged,
                        other != NULL ? cr_ruleset_merge (child, other) : cr_node_ref (child));
  }
  for (guint i = 0; i < cr_node_n_children (over); i++)
    if (find_same (base, cr_node_get_child (over, i)) == NULL)
      cr_node_take_child (merged, cr_node_ref (cr_node_get_child (over, i)));
  return merged;
}

/* A cover that few terrains have. */
static gboolean
read_further_cover (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find_with (row, "extra", "name", name);

  return node == NULL || cr_ruleset_read_cover_value (node, figure, error);
}

gboolean
cr_ruleset_read_combat (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find (row, "combat");

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  if (node == NULL)
    return TRUE;
  if (!cr_figure_read (node, figure, error))
    return FALSE;
  figure->value = CR_COMBAT_NEVER;
  if (g_str_equal (cr_node_get (node, "value"), "impossible"))
    return TRUE;
  return cr_node_read_int (node, "value", -1, 1, 0, &figure->value, error);
}

static gboolean
read_code (const CrNode *row, GHashTable *known, const char **code_out, GError **error)
{
  gsize length;

  if (!cr_node_need (row, "code", code_out, error))
    return FALSE;
  length = strspn (*code_out, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (length >= 1 && length <= 12 && (*code_out)[length] == '\0' &&
      !g_hash_table_contains (known, *code_out))
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found code=\"%s\", expected 1 to 12 letters, used once"), *code_out);
  return FALSE;
}

static gboolean
read_terrain_flags (const CrNode *row, CrTerrainKind *kind, GError **error)
{
  return cr_ruleset_read_flag (row, "blocks", &kind->blocks, error) &&
         cr_ruleset_read_flag (row, "roofed", &kind->roofed, error) &&
         cr_ruleset_read_flag (row, "low", &kind->low, error) &&
         cr_ruleset_read_flag (row, "moat", &kind->moat, error) &&
         cr_ruleset_read_flag (row, "slope", &kind->slope, error) &&
         cr_ruleset_read_flag (row, "bridge", &kind->bridge, error) &&
         cr_ruleset_read_flag (row, "rolled", &kind->rolled, error) &&
         cr_ruleset_read_flag (row, "stairs", &kind->stairs, error) &&
         cr_ruleset_read_flag (row, "passage", &kind->passage, error) &&
         cr_ruleset_read_flag (row, "one-sided", &kind->one_sided, error) &&
         cr_ruleset_read_flag (row, "crown", &kind->crown, error) &&
         cr_ruleset_read_flag (row, "lights", &kind->lights, error) &&
         cr_ruleset_read_flag (row, "moving", &kind->moving, error) &&
         cr_ruleset_read_flag (row, "breach", &kind->breach, error) &&
         cr_ruleset_read_flag (row, "door", &kind->door, error) &&
         cr_ruleset_read_flag (row, "deadly", &kind->deadly, error) &&
         cr_ruleset_read_flag (row, "keep-door", &kind->keep_door, error) &&
         cr_ruleset_read_flag (row, "tree", &kind->tree, error);
}

/* What is entered over its front, and how wide that is: STA-01. */
static gboolean
read_front (const CrRuleset *ruleset, const CrNode *row, CrTerrainKind *kind, GError **error)
{
  memcpy (kind->front_cost, kind->cost, sizeof kind->cost);
  return cr_ruleset_read_number (row, "front", &kind->front, error) &&
         cr_ruleset_read_number (row, "board", &kind->board, error) &&
         cr_ruleset_read_moves (ruleset, row, CR_CROSS_FRONT, kind->front_cost, error);
}

static gboolean
ruleset_read_terrain (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrTerrainKind kind = { .node = row };
  const CrNode *node;

  if (!read_code (row, ruleset->terrain_by_code, &kind.code, error) ||
      !cr_node_need (row, "group", &kind.group, error) ||
      !cr_ruleset_read_moves (ruleset, row, CR_CROSS_PLAIN, kind.cost, error) ||
      !read_front (ruleset, row, &kind, error) ||
      !cr_ruleset_read_cover (row, &kind.cover, error) ||
      !read_further_cover (row, "cover-from-outside-or-below", &kind.outer_cover, error) ||
      !read_further_cover (row, "cover-beside-lowered", &kind.beside_lowered, error) ||
      !read_further_cover (row, "cover-beside-raised", &kind.beside_raised, error) ||
      !ruleset_find_figure (row, "combat", &node, error) ||
      !cr_ruleset_read_combat (row, &kind.combat, error) ||
      !cr_ruleset_read_number (row, "obstruction", &kind.obstruction, error) ||
      !cr_ruleset_read_number (row, "climb", &kind.climb, error) ||
      !read_terrain_flags (row, &kind, error))
    return FALSE;
  g_array_append_val (ruleset->terrains, kind);
  g_hash_table_insert (ruleset->terrain_by_code, (gpointer) kind.code,
                       GUINT_TO_POINTER (ruleset->terrains->len));
  return TRUE;
}

static gboolean
ruleset_read_structure (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrStructureKind kind = { .node = row, .floor = cr_node_get (row, "floor") };

  if (!read_code (row, ruleset->structure_by_code, &kind.code, error) ||
      !cr_ruleset_read_flag (row, "wall-walk", &kind.wall_walk, error) ||
      !cr_ruleset_read_flag (row, "tower", &kind.tower, error) ||
      !cr_ruleset_read_flag (row, "keep", &kind.keep, error) ||
      !cr_node_read_int (row, "rise", 0, 9, 0, &kind.rise, error))
    return FALSE;
  if (kind.floor != NULL && cr_ruleset_find_terrain (ruleset, kind.floor) == NULL) {
    cr_node_set_error (row, error, CR_ERROR_UNKNOWN, cr_text ("there is no terrain “%s”"),
                       kind.floor);
    return FALSE;
  }
  g_array_append_val (ruleset->structures, kind);
  g_hash_table_insert (ruleset->structure_by_code, (gpointer) kind.code,
                       GUINT_TO_POINTER (ruleset->structures->len));
  return TRUE;
}

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

static gboolean
read_table (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  g_autoptr (CrTable) table = cr_table_new (row, error);

  if (table == NULL)
    return FALSE;
  if (cr_ruleset_find_table (ruleset, cr_table_get_id (table)) != NULL) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found the table “%s” twice, expected it once"),
                       cr_table_get_id (table));
    return FALSE;
  }
  g_ptr_array_add (ruleset->tables, g_steal_pointer (&table));
  return TRUE;
}

static gboolean
read_sequence (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrSequence sequence;
  gboolean read = cr_sequence_read (row, &sequence, error);

  g_array_append_val (ruleset->sequences, sequence);
  return read;
}

static const char *const figure_ids[] = {
  [CR_FIGURE_PLUNGE] = "plunge",
  [CR_FIGURE_PLUNGE_FROM_KEEP] = "plunge-from-keep",
  [CR_FIGURE_KNEELING_COVER] = "kneeling-cover",
  [CR_FIGURE_EDGE_ONE] = "edge-one-level",
  [CR_FIGURE_EDGE_TWO] = "edge-two-levels",
  [CR_FIGURE_EDGE_MORE] = "edge-level-more",
  [CR_FIGURE_DOOR_POINTS] = "door-points",
  [CR_FIGURE_DOOR_BROKEN] = "door-broken",
  [CR_FIGURE_PARTITION_BROKEN] = "partition-broken",
  [CR_FIGURE_BODIES_HINDER] = "bodies-hinder",
  [CR_FIGURE_BODIES_BAR] = "bodies-bar",
  [CR_FIGURE_UP_A_TREE] = "shooting-up-a-tree",
  [CR_FIGURE_ON_THE_MOVE] = "shooting-on-the-move",
  [CR_FIGURE_IN_A_MOVING_TOWER] = "shooting-in-a-moving-tower",
  [CR_FIGURE_INTO_THE_SUN] = "shooting-into-the-sun",
  [CR_FIGURE_IN_DIM_LIGHT] = "shooting-in-dim-light",
  [CR_FIGURE_LADDER_BEARERS] = "ladder-bearers",
  [CR_FIGURE_LADDER_BURDEN] = "ladder-burden",
  [CR_FIGURE_LADDER_LIFT] = "ladder-lift",
  [CR_FIGURE_LADDER_RAISE] = "ladder-raise",
  [CR_FIGURE_LADDER_SHIFT] = "ladder-shift",
  [CR_FIGURE_LADDER_PULL] = "ladder-pull",
  [CR_FIGURE_LADDER_SLIDE] = "ladder-slide",
  [CR_FIGURE_LADDER_QUICK_LEVELS] = "ladder-quick-levels",
  [CR_FIGURE_TOWER_NEAR] = "tower-near",
  [CR_FIGURE_TOWER_BRIDGE] = "tower-bridge",
  [CR_FIGURE_TOWER_BRIDGE_ARMOUR] = "tower-bridge-armour",
  [CR_FIGURE_TOPPLE] = "topple",
  [CR_FIGURE_KNEEL] = "kneel",
  [CR_FIGURE_RISE] = "rise",
  [CR_FIGURE_HORSE_BODIES] = "horse-bodies",
  [CR_FIGURE_BODIES_POINTS] = "bodies-points",
  [CR_FIGURE_JOINT_COLUMNS] = "joint-columns",
  [CR_FIGURE_ROPE_COLUMNS] = "rope-columns",
  [CR_FIGURE_ADVANCE_PART] = "advance-part",
  [CR_FIGURE_ADVANCE_FOOT] = "advance-foot",
  [CR_FIGURE_ADVANCE_MOUNTED] = "advance-mounted",
  [CR_FIGURE_REFUSE_FOOT] = "refuse-foot",
  [CR_FIGURE_REFUSE_MOUNTED] = "refuse-mounted",
  [CR_FIGURE_STUN_TURNS] = "stun-turns",
  [CR_FIGURE_ARMOUR_DIE] = "armour-die",
  [CR_FIGURE_WOUNDED_DIE] = "wounded-die",
  [CR_FIGURE_ASSAULT_TURNS] = "assault-turns",
  [CR_FIGURE_DIE_SIDES] = "die-sides",
  [CR_FIGURE_REAR_HEXES] = "rear-hexes",
  [CR_FIGURE_HOCKS_ODDS] = "hamstring-odds",
  [CR_FIGURE_GRAPNEL_FAILS] = "grapnel-fails",
  [CR_FIGURE_GRAPNEL_FAILS_HIGH] = "grapnel-fails-high",
  [CR_FIGURE_GRASP_FAILS] = "rope-missed",
  [CR_FIGURE_GRASP_FAILS_WOUNDED] = "rope-missed-wounded",
  [CR_FIGURE_ROPE_CUT] = "rope-cut",
  [CR_FIGURE_JUMP_POINTS] = "jump-points",
  [CR_FIGURE_JUMP_LEVELS] = "jump-levels",
  [CR_FIGURE_JUMP_SIDES] = "jump-die-sides",
  [CR_FIGURE_JUMP_WOUNDED] = "jump-wounded",
  [CR_FIGURE_TREE_STUNNED] = "tree-to-tree-stunned",
  [CR_FIGURE_TREE_WOUNDED] = "tree-to-tree-wounded",
  [CR_FIGURE_LEAP_TIMES] = "leap-times",
  [CR_FIGURE_LEAP_MOUNTED] = "leap-mounted",
  [CR_FIGURE_LEAP_ARMOURED] = "leap-armoured",
  [CR_FIGURE_TURN_POINTS] = "turn-points",
  [CR_FIGURE_ABOUT_POINTS] = "about-points",
  [CR_FIGURE_MOUNT_POINTS] = "mount-points",
  [CR_FIGURE_EXIT_POINTS] = "exit-points",
  [CR_FIGURE_DISMOUNT_POINTS] = "dismount-points",
  [CR_FIGURE_SADDLE_POINTS] = "saddle-points",
  [CR_FIGURE_FIRE_TURNS] = "fire-turns",
  [CR_FIGURE_FASCINES] = "fascines",
  [CR_FIGURE_FIRE_LIGHTS] = "fire-lights",
  [CR_FIGURE_FIRE_LIGHTS_WELL] = "fire-lights-well",
  [CR_FIGURE_WEATHER_WORSE] = "weather-worse",
  [CR_FIGURE_WEATHER_BETTER] = "weather-better",
  [CR_FIGURE_SADDLE_HIT] = "saddle-hit",
  [CR_FIGURE_SADDLE_STUNNED] = "saddle-stunned",
  [CR_FIGURE_SADDLE_WOUNDED] = "saddle-wounded",
  [CR_FIGURE_STAKES_ARMOUR_DIE] = "stakes-armour-die",
  NULL,
};

static gboolean
read_figure (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrFigure figure = { 0, CR_INFERRED, NULL };
  int which = 0;

  if (!cr_node_read_enum (row, "id", figure_ids, 0, &which, error) ||
      !cr_figure_read (row, &figure, error) ||
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
  g_hash_table_insert (ruleset->option_by_id, (gpointer) id, (gpointer) row);
  return TRUE;
}

static gboolean
read_module (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrModule module;
  gboolean read = cr_module_read (row, &module, error);

  g_array_append_val (ruleset->modules, module);
  return read;
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
         read_rows (ruleset, "terrains", "terrain", ruleset_read_terrain, error) &&
         read_rows (ruleset, "structures", "structure", ruleset_read_structure, error) &&
         read_rows (ruleset, "sides", "side", cr_ruleset_read_side, error) &&
         read_rows (ruleset, "links", "link", cr_ruleset_read_link, error) &&
         read_rows (ruleset, "weapons", "weapon", read_weapon, error) &&
         read_rows (ruleset, "weathers", "weather", read_weather, error) &&
         read_rows (ruleset, "figures", "figure", read_figure, error) &&
         read_rows (ruleset, "tables", "table", read_table, error) &&
         read_rows (ruleset, "works", "work", read_work, error) &&
         read_rows (ruleset, "sequences", "sequence", read_sequence, error) &&
         read_rows (ruleset, "options", "option", read_option, error) &&
         read_rows (ruleset, "modules", "module", read_module, error) &&
         cr_ruleset_has_every_side (ruleset, error);
}
