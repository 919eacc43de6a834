/* test-piece.c: pieces and sizes of the maps that are shipped. Rules: none.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-piece.h"
#include "cr-readdress.h"
#include "cr-resize.h"
#include "cr-xml-map.h"

typedef void (*MapTest) (CrMap *map);

static void
each_map (MapTest test)
{
  g_autofree char *folder = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (CrMap) map = NULL;

    if (!g_str_has_suffix (name, ".map.xml"))
      continue;
    map = cr_map_load (path, NULL, &error);
    g_assert_no_error (error);
    test (map);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}

static void
assert_known (const CrNode *node, const char *attribute, const char *value)
{
  const char *element = cr_node_get_name (node);
  g_autoptr (CrNode) alone = cr_node_new (element);

  if (value == NULL || !g_regex_match_simple ("(^|[ /])-?[0-9]+,-?[0-9]+($|[ .:])", value, 0, 0))
    return;
  g_test_message ("<%s %s=\"%s\">", element, attribute != NULL ? attribute : "", value);
  if (attribute != NULL)
    cr_node_set (alone, attribute, value);
  else
    cr_node_set_text (alone, value);
  g_assert_true (cr_readdress_is_placed (alone));
}

static void
assert_addresses_known (const CrNode *node)
{
  if (cr_node_get_name (node) == NULL)
    return;
  assert_known (node, NULL, cr_node_get_text (node));
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value, *name = cr_node_get_attribute (node, i, &value);

    assert_known (node, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (node); i++)
    assert_addresses_known (cr_node_get_child (node, i));
}

/* Whatever looks like an address is in the table of addresses. */
static void
check_addresses (CrMap *map)
{
  for (int section = CR_SECTION_LINKS; section < CR_SECTION_OTHER; section++)
    for (guint i = 0; i < cr_map_n_nodes (map, section); i++)
      assert_addresses_known (cr_map_get_node (map, section, i));
}

static void
test_addresses (void)
{
  each_map (check_addresses);
}

static void
assert_same_map (const CrMap *a, const CrMap *b)
{
  g_autofree char *left = cr_map_dup_digest (a), *right = cr_map_dup_digest (b);

  g_assert_cmpstr (left, ==, right);
}

/* A whole castle turned six times by 60 degrees, or mirrored twice, is the castle. */
static void
check_turns (CrMap *map)
{
  g_autoptr (CrMap) still = cr_piece_turn (map, 0, FALSE), turned = cr_map_copy (still);
  g_autoptr (CrMap) mirrored = cr_piece_turn (map, 3, TRUE);
  g_autoptr (CrMap) again = cr_piece_turn (mirrored, 3, TRUE);

  assert_same_map (again, still);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_LINKS), ==,
                    cr_map_n_nodes (still, CR_SECTION_LINKS));
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_MECHANISMS), ==,
                    cr_map_n_nodes (still, CR_SECTION_MECHANISMS));
  for (int i = 0; i < 6; i++) {
    CrMap *next = cr_piece_turn (turned, 1, FALSE);

    cr_map_free (turned);
    turned = next;
  }
  assert_same_map (turned, still);
}

static void
test_turns (void)
{
  each_map (check_turns);
}

/* A piece written to a file and read again is the same piece. */
static void
check_file (CrMap *map)
{
  g_autoptr (CrMap) piece = cr_piece_turn (map, 2, TRUE);
  g_autoptr (GBytes) bytes = cr_map_serialize (piece);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrMap) read = cr_map_parse (bytes, "piece", &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = cr_map_serialize (read);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_true (cr_hex_equal (cr_piece_get_anchor (piece).hex, cr_piece_get_anchor (read).hex));
}

static void
test_file (void)
{
  each_map (check_file);
}

static void
resize (CrMap *map, CrMargins by)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  g_assert_true (cr_resize (edit, map, &by, NULL));
  cr_edit_swap (edit, map);
}

/* Smaller and larger again: the bytes of the file. */
static void
check_resize (CrMap *map)
{
  g_autoptr (GBytes) before = cr_map_serialize (map), after = NULL;

  resize (map, (CrMargins){ -9, -4, -3, -5 });
  resize (map, (CrMargins){ 4, -1, -1, 0 });
  resize (map, (CrMargins){ 5, 5, 4, 5 });
  after = cr_map_serialize (map);
  g_assert_cmpmem (g_bytes_get_data (before, NULL), g_bytes_get_size (before),
                   g_bytes_get_data (after, NULL), g_bytes_get_size (after));
}

static void
test_resize (void)
{
  each_map (check_resize);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/piece/addresses", test_addresses);
  g_test_add_func ("/piece/turns", test_turns);
  g_test_add_func ("/piece/file", test_file);
  g_test_add_func ("/piece/resize", test_resize);
  return g_test_run ();
}
