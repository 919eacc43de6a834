/* test-walk-operations.c: every operation at random, undone and done again.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever is painted, undo all gives the first map and redo all the last; in both orientations
 * and both parities. The seed is printed by the testing framework. */
#include "cr-operation.h"
#include "cr-plain.h"
#include "fixture.h"

#define COLUMNS 9
#define ROWS 8
#define STEPS 400
#define ROUNDS 12

/* How the arguments of an operation are made up: in a form, "%h" is a hex, "%n" one beside it, "%H"
 * some hexes, "%s" a side, "%l" a level, "%t" a terrain, "%k" a structure, "%w" a kind of side,
 * "%i" an id, "%f" a floor, "%y" yes or no. */
typedef struct {
  const char *operation, *form;
} Form;

static const Form forms[] = {
  { "terrain", "%t@%H" },
  { "level", "%l@%H" },
  { "raise", "%l@%H" },
  { "facing", "none@%H" },
  { "structure", "%k@%H" },
  { "side", "%w@%s" },
  { "side", "none@%s" },
  { "side", "slit:arc=120:height=2@%s" },
  { "hoarding", "1@%s" },
  { "stairway", "%i:foot=%h:head=%h@%h" },
  { "stairway", "%i:foot=%n:head=%n:opens-foot=hex:opens-head=hex:raisable=%y@%h" },
  { "spiral", "%i:from=%h:to=%f/%h" },
  { "ladder", "%i:from=%h:to=%n" },
  { "ramp", "%i:from=%h:to=%n" },
  { "rope", "%i:from=%h:to=%n" },
  { "trapdoor", "%i:from=%h:to=%f/%h" },
  { "passage", "%i:floods=%y@%H" },
  { "floor", "%f:name=A floor:storey=%l" },
  { "floor", "%f:remove=yes" },
  { "tree", "%i@%h" },
  { "roof", "%i@%H" },
  { "yard", "%i@%H" },
  { "mechanism", "%i:kind=drawbridge:control=%h:hexes=%n:terrain=%t:sides=%s" },
  { "mechanism", "%i:kind=stairway:control=%h:of=%i" },
  { "mechanism", "%i:kind=sluice:control=%h:of=%i" },
  { "mechanism", "%i:kind=portcullis:control=%h:sides=%s" },
  { "mechanism", "%i:state=raised" },
  { "mechanism", "%i:state=lowered" },
  { "mechanism", "%i:state=open" },
  { "area", "%i:kind=keep@%H" },
  { "area", "%i:mode=remove@%H" },
  { "label", "%i:text=Court:size=1.5@%h" },
  { "gear", "stakes:facing=NE@%h" },
  { "gear", "ram:id=%i:facing=SW@%h" },
  { "remove", "%i" },
  { "edges", "N=%i:W=%i" },
  { "numbering", "pattern=letter:first=%l,3:from=SW" },
  { "title", "%i:lang=fr" },
  { "author", "%i" },
  { "licence", "%i" },
  { "note", "%i" },
  { "ruleset", "%i" },
  { "copy", "%i@%H" },
  { "paste", "%i:turn=60:mirror=%y:only-empty=%y:relative=%y@%h" },
  { "clear", "%H" },
  { "resize", "W=%l:N=%l" },
};

/* What chance would hardly put together: done first, in this order; of a side's two names that of
 * the other orientation is refused. */
static const Form prepared[] = {
  { "level", "2@4,4" },
  { "terrain", "wallwalk@4,4" },
  { "structure", "rampart@4,4" },
  { "side", "battlement:inside=4,4@4,4:N" },
  { "side", "battlement:inside=4,4@4,4:NW" },
  { "hoarding", "1@4,4:N" },
  { "hoarding", "1@4,4:NW" },
  { "level", "1@7,6" },
  { "stairway", "i0:foot=5,6:head=7,6:raisable=yes@6,6" },
  { "mechanism", "i1:kind=stairway:control=2,6:of=i0" },
  { "floor", "f0:name=Room" },
  { "terrain", "paved@f0/2,2..2,7" },
  { "spiral", "i2:from=2,2:to=f0/2,2" },
  { "trapdoor", "i3:from=2,3:to=f0/2,3" },
};

/* One walk over one map; a copied piece stays in memory. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  GPtrArray *edits, *digests;
  GHashTable *done; /* names of operations that were not refused */
} Walk;

static CrMap *clipboard;

static CrMap *
load_piece (const char *path, gpointer data, GError **error)
{
  if (clipboard != NULL)
    return cr_map_copy (clipboard);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "nothing was copied");
  return NULL;
}

static gboolean
save_piece (const CrMap *piece, const char *path, gpointer data, GError **error)
{
  g_clear_pointer (&clipboard, cr_map_free);
  clipboard = cr_map_copy (piece);
  return TRUE;
}

static const CrOperationFiles files = { load_piece, save_piece, NULL };

static int
choose (int n)
{
  return g_test_rand_int_range (0, n);
}

static CrHex
choose_hex (const Walk *walk)
{
  const CrGrid *grid = cr_map_get_grid (walk->map);

  return cr_grid_get_hex (grid, choose (cr_grid_n_cells (grid)));
}

static void
add_hex (const Walk *walk, GString *text, CrHex hex)
{
  g_autofree char *at = cr_grid_format_hex (cr_map_get_grid (walk->map), hex);

  g_string_append (text, at);
}

static void
add_hexes (const Walk *walk, GString *text, CrHex about)
{
  if (choose (3) == 0)
    g_string_append (text, "disc:");
  add_hex (walk, text, about);
  for (int i = choose (3); i > 0; i--) {
    CrHex next = cr_hex_neighbour (about, (CrDirection) choose (CR_N_DIRECTIONS));

    if (!cr_grid_contains (cr_map_get_grid (walk->map), next))
      continue;
    g_string_append_c (text, ';');
    add_hex (walk, text, next);
    about = next;
  }
}

static void
add_code (const Walk *walk, GString *text, char what)
{
  const CrRuleset *ruleset = walk->ruleset;

  if (what == 't')
    g_string_append (text, cr_ruleset_get_terrain (
                               ruleset, (guint) choose ((int) cr_ruleset_n_terrains (ruleset)))
                               ->code);
  else if (what == 'k')
    g_string_append (text, cr_ruleset_get_structure (
                               ruleset, (guint) choose ((int) cr_ruleset_n_structures (ruleset)))
                               ->code);
  else
    g_string_append (text, cr_side_kind_get_name ((CrSideKind) choose (CR_SIDE_OTHER)));
}

static void
add_word (const Walk *walk, GString *text, char what, CrHex *hex)
{
  CrOrientation orientation = cr_map_get_grid (walk->map)->orientation;

  if (what == 'h')
    add_hex (walk, text, *hex = choose_hex (walk));
  else if (what == 'n')
    add_hex (walk, text, cr_hex_neighbour (*hex, (CrDirection) choose (CR_N_DIRECTIONS)));
  else if (what == 'H')
    add_hexes (walk, text, *hex);
  else if (what == 'l')
    g_string_append_printf (text, "%d", choose (6) - 2);
  else if (what == 'i')
    g_string_append_printf (text, "i%d", choose (5));
  else if (what == 'f')
    g_string_append_printf (text, "f%d", choose (3));
  else if (what == 'y')
    g_string_append (text, choose (2) ? "yes" : "no");
  else if (what == 's') {
    add_hex (walk, text, *hex);
    g_string_append_printf (
        text, ":%s", cr_direction_get_name ((CrDirection) choose (CR_N_DIRECTIONS), orientation));
  } else
    add_code (walk, text, what);
}

static char *
make_argument (const Walk *walk, const char *form)
{
  GString *text = g_string_new (NULL);
  CrHex hex = choose_hex (walk);

  for (const char *c = form; *c != '\0'; c++)
    if (*c == '%')
      add_word (walk, text, *++c, &hex);
    else
      g_string_append_c (text, *c);
  return g_string_free (text, FALSE);
}

/* What is refused changes nothing. */
static void
step (Walk *walk, const Form *form)
{
  g_autofree char *argument = make_argument (walk, form->form);
  g_autofree char *before = cr_map_dup_digest (walk->map);
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cr_operation_parse (walk->map, walk->ruleset, form->operation, argument, &error);

  g_test_message ("--%s %s%s%s", form->operation, argument, error != NULL ? ": " : "",
                  error != NULL ? error->message : "");
  if (edit == NULL) {
    g_autofree char *after = cr_map_dup_digest (walk->map);

    g_assert_nonnull (error);
    g_assert_cmpstr (after, ==, before);
    return;
  }
  g_hash_table_add (walk->done, (gpointer) form->operation);
  g_ptr_array_add (walk->digests, g_steal_pointer (&before));
  cr_edit_swap (edit, walk->map);
  g_ptr_array_add (walk->edits, edit);
}

static void
assert_digest (const Walk *walk, const char *digest)
{
  g_autofree char *now = cr_map_dup_digest (walk->map);

  g_assert_cmpstr (now, ==, digest);
}

static void
walk_over (const CrGrid *grid, GHashTable *done)
{
  Walk walk = { cr_map_new_plain (grid, "walk", "Walk"), fixture_load_ruleset ("siege", NULL) };
  g_autofree char *last = NULL;

  walk.done = done;
  walk.edits = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
  walk.digests = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (prepared); i++)
    step (&walk, &prepared[i]);
  for (int i = 0; i < STEPS; i++)
    step (&walk, &forms[choose (G_N_ELEMENTS (forms))]);
  last = cr_map_dup_digest (walk.map);
  for (guint i = walk.edits->len; i-- > 0;) {
    cr_edit_swap (walk.edits->pdata[i], walk.map);
    assert_digest (&walk, walk.digests->pdata[i]);
  }
  for (guint i = 0; i < walk.edits->len; i++) {
    assert_digest (&walk, walk.digests->pdata[i]);
    cr_edit_swap (walk.edits->pdata[i], walk.map);
  }
  assert_digest (&walk, last);
  g_ptr_array_unref (walk.digests);
  g_ptr_array_unref (walk.edits);
  cr_ruleset_unref (walk.ruleset);
  cr_map_free (walk.map);
}

/* A new operation must be walked, too. */
static void
test_walk (void)
{
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  cr_operation_use_files (&files);
  for (int round = 0; round < ROUNDS; round++) {
    CrGrid grid = { COLUMNS, ROWS, round & 1 ? CR_POINTY : CR_FLAT,
                    round & 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN, TRUE };

    walk_over (&grid, done);
  }
  for (guint i = 0; i < cr_operation_n (); i++)
    if (!g_hash_table_contains (done, cr_operation_get (i).name))
      g_error ("--%s was never done", cr_operation_get (i).name);
  g_clear_pointer (&clipboard, cr_map_free);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/walk-operations/walk", test_walk);
  return g_test_run ();
}
