/* test-tool-fire-carry.c: what is asked of the fire goes with its hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; that a shot is the same one is seen by its sentence of LOF-01. */
#include "asked.h"
#include "bench.h"

#include "cr-resize.h"
#include "cre-tools.h"

static CreMapDocument *document;
static CreTool *tool;
static CreToolFire *fire;

/* The tools of a map of another size are made anew, as in the window. */
static void
changed_cb (CreMapDocument *changed, const CreChange *change)
{
  CreTool *before = tool;

  if (!change->grid)
    return;
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
  g_object_unref (before);
}

static void
set_up (void)
{
  document = bench_new_document ();
  tool = cre_tools_create (cre_tools_find ("fire"), document);
  fire = CRE_TOOL_FIRE (tool);
  g_signal_connect (document, "changed", G_CALLBACK (changed_cb), NULL);
}

static void
resize (CrMargins by)
{
  CrEdit *edit = cr_edit_new ();

  g_assert_true (cr_resize (edit, cre_map_document_get_map (document), &by, NULL));
  g_assert_true (cre_map_document_apply (document, edit, "resizing", 0));
}

static void
append (GString *text, CrPlace place)
{
  g_autofree char *at = cr_map_format_place (cre_map_document_get_map (document), place);

  g_string_append_printf (text, " %s", at);
}

/* "from 3,5 7,4 at 8,4": shooters and target. */
static void
assert_asked (const char *expected)
{
  g_autoptr (GString) text = g_string_new ("from");
  CrPlace target;

  for (guint i = 0; i < asked_n_shooters (fire); i++)
    append (text, asked_shooter (fire, i));
  g_string_append (text, " at");
  if (asked_target (fire, &target))
    append (text, target);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_shot (void)
{
  static const struct {
    CrMargins by;
    const char *expected;
  } cases[] = {
    { { .west = 3 }, "from 6,5 at 11,5" },    { { .north = 2, .east = 1 }, "from 3,7 at 8,7" },
    { { .west = -2 }, "from 1,5 at 6,5" },    { { .east = -6 }, "from 3,5 at 8,5" },
    { { .east = -7 }, "from 3,5 at" },        { { .west = -3 }, "from at" },
    { { .south = -5 }, "from 3,5 at 8,5" },   { { .north = -5 }, "from at" },
    { { -1, -6, -4, 3 }, "from 2,1 at 7,1" },
  };

  set_up ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    cre_ask_set_shot (asked_of (fire), bench_place (document, "3,5"),
                      bench_place (document, "8,5"));
    resize (cases[i].by);
    assert_asked (cases[i].expected);
    if (g_str_has_suffix (cases[i].expected, "at"))
      g_assert_null (asked_lof (fire));
    else
      g_assert_cmpint (asked_lof (fire)->range, ==, 5);
    g_assert_true (bench_undo (document));
    if (!g_str_has_suffix (cases[i].expected, "at"))
      assert_asked ("from 3,5 at 8,5");
  }
  bench_put_away (tool, document);
}

/* Of several those who are left have the field together, as if they had been chosen there. */
static void
test_several (void)
{
  g_autofree char *resumed = NULL, *chosen = NULL;

  set_up ();
  bench_click (tool, "3,5", 0);
  bench_click (tool, "7,4", CRE_SHIFT);
  bench_click (tool, "12,9", CRE_SHIFT);
  cre_ask_set_switch (asked_of (fire), "corner", "either");
  resize ((CrMargins){ .west = 1, .east = -3 });
  assert_asked ("from 4,5 8,4 at");
  g_assert_cmpuint (cre_ask_n_switched (asked_of (fire)), ==, 1);
  bench_get_field (fire);
  resumed = asked_summary (fire);
  cre_ask_set_shooters (asked_of (fire),
                        (CrPlace[]){ bench_place (document, "4,5"), bench_place (document, "8,4") },
                        2);
  bench_get_field (fire);
  chosen = asked_summary (fire);
  g_assert_cmpstr (resumed, ==, chosen);
  bench_undo_all (document);
  bench_put_away (tool, document);
}

static void
drag_to (const char *hex)
{
  CreAim aim = bench_aim (document, hex, CRE_SHIFT);

  cre_tool_drag (tool, &aim);
}

/* With Shift a shooter is dragged elsewhere, and at each hex on the way his field is that of one
 * who stands there; over another shooter and off the map he stays where he was last. */
static void
test_drag (void)
{
  static const char *const way[] = { "4,5", "5,5", "6,6", "3,5" };
  CreAim aim;

  set_up ();
  bench_click (tool, "3,5", 0);
  bench_click (tool, "7,4", CRE_SHIFT);
  aim = bench_aim (document, "3,5", CRE_SHIFT);
  cre_tool_begin (tool, &aim);
  for (gsize i = 0; i < G_N_ELEMENTS (way); i++) {
    g_autofree char *expected = g_strdup_printf ("from 7,4 %s at", way[i]);
    g_autofree char *dragged = NULL, *chosen = NULL;

    drag_to (way[i]);
    assert_asked (expected);
    bench_get_field (fire);
    dragged = asked_summary (fire);
    cre_ask_set_shooters (
        asked_of (fire),
        (CrPlace[]){ bench_place (document, "7,4"), bench_place (document, way[i]) }, 2);
    bench_get_field (fire);
    chosen = asked_summary (fire);
    g_assert_cmpstr (dragged, ==, chosen);
  }
  drag_to ("7,4");
  assert_asked ("from 7,4 3,5 at");
  cre_tool_end (tool, &aim);
  assert_asked ("from 7,4 3,5 at");

  /* A click alone still takes him away. */
  bench_click (tool, "3,5", CRE_SHIFT);
  assert_asked ("from 7,4 at");
  bench_put_away (tool, document);
}

static guint
count_steps (void)
{
  const CrExposure *exposure = asked_exposure (fire);

  return exposure != NULL ? cr_exposure_n_steps (exposure) : 0;
}

/* A way goes as far as there are hexes. */
static void
test_way (void)
{
  set_up ();
  bench_stroke (tool, "3,5 8,5", CRE_CTRL);
  g_assert_cmpuint (count_steps (), ==, 6);
  resize ((CrMargins){ .north = 1 });
  g_assert_cmpuint (count_steps (), ==, 6);
  resize ((CrMargins){ .east = -8 });
  g_assert_cmpuint (count_steps (), ==, 4);
  resize ((CrMargins){ .east = -3 });
  g_assert_cmpuint (count_steps (), ==, 0);
  bench_undo_all (document);
  bench_put_away (tool, document);
}

static void
insert_floor (int index, const char *id)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_insert_floor (edit, cre_map_document_get_map (document), index, id, NULL);
  cre_map_document_apply (document, edit, "adding of a floor", 0);
}

static void
paint (const char *at)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (
      edit, cre_map_document_get_map (document), bench_place (document, at), CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "flat"));
  cre_map_document_apply (document, edit, "painting", 0);
}

static void
remove_floor (int index)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_remove_floor (edit, cre_map_document_get_map (document), index);
  cre_map_document_apply (document, edit, "removal of a floor", 0);
}

/* The floor below goes: who is above it stays on his own, and goes with that. */
static void
test_floor_goes (void)
{
  set_up ();
  insert_floor (1, "room");
  insert_floor (2, "roof");
  paint ("room/3,5");
  paint ("roof/3,5");
  cre_ask_set_shot (asked_of (fire), bench_place (document, "roof/3,5"),
                    bench_place (document, "8,5"));
  remove_floor (1);
  assert_asked ("from roof/3,5 at 8,5");
  bench_undo (document);
  assert_asked ("from roof/3,5 at 8,5");
  cre_ask_set_shot (asked_of (fire), bench_place (document, "8,5"),
                    bench_place (document, "room/3,5"));
  remove_floor (1);
  assert_asked ("from 8,5 at");
  bench_undo (document);
  cre_ask_set_shot (asked_of (fire), bench_place (document, "room/3,5"),
                    bench_place (document, "8,5"));
  remove_floor (1);
  assert_asked ("from at");
  bench_undo_all (document);
  bench_put_away (tool, document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/fire-carry/shot", test_shot);
  g_test_add_func ("/editor/fire-carry/several", test_several);
  g_test_add_func ("/editor/fire-carry/drag", test_drag);
  g_test_add_func ("/editor/fire-carry/way", test_way);
  g_test_add_func ("/editor/fire-carry/floor-goes", test_floor_goes);
  return g_test_run ();
}
