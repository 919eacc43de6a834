/* cr-xml-map-sides.c: reads what stands on hexsides. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml-map-private.h"

/**
 * SidesReader:
 * @kept: <hexsides> of the floor's node
 * @read: (element-type CrSide): in the order of the file, which may run down the columns. Put into
 *   the map one by one, half a million of them took a quarter of a minute.
 * @seen: by cell, a bit for each direction
 */
typedef struct {
  CrXmlMapReader *self;
  CrNode *kept;
  GArray *read;
  guint8 *seen;
} SidesReader;

static const char *const states[] = { "", "open", "closed", "broken", NULL };

static gboolean
fail_inside (const CrMap *map, const CrSide *side, const CrNode *thing, GError **error)
{
  CrHex here = cr_grid_get_hex (cr_map_get_grid (map), side->cell);
  CrHex beyond = cr_hex_neighbour (here, side->direction);
  g_autofree char *one = cr_grid_format_hex (cr_map_get_grid (map), here);
  g_autofree char *other = cr_grid_format_hex (cr_map_get_grid (map), beyond);

  cr_node_set_error (thing, error, CR_ERROR_SYNTAX,
                     cr_text ("found inside=\"%s\", expected one of the side's hexes, %s or %s"),
                     cr_node_get (thing, "inside"), one, other);
  return FALSE;
}

/* The hex beyond a side at the edge of the map has an address too: 27,5 on a map of 26 columns. */
static gboolean
read_inside (const CrMap *map, CrSide *side, const CrNode *thing, GError **error)
{
  const char *text = cr_node_get (thing, "inside");
  CrHex here = cr_grid_get_hex (cr_map_get_grid (map), side->cell), hex;
  int column, row;

  if (text == NULL)
    return !cr_side_kind_needs_inside (side->kind) || cr_node_need (thing, "inside", &text, error);
  if (!cr_text_read_int (&text, &column) || *text++ != ',' || !cr_text_read_int (&text, &row) ||
      *text != '\0')
    return fail_inside (map, side, thing, error);
  hex = cr_grid_hex_at (cr_map_get_grid (map), column, row);
  if (cr_hex_equal (hex, here))
    side->inside = CR_INSIDE_HERE;
  else if (cr_hex_equal (hex, cr_hex_neighbour (here, side->direction)))
    side->inside = CR_INSIDE_BEYOND;
  else
    return fail_inside (map, side, thing, error);
  return TRUE;
}

static gboolean
read_arc (CrSide *side, const CrNode *thing, GError **error)
{
  int arc;

  if (!cr_node_read_int (thing, "arc", 0, 180, CR_ARC_DEFAULT, &arc, error))
    return FALSE;
  side->arc = (gint16) arc;
  if (arc == CR_ARC_DEFAULT || arc % 60 == 0)
    return TRUE;
  cr_node_set_error (thing, error, CR_ERROR_SYNTAX,
                     cr_text ("found arc=\"%d\", expected 0, 60, 120 or 180"), arc);
  return FALSE;
}

static gboolean
read_state (CrSide *side, const CrNode *thing, GError **error)
{
  int state;

  if (!cr_node_read_enum (thing, "state", states + 1, -1, &state, error))
    return FALSE;
  side->state = (gint8) (state + 1);
  return TRUE;
}

static gboolean
is_worth_keeping (const CrNode *node)
{
  return cr_node_n_attributes (node) > 0 || cr_node_n_children (node) > 0 ||
         cr_node_get_text (node) != NULL;
}

/* Fills the rest of @side, whose place is set. */
static gboolean
read_thing (const CrMap *map, CrSide *side, const CrNode *thing, GError **error)
{
  static const char *const known[] = { "inside", "height", "arc", "state", NULL };
  g_autoptr (CrNode) rest = NULL;
  CrSideKind kind;
  int height;

  if (cr_node_get_name (thing) == NULL || !cr_side_kind_parse (cr_node_get_name (thing), &kind)) {
    side->kind = CR_SIDE_OTHER;
    side->node = cr_node_ref (thing);
    return TRUE;
  }
  side->kind = (gint8) kind;
  if (!read_inside (map, side, thing, error) ||
      !cr_node_read_int (thing, "height", 0, 12, CR_HEIGHT_DEFAULT, &height, error) ||
      !read_arc (side, thing, error) || !read_state (side, thing, error))
    return FALSE;
  side->height = (gint8) height;
  rest = cr_xml_keep_rest (thing, cr_node_get_name (thing), known);
  cr_node_set_text (rest, cr_node_get_text (thing));
  for (guint i = 0; i < cr_node_n_children (thing); i++)
    cr_node_take_child (rest, cr_node_ref (cr_node_get_child (thing, i)));
  if (is_worth_keeping (rest))
    side->node = g_steal_pointer (&rest);
  return TRUE;
}

static gboolean
read_place (SidesReader *sides, const CrNode *start, CrSide *side, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (sides->self->map);
  g_autoptr (GError) local = NULL;
  CrPlace place = { sides->self->floor, { 0, 0 } };
  CrDirection direction;
  const char *at;

  if (!cr_node_need (start, "at", &at, error))
    return FALSE;
  if (!cr_grid_parse_side (grid, at, &place.hex, &direction, &local)) {
    cr_node_set_error (start, error, local->code, "%s", local->message);
    return FALSE;
  }
  cr_grid_name_side (grid, &place.hex, &direction);
  side->cell = cr_grid_get_cell (grid, place.hex);
  side->direction = (gint8) direction;
  if ((sides->seen[side->cell] & 1 << direction) == 0)
    return TRUE;
  cr_node_set_error (start, error, CR_ERROR_SYNTAX,
                     cr_text ("found side %s a second time, expected each side once"), at);
  return FALSE;
}

static void
add_side (SidesReader *sides, const CrSide *side)
{
  g_array_append_val (sides->read, *side);
  sides->seen[side->cell] |= (guint8) (1 << side->direction);
}

static gboolean
refuse_text (const CrNode *element, GError **error)
{
  const char *text = cr_node_get_text (element);

  if (text == NULL || text[strspn (text, " \t\r\n")] == '\0')
    return TRUE;
  cr_node_set_error (element, error, CR_ERROR_SYNTAX,
                     cr_text ("found text within <%s>, expected only elements"),
                     cr_node_get_name (element));
  return FALSE;
}

static gboolean
read_side (SidesReader *sides, const CrNode *element, GError **error)
{
  static const char *const known[] = { "at", NULL };
  CrXmlMapReader *self = sides->self;
  g_autoptr (CrNode) rest = cr_xml_keep_rest (element, CR_XML_SIDE, known);
  CrSide side = { .kind = CR_SIDE_OTHER, .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };

  if (!refuse_text (element, error) || !read_place (sides, element, &side, error))
    return FALSE;
  cr_xml_move_nodes (self->pending, rest);
  if (is_worth_keeping (rest)) {
    CrSide other = side;

    other.node = g_steal_pointer (&rest);
    add_side (sides, &other);
  }
  for (guint i = 0; i < cr_node_n_children (element); i++) {
    CrSide thing = side;

    if (!read_thing (self->map, &thing, cr_node_get_child (element, i), error))
      return FALSE;
    add_side (sides, &thing);
  }
  if (sides->read->len <= CR_LIMIT_SIDES)
    return TRUE;
  cr_node_set_error (element, error, CR_ERROR_LIMIT,
                     cr_text ("found more than %d things on sides, expected no more"),
                     CR_LIMIT_SIDES);
  return FALSE;
}

static gboolean
is_kept (const SidesReader *sides, guint from)
{
  for (guint i = from; i < sides->read->len; i++)
    if (g_array_index (sides->read, CrSide, i).node != NULL)
      return TRUE;
  return FALSE;
}

/* A side that is stored as plain values of the map takes no room as nodes and is not counted. */
static gboolean
read_counted_side (CrXmlReader *reader,
                   SidesReader *sides,
                   CrNode *node,
                   guint n_parts,
                   GError **error)
{
  guint n = sides->read->len;

  if (!read_side (sides, node, error))
    return FALSE;
  if (!is_kept (sides, n))
    cr_xml_forget_parts (reader, n_parts);
  return TRUE;
}

static gboolean
read_sides_child (CrXmlReader *reader, gpointer data, GError **error)
{
  SidesReader *sides = data;
  guint n_parts = cr_xml_n_parts (reader);
  g_autoptr (CrNode) node = cr_xml_read_node (reader, error);

  if (node == NULL)
    return FALSE;
  if (cr_node_is (node, "side"))
    return read_counted_side (reader, sides, node, n_parts, error);
  g_ptr_array_add (sides->self->pending, g_steal_pointer (&node));
  return TRUE;
}

static int
compare_sides (gconstpointer a, gconstpointer b)
{
  const CrSide *one = a, *other = b;

  return one->cell != other->cell ? (one->cell < other->cell ? -1 : 1)
                                  : one->direction - other->direction;
}

/* Things on one side keep their order in the file. */
static void
load_sides (SidesReader *sides)
{
  g_array_sort (sides->read, compare_sides);
  for (guint i = 0; i < sides->read->len; i++) {
    CrSide *side = &g_array_index (sides->read, CrSide, i);

    cr_map_load_side (sides->self->map, sides->self->floor, side);
    side->node = NULL;
  }
}

static void
clear_side_cb (gpointer data)
{
  cr_node_unref (((CrSide *) data)->node);
}

gboolean
cr_xml_read_hexsides (CrXmlReader *reader, CrXmlMapReader *self, GError **error)
{
  static const char *const known[] = { NULL };
  g_autoptr (CrNode) start = cr_xml_read_start (reader);
  g_autoptr (GArray) read = g_array_new (FALSE, FALSE, sizeof (CrSide));
  g_autofree guint8 *seen = g_new0 (guint8, cr_grid_n_cells (cr_map_get_grid (self->map)));
  SidesReader sides = { self, cr_xml_keep_rest (start, "hexsides", known), read, seen };

  g_array_set_clear_func (read, clear_side_cb);
  cr_xml_move_nodes (self->pending, self->floor_node);
  cr_node_take_child (self->floor_node, sides.kept);
  if (!cr_xml_each_child (reader, read_sides_child, &sides, error))
    return FALSE;
  load_sides (&sides);
  cr_xml_move_nodes (self->pending, sides.kept);
  return TRUE;
}
