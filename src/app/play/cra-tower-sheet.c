/* cra-tower-sheet.c: the levels of a siege tower that the map does not show.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tower-sheet.h"

#include "cr-sheet.h"
#include "cr-view.h"
#include "cr-words-tower.h"
#include "cra-form.h"
#include "cra-token.h"

#include <glib/gi18n.h>

#define TOKEN 26
#define HALF_HEX 13 /* of its height */

struct _CraTowerSheet {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkLabel *title;
  GtkWidget *levels;
  CreToolPlay *tool;
};

G_DEFINE_FINAL_TYPE (CraTowerSheet, cra_tower_sheet, GTK_TYPE_BOX)

static void
choose_cb (GtkWidget *button, CraTowerSheet *self)
{
  cre_tool_play_choose (self->tool,
                        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "man")) - 1);
}

/* -1, or who stands in that hex of a part. */
static int
find_man (const CrState *state, const CrTower *tower, const CrWorkPart *part, CrHex own)
{
  CrPlace place = { 0, cr_tower_get_hex (tower, own) };

  for (int i = 0; i < (int) cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, (guint) i);

    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == CR_POST_TOWER &&
        cr_place_equal (fighter->man.place, place) &&
        g_strcmp0 (fighter->man.post.part, part->id) == 0)
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
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tower-man");
  /* Translators: a man, and “on its second level” */
  tip = g_strdup_printf (_ ("%1$s, %2$s"), name, where);
  gtk_widget_set_tooltip_text (button, tip);
  cra_form_name (button, tip);
  g_object_set_data (G_OBJECT (button), "man", GINT_TO_POINTER (man + 1));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_cb), self, 0);
  return button;
}

/* Its hexes as they lie, front above; those of two columns beside one another half a hex apart. */
static GtkWidget *
new_plan (CraTowerSheet *self, const CrState *state, const CrTower *tower, int part)
{
  const CrWorkPart *it = cr_work_get_part (tower->type, part);
  const char *where = cr_words_tower_part (tower->type, part, g_get_language_names ());
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (guint i = 0; i < it->hexes->len; i++) {
    CrHex own = g_array_index (it->hexes, CrHex, i);
    int man = find_man (state, tower, it, own);
    GtkWidget *cell =
        man >= 0 ? new_man (self, state, man, where) : cra_form_new_label ("⬡", "dim");

    gtk_widget_set_size_request (cell, TOKEN, 2 * HALF_HEX);
    gtk_grid_attach (GTK_GRID (grid), cell, own.q + 1, 2 * own.r + own.q + 2, 1, 2);
  }
  return grid;
}

static void
add_level (CraTowerSheet *self, const CrState *state, int gear, int part)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = cra_form_new_label (
      cr_words_tower_part (tower.type, part, g_get_language_names ()), "caption");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_box_append (GTK_BOX (box), new_plan (self, state, &tower, part));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->levels), box);
}

/* Whether some of its levels are not on the map. */
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

/* -1, or the tower whose levels are shown. */
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

static void
show_levels (CraTowerSheet *self, const CrState *state, int gear)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  g_autofree char *title = /* Translators: the name of a siege tower */
      g_strdup_printf (_ ("In %s"), cr_state_get_gear (state, (guint) gear)->id);

  gtk_label_set_text (self->title, title);
  for (int part = (int) tower.type->parts->len - 1; part >= 0; part--)
    if (cr_tower_uses (&tower, part) && !cr_state_shows_part (state, gear, part))
      add_level (self, state, gear, part);
}

void
cra_tower_sheet_show (CraTowerSheet *self, CrePlay *play, CreToolPlay *tool)
{
  const CrState *state = play != NULL ? cre_play_get_view (play) : NULL;
  int gear = state != NULL && tool != NULL ? find_tower (state, cre_tool_play_get_chosen (tool),
                                                         cre_tool_play_get_gear (tool))
                                           : -1;

  self->tool = tool;
  cra_form_clear (self->levels);
  gtk_widget_set_visible (GTK_WIDGET (self), gear >= 0);
  if (gear >= 0)
    show_levels (self, state, gear);
}

static void
cra_tower_sheet_class_init (CraTowerSheetClass *klass)
{
}

static void
cra_tower_sheet_init (CraTowerSheet *self)
{
  GtkWidget *title = cra_form_new_label (NULL, "strong");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->title = GTK_LABEL (title);
  self->levels = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_box_set_homogeneous (GTK_BOX (self->levels), TRUE);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), self->levels);
  cra_form_name (GTK_WIDGET (self), _ ("Levels of the siege tower"));
}
