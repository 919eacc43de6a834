/* cra-record-panel.c: the record: what was found out about fire or walking, step by step.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-record-panel.h"

#include "cra-form.h"
#include "cra-inspect-form.h"
#include "cra-rule-links.h"
#include "cra-stops.h"

#include "cr-numbering.h"
#include "cr-words-lof.h"
#include "cr-words-move.h"

#include <glib/gi18n.h>

struct _CraRecordPanel {
  GtkBox parent_instance;

  GtkLabel *title, *hint;
  GtkWidget *fields, *steps_part;
  GtkGrid *steps;
};

G_DEFINE_FINAL_TYPE (CraRecordPanel, cra_record_panel, GTK_TYPE_BOX)

static void
cra_record_panel_class_init (CraRecordPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-record-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, CraRecordPanel, title);
  gtk_widget_class_bind_template_child (widget_class, CraRecordPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, CraRecordPanel, fields);
  gtk_widget_class_bind_template_child (widget_class, CraRecordPanel, steps_part);
  gtk_widget_class_bind_template_child (widget_class, CraRecordPanel, steps);
}

static void
cra_record_panel_init (CraRecordPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cra_stops_make (gtk_widget_get_parent (GTK_WIDGET (self->title)), FALSE);
}

static void
clear_record (CraRecordPanel *self, const char *title, const char *hint)
{
  GtkWidget *child;

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
  gtk_widget_set_visible (self->steps_part, FALSE);
  cra_form_clear (self->fields);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->steps))) != NULL)
    gtk_grid_remove (self->steps, child);
}

static void
add_field (CraRecordPanel *self, const char *name, const char *value, const char *css)
{
  GtkWidget *label = cra_form_new_label (NULL, css);

  cra_rule_set_text (GTK_LABEL (label), value);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  cra_form_add_row (self->fields, name, label);
}

static void
take_field (CraRecordPanel *self, const char *name, char *value)
{
  add_field (self, name, value, "num");
  g_free (value);
}

/* Adds a row of the table: the hex, what it is, its level, what it does. Returns: the last cell of
 * the row */
static GtkWidget *
add_step (CraRecordPanel *self, int row, const char *const cells[4], const char *css)
{
  GtkWidget *last = NULL;

  static const int chars[] = { 5, -1, 3, 6 };

  for (int i = 0; i < 4; i++) {
    const char *plain = i == 0 ? "num" : i == 2 ? "num dim" : "dim caption";
    GtkWidget *label = cra_form_new_label (cells[i], css != NULL ? css : plain);

    if (i == 1)
      gtk_widget_set_hexpand (label, TRUE);
    else
      gtk_label_set_width_chars (GTK_LABEL (label), chars[i]);
    if (i == 2)
      gtk_label_set_xalign (GTK_LABEL (label), 1);
    gtk_grid_attach (self->steps, label, i, row, 1, 1);
    last = label;
  }
  return last;
}

static char *
dup_number (const CrMap *map, CrPlace place)
{
  return cr_map_format_printed (map, place);
}

/* The functions from here on show a shot. */

static char *
dup_decided (const CrScene *scene, const CrLof *lof)
{
  const char *const *languages = g_get_language_names ();
  const CrLofStep *step = &lof->decided;

  if (lof->deciding < 0)
    return g_strdup (_ ("nothing in the way"));
  if (step->side >= 0) {
    g_autofree char *side = cr_words_side (scene, step->place, step->side);
    g_autofree char *kind =
        step->kind >= 0 ? cr_words_side_kind (scene, step->kind, languages) : NULL;

    return g_strdup_printf ("%s%s%s", side, kind != NULL ? ", " : "", kind != NULL ? kind : "");
  }
  return cr_words_place (scene, step->place, languages);
}

static char *
dup_rules (const CrLof *lof)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; lof->rules[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", lof->rules[i]);
  return g_string_free (text, FALSE);
}

static void
add_shot_step (CraRecordPanel *self,
               const CrScene *scene,
               const CrLof *lof,
               int row,
               const CrLofStep *step)
{
  const char *const *languages = g_get_language_names ();
  gboolean decides = row == lof->deciding;
  g_autofree char *where = step->side >= 0 ? cr_words_side (scene, step->place, step->side)
                                           : dup_number (cr_scene_get_map (scene), step->place);
  g_autofree char *what = step->side < 0    ? cr_words_surface (scene, step->place, languages)
                          : step->kind >= 0 ? cr_words_side_kind (scene, step->kind, languages)
                                            : g_strdup ("");
  g_autofree char *level = step->top < CR_LEVEL_MIN ? g_strdup ("") : cr_words_level (step->top);
  const char *cells[] = { where, what, level,
                          step->reason != CR_LOF_FREE ? _ ("stops") : _ ("clear") };

  add_step (self, row, cells,
            decides && lof->verdict != CR_LOF_CLEAR ? "verdict-no num"
            : decides                               ? "strong num"
                                                    : NULL);
}

/* Whether a step is listed: all hexes are, but only those sides that have something on them. */
static gboolean
says_something (const CrLofStep *step)
{
  return step->side < 0 || step->kind >= 0 || step->reason != CR_LOF_FREE;
}

/* Says that the question is about a castle with changes, and which. */
static void
add_tried (CraRecordPanel *self, CreAsk *ask)
{
  char *tried = cre_ask_dup_tried (ask);

  if (tried != NULL)
    take_field (self, _ ("Tried"), tried);
}

static void
show_shot (CraRecordPanel *self, CreAsk *ask, const CrAnswer *answer)
{
  const CrScene *scene = cr_answer_get_scene (answer);
  const GArray *steps = cr_answer_get_steps (answer);
  const CrLof *lof = cr_answer_get_lof (answer);
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *from = dup_number (map, lof->from);
  g_autofree char *to = dup_number (map, lof->to);
  g_autofree char *title = g_strdup_printf (_ ("Shot %s → %s"), from, to);
  gboolean clear_shot = lof->verdict == CR_LOF_CLEAR;
  g_autofree char *higher = cr_words_higher (scene, lof, steps, g_get_language_names ());
  g_autofree char *verdict =
      g_strdup_printf ("%s %s", clear_shot ? "✓" : "✗", cr_words_verdict (lof->verdict));

  clear_record (self, title, NULL);
  add_tried (self, ask);
  add_field (self, _ ("Verdict"), verdict, clear_shot ? "verdict-yes" : "verdict-no");
  if (!clear_shot)
    add_field (self, _ ("Reason"), cr_words_reason (lof->reason), NULL);
  take_field (self, _ ("Rule"), dup_rules (lof));
  take_field (self, _ ("Shooter"),
              cr_words_lof_stand (scene, lof->from, &lof->from_stand, g_get_language_names ()));
  take_field (self, _ ("Target"),
              cr_words_lof_stand (scene, lof->to, &lof->to_stand, g_get_language_names ()));
  take_field (
      self, _ ("Range"),
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hex", "%d hexes", (gulong) lof->range),
                       lof->range));
  if (clear_shot)
    add_field (self, _ ("Cover"), cr_words_cover (lof->cover), NULL);
  take_field (self, _ ("Decided at"), dup_decided (scene, lof));
  if (higher != NULL)
    add_field (self, _ ("Stops as well"), higher, "num");
  if (lof->deciding >= 0 && lof->decided.side < 0 && lof->decided.reason != CR_LOF_SOLID)
    take_field (self, _ ("Numbers"),
                g_strdup_printf ("N %d  H %d  D1 %d  D2 %d", lof->decided.n, lof->decided.h,
                                 lof->decided.d1, lof->decided.d2));
  take_field (self, _ ("Back"), cr_words_reverse (lof));
  for (guint i = 0; i < steps->len; i++)
    if (says_something (&g_array_index (steps, CrLofStep, i)))
      add_shot_step (self, scene, lof, (int) i, &g_array_index (steps, CrLofStep, i));
  gtk_widget_set_visible (self->steps_part, steps->len > 0);
}

/* The functions from here on show a field of fire. */

/* The map shows the field on one floor, so its count is told apart from that of all floors. */
static char *
dup_count (int n_here, int n_all)
{
  if (n_here != n_all)
    /* Translators: places on the floor that is shown, places on all floors */
    return g_strdup_printf (_ ("%1$d on this floor, %2$d in all"), n_here, n_all);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d place", "%d places", (gulong) n_all),
                          n_all);
}

static void
show_field (CraRecordPanel *self, CreAsk *ask, const CrAnswer *answer, int floor)
{
  const CrScene *scene = cre_map_document_get_scene (cre_ask_get_document (ask));
  const CrField *field = cr_answer_get_field (answer);
  guint n = cr_answer_get_shooters (answer)->len;
  CrStand stand;

  clear_record (self, _ ("Field of fire"), NULL);
  if (cr_answer_get_difference (answer) != NULL)
    add_tried (self, ask);
  if (n == 1 && cre_ask_find_stand (ask, 0, &stand))
    take_field (self, _ ("Shooter"),
                cr_words_lof_stand (scene, stand.place, &stand.stand, g_get_language_names ()));
  else
    take_field (self, _ ("Shooters"), g_strdup_printf ("%u", n));
  take_field (self, _ ("Can be hit"),
              dup_count (cr_field_n_hit_on (field, floor), cr_field_n_hit (field)));
  take_field (self, _ ("Dead ground"),
              dup_count (cr_field_n_dead_on (field, floor), cr_field_n_dead (field)));
  gtk_box_append (GTK_BOX (self->fields),
                  cra_inspect_new_link (_ ("Select field of fire"), "map.select-field", "field"));
  gtk_box_append (GTK_BOX (self->fields),
                  cra_inspect_new_link (_ ("Select dead ground"), "map.select-field", "dead"));
}

/* The functions from here on show a way under fire. */

static void
add_way_step (CraRecordPanel *self, const CrScene *scene, int row, const CrExposureStep *step)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *where = dup_number (cr_scene_get_map (scene), step->place);
  g_autofree char *what = cr_words_surface (scene, step->place, languages);
  g_autofree char *level = cr_words_level (cr_scene_get_level (scene, step->place));
  g_autofree char *men = step->hitters->len == 0
                             ? g_strdup (_ ("safe"))
                             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d man", "%d men",
                                                             (gulong) step->hitters->len),
                                                (int) step->hitters->len);
  const char *cells[] = { where, what, level, men };

  add_step (self, row, cells, NULL);
}

static void
show_way (CraRecordPanel *self, const CrScene *scene, const CrExposure *exposure)
{
  guint n = cr_exposure_n_steps (exposure);
  CrPlace worst = cr_exposure_get_step (exposure, cr_exposure_get_worst (exposure))->place;

  clear_record (self, _ ("Way under fire"), NULL);
  take_field (self, _ ("Shots"), g_strdup_printf ("%u", cr_exposure_get_total (exposure)));
  take_field (self, _ ("Shooters"), g_strdup_printf ("%u", cr_exposure_n_men (exposure)));
  take_field (self, _ ("Safe steps"),
              g_strdup_printf (_ ("%u of %u"), cr_exposure_n_safe (exposure), n));
  if (cr_exposure_n_safe (exposure) < n)
    take_field (self, _ ("Worst at"), cr_words_place (scene, worst, g_get_language_names ()));
  for (guint i = 0; i < n; i++)
    add_way_step (self, scene, (int) i, cr_exposure_get_step (exposure, i));
  gtk_widget_set_visible (self->steps_part, n > 0);
}

static void
add_walk_step (CraRecordPanel *self, const CrScene *scene, int row, const CrStep *step)
{
  g_autofree char *where = dup_number (cr_scene_get_map (scene), step->to);
  g_autofree char *what = cr_words_surface (scene, step->to, g_get_language_names ());
  g_autofree char *level = cr_words_level (step->to_level);
  const CrFigure *figure = cr_words_price_figure (step);
  g_autofree char *price = cr_words_price (step);
  g_autofree char *tip = cra_rule_dup_figure_tip (figure);
  /* Translators: movement points, with the mark of where the figure is from: 2 H */
  g_autofree char *cost = g_strdup_printf (_ ("%s MP"), price);
  const char *cells[] = { where, what, level, cost };
  GtkWidget *cell = add_step (self, row, cells, NULL);

  if (tip == NULL)
    return;
  cra_rule_set_link (GTK_LABEL (cell), cost, figure->source);
  gtk_widget_set_tooltip_text (cell, tip);
}

/* Shows how far the walker gets, and his way step by step. */
static void
show_walk (CraRecordPanel *self, const CrAnswer *reach, const CrAnswer *path)
{
  const CrScene *scene = cr_answer_get_scene (reach);
  const char *const *languages = g_get_language_names ();
  const CrGoal *goal = path != NULL ? cr_answer_get_goal (path) : NULL;
  const CrQuestion *asked = cr_answer_get_question (path != NULL ? path : reach);

  clear_record (self, _ ("Walk"), NULL);
  take_field (self, _ ("From"),
              cr_words_place (scene, *cr_question_get_end (asked, CR_END_FROM), languages));
  take_field (self, _ ("Places"),
              g_strdup_printf ("%d", cr_reach_n_places (cr_answer_get_reach (reach))));
  if (goal == NULL)
    return;
  take_field (self, _ ("To"),
              cr_words_place (scene, *cr_question_get_end (asked, CR_END_TO), languages));
  if (goal->steps->len == 0)
    return;
  for (guint i = 0; i < goal->steps->len; i++)
    add_walk_step (self, scene, (int) i, &g_array_index (goal->steps, CrStep, i));
  take_field (self, _ ("Cost"), g_strdup_printf (_ ("%d MP"), goal->cost));
  gtk_widget_set_visible (self->steps_part, TRUE);
}

/* There is no answer yet, so the record says how to ask. */
static void
show_asking (CraRecordPanel *self, const CrQuestion *question)
{
  if (cr_question_kind_walks (cr_question_get_kind (question)))
    clear_record (
        self, _ ("Walk"),
        _ ("Press on a hex to see how far a man gets from there. Drag to see the way to a hex, "
           "step by step."));
  else
    clear_record (
        self, _ ("Line of fire"),
        _ ("Press on the shooter and drag to the target. Let go on the shooter to see all he can "
           "hit. With the keyboard: Enter, arrows, Enter. Ctrl and drag draws a way under fire."));
}

void
cra_record_panel_show (CraRecordPanel *self, CreAsk *ask, int floor)
{
  const CrAnswer *way = cre_ask_answer (ask, CR_QUESTION_EXPOSURE);
  const CrAnswer *shot = cre_ask_answer (ask, CR_QUESTION_LOF);
  const CrAnswer *field = cre_ask_answer (ask, CR_QUESTION_FIELD);
  const CrAnswer *difference = cre_ask_answer (ask, CR_QUESTION_DIFFERENCE);
  const CrAnswer *reach = cre_ask_answer (ask, CR_QUESTION_REACH);

  if (reach != NULL)
    show_walk (self, reach, cre_ask_answer (ask, CR_QUESTION_PATH));
  else if (way != NULL)
    show_way (self, cr_answer_get_scene (way), cr_answer_get_exposure (way));
  else if (shot != NULL)
    show_shot (self, ask, shot);
  else if (field != NULL)
    show_field (self, ask, difference != NULL ? difference : field, floor);
  else
    show_asking (self, cre_ask_get_question (ask));
}
