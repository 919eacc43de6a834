/* cr-argument.c: arguments of operations.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-operation-private.h"
#include "cr-text.h"

gboolean
cr_argument_refuse_code (const CrArgument *argument,
                         CrLayer layer,
                         const char *code,
                         GError **error)
{
  const CrRuleset *ruleset = argument->ruleset;
  gboolean terrain = layer == CR_LAYER_TERRAIN;
  guint n = terrain ? cr_ruleset_n_terrains (ruleset) : cr_ruleset_n_structures (ruleset);
  CrNear near = { .name = code };

  for (guint i = 0; i < n; i++)
    cr_near_offer (&near, terrain ? cr_ruleset_get_terrain (ruleset, i)->code
                                  : cr_ruleset_get_structure (ruleset, i)->code);
  for (int i = 0; i < cr_map_n_codes (argument->map, layer); i++)
    cr_near_offer (&near, cr_map_get_code (argument->map, layer, i));
  cr_error_refuse (error, CR_ERROR_UNKNOWN,
                   terrain ? cr_text ("the ruleset “%s” has no terrain “%s”")
                           : cr_text ("the ruleset “%s” has no structure “%s”"),
                   cr_ruleset_get_id (ruleset), code);
  cr_near_tell (&near, error);
  return FALSE;
}

const char *
cr_argument_get (const CrArgument *argument, const char *option)
{
  for (guint i = 0; i + 1 < argument->options->len; i += 2)
    if (g_str_equal (argument->options->pdata[i], option))
      return argument->options->pdata[i + 1];
  return NULL;
}

gboolean
cr_argument_read_int (const CrArgument *argument,
                      const char *option,
                      int least,
                      int most,
                      int *value)
{
  const char *text = cr_argument_get (argument, option);

  return text == NULL || cr_text_parse_int (text, least, most, value);
}

gboolean
cr_argument_read_flag (const CrArgument *argument,
                       const char *option,
                       gboolean *value_out,
                       GError **error)
{
  const char *text = cr_argument_get (argument, option);

  if (text == NULL)
    return TRUE;
  *value_out = g_str_equal (text, "yes");
  if (*value_out || g_str_equal (text, "no"))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("found %s “%s”, expected yes or no"),
                          option, text);
}

gboolean
cr_argument_read_text (const CrArgument *argument,
                       const char *option,
                       const char **text_out,
                       GError **error)
{
  *text_out = cr_argument_get (argument, option);
  if (*text_out == NULL || cr_text_is_clean (*text_out))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("the name holds what no file can carry"));
}

gboolean
cr_argument_read_places (const CrArgument *argument, GArray *places, GError **error)
{
  return cr_places_parse (argument->map, argument->where, CR_LAYER_TERRAIN, places, error);
}

gboolean
cr_argument_parse_side (const CrMap *map,
                        const char *text,
                        CrPlace *place,
                        CrDirection *side,
                        GError **error)
{
  const char *colon = strrchr (text, ':');
  g_autofree char *at = colon != NULL ? g_strndup (text, colon - text) : NULL;

  if (colon == NULL || !cr_direction_parse (colon + 1, cr_map_get_grid (map)->orientation, side))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_map_get_grid (map)->orientation == CR_FLAT
                                ? cr_text ("found “%s”, expected a side such as 7,6:NE (N NE SE "
                                           "S SW NW)")
                                : cr_text ("found “%s”, expected a side such as 7,6:NE (NW NE E "
                                           "SE SW W)"),
                            text);
  return cr_map_parse_printed (map, at, place, error);
}

gboolean
cr_argument_set_places (const CrArgument *argument,
                        CrNode *node,
                        const char *attribute,
                        GError **error)
{
  const char *text = cr_argument_get (argument, attribute);
  g_auto (GStrv) each = cr_text_split (text);
  g_autoptr (GString) out = g_string_new (NULL);

  if (text == NULL)
    return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("--%s needs %s="), argument->name,
                            attribute);
  for (guint i = 0; each[i] != NULL; i++) {
    const char *colon = strchr (each[i], ':');
    g_autofree char *hex = colon != NULL ? g_strndup (each[i], colon - each[i]) : NULL;
    CrPlace place;

    if (!cr_map_parse_printed (argument->map, hex != NULL ? hex : each[i], &place, error))
      return FALSE;
    g_autofree char *at = cr_map_format_place (argument->map, place);
    g_string_append_printf (out, "%s%s%s", i > 0 ? " " : "", at, colon != NULL ? colon : "");
  }
  cr_node_set (node, attribute, out->str);
  return TRUE;
}
