/* cre-draft.c: a line, rectangle or polygon that is being drawn.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-draft.h"

#include <glib/gi18n-lib.h>

#include "cr-shape.h"

struct _CreDraft {
  CreShape shape;
  int floor;
  GArray *corners;  /* CrHex; set by a press */
  CrHex free;       /* the corner at the pointer */
  gboolean pressed; /* the button is held down */
  gboolean closes;  /* the shape is complete when the button is released */
};

CreDraft *
cre_draft_new (void)
{
  CreDraft *draft = g_new0 (CreDraft, 1);

  draft->corners = g_array_new (FALSE, FALSE, sizeof (CrHex));
  return draft;
}

void
cre_draft_free (CreDraft *draft)
{
  g_array_unref (draft->corners);
  g_free (draft);
}

void
cre_draft_clear (CreDraft *draft)
{
  g_array_set_size (draft->corners, 0);
  draft->pressed = draft->closes = FALSE;
}

static CrHex
get_corner (const CreDraft *draft, guint index)
{
  return g_array_index (draft->corners, CrHex, index);
}

/* Whether a press there completes the shape. */
static gboolean
ends_at (const CreDraft *draft, CrHex hex)
{
  guint n = draft->corners->len;

  if (n == 0)
    return FALSE;
  return draft->shape != CRE_SHAPE_POLYGON || cr_hex_equal (hex, get_corner (draft, n - 1)) ||
         cr_hex_equal (hex, get_corner (draft, 0));
}

void
cre_draft_press (CreDraft *draft, CreShape shape, CrPlace place)
{
  if (shape != draft->shape || place.floor != draft->floor)
    cre_draft_clear (draft);
  draft->shape = shape;
  draft->floor = place.floor;
  draft->closes = ends_at (draft, place.hex);
  draft->free = place.hex;
  draft->pressed = TRUE;
  if (!draft->closes)
    g_array_append_val (draft->corners, place.hex);
}

void
cre_draft_move (CreDraft *draft, CrPlace place)
{
  gboolean polygon = draft->shape == CRE_SHAPE_POLYGON;

  draft->free = place.hex;
  if (draft->pressed && polygon && !draft->closes)
    g_array_index (draft->corners, CrHex, draft->corners->len - 1) = place.hex;
}

gboolean
cre_draft_release (CreDraft *draft, CrPlace place)
{
  gboolean dragged = draft->shape != CRE_SHAPE_POLYGON && draft->corners->len == 1 &&
                     !cr_hex_equal (place.hex, get_corner (draft, 0));

  if (draft->shape != CRE_SHAPE_POLYGON || !draft->closes)
    cre_draft_move (draft, place);
  draft->pressed = FALSE;
  return draft->closes || dragged;
}

gboolean
cre_draft_take_back (CreDraft *draft)
{
  if (draft->corners->len == 0)
    return FALSE;
  g_array_set_size (draft->corners, draft->corners->len - 1);
  draft->pressed = draft->closes = FALSE;
  return TRUE;
}

guint
cre_draft_n_corners (const CreDraft *draft)
{
  return draft->corners->len;
}

void
cre_draft_add_hexes (const CreDraft *draft, const CrGrid *grid, int radius, GArray *hexes)
{
  g_autoptr (GArray) corners = NULL;

  if (draft->corners->len == 0)
    return;
  if (draft->shape == CRE_SHAPE_LINE) {
    cr_shape_line (get_corner (draft, 0), draft->free, radius, hexes);
    return;
  }
  if (draft->shape == CRE_SHAPE_RECTANGLE) {
    cr_shape_rectangle (grid, get_corner (draft, 0), draft->free, hexes);
    return;
  }
  corners = g_array_copy (draft->corners);
  if (!draft->closes)
    g_array_append_val (corners, draft->free);
  cr_shape_polygon ((const CrHex *) (const void *) corners->data, corners->len, hexes);
}

const char *
cre_draft_get_hint (const CreDraft *draft, CreShape shape)
{
  gboolean begun = draft->shape == shape && draft->corners->len > 0;

  switch (shape) {
  case CRE_SHAPE_LINE:
    return begun ? _ ("Click or Enter ends the line, Esc lets go.")
                 : _ ("Drag a line, or click both its ends. Ctrl erases.");
  case CRE_SHAPE_RECTANGLE:
    return begun ? _ ("Click or Enter at the opposite corner ends the rectangle, Esc lets go.")
                 : _ ("Drag from corner to corner, or click both. Ctrl erases.");
  case CRE_SHAPE_POLYGON:
    return begun ? _ ("Click sets a corner, a double click or Enter closes, Backspace takes one "
                      "back, Esc lets go.")
                 : _ ("Click the corners one after the other. Ctrl erases.");
  case CRE_SHAPE_FLOOD:
    return _ ("Right click picks, Ctrl erases.");
  default:
    return _ ("Right click picks, Shift draws a line, Ctrl erases.");
  }
}
