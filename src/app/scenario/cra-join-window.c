/* cra-join-window.c: the window in which another map is joined to that of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-join-window.h"

#include "cra-form.h"
#include "cra-map-pane.h"
#include "cra-tab-stop.h"

#include "cr-plain.h"
#include "cr-xml-assembly.h"
#include "cre-tool-spot.h"

#include <glib/gi18n.h>

#define WIDTH 1060
#define HEIGHT 680
#define LIST_WIDTH 320

struct _CraJoinWindow {
  GtkWindow parent_instance;

  /* borrowed */
  CraMapView *view;
  GtkLabel *says;
  GtkWidget *list, *done, *first;

  /* owned */
  CreJoin *join;
  GFile *folder; /* nullable */
  GtkSingleSelection *places;
  CraLayersPanel *layers; /* the layers of the view; the panel itself is not shown */
  CreMapDocument *whole;  /* nullable: the joined map that is shown */
  CreToolSpot *tool;      /* nullable */
};

G_DEFINE_FINAL_TYPE (CraJoinWindow, cra_join_window, GTK_TYPE_WINDOW)

static guint signal_joined;

static void
drop_whole (CraJoinWindow *self)
{
  if (self->whole != NULL)
    cra_map_view_set_document (self->view, NULL);
  g_clear_object (&self->tool);
  g_clear_object (&self->whole);
}

/* Shows both maps as they would lie at the chosen place, with differing hexes ringed. */
static void
show_place (CraJoinWindow *self)
{
  guint place = gtk_single_selection_get_selected (self->places);
  g_autoptr (GArray) seam = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  drop_whole (self);
  if (place >= cre_join_n_places (self->join))
    return;
  self->whole = cre_join_build (self->join, place, seam, &error);
  gtk_widget_set_sensitive (self->done, self->whole != NULL);
  words = self->whole != NULL ? cre_join_word_place (self->join, place) : g_strdup (error->message);
  gtk_label_set_text (self->says, words);
  gtk_widget_set_visible (self->first, seam->len > 0);
  if (self->whole == NULL)
    return;
  self->tool = cre_tool_spot_new (self->whole);
  cra_map_view_set_document (self->view, self->whole);
  cra_map_view_set_tool (self->view, CRE_TOOL (self->tool));
  cra_map_view_set_outlined (self->view, seam);
}

static void
first_cb (CraJoinWindow *self)
{
  cre_join_keep_first (self->join, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->first)));
  show_place (self);
}

/* An error is shown in the line that tells about the place. */
static void
save_assembly (CraJoinWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GFile) to = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CreMapDocument) map = NULL;

  if (!cr_assembly_is_path (path)) {
    char *whole = g_strconcat (path, CR_ASSEMBLY_ENDING, NULL);

    g_free (path);
    path = whole;
  }
  to = g_file_new_for_path (path);
  if (cre_join_save (self->join, gtk_single_selection_get_selected (self->places), path, &error))
    map = cre_map_document_open (to, &error);
  if (map == NULL) {
    gtk_label_set_text (self->says, error->message);
    return;
  }
  g_signal_emit (self, signal_joined, 0, map);
  gtk_window_close (GTK_WINDOW (self));
}

static void
response_cb (GtkNativeDialog *dialog, int response, CraJoinWindow *self)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                               : NULL;

  /* The dialog goes first: were its parent closed before it, another window would come forward. */
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  if (file != NULL)
    save_assembly (self, file);
}

static void
done_cb (CraJoinWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Save the joined maps"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *id = cr_map_make_id (cre_join_get_title (self->join));
  g_autofree char *name = g_strconcat (id, CR_ASSEMBLY_ENDING, NULL);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), self->folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = cra_form_new_label (NULL, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *words = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), words);
  cra_form_name_item (item, words);
}

static GtkWidget *
make_list (CraJoinWindow *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkStringList *words = gtk_string_list_new (NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  for (guint i = 0; i < cre_join_n_places (self->join); i++)
    gtk_string_list_take (words, cre_join_word_place (self->join, i));
  self->places = gtk_single_selection_new (G_LIST_MODEL (words));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->places)), factory);
  gtk_widget_add_css_class (self->list, "rows");
  cra_form_name (self->list, _ ("Places that fit"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (done_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return cra_tab_stop_new (scrolled);
}

static GtkWidget *
make_left (CraJoinWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_set_size_request (box, LIST_WIDTH, -1);
  gtk_widget_set_hexpand (box, FALSE);
  gtk_widget_add_css_class (box, "side");
  gtk_widget_add_css_class (box, "left");
  gtk_widget_add_css_class (box, "panel");
  gtk_box_append (GTK_BOX (box), cra_form_new_label (_ ("Places that fit"), "heading"));
  gtk_box_append (GTK_BOX (box), make_list (self));
  self->first = gtk_check_button_new_with_label (_ ("Where they differ, keep the map laid first"));
  g_signal_connect_swapped (self->first, "toggled", G_CALLBACK (first_cb), self);
  gtk_box_append (GTK_BOX (box), self->first);
  return box;
}

static GtkWidget *
make_right (CraJoinWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->says = GTK_LABEL (cra_form_new_label (NULL, "status"));
  gtk_box_append (GTK_BOX (box), cra_map_pane_new (&self->view, &self->layers));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->says));
  return box;
}

static void
add_header (CraJoinWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  self->done = gtk_button_new_with_mnemonic (_ ("_Lay it here…"));
  gtk_widget_add_css_class (self->done, "suggested-action");
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (gtk_window_close), self);
  g_signal_connect_swapped (self->done, "clicked", G_CALLBACK (done_cb), self);
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), FALSE);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), cancel);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), self->done);
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
  gtk_window_set_title (GTK_WINDOW (self), cre_join_get_title (self->join));
}

static void
cra_join_window_dispose (GObject *object)
{
  CraJoinWindow *self = CRA_JOIN_WINDOW (object);

  if (self->layers != NULL)
    drop_whole (self);
  g_clear_object (&self->layers);
  g_clear_object (&self->places);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->join, cre_join_free);
  G_OBJECT_CLASS (cra_join_window_parent_class)->dispose (object);
}

static void
cra_join_window_class_init (CraJoinWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_join_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
  signal_joined = g_signal_new ("joined", CRA_TYPE_JOIN_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, CRE_TYPE_MAP_DOCUMENT);
}

static void
cra_join_window_init (CraJoinWindow *self)
{
}

GtkWidget *
cra_join_window_new (GtkWindow *parent, CreJoin *join, GFile *folder)
{
  CraJoinWindow *self =
      g_object_new (CRA_TYPE_JOIN_WINDOW, "transient-for", parent, "modal", TRUE, "default-width",
                    WIDTH, "default-height", HEIGHT, "destroy-with-parent", TRUE, NULL);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->join = join;
  self->folder = folder != NULL ? g_object_ref (folder) : NULL;
  add_header (self);
  gtk_box_append (GTK_BOX (body), make_left (self));
  gtk_box_append (GTK_BOX (body), make_right (self));
  gtk_window_set_child (GTK_WINDOW (self), body);
  g_signal_connect_swapped (self->places, "notify::selected", G_CALLBACK (show_place), self);
  show_place (self);
  gtk_widget_grab_focus (self->list);
  return GTK_WIDGET (self);
}
