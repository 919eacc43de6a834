/* cra-play-page.c: the page of a game: phases, men to place, the map, the log.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-play-page-private.h"

#include "cr-floors.h"
#include "cra-facts.h"
#include "cra-form.h"
#include "cra-stops.h"
#include "cre-floors.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CraPlayPage, cra_play_page, GTK_TYPE_BOX)

CraMapView *
cra_play_page_get_view (CraPlayPage *self)
{
  return self->view;
}

CreToolPlay *
cra_play_page_get_tool (CraPlayPage *self)
{
  return self->tool;
}

/* Shows facts of the aimed hex, and what an order there would do. */
static void
update_status (CraPlayPage *self)
{
  g_autofree char *facts = NULL;
  g_autofree char *spoken = NULL;
  const char *status;
  CrPlace place;

  if (self->tool == NULL)
    return;
  status = cre_tool_get_status (CRE_TOOL (self->tool));
  if (cra_map_view_get_aimed (self->view, &place))
    facts = cra_facts_long (cre_play_get_stage (self->play), place);
  if (facts == NULL)
    facts = g_strdup (_ ("No hex"));
  spoken = g_strdup_printf ("%s. %s", facts, status != NULL ? status : "");
  cra_status_bar_set_facts (self->status, facts);
  cra_status_bar_set_sentence (self->status, status != NULL ? status : "", NULL);
  cra_map_view_set_description (self->view, spoken);
}

void
cra_play_page_say (CraPlayPage *self, const char *text)
{
  cra_status_bar_set_sentence (self->status, text, NULL);
  cra_map_view_set_description (self->view, text);
}

static void
show_man (CraPlayPage *self)
{
  gboolean acts = cra_man_panel_show (self->man, self->play, self->tool);

  cra_tower_sheet_show (self->sheet, self->play, self->tool);
  /* A scrolled window takes the focus even when nothing in it can, and would keep it. */
  gtk_widget_set_can_focus (self->man_side, acts);
}

static void
chosen_cb (CraPlayPage *self)
{
  if (cre_tool_play_get_taken (self->tool, NULL) == NULL)
    cra_tray_let_go (self->tray);
  show_man (self);
  cra_play_page_redraw_men (self);
}

/* For the side that has not found a secret passage its floor does not exist. */
static void
show_floors (CraPlayPage *self)
{
  const CrMap *map = cre_map_document_get_map (cre_play_get_stage (self->play));
  int n_known = 0;

  for (int i = 0; i < cr_map_n_floors (map); i++)
    n_known += cre_play_knows_floor (self->play, i);
  gtk_widget_set_visible (self->floors, n_known > 1);
  if (!cre_play_knows_floor (self->play, cra_map_view_get_floor (self->view)))
    cra_map_view_set_floor (self->view, 0);
}

static void
played_cb (CraPlayPage *self)
{
  gboolean earlier = cre_play_is_looking_back (self->play);

  show_floors (self);
  cra_play_page_hold_log (self);
  cra_phase_bar_show (self->phases, cre_play_get_state (self->play), earlier);
  gtk_widget_set_sensitive (self->tray_side, !earlier);
  gtk_widget_set_sensitive (GTK_WIDGET (self->strip), !earlier);
  show_man (self);
  cra_play_page_redraw_men (self);
}

static void
floor_cb (CraPlayPage *self)
{
  const CrMap *map;

  if (self->play == NULL)
    return;
  map = cre_map_document_get_map (cre_play_get_stage (self->play));
  gtk_label_set_text (self->floor_name,
                      cre_floors_get_name (map, cra_map_view_get_floor (self->view)));
  cra_play_page_redraw_men (self);
}

void
cra_play_page_step_floor (CraPlayPage *self, int step)
{
  const CrMap *map = cre_map_document_get_map (cra_map_view_get_document (self->view));
  int floor = cra_map_view_get_floor (self->view), next = floor;

  do {
    floor = next;
    next = cr_floors_step (map, floor, step);
  } while (next != floor && !cre_play_knows_floor (self->play, next));
  if (cre_play_knows_floor (self->play, next))
    cra_map_view_set_floor (self->view, next);
}

static void
taken_cb (CraPlayPage *self, CraTrayRow *row)
{
  if (self->tool == NULL)
    return;
  if (cra_tray_row_get_work (row) != NULL) {
    cre_tool_play_take_piece (self->tool, cra_tray_row_get_work (row),
                              cra_tray_get_party (self->tray));
    cra_tray_let_go (self->tray);
  } else
    cre_tool_play_take (self->tool, cra_tray_row_get (row), cra_tray_get_party (self->tray));
}

static void
placing_cb (CraPlayPage *self)
{
  gtk_popover_popdown (self->tray_popover);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

CraReplay *
cra_play_page_get_replay (CraPlayPage *self)
{
  return cra_play_log_get_replay (self->log);
}

/* Any key or click during a replay stops it. */
static gboolean
stop_replay_cb (CraPlayPage *self)
{
  gboolean running = cra_replay_is_running (cra_play_page_get_replay (self));

  cra_replay_stop (cra_play_page_get_replay (self));
  return running;
}

static void
connect_replay (CraPlayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (stop_replay_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (stop_replay_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (click));
}

/* Goes to the next man who can be given an order. */
static gboolean
step_man (CraPlayPage *self, int step)
{
  const CrFighter *man;

  if (!cre_tool_play_step (self->tool, step))
    return FALSE;
  man = cr_state_get_fighter (cre_play_get_state (self->play),
                              (guint) cre_tool_play_get_chosen (self->tool));
  if (man->here)
    cra_map_view_go_to (self->view, man->man.place);
  return TRUE;
}

/* Page Up and Page Down change the floor as on the page of the map; N goes to the next man; comma
 * and full stop step in the log, as on the map. */
static gboolean
key_cb (CraPlayPage *self, guint key, guint code, GdkModifierType state)
{
  int step = (key == GDK_KEY_Page_Up) - (key == GDK_KEY_Page_Down);

  if (self->play == NULL || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  if (key == GDK_KEY_n || key == GDK_KEY_N)
    return step_man (self, key == GDK_KEY_n ? 1 : -1);
  if (key == GDK_KEY_comma || key == GDK_KEY_period)
    return cre_tool_turn (CRE_TOOL (self->tool), key == GDK_KEY_period ? 1 : -1);
  if (step == 0)
    return FALSE;
  cra_play_page_step_floor (self, step);
  return TRUE;
}

static void
drop_play (CraPlayPage *self)
{
  if (self->play == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->play, self);
  g_signal_handlers_disconnect_by_data (self->tool, self);
  cra_map_view_set_document (self->view, NULL);
  cra_tray_set_play (self->tray, NULL);
  cra_play_log_set_play (self->log, NULL);
  cra_order_entry_set_play (self->order, NULL);
  cra_men_forget (self->men);
  g_clear_pointer (&self->areas, cr_map_free);
  g_clear_object (&self->tool);
  g_clear_object (&self->play);
}

void
cra_play_page_set_play (CraPlayPage *self, CrePlay *play)
{
  drop_play (self);
  cra_play_page_uncover (self);
  if (play == NULL)
    return;
  self->play = g_object_ref (play);
  self->tool = CRE_TOOL_PLAY (cre_tool_play_new (play));
  cra_map_view_set_document (self->view, cre_play_get_stage (play));
  cra_map_view_set_tool (self->view, CRE_TOOL (self->tool));
  cra_tray_set_play (self->tray, play);
  cra_play_log_set_play (self->log, play);
  cra_order_entry_set_play (self->order, play);
  g_signal_connect_object (play, "changed", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "notify::status", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  floor_cb (self);
  played_cb (self);
  update_status (self);
}

static void
cra_play_page_dispose (GObject *object)
{
  CraPlayPage *self = CRA_PLAY_PAGE (object);

  drop_play (self);
  cra_go_to_drop (&self->go_to);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (cra_map_view_get_canvas (self->view)),
                                     self->tick_id);
  self->tick_id = 0;
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (cra_play_page_parent_class)->dispose (object);
}

static void
cra_play_page_finalize (GObject *object)
{
  cra_men_free (CRA_PLAY_PAGE (object)->men);
  G_OBJECT_CLASS (cra_play_page_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, CraPlayPage, name)

static void
cra_play_page_class_init (CraPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_play_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_play_page_finalize;
  g_type_ensure (CRA_TYPE_PHASE_BAR);
  g_type_ensure (CRA_TYPE_COVER);
  g_type_ensure (CRA_TYPE_TRAY_STRIP);
  g_type_ensure (CRA_TYPE_MAP_VIEW);
  g_type_ensure (CRA_TYPE_ZOOM_BAR);
  g_type_ensure (CRA_TYPE_MAN_PANEL);
  g_type_ensure (CRA_TYPE_TOWER_SHEET);
  g_type_ensure (CRA_TYPE_PLAY_LOG);
  g_type_ensure (CRA_TYPE_ORDER_ENTRY);
  g_type_ensure (CRA_TYPE_STATUS_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-play-page.ui");
  BIND (phases);
  BIND (strip);
  BIND (tray_side);
  BIND (view);
  BIND (floors);
  BIND (floor_name);
  BIND (zoom_bar);
  BIND (right);
  BIND (man_side);
  BIND (man);
  BIND (sheet);
  BIND (log);
  BIND (order);
  BIND (status);
  BIND (cover);
  BIND (body);
}

static void
cra_play_page_init (CraPlayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->men = cra_men_new ();
  cra_play_page_make_tray (self);
  cra_play_page_make_go_to (self);
  g_signal_connect_object (self->tray, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "placing", G_CALLBACK (placing_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "side", G_CALLBACK (cra_play_page_redraw_men), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "pointer-left", G_CALLBACK (cra_play_page_hold_log), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "pressed", G_CALLBACK (placing_cb), self,
                           G_CONNECT_SWAPPED);
  self->layers = g_object_ref_sink (g_object_new (CRA_TYPE_LAYERS_PANEL, NULL));
  cra_map_view_set_layers (self->view, self->layers);
  cra_zoom_bar_set_canvas (self->zoom_bar, cra_map_view_get_canvas (self->view), CRA_VIEWPORT_FULL);
  cra_zoom_bar_hide_view (self->zoom_bar);
  cra_stops_make (self->floors, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cra_map_view_get_canvas (self->view)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  g_signal_connect_object (self->view, "aimed", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "menu", G_CALLBACK (cra_play_page_menu_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "floor-changed", G_CALLBACK (floor_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  connect_replay (self);
  cra_play_page_connect_draw (self);
  cra_play_page_accept_men (self);
}
