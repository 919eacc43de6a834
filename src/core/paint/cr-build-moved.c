/* cr-build-moved.c: what a mechanism moves, one thing after another.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-text.h"

static gboolean
has_step (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (CrStairway) stairway =
      cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

  return stairway != NULL && cr_stairway_find (stairway, place) >= 0;
}

static gboolean
is_dug_at (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (!cr_node_is (node, "passage") || !cr_passage_read (map, node, &passage, NULL))
    return FALSE;
  cr_passage_get_hexes (&passage, map, hexes);
  g_array_append_vals (hexes, passage.doors, 2);
  return cr_places_contain (hexes, place);
}

/* Id of the stairway or the passage at a hex; %NULL when there is none. */
static const char *
find_link (const CrMap *map, gboolean passage, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (passage ? is_dug_at (map, node, place) : has_step (map, node, place))
      return cr_node_get (node, "id");
  }
  return NULL;
}

static gboolean
find_moved (const CrMap *map, const CrMovePlan *plan, CrMoved *moved, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, plan->place);

  *moved = (CrMoved){ CR_MOVED_HEX, NULL, FALSE };
  if (g_str_equal (plan->kind, "stairway") || g_str_equal (plan->kind, "sluice")) {
    gboolean passage = g_str_equal (plan->kind, "sluice");

    moved->what = passage ? CR_MOVED_PASSAGE : CR_MOVED_STAIRWAY;
    moved->of = find_link (map, passage, plan->place);
    return moved->of != NULL ||
           cr_error_refuse (error, CR_ERROR_PLACE,
                            passage ? cr_text ("no passage lies at %s (TMP-08)")
                                    : cr_text ("%s is no step of a stairway (TMP-03)"),
                            at);
  }
  if (plan->side >= 0 && cr_map_has_opening (map, plan->place, plan->side)) {
    moved->what = CR_MOVED_SIDE;
    return TRUE;
  }
  if (g_str_equal (plan->kind, "portcullis"))
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("there is no gate on that side of %s"),
                            at);
  return cr_map_has_place (map, plan->place) ||
         cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex here"));
}

/* What the ground of a bridge is when it is gone: the moat beside it. */
static void
set_moat (const CrScene *scene, CrPlace place, CrNode *effect)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (place, d);
    const CrTerrainKind *terrain = cr_scene_get_terrain (scene, next);

    if (terrain == NULL || !terrain->moat)
      continue;
    cr_node_set (effect, "terrain", terrain->code);
    cr_node_set_int (effect, "level", cr_map_get_level (cr_scene_get_map (scene), next));
    return;
  }
}

static gboolean
check_bridge (const CrScene *scene, CrPlace place, const char *state, GError **error)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), place);

  if (!g_str_equal (state, "lowered"))
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("it is raised: lower it first, to see what it covers"));
  if (terrain != NULL && terrain->bridge)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_PLACE,
                          cr_text ("it is lowered, and %s is no bridge (DRW-01)"), at);
}

char *
cr_build_format_side (const CrMap *map, CrPlace place, CrDirection direction)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  cr_grid_name_side (grid, &hex, &direction);

  g_autofree char *at = cr_map_format_place (map, (CrPlace){ place.floor, hex });
  return g_strdup_printf ("%s:%s", at, cr_direction_get_name (direction, grid->orientation));
}

static CrNode *
make_effect (const CrScene *scene, const CrMovePlan *plan, const CrMoved *moved)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrNode *effect = cr_node_new ("effect");
  g_autofree char *at = cr_map_format_place (map, plan->place);
  g_autofree char *side = NULL;

  if (moved->what == CR_MOVED_HEX) {
    cr_node_set (effect, "state", "raised");
    cr_node_set (effect, "hexes", at);
    set_moat (scene, plan->place, effect);
  } else if (moved->what == CR_MOVED_SIDE) {
    side = cr_build_format_side (map, plan->place, plan->side);
    cr_node_set (effect, "sides", side);
  } else {
    cr_node_set (effect, "of", moved->of);
  }
  return effect;
}

/* Without that hex among those of an attribute; the attribute goes with the last of them. */
static gboolean
drop_hex (const CrMap *map, CrNode *effect, CrPlace place)
{
  const char *text = cr_node_get (effect, "hexes");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  gboolean found = FALSE;

  if (text == NULL || !cr_map_parse_places (map, text, places, NULL))
    return FALSE;
  for (guint i = places->len; i > 0; i--)
    if (cr_place_equal (g_array_index (places, CrPlace, i - 1), place)) {
      g_array_remove_index (places, i - 1);
      found = TRUE;
    }

  g_autofree char *left = cr_build_format_places (map, cr_places_of (places));
  cr_node_set (effect, "hexes", places->len > 0 ? left : NULL);
  return found;
}

static gboolean
drop_side (const CrMap *map, CrNode *effect, CrPlace place, CrDirection direction)
{
  g_auto (GStrv) words = cr_text_split (cr_node_get (effect, "sides"));
  g_autofree char *wanted = cr_build_format_side (map, place, direction);
  g_autoptr (GString) left = g_string_new (NULL);
  gboolean found = FALSE;

  for (char **word = words; *word != NULL; word++) {
    CrDirection other;
    CrPlace at;

    if (!cr_map_parse_side (map, *word, &at, &other, NULL))
      continue;
    g_autofree char *it = cr_build_format_side (map, at, other);
    if (g_str_equal (it, wanted))
      found = TRUE;
    else
      g_string_append_printf (left, "%s%s", left->len > 0 ? " " : "", *word);
  }
  if (found)
    cr_node_set (effect, "sides", left->len > 0 ? left->str : NULL);
  return found;
}

static gboolean
drop_from (const CrMap *map, CrNode *effect, const CrMovePlan *plan, const CrMoved *moved)
{
  if (moved->what == CR_MOVED_HEX)
    return drop_hex (map, effect, plan->place);
  if (moved->what == CR_MOVED_SIDE)
    return drop_side (map, effect, plan->place, plan->side);
  if (g_strcmp0 (cr_node_get (effect, "of"), moved->of) != 0)
    return FALSE;
  cr_node_set (effect, "of", NULL);
  return TRUE;
}

static gboolean
moves_nothing (const CrNode *effect)
{
  return cr_node_get (effect, "hexes") == NULL && cr_node_get (effect, "sides") == NULL &&
         cr_node_get (effect, "of") == NULL;
}

/* A copy of the node without its children. */
static CrNode *
copy_head (const CrNode *node)
{
  CrNode *copy = cr_node_new (cr_node_get_name (node));

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);

    cr_node_set (copy, name, value);
  }
  return copy;
}

/* The mechanism without the thing in any of its effects. */
static CrNode *
take_out (const CrMap *map, const CrNode *node, const CrMovePlan *plan, CrMoved *moved)
{
  CrNode *rest = copy_head (node);

  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    g_autoptr (CrNode) copy = cr_node_copy (child);

    if (cr_node_is (child, "effect") && drop_from (map, copy, plan, moved))
      moved->is_out = TRUE;
    if (!cr_node_is (child, "effect") || !moves_nothing (copy))
      cr_node_take_child (rest, g_steal_pointer (&copy));
  }
  return rest;
}

static gboolean
goes_together (const CrNode *a, const CrNode *b)
{
  static const char *const attributes[] = { "state", "terrain", "level", "structure", "opening" };

  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++)
    if (g_strcmp0 (cr_node_get (a, attributes[i]), cr_node_get (b, attributes[i])) != 0)
      return FALSE;
  return cr_node_is (a, "effect") && cr_node_get (a, "of") == NULL;
}

/* A floor that is named holds for the hexes behind it, so those of the first floor go in front. */
static gboolean
add_to (CrNode *node, const CrNode *more, const char *attribute)
{
  const char *before = cr_node_get (node, attribute), *text = cr_node_get (more, attribute);
  g_autofree char *both = NULL;

  if (text == NULL || before == NULL)
    return FALSE;
  if (strchr (before, '/') != NULL && strchr (text, '/') == NULL)
    both = g_strdup_printf ("%s %s", text, before);
  else
    both = g_strdup_printf ("%s %s", before, text);
  cr_node_set (node, attribute, both);
  return TRUE;
}

/* Things that an effect says the same of are named together. */
static CrNode *
put_in (const CrNode *node, CrNode *effect)
{
  CrNode *whole = copy_head (node);
  g_autoptr (CrNode) added = effect;
  gboolean done = FALSE;

  for (guint i = 0; i < cr_node_n_children (node); i++) {
    CrNode *copy = cr_node_copy (cr_node_get_child (node, i));

    if (!done && goes_together (copy, added))
      done = add_to (copy, added, "hexes") || add_to (copy, added, "sides");
    cr_node_take_child (whole, copy);
  }
  if (!done)
    cr_node_take_child (whole, g_steal_pointer (&added));
  return whole;
}

/* A new portcullis is up where the one that it begins with is open: the map shows it so. */
static const char *
get_first_state (const CrMap *map, const CrMovePlan *plan)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (plan->kind);
  const CrSide *side = NULL;

  if (g_str_equal (plan->kind, "portcullis") && plan->side >= 0)
    side = cr_map_find_side (map, plan->place, plan->side, CR_SIDE_PORTCULLIS);
  return kind->states[side != NULL && cr_side_is_open (side) ? 1 : 0];
}

static CrNode *
start_edit (const CrMap *map, const CrMovePlan *plan)
{
  CrNode *node = cr_node_new ("mechanism");
  g_autofree char *control = cr_map_format_place (map, plan->control);

  cr_node_set (node, "id", plan->id);
  cr_node_set (node, "kind", plan->kind);
  cr_node_set (node, "control", control);
  cr_node_set (node, "state", get_first_state (map, plan));
  return node;
}

static guint
find_index (const CrMap *map, const CrNode *node)
{
  guint i = 0;

  while (cr_map_get_node (map, CR_SECTION_MECHANISMS, i) != node)
    i++;
  return i;
}

gboolean
cr_build_move (CrEdit *edit,
               const CrScene *scene,
               const CrMovePlan *plan,
               CrMoved *moved_out,
               GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrNode *present = cr_map_find_node (map, CR_SECTION_MECHANISMS, "mechanism", plan->id);
  g_autoptr (CrNode) node = present != NULL ? cr_node_copy (present) : start_edit (map, plan);
  g_autoptr (CrNode) rest = NULL;
  CrMoved moved;

  if (!find_moved (map, plan, &moved, error))
    return FALSE;
  rest = take_out (map, node, plan, &moved);
  *moved_out = moved;
  if (moved.is_out && cr_node_find (rest, "effect") == NULL) {
    cr_edit_remove_node (edit, map, CR_SECTION_MECHANISMS, find_index (map, present));
    return TRUE;
  }
  if (moved.is_out)
    return cr_build_mechanism (edit, map, g_steal_pointer (&rest), error);
  if (moved.what == CR_MOVED_HEX &&
      !check_bridge (scene, plan->place, cr_node_get (node, "state"), error))
    return FALSE;
  return cr_build_mechanism (edit, map, put_in (node, make_effect (scene, plan, &moved)), error);
}
