/* test-pages.c: what the window prints is what the command line prints.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* MAP-01, MAP-02, MAP-09: both are the same sheets. */
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "cra-print-window.h"
#include "pointer.h"
#include "stage.h"

/**
 * Case: what is printed of a castle.
 * @ask: (nullable): what is asked about it first
 * @picture: which picture the map is
 * @words: of the command, for the same
 */
typedef struct {
  const char *name, *castle;
  int pages;
  void (*ask) (Stage *stage);
  CraPrintPicture picture;
  const char *words[2];
} Case;

/* As its numbers are small, a page is compared as it looks at so many dots to the inch. */
#define DPI "40"

static char *
dup_path (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Dead ground to all who stand on ramparts. */
static void
ask_dead (Stage *stage)
{
  CreAsk *ask = cre_ask_get (stage_get_document (stage), "fire");

  stage_do (stage->window, "map.tool", "fire");
  g_assert_true (cre_ask_show_garrison (ask, CR_GARRISON_RAMPARTS));
  cre_ask_show (ask, CRE_SHOWN_DEAD);
  WAIT_UNTIL (cre_ask_answer (ask, CR_QUESTION_FIELD) != NULL);
}

static CraPrintWindow *
find_print (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

    if (CRA_IS_PRINT_WINDOW (window))
      return CRA_PRINT_WINDOW (window);
  }
  return NULL;
}

static gboolean
has_grown (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && info.st_size > 1000;
}

static void
print_window (Stage *stage, const Case *trial, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CraPrintWindow *print;

  stage_do (stage->window, "win.print", NULL);
  WAIT_UNTIL ((print = find_print ()) != NULL && cra_print_window_get_pages (print) != NULL);
  g_object_set (cra_print_window_get_settings (print), "hex", 26.0, "paper", 0, "picture",
                trial->picture, NULL);
  g_assert_cmpint (cr_print_n_pages (cra_print_pages_get (cra_print_window_get_pages (print))), ==,
                   trial->pages);
  cra_print_window_save (print, file);
  WAIT_UNTIL (has_grown (path));
  gtk_window_close (GTK_WINDOW (print));
  WAIT_UNTIL (find_print () == NULL);
}

static void
print_command (const Case *trial, const char *path)
{
  g_autofree char *program =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autofree char *file = g_strconcat (trial->castle, ".map.xml", NULL);
  g_autofree char *map = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);

  run ((const char *const[]){ program, "render", map, path, "--paper", "A4", "--hex-mm", "26",
                              trial->words[0], trial->words[1], NULL });
}

static void
draw_pages (const char *folder, const char *pdf, const char *stem)
{
  g_autofree char *pages = dup_path (folder, stem);

  run ((const char *const[]){ "pdftoppm", "-r", DPI, pdf, pages, NULL });
}

/* Each page of the one is the page of the other. */
static void
compare (const char *folder, int n_pages)
{
  int digits = n_pages > 9 ? 2 : 1;

  for (int page = 1; page <= n_pages; page++) {
    g_autofree char *first = g_strdup_printf ("%s/window-%0*d.ppm", folder, digits, page);
    g_autofree char *second = g_strdup_printf ("%s/command-%0*d.ppm", folder, digits, page);
    g_autofree char *a = NULL, *b = NULL;
    gsize n, m, differ = 0;

    g_assert_true (g_file_get_contents (first, &a, &n, NULL));
    g_assert_true (g_file_get_contents (second, &b, &m, NULL));
    g_assert_cmpuint (n, ==, m);
    for (gsize i = 0; i < n; i++)
      differ += ABS ((int) (guint8) a[i] - (int) (guint8) b[i]) > 8;
    /* How edges are rounded goes by what was drawn before them, or is kept as a recording. */
    if (differ > n / 700)
      g_error ("page %d: %zu of %zu bytes differ", page, differ, n);
    g_unlink (first);
    g_unlink (second);
  }
}

static void
test_agree (Stage *stage, gconstpointer data)
{
  const Case *trial = data;
  g_autofree char *folder = g_dir_make_tmp ("crenel-pages-XXXXXX", NULL);
  g_autofree char *window = dup_path (folder, "window.pdf");
  g_autofree char *command = dup_path (folder, "command.pdf");

  if (trial->ask != NULL)
    trial->ask (stage);
  print_window (stage, trial, window);
  print_command (trial, command);
  draw_pages (folder, window, "window");
  draw_pages (folder, command, "command");
  compare (folder, trial->pages);
  g_unlink (window);
  g_unlink (command);
  g_rmdir (folder);
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle (((const Case *) data)->castle));
}

/* The last two are the author's own picture under our grid, and our drawing let through by it. */
static const Case cases[] = {
  { "agree", "templars-castle", 16, ask_dead, CRA_PRINT_DRAWN, { "--overlay", "dead:@ramparts" } },
  { "picture", "border-castle", 9, NULL, CRA_PRINT_PICTURE, { "--mode", "picture" } },
  { "both", "border-castle", 9, NULL, CRA_PRINT_BOTH, { "--mode", "both" } },
};

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/app/pages/", cases[i].name, NULL);

    g_test_add (path, Stage, &cases[i], set_up, test_agree, stage_tear_down);
  }
  return g_test_run ();
}
