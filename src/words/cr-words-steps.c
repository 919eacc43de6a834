/* cr-words-steps.c: the touches of one line of fire as a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-text.h"
#include "cr-words-fire-private.h"
#include "cr-words-lof.h"

static char *
name_thing (const CrWordsFire *asked, const CrLofStep *step)
{
  if (step->side >= 0)
    return step->kind >= 0
               ? cr_words_side_kind (asked->scene, (CrSideKind) step->kind, asked->languages)
               : g_strdup (cr_text ("open side"));
  if (cr_scene_has_place (asked->scene, step->place))
    return cr_words_surface (asked->scene, step->place, asked->languages);
  return g_strdup (cr_text ("off the map"));
}

/* "through", or which of the two ways round a corner or along a side it is. */
static char *
name_way (const CrLofStep *step)
{
  switch (step->how) {
  case CR_LOF_CORNER:
    return g_strdup_printf (cr_text ("round a corner, way %d"), step->way);
  case CR_LOF_ALONG:
    return g_strdup_printf (cr_text ("along a side, way %d"), step->way);
  default:
    return g_strdup (cr_text ("through"));
  }
}

static void
add_figures (CrWordsTable *table, const CrLofStep *step)
{
  const int figures[] = { step->n, step->h, step->d1, step->d2 };

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
    if (step->top == CR_LOF_NO_TOP)
      cr_words_table_add (table, "");
    else
      cr_words_table_take (table, figures[i] < 0 ? cr_words_level (figures[i])
                                                 : g_strdup_printf ("%d", figures[i]));
}

static void
add_step (const CrWordsFire *asked, CrWordsTable *table, const CrLofStep *step)
{
  cr_words_table_take (table, step->side >= 0
                                  ? cr_words_side (asked->scene, step->place, step->side)
                                  : cr_words_fire_number (asked, step->place));
  cr_words_table_take (table, name_thing (asked, step));
  cr_words_table_take (table, name_way (step));
  cr_words_table_take (table,
                       step->top != CR_LOF_NO_TOP ? cr_words_level (step->top) : g_strdup (""));
  add_figures (table, step);
  cr_words_table_add (table,
                      step->reason != CR_LOF_FREE ? cr_text ("stops") : cr_text ("lets pass"));
  cr_words_table_add (table, step->rule != NULL ? step->rule : "");
}

/**
 * cr_words_steps_table:
 * @steps: (element-type CrLofStep): as cr_lof_judge() gives them
 *
 * Returns: (transfer full): a row for each hex and side the line touches, with the numbers of the
 *   rule where something rises
 */
CrWordsTable *
cr_words_steps_table (const CrWordsFire *asked, const GArray *steps)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Hex"), FALSE },
    { cr_text ("What"), FALSE },
    { cr_text ("How"), FALSE },
    { cr_text ("Top"), TRUE },
    { "N", TRUE },
    { "H", TRUE },
    { "D1", TRUE },
    { "D2", TRUE },
    { cr_text ("Effect"), FALSE },
    { cr_text ("Rule"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < steps->len; i++)
    add_step (asked, table, &g_array_index (steps, CrLofStep, i));
  return table;
}
