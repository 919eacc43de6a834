/* cra-man-card.c: the card of a man: his counter, his state, his figures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-man-card.h"

#include "cr-sheet.h"
#include "cr-words-area.h"
#include "cr-words-characters.h"
#include "cr-words-fighter.h"
#include "cr-words-move.h"
#include "cr-words-order.h"
#include "cr-words-rules.h"
#include "cr-words-tower.h"
#include "cra-form.h"
#include "cra-token.h"

#include <glib/gi18n.h>

#define TOKEN 84

/* The text of a field wraps after so many characters: “wounded, loading for another”. */
#define VALUE_CHARS 12

/* The number of figures: attack, defence, movement. */
#define N_FIGURES 3

struct _CraManCard {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *token, *fields, *figures;
  GtkLabel *class, *state, *points, *place, *carries, *has;
  GtkLabel *health[CR_N_CHARACTER_STATES], *figure[CR_N_CHARACTER_STATES][N_FIGURES];
};

G_DEFINE_FINAL_TYPE (CraManCard, cra_man_card, GTK_TYPE_BOX)

static void
take_text (GtkLabel *label, char *text)
{
  gtk_label_set_text (label, text);
  g_free (text);
}

static const CrFigure *
get_figure (const CrFighter *fighter, int which, int state)
{
  const CrCounter *counter =
      cr_fighter_rides (fighter) ? &fighter->character->mounted : &fighter->character->foot;
  const CrFigure *const figures[N_FIGURES] = {
    counter->attack,
    counter->defence,
    fighter->first ? counter->first : counter->movement,
  };

  return &figures[which][state];
}

/* The row of figures that hold now, whole or wounded, is marked. */
static void
show_figures (CraManCard *self, const CrFighter *fighter)
{
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    gboolean now =
        state == (fighter->health == CR_HEALTH_WHOLE ? CR_CHARACTER_WHOLE : CR_CHARACTER_WOUNDED);
    const char *css[] = { "num", now ? "strong" : "dim", NULL };

    /* Translators: before the row of a man's figures that holds now */
    take_text (self->health[state],
               g_strdup_printf (now ? _ ("▸ %s") : "%s",
                                state == CR_CHARACTER_WHOLE ? _ ("whole") : _ ("wounded")));
    gtk_widget_set_css_classes (GTK_WIDGET (self->health[state]), css);
    for (int i = 0; i < N_FIGURES; i++) {
      take_text (self->figure[state][i], cr_words_figure (get_figure (fighter, i, state)));
      gtk_widget_set_css_classes (GTK_WIDGET (self->figure[state][i]), css);
    }
  }
}

static void
add_words (GString *text, const char *words)
{
  if (words != NULL && *words != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words);
}

/* Returns: (transfer full): "armour · longbow, axe · commander" */
static char *
dup_has (const CrState *state, const CrCharacter *character)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *roles = cr_words_roles (character->roles);
  g_autofree char *arms = cr_words_arms (ruleset, character, g_get_language_names ());

  add_words (text, character->armour ? _ ("armour") : _ ("no armour"));
  add_words (text, arms);
  add_words (text, roles);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Shows what the man carries, or climbs. */
static void
show_carries (CraManCard *self, const CrState *state, int gear)
{
  GtkWidget *value = GTK_WIDGET (self->carries);

  if (gear >= 0)
    take_text (self->carries, cr_words_gear (state, (guint) gear));
  gtk_widget_set_visible (value, gear >= 0);
  gtk_widget_set_visible (gtk_widget_get_prev_sibling (value), gear >= 0);
}

static void
show_both (CraManCard *self, const CrState *state, const CrFighter *fighter, const CrToken *token)
{
  cra_token_show (self->token, token);
  show_figures (self, fighter);
  take_text (self->has, dup_has (state, fighter->character));
}

/* Shows the area in which a man may enter who is not on the map yet. */
static void
show_to_come (CraManCard *self, const CrState *state, int man)
{
  const CrScenario *scenario = cr_state_get_scenario (state);
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  int area = cr_state_get_entry (state, man);

  gtk_label_set_text (self->state, _ ("to be placed"));
  take_text (self->points, g_strdup_printf (_ ("%d MP"), cr_fighter_get_allowance (fighter)));
  gtk_label_set_text (self->place,
                      area >= 0
                          ? cr_words_area_name (scenario, cr_state_get_map (state),
                                                cr_scenario_get_area (scenario, (guint) area)->id,
                                                g_get_language_names ())
                          : "–");
}

void
cra_man_card_show (CraManCard *self, const CrState *state, int man)
{
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  g_autofree char *name = NULL;
  g_autofree char *spoken = cr_words_fighter_facts (state, man, g_get_language_names ());
  CrToken token = cr_token_of (state, man, &name);

  token.rump = (CrPoint){ 0, 0 };
  show_both (self, state, fighter, &token);
  take_text (self->class, cr_words_fighter_class (state, man, g_get_language_names ()));
  take_text (self->state, cr_words_fighter_state (fighter));
  /* Translators: movement points that are left, of so many */
  take_text (self->points, g_strdup_printf (_ ("%1$d of %2$d MP"), fighter->points,
                                            cr_fighter_get_allowance (fighter)));
  take_text (self->place, cr_words_fighter_spot (state, man));
  if (!fighter->here && fighter->away <= CR_AWAY_TO_COME)
    show_to_come (self, state, man);
  show_carries (self, state, fighter->gear);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
cra_man_card_show_newcomer (CraManCard *self,
                            const CrState *state,
                            const CrCharacter *character,
                            int party)
{
  const char *name = cr_character_get_name (character, g_get_language_names ());
  CrFighter fighter = { .character = character,
                        .first = cr_state_says (state, "allowances", "first") };
  CrToken token = { .name = name,
                    .arms = character->id,
                    .face = character->face,
                    .side = party,
                    .attack = cr_fighter_get_attack (&fighter),
                    .defence = cr_fighter_get_defence (&fighter),
                    .movement = cr_fighter_get_allowance (&fighter) };

  show_both (self, state, &fighter, &token);
  gtk_label_set_text (self->class, cr_words_party (state, party));
  gtk_label_set_text (self->state, _ ("to be placed"));
  take_text (self->points, g_strdup_printf (_ ("%d MP"), token.movement));
  gtk_label_set_text (self->place, "–");
  show_carries (self, state, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
cra_man_card_class_init (CraManCardClass *klass)
{
}

static GtkLabel *
add_row (GtkWidget *grid, const char *title, int row)
{
  GtkWidget *value = cra_form_new_label (NULL, "num");

  gtk_label_set_ellipsize (GTK_LABEL (value), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (value), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (value), VALUE_CHARS);
  gtk_grid_attach (GTK_GRID (grid), cra_form_new_label (title, "dim caption"), 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), value, 1, row, 1, 1);
  return GTK_LABEL (value);
}

static void
make_fields (CraManCard *self)
{
  self->fields = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->fields), 10);
  gtk_grid_set_row_spacing (GTK_GRID (self->fields), 2);
  gtk_widget_set_valign (self->fields, GTK_ALIGN_CENTER);
  self->class = GTK_LABEL (cra_form_new_label (NULL, "caption"));
  gtk_label_set_ellipsize (self->class, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->class, TRUE);
  gtk_label_set_max_width_chars (self->class, 20);
  gtk_grid_attach (GTK_GRID (self->fields), GTK_WIDGET (self->class), 0, 0, 2, 1);
  self->state = add_row (self->fields, _ ("State"), 1);
  self->points = add_row (self->fields, _ ("Moves"), 2);
  self->place = add_row (self->fields, _ ("At"), 3);
  self->carries = add_row (self->fields, _ ("With"), 4);
}

static void
make_figures (CraManCard *self)
{
  const char *const heads[N_FIGURES] = { _ ("Attack"), _ ("Defence"), _ ("MP") };

  self->figures = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->figures), 12);
  gtk_widget_set_tooltip_text (self->figures, cr_words_provenance_legend ());
  for (int i = 0; i < N_FIGURES; i++)
    gtk_grid_attach (GTK_GRID (self->figures), cra_form_new_label (heads[i], "dim caption"), i + 1,
                     0, 1, 1);
  for (int state = 0; state < CR_N_CHARACTER_STATES; state++) {
    self->health[state] = GTK_LABEL (cra_form_new_label (NULL, NULL));
    gtk_grid_attach (GTK_GRID (self->figures), GTK_WIDGET (self->health[state]), 0, state + 1, 1,
                     1);
    for (int i = 0; i < N_FIGURES; i++) {
      self->figure[state][i] = GTK_LABEL (cra_form_new_label (NULL, NULL));
      gtk_grid_attach (GTK_GRID (self->figures), GTK_WIDGET (self->figure[state][i]), i + 1,
                       state + 1, 1, 1);
    }
  }
}

static void
cra_man_card_init (CraManCard *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->token = cra_token_new (TOKEN);
  make_fields (self);
  make_figures (self);
  self->has = GTK_LABEL (cra_form_new_label (NULL, "dim caption"));
  gtk_label_set_ellipsize (self->has, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (self->has, TRUE);
  gtk_label_set_max_width_chars (self->has, 34);
  gtk_box_append (GTK_BOX (top), self->token);
  gtk_box_append (GTK_BOX (top), self->fields);
  gtk_box_append (GTK_BOX (self), top);
  gtk_box_append (GTK_BOX (self), self->figures);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->has));
}
