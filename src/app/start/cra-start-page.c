/* cra-start-page.c: the start page: recent files, the shipped castles, and new maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-start-page.h"

#include "cra-form.h"
#include "cra-recent.h"
#include "cra-shipped.h"
#include "cra-tab-stop.h"
#include "cra-thumbnail.h"

#include "cr-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define MARGIN 36
#define MARGIN_SMALL 22
#define MAX_WIDTH 1300
/* Below this width of the window, in pixels, the pictures are small. */
#define SMALL 1200

struct _CraStartPage {
  GtkBox parent_instance;

  GtkWidget *content;
  GtkStack *recent_stack;
  GtkListView *recent_list;
  GtkEditable *search;
  GtkFlowBox *castles;
  GtkBox *scenarios;
  CraKeptList *kept;

  /* owned */
  GtkFilterListModel *filtered;
  gboolean small, castles_stale;
};

G_DEFINE_FINAL_TYPE (CraStartPage, cra_start_page, GTK_TYPE_BOX)

static void
open_file (CraStartPage *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-uri", "s", uri);
}

static void
recent_activate_cb (CraStartPage *self, guint position)
{
  g_autoptr (CraRecent) recent = g_list_model_get_item (G_LIST_MODEL (self->filtered), position);

  if (recent != NULL && cra_recent_is_there (recent))
    open_file (self, cra_recent_get_file (recent));
}

/* Whether a row matches the search; all do while nothing is searched. */
static gboolean
matches_search (gpointer item, gpointer data)
{
  CraStartPage *self = data;
  g_autofree char *needle = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *title = g_utf8_casefold (cra_recent_get_title (item), -1);
  g_autofree char *path = cra_recent_dup_path (item);
  g_autofree char *folded = g_utf8_casefold (path, -1);

  return strstr (title, needle) != NULL || strstr (folded, needle) != NULL;
}

static void
search_cb (CraStartPage *self)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->filtered),
                      GTK_FILTER_CHANGE_DIFFERENT);
}

static GtkWidget *
new_label (const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css != NULL) {
    g_auto (GStrv) classes = g_strsplit (css, " ", -1);

    for (int i = 0; classes[i] != NULL; i++)
      gtk_widget_add_css_class (label, classes[i]);
  }
  return label;
}

static GtkWidget *
new_picture (int width, int height)
{
  GtkWidget *picture = gtk_picture_new ();

  gtk_widget_set_size_request (picture, width, height);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_COVER);
  gtk_widget_add_css_class (picture, "picture");
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Picture of the map"), -1);
  return picture;
}

/* The widgets of a row of the list. */
typedef struct {
  GtkWidget *picture, *title, *path, *date, *state;
} Row;

static void
show_state (Row *row, const char *text, gboolean good)
{
  gtk_label_set_text (GTK_LABEL (row->state), text);
  gtk_widget_set_css_classes (row->state,
                              (const char *[]){ "caption", good ? "dim" : "verdict-no", NULL });
}

/* The worker finds out that a file is broken when it draws the picture, long after the row was
 * shown. */
static void
broken_cb (GtkWidget *picture, GParamSpec *pspec, Row *row)
{
  if (gtk_widget_has_css_class (picture, CRA_THUMBNAIL_BROKEN))
    show_state (row, _ ("cannot be read"), FALSE);
}

static void
row_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraStartPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *states = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  Row *row = g_new (Row, 1);

  *row = (Row){ new_picture (108, 70), new_label ("strong"), new_label ("caption dim"),
                new_label ("caption num"), new_label ("caption dim") };
  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (states, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (row->date), 1);
  gtk_label_set_xalign (GTK_LABEL (row->state), 1);
  gtk_label_set_ellipsize (GTK_LABEL (row->date), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (row->state), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (names), row->title);
  gtk_box_append (GTK_BOX (names), row->path);
  gtk_box_append (GTK_BOX (states), row->date);
  gtk_box_append (GTK_BOX (states), row->state);
  gtk_box_append (GTK_BOX (box), row->picture);
  gtk_box_append (GTK_BOX (box), names);
  gtk_box_append (GTK_BOX (box), states);
  g_signal_connect (row->picture, "notify::css-classes", G_CALLBACK (broken_cb), row);
  g_object_set_data_full (G_OBJECT (box), "row", row, g_free);
  g_object_set_data (G_OBJECT (item), "row", row);
  gtk_list_item_set_child (item, box);
}

/* Returns: what a file is, by the end of its name; or that it is gone */
static const char *
get_state (CraRecent *recent)
{
  static const struct {
    const char *ending, *name;
  } kinds[] = {
    { ".scenario.xml", N_ ("scenario") },
    { ".playlog.xml", N_ ("game") },
    { ".siegelog.xml", N_ ("siege") },
  };
  g_autofree char *name = g_file_get_basename (cra_recent_get_file (recent));

  if (!cra_recent_is_there (recent))
    return _ ("file not found");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (name, kinds[i].ending))
      return _ (kinds[i].name);
  return _ ("map");
}

/* Names a row for screen readers. */
static void
name_item (GtkListItem *item, CraRecent *recent)
{
  g_autofree char *path = cra_recent_dup_path (recent);
  g_autofree char *date = cra_recent_dup_date (recent);
  const char *state = get_state (recent);
  g_autofree char *name =
      g_strdup_printf ("%s, %s, %s, %s", cra_recent_get_title (recent), state, date, path);
  g_autofree char *shown = cr_text_show (name);

  cra_form_name_item (item, shown);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraStartPage *self)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  CraRecent *recent = gtk_list_item_get_item (item);
  g_autofree char *path = cra_recent_dup_path (recent);
  g_autofree char *date = cra_recent_dup_date (recent);
  g_autofree char *shown = cr_text_show (path);
  gboolean there = cra_recent_is_there (recent);

  gtk_label_set_text (GTK_LABEL (row->title), cra_recent_get_title (recent));
  gtk_widget_set_tooltip_text (row->title, cra_recent_get_title (recent));
  gtk_label_set_text (GTK_LABEL (row->path), shown);
  gtk_widget_set_tooltip_text (row->path, shown);
  gtk_label_set_text (GTK_LABEL (row->date), date);
  show_state (row, get_state (recent), there);
  name_item (item, recent);
  if (there) {
    gtk_widget_remove_css_class (gtk_list_item_get_child (item), "missing");
    cra_thumbnail_show (cra_recent_get_file (recent), 108, 70, GTK_PICTURE (row->picture));
  } else {
    gtk_widget_add_css_class (gtk_list_item_get_child (item), "missing");
    gtk_picture_set_paintable (GTK_PICTURE (row->picture), NULL);
  }
}

/* Delete removes the selected row from the list, but never the file. */
static gboolean
delete_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  CraStartPage *self = data;
  GtkSingleSelection *selection =
      GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->recent_list));
  CraRecent *recent = gtk_single_selection_get_selected_item (selection);

  if (recent == NULL)
    return FALSE;
  cra_recent_remove (recent);
  return TRUE;
}

static void
fill_recent (CraStartPage *self)
{
  g_autoptr (GListModel) recent = cra_recent_new_list ();

  gtk_filter_list_model_set_model (self->filtered, recent);
  gtk_widget_set_visible (GTK_WIDGET (self->search), g_list_model_get_n_items (recent) > 0);
  gtk_stack_set_visible_child_name (self->recent_stack,
                                    g_list_model_get_n_items (recent) > 0 ? "some" : "none");
}

static void
recent_changed_cb (CraStartPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill_recent (self);
}

static void
make_recent_list (CraStartPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (matches_search, self, NULL));
  GtkEventController *keys = gtk_shortcut_controller_new ();
  g_autoptr (GtkSingleSelection) selection = NULL;

  self->filtered = gtk_filter_list_model_new (NULL, filter);
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->filtered)));
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), self);
  gtk_list_view_set_factory (self->recent_list, factory);
  gtk_list_view_set_model (self->recent_list, GTK_SELECTION_MODEL (selection));
  g_object_unref (factory);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_callback_action_new (delete_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->recent_list), keys);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (recent_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
card_clicked_cb (GtkButton *button, CraStartPage *self)
{
  open_file (self, g_object_get_data (G_OBJECT (button), "file"));
}

/* Returns: (transfer floating): a button that opens the file. @shown: its child */
static GtkWidget *
new_card (CraStartPage *self, GFile *file, const char *title, GtkWidget *shown)
{
  GtkWidget *card = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (card), shown);
  gtk_widget_add_css_class (card, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data_full (G_OBJECT (card), "file", g_object_ref (file), g_object_unref);
  g_signal_connect (card, "clicked", G_CALLBACK (card_clicked_cb), self);
  return card;
}

static void
add_castle (CraStartPage *self, GFile *file, const char *title, const char *line)
{
  GtkWidget *button;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *picture = self->small ? new_picture (222, 137) : new_picture (312, 193);
  GtkWidget *name = new_label ("strong"), *caption = new_label ("caption dim");

  gtk_label_set_text (GTK_LABEL (name), title);
  gtk_label_set_text (GTK_LABEL (caption), line);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), 20);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), caption);
  button = new_card (self, file, title, box);
  gtk_widget_add_css_class (button, "card");
  gtk_flow_box_append (self->castles, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  cra_thumbnail_show (file, self->small ? 222 : 312, self->small ? 137 : 193,
                      GTK_PICTURE (picture));
}

/* Returns: (transfer full): the first sentence of the text */
static char *
dup_first_sentence (const char *text)
{
  const char *end = strstr (text, ". ");

  return end != NULL ? g_strndup (text, (gsize) (end + 1 - text)) : g_strdup (text);
}

/* Adds a scenario with the first sentence of its text. */
static void
add_scenario (CraStartPage *self, const CraShipped *scenario)
{
  GtkWidget *button, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = new_label ("strong"), *told = new_label ("caption dim");
  g_autofree char *first = dup_first_sentence (scenario->line != NULL ? scenario->line : "");

  gtk_label_set_text (GTK_LABEL (name), scenario->title);
  gtk_label_set_text (GTK_LABEL (told), first);
  gtk_label_set_ellipsize (GTK_LABEL (told), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (told), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (told), 60);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), told);
  button = new_card (self, scenario->file, scenario->title, box);
  gtk_box_append (self->scenarios, button);
}

static void
fill_scenarios (CraStartPage *self)
{
  g_autoptr (GPtrArray) shipped = cra_shipped_list_scenarios ();

  for (guint i = 0; i < shipped->len; i++)
    add_scenario (self, g_ptr_array_index (shipped, i));
}

static void
fill_castles (CraStartPage *self)
{
  g_autoptr (GPtrArray) shipped = cra_shipped_list ();
  GtkWidget *child;

  self->castles_stale = FALSE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->castles))) != NULL)
    gtk_flow_box_remove (self->castles, child);
  for (guint i = 0; i < shipped->len; i++) {
    const CraShipped *castle = g_ptr_array_index (shipped, i);

    add_castle (self, castle->file, castle->title, castle->line);
  }
}

static void
cra_start_page_dispose (GObject *object)
{
  CraStartPage *self = CRA_START_PAGE (object);

  if (self->recent_list != NULL)
    gtk_list_view_set_model (self->recent_list, NULL);
  g_clear_object (&self->filtered);
  G_OBJECT_CLASS (cra_start_page_parent_class)->dispose (object);
}

/* While the page is hidden nothing is listed, and no map is read or drawn for it. */
static void
cra_start_page_map (GtkWidget *widget)
{
  CraStartPage *self = CRA_START_PAGE (widget);

  fill_recent (self);
  if (self->castles_stale)
    fill_castles (self);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->scenarios)) == NULL)
    fill_scenarios (self);
  GTK_WIDGET_CLASS (cra_start_page_parent_class)->map (widget);
}

static void
cra_start_page_class_init (CraStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_start_page_dispose;
  widget_class->map = cra_start_page_map;
  g_type_ensure (CRA_TYPE_KEPT_LIST);
  g_type_ensure (CRA_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, content);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, recent_stack);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, recent_list);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, search);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, castles);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, scenarios);
  gtk_widget_class_bind_template_child (widget_class, CraStartPage, kept);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, recent_activate_cb);
}

static void
cra_start_page_init (CraStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->castles_stale = TRUE;
  make_recent_list (self);
}

void
cra_start_page_set_width (CraStartPage *self, int width)
{
  gboolean small = width < SMALL;
  int margin = small ? MARGIN_SMALL : MARGIN;

  gtk_widget_set_margin_start (self->content, MAX (margin, (width - MAX_WIDTH) / 2));
  gtk_widget_set_margin_end (self->content, MAX (margin, (width - MAX_WIDTH) / 2));
  gtk_widget_set_margin_top (self->content, margin);
  if (small == self->small)
    return;
  self->small = small;
  self->castles_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill_castles (self);
}

CraKeptList *
cra_start_page_get_kept (CraStartPage *self)
{
  return self->kept;
}
