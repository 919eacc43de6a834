/* cr-work.c: hoardings, ladders, trees and siege towers that men stand on, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-work.h"

#include "cr-error.h"
#include "cr-ruleset-rows.h"
#include "cr-text.h"

#define MOST_LEVELS 9
#define FARTHEST 9
#define MOST_POINTS 99
#define MOST_MEN 99

static const char *const faces[] = {
  "front", "side", "rear", "slit", "bridge", "near", "low", NULL
};

G_STATIC_ASSERT (G_N_ELEMENTS (faces) == CR_N_FACES + 1);

static gboolean
refuse_value (const CrNode *node, const char *found, const char *expected, GError **error)
{
  cr_node_set_error (node, error, CR_ERROR_SYNTAX, cr_text ("found “%1$s”, expected %2$s"), found,
                     expected);
  return FALSE;
}

/* "1,-2", and of a slit "1,-2:5". */
static gboolean
read_hex (const char *text, CrHex *hex, CrDirection *side)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ",:", -1);
  guint n = side != NULL ? 3 : 2;

  return g_strv_length (parts) == n && cr_text_parse_int (parts[0], -FARTHEST, FARTHEST, &hex->q) &&
         cr_text_parse_int (parts[1], -FARTHEST, FARTHEST, &hex->r) &&
         (side == NULL || cr_text_parse_int (parts[2], 0, CR_N_DIRECTIONS - 1, side));
}

static gboolean
read_hexes (const CrNode *node, const char *name, const char *usual, GArray *hexes, GError **error)
{
  const char *text = cr_node_get (node, name);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : usual, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    CrHex hex;

    if (!read_hex (*word, &hex, NULL))
      return refuse_value (node, *word, "Q,R", error);
    g_array_append_val (hexes, hex);
  }
  return TRUE;
}

static gboolean
read_slits (const CrNode *node, GArray *slits, GError **error)
{
  const char *text = cr_node_get (node, "slits");
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (char **word = words; *word != NULL; word++) {
    CrWorkSlit slit;

    if (!read_hex (*word, &slit.hex, &slit.side))
      return refuse_value (node, *word, "Q,R:0…5", error);
    g_array_append_val (slits, slit);
  }
  return TRUE;
}

/* One for each height of rampart, "no" where the part is left out. */
static gboolean
read_levels (const CrNode *node, CrWorkPart *part, GError **error)
{
  const char *text = cr_node_get (node, "levels");
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "0 0 0", " ", -1);

  if (g_strv_length (words) != CR_WORK_MAX_WALL)
    return refuse_value (node, text, "levels=\"1 2 3\"", error);
  for (int i = 0; i < CR_WORK_MAX_WALL; i++)
    if (g_str_equal (words[i], "no"))
      part->level[i] = CR_WORK_NO_LEVEL;
    else if (!cr_text_parse_int (words[i], 0, MOST_LEVELS, &part->level[i]))
      return refuse_value (node, text, "levels=\"1 2 3\"", error);
  return TRUE;
}

/* A cover that names no face holds for front, sides and rear. */
static gboolean
read_cover (const CrNode *node, CrWorkPart *part, GError **error)
{
  CrFigure figure;
  int face;

  if (!cr_ruleset_read_cover_value (node, &figure, error) ||
      !cr_node_read_enum (node, "from", faces, -1, &face, error))
    return FALSE;
  if (face >= 0)
    part->cover[face] = figure;
  for (int all = CR_FACE_FRONT; face < 0 && all <= CR_FACE_REAR; all++)
    part->cover[all] = figure;
  return face != CR_FACE_LOW ||
         cr_node_read_int (node, "to", 0, MOST_LEVELS, 0, &part->low_to, error);
}

/* A child of a part, 0 where it has none. */
static gboolean
read_points (const CrNode *node, const char *name, CrFigure *figure, GError **error)
{
  const CrNode *child = cr_node_find (node, name);

  *figure = (CrFigure){ 0, CR_INFERRED, NULL };
  return child == NULL ||
         (cr_figure_read (child, figure, error) &&
          cr_node_read_int (child, "value", 0, MOST_POINTS, 0, &figure->value, error));
}

static gboolean
read_spot (const CrNode *node, const char *name, CrHex *hex, gboolean *there, GError **error)
{
  const char *text = cr_node_get (node, name);

  *there = text != NULL;
  return text == NULL || read_hex (text, hex, NULL) || refuse_value (node, text, "Q,R", error);
}

/* By how many of its sides one gets on and off: by all, or by its rear where nothing is said. */
static gboolean
read_open (const CrNode *node, CrWorkPart *part, GError **error)
{
  CrFigure sides;

  if (!read_points (node, "sides", &sides, error))
    return FALSE;
  part->open = sides.value >= CR_N_DIRECTIONS;
  return TRUE;
}

static gboolean
read_deck (const CrNode *node, CrWorkPart *part, GError **error)
{
  return read_open (node, part, error) && read_points (node, "enter", &part->enter, error) &&
         read_points (node, "winch", &part->winch, error) &&
         read_points (node, "climb", &part->climb, error) &&
         read_spot (node, "ladder", &part->ladder, &part->has_ladder, error) &&
         cr_ruleset_read_flag (node, "crosses", &part->crosses, error) &&
         read_hexes (node, "winches", "", part->winches, error);
}

static gboolean
read_part (const CrNode *node, CrWorkPart *part, GError **error)
{
  gboolean commands, enclosed;
  static const char *const answers[] = { "no", "yes", NULL };

  if (!cr_node_need (node, "id", &part->id, error) ||
      !cr_node_read_enum (node, "commands", answers, 0, &commands, error) ||
      !cr_node_read_enum (node, "enclosed", answers, 1, &enclosed, error) ||
      !read_hexes (node, "hexes", "0,0", part->hexes, error) || !read_deck (node, part, error) ||
      !read_slits (node, part->slits, error) || !read_levels (node, part, error))
    return FALSE;
  if (!cr_ruleset_read_combat (node, &part->combat, error))
    return FALSE;
  part->node = node;
  part->commands = commands;
  part->enclosed = enclosed;
  for (int face = 0; face < CR_N_FACES; face++)
    part->cover[face] = (CrFigure){ CR_FACE_NOTHING, CR_INFERRED, NULL };
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (cr_node_is (cr_node_get_child (node, i), "cover") &&
        !read_cover (cr_node_get_child (node, i), part, error))
      return FALSE;
  return TRUE;
}

static void
clear_part (gpointer data)
{
  CrWorkPart *part = data;

  g_array_unref (part->hexes);
  g_array_unref (part->slits);
  g_array_unref (part->winches);
}

static gboolean
read_push (const CrNode *node, GArray *pushes, GError **error)
{
  CrWorkPush push;

  if (!cr_figure_read (node, &push.hexes, error) ||
      !cr_node_read_int (node, "value", 0, MOST_POINTS, 0, &push.hexes.value, error) ||
      !cr_node_read_int (node, "men", 0, MOST_MEN, 0, &push.men, error) ||
      !cr_node_read_int (node, "below", 0, MOST_MEN, 0, &push.below, error))
    return FALSE;
  g_array_append_val (pushes, push);
  return TRUE;
}

static gboolean
read_part_of (const CrNode *node, CrWork *work, GError **error)
{
  CrWorkPart part = { .hexes = g_array_new (FALSE, FALSE, sizeof (CrHex)),
                      .slits = g_array_new (FALSE, FALSE, sizeof (CrWorkSlit)),
                      .winches = g_array_new (FALSE, FALSE, sizeof (CrHex)) };
  gboolean read = read_part (node, &part, error);

  g_array_append_val (work->parts, part);
  return read;
}

/* One for any wall, and one for those of more levels than it says. */
static gboolean
read_depth (const CrNode *node, CrWork *work, GError **error)
{
  gboolean deep = cr_node_get (node, "above") != NULL;
  CrFigure *depth = deep ? &work->deep : &work->depth;

  return cr_figure_read (node, depth, error) &&
         cr_node_read_int (node, "above", 1, MOST_LEVELS, 0, deep ? &work->deep_above : &(int){ 0 },
                           error) &&
         cr_node_read_int (node, "value", 1, MOST_LEVELS, 1, &depth->value, error);
}

static gboolean
read_child (const CrNode *child, CrWork *work, GError **error)
{
  if (cr_node_is (child, "part"))
    return read_part_of (child, work, error);
  if (cr_node_is (child, "depth"))
    return read_depth (child, work, error);
  return !cr_node_is (child, "push") || read_push (child, work->pushes, error);
}

static gboolean
read_head (const CrNode *row, CrWork *work, GError **error)
{
  static const char *const kinds[] = { "post", "tower", NULL };
  static const char *const answers[] = { "no", "yes", NULL };
  int kind;

  work->piece = cr_node_get (row, "piece");
  work->terrain = cr_node_get (row, "terrain");
  work->moving = cr_node_get (row, "moving");
  if (!cr_node_need (row, "id", &work->id, error) ||
      !cr_node_read_enum (row, "kind", kinds, 0, &kind, error) ||
      !cr_ruleset_read_flag (row, "bridges", &work->bridges, error) ||
      !cr_ruleset_read_flag (row, "hangs", &work->hangs, error) ||
      !cr_ruleset_read_flag (row, "open-rear", &work->open_rear, error) ||
      !cr_node_read_enum (row, "fills", answers, 1, &work->fills, error) ||
      !read_spot (row, "pivot", &work->pivot, &work->pivots, error) ||
      !read_hexes (row, "hexes", "0,0", work->hexes, error))
    return FALSE;
  work->tower = kind == 1;
  return TRUE;
}

gboolean
cr_work_read (const CrNode *row, CrWork *work, GError **error)
{
  *work = (CrWork){ .parts = g_array_new (FALSE, TRUE, sizeof (CrWorkPart)),
                    .pushes = g_array_new (FALSE, FALSE, sizeof (CrWorkPush)),
                    .hexes = g_array_new (FALSE, FALSE, sizeof (CrHex)),
                    .node = row };
  g_array_set_clear_func (work->parts, clear_part);
  if (!read_head (row, work, error))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (row); i++)
    if (!read_child (cr_node_get_child (row, i), work, error))
      return FALSE;
  if (work->moving != NULL && (work->hexes->len != 2 || work->pushes->len == 0))
    return refuse_value (row, work->id, "hexes=\"0,0 0,1\", <push>", error);
  return work->parts->len > 0 || work->terrain != NULL ||
         refuse_value (row, work->id, "<part>", error);
}

void
cr_work_clear (CrWork *work)
{
  g_clear_pointer (&work->parts, g_array_unref);
  g_clear_pointer (&work->pushes, g_array_unref);
  g_clear_pointer (&work->hexes, g_array_unref);
}

gboolean
cr_work_is_piece (const CrWork *work)
{
  return work->tower || work->terrain != NULL;
}

gboolean
cr_work_is_siege_tower (const CrWork *work)
{
  for (guint i = 0; i < work->parts->len; i++)
    if (g_array_index (work->parts, CrWorkPart, i).crosses)
      return TRUE;
  return FALSE;
}

const CrWorkPart *
cr_work_get_part (const CrWork *work, int index)
{
  return index >= 0 && index < (int) work->parts->len
             ? &g_array_index (work->parts, CrWorkPart, index)
             : NULL;
}

/* -1 when it has no such part. */
int
cr_work_find_part (const CrWork *work, const char *id)
{
  for (guint i = 0; i < work->parts->len; i++)
    if (g_str_equal (g_array_index (work->parts, CrWorkPart, i).id, id))
      return (int) i;
  return -1;
}

gboolean
cr_work_part_has (const CrWorkPart *part, CrHex hex)
{
  for (guint i = 0; i < part->hexes->len; i++)
    if (cr_hex_equal (g_array_index (part->hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

gboolean
cr_work_part_has_slit (const CrWorkPart *part, CrHex hex, CrDirection side)
{
  for (guint i = 0; i < part->slits->len; i++) {
    const CrWorkSlit *slit = &g_array_index (part->slits, CrWorkSlit, i);

    if (cr_hex_equal (slit->hex, hex) && slit->side == side)
      return TRUE;
  }
  return FALSE;
}

CrFace
cr_work_part_get_face (const CrWorkPart *part, CrHex hex, CrDirection side)
{
  static const int beside[CR_N_DIRECTIONS] = { -1, 2, 1, -1, 5, 4 };

  if (side == 0)
    return CR_FACE_FRONT;
  if (side == 3)
    return CR_FACE_REAR;
  if (!cr_work_part_has (part, cr_hex_neighbour (hex, beside[side])))
    return CR_FACE_SIDE;
  return side == 1 || side == 5 ? CR_FACE_FRONT : CR_FACE_REAR;
}
