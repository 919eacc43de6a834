/* cra-gear-list.c: the list of all kinds of gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-gear-list.h"

#include "cr-stock.h"
#include "cra-form.h"
#include "cra-gear-button.h"
#include "cra-stops.h"

#include <glib/gi18n.h>

/* The least and the most height of the list beside the map, in pixels; the men are above it. */
#define HEIGHT 122
#define MOST_HEIGHT 244

struct _CraGearList {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *buttons; /* nullable */
  GtkWidget *none;    /* nullable: says that there is no gear */

  CrePlay *play; /* nullable, owned */
  gboolean brief;
  int party;
};

G_DEFINE_FINAL_TYPE (CraGearList, cra_gear_list, GTK_TYPE_BOX)

enum { SIGNAL_TAKEN, SIGNAL_PLACING, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
dragged_cb (CraGearList *self, CraGearButton *button)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, cra_gear_button_get_row (button));
}

static void
dropped_cb (CraGearList *self)
{
  g_signal_emit (self, signals[SIGNAL_PLACING], 0);
}

static void
pressed_cb (CraGearList *self, CraGearButton *button)
{
  dragged_cb (self, button);
  dropped_cb (self);
}

/* Counts the pieces on the map. Ladders have no work of the ruleset in a game: their @work is NULL.
 */
static guint
count_gear (const CrState *state, const CrWork *work)
{
  guint n = 0;

  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *gear = cr_state_get_gear (state, i);

    n += gear->state != CR_GEAR_AWAY && !gear->rope &&
         gear->work == (cr_work_is_piece (work) ? work : NULL);
  }
  return n;
}

static void
follow_state (CraGearList *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->buttons);
  gboolean free_play = cr_state_get_scenario (cre_play_get_state (self->play)) == NULL &&
                       !cre_play_is_led (self->play);

  gboolean any = FALSE;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    CraTrayRow *row = cra_gear_button_get_row (CRA_GEAR_BUTTON (child));

    const CrWork *work = cra_tray_row_get_work (row);
    guint there = count_gear (cre_play_get_view (self->play), work), waiting;

    cre_play_find_waiting_gear (self->play, work, self->party, &waiting);
    cra_gear_button_set_count (CRA_GEAR_BUTTON (child), there, waiting);
    /* A scenario offers only its own gear, a siege what has been built for it. */
    gtk_widget_set_visible (child, free_play || there > 0 || waiting > 0);
    any |= gtk_widget_get_visible (child);
  }
  gtk_widget_set_visible (self->none, !any && !self->brief);
}

static void
add_button (CraGearList *self, const CrWork *work)
{
  const char *name = cr_work_is_piece (work)
                         ? cr_node_get_localized (work->node, "name", g_get_language_names ())
                         : _ ("Ladder, 2 hexes");
  g_autoptr (CraTrayRow) row = cra_tray_row_new_gear (name, work);
  GtkWidget *button = cra_gear_button_new (row);

  if (self->brief)
    cra_gear_button_set_short (CRA_GEAR_BUTTON (button));
  g_signal_connect_object (button, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "dragged", G_CALLBACK (dragged_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

static GtkWidget *
scroll_rows (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

static void
fill_rows (CraGearList *self)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (cre_play_get_state (self->play));

  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const CrWork *work = cr_ruleset_get_work (ruleset, i);

    if (work->piece != NULL && !(self->brief && work->terrain != NULL) &&
        cr_stock_is_played (ruleset, work))
      add_button (self, work);
  }
  self->none = cra_form_add_hint (GTK_WIDGET (self), _ ("There is none for this fight."));
  cra_stops_make (self->buttons, FALSE);
  gtk_box_append (GTK_BOX (self), self->brief ? self->buttons : scroll_rows (self->buttons));
  cra_form_name (self->buttons, _ ("Gear"));
  follow_state (self);
}

void
cra_gear_list_set_party (CraGearList *self, int party)
{
  if (party == self->party)
    return;
  self->party = party;
  if (self->play != NULL)
    follow_state (self);
}

void
cra_gear_list_set_play (CraGearList *self, CrePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  cra_form_clear (GTK_WIDGET (self));
  self->buttons = self->none = NULL;
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (follow_state), self, G_CONNECT_SWAPPED);
  fill_rows (self);
}

static void
cra_gear_list_dispose (GObject *object)
{
  CraGearList *self = CRA_GEAR_LIST (object);

  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (cra_gear_list_parent_class)->dispose (object);
}

static void
cra_gear_list_class_init (CraGearListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_gear_list_dispose;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", CRA_TYPE_GEAR_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 1, CRA_TYPE_TRAY_ROW);
  signals[SIGNAL_PLACING] = g_signal_new ("placing", CRA_TYPE_GEAR_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
cra_gear_list_init (CraGearList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
cra_gear_list_new (gboolean brief)
{
  CraGearList *self = g_object_new (CRA_TYPE_GEAR_LIST, NULL);

  self->brief = brief;
  return GTK_WIDGET (self);
}
