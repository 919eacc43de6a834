/* cra-map-page-answers.c: the record and the drawer: which answers they show, and when.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-form.h"

#include "cr-words-answer.h"

#define REST_MS 80

CreAsk *
cra_map_page_get_ask (CraMapPage *self)
{
  CreMapDocument *document = cra_map_view_get_document (self->view);

  return document != NULL ? cre_ask_get (document, "fire") : NULL;
}

static void
show_record (CraMapPage *self)
{
  CreAsk *ask = cre_tool_get_ask (cra_map_view_get_tool (self->view));

  if (ask != NULL)
    cra_record_panel_show (self->record, ask, cra_map_view_get_floor (self->view));
  gtk_stack_set_visible_child_name (self->record_stack, ask != NULL ? "record" : "hex");
}

/* Whether the drawer has something to show: a shot; on the page of shooters, a man to be hit; on
 * the page of what-ifs, a change to try. When the drawer itself was asked for it opens in any case
 * and says how to ask something. */
static gboolean
has_page (CraMapPage *self)
{
  CraDrawerTab tab = cra_drawer_get_tab (self->drawer);
  CreAsk *ask = cre_tool_get_ask (cra_map_view_get_tool (self->view));
  CrPlace place;

  /* The pages of the drawer are only about the fire tool. */
  if (ask == NULL || ask != cra_map_page_get_ask (self))
    return FALSE;
  return self->drawer_asked || cre_ask_get_lof (ask) != NULL ||
         (tab == CRA_TAB_SHOOTERS && cra_drawer_has_victim (self->drawer)) ||
         (tab == CRA_TAB_WHAT_IF &&
          (cre_ask_n_changes (ask) > 0 || cre_ask_get_wonder (ask, &place)));
}

static void
show_hex (CraMapPage *self, CrHex hex)
{
  const CrGrid *grid = cre_map_document_get_grid (cra_map_view_get_document (self->view));

  cra_canvas_show_point (cra_map_view_get_canvas (self->view), cr_layout_centre (grid, hex), FALSE);
}

/* Scrolls the target, and if there is room the shooter too, out from under the drawer. This waits
 * for one frame after the drawer is fully open, when the map has its new size. */
static gboolean
show_target_cb (GtkWidget *drawer, GdkFrameClock *clock, gpointer data)
{
  CraMapPage *self = data;
  CreAsk *ask = cra_map_page_get_ask (self);
  const CrPlace *shooter, *target;

  if (!gtk_revealer_get_child_revealed (GTK_REVEALER (drawer)) || self->frames_up++ < 1)
    return G_SOURCE_CONTINUE;
  self->showing = 0;
  target = ask != NULL ? cre_ask_get_end (ask, CR_END_TO) : NULL;
  shooter = target != NULL ? cre_ask_get_end (ask, CR_END_FROM) : NULL;
  if (shooter != NULL)
    show_hex (self, shooter->hex);
  if (target != NULL)
    show_hex (self, target->hex);
  return G_SOURCE_REMOVE;
}

/* The drawer opens with the first shot, and stays shut once the user closed it. It does not open
 * during a drag, because the map would shrink under the pointer. */
static void
show_drawer (CraMapPage *self)
{
  gboolean was_open = gtk_widget_get_visible (GTK_WIDGET (self->drawer_revealer));
  gboolean wanted = has_page (self) && !self->drawer_closed;
  gboolean open = wanted && (was_open || !cre_tool_is_active (cra_map_view_get_tool (self->view)));

  gtk_revealer_set_reveal_child (self->drawer_revealer, open);
  gtk_widget_set_visible (GTK_WIDGET (self->drawer_revealer), open);
  if (open && !was_open && self->showing == 0) {
    self->frames_up = 0;
    self->showing = gtk_widget_add_tick_callback (GTK_WIDGET (self->drawer_revealer),
                                                  show_target_cb, self, NULL);
  }
}

static gboolean
record_cb (gpointer data)
{
  CraMapPage *self = data;

  self->recording = 0;
  show_record (self);
  return G_SOURCE_REMOVE;
}

/* During a drag the line and its sentence follow the pointer. Laying out the record takes longer
 * than all the rest of a frame, so it follows when the pointer rests or is released. */
static void
follow_record (CraMapPage *self)
{
  CreTool *tool = cra_map_view_get_tool (self->view);

  g_clear_handle_id (&self->recording, g_source_remove);
  if (cre_tool_get_ask (tool) != NULL && cre_tool_is_active (tool))
    self->recording = g_timeout_add (REST_MS, record_cb, self);
  else
    show_record (self);
}

/* Says once that the layer of answers is hidden while there are answers; the status line says it
 * all the time. */
static void
tell_hidden (CraMapPage *self)
{
  gboolean hidden = cra_map_view_hides_answers (self->view);

  if (hidden && !self->hidden_told)
    gtk_widget_activate_action (GTK_WIDGET (self), "map.tell-hidden", NULL);
  self->hidden_told = hidden;
}

static gboolean
answer_now_cb (gpointer data)
{
  CraMapPage *self = data;

  self->answering = 0;
  tell_hidden (self);
  follow_record (self);
  show_drawer (self);
  cra_drawer_refresh (self->drawer);
  cra_map_page_update_status (self);
  return G_SOURCE_REMOVE;
}

/* The panels are updated once a frame, however many pointer events arrive. */
void
cra_map_page_answer_cb (CraMapPage *self)
{
  if (self->answering == 0)
    self->answering = g_idle_add_full (CRA_BEFORE_FRAME, answer_now_cb, self, NULL);
}

static void
wondered_cb (CraMapPage *self)
{
  cra_map_page_show_drawer (self, CRA_TAB_WHAT_IF);
}

void
cra_map_page_follow_ask (CraMapPage *self, CreAsk *ask)
{
  if (self->ask == ask)
    return;
  if (self->ask != NULL)
    g_signal_handlers_disconnect_by_data (self->ask, self);
  g_set_object (&self->ask, ask);
  if (ask == NULL)
    return;
  g_signal_connect_object (ask, "changed", G_CALLBACK (cra_map_page_answer_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ask, "wondered", G_CALLBACK (wondered_cb), self, G_CONNECT_SWAPPED);
}

void
cra_map_page_toggle_drawer (CraMapPage *self)
{
  self->drawer_closed = gtk_revealer_get_reveal_child (self->drawer_revealer);
  self->drawer_asked = !self->drawer_closed;
  show_drawer (self);
}

void
cra_map_page_show_drawer (CraMapPage *self, CraDrawerTab tab)
{
  self->drawer_closed = FALSE;
  cra_drawer_show_tab (self->drawer, tab);
  show_drawer (self);
  cra_drawer_refresh (self->drawer);
}

static CrWordsTable *
new_table (CreAsk *ask, CrQuestionKind kind)
{
  const CrAnswer *answer = cre_ask_answer (ask, kind);

  return answer != NULL ? cr_words_answer_table (answer, kind, g_get_language_names ()) : NULL;
}

CrWordsTable *
cra_map_page_new_table (CraMapPage *self)
{
  gboolean open = gtk_widget_get_visible (GTK_WIDGET (self->drawer_revealer));
  CraDrawerTab tab = open ? cra_drawer_get_tab (self->drawer) : CRA_TAB_SECTION;
  CreAsk *ask = cra_map_page_get_ask (self);
  CrWordsTable *table = NULL;
  CrQuestionKind kind;

  if (ask == NULL)
    return NULL;
  if (tab == CRA_TAB_SHOOTERS)
    table = cra_drawer_new_shooters_table (self->drawer);
  else if (tab == CRA_TAB_WHAT_IF)
    table = new_table (ask, CR_QUESTION_DIFFERENCE);
  if (table == NULL)
    table = new_table (ask, tab == CRA_TAB_LEVELS ? CR_QUESTION_LEVELS : CR_QUESTION_LOF);
  if (table == NULL && cre_ask_find_kind (ask, &kind))
    table = new_table (ask, kind);
  return table;
}

CreToolFire *
cra_map_page_get_fire (CraMapPage *self)
{
  return self->toolbox != NULL ? CRE_TOOL_FIRE (cra_map_page_get_any_tool (self, "fire")) : NULL;
}

void
cra_map_page_tool_changed (CraMapPage *self)
{
  show_record (self);
  show_drawer (self);
}
