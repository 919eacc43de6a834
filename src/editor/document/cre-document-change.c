/* cre-document-change.c: changes of a document: done, undone and told. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-document-private.h"

/* Two acts that cancel each other out leave nothing to save, so only the content decides. */
static void
compare_with_file (CreDocument *document)
{
  cre_document_set_modified (document, document->saved == NULL ||
                                           !cr_map_equal (document->saved, document->map));
}

static void
add_place_cb (CrPlace place, gpointer data)
{
  g_array_append_val ((GArray *) data, place);
}

/* The edit has just been swapped in. */
static void
tell (CreDocument *document, const CrEdit *edit)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CreChange change = { .nodes = cr_edit_touches_nodes (edit),
                       .floors = cr_edit_touches_floors (edit),
                       .grid = cr_edit_touches_grid (edit) };

  cre_document_drop_levels (document);
  if (change.floors) {
    cr_scene_refresh (document->scene);
    cr_fire_touch (document->fire);
  } else {
    cr_edit_foreach_place (edit, document->map, add_place_cb, places);
    change.places = (const CrPlace *) (const void *) places->data;
    change.n_places = places->len;
    for (gsize i = 0; i < change.n_places; i++)
      cr_scene_touch (document->scene, change.places[i]);
    for (gsize i = 0; i < change.n_places; i++)
      cr_fire_touch_place (document->fire, change.places[i]);
  }
  if (change.nodes)
    cr_fire_touch_nodes (document->fire);
  if (change.nodes)
    cre_document_update_title (document);
  cre_document_emit_changed (document, &change);
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
  if (cr_edit_is_empty (edit)) {
    cr_edit_free (edit);
    return FALSE;
  }

  g_object_freeze_notify (G_OBJECT (document));
  cr_edit_swap (edit, document->map);
  document->telling = TRUE;
  tell (document, edit);
  document->telling = FALSE;
  cre_history_push (document->history, edit, label, stroke);
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

/**
 * cre_document_add_act:
 * @act: done already; not of the map, which it leaves unmodified
 * @label: (transfer none): what was done, translated: "placing of a man"
 */
void
cre_document_add_act (CreDocument *document, const CreAct *act, const char *label)
{
  cre_history_push_act (document->history, act, label);
  cre_document_notify_history (document);
}

/**
 * cre_document_forget_acts:
 * @owner: about to go, and all it did with it
 */
void
cre_document_forget_acts (CreDocument *document, gpointer owner)
{
  cre_history_forget (document->history, owner);
  cre_document_notify_history (document);
}

/**
 * cre_document_is_act_of:
 *
 * Returns: whether what would be undone next is an act of @owner
 */
gboolean
cre_document_is_act_of (CreDocument *document, gpointer owner)
{
  return owner != NULL && cre_history_get_owner (document->history) == owner;
}

/**
 * cre_document_is_applying:
 *
 * Returns: whether a change is being told of that is neither undone nor done again
 */
gboolean
cre_document_is_applying (CreDocument *document)
{
  return document->telling;
}

static gboolean
step (CreDocument *document, gboolean (*walk) (CreHistory *, CrMap *, const CrEdit **))
{
  const CrEdit *edit = NULL;

  if (!walk (document->history, document->map, &edit))
    return FALSE;
  g_object_freeze_notify (G_OBJECT (document));
  if (edit != NULL) {
    tell (document, edit);
    compare_with_file (document);
  }
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
  cr_edit_swap (edit, document->map);
  tell (document, edit);
}
