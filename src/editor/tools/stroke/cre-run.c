/* cre-run.c: a run of successive hexes that is dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-run.h"

struct _CreRun {
  gboolean anywhere;
  GArray *marks;      /* CreMark */
  CreAim first, last; /* the exact points where the drag began and where it is */
};

CreRun *
cre_run_new (gboolean anywhere)
{
  CreRun *run = g_new0 (CreRun, 1);

  run->anywhere = anywhere;
  run->marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  return run;
}

void
cre_run_free (CreRun *run)
{
  g_array_unref (run->marks);
  g_free (run);
}

void
cre_run_clear (CreRun *run)
{
  g_array_set_size (run->marks, 0);
}

void
cre_run_hover (CreRun *run, CreTool *tool, const CreAim *aim)
{
  if (cre_tool_is_active (tool))
    return;
  cre_run_clear (run);
  cre_tool_show_at (tool, aim);
}

static gboolean
may_go (const CreRun *run, const CrMap *map, CrPlace place)
{
  return run->anywhere ? cr_grid_contains (cr_map_get_grid (map), place.hex)
                       : cr_map_has_place (map, place);
}

gboolean
cre_run_start (CreRun *run, const CrMap *map, const CreAim *aim)
{
  CreMark mark = { aim->place, -1 };

  cre_run_clear (run);
  if (!may_go (run, map, aim->place))
    return FALSE;
  run->first = run->last = *aim;
  g_array_append_val (run->marks, mark);
  return TRUE;
}

static gboolean
shorten_run (CreRun *run, CrHex hex)
{
  for (guint i = 0; i < run->marks->len; i++)
    if (cr_hex_equal (cre_run_get (run, i).hex, hex)) {
      g_array_set_size (run->marks, i + 1);
      return TRUE;
    }
  return FALSE;
}

void
cre_run_extend (CreRun *run, const CrMap *map, const CreAim *aim)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrPlace last = cre_run_get (run, run->marks->len - 1);
  CrPoint a = cr_layout_centre (grid, last.hex), b = cr_layout_centre (grid, aim->place.hex);
  int n = cr_hex_distance (last.hex, aim->place.hex);

  run->last = *aim;
  for (int i = 1; i <= n; i++) {
    double t = (double) i / n;
    CrPoint at = { a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
    CreMark mark = { { last.floor, cr_layout_hex_at (grid, at) }, -1 };

    if (!shorten_run (run, mark.place.hex) && may_go (run, map, mark.place))
      g_array_append_val (run->marks, mark);
  }
}

gboolean
cre_run_drag (CreRun *run, CreTool *tool, const CreAim *aim)
{
  if (cre_run_get_length (run) == 0)
    return FALSE;
  cre_run_extend (run, cre_tool_get_map (tool), aim);
  return TRUE;
}

guint
cre_run_get_length (const CreRun *run)
{
  return run->marks->len;
}

CrPlace
cre_run_get (const CreRun *run, guint index)
{
  return g_array_index (run->marks, CreMark, index).place;
}

const CreAim *
cre_run_get_aim (const CreRun *run, gboolean last)
{
  return last ? &run->last : &run->first;
}

GArray *
cre_run_dup_places (const CreRun *run)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < run->marks->len; i++) {
    CrPlace place = cre_run_get (run, i);

    g_array_append_val (places, place);
  }
  return places;
}

void
cre_run_preview (const CreRun *run, CreTool *tool)
{
  cre_tool_set_preview (tool, (const CreMark *) (const void *) run->marks->data, run->marks->len);
}

void
cre_run_activate (CreRun *run, CreTool *tool, const CreAim *aim)
{
  guint n = run->marks->len;

  if (!cre_tool_is_active (tool)) {
    cre_tool_begin (tool, aim);
    if (run->marks->len == 0)
      cre_tool_end (tool, aim);
  } else if (n > 0 && cr_hex_equal (cre_run_get (run, n - 1).hex, aim->place.hex)) {
    cre_tool_end (tool, aim);
  } else {
    cre_tool_drag (tool, aim);
  }
}
