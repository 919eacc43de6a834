/* cra-drawer-section.c: the section along a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-drawer-private.h"

#include "cr-numbering.h"
#include "cr-section.h"
#include "cr-words-lof.h"

#include <glib/gi18n.h>

struct _CraDrawerSection {
  GtkWidget parent_instance;

  GtkDrawingArea *area;
  CreAsk *ask; /* owned */
};

G_DEFINE_FINAL_TYPE (CraDrawerSection, cra_drawer_section, GTK_TYPE_WIDGET)

static gboolean
is_dark (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL && gtk_widget_has_css_class (GTK_WIDGET (root), "dark");
}

/* Returns: (nullable): the shot that is shown */
static const CrAnswer *
get_answer (CraDrawerSection *self)
{
  return self->ask != NULL ? cre_ask_answer (self->ask, CR_QUESTION_LOF) : NULL;
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraDrawerSection *self = data;
  const CrAnswer *answer = get_answer (self);
  CrSectionStyle style = { CR_VARIANT_COLOUR, is_dark (GTK_WIDGET (self)), 12 };

  if (answer != NULL)
    cr_section_draw (cr, width, height, cr_answer_get_scene (answer), cr_answer_get_lof (answer),
                     cr_answer_get_steps (answer), &style);
}

/* Describes the steps of the shot in words, for screen readers. */
static void
describe_steps (CraDrawerSection *self, const CrAnswer *answer)
{
  const CrScene *scene = cr_answer_get_scene (answer);
  const CrLof *lof = cr_answer_get_lof (answer);
  const GArray *steps = cr_answer_get_steps (answer);
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *from = cr_map_format_printed (map, lof->from);
  g_autofree char *to = cr_map_format_printed (map, lof->to);
  g_autofree char *label = g_strdup_printf (_ ("Section of the shot %s to %s"), from, to);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++) {
    g_autofree char *word =
        cr_words_step (scene, &g_array_index (steps, CrLofStep, i), g_get_language_names ());

    g_string_append_printf (words, "%s%s", i > 0 ? _ ("; ") : "", word);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

void
cra_drawer_section_refresh (CraDrawerSection *self, CreAsk *ask)
{
  g_set_object (&self->ask, ask);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  if (get_answer (self) != NULL)
    describe_steps (self, get_answer (self));
}

static void
cra_drawer_section_dispose (GObject *object)
{
  CraDrawerSection *self = CRA_DRAWER_SECTION (object);

  g_clear_object (&self->ask);
  if (self->area != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->area));
  self->area = NULL;
  G_OBJECT_CLASS (cra_drawer_section_parent_class)->dispose (object);
}

static void
cra_drawer_section_class_init (CraDrawerSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_drawer_section_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

/* The drawing takes the focus, so that a screen reader can read its description. */
static void
cra_drawer_section_init (CraDrawerSection *self)
{
  self->area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                             "focusable", TRUE, "hexpand", TRUE, "vexpand", TRUE, NULL);
  gtk_drawing_area_set_draw_func (self->area, draw_cb, self, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->area), GTK_WIDGET (self));
}
