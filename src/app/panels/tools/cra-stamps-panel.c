/* cra-stamps-panel.c: the nine stamps with their pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-stamps-panel.h"

#include "cra-form.h"
#include "cra-ghost.h"
#include "cra-tab-stop.h"

#include "cre-stamps.h"

#include <glib/gi18n.h>

#define PICTURE_WIDTH 44
#define PICTURE_HEIGHT 34

/* A row; it owns its widgets. */
typedef struct {
  int number;
  GtkWidget *popover, *entry;
} Row;

static void
say_text (GtkWidget *widget, const char *text)
{
  gtk_widget_activate_action (widget, "win.say", "s", text);
}

static void
rename_cb (GtkEntry *entry, Row *row)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *title = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  if (!cre_stamps_rename (cre_stamps_get_default (), row->number, title, &error))
    say_text (GTK_WIDGET (entry), error->message);
}

/* Kinds that the ruleset of this map does not know are drawn as unknown, so that no picture is
 * empty. */
static GtkWidget *
new_picture (const CrMap *piece, const CrRuleset *ruleset)
{
  GtkWidget *picture = gtk_picture_new ();
  g_autoptr (GdkPaintable) paintable =
      piece != NULL ? cra_ghost_new_paintable (piece, ruleset, PICTURE_WIDTH, PICTURE_HEIGHT)
                    : NULL;

  gtk_picture_set_paintable (GTK_PICTURE (picture), paintable);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  return picture;
}

static GtkWidget *
new_title (const char *title, gboolean empty)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  if (empty)
    gtk_widget_add_css_class (label, "dim");
  return label;
}

static GtkWidget *
new_button (int number, const CrMap *piece, const char *title, const CrRuleset *ruleset)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *digit = g_strdup_printf ("%d", number);
  g_autofree char *action = g_strdup_printf ("map.stamp::%d", number);
  g_autofree char *spoken = g_strdup_printf (_ ("Stamp %d: %s"), number, title);

  gtk_box_append (GTK_BOX (box), cra_form_new_label (digit, "dim caption num"));
  gtk_box_append (GTK_BOX (box), new_picture (piece, ruleset));
  gtk_box_append (GTK_BOX (box), new_title (title, piece == NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "stamp");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_sensitive (button, piece != NULL);
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  if (piece != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* A stamp that comes with the program can be renamed or replaced by the user's own, but not
 * deleted. */
static GtkWidget *
new_delete (int number)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Delete"));
  g_autofree char *action = g_strdup_printf ("map.forget-stamp::%d", number);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  if (!cre_stamps_is_own (cre_stamps_get_default (), number)) {
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
    gtk_widget_set_sensitive (button, FALSE);
    gtk_widget_set_tooltip_text (button, _ ("It comes with the program"));
  }
  return button;
}

static GtkWidget *
new_menu (int number, const char *title)
{
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *box = cra_form_new ();
  Row *row = g_new0 (Row, 1);
  g_autofree char *spoken = g_strdup_printf (_ ("Name or delete stamp %d"), number);

  row->number = number;
  row->entry = gtk_entry_new ();
  row->popover = gtk_popover_new ();
  gtk_editable_set_text (GTK_EDITABLE (row->entry), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name"), -1);
  gtk_box_append (GTK_BOX (box), row->entry);
  cra_form_add_hint (box, _ ("Enter gives it that name."));
  gtk_box_append (GTK_BOX (box), new_delete (number));
  g_signal_connect_data (row->entry, "activate", G_CALLBACK (rename_cb), row,
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_popover_set_child (GTK_POPOVER (row->popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), row->popover);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "view-more-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (menu), FALSE);
  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (menu, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return menu;
}

static GtkWidget *
new_row (int number, const CrRuleset *ruleset)
{
  CreStamps *stamps = cre_stamps_get_default ();
  g_autoptr (CrMap) piece = cre_stamps_load (stamps, number, NULL);
  g_autofree char *own = piece != NULL ? cre_stamps_dup_title (stamps, number) : NULL;
  g_autofree char *none = g_strdup_printf (_ ("Ctrl+%d keeps one"), number);
  const char *title = piece == NULL ? none : own != NULL ? own : _ ("No name");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_box_append (GTK_BOX (box), new_button (number, piece, title, ruleset));
  if (piece != NULL)
    gtk_box_append (GTK_BOX (box), new_menu (number, own != NULL ? own : ""));
  return box;
}

/* The rows are made anew when idle, after the row whose menu is open has finished its action. */
static gboolean
fill_rows (gpointer data)
{
  GtkWidget *list = data;
  const CrRuleset *ruleset =
      cre_map_document_get_ruleset (g_object_get_data (G_OBJECT (list), "document"));

  g_object_set_data (G_OBJECT (list), "filling", NULL);
  cra_form_clear (list);
  for (int i = 1; i <= CRE_STAMPS_N; i++)
    gtk_box_append (GTK_BOX (list), new_row (i, ruleset));
  return G_SOURCE_REMOVE;
}

static void
changed_cb (GtkWidget *list)
{
  if (g_object_get_data (G_OBJECT (list), "filling") != NULL)
    return;
  g_object_set_data (G_OBJECT (list), "filling", list);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, fill_rows, g_object_ref (list), g_object_unref);
}

GtkWidget *
cra_stamps_panel_new (CreMapDocument *document)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set_data_full (G_OBJECT (list), "document", g_object_ref (document), g_object_unref);
  g_signal_connect_object (cre_stamps_get_default (), "changed", G_CALLBACK (changed_cb), list,
                           G_CONNECT_SWAPPED);
  fill_rows (list);
  return cra_tab_stop_new (list);
}
