/* cre-fit.c: laying a picture on the grid by clicking hexes. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-fit.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* All that the mode's undo brings back. */
typedef struct {
  GArray *points; /* CrFitPoint */
  CrPoint nudge;  /* pixels; used while the points carry no fit */
  CrFitKind kind; /* asked for; NONE leaves it to the points */
} State;

struct _CreFit {
  GObject parent_instance;

  CreDocument *document;
  guint picture;
  int width, height;
  CrWarp base; /* before the mode, or a first guess */

  GPtrArray *states; /* State; the mode's history */
  guint at;          /* the one that holds */
  int moving;        /* point whose moves make one step, -1 */

  CrFitResult result;
  CrWarp warp;
  char *message;
};

G_DEFINE_FINAL_TYPE (CreFit, cre_fit, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_MESSAGE, N_PROPS };

static GParamSpec *props[N_PROPS];
static guint changed_signal;

static void
free_state (gpointer data)
{
  State *state = data;

  g_array_unref (state->points);
  g_free (state);
}

static State *
new_state (const GArray *points, CrPoint nudge, CrFitKind kind)
{
  State *state = g_new (State, 1);

  state->points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  state->nudge = nudge;
  state->kind = kind;
  if (points != NULL && points->len > 0)
    g_array_append_vals (state->points, points->data, points->len);
  return state;
}

static State *
now (CreFit *fit)
{
  return fit->states->pdata[fit->at];
}

static CrFitPoint *
point_at (CreFit *fit, guint index)
{
  return &g_array_index (now (fit)->points, CrFitPoint, index);
}

static const CrGrid *
get_grid (CreFit *fit)
{
  return cre_document_get_grid (fit->document);
}

/* Too few points: what there was, moved so that the first point lies where it was clicked. */
static void
shift_base (CreFit *fit)
{
  const State *state = now (fit);

  fit->warp = fit->base;
  cr_warp_move (&fit->warp, state->nudge.x, state->nudge.y);
  if (state->points->len > 0) {
    CrFitPoint *point = point_at (fit, 0);
    CrPoint is = cr_warp_apply (&fit->warp, cr_layout_centre (get_grid (fit), point->hex));

    cr_warp_move (&fit->warp, point->pixel.x - is.x, point->pixel.y - is.y);
  }
}

static char *
describe (CreFit *fit)
{
  const CrMap *map = cre_document_get_map (fit->document);
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *rms = cr_text_format_milli (llround (fit->result.rms * 1000));
  g_autofree char *worst = cr_text_format_milli (llround (fit->result.worst * 1000));
  guint n = cre_fit_n_points (fit);

  if (!fit->result.sure)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u point carries the fit; one more tells how good it is.",
                     "%u points carry the fit; one more tells how good it is.", n),
        n);
  g_autofree char *at = cr_numbering_format (&numbering, get_grid (fit),
                                             point_at (fit, (guint) fit->result.worst_point)->hex);
  /* Translators: a count of points, two decimals in hex widths, a hex number */
  return g_strdup_printf (_ ("%u points, misfit %s hex, at most %s at %s."), n, rms, worst, at);
}

static char *
make_sentence (const char *message)
{
  g_autofree char *head = g_utf8_strup (message, 1);

  return g_strdup_printf ("%s%s.", head, g_utf8_next_char (message));
}

/* A kind that the points do not carry yet leaves the best that they do carry, and says so. */
static void
compute (CreFit *fit)
{
  const State *state = now (fit);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&fit->message, g_free);
  if (cr_fit_points (get_grid (fit), state->points, state->kind, &fit->result, &error) ||
      (state->kind != CR_FIT_NONE &&
       cr_fit_points (get_grid (fit), state->points, CR_FIT_NONE, &fit->result, NULL)))
    fit->warp = fit->result.warp;
  else
    shift_base (fit);
  fit->message = error == NULL ? describe (fit) : make_sentence (error->message);
}

static void
tell (CreFit *fit)
{
  compute (fit);
  g_object_freeze_notify (G_OBJECT (fit));
  for (int i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (fit), props[i]);
  g_object_thaw_notify (G_OBJECT (fit));
  g_signal_emit (fit, changed_signal, 0);
}

/* A copy of the present state to be changed; what was undone is gone. */
static void
step (CreFit *fit)
{
  const State *state = now (fit);

  g_ptr_array_set_size (fit->states, (int) fit->at + 1);
  g_ptr_array_add (fit->states, new_state (state->points, state->nudge, state->kind));
  fit->at++;
  fit->moving = -1;
}

CreDocument *
cre_fit_get_document (CreFit *fit)
{
  return fit->document;
}

guint
cre_fit_get_picture (CreFit *fit)
{
  return fit->picture;
}

/* Of the picture, in pixels. */
void
cre_fit_get_size (CreFit *fit, int *width_out, int *height_out)
{
  *width_out = fit->width;
  *height_out = fit->height;
}

guint
cre_fit_n_points (CreFit *fit)
{
  return now (fit)->points->len;
}

CrFitPoint
cre_fit_get_point (CreFit *fit, guint index)
{
  return *point_at (fit, index);
}

/**
 * cre_fit_get_result:
 *
 * Returns: (transfer none): kind %CR_FIT_NONE while the points carry no fit
 */
const CrFitResult *
cre_fit_get_result (CreFit *fit)
{
  return &fit->result;
}

/**
 * cre_fit_get_warp:
 *
 * Returns: (transfer none): from the plane to pixels: the fit, or as good as can be guessed
 */
const CrWarp *
cre_fit_get_warp (CreFit *fit)
{
  return &fit->warp;
}

/* What is asked for; %CR_FIT_NONE leaves it to the points. */
CrFitKind
cre_fit_get_kind (CreFit *fit)
{
  return now (fit)->kind;
}

const char *
cre_fit_get_message (CreFit *fit)
{
  return fit->message;
}

static int
find_hex (CreFit *fit, CrHex hex)
{
  for (guint i = 0; i < cre_fit_n_points (fit); i++)
    if (cr_hex_equal (point_at (fit, i)->hex, hex))
      return (int) i;
  return -1;
}

/* Of the hexes of the map the nearest that has no point: a click beside the map must not carry
 * off a point that was set with care. */
static CrHex
find_free_hex (CreFit *fit, CrPoint plane)
{
  const CrGrid *grid = get_grid (fit);
  CrHex nearest = cr_grid_get_hex (grid, 0);
  double least = G_MAXDOUBLE;

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex hex = cr_grid_get_hex (grid, i);
    CrPoint centre = cr_layout_centre (grid, hex);
    double distance = hypot (centre.x - plane.x, centre.y - plane.y);

    if (distance < least && find_hex (fit, hex) < 0) {
      least = distance;
      nearest = hex;
    }
  }
  return nearest;
}

/**
 * cre_fit_guess_hex:
 *
 * Returns: the hex the user most likely means by a click there, always one of the map
 */
CrHex
cre_fit_guess_hex (CreFit *fit, CrPoint pixel)
{
  CrPoint plane = { 0, 0 };
  CrHex hex;

  cr_warp_invert (&fit->warp, pixel, &plane);
  hex = cr_layout_hex_at (get_grid (fit), plane);
  return cr_grid_contains (get_grid (fit), hex) ? hex : find_free_hex (fit, plane);
}

/**
 * cre_fit_find_point:
 * @within: pixels of the picture
 *
 * Returns: index of the nearest point that is so near, -1 when there is none
 */
int
cre_fit_find_point (CreFit *fit, CrPoint pixel, double within)
{
  int nearest = -1;

  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrPoint p = point_at (fit, i)->pixel;
    double distance = hypot (p.x - pixel.x, p.y - pixel.y);

    if (distance <= within) {
      within = distance;
      nearest = (int) i;
    }
  }
  return nearest;
}

/**
 * cre_fit_add_point:
 * @pixel: where the centre of @hex lies in the picture
 *
 * A hex that has a point already gets it moved.
 *
 * Returns: the point's index
 */
guint
cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel)
{
  CrFitPoint point = { hex, pixel, 0 };
  int index = find_hex (fit, hex);

  step (fit);
  if (index >= 0)
    point_at (fit, (guint) index)->pixel = pixel;
  else
    g_array_append_val (now (fit)->points, point);
  tell (fit);
  return index >= 0 ? (guint) index : cre_fit_n_points (fit) - 1;
}

/**
 * cre_fit_move_point:
 * @again: part of the same movement as the last call: one step of undo together
 */
void
cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (!again || fit->moving != (int) index)
    step (fit);
  fit->moving = (int) index;
  point_at (fit, index)->pixel = pixel;
  tell (fit);
}

/**
 * cre_fit_name_point:
 * @hex: the one it really is; nothing happens when another point has it
 */
void
cre_fit_name_point (CreFit *fit, guint index, CrHex hex)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (find_hex (fit, hex) >= 0)
    return;
  step (fit);
  point_at (fit, index)->hex = hex;
  tell (fit);
}

void
cre_fit_remove_point (CreFit *fit, guint index)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  step (fit);
  g_array_remove_index (now (fit)->points, index);
  tell (fit);
}

/* One step to be undone. */
void
cre_fit_set_kind (CreFit *fit, CrFitKind kind)
{
  if (now (fit)->kind == kind)
    return;
  step (fit);
  now (fit)->kind = kind;
  tell (fit);
}

/**
 * cre_fit_take_points:
 * @points: (element-type CrFitPoint): in place of those there are
 *
 * A proposal taken over as a whole, to be refined like any points; one step to be undone.
 */
void
cre_fit_take_points (CreFit *fit, const GArray *points, CrFitKind kind)
{
  step (fit);
  g_array_set_size (now (fit)->points, 0);
  if (points->len > 0)
    g_array_append_vals (now (fit)->points, points->data, points->len);
  now (fit)->kind = kind;
  tell (fit);
}

/**
 * cre_fit_nudge:
 * @dx: pixels of the picture
 * @dy: pixels of the picture
 *
 * Moves the whole grid over the picture; steps that follow each other are one.
 */
void
cre_fit_nudge (CreFit *fit, double dx, double dy)
{
  const int all = G_MAXINT;

  if (fit->moving != all)
    step (fit);
  fit->moving = all;
  now (fit)->nudge.x += dx;
  now (fit)->nudge.y += dy;
  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    point_at (fit, i)->pixel.x += dx;
    point_at (fit, i)->pixel.y += dy;
  }
  tell (fit);
}

gboolean
cre_fit_undo (CreFit *fit)
{
  if (fit->at == 0)
    return FALSE;
  fit->at--;
  fit->moving = -1;
  tell (fit);
  return TRUE;
}

gboolean
cre_fit_redo (CreFit *fit)
{
  if (fit->at + 1 >= fit->states->len)
    return FALSE;
  fit->at++;
  fit->moving = -1;
  tell (fit);
  return TRUE;
}

/* The picture with another fit; all else it says is kept. */
static CrNode *
replace_fit (const CrNode *picture, CrNode *fit_node)
{
  CrNode *node = cr_node_new ("picture");

  for (guint i = 0; i < cr_node_n_attributes (picture); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (picture, i, &value);
    cr_node_set (node, name, value);
  }
  cr_node_take_child (node, fit_node);
  for (guint i = 0; i < cr_node_n_children (picture); i++)
    if (!cr_node_is (cr_node_get_child (picture, i), "fit"))
      cr_node_take_child (node, cr_node_ref (cr_node_get_child (picture, i)));
  return node;
}

/**
 * cre_fit_finish:
 * @stroke: see cre_document_apply(); several pictures fitted one after the other are one step
 *
 * Writes the fit into the document. Points that carry no fit yet are
 * kept too, with the guess they stand on.
 *
 * Returns: whether the document changed
 */
gboolean
cre_fit_finish (CreFit *fit, guint stroke)
{
  const CrMap *map = cre_document_get_map (fit->document);
  const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, fit->picture);
  const GArray *points = now (fit)->points;
  CrFitResult result = fit->result;
  CrEdit *edit = cr_edit_new ();

  if (fit->at == 0) {
    cr_edit_free (edit);
    return FALSE;
  }
  if (result.kind == CR_FIT_NONE)
    result.matrix = fit->warp.matrix;
  cr_edit_replace_node (edit, map, CR_SECTION_PICTURES, fit->picture,
                        replace_fit (picture, cr_fit_to_node (get_grid (fit), &result, points)));
  return cre_document_apply (fit->document, edit, _ ("fitting of the picture"), stroke);
}

static void
cre_fit_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreFit *fit = CRE_FIT (object);

  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, fit->at > 0);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, fit->at + 1 < fit->states->len);
    break;
  case PROP_MESSAGE:
    g_value_set_string (value, fit->message);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_fit_finalize (GObject *object)
{
  CreFit *fit = CRE_FIT (object);

  g_clear_object (&fit->document);
  g_ptr_array_unref (fit->states);
  g_free (fit->message);
  G_OBJECT_CLASS (cre_fit_parent_class)->finalize (object);
}

static void
cre_fit_class_init (CreFitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = cre_fit_get_property;
  object_class->finalize = cre_fit_finalize;
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal = g_signal_new ("changed", CRE_TYPE_FIT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
cre_fit_init (CreFit *fit)
{
  fit->states = g_ptr_array_new_with_free_func (free_state);
  fit->moving = -1;
}

static gboolean
read_size (CreFit *fit, const CrNode *picture, GError **error)
{
  const char *size;
  g_auto (GStrv) parts = NULL;

  if (!cr_node_need (picture, "size", &size, error))
    return FALSE;
  parts = g_strsplit (size, " ", -1);
  if (g_strv_length (parts) == 2 && cr_text_parse_int (parts[0], 1, 65535, &fit->width) &&
      cr_text_parse_int (parts[1], 1, 65535, &fit->height))
    return TRUE;
  cr_node_set_error (picture, error, CR_ERROR_PICTURE,
                     _ ("found size=\"%s\", expected width and height in pixels"), size);
  return FALSE;
}

/* What was chosen by hand stays; what the points choose themselves is left to them. */
static CrFitKind
recall_kind (CreFit *fit, GArray *points, CrFitKind kind)
{
  CrFitResult chosen;

  cr_fit_points (get_grid (fit), points, CR_FIT_NONE, &chosen, NULL);
  return chosen.kind == kind ? CR_FIT_NONE : kind;
}

/**
 * cre_fit_new:
 * @picture: its index among the pictures of the map
 *
 * Returns: (transfer full) (nullable): the mode, starting from the fit the picture has
 */
CreFit *
cre_fit_new (CreDocument *document, guint picture, GError **error)
{
  const CrNode *node =
      cr_map_get_node (cre_document_get_map (document), CR_SECTION_PICTURES, picture);
  const CrNode *before = cr_node_find (node, "fit");
  g_autoptr (CreFit) fit = g_object_new (CRE_TYPE_FIT, NULL);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  CrFitResult result = { .kind = CR_FIT_NONE };

  fit->document = g_object_ref (document);
  fit->picture = picture;
  if (!read_size (fit, node, error))
    return NULL;
  result.matrix = cr_fit_stretch (get_grid (fit), fit->width, fit->height);
  result.warp = cr_warp_from_affine (&result.matrix);
  if (before != NULL && !cr_fit_from_node (get_grid (fit), before, &result, points, error))
    return NULL;
  fit->base = result.warp;
  g_ptr_array_add (fit->states,
                   new_state (points, (CrPoint){ 0, 0 }, recall_kind (fit, points, result.kind)));
  compute (fit);
  return g_steal_pointer (&fit);
}
