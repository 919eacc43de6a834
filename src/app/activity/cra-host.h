/* cra-host.h: what an activity asks of the window that shows it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

#include <gtk/gtk.h>

/**
 * CraWarning: what is the matter, in a bar over the page, and what can be done.
 * @label, @action: (nullable): of a button
 * @instead: (nullable): it is said only where that text is read there now
 * @focus: it takes the keys: Enter does what the button does
 */
typedef struct {
  const char *icon, *text, *label, *action, *instead;
  gboolean focus;
} CraWarning;

#define CRA_TYPE_HOST (cra_host_get_type ())
G_DECLARE_INTERFACE (CraHost, cra_host, CRA, HOST, GtkWidget)

/**
 * CraHostInterface:
 * @toast: a short word at the foot, with a button that does @action (both nullable)
 * @hide_toast: it is out of date
 * @warn: until it is put away
 * @drop_warning: puts it away if its button does that; NULL: whatever it says
 * @open: shows a document (transfer full), see cra_activity_open()
 * @get_settings: (nullable): of the program
 * @begin: the activity of that name is wanted, @how (nullable) is for it to read
 * @show: that of this page is ready to be shown, and is from now on
 * @leave: it is done, and the one that was shown before is shown again
 * @forget: the document is not wanted any more
 */
struct _CraHostInterface {
  GTypeInterface parent;

  void (*toast) (CraHost *self, const char *text, const char *label, const char *action);
  void (*hide_toast) (CraHost *self);
  void (*warn) (CraHost *self, const CraWarning *warning);
  void (*drop_warning) (CraHost *self, const char *action);
  void (*open) (CraHost *self, CreDocument *document, const char *activity, const char *how);
  GSettings *(*get_settings) (CraHost *self);
  void (*begin) (CraHost *self, const char *activity, const char *how);
  void (*show) (CraHost *self, GtkWidget *page);
  void (*leave) (CraHost *self);
  void (*forget) (CraHost *self);
};
