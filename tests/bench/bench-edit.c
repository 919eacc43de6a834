/* bench-edit.c: stamps, strokes and undo on the largest map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-resize.h"
#include "cr-xml-map.h"
#include "cre-brush.h"
#include "cre-tool-paste.h"
#include "cre-tools.h"

#define ROUNDS 40
#define SPAN 300
/* One frame of sixty a second, in milliseconds. */
#define FRAME 16.7

static double
now (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

static void
report (const char *what, double *times)
{
  double sum = 0;

  qsort (times, ROUNDS, sizeof (double), compare_doubles);
  for (int i = 0; i < ROUNDS; i++)
    sum += times[i];
  g_print ("%s: mean %.2f ms, p95 %.2f ms, most %.2f ms; p95 is %.2f of a frame\n", what,
           sum / ROUNDS, times[ROUNDS * 95 / 100], times[ROUNDS - 1],
           times[ROUNDS * 95 / 100] / FRAME);
}

/* Something of everything, saved, so that undoing has a file to compare with. */
static CreMapDocument *
new_document (void)
{
  static const char *const codes[] = { "flat", "scrub", "tree", "moat", "courtyard", "field" };
  const CrGrid grid = { SPAN, SPAN, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "crenel-bench.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CreMapDocument *document = cre_map_document_new_styled (&grid, "Bench", NULL, NULL);
  CrEdit *edit = cr_edit_new ();

  for (int i = 0; i < cr_grid_n_cells (&grid); i++)
    cr_edit_set_value (
        edit, cre_map_document_get_map (document), (CrPlace){ 0, cr_grid_get_hex (&grid, i) },
        CR_LAYER_TERRAIN,
        cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN,
                            codes[(guint) (i * 2654435761u >> 13) % G_N_ELEMENTS (codes)]));
  cre_map_document_apply (document, edit, "filling", 0);
  cre_document_save (CRE_DOCUMENT (document), file, NULL);
  g_file_delete (file, NULL, NULL);
  return document;
}

static CreAim
aim (CreMapDocument *document, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (document);

  return cre_aim_at_place (grid, (CrPlace){ 0, cr_grid_hex_at (grid, column, row) }, 0);
}

/* Pointing, clicking, undoing and redoing, each for itself. */
static void
measure (CreMapDocument *document, CreTool *tool, const char *what)
{
  const char *const acts[] = { "pointing", "click", "undo", "redo" };
  double times[G_N_ELEMENTS (acts)][ROUNDS];

  for (int i = 0; i < ROUNDS; i++) {
    CreAim at = aim (document, 20 + i * 6, 30 + i * 37 % 240);
    double start = now ();

    cre_tool_hover (tool, &at);
    times[0][i] = now () - start;
    start = now ();
    cre_tool_begin (tool, &at);
    cre_tool_end (tool, &at);
    times[1][i] = now () - start;
    start = now ();
    cre_document_undo (CRE_DOCUMENT (document));
    times[2][i] = now () - start;
    start = now ();
    cre_document_redo (CRE_DOCUMENT (document));
    times[3][i] = now () - start;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++) {
    g_autofree char *name = g_strdup_printf ("%s at %dx%d, %s", what, SPAN, SPAN, acts[i]);
    report (name, times[i]);
  }
}

static void
measure_stamp (CreMapDocument *document, int number)
{
  g_autofree char *name = g_strdup_printf ("stamp-%d.map.xml", number);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "stamps", name, NULL);
  CrMap *piece = cr_map_load (path, NULL, NULL);
  CreTool *tool = cre_tools_create (cre_tools_find ("paste"), document);
  g_autofree char *what = g_strdup_printf ("stamp %d", number);

  g_assert_nonnull (piece);
  cre_tool_paste_take_piece (CRE_TOOL_PASTE (tool), piece, FALSE);
  cre_tool_paste_turn (CRE_TOOL_PASTE (tool), 1);
  measure (document, tool, what);
  g_object_unref (tool);
}

static void
measure_brush (CreMapDocument *document)
{
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "heath", "size", 3, NULL);
  measure (document, tool, "brush of radius 3");
  g_object_unref (tool);
}

static void
measure_resize (CreMapDocument *document)
{
  double times[ROUNDS];

  for (int i = 0; i < ROUNDS; i++) {
    CrMargins by = { i % 2 ? 3 : -3, 0, 0, i % 2 ? 2 : -2 };
    g_autoptr (CrEdit) edit = cr_edit_new ();
    double start = now ();

    cr_resize (edit, cre_map_document_get_map (document), &by, NULL);
    cre_map_document_apply (document, g_steal_pointer (&edit), "resizing", 0);
    times[i] = now () - start;
  }
  report ("resizing at 300x300", times);
}

int
main (int argc, char **argv)
{
  CreMapDocument *document = new_document ();

  measure_brush (document);
  for (int number = 1; number <= 7; number += 3)
    measure_stamp (document, number);
  measure_resize (document);
  g_object_unref (document);
  return 0;
}
