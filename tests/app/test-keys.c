/* test-keys.c: the table of keys, and the plane on screen.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window sections 7 and 8. */
#include "cra-keys.h"
#include "cra-tool-options.h"
#include "cra-viewport.h"
#include "cre-tools.h"

#include <math.h>

enum { ON_MAP = 1, IN_PLAY = 2, IN_SCENARIO = 4, IN_SIEGE = 8 };

/* Where a key means that. */
static int
get_where (const CraKey *key)
{
  if (key->action != NULL && g_str_has_prefix (key->action, "siege."))
    return IN_SIEGE; /* its fights have the keys of games, and then these rest */
  if (g_str_equal (key->group, "Play") || g_str_equal (key->group, "Log and panels of a game"))
    return IN_PLAY;
  if (key->action != NULL ? g_str_has_prefix (key->action, "scenario.")
                          : g_str_equal (key->group, "Scenario"))
    return IN_SCENARIO;
  return key->action == NULL || g_str_has_prefix (key->action, "map.")
             ? ON_MAP
             : ON_MAP | IN_PLAY | IN_SCENARIO | IN_SIEGE;
}

/* Window and map keys act together on the canvas, so one key must not mean two things there. */
static void
test_no_doubles (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize n = 0;
  const CraKey *keys = cra_keys_get (&n);

  for (gsize i = 0; i < n; i++) {
    g_auto (GStrv) accels = g_strsplit (keys[i].keys, " ", -1);
    int where = get_where (&keys[i]);

    for (int j = 0; accels[j] != NULL; j++) {
      guint key = 0;
      GdkModifierType modifiers = 0;
      char *name;
      int before;

      g_assert_true (gtk_accelerator_parse (accels[j], &key, &modifiers));
      name = gtk_accelerator_name (key, modifiers);
      before = GPOINTER_TO_INT (g_hash_table_lookup (seen, name));
      g_assert_cmpint (before & where, ==, 0);
      g_hash_table_insert (seen, name, GINT_TO_POINTER (before | where));
    }
  }
}

/* The keys of the tools are those that the tools name. */
static void
test_tools (void)
{
  guint n = 0;
  const CreToolInfo *tools = cre_tools_get (&n);

  for (guint i = 0; i < n && tools[i].group < CRE_TOOLS_MENU; i++) {
    g_autofree char *action = g_strdup_printf ("map.tool::%s", tools[i].id);
    g_autofree char *label = cra_keys_get_label (action);
    g_autofree char *upper = g_ascii_strup (tools[i].key, -1);

    g_assert_cmpstr (label, ==, upper);
  }
}

/* A tool that nothing here has heard of: what it can be told is shown all the same. */

#define TYPE_RAM (ram_get_type ())
G_DECLARE_FINAL_TYPE (Ram, ram, TEST, RAM, CreTool)

struct _Ram {
  CreTool parent_instance;

  int blows, side, n_changes;
  gboolean roofed;
};

G_DEFINE_FINAL_TYPE (Ram, ram, CRE_TYPE_TOOL)

static void
ram_field_changed (CreTool *tool, const char *name)
{
  TEST_RAM (tool)->n_changes++;
}

static void
ram_class_init (RamClass *klass)
{
  static const char *const sides[] = { "Left", "Right", NULL };
  static const char *const hints[] = { "Drag it to a gate.", NULL };
  static const CreField fields[] = {
    { "blows", G_STRUCT_OFFSET (Ram, blows), FALSE, 1, 9, 3, "Blows" },
    { "roofed", G_STRUCT_OFFSET (Ram, roofed), TRUE, 0, 0, TRUE, "With a roof" },
    { "side", G_STRUCT_OFFSET (Ram, side), FALSE, 0, 1, 1, "Swings from", sides },
  };

  CRE_TOOL_CLASS (klass)->hints = hints;
  CRE_TOOL_CLASS (klass)->field_changed = ram_field_changed;
  cre_tool_class_install_fields (CRE_TOOL_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
ram_init (Ram *ram)
{
}

static GtkWidget *
find_widget (GtkWidget *root, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

static void
test_added_tool (void)
{
  static const CreToolInfo info = { "ram", "Ram",       "cre-side-symbolic", "r", CRE_TOOLS_CHANGE,
                                    FALSE, ram_get_type };
  const CrGrid grid = { 4, 3, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CreMapDocument) document = cre_map_document_new_styled (&grid, NULL, NULL, NULL);
  g_autoptr (CreTool) tool = cre_tools_create (&info, document);
  GtkWidget *form = g_object_ref_sink (cra_tool_options_new (&info, tool));
  GtkWidget *check = find_widget (form, GTK_TYPE_CHECK_BUTTON);
  GtkWidget *spin = find_widget (form, GTK_TYPE_SPIN_BUTTON);
  GtkWidget *sides = find_widget (form, GTK_TYPE_DROP_DOWN);

  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)), ==, 3);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (sides)), ==, 1);
  g_assert_cmpint (TEST_RAM (tool)->n_changes, ==, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sides), 0);
  g_assert_false (TEST_RAM (tool)->roofed);
  g_assert_cmpint (TEST_RAM (tool)->side, ==, 0);
  g_assert_cmpint (TEST_RAM (tool)->n_changes, ==, 2);
  g_object_set (tool, "blows", 7, NULL);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)), ==, 7);
  g_object_unref (form);
}

static CraViewport
new_viewport (void)
{
  CraViewport viewport = { { -1, -1, 20, 15 }, 0, 0, CRA_VIEWPORT_FULL, 0, 0 };

  cra_viewport_set_size (&viewport, 900, 600);
  cra_viewport_fit (&viewport, viewport.content, 10);
  return viewport;
}

static void
test_fit (void)
{
  CraViewport viewport = new_viewport ();
  CrPoint a = cra_viewport_to_widget (&viewport, (CrPoint){ -1, -1 });
  CrPoint b = cra_viewport_to_widget (&viewport, (CrPoint){ 19, 14 });

  g_assert_cmpfloat (a.x, >=, 9);
  g_assert_cmpfloat (a.y, >=, 9);
  g_assert_cmpfloat (b.x, <=, 891);
  g_assert_cmpfloat (b.y, <=, 591);
}

/* What lies under the pointer stays there, to the pixel that tiles are rounded to. */
static void
test_anchor (void)
{
  CraViewport viewport = new_viewport ();
  CrPoint before = cra_viewport_to_plane (&viewport, 300, 200);

  for (int i = 0; i < 5; i++) {
    CrPoint at;

    cra_viewport_step (&viewport, 1, 300, 200);
    at = cra_viewport_to_widget (&viewport, before);
    g_assert_cmpfloat (hypot (at.x - 300, at.y - 200), <, 4);
  }
}

/* Up and down again by steps leads to the same scales. */
static void
test_steps (void)
{
  CraViewport viewport = new_viewport ();
  double scale;

  cra_viewport_step (&viewport, 1, 450, 300);
  scale = viewport.scale;
  cra_viewport_step (&viewport, 3, 450, 300);
  cra_viewport_step (&viewport, -3, 450, 300);
  g_assert_cmpfloat_with_epsilon (viewport.scale, scale, 1e-9);
}

static void
test_never_lost (void)
{
  CraViewport viewport = new_viewport ();
  CrPoint corner;

  cra_viewport_pan (&viewport, 1e6, 1e6);
  corner = cra_viewport_to_widget (&viewport, (CrPoint){ -1, -1 });
  g_assert_cmpfloat (corner.x, <, 900);
  g_assert_cmpfloat (corner.y, <, 600);
  cra_viewport_pan (&viewport, -1e6, -1e6);
  corner = cra_viewport_to_widget (&viewport, (CrPoint){ 19, 14 });
  g_assert_cmpfloat (corner.x, >, 0);
  g_assert_cmpfloat (corner.y, >, 0);
}

static void
assert_readable (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    g_assert_null (strchr (gtk_label_get_text (GTK_LABEL (widget)), '_'));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_readable (child);
}

/* Keys are called what people call them, not "Page_Up". */
static void
test_names (void)
{
  GtkWidget *window = cra_keys_new_window (NULL, NULL);

  assert_readable (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
collect_groups (GtkWidget *widget, GString *titles)
{
  if (GTK_IS_SHORTCUTS_GROUP (widget)) {
    g_autofree char *title = NULL;

    g_object_get (widget, "title", &title, NULL);
    g_string_append_printf (titles, "%s\n", title);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_groups (child, titles);
}

/* The pages begin with files, and follow the table; those of the activity that is at work come
 * first. */
static void
test_order (void)
{
  GtkWidget *play = cra_keys_new_window (NULL, "play");
  g_autoptr (GString) of_play = g_string_new (NULL);
  GtkWidget *window = cra_keys_new_window (NULL, NULL);
  g_autoptr (GString) shown = g_string_new (NULL), expected = g_string_new (NULL);
  gsize n;
  const CraKey *keys = cra_keys_get (&n);

  for (gsize i = 0; i < n; i++)
    if (i == 0 || !g_str_equal (keys[i].group, keys[i - 1].group))
      g_string_append_printf (expected, "%s\n", keys[i].group);
  collect_groups (window, shown);
  g_assert_cmpstr (shown->str, ==, expected->str);
  collect_groups (play, of_play);
  g_assert_true (g_str_has_prefix (of_play->str, "Play\n"));
  g_assert_cmpuint (of_play->len, ==, shown->len);
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (play));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/keys/no-doubles", test_no_doubles);
  g_test_add_func ("/app/keys/tools", test_tools);
  g_test_add_func ("/app/keys/names", test_names);
  g_test_add_func ("/app/tools/added", test_added_tool);
  g_test_add_func ("/app/keys/order", test_order);
  g_test_add_func ("/app/viewport/fit", test_fit);
  g_test_add_func ("/app/viewport/anchor", test_anchor);
  g_test_add_func ("/app/viewport/steps", test_steps);
  g_test_add_func ("/app/viewport/never-lost", test_never_lost);
  return g_test_run ();
}
