/* cr-operation-sides.c: what stands on sides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-faces.h"
#include "cr-numbering.h"
#include "cr-operation-private.h"
#include "cr-text.h"

/* Which hex is the inside: "inside", the one the ground tells for "auto", else the one the side is
 * written on. */
static gboolean
read_inside (const CrArgument *argument,
             CrPlace place,
             CrDirection direction,
             CrSide *side,
             GError **error)
{
  const char *text = cr_argument_get (argument, "inside");
  CrPlace inside;

  side->inside = cr_side_kind_needs_inside (side->kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE;
  if (text == NULL)
    return TRUE;
  if (g_str_equal (text, "auto")) {
    side->inside =
        cr_faces_lean (argument->map, place, direction) < 0 ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
    return TRUE;
  }
  if (!cr_map_parse_printed (argument->map, text, &inside, error))
    return FALSE;
  if (cr_hex_equal (inside.hex, place.hex))
    side->inside = CR_INSIDE_HERE;
  else if (cr_hex_equal (inside.hex, cr_hex_neighbour (place.hex, direction)))
    side->inside = CR_INSIDE_BEYOND;
  else
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("inside %s is neither hex of the side"),
                            text);
  return TRUE;
}

static gboolean
read_number (const CrArgument *argument, const char *name, int most, int *value, GError **error)
{
  const char *text = cr_argument_get (argument, name);

  if (text == NULL || cr_text_parse_int (text, 0, most, value))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found %s “%s”, expected a whole number from 0 to %d"), name,
                          text, most);
}

static gboolean
read_state (const CrArgument *argument, CrSide *side, GError **error)
{
  const char *text = cr_argument_get (argument, "state");

  if (text == NULL)
    return TRUE;
  for (CrOpening state = CR_STATE_OPEN; state <= CR_STATE_BROKEN; state++)
    if (cr_side_kind_is_opening (side->kind) && g_str_equal (text, cr_opening_get_name (state))) {
      side->state = (gint8) state;
      return TRUE;
    }
  return cr_error_refuse (
      error, CR_ERROR_SYNTAX,
      cr_text ("found state “%s”, expected open, closed or broken, of a door or gate"), text);
}

static gboolean
read_side_options (const CrArgument *argument, CrSide *side, GError **error)
{
  const char *id = cr_argument_get (argument, "id");
  int height = CR_HEIGHT_DEFAULT, arc = CR_ARC_DEFAULT;

  if (!read_number (argument, "height", 12, &height, error) ||
      !read_number (argument, "arc", 180, &arc, error) || !read_state (argument, side, error))
    return FALSE;
  if (arc > 0 && (arc % 60 != 0 || side->kind != CR_SIDE_SLIT))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found arc “%d”, expected 0, 60, 120 or 180, of a slit"), arc);
  side->height = (gint8) height;
  side->arc = (gint16) arc;
  if (id != NULL) {
    side->node = cr_node_new (cr_side_kind_get_name (side->kind));
    cr_node_set (side->node, "id", id);
  }
  return TRUE;
}

static gboolean
put_side (const CrArgument *argument,
          CrEdit *edit,
          const CrPlacedSide *at,
          const CrSide *like,
          GError **error)
{
  CrSide side;

  if (like == NULL) {
    cr_edit_remove_side (edit, argument->map, at->place, at->direction, CR_N_SIDE_KINDS);
    return TRUE;
  }
  side = *like;
  if (!read_inside (argument, at->place, at->direction, &side, error))
    return FALSE;
  cr_edit_put_side (edit, argument->map, at->place, at->direction, side);
  return TRUE;
}

static gboolean
refuse_kind (const char *name, GError **error)
{
  CrNear near = { .name = name };

  for (CrSideKind kind = 0; kind < CR_N_SIDE_KINDS; kind++)
    if (kind != CR_SIDE_OTHER)
      cr_near_offer (&near, cr_side_kind_get_name (kind));
  cr_near_offer (&near, "none");
  cr_error_refuse (error, CR_ERROR_UNKNOWN, cr_text ("“%s” is no kind of side"), name);
  cr_near_tell (&near, error);
  return FALSE;
}

static gboolean
build_side (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
  gboolean remove = g_str_equal (argument->head, "none");
  CrSide side = { .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };
  CrSideKind kind = CR_SIDE_WALL;
  gboolean ok = TRUE;

  if (!remove && !cr_side_kind_parse (argument->head, &kind))
    return refuse_kind (argument->head, error);
  if (!cr_places_parse_sides (argument->map, argument->where, sides, error))
    return FALSE;
  side.kind = (gint8) kind;
  if (!remove && !read_side_options (argument, &side, error))
    return FALSE;
  for (guint i = 0; ok && i < sides->len; i++)
    ok = put_side (argument, edit, &g_array_index (sides, CrPlacedSide, i), remove ? NULL : &side,
                   error);
  cr_node_unref (side.node);
  return ok;
}

static gboolean
read_way (const CrArgument *argument, gboolean *right, GError **error)
{
  const char *way = cr_argument_get (argument, "way");

  *right = way == NULL || g_str_equal (way, "right");
  if (*right || g_str_equal (way, "left"))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("found way “%s”, expected right or left"), way);
}

static gboolean
build_hoarding (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrScene) scene = cr_scene_new (argument->map, argument->ruleset);
  CrHoardingPlan plan;

  if (!cr_text_parse_int (argument->head, 1, CR_BUILD_MOST_HOARDINGS, &plan.n))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found “%s” hexes, expected a hoarding of 1, 2 or 3 "
                                     "(HRD-01)"),
                            argument->head);
  return read_way (argument, &plan.right, error) &&
         cr_argument_parse_side (argument->map, argument->where, &plan.inside, &plan.direction,
                                 error) &&
         cr_build_hoarding (edit, scene, &plan, error);
}

static const CrOperationRow rows[] = {
  { { "side", "KIND[:inside=HEX|auto][:height=N][:arc=N][:state=open|closed][:id=ID]@SIDES",
      N_ ("Put a thing on sides; the kind “none” clears them") },
    CR_FORM_PLACES,
    { "inside", "height", "arc", "state", "id", NULL },
    build_side },
  { { "hoarding", "N[:way=right|left]@SIDE",
      N_ ("Hang hoardings before a battlement of the outer wall and the next ones") },
    CR_FORM_PLACES,
    { "way", NULL },
    build_hoarding },
};

const CrOperationFamily cr_operations_sides = { rows, G_N_ELEMENTS (rows) };
