/* cra-tool-strip.c: the column of buttons for the tools.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-strip.h"

#include "cra-keys.h"

#include "cre-tools.h"

#include <glib/gi18n.h>

struct _CraToolStrip {
  GtkBox parent_instance;

  GtkMenuButton *swatch;

  /* owned array of borrowed buttons, one for each tool */
  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (CraToolStrip, cra_tool_strip, GTK_TYPE_BOX)

/* The strip is one tab stop: Up and Down go to the next tool and take it in hand. */
static gboolean
key_cb (GtkEventControllerKey *key,
        guint value,
        guint code,
        GdkModifierType state,
        CraToolStrip *self)
{
  int step = value == GDK_KEY_Down ? 1 : value == GDK_KEY_Up ? -1 : 0;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  guint at;

  if (step == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      !g_ptr_array_find (self->buttons, focus, &at))
    return FALSE;
  at += (guint) step;
  if (at < self->buttons->len) {
    GtkWidget *next = self->buttons->pdata[at];

    gtk_widget_set_focusable (next, TRUE);
    gtk_widget_grab_focus (next);
    gtk_widget_activate (next);
  }
  return TRUE;
}

static GtkWidget *
new_button (const char *icon, const char *title, const char *action, gboolean toggles)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new ();
  g_autofree char *tooltip = cra_keys_get_tooltip (title, action);

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  return button;
}

static void
append_child (CraToolStrip *self, GtkWidget *child)
{
  gtk_box_insert_child_after (GTK_BOX (self), child,
                              gtk_widget_get_prev_sibling (GTK_WIDGET (self->swatch)));
}

/* The grid fit is an activity, not a tool; its button is the last of those that change the map. */
static void
append_fit (CraToolStrip *self)
{
  append_child (self, new_button ("cre-fit-symbolic", _ ("Grid fit"), "map.fit-grid", FALSE));
}

static void
cra_tool_strip_finalize (GObject *object)
{
  g_clear_pointer (&CRA_TOOL_STRIP (object)->buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (cra_tool_strip_parent_class)->finalize (object);
}

static void
cra_tool_strip_class_init (CraToolStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cra_tool_strip_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-tool-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, CraToolStrip, swatch);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
cra_tool_strip_init (CraToolStrip *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  guint n = 0;
  const CreToolInfo *tools = cre_tools_get (&n);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->buttons = g_ptr_array_new ();
  for (guint i = 0; i < n && tools[i].group < CRE_TOOLS_MENU; i++) {
    g_autofree char *action = g_strdup_printf ("map.tool::%s", tools[i].id);
    GtkWidget *button = new_button (tools[i].icon, _ (tools[i].label), action, TRUE);

    if (i > 0 && tools[i].group != tools[i - 1].group)
      append_child (self, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
    gtk_widget_set_name (button, tools[i].id);
    g_ptr_array_add (self->buttons, button);
    append_child (self, button);
    if (tools[i].group == CRE_TOOLS_CHANGE &&
        (i + 1 == n || tools[i + 1].group != CRE_TOOLS_CHANGE))
      append_fit (self);
  }
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

void
cra_tool_strip_set_tool (CraToolStrip *self, const char *id)
{
  gboolean any = FALSE;

  for (guint i = self->buttons->len; i > 0; i--) {
    GtkWidget *button = self->buttons->pdata[i - 1];
    gboolean here = g_str_equal (gtk_widget_get_name (button), id);

    any = any || here;
    gtk_widget_set_focusable (button, here || (i == 1 && !any));
  }
}

void
cra_tool_strip_set_low (CraToolStrip *self, gboolean low)
{
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
}

GtkMenuButton *
cra_tool_strip_get_swatch (CraToolStrip *self)
{
  return self->swatch;
}

static void
name_swatch (CraToolStrip *self, const char *title)
{
  g_autofree char *tooltip = cra_keys_get_tooltip (title, "map.options");

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->swatch), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->swatch), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
}

static void
name_after (CraToolStrip *self, const char *name)
{
  /* Translators: of a button; what is painted with, as “Moat”, or the tool in hand */
  g_autofree char *title = g_strdup_printf (_ ("%s, options of the tool"), name);

  name_swatch (self, title);
}

void
cra_tool_strip_set_kind (CraToolStrip *self, GdkPaintable *picture, const char *name)
{
  GtkWidget *image = gtk_image_new_from_paintable (picture);

  gtk_image_set_pixel_size (GTK_IMAGE (image), 24);
  gtk_menu_button_set_child (self->swatch, image);
  name_after (self, name);
}

void
cra_tool_strip_set_icon (CraToolStrip *self, const char *icon, const char *name)
{
  gtk_menu_button_set_icon_name (self->swatch, icon);
  name_after (self, name);
}
