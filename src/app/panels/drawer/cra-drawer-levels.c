/* cra-drawer-levels.c: a table of one shot, from everything its shooter to everything its target
 * may stand on. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-drawer-private.h"

#include "cra-form.h"
#include "cra-rule-links.h"

#include "cr-numbering.h"
#include "cr-words-fire.h"
#include "cr-words-lof.h"

struct _CraDrawerLevels {
  GtkBox parent_instance;

  GtkGrid *grid;

  /* owned */
  CreAsk *ask;
};

G_DEFINE_FINAL_TYPE (CraDrawerLevels, cra_drawer_levels, GTK_TYPE_BOX)

/* Stores the row and the column of a button, counted from 0. */

static void
set_cell (GtkWidget *button, guint row, guint column)
{
  g_object_set_data (G_OBJECT (button), "crenel-row", GUINT_TO_POINTER (row));
  g_object_set_data (G_OBJECT (button), "crenel-column", GUINT_TO_POINTER (column));
}

static guint
get_row (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "crenel-row"));
}

static guint
get_column (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "crenel-column"));
}

/* Makes this cell the one that Tab reaches; arrows go on from it. */
static void
set_stop (CraDrawerLevels *self, GtkWidget *stop)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, child == stop);
}

/* Returns: (nullable): the table of the current shot */
static const CrShotTable *
get_table (CraDrawerLevels *self)
{
  const CrAnswer *answer =
      self->ask != NULL ? cre_ask_answer (self->ask, CR_QUESTION_LEVELS) : NULL;

  return answer != NULL ? cr_answer_get_shots (answer) : NULL;
}

static void
clicked_cb (GtkWidget *button, CraDrawerLevels *self)
{
  const CrShotTable *table = get_table (self);
  const CrLof *lof;

  if (table == NULL || get_row (button) >= cr_shot_table_n_rows (table) ||
      get_column (button) >= cr_shot_table_n_columns (table))
    return;
  lof = cr_shot_table_get (table, get_row (button), get_column (button));

  CrStand from = { lof->from, lof->from_stand }, to = { lof->to, lof->to_stand };
  set_stop (self, button);
  gtk_widget_grab_focus (button);
  cre_ask_set_stand (self->ask, CR_END_FROM, &from);
  cre_ask_set_stand (self->ask, CR_END_TO, &to);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraDrawerLevels *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), *next;
  int across = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  int down = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);

  if ((across == 0 && down == 0) || !GTK_IS_BUTTON (focus))
    return FALSE;
  next = gtk_grid_get_child_at (self->grid, (int) get_column (focus) + 1 + across,
                                (int) get_row (focus) + 1 + down);
  if (GTK_IS_BUTTON (next)) {
    gtk_widget_set_focusable (next, TRUE);
    gtk_widget_grab_focus (next);
    set_stop (self, next);
  }
  return TRUE;
}

static void
add_heading (CraDrawerLevels *self, const char *words, int column, int row)
{
  GtkWidget *label = cra_form_new_label (words, "dim caption num");

  gtk_label_set_xalign (GTK_LABEL (label), row == 0 ? 0.5f : 0);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

/* The headings are the names of the floors, as in the table that is copied. */
static void
add_headings (CraDrawerLevels *self,
              const CrScene *scene,
              const CrShotTable *table,
              const CrLof *shot)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrWordsFire asked = { scene, { NULL, 0 }, NULL, g_get_language_names () };
  g_autofree char *from = cr_map_format_printed (map, (CrPlace){ 0, shot->from.hex });
  g_autofree char *to = cr_map_format_printed (map, (CrPlace){ 0, shot->to.hex });
  g_autofree char *corner = g_strdup_printf ("%s ↓   → %s", from, to);

  add_heading (self, corner, 0, 0);
  for (guint j = 0; j < cr_shot_table_n_columns (table); j++) {
    g_autofree char *words = cr_words_stand (&asked, cr_shot_table_get_column (table, j),
                                             &cr_shot_table_get (table, 0, j)->to_stand);

    add_heading (self, words, (int) j + 1, 0);
  }
  for (guint i = 0; i < cr_shot_table_n_rows (table); i++) {
    g_autofree char *words = cr_words_stand (&asked, cr_shot_table_get_row (table, i),
                                             &cr_shot_table_get (table, i, 0)->from_stand);

    add_heading (self, words, 0, (int) i + 1);
  }
}

static GtkWidget *
add_cell (CraDrawerLevels *self,
          const CrScene *scene,
          const CrShotTable *table,
          guint row,
          guint column)
{
  const CrLof *lof = cr_shot_table_get (table, row, column);
  gboolean clear = lof->verdict == CR_LOF_CLEAR;
  g_autofree char *badge = cr_words_badge (lof);
  g_autofree char *sentence = cr_words_lof (scene, lof, g_get_language_names ());
  /* A press chooses these floors; the tooltip tells the rule that decides the shot. */
  g_autofree char *tip = cra_rule_dup_source (sentence);
  g_autofree char *text = g_strdup_printf ("%s %s", clear ? "✓" : "✗", badge);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = cra_form_new_label (text, clear ? "verdict-yes" : "verdict-no");

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5f);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  set_cell (button, row, column);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_grid_attach (self->grid, button, (int) column + 1, (int) row + 1, 1, 1);
  return button;
}

static void
clear_table (CraDrawerLevels *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static gboolean
holds_focus (CraDrawerLevels *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* Whether both stand on the same floor and on the same part of what is there. */
static gboolean
is_stand (CrPlace place, const CrLofStand *stand, CrPlace other, const CrLofStand *other_stand)
{
  return place.floor == other.floor && stand->post.kind == other_stand->post.kind &&
         stand->part == other_stand->part;
}

static gboolean
is_shot (const CrLof *lof, const CrLof *shot)
{
  return is_stand (lof->from, &lof->from_stand, shot->from, &shot->from_stand) &&
         is_stand (lof->to, &lof->to_stand, shot->to, &shot->to_stand);
}

/* Fills the table. Returns: (transfer none) (nullable): the cell of the shot that the map shows */
static GtkWidget *
fill_table (CraDrawerLevels *self, const CrAnswer *answer, const CrLof *shot)
{
  const CrScene *scene = cr_answer_get_scene (answer);
  const CrShotTable *table = cr_answer_get_shots (answer);
  guint n_rows = cr_shot_table_n_rows (table);
  guint n_columns = cr_shot_table_n_columns (table);
  GtkWidget *chosen = NULL;

  add_headings (self, scene, table, shot);
  for (guint i = 0; i < n_rows; i++)
    for (guint j = 0; j < n_columns; j++) {
      GtkWidget *cell = add_cell (self, scene, table, i, j);

      if (is_shot (cr_shot_table_get (table, i, j), shot))
        chosen = cell;
    }
  return chosen;
}

void
cra_drawer_levels_refresh (CraDrawerLevels *self, CreAsk *ask)
{
  const CrAnswer *answer = ask != NULL ? cre_ask_answer (ask, CR_QUESTION_LEVELS) : NULL;
  gboolean inside = holds_focus (self);
  GtkWidget *chosen;

  clear_table (self);
  g_set_object (&self->ask, ask);
  if (answer == NULL)
    return;
  chosen = fill_table (self, answer, cre_ask_get_lof_before (ask));
  set_stop (self, chosen);
  if (chosen != NULL)
    gtk_widget_add_css_class (chosen, "chosen");
  if (chosen != NULL && inside)
    gtk_widget_grab_focus (chosen);
}

static void
cra_drawer_levels_dispose (GObject *object)
{
  CraDrawerLevels *self = CRA_DRAWER_LEVELS (object);

  if (self->grid != NULL)
    clear_table (self);
  self->grid = NULL;
  g_clear_object (&self->ask);
  G_OBJECT_CLASS (cra_drawer_levels_parent_class)->dispose (object);
}

static void
cra_drawer_levels_class_init (CraDrawerLevelsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_drawer_levels_dispose;
}

static void
cra_drawer_levels_init (CraDrawerLevels *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 10);
  gtk_grid_set_row_spacing (self->grid, 2);
  gtk_widget_set_valign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_widget_set_halign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "levels");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->grid));
  gtk_widget_set_hexpand (window, TRUE);
  gtk_widget_set_focusable (window, FALSE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), key);
  gtk_box_append (GTK_BOX (self), window);
}
