/* cra-gear-button.c: a button for a kind of gear that can be put on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-gear-button.h"

#include "cra-form.h"

#include <glib/gi18n-lib.h>

#define HOW _ ("Drag it onto the map, or press it and click on a hex. Comma and full stop turn it.")

struct _CraGearButton {
  GtkButton parent_instance;

  /* made in code, borrowed */
  GtkWidget *icon, *name, *here, *box;

  CraTrayRow *row; /* owned */
};

G_DEFINE_FINAL_TYPE (CraGearButton, cra_gear_button, GTK_TYPE_BUTTON)

enum { SIGNAL_DRAGGED, SIGNAL_DROPPED, N_SIGNALS };

static guint signals[N_SIGNALS];

CraTrayRow *
cra_gear_button_get_row (CraGearButton *self)
{
  return self->row;
}

void
cra_gear_button_set_count (CraGearButton *self, guint n, guint waiting)
{
  /* Translators: so many pieces of gear are still to be put onto the map */
  g_autofree char *text =
      waiting > 0 ? g_strdup_printf (_ ("%u to place"), waiting) : g_strdup_printf ("× %u", n);
  /* Translators: a kind of gear, and how many of it are on the map */
  g_autofree char *on_map =
      g_strdup_printf (_ ("%1$s: %2$u on the map"), cra_tray_row_get_text (self->row), n);
  g_autofree char *spoken =
      waiting > 0 ? g_strconcat (on_map, ", ", text, NULL) : g_strdup (on_map);

  gtk_label_set_text (GTK_LABEL (self->here), text);
  gtk_widget_set_visible (self->here, n + waiting > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
cra_gear_button_set_short (CraGearButton *self)
{
  /* Translators: a kind of gear, and how it comes onto the map */
  g_autofree char *tip = g_strdup_printf (_ ("%1$s. %2$s"), cra_tray_row_get_text (self->row), HOW);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
  gtk_widget_set_visible (self->name, FALSE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_VERTICAL);
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, CraGearButton *self)
{
  return gdk_content_provider_new_typed (CRA_TYPE_TRAY_ROW, self->row);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, CraGearButton *self)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (self->icon);

  gtk_drag_source_set_icon (source, icon, 8, 8);
  g_signal_emit (self, signals[SIGNAL_DRAGGED], 0);
}

static void
drag_end_cb (CraGearButton *self)
{
  g_signal_emit (self, signals[SIGNAL_DROPPED], 0);
}

static void
cra_gear_button_finalize (GObject *object)
{
  g_clear_object (&CRA_GEAR_BUTTON (object)->row);
  G_OBJECT_CLASS (cra_gear_button_parent_class)->finalize (object);
}

static void
cra_gear_button_class_init (CraGearButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_gear_button_finalize;
  signals[SIGNAL_DRAGGED] = g_signal_new ("dragged", CRA_TYPE_GEAR_BUTTON, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DROPPED] = g_signal_new ("dropped", CRA_TYPE_GEAR_BUTTON, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cra_gear_button_init (CraGearButton *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->icon = gtk_image_new ();
  self->name = cra_form_new_label (NULL, NULL);
  self->here = cra_form_new_label (NULL, "pill num");
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_set_halign (self->here, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->icon);
  gtk_box_append (GTK_BOX (self->box), self->name);
  gtk_box_append (GTK_BOX (self->box), self->here);
  gtk_button_set_child (GTK_BUTTON (self), self->box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
}

/* Gear without an icon of its own has that of a hex. */
static const char *
get_icon (const CrWork *work)
{
  static const struct {
    const char *piece, *icon;
  } icons[] = {
    { "ladder", "crenel-ladder-symbolic" },
    { "small-tower", "crenel-small-tower-symbolic" },
    { "large-tower", "crenel-large-tower-symbolic" },
    { "ram", "crenel-ram-symbolic" },
    { "wagon", "crenel-wagon-symbolic" },
    { "penthouse", "crenel-penthouse-symbolic" },
    { "mine", "crenel-mine-symbolic" },
    { "cart", "crenel-cart-symbolic" },
    { "stakes", "crenel-stakes-symbolic" },
    { "fire", "cre-fire-symbolic" },
    { "rocks", "crenel-rocks-symbolic" },
    { "rubble", "crenel-rubble-symbolic" },
    { "ballista", "crenel-ballista-symbolic" },
    { "mangonel", "crenel-mangonel-symbolic" },
    { "engine", "crenel-engine-symbolic" },
    { "mantlet", "crenel-mantlet-symbolic" },
    { "barrels", "crenel-barrels-symbolic" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (g_str_equal (icons[i].piece, work->piece))
      return icons[i].icon;
  return "crenel-hexagon-symbolic";
}

GtkWidget *
cra_gear_button_new (CraTrayRow *row)
{
  CraGearButton *self = g_object_new (CRA_TYPE_GEAR_BUTTON, NULL);

  self->row = g_object_ref (row);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), get_icon (cra_tray_row_get_work (row)));
  gtk_label_set_text (GTK_LABEL (self->name), cra_tray_row_get_text (row));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), HOW);
  cra_gear_button_set_count (self, 0, 0);
  return GTK_WIDGET (self);
}
