/* cra-activity.h: the base class of what a window is for: editing a map, fitting pictures, a
 * scenario, a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"
#include "cra-host.h"

#include "cre-document.h"

/**
 * CraActivity:
 *
 * The map, the fit of its pictures …: a page, its actions, and what undo and closing mean there. A
 * window has one of each and shows one at a time; it knows no more of them than this. The actions
 * are in the window while their activity is shown, "map.find".
 *
 * Properties: host (construct only, not owned). Signal: changed (), when what undo would do or the
 * title has changed.
 */
#define CRA_TYPE_ACTIVITY (cra_activity_get_type ())
G_DECLARE_DERIVABLE_TYPE (CraActivity, cra_activity, CRA, ACTIVITY, GObject)

/**
 * CraState: one of two states of a document that are looked at side by side.
 * @heading: what it is
 * @path: of its file, or of that beside which it is
 * @here: as it is here, not as that file has it
 */
typedef struct {
  const char *heading, *path;
  gboolean here;
} CraState;

/**
 * CraActivityClass:
 * @prefix: of its actions, and its name
 * @document_type: the kind of documents it is about, 0 for any; it gets no other
 * @begins_from: other kinds, from which it makes one of its own, or 0; it gets these too
 * @lasting: (nullable): actions of the window that are there whatever is shown, "win.new-empty";
 *   their data is the activity
 * @title, @icon: in the switcher of the window; NULL where only another activity leads to it
 * @modal: it is brought to an end before anything else is done: the buttons of files and menus give
 *   way to its own, and nothing is saved meanwhile
 * @get_page: (transfer none)
 * @get_canvas: (nullable)
 * @set_document: (nullable): NULL when the window has none any more
 * @get_work: (nullable): a document of its own, which is saved while it is shown, and asked about
 *   before the window closes
 * @begin: it is wanted; @how says more, as CraHost.begin does
 * @get_undo_label, @get_redo_label: (nullable): what undo and redo would do, NULL for nothing
 * @undo, @redo: one step
 * @print: opens the window that puts it on paper
 * @get_hindrance: (nullable): why another activity cannot be shown now, a sentence
 * @settle: the window is to close or the map to be saved: what is under way belongs to the document
 * @get_title, @dup_subtitle: (nullable): in the middle of the header, where it is modal
 * @get_button: (nullable): at that end of the header
 * @list_areas: what F6 walks over, appended
 * @enter_area: whether the area has something that takes the keys; by default its first stop
 * @get_help: the page of the help for what has the focus
 * @set_size: of the window
 * @take_picture: a file was dropped on it, or on the window while there is no document
 * @compare: shows two states side by side, with a button that does @action
 *
 * All functions but @get_page may be NULL.
 */
struct _CraActivityClass {
  GObjectClass parent_class;

  const char *prefix, *title, *icon;
  GType document_type, begins_from[2];
  const GActionEntry *lasting;
  gboolean modal;

  GtkWidget *(*get_page) (CraActivity *self);
  CraCanvas *(*get_canvas) (CraActivity *self);
  void (*set_document) (CraActivity *self, CreDocument *document);
  CreDocument *(*get_work) (CraActivity *self);
  void (*begin) (CraActivity *self, const char *how);
  const char *(*get_undo_label) (CraActivity *self);
  const char *(*get_redo_label) (CraActivity *self);
  void (*undo) (CraActivity *self);
  void (*redo) (CraActivity *self);
  void (*print) (CraActivity *self);
  const char *(*get_hindrance) (CraActivity *self);
  void (*settle) (CraActivity *self);
  const char *(*get_title) (CraActivity *self);
  char *(*dup_subtitle) (CraActivity *self);
  GtkWidget *(*get_button) (CraActivity *self, GtkPackType end);
  void (*list_areas) (CraActivity *self, GPtrArray *areas);
  gboolean (*enter_area) (CraActivity *self, GtkWidget *area);
  const char *(*get_help) (CraActivity *self);
  void (*set_size) (CraActivity *self, int width, int height);
  void (*take_picture) (CraActivity *self, GFile *file);
  void (*compare) (CraActivity *self,
                   const CraState states[2],
                   const char *label,
                   const char *action);
};

/* The window calls these functions. Each forwards to the class function of the same name; where
 * that is NULL it does nothing, or returns NULL or FALSE. */
GtkWidget *cra_activity_get_page (CraActivity *self);
CraCanvas *cra_activity_get_canvas (CraActivity *self);
GActionGroup *cra_activity_get_actions (CraActivity *self);
void cra_activity_set_document (CraActivity *self, CreDocument *document);
CreDocument *cra_activity_get_work (CraActivity *self);
void cra_activity_begin (CraActivity *self, const char *how);
const char *cra_activity_get_undo_label (CraActivity *self);
const char *cra_activity_get_redo_label (CraActivity *self);
void cra_activity_undo (CraActivity *self);
void cra_activity_redo (CraActivity *self);
gboolean cra_activity_can_print (CraActivity *self);
void cra_activity_print (CraActivity *self);
const char *cra_activity_get_hindrance (CraActivity *self);
void cra_activity_settle (CraActivity *self);
const char *cra_activity_get_title (CraActivity *self);
char *cra_activity_dup_subtitle (CraActivity *self);
GtkWidget *cra_activity_get_button (CraActivity *self, GtkPackType end);
void cra_activity_list_areas (CraActivity *self, GPtrArray *areas);
gboolean cra_activity_enter_area (CraActivity *self, GtkWidget *area);
const char *cra_activity_get_help (CraActivity *self);
void cra_activity_set_size (CraActivity *self, int width, int height);
void cra_activity_take_picture (CraActivity *self, GFile *file);
void cra_activity_compare (CraActivity *self,
                           const CraState states[2],
                           const char *label,
                           const char *action);

/* Gives the keyboard focus to the widget that one works on. Returns: FALSE when there is none */
gboolean cra_activity_grab_focus (CraActivity *self);

/* The activities themselves call the functions from here on. @entries: the array ends with a NULL
 * name; the callbacks get @self as their data */
void cra_activity_add_actions (CraActivity *self, const GActionEntry *entries);
void cra_activity_changed (CraActivity *self);

/* Returns: (transfer none) (nullable): the window, as a parent for dialogs */
GtkWindow *cra_activity_get_window (CraActivity *self);

/* Returns: (transfer none) (nullable): the document that was set */
CreDocument *cra_activity_get_document (CraActivity *self);

/* These functions ask the window for something; they do nothing when it is gone. */
void cra_activity_toast (CraActivity *self, const char *text, gboolean undo);
void cra_activity_toast_with (CraActivity *self,
                              const char *text,
                              const char *label,
                              const char *action);
void cra_activity_hide_toast (CraActivity *self);
void cra_activity_warn (CraActivity *self, const CraWarning *warning);

/* Shows an error in the bar over the page, where it stays until the person closes it. Its message
 * says what to do. */
void cra_activity_show_error (CraActivity *self, const GError *error);

void cra_activity_drop_warning (CraActivity *self, const char *action);

/* @document: (transfer full): it is shown by @activity, which is begun with @how; in this window if
 * that is still empty, otherwise in a new one */
void cra_activity_open (CraActivity *self,
                        CreDocument *document,
                        const char *activity,
                        const char *how);

/* Returns: (transfer none) (nullable): the settings of the program */
GSettings *cra_activity_get_settings (CraActivity *self);

/* Asks the window to begin another activity; @how (nullable) is passed to it. */
void cra_activity_ask_for (CraActivity *self, const char *activity, const char *how);

void cra_activity_show (CraActivity *self);
void cra_activity_leave (CraActivity *self);
void cra_activity_forget (CraActivity *self);

/* The head of a callback of an action; @data is the activity, or the window, that has the action.
 */
#define ACTION(name) static void name (GSimpleAction *action, GVariant *target, gpointer data)
