/* cra-help-body.c: a page of the help as widgets. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-help-body.h"

#include "cra-help-text.h"

#include "cr-rule-words.h"

#include <glib/gi18n.h>

/* The width of a picture, in pixels. */
#define PICTURE_WIDTH 560

typedef struct {
  GtkBox *box;
  GCallback follow;
  gpointer data;
  int n_steps;
} Body;

static GtkWidget *
add_label (const Body *body, const char *markup, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  g_signal_connect (label, "activate-link", body->follow, body->data);
  gtk_box_append (body->box, label);
  return label;
}

static void
add_text (const Body *body, const char *text, const char *style)
{
  g_autofree char *markup = cra_help_markup (text);

  add_label (body, markup, style);
}

/* The number of a step, or the dot of an item, hangs at the left of its lines. */
static void
add_hanging (const Body *body, const char *mark, const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *before = gtk_label_new (mark);
  Body inner = { GTK_BOX (row), body->follow, body->data, 0 };

  gtk_label_set_width_chars (GTK_LABEL (before), 2);
  gtk_label_set_xalign (GTK_LABEL (before), 1);
  gtk_label_set_yalign (GTK_LABEL (before), 0);
  gtk_widget_add_css_class (before, "dim");
  gtk_box_append (GTK_BOX (row), before);
  add_text (&inner, text, NULL);
  gtk_box_append (body->box, row);
}

static void
add_picture (const Body *body, const char *name, const char *words)
{
  g_autofree char *path = cra_help_picture_path (name, g_get_language_names ());
  GtkWidget *picture = gtk_picture_new_for_filename (path);
  GdkPaintable *drawn = gtk_picture_get_paintable (GTK_PICTURE (picture));
  double ratio = drawn != NULL ? gdk_paintable_get_intrinsic_aspect_ratio (drawn) : 0;

  gtk_picture_set_alternative_text (GTK_PICTURE (picture), words);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH,
                               ratio > 0 ? (int) (PICTURE_WIDTH / ratio) : -1);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_box_append (body->box, picture);
  add_text (body, words, "caption");
}

static void
add_part (Body *body, const CrNode *part)
{
  const char *text = cr_node_get_text (part);
  g_autofree char *number = NULL;

  if (!cr_node_is (part, "step"))
    body->n_steps = cr_node_is (part, "picture") ? body->n_steps : 0;
  if (cr_node_is (part, "head"))
    add_text (body, text, "heading");
  else if (cr_node_is (part, "picture"))
    add_picture (body, cr_node_get (part, "name"), text);
  else if (cr_node_is (part, "item"))
    add_hanging (body, "•", text);
  else if (cr_node_is (part, "step"))
    add_hanging (body, number = g_strdup_printf ("%d.", ++body->n_steps), text);
  else if (cr_node_is (part, "p"))
    add_text (body, text, NULL);
}

static char *
dup_state (const CrNode *rule)
{
  const char *missing = cr_rule_get_missing (rule, g_get_language_names ());

  switch (cr_rule_get_state (rule)) {
  case CR_RULE_WHOLE:
    return g_strdup (_ ("This version of Crenel knows the rule and judges by it."));
  case CR_RULE_PART:
    return g_strdup_printf (_ ("This version of Crenel knows a part of the rule. Missing: %s."),
                            missing);
  case CR_RULE_ABSENT:
    return g_strdup (_ ("This version of Crenel does not judge by this rule yet."));
  case CR_RULE_FACT:
    return g_strdup (_ ("This is a fact to know: there is nothing in it to judge."));
  }
  g_assert_not_reached ();
}

static void
add_rule (const Body *body, const CrNode *rule)
{
  const char *words = cr_rule_get_words (rule, g_get_language_names ());
  const char *source = cr_rule_get_source (rule, g_get_language_names ());
  g_autofree char *state = dup_state (rule);

  if (words != NULL)
    add_text (body, words, NULL);
  if (source != NULL) {
    g_autofree char *line = g_strdup_printf (_ ("Source: %s"), source);

    add_text (body, line, "dim");
  }
  add_text (body, state, "dim");
}

/* Returns: (transfer floating) */
GtkWidget *
cra_help_body_new (const CraHelpPage *page, GCallback follow, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  Body body = { GTK_BOX (box), follow, data, 0 };
  g_autofree char *title = g_markup_escape_text (page->title, -1);

  gtk_widget_add_css_class (box, "help");
  add_label (&body, title, "title-2");
  if (page->text == NULL)
    add_rule (&body, cr_rule_find (strchr (page->address, ':') + 1));
  for (guint i = 0; page->text != NULL && i < cr_node_n_children (page->text); i++)
    add_part (&body, cr_node_get_child (page->text, i));
  return box;
}
