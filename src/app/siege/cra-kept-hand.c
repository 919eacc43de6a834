/* cra-kept-hand.c: keeps the focused button under the hand when all buttons are made anew.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-kept-hand.h"

#define KEY "kept-hand"

/* New widgets are laid out in the first frame; after so many frames they have their place. */
#define N_FRAMES 2

void
cra_kept_hand_mark (GtkWidget *button, char *key)
{
  g_object_set_data_full (G_OBJECT (button), KEY, key, g_free);
}

static const char *
get_key (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), KEY);
}

static GtkWidget *
find_key (GtkWidget *widget, const char *key)
{
  GtkWidget *found = g_strcmp0 (get_key (widget), key) == 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_key (child, key);
  return found;
}

/* Returns: (nullable): the button that has the focus */
static GtkWidget *
find_held (GtkWidget *box)
{
  GtkRoot *root = gtk_widget_get_root (box);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, box) && get_key (focus) != NULL ? focus
                                                                                         : NULL;
}

/* Returns: the vertical place of the button within the scrolled window, −1 when unknown */
static double
get_top (GtkWidget *box, GtkWidget *held)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (box, GTK_TYPE_SCROLLED_WINDOW);
  double x, y = 0;

  if (scroller == NULL || !gtk_widget_translate_coordinates (held, scroller, 0, 0, &x, &y))
    return -1;
  return y;
}

static void
let_go (CraKeptHand *self)
{
  if (self->held != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->held), (gpointer *) &self->held);
  self->held = NULL;
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->box, self->tick_id);
  self->tick_id = 0;
}

/* After the layout, scrolls so that the button is where it was before. */
static gboolean
settle_cb (GtkWidget *box, GdkFrameClock *clock, gpointer data)
{
  CraKeptHand *self = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (box, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *at;

  if (self->held != NULL && --self->frames > 0)
    return G_SOURCE_CONTINUE;
  if (self->held != NULL && scroller != NULL) {
    at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
    gtk_adjustment_set_value (at, gtk_adjustment_get_value (at) + get_top (box, self->held) -
                                      self->top);
  }
  self->tick_id = 0;
  let_go (self);
  return G_SOURCE_REMOVE;
}

/* New widgets have no place yet, and the panel would scroll to its top to show the focused one. */
static void
let_follow_keys (GtkWidget *box, gboolean follow)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (box, GTK_TYPE_VIEWPORT);

  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), follow);
}

void
cra_kept_hand_take (CraKeptHand *self, GtkWidget *box)
{
  GtkWidget *held = find_held (box);
  double top = held == NULL ? -1 : held == self->held ? self->top : get_top (box, held);

  self->box = box;
  let_go (self);
  g_free (self->key);
  self->key = held != NULL ? g_strdup (get_key (held)) : NULL;
  self->top = top;
  let_follow_keys (box, FALSE);
}

gboolean
cra_kept_hand_put_back (CraKeptHand *self)
{
  GtkWidget *held = self->key != NULL ? find_key (self->box, self->key) : NULL;

  if (held != NULL)
    gtk_widget_grab_focus (held);
  if (held != NULL && self->top >= 0) {
    self->held = held;
    g_object_add_weak_pointer (G_OBJECT (held), (gpointer *) &self->held);
    self->frames = N_FRAMES;
    self->tick_id = gtk_widget_add_tick_callback (self->box, settle_cb, self, NULL);
  }
  return held != NULL;
}

void
cra_kept_hand_end (CraKeptHand *self)
{
  let_follow_keys (self->box, TRUE);
}

void
cra_kept_hand_clear (CraKeptHand *self)
{
  let_go (self);
  g_clear_pointer (&self->key, g_free);
}
