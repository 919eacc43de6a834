/* cra-map-activity-pieces.c: actions that copy, paste, stamp and resize.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"
#include "cra-resize-dialog.h"

#include "cre-clipboard.h"
#include "cre-men.h"
#include "cre-stamps.h"
#include "cre-tool-paste.h"
#include "cre-tool-select.h"

#include <glib/gi18n.h>

static CreSelection *
get_selection (CraMapActivity *self)
{
  return cre_tool_get_selection (cra_map_page_get_any_tool (self->page, "select"));
}

static CreToolPaste *
get_paste (CraMapActivity *self)
{
  return CRE_TOOL_PASTE (cra_map_page_get_any_tool (self->page, "paste"));
}

static void
copy_sentence (CraMapActivity *self)
{
  const char *sentence = cra_map_page_get_sentence (self->page);

  if (sentence == NULL)
    return;
  cra_map_activity_put_on_clipboard (self, sentence);
  cra_map_activity_toast (self, _ ("Copied the sentence"), FALSE);
}

/* Copies what the overlay shows as lines of a table, for a spreadsheet. */
ACTION (copy_table_cb)
{
  CraMapActivity *self = data;
  g_autoptr (CrWordsTable) table = cra_map_page_new_table (self->page);
  g_autofree char *text = table != NULL ? cr_words_table_format_tabs (table) : NULL;
  g_autofree char *told = NULL;
  guint n = table != NULL ? cr_words_table_n_rows (table) : 0;

  if (table == NULL) {
    cra_map_activity_toast (self, _ ("There is no line, field or way to copy yet: L."), FALSE);
    return;
  }
  cra_map_activity_put_on_clipboard (self, text);
  told = g_strdup_printf (ngettext ("Copied a table of %u row", "Copied a table of %u rows", n), n);
  cra_map_activity_toast (self, told, FALSE);
}

/* Copies the selected hexes to the clipboard. Returns: (transfer full) (nullable): those hexes */
static CrMap *
copy_hexes (CraMapActivity *self, guint *n_out)
{
  CrMap *piece = cre_clipboard_copy (self->document, get_selection (self), n_out);
  g_autofree char *text = piece != NULL ? cre_clipboard_format (piece) : NULL;

  if (piece != NULL)
    cra_map_activity_put_on_clipboard (self, text);
  return piece;
}

/* Copies the selected hexes while the tool in hand shows a selection, otherwise the sentence of the
 * status line. */
ACTION (copy_cb)
{
  CraMapActivity *self = data;
  CreTool *tool = cra_map_view_get_tool (cra_map_activity_get_view (self));
  guint n = 0;
  g_autoptr (CrMap) piece = cre_tool_get_selection (tool) != NULL ? copy_hexes (self, &n) : NULL;
  g_autofree char *text = NULL;

  if (piece == NULL) {
    copy_sentence (self);
    return;
  }
  text = g_strdup_printf (ngettext ("Copied %u hex", "Copied %u hexes", n), n);
  cra_map_activity_toast (self, text, FALSE);
}

ACTION (cut_cb)
{
  CraMapActivity *self = data;
  guint n = 0;
  g_autoptr (CrMap) piece = copy_hexes (self, &n);
  g_autofree char *text = NULL;

  if (piece == NULL) {
    cra_map_activity_toast (self, _ ("Select hexes first, with S."), FALSE);
    return;
  }
  text = g_strdup_printf (ngettext ("Cut %u hex", "Cut %u hexes", n), n);
  cra_map_activity_toast (self, text, cre_clipboard_cut (self->document, get_selection (self)));
}

/* Takes the paste tool in hand, with a piece. */
static void
take_piece (CraMapActivity *self, CrMap *piece, gboolean special)
{
  cre_tool_paste_take_piece (get_paste (self), piece, special);
  cra_map_activity_take_tool (self, "paste");
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (cra_map_page_get_view (self->page))));
  cra_map_view_aim_tool (cra_map_page_get_view (self->page));
}

/* A paste that waits for the clipboard; the window can be closed meanwhile. */
typedef struct {
  GWeakRef activity;
  gboolean special;
} Pasting;

static void
clipboard_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Pasting *pasting = data;
  g_autoptr (CraMapActivity) self = g_weak_ref_get (&pasting->activity);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  CrMap *piece;

  if (self != NULL && self->document != NULL) {
    piece = cre_clipboard_parse (text != NULL ? text : "", &error);
    if (piece == NULL)
      cra_map_activity_toast (self, error->message, FALSE);
    else
      take_piece (self, piece, pasting->special);
    if (piece != NULL && pasting->special)
      cra_map_page_focus_options (self->page);
  }
  g_weak_ref_clear (&pasting->activity);
  g_free (pasting);
}

static void
paste_piece (CraMapActivity *self, gboolean special)
{
  Pasting *pasting = g_new0 (Pasting, 1);

  g_weak_ref_init (&pasting->activity, self);
  pasting->special = special;
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->page)), NULL,
                                 clipboard_read_cb, pasting);
}

ACTION (paste_cb)
{
  paste_piece (data, FALSE);
}

ACTION (paste_special_cb)
{
  paste_piece (data, TRUE);
}

/* @target: the number of a stamp */
ACTION (stamp_cb)
{
  CraMapActivity *self = data;
  int number = (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10);
  g_autoptr (GError) error = NULL;
  CrMap *piece = cre_stamps_load (cre_stamps_get_default (), number, &error);

  if (piece != NULL)
    take_piece (self, piece, FALSE);
  else
    cra_map_activity_toast (self, error->message, FALSE);
}

/* The paste tool still has the piece that it had in hand last. */
ACTION (stamps_cb)
{
  cra_map_activity_take_tool (data, "paste");
}

/* @target: the number of a stamp */
ACTION (keep_stamp_cb)
{
  CraMapActivity *self = data;
  int number = (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10);
  guint n = 0;
  g_autoptr (CrMap) piece = cre_clipboard_copy (self->document, get_selection (self), &n);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (piece == NULL || !cre_stamps_keep (cre_stamps_get_default (), number, piece, &error)) {
    cra_map_activity_toast (
        self, piece != NULL ? error->message : _ ("Select hexes first, with S."), FALSE);
    return;
  }
  text = g_strdup_printf (ngettext ("Kept %u hex as stamp %d", "Kept %u hexes as stamp %d", n), n,
                          number);
  cra_activity_toast_with (CRA_ACTIVITY (self), text, _ ("Undo"), "map.restore-stamp");
}

/* @target: the number of a stamp */
ACTION (forget_stamp_cb)
{
  CraMapActivity *self = data;
  int number = (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10);
  g_autofree char *text = g_strdup_printf (_ ("Stamp %d is gone"), number);

  if (cre_stamps_forget (cre_stamps_get_default (), number))
    cra_activity_toast_with (CRA_ACTIVITY (self), text, _ ("Undo"), "map.restore-stamp");
}

ACTION (restore_stamp_cb)
{
  cre_stamps_restore (cre_stamps_get_default ());
  cra_activity_hide_toast (data);
}

/* @target: how many turns of 60 degrees, clockwise */
ACTION (turn_cb)
{
  cre_tool_paste_turn (get_paste (data),
                       (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (mirror_cb)
{
  gboolean mirror;

  g_object_get (get_paste (data), "mirror", &mirror, NULL);
  g_object_set (get_paste (data), "mirror", !mirror, NULL);
}

/* The functions from here on change the size of the map. */

/* Counts the men and siege towers that were placed for questions. */
static guint
count_muster (CraMapActivity *self)
{
  const CrMuster *muster = cre_men_get_muster (cre_men_get (self->document));

  return cr_muster_n_men (muster) + cr_muster_n_towers (muster);
}

/* Returns: (transfer full): a sentence that says how large the map is now, and what is lost */
static char *
describe_size (CraMapActivity *self, guint n_lost)
{
  const CrGrid *grid = cre_map_document_get_grid (self->document);

  if (n_lost == 0)
    return g_strdup_printf (_ ("The map has %d × %d hexes"), grid->columns, grid->rows);
  return g_strdup_printf (
      /* Translators: columns and rows; of men and siege towers together */
      ngettext ("The map has %1$d × %2$d hexes; %3$u man or siege tower placed on it is beyond its "
                "edge until this is undone",
                "The map has %1$d × %2$d hexes; %3$u men and siege towers placed on it are beyond "
                "its edge until this is undone",
                n_lost),
      grid->columns, grid->rows, n_lost);
}

static void
margins_chosen_cb (CraMapActivity *self, const CrMargins *margins)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint n_before = count_muster (self);

  if (!cr_resize (edit, cre_map_document_get_map (self->document), margins, &error)) {
    cra_activity_show_error (CRA_ACTIVITY (self), error);
    return;
  }
  if (!cre_map_document_apply (self->document, g_steal_pointer (&edit), _ ("resizing"), 0))
    return;
  text = describe_size (self, n_before - count_muster (self));
  cra_map_activity_toast (self, text, TRUE);
}

ACTION (resize_cb)
{
  CraMapActivity *self = data;
  CreTool *tool = cra_map_view_get_tool (cra_map_page_get_view (self->page));
  CraResizeDialog *dialog = cra_resize_dialog_new (cra_activity_get_window (data), self->document);

  if (cre_tool_is_active (tool))
    cre_tool_cancel (tool);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (margins_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

const GActionEntry cra_map_activity_piece_actions[] = {
  { .name = "copy-table", .activate = copy_table_cb },
  { .name = "copy", .activate = copy_cb },
  { .name = "cut", .activate = cut_cb },
  { .name = "paste", .activate = paste_cb },
  { .name = "paste-special", .activate = paste_special_cb },
  { .name = "stamps", .activate = stamps_cb },
  { .name = "stamp", .activate = stamp_cb, .parameter_type = "s" },
  { .name = "keep-stamp", .activate = keep_stamp_cb, .parameter_type = "s" },
  { .name = "forget-stamp", .activate = forget_stamp_cb, .parameter_type = "s" },
  { .name = "restore-stamp", .activate = restore_stamp_cb },
  { .name = "turn-piece", .activate = turn_cb, .parameter_type = "s" },
  { .name = "mirror-piece", .activate = mirror_cb },
  { .name = "resize", .activate = resize_cb },
  { .name = NULL },
};
