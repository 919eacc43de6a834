/* cre-fit.c: lays a picture on the grid by clicked hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fit.h"

#include "cre-fit-private.h"

#include "cr-numbering.h"
#include "cr-regrid.h"
#include "cr-text.h"
#include "cr-words-decimal.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (CreFit, cre_fit, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_MESSAGE, N_PROPS };

static GParamSpec *props[N_PROPS];

static guint changed_signal;

/* The functions from here on are about the steps of a fit and their undo. */

static void
state_free (gpointer data)
{
  CreFitState *state = data;

  g_array_unref (state->points);
  g_free (state->what);
  g_free (state);
}

CreFitState *
cre_fit_state_new (const CreFitState *like)
{
  CreFitState *state = g_memdup2 (like, sizeof *like);

  state->points = g_array_copy (like->points);
  state->what = NULL;
  return state;
}

CreFitState *
cre_fit_get_state (CreFit *fit)
{
  return fit->states->pdata[fit->at];
}

CrFitPoint *
cre_fit_point_at (CreFit *fit, guint index)
{
  return &g_array_index (cre_fit_get_state (fit)->points, CrFitPoint, index);
}

/* Appends a copy of the current state, which may be changed; undone states are dropped. */
void
cre_fit_step (CreFit *fit, char *what)
{
  CreFitState *state = cre_fit_state_new (cre_fit_get_state (fit));

  state->what = what;
  g_ptr_array_set_size (fit->states, (int) fit->at + 1);
  g_ptr_array_add (fit->states, state);
  fit->at++;
  fit->moving = -1;
}

const char *
cre_fit_get_undo_label (CreFit *fit)
{
  return fit->at > 0 ? cre_fit_get_state (fit)->what : NULL;
}

const char *
cre_fit_get_redo_label (CreFit *fit)
{
  const CreFitState *next = fit->at + 1 < fit->states->len ? fit->states->pdata[fit->at + 1] : NULL;

  return next != NULL ? next->what : NULL;
}

gboolean
cre_fit_undo (CreFit *fit)
{
  if (fit->at == 0)
    return FALSE;
  fit->at--;
  fit->moving = -1;
  cre_fit_tell (fit);
  return TRUE;
}

gboolean
cre_fit_redo (CreFit *fit)
{
  if (fit->at + 1 >= fit->states->len)
    return FALSE;
  fit->at++;
  fit->moving = -1;
  cre_fit_tell (fit);
  return TRUE;
}

/* The functions from here on find, set, move, name and remove points. */

static int
find_hex (CreFit *fit, CrHex hex)
{
  for (guint i = 0; i < cre_fit_n_points (fit); i++)
    if (cr_hex_equal (cre_fit_point_at (fit, i)->hex, hex))
      return (int) i;
  return -1;
}

/* Returns: the nearest hex of the map that has no point, because a click beside the map must not
 * move a point that was set with care */
static CrHex
find_free_hex (CreFit *fit, CrPoint plane)
{
  const CrGrid *grid = cre_fit_get_grid (fit);
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

CrHex
cre_fit_guess_hex (CreFit *fit, CrPoint pixel)
{
  CrPoint plane = { 0, 0 };
  CrHex hex;

  cr_warp_invert (&fit->warp, pixel, &plane);
  hex = cr_layout_hex_at (cre_fit_get_grid (fit), plane);
  return cr_grid_contains (cre_fit_get_grid (fit), hex) ? hex : find_free_hex (fit, plane);
}

int
cre_fit_find_point (CreFit *fit, CrPoint pixel, double within)
{
  int nearest = -1;

  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrPoint p = cre_fit_point_at (fit, i)->pixel;
    double distance = hypot (p.x - pixel.x, p.y - pixel.y);

    if (distance <= within) {
      within = distance;
      nearest = (int) i;
    }
  }
  return nearest;
}

guint
cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel)
{
  CrFitPoint point = { hex, pixel, 0 };
  int index = find_hex (fit, hex);

  if (index >= 0)
    cre_fit_step (fit, g_strdup_printf (_ ("move of point %u"), (guint) index + 1));
  else
    cre_fit_step (fit, g_strdup_printf (_ ("adding of point %u"), cre_fit_n_points (fit) + 1));
  if (index >= 0)
    cre_fit_point_at (fit, (guint) index)->pixel = pixel;
  else
    g_array_append_val (cre_fit_get_state (fit)->points, point);
  cre_fit_tell (fit);
  return index >= 0 ? (guint) index : cre_fit_n_points (fit) - 1;
}

void
cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (!again || fit->moving != (int) index)
    cre_fit_step (fit, g_strdup_printf (_ ("move of point %u"), index + 1));
  fit->moving = (int) index;
  cre_fit_point_at (fit, index)->pixel = pixel;
  cre_fit_tell (fit);
}

void
cre_fit_name_point (CreFit *fit, guint index, CrHex hex)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (find_hex (fit, hex) >= 0)
    return;
  cre_fit_step (fit, g_strdup_printf (_ ("naming of point %u"), index + 1));
  cre_fit_point_at (fit, index)->hex = hex;
  cre_fit_tell (fit);
}

void
cre_fit_remove_point (CreFit *fit, guint index)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  cre_fit_step (fit, g_strdup_printf (_ ("removal of point %u"), index + 1));
  g_array_remove_index (cre_fit_get_state (fit)->points, index);
  cre_fit_tell (fit);
}

void
cre_fit_set_kind (CreFit *fit, CrFitKind kind)
{
  if (cre_fit_get_state (fit)->kind == kind)
    return;
  cre_fit_step (fit, g_strdup (_ ("choice of the fit")));
  cre_fit_get_state (fit)->kind = kind;
  cre_fit_tell (fit);
}

void
cre_fit_take_points (CreFit *fit, const CrGrid *grid, const GArray *points, CrFitKind kind)
{
  cre_fit_step (fit, g_strdup (_ ("the proposed grid")));
  g_array_set_size (cre_fit_get_state (fit)->points, 0);
  if (points->len > 0)
    g_array_append_vals (cre_fit_get_state (fit)->points, points->data, points->len);
  cre_fit_get_state (fit)->grid = *grid;
  cre_fit_get_state (fit)->kind = kind;
  cre_fit_tell (fit);
}

/* The functions from here on are about the grid. */

const CrGrid *
cre_fit_get_grid (CreFit *fit)
{
  return &cre_fit_get_state (fit)->grid;
}

const CrNumbering *
cre_fit_get_numbering (CreFit *fit)
{
  return &cre_fit_get_state (fit)->numbering;
}

gboolean
cre_fit_can_turn (CreFit *fit)
{
  return cr_map_is_blank (cre_map_document_get_map (fit->document));
}

static gboolean
grid_equal (const CrGrid *a, const CrGrid *b)
{
  return cr_regrid_keeps (a, b) && a->columns == b->columns && a->rows == b->rows &&
         a->halves == b->halves;
}

/* Whether the map can have that grid. */
static gboolean
is_possible (CreFit *fit, const CrGrid *grid)
{
  int n_floors = cr_map_n_floors (cre_map_document_get_map (fit->document));

  return n_floors <= cr_grid_most_floors (grid) &&
         (cr_regrid_keeps (cre_fit_get_grid (fit), grid) || cre_fit_can_turn (fit));
}

void
cre_fit_set_grid (CreFit *fit, const CrGrid *grid)
{
  const CrGrid before = *cre_fit_get_grid (fit);

  if (grid_equal (&before, grid) || !is_possible (fit, grid))
    return;
  cre_fit_step (fit, g_strdup (_ ("change of the grid")));
  cre_fit_get_state (fit)->grid = *grid;
  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrFitPoint *point = cre_fit_point_at (fit, i);
    int column, row;

    cr_grid_address (&before, point->hex, &column, &row);
    point->hex = cr_grid_hex_at (grid, column, row);
  }
  cre_fit_tell (fit);
}

void
cre_fit_set_numbering (CreFit *fit, const CrNumbering *numbering)
{
  if (memcmp (cre_fit_get_numbering (fit), numbering, sizeof *numbering) == 0)
    return;
  cre_fit_step (fit, g_strdup (_ ("change of the numbering")));
  cre_fit_get_state (fit)->numbering = *numbering;
  cre_fit_tell (fit);
}

/* With too few points, the fit before is moved so that the first point lies where it was clicked.
 */
static void
shift_base (CreFit *fit)
{
  const CreFitState *state = cre_fit_get_state (fit);

  fit->warp = fit->base;
  if (fit->guessed) {
    CrAffine matrix = cr_fit_stretch (&state->grid, fit->width, fit->height);

    fit->warp = cr_warp_from_affine (&matrix);
  }
  cre_fit_move_warp (state, &fit->warp);
  if (state->points->len > 0) {
    CrFitPoint *point = cre_fit_point_at (fit, 0);
    CrPoint is = cr_warp_apply (&fit->warp, cr_layout_centre (cre_fit_get_grid (fit), point->hex));

    cr_warp_move (&fit->warp, point->pixel.x - is.x, point->pixel.y - is.y);
  }
}

static char *
dup_decimal (double value)
{
  g_autofree char *text = cr_text_format_milli (llround (value * 1000));

  return cr_words_show_decimal (text);
}

static char *
describe_fit (CreFit *fit)
{
  g_autofree char *rms = dup_decimal (fit->result.rms);
  g_autofree char *worst = dup_decimal (fit->result.worst);
  g_autofree char *promised = dup_decimal (fit->result.promised);
  guint n = cre_fit_n_points (fit);

  if (!fit->result.checked)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u point carries the fit; one more tells how good it is.",
                     "%u points carry the fit; one more tells how good it is.", n),
        n);
  g_autofree char *at =
      cr_numbering_format (cre_fit_get_numbering (fit), cre_fit_get_grid (fit),
                           cre_fit_point_at (fit, (guint) fit->result.worst_point)->hex);
  if (!fit->result.sure)
    /* Translators: a count of points, decimals in hex widths, a hex number */
    return g_strdup_printf (_ ("%u points, misfit %s hex, at most %s at %s: they cannot tell where "
                               "the other hexes lie. Look at that one again, or add more."),
                            n, rms, worst, at);
  /* Translators: a count of points, decimals in hex widths, a hex number, decimals again */
  return g_strdup_printf (
      _ ("%u points, misfit %s hex, at most %s at %s; of all hexes at most %s."), n, rms, worst, at,
      promised);
}

static char *
make_sentence (const char *message)
{
  g_autofree char *head = g_utf8_strup (message, 1);

  return g_strdup_printf ("%s%s.", head, g_utf8_next_char (message));
}

/* A result that lays the picture nowhere is no fit, however well its points agree. */
static gboolean
check_result (CreFit *fit, GError **error)
{
  g_autoptr (CrNode) picture = cr_node_new ("picture");
  g_autofree char *size = g_strdup_printf ("%d %d", fit->width, fit->height);

  cr_node_set (picture, "size", size);
  cr_node_take_child (picture, cr_fit_to_node (cre_fit_get_grid (fit), &fit->result,
                                               cre_fit_get_state (fit)->points));
  if (cr_fit_check_picture (cre_fit_get_grid (fit), picture, error))
    return TRUE;
  fit->result.kind = CR_FIT_NONE;
  fit->result.checked = FALSE;
  return FALSE;
}

static char *
describe_broken (CreFit *fit, const char *reason)
{
  /* Translators: why, in the words of the check */
  g_autofree char *message =
      g_strdup_printf (_ ("the numbers of this picture are broken: %s"), reason);

  return make_sentence (message);
}

/* If there are too few points for a kind, the best kind that they determine is used, and the
 * message says so. */
void
cre_fit_compute (CreFit *fit)
{
  const CreFitState *state = cre_fit_get_state (fit);
  g_autoptr (GError) error = NULL, broken = NULL;
  gboolean fits =
      cr_fit_points (cre_fit_get_grid (fit), state->points, state->kind, &fit->result, &error) ||
      (state->kind != CR_FIT_NONE &&
       cr_fit_points (cre_fit_get_grid (fit), state->points, CR_FIT_NONE, &fit->result, NULL));

  g_clear_pointer (&fit->message, g_free);
  if (fits && check_result (fit, &broken))
    fit->warp = fit->result.warp;
  else
    shift_base (fit);
  if (broken != NULL || (fit->broken != NULL && fit->at == 0))
    fit->message = describe_broken (fit, broken != NULL ? broken->message : fit->broken);
  else
    fit->message = error == NULL ? describe_fit (fit) : make_sentence (error->message);
}

void
cre_fit_tell (CreFit *fit)
{
  cre_fit_compute (fit);
  g_object_freeze_notify (G_OBJECT (fit));
  for (int i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (fit), props[i]);
  g_object_thaw_notify (G_OBJECT (fit));
  g_signal_emit (fit, changed_signal, 0);
}

CreMapDocument *
cre_fit_get_document (CreFit *fit)
{
  return fit->document;
}

guint
cre_fit_get_picture (CreFit *fit)
{
  return fit->picture;
}

void
cre_fit_get_size (CreFit *fit, int *width_out, int *height_out)
{
  *width_out = fit->width;
  *height_out = fit->height;
}

guint
cre_fit_n_points (CreFit *fit)
{
  return cre_fit_get_state (fit)->points->len;
}

CrFitPoint
cre_fit_get_point (CreFit *fit, guint index)
{
  return *cre_fit_point_at (fit, index);
}

const CrFitResult *
cre_fit_get_result (CreFit *fit)
{
  return &fit->result;
}

const CrWarp *
cre_fit_get_warp (CreFit *fit)
{
  return &fit->warp;
}

CrFitKind
cre_fit_get_kind (CreFit *fit)
{
  return cre_fit_get_state (fit)->kind;
}

const char *
cre_fit_get_message (CreFit *fit)
{
  return fit->message;
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
  g_free (fit->broken);
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
  fit->states = g_ptr_array_new_with_free_func (state_free);
  fit->moving = -1;
}
