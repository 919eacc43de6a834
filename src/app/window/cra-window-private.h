/* cra-window-private.h: shared by the parts of the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-banner.h"
#include "cra-fit-page.h"
#include "cra-start-page.h"
#include "cra-toast.h"
#include "cra-window.h"

#include "cre-recovery.h"

/* Where Cancel leads from the fit: to the map, or, when the map began with it, to where one was. */
typedef enum { CRA_CANCEL_TO_MAP, CRA_CANCEL_TO_START, CRA_CANCEL_CLOSES } CraCancel;

struct _CraWindow {
  GtkApplicationWindow parent_instance;

  GtkWidget *header;
  GtkStack *title_stack;
  GtkLabel *fit_subtitle;
  GtkWidget *fit_cancel, *fit_done;
  GtkWidget *file_buttons, *title_box, *history_buttons;
  GtkMenuButton *open_button, *new_button, *menu_button;
  GtkLabel *title_label, *file_label;
  GtkWidget *lock;
  GtkWidget *save_button, *undo_button, *redo_button;
  CraBanner *banner;
  GtkProgressBar *progress;
  GtkStack *pages;
  CraStartPage *start_page;
  CraMapPage *map_page;
  CraFitPage *fit_page;
  CraToast *toast;

  /* owned */
  CreDocument *document;
  CreFit *fit;
  guint fit_stroke; /* all pictures of one stay in the fit mode are one step of undo */
  CraCancel cancelled_fit;
  CreRecovery *recovery;
  GCancellable *loading;
  GFile *opening;             /* NULL: nothing is being opened */
  GFileMonitor *disk_monitor; /* NULL: no file, or none that can be watched */
  GFile *save_next;           /* NULL: nothing was asked to be saved while something is */

  guint pulse, minute, disk_wait;
  int minutes_unsaved;
  gboolean read_only, disk_told, disk_asked;
  gboolean saving;
  gboolean panels_hidden, options_shown, right_shown, closing, close_after_save, cut_accepted;
};

void cra_window_add_actions (CraWindow *self);
void cra_window_add_recovery_actions (CraWindow *self);
void cra_window_update_actions (CraWindow *self);

/* What can be done with a map, by subject; the name of the last is NULL. */
extern const GActionEntry cra_window_disk_actions[];
extern const GActionEntry cra_window_export_actions[];
extern const GActionEntry cra_window_fire_actions[];
extern const GActionEntry cra_window_fit_actions[];
extern const GActionEntry cra_window_help_actions[]; /* these need no map */
extern const GActionEntry cra_window_inspect_actions[];
extern const GActionEntry cra_window_paint_actions[];
extern const GActionEntry cra_window_piece_actions[];
extern const GActionEntry cra_window_suggest_actions[];
extern const GActionEntry cra_window_view_actions[];

/* The head of what one of them does; data is the window. */
#define ACTION(name) static void name (GSimpleAction *action, GVariant *target, gpointer data)

/* F6 from area to area; Esc from anywhere to the map. */
void cra_window_move_focus (CraWindow *self, int step);
void cra_window_connect_keys (CraWindow *self);

CraMapView *cra_window_get_view (CraWindow *self);
CraCanvas *cra_window_get_canvas (CraWindow *self);
gboolean cra_window_get_place_here (CraWindow *self, CrPlace *place_out);
gboolean cra_window_read_place (CraWindow *self, GVariant *target, CrPlace *place_out);

void cra_window_take_document (CraWindow *self, CreDocument *document);
void cra_window_drop_document (CraWindow *self);
void cra_window_show_error (CraWindow *self, const GError *error);
void cra_window_write_section (CraWindow *self, GFile *file);
void cra_window_export_to (CraWindow *self, GFile *file);
void cra_window_show_page (CraWindow *self);
void cra_window_show_history (CraWindow *self, const char *undo, const char *redo);
void cra_window_toast (CraWindow *self, const char *text, gboolean undo);

void cra_window_watch (CraWindow *self);
void cra_window_stop_watching (CraWindow *self);
void cra_window_offer_newer (CraWindow *self);

/* The file of the map: whether another program writes to it, and whether we may. */
void cra_window_watch_disk (CraWindow *self);
gboolean cra_window_is_shipped (CraWindow *self);
void cra_window_stop_watching_disk (CraWindow *self);
void cra_window_check_disk (CraWindow *self);

/* (transfer none): the window for another map: this one while it is empty. */
CraWindow *cra_window_get_for_more (CraWindow *self);
/* Shown only when what is under way lasts. */
void cra_window_begin_progress (CraWindow *self);
void cra_window_end_progress (CraWindow *self);
void cra_window_add_map_filter (GtkFileChooser *chooser);
void cra_window_open_dialog (CraWindow *self);
void cra_window_show_file (CraWindow *self, GFile *file);
void cra_window_reopen (CraWindow *self);
void cra_window_new_empty (CraWindow *self);
void cra_window_new_from_picture (CraWindow *self);
void cra_window_new_from (CraWindow *self, GFile *picture);
void cra_window_accept_files (CraWindow *self);
void cra_window_take_file (CraWindow *self, GFile *file);
void cra_window_add_picture (CraWindow *self);
void cra_window_begin_fit (CraWindow *self);
void cra_window_drop_fit_offer (CraWindow *self);
GFile *cra_window_dup_folder (CraWindow *self);
char *cra_window_dup_stem (CraWindow *self);
void cra_window_propose_file (CraWindow *self, GtkFileChooserNative *dialog, const char *name);
void cra_window_end_fit (CraWindow *self, gboolean keep);
void cra_window_fit_picture (CraWindow *self, guint index);
void cra_window_remove_picture (CraWindow *self);
gboolean cra_window_take_picture (CraWindow *self, GFile *file);
void cra_window_save (CraWindow *self);
void cra_window_save_over (CraWindow *self);
void cra_window_start_minutes (CraWindow *self);
void cra_window_pass_minute (CraWindow *self, int wanted);
CrPlainStyle cra_window_read_style (CraWindow *self, char **ruleset_out);
void cra_window_save_as (CraWindow *self);
gboolean cra_window_ask_before_closing (CraWindow *self);
