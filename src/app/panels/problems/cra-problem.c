/* cra-problem.c: a row of the list of problems. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-problem.h"

#include "cra-form.h"
#include "cra-rule-links.h"

#include "cr-numbering.h"
#include "cr-text.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CraProblem, cra_problem, G_TYPE_OBJECT)

static void
cra_problem_class_init (CraProblemClass *klass)
{
}

static void
cra_problem_init (CraProblem *self)
{
}

struct _CraProblemRow {
  GtkBox parent_instance;

  GtkWidget *icon, *place, *rule, *count, *text, *mend;
  CraProblem *shown;
};

G_DEFINE_FINAL_TYPE (CraProblemRow, cra_problem_row, GTK_TYPE_BOX)

enum { SIGNAL_MEND, N_SIGNALS };

static guint signals[N_SIGNALS];

static char *
dup_place (const CrProblem *problem, const CrMap *map)
{
  if (problem->place.floor < 0)
    return g_strdup (_ ("Map"));
  if (problem->side < 0)
    return cr_map_format_printed (map, problem->place);
  return cr_map_format_printed_side (map, problem->place, (CrDirection) problem->side);
}

/* When there is no room for both texts of the first line, the less important one is cut short. */
static void
set_button (CraProblemRow *self, const char *label, gboolean gives_way)
{
  GtkWidget *text;

  gtk_button_set_label (GTK_BUTTON (self->mend), label);
  text = gtk_button_get_child (GTK_BUTTON (self->mend));
  gtk_label_set_ellipsize (GTK_LABEL (text),
                           gives_way ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (self->place),
                           gives_way ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* Screen readers stop at the widget that the list puts around the row. */
static void
set_names (CraProblemRow *self, const char *name, const char *mend)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mend), GTK_ACCESSIBLE_PROPERTY_LABEL, mend,
                                  -1);
}

static void
show_rule (CraProblemRow *self, const char *rule)
{
  gtk_widget_set_visible (self->rule, rule != NULL);
  cra_rule_set_id (GTK_LABEL (self->rule), rule != NULL ? rule : "");
}

static void
show_head (CraProblemRow *self, const CraProblem *head)
{
  const char *title = cr_text (head->kind->name);
  g_autofree char *count = g_strdup_printf ("%u", head->n);
  g_autofree char *name =
      g_strdup_printf (head->shut ? _ ("%s, %u, folded") : _ ("%s, %u, unfolded"), title, head->n);
  g_autofree char *mend = g_strdup_printf (_ ("Mend all: %s"), title);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                head->shut ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_label_set_text (GTK_LABEL (self->place), title);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  show_rule (self, NULL);
  gtk_widget_set_visible (self->mend, head->n_mends > 1);
  set_button (self, _ ("Mend all"), FALSE);
  set_names (self, name, mend);
}

static void
show_problem (CraProblemRow *self, const CrProblem *problem, const CrMap *map)
{
  g_autofree char *place = dup_place (problem, map);
  g_autofree char *message = cr_text_show (problem->message);
  g_autofree char *name = g_strdup_printf ("%s: %s", place, message);
  g_autofree char *mend =
      g_strdup_printf ("%s: %s", problem->mend != NULL ? problem->mend : "", message);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), problem->severity == CR_PROBLEM_ERROR
                                                            ? "dialog-error-symbolic"
                                                            : "dialog-warning-symbolic");
  gtk_label_set_text (GTK_LABEL (self->place), place);
  gtk_label_set_text (GTK_LABEL (self->text), message);
  show_rule (self, problem->rule);
  gtk_widget_set_visible (self->mend, problem->fix != NULL);
  set_button (self, problem->mend != NULL ? problem->mend : "", TRUE);
  set_names (self, name, mend);
}

void
cra_problem_row_show (CraProblemRow *self, CraProblem *problem, const CrMap *map)
{
  gboolean head = problem->problem == NULL;

  g_set_object (&self->shown, problem);
  gtk_widget_set_visible (self->count, head);
  gtk_widget_set_visible (self->text, !head);
  if (head)
    show_head (self, problem);
  else
    show_problem (self, problem->problem, map);
}

CraProblem *
cra_problem_row_get (CraProblemRow *self)
{
  return self->shown;
}

static gboolean
is_within (CraProblemRow *self, GtkWidget *part, double x, double y)
{
  graphene_rect_t box;

  return gtk_widget_get_visible (part) &&
         gtk_widget_compute_bounds (part, GTK_WIDGET (self), &box) &&
         graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

char *
cra_problem_row_dup_tip (CraProblemRow *self, double x, double y)
{
  const CrProblem *problem = self->shown != NULL ? self->shown->problem : NULL;

  if (self->shown == NULL)
    return NULL;
  if (is_within (self, self->mend, x, y))
    return g_strdup (problem != NULL ? _ ("Mend this (M)")
                                     : _ ("Mend all of this kind as one step (Shift+M)"));
  /* An unfolded heading has no tooltip, because it would cover the sentences below. */
  if (problem == NULL)
    return self->shown->shut ? g_strdup (cr_text (self->shown->kind->what)) : NULL;
  if (problem->rule != NULL && is_within (self, self->rule, x, y))
    return cra_rule_dup_tip (problem->rule);
  return g_strdup (problem->proof);
}

/* The tooltip stands outside the whole row, so that the sentence stays readable. */
static gboolean
query_tooltip_cb (CraProblemRow *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  GdkRectangle whole = { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                         gtk_widget_get_height (GTK_WIDGET (self)) };
  g_autofree char *tip = cra_problem_row_dup_tip (self, keyboard ? -1 : x, keyboard ? -1 : y);

  gtk_tooltip_set_text (tooltip, tip);
  gtk_tooltip_set_tip_area (tooltip, &whole);
  return tip != NULL;
}

static void
clicked_cb (CraProblemRow *self)
{
  g_signal_emit (self, signals[SIGNAL_MEND], 0);
}

static void
cra_problem_row_dispose (GObject *object)
{
  g_clear_object (&CRA_PROBLEM_ROW (object)->shown);
  G_OBJECT_CLASS (cra_problem_row_parent_class)->dispose (object);
}

static void
cra_problem_row_class_init (CraProblemRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_problem_row_dispose;
  signals[SIGNAL_MEND] = g_signal_new ("mend", CRA_TYPE_PROBLEM_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
}

static void
cra_problem_row_init (CraProblemRow *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->icon = gtk_image_new ();
  self->place = cra_form_new_label (NULL, "strong num");
  self->rule = cra_form_new_label (NULL, "caption dim num");
  self->count = cra_form_new_label (NULL, "pill num");
  self->text = gtk_label_new (NULL);
  self->mend = gtk_button_new ();
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->rule), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (self->mend, "mend");
  gtk_widget_add_css_class (self->text, "caption");
  gtk_widget_add_css_class (self->mend, "flat");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (self->icon, GTK_ALIGN_START);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->mend, GTK_ALIGN_END);
  gtk_widget_set_hexpand (self->mend, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), self->place);
  gtk_box_append (GTK_BOX (head), self->count);
  gtk_box_append (GTK_BOX (head), self->rule);
  gtk_box_append (GTK_BOX (head), self->mend);
  gtk_box_append (GTK_BOX (texts), head);
  gtk_box_append (GTK_BOX (texts), self->text);
  gtk_box_append (GTK_BOX (self), self->icon);
  gtk_box_append (GTK_BOX (self), texts);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect_swapped (self->mend, "clicked", G_CALLBACK (clicked_cb), self);
}
