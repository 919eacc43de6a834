/* cra-tray.c: the tray of men and gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tray.h"

#include "cra-form.h"
#include "cra-gear-list.h"
#include "cra-stops.h"
#include "cra-tab-stop.h"
#include "cra-token.h"

#include "cr-words-game.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* The size of a cell in pixels, a counter of 54 with its shadow, and how many are side by side. */
#define TOKEN 62
#define COLUMNS 3

/* The least height of the list of men above that of gear: two rows of counters, in pixels. */
#define LEAST_HEIGHT 132

struct _CraTray {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkToggleButton *sides[2];
  GtkEditable *search;
  GtkGridView *grid;
  GtkLabel *count, *nobody, *hint;
  GtkWidget *gear[2]; /* below the list of men, and in the strip */

  /* owned */
  CrePlay *play;    /* nullable */
  GListStore *rows; /* the men of the shown side */
  GtkFilterListModel *found;
  GtkSingleSelection *selection; /* of the found men */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraTray, cra_tray, GTK_TYPE_BOX)

enum { SIGNAL_TAKEN, SIGNAL_PLACING, SIGNAL_SIDE, N_SIGNALS };

static guint signals[N_SIGNALS];

/* The widgets of a cell. */
typedef struct {
  CraTray *tray;
  CraTrayRow *row; /* nullable, borrowed while the cell is bound */
  GtkListItem *item;
  GtkWidget *token, *here;
} Shown;

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, Shown *shown)
{
  return shown->row != NULL ? gdk_content_provider_new_typed (CRA_TYPE_TRAY_ROW, shown->row) : NULL;
}

/* A man who is dragged is in hand. */
static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, Shown *shown)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (shown->token);

  gtk_drag_source_set_icon (source, icon, TOKEN / 2, TOKEN / 2);
  g_signal_emit (shown->tray, signals[SIGNAL_TAKEN], 0, shown->row);
}

/* After a drag, a popover over the map has lost its pointer grab and would swallow each press, so
 * it is closed. */
static void
drag_end_cb (CraTray *self)
{
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static void
selected_cb (CraTray *self)
{
  CraTrayRow *row = gtk_single_selection_get_selected_item (self->selection);

  if (!self->filling && row != NULL)
    g_signal_emit (self, signals[SIGNAL_TAKEN], 0, row);
}

static void
activated_cb (CraTray *self)
{
  selected_cb (self);
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

/* A popover over the map would swallow the press that puts the man there, so choosing one closes
 * it. */
static void
released_cb (GtkGestureClick *click, int n, double x, double y, Shown *shown)
{
  CraTray *self = shown->tray;

  if (gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER) == NULL)
    return;
  gtk_single_selection_set_selected (self->selection, gtk_list_item_get_position (shown->item));
  activated_cb (self);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  GtkWidget *cell = gtk_overlay_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  Shown *shown = g_new0 (Shown, 1);

  *shown =
      (Shown){ self, NULL, item, cra_token_new (TOKEN), cra_form_new_label (NULL, "pill num") };
  gtk_widget_add_css_class (shown->here, "here");
  gtk_widget_set_halign (shown->here, GTK_ALIGN_END);
  gtk_widget_set_valign (shown->here, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (cell), shown->token);
  gtk_overlay_add_overlay (GTK_OVERLAY (cell), shown->here);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), shown);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), shown);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), shown);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (click));
  g_object_set_data_full (G_OBJECT (item), "shown", shown, g_free);
  gtk_list_item_set_child (item, cell);
}

static void
show_here (Shown *shown)
{
  guint n = cra_tray_row_get_here (shown->row);
  /* Translators: below a man of the list: so many of him are on the map */
  g_autofree char *here = g_strdup_printf (_ ("%u placed"), n);
  g_autofree char *spoken = cra_tray_row_dup_spoken (shown->row);

  gtk_label_set_text (GTK_LABEL (shown->here), here);
  gtk_widget_set_visible (shown->here, n > 0);
  gtk_widget_set_tooltip_text (shown->token, spoken);
  cra_form_name_item (shown->item, spoken);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  Shown *shown = g_object_get_data (G_OBJECT (item), "shown");
  CrToken token;

  shown->row = gtk_list_item_get_item (item);
  token = cra_tray_row_get_token (shown->row);
  cra_token_show (shown->token, &token);
  g_signal_connect_swapped (shown->row, "notify::here", G_CALLBACK (show_here), shown);
  show_here (shown);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTray *self)
{
  Shown *shown = g_object_get_data (G_OBJECT (item), "shown");

  g_signal_handlers_disconnect_by_data (shown->row, shown);
  shown->row = NULL;
}

void
cra_tray_let_go (CraTray *self)
{
  self->filling = TRUE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->filling = FALSE;
}

/* Once a fight of a siege has begun, nobody is put onto its map. */
static void
show_hint (CraTray *self)
{
  gboolean out = cre_play_is_led (self->play) &&
                 cr_state_get_turn (cre_play_get_state (self->play))->number > 0;

  gtk_label_set_text (self->hint, out ? _ ("Who is not on the map stays out of this fight.")
                                      : _ ("Drag onto the map, or choose one and press Enter."));
}

static void
show_count (CraTray *self)
{
  const CrState *state = cre_play_get_view (self->play);
  int party = cra_tray_get_party (self);
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    n += fighter->here && fighter->side == party && cr_fighter_is_living (fighter) &&
         !cr_fighter_is_animal (fighter);
  }
  text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u man on the map", "%u men on the map", n), n);
  gtk_label_set_text (self->count, text);
  show_hint (self);
}

/* Fills the tray with the men of the side that is shown. */
static void
fill_men (CraTray *self)
{
  guint at = gtk_single_selection_get_selected (self->selection);
  g_autoptr (GPtrArray) rows = NULL;

  if (self->play == NULL)
    return;
  rows = cra_tray_row_list (self->play, cra_tray_get_party (self));
  self->filling = TRUE;
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
  if (at >= g_list_model_get_n_items (G_LIST_MODEL (self->found)))
    at = GTK_INVALID_LIST_POSITION;
  gtk_single_selection_set_selected (self->selection, at);
  self->filling = FALSE;
  show_count (self);
}

/* During the set-up of a scenario only the men of the side that sets up are shown. */
static void
follow_scenario (CraTray *self)
{
  int actor = cr_state_get_actor (cre_play_get_state (self->play));

  for (int i = 0; i < 2; i++) {
    g_autofree char *name = cre_capitalize (cr_words_party (cre_play_get_state (self->play), i));

    gtk_button_set_label (GTK_BUTTON (self->sides[i]), name);
  }
  if (actor < 2 && actor != cra_tray_get_party (self))
    gtk_toggle_button_set_active (self->sides[actor], TRUE);
  fill_men (self);
}

/* In a free game an order changes only how many men of each row are on the map. */
static void
follow_state (CraTray *self)
{
  if (cr_state_get_scenario (cre_play_get_state (self->play)) != NULL) {
    follow_scenario (self);
    return;
  }
  if (cre_play_is_led (self->play)) {
    fill_men (self);
    return;
  }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++) {
    g_autoptr (CraTrayRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    cra_tray_row_follow (row, self->play);
  }
  show_count (self);
}

/* A man in hand stays in hand when the search no longer finds him. */
static void
search_cb (CraTray *self)
{
  self->filling = TRUE;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->found), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (GTK_WIDGET (self->nobody),
                          *gtk_editable_get_text (self->search) != '\0' &&
                              g_list_model_get_n_items (G_LIST_MODEL (self->found)) == 0);
  self->filling = FALSE;
}

static gboolean
is_found (gpointer row, gpointer data)
{
  return cra_tray_row_has_words (row, gtk_editable_get_text (CRA_TRAY (data)->search));
}

/* Finds the best match: a man with exactly that name, then one whose name begins with it, then one
 * with that class. */
static guint
find_called (CraTray *self)
{
  const char *words = gtk_editable_get_text (self->search);
  guint best = 0;
  int most = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->found)); i++) {
    g_autoptr (CraTrayRow) row = g_list_model_get_item (G_LIST_MODEL (self->found), i);
    int called = cra_tray_row_is_called (row, words);

    if (called <= most)
      continue;
    best = i;
    most = called;
  }
  return best;
}

/* The search is cleared, because the next search is for somebody else. */
static void
forget_search (CraTray *self)
{
  gtk_editable_set_text (self->search, "");
  search_cb (self);
}

/* Enter in the search takes the best match. */
static void
take_first_cb (CraTray *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)) == 0)
    return;
  gtk_single_selection_set_selected (self->selection, find_called (self));
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
  forget_search (self);
}

static void
side_cb (CraTray *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->gear); i++)
    if (self->gear[i] != NULL)
      cra_gear_list_set_party (CRA_GEAR_LIST (self->gear[i]), cra_tray_get_party (self));
  fill_men (self);
  selected_cb (self);
  g_signal_emit (self, signals[SIGNAL_SIDE], 0);
}

int
cra_tray_get_party (CraTray *self)
{
  return gtk_toggle_button_get_active (self->sides[1]);
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

  forget_search (self);
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
  for (gsize i = 0; i < G_N_ELEMENTS (self->gear); i++)
    if (self->gear[i] != NULL)
      cra_gear_list_set_play (CRA_GEAR_LIST (self->gear[i]), play);
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (follow_state), self, G_CONNECT_SWAPPED);
  cra_tray_let_go (self);
  fill_men (self);
  if (cr_state_get_scenario (cre_play_get_state (play)) != NULL)
    follow_scenario (self);
}

static void
cra_tray_dispose (GObject *object)
{
  CraTray *self = CRA_TRAY (object);

  self->gear[0] = self->gear[1] = NULL;
  cra_tray_set_play (self, NULL);
  G_OBJECT_CLASS (cra_tray_parent_class)->dispose (object);
}

static void
cra_tray_finalize (GObject *object)
{
  g_object_unref (CRA_TRAY (object)->rows);
  G_OBJECT_CLASS (cra_tray_parent_class)->finalize (object);
}

/* The focus goes to the search first, with its text selected, so that typing replaces it. */
static gboolean
cra_tray_grab_focus (GtkWidget *widget)
{
  GtkEditable *search = CRA_TRAY (widget)->search;

  if (!gtk_widget_grab_focus (GTK_WIDGET (search)))
    return FALSE;
  gtk_editable_select_region (search, 0, -1);
  return TRUE;
}

static void
cra_tray_class_init (CraTrayClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = cra_tray_grab_focus;
  G_OBJECT_CLASS (klass)->dispose = cra_tray_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_tray_finalize;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", CRA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, CRA_TYPE_TRAY_ROW);
  signals[SIGNAL_PLACING] = g_signal_new ("placing", CRA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SIDE] =
      g_signal_new ("side", CRA_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  self->found =
      gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)),
                                 GTK_FILTER (gtk_custom_filter_new (is_found, self, NULL)));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->found));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->grid = GTK_GRID_VIEW (gtk_grid_view_new (GTK_SELECTION_MODEL (self->selection), factory));
  gtk_grid_view_set_min_columns (self->grid, COLUMNS);
  gtk_grid_view_set_max_columns (self->grid, COLUMNS);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "counters");
  cra_form_name (GTK_WIDGET (self->grid), _ ("Men of the library"));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->grid, "activate", G_CALLBACK (activated_cb), self);
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->grid));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), LEAST_HEIGHT);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return cra_tab_stop_new (scrolled);
}

static void
gear_taken_cb (CraTray *self, CraTrayRow *row)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, row);
}

static void
gear_placing_cb (CraTray *self)
{
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static GtkWidget *
new_gear (CraTray *self, gboolean brief)
{
  GtkWidget *gear = cra_gear_list_new (brief);

  g_signal_connect_object (gear, "taken", G_CALLBACK (gear_taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gear, "placing", G_CALLBACK (gear_placing_cb), self, G_CONNECT_SWAPPED);
  return gear;
}

GtkWidget *
cra_tray_new_gear (CraTray *self)
{
  self->gear[1] = new_gear (self, TRUE);
  cra_gear_list_set_party (CRA_GEAR_LIST (self->gear[1]), cra_tray_get_party (self));
  return self->gear[1];
}

/* Esc clears the search and moves the focus to the map. */
static void
stop_search_cb (CraTray *self)
{
  gtk_editable_set_text (self->search, "");
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static void
cra_tray_init (CraTray *self)
{
  GtkWidget *search = gtk_search_entry_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  g_signal_connect (self, "unmap", G_CALLBACK (forget_search), NULL);
  self->search = GTK_EDITABLE (search);
  self->nobody = GTK_LABEL (cra_form_new_label (_ ("Nobody is called so."), "dim"));
  gtk_widget_set_visible (GTK_WIDGET (self->nobody), FALSE);
  self->count = GTK_LABEL (cra_form_new_label (NULL, "caption dim num"));
  cra_form_name (search, _ ("Find a man"));
  g_object_set (search, "placeholder-text", _ ("Find a man"), NULL);
  g_signal_connect_swapped (search, "stop-search", G_CALLBACK (stop_search_cb), self);
  g_signal_connect_swapped (search, "search-changed", G_CALLBACK (search_cb), self);
  g_signal_connect_swapped (search, "activate", G_CALLBACK (take_first_cb), self);
  self->hint = GTK_LABEL (cra_form_new_label (NULL, "caption dim"));
  gtk_label_set_ellipsize (self->hint, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_max_width_chars (self->hint, 20);
  gtk_box_append (GTK_BOX (self), new_sides (self));
  gtk_box_append (GTK_BOX (self), search);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nobody));
  gtk_box_append (GTK_BOX (self), new_list (self));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->count));
  self->gear[0] = new_gear (self, FALSE);
  gtk_box_append (GTK_BOX (self), cra_form_new_label (_ ("Gear"), "strong"));
  gtk_box_append (GTK_BOX (self), self->gear[0]);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->hint));
}
