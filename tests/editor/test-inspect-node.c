/* test-inspect-node.c: fields of stairs, passages, mechanisms, areas and of the map: each is set,
 * and taken back to the first bytes. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; the fields are those of MOV-09, MOV-10, MOV-11, TMP-03, TMP-07, TMP-08,
 * DRW-01 and MAP-06. */
#include "bench.h"
#include "cr-build.h"
#include "cr-map-words.h"
#include "cr-mechanism.h"
#include "cre-inspect-map.h"
#include "cre-inspect-node.h"
#include "cre-inspect.h"
#include "fixture.h"

static CreMapDocument *document;

static void
put (CrSection section, const char *xml)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;

  cr_edit_insert_node (edit, map, section, cr_map_n_nodes (map, section),
                       fixture_read_node (xml, &error));
  g_assert_no_error (error);
  g_assert_true (cre_map_document_apply (document, edit, "put", 0));
}

static void
set_up (void)
{
  CrFloor below = { .id = (char *) "below", .storey = -1, .known = (char *) "owner" };
  CrEdit *edit = cr_edit_new ();

  document = bench_new_document ();
  g_assert_true (cr_build_floor (edit, cre_map_document_get_map (document), &below, NULL));
  cre_map_document_apply (document, edit, "floor", 0);
  put (CR_SECTION_LINKS,
       "<stairway id='st' hexes='5,5 5,4' foot='5,6' head='5,3' opens-foot='side'/>");
  put (CR_SECTION_LINKS, "<spiral id='a' from='8,3' to='below/8,3'/>");
  put (CR_SECTION_LINKS, "<spiral id='b' from='10,3' to='below/10,3'/>");
  put (CR_SECTION_LINKS, "<passage id='way' from='a' to='b'/>");
  put (CR_SECTION_MECHANISMS, "<mechanism id='m' kind='drawbridge' control='3,3' state='lowered'>"
                              "<effect state='raised' hexes='3,4' terrain='moat' level='-1'/>"
                              "</mechanism>");
  put (CR_SECTION_AREAS, "<area id='yard' name='Yard' kind='court'>2,2..2,4</area>");
  put (CR_SECTION_LABELS, "<label at='6,6'>Here</label>");
}

static const CreNodeRef stairway = { CR_SECTION_LINKS, 0 }, spiral = { CR_SECTION_LINKS, 1 },
                        passage = { CR_SECTION_LINKS, 3 }, mechanism = { CR_SECTION_MECHANISMS, 0 },
                        area = { CR_SECTION_AREAS, 0 }, label = { CR_SECTION_LABELS, 0 };

/* Every field of the model can be set, is then in the map, and undoing gives the first bytes. */
static void
test_fields (void)
{
  static const struct {
    const CreNodeRef *ref;
    const char *attribute, *value;
  } fields[] = {
    { &stairway, "opens-foot", "hex" }, { &stairway, "opens-head", "hex" },
    { &stairway, "raisable", "yes" },   { &stairway, "foot", "6,5" },
    { &stairway, "head", "4,4" },       { &stairway, "hexes", "5,5 5,4 4,4" },
    { &spiral, "from", "7,3" },         { &spiral, "to", "below/8,2" },
    { &passage, "floods", "yes" },      { &passage, "to", "a" },
    { &mechanism, "control", "4,4" },   { &mechanism, "turns", "2" },
    { &area, "name", "Court" },         { &area, "kind", "keep" },
    { &label, "at", "below/1,1" },      { &label, "size", "2" },
    { &label, "angle", "30" },          { &area, "name", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++) {
    g_autoptr (GError) error = NULL;

    set_up ();

    g_autofree char *before = bench_digest (document);
    gboolean done =
        cre_node_set (document, *fields[i].ref, fields[i].attribute, fields[i].value, &error);
    if (!done) /* a passage back to its own stair is none */
      g_assert_cmpstr (fields[i].value, ==, "a");
    else
      g_assert_cmpstr (cr_node_get (cre_node_get (document, *fields[i].ref), fields[i].attribute),
                       ==, fields[i].value);
    if (done)
      g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

    g_autofree char *after = bench_digest (document);
    g_assert_cmpstr (after, ==, before);
    g_assert_finalize_object (document);
  }
}

/* What the rules could not read is not taken, and the map stays as it is. */
static void
test_refused (void)
{
  static const struct {
    const CreNodeRef *ref;
    const char *attribute, *value;
  } fields[] = {
    { &stairway, "foot", "99,99" },  { &stairway, "opens-foot", "sideways" },
    { &spiral, "to", "below/1,1" },  { &spiral, "to", "attic/8,3" },
    { &passage, "from", "nobody" },  { &mechanism, "control", "x" },
    { &mechanism, "state", "bent" }, { &label, "at", "q" },
  };

  set_up ();

  g_autofree char *before = bench_digest (document);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_false (
        cre_node_set (document, *fields[i].ref, fields[i].attribute, fields[i].value, &error));
    g_assert_nonnull (error);
  }

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

static gboolean
lists (const char *place, CreNodeRef ref)
{
  g_autoptr (GArray) refs = cre_node_list_at (document, bench_place (document, place));

  for (guint i = 0; i < refs->len; i++) {
    CreNodeRef it = g_array_index (refs, CreNodeRef, i);

    if (it.section == ref.section && it.index == ref.index)
      return TRUE;
  }
  return FALSE;
}

/* A hex tells all that stands on it, and nothing else. */
static void
test_here (void)
{
  set_up ();
  g_assert_true (lists ("5,4", stairway));
  g_assert_true (lists ("below/8,3", spiral));
  g_assert_true (lists ("3,3", mechanism));
  g_assert_true (lists ("3,4", mechanism));
  g_assert_true (lists ("2,3", area));
  g_assert_true (lists ("6,6", label));
  g_assert_false (lists ("2,5", area));
  g_assert_false (lists ("below/6,6", label));
  g_assert_false (lists ("5,4", spiral));

  g_autofree char *name = cre_node_dup_name (document, area);
  g_assert_cmpstr (name, ==, "Area “Yard”");
  g_assert_true (cre_node_remove (document, area));
  g_assert_false (lists ("2,3", area));
  g_assert_finalize_object (document);
}

static const char *
get_terrain (const char *place)
{
  return cr_map_get_terrain (cre_map_document_get_map (document), bench_place (document, place));
}

/* Working a mechanism does what its effects say, and is undone as one (DRW-01). */
static void
test_work (void)
{
  g_autoptr (GError) error = NULL;

  set_up ();

  g_autofree char *before = bench_digest (document);
  g_assert_true (cre_node_set_child (document, mechanism, 0, "level", "-2", &error));
  g_assert_no_error (error);
  g_assert_true (cre_node_work (document, mechanism, "raised", &error));
  g_assert_cmpstr (cr_node_get (cre_node_get (document, mechanism), "state"), ==, "raised");
  g_assert_cmpstr (get_terrain ("3,4"), ==, "moat");
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "3,4")), ==,
      -2);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

/* Kinds and effects: a sluice instead of the bridge, one effect more and one less. */
static void
test_kinds (void)
{
  g_autoptr (GError) error = NULL;
  const CrNode *node;

  set_up ();

  g_autofree char *before = bench_digest (document);
  g_assert_true (cre_node_set_kind (document, mechanism, "sluice", &error));
  g_assert_no_error (error);
  node = cre_node_get (document, mechanism);
  g_assert_cmpstr (cr_node_get (node, "kind"), ==, "sluice");
  g_assert_null (cr_node_get (node, "state"));
  g_assert_cmpstr (cr_node_get (cr_node_get_child (node, 0), "state"), ==, "open");
  g_assert_true (cre_node_add_effect (document, mechanism));
  g_assert_true (cre_node_set_child (document, mechanism, 1, "of", "way", &error));
  g_assert_true (cre_node_remove_child (document, mechanism, 0));
  node = cre_node_get (document, mechanism);
  g_assert_cmpuint (cr_node_n_children (node), ==, 1);
  g_assert_cmpstr (cr_node_get (cr_node_get_child (node, 0), "of"), ==, "way");
  g_assert_false (cre_node_remove_child (document, mechanism, 1));

  g_assert_true (cre_node_set_kind (document, spiral, "ladder", &error));
  g_assert_true (cr_node_is (cre_node_get (document, spiral), "ladder"));
  g_assert_cmpstr (cr_node_get (cre_node_get (document, spiral), "to"), ==, "below/8,3");
  for (int i = 0; i < 5; i++)
    g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

  /* A stair that a passage needs takes the passage with it. */
  g_assert_true (cre_node_remove (document, spiral));
  g_assert_cmpuint (cr_map_n_nodes (cre_map_document_get_map (document), CR_SECTION_LINKS), ==, 2);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

/* The name of a hex, and the area it is of. */
static void
test_names (void)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place;

  set_up ();
  place = bench_place (document, "9,9");
  g_array_append_val (places, place);

  g_autofree char *before = bench_digest (document);
  g_assert_true (cre_inspect_set_name (document, place, "Well"));
  g_assert_cmpstr (cre_inspect_get_name (document, place), ==, "Well");
  g_assert_true (cre_inspect_set_name (document, place, "Old well"));
  g_assert_cmpstr (cre_inspect_get_name (document, place), ==, "Old well");
  g_assert_true (cre_inspect_set_name (document, place, ""));
  g_assert_cmpstr (cre_inspect_get_name (document, place), ==, "");
  g_assert_cmpint (cre_inspect_get_area (document, places), ==, -1);
  g_assert_true (cre_inspect_set_area (document, places, 0));
  g_assert_cmpint (cre_inspect_get_area (document, places), ==, 0);
  g_assert_true (lists ("9,9", area));
  g_assert_true (cre_inspect_set_area (document, places, -1));
  g_assert_false (lists ("9,9", area));
  for (int i = 0; i < 5; i++)
    g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

/* Title, authors, sides and numbering of the map. */
static void
test_map (void)
{
  CrNumbering numbering;

  set_up ();

  g_autofree char *before = bench_digest (document);
  numbering = cr_map_get_numbering (cre_map_document_get_map (document));
  numbering.from = CR_CORNER_SE;
  numbering.first_row = 5;
  g_assert_true (cre_map_set_title (document, "Montjoie"));
  g_assert_cmpstr (cre_document_get_title (CRE_DOCUMENT (document)), ==, "Montjoie");
  g_assert_true (cre_map_set_authors (document, "A. Mason, B. Carpenter"));

  g_autofree char *authors = cr_map_dup_authors (cre_map_document_get_map (document));
  g_assert_cmpstr (authors, ==, "A. Mason, B. Carpenter");
  g_assert_true (cre_map_set_side (document, "N", "12"));
  g_assert_cmpstr (cr_node_get (cr_map_find_node (cre_map_document_get_map (document),
                                                  CR_SECTION_HEAD, "sides", NULL),
                                "N"),
                   ==, "12");
  g_assert_false (cre_map_set_side (document, "N", "12"));
  g_assert_true (cre_map_set_numbering (document, &numbering, 0));
  g_assert_cmpint (cr_map_get_numbering (cre_map_document_get_map (document)).first_row, ==, 5);
  for (int i = 0; i < 4; i++)
    g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/inspect-node/fields", test_fields);
  g_test_add_func ("/editor/inspect-node/refused", test_refused);
  g_test_add_func ("/editor/inspect-node/here", test_here);
  g_test_add_func ("/editor/inspect-node/work", test_work);
  g_test_add_func ("/editor/inspect-node/kinds", test_kinds);
  g_test_add_func ("/editor/inspect-node/names", test_names);
  g_test_add_func ("/editor/inspect-node/map", test_map);
  return g_test_run ();
}
