/* cra-camp-list.c: the list of men, engines and mines of one camp of a siege.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-camp-list.h"

#include "cr-words-day.h"
#include "cr-words-siege.h"
#include "cra-form.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

struct _CraCampList {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkLabel *title, *count;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (CraCampList, cra_camp_list, GTK_TYPE_BOX)

static guint signal_chosen;

/* The natural width of the columns of a row, and of the counts above them, in characters. */
#define NAME_CHARS 16
#define STATE_CHARS 20
#define COUNT_CHARS 24

/* The key under which a row stores the id of a man or engine that can still be removed. */
#define ID "camp-id"

static void
dismiss (CraCampList *self, GtkWidget *row)
{
  const char *id = row != NULL ? g_object_get_data (G_OBJECT (row), ID) : NULL;
  g_autofree char *order = id != NULL ? g_strdup_printf ("dismiss %s", id) : NULL;

  if (order != NULL)
    g_signal_emit (self, signal_chosen, 0, order);
}

static void
dismiss_cb (GtkWidget *button, CraCampList *self)
{
  dismiss (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static gboolean
key_cb (GtkEventController *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraCampList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if ((key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete) || !GTK_IS_LIST_BOX_ROW (focus) ||
      g_object_get_data (G_OBJECT (focus), ID) == NULL)
    return FALSE;
  dismiss (self, focus);
  return TRUE;
}

/* Before the first day, men and engines that were added by mistake can be removed. */
static void
add_dismiss (CraCampList *self, GtkWidget *box, const char *name, const char *id)
{
  /* Translators: a button and its key: of a man or an engine that was said by mistake */
  g_autofree char *tip = g_strdup_printf (_ ("Take %s off (Delete)"), name);
  GtkWidget *button = cra_form_new_icon_button ("list-remove-symbolic", tip, NULL);

  g_signal_connect_object (button, "clicked", G_CALLBACK (dismiss_cb), self, 0);
  gtk_box_append (GTK_BOX (box), button);
  g_object_set_data (G_OBJECT (gtk_widget_get_parent (box)), ID, (gpointer) id);
}

/* @state: (transfer full); @work: (transfer full) (nullable); @id: (nullable): interned: the man or
 * engine, if it can be removed */
static void
add_row (CraCampList *self,
         const char *name,
         char *state,
         char *work,
         gboolean gone,
         const char *id)
{
  g_autofree char *said = work != NULL ? g_strdup_printf ("%s, %s", state, work) : NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = cra_form_new_label (name, NULL);
  GtkWidget *told = cra_form_new_label (said != NULL ? said : state, "caption");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (told), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (told), 1);
  /* The list keeps its width whatever is told in it. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (told), STATE_CHARS);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), told);
  if (gone)
    gtk_widget_add_css_class (box, "dim");
  cra_form_set_tip (box, said != NULL ? said : state);
  gtk_list_box_append (self->rows, box);
  spoken = g_strdup_printf ("%s: %s", name, said != NULL ? said : state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (id != NULL)
    add_dismiss (self, box, name, id);
  g_free (state);
  g_free (work);
}

/* Returns: (nullable): the id, if it can still be removed */
static const char *
get_id (const CrCampaign *campaign, const char *id)
{
  return cr_campaign_get_day (campaign)->step == CR_STEP_MUSTER ? id : NULL;
}

/* Adds the men who are in the camp, or those of the relief army. */
static void
add_men (CraCampList *self, const CrCampaign *campaign, CrCamp camp, gboolean outside)
{
  for (guint i = 0; i < cr_campaign_n_soldiers (campaign); i++) {
    const CrSoldier *soldier = cr_campaign_get_soldier (campaign, i);
    g_autofree char *name = cr_words_soldier (campaign, (int) i);

    if (soldier->camp == camp && soldier->outside == outside)
      add_row (self, name, cr_words_soldier_state (campaign, soldier),
               cr_words_soldier_work (campaign, soldier), soldier->state >= CR_SOLDIER_AWAY,
               get_id (campaign, soldier->id));
  }
}

static void
add_works (CraCampList *self, const CrCampaign *campaign, CrCamp camp)
{
  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);
    g_autofree char *name = cr_words_engine (campaign, (int) i);

    if (engine->camp == camp)
      add_row (self, name, cr_words_engine_state (engine), NULL, engine->state == CR_ENGINE_BURNT,
               get_id (campaign, engine->id));
  }
  if (camp == CR_BESIEGERS && cr_campaign_get_day (campaign)->rations > 0)
    add_row (self, _ ("Food taken over"), cr_words_day_rations (campaign), NULL, FALSE, NULL);
  if (cr_campaign_get_day (campaign)->lost[camp] > 0)
    add_row (self, _ ("Lost for good"), cr_words_day_lost (campaign, camp), NULL, TRUE, NULL);
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);
    g_autofree char *name = cr_words_mine (mine->id);

    if (mine->camp == camp)
      add_row (self, name, cr_words_mine_state (campaign, (int) i), NULL,
               mine->state == CR_MINE_LOST, NULL);
  }
}

/* Returns: (transfer full): how many men are fit to fight, how many may come as relief, the points
 * of the engines */
static char *
count_camp (const CrCampaign *campaign, CrCamp camp)
{
  int fit = cr_campaign_count (campaign, camp, CR_SOLDIER_FIT);
  int relief = camp == CR_GARRISON ? cr_campaign_count_relief (campaign, CR_SOLDIER_FIT) : 0;
  /* The engines of who is besieged have nothing to batter. */
  int points =
      camp == cr_campaign_get_attacker (campaign) ? cr_campaign_get_points (campaign, camp) : 0;

  if (points > 0)
    /* Translators: men fit to fight, and the battering points of the engines */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d fit · %2$d battering point",
                                         "%1$d fit · %2$d battering points", points),
                            fit, points);
  if (relief > 0)
    /* Translators: men fit to fight, and those of the army of relief */
    return g_strdup_printf (_ ("%1$d fit · %2$d in relief"), fit, relief);
  return g_strdup_printf (_ ("%d fit"), fit);
}

/* Returns: the number of the row that contains the focus, −1 for none */
static int
find_held (CraCampList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    if (focus == GTK_WIDGET (row) ||
        (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (row))))
      return i;
  return -1;
}

/* Gives the focus to that row, or to the last one when there are fewer now. */
static void
take_up (CraCampList *self, int held)
{
  GtkListBoxRow *row = NULL;

  for (; held >= 0 && row == NULL; held--)
    row = gtk_list_box_get_row_at_index (self->rows, held);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
fill_camp (CraCampList *self, const CrCampaign *campaign, CrCamp camp)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  /* Engines and mines come first: they are few, and the day is about them. */
  add_works (self, campaign, camp);
  add_men (self, campaign, camp, FALSE);
  add_men (self, campaign, camp, TRUE);
}

void
cra_camp_list_show (CraCampList *self, const CrCampaign *campaign, CrCamp camp)
{
  gboolean shut_in = cr_campaign_get_day (campaign)->relief == CR_RELIEF_REFUGE;
  const char *title = camp == CR_BESIEGERS ? (shut_in ? _ ("Besiegers, shut in") : _ ("Besiegers"))
                      : shut_in            ? _ ("Garrison and relief")
                                           : _ ("Garrison");
  g_autofree char *count = count_camp (campaign, camp);
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self->rows), GTK_TYPE_VIEWPORT);
  int held = find_held (self);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->count, count);
  cra_form_set_tip (GTK_WIDGET (self->count), count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  /* New rows have no position yet, and the list would scroll to its top to show the focused one. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  fill_camp (self, campaign, camp);
  take_up (self, held);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
}

static void
cra_camp_list_class_init (CraCampListClass *klass)
{
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_CAMP_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
cra_camp_list_init (CraCampList *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  self->title = GTK_LABEL (cra_form_new_label (NULL, "strong"));
  self->count = GTK_LABEL (cra_form_new_label (NULL, "caption dim"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_label_set_ellipsize (self->count, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->count, COUNT_CHARS);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->count));
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "rows");
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->rows), keys);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  /* A scroll bar that is always visible shows that more follows below. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->rows));
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (scroller));
}
