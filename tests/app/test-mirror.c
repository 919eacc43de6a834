/* test-mirror.c: the worker's copy follows what is edited, and is not made anew for it.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No rule ids. */
#include "cra-mirror.h"

#include "cr-art.h"

#define PX 12

/* What makes a map ready for drawing; the linker puts those that count before them. */
CrArt *__real_cr_art_new (const CrScene *scene);
CrArt *__wrap_cr_art_new (const CrScene *scene);
CrScene *__real_cr_scene_new (const CrMap *map, const CrRuleset *ruleset);
CrScene *__wrap_cr_scene_new (const CrMap *map, const CrRuleset *ruleset);
CrMap *__real_cr_map_copy (const CrMap *map);
CrMap *__wrap_cr_map_copy (const CrMap *map);

static int n_made;

CrArt *
__wrap_cr_art_new (const CrScene *scene)
{
  g_atomic_int_inc (&n_made);
  return __real_cr_art_new (scene);
}

CrScene *
__wrap_cr_scene_new (const CrMap *map, const CrRuleset *ruleset)
{
  g_atomic_int_inc (&n_made);
  return __real_cr_scene_new (map, ruleset);
}

CrMap *
__wrap_cr_map_copy (const CrMap *map)
{
  g_atomic_int_inc (&n_made);
  return __real_cr_map_copy (map);
}

/* A document and its mirror, and what that has told since one asked last. */
typedef struct {
  CreMapDocument *document;
  CraMirror *mirror;
  int n_boxes, n_whole;
  double area;
} Watch;

static void
mirror_changed_cb (const CrBox *box, const char *failure, gpointer data)
{
  Watch *watch = data;

  watch->n_whole += box == NULL;
  watch->n_boxes += box != NULL;
  watch->area += box != NULL ? box->width * box->height : 0;
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, Watch *watch)
{
  g_assert_false (change->floors);
  cra_mirror_touch (watch->mirror, cre_map_document_get_map (document), change);
}

static void
insert (CrEdit *edit,
        Watch *watch,
        CrSection section,
        guint index,
        const char *name,
        const char *at)
{
  const CrMap *map = cre_map_document_get_map (watch->document);
  CrNode *node = cr_node_new (name);

  if (section == CR_SECTION_LABELS) {
    cr_node_set (node, "at", at);
    cr_node_set_text (node, "Upper Court");
  } else {
    cr_node_set (node, "id", "a");
    cr_node_set_text (node, at);
  }
  cr_edit_insert_node (edit, map, section, index, node);
}

static void
apply (Watch *watch, CrEdit *edit)
{
  g_assert_true (cre_map_document_apply (watch->document, edit, "a change", 0));
}

/* Until the worker is done with what it was told, and has told it back. */
static void
settle (Watch *watch)
{
  int n = watch->n_boxes + watch->n_whole;

  while (watch->n_boxes + watch->n_whole == n)
    g_main_context_iteration (NULL, TRUE);
}

static cairo_surface_t *
paint (CraMirror *mirror, const CrMap *map)
{
  CrBox box = cr_paint_sheet_box (map);
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) (box.width * PX), (int) (box.height * PX));
  cairo_t *cr = cairo_create (surface);
  CrPaintOptions options;
  CrSheet *sheet;

  cr_paint_options_init (&options);
  options.show |= CR_SHOW_LABELS | CR_SHOW_AREAS;
  cairo_scale (cr, PX, PX);
  cairo_translate (cr, -box.x, -box.y);
  sheet = cr_sheet_new (map, &options);
  cr_sheet_add_frame (sheet);
  g_autoptr (CraSource) source = cra_mirror_new_source (mirror, sheet);
  cra_source_draw (source, cr, &box, PX);
  cairo_destroy (cr);
  return surface;
}

/* It draws what one draws that is made of the map as it is now. */
static void
compare (Watch *watch)
{
  const CrMap *map = cre_map_document_get_map (watch->document);
  g_autoptr (CraMirror) anew = cra_mirror_new (map, cre_map_document_get_ruleset (watch->document));
  cairo_surface_t *a, *b;

  /* A touch of nothing comes back when the new one is ready. */
  Watch other = { .document = watch->document, .mirror = anew };
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (map), 1, 1) };
  cra_mirror_set_changed (anew, mirror_changed_cb, &other);
  cra_mirror_touch (anew, map, &(CreChange){ .places = &place, .n_places = 1 });
  settle (&other);
  a = paint (watch->mirror, map);
  b = paint (anew, map);
  g_assert_cmpmem (cairo_image_surface_get_data (a),
                   cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a),
                   cairo_image_surface_get_data (b),
                   cairo_image_surface_get_stride (b) * cairo_image_surface_get_height (b));
  cra_mirror_set_changed (anew, NULL, NULL);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

/* Only what the edit touched is told to be drawn again, and nothing is made for it. */
static void
check_small (Watch *watch, int n_boxes)
{
  CrBox sheet = cr_paint_sheet_box (cre_map_document_get_map (watch->document));

  settle (watch);
  while (watch->n_boxes < n_boxes)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_atomic_int_get (&n_made), ==, 0);
  g_assert_cmpint (watch->n_whole, ==, 0);
  g_assert_cmpfloat (watch->area, <, 0.1 * n_boxes * sheet.width * sheet.height);
  compare (watch);
  watch->n_boxes = watch->n_whole = 0;
  watch->area = 0;
  g_atomic_int_set (&n_made, 0);
}

static void
test_nodes (void)
{
  const CrGrid grid = { 60, 60, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  Watch watch = { .document = cre_map_document_new_styled (&grid, "Field", NULL, NULL) };
  CrEdit *edit = cr_edit_new ();

  watch.mirror = cra_mirror_new (cre_map_document_get_map (watch.document),
                                 cre_map_document_get_ruleset (watch.document));
  cra_mirror_set_changed (watch.mirror, mirror_changed_cb, &watch);
  g_signal_connect (watch.document, "changed", G_CALLBACK (document_changed_cb), &watch);
  insert (edit, &watch, CR_SECTION_LABELS, 0, "label", "5,5");
  apply (&watch, edit);
  settle (&watch);
  watch = (Watch){ watch.document, watch.mirror };
  g_atomic_int_set (&n_made, 0);

  edit = cr_edit_new ();
  insert (edit, &watch, CR_SECTION_LABELS, 1, "label", "9,9");
  insert (edit, &watch, CR_SECTION_LABELS, 0, "label", "7,20");
  insert (edit, &watch, CR_SECTION_AREAS, 0, "area", "20,20..20,22");
  apply (&watch, edit);
  check_small (&watch, 3);
  edit = cr_edit_new ();
  cr_edit_remove_node (edit, cre_map_document_get_map (watch.document), CR_SECTION_LABELS, 1);
  apply (&watch, edit);
  check_small (&watch, 1);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (watch.document)));
  check_small (&watch, 1);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (watch.document)));
  check_small (&watch, 3);

  cra_mirror_set_changed (watch.mirror, NULL, NULL);
  cra_mirror_unref (watch.mirror);
  g_object_unref (watch.document);
}

/* What an area says that a wall is made of is seen as soon as it says so, and no longer. */
static void
test_materials (void)
{
  const CrGrid grid = { 30, 30, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  Watch watch = { .document = cre_map_document_new_styled (&grid, "Field", NULL, NULL) };
  const CrMap *map = cre_map_document_get_map (watch.document);
  CrEdit *edit = cr_edit_new ();
  CrNode *node = cr_node_new ("area");

  for (int row = 8; row <= 14; row++) {
    CrPlace place = { 0, cr_grid_hex_at (&grid, 10, row) };

    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "wallwalk");
    cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, "rampart");
  }
  apply (&watch, edit);
  watch.mirror = cra_mirror_new (map, cre_map_document_get_ruleset (watch.document));
  cra_mirror_set_changed (watch.mirror, mirror_changed_cb, &watch);
  g_signal_connect (watch.document, "changed", G_CALLBACK (document_changed_cb), &watch);
  compare (&watch);

  edit = cr_edit_new ();
  cr_node_set (node, "kind", "wood");
  cr_node_set_text (node, "10,9..10,12");
  cr_edit_insert_node (edit, map, CR_SECTION_AREAS, 0, node);
  apply (&watch, edit);
  settle (&watch);
  g_assert_cmpint (watch.n_whole, ==, 0);
  compare (&watch);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (watch.document)));
  settle (&watch);
  compare (&watch);

  cra_mirror_set_changed (watch.mirror, NULL, NULL);
  cra_mirror_unref (watch.mirror);
  g_object_unref (watch.document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/mirror/nodes", test_nodes);
  g_test_add_func ("/app/mirror/materials", test_materials);
  return g_test_run ();
}
