/* bench-paint.c: how long painting takes on a large map, beside one frame of the screen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <time.h>

#include "cr-plain.h"
#include "cre-brush.h"
#include "cre-painting.h"
#include "cre-tool-select.h"
#include "cre-tools.h"
#include "fixture.h"

/* One frame at 60 a second. */
#define FRAME_MS 16.7
#define SIZE 300

typedef struct {
  CreMapDocument *document;
  CreTool *tools[32]; /* all of them, since all listen to the document */
  guint n_tools;
} Desk;

static double
now_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e3 * (double) t.tv_sec + 1e-6 * (double) t.tv_nsec;
}

static void
print (const char *what, double ms)
{
  printf ("%s on %d×%d: %.2f ms, ratio to a frame %.2f\n", what, SIZE, SIZE, ms, ms / FRAME_MS);
}

static CreTool *
get_tool (const Desk *desk, const char *id)
{
  const CreToolInfo *infos = cre_tools_get (&(guint){ 0 });

  return desk->tools[cre_tools_find (id) - infos];
}

static CreAim
aim_at (const Desk *desk, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (desk->document);

  return cre_aim_at_place (grid, (CrPlace){ 0, cr_grid_hex_at (grid, column, row) }, 0);
}

/* From corner to corner, a few hexes a motion as a quick hand makes: the longest motion counts,
 * with its preview. */
static void
bench_stroke (const Desk *desk, const char *name)
{
  CreTool *tool = get_tool (desk, "terrain");
  CreAim aim = aim_at (desk, 5, 5);
  double longest = 0, before;

  g_object_set (tool, "code", "scrub", "shape", CRE_SHAPE_BRUSH, "size", 3, NULL);
  cre_tool_begin (tool, &aim);
  for (int i = 8; i < SIZE - 5; i += 3) {
    aim = aim_at (desk, i, i % 40 < 20 ? i : i - 10);
    before = now_ms ();
    cre_tool_drag (tool, &aim);
    longest = MAX (longest, now_ms () - before);
  }
  print (name, longest);
  before = now_ms ();
  cre_tool_end (tool, &aim);
  print ("  its end", now_ms () - before);
  before = now_ms ();
  cre_document_undo (CRE_DOCUMENT (desk->document));
  print ("  its undoing", now_ms () - before);
}

static void
bench_flood (const Desk *desk)
{
  CreTool *tool = get_tool (desk, "terrain");
  CreAim aim = aim_at (desk, 150, 150);
  double before = now_ms ();

  g_object_set (tool, "code", "moat", "shape", CRE_SHAPE_FLOOD, NULL);
  cre_tool_hover (tool, &aim);
  print ("flood, its preview", now_ms () - before);
  before = now_ms ();
  cre_tool_begin (tool, &aim);
  cre_tool_end (tool, &aim);
  print ("flood", now_ms () - before);
  before = now_ms ();
  cre_document_undo (CRE_DOCUMENT (desk->document));
  print ("flood, undoing", now_ms () - before);
  g_object_set (tool, "shape", CRE_SHAPE_BRUSH, NULL);
}

static void
bench_selection (const Desk *desk)
{
  CreToolSelect *tool = CRE_TOOL_SELECT (get_tool (desk, "select"));
  double before = now_ms ();

  cre_tool_select_all (tool, 0);
  print ("selecting all", now_ms () - before);
  before = now_ms ();
  cre_tool_select_invert (tool, 0);
  print ("inverting", now_ms () - before);
  cre_tool_select_all (tool, 0);
  before = now_ms ();
  cre_tool_select_raise (tool, 1);
  print ("raising all", now_ms () - before);
}

int
main (void)
{
  const CrGrid grid = { SIZE, SIZE, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  Desk desk = { cre_map_document_new (cr_map_new_plain (&grid, "bench", "Bench"), ruleset),
                { 0 },
                0 };
  const CreToolInfo *infos = cre_tools_get (&desk.n_tools);

  for (guint i = 0; i < desk.n_tools; i++)
    desk.tools[i] = cre_tools_create (&infos[i], desk.document);
  bench_stroke (&desk, "a motion of a stroke, radius 3");
  g_object_set (cre_painting_get (desk.document), "symmetry", CR_SYMMETRY_TURN_6, NULL);
  bench_stroke (&desk, "a motion in sixths, radius 3");
  g_object_set (cre_painting_get (desk.document), "symmetry", CR_SYMMETRY_NONE, NULL);
  bench_flood (&desk);
  bench_selection (&desk);
  for (guint i = 0; i < desk.n_tools; i++)
    g_object_unref (desk.tools[i]);
  g_object_unref (desk.document);
  return 0;
}
