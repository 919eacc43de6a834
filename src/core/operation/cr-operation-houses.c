/* cr-operation-houses.c: trees, roofs and yards. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-operation-private.h"
#include "cr-plain.h"
#include "cr-text.h"

static const char *
get_floor (const CrArgument *argument)
{
  const char *floor = cr_argument_get (argument, "floor");

  return floor != NULL ? floor : CR_BUILD_ABOVE;
}

static gboolean
build_tree (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_argument_read_places (argument, places, error))
    return FALSE;
  if (places->len != 1)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("a large tree has one trunk: expected one hex (TRE-01)"));
  return cr_build_tree (edit, argument->map, argument->head, g_array_index (places, CrPlace, 0),
                        get_floor (argument), error);
}

static gboolean
build_roof (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrScene) scene = cr_scene_new (argument->map, argument->ruleset);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const char *ladder = cr_argument_get (argument, "ladder");
  CrRoofPlan plan = { .id = argument->head, .floor = get_floor (argument) };

  if (!cr_argument_read_places (argument, places, error))
    return FALSE;
  plan.ladder = g_array_index (places, CrPlace, 0);
  if (ladder != NULL && !cr_map_parse_printed (argument->map, ladder, &plan.ladder, error))
    return FALSE;
  if (places->len == 1) {
    CrPlace only = g_array_index (places, CrPlace, 0);

    g_array_set_size (places, 0);
    cr_build_find_house (scene, only, places);
  }
  plan.hexes = cr_places_of (places).places;
  plan.n_hexes = places->len;
  return cr_build_roof (edit, argument->map, &plan, error);
}

static gboolean
read_gates (const CrArgument *argument, GArray *gates, GError **error)
{
  g_auto (GStrv) words = cr_text_split (cr_argument_get (argument, "gate"));

  for (char **word = words; *word != NULL; word++) {
    CrPlacedSide gate;

    if (!cr_argument_parse_side (argument->map, *word, &gate.place, &gate.direction, error))
      return FALSE;
    g_array_append_val (gates, gate);
  }
  return TRUE;
}

static gboolean
build_yard (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) gates = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
  g_autofree char *id = cr_map_make_id (argument->head), *text = NULL;
  CrYardPlan plan = { .hexes = NULL };
  CrNode *area;

  if (!cr_text_is_clean (argument->head))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("the name holds what no file can carry"));
  if (!cr_argument_read_places (argument, places, error) || !read_gates (argument, gates, error))
    return FALSE;
  plan.hexes = cr_places_of (places).places;
  plan.n_hexes = places->len;
  plan.gates = (const CrPlacedSide *) (const void *) gates->data;
  plan.n_gates = gates->len;
  if (!cr_build_yard (edit, argument->map, &plan, error))
    return FALSE;
  area = cr_node_new ("area");
  text = cr_build_format_places (argument->map, (CrPlaces){ plan.hexes, plan.n_hexes });
  cr_node_set (area, "id", id);
  cr_node_set (area, "name", argument->head);
  cr_node_set (area, "kind", "yard");
  cr_node_set_text (area, text);
  return cr_build_area (edit, argument->map, area, error);
}

static const CrOperationRow rows[] = {
  { { "tree", "ID[:floor=ID]@HEX",
      N_ ("Plant a large tree of seven hexes, its crown on a floor above") },
    CR_FORM_PLACES,
    { "floor", NULL },
    build_tree },
  { { "roof", "ID[:floor=ID][:ladder=HEX]@HEXES",
      N_ ("Give a house a flat roof with a parapet and a ladder; one hex stands for its whole "
          "house") },
    CR_FORM_PLACES,
    { "floor", "ladder", NULL },
    build_roof },
  { { "yard", "NAME[:gate=SIDES]@HEXES", N_ ("Put a low wall round a yard, with gates") },
    CR_FORM_PLACES,
    { "gate", NULL },
    build_yard },
};

const CrOperationFamily cr_operations_houses = { rows, G_N_ELEMENTS (rows) };
