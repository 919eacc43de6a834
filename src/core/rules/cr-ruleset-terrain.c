/* cr-ruleset-terrain.c: the terrains and structures of a ruleset.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-rows.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* A cover that few terrains have. */
static gboolean
read_further_cover (const CrNode *row, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *node = cr_node_find_with (row, "extra", "name", name);

  return node == NULL || cr_ruleset_read_cover_value (node, figure, error);
}

static gboolean
read_combat (const CrNode *row, CrFigure *figure, GError **error)
{
  const CrNode *node;

  if (!cr_ruleset_find_figure (row, "combat", &node, error) ||
      !cr_ruleset_read_provenance (node, figure, error))
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
         cr_ruleset_read_flag (row, "breach", &kind->breach, error) &&
         cr_ruleset_read_flag (row, "door", &kind->door, error) &&
         cr_ruleset_read_flag (row, "keep-door", &kind->keep_door, error) &&
         cr_ruleset_read_flag (row, "tree", &kind->tree, error);
}

/* What is entered over its front, and how wide that is: STA-01. */
static gboolean
read_front (const CrRuleset *ruleset, const CrNode *row, CrTerrainKind *kind, GError **error)
{
  memcpy (kind->front_cost, kind->cost, sizeof kind->cost);
  return cr_ruleset_read_number (row, "front", &kind->front, error) &&
         cr_ruleset_read_moves (ruleset, row, CR_CROSS_FRONT, kind->front_cost, error);
}

gboolean
cr_ruleset_read_terrain (CrRuleset *ruleset, const CrNode *row, GError **error)
{
  CrTerrainKind kind = { .node = row };

  if (!read_code (row, ruleset->terrain_by_code, &kind.code, error) ||
      !cr_node_need (row, "group", &kind.group, error) ||
      !cr_ruleset_read_moves (ruleset, row, CR_CROSS_PLAIN, kind.cost, error) ||
      !read_front (ruleset, row, &kind, error) ||
      !cr_ruleset_read_cover (row, &kind.cover, error) ||
      !read_further_cover (row, "cover-from-outside-or-below", &kind.outer_cover, error) ||
      !read_further_cover (row, "cover-beside-lowered", &kind.beside_lowered, error) ||
      !read_further_cover (row, "cover-beside-raised", &kind.beside_raised, error) ||
      !read_combat (row, &kind.combat, error) ||
      !cr_ruleset_read_number (row, "obstruction", &kind.obstruction, error) ||
      !cr_ruleset_read_number (row, "climb", &kind.climb, error) ||
      !read_terrain_flags (row, &kind, error))
    return FALSE;
  g_array_append_val (ruleset->terrains, kind);
  g_hash_table_insert (ruleset->terrain_by_code, (gpointer) kind.code,
                       GUINT_TO_POINTER (ruleset->terrains->len));
  return TRUE;
}

gboolean
cr_ruleset_read_structure (CrRuleset *ruleset, const CrNode *row, GError **error)
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
