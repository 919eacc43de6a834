/* cra-man-panel.c: who is in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-man-panel.h"

#include "cr-words-game.h"
#include "cr-words-order.h"
#include "cra-form.h"
#include "cra-man-card.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* So many buttons and so many reasons: the log is below them. The rest is in the menu of the hex.
 */
#define MOST_ACTS 8
#define MOST_HINDRANCES 4

/* About as many as a line of the panel holds, so that its height is known before it is laid out. */
#define SENTENCE_CHARS 34

/* Of a button that has a row to itself, and of one of two. */
#define WIDE_CHARS 24
#define NARROW_CHARS 11

/* A label that breaks within words would else ask for a line a letter before it is laid out. */
#define LEAST_WIDE_CHARS 20
#define LEAST_NARROW_CHARS 8

struct _CraManPanel {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkLabel *name, *asked, *nobody;
  CraManCard *card;
  GtkWidget *horse, *acts, *cannot, *more;

  int n_cells; /* of those for the acts, which are taken */
};

G_DEFINE_FINAL_TYPE (CraManPanel, cra_man_panel, GTK_TYPE_BOX)

/* "Tom, Wulf" */
static char *
dup_names (const CrState *state, const gint16 *men, int n_men)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < n_men; i++) {
    g_autofree char *name = cr_words_fighter (state, men[i]);

    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
  }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Two in a row, or one that has much to say. */
static void
attach_act (CraManPanel *self, GtkWidget *button, gboolean wide)
{
  if (wide && self->n_cells % 2 != 0)
    self->n_cells++;
  gtk_grid_attach (GTK_GRID (self->acts), button, self->n_cells % 2, self->n_cells / 2,
                   wide ? 2 : 1, 1);
  self->n_cells += wide ? 2 : 1;
}

/* A button gives an order as it is written; its words may take two lines. How an
 * attack would stand is said before it is given. */
static void
add_act (CraManPanel *self, CrState *state, const CrOrder *order)
{
  g_autofree char *plain = cr_words_order (state, order), *words = cre_capitalize (plain);
  g_autofree char *text = cr_order_format (state, order), *how = NULL;
  CrOdds odds;
  CrRefusal refusal;
  GtkWidget *button = gtk_button_new_with_label (words);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));
  gboolean wide = g_utf8_strlen (words, -1) > WIDE_CHARS;

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (label, wide ? LEAST_WIDE_CHARS : LEAST_NARROW_CHARS);
  gtk_label_set_max_width_chars (label, wide ? WIDE_CHARS : NARROW_CHARS);
  if (order->verb == CR_VERB_ATTACK && cr_odds_find (state, order, &odds, &refusal))
    how = cr_words_odds (state, &odds);
  gtk_widget_set_tooltip_text (button, how != NULL ? how : text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.give");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", text);
  attach_act (self, button, wide);
}

/* Of a horse's turns those to the next side and about, and of the
 * hexes to dismount to the first, are buttons. */
static gboolean
is_for_button (const CrState *state, const CrOrder *order, const GArray *orders, guint index)
{
  int facing;

  switch (order->verb) {
  case CR_VERB_FACE:
    facing = cr_fighter_get_facing (cr_state_get_fighter (state, (guint) order->men[0]));
    return (order->facing - facing) % 2 != 0;
  case CR_VERB_DISMOUNT:
    return index == 0 || g_array_index (orders, CrOrder, index - 1).verb != CR_VERB_DISMOUNT;
  default:
    return TRUE;
  }
}

/* What they can do besides walking, which the map shows, or what is asked. */
static guint
show_acts (CraManPanel *self, CrState *state, CreToolPlay *tool)
{
  int n_men = 0;
  const gint16 *men = cre_tool_play_get_men (tool, &n_men);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autofree char *asked = cr_words_awaited (state);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (self->acts)) != NULL)
    gtk_grid_remove (GTK_GRID (self->acts), child);
  self->n_cells = 0;
  if (asked != NULL)
    cr_game_list (state, -1, orders);
  else if (cre_tool_play_get_gear (tool) >= 0)
    cre_tool_play_list_gear (tool, orders);
  else
    cr_game_list_together (state, men, n_men, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (!cre_play_is_act (state, order) || !is_for_button (state, order, orders, i))
      continue;
    if (n++ < MOST_ACTS)
      add_act (self, state, order);
  }
  gtk_label_set_text (self->asked, asked != NULL ? asked : "");
  gtk_widget_set_visible (GTK_WIDGET (self->asked), asked != NULL);
  gtk_widget_set_visible (self->acts, n > 0);
  return n;
}

static GtkLabel *new_sentence (const char *css);

/* A sign besides the words. */
static void
add_hindrance (CraManPanel *self, const char *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sign = gtk_image_new_from_icon_name ("action-unavailable-symbolic");
  GtkLabel *label = new_sentence ("dim caption");

  gtk_label_set_text (label, words);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_add_css_class (sign, "dim");
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  gtk_box_append (GTK_BOX (self->cannot), box);
}

/* What could be expected of them, or done with the gear in hand, and cannot be, and why. */
static guint
show_hindrances (CraManPanel *self, CrState *state, CreToolPlay *tool)
{
  g_autoptr (GArray) denials = g_array_new (FALSE, FALSE, sizeof (CrDenial));
  g_autoptr (GArray) can = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_auto (GStrv) words = NULL;
  int n_men = 0, gear = cre_tool_play_get_gear (tool);
  const gint16 *men = cre_tool_play_get_men (tool, &n_men);

  cra_form_clear (self->cannot);
  if (gear >= 0) {
    cre_tool_play_list_gear (tool, can);
    cr_game_list_gear_denied (state, gear, can, denials);
  } else
    cr_game_list_denied (state, men, n_men, denials);
  words = cr_words_denials (state, denials, g_get_language_names ());
  for (guint i = 0; words[i] != NULL && i < MOST_HINDRANCES; i++)
    add_hindrance (self, words[i]);
  gtk_widget_set_visible (self->cannot, words[0] != NULL);
  return g_strv_length (words);
}

/* Of several the first; one of the library, who is not there yet; or gear. */
static void
show_who (CraManPanel *self, const CrState *state, CreToolPlay *tool)
{
  int n_men = 0, party = 0;
  const gint16 *men = cre_tool_play_get_men (tool, &n_men);
  const CrCharacter *taken = cre_tool_play_get_taken (tool, &party);
  const CrWork *piece = cre_tool_play_get_piece (tool);
  gboolean asked = cr_state_get_awaited (state) != NULL;
  g_autofree char *names = NULL;

  if (n_men > 0) {
    names = dup_names (state, men, n_men);
    cra_man_card_show (self->card, state, men[0]);
  } else if (taken != NULL) {
    names = g_strdup (cr_character_get_name (taken, g_get_language_names ()));
    cra_man_card_show_newcomer (self->card, state, taken, party);
  } else if (cre_tool_play_get_gear (tool) >= 0)
    names = cr_words_gear (state, (guint) cre_tool_play_get_gear (tool));
  else if (piece != NULL)
    names = g_strdup (cr_node_get_localized (piece->node, "name", g_get_language_names ()));
  gtk_label_set_text (self->name, names != NULL ? names : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name), names != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->card), n_men > 0 || taken != NULL);
  gtk_widget_set_visible (self->horse, taken != NULL && taken->rides);
  gtk_button_set_label (GTK_BUTTON (self->horse), cre_tool_play_is_on_horse (tool)
                                                      ? _ ("Place him on foot (H)")
                                                      : _ ("Place him on a horse (H)"));
  gtk_label_set_text (self->nobody,
                      cr_state_get_phase (state) != NULL
                          ? _ ("Nobody is chosen. Press on a man on the map.")
                          : _ ("Nobody is chosen. Drag a man from the list at the left onto the "
                               "map, of both sides, and gear from below them."));
  gtk_widget_set_visible (GTK_WIDGET (self->nobody), names == NULL && !asked);
}

gboolean
cra_man_panel_show (CraManPanel *self, CrePlay *play, CreToolPlay *tool)
{
  CrState *state = cre_play_get_state (play);
  gboolean more;
  guint n_acts;

  show_who (self, state, tool);
  n_acts = show_acts (self, state, tool);
  more = n_acts > MOST_ACTS;
  more = show_hindrances (self, state, tool) > MOST_HINDRANCES || more;
  gtk_widget_set_visible (self->more, more);
  return n_acts > 0 || gtk_widget_get_visible (self->horse);
}

static void
cra_man_panel_class_init (CraManPanelClass *klass)
{
}

/* In as many lines as it needs. */
static GtkLabel *
new_sentence (const char *css)
{
  GtkLabel *label = GTK_LABEL (cra_form_new_label (NULL, css));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, SENTENCE_CHARS);
  return label;
}

static void
add_acts (CraManPanel *self)
{
  self->acts = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->acts), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->acts), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self->acts), 4);
  cra_form_name (self->acts, _ ("What can be done"));
  self->cannot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->more = GTK_WIDGET (new_sentence ("dim caption"));
  gtk_label_set_text (GTK_LABEL (self->more), _ ("A right click on him shows the rest."));
  gtk_box_append (GTK_BOX (self), self->acts);
  gtk_box_append (GTK_BOX (self), self->cannot);
  gtk_box_append (GTK_BOX (self), self->more);
}

static void
cra_man_panel_init (CraManPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->name = new_sentence ("strong");
  self->card = g_object_new (CRA_TYPE_MAN_CARD, NULL);
  self->nobody = new_sentence ("dim");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->card));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->nobody));
  self->horse = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->horse), "play.on-horse");
  gtk_box_append (GTK_BOX (self), self->horse);
  self->asked = new_sentence ("strong");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->asked));
  add_acts (self);
}
