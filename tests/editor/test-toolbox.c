/* test-toolbox.c: what tools have been told outlives another size of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none. */
#include "asked.h"
#include "bench.h"

#include "cr-resize.h"
#include "cre-draft.h"
#include "cre-painting.h"
#include "cre-toolbox.h"
#include "cre-tools.h"

/* What of this map is in hand goes with it: all other properties that can be written are settings.
 */
static const char *const in_hand[] = { "mechanism.current", "names.current", "names.label", NULL };

/* Another value than the first one, for each property that is no number or flag. */
static const struct {
  const char *name, *value;
} texts[] = {
  { "terrain.code", "scrub" }, { "structure.code", "keep" }, { "names.name", "Postern" },
  { "names.kind", "ward" },    { "names.text", "River" },    { "gear.code", "ram" },
};

static void
resize (CreMapDocument *document, CrMargins by)
{
  CrEdit *edit = cr_edit_new ();

  g_assert_true (cr_resize (edit, cre_map_document_get_map (document), &by, NULL));
  g_assert_true (cre_map_document_apply (document, edit, "resizing", 0));
}

/* As the window does it. */
static void
changed_cb (CreMapDocument *document, const CreChange *change, CreToolbox **toolbox)
{
  g_autoptr (CreToolbox) before = *toolbox;

  if (!change->grid) {
    before = NULL;
    return;
  }
  *toolbox = cre_toolbox_new (document, before);
}

static const char *
find_text (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, name))
      return texts[i].value;
  g_error ("%s has no other value in this test", name);
}

static char *
dup_contents (CreTool *tool, const char *property)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (tool), property, &value);
  if (G_VALUE_HOLDS (&value, G_TYPE_STRV) && g_value_get_boxed (&value) != NULL)
    return g_strjoinv (" ", g_value_get_boxed (&value));
  return g_strdup_value_contents (&value);
}

/* Some numbers take steps of their own. */
static void
set_another (CreTool *tool, GParamSpec *spec, const char *name, const char *first)
{
  const char *const recent[] = { "scrub", "flat", NULL };
  const char *property = spec->name;

  if (G_IS_PARAM_SPEC_INT (spec)) {
    for (int value = G_PARAM_SPEC_INT (spec)->minimum;
         value <= MIN (G_PARAM_SPEC_INT (spec)->maximum, 180); value++) {
      g_autofree char *now = NULL;

      g_object_set (tool, property, value, NULL);
      now = dup_contents (tool, property);
      if (!g_str_equal (now, first))
        return;
    }
  } else if (G_IS_PARAM_SPEC_BOOLEAN (spec)) {
    gboolean value = FALSE;

    g_object_get (tool, property, &value, NULL);
    g_object_set (tool, property, !value, NULL);
  } else if (spec->value_type == G_TYPE_STRV) {
    g_object_set (tool, property, recent, NULL);
  } else {
    g_object_set (tool, property, find_text (name), NULL);
  }
}

/* One property of one tool, told to it and to the one that takes its place. */
static void
check_setting (const char *id, GParamSpec *spec, const char *name)
{
  CreMapDocument *document = bench_new_document ();
  CreToolbox *toolbox = cre_toolbox_new (document, NULL);
  CreTool *tool = cre_toolbox_get (toolbox, id);
  g_autofree char *first = dup_contents (tool, spec->name);
  g_autofree char *told = NULL, *kept = NULL, *undone = NULL;

  g_signal_connect (document, "changed", G_CALLBACK (changed_cb), &toolbox);
  set_another (tool, spec, name, first);
  told = dup_contents (tool, spec->name);
  if (g_str_equal (told, first))
    g_error ("%s is still %s", name, told);
  g_object_add_weak_pointer (G_OBJECT (tool), (gpointer *) &tool);
  resize (document, (CrMargins){ .west = 2, .south = -1 });
  g_assert_null (tool);
  kept = dup_contents (cre_toolbox_get (toolbox, id), spec->name);
  if (!g_str_equal (kept, told))
    g_error ("%s was %s, and is %s on a map of another size", name, told, kept);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  undone = dup_contents (cre_toolbox_get (toolbox, id), spec->name);
  g_assert_cmpstr (undone, ==, told);
  g_assert_finalize_object (toolbox);
  bench_settle ();
  g_assert_finalize_object (document);
}

static void
test_settings (void)
{
  guint n_tools = 0, n_settings = 0, n_in_hand = 0;
  const CreToolInfo *tools = cre_tools_get (&n_tools);

  for (guint i = 0; i < n_tools; i++) {
    GObjectClass *klass = g_type_class_ref (tools[i].get_type ());
    guint n = 0;
    g_autofree GParamSpec **specs = g_object_class_list_properties (klass, &n);

    for (guint j = 0; j < n; j++) {
      g_autofree char *name = g_strdup_printf ("%s.%s", tools[i].id, specs[j]->name);

      if (!(specs[j]->flags & G_PARAM_WRITABLE) || specs[j]->flags & G_PARAM_CONSTRUCT_ONLY)
        continue;
      if (g_strv_contains (in_hand, name)) {
        g_assert_true (specs[j]->flags & CRE_PARAM_IN_HAND);
        n_in_hand++;
        continue;
      }
      check_setting (tools[i].id, specs[j], name);
      n_settings++;
    }
    g_type_class_unref (klass);
  }
  g_test_message ("%u settings of %u tools", n_settings, n_tools);
  g_assert_cmpuint (n_in_hand, ==, g_strv_length ((char **) in_hand));
  g_assert_cmpuint (n_settings, >, 50);
}

/* All at once, and a tool that was made only after it. */
static void
test_later (void)
{
  CreMapDocument *document = bench_new_document ();
  g_autoptr (CreToolbox) first = cre_toolbox_new (document, NULL);
  g_autoptr (CreToolbox) second = NULL, third = NULL;
  int shape = 0, size = 0;

  g_object_set (cre_toolbox_get (first, "terrain"), "shape", CRE_SHAPE_LINE, "size", 3, NULL);
  second = cre_toolbox_new (document, first);
  third = cre_toolbox_new (document, second);
  g_object_get (cre_toolbox_get (third, "terrain"), "shape", &shape, "size", &size, NULL);
  g_assert_cmpint (shape, ==, CRE_SHAPE_LINE);
  g_assert_cmpint (size, ==, 3);
  g_clear_object (&first);
  g_clear_object (&second);
  g_clear_object (&third);
  g_assert_finalize_object (document);
}

static char *
dup_told (CreTool *fire)
{
  g_autofree char *weapon = NULL, *weather = NULL, *type = NULL;
  gboolean sun = FALSE, counts = FALSE, bridge = FALSE;
  int facing = 0, wall = 0, side = 0;

  g_object_get (asked_of (fire), "weapon", &weapon, "weather", &weather, "sun", &sun, "show-counts",
                &counts, NULL);
  g_object_get (asked_towers (fire), "type", &type, "facing", &facing, "wall", &wall, "bridge",
                &bridge, NULL);
  g_object_get (asked_men (fire), "side", &side, NULL);
  return g_strdup_printf ("%s %s %d %d %s %d %d %d %d", weapon, weather, sun, counts, type, facing,
                          wall, bridge, side);
}

/* What is asked with and how men and towers are placed is the map's as well. */
static void
test_asked (void)
{
  CreMapDocument *document = bench_new_document ();
  CreToolbox *toolbox = cre_toolbox_new (document, NULL);
  CreTool *fire = cre_toolbox_get (toolbox, "fire");
  g_autofree char *kept = NULL, *undone = NULL;

  g_signal_connect (document, "changed", G_CALLBACK (changed_cb), &toolbox);
  g_object_set (asked_of (fire), "weapon", "longbow", "weather", "rain", "sun", TRUE, "show-counts",
                TRUE, NULL);
  g_object_set (asked_towers (fire), "type", "original", "facing", 4, "wall", 2, "bridge", TRUE,
                NULL);
  g_object_set (asked_men (fire), "side", 1, NULL);
  resize (document, (CrMargins){ .west = 2, .south = -1 });
  kept = dup_told (cre_toolbox_get (toolbox, "fire"));
  g_assert_cmpstr (kept, ==, "longbow rain 1 1 original 4 2 1 1");
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  undone = dup_told (cre_toolbox_get (toolbox, "fire"));
  g_assert_cmpstr (undone, ==, kept);
  g_assert_finalize_object (toolbox);
  g_assert_finalize_object (document);
}

/* The mirror and the locks are the map's, its axis goes with the hex it was put through. */
static void
test_painting (void)
{
  CreMapDocument *document = bench_new_document ();
  CrePainting *painting = cre_painting_get (document);
  gboolean locked = FALSE;
  int symmetry = 0;

  g_object_set (painting, "symmetry", CR_SYMMETRY_TURN_2, "lock-level", TRUE, NULL);
  cre_painting_set_axis (painting, bench_place (document, "4,5").hex);
  resize (document, (CrMargins){ .west = 2, .north = 2 });
  g_object_get (painting, "symmetry", &symmetry, "lock-level", &locked, NULL);
  g_assert_cmpint (symmetry, ==, CR_SYMMETRY_TURN_2);
  g_assert_true (locked);
  g_assert_true (cr_hex_equal (cre_painting_get_symmetry (painting).centre,
                               bench_place (document, "6,7").hex));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cr_hex_equal (cre_painting_get_symmetry (painting).centre,
                               bench_place (document, "4,5").hex));
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/toolbox/settings", test_settings);
  g_test_add_func ("/editor/toolbox/later", test_later);
  g_test_add_func ("/editor/toolbox/asked", test_asked);
  g_test_add_func ("/editor/toolbox/painting", test_painting);
  return g_test_run ();
}
