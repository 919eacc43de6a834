/* cr-tiling.c: divides a large picture into sheets of paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-tiling.h"

#include <math.h>

#include "cr-error.h"
#include "cr-text.h"

#define MOST_SHEETS 400
/* A sheet that would show less than this, in millimetres, is left out. */
#define SLACK 0.01
/* The distance of a target from the edge of a sheet that has no neighbour there. */
#define TARGET_INSET 12.0

/* One of the two directions. @room: the length of the picture on a sheet */
typedef struct {
  double paper, room, step, start;
  int n;
} Axis;

/**
 * Wanted: the wish for one direction.
 * @hex: 0 when hexes may be cut
 */
typedef struct {
  double paper, margin, overlap, stretch, hex, pitch, first;
} Wanted;

static gboolean
refuse_paper (const Wanted *wanted, GError **error)
{
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               cr_text ("paper of %.0f mm with margins of %.0f mm and %.0f mm shared with the next "
                        "sheet leaves no room: take a larger paper or smaller hexes"),
               wanted->paper, wanted->margin, MAX (wanted->overlap, wanted->hex));
  return FALSE;
}

/* Moves the start so that the middle of what two sheets share lies on the middle of a hex. */
static void
move_start (Axis *axis, const Wanted *wanted, double length)
{
  double cut = axis->start + (axis->step + axis->room) / 2;
  double off = fmod (cut - wanted->first, wanted->pitch);

  axis->start -= off < 0 ? off + wanted->pitch : off;
  if (axis->start + (axis->n - 1) * axis->step + axis->room < length - SLACK)
    axis->n++;
}

static gboolean
lay_axis (const Wanted *wanted, double length, Axis *axis, GError **error)
{
  double overlap = MAX (wanted->overlap, wanted->hex);

  axis->paper = wanted->paper;
  axis->room = (wanted->paper - 2 * wanted->margin) * wanted->stretch;
  axis->step = axis->room - overlap;
  if (wanted->hex > 0)
    axis->step = floor (axis->step / wanted->pitch) * wanted->pitch;
  if (axis->step < 1 || axis->step < overlap / 4)
    return refuse_paper (wanted, error);
  axis->n = MAX (1, (int) ceil ((length - axis->room - SLACK) / axis->step) + 1);
  axis->start = -((axis->n - 1) * axis->step + axis->room - length) / 2;
  if (wanted->hex > 0 && axis->n > 1)
    move_start (axis, wanted, length);
  return TRUE;
}

static gboolean
lay_sheets (const CrTilingWish *wish,
            gboolean sideways,
            CrPoint picture,
            CrTiling *tiling,
            GError **error)
{
  double width = sideways ? wish->paper.height : wish->paper.width;
  double height = sideways ? wish->paper.width : wish->paper.height;
  Wanted across = { width,       wish->margin,  wish->overlap, wish->stretch_x,
                    wish->hex.x, wish->pitch.x, wish->first.x };
  Wanted down = { height,      wish->margin,  wish->overlap, wish->stretch_y,
                  wish->hex.y, wish->pitch.y, wish->first.y };
  Axis x, y;

  if (!lay_axis (&across, picture.x, &x, error) || !lay_axis (&down, picture.y, &y, error))
    return FALSE;
  *tiling = (CrTiling){ .paper = { width, height },
                        .room = { x.room, y.room },
                        .step = { x.step, y.step },
                        .start = { x.start, y.start },
                        .margin = wish->margin,
                        .sideways = sideways,
                        .columns = x.n,
                        .rows = y.n };
  return TRUE;
}

static gboolean
lay_fewer (const CrTilingWish *wish, CrPoint picture, CrTiling *tiling, GError **error)
{
  CrTiling sideways;

  if (!lay_sheets (wish, TRUE, picture, &sideways, error))
    return FALSE;
  if (!lay_sheets (wish, FALSE, picture, tiling, NULL) ||
      cr_tiling_count (&sideways) < cr_tiling_count (tiling))
    *tiling = sideways;
  return TRUE;
}

gboolean
cr_tiling_make (const CrTilingWish *wish, CrPoint picture, CrTiling *tiling_out, GError **error)
{
  gboolean laid = wish->way == CR_PRINT_FEWER ? lay_fewer (wish, picture, tiling_out, error)
                                              : lay_sheets (wish, wish->way == CR_PRINT_SIDEWAYS,
                                                            picture, tiling_out, error);

  if (!laid)
    return FALSE;
  if ((double) tiling_out->columns * tiling_out->rows <= MOST_SHEETS)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               cr_text ("it would take %.0f sheets of paper, expected %d at most: take a larger "
                        "paper or smaller hexes"),
               (double) tiling_out->columns * tiling_out->rows, MOST_SHEETS);
  return FALSE;
}

int
cr_tiling_count (const CrTiling *tiling)
{
  return tiling->columns * tiling->rows;
}

CrBox
cr_tiling_get_part (const CrTiling *tiling, int sheet)
{
  return (CrBox){ tiling->start.x + sheet % tiling->columns * tiling->step.x,
                  tiling->start.y + sheet / tiling->columns * tiling->step.y, tiling->room.x,
                  tiling->room.y };
}

/* After Z follow AA, AB, as on maps. */
char *
cr_tiling_dup_label (const CrTiling *tiling, int sheet)
{
  int column = sheet % tiling->columns, row = sheet / tiling->columns;
  char letters[3] = { (char) ('A' + column % 26), '\0', '\0' };

  if (column >= 26) {
    letters[1] = letters[0];
    letters[0] = (char) ('A' + column / 26 - 1);
  }
  return g_strdup_printf ("%s%d", letters, row + 1);
}

int
cr_tiling_find_neighbour (const CrTiling *tiling, int sheet, int side)
{
  static const int dx[] = { -1, 0, 1, 0 }, dy[] = { 0, -1, 0, 1 };
  int column = sheet % tiling->columns + dx[side], row = sheet / tiling->columns + dy[side];

  return column < 0 || row < 0 || column >= tiling->columns || row >= tiling->rows
             ? -1
             : row * tiling->columns + column;
}

/* Returns: (transfer full): places in one direction: near both ends, and in the middle of
 * everything that is shared */
static GArray *
list_along (double start, double step, double room, int n)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (double));
  double at = start + TARGET_INSET;

  g_array_append_val (all, at);
  for (int i = 1; i < n; i++) {
    at = start + (i - 1) * step + (step + room) / 2;
    g_array_append_val (all, at);
  }
  at = start + (n - 1) * step + room - TARGET_INSET;
  g_array_append_val (all, at);
  return all;
}

GArray *
cr_tiling_list_targets (const CrTiling *tiling)
{
  g_autoptr (GArray) across =
      list_along (tiling->start.x, tiling->step.x, tiling->room.x, tiling->columns);
  g_autoptr (GArray) down =
      list_along (tiling->start.y, tiling->step.y, tiling->room.y, tiling->rows);
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (CrPoint));

  for (guint i = 0; i < across->len; i++)
    for (guint j = 0; j < down->len; j++) {
      gboolean shared = (i > 0 && i + 1 < across->len) || (j > 0 && j + 1 < down->len);
      CrPoint at = { g_array_index (across, double, i), g_array_index (down, double, j) };

      if (shared)
        g_array_append_val (targets, at);
    }
  return targets;
}
