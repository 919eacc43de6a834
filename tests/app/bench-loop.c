/* bench-loop.c: how long the window listens to nobody. SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "cra-map-activity.h"
#include "cra-map-page-private.h"
#include "cra-map-page.h"
#include "cra-window-private.h"

#include "cr-edit.h"

#include <time.h>

/* No turn of the main loop is to be longer, in milliseconds: a frame of 60 a second, and what is
 * done when nothing else is. */
#define FRAME 16.7
#define SLICE 8.0

#define STROKE 200
#define ROWS 3
#define MEN_A_ROW 61

typedef struct {
  CraWindow *window;
  CreMapDocument *document;
  CraMapPage *page;
  CreToolFire *fire;
  double longest, sum;
  int n, n_slow;
} Loop;

/* Of this thread: what others do to the machine does not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static void
count (Loop *loop, double start)
{
  double took = now () - start;

  loop->longest = MAX (loop->longest, took);
  loop->sum += took;
  loop->n++;
  loop->n_slow += took > SLICE ? 1 : 0;
}

static void
turn (Loop *loop)
{
  double start = now ();

  g_main_context_iteration (NULL, TRUE);
  count (loop, start);
}

static void
report (Loop *loop, const char *what)
{
  int span = cre_map_document_get_grid (loop->document)->columns;

  g_print (
      "%s %d×%d: longest turn %.1f ms of %d (%.0f ms in all), %d over %.0f ms; longest is %.2f "
      "of a frame\n",
      what, span, span, loop->longest, loop->n, loop->sum, loop->n_slow, SLICE,
      loop->longest / FRAME);
  loop->longest = loop->sum = 0;
  loop->n = loop->n_slow = 0;
}

/* Pictures of a map larger than that take another thread minutes. */
static gboolean
is_drawn (Loop *loop)
{
  return cre_map_document_get_grid (loop->document)->columns > 300 ||
         cra_canvas_is_complete (cra_map_view_get_canvas (cra_map_page_get_view (loop->page)));
}

static gboolean
is_quiet (Loop *loop)
{
  return cre_map_document_await_fire (loop->document) &&
         !cre_ask_is_comparing (asked_of (loop->fire)) && !g_main_context_pending (NULL) &&
         is_drawn (loop);
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Until nothing is left to do for half a second. */
static void
settle (Loop *loop)
{
  guint wake = g_timeout_add (50, wake_cb, NULL);

  for (int quiet = 0; quiet < 10;) {
    turn (loop);
    quiet = is_quiet (loop) ? quiet + 1 : 0;
  }
  g_source_remove (wake);
}

static CrPlace
place_at (Loop *loop, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cre_map_document_get_grid (loop->document), column, row) };
}

/* Rules of the whole castle, and levels to be proved. */
static void
add_nodes (Loop *loop, CrEdit *edit)
{
  const CrMap *map = cre_map_document_get_map (loop->document);
  CrNode *bridge = cr_node_new ("mechanism"), *effect = cr_node_new ("effect");
  CrNode *stairway = cr_node_new ("stairway");

  cr_node_set (bridge, "kind", "drawbridge");
  cr_node_set (bridge, "state", "raised");
  cr_node_set (effect, "state", "raised");
  cr_node_set (effect, "hexes", "5,5");
  cr_node_take_child (bridge, effect);
  cr_edit_insert_node (edit, map, CR_SECTION_MECHANISMS, 0, bridge);
  cr_node_set (stairway, "hexes", "9,9");
  cr_node_set (stairway, "foot", "9,8");
  cr_node_set (stairway, "head", "9,10");
  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, 0, stairway);
}

/* Something of everything, and ramparts with battlements in the middle. */
static void
fill (Loop *loop)
{
  static const char *const codes[] = { "flat", "scrub", "tree", "moat", "courtyard", "field" };
  const CrGrid *grid = cre_map_document_get_grid (loop->document);
  const CrMap *map = cre_map_document_get_map (loop->document);
  int rampart =
      cr_map_intern_code (cre_map_document_get_map (loop->document), CR_LAYER_STRUCTURE, "rampart");
  CrEdit *edit = cr_edit_new ();

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    guint pick = (guint) (i * 2654435761u >> 13) % G_N_ELEMENTS (codes);

    cr_edit_set_value (edit, map, (CrPlace){ 0, cr_grid_get_hex (grid, i) }, CR_LAYER_TERRAIN,
                       cr_map_intern_code (cre_map_document_get_map (loop->document),
                                           CR_LAYER_TERRAIN, codes[pick]));
  }
  for (int i = 0; i < ROWS * MEN_A_ROW; i++) {
    CrPlace place = place_at (loop, grid->columns / 2 - MEN_A_ROW / 2 + i % MEN_A_ROW,
                              grid->rows / 2 + 4 * (i / MEN_A_ROW));

    cr_edit_set_value (edit, map, place, CR_LAYER_STRUCTURE, rampart);
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 3);
    cr_edit_put_side (edit, map, place, 0,
                      (CrSide){ .kind = CR_SIDE_BATTLEMENT,
                                .inside = CR_INSIDE_HERE,
                                .height = CR_HEIGHT_DEFAULT,
                                .arc = CR_ARC_DEFAULT });
  }
  add_nodes (loop, edit);
  cre_map_document_apply (loop->document, edit, "filling", 0);
}

static void
paint (Loop *loop, const char *what)
{
  guint stroke = cre_document_new_stroke (CRE_DOCUMENT (loop->document));
  const CrMap *map = cre_map_document_get_map (loop->document);
  int columns = cre_map_document_get_grid (loop->document)->columns;

  for (int i = 0; i < STROKE; i++) {
    CrPlace place = place_at (loop, columns / 2 - 40 + i % 80, columns / 2 + 20 + i / 80);
    CrEdit *edit = cr_edit_new ();
    double start = now ();

    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, cr_map_get_level (map, place) + 1);
    cre_map_document_apply (loop->document, edit, "painting", stroke);
    count (loop, start);
    turn (loop);
  }
  cre_document_end_stroke (CRE_DOCUMENT (loop->document));
  settle (loop);
  report (loop, what);
}

static void
wonder (Loop *loop)
{
  int columns = cre_map_document_get_grid (loop->document)->columns;
  CrPlace place = place_at (loop, columns / 2, columns / 2);
  g_autoptr (GArray) offers = cre_ask_list_offers (asked_of (loop->fire), place);
  double start = now ();

  cre_ask_add_change (asked_of (loop->fire), &g_array_index (offers, CrOffer, 0), NULL);
  count (loop, start);
  settle (loop);
  report (loop, "what if, of 183 men");
}

static void
choose (Loop *loop)
{
  int columns = cre_map_document_get_grid (loop->document)->columns;
  CrPlace place = place_at (loop, columns / 2, columns / 2 + 30);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  double start = now ();

  g_array_append_val (places, place);
  cra_inspector_show_places (cra_map_page_get_inspector (loop->page), places);
  count (loop, start);
  settle (loop);
  report (loop, "inspect");
}

static void
ask (Loop *loop, gboolean garrison, const char *what)
{
  int columns = cre_map_document_get_grid (loop->document)->columns;
  CrPlace place = place_at (loop, columns / 2, columns / 2 + 30);
  double start = now ();

  gtk_widget_activate_action_variant (GTK_WIDGET (loop->window), "map.tool",
                                      g_variant_new_string ("fire"));
  if (garrison)
    cre_tool_fire_show_garrison (loop->fire, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
  else
    cre_ask_set_shooters (asked_of (loop->fire), &place, 1);
  count (loop, start);
  settle (loop);
  report (loop, what);
}

static void
measure (CraApplication *application, int span, gboolean garrison)
{
  CrGrid grid = { span, span, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  Loop loop = { .window = cra_window_new (application),
                .document = cre_map_document_new_styled (&grid, "Bench", NULL, NULL) };

  double start;

  loop.page = CRA_MAP_PAGE (cra_activity_get_page (cra_window_get_activity (loop.window, "map")));
  fill (&loop);
  gtk_window_set_default_size (GTK_WINDOW (loop.window), 1600, 1000);
  gtk_window_present (GTK_WINDOW (loop.window));
  for (int i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  start = now ();
  cra_window_take_document (loop.window, CRE_DOCUMENT (g_object_ref (loop.document)));
  count (&loop, start);
  loop.fire = cra_map_page_get_fire (loop.page);
  settle (&loop);
  report (&loop, "open");
  choose (&loop);
  paint (&loop, "paint");
  ask (&loop, FALSE, "ask for one field");
  paint (&loop, "paint under a field");
  if (garrison) {
    ask (&loop, TRUE, "ask for that of 183 men");
    wonder (&loop);
  }
  gtk_window_destroy (GTK_WINDOW (loop.window));
  g_object_unref (loop.document);
}

int
main (int argc, char **argv)
{
  g_autoptr (CraApplication) application = cra_application_new ();

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  gtk_init ();
  g_application_register (G_APPLICATION (application), NULL, NULL);
  measure (application, 100, TRUE);
  measure (application, 300, FALSE);
  measure (application, 1000, FALSE);
  return 0;
}
