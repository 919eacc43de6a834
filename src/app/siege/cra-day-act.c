/* cra-day-act.c: one thing that may be done today. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-day-act.h"

#include "cr-words-brief.h"
#include "cr-words-day.h"
#include "cr-words-siege.h"
#include "cra-form.h"

#include <glib/gi18n.h>

/**
 * CraDayAct:
 * @names: the order is one that names men
 * @reason: (nullable): why the order cannot be given
 */
struct _CraDayAct {
  GtkBox parent_instance;

  /* made by hand, borrowed */
  GtkWidget *button;
  GtkLabel *title, *detail;

  CreSiege *siege;
  CrDayOrder order;
  gboolean names;
  char *reason;
};

G_DEFINE_FINAL_TYPE (CraDayAct, cra_day_act, GTK_TYPE_BOX)

static guint signal_chosen, signal_refused, signal_altered;

/* Of a check button: the soldier, and whether he is a foe. */
#define MAN "act-man"
#define FOE "act-foe"

static void
pressed_cb (CraDayAct *self)
{
  g_autofree char *text = cr_day_order_format (cre_siege_get_campaign (self->siege), &self->order);

  if (self->reason != NULL)
    g_signal_emit (self, signal_refused, 0, self->reason);
  else
    g_signal_emit (self, signal_chosen, 0, text);
}

/* (transfer full) (nullable): what it would come to, or why it cannot be given; what could be built
 * says what for, be it refused. */
static char *
word_detail (CraDayAct *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  g_autofree char *detail = NULL;

  if (self->reason == NULL || self->order.verb == CR_DAY_BUILD)
    detail = cr_words_day_prospect (campaign, &self->order);
  if (self->reason == NULL)
    return g_steal_pointer (&detail);
  return detail != NULL ? g_strdup_printf ("%s\n%s", detail, self->reason)
                        : g_strdup (self->reason);
}

static void
judge (CraDayAct *self)
{
  const CrCampaign *campaign = cre_siege_get_campaign (self->siege);
  CrDayRefusal refusal;

  g_clear_pointer (&self->reason, g_free);
  if (self->names && self->order.n_men == 0)
    self->reason = g_strdup (_ ("Nobody is chosen."));
  else if (!cr_day_judge (campaign, &self->order, &refusal))
    self->reason = cr_words_day_refusal (campaign, &self->order, &refusal, g_get_language_names ());
  else if (self->order.verb == CR_DAY_PARLEY)
    self->reason = cr_words_day_hopeless (campaign);
}

static void
show_order (CraDayAct *self)
{
  g_autofree char *title = cr_words_day_order (cre_siege_get_campaign (self->siege), &self->order,
                                               g_get_language_names ());
  g_autofree char *detail = NULL, *spoken = NULL;

  judge (self);
  detail = word_detail (self);
  spoken = detail != NULL ? g_strdup_printf ("%s. %s", title, detail) : g_strdup (title);
  gtk_label_set_text (self->title, title);
  gtk_widget_remove_css_class (GTK_WIDGET (self->title), self->reason != NULL ? "strong" : "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), self->reason != NULL ? "dim" : "strong");
  gtk_label_set_text (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}

/* The one button that leads on, unless something else has to be done first. */
static void
suggest (CraDayAct *self)
{
  gboolean due = cr_campaign_is_battle_due (cre_siege_get_campaign (self->siege));

  if (self->reason == NULL && (self->order.verb == CR_DAY_DAWN || self->order.verb == CR_DAY_END ||
                               (due && self->order.verb == CR_DAY_ASSAULT)))
    gtk_widget_add_css_class (self->button, "suggested-action");
}

static GtkLabel *
add_line (GtkWidget *box, const char *css)
{
  GtkWidget *label = cra_form_new_label (NULL, css);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
alter (CraDayAct *self)
{
  show_order (self);
  g_signal_emit (self, signal_altered, 0);
}

static gboolean
has_man (const gint16 *men, int n, int man)
{
  for (int i = 0; i < n; i++)
    if (men[i] == man)
      return TRUE;
  return FALSE;
}

/* The men who are ticked, in the order of their buttons. */
static void
collect_men (GtkWidget *box, gint16 *men, guint8 *n_out)
{
  *n_out = 0;
  for (GtkWidget *check = gtk_widget_get_first_child (box); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)) && *n_out < CR_DAY_MEN)
      men[(*n_out)++] = (gint16) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), MAN));
}

static void
toggled_cb (CraDayAct *self, GtkCheckButton *check)
{
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (check));

  if (g_object_get_data (G_OBJECT (check), FOE) != NULL)
    collect_men (box, self->order.foes, &self->order.n_foes);
  else
    collect_men (box, self->order.men, &self->order.n_men);
  alter (self);
}

static void
add_check (CraDayAct *self, GtkWidget *box, int man, gboolean foe)
{
  g_autofree char *name = cr_words_soldier_brief (cre_siege_get_campaign (self->siege), man);
  GtkWidget *check = gtk_check_button_new_with_label (name);
  gboolean named = foe ? has_man (self->order.foes, self->order.n_foes, man)
                       : has_man (self->order.men, self->order.n_men, man);

  g_object_set_data (G_OBJECT (check), MAN, GINT_TO_POINTER (man));
  g_object_set_data (G_OBJECT (check), FOE, GINT_TO_POINTER (foe));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), named);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), check);
}

static void
add_men (CraDayAct *self, gboolean foes, const char *title)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (int));
  GtkWidget *fold;

  cr_day_list_men (cre_siege_get_campaign (self->siege), &self->order, foes, men);
  if (men->len == 0)
    return;
  fold = cra_form_add_fold (GTK_WIDGET (self), title);
  for (guint i = 0; i < men->len; i++)
    add_check (self, gtk_expander_get_child (GTK_EXPANDER (fold)), g_array_index (men, int, i),
               foes);
}

static void
number_cb (CraDayAct *self, GtkSpinButton *spin)
{
  self->order.number = gtk_spin_button_get_value_as_int (spin);
  alter (self);
}

static void
add_food (CraDayAct *self)
{
  int most = cr_day_find_most_food (cre_siege_get_campaign (self->siege), &self->order);
  GtkWidget *spin;

  if (most <= 0)
    return;
  spin = gtk_spin_button_new_with_range (1, most, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), self->order.number);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (number_cb), self, G_CONNECT_SWAPPED);
  cra_form_add_row (GTK_WIDGET (self),
                    self->order.verb == CR_DAY_RETIRE ? _ ("Days of food that go along")
                                                      : _ ("Days of food of their own"),
                    spin);
}

GtkWidget *
cra_day_act_new (CreSiege *siege, const CrDayOrder *order)
{
  CraDayAct *self = g_object_new (CRA_TYPE_DAY_ACT, NULL);

  self->siege = g_object_ref (siege);
  self->order = *order;
  self->names = cr_day_names_men (cre_siege_get_campaign (siege), order);
  show_order (self);
  suggest (self);
  add_men (self, FALSE, order->verb == CR_DAY_BATTLE ? _ ("Who meets it") : _ ("Who does it"));
  add_men (self, TRUE, _ ("Against whom"));
  add_food (self);
  return GTK_WIDGET (self);
}

const CrDayOrder *
cra_day_act_get_order (CraDayAct *self)
{
  return &self->order;
}

GtkWidget *
cra_day_act_get_button (CraDayAct *self)
{
  return self->button;
}

static void
cra_day_act_finalize (GObject *object)
{
  CraDayAct *self = CRA_DAY_ACT (object);

  g_clear_object (&self->siege);
  g_clear_pointer (&self->reason, g_free);
  G_OBJECT_CLASS (cra_day_act_parent_class)->finalize (object);
}

static void
cra_day_act_class_init (CraDayActClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_day_act_finalize;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_DAY_ACT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signal_refused = g_signal_new ("refused", CRA_TYPE_DAY_ACT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signal_altered = g_signal_new ("altered", CRA_TYPE_DAY_ACT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_day_act_init (CraDayAct *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->button = gtk_button_new ();
  self->title = add_line (box, NULL);
  self->detail = add_line (box, "caption");
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_add_css_class (self->button, "act");
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->button);
}
