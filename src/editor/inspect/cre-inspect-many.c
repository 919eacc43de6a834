/* cre-inspect-many.c: the things on several sides at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect-many.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"
#include "cre-tool-side.h"

static int
read_value (const CrSide *side, CreSideValue what)
{
  switch (what) {
  case CRE_SIDE_STATE:
    return side->state;
  case CRE_SIDE_ARC:
    return side->arc;
  default:
    return side->height;
  }
}

static void
count_side (GArray *sums, const CrSide *side)
{
  CreSideSum sum = { (CrSideKind) side->kind, 1, side, { TRUE, TRUE, TRUE } };

  for (guint i = 0; i < sums->len; i++) {
    CreSideSum *it = &g_array_index (sums, CreSideSum, i);

    if (it->kind != sum.kind)
      continue;
    it->n++;
    for (int what = 0; what < CRE_N_SIDE_FIELDS; what++)
      it->same[what] = it->same[what] && read_value (it->first, what) == read_value (side, what);
    return;
  }
  g_array_append_val (sums, sum);
}

GArray *
cre_sides_sum (CreMapDocument *document, const GArray *marks)
{
  GArray *sums = g_array_new (FALSE, FALSE, sizeof (CreSideSum));

  for (guint i = 0; i < marks->len; i++) {
    const CreMark *mark = &g_array_index (marks, CreMark, i);
    gsize n;
    const CrSide *sides =
        cr_map_get_sides (cre_map_document_get_map (document), mark->place, mark->side, &n);

    for (gsize k = 0; k < n; k++)
      count_side (sums, &sides[k]);
  }
  return sums;
}

static char *
make_label (CreMapDocument *document, const GArray *marks, CrSideKind kind)
{
  g_autofree char *name = cre_name_side (cre_map_document_get_ruleset (document), kind);

  /* Translators: %s is a kind, as in “change of wall on 5 sides” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "change of %s on %u side",
                                       "change of %s on %u sides", marks->len),
                          name, marks->len);
}

gboolean
cre_sides_add (CreMapDocument *document, const GArray *marks, CrSideKind kind)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label = make_label (document, marks, kind);

  for (guint i = 0; i < marks->len; i++) {
    const CreMark *mark = &g_array_index (marks, CreMark, i);
    CrSide side = {
      .kind = (gint8) kind,
      .inside = cre_tool_side_kind_has_inside (kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE,
      .height = CR_HEIGHT_DEFAULT,
      .arc = CR_ARC_DEFAULT,
    };

    cr_edit_put_side (edit, cre_map_document_get_map (document), mark->place, mark->side, side);
  }
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_sides_remove (CreMapDocument *document, const GArray *marks, CrSideKind kind)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label = make_label (document, marks, kind);

  for (guint i = 0; i < marks->len; i++) {
    const CreMark *mark = &g_array_index (marks, CreMark, i);

    cr_edit_remove_side (edit, cre_map_document_get_map (document), mark->place, mark->side, kind);
  }
  return cre_map_document_apply (document, edit, label, 0);
}

typedef void (*Change) (CrSide *side, CreSideValue what, int value);

static void
set_cb (CrSide *side, CreSideValue what, int value)
{
  if (what == CRE_SIDE_STATE)
    side->state = (gint8) value;
  else if (what == CRE_SIDE_ARC)
    side->arc = (gint16) value;
  else
    side->height = (gint8) value;
}

static void
turn_cb (CrSide *side, CreSideValue what, int value)
{
  if (side->inside != CR_INSIDE_NONE)
    side->inside = side->inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
}

typedef struct {
  Change change;
  CreSideValue what;
  int value;
} Wish;

/* The nodes of things are borrowed from the map; the edit takes references of its own. */
static void
change_side (CrEdit *edit, const CrMap *map, const CreMark *mark, CrSideKind kind, const Wish *wish)
{
  gsize n;
  const CrSide *now = cr_map_get_sides (map, mark->place, mark->side, &n);
  g_autofree CrSide *sides = g_memdup2 (now, n * sizeof *now);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == (gint8) kind)
      wish->change (&sides[i], wish->what, wish->value);
  if (n > 0)
    cr_edit_set_sides (edit, map, mark->place, mark->side, sides, n);
}

static gboolean
change_all (CreMapDocument *document, const GArray *marks, CrSideKind kind, const Wish *wish)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label = make_label (document, marks, kind);

  for (guint i = 0; i < marks->len; i++)
    change_side (edit, cre_map_document_get_map (document), &g_array_index (marks, CreMark, i),
                 kind, wish);
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_sides_turn (CreMapDocument *document, const GArray *marks, CrSideKind kind)
{
  return change_all (document, marks, kind, &(Wish){ turn_cb, CRE_SIDE_STATE, 0 });
}

gboolean
cre_sides_set (CreMapDocument *document,
               const GArray *marks,
               CrSideKind kind,
               CreSideValue what,
               int value)
{
  return change_all (document, marks, kind, &(Wish){ set_cb, what, value });
}
