/* cre-men.c: the men who stand on a map for questions. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-men.h"

#include <glib/gi18n-lib.h>

#include "cre-history.h"

/**
 * CreMen:
 * @layout: the layout of the map for which the places of @muster are valid
 * @left: by layout of the map: the men who stood there before it was changed into another layout;
 *   undo brings back those who lost their hex
 * @carried: the places were carried along, and the document has not emitted "changed" yet
 */
struct _CreMen {
  GObject parent_instance;

  CreMapDocument *document; /* borrowed: the men are freed with it */

  /* owned */
  CreHistory *history;
  CrMuster *muster;
  GHashTable *left;

  CrSky sky; /* it is the same for every muster */
  guint layout;
  gboolean carried;
};

G_DEFINE_FINAL_TYPE (CreMen, cre_men, G_TYPE_OBJECT)

static guint changed_signal;

/* A step of the history: the men who stand there when it is swapped, and the layout of the map in
 * which their places are valid. */
typedef struct {
  CreStep step;
  CrMuster *muster;
  guint layout;
} MenStep;

/* Replaces the men and keeps weather and light. @muster: (transfer full) */
static void
set_muster (CreMen *men, CrMuster *muster)
{
  cr_muster_set_sky (muster, men->sky);
  men->muster = muster;
}

static void
swap_men_step (CreStep *base, gpointer owner)
{
  MenStep *step = (MenStep *) base;
  CreMen *men = owner;
  CrMuster *muster = men->muster;

  set_muster (men, step->muster);
  step->muster = muster;
}

static void
free_men_step (CreStep *base)
{
  MenStep *step = (MenStep *) base;

  cr_muster_free (step->muster);
  g_free (step);
}

static const CreStepKind men_kind = { swap_men_step, NULL, free_men_step };

static void
tell_changed (CreMen *men)
{
  g_signal_emit (men, changed_signal, 0);
}

static void
moved_cb (CreMapDocument *document, const CrEdit *edit, CreMen *men)
{
  guint from = men->layout, to = cre_map_document_get_layout (document);
  CrMuster *before = men->muster, *back = NULL;

  men->layout = to;
  men->carried = TRUE;
  if (to < from)
    g_hash_table_steal_extended (men->left, GUINT_TO_POINTER (to), NULL, (gpointer *) &back);
  set_muster (men, back != NULL
                       ? back
                       : cr_muster_carry (before, edit, cre_map_document_get_map (document)));
  if (to > from)
    g_hash_table_replace (men->left, GUINT_TO_POINTER (from), before);
  else
    cr_muster_free (before);
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, CreMen *men)
{
  if (!men->carried)
    return;
  men->carried = FALSE;
  if (!change->grid)
    tell_changed (men);
}

static void
cre_men_finalize (GObject *object)
{
  CreMen *men = CRE_MEN (object);

  cre_history_free (men->history);
  cr_muster_free (men->muster);
  g_hash_table_unref (men->left);
  G_OBJECT_CLASS (cre_men_parent_class)->finalize (object);
}

static void
cre_men_class_init (CreMenClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_men_finalize;
  changed_signal = g_signal_new ("changed", CRE_TYPE_MEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
cre_men_init (CreMen *men)
{
  men->history = cre_history_new ();
  men->muster = cr_muster_new ();
  men->left = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cr_muster_free);
}

CreMen *
cre_men_get (CreMapDocument *document)
{
  CreMen *men = g_object_get_data (G_OBJECT (document), "cre-men");

  if (men != NULL)
    return men;
  men = g_object_new (CRE_TYPE_MEN, NULL);
  men->document = document;
  men->layout = cre_map_document_get_layout (document);
  g_signal_connect_object (document, "moved", G_CALLBACK (moved_cb), men, 0);
  /* Listeners of the men hear of the change of the map first. */
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), men,
                           G_CONNECT_AFTER);
  g_object_set_data_full (G_OBJECT (document), "cre-men", men, g_object_unref);
  return men;
}

const CrMuster *
cre_men_get_muster (CreMen *men)
{
  return men->muster;
}

void
cre_men_take (CreMen *men, CrMuster *muster, const char *label)
{
  CrMuster *before = men->muster;

  set_muster (men, muster);
  if (label != NULL) {
    MenStep *step = g_new (MenStep, 1);

    *step = (MenStep){ { .kind = &men_kind }, before, men->layout };
    cre_history_push (men->history, &step->step, label, 0);
  } else {
    cr_muster_free (before);
  }
  tell_changed (men);
}

void
cre_men_clear (CreMen *men)
{
  CrMuster *muster;

  if (cr_muster_n_men (men->muster) + cr_muster_n_towers (men->muster) == 0)
    return;
  muster = cr_muster_copy (men->muster);
  cr_muster_clear (muster);
  cre_men_take (men, muster, _ ("removal of all men and towers"));
}

void
cre_men_set_sky (CreMen *men, CrSky sky)
{
  if (sky.weather == men->sky.weather && sky.sun == men->sky.sun && sky.dim == men->sky.dim)
    return;
  men->sky = sky;
  cr_muster_set_sky (men->muster, sky);
  tell_changed (men);
}

/* Returns: (nullable): @step if it can be swapped in the present layout and is later than the step
 * of the map; otherwise NULL */
static const CreStep *
pick_step (CreMen *men, const CreStep *step, guint64 turn_of_map)
{
  return step != NULL && ((const MenStep *) step)->layout == men->layout && step->turn > turn_of_map
             ? step
             : NULL;
}

static const CreStep *
find_undo (CreMen *men)
{
  return pick_step (men, cre_history_get_done (men->history),
                    cre_document_get_undo_turn (CRE_DOCUMENT (men->document)));
}

static const CreStep *
find_redo (CreMen *men)
{
  return pick_step (men, cre_history_get_undone (men->history),
                    cre_document_get_redo_turn (CRE_DOCUMENT (men->document)));
}

gboolean
cre_men_take_back (CreMen *men)
{
  if (find_undo (men) == NULL || !cre_history_undo (men->history, men))
    return FALSE;
  tell_changed (men);
  return TRUE;
}

gboolean
cre_men_undo (CreMen *men)
{
  return cre_men_take_back (men) || cre_document_undo (CRE_DOCUMENT (men->document));
}

gboolean
cre_men_redo (CreMen *men)
{
  if (find_redo (men) == NULL)
    return cre_document_redo (CRE_DOCUMENT (men->document));
  cre_history_redo (men->history, men);
  tell_changed (men);
  return TRUE;
}

const char *
cre_men_get_undo_label (CreMen *men)
{
  const CreStep *step = find_undo (men);

  return step != NULL ? step->label : cre_document_get_undo_label (CRE_DOCUMENT (men->document));
}

const char *
cre_men_get_redo_label (CreMen *men)
{
  const CreStep *step = find_redo (men);

  return step != NULL ? step->label : cre_document_get_redo_label (CRE_DOCUMENT (men->document));
}
