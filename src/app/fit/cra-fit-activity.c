/* cra-fit-activity.c: the activity in which the pictures of a map are laid on its grid.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-activity.h"

#include "cra-fit-page.h"

#include "cra-file-dialogs.h"

#include <glib/gi18n.h>

struct _CraFitActivity {
  CraActivity parent_instance;

  CraFitPage *page;         /* owned */
  GtkWidget *cancel, *done; /* owned */
  CreFit *fit;              /* nullable, owned: of the picture in hand */
  guint stroke;             /* all that is done from the beginning to Done is one step of undo */
  int floor;                /* the floor on which a picture is added */
  gboolean fresh; /* the map was made for this picture, and Cancel takes the map back too */
};

G_DEFINE_FINAL_TYPE (CraFitActivity, cra_fit_activity, CRA_TYPE_ACTIVITY)

static CreMapDocument *
get_document (CraFitActivity *self)
{
  CreDocument *document = cra_activity_get_document (CRA_ACTIVITY (self));

  return document != NULL ? CRE_MAP_DOCUMENT (document) : NULL;
}

static guint
n_pictures (CraFitActivity *self)
{
  return cr_map_n_nodes (cre_map_document_get_map (get_document (self)), CR_SECTION_PICTURES);
}

/* Returns: the number of the first picture that does not lie on the grid yet, otherwise 0 */
static guint
find_unfitted (CraFitActivity *self)
{
  CreMapDocument *document = get_document (self);

  for (guint i = 0; i < n_pictures (self); i++) {
    const CrNode *picture =
        cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_PICTURES, i);
    const CrNode *fit = cr_node_find (picture, "fit");

    if (cr_node_is (picture, "picture") &&
        (fit == NULL || g_strcmp0 (cr_node_get (fit, "kind"), "none") == 0 ||
         !cr_fit_check_picture (cre_map_document_get_grid (document), picture, NULL)))
      return i;
  }
  return 0;
}

static void
leave_picture (CraFitActivity *self)
{
  cra_fit_page_set_fit (self->page, NULL);
  if (self->fit != NULL)
    g_signal_handlers_disconnect_by_data (self->fit, self);
  g_clear_object (&self->fit);
}

/* @fit: (transfer full) */
static void
enter_picture (CraFitActivity *self, CreFit *fit)
{
  leave_picture (self);
  self->fit = fit;
  g_signal_connect_swapped (fit, "changed", G_CALLBACK (cra_activity_changed), self);
  cra_activity_show (CRA_ACTIVITY (self));
  cra_fit_page_set_fit (self->page, fit);
  cra_activity_changed (CRA_ACTIVITY (self));
}

/* Changes of this picture go into the activity's stroke too, so that Cancel takes them back. */
static void
go_to_picture (CraFitActivity *self, guint index)
{
  g_autoptr (GError) error = NULL;
  CreFit *fit = cre_fit_new (get_document (self), index, &error);

  if (fit != NULL)
    enter_picture (self, fit);
  else
    cra_activity_show_error (CRA_ACTIVITY (self), error);
}

/* Changes of the picture that was fitted before stay in the stroke, so that Cancel takes them back
 * with the rest. */
static void
begin_stroke (CraFitActivity *self)
{
  if (self->fit != NULL)
    cre_fit_finish (self->fit, self->stroke);
  else
    self->stroke = cre_document_new_stroke (CRE_DOCUMENT (get_document (self)));
}

/* Adds a picture under the map and begins to fit it. */
static void
add_picture (gpointer activity, GFile *file)
{
  CraFitActivity *self = activity;
  CreMapDocument *document = get_document (self);
  g_autoptr (GError) error = NULL;

  if (document == NULL)
    return;
  begin_stroke (self);
  if (!cre_map_document_add_picture (document, file, self->floor, self->stroke, &error)) {
    cra_activity_show_error (activity, error);
    return;
  }
  cra_activity_drop_warning (activity, NULL);
  go_to_picture (self, n_pictures (self) - 1);
}

static void
fit_picture (CraFitActivity *self, guint index)
{
  if (index >= n_pictures (self))
    return;
  begin_stroke (self);
  go_to_picture (self, index);
}

static void
cra_fit_activity_begin (CraActivity *activity, const char *how)
{
  CraFitActivity *self = CRA_FIT_ACTIVITY (activity);
  char *what = NULL;

  self->floor = (int) g_ascii_strtoull (how, &what, 10);
  what += *what == ' ';
  self->fresh = g_str_equal (what, "new");
  if (*what == '\0' || self->fresh) {
    fit_picture (self, find_unfitted (self));
  } else {
    g_autoptr (GFile) file = g_file_new_for_uri (what);

    add_picture (self, file);
  }
}

/* Returns to the activity from which this one was begun; the document keeps all changes. */
static void
leave (CraFitActivity *self)
{
  self->fresh = FALSE;
  leave_picture (self);
  cre_document_end_stroke (CRE_DOCUMENT (get_document (self)));
  cra_activity_leave (CRA_ACTIVITY (self));
}

/* Removes the picture in hand; with the last picture the activity ends. */
ACTION (remove_picture_cb)
{
  CraFitActivity *self = data;
  guint index = cre_fit_get_picture (self->fit);

  leave_picture (self);
  cre_map_document_remove_picture (get_document (self), index, self->stroke);
  if (n_pictures (self) > 0) {
    g_autoptr (GError) error = NULL;
    CreFit *fit = cre_fit_new (get_document (self), MIN (index, n_pictures (self) - 1), &error);

    if (fit != NULL) {
      enter_picture (self, fit);
      return;
    }
    cra_activity_show_error (data, error);
  }
  leave (self);
  cra_activity_toast (data, _ ("The picture is no longer under the map"), TRUE);
}

static void
finish_fit (CraFitActivity *self)
{
  CreMapDocument *document = get_document (self);
  gboolean changed;

  cre_fit_finish (self->fit, self->stroke);
  changed = cre_document_is_stroke (CRE_DOCUMENT (document), self->stroke);
  leave (self);
  if (changed)
    cra_activity_toast (CRA_ACTIVITY (self),
                        n_pictures (self) > 1 ? _ ("The pictures lie on the grid")
                                              : _ ("The picture lies on the grid"),
                        TRUE);
}

ACTION (done_cb)
{
  finish_fit (data);
}

/* Cancel restores the map as it was; a map that was made for the picture goes too. */
ACTION (cancel_cb)
{
  CraFitActivity *self = data;
  gboolean fresh = self->fresh;

  if (!fresh)
    cre_document_undo_stroke (CRE_DOCUMENT (get_document (self)), self->stroke);
  leave (self);
  if (fresh)
    cra_activity_forget (data);
}

ACTION (picture_cb)
{
  fit_picture (data, (guint) g_ascii_strtoull (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (add_picture_cb)
{
  cra_file_ask_for_picture (cra_activity_get_window (data), cra_activity_get_document (data),
                            add_picture, data);
}

static const GActionEntry entries[] = {
  { .name = "add-picture", .activate = add_picture_cb },
  { .name = "cancel", .activate = cancel_cb },
  { .name = "done", .activate = done_cb },
  { .name = "picture", .activate = picture_cb, .parameter_type = "s" },
  { .name = "remove-picture", .activate = remove_picture_cb },
  { .name = NULL },
};

static GtkWidget *
cra_fit_activity_page (CraActivity *activity)
{
  return GTK_WIDGET (CRA_FIT_ACTIVITY (activity)->page);
}

static CraCanvas *
cra_fit_activity_get_canvas (CraActivity *activity)
{
  return cra_fit_page_get_canvas (CRA_FIT_ACTIVITY (activity)->page);
}

static void
cra_fit_activity_set_document (CraActivity *activity, CreDocument *document)
{
  leave_picture (CRA_FIT_ACTIVITY (activity));
}

static const char *
cra_fit_activity_get_undo_label (CraActivity *activity)
{
  CreFit *fit = CRA_FIT_ACTIVITY (activity)->fit;

  return fit != NULL ? cre_fit_get_undo_label (fit) : NULL;
}

static const char *
cra_fit_activity_get_redo_label (CraActivity *activity)
{
  CreFit *fit = CRA_FIT_ACTIVITY (activity)->fit;

  return fit != NULL ? cre_fit_get_redo_label (fit) : NULL;
}

static void
cra_fit_activity_undo (CraActivity *activity)
{
  cre_fit_undo (CRA_FIT_ACTIVITY (activity)->fit);
}

static void
cra_fit_activity_redo (CraActivity *activity)
{
  cre_fit_redo (CRA_FIT_ACTIVITY (activity)->fit);
}

static const char *
cra_fit_activity_get_hindrance (CraActivity *activity)
{
  return _ ("Finish or cancel the fit of the grid first.");
}

/* Closing the window ends the fit as Done does; the window then asks whether to save. */
static void
cra_fit_activity_settle (CraActivity *activity)
{
  if (CRA_FIT_ACTIVITY (activity)->fit != NULL)
    finish_fit (CRA_FIT_ACTIVITY (activity));
}

static const char *
cra_fit_activity_get_title (CraActivity *activity)
{
  return _ ("Fit the grid");
}

static char *
cra_fit_activity_dup_subtitle (CraActivity *activity)
{
  CreFit *fit = CRA_FIT_ACTIVITY (activity)->fit;
  int width = 0, height = 0;

  if (fit == NULL)
    return NULL;
  cre_fit_get_size (fit, &width, &height);
  return g_strdup_printf (_ ("%s, %d × %d pixels"),
                          cre_document_get_title (cra_activity_get_document (activity)), width,
                          height);
}

static GtkWidget *
cra_fit_activity_get_button (CraActivity *activity, GtkPackType end)
{
  CraFitActivity *self = CRA_FIT_ACTIVITY (activity);

  return end == GTK_PACK_START ? self->cancel : self->done;
}

static void
cra_fit_activity_list_areas (CraActivity *activity, GPtrArray *areas)
{
  cra_fit_page_list_areas (CRA_FIT_ACTIVITY (activity)->page, areas);
}

static void
cra_fit_activity_take_picture (CraActivity *activity, GFile *file)
{
  add_picture (activity, file);
}

/* A picture that cannot be shown ends the fit, because this page shows nothing else. */
static void
failed_cb (CraFitActivity *self, const char *message)
{
  /* Translators: what went wrong with the picture, as the system says it */
  g_autofree char *text = g_strdup_printf (_ ("The picture cannot be shown: %s."), message);

  cra_activity_warn (CRA_ACTIVITY (self), &(CraWarning){ .icon = "dialog-warning-symbolic",
                                                         .text = text,
                                                         .label = _ ("Choose a picture…"),
                                                         .action = "fit.add-picture" });
}

static void
cra_fit_activity_dispose (GObject *object)
{
  CraFitActivity *self = CRA_FIT_ACTIVITY (object);

  if (self->page != NULL)
    leave_picture (self);
  g_clear_object (&self->page);
  g_clear_object (&self->cancel);
  g_clear_object (&self->done);
  G_OBJECT_CLASS (cra_fit_activity_parent_class)->dispose (object);
}

static void
cra_fit_activity_class_init (CraFitActivityClass *klass)
{
  CraActivityClass *activity_class = CRA_ACTIVITY_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_fit_activity_dispose;
  activity_class->prefix = "fit";
  activity_class->document_type = CRE_TYPE_MAP_DOCUMENT;
  activity_class->modal = TRUE;
  activity_class->get_page = cra_fit_activity_page;
  activity_class->get_canvas = cra_fit_activity_get_canvas;
  activity_class->set_document = cra_fit_activity_set_document;
  activity_class->begin = cra_fit_activity_begin;
  activity_class->get_undo_label = cra_fit_activity_get_undo_label;
  activity_class->get_redo_label = cra_fit_activity_get_redo_label;
  activity_class->undo = cra_fit_activity_undo;
  activity_class->redo = cra_fit_activity_redo;
  activity_class->get_hindrance = cra_fit_activity_get_hindrance;
  activity_class->settle = cra_fit_activity_settle;
  activity_class->get_title = cra_fit_activity_get_title;
  activity_class->dup_subtitle = cra_fit_activity_dup_subtitle;
  activity_class->get_button = cra_fit_activity_get_button;
  activity_class->list_areas = cra_fit_activity_list_areas;
  activity_class->take_picture = cra_fit_activity_take_picture;
}

static GtkWidget *
new_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return g_object_ref_sink (button);
}

static void
cra_fit_activity_init (CraFitActivity *self)
{
  self->page = g_object_ref_sink (g_object_new (CRA_TYPE_FIT_PAGE, NULL));
  self->cancel = new_button (_ ("Cancel"), "fit.cancel");
  self->done = new_button (_ ("Done"), "fit.done");
  gtk_widget_add_css_class (self->done, "suggested-action");
  g_signal_connect_object (self->page, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  cra_activity_add_actions (CRA_ACTIVITY (self), entries);
}
