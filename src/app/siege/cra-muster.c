/* cra-muster.c: fields for the men, engines and food with which a siege begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-muster.h"

#include "cra-form.h"

#include <glib/gi18n.h>

/* The sides to which men can be added: besiegers, garrison, the army that relieves it. */
static const char *const parties[] = { "besiegers", "garrison", "relief" };

struct _CraMuster {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *form, *party, *who, *how_many, *engine, *food, *track, *first_only, *add, *bring;

  CreSiege *siege; /* owned, nullable */
};

G_DEFINE_FINAL_TYPE (CraMuster, cra_muster, GTK_TYPE_BOX)

static guint signal_chosen;

static void
choose (CraMuster *self, const char *order)
{
  g_signal_emit (self, signal_chosen, 0, order);
}

static guint
get_chosen (GtkWidget *drop_down)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));
}

static int
get_number (GtkWidget *spin)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

/* Returns: (transfer full): the character's id; when he is already there, a new id for another man
 * like him */
static char *
name_man (const CrCampaign *campaign, const CrCharacter *character)
{
  for (int n = 1;; n++) {
    g_autofree char *id =
        n == 1 ? g_strdup (character->id) : g_strdup_printf ("%s-%d", character->id, n);

    if (cr_campaign_find_soldier (campaign, id) < 0)
      return g_steal_pointer (&id);
  }
}

/* Returns: the character at that row; horses are left out, because they come with their riders */
static const CrCharacter *
get_character (CraMuster *self, guint index)
{
  const CrCharacters *library = cr_campaign_get_library (cre_siege_get_campaign (self->siege));

  for (guint i = 0; i < cr_characters_n (library); i++)
    if (!cr_characters_get (library, i)->animal && index-- == 0)
      return cr_characters_get (library, i);
  return NULL;
}

static void
add_men_cb (CraMuster *self)
{
  const CrCharacter *character = get_character (self, get_chosen (self->who));
  guint party = get_chosen (self->party);

  for (int n = get_number (self->how_many); character != NULL && n > 0; n--) {
    g_autofree char *id = name_man (cre_siege_get_campaign (self->siege), character);
    g_autofree char *order = g_strdup_printf ("muster %s for %s", id, parties[party]);

    choose (self, order);
  }
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->how_many), 1);
}

static void
bring_cb (CraMuster *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  const CrSiegeRules *rules = cr_campaign_get_rules (campaign);
  const CrEngineKind *kind = cr_siege_rules_get_engine (rules, get_chosen (self->engine));
  gboolean inside = get_chosen (self->party) > 0;
  g_autofree char *order = g_strdup_printf ("bring %s%s", cr_day_find_name (campaign, kind->id),
                                            inside ? " for garrison" : "");

  choose (self, order);
}

static void
say_days (CraMuster *self, const char *verb, GtkWidget *spin)
{
  g_autofree char *order = g_strdup_printf ("%s %d", verb, get_number (spin));

  choose (self, order);
}

static void
food_cb (CraMuster *self)
{
  say_days (self, "food", self->food);
}

static void
track_cb (CraMuster *self)
{
  say_days (self, "track", self->track);
}

/* The labels of the buttons say to which side a man is added. */
static void
party_cb (CraMuster *self)
{
  static const char *const add[] = { N_ ("Add to the besiegers"), N_ ("Add to the garrison"),
                                     N_ ("Add to the army of relief") };
  guint party = get_chosen (self->party);

  gtk_button_set_label (GTK_BUTTON (self->add), _ (add[party]));
  gtk_button_set_label (GTK_BUTTON (self->bring), party > 0 ? _ ("Bring it to the garrison")
                                                            : _ ("Bring it to the besiegers"));
}

static GtkWidget *
add_button (CraMuster *self, GtkWidget *form, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_signal_connect_swapped (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (form), button);
  return button;
}

static GListModel *
list_parties (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Besiegers"));
  gtk_string_list_append (names, _ ("Garrison"));
  gtk_string_list_append (names, _ ("Army of relief"));
  return G_LIST_MODEL (names);
}

/* Returns: (transfer full): "Watkin · Halberdier" */
static char *
word_character (const CrCharacters *library, const CrCharacter *character)
{
  const char *const *languages = g_get_language_names ();
  const CrCharacterClass *class =
      character->class_id != NULL ? cr_characters_find_class (library, character->class_id) : NULL;
  const char *name = cr_character_get_name (character, languages);

  return class != NULL ? g_strdup_printf ("%s · %s", name,
                                          cr_node_get_localized (class->node, "name", languages))
                       : g_strdup (name);
}

static GListModel *
list_characters (CraMuster *self)
{
  const CrCharacters *library = cr_campaign_get_library (cre_siege_get_campaign (self->siege));
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < cr_characters_n (library); i++) {
    const CrCharacter *character = cr_characters_get (library, i);
    g_autofree char *name = word_character (library, character);

    if (!character->animal)
      gtk_string_list_append (names, name);
  }
  return G_LIST_MODEL (names);
}

static GListModel *
list_engines (CraMuster *self)
{
  const CrSiegeRules *rules = cr_campaign_get_rules (cre_siege_get_campaign (self->siege));
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < cr_siege_rules_n_engines (rules); i++)
    gtk_string_list_append (names,
                            cr_node_get_localized (cr_siege_rules_get_engine (rules, i)->node,
                                                   "name", g_get_language_names ()));
  return G_LIST_MODEL (names);
}

static GtkWidget *
new_spin (int value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, CR_MAX_DAYS, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  return spin;
}

static void
add_lengths (CraMuster *self)
{
  const CrDay *day = cr_campaign_get_day (cre_siege_get_campaign (self->siege));

  self->first_only = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->food = new_spin (day->food);
  self->track = new_spin (day->track);
  cra_form_add_section (self->first_only, _ ("How long"));
  cra_form_add_row (self->first_only, _ ("Days of food"), self->food);
  add_button (self, self->first_only, _ ("Set the food"), G_CALLBACK (food_cb));
  cra_form_add_row (self->first_only, _ ("Days at most"), self->track);
  add_button (self, self->first_only, _ ("Set the length"), G_CALLBACK (track_cb));
  gtk_box_append (GTK_BOX (self->form), self->first_only);
}

static void
fill_muster (CraMuster *self)
{
  g_autoptr (GtkExpression) name = NULL;

  self->party = cra_form_new_drop_down (list_parties (), NULL, NULL);
  self->who = cra_form_new_drop_down (list_characters (self), NULL, NULL);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->who), TRUE);
  /* A drop-down needs this expression for its search to find anything. */
  name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  gtk_drop_down_set_expression (GTK_DROP_DOWN (self->who), name);
  self->how_many = new_spin (1);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->how_many), 1, 40);
  self->engine = cra_form_new_drop_down (list_engines (self), NULL, NULL);
  cra_form_add_section (self->form, _ ("Men and engines"));
  cra_form_add_row (self->form, _ ("For"), self->party);
  cra_form_add_wide_row (self->form, _ ("Who"), self->who);
  cra_form_add_row (self->form, _ ("How many"), self->how_many);
  self->add = add_button (self, self->form, "", G_CALLBACK (add_men_cb));
  cra_form_add_wide_row (self->form, _ ("Engine"), self->engine);
  self->bring = add_button (self, self->form, "", G_CALLBACK (bring_cb));
  g_signal_connect_object (self->party, "notify::selected", G_CALLBACK (party_cb), self,
                           G_CONNECT_SWAPPED);
  party_cb (self);
  add_lengths (self);
}

void
cra_muster_set_siege (CraMuster *self, CreSiege *siege)
{
  g_set_object (&self->siege, siege);
  cra_form_clear (self->form);
  if (siege != NULL)
    fill_muster (self);
}

void
cra_muster_update (CraMuster *self)
{
  const CrDay *day = cr_campaign_get_day (cre_siege_get_campaign (self->siege));

  gtk_widget_set_visible (self->first_only, day->step == CR_STEP_MUSTER);
  cra_form_set_number (self->food, day->food);
  cra_form_set_number (self->track, day->track);
}

static void
cra_muster_dispose (GObject *object)
{
  g_clear_object (&CRA_MUSTER (object)->siege);
  G_OBJECT_CLASS (cra_muster_parent_class)->dispose (object);
}

static void
cra_muster_class_init (CraMusterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_muster_dispose;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_MUSTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cra_muster_init (CraMuster *self)
{
  self->form = cra_form_new ();
  gtk_widget_set_hexpand (self->form, TRUE);
  gtk_box_append (GTK_BOX (self), self->form);
}
