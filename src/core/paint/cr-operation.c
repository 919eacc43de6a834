/* cr-operation.c: changes of a map as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-operation.h"

#include <string.h>

#include "cr-build.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-plain.h"
#include "cr-text.h"

/* Marks text for translators; it is translated where it is shown. */
#define N_(text) text

/* "HEAD:name=value:name=value@WHERE", taken apart. */
typedef struct {
  CrMap *map;
  const CrRuleset *ruleset;
  const char *name; /* of the operation */
  char *head;
  GPtrArray *options; /* char *: name, value, name, value, … */
  char *where;        /* NULL: there is no "@" */
} Words;

typedef gboolean (*Build) (const Words *words, CrEdit *edit, GError **error);

typedef struct {
  CrOperation operation;
  gboolean needs_where;
  const char *options[6]; /* that it takes; NULL ends */
  Build build;
} Row;

G_GNUC_PRINTF (3, 4)
static gboolean
refuse (GError **error, int code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (CR_ERROR, code, format, args);
  va_end (args);
  return FALSE;
}

static const char *
get_option (const Words *words, const char *name)
{
  for (guint i = 0; i + 1 < words->options->len; i += 2)
    if (g_str_equal (words->options->pdata[i], name))
      return words->options->pdata[i + 1];
  return NULL;
}

/* One hex as printed or as "c,r", to "c,r"; its floor, if named, is kept in front. */
static gboolean
append_hex (const CrMap *map, const char *text, GString *out, int *floor, GError **error)
{
  CrPlace place;

  if (!cr_map_parse_printed (map, text, &place, error))
    return FALSE;

  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (map), place.hex);
  g_string_append (out, at);
  *floor = place.floor;
  return TRUE;
}

static gboolean
parse_word (const CrMap *map, const char *word, GArray *places, GError **error)
{
  const char *dots = strstr (word, "..");
  g_autofree char *first = dots != NULL ? g_strndup (word, dots - word) : g_strdup (word);
  g_autoptr (GString) run = g_string_new (NULL);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  int floor, ignored;

  if (!append_hex (map, first, run, &floor, error))
    return FALSE;
  if (dots != NULL) {
    g_string_append (run, "..");
    if (!append_hex (map, dots + 2, run, &ignored, error))
      return FALSE;
  }
  if (!cr_grid_parse_set (cr_map_get_grid (map), run->str, hexes, error))
    return FALSE;
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };
    g_array_append_val (places, place);
  }
  return TRUE;
}

static gboolean
parse_area (const CrMap *map, const char *name, GArray *places, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if (g_strcmp0 (cr_node_get (area, "id"), name) == 0 ||
        g_strcmp0 (cr_node_get (area, "name"), name) == 0)
      return cr_map_parse_places (map, cr_node_get_text (area), places, error);
  }
  return refuse (error, CR_ERROR_UNKNOWN, cr_text ("the map has no area “%s”"), name);
}

/**
 * cr_operation_parse_places:
 * @text: hexes as printed or as column,row, and runs of them, parted by ";" or spaces; or "@AREA"
 * @places: (element-type CrPlace): appended to; on error left as it was
 */
gboolean
cr_operation_parse_places (const CrMap *map, const char *text, GArray *places, GError **error)
{
  guint n_before = places->len;
  g_auto (GStrv) words = NULL;

  if (*text == '@')
    return parse_area (map, text + 1, places, error);
  words = g_strsplit_set (text, "; ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !parse_word (map, words[i], places, error)) {
      g_array_set_size (places, n_before);
      return FALSE;
    }
  if (places->len > n_before)
    return TRUE;
  return refuse (error, CR_ERROR_SYNTAX, cr_text ("found no hexes, expected some such as 7,6"));
}

static gboolean
set_all (const Words *words, CrEdit *edit, CrLayer layer, int value, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_operation_parse_places (words->map, words->where, places, error))
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    cr_edit_set_value (edit, words->map, g_array_index (places, CrPlace, i), layer, value);
  return TRUE;
}

/* A code that neither the ruleset nor the map knows is a slip of the pen. */
static gboolean
set_code (const Words *words, CrEdit *edit, CrLayer layer, gboolean known, GError **error)
{
  if (!known && cr_map_find_code (words->map, layer, words->head) < 0)
    return refuse (error, CR_ERROR_UNKNOWN,
                   layer == CR_LAYER_TERRAIN ? cr_text ("the ruleset “%s” has no terrain “%s”")
                                             : cr_text ("the ruleset “%s” has no structure “%s”"),
                   cr_ruleset_get_id (words->ruleset), words->head);
  return set_all (words, edit, layer, cr_map_intern_code (words->map, layer, words->head), error);
}

static gboolean
build_terrain (const Words *words, CrEdit *edit, GError **error)
{
  return set_code (words, edit, CR_LAYER_TERRAIN,
                   cr_ruleset_find_terrain (words->ruleset, words->head) != NULL, error);
}

static gboolean
build_structure (const Words *words, CrEdit *edit, GError **error)
{
  return set_code (words, edit, CR_LAYER_STRUCTURE,
                   cr_ruleset_find_structure (words->ruleset, words->head) != NULL, error);
}

static gboolean
build_level (const Words *words, CrEdit *edit, GError **error)
{
  int level;

  if (!cr_text_parse_int (words->head, CR_LEVEL_MIN, CR_LEVEL_MAX, &level))
    return refuse (error, CR_ERROR_SYNTAX,
                   cr_text ("found level “%s”, expected a whole number from %d to %d"), words->head,
                   CR_LEVEL_MIN, CR_LEVEL_MAX);
  return set_all (words, edit, CR_LAYER_LEVEL, level, error);
}

static gboolean
parse_side (const CrMap *map, const char *text, CrPlace *place, CrDirection *side, GError **error)
{
  const char *colon = strrchr (text, ':');
  g_autofree char *at = colon != NULL ? g_strndup (text, colon - text) : NULL;

  if (colon == NULL || !cr_direction_parse (colon + 1, cr_map_get_grid (map)->orientation, side))
    return refuse (error, CR_ERROR_SYNTAX, cr_text ("found “%s”, expected a side such as 7,6:%s"),
                   text, cr_direction_get_name (1, cr_map_get_grid (map)->orientation));
  return cr_map_parse_printed (map, at, place, error);
}

/* Which hex is the inside: "inside", else the one the side is written on. */
static gboolean
read_inside (const Words *words, CrPlace place, CrDirection direction, CrSide *side, GError **error)
{
  const char *text = get_option (words, "inside");
  CrPlace inside;

  side->inside = cr_side_kind_needs_inside (side->kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE;
  if (text == NULL)
    return TRUE;
  if (!cr_map_parse_printed (words->map, text, &inside, error))
    return FALSE;
  if (cr_hex_equal (inside.hex, place.hex))
    side->inside = CR_INSIDE_HERE;
  else if (cr_hex_equal (inside.hex, cr_hex_neighbour (place.hex, direction)))
    side->inside = CR_INSIDE_BEYOND;
  else
    return refuse (error, CR_ERROR_PLACE, cr_text ("inside %s is neither hex of the side"), text);
  return TRUE;
}

static gboolean
read_number (const Words *words, const char *name, int most, int *value, GError **error)
{
  const char *text = get_option (words, name);

  if (text == NULL || cr_text_parse_int (text, 0, most, value))
    return TRUE;
  return refuse (error, CR_ERROR_SYNTAX,
                 cr_text ("found %s “%s”, expected a whole number from 0 to %d"), name, text, most);
}

static gboolean
read_state (const Words *words, CrSide *side, GError **error)
{
  const char *text = get_option (words, "state");

  if (text == NULL)
    return TRUE;
  side->state = g_str_equal (text, "open") ? CR_STATE_OPEN : CR_STATE_CLOSED;
  if (cr_side_kind_is_opening (side->kind) &&
      (side->state == CR_STATE_OPEN || g_str_equal (text, "closed")))
    return TRUE;
  return refuse (error, CR_ERROR_SYNTAX,
                 cr_text ("found state “%s”, expected open or closed, of a door or gate"), text);
}

static gboolean
read_side_options (const Words *words, CrSide *side, GError **error)
{
  const char *id = get_option (words, "id");
  int height = CR_HEIGHT_DEFAULT, arc = CR_ARC_DEFAULT;

  if (!read_number (words, "height", 12, &height, error) ||
      !read_number (words, "arc", 180, &arc, error) || !read_state (words, side, error))
    return FALSE;
  if (arc > 0 && (arc % 60 != 0 || side->kind != CR_SIDE_SLIT))
    return refuse (error, CR_ERROR_SYNTAX,
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
put_side (const Words *words, CrEdit *edit, const char *at, const CrSide *like, GError **error)
{
  CrDirection direction;
  CrPlace place;

  if (!parse_side (words->map, at, &place, &direction, error))
    return FALSE;
  if (like == NULL) {
    cr_edit_remove_side (edit, words->map, place, direction, CR_N_SIDE_KINDS);
    return TRUE;
  }

  CrSide side = *like;
  if (!read_inside (words, place, direction, &side, error))
    return FALSE;
  cr_edit_put_side (edit, words->map, place, direction, side);
  return TRUE;
}

static gboolean
build_side (const Words *words, CrEdit *edit, GError **error)
{
  g_auto (GStrv) sides = g_strsplit_set (words->where, "; ", -1);
  gboolean remove = g_str_equal (words->head, "none");
  CrSide side = { .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };
  CrSideKind kind = CR_SIDE_WALL;
  gboolean ok = TRUE;

  if (!remove && !cr_side_kind_parse (words->head, &kind))
    return refuse (error, CR_ERROR_UNKNOWN, cr_text ("“%s” is no kind of side"), words->head);
  side.kind = (gint8) kind;
  if (!remove && !read_side_options (words, &side, error))
    return FALSE;
  for (guint i = 0; ok && sides[i] != NULL; i++)
    if (*sides[i] != '\0')
      ok = put_side (words, edit, sides[i], remove ? NULL : &side, error);
  cr_node_unref (side.node);
  return ok;
}

/* Places in an argument may be as printed; in the file they are column and row. */
static gboolean
set_places (const Words *words, CrNode *node, const char *attribute, GError **error)
{
  const char *text = get_option (words, attribute);
  g_auto (GStrv) each = g_strsplit_set (text != NULL ? text : "", "; ", -1);
  g_autoptr (GString) out = g_string_new (NULL);

  if (text == NULL)
    return refuse (error, CR_ERROR_SYNTAX, cr_text ("--%s needs %s="), words->name, attribute);
  for (guint i = 0; each[i] != NULL; i++) {
    const char *colon = strchr (each[i], ':');
    g_autofree char *hex = colon != NULL ? g_strndup (each[i], colon - each[i]) : NULL;
    CrPlace place;

    if (!cr_map_parse_printed (words->map, hex != NULL ? hex : each[i], &place, error))
      return FALSE;
    g_autofree char *at = cr_map_format_place (words->map, place);
    g_string_append_printf (out, "%s%s%s", i > 0 ? " " : "", at, colon != NULL ? colon : "");
  }
  cr_node_set (node, attribute, out->str);
  return TRUE;
}

static gboolean
build_stairway (const Words *words, CrEdit *edit, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new ("stairway");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_operation_parse_places (words->map, words->where, places, error))
    return FALSE;

  g_autofree char *hexes = cr_build_format_places (
      words->map, (const CrPlace *) (const void *) places->data, places->len);
  cr_node_set (node, "id", words->head);
  cr_node_set (node, "hexes", hexes);
  if (!set_places (words, node, "foot", error) || !set_places (words, node, "head", error))
    return FALSE;
  cr_node_set (node, "opens-foot", get_option (words, "opens-foot"));
  cr_node_set (node, "opens-head", get_option (words, "opens-head"));
  return cr_build_stairway (edit, words->map,
                            cr_map_intern_code (words->map, CR_LAYER_TERRAIN, CR_BUILD_STAIR),
                            g_steal_pointer (&node), error);
}

static gboolean
build_link (const Words *words, CrEdit *edit, GError **error)
{
  g_autoptr (CrNode) node = cr_node_new (words->name);

  cr_node_set (node, "id", words->head);
  if (!set_places (words, node, "from", error) || !set_places (words, node, "to", error))
    return FALSE;
  return cr_build_link (edit, words->map, g_steal_pointer (&node), error);
}

static gboolean
build_area (const Words *words, CrEdit *edit, GError **error)
{
  const char *id = get_option (words, "id");
  g_autofree char *made = id != NULL ? g_strdup (id) : cr_map_make_id (words->head);
  g_autoptr (CrNode) node = cr_node_new ("area");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_text_is_clean (words->head))
    return refuse (error, CR_ERROR_SYNTAX, cr_text ("the name holds what no file can carry"));
  if (!cr_operation_parse_places (words->map, words->where, places, error))
    return FALSE;

  g_autofree char *text = cr_build_format_places (
      words->map, (const CrPlace *) (const void *) places->data, places->len);
  cr_node_set (node, "id", made);
  cr_node_set (node, "name", words->head);
  cr_node_set (node, "kind", get_option (words, "kind"));
  cr_node_set_text (node, text);
  return cr_build_area (edit, words->map, g_steal_pointer (&node), error);
}

static gboolean
build_floor (const Words *words, CrEdit *edit, GError **error)
{
  const char *name = get_option (words, "name");

  if (name != NULL && !cr_text_is_clean (name))
    return refuse (error, CR_ERROR_SYNTAX, cr_text ("the name holds what no file can carry"));
  return cr_build_floor (edit, words->map, words->head, name, error);
}

static const Row rows[] = {
  { { "terrain", "CODE@HEXES", N_ ("Paint terrain; the code “void” takes hexes away") },
    TRUE,
    { NULL },
    build_terrain },
  { { "level", "N@HEXES", N_ ("Set the level of elevation") }, TRUE, { NULL }, build_level },
  { { "structure", "KIND@HEXES", N_ ("Say what hexes belong to; “none” takes it away") },
    TRUE,
    { NULL },
    build_structure },
  { { "side", "KIND[:inside=HEX][:height=N][:arc=N][:state=open|closed][:id=ID]@SIDES",
      N_ ("Put a thing on sides; the kind “none” clears them") },
    TRUE,
    { "inside", "height", "arc", "state", "id", NULL },
    build_side },
  { { "stairway", "ID:foot=HEX:head=HEX[:opens-foot=side|two|hex][:opens-head=…]@HEXES",
      N_ ("Build a stairway: its hexes become stairs, their levels steps") },
    TRUE,
    { "foot", "head", "opens-foot", "opens-head", NULL },
    build_stairway },
  { { "spiral", "ID:from=HEX:to=HEX", N_ ("Join two floors by a spiral stair") },
    FALSE,
    { "from", "to", NULL },
    build_link },
  { { "ladder", "ID:from=HEX:to=HEX", N_ ("Join two floors by a ladder") },
    FALSE,
    { "from", "to", NULL },
    build_link },
  { { "trapdoor", "ID:from=HEX:to=HEX", N_ ("Join two floors by a trapdoor") },
    FALSE,
    { "from", "to", NULL },
    build_link },
  { { "area", "NAME[:kind=KIND][:id=ID]@HEXES", N_ ("Name an area") },
    TRUE,
    { "kind", "id", NULL },
    build_area },
  { { "floor", "ID[:name=TEXT]", N_ ("Add a floor, without hexes at first") },
    FALSE,
    { "name", NULL },
    build_floor },
};

guint
cr_operation_n (void)
{
  return G_N_ELEMENTS (rows);
}

CrOperation
cr_operation_get (guint index)
{
  return rows[index].operation;
}

static const Row *
find_row (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].operation.name, name))
      return &rows[i];
  return NULL;
}

/* A part without "=" goes on with the value before it: head=5,4:S. */
static gboolean
read_options (const Row *row, Words *words, char **parts, GError **error)
{
  for (; *parts != NULL; parts++) {
    const char *equals = strchr (*parts, '=');
    guint n = words->options->len;

    if (equals == NULL && n > 0) {
      char *longer = g_strconcat (words->options->pdata[n - 1], ":", *parts, NULL);
      g_free (words->options->pdata[n - 1]);
      words->options->pdata[n - 1] = longer;
      continue;
    }

    g_autofree char *name = g_strndup (*parts, equals != NULL ? equals - *parts : 64);
    if (equals == NULL || !g_strv_contains (row->options, name))
      return refuse (error, CR_ERROR_UNKNOWN, cr_text ("--%s has no option “%s”: it takes %s"),
                     row->operation.name, name, row->operation.syntax);
    g_ptr_array_add (words->options, g_steal_pointer (&name));
    g_ptr_array_add (words->options, g_strdup (equals + 1));
  }
  return TRUE;
}

static gboolean
take_apart (const Row *row, Words *words, const char *argument, GError **error)
{
  const char *at = row->needs_where ? strchr (argument, '@') : NULL;
  g_autofree char *what = at != NULL ? g_strndup (argument, at - argument) : g_strdup (argument);
  g_auto (GStrv) parts = g_strsplit (what, ":", -1);

  if (parts[0] == NULL || *parts[0] == '\0' || (row->needs_where && at == NULL))
    return refuse (error, CR_ERROR_SYNTAX, cr_text ("found --%s “%s”, expected %s"),
                   row->operation.name, argument, row->operation.syntax);
  words->head = g_strdup (parts[0]);
  words->where = at != NULL ? g_strdup (at + 1) : NULL;
  return read_options (row, words, parts + 1, error);
}

/**
 * cr_operation_parse:
 * @map: not changed, but it learns codes that are new to it
 * @name: "terrain"
 * @argument: "scrub@3,4..3,9"
 *
 * What the tools of the window do, said in text. Swap the edit in before the next is parsed.
 *
 * Returns: (transfer full) (nullable): the change; NULL with what was found and what was expected
 */
CrEdit *
cr_operation_parse (CrMap *map,
                    const CrRuleset *ruleset,
                    const char *name,
                    const char *argument,
                    GError **error)
{
  const Row *row = find_row (name);
  Words words = { .map = map, .ruleset = ruleset, .name = name };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  gboolean ok;

  if (row == NULL) {
    refuse (error, CR_ERROR_UNKNOWN, cr_text ("there is no operation --%s"), name);
    return NULL;
  }
  words.options = g_ptr_array_new_with_free_func (g_free);
  ok = take_apart (row, &words, argument, error) && row->build (&words, edit, error);
  g_free (words.head);
  g_free (words.where);
  g_ptr_array_unref (words.options);
  return ok ? g_steal_pointer (&edit) : NULL;
}
