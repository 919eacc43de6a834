/* cra-drawer.c: the panel below the map with pages about a shot.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-drawer.h"

#include "cra-drawer-private.h"
#include "cra-form.h"
#include "cra-stops.h"

#include <glib/gi18n.h>

/* The height of every page in pixels, and that in a small window. */
#define HEIGHT 170
#define HEIGHT_SMALL 150

struct _CraDrawer {
  GtkBox parent_instance;

  GtkBox *tabs;
  GtkWidget *actions;
  GtkLabel *hint;
  GtkStack *stack;
  GtkScrolledWindow *room;
  GtkLabel *empty;

  /* made in code, borrowed */
  GtkToggleButton *buttons[CRA_N_DRAWER_TABS];
  GtkWidget *pages[CRA_N_DRAWER_TABS];

  CreAsk *ask; /* owned */
  guint refresh;
};

G_DEFINE_FINAL_TYPE (CraDrawer, cra_drawer, GTK_TYPE_BOX)

static const struct {
  const char *id, *title, *hint, *empty;
} tabs[CRA_N_DRAWER_TABS] = {
  { "section", N_ ("Section"), N_ ("The cut along the line, from the shooter to the target."),
    N_ ("No shot yet: drag from the shooter to the target, or press Enter on both.") },
  { "levels", N_ ("Levels"), N_ ("The same two hexes, from each floor to each: choose one."),
    N_ ("No shot yet: drag from the shooter to the target, or press Enter on both.") },
  { "shooters", N_ ("Shooters"), N_ ("Enter or a double click makes him the shooter."),
    N_ ("No target yet: press O on a hex to see who can hit it.") },
  { "what-if", N_ ("What if"),
    N_ ("The castle as it would be; nothing is changed before you keep it."), NULL },
};

CraDrawerTab
cra_drawer_get_tab (CraDrawer *self)
{
  for (int i = 0; i < CRA_N_DRAWER_TABS; i++)
    if (gtk_toggle_button_get_active (self->buttons[i]))
      return (CraDrawerTab) i;
  return CRA_TAB_SECTION;
}

gboolean
cra_drawer_has_victim (CraDrawer *self)
{
  return self->ask != NULL && cra_drawer_shooters_has_victim (self->ask);
}

CrWordsTable *
cra_drawer_new_shooters_table (CraDrawer *self)
{
  return cra_drawer_shooters_new_table (CRA_DRAWER_SHOOTERS (self->pages[CRA_TAB_SHOOTERS]));
}

/* Whether a page has nothing to show; it then says how to ask for something. */
static gboolean
is_empty (CraDrawer *self, CraDrawerTab tab)
{
  if (tab == CRA_TAB_WHAT_IF)
    return FALSE;
  if (self->ask == NULL)
    return TRUE;
  return tab == CRA_TAB_SHOOTERS ? !cra_drawer_shooters_has_victim (self->ask)
                                 : cre_ask_get_lof (self->ask) == NULL;
}

static void
show_page (CraDrawer *self, CraDrawerTab tab)
{
  gboolean empty = is_empty (self, tab);

  if (empty)
    gtk_label_set_text (self->empty, _ (tabs[tab].empty));
  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : tabs[tab].id);
}

/* Only the page that is seen is computed. */
static gboolean
refresh_cb (gpointer data)
{
  CraDrawer *self = data;
  CraDrawerTab tab = cra_drawer_get_tab (self);

  self->refresh = 0;
  show_page (self, tab);
  if (tab == CRA_TAB_LEVELS)
    cra_drawer_levels_refresh (CRA_DRAWER_LEVELS (self->pages[tab]), self->ask);
  else if (tab == CRA_TAB_SHOOTERS)
    cra_drawer_shooters_refresh (CRA_DRAWER_SHOOTERS (self->pages[tab]), self->ask);
  else if (tab == CRA_TAB_WHAT_IF)
    cra_drawer_what_if_refresh (CRA_DRAWER_WHAT_IF (self->pages[tab]), self->ask);
  else
    cra_drawer_section_refresh (CRA_DRAWER_SECTION (self->pages[tab]), self->ask);
  return G_SOURCE_REMOVE;
}

void
cra_drawer_refresh (CraDrawer *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (CRA_BEFORE_FRAME, refresh_cb, self, NULL);
}

static void
tab_cb (CraDrawer *self)
{
  CraDrawerTab tab = cra_drawer_get_tab (self);

  show_page (self, tab);
  gtk_label_set_text (self->hint, _ (tabs[tab].hint));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hint), _ (tabs[tab].hint));
  cra_drawer_refresh (self);
}

void
cra_drawer_show_tab (CraDrawer *self, CraDrawerTab tab)
{
  gtk_toggle_button_set_active (self->buttons[tab], TRUE);
}

void
cra_drawer_set_ask (CraDrawer *self, CreAsk *ask)
{
  g_set_object (&self->ask, ask);
  if (ask == NULL) {
    cra_drawer_section_refresh (CRA_DRAWER_SECTION (self->pages[CRA_TAB_SECTION]), NULL);
    cra_drawer_levels_refresh (CRA_DRAWER_LEVELS (self->pages[CRA_TAB_LEVELS]), NULL);
    cra_drawer_shooters_refresh (CRA_DRAWER_SHOOTERS (self->pages[CRA_TAB_SHOOTERS]), NULL);
    cra_drawer_what_if_refresh (CRA_DRAWER_WHAT_IF (self->pages[CRA_TAB_WHAT_IF]), NULL);
  }
  cra_drawer_refresh (self);
}

void
cra_drawer_set_small (CraDrawer *self, gboolean is_small)
{
  gtk_scrolled_window_set_min_content_height (self->room, is_small ? HEIGHT_SMALL : HEIGHT);
}

gboolean
cra_drawer_take_focus (CraDrawer *self)
{
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
cra_drawer_dispose (GObject *object)
{
  CraDrawer *self = CRA_DRAWER (object);

  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_object (&self->ask);
  G_OBJECT_CLASS (cra_drawer_parent_class)->dispose (object);
}

static void
cra_drawer_class_init (CraDrawerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_drawer_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-drawer.ui");
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, tabs);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, actions);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, hint);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, stack);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, room);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, empty);
}

static void
add_tab (CraDrawer *self, CraDrawerTab tab, GType type)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (_ (tabs[tab].title));

  if (tab > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons[0]);
  self->buttons[tab] = GTK_TOGGLE_BUTTON (button);
  /* A click on a tab leaves the focus on the map, whose keys the user needs. */
  gtk_widget_set_focus_on_click (button, FALSE);
  self->pages[tab] = g_object_new (type, NULL);
  gtk_box_append (self->tabs, button);
  gtk_stack_add_named (self->stack, self->pages[tab], tabs[tab].id);
}

static void
cra_drawer_init (CraDrawer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_tab (self, CRA_TAB_SECTION, CRA_TYPE_DRAWER_SECTION);
  add_tab (self, CRA_TAB_LEVELS, CRA_TYPE_DRAWER_LEVELS);
  add_tab (self, CRA_TAB_SHOOTERS, CRA_TYPE_DRAWER_SHOOTERS);
  add_tab (self, CRA_TAB_WHAT_IF, CRA_TYPE_DRAWER_WHAT_IF);
  for (int i = 0; i < CRA_N_DRAWER_TABS; i++)
    g_signal_connect_swapped (self->buttons[i], "toggled", G_CALLBACK (tab_cb), self);
  cra_stops_make (GTK_WIDGET (self->tabs), TRUE);
  cra_stops_make (self->actions, FALSE);
  cra_drawer_set_small (self, FALSE);
  cra_drawer_show_tab (self, CRA_TAB_SECTION);
  tab_cb (self);
}
