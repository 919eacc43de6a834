/* cra-form.h: headings, rows and fields that side panels are made of.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The priority of idle work that is done at most once a frame, before the frame is drawn. */
#define CRA_BEFORE_FRAME (GDK_PRIORITY_REDRAW - 10)

/* A choice of a drop-down or of linked buttons: the text that is shown, and the icon of a button.
 */
typedef struct {
  const char *label, *icon;
} CraChoice;

/* Returns: an empty form: a column of headings and rows with the margins of a side panel */
GtkWidget *cra_form_new (void);

/* @action: (nullable): the action whose key is shown beside the title */
GtkWidget *cra_form_add_heading (GtkWidget *form, const char *title, const char *action);

/* Adds a line across the form and a heading below it. */
void cra_form_add_section (GtkWidget *form, const char *title);
/* Adds a row: @label and beside it @widget, or below it when the widget needs the whole width. The
 * label names the widget for screen readers. */
void cra_form_add_row (GtkWidget *form, const char *label, GtkWidget *widget);

/* Adds a row whose label stands above the widget, even while the widget has nothing in it yet. */
void cra_form_add_wide_row (GtkWidget *form, const char *label, GtkWidget *widget);

/* Adds a small grey text that wraps. Returns: (transfer none): its label */
GtkWidget *cra_form_add_hint (GtkWidget *form, const char *text);

/**
 * cra_form_add_fold:
 *
 * Returns: (transfer none): an expander that is shut until its title is pressed; its child is a box
 *   for fields that are seldom needed
 */
GtkWidget *cra_form_add_fold (GtkWidget *form, const char *title);

/* Lets Enter in a spin button press the default button of its dialog; GTK 4.8 does not do that. */
void cra_form_let_enter_go_on (GtkWidget *spin);

/* Sets the title of a fold, which also tells what is set within while the fold is shut. */
void cra_form_set_fold_title (GtkWidget *fold, const char *title);

/* Returns: a check button that is bound both ways to a boolean property of @object */
GtkWidget *cra_form_new_check (const char *label, gpointer object, const char *property);
/* Returns: a spin button from @least to @most in steps of one, that is bound both ways to a
 * property of @object, a whole number */
GtkWidget *cra_form_new_spin (gpointer object, const char *property, int least, int most);

/* The CSS class of spin buttons with decimals. The number is shown with the decimal mark that the
 * person has chosen, and read with a point or a comma. */
#define CRA_FORM_DECIMALS "decimals"
void cra_form_show_decimals (GtkWidget *spin, guint digits);
/* Shows all decimals within @widget again after the person has chosen another decimal mark. */
void cra_form_show_decimals_anew (GtkWidget *widget);

/* Shows a value of the map. A text that is being typed and means the same number is left alone,
 * because every new answer refills the whole panel. */
void cra_form_set_number (GtkWidget *spin, int value);

/* A spin button from 0 to @most that shows −1 as “own”: the value of the thing's kind. */
GtkWidget *cra_form_new_own_spin (gpointer object, const char *property, int most);

/* @choices: the array ends with a NULL label; titles are already translated */
GtkWidget *cra_form_new_buttons (const CraChoice *choices, gpointer object, const char *property);

/**
 * cra_form_new_drop_down:
 * @names: (transfer full): a list of strings
 *
 * @object: (nullable): whose @property, a whole number, is the place of the chosen one
 */
GtkWidget *cra_form_new_drop_down (GListModel *names, gpointer object, const char *property);

/* Shows the rows of a list of strings as cra_form_new_drop_down() does: one that is too long ends
 * in an ellipsis. */
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
 * Names a widget for screen readers, also the part of it that takes the keys, and lets it tell its
 * value.
 */
void cra_form_name (GtkWidget *widget, const char *name);

/* Names the widget of a row for screen readers; in a box the first child is named. A label keeps
 * its own text as its name and only refers to @label, because otherwise both would be read out
 * twice. */
void cra_form_name_row (GtkWidget *widget, GtkWidget *label, const char *name);

/* Names a row of a list for screen readers. GTK 4.8 has no call for it; the name is set on the
 * widget around the row's child, which is the one that takes the keys. */
void cra_form_name_item (GtkListItem *item, const char *name);

/* Removes all children of a box. */
void cra_form_clear (GtkWidget *box);

/* Sets a tooltip only if it differs: setting one lays it out and asks for the pointer's place, even
 * when the text is the same. @text: (nullable) */
void cra_form_set_tip (GtkWidget *widget, const char *text);

/**
 * cra_form_set_rows:
 * @names: (element-type utf8):
 *
 * Leaves an open drop-down alone while its rows stay the same.
 */
void cra_form_set_rows (GtkWidget *drop_down, const GPtrArray *names, guint selected);

/* Where the focus is in a form that is rebuilt while somebody types in it. Returns: the number of
 * the row, −1 when the focus is not in the form */
int cra_form_get_focus (GtkWidget *form);
void cra_form_set_focus (GtkWidget *form, int row);

/**
 * cra_form_settle:
 * @within: a panel or a window
 *
 * A field in @within takes the text that is being typed, as it does when the focus leaves it. This
 * is called before the panel shows something else, and before an undo, a save or a close, so that
 * the text goes to what the panel shows now. The focus stays where it is.
 */
void cra_form_settle (GtkWidget *within);
