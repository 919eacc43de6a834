/* cra-tower-sheet.c: a panel with the levels of a siege tower, of which the map shows one at most.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tower-sheet.h"

#include "cr-sheet.h"
#include "cr-view.h"
#include "cr-words-tower.h"
#include "cra-form.h"
#include "cra-stops.h"
#include "cra-token.h"
#include "cra-tray-row.h"

#include <glib/gi18n.h>

#define TOKEN 18    /* four levels of three side by side fit into the panel of a small window */
#define HALF_HEX 10 /* half the height of a hex in pixels */
#define NAME_CHARS 8
#define HINT_CHARS 28
#define FREE "⬡"
#define WINCH "⚙"

struct _CraTowerSheet {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *title, *hint;
  GtkWidget *levels;
  CreToolPlay *tool;
  int n_levels;
};

G_DEFINE_FINAL_TYPE (CraTowerSheet, cra_tower_sheet, GTK_TYPE_BOX)

static guint signal_pressed;

static void
choose_cb (GtkWidget *button, CraTowerSheet *self)
{
  cre_tool_play_choose (self->tool,
                        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "man")) - 1);
  g_signal_emit (self, signal_pressed, 0);
}

/* A hex of a level: its place on the map, and the part of the tower there. */
typedef struct {
  CrPlace place;
  CrPost post;
} Spot;

static void
go_cb (GtkWidget *button, CraTowerSheet *self)
{
  const Spot *spot = g_object_get_data (G_OBJECT (button), "spot");

  cre_tool_play_go_aboard (self->tool, spot->place, spot->post);
  g_signal_emit (self, signal_pressed, 0);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, CraTowerSheet *self)
{
  go_cb (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)), self);
  return TRUE;
}

/* Returns: the man who stands in that spot, −1 for nobody */
static int
find_man (const CrState *state, const Spot *spot)
{
  for (int i = 0; i < (int) cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) i);

    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == CR_POST_TOWER &&
        cr_place_equal (fighter->man.place, spot->place) &&
        g_strcmp0 (fighter->man.post.part, spot->post.part) == 0)
      return i;
  }
  return -1;
}

static GtkWidget *
new_man (CraTowerSheet *self, const CrState *state, int man, const char *where)
{
  GtkWidget *button = gtk_button_new (), *picture = cra_token_new (TOKEN);
  g_autofree char *name = NULL, *tip = NULL;
  CrToken token = cr_token_of (state, man, &name);

  token.chosen = cre_tool_play_get_chosen (self->tool) == man;
  cra_token_show (picture, &token);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  /* Translators: a man, and “on its second level” */
  tip = g_strdup_printf (_ ("%1$s, %2$s"), name, where);
  gtk_widget_set_tooltip_text (button, tip);
  cra_form_name (button, tip);
  g_object_set_data (G_OBJECT (button), "man", GINT_TO_POINTER (man + 1));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_cb), self, 0);
  return button;
}

static void
accept_men (CraTowerSheet *self, GtkWidget *button)
{
  GtkDropTarget *target = gtk_drop_target_new (CRA_TYPE_TRAY_ROW, GDK_ACTION_COPY);

  g_signal_connect_object (button, "clicked", G_CALLBACK (go_cb), self, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (target));
}

/* Returns: (transfer floating): a free spot, to which the man in hand can go or be dropped */
static GtkWidget *
new_free (CraTowerSheet *self, const CrState *state, const Spot *spot, gboolean winch)
{
  GtkWidget *button = gtk_button_new_with_label (winch ? WINCH : FREE);
  g_autofree char *where = cr_words_spot (state, spot->place, spot->post);
  g_autofree char *name =
      winch ? g_strdup_printf (_ ("%s: a winch of its bridge"), where) : g_strdup (where);
  g_autofree char *why = NULL;
  gboolean can = cre_tool_play_can_go_aboard (self->tool, spot->place, spot->post, &why);

  gtk_widget_set_sensitive (button, can);
  g_object_set_data_full (G_OBJECT (button), "spot", g_memdup2 (spot, sizeof *spot), g_free);
  if (can)
    accept_men (self, button);
  gtk_widget_set_tooltip_text (button, why != NULL ? why : name);
  cra_form_name (button, name);
  return button;
}

static gboolean
has_hex (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer floating): the hexes of a level as they lie, the front at the top;
 * neighbouring columns are half a hex apart */
static GtkWidget *
new_plan (CraTowerSheet *self, const CrState *state, const CrTower *tower, int part)
{
  const CrWorkPart *it = cr_work_get_part (tower->type, part);
  const char *where = cr_words_tower_part (tower->type, part, g_get_language_names ());
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_END);
  for (guint i = 0; i < it->hexes->len; i++) {
    CrHex own = g_array_index (it->hexes, CrHex, i);
    Spot spot = { { 0, cr_tower_get_hex (tower, own) },
                  { CR_POST_TOWER, -1, g_intern_string (it->id) } };
    int man = find_man (state, &spot);
    GtkWidget *cell = man >= 0 ? new_man (self, state, man, where)
                               : new_free (self, state, &spot, has_hex (it->winches, own));

    gtk_widget_add_css_class (cell, "flat");
    gtk_widget_add_css_class (cell, "tower-man");
    gtk_widget_set_size_request (cell, TOKEN, 2 * HALF_HEX);
    gtk_grid_attach (GTK_GRID (grid), cell, own.q + 1, 2 * own.r + own.q + 2, 1, 2);
  }
  cra_stops_make (grid, FALSE);
  cra_form_name (grid, where);
  return grid;
}

static void
add_level (CraTowerSheet *self, const CrState *state, int gear, int part)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  const char *where = cr_words_tower_part (tower.type, part, g_get_language_names ());
  g_autofree char *name = cr_state_shows_part (state, gear, part)
                              /* Translators: “on its second level”, the one that the map shows */
                              ? g_strdup_printf (_ ("%s, seen on the map"), where)
                              : g_strdup (where);
  GtkWidget *label = cra_form_new_label (name, "caption");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (self->levels), new_plan (self, state, &tower, part), self->n_levels, 0,
                   1, 1);
  gtk_grid_attach (GTK_GRID (self->levels), label, self->n_levels++, 1, 1, 1);
}

/* Whether the tower has levels that the map does not show. */
static gboolean
has_levels (const CrState *state, int gear)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  if (cr_state_get_gear (state, (guint) gear)->state != CR_GEAR_STANDING)
    return FALSE;
  for (int part = 0; part < (int) tower.type->parts->len; part++)
    if (cr_tower_uses (&tower, part) && !cr_state_shows_part (state, gear, part))
      return TRUE;
  return FALSE;
}

/* Returns: the tower whose levels are shown, −1 for none */
static int
find_tower (const CrState *state, int man, int held)
{
  int first = -1;

  for (int i = (int) cr_state_n_gear (state) - 1; i >= 0; i--) {
    if (!has_levels (state, i))
      continue;
    first = i;
    if (i == held)
      return i;
    if (man >= 0 && cr_state_is_aboard (state, man, i))
      return i;
  }
  return first;
}

/* Whether its bridge is still to be let down, by men at its winches (TWR-15). */
static gboolean
wants_men (const CrState *state, int gear)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  for (int part = 0; part < (int) tower.type->parts->len; part++)
    if (cr_work_get_part (tower.type, part)->winches->len > 0)
      return !tower.bridge_down;
  return FALSE;
}

static void
show_levels (CraTowerSheet *self, const CrState *state, int gear)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  g_autofree char *name =
      cr_words_piece (cr_state_get_gear (state, (guint) gear), g_get_language_names ());
  g_autofree char *title = /* Translators: the name of a siege tower */
      g_strdup_printf (_ ("In %s"), name);

  gtk_label_set_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), wants_men (state, gear));
  for (int part = (int) tower.type->parts->len - 1; part >= 0; part--)
    if (cr_tower_uses (&tower, part) && cr_work_get_part (tower.type, part)->enclosed)
      add_level (self, state, gear, part);
}

void
cra_tower_sheet_show (CraTowerSheet *self, CrePlay *play, CreToolPlay *tool)
{
  const CrState *state = play != NULL ? cre_play_get_view (play) : NULL;
  int gear = state != NULL && tool != NULL ? find_tower (state, cre_tool_play_get_chosen (tool),
                                                         cre_tool_play_get_gear (tool))
                                           : -1;
  GtkWidget *child;

  self->tool = tool;
  self->n_levels = 0;
  while ((child = gtk_widget_get_first_child (self->levels)) != NULL)
    gtk_grid_remove (GTK_GRID (self->levels), child);
  gtk_widget_set_visible (GTK_WIDGET (self), gear >= 0);
  if (gear >= 0)
    show_levels (self, state, gear);
}

static void
cra_tower_sheet_class_init (CraTowerSheetClass *klass)
{
  signal_pressed = g_signal_new ("pressed", CRA_TYPE_TOWER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_tower_sheet_init (CraTowerSheet *self)
{
  GtkWidget *title = cra_form_new_label (NULL, "strong");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->title = GTK_LABEL (title);
  /* Translators: of the levels of a siege tower; ⚙ marks a winch */
  self->hint = GTK_LABEL (cra_form_new_label (
      _ ("Drag men onto its hexes. Two men at its winches, ⚙, let the bridge down."),
      "dim caption"));
  gtk_label_set_ellipsize (self->hint, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_width_chars (self->hint, HINT_CHARS);
  gtk_label_set_max_width_chars (self->hint, HINT_CHARS);
  self->levels = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->levels), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self->levels), 4);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->hint));
  gtk_box_append (GTK_BOX (self), self->levels);
  cra_form_name (GTK_WIDGET (self), _ ("Levels of the siege tower"));
}
