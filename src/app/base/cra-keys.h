/* cra-keys.h: every key of the window in one table. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * CraKeyScope:
 * @CRA_KEYS_WINDOW: wherever the focus is
 * @CRA_KEYS_MAP: wherever the focus is, but never while typing or in a menu
 * @CRA_KEYS_CANVAS: the canvas itself handles them; they are in the table to be shown in the window
 *   of keys
 */
typedef enum { CRA_KEYS_WINDOW, CRA_KEYS_MAP, CRA_KEYS_CANVAS } CraKeyScope;

/**
 * CraKey:
 * @action: (nullable): detailed action name; a target of "*" is the number of the key in @keys
 * @keys: accelerators, separated by spaces
 * @group: heading in the shortcuts window, untranslated
 * @title: what it does, untranslated
 */
typedef struct {
  CraKeyScope scope;
  const char *action, *keys, *group, *title;
} CraKey;

const CraKey *cra_keys_get (gsize *n_out);
void cra_keys_install (GtkApplication *application);

/* Lets the keys of the map act wherever the focus is. The focused widget gets its own keys first.
 */
void cra_keys_add_map_keys (GtkWindow *window);

/* Lets the key that opened a popover close it too: shortcuts of the window do not reach a popover.
 */
void cra_keys_add_to_popover (GtkPopover *popover, const char *action);

/**
 * cra_keys_get_label:
 *
 * Returns: (transfer full) (nullable): the first key of an action as people read it, "Ctrl+Z"
 */
char *cra_keys_get_label (const char *action);

/* Writes the first key of an action at the right of its row in a menu. */
void cra_keys_show_in_menu (GMenuItem *item, const char *action);

/* Returns: (transfer full): "Line of fire  L": the title, two spaces, the key */
char *cra_keys_get_tooltip (const char *title, const char *action);

/* Returns: (transfer none): a window with all keys, built from a description because GTK 4.8 knows
 * no other way. @prefix: (nullable): of the shown activity, whose keys come first */
GtkWidget *cra_keys_new_window (GtkWindow *parent, const char *prefix);
