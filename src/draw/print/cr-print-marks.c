/* cr-print-marks.c: marks that help to put sheets together.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-print-private.h"

/* Sizes of the marks at the edge of a sheet, in millimetres. */
#define CORNER 5.0
#define LINE 0.15
#define HALO 0.6
#define TARGET 2.5
#define HATCH 2.5
#define LABEL_INSET 5.0

static const CrPrintLetter name_letter = { 13, 0, TRUE }, small_letter = { 8, 0, FALSE };

/* Strokes dark over light, so that the mark is seen on any picture. */
static void
stroke_mark (cairo_t *cr)
{
  cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
  cairo_set_line_width (cr, HALO);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static void
paint_corners (cairo_t *cr, CrPoint room)
{
  double inset = HALO / 2;

  for (int i = 0; i < 4; i++) {
    double x = i % 2 == 0 ? inset : room.x - inset, y = i < 2 ? inset : room.y - inset;

    cairo_move_to (cr, x + (i % 2 == 0 ? CORNER : -CORNER), y);
    cairo_line_to (cr, x, y);
    cairo_line_to (cr, x, y + (i < 2 ? CORNER : -CORNER));
  }
  stroke_mark (cr);
}

static void
paint_target (cairo_t *cr, CrPoint at)
{
  cairo_move_to (cr, at.x - TARGET, at.y);
  cairo_line_to (cr, at.x + TARGET, at.y);
  cairo_move_to (cr, at.x, at.y - TARGET);
  cairo_line_to (cr, at.x, at.y + TARGET);
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, TARGET / 2, 0, 2 * G_PI);
  stroke_mark (cr);
}

/* Whether the whole mark is on the paper. */
static gboolean
is_inside (CrPoint at, CrPoint room)
{
  return at.x >= TARGET && at.y >= TARGET && at.x <= room.x - TARGET && at.y <= room.y - TARGET;
}

static void
paint_targets (const CrTiling *tiling, cairo_t *cr, CrBox part)
{
  g_autoptr (GArray) targets = cr_tiling_list_targets (tiling);

  for (guint i = 0; i < targets->len; i++) {
    CrPoint at = g_array_index (targets, CrPoint, i);

    at = (CrPoint){ at.x - part.x, at.y - part.y };
    if (is_inside (at, tiling->room))
      paint_target (cr, at);
  }
}

static void
paint_strip (cairo_t *cr, CrBox box)
{
  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_clip (cr);
  for (double at = box.x - box.height; at < box.x + box.width; at += HATCH) {
    cairo_move_to (cr, at, box.y + box.height);
    cairo_line_to (cr, at + box.height, box.y);
  }
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Marks the strips at the right and below, on which the next sheets are glued. */
static void
paint_strips (const CrTiling *tiling, cairo_t *cr, int sheet)
{
  CrPoint room = tiling->room, step = tiling->step;

  if (cr_tiling_find_neighbour (tiling, sheet, 2) >= 0)
    paint_strip (cr, (CrBox){ step.x, 0, room.x - step.x, room.y });
  if (cr_tiling_find_neighbour (tiling, sheet, 3) >= 0)
    paint_strip (cr, (CrBox){ 0, step.y, room.x, room.y - step.y });
}

static void
paint_neighbours (const CrTiling *tiling, cairo_t *cr, int sheet)
{
  static const char *const arrows[] = { "←", "↑", "→", "↓" };
  CrPoint room = tiling->room;
  const CrPoint at[] = { { LABEL_INSET, room.y / 3 },
                         { room.x / 3, LABEL_INSET },
                         { room.x - LABEL_INSET, room.y / 3 },
                         { room.x / 3, room.y - LABEL_INSET } };

  for (int side = 0; side < 4; side++) {
    int next = cr_tiling_find_neighbour (tiling, sheet, side);
    CrPrintLetter letter = small_letter;
    g_autofree char *label = next >= 0 ? cr_tiling_dup_label (tiling, next) : NULL;
    g_autofree char *text = g_strdup_printf ("%s %s", arrows[side], label);

    letter.align = side == 2 ? 1 : side == 0 ? 0 : 0.5;
    if (next >= 0)
      cr_print_tag (cr, at[side], text, &letter);
  }
}

static char *
dup_about (const CrPrint *self, const CrPrintPart *part)
{
  return g_strdup_printf ("%s%s%s", self->title != NULL ? self->title : "",
                          part->name != NULL && self->title != NULL ? " · " : "",
                          part->name != NULL ? part->name : "");
}

/* Writes "B1" and the name of its part, beside the crosses at the left edge. */
static void
paint_label (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, int sheet)
{
  g_autofree char *label = cr_tiling_dup_label (&part->tiling, sheet);
  g_autofree char *about = dup_about (self, part);
  double shared = cr_tiling_find_neighbour (&part->tiling, sheet, 0) >= 0
                      ? part->tiling.room.x - part->tiling.step.x
                      : 0;
  CrPoint at = { LABEL_INSET + 1 + shared, LABEL_INSET + 10 };

  cr_print_tag (cr, at, label, &name_letter);
  at.x += cr_print_text_width (label, &name_letter) + 4;
  if (*about != '\0')
    cr_print_tag (cr, at, about, &small_letter);
}

/* Tracing paper has no title of its own, so its name is written. */
static void
paint_name (const CrPrint *self, const CrPrintPart *part, cairo_t *cr)
{
  g_autofree char *about = dup_about (self, part);

  if (cr_sheet_is_tracing (part->sheet) && *about != '\0')
    cr_print_tag (cr, (CrPoint){ LABEL_INSET, LABEL_INSET }, about, &small_letter);
}

void
cr_print_paint_marks (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, int sheet)
{
  const CrTiling *tiling = &part->tiling;

  if (cr_tiling_count (tiling) < 2) {
    paint_name (self, part, cr);
    return;
  }
  if (!self->wish.marks)
    return;
  paint_strips (tiling, cr, sheet);
  paint_corners (cr, tiling->room);
  paint_targets (tiling, cr, cr_tiling_get_part (tiling, sheet));
  paint_neighbours (tiling, cr, sheet);
  paint_label (self, part, cr, sheet);
}
