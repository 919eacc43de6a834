/* cra-status-bar.c: the line below the map: facts of the hex, and a sentence.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-status-bar.h"

#include "cr-text.h"
#include "cra-form.h"
#include "cra-rule-links.h"

struct _CraStatusBar {
  GtkBox parent_instance;

  GtkLabel *facts;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (CraStatusBar, cra_status_bar, GTK_TYPE_BOX)

static void
cra_status_bar_class_init (CraStatusBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-status-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CraStatusBar, facts);
  gtk_widget_class_bind_template_child (widget_class, CraStatusBar, sentence);
}

static void
cra_status_bar_init (CraStatusBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A screen reader reads the line when F6 moves the focus to it. */
static void
name_it (CraStatusBar *self, const char *sentence)
{
  const char *facts = gtk_label_get_text (self->facts);
  g_autofree char *name =
      *sentence != '\0' ? g_strdup_printf ("%s. %s", facts, sentence) : g_strdup (facts);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
cra_status_bar_set_facts (CraStatusBar *self, const char *facts)
{
  gtk_label_set_text (self->facts, facts);
}

void
cra_status_bar_set_sentence (CraStatusBar *self, const char *plain, const char *markup)
{
  g_autofree char *shown = cr_text_show_lines (plain);

  if (markup != NULL)
    cra_rule_set_markup (self->sentence, markup);
  else
    cra_rule_set_text (self->sentence, shown);
  /* The line as a whole takes the focus, not each link in it; the record has the same links. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->sentence), FALSE);
  cra_form_set_tip (GTK_WIDGET (self->sentence), *shown != '\0' ? shown : NULL);
  name_it (self, shown);
}

void
cra_status_bar_set_two_lines (CraStatusBar *self, gboolean two_lines)
{
  PangoLayout *layout = gtk_label_get_layout (self->sentence);
  int height = 0;

  gtk_label_set_lines (self->sentence, two_lines ? 2 : 1);
  gtk_label_set_wrap (self->sentence, two_lines);
  if (two_lines) {
    PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
    g_autoptr (PangoLayout) probe = pango_layout_new (context);

    pango_layout_set_text (probe, "N\nN", -1);
    pango_layout_get_pixel_size (probe, NULL, &height);
  }
  gtk_widget_set_size_request (GTK_WIDGET (self->sentence), -1, layout != NULL ? height : -1);
}
