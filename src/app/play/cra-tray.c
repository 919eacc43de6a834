/* cra-tray.c: who may come onto the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tray.h"

#include "cra-form.h"
#include "cra-gear-button.h"
#include "cra-stops.h"
#include "cra-tab-stop.h"
#include "cra-token.h"

#include <glib/gi18n.h>

#define TOKEN 44

struct _CraTray {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkToggleButton *sides[2];
  GtkEditable *search;
  GtkListView *list;
  GtkLabel *count;
  GtkWidget *gear[2]; /* below the list, and in the strip */

  /* owned */
  CrePlay *play; /* nullable */
  GListStore *rows;
  GtkSingleSelection *selection;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraTray, cra_tray, GTK_TYPE_BOX)

enum { SIGNAL_TAKEN, SIGNAL_PLACING, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What is shown of a row. */
typedef struct {
  CraTray *tray;
  CraTrayRow *row; /* nullable, borrowed: while it is bound */
  GtkWidget *token, *name, *here;
} Shown;

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, Shown *shown)
{
  return shown->row != NULL && cra_tray_row_get (shown->row) != NULL
             ? gdk_content_provider_new_typed (CRA_TYPE_TRAY_ROW, shown->row)
             : NULL;
}

/* Whoever is dragged is in hand. */
static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, Shown *shown)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (shown->token);

  gtk_drag_source_set_icon (source, icon, TOKEN / 2, TOKEN / 2);
  g_signal_emit (shown->tray, signals[SIGNAL_TAKEN], 0, shown->row);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkDragSource *source = gtk_drag_source_new ();
  Shown *shown = g_new0 (Shown, 1);

  *shown = (Shown){ self, NULL, cra_token_new (TOKEN), cra_form_new_label (NULL, NULL),
                    cra_form_new_label (NULL, "pill num") };
  gtk_widget_set_hexpand (shown->name, TRUE);
  gtk_widget_set_valign (shown->here, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), shown->token);
  gtk_box_append (GTK_BOX (box), shown->name);
  gtk_box_append (GTK_BOX (box), shown->here);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), shown);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), shown);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (source));
  g_object_set_data_full (G_OBJECT (item), "shown", shown, g_free);
  gtk_list_item_set_child (item, box);
}

char *
cra_tray_dup_name (const CrToken *token)
{
  return g_strdup_printf (_ ("%1$s, attack %2$d, defence %3$d, %4$d movement points"), token->name,
                          token->attack, token->defence, token->movement);
}

static void
show_man (CraTray *self, Shown *shown, GtkListItem *item)
{
  int party = cra_tray_get_party (self);
  CrToken token = cra_tray_row_get_token (shown->row, party);
  guint n = cre_play_count (self->play, cra_tray_row_get (shown->row), party);
  g_autofree char *here = g_strdup_printf ("× %u", n);
  g_autofree char *name = cra_tray_dup_name (&token);

  cra_token_show (shown->token, &token);
  gtk_label_set_text (GTK_LABEL (shown->here), here);
  gtk_widget_set_visible (shown->here, n > 0);
  cra_form_name_item (item, name);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  Shown *shown = g_object_get_data (G_OBJECT (item), "shown");
  gboolean heading;

  shown->row = gtk_list_item_get_item (item);
  heading = cra_tray_row_get (shown->row) == NULL;
  gtk_label_set_text (GTK_LABEL (shown->name), cra_tray_row_get_text (shown->row));
  gtk_widget_set_css_classes (shown->name, heading ? (const char *[]){ "caption", "strong", NULL }
                                                   : (const char *[]){ NULL });
  gtk_widget_set_visible (shown->token, !heading);
  gtk_widget_set_visible (shown->here, FALSE);
  gtk_list_item_set_selectable (item, !heading);
  if (heading)
    cra_form_name_item (item, cra_tray_row_get_text (shown->row));
  else
    show_man (self, shown, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  ((Shown *) g_object_get_data (G_OBJECT (item), "shown"))->row = NULL;
}

void
cra_tray_let_go (CraTray *self)
{
  self->filling = TRUE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->filling = FALSE;
}

static void
show_count (CraTray *self)
{
  const CrState *state = cre_play_get_state (self->play);
  int party = cra_tray_get_party (self);
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    n += fighter->side == party && cr_fighter_is_living (fighter);
  }
  text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u man on the map", "%u men on the map", n), n);
  gtk_label_set_text (self->count, text);
}

static void
show_gear (CraTray *self)
{
  const CrState *state = cre_play_get_state (self->play);
  guint n = 0;

  for (guint i = 0; i < cr_state_n_gear (state); i++)
    n += cr_state_get_gear (state, i)->state != CR_GEAR_AWAY;
  for (gsize i = 0; i < G_N_ELEMENTS (self->gear); i++)
    if (self->gear[i] != NULL)
      cra_gear_button_set_count (CRA_GEAR_BUTTON (self->gear[i]), n);
}

/* All rows anew: they are few, and how many of each are on the map is another. */
static void
fill (CraTray *self)
{
  guint at = gtk_single_selection_get_selected (self->selection);
  g_autoptr (GPtrArray) rows = NULL;

  if (self->play == NULL)
    return;
  rows = cra_tray_row_list (cr_state_get_library (cre_play_get_state (self->play)),
                            gtk_editable_get_text (self->search));
  self->filling = TRUE;
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
  gtk_single_selection_set_selected (self->selection,
                                     at < rows->len ? at : GTK_INVALID_LIST_POSITION);
  self->filling = FALSE;
  show_count (self);
  show_gear (self);
}

static void
selected_cb (CraTray *self)
{
  CraTrayRow *row = gtk_single_selection_get_selected_item (self->selection);

  if (!self->filling && row != NULL && cra_tray_row_get (row) != NULL)
    g_signal_emit (self, signals[SIGNAL_TAKEN], 0, row);
}

static void
activated_cb (CraTray *self)
{
  selected_cb (self);
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static void
search_cb (CraTray *self)
{
  cra_tray_let_go (self);
  fill (self);
}

/* Enter in the search takes the first man found. */
static void
take_first_cb (CraTray *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  for (guint i = 0; i < n; i++) {
    g_autoptr (CraTrayRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    if (cra_tray_row_get (row) == NULL)
      continue;
    gtk_single_selection_set_selected (self->selection, i);
    g_signal_emit (self, signals[SIGNAL_PLACING], 0);
    return;
  }
}

static void
side_cb (CraTray *self)
{
  fill (self);
  selected_cb (self);
}

int
cra_tray_get_party (CraTray *self)
{
  return gtk_toggle_button_get_active (self->sides[1]);
}

void
cra_tray_set_party (CraTray *self, int party)
{
  gtk_toggle_button_set_active (self->sides[party % 2], TRUE);
}

GListModel *
cra_tray_get_rows (CraTray *self)
{
  return G_LIST_MODEL (self->rows);
}

void
cra_tray_choose (CraTray *self, CraTrayRow *row, gboolean placing)
{
  guint at = GTK_INVALID_LIST_POSITION;

  if (g_list_store_find (self->rows, row, &at))
    gtk_single_selection_set_selected (self->selection, at);
  if (placing)
    g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

void
cra_tray_set_play (CraTray *self, CrePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  cra_tray_let_go (self);
  fill (self);
}

static void
cra_tray_dispose (GObject *object)
{
  CraTray *self = CRA_TRAY (object);

  cra_tray_set_play (self, NULL);
  G_OBJECT_CLASS (cra_tray_parent_class)->dispose (object);
}

static void
cra_tray_finalize (GObject *object)
{
  g_object_unref (CRA_TRAY (object)->rows);
  G_OBJECT_CLASS (cra_tray_parent_class)->finalize (object);
}

static void
cra_tray_class_init (CraTrayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_tray_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_tray_finalize;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", CRA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, CRA_TYPE_TRAY_ROW);
  signals[SIGNAL_PLACING] = g_signal_new ("placing", CRA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_sides (CraTray *self)
{
  const char *const names[] = { _ ("Besiegers"), _ ("Garrison") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (int i = 0; i < 2; i++) {
    self->sides[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (names[i]));
    gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sides[i]));
  }
  gtk_toggle_button_set_group (self->sides[1], self->sides[0]);
  gtk_toggle_button_set_active (self->sides[0], TRUE);
  g_signal_connect_swapped (self->sides[1], "toggled", G_CALLBACK (side_cb), self);
  cra_stops_make (box, TRUE);
  return box;
}

static GtkWidget *
new_list (CraTray *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->rows = g_list_store_new (CRA_TYPE_TRAY_ROW);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  cra_form_name (GTK_WIDGET (self->list), _ ("Men of the library"));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activated_cb), self);
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  return cra_tab_stop_new (scrolled);
}

static void
gear_dragged_cb (CraTray *self, CraGearButton *gear)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, cra_gear_button_get_row (gear));
}

static void
gear_pressed_cb (CraTray *self, CraGearButton *gear)
{
  gear_dragged_cb (self, gear);
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static GtkWidget *
new_gear (CraTray *self)
{
  g_autoptr (CraTrayRow) row = cra_tray_row_new_ladder (_ ("Ladder, 2 hexes"));
  GtkWidget *gear = cra_gear_button_new (row);

  g_signal_connect_object (gear, "clicked", G_CALLBACK (gear_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gear, "dragged", G_CALLBACK (gear_dragged_cb), self, G_CONNECT_SWAPPED);
  return gear;
}

GtkWidget *
cra_tray_new_gear (CraTray *self)
{
  self->gear[1] = new_gear (self);
  cra_gear_button_set_short (CRA_GEAR_BUTTON (self->gear[1]));
  return self->gear[1];
}

static void
cra_tray_init (CraTray *self)
{
  GtkWidget *search = gtk_search_entry_new ();
  GtkWidget *hint =
      cra_form_new_label (_ ("Drag onto the map, or choose one and press Enter."), "caption dim");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  self->search = GTK_EDITABLE (search);
  self->count = GTK_LABEL (cra_form_new_label (NULL, "caption dim num"));
  cra_form_name (search, _ ("Find a man"));
  g_object_set (search, "placeholder-text", _ ("Find a man"), NULL);
  g_signal_connect_swapped (search, "search-changed", G_CALLBACK (search_cb), self);
  g_signal_connect_swapped (search, "activate", G_CALLBACK (take_first_cb), self);
  gtk_label_set_ellipsize (GTK_LABEL (hint), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (hint), 20);
  gtk_box_append (GTK_BOX (self), new_sides (self));
  gtk_box_append (GTK_BOX (self), search);
  gtk_box_append (GTK_BOX (self), new_list (self));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->count));
  self->gear[0] = new_gear (self);
  gtk_box_append (GTK_BOX (self), cra_form_new_label (_ ("Gear"), "strong"));
  gtk_box_append (GTK_BOX (self), self->gear[0]);
  gtk_box_append (GTK_BOX (self), hint);
}
