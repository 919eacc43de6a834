/* cra-phase-bar.c: the bar above a game: turn, side, phases, dice.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-phase-bar.h"

#include "cr-words-game.h"
#include "cr-words-scenario.h"
#include "cr-words-weather.h"
#include "cra-form.h"
#include "cra-keys.h"
#include "cra-token.h"

#include <glib/gi18n.h>

/* The highest number of a die. */
#define DIE 10
#define DICE_IN_ROW 5

#define SPACING 8
#define PADDING 10

/**
 * CraPhaseBar:
 * @width: of the window in pixels; 0 while it is unknown
 * @now: the number of the current phase, −1 for none
 * @shown: (nullable): all that the bar says, for @ruleset
 */
struct _CraPhaseBar {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *turn, *party, *before, *after, *why;
  GtkWidget *side, *middle, *phases, *end;
  GtkMenuButton *die;

  int width, now;
  char *shown;
  const CrRuleset *ruleset;
};

G_DEFINE_FINAL_TYPE (CraPhaseBar, cra_phase_bar, GTK_TYPE_BOX)

/* Adds a phase; all but the first have an arrow before them. */
static void
add_phase (CraPhaseBar *self, const CrPhase *phase, int order)
{
  const char *name = cr_node_get_localized (phase->node, "name", g_get_language_names ());
  g_autofree char *done = order < 0 ? g_strdup_printf ("✓ %s", name) : NULL;
  GtkWidget *label = gtk_label_new (done != NULL ? done : name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_add_css_class (label, "phase");
  gtk_widget_add_css_class (label, order == 0 ? "now" : "dim");
  gtk_label_set_ellipsize (GTK_LABEL (label),
                           order == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (box, name);
  if (gtk_widget_get_first_child (self->phases) != NULL) {
    GtkWidget *arrow = gtk_image_new_from_icon_name ("pan-end-symbolic");

    gtk_widget_add_css_class (arrow, "dim");
    gtk_box_append (GTK_BOX (box), arrow);
  }
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->phases), box);
}

static int
measure_width (GtkWidget *widget)
{
  int width = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Returns: how many pixels of the window are left for the phases */
static int
measure_room (CraPhaseBar *self)
{
  int room = self->width - 2 * PADDING;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->middle && gtk_widget_get_visible (child))
      room -= measure_width (child) + SPACING;
  return room;
}

/* Returns: the last visible phase that is still to come, otherwise the first that is over */
static GtkWidget *
find_idle (CraPhaseBar *self, gboolean *later_out)
{
  GtkWidget *idle = NULL;
  int index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->phases); child != NULL;
       child = gtk_widget_get_next_sibling (child), index++)
    if (gtk_widget_get_visible (child) && index != self->now &&
        (idle == NULL || index > self->now)) {
      idle = child;
      *later_out = index > self->now;
    }
  return idle;
}

static void
leave_out (GtkWidget *phase, GtkLabel *dots)
{
  const char *others = gtk_widget_get_tooltip_text (GTK_WIDGET (dots));
  const char *name = gtk_widget_get_tooltip_text (phase);
  g_autofree char *all = others != NULL ? g_strjoin (", ", name, others, NULL) : g_strdup (name);

  gtk_widget_set_visible (phase, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (dots), TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (dots), all);
}

/* Phases for which there is no room are replaced by dots, whose tooltip names them. */
static void
fit_names (CraPhaseBar *self)
{
  gboolean later = FALSE;
  GtkWidget *idle;

  gtk_widget_set_visible (GTK_WIDGET (self->before), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->after), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->before), NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->after), NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (self->phases); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, TRUE);
  while (self->width > 0 && measure_width (self->middle) > measure_room (self) &&
         (idle = find_idle (self, &later)) != NULL)
    leave_out (idle, later ? self->after : self->before);
}

void
cra_phase_bar_set_width (CraPhaseBar *self, int width)
{
  if (self->width == width)
    return;
  self->width = width;
  fit_names (self);
}

void
cra_phase_bar_type_die (CraPhaseBar *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->die)))
    gtk_menu_button_popup (self->die);
}

/* Shows all phases of the turn, with the current one marked and those before it ticked. */
static void
show_phases (CraPhaseBar *self, const CrState *state)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  gboolean begun = cr_state_get_phase (state) != NULL;

  self->now = begun ? cr_state_get_turn (state)->phase : -1;
  cra_form_clear (self->phases);
  for (guint i = 0; begun && i < cr_ruleset_n_phases (ruleset); i++)
    add_phase (self, cr_ruleset_get_phase (ruleset, i), (int) i - self->now);
  fit_names (self);
}

/* Returns: (transfer full): the turn, and the weather if the game has any */
static char *
dup_turn (const CrState *state)
{
  g_autofree char *turn = cr_state_get_phase (state) == NULL
                              ? g_strdup (_ ("Set-up"))
                              : g_strdup_printf (_ ("Turn %d"), cr_state_get_turn (state)->number);
  g_autofree char *sky = cr_words_sky (state, g_get_language_names ());

  return sky != NULL ? g_strdup_printf ("%s · %s", turn, sky) : g_steal_pointer (&turn);
}

static char *
dup_party (const CrState *state)
{
  const char *id = cr_state_get_party (state, (guint) cr_state_get_actor (state))->id;
  g_autofree char *setup = cr_words_setup (state, g_get_language_names ());

  if (setup != NULL)
    return g_steal_pointer (&setup);
  if (cr_state_get_phase (state) == NULL)
    return g_strdup (_ ("Men are put anywhere."));
  if (g_str_equal (id, "besiegers"))
    return g_strdup (_ ("Besiegers"));
  return g_strdup (g_str_equal (id, "garrison")
                       ? _ ("Garrison")
                       : cr_words_party (state, cr_state_get_actor (state)));
}

char *
cra_phase_bar_dup_end (const CrState *state)
{
  const CrPhase *phase = cr_state_get_phase (state);
  const char *name;
  g_autofree char *first = NULL, *within = NULL;

  if (phase == NULL && cr_state_get_setup_area (state) >= 0)
    return g_strdup (_ ("These are set up"));
  if (phase == NULL)
    return g_strdup (_ ("Begin the game"));
  name = cr_node_get_localized (phase->node, "name", g_get_language_names ());
  first = g_utf8_substring (name, 0, 1);
  within = g_utf8_strdown (first, -1);
  /* Translators: of a phase: “End movement”; its name is in two pieces */
  return g_strdup_printf (_ ("End %1$s%2$s"), within, g_utf8_next_char (name));
}

static void
show_side (CraPhaseBar *self, const CrState *state)
{
  int party = cr_state_get_actor (state);
  CrToken token = { .name = "",
                    .arms = cr_state_get_party (state, (guint) party)->id,
                    .side = party };

  gtk_widget_set_visible (self->side, cr_state_get_phase (state) != NULL);
  cra_token_show (self->side, &token);
}

/* Most orders change nothing in the bar, and laying out the phases takes longer than a frame.
 * Returns: whether the bar shows all this already. @said: (transfer full): all that it should say
 */
static gboolean
is_shown (CraPhaseBar *self, const CrState *state, char *said)
{
  gboolean same =
      self->ruleset == cr_state_get_ruleset (state) && g_strcmp0 (self->shown, said) == 0;

  g_free (self->shown);
  self->shown = said;
  self->ruleset = cr_state_get_ruleset (state);
  return same;
}

/* Instead of the button, where there is none: an earlier moment, or a choice that comes first.
 *
 * @asked: (nullable): the choice */
static void
show_why (CraPhaseBar *self, gboolean past, const char *asked)
{
  gtk_label_set_text (self->why, past ? _ ("Looking back") : _ ("First a choice"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->why),
                               past ? _ ("An earlier moment of the game: “Play from here”, below "
                                         "the log, goes on from it")
                                    : asked);
  gtk_widget_set_visible (GTK_WIDGET (self->why), past || asked != NULL);
}

void
cra_phase_bar_show (CraPhaseBar *self, const CrState *state, gboolean past)
{
  g_autofree char *turn = dup_turn (state);
  g_autofree char *party = dup_party (state);
  g_autofree char *end = cra_phase_bar_dup_end (state);
  g_autofree char *phase = cr_words_phase (state, g_get_language_names ());
  g_autofree char *sky = cr_words_sky (state, g_get_language_names ());
  g_autofree char *asked = cr_state_get_awaited (state) != NULL ? cr_words_awaited (state) : NULL;
  g_autofree char *spoken = g_strjoin (" ", phase, past ? _ ("Looking back.") : "", sky, NULL);
  gboolean over = cr_state_get_turn (state)->over;

  if (is_shown (self, state,
                g_strjoin ("\n", turn, party, end, spoken, over ? "over" : "",
                           asked != NULL ? asked : "", NULL)))
    return;
  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->party, party);
  show_side (self, state);
  gtk_button_set_label (GTK_BUTTON (self->end), end);
  /* The action decides whether the button is sensitive, so a button that ends nothing is hidden
   * instead. */
  gtk_widget_set_visible (self->end, !over && !past && asked == NULL);
  show_why (self, past, over ? NULL : asked);
  gtk_widget_set_sensitive (GTK_WIDGET (self->die),
                            cr_state_get_phase (state) != NULL && !over && !past);
  show_phases (self, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
cra_phase_bar_finalize (GObject *object)
{
  g_free (CRA_PHASE_BAR (object)->shown);
  G_OBJECT_CLASS (cra_phase_bar_parent_class)->finalize (object);
}

static void
cra_phase_bar_class_init (CraPhaseBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_phase_bar_finalize;
}

static GtkWidget *
new_dice (CraPhaseBar *self)
{
  GtkWidget *grid = gtk_grid_new (), *popover = gtk_popover_new ();

  for (int i = 0; i < DIE; i++) {
    g_autofree char *text = g_strdup_printf ("%d", i + 1);
    g_autofree char *order = g_strdup_printf ("roll %d", i + 1);
    GtkWidget *button = gtk_button_new_with_label (text);

    gtk_widget_add_css_class (button, "flat");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.give");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", order);
    g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover,
                             G_CONNECT_SWAPPED);
    gtk_grid_attach (GTK_GRID (grid), button, i % DICE_IN_ROW, i / DICE_IN_ROW, 1, 1);
  }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  return popover;
}

/* Lets a player who rolls a real die tell the game what it shows. */
static GtkWidget *
new_die (CraPhaseBar *self)
{
  g_autofree char *tip = cra_keys_get_tooltip (_ ("Type the next die"), "play.roll");

  self->die = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->die, "crenel-die-symbolic");
  gtk_menu_button_set_popover (self->die, new_dice (self));
  gtk_widget_add_css_class (GTK_WIDGET (self->die), "flat");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->die), tip);
  cra_form_name (GTK_WIDGET (self->die), _ ("Type the next die"));
  return GTK_WIDGET (self->die);
}

static GtkWidget *
new_middle (CraPhaseBar *self)
{
  self->before = GTK_LABEL (cra_form_new_label ("…", "phase dim"));
  self->after = GTK_LABEL (cra_form_new_label ("…", "phase dim"));
  self->phases = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_hexpand (self->middle, TRUE);
  gtk_widget_set_halign (self->middle, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->middle), GTK_WIDGET (self->before));
  gtk_box_append (GTK_BOX (self->middle), self->phases);
  gtk_box_append (GTK_BOX (self->middle), GTK_WIDGET (self->after));
  return self->middle;
}

static void
cra_phase_bar_init (CraPhaseBar *self)
{
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  gtk_widget_add_css_class (GTK_WIDGET (self), "phase-bar");
  self->turn = GTK_LABEL (cra_form_new_label (NULL, "strong num"));
  self->party = GTK_LABEL (cra_form_new_label (NULL, NULL));
  self->side = cra_token_new (24);
  self->end = gtk_button_new ();
  gtk_widget_add_css_class (self->end, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->end), "play.end");
  gtk_widget_set_tooltip_text (self->end, _ ("Ctrl+Enter"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->turn));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (self), self->side);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->party));
  gtk_box_append (GTK_BOX (self), new_middle (self));
  gtk_box_append (GTK_BOX (self), new_die (self));
  self->why = GTK_LABEL (cra_form_new_label (NULL, "dim-label"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->why));
  gtk_box_append (GTK_BOX (self), self->end);
}
