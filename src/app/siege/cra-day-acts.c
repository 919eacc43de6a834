/* cra-day-acts.c: buttons for the orders that can be given today in a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-day-acts.h"

#include "cr-words-brief.h"
#include "cr-words-day.h"
#include "cr-words-siege.h"
#include "cra-form.h"
#include "cra-kept-hand.h"
#include "cra-rule-links.h"

#include <glib/gi18n.h>

/* The orders are shown in these groups, in this order. */
typedef enum {
  GROUP_DAY,
  GROUP_HERE,
  GROUP_ACTION,
  GROUP_BESIDE,
  GROUP_TALK,
  GROUP_WORKS,
  GROUP_LAST,
  N_GROUPS
} Group;

/**
 * CraDayActs:
 * @unfolded: the list of what can be built is open
 * @hand: keeps the focused button in its place when all buttons are made anew
 */
struct _CraDayActs {
  GtkBox parent_instance;

  gboolean unfolded;
  CraKeptHand hand;
};

G_DEFINE_FINAL_TYPE (CraDayActs, cra_day_acts, GTK_TYPE_BOX)

static guint signal_chosen, signal_refused;

/* What a button does: its order, or the reason why it cannot be given. */
typedef struct {
  char *order, *reason;
} Act;

static void
act_free (gpointer data, GClosure *closure)
{
  Act *act = data;

  g_free (act->order);
  g_free (act->reason);
  g_free (act);
}

static void
pressed_cb (GtkButton *button, Act *act)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), CRA_TYPE_DAY_ACTS);

  if (act->reason != NULL)
    g_signal_emit (self, signal_refused, 0, act->reason);
  else
    g_signal_emit (self, signal_chosen, 0, act->order);
}

static GtkWidget *
new_line (const char *text, const char *css)
{
  GtkWidget *label = cra_form_new_label (text, css);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  return label;
}

static GtkWidget *
new_button (const char *title, const char *detail, Act *act)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *spoken =
      detail != NULL ? g_strdup_printf ("%s. %s", title, detail) : g_strdup (title);

  gtk_box_append (GTK_BOX (box), new_line (title, act->reason != NULL ? "dim" : "strong"));
  if (detail != NULL)
    gtk_box_append (GTK_BOX (box), new_line (detail, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "act");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (pressed_cb), act, act_free, 0);
  return button;
}

static Group
find_group (const CrDayOrder *order)
{
  switch (order->verb) {
  case CR_DAY_BATTER:
  case CR_DAY_MINE:
    return GROUP_HERE;
  case CR_DAY_BUILD:
    return GROUP_WORKS;
  case CR_DAY_DAWN:
  case CR_DAY_END:
    return GROUP_DAY;
  case CR_DAY_RAISE:
    return GROUP_LAST;
  case CR_DAY_PARLEY:
    return GROUP_TALK;
  case CR_DAY_RELIEF:
  case CR_DAY_DIG:
  case CR_DAY_PROPS:
  case CR_DAY_CLASH:
  case CR_DAY_REFILL:
    return GROUP_BESIDE;
  default:
    return GROUP_ACTION;
  }
}

/* Returns: (transfer full): a text that identifies the order's button when buttons are made anew;
 * evening and morning are one button */
static char *
dup_key (const CrDayOrder *order)
{
  return g_strdup_printf ("%d %s %d %d %d %d %d",
                          order->verb == CR_DAY_DAWN ? CR_DAY_END : order->verb,
                          order->kind != NULL ? order->kind->id : "-", order->engine, order->mine,
                          order->target, order->side, order->n_men > 0);
}

static GtkWidget *
new_act (CreSiege *siege, const CrDayOrder *order)
{
  const CrCampaign *campaign = cre_siege_get_campaign (siege);
  const char *const *languages = g_get_language_names ();
  g_autofree char *title = cr_words_day_order (campaign, order, languages);
  g_autofree char *detail = NULL, *told = NULL;
  Act *act = g_new0 (Act, 1);
  GtkWidget *button;
  CrDayRefusal refusal;

  act->order = cr_day_order_format (campaign, order);
  if (!cr_day_judge (campaign, order, &refusal))
    act->reason = cr_words_day_refusal (campaign, order, &refusal, languages);
  else if (order->verb == CR_DAY_PARLEY)
    act->reason = cr_words_day_hopeless (campaign);
  if (act->reason == NULL || order->verb == CR_DAY_BUILD)
    detail = cr_words_day_prospect (campaign, order);
  /* A button for something to build also tells its use, even when it is refused. */
  if (act->reason != NULL)
    told =
        detail != NULL ? g_strdup_printf ("%s\n%s", detail, act->reason) : g_strdup (act->reason);
  button = new_button (title, told != NULL ? told : detail, act);
  cra_kept_hand_mark (button, dup_key (order));
  return button;
}

static void
unfolded_cb (GtkExpander *fold, GParamSpec *pspec, CraDayActs *self)
{
  self->unfolded = gtk_expander_get_expanded (fold);
}

/* There is much to build and it is seldom wanted, so that group is in a fold. */
static GtkWidget *
add_group (CraDayActs *self, Group group, const char *title)
{
  GtkWidget *box;

  if (group != GROUP_WORKS) {
    cra_form_add_section (GTK_WIDGET (self), title);
    return GTK_WIDGET (self);
  }
  box = cra_form_add_fold (GTK_WIDGET (self), title);
  gtk_expander_set_expanded (GTK_EXPANDER (box), self->unfolded);
  g_signal_connect (box, "notify::expanded", G_CALLBACK (unfolded_cb), self);
  return gtk_expander_get_child (GTK_EXPANDER (box));
}

static char *
word_group (CreSiege *siege, Group group, const CrPlace *place)
{
  const CrCampaign *campaign = cre_siege_get_campaign (siege);
  gboolean inside = cr_campaign_get_attacker (campaign) == CR_GARRISON;
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autofree char *at = place != NULL ? cr_map_format_printed (map, *place) : NULL;

  switch (group) {
  case GROUP_HERE:
    /* Translators: the heading of what can be done to a hex, “At 1012” */
    return g_strdup_printf (_ ("At %s"), at);
  case GROUP_ACTION:
    return g_strdup (_ ("The one action of the day"));
  case GROUP_BESIDE:
    /* Translators: a heading: what can be done beside the one action of the day */
    return g_strdup (_ ("Beside the action"));
  case GROUP_TALK:
    return g_strdup (_ ("Surrender"));
  case GROUP_WORKS:
    return g_strdup (inside ? _ ("Build for the garrison") : _ ("Build for the besiegers"));
  case GROUP_LAST:
    return g_strdup (_ ("The end of the siege"));
  default:
    return g_strdup (_ ("The day"));
  }
}

/* Returns: (transfer full) (nullable): an explanation of the numbers in that group */
static char *
word_note (const CrCampaign *campaign, Group group)
{
  g_autofree char *action = NULL, *initiative = NULL;

  if (group == GROUP_WORKS)
    return cr_words_day_building (campaign);
  if (group == GROUP_BESIDE)
    return cr_words_day_relief (campaign);
  if (group == GROUP_TALK)
    return cr_words_day_surrender (campaign);
  if (group != GROUP_ACTION)
    return NULL;
  action = cr_words_day_action (campaign);
  initiative = cr_words_day_initiative (campaign);
  return action != NULL ? g_strdup_printf ("%s\n%s", action, initiative) : NULL;
}

/* @text: (transfer full) (nullable): NULL adds nothing */
static void
add_note (GtkWidget *box, char *text)
{
  GtkWidget *label = text != NULL ? cra_form_add_hint (box, "") : NULL;

  if (label != NULL)
    cra_rule_set_text (GTK_LABEL (label), text);
  g_free (text);
}

/* Whether both orders have the same target; its note is shown once, before the first of them. */
static gboolean
is_same_target (const CrDayOrder *a, const CrDayOrder *b)
{
  return b != NULL && a->verb == b->verb && a->target == b->target && a->side == b->side;
}

static gboolean
has_act (const GArray *orders, Group group)
{
  for (guint i = 0; i < orders->len; i++)
    if (find_group (&g_array_index (orders, CrDayOrder, i)) == group)
      return TRUE;
  return FALSE;
}

static GtkWidget *
begin_group (CraDayActs *self,
             CreSiege *siege,
             const GArray *orders,
             Group group,
             const CrPlace *place)
{
  const CrCampaign *campaign = cre_siege_get_campaign (siege);
  gboolean told = group == GROUP_ACTION || group == GROUP_BESIDE;
  g_autofree char *title = NULL, *note = NULL;
  GtkWidget *box;

  if (!has_act (orders, group) && !told)
    return NULL;
  note = word_note (campaign, group);
  if (note == NULL && !has_act (orders, group))
    return NULL;
  title = word_group (siege, group, place);
  box = add_group (self, group, title);
  add_note (box, g_steal_pointer (&note));
  return box;
}

static void
fill_group (CraDayActs *self,
            CreSiege *siege,
            const GArray *orders,
            Group group,
            const CrPlace *place)
{
  const CrCampaign *campaign = cre_siege_get_campaign (siege);
  GtkWidget *box = begin_group (self, siege, orders, group, place);
  const CrDayOrder *before = NULL;

  for (guint i = 0; box != NULL && i < orders->len; i++) {
    const CrDayOrder *order = &g_array_index (orders, CrDayOrder, i);
    GtkWidget *button;

    if (find_group (order) != group)
      continue;
    if (!is_same_target (order, before))
      add_note (box, cr_words_day_strength (campaign, order, g_get_language_names ()));
    button = new_act (siege, order);
    if (order->verb == CR_DAY_DAWN || order->verb == CR_DAY_END)
      gtk_widget_add_css_class (button, "suggested-action");
    gtk_box_append (GTK_BOX (box), button);
    before = order;
  }
}

/* Adds a hint about something that is not done with a button. */
static void
add_hint (CraDayActs *self, const CrCampaign *campaign, const CrPlace *place)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  const char *hint = NULL;

  add_note (GTK_WIDGET (self), cr_words_day_ending (campaign));
  if (day->over)
    hint = _ ("The siege has ended. Undo goes back into it.");
  else if (day->step == CR_STEP_MUSTER)
    hint = _ ("Say first who besieges and who holds the castle, with which engines and how much "
              "food: at the top right.");
  else if (day->step == CR_STEP_ASSAULT)
    hint = _ ("An assault is played. The day goes on when it is over.");
  else if (day->step == CR_STEP_ACTION && place == NULL &&
           day->camp == cr_campaign_get_attacker (campaign))
    hint = _ ("Point at a hex of the wall to batter it or to dig under it.");
  if (hint != NULL)
    cra_form_add_hint (GTK_WIDGET (self), hint);
}

void
cra_day_acts_show (CraDayActs *self, CreSiege *siege, const CrPlace *place)
{
  const CrCampaign *campaign = cre_siege_get_campaign (siege);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrDayOrder));
  int focus = cra_form_get_focus (GTK_WIDGET (self));

  cra_kept_hand_take (&self->hand, GTK_WIDGET (self));
  cra_form_clear (GTK_WIDGET (self));
  cr_day_list (campaign, place, orders);
  for (Group group = 0; group < N_GROUPS; group++) {
    fill_group (self, siege, orders, group, place);
    if (group == GROUP_ACTION) {
      add_hint (self, campaign, place);
      add_note (GTK_WIDGET (self), cr_words_day_chances (campaign));
      add_note (GTK_WIDGET (self), g_strdup (cr_words_day_marks (campaign)));
    }
  }
  if (!cra_kept_hand_put_back (&self->hand) && focus >= 0)
    cra_form_set_focus (GTK_WIDGET (self), focus);
  cra_kept_hand_end (&self->hand);
}

static void
cra_day_acts_dispose (GObject *object)
{
  cra_kept_hand_clear (&CRA_DAY_ACTS (object)->hand);
  G_OBJECT_CLASS (cra_day_acts_parent_class)->dispose (object);
}

static void
cra_day_acts_class_init (CraDayActsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_day_acts_dispose;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_DAY_ACTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signal_refused = g_signal_new ("refused", CRA_TYPE_DAY_ACTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cra_day_acts_init (CraDayActs *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
}
