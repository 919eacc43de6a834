/* cra-form.h: the parts side panels are made of. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Priority of what is worked out at most once a frame, and is ready when the frame is drawn. */
#define CRA_BEFORE_FRAME (GDK_PRIORITY_REDRAW - 10)

/* A choice of a drop-down or of linked buttons: what is shown, and the icon of a button. */
typedef struct {
  const char *label, *icon;
} CraChoice;

GtkWidget *cra_form_new (void);

/* @action: (nullable): its key is shown beside the title */
GtkWidget *cra_form_add_heading (GtkWidget *form, const char *title, const char *action);

void cra_form_add_section (GtkWidget *form, const char *title);
void cra_form_add_row (GtkWidget *form, const char *label, GtkWidget *widget);

/* Its label above it, whatever is in it yet. */
void cra_form_add_wide_row (GtkWidget *form, const char *label, GtkWidget *widget);

GtkWidget *cra_form_add_hint (GtkWidget *form, const char *text);

/**
 * cra_form_add_fold:
 *
 * Returns: (transfer none): an expander, shut until its title is pressed, whose child is a box for
 *   what is seldom needed
 */
GtkWidget *cra_form_add_fold (GtkWidget *form, const char *title);

/* In a spin button of a dialog Enter means to go on, which those of GTK 4.8 do not let it. */
void cra_form_let_enter_go_on (GtkWidget *spin);

/* What is set within a fold is told on it while it is shut. */
void cra_form_set_fold_title (GtkWidget *fold, const char *title);

GtkWidget *cra_form_new_check (const char *label, gpointer object, const char *property);
GtkWidget *cra_form_new_spin (gpointer object, const char *property, int least, int most);
/* Of a spin button that has decimals: parted by the mark that the person wants, read with either.
 */
#define CRA_FORM_DECIMALS "decimals"
void cra_form_show_decimals (GtkWidget *spin, guint digits);
/* @widget: in which they are shown once more, for another mark */
void cra_form_show_decimals_anew (GtkWidget *widget);

/* What the map says now. A text that is being typed over the same number is left alone: answers
 * that come in meanwhile show everything anew. */
void cra_form_set_number (GtkWidget *spin, int value);

/* From 0 to @most, or “own” for −1. */
GtkWidget *cra_form_new_own_spin (gpointer object, const char *property, int most);

/* @choices: ends with a NULL label; titles are already translated */
GtkWidget *cra_form_new_buttons (const CraChoice *choices, gpointer object, const char *property);

/**
 * cra_form_new_drop_down:
 * @names: (transfer full): a list of strings
 * @object: (nullable): whose @property, a whole number, is the place of the chosen one
 */
GtkWidget *cra_form_new_drop_down (GListModel *names, gpointer object, const char *property);

void cra_form_give_rows (GtkDropDown *drop_down);

/**
 * cra_form_new_label:
 * @css: (nullable): classes, separated by spaces
 */
GtkWidget *cra_form_new_label (const char *text, const char *css);

/* @action: (nullable): detailed action name */
GtkWidget *cra_form_new_icon_button (const char *icon, const char *tooltip, const char *action);

/**
 * cra_form_name:
 *
 * Gives what is worked with its name, also the part of it that takes the keys, and has it tell what
 * it holds.
 */
void cra_form_name (GtkWidget *widget, const char *name);

/* In a box of several its first is named. A text keeps its own words as its name and is only
 * labelled: both at once would be read out twice. */
void cra_form_name_row (GtkWidget *widget, GtkWidget *label, const char *name);

/* What a row of a list is called when it is read aloud: GTK 4.8 has no call for it, but the widget
 * that takes the keys is the one around what is shown. */
void cra_form_name_item (GtkListItem *item, const char *name);

void cra_form_clear (GtkWidget *box);

/* @text: (nullable). A tooltip that is set is laid out and asks where the pointer is, even when it
 * says the same: for texts that are set with every change. */
void cra_form_set_tip (GtkWidget *widget, const char *text);

/**
 * cra_form_set_rows:
 * @names: (element-type utf8):
 *
 * Leaves an open drop-down alone while its rows stay the same.
 */
void cra_form_set_rows (GtkWidget *drop_down, const GPtrArray *names, guint selected);

/* A form that is built anew while one types in it: which of its rows has the focus, -1: none. */
int cra_form_get_focus (GtkWidget *form);
void cra_form_set_focus (GtkWidget *form, int row);

/**
 * cra_form_settle:
 * @within: a panel or a window
 *
 * What is typed and not yet taken is taken now, as if the field were left.
 *
 * What is typed belongs to what the panel is about now: before that is another, or is undone, saved
 * or closed, a field in @within takes what was typed, as it does when it is left. The focus stays.
 */
void cra_form_settle (GtkWidget *within);
