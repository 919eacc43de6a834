/* cre-selection.c: what the inspector is about. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-selection.h"

struct _CreSelection {
  GObject parent_instance;

  GArray *marks; /* an array of CreMark in the order in which they were chosen: all of them hexes,
                    or all of them sides */
  gboolean frozen, untold;
  int link; /* the index in CR_SECTION_LINKS; -1 for none */
};

G_DEFINE_FINAL_TYPE (CreSelection, cre_selection, G_TYPE_OBJECT)

static guint changed_signal;

static guint
hash_mark (gconstpointer data)
{
  const CreMark *mark = data;

  return ((guint) mark->place.hex.q * 31 + (guint) mark->place.hex.r) * 7 + (guint) mark->side +
         (guint) mark->place.floor * 65537;
}

static gboolean
same_mark (gconstpointer a, gconstpointer b)
{
  const CreMark *here = a, *there = b;

  return here->side == there->side && cr_place_equal (here->place, there->place);
}

/* The set borrows @marks, which must not move while it lives. */
static GHashTable *
new_set (const CreMark *marks, gsize n_marks)
{
  GHashTable *set = g_hash_table_new (hash_mark, same_mark);

  for (gsize i = 0; i < n_marks; i++)
    g_hash_table_add (set, (gpointer) &marks[i]);
  return set;
}

static void
tell_changed (CreSelection *selection)
{
  if (selection->frozen)
    selection->untold = TRUE;
  else
    g_signal_emit (selection, changed_signal, 0);
}

void
cre_selection_freeze (CreSelection *selection)
{
  selection->frozen = TRUE;
}

void
cre_selection_thaw (CreSelection *selection)
{
  gboolean tells = selection->untold;

  selection->frozen = selection->untold = FALSE;
  if (tells)
    tell_changed (selection);
}

CreSelected
cre_selection_get_kind (CreSelection *selection)
{
  if (selection->link >= 0)
    return CRE_SELECTED_LINK;
  if (selection->marks->len == 0)
    return CRE_SELECTED_NOTHING;
  return g_array_index (selection->marks, CreMark, 0).side < 0 ? CRE_SELECTED_HEXES
                                                               : CRE_SELECTED_SIDES;
}

const CreMark *
cre_selection_get_marks (CreSelection *selection, gsize *n_out)
{
  *n_out = selection->marks->len;
  return (const CreMark *) (const void *) selection->marks->data;
}

GArray *
cre_selection_dup_places (CreSelection *selection)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < selection->marks->len; i++)
    g_array_append_val (places, g_array_index (selection->marks, CreMark, i).place);
  return places;
}

int
cre_selection_get_link (CreSelection *selection)
{
  return selection->link;
}

void
cre_selection_clear (CreSelection *selection)
{
  cre_selection_set (selection, NULL, 0);
}

/* Hexes and sides are never selected together: marks of another kind than the new ones are removed.
 */
static void
append_marks (CreSelection *selection, const CreMark *marks, gsize n_marks)
{
  g_autoptr (GArray) before = NULL;
  g_autoptr (GHashTable) set = NULL;

  selection->link = -1;
  if (n_marks == 0)
    return;
  if (selection->marks->len > 0 &&
      (g_array_index (selection->marks, CreMark, 0).side < 0) != (marks[0].side < 0))
    g_array_set_size (selection->marks, 0);
  /* The set points to a copy, because an array may move when it grows. */
  before = g_array_copy (selection->marks);
  set = new_set ((const CreMark *) (const void *) before->data, before->len);
  for (gsize i = 0; i < n_marks; i++)
    if (g_hash_table_add (set, (gpointer) &marks[i]))
      g_array_append_val (selection->marks, marks[i]);
}

void
cre_selection_set (CreSelection *selection, const CreMark *marks, gsize n_marks)
{
  g_array_set_size (selection->marks, 0);
  append_marks (selection, marks, n_marks);
  tell_changed (selection);
}

void
cre_selection_set_place (CreSelection *selection, CrPlace place)
{
  CreMark mark = { place, -1 };

  cre_selection_set (selection, &mark, 1);
}

void
cre_selection_add (CreSelection *selection, const CreMark *marks, gsize n_marks)
{
  append_marks (selection, marks, n_marks);
  tell_changed (selection);
}

/* Removes the marks that are among @marks; without @among, all others. */
static void
filter_marks (CreSelection *selection, const CreMark *marks, gsize n_marks, gboolean among)
{
  g_autoptr (GHashTable) set = new_set (marks, n_marks);
  guint kept = 0;

  selection->link = -1;
  for (guint i = 0; i < selection->marks->len; i++) {
    CreMark mark = g_array_index (selection->marks, CreMark, i);

    if (g_hash_table_contains (set, &mark) != among)
      g_array_index (selection->marks, CreMark, kept++) = mark;
  }
  g_array_set_size (selection->marks, kept);
  tell_changed (selection);
}

void
cre_selection_subtract (CreSelection *selection, const CreMark *marks, gsize n_marks)
{
  filter_marks (selection, marks, n_marks, TRUE);
}

void
cre_selection_intersect (CreSelection *selection, const CreMark *marks, gsize n_marks)
{
  filter_marks (selection, marks, n_marks, FALSE);
}

void
cre_selection_set_link (CreSelection *selection, int link, const CreMark *marks, gsize n_marks)
{
  g_array_set_size (selection->marks, 0);
  append_marks (selection, marks, n_marks);
  selection->link = link;
  tell_changed (selection);
}

static void
cre_selection_finalize (GObject *object)
{
  g_array_unref (CRE_SELECTION (object)->marks);
  G_OBJECT_CLASS (cre_selection_parent_class)->finalize (object);
}

static void
cre_selection_class_init (CreSelectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_selection_finalize;
  changed_signal = g_signal_new ("changed", CRE_TYPE_SELECTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cre_selection_init (CreSelection *selection)
{
  selection->marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  selection->link = -1;
}

CreSelection *
cre_selection_new (void)
{
  return g_object_new (CRE_TYPE_SELECTION, NULL);
}

void
cre_selection_set_places (CreSelection *selection, const GArray *places)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (guint i = 0; i < places->len; i++) {
    CreMark mark = { g_array_index (places, CrPlace, i), -1 };

    g_array_append_val (marks, mark);
  }
  cre_selection_set (selection, (const CreMark *) (const void *) marks->data, marks->len);
}

gboolean
cre_selection_has_place (CreSelection *selection, CrPlace place)
{
  gsize n;
  const CreMark *marks = cre_selection_get_marks (selection, &n);

  for (gsize i = 0; i < n; i++)
    if (marks[i].side < 0 && cr_place_equal (marks[i].place, place))
      return TRUE;
  return FALSE;
}
