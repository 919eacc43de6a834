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
GtkWidget *cra_form_add_heading (GtkWidget *form, const char *title, const char *action);
void cra_form_add_section (GtkWidget *form, const char *title);
void cra_form_add_row (GtkWidget *form, const char *label, GtkWidget *widget);
void cra_form_add_wide_row (GtkWidget *form, const char *label, GtkWidget *widget);
GtkWidget *cra_form_add_hint (GtkWidget *form, const char *text);
GtkWidget *cra_form_add_fold (GtkWidget *form, const char *title);
void cra_form_set_fold_title (GtkWidget *fold, const char *title);

GtkWidget *cra_form_new_check (const char *label, gpointer object, const char *property);
GtkWidget *cra_form_new_spin (gpointer object, const char *property, int least, int most);
/* Of a spin button that has decimals: parted by the mark that the person wants, read with either.
 */
#define CRA_FORM_DECIMALS "decimals"
void cra_form_show_decimals (GtkWidget *spin, guint digits);
/* @widget: in which they are shown once more, for another mark */
void cra_form_show_decimals_anew (GtkWidget *widget);
void cra_form_set_number (GtkWidget *spin, int value);
GtkWidget *cra_form_new_own_spin (gpointer object, const char *property, int most);
GtkWidget *cra_form_new_buttons (const CraChoice *choices, gpointer object, const char *property);
GtkWidget *cra_form_new_drop_down (GListModel *names, gpointer object, const char *property);
void cra_form_give_rows (GtkDropDown *drop_down);
GtkWidget *cra_form_new_label (const char *text, const char *css);
GtkWidget *cra_form_new_icon_button (const char *icon, const char *tooltip, const char *action);
void cra_form_name (GtkWidget *widget, const char *name);
void cra_form_name_row (GtkWidget *widget, GtkWidget *label, const char *name);
void cra_form_name_item (GtkListItem *item, const char *name);
void cra_form_clear (GtkWidget *box);
void cra_form_set_tip (GtkWidget *widget, const char *text);
void cra_form_set_rows (GtkWidget *drop_down, const GPtrArray *names, guint selected);

/* A form that is built anew while one types in it: which of its rows has the focus, -1: none. */
int cra_form_get_focus (GtkWidget *form);
void cra_form_set_focus (GtkWidget *form, int row);

/* What is typed and not yet taken is taken now, as if the field were left. */
void cra_form_settle (GtkWidget *within);
