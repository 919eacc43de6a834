/* cr-operation-hexes.c: what lies in hexes, painted. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-text.h"

static gboolean
set_all (const CrArgument *argument, CrEdit *edit, CrLayer layer, int value, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_places_parse (argument->map, argument->where, layer, places, error))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (edit, argument->map, g_array_index (places, CrPlace, i), layer, value);
  return TRUE;
}

/* A code that neither the ruleset nor the map knows is a slip of the pen. */
static gboolean
set_code (const CrArgument *argument, CrEdit *edit, CrLayer layer, gboolean known, GError **error)
{
  if (!known && cr_map_find_code (argument->map, layer, argument->head) < 0)
    return cr_argument_refuse_code (argument, layer, argument->head, error);
  return set_all (argument, edit, layer, cr_map_intern_code (argument->map, layer, argument->head),
                  error);
}

/* What has no front loses that of what stood there. */
static gboolean
clear_fronts (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_argument_read_places (argument, places, error))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (edit, argument->map, g_array_index (places, CrPlace, i), CR_LAYER_FACING, 0);
  return TRUE;
}

static gboolean
build_terrain (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (argument->ruleset, argument->head);

  return set_code (argument, edit, CR_LAYER_TERRAIN, kind != NULL, error) &&
         ((kind != NULL && kind->front.value > 0) || clear_fronts (argument, edit, error));
}

static gboolean
build_structure (const CrArgument *argument, CrEdit *edit, GError **error)
{
  return set_code (argument, edit, CR_LAYER_STRUCTURE,
                   cr_ruleset_find_structure (argument->ruleset, argument->head) != NULL, error);
}

static gboolean
build_facing (const CrArgument *argument, CrEdit *edit, GError **error)
{
  CrOrientation orientation = cr_map_get_grid (argument->map)->orientation;
  CrDirection direction;

  if (g_str_equal (argument->head, "none"))
    return set_all (argument, edit, CR_LAYER_FACING, 0, error);
  if (cr_direction_parse (argument->head, orientation, &direction))
    return set_all (argument, edit, CR_LAYER_FACING, 1 + (int) direction, error);
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found front “%s”, expected none or a direction such as %s"),
                          argument->head, cr_direction_get_name (1, orientation));
}

static gboolean
build_level (const CrArgument *argument, CrEdit *edit, GError **error)
{
  int level;

  if (!cr_text_parse_int (argument->head, CR_LEVEL_MIN, CR_LEVEL_MAX, &level))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found level “%s”, expected a whole number from %d to %d"),
                            argument->head, CR_LEVEL_MIN, CR_LEVEL_MAX);
  return set_all (argument, edit, CR_LAYER_LEVEL, level, error);
}

static gboolean
build_raise (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int most = CR_LEVEL_MAX - CR_LEVEL_MIN, by;

  if (!cr_text_parse_int (argument->head, -most, most, &by))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found level “%s”, expected a whole number from %d to %d"),
                            argument->head, -most, most);
  if (!cr_places_parse (argument->map, argument->where, CR_LAYER_LEVEL, places, error))
    return FALSE;
  cr_build_raise (edit, argument->map, places, by);
  return TRUE;
}

static const CrOperationRow rows[] = {
  { { "terrain", "CODE@HEXES", N_ ("Paint terrain; the code “void” takes hexes away") },
    CR_FORM_PLACES,
    { NULL },
    build_terrain },
  { { "facing", "DIR@HEXES",
      N_ ("Turn the front of stakes to that direction; “none” takes it away") },
    CR_FORM_PLACES,
    { NULL },
    build_facing },
  { { "level", "N@HEXES", N_ ("Set the level of elevation") },
    CR_FORM_PLACES,
    { NULL },
    build_level },
  { { "raise", "N@HEXES", N_ ("Raise hexes by N levels, or lower them by −N") },
    CR_FORM_PLACES,
    { NULL },
    build_raise },
  { { "structure", "KIND@HEXES", N_ ("Say what hexes belong to; “none” takes it away") },
    CR_FORM_PLACES,
    { NULL },
    build_structure },
};

const CrOperationFamily cr_operations_hexes = { rows, G_N_ELEMENTS (rows) };
