/* cra-window-private.h: shared by the parts of the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cra-banner.h"
#include "cra-start-page.h"
#include "cra-toast.h"
#include "cra-window.h"

#include "cre-recovery.h"

struct _CraWindow {
  GtkApplicationWindow parent_instance;

  GtkWidget *header;
  GtkStack *title_stack;
  GtkWidget *switcher;
  GtkLabel *modal_title, *modal_subtitle;
  GtkWidget *start_buttons, *end_buttons;
  GtkWidget *file_buttons, *title_box, *history_buttons;
  GtkMenuButton *open_button, *new_button, *menu_button, *more_places;
  GtkLabel *title_label, *file_label;
  GtkWidget *lock;
  GtkWidget *save_button, *undo_button, *redo_button;
  CraBanner *banner;
  GtkProgressBar *progress;
  GtkStack *pages;
  CraStartPage *start_page;
  CraToast *toast;

  /* borrowed: the activity that is shown, NULL for the start page; the last shown activity of the
   * switcher */
  CraActivity *activity, *place;

  /* owned */
  CreDocument *document;
  GPtrArray *activities; /* CraActivity */
  CreRecovery *recovery, *castle_recovery;
  GCancellable *loading;
  GFile *opening;             /* nullable: the file that is being opened */
  GFileMonitor *disk_monitor; /* nullable: NULL without a file, or when it cannot be watched */
  GMenu *recent_menu;
  GFile *save_target;  /* the target of the current save, or of the last */
  CreDocument *let_go; /* borrowed: its unsaved changes may be lost */
  GFile *save_next;    /* nullable: the file of a save that waits for the current one */

  guint pulse, minute, disk_wait;
  int minutes_unsaved;
  gboolean read_only, disk_told, disk_asked;
  gboolean is_pressed; /* a mouse button is down */
  gboolean by_keys;    /* the last press was that of a key */
  gboolean saving;
  gboolean closing, closes_with_document, close_after_save, loss_accepted;
};

void cra_window_add_actions (CraWindow *self);

/* Adds the actions about unsaved work, which need no document. */
void cra_window_add_recovery_actions (CraWindow *self);

/* Enables and disables the actions of the window; nothing else does. An action is only changed when
 * it differs, because each change redraws its widgets. The actions of an activity are in the window
 * while that is shown. */
void cra_window_update_actions (CraWindow *self);

/* The actions of the window, by subject; each array ends with a NULL name. */
extern const GActionEntry cra_window_activity_actions[];
extern const GActionEntry cra_window_disk_actions[];
extern const GActionEntry cra_window_help_actions[]; /* these need no document */

/* Makes the activities of the window. */
void cra_window_add_activities (CraWindow *self);

/* Adds an activity of that type. */
void cra_window_add_activity (CraWindow *self, GType type);

/* Returns: (transfer none) (nullable): the activity with that name */
CraActivity *cra_window_get_activity (CraWindow *self, const char *name);

/* Returns: (transfer none) (nullable): what is saved now: the own document of the shown activity,
 * otherwise that of the window */
CreDocument *cra_window_get_work (CraWindow *self);

/* Shows title, file and unsaved mark of cra_window_get_work(). */
void cra_window_show_title (CraWindow *self);

/* The first returns the first activity about documents of that kind (transfer none). The second
 * returns the kind of the document in a file: by the name of the file, by its root element,
 * otherwise the kind of the first activity. */
CraActivity *cra_window_find_activity (CraWindow *self, GType kind);
GType cra_window_find_kind (CraWindow *self, GFile *file);

/* @activity: (nullable): NULL for the start page; it gets the focus, and its actions are enabled */
void cra_window_show_activity (CraWindow *self, CraActivity *activity);

/* Gives the document to all activities. @document: (nullable) */
void cra_window_hand_document (CraWindow *self, CreDocument *document);

void cra_window_host_init (CraHostInterface *iface);

/* Whether the shown activity must be ended before anything is saved. */
gboolean cra_window_is_modal (CraWindow *self);

/* F6 moves the focus from area to area, by @step; Esc moves it to the map from anywhere. */
void cra_window_move_focus (CraWindow *self, int step);
void cra_window_connect_keys (CraWindow *self);

/* @document: (transfer full): the window shows it from now on */
void cra_window_take_document (CraWindow *self, CreDocument *document);

/* Goes back to the start page; unsaved changes are dropped on purpose. */
void cra_window_drop_document (CraWindow *self);

/* Shows an error in the bar, where it stays until the user closes it. Its message says what to do.
 */
void cra_window_show_error (CraWindow *self, const GError *error);

void cra_window_toast (CraWindow *self, const char *text, gboolean undo);

/* Begins to keep copies of unsaved changes of the document. */
void cra_window_watch (CraWindow *self);

/* Deletes these copies: the document is closed on purpose, and the user was asked. */
void cra_window_stop_watching (CraWindow *self);

/* Offers unsaved work that was kept for the file that has just been opened. */
void cra_window_offer_newer (CraWindow *self);

/* Watches the file of the document: whether another program changes it, and whether it can be
 * written. */
void cra_window_watch_disk (CraWindow *self);
void cra_window_stop_watching_disk (CraWindow *self);

/* Looks at the file now; each change is told only once, however it was noticed. */
void cra_window_check_disk (CraWindow *self);

/* Returns: (transfer none): the window for another document: this one while it is empty, otherwise
 * a new one */
CraWindow *cra_window_get_for_more (CraWindow *self);
/* A progress bar is shown only when the work takes long. */
void cra_window_begin_progress (CraWindow *self);
void cra_window_end_progress (CraWindow *self);
/* @name: of the kind of files that is asked for */
void cra_window_add_filter (GtkFileChooser *chooser, const char *name);
void cra_window_open_dialog (CraWindow *self);

/* Opens a file in another window, unless this one is still empty. A file that is open already is
 * shown in its window, because two windows would overwrite each other's changes. */
void cra_window_show_file (CraWindow *self, GFile *file);

/* Reads the file of the document again. */
void cra_window_reopen (CraWindow *self);

/* Lets files be dropped anywhere in the window, to be opened. */
void cra_window_accept_files (CraWindow *self);

/* A picture is put under the shown map, or begins a new map; any other file is opened, or refused
 * with an error. */
void cra_window_take_file (CraWindow *self, GFile *file);

void cra_window_save (CraWindow *self);

/* Saves although another program has changed the file. */
void cra_window_save_over (CraWindow *self);

void cra_window_start_minutes (CraWindow *self);

/* Called once a minute. Saves after @wanted minutes, but only a document that has a file already,
 * and not while a modal activity is shown. */
void cra_window_pass_minute (CraWindow *self, int wanted);

void cra_window_save_as (CraWindow *self);

/**
 * cra_window_ask_before_closing:
 *
 * Returns: whether there is unsaved work, about which the user is being asked now
 */
gboolean cra_window_ask_before_closing (CraWindow *self);
