/* bench-frames.c: how long a frame takes while something moves.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "cra-canvas-private.h"
#include "cra-map-activity.h"
#include "cra-map-page.h"
#include "cra-play-activity.h"
#include "cra-play-page.h"
#include "cra-window-private.h"

#include "cr-edit.h"
#include "cr-xml-map.h"

#include <math.h>
#include <time.h>

#define WARM_UP 20
#define FRAMES 200
/* So long a window is left alone first, in milliseconds. */
#define SETTLING 1000.0
/* The 95th of a hundred frames is to be this short, in milliseconds. */
#define LIMIT 8.0

/* What goes on in each frame: the map is panned; a shooter is dragged over it, his field shown; a
 * shot is dragged from target to target, its shooter's field under it; a hex is painted under the
 * field of the whole garrison; a brush is drawn over the map; a wheel is turned away and
 * back. */
typedef enum { PAN, DRAG, SHOOT, PAINT, STROKE, ZOOM } Action;

typedef struct {
  Action action;
  CreMapDocument *document;
  CreToolFire *fire;
  CreTool *brush;
  CraCanvas *canvas;
  double started, started_cpu;
  double times[WARM_UP + FRAMES], cpu[WARM_UP + FRAMES];
  int n;
} Run;

static double
now (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static void
before_cb (GdkFrameClock *clock, gpointer data)
{
  Run *run = data;

  run->started = now (CLOCK_MONOTONIC);
  run->started_cpu = now (CLOCK_THREAD_CPUTIME_ID);
}

static void
after_cb (GdkFrameClock *clock, gpointer data)
{
  Run *run = data;

  if (run->n >= WARM_UP + FRAMES)
    return;
  run->times[run->n] = now (CLOCK_MONOTONIC) - run->started;
  run->cpu[run->n++] = now (CLOCK_THREAD_CPUTIME_ID) - run->started_cpu;
}

static CrPlace
get_place (Run *run)
{
  const CrGrid *grid = cre_map_document_get_grid (run->document);

  return (CrPlace){ 0, cr_grid_get_hex (grid, run->n * 61 % cr_grid_n_cells (grid)) };
}

static void
paint (Run *run)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = get_place (run);
  int level = cr_map_get_level (cre_map_document_get_map (run->document), place);

  cr_edit_set_value (edit, cre_map_document_get_map (run->document), place, CR_LAYER_LEVEL,
                     level + 1);
  cre_map_document_apply (run->document, edit, "painting", 1);
}

/* Hex by hex along a row, and then the next: what a hand does, without its pauses. */
static void
stroke (Run *run)
{
  const CrGrid *grid = cre_map_document_get_grid (run->document);
  CrPlace place = { 0, cr_grid_get_hex (grid, (run->n + grid->columns) % cr_grid_n_cells (grid)) };
  CreAim aim = cre_aim_at_place (grid, place, 0);

  if (cre_tool_is_active (run->brush))
    cre_tool_drag (run->brush, &aim);
  else
    cre_tool_begin (run->brush, &aim);
}

/* Press on the middle of the map, and on a hex further with each frame, as a hand does it. */
static void
shoot (Run *run)
{
  const CrGrid *grid = cre_map_document_get_grid (run->document);
  CrHex middle = cr_grid_hex_at (grid, grid->columns / 2, grid->rows / 2);
  CrHex hex = cr_hex_add (middle, cr_hex_spiral (1 + run->n % (cr_hex_n_within (8) - 1)));
  CreAim aim = cre_aim_at_place (grid, (CrPlace){ 0, run->n == 0 ? middle : hex }, 0);

  if (cre_tool_is_active (CRE_TOOL (run->fire)))
    cre_tool_drag (CRE_TOOL (run->fire), &aim);
  else
    cre_tool_begin (CRE_TOOL (run->fire), &aim);
}

/* Round and round, a few pixels a frame, as a hand drags it. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Run *run = data;
  double angle = run->n * 0.05;
  CrPlace place = get_place (run);

  if (run->action == PAN) {
    cra_viewport_pan (&run->canvas->viewport, 9 * cos (angle), 9 * sin (angle));
    cra_canvas_view_changed (run->canvas);
  } else if (run->action == ZOOM)
    cra_canvas_zoom (run->canvas, run->n % 4 > 0 ? 0 : run->n / 24 % 2 == 0 ? -1 : 1);
  else if (run->action == DRAG)
    cre_ask_set_shooters (asked_of (run->fire), &place, 1);
  else if (run->action == SHOOT)
    shoot (run);
  else if (run->action == STROKE)
    stroke (run);
  else
    paint (run);
  return run->n < WARM_UP + FRAMES;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

/* Something of everything, so that no tile is easy. */
static void
fill (CreMapDocument *document)
{
  static const char *const codes[] = { "flat", "scrub", "tree", "moat", "courtyard", "field" };
  const CrGrid *grid = cre_map_document_get_grid (document);
  CrEdit *edit = cr_edit_new ();

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };
    guint pick = (guint) (i * 2654435761u >> 13) % G_N_ELEMENTS (codes);

    cr_edit_set_value (
        edit, cre_map_document_get_map (document), place, CR_LAYER_TERRAIN,
        cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, codes[pick]));
  }
  cre_map_document_apply (document, edit, "filling", 0);
}

/* The window as it is once it has been opened and drawn, and the garrison's field is there. */
static void
settle (const Run *run)
{
  double end = now (CLOCK_MONOTONIC) + SETTLING;

  while (now (CLOCK_MONOTONIC) < end || (run->action == PAINT && asked_field (run->fire) == NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* The wall tells what one sees on a machine at rest; the CPU what it costs on a busy one. */
static void
report (const char *what, double *times)
{
  double sum = 0, p95;

  qsort (times, FRAMES, sizeof (double), compare_doubles);
  for (int i = 0; i < FRAMES; i++)
    sum += times[i];
  p95 = times[FRAMES * 95 / 100];
  g_print ("%s: mean %.1f ms, p95 %.1f ms, most %.1f ms; p95 is %.2f of the limit of %.0f ms\n",
           what, sum / FRAMES, p95, times[FRAMES - 1], p95 / LIMIT, LIMIT);
}

static void
measure (CraApplication *application, CreMapDocument *document, Action action, const char *what)
{
  CraWindow *window = cra_window_new (application);
  CraMapPage *page = CRA_MAP_PAGE (cra_activity_get_page (cra_window_get_activity (window, "map")));
  GdkFrameClock *clock;
  Run run = { .action = action, .document = document };

  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 1000);
  cra_window_take_document (window, CRE_DOCUMENT (document));
  gtk_window_present (GTK_WINDOW (window));
  run.fire = cra_map_page_get_fire (page);
  run.canvas = cra_map_view_get_canvas (cra_map_page_get_view (page));
  while (gtk_widget_get_width (GTK_WIDGET (run.canvas)) < 100)
    g_main_context_iteration (NULL, TRUE);
  if (action == PAN)
    cra_canvas_set_zoom (run.canvas, CRA_VIEWPORT_FULL / 2);
  if (action == ZOOM)
    cra_canvas_set_zoom (run.canvas, CRA_VIEWPORT_FULL);
  if (action == SHOOT)
    gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.tool",
                                        g_variant_new_string ("fire"));
  if (action == PAINT)
    cre_tool_fire_show_garrison (run.fire, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
  if (action == STROKE) {
    gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.tool",
                                        g_variant_new_string ("terrain"));
    run.brush = cra_map_view_get_tool (cra_map_page_get_view (page));
    g_object_set (run.brush, "code", "moat", NULL);
    cra_map_view_go_to (cra_map_page_get_view (page), get_place (&run));
  }
  settle (&run);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_cb), &run);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_cb), &run);
  gtk_widget_add_tick_callback (GTK_WIDGET (run.canvas), tick_cb, &run, NULL);
  while (run.n < WARM_UP + FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &run);
  gtk_window_destroy (GTK_WINDOW (window));

  g_print ("%s, ", what);
  report ("wall", run.times + WARM_UP);
  g_print ("%s, ", what);
  report ("main thread's CPU", run.cpu + WARM_UP);
}

static void
measure_filled (CraApplication *application, int span_x, int span_y, Action action)
{
  CrGrid grid = { span_x, span_y, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  static const char *const names[] = { "pan",   "drag a shooter", "drag a shot",
                                       "paint", "draw a brush",   "zoom" };
  CreMapDocument *document = cre_map_document_new_styled (&grid, "Bench", NULL, NULL);
  g_autofree char *what = g_strdup_printf ("%s %d×%d", names[action], span_x, span_y);

  fill (document);
  measure (application, document, action, what);
}

/* The largest castle that comes with the program. */
static void
measure_castle (CraApplication *application, Action action, const char *what)
{
  CrGrid grid = { 5, 5, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CreMapDocument) empty = cre_map_document_new_styled (&grid, "Bench", NULL, NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "templars-castle.map.xml", NULL);
  CrMap *map = cr_map_load (path, NULL, NULL);

  measure (application, cre_map_document_new (map, cre_map_document_get_ruleset (empty)), action,
           what);
}

/* A game. */

#define MEN 60

/* @drags: one man is dragged over the map; else he walks, there and back */
typedef struct {
  Run run;
  CrePlay *play;
  CraPlayPage *page;
  gboolean drags;
  int n;
} Game;

static CrPlace
find_goal (Game *game, int n)
{
  CrState *state = cre_play_get_state (game->play);
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  CrHex from = cr_state_get_fighter (state, 0)->man.place.hex;
  CrHex hex = cr_hex_add (from, cr_hex_spiral (1 + n % (cr_hex_n_within (4) - 1)));

  return (CrPlace){ 0, cr_grid_get_cell (grid, hex) >= 0 ? hex : from };
}

/* On a hex further with each frame. */
static void
drag_man (Game *game)
{
  CreTool *tool = CRE_TOOL (cra_play_page_get_tool (game->page));
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (cre_play_get_state (game->play)));
  CrPlace at = cr_state_get_fighter (cre_play_get_state (game->play), 0)->man.place;
  CreAim aim =
      cre_aim_at_place (grid, cre_tool_is_active (tool) ? find_goal (game, game->n) : at, 0);

  if (cre_tool_is_active (tool))
    cre_tool_drag (tool, &aim);
  else
    cre_tool_begin (tool, &aim);
}

/* Sixteen frames are less than he is on his way. */
static void
walk_man (Game *game)
{
  static const char *const orders[] = { "place m1 at 5,10", "place m1 at 9,10" };

  if (game->n % 16 == 0)
    cre_play_say (game->play, orders[game->n / 16 % 2], NULL);
}

static gboolean
play_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Game *game = data;

  if (game->drags)
    drag_man (game);
  else
    walk_man (game);
  game->n++;
  return game->run.n < WARM_UP + FRAMES;
}

static void
add_men (CrePlay *play)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (cre_play_get_state (play)));
  int n = 0;

  for (int i = 0; n < MEN && i < cr_grid_n_cells (grid); i += 7) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i * 11 % cr_grid_n_cells (grid)) };
    g_autofree char *at = cr_map_format_place (cr_state_get_map (cre_play_get_state (play)), place);
    g_autofree char *order = g_strdup_printf ("place m%d as %s for besiegers at %s", n + 1,
                                              n % 2 == 0 ? "watkin" : "roland", at);

    n += cre_play_say (play, order, NULL);
  }
  cre_play_say (play, "end", NULL);
  cre_play_say (play, "end", NULL);
}

static void
measure_game (CraApplication *application, gboolean drags, const char *what)
{
  CraWindow *window = cra_window_new (application);
  CraActivity *activity = cra_window_get_activity (window, "play");
  CrGrid grid = { 5, 5, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CreMapDocument) empty = cre_map_document_new_styled (&grid, "Bench", NULL, NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "templars-castle.map.xml", NULL);
  Game game = { .drags = drags };
  GdkFrameClock *clock;

  gtk_window_set_default_size (GTK_WINDOW (window), 1600, 1000);
  cra_window_take_document (
      window, CRE_DOCUMENT (cre_map_document_new (cr_map_load (path, NULL, NULL),
                                                  cre_map_document_get_ruleset (empty))));
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.play", NULL);
  while (cra_activity_get_work (activity) == NULL)
    g_main_context_iteration (NULL, TRUE);
  game.play = CRE_PLAY (cra_activity_get_work (activity));
  game.page = CRA_PLAY_PAGE (cra_activity_get_page (activity));
  game.run.canvas = cra_map_view_get_canvas (cra_play_page_get_view (game.page));
  add_men (game.play);
  settle (&game.run);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_cb), &game.run);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_cb), &game.run);
  gtk_widget_add_tick_callback (GTK_WIDGET (game.run.canvas), play_cb, &game, NULL);
  while (game.run.n < WARM_UP + FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &game.run);
  gtk_window_destroy (GTK_WINDOW (window));
  g_print ("%s, ", what);
  report ("wall", game.run.times + WARM_UP);
  g_print ("%s, ", what);
  report ("main thread's CPU", game.run.cpu + WARM_UP);
}

/* What the window's main thread does when a stamp is put down and undone, drawing aside: that is
 * the worker's. */
static void
measure_stamp (CraApplication *application)
{
  CrGrid grid = { 300, 300, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CreMapDocument *document = cre_map_document_new_styled (&grid, "Bench", NULL, NULL);
  CraWindow *window = cra_window_new (application);
  double times[FRAMES], undone[FRAMES];
  CreTool *tool;

  fill (document);
  cra_window_take_document (window, CRE_DOCUMENT (document));
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.stamp", g_variant_new_string ("1"));
  tool = cra_map_view_get_tool (cra_map_page_get_view (
      CRA_MAP_PAGE (cra_activity_get_page (cra_window_get_activity (window, "map")))));
  for (int i = 0; i < FRAMES; i++) {
    CreAim aim = cre_aim_at_place (
        &grid, (CrPlace){ 0, cr_grid_hex_at (&grid, 20 + i, 20 + i * 37 % 250) }, 0);
    double start = now (CLOCK_THREAD_CPUTIME_ID);

    cre_tool_begin (tool, &aim);
    cre_tool_end (tool, &aim);
    times[i] = now (CLOCK_THREAD_CPUTIME_ID) - start;
    start = now (CLOCK_THREAD_CPUTIME_ID);
    cre_document_undo (CRE_DOCUMENT (document));
    undone[i] = now (CLOCK_THREAD_CPUTIME_ID) - start;
    while (g_main_context_iteration (NULL, FALSE))
      continue;
  }
  gtk_window_destroy (GTK_WINDOW (window));
  g_print ("stamp 300×300 in the window, ");
  report ("main thread's CPU", times);
  g_print ("its undo, ");
  report ("main thread's CPU", undone);
}

/* All, unless some are named. */
static gboolean
is_wanted (int argc, char **argv, const char *name)
{
  return argc < 2 || g_strv_contains ((const char *const *) argv + 1, name);
}

int
main (int argc, char **argv)
{
  g_autoptr (CraApplication) application = cra_application_new ();

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  gtk_init ();
  g_application_register (G_APPLICATION (application), NULL, NULL);
  if (is_wanted (argc, argv, "pan")) {
    measure_filled (application, 26, 16, PAN);
    measure_filled (application, 64, 48, PAN);
    measure_filled (application, 300, 300, PAN);
    measure_filled (application, 1000, 1000, PAN);
  }
  if (is_wanted (argc, argv, "zoom")) {
    measure_filled (application, 26, 16, ZOOM);
    measure_filled (application, 300, 300, ZOOM);
    measure_filled (application, 1000, 1000, ZOOM);
  }
  if (is_wanted (argc, argv, "drag"))
    measure_filled (application, 64, 48, DRAG);
  if (is_wanted (argc, argv, "shoot")) {
    measure_castle (application, SHOOT, "drag a shot over the Templars");
    measure_filled (application, 300, 300, SHOOT);
    measure_filled (application, 1000, 1000, SHOOT);
  }
  if (is_wanted (argc, argv, "follow")) {
    measure_castle (application, DRAG, "drag a shooter over the Templars");
    measure_filled (application, 300, 300, DRAG);
    measure_filled (application, 1000, 1000, DRAG);
  }
  if (is_wanted (argc, argv, "stroke")) {
    measure_castle (application, STROKE, "draw a brush over the Templars");
    measure_filled (application, 300, 300, STROKE);
  }
  if (is_wanted (argc, argv, "paint"))
    measure_castle (application, PAINT, "paint under the Templars' whole garrison");
  if (is_wanted (argc, argv, "play") || is_wanted (argc, argv, "man"))
    measure_game (application, TRUE, "drag one of 60 men over the Templars");
  if (is_wanted (argc, argv, "play") || is_wanted (argc, argv, "walk"))
    measure_game (application, FALSE, "one of 60 men walks over the Templars");
  if (is_wanted (argc, argv, "stamp"))
    measure_stamp (application);
  return 0;
}
