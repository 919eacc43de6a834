/* test-tool-paste.c: the clipboard, stamps, and the tool that puts them down.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none. */
#include "bench.h"
#include "cre-clipboard.h"
#include "cre-stamps.h"
#include "cre-tool-paste.h"
#include "cre-tools.h"

#include <glib/gstdio.h>
#include <string.h>

static CreMapDocument *
new_castle (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("terrain"), document);

  g_object_set (tool, "code", "moat", NULL);
  bench_stroke (tool, "3,3 3,5", 0);
  g_object_set (tool, "code", "scrub", NULL);
  bench_click (tool, "4,3", 0);
  g_object_unref (tool);
  return document;
}

static CreSelection *
select_hexes (CreMapDocument *document, const char *hexes)
{
  CreSelection *selection = cre_selection_new ();
  g_auto (GStrv) words = g_strsplit (hexes, " ", -1);

  for (int i = 0; words[i] != NULL; i++) {
    CreMark mark = { bench_place (document, words[i]), -1 };
    cre_selection_add (selection, &mark, 1);
  }
  return selection;
}

static CrMap *
copy (CreMapDocument *document, const char *hexes)
{
  g_autoptr (CreSelection) selection = select_hexes (document, hexes);
  guint n = 0;

  return cre_clipboard_copy (document, selection, &n);
}

static const char *
terrain_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_terrain (cre_map_document_get_map (document), bench_place (document, at));
}

/* What is copied is text, and the text is the piece. */
static void
test_clipboard (void)
{
  g_autoptr (CreMapDocument) document = new_castle ();
  g_autoptr (CreSelection) selection = select_hexes (document, "3,3 3,4 4,3");
  g_autoptr (CreSelection) nothing = cre_selection_new ();
  guint n = 0;
  g_autoptr (CrMap) none = cre_clipboard_copy (document, nothing, &n);
  g_autoptr (CrMap) piece = cre_clipboard_copy (document, selection, &n);
  g_autofree char *text = cre_clipboard_format (piece);
  g_autofree char *padded = g_strconcat ("\n ", text, "\n", NULL);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) read = cre_clipboard_parse (padded, &error);

  g_assert_no_error (error);
  g_assert_null (none);
  g_assert_cmpuint (n, ==, 3);
  again = cre_clipboard_format (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (cre_clipboard_cut (document, selection));
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "flat");
  g_assert_cmpstr (terrain_at (document, "3,5"), ==, "moat");
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "moat");
}

/* Anything else is refused with one sentence. */
static void
test_refused (void)
{
  static const char *const texts[] = { "", "0708", "<p>", "<?xml version='1.0'?><svg/>",
                                       "<map xmlns='urn:x-crenel:1' version='1.0' id='m'/>" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (CrMap) piece = cre_clipboard_parse (texts[i], &error);

    g_assert_null (piece);
    g_assert_nonnull (error);
    g_test_message ("%s", error->message);
    g_assert_null (strchr (error->message, '\n'));
  }
}

static GHashTable *
hexes_of (const CreMark *marks, gsize n)
{
  GHashTable *set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < n; i++)
    g_hash_table_add (set, g_strdup_printf ("%d %d", marks[i].place.hex.q, marks[i].place.hex.r));
  return set;
}

/* The outline before the click is what the click changes, however it is turned and wherever; and
 * the click is one step. */
static void
test_outline (void)
{
  for (int round = 0; round < 48; round++) {
    g_autoptr (CreMapDocument) document = new_castle ();
    CreTool *tool = cre_tools_create (cre_tools_find ("paste"), document);
    g_autofree char *at = g_strdup_printf ("%d,%d", 7 + round / 12 % 2, 5 + round / 24);
    CreAim aim = bench_aim (document, at, 0);
    const CrGrid *grid = cre_map_document_get_grid (document);
    g_autoptr (GHashTable) outlined = NULL;
    g_autofree char *before = cr_map_dup_digest (cre_map_document_get_map (document)),
                    *undone = NULL;
    gsize n = 0;
    const CreMark *marks;
    guint n_changed = 0;

    cre_tool_paste_take_piece (CRE_TOOL_PASTE (tool), copy (document, "3,3 3,4 3,5 4,3"), FALSE);
    g_object_set (tool, "sixths", round % 6, "mirror", round / 6 % 2, NULL);
    cre_tool_hover (tool, &aim);
    marks = cre_tool_get_preview (tool, &n);
    outlined = hexes_of (marks, n);
    g_assert_cmpuint (g_hash_table_size (outlined), ==, 4);
    bench_click (tool, at, 0);
    for (int i = 0; i < cr_grid_n_cells (grid); i++) {
      CrHex hex = cr_grid_get_hex (grid, i);
      g_autofree char *key = g_strdup_printf ("%d %d", hex.q, hex.r);
      const char *code =
          cr_map_get_terrain (cre_map_document_get_map (document), (CrPlace){ 0, hex });

      n_changed += g_hash_table_contains (outlined, key);
      if (g_hash_table_contains (outlined, key))
        g_assert_cmpstr (code, !=, "flat");
    }
    g_assert_cmpuint (n_changed, ==, 4);
    cre_document_undo (CRE_DOCUMENT (document));
    undone = cr_map_dup_digest (cre_map_document_get_map (document));
    g_assert_cmpstr (undone, ==, before);
    g_object_unref (tool);
  }
}

/* A layer that is left out stays as it is; the next piece comes whole again, unless some layers
 * only were asked for, which are those of the last time. */
static void
test_layers (void)
{
  g_autoptr (CreMapDocument) document = new_castle ();
  CreTool *tool = cre_tools_create (cre_tools_find ("paste"), document);
  CreToolPaste *paste = CRE_TOOL_PASTE (tool);
  gboolean terrain;

  cre_tool_paste_take_piece (paste, copy (document, "3,3 3,4"), TRUE);
  g_object_set (tool, "terrain", FALSE, NULL);
  bench_click (tool, "8,5", 0);
  g_assert_cmpstr (terrain_at (document, "8,5"), ==, "flat");
  cre_tool_paste_take_piece (paste, copy (document, "3,3 3,4"), FALSE);
  g_object_get (tool, "terrain", &terrain, NULL);
  g_assert_true (terrain);
  cre_tool_paste_take_piece (paste, copy (document, "3,3 3,4"), TRUE);
  g_object_get (tool, "terrain", &terrain, NULL);
  g_assert_false (terrain);
  g_object_unref (tool);
}

static void
count_cb (CreTool *tool, int *n)
{
  (*n)++;
}

/* Esc leaves; while the button is down it takes back what was put down instead. */
static void
test_escape (void)
{
  g_autoptr (CreMapDocument) document = new_castle ();
  CreTool *tool = cre_tools_create (cre_tools_find ("paste"), document);
  CreAim aim = bench_aim (document, "8,5", 0);
  int n_left = 0;

  g_signal_connect (tool, "left", G_CALLBACK (count_cb), &n_left);
  cre_tool_paste_take_piece (CRE_TOOL_PASTE (tool), copy (document, "3,3 3,4"), FALSE);
  cre_tool_begin (tool, &aim);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "pasting");
  g_assert_cmpstr (cre_tool_get_word (tool)->text, ==, "Pasted: 2 hexes.");
  cre_tool_cancel (tool);
  g_assert_cmpint (n_left, ==, 0);
  for (int i = 3; i < 9; i++) {
    g_autofree char *at = g_strdup_printf ("8,%d", i);
    g_assert_cmpstr (terrain_at (document, at), ==, "flat");
  }
  cre_tool_cancel (tool);
  g_assert_cmpint (n_left, ==, 1);
  g_object_unref (tool);
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    remove_all (path);
  }
  g_remove (folder);
}

/* Kept, found again by another run, named, let go of. */
static void
test_stamps (void)
{
  g_autoptr (CreMapDocument) document = new_castle ();
  g_autoptr (CrMap) piece = copy (document, "3,3 3,4 4,3");
  g_autoptr (CrMap) again = NULL;
  g_autofree char *folder = g_dir_make_tmp ("crenel-stamps-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "a", "b", NULL);
  g_autoptr (CreStamps) stamps = cre_stamps_new (own, folder);
  g_autoptr (CreStamps) later = cre_stamps_new (own, folder);
  g_autofree char *title = NULL, *digest = cr_map_dup_digest (piece), *read = NULL;
  g_autoptr (GError) error = NULL;
  int n_changed = 0;

  g_signal_connect (stamps, "changed", G_CALLBACK (count_cb), &n_changed);
  g_assert_null (cre_stamps_load (stamps, 4, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (cre_stamps_keep (stamps, 4, piece, &error));
  g_assert_no_error (error);
  again = cre_stamps_load (later, 4, &error);
  g_assert_no_error (error);
  read = cr_map_dup_digest (again);
  g_assert_cmpstr (read, ==, digest);
  g_assert_true (cre_stamps_rename (later, 4, "Corner & tower", &error));
  title = cre_stamps_dup_title (stamps, 4);
  g_assert_cmpstr (title, ==, "Corner & tower");
  g_assert_true (cre_stamps_forget (stamps, 4));
  g_assert_false (cre_stamps_forget (stamps, 4));
  g_assert_null (cre_stamps_load (stamps, 4, NULL));
  g_assert_true (cre_stamps_restore (stamps));
  g_autofree char *restored = cre_stamps_dup_title (stamps, 4);
  g_assert_cmpstr (restored, ==, "Corner & tower");
  g_assert_cmpint (n_changed, ==, 3);
  remove_all (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tool-paste/clipboard", test_clipboard);
  g_test_add_func ("/tool-paste/refused", test_refused);
  g_test_add_func ("/tool-paste/outline", test_outline);
  g_test_add_func ("/tool-paste/layers", test_layers);
  g_test_add_func ("/tool-paste/escape", test_escape);
  g_test_add_func ("/tool-paste/stamps", test_stamps);
  return g_test_run ();
}
