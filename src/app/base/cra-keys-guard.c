/* cra-keys-guard.c: where the keys of the map do not act, and which keys act once while held.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-keys-private.h"

/* These actions toggle something: repeated while their key is held, they would end one way or the
 * other by chance. */
static const char *const turners[] = {
  "map.place-men", "map.place-towers", "map.fold-legend",  "map.drawer",       "map.view-cycle",
  "map.swap",      "map.flip-side",    "map.mirror-piece", "play.fold-legend",
};

static gboolean
turns_page (const CraKey *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (turners); i++)
    if (g_strcmp0 (key->action, turners[i]) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_of_turner (guint key, GdkModifierType state)
{
  gsize n;
  const CraKey *keys = cra_keys_get (&n);

  for (gsize i = 0; i < n; i++) {
    guint its_key = 0;
    GdkModifierType its_state = 0;

    if (turns_page (&keys[i]) && gtk_accelerator_parse (keys[i].keys, &its_key, &its_state) &&
        its_key == gdk_keyval_to_lower (key) &&
        its_state == (state & gtk_accelerator_get_default_mod_mask ()))
      return TRUE;
  }
  return FALSE;
}

/* In a menu, and in the open list of a drop-down, letters choose a row. */
static gboolean
is_list (GtkWidget *popover)
{
  return gtk_widget_get_mapped (popover) &&
         (GTK_IS_POPOVER_MENU (popover) || GTK_IS_DROP_DOWN (gtk_widget_get_parent (popover)));
}

static gboolean
is_typed_into (GtkWidget *focus)
{
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus) || (popover != NULL && is_list (popover));
}

/* While a key is held, GTK sends presses of it without a release between them. */
static gboolean
pressed_cb (GtkEventController *controller,
            guint key,
            guint code,
            GdkModifierType state,
            GtkEventController *shortcuts)
{
  guint held = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (controller), "crenel-held"));
  GtkRoot *root = GTK_ROOT (gtk_event_controller_get_widget (controller));
  gboolean typing = is_typed_into (gtk_root_get_focus (root));

  gtk_event_controller_set_propagation_phase (shortcuts,
                                              typing ? GTK_PHASE_NONE : GTK_PHASE_BUBBLE);
  g_object_set_data (G_OBJECT (controller), "crenel-held", GUINT_TO_POINTER (code));
  return !typing && held == code && is_of_turner (key, state);
}

static void
let_go_cb (GtkEventController *controller)
{
  g_object_set_data (G_OBJECT (controller), "crenel-held", NULL);
}

void
cra_keys_guard (GtkWindow *window, GtkEventController *shortcuts)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (pressed_cb), shortcuts);
  g_signal_connect (key, "key-released", G_CALLBACK (let_go_cb), NULL);
  /* A key that is released in another window is not reported here. */
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (let_go_cb), key);
  gtk_widget_add_controller (GTK_WIDGET (window), key);
  gtk_widget_add_controller (GTK_WIDGET (window), focus);
}
