/* cra-man-panel.c: the panel of the men in hand: who they are and what they can do.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-man-panel.h"

#include "cr-words-game.h"
#include "cr-words-order.h"
#include "cra-acts.h"
#include "cra-form.h"
#include "cra-man-card.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* At most so many buttons and so many reasons are shown, because the log is below them. The context
 * menu of the hex has all. */
#define MOST_ACTS 8
#define MOST_HINDRANCES 4

/* The width of sentences in characters, about a line of the panel, so that their height is known
 * before the layout. */
#define SENTENCE_CHARS 34

struct _CraManPanel {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *name, *asked, *answer, *about;
  CraManCard *card;
  CraActs *acts;
  GtkWidget *horse, *beneath, *cannot, *more;
};

G_DEFINE_FINAL_TYPE (CraManPanel, cra_man_panel, GTK_TYPE_BOX)

/* Returns: (transfer full): the names of the men: "Tom, Wulf" */
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

/* A rider can turn to six sides and dismount to several hexes: only the turns to the neighbouring
 * sides and to the opposite one, and the first hex to dismount to, have buttons. */
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

/* Shows the question that the game asks, or asked in the earlier moment that is looked at, with its
 * answer. */
static void
show_asked (CraManPanel *self, CrePlay *play)
{
  g_autofree char *asked = cr_words_awaited (cre_play_get_state (play));
  g_autofree char *given = cre_play_dup_answer (play);
  g_autofree char *answer = NULL;

  if (given != NULL)
    /* Translators: what was decided earlier in the game: “✓ Answered: he fights.” */
    answer = g_strdup_printf (_ ("✓ Answered: %s."), given);
  else if (cre_play_is_looking_back (play))
    answer = g_strdup (
        _ ("This is an earlier moment of the game. “Play from here” in the log goes on from it."));
  gtk_label_set_text (self->asked, asked != NULL ? asked : "");
  gtk_widget_set_visible (GTK_WIDGET (self->asked), asked != NULL);
  gtk_label_set_text (self->answer, answer != NULL ? answer : "");
  gtk_widget_set_visible (GTK_WIDGET (self->answer), answer != NULL);
}

/* Shows the answers to a question of the game; otherwise what the men can do besides walking, which
 * the map shows. */
static guint
show_acts (CraManPanel *self, CrState *state, CreToolPlay *tool)
{
  int n_men = 0;
  const gint16 *men = cre_tool_play_get_men (tool, &n_men);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  guint n;

  if (cr_state_get_awaited (state) != NULL)
    cr_game_list (state, -1, orders);
  else if (cre_tool_play_get_gear (tool) >= 0)
    cre_tool_play_list_gear (tool, orders);
  else
    cr_game_list_together (state, men, n_men, orders);
  for (guint i = 0; i < orders->len; i++)
    if (cre_play_is_act (state, &g_array_index (orders, CrOrder, i)) &&
        is_for_button (state, &g_array_index (orders, CrOrder, i), orders, i))
      g_array_append_val (acts, g_array_index (orders, CrOrder, i));
  n = cra_acts_show (self->acts, state, acts, MOST_ACTS);
  return n;
}

static GtkLabel *new_sentence (const char *css);

/* Adds a reason with an icon before its words. */
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

/* Shows what the men, or the gear in hand, cannot do although one could expect it, and why. */
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
  } else if (n_men > 0 && cr_state_get_fighter (state, (guint) men[0])->here)
    cr_game_list_denied (state, men, n_men, denials);
  words = cr_words_denials (state, denials, g_get_language_names ());
  for (guint i = 0; words[i] != NULL && i < MOST_HINDRANCES; i++)
    add_hindrance (self, words[i]);
  gtk_widget_set_visible (self->cannot, words[0] != NULL);
  return g_strv_length (words);
}

/* Returns: (transfer full): what to do while nobody is in hand */
static char *
dup_idle (CrePlay *play)
{
  const CrState *state = cre_play_get_state (play);
  guint n = cre_play_count_comers (play);

  if (cr_state_get_setup_area (state) >= 0)
    return g_strdup (_ ("Nobody is chosen. Drag a man from the list at the left onto the hatched "
                        "hexes, or choose him there and then a hex."));
  if (cr_state_get_phase (state) == NULL)
    return g_strdup (_ ("Nobody is chosen. Drag a man from the list at the left onto the "
                        "map, of both sides, and gear from below them."));
  if (n == 0)
    return g_strdup (_ ("Nobody is chosen. Press on a man on the map."));
  return g_strdup_printf (
      ngettext ("%u man may come onto the map now: choose him in the list at the left, and then a "
                "hex of his area.",
                "%u men may come onto the map now: choose each in the list at the left, and then a "
                "hex of his area.",
                n),
      n);
}

/* Shows facts of the gear in hand, or how a ladder in hand is used. Without any, and unless @told,
 * says what to do. */
static void
show_about (CraManPanel *self, CrePlay *play, CreToolPlay *tool, gboolean told)
{
  const CrWork *piece = cre_tool_play_get_piece (tool);
  gboolean held = cre_tool_play_get_gear (tool) >= 0;
  gboolean ladder = piece != NULL && !cr_work_is_piece (piece);
  g_autofree char *facts =
      ladder ? g_strdup (_ ("Two men carry it. Put it between them, or at the foot of a wall: on "
                            "the outlined hexes it can be raised."))
      : held ? cre_tool_play_dup_gear_facts (tool)
             : dup_idle (play);

  gtk_label_set_text (self->about, facts);
  gtk_widget_set_visible (GTK_WIDGET (self->about), ladder || held || !told);
}

/* Shows the first of the men in hand, or a man of the library who is not on the map yet, or gear.
 */
static void
show_who (CraManPanel *self, CrePlay *play, CreToolPlay *tool)
{
  CrState *state = cre_play_get_state (play);
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
  gtk_widget_set_visible (self->beneath, cre_tool_play_can_be_beneath (tool));
  gtk_button_set_label (GTK_BUTTON (self->beneath), cre_tool_play_is_beneath (tool)
                                                        ? _ ("Place him in the open (U)")
                                                        : _ ("Place him under a rampart (U)"));
  show_about (self, play, tool, names != NULL || asked);
}

/* While an earlier moment is looked at, nothing can be done. */
static void
hide_for_past (CraManPanel *self)
{
  gtk_widget_set_visible (self->cannot, FALSE);
  gtk_widget_set_visible (self->horse, FALSE);
  gtk_widget_set_visible (self->beneath, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
}

gboolean
cra_man_panel_show (CraManPanel *self, CrePlay *play, CreToolPlay *tool)
{
  CrState *state = cre_play_get_state (play);
  gboolean live = !cre_play_is_looking_back (play), more;
  guint n_acts;

  show_who (self, play, tool);
  show_asked (self, play);
  n_acts = live ? show_acts (self, state, tool) : 0;
  more = n_acts > MOST_ACTS;
  more = (live && show_hindrances (self, state, tool) > MOST_HINDRANCES) || more;
  gtk_widget_set_visible (GTK_WIDGET (self->acts), n_acts > 0);
  if (!live)
    hide_for_past (self);
  gtk_widget_set_visible (self->more, more);
  return n_acts > 0 || gtk_widget_get_visible (self->horse) ||
         gtk_widget_get_visible (self->beneath);
}

static void
cra_man_panel_class_init (CraManPanelClass *klass)
{
}

/* Returns: (transfer none): a label that wraps into as many lines as it needs */
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
  self->acts = g_object_new (CRA_TYPE_ACTS, NULL);
  cra_form_name (GTK_WIDGET (self->acts), _ ("What can be done"));
  self->cannot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->more = GTK_WIDGET (new_sentence ("dim caption"));
  gtk_label_set_text (GTK_LABEL (self->more), _ ("A right click on him shows the rest."));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->acts));
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
  self->about = new_sentence ("dim");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->card));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->about));
  self->horse = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->horse), "play.on-horse");
  gtk_box_append (GTK_BOX (self), self->horse);
  self->beneath = gtk_button_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->beneath), "play.beneath");
  gtk_box_append (GTK_BOX (self), self->beneath);
  self->asked = new_sentence ("strong");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->asked));
  self->answer = new_sentence (NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->answer));
  add_acts (self);
}
