/* cra-day-acts.c: buttons for the orders that can be given today in a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-day-acts.h"

#include "cr-words-brief.h"
#include "cr-words-day.h"
#include "cr-words-siege.h"
#include "cra-day-act.h"
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
  GROUP_WORKS,
  GROUP_TALK,
  GROUP_LAST,
  N_GROUPS
} Group;

/**
 * CraDayActs:
 * @unfolded: by group whether its fold is open: what can be built until the next day, and what
 *   counts for a surrender
 * @day: the number of that which is shown
 * @altered: (owned) (element-type utf8 CrDayOrder): orders for which other men or another number
 *   have been chosen, by their key, while nothing happens
 * @n_played: orders that had been given by then
 * @hand: keeps the focused button in its place when all buttons are made anew
 */
struct _CraDayActs {
  GtkBox parent_instance;

  gboolean unfolded[N_GROUPS];
  int day;
  guint n_played;
  GHashTable *altered;
  CraKeptHand hand;
};

G_DEFINE_FINAL_TYPE (CraDayActs, cra_day_acts, GTK_TYPE_BOX)

static guint signal_chosen, signal_refused;

/* Of an act: the key of its order, as the list has it. */
#define KEY "act-key"

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

static void
chosen_cb (CraDayAct *act, const char *order, CraDayActs *self)
{
  g_signal_emit (self, signal_chosen, 0, order);
}

static void
refused_cb (CraDayAct *act, const char *reason, CraDayActs *self)
{
  g_signal_emit (self, signal_refused, 0, reason);
}

static void
altered_cb (CraDayAct *act, CraDayActs *self)
{
  const CrDayOrder *order = cra_day_act_get_order (act);

  g_hash_table_insert (self->altered, g_strdup (g_object_get_data (G_OBJECT (act), KEY)),
                       g_memdup2 (order, sizeof *order));
}

/* With the men and the number that were chosen before all was made anew. */
static GtkWidget *
new_act (CraDayActs *self, CreSiege *siege, const CrDayOrder *order)
{
  char *key = dup_key (order);
  const CrDayOrder *altered = g_hash_table_lookup (self->altered, key);
  GtkWidget *act = cra_day_act_new (siege, altered != NULL ? altered : order);

  g_signal_connect (act, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect (act, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (act, "altered", G_CALLBACK (altered_cb), self);
  cra_kept_hand_mark (cra_day_act_get_button (CRA_DAY_ACT (act)), g_strdup (key));
  g_object_set_data_full (G_OBJECT (act), KEY, key, g_free);
  return act;
}

static void
unfolded_cb (GtkExpander *fold, GParamSpec *pspec, gboolean *unfolded)
{
  *unfolded = gtk_expander_get_expanded (fold);
}

/* Returns: the box within */
static GtkWidget *
add_fold (CraDayActs *self, Group group, const char *title)
{
  GtkWidget *fold = cra_form_add_fold (GTK_WIDGET (self), title);

  gtk_expander_set_expanded (GTK_EXPANDER (fold), self->unfolded[group]);
  g_signal_connect (fold, "notify::expanded", G_CALLBACK (unfolded_cb), &self->unfolded[group]);
  return gtk_expander_get_child (GTK_EXPANDER (fold));
}

/* There is much to build and it is seldom wanted, so that group is in a fold. */
static GtkWidget *
add_group (CraDayActs *self, Group group, const char *title)
{
  if (group == GROUP_WORKS)
    return add_fold (self, group, title);
  cra_form_add_section (GTK_WIDGET (self), title);
  return GTK_WIDGET (self);
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
    return g_strdup (cr_campaign_get_day (campaign)->relief == CR_RELIEF_COME
                         ? _ ("What the besiegers do now")
                     : cr_campaign_is_battle_due (campaign) ? _ ("Against the army of relief")
                                                            : _ ("The one action of the day"));
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
  if (cr_campaign_get_day (campaign)->relief == CR_RELIEF_COME ||
      cr_campaign_is_battle_due (campaign))
    return g_steal_pointer (&action);
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
  /* What counts for a surrender is long, and its sum stands on the button. */
  if (group != GROUP_TALK)
    add_note (box, g_steal_pointer (&note));
  return box;
}

/* Adds what counts for a surrender, while one is talked of at all. */
static void
add_surrender (CraDayActs *self, const CrCampaign *campaign)
{
  char *note = word_note (campaign, GROUP_TALK);

  if (note != NULL)
    add_note (add_fold (self, GROUP_TALK, _ ("What counts")), note);
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
    GtkWidget *act;

    /* One goes from fight to fight where they are played. */
    if (find_group (order) != group || order->verb == CR_DAY_TABLE)
      continue;
    if (!is_same_target (order, before))
      add_note (box, cr_words_day_strength (campaign, order, g_get_language_names ()));
    act = new_act (self, siege, order);
    gtk_box_append (GTK_BOX (box), act);
    before = order;
  }
  if (box != NULL && group == GROUP_TALK)
    add_surrender (self, campaign);
}

/* What the end of the day has brought: healing, food, and who comes back. */
static void
add_evening (CraDayActs *self, CreSiege *siege)
{
  const GPtrArray *played = cre_siege_get_log (siege)->played;
  const CrDay *day = cr_campaign_get_day (cre_siege_get_campaign (siege));

  if (day->over || day->step != CR_STEP_EVENING)
    return;
  for (guint i = played->len; i-- > 0;) {
    const CrPlayed *last = played->pdata[i];

    if (!g_str_equal (last->order, "end"))
      continue;
    cra_form_add_section (GTK_WIDGET (self), _ ("This evening"));
    add_note (GTK_WIDGET (self), g_strjoinv ("\n", last->words));
    return;
  }
}

/* Adds who has won, to be seen at once, and what it came to. */
static void
add_ending (CraDayActs *self, const CrCampaign *campaign)
{
  g_autofree char *text = cr_words_day_ending (campaign);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", 2) : NULL;
  GtkWidget *label;

  if (lines == NULL)
    return;
  label = cra_form_new_label (NULL, "strong");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  cra_rule_set_text (GTK_LABEL (label), lines[0]);
  gtk_box_append (GTK_BOX (self), label);
  if (lines[1] != NULL)
    add_note (GTK_WIDGET (self), g_strdup (lines[1]));
}

/* Adds a hint about something that is not done with a button. */
static void
add_hint (CraDayActs *self, const CrCampaign *campaign, const CrPlace *place)
{
  const CrDay *day = cr_campaign_get_day (campaign);
  const char *hint = NULL;

  if (day->over)
    cra_form_add_section (GTK_WIDGET (self), _ ("The siege has ended"));
  add_ending (self, campaign);
  if (day->over)
    hint = _ ("Undo goes back into the siege.");
  else if (day->step == CR_STEP_MUSTER)
    hint = _ ("Say first who besieges and who holds the castle, with which engines and how much "
              "food: at the top right.");
  else if (day->step == CR_STEP_ASSAULT)
    hint = _ ("An assault is played. The day goes on when it is over.");
  else if (day->step == CR_STEP_ACTION && place == NULL && day->relief != CR_RELIEF_COME &&
           !cr_campaign_is_battle_due (campaign) &&
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
  guint n = cre_siege_get_log (siege)->played->len;

  if (cr_campaign_get_day (campaign)->number != self->day)
    self->unfolded[GROUP_WORKS] = FALSE;
  self->day = cr_campaign_get_day (campaign)->number;
  if (n != self->n_played)
    g_hash_table_remove_all (self->altered);
  self->n_played = n;
  cra_kept_hand_take (&self->hand, GTK_WIDGET (self));
  cra_form_clear (GTK_WIDGET (self));
  cr_day_list (campaign, place, orders);
  for (Group group = 0; group < N_GROUPS; group++) {
    fill_group (self, siege, orders, group, place);
    if (group == GROUP_ACTION) {
      add_evening (self, siege);
      add_hint (self, campaign, place);
      add_note (GTK_WIDGET (self), cr_words_day_chances (campaign));
      add_note (GTK_WIDGET (self), cr_words_day_marks (campaign));
    }
  }
  if (!cra_kept_hand_put_back (&self->hand) && focus >= 0)
    cra_form_set_focus (GTK_WIDGET (self), focus);
  cra_kept_hand_end (&self->hand);
}

/* Returns: (nullable): the first button, or the first that is suggested */
static GtkWidget *
find_button (CraDayActs *self, gboolean suggested)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *button =
        CRA_IS_DAY_ACT (child) ? cra_day_act_get_button (CRA_DAY_ACT (child)) : NULL;

    if (button != NULL && (!suggested || gtk_widget_has_css_class (button, "suggested-action")))
      return button;
  }
  return NULL;
}

void
cra_day_acts_go_on (CraDayActs *self)
{
  GtkWidget *button = find_button (self, TRUE);

  if (button != NULL)
    gtk_widget_activate (button);
}

void
cra_day_acts_take_focus (CraDayActs *self)
{
  GtkWidget *button = find_button (self, FALSE);

  if (button != NULL)
    gtk_widget_grab_focus (button);
}

static void
cra_day_acts_dispose (GObject *object)
{
  cra_kept_hand_clear (&CRA_DAY_ACTS (object)->hand);
  G_OBJECT_CLASS (cra_day_acts_parent_class)->dispose (object);
}

static void
cra_day_acts_finalize (GObject *object)
{
  g_hash_table_unref (CRA_DAY_ACTS (object)->altered);
  G_OBJECT_CLASS (cra_day_acts_parent_class)->finalize (object);
}

static void
cra_day_acts_class_init (CraDayActsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_day_acts_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_day_acts_finalize;
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
  self->altered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}
