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

/* Who stood there before others do: who was on a floor that is gone, or beyond the edge that the
 * map has now, is there no more, and the rest went with their hexes. */
static CrMuster *
carry_muster (CreDocument *document, const CrEdit *edit)
{
  CrMuster *before = document->muster;

  if (!cr_edit_moves_places (edit))
    return NULL;
  document->muster = cr_muster_carry (before, edit, cre_document_get_map (document));
  return before;
}

/* When the grid changes, tools are let go and made anew (see #CreChange), so nobody is left who
 * remembers the men and must hear that they have moved. */
static void
tell_muster (CreDocument *document, const CrEdit *edit)
{
  if (edit == NULL || !cr_edit_touches_grid (edit))
    cre_document_emit_muster_changed (document);
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
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrMuster *before;

  if (cr_edit_is_empty (edit)) {
    cr_edit_free (edit);
    return FALSE;
  }

  g_object_freeze_notify (G_OBJECT (document));
  cr_castle_swap (document->castle, edit, places);
  before = carry_muster (document, edit);
  document->telling = TRUE;
  tell (document, edit, places);
  if (before != NULL)
    tell_muster (document, edit);
  document->telling = FALSE;
  cre_history_push (document->history, edit, before, label, stroke);
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
step (CreDocument *document,
      gboolean (*walk) (CreHistory *, CrCastle *, GArray *, CrMuster **, const CrEdit **))
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrMuster *before = document->muster;
  const CrEdit *edit = NULL;

  if (!walk (document->history, document->castle, places, &document->muster, &edit))
    return FALSE;
  g_object_freeze_notify (G_OBJECT (document));
  if (edit != NULL) {
    tell (document, edit, places);
    compare_with_file (document);
  }
  if (document->muster != before)
    tell_muster (document, edit);
  cre_document_notify_history (document);
  g_object_thaw_notify (G_OBJECT (document));
  return TRUE;
}

gboolean
cre_document_undo (CreDocument *document)
{
  return step (document, cre_history_undo);
}

gboolean
cre_document_redo (CreDocument *document)
{
  return step (document, cre_history_redo);
}

/* Whether the step that would be undone next is that stroke. */
gboolean
cre_document_is_stroke (CreDocument *document, guint stroke)
{
  return stroke != 0 && cre_history_get_stroke (document->history) == stroke;
}

/**
 * cre_document_undo_stroke:
 *
 * Takes a stroke back that is under way, unless something else has been done or undone since.
 */
gboolean
cre_document_undo_stroke (CreDocument *document, guint stroke)
{
  return stroke != 0 && !document->telling &&
         cre_history_get_stroke (document->history) == stroke && cre_document_undo (document);
}

const CrMuster *
cre_document_get_muster (CreDocument *document)
{
  return document->muster;
}

/**
 * cre_document_change_muster:
 * @label: (transfer none) (nullable): what is about to be done, translated: "placing of a man";
 *   NULL goes on with the last step, which was of men too
 *
 * Remembers who stands there, for a step of the history.
 *
 * Returns: (transfer none): to be changed at once
 */
CrMuster *
cre_document_change_muster (CreDocument *document, const char *label)
{
  if (label != NULL) {
    cre_history_push (document->history, NULL, cr_muster_copy (document->muster), label, 0);
    cre_document_notify_history (document);
  }
  return document->muster;
}

/* Weather and light are asked with each question, and leave nothing to be undone. */
void
cre_document_set_sky (CreDocument *document, CrSky sky)
{
  cr_muster_set_sky (document->muster, sky);
}

/**
 * cre_document_undo_muster:
 *
 * Returns: FALSE when something else was done since to the map, or nothing yet
 */
gboolean
cre_document_undo_muster (CreDocument *document)
{
  return cre_history_is_of_men (document->history) && cre_document_undo (document);
}

/**
 * cre_document_get_undo_label:
 *
 * Returns: (transfer none) (nullable): "painting of scrub", NULL when there is nothing to undo
 */
const char *
cre_document_get_undo_label (CreDocument *document)
{
  return cre_history_get_undo_label (document->history);
}

const char *
cre_document_get_redo_label (CreDocument *document)
{
  return cre_history_get_redo_label (document->history);
}

/* A change that belongs to the file, not to the user: it leaves no step to be undone. */
void
cre_document_swap_silently (CreDocument *document, CrEdit *edit)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_castle_swap (document->castle, edit, places);
  tell (document, edit, places);
}
