/* cre-document-change.c: changes of a document: done, undone and told.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-document-private.h"

/* Two acts that cancel each other out leave nothing to save, so only the content decides. */
static void
compare_with_file (CreDocument *document)
{
  cre_document_set_modified (document,
                             document->saved == NULL ||
                                 !cr_map_equal (document->saved, cre_document_get_map (document)));
}

/* The edit has just been swapped in; of floors and grid it has told no places. */
static void
tell (CreDocument *document, const CrEdit *edit, const GArray *places)
{
  CreChange change = { .nodes = cr_edit_touches_nodes (edit),
                       .floors = cr_edit_touches_floors (edit),
                       .grid = cr_edit_touches_grid (edit),
                       .places = (const CrPlace *) (const void *) places->data,
                       .n_places = places->len,
                       .edit = edit };

  cre_slices_end (&document->reading_levels);
  if (change.nodes)
    cre_document_update_title (document);
  cre_document_emit_changed (document, &change);
}

/* A step of the history: an edit of the map, and the layout that it leads to when it is swapped. */
typedef struct {
  CreStep step;
  CrEdit *edit;
  guint layout;
} EditStep;

/* Each move of floors or edges makes a layout that was never there before; undone, the one before
 * it is there again. */
static void
swap_in (CreDocument *document, CrEdit *edit, guint layout)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_castle_swap (document->castle, edit, places);
  document->layout = layout;
  if (cr_edit_moves_places (edit))
    cre_document_emit_moved (document, edit);
  tell (document, edit, places);
}

static void
swap_edit_step (CreStep *base, gpointer document)
{
  EditStep *step = (EditStep *) base;
  guint layout = step->layout;

  step->layout = cre_document_get_layout (document);
  swap_in (document, step->edit, layout);
  compare_with_file (document);
}

static void
free_edit_step (CreStep *base)
{
  EditStep *step = (EditStep *) base;

  cr_edit_free (step->edit);
  g_free (step);
}

static const CreStepKind edit_kind = { swap_edit_step, free_edit_step };

/* @edit: (transfer full): just swapped in; of a stroke under way it joins what was done */
static void
remember (CreDocument *document, CrEdit *edit, guint layout, const char *label, guint stroke)
{
  EditStep *step = (EditStep *) cre_history_find_stroke (document->history, stroke);

  if (step != NULL) {
    cr_edit_merge (step->edit, edit);
    cre_step_set_label (&step->step, label);
    return;
  }
  step = g_new (EditStep, 1);
  *step = (EditStep){ { .kind = &edit_kind }, edit, layout };
  cre_history_push (document->history, &step->step, label, stroke);
}

/**
 * cre_document_new_stroke:
 *
 * Returns: a number for cre_document_apply(): all edits applied with it are undone as one
 */
guint
cre_document_new_stroke (CreDocument *document)
{
  return ++document->last_stroke;
}

/**
 * cre_document_apply:
 * @edit: (transfer full): built against the map
 * @label: (transfer none): what is being done, translated: "painting of scrub"
 * @stroke: from cre_document_new_stroke(), or 0 for a step of its own
 *
 * Does the edit. One that changes nothing leaves no step.
 *
 * Returns: whether anything changed
 */
gboolean
cre_document_apply (CreDocument *document, CrEdit *edit, const char *label, guint stroke)
{
  guint before = document->layout;

  if (cr_edit_is_empty (edit)) {
    cr_edit_free (edit);
    return FALSE;
  }

  g_object_freeze_notify (G_OBJECT (document));
  document->telling = TRUE;
  swap_in (document, edit, cr_edit_moves_places (edit) ? ++document->last_layout : before);
  document->telling = FALSE;
  remember (document, edit, before, label, stroke);
  if (stroke != 0)
    cre_document_set_modified (document, TRUE);
  else
    compare_with_file (document);
  cre_document_notify_history (document);
  g_object_thaw_notify (G_OBJECT (document));
  return TRUE;
}

/**
 * cre_document_end_stroke:
 *
 * Finds out whether the stroke that is over brought the map back to what its file says.
 */
void
cre_document_end_stroke (CreDocument *document)
{
  if (document->modified)
    compare_with_file (document);
}

static gboolean
walk (CreDocument *document, gboolean (*step) (CreHistory *, gpointer))
{
  gboolean walked;

  g_object_freeze_notify (G_OBJECT (document));
  walked = step (document->history, document);
  if (walked)
    cre_document_notify_history (document);
  g_object_thaw_notify (G_OBJECT (document));
  return walked;
}

gboolean
cre_document_undo (CreDocument *document)
{
  return walk (document, cre_history_undo);
}

gboolean
cre_document_redo (CreDocument *document)
{
  return walk (document, cre_history_redo);
}

/* Whether the step that would be undone next is that stroke. */
gboolean
cre_document_is_stroke (CreDocument *document, guint stroke)
{
  const CreStep *step = cre_history_get_done (document->history);

  return stroke != 0 && step != NULL && step->stroke == stroke;
}

/**
 * cre_document_undo_stroke:
 *
 * Takes a stroke back that is under way, unless something else has been done or undone since.
 */
gboolean
cre_document_undo_stroke (CreDocument *document, guint stroke)
{
  return !document->telling && cre_document_is_stroke (document, stroke) &&
         cre_document_undo (document);
}

/**
 * cre_document_get_undo_label:
 *
 * Returns: (transfer none) (nullable): "painting of scrub", NULL when there is nothing to undo
 */
const char *
cre_document_get_undo_label (CreDocument *document)
{
  const CreStep *step = cre_history_get_done (document->history);

  return step != NULL ? step->label : NULL;
}

const char *
cre_document_get_redo_label (CreDocument *document)
{
  const CreStep *step = cre_history_get_undone (document->history);

  return step != NULL ? step->label : NULL;
}

guint64
cre_document_get_undo_turn (CreDocument *document)
{
  const CreStep *step = cre_history_get_done (document->history);

  return step != NULL ? step->turn : 0;
}

guint64
cre_document_get_redo_turn (CreDocument *document)
{
  const CreStep *step = cre_history_get_undone (document->history);

  return step != NULL ? step->turn : 0;
}

guint
cre_document_get_layout (CreDocument *document)
{
  return document->layout;
}

/* A change that belongs to the file, not to the user: it leaves no step to be undone. */
void
cre_document_swap_silently (CreDocument *document, CrEdit *edit)
{
  swap_in (document, edit, document->layout);
}
