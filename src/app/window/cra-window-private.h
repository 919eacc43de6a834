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

  /* borrowed: the activity that is shown, NULL for the start page; that of the switcher which was
   * shown last */
  CraActivity *activity, *place;

  /* owned */
  CreDocument *document;
  GPtrArray *activities; /* CraActivity */
  CreRecovery *recovery, *castle_recovery;
  GCancellable *loading;
  GFile *opening;             /* NULL: nothing is being opened */
  GFileMonitor *disk_monitor; /* NULL: no file, or none that can be watched */
  GMenu *recent_menu;
  GFile *save_target;  /* of the save that runs, or of the last */
  CreDocument *let_go; /* borrowed: what is not saved of it is not wanted */
  GFile *save_next;    /* NULL: nothing was asked to be saved while something is */

  guint pulse, minute, disk_wait;
  int minutes_unsaved;
  gboolean read_only, disk_told, disk_asked;
  gboolean is_pressed; /* a button of the pointer is down */
  gboolean by_keys;    /* the last press was one of a key */
  gboolean saving;
  gboolean closing, closes_with_document, close_after_save, loss_accepted;
};

void cra_window_add_actions (CraWindow *self);

/* Adds the actions that need no map. */
void cra_window_add_recovery_actions (CraWindow *self);

/* The one place that says what can be done now. Each is told once: whoever shows it would else be
 * drawn anew with each edit. What only an activity can do is in the window while that is shown. */
void cra_window_update_actions (CraWindow *self);

/* What can be done with a map, by subject; the name of the last is NULL. */
extern const GActionEntry cra_window_activity_actions[];
extern const GActionEntry cra_window_disk_actions[];
extern const GActionEntry cra_window_help_actions[]; /* these need no map */

/* What the window is for: those that there are, that one of them (nullable: the start page) is
 * shown, that another one joins them, and which document all of them are about (nullable). */
void cra_window_add_activities (CraWindow *self);

/* From now on it is one of those that this window is for. */
void cra_window_add_activity (CraWindow *self, GType type);

/* Returns: (transfer none) (nullable) */
CraActivity *cra_window_get_activity (CraWindow *self, const char *name);

/* (transfer none) (nullable): what is saved now: the document, or what the activity that is shown
 * made of it. */
CreDocument *cra_window_get_work (CraWindow *self);

/* Title, file and unsaved mark of that. */
void cra_window_show_title (CraWindow *self);

/* The first that is about documents of that kind; and the kind of the document in that file, by its
 * name, or where that says nothing the kind that was there first. */
CraActivity *cra_window_find_activity (CraWindow *self, GType kind);
GType cra_window_find_kind (CraWindow *self, GFile *file);

/* @activity: (nullable): the start page; the keys go to it, and its actions can be done */
void cra_window_show_activity (CraWindow *self, CraActivity *activity);

/* @document: (nullable) */
void cra_window_hand_document (CraWindow *self, CreDocument *document);

void cra_window_host_init (CraHostInterface *iface);

/* What is shown is brought to an end before anything is saved. */
gboolean cra_window_is_modal (CraWindow *self);

/* F6 from area to area; Esc from anywhere to the map. */
void cra_window_move_focus (CraWindow *self, int step);
void cra_window_connect_keys (CraWindow *self);

/* @document: (transfer full): what the window shows from now on */
void cra_window_take_document (CraWindow *self, CreDocument *document);

/* Back to the start page; what was not saved is gone on purpose. */
void cra_window_drop_document (CraWindow *self);

/* What went wrong stays on screen until it is put away: it says what to do. */
void cra_window_show_error (CraWindow *self, const GError *error);

void cra_window_toast (CraWindow *self, const char *text, gboolean undo);

/* The document is there: from now on what is not saved is copied. */
void cra_window_watch (CraWindow *self);

/* It is closed on purpose, and the user has been asked. */
void cra_window_stop_watching (CraWindow *self);

/* Who opens the file itself is told too. */
void cra_window_offer_newer (CraWindow *self);

/* The file of the map: whether another program writes to it, and whether we may. */
void cra_window_watch_disk (CraWindow *self);
void cra_window_stop_watching_disk (CraWindow *self);

/* Told once a change, in whatever way it was heard of. */
void cra_window_check_disk (CraWindow *self);

/* (transfer none): the window for another map: this one while it is empty. */
CraWindow *cra_window_get_for_more (CraWindow *self);
/* Shown only when what is under way lasts. */
void cra_window_begin_progress (CraWindow *self);
void cra_window_end_progress (CraWindow *self);
/* @name: of the kind of files that is wanted */
void cra_window_add_filter (GtkFileChooser *chooser, const char *name);
void cra_window_open_dialog (CraWindow *self);

/* Another map opens in another window, unless this one is still empty; one that is open already is
 * shown: two windows on one file would write over each other. */
void cra_window_show_file (CraWindow *self, GFile *file);

/* The file of the map once more, as it is now. */
void cra_window_reopen (CraWindow *self);

/* Files open where they are dropped, wherever in the window that is. */
void cra_window_accept_files (CraWindow *self);

/* A picture goes under the map that is shown, or begins a new one; anything else is opened as a map
 * or refused as one. */
void cra_window_take_file (CraWindow *self, GFile *file);

void cra_window_save (CraWindow *self);

/* Over what another program has written meanwhile. */
void cra_window_save_over (CraWindow *self);

void cra_window_start_minutes (CraWindow *self);

/* A minute has gone. Only what has a file is saved: where a new map goes is for its author to say.
 * What is modal is left alone while it is under way. */
void cra_window_pass_minute (CraWindow *self, int wanted);

void cra_window_save_as (CraWindow *self);

/**
 * cra_window_ask_before_closing:
 *
 * Returns: whether there is unsaved work, about which the user is now being asked
 */
gboolean cra_window_ask_before_closing (CraWindow *self);
