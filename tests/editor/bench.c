/* bench.c: a document and a hand for the tests of tools. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench.h"
#include "asked.h"

#include "cre-men.h"
#include "cre-tools.h"

#include "cr-plain.h"
#include "fixture.h"

/* 14 × 10 hexes of open ground under the siege ruleset. */
CreMapDocument *
bench_new_document (void)
{
  return bench_new_document_of (CR_FLAT);
}

CreMapDocument *
bench_new_document_of (CrOrientation orientation)
{
  const CrGrid grid = { 14, 10, orientation, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  return cre_map_document_new (cr_map_new_plain (&grid, "bench", "Bench"), ruleset);
}

CrPlace
bench_place (CreMapDocument *document, const char *text)
{
  g_autoptr (GError) error = NULL;
  CrPlace place = { 0 };

  cr_map_parse_place (cre_map_document_get_map (document), text, &place, &error);
  g_assert_no_error (error);
  return place;
}

/* "7,6" aims at the middle of a hex, "7,6:NE" at a side. */
CreAim
bench_aim (CreMapDocument *document, const char *text, CreModifiers modifiers)
{
  const CrGrid *grid = cre_map_document_get_grid (document);
  CrPlace place;
  CrDirection side;

  if (strchr (text, ':') == NULL)
    return cre_aim_at_place (grid, bench_place (document, text), modifiers);
  g_assert_true (
      cr_map_parse_side (cre_map_document_get_map (document), text, &place, &side, NULL));
  return cre_aim_at_side (grid, place, side, modifiers);
}

void
bench_click (CreTool *tool, const char *text, CreModifiers modifiers)
{
  bench_stroke (tool, text, modifiers);
}

/* Presses on the first of the hexes or sides, drags over the others, lets go on the last. */
void
bench_stroke (CreTool *tool, const char *hexes, CreModifiers modifiers)
{
  g_auto (GStrv) words = g_strsplit (hexes, " ", -1);
  CreAim aim;

  for (guint i = 0; words[i] != NULL; i++) {
    aim = bench_aim (cre_tool_get_document (tool), words[i], modifiers);
    if (i == 0)
      cre_tool_begin (tool, &aim);
    else
      cre_tool_drag (tool, &aim);
  }
  cre_tool_end (tool, &aim);
}

/* Of a tool that only asks: nothing of what it did is part of the map.
 * @tool: (transfer full):
 * @document: (transfer full): */
void
bench_put_away (CreTool *tool, CreMapDocument *document)
{
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* All that was done has been undone.
 * @tool: (transfer full):
 * @document: (transfer full):
 * @before: its digest then */
void
bench_put_back (CreTool *tool, CreMapDocument *document, const char *before)
{
  g_autofree char *after = bench_digest (document);

  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

char *
bench_digest (CreMapDocument *document)
{
  return cr_map_dup_digest (cre_map_document_get_map (document));
}

gboolean
bench_undo (CreMapDocument *document)
{
  return cre_men_undo (cre_men_get (document));
}

gboolean
bench_redo (CreMapDocument *document)
{
  return cre_men_redo (cre_men_get (document));
}

guint
bench_undo_all (CreMapDocument *document)
{
  guint n = 0;

  while (bench_undo (document))
    n++;
  return n;
}

guint
bench_redo_all (CreMapDocument *document)
{
  guint n = 0;

  while (bench_redo (document))
    n++;
  return n;
}

void
bench_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

const CrField *
bench_get_field (CreToolFire *fire)
{
  /* The map is read first. */
  for (int i = 0; i < 2; i++) {
    asked_field (fire);
    bench_settle ();
  }
  return asked_field (fire);
}

void
bench_set_up_fire (BenchFire *bench, gconstpointer data)
{
  bench->document = bench_new_document ();
  bench->tool = cre_tools_create (cre_tools_find ("fire"), bench->document);
  bench->fire = CRE_TOOL_FIRE (bench->tool);
}

void
bench_tear_down_fire (BenchFire *bench, gconstpointer data)
{
  bench_put_away (bench->tool, bench->document);
}
