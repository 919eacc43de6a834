/* cr-position-castle.c: what a game has changed of its castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-position-private.h"

#include "cr-build.h"
#include "cr-mine.h"

/**
 * Changes:
 * @before: the castle of the map, to which the mechanisms that were worked have done their part
 * @after: as it is
 * @rows: what is found
 */
typedef struct {
  const CrState *state;
  CrCastle *before;
  const CrMap *after;
  GPtrArray *rows;
} Changes;

static void
add_change (Changes *changes, gboolean with, char *text)
{
  CrNode *row = cr_node_new ("change");

  cr_node_set (row, with ? "with" : "without", text);
  g_ptr_array_add (changes->rows, row);
  g_free (text);
}

/* A mechanism does all that belongs to its new state. */
static void
work_mechanism (Changes *changes, guint index)
{
  const CrMap *map = cr_castle_get_map (changes->before);
  const CrNode *before = cr_map_get_node (map, CR_SECTION_MECHANISMS, index);
  const CrNode *after = cr_map_get_node (changes->after, CR_SECTION_MECHANISMS, index);
  const char *is = cr_node_get (after, "state");
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrNode *row;

  if (is == NULL || cr_node_get (after, "id") == NULL ||
      g_strcmp0 (is, cr_node_get (before, "state")) == 0 ||
      !cr_build_work_mechanism (edit, map, index, is, NULL))
    return;
  cr_castle_swap (changes->before, edit, NULL);
  row = cr_node_new ("state");
  cr_node_set (row, "of", cr_node_get (after, "id"));
  cr_node_set (row, "is", is);
  g_ptr_array_add (changes->rows, row);
}

/* What is set there is put there again, on the ground beneath it. */
static gboolean
is_under_gear (const CrState *state, CrPlace place)
{
  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *gear = cr_state_get_gear (state, i);

    if (gear->state == CR_GEAR_DUG &&
        cr_place_equal (cr_mine_find (cr_state_get_map (state), gear->places[0]), place))
      return TRUE;
    for (int j = 0; gear->state == CR_GEAR_SET && j < CR_GEAR_PLACES; j++)
      if (cr_place_equal (gear->places[j], place))
        return TRUE;
  }
  return FALSE;
}

static void
compare_hex (Changes *changes, CrPlace place)
{
  const CrMap *before = cr_castle_get_map (changes->before), *after = changes->after;
  g_autofree char *at = cr_map_format_place (after, place);
  const char *terrain = cr_map_get_terrain (after, place);
  const char *structure = cr_map_get_structure (after, place);

  if (g_strcmp0 (terrain, cr_map_get_terrain (before, place)) != 0 &&
      !is_under_gear (changes->state, place))
    add_change (changes, TRUE, g_strdup_printf ("terrain:%s@%s", terrain, at));
  if (g_strcmp0 (structure, cr_map_get_structure (before, place)) != 0)
    add_change (changes, TRUE,
                g_strdup_printf ("structure:%s@%s", *structure != '\0' ? structure : "none", at));
  if (cr_map_get_level (after, place) != cr_map_get_level (before, place) &&
      !is_under_gear (changes->state, place))
    add_change (changes, TRUE,
                g_strdup_printf ("level:%d@%s", cr_map_get_level (after, place), at));
}

/* (transfer full): "gate:state=open@7,6:NE" */
static char *
word_side (const CrMap *map, const CrSide *side, const char *at, int floor)
{
  GString *text = g_string_new (cr_side_kind_get_name ((CrSideKind) side->kind));
  const char *id = side->node != NULL ? cr_node_get (side->node, "id") : NULL;

  if (id != NULL)
    g_string_append_printf (text, ":id=%s", id);
  if (side->height != CR_HEIGHT_DEFAULT)
    g_string_append_printf (text, ":height=%d", side->height);
  if (side->arc != CR_ARC_DEFAULT)
    g_string_append_printf (text, ":arc=%d", side->arc);
  if (side->state != CR_STATE_DEFAULT)
    g_string_append_printf (text, ":state=%s", cr_opening_get_name ((CrOpening) side->state));
  if (side->inside != CR_INSIDE_NONE) {
    CrPlace inside = { floor, cr_map_get_inside_hex (map, side) };
    g_autofree char *hex = cr_map_format_place (map, inside);

    g_string_append_printf (text, ":inside=%s", hex);
  }
  g_string_append_printf (text, "@%s", at);
  return g_string_free (text, FALSE);
}

static void
compare_side (Changes *changes, CrPlace place, CrDirection direction)
{
  const CrMap *before = cr_castle_get_map (changes->before), *after = changes->after;
  g_autofree char *hex = cr_map_format_place (after, place);
  g_autofree char *at = g_strdup_printf (
      "%s:%s", hex, cr_direction_get_name (direction, cr_map_get_grid (after)->orientation));

  for (CrSideKind kind = 0; kind < CR_SIDE_OTHER; kind++) {
    const CrSide *was = cr_map_find_side (before, place, direction, kind);
    const CrSide *is = cr_map_find_side (after, place, direction, kind);

    if (was != NULL && is == NULL)
      add_change (changes, FALSE, g_strdup_printf ("%s@%s", cr_side_kind_get_name (kind), at));
    else if (is != NULL && (was == NULL || !cr_side_same (was, is)))
      add_change (changes, TRUE, word_side (after, is, at, place.floor));
  }
}

static void
compare_floor (Changes *changes, int floor)
{
  const CrGrid *grid = cr_map_get_grid (changes->after);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
    guint8 sides = cr_map_get_occupied_sides (changes->after, place) |
                   cr_map_get_occupied_sides (cr_castle_get_map (changes->before), place);

    compare_hex (changes, place);
    /* Each side once: the other three are those of the neighbours. */
    for (CrDirection d = 0; d < CR_N_DIRECTIONS / 2; d++)
      if (sides & (1 << d))
        compare_side (changes, place, d);
  }
}

void
cr_position_list_changes (const CrState *state, const CrCastle *original, GPtrArray *rows)
{
  g_autoptr (CrCastle) before = cr_castle_copy (original);
  Changes changes = { state, before, cr_state_get_map (state), rows };

  for (guint i = 0; i < cr_map_n_nodes (changes.after, CR_SECTION_MECHANISMS); i++)
    work_mechanism (&changes, i);
  /* A floor that is new comes again with the mines that lie on it. */
  for (int floor = 0; floor < cr_map_n_floors (cr_castle_get_map (original)); floor++)
    compare_floor (&changes, floor);
}
