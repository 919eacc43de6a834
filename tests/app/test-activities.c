/* test-activities.c: the window shows one activity at a time and knows only what all have.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; architecture.md section 2, design/window. */
#include "hand.h"

#include "cra-fit-page-private.h"

#include <glib/gstdio.h>

/* One that the window has never heard of: a page with a field, and a count that undo takes back. */

#define TYPE_COUNTING (counting_get_type ())
G_DECLARE_FINAL_TYPE (Counting, counting, TEST, COUNTING, CraActivity)

struct _Counting {
  CraActivity parent_instance;

  GtkWidget *page;
  int n, n_settled;
  CreDocument *document;
};

G_DEFINE_FINAL_TYPE (Counting, counting, CRA_TYPE_ACTIVITY)

ACTION (count_cb)
{
  TEST_COUNTING (data)->n++;
  cra_activity_changed (data);
}

static const GActionEntry entries[] = { { .name = "count", .activate = count_cb },
                                        { .name = NULL } };

static GtkWidget *
counting_get_page (CraActivity *activity)
{
  return TEST_COUNTING (activity)->page;
}

static void
counting_set_document (CraActivity *activity, CreDocument *document)
{
  TEST_COUNTING (activity)->document = document;
}

static void
counting_begin (CraActivity *activity, const char *how)
{
  cra_activity_show (activity);
}

static const char *
counting_get_undo_label (CraActivity *activity)
{
  return TEST_COUNTING (activity)->n > 0 ? "counting" : NULL;
}

static void
counting_undo (CraActivity *activity)
{
  TEST_COUNTING (activity)->n--;
  cra_activity_changed (activity);
}

static void
counting_settle (CraActivity *activity)
{
  TEST_COUNTING (activity)->n_settled++;
}

static void
counting_finalize (GObject *object)
{
  g_object_unref (TEST_COUNTING (object)->page);
  G_OBJECT_CLASS (counting_parent_class)->finalize (object);
}

static void
counting_class_init (CountingClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = counting_finalize;
  activity_class->prefix = "counting";
  activity_class->title = "Counting";
  activity_class->icon = "cre-walk-symbolic";
  activity_class->get_page = counting_get_page;
  activity_class->set_document = counting_set_document;
  activity_class->begin = counting_begin;
  activity_class->get_undo_label = counting_get_undo_label;
  activity_class->undo = counting_undo;
  activity_class->settle = counting_settle;
}

static void
counting_init (Counting *self)
{
  self->page = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (GTK_BOX (self->page), gtk_entry_new ());
  cra_activity_add_actions (CRA_ACTIVITY (self), entries);
}

/* A kind of documents that the window has never heard of: a text, in files of its own ending. */

#define TYPE_NOTE (note_get_type ())
G_DECLARE_FINAL_TYPE (Note, note, TEST, NOTE, CreDocument)

struct _Note {
  CreDocument parent_instance;

  char *text;
};

G_DEFINE_FINAL_TYPE (Note, note, CRE_TYPE_DOCUMENT)

static char *
note_make_title (CreDocument *document)
{
  return g_strdup ("Of walls");
}

static gpointer
note_copy (CreDocument *document, const char *path, GError **error)
{
  return g_strdup (TEST_NOTE (document)->text);
}

static gboolean
note_says (CreDocument *document, gconstpointer copy)
{
  return g_str_equal (TEST_NOTE (document)->text, copy);
}

static GBytes *
note_serialize (gconstpointer copy)
{
  return g_bytes_new (copy, strlen (copy));
}

static gboolean
note_write (gconstpointer copy, const char *path, CrFileState *state, GError **error)
{
  return g_file_set_contents (path, copy, -1, error);
}

static CreDocument *
note_load (const char *path, const char *own_path, CrFileState *state_out, GError **error)
{
  Note *note = g_object_new (TYPE_NOTE, NULL);

  g_file_get_contents (path, &note->text, NULL, error);
  return CRE_DOCUMENT (note);
}

static gboolean
note_check_target (CreDocument *document, const char *path, GError **error)
{
  return TRUE;
}

static void
note_lies_at (CreDocument *document, const char *path)
{
}

static void
note_keep (CreDocument *document, GKeyFile *notes, GHashTable *files)
{
}

static void
note_finalize (GObject *object)
{
  g_free (TEST_NOTE (object)->text);
  G_OBJECT_CLASS (note_parent_class)->finalize (object);
}

static void
note_class_init (NoteClass *klass)
{
  CreDocumentClass *document_class = CRE_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = note_finalize;
  document_class->ending = ".note";
  document_class->make_title = note_make_title;
  document_class->copy = note_copy;
  document_class->free_copy = g_free;
  document_class->says = note_says;
  document_class->serialize = note_serialize;
  document_class->write = note_write;
  document_class->load = note_load;
  document_class->check_target = note_check_target;
  document_class->lies_at = note_lies_at;
  document_class->keep = note_keep;
}

static void
note_init (Note *note)
{
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
}

static GtkWidget *
get_page (Stage *stage)
{
  return gtk_stack_get_visible_child (stage->window->pages);
}

static gboolean
can_do (Stage *stage, const char *action)
{
  return gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), action, NULL);
}

static gboolean
is_enabled (Stage *stage, const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (stage->window), name);
}

/* Those that are about a map are to be chosen from; Alt+1 goes to the first. */
static void
test_switcher (Stage *stage, gconstpointer data)
{
  g_assert_true (gtk_widget_get_visible (stage->window->switcher));
  g_assert_nonnull (hand_find (stage->window->switcher, "Play"));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_1, GDK_KEY_Alt_L);
  g_assert_true (get_page (stage) == GTK_WIDGET (stage_get_page (stage)));
  g_assert_true (can_do (stage, "map.let-go"));
}

/* What is added has its place, its actions and its undo; those of the map wait. */
static void
test_added (Stage *stage, gconstpointer data)
{
  CraWindow *window = stage->window;
  Hand hand = { .window = window };
  Counting *counting;

  cra_window_add_activity (window, TYPE_COUNTING);
  counting = TEST_COUNTING (cra_window_get_activity (window, "counting"));
  g_assert_true (counting->document == window->document);
  WAIT_UNTIL (gtk_widget_get_mapped (window->switcher));
  g_assert_false (can_do (stage, "counting.count"));
  g_assert_null (hand_find (window->switcher, "Counting"));
  hand_click (&hand, GTK_WIDGET (window->more_places));
  hand_press (&hand, GTK_WIDGET (gtk_menu_button_get_popover (window->more_places)), "Counting");
  WAIT_UNTIL (get_page (stage) == counting->page);
  g_assert_nonnull (hand_find (window->switcher, "Counting"));
  WAIT_UNTIL (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (window))));
  g_assert_false (can_do (stage, "map.let-go"));
  g_assert_false (is_enabled (stage, "undo"));
  g_assert_false (is_enabled (stage, "zoom-in"));
  g_assert_true (is_enabled (stage, "save"));
  stage_do (window, "counting.count", NULL);
  g_assert_true (is_enabled (stage, "undo"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (window->undo_button), ==, "Undo: counting  Ctrl+Z");
  hand_click (&hand, window->undo_button);
  WAIT_UNTIL (counting->n == 0);
  g_assert_false (is_enabled (stage, "undo"));

  pointer_key (GTK_WIDGET (window), GDK_KEY_1, GDK_KEY_Alt_L);
  WAIT_UNTIL (get_page (stage) == GTK_WIDGET (stage_get_page (stage)));
  WAIT_UNTIL (gtk_widget_has_focus (GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)))));
  g_assert_true (can_do (stage, "map.let-go"));
  g_assert_false (can_do (stage, "counting.count"));
}

/* It is told before the window asks whether to close. */
static void
test_settled (Stage *stage, gconstpointer data)
{
  CraWindow *window = stage->window;
  Counting *counting;

  cra_window_add_activity (window, TYPE_COUNTING);
  counting = TEST_COUNTING (cra_window_get_activity (window, "counting"));
  stage_do (window, "win.activity", "counting");
  g_assert_cmpint (counting->n_settled, ==, 0);
  g_assert_false (cra_window_ask_before_closing (window));
  g_assert_cmpint (counting->n_settled, ==, 1);
  cra_window_drop_document (window);
  g_assert_null (counting->document);
  g_assert_false (can_do (stage, "counting.count"));
}

/* The fit has the header to itself, and has to be brought to an end. Who closes the window keeps
 * what he did, and is asked about it. */
static void
test_fit (Stage *stage, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.png", NULL);
  g_autoptr (GFile) picture = g_file_new_for_path (path);
  CraWindow *window = stage->window;
  CraFitPage *page = stage_get_fit_page (window);

  cra_window_take_file (window, picture);
  WAIT_UNTIL (page->picture != NULL && gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_assert_true (get_page (stage) == GTK_WIDGET (page));
  g_assert_false (can_do (stage, "map.let-go"));
  g_assert_false (is_enabled (stage, "save"));
  g_assert_true (is_enabled (stage, "zoom-in"));
  g_assert_false (gtk_widget_get_mapped (window->file_buttons));
  pointer_key (GTK_WIDGET (window), GDK_KEY_1, GDK_KEY_Alt_L);
  WAIT_UNTIL (hand_find (GTK_WIDGET (window->toast),
                         "Finish or cancel the fit of the grid first.") != NULL);
  g_assert_true (get_page (stage) == GTK_WIDGET (page));
  cre_fit_add_point (page->fit, (CrHex){ 2, 2 }, (CrPoint){ 100, 100 });
  g_assert_true (is_enabled (stage, "undo"));

  g_assert_true (cra_window_ask_before_closing (window));
  g_assert_null (page->fit);
  g_assert_true (get_page (stage) == GTK_WIDGET (stage_get_page (stage)));
  g_assert_true (cre_document_get_modified (window->document));
  stage_do (window, "win.undo", NULL);
  g_assert_false (cre_document_get_modified (window->document));
}

/* Its file opens where it belongs, and is saved; the activities of maps hear nothing of it. */
static void
test_other_kind (Stage *stage, gconstpointer data)
{
  CraActivityClass *klass = CRA_ACTIVITY_CLASS (g_type_class_ref (TYPE_COUNTING));
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL), *text = NULL;
  g_autofree char *path = g_build_filename (folder, "walls.note", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CraWindow *window = stage->window;
  Counting *counting;

  g_assert_true (g_file_set_contents (path, "one", -1, NULL));
  klass->document_type = TYPE_NOTE;
  cra_window_add_activity (window, TYPE_COUNTING);
  counting = TEST_COUNTING (cra_window_get_activity (window, "counting"));
  g_assert_null (counting->document);
  cra_window_drop_document (window);
  cra_window_open (window, file);
  WAIT_UNTIL (window->document != NULL);
  g_assert_true (counting->document == window->document);
  g_assert_null (cra_activity_get_document (cra_window_get_activity (window, "map")));
  g_assert_true (get_page (stage) == counting->page);
  g_assert_false (gtk_widget_get_visible (window->switcher));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Of walls");

  g_free (TEST_NOTE (window->document)->text);
  TEST_NOTE (window->document)->text = g_strdup ("two");
  cre_document_mark_unsaved (window->document);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "● Of walls");
  stage_do (window, "win.save", NULL);
  WAIT_UNTIL (!cre_document_get_modified (window->document));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "two");

  klass->document_type = 0;
  g_type_class_unref (klass);
  g_remove (path);
  g_rmdir (folder);
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("/app/activities/switcher", test_switcher);
  ADD ("/app/activities/added", test_added);
  ADD ("/app/activities/settled", test_settled);
  ADD ("/app/activities/fit", test_fit);
  ADD ("/app/activities/other-kind", test_other_kind);
  return pointer_is_there () ? g_test_run () : 77;
}
