/* cre-tool-gear.c: the tool for gear that stands on the map when a game begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-gear.h"

#include <glib/gi18n-lib.h>

#include "cr-berth.h"
#include "cr-build.h"
#include "cr-mine.h"
#include "cr-numbering.h"
#include "cr-stock.h"
#include "cr-words-tower.h"
#include "cre-names.h"

/**
 * CreToolGear:
 * @held: the index of the piece that the stroke is about, −1 for none
 * @grip: the hex by which it is held
 * @turns: the drag turns it, otherwise moves it
 * @fresh: the stroke has placed it
 */
struct _CreToolGear {
  CreTool parent_instance;

  char *code;
  int front;
  int held;
  CrHex grip;
  gboolean turns, fresh;
};

G_DEFINE_FINAL_TYPE (CreToolGear, cre_tool_gear, CRE_TYPE_TOOL)

enum { PROP_CODE = 1, PROP_FRONT, N_PROPS };

static GParamSpec *props[N_PROPS];

#define FIRST_KIND "large-tower"

static GArray *
read_stock (CreToolGear *self)
{
  return cr_stock_new (cre_tool_get_scene (CRE_TOOL (self)));
}

/* Makes the piece that would be placed. Returns: FALSE when the ruleset has no such kind */
static gboolean
make_piece (CreToolGear *self, CrPlace at, CrStockPiece *piece_out)
{
  const CrRuleset *ruleset = cr_scene_get_ruleset (cre_tool_get_scene (CRE_TOOL (self)));

  *piece_out = (CrStockPiece){ .index = G_MAXUINT,
                               .standing = { NULL, self->code, at, (CrDirection) self->front },
                               .work = cr_ruleset_find_piece (ruleset, self->code) };
  return piece_out->work != NULL;
}

static char *
dup_kind (CreToolGear *self, const CrStockPiece *piece)
{
  return cre_name_piece (cr_scene_get_ruleset (cre_tool_get_scene (CRE_TOOL (self))),
                         piece->standing.kind);
}

/* Returns: the kind and the front of a piece: "Large siege tower, front to NE" */
static char *
describe_piece (CreToolGear *self, const CrStockPiece *piece)
{
  g_autofree char *kind = dup_kind (self, piece);
  g_autofree char *head = cre_capitalize (kind);
  g_autofree char *front =
      cre_format_front ((int) piece->standing.facing,
                        cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self)))->orientation);

  return g_strdup_printf ("%s, %s", head, front);
}

static void
mark_piece (const CrStockPiece *piece, const CrMap *map, GArray *marks)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stock_list_hexes (piece, places);
  for (guint i = 0; i < places->len; i++) {
    CreMark mark = { g_array_index (places, CrPlace, i), -1 };

    if (cr_map_has_place (map, mark.place))
      g_array_append_val (marks, mark);
  }
}

/* Returns: which wall a siege tower meets when it is rolled straight ahead, or why it meets none
 * (TWR-15) */
static char *
describe_course (CreToolGear *self, const CrStockPiece *piece)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  CrTower tower;

  if (!piece->work->tower)
    return g_strdup ("");
  tower = cr_stock_get_tower (piece, scene);
  return cr_words_tower_course (&tower, scene);
}

/* Returns: when the pointer is at a wall, whether a siege tower in hand fits against it (TWR-03,
 * HRD-13) */
static char *
describe_wall (CreToolGear *self, const CrStockPiece *piece)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  g_autoptr (GError) error = NULL;

  if (!cr_work_is_siege_tower (piece->work) || !cr_scene_is_wall_walk (scene, piece->standing.at))
    return NULL;
  if (cr_tower_judge_wall (piece->work, scene, piece->standing.at, &error))
    return g_strdup (_ ("A siege tower fits against this wall."));
  if (error == NULL)
    return g_strdup (_ ("No siege tower fits here: the wall has no battlement (TWR-15)."));
  return g_strdup_printf (_ ("No siege tower fits against this wall: %s."), error->message);
}

/* Turns a mine to where it is entered. @stock: (element-type CrStockPiece): the gear of the map,
 * among it mines that it may continue */
static void
face_mouth (CreToolGear *self, const GArray *stock, CrStockPiece *piece)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  CrStockPiece turned = *piece;
  int mouth = piece->work->depth.value > 0 ? cr_mine_find_mouth (scene, piece->standing.at) : -1;

  if (mouth >= 0)
    piece->standing.facing = (CrDirection) mouth;
  for (int turn = 0; piece->work->depth.value > 0 && mouth < 0 && turn < CR_N_DIRECTIONS; turn++) {
    turned.standing.facing = (piece->standing.facing + (CrDirection) turn) % CR_N_DIRECTIONS;
    if (cr_stock_check (scene, stock, &turned, NULL)) {
      *piece = turned;
      return;
    }
  }
}

/* Returns: (transfer full): a sentence about what a click would do there */
static char *
describe_click (CreToolGear *self,
                const CreAim *aim,
                const GArray *stock,
                int there,
                CrStockPiece *piece_out)
{
  gboolean erase = (aim->modifiers & CRE_CTRL) != 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *what = NULL, *course = NULL;

  if (there >= 0) {
    *piece_out = g_array_index (stock, CrStockPiece, there);
    what = describe_piece (self, piece_out);
    course = describe_course (self, piece_out);
    if (erase)
      /* Translators: “Large siege tower, front to NE” */
      return g_strdup_printf (_ ("Takes away: %s."), what);
    /* Translators: “Large siege tower, front to NE”; a sentence, or nothing */
    return g_strdup_printf (_ ("%1$s.%2$s Drag moves it, from its front turns it; Ctrl+click "
                               "takes it away, right click takes its kind."),
                            what, course);
  }
  if (erase)
    return g_strdup (_ ("No gear stands here."));
  if (!make_piece (self, aim->place, piece_out))
    return g_strdup (_ ("Choose what is to stand there."));
  face_mouth (self, stock, piece_out);
  if (!cr_stock_check (cre_tool_get_scene (CRE_TOOL (self)), stock, piece_out, &error)) {
    what = describe_wall (self, piece_out);
    return what != NULL ? g_steal_pointer (&what)
                        : g_strdup_printf (_ ("Not here: %s."), error->message);
  }
  what = describe_piece (self, piece_out);
  course = describe_course (self, piece_out);
  /* Translators: “Large siege tower, front to NE”; a sentence, or nothing */
  return g_strdup_printf (_ ("Puts there at the start: %1$s.%2$s"), what, course);
}

/* Outlines the walls against which a siege tower in hand fits. */
static void
show_berths (CreToolGear *self)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  const CrWork *work = cr_ruleset_find_piece (cr_scene_get_ruleset (scene), self->code);
  g_autoptr (GArray) towers = g_array_new (FALSE, FALSE, sizeof (CrTower));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  if (work != NULL && cr_work_is_siege_tower (work))
    cr_tower_list_berths (work, scene, towers);
  for (guint i = 0; i < towers->len; i++) {
    const CrTower *tower = &g_array_index (towers, CrTower, i);
    CreMark mark = { .side = cr_direction_opposite (tower->facing) };

    cr_tower_find_berth (tower, scene, &mark.place);
    g_array_append_val (marks, mark);
  }
  cre_tool_set_held (CRE_TOOL (self), (const CreMark *) (const void *) marks->data, marks->len);
}

static void
cre_tool_gear_show (CreTool *tool, const CreAim *aim)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);
  g_autoptr (GArray) stock = read_stock (self),
                     marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CrStockPiece piece = { 0 };

  cre_tool_take_status (
      tool, describe_click (self, aim, stock, cr_stock_find (stock, aim->place), &piece));
  if (piece.work != NULL)
    mark_piece (&piece, cre_tool_get_map (tool), marks);
  cre_tool_set_preview (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

/* The functions from here on change the map. */

static void
refuse_piece (CreToolGear *self, CrPlace place, const GError *error)
{
  cre_tool_tell_refused (CRE_TOOL (self), (CreMark){ place, -1 },
                         g_strdup_printf (_ ("Not here: %s."), error->message));
}

/* Does the edit. @format: the label of the step, with a kind and a hex */
static gboolean
apply_piece (CreToolGear *self, CrEdit *edit, const CrStockPiece *piece, const char *format)
{
  g_autofree char *kind = dup_kind (self, piece);
  g_autofree char *at =
      cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), piece->standing.at);
  g_autofree char *label = g_strdup_printf (format, kind, at);

  return cre_tool_apply (CRE_TOOL (self), edit, label);
}

static void
place_piece (CreToolGear *self, const GArray *stock, CrPlace at)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL, *what = NULL;
  CrStockPiece piece;
  CrEdit *edit;

  if (!make_piece (self, at, &piece))
    return;
  face_mouth (self, stock, &piece);
  if (!cr_stock_check (cre_tool_get_scene (CRE_TOOL (self)), stock, &piece, &error)) {
    refuse_piece (self, at, error);
    return;
  }
  id = cr_build_free_id (map, CR_SECTION_GEAR, piece.standing.kind);
  piece.standing.id = id;
  edit = cr_edit_new ();
  cr_build_gear (edit, map, cr_standing_make_node (map, &piece.standing), NULL);
  self->held = (int) cr_map_n_nodes (map, CR_SECTION_GEAR);
  self->turns = self->fresh = TRUE;
  /* Translators: a kind of gear, and a hex: “Undo placing of stakes on 0708” */
  apply_piece (self, edit, &piece, _ ("placing of %1$s on %2$s"));
  what = describe_piece (self, &piece);
  cre_tool_tell_done (
      CRE_TOOL (self), (CreMark){ at, -1 },
      /* Translators: “Large siege tower, front to NE” */
      g_strdup_printf (_ ("%s: stands there when a game begins. Comma and full stop turn it."),
                       what));
}

static void
remove_piece (CreToolGear *self, const CrStockPiece *piece, CrPlace at)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrEdit *edit = cr_edit_new ();
  g_autofree char *what = describe_piece (self, piece);

  cr_build_remove_node (edit, map, CR_SECTION_GEAR, piece->index);
  /* Translators: a kind of gear, and a hex */
  apply_piece (self, edit, piece, _ ("removal of %1$s from %2$s"));
  cre_tool_tell_done (CRE_TOOL (self), (CreMark){ at, -1 },
                      /* Translators: “Large siege tower, front to NE” */
                      g_strdup_printf (_ ("Taken away: %s."), what));
}

/* Returns: FALSE when the piece cannot stand so; the reason was told at @pointed */
static gboolean
change_piece (CreToolGear *self,
              const GArray *stock,
              CrStockPiece piece,
              CrPlace pointed,
              const char *format)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (GError) error = NULL;
  CrNode *node;
  CrEdit *edit;

  if (!cr_stock_check (cre_tool_get_scene (CRE_TOOL (self)), stock, &piece, &error)) {
    refuse_piece (self, pointed, error);
    return FALSE;
  }
  node = cr_node_copy (cr_map_get_node (map, CR_SECTION_GEAR, piece.index));
  cr_standing_put (node, map, piece.standing.at, piece.standing.facing);
  edit = cr_edit_new ();
  cr_edit_replace_node (edit, map, CR_SECTION_GEAR, piece.index, node);
  return apply_piece (self, edit, &piece, format);
}

/* Whether the piece is longer than one hex and held by its front. */
static gboolean
is_held_by_front (const CrStockPiece *piece, CrPlace place)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stock_list_hexes (piece, places);
  return places->len > 1 && cr_place_equal (place, piece->standing.at);
}

static void
cre_tool_gear_begin (CreTool *tool, const CreAim *aim)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);
  g_autoptr (GArray) stock = read_stock (self);
  int there = cr_stock_find (stock, aim->place);
  const CrStockPiece *piece = there >= 0 ? &g_array_index (stock, CrStockPiece, there) : NULL;

  self->held = -1;
  self->fresh = FALSE;
  self->grip = aim->place.hex;
  if (piece != NULL && (aim->modifiers & CRE_CTRL) != 0) {
    remove_piece (self, piece, aim->place);
  } else if (piece != NULL) {
    self->held = (int) piece->index;
    self->turns = is_held_by_front (piece, aim->place);
  } else if ((aim->modifiers & CRE_CTRL) == 0) {
    place_piece (self, stock, aim->place);
  } else
    cre_tool_tell_refused (tool, (CreMark){ aim->place, -1 },
                           g_strdup (_ ("No gear stands here.")));
  cre_tool_show_at (tool, aim);
}

static const CrStockPiece *
find_held (CreToolGear *self, const GArray *stock)
{
  for (guint i = 0; i < stock->len; i++)
    if ((int) g_array_index (stock, CrStockPiece, i).index == self->held)
      return &g_array_index (stock, CrStockPiece, i);
  return NULL;
}

/* Returns: the label of the step for the whole stroke */
static const char *
name_drag (CreToolGear *self)
{
  if (self->fresh)
    return _ ("placing of %1$s on %2$s");
  /* Translators: a kind of gear, and the hex where it is now */
  return self->turns ? _ ("turning of %1$s on %2$s") : _ ("moving of %1$s to %2$s");
}

static void
cre_tool_gear_drag (CreTool *tool, const CreAim *aim)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);
  g_autoptr (GArray) stock = read_stock (self);
  const CrStockPiece *held = self->held >= 0 ? find_held (self, stock) : NULL;
  CrStockPiece piece;

  if (held == NULL || cr_hex_equal (aim->place.hex, self->grip))
    return;
  piece = *held;
  if (self->turns)
    piece.standing.facing = cr_hex_find_facing (piece.standing.at.hex, aim->place.hex);
  else
    piece.standing.at.hex =
        cr_hex_add (piece.standing.at.hex, cr_hex_sub (aim->place.hex, self->grip));
  if (self->turns && piece.standing.facing == held->standing.facing)
    return;
  if (change_piece (self, stock, piece, aim->place, name_drag (self)) && !self->turns)
    self->grip = aim->place.hex;
  cre_tool_show_at (tool, aim);
}

static void
cre_tool_gear_end (CreTool *tool, const CreAim *aim)
{
  CRE_TOOL_GEAR (tool)->held = -1;
  cre_tool_show_at (tool, aim);
}

static void
cre_tool_gear_cancel (CreTool *tool)
{
  CRE_TOOL_GEAR (tool)->held = -1;
  cre_tool_show_at (tool, NULL);
}

static void
cre_tool_gear_pick (CreTool *tool, const CreAim *aim)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);
  g_autoptr (GArray) stock = read_stock (self);
  int there = cr_stock_find (stock, aim->place);

  if (there >= 0)
    g_object_set (self, "code", g_array_index (stock, CrStockPiece, there).standing.kind, "front",
                  (int) g_array_index (stock, CrStockPiece, there).standing.facing, NULL);
}

/* Turns the piece to the next side where it has room. If there is none, the nearest side is refused
 * with its reason. */
static void
turn_piece (CreToolGear *self,
            const CreAim *aim,
            const GArray *stock,
            CrStockPiece piece,
            int sixths)
{
  const CrScene *scene = cre_tool_get_scene (CRE_TOOL (self));
  CrDirection first = (piece.standing.facing + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  for (int i = 1; i < CR_N_DIRECTIONS; i++) {
    piece.standing.facing = (piece.standing.facing + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
    if (cr_stock_check (scene, stock, &piece, NULL))
      break;
    if (i == CR_N_DIRECTIONS - 1)
      piece.standing.facing = first;
  }
  change_piece (self, stock, piece, aim->place,
                /* Translators: a kind of gear, and a hex */
                _ ("turning of %1$s on %2$s"));
}

static gboolean
cre_tool_gear_turn (CreTool *tool, int sixths)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);
  g_autoptr (GArray) stock = read_stock (self);
  const CreAim *aim = cre_tool_get_hovered (tool);
  int there = aim != NULL ? cr_stock_find (stock, aim->place) : -1;

  if (there >= 0)
    turn_piece (self, aim, stock, g_array_index (stock, CrStockPiece, there), sixths);
  else
    g_object_set (self, "front", (self->front + sixths + CR_N_DIRECTIONS) % CR_N_DIRECTIONS, NULL);
  cre_tool_show (CRE_TOOL (self));
  return TRUE;
}

static void
cre_tool_gear_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolGear *self = CRE_TOOL_GEAR (tool);

  if (change->floors)
    self->held = -1;
  if (cre_tool_is_active (tool))
    return;
  if (cre_tool_is_in_hand (tool))
    show_berths (self);
  cre_tool_show (CRE_TOOL (self));
}

static void
cre_tool_gear_take_up (CreTool *tool)
{
  show_berths (CRE_TOOL_GEAR (tool));
}

static void
cre_tool_gear_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolGear *self = CRE_TOOL_GEAR (object);
  const char *code;

  if (id == PROP_FRONT) {
    if (self->front == g_value_get_int (value))
      return;
    self->front = g_value_get_int (value);
  } else {
    code = g_value_get_string (value);
    if (code == NULL || g_strcmp0 (self->code, code) == 0)
      return;
    g_free (self->code);
    self->code = g_strdup (code);
    if (cre_tool_is_in_hand (CRE_TOOL (self)))
      show_berths (self);
  }
  g_object_notify_by_pspec (object, pspec);
  cre_tool_show (CRE_TOOL (self));
}

static void
cre_tool_gear_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolGear *self = CRE_TOOL_GEAR (object);

  if (id == PROP_FRONT)
    g_value_set_int (value, self->front);
  else
    g_value_set_string (value, self->code);
}

static void
cre_tool_gear_finalize (GObject *object)
{
  g_free (CRE_TOOL_GEAR (object)->code);
  G_OBJECT_CLASS (cre_tool_gear_parent_class)->finalize (object);
}

static void
cre_tool_gear_class_init (CreToolGearClass *klass)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->set_property = cre_tool_gear_set_property;
  object_class->get_property = cre_tool_gear_get_property;
  object_class->finalize = cre_tool_gear_finalize;
  tool_class->show = cre_tool_gear_show;
  tool_class->begin = cre_tool_gear_begin;
  tool_class->drag = cre_tool_gear_drag;
  tool_class->end = cre_tool_gear_end;
  tool_class->cancel = cre_tool_gear_cancel;
  tool_class->pick = cre_tool_gear_pick;
  tool_class->turn = cre_tool_gear_turn;
  tool_class->take_up = cre_tool_gear_take_up;
  tool_class->document_changed = cre_tool_gear_document_changed;

  props[PROP_CODE] = g_param_spec_string ("code", NULL, NULL, FIRST_KIND, flags);
  props[PROP_FRONT] = g_param_spec_int ("front", NULL, NULL, 0, CR_N_DIRECTIONS - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_gear_init (CreToolGear *self)
{
  self->code = g_strdup (FIRST_KIND);
  self->held = -1;
}
