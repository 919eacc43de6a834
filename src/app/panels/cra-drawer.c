/* cra-drawer.c: under the map: the section of a shot, and the same shot on other floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-drawer.h"

#include "cra-form.h"

#include "cr-numbering.h"
#include "cr-section.h"
#include "cr-words-lof.h"

#include <glib/gi18n.h>

#define HEIGHT 170
#define HEIGHT_SMALL 150

struct _CraDrawer {
  GtkBox parent_instance;

  GtkToggleButton *section_tab, *levels_tab;
  GtkLabel *hint;
  GtkStack *stack;
  GtkDrawingArea *section;
  GtkGrid *levels;

  CreToolFire *tool; /* owned */
};

G_DEFINE_FINAL_TYPE (CraDrawer, cra_drawer, GTK_TYPE_BOX)

static gboolean
is_dark (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL && gtk_widget_has_css_class (GTK_WIDGET (root), "dark");
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CraDrawer *self = data;
  const CrLof *lof = self->tool != NULL ? cre_tool_fire_get_lof (self->tool) : NULL;
  CrSectionStyle style = { CR_VARIANT_COLOUR, is_dark (GTK_WIDGET (self)), 12 };

  if (lof == NULL)
    return;
  cr_section_draw (cr, width, height,
                   cre_document_get_scene (cre_tool_get_document (CRE_TOOL (self->tool))), lof,
                   cre_tool_fire_get_steps (self->tool), &style);
}

static void
tab_cb (CraDrawer *self)
{
  gboolean levels = gtk_toggle_button_get_active (self->levels_tab);

  gtk_stack_set_visible_child_name (self->stack, levels ? "levels" : "section");
  gtk_label_set_text (self->hint,
                      levels ? _ ("The same two hexes, from each floor to each.")
                             : _ ("The cut along the line, from the shooter to the target."));
}

/* The table over all floors of both hexes. */

static void
add_level (CraDrawer *self, const CrScene *scene, int row, const CrLof *lof)
{
  const char *const *languages = g_get_language_names ();
  gboolean clear = lof->verdict == CR_LOF_CLEAR;
  g_autofree char *from = cr_words_place (scene, lof->from, languages);
  g_autofree char *to = cr_words_place (scene, lof->to, languages);
  g_autofree char *badge = cr_words_badge (lof);
  const char *cells[] = { from, "→", to, badge, lof->rules[0] != NULL ? lof->rules[0] : "" };
  static const char *const css[] = { "num", "dim", "num", NULL, "num dim" };

  for (int i = 0; i < 5; i++)
    gtk_grid_attach (self->levels,
                     cra_form_new_label (cells[i], i != 3  ? css[i]
                                                   : clear ? "verdict-yes"
                                                           : "verdict-no"),
                     i, row, 1, 1);
}

static void
fill_levels (CraDrawer *self, const CrLof *now)
{
  const CrScene *scene = cre_document_get_scene (cre_tool_get_document (CRE_TOOL (self->tool)));
  int n = cr_map_n_floors (cr_scene_get_map (scene)), row = 0;
  CrLofOptions options;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->levels))) != NULL)
    gtk_grid_remove (self->levels, child);
  cr_lof_options_init (&options, cr_scene_get_ruleset (scene));
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      CrPlace from = { i, now->from.hex }, to = { j, now->to.hex };
      CrLof lof;

      if (!cr_scene_has_place (scene, from) || !cr_scene_has_place (scene, to))
        continue;
      lof = cr_lof_judge (scene, from, to, &options, NULL);
      add_level (self, scene, row++, &lof);
    }
}

static void
describe (CraDrawer *self, const CrLof *lof)
{
  const CrScene *scene = cre_document_get_scene (cre_tool_get_document (CRE_TOOL (self->tool)));
  const CrMap *map = cr_scene_get_map (scene);
  const GArray *steps = cre_tool_fire_get_steps (self->tool);
  g_autofree char *from = cr_map_format_printed (map, lof->from);
  g_autofree char *to = cr_map_format_printed (map, lof->to);
  g_autofree char *label = g_strdup_printf (_ ("Section of the shot %s to %s"), from, to);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; steps != NULL && i < steps->len; i++) {
    g_autofree char *word =
        cr_words_step (scene, &g_array_index (steps, CrLofStep, i), g_get_language_names ());

    g_string_append_printf (words, "%s%s", i > 0 ? "; " : "", word);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->section), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

void
cra_drawer_refresh (CraDrawer *self)
{
  const CrLof *lof = self->tool != NULL ? cre_tool_fire_get_lof (self->tool) : NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self->section));
  if (lof == NULL)
    return;
  fill_levels (self, lof);
  describe (self, lof);
}

/* @tool: (nullable) */
void
cra_drawer_set_tool (CraDrawer *self, CreToolFire *tool)
{
  g_set_object (&self->tool, tool);
  cra_drawer_refresh (self);
}

void
cra_drawer_set_small (CraDrawer *self, gboolean is_small)
{
  gtk_drawing_area_set_content_height (self->section, is_small ? HEIGHT_SMALL : HEIGHT);
}

static void
cra_drawer_dispose (GObject *object)
{
  g_clear_object (&CRA_DRAWER (object)->tool);
  G_OBJECT_CLASS (cra_drawer_parent_class)->dispose (object);
}

static void
cra_drawer_class_init (CraDrawerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_drawer_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-drawer.ui");
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, section_tab);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, levels_tab);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, hint);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, stack);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, section);
  gtk_widget_class_bind_template_child (widget_class, CraDrawer, levels);
  gtk_widget_class_bind_template_callback (widget_class, tab_cb);
}

static void
cra_drawer_init (CraDrawer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->section, draw_cb, self, NULL);
}
