/* test-mechanism.c: passages, and what is raised, lowered, let in. Rules: DRW-01, TMP-03, TMP-05,
 * TMP-07, TMP-08. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-linkage.h"
#include "cr-map-load.h"
#include "cr-mechanism.h"

#include "cr-move.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "fixture.h"
#include "trial.h"

static CrMechanism
read_mechanism (const Trial *trial, const char *id)
{
  CrMechanism mechanism;

  g_assert_true (cr_mechanism_read (
      trial->map, cr_map_find_node (trial->map, CR_SECTION_MECHANISMS, "mechanism", id), &mechanism,
      NULL));
  return mechanism;
}

static CrStep
step (const Trial *trial, const char *from, const char *to)
{
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrWays) ways = cr_ways_new (scene);

  return cr_ways_step (ways, trial_at (trial, from), trial_at (trial, to),
                       cr_ruleset_find_mover (trial->ruleset, "foot"));
}

static void
assert_same (const Trial *trial, const char *digest)
{
  g_autofree char *now = cr_map_dup_digest (trial->map);

  g_assert_cmpstr (now, ==, digest);
}

/* DRW-01: up, the bridge is a moat and its gate is shut; down again, all is as it was. */
static void
test_drawbridge (Trial *trial, gconstpointer data)
{
  g_autofree char *low = NULL, *high = NULL;

  trial_perform (trial, "terrain", "moat@5,4..5,7");
  trial_perform (trial, "level", "-1@5,4..5,7");
  trial_perform (trial, "terrain", "bridge@5,5");
  trial_perform (trial, "level", "0@5,5");
  trial_perform (trial, "side", "gate:state=open:inside=6,5@5,5:SE");
  trial_perform (trial, "mechanism",
                 "bridge:kind=drawbridge:control=7,7:hexes=5,5:terrain=moat:level=-1:sides=5,5:SE");
  low = cr_map_dup_digest (trial->map);
  g_assert_cmpint (step (trial, "5,5", "6,5").cost, ==, 1);
  g_assert_cmpint (step (trial, "4,5", "5,5").why, ==, CR_STEP_BRIDGE);

  g_auto (CrMechanism) lowered = read_mechanism (trial, "bridge");
  g_assert_cmpstr (lowered.state, ==, "lowered");
  g_assert_cmpint (lowered.turns, ==, 1);
  g_assert_cmpuint (lowered.places->len, ==, 1);
  g_assert_true (cr_mechanism_concerns (&lowered, trial->map, trial_at (trial, "6,5")));
  g_assert_false (cr_mechanism_concerns (&lowered, trial->map, trial_at (trial, "7,7")));

  trial_perform (trial, "mechanism", "bridge:state=raised");
  high = cr_map_dup_digest (trial->map);
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "5,5")), ==, "moat");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "5,5")), ==, -1);
  g_assert_cmpint (step (trial, "5,5", "6,5").why, ==, CR_STEP_CLOSED);
  g_assert_cmpint (step (trial, "4,5", "5,5").why, ==, CR_STEP_BANK);

  trial_perform (trial, "mechanism", "bridge:state=lowered");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "5,5")), ==, "bridge");
  assert_same (trial, low);
  cr_edit_swap (trial->done->pdata[trial->done->len - 1], trial->map);
  assert_same (trial, high);
}

/* DRW-01: whoever builds a bridge before a gate, or works one that was built before, ties the gate;
 * a postern beside the bridge is none of its business. */
static void
test_loose_gate (Trial *trial, gconstpointer data)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  trial_perform (trial, "terrain", "moat@5,4..5,7");
  trial_perform (trial, "terrain", "bridge@5,5");
  trial_perform (trial, "side", "gate:state=open:inside=6,5@5,5:SE");
  trial_perform (trial, "side", "postern:state=open:inside=5,4@5,5:N");
  cr_edit_insert_node (
      edit, trial->map, CR_SECTION_MECHANISMS, 0,
      fixture_read_node ("<mechanism id='loose' kind='drawbridge' control='7,7' state='lowered'>"
                         "<effect state='raised' hexes='5,5' terrain='moat' level='0'/>"
                         "</mechanism>",
                         NULL));
  cr_edit_swap (edit, trial->map);
  trial_perform (trial, "mechanism", "loose:state=raised");
  g_assert_cmpint (step (trial, "5,5", "6,5").why, ==, CR_STEP_CLOSED);
  g_assert_cmpint (step (trial, "5,4", "5,5").why, ==, CR_STEP_OPENING);
  trial_perform (trial, "mechanism", "loose:state=lowered");
  g_assert_cmpint (step (trial, "5,5", "6,5").why, ==, CR_STEP_OPENING);

  trial_perform (trial, "mechanism", "new:kind=drawbridge:control=7,7:hexes=5,5");
  g_auto (CrMechanism) built = read_mechanism (trial, "new");
  g_assert_true (cr_mechanism_concerns (&built, trial->map, trial_at (trial, "6,5")));
  trial_perform (trial, "mechanism", "told:kind=drawbridge:control=7,7:hexes=5,5:sides=5,5:N");
  g_auto (CrMechanism) told = read_mechanism (trial, "told");
  g_assert_false (cr_mechanism_concerns (&told, trial->map, trial_at (trial, "6,5")));
}

/* A map that only says what the raised bridge is keeps what the lowered one was. */
static void
test_memory (Trial *trial, gconstpointer data)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrNode *node =
      fixture_read_node ("<mechanism id='old' kind='drawbridge' control='1,1' state='lowered'>"
                         "<effect state='raised' hexes='3,3 3,4 4,4' terrain='moat'/></mechanism>",
                         NULL);
  const CrNode *worked;

  trial_perform (trial, "terrain", "bridge@3,3..3,4");
  trial_perform (trial, "terrain", "road@4,4");
  cr_edit_insert_node (edit, trial->map, CR_SECTION_MECHANISMS, 0, node);
  cr_edit_swap (edit, trial->map);
  trial_perform (trial, "mechanism", "old:state=raised");
  worked = cr_map_get_node (trial->map, CR_SECTION_MECHANISMS, 0);
  g_assert_cmpuint (cr_node_n_children (worked), ==, 3);
  g_assert_cmpstr (cr_node_get (cr_node_get_child (worked, 1), "hexes"), ==, "3,3 3,4");
  g_assert_cmpstr (cr_node_get (cr_node_get_child (worked, 2), "terrain"), ==, "road");
  trial_perform (trial, "mechanism", "old:state=lowered");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "4,4")), ==, "road");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "3,4")), ==, "bridge");
}

/* A portcullis moves itself, not the gate behind it; raised it lets through. */
static void
test_portcullis (Trial *trial, gconstpointer data)
{
  CrPlace here = trial_at (trial, "5,5");

  trial_perform (trial, "side", "gate:inside=5,5@5,5:S");
  trial_perform (trial, "side", "portcullis:inside=5,5@5,5:S");
  trial_perform (trial, "mechanism", "herse:kind=portcullis:control=5,4:sides=5,5:S");
  trial_perform (trial, "mechanism", "herse:state=raised");
  g_assert_true (cr_side_is_open (cr_map_find_side (trial->map, here, 3, CR_SIDE_PORTCULLIS)));
  g_assert_false (cr_side_is_open (cr_map_find_side (trial->map, here, 3, CR_SIDE_GATE)));
  trial_perform (trial, "mechanism", "herse:state=lowered");
  g_assert_false (cr_side_is_open (cr_map_find_side (trial->map, here, 3, CR_SIDE_PORTCULLIS)));
}

/* TMP-03, TMP-05: the upper hex of a raised stairway is not entered, the lower ones are. */
static void
test_raised_stairway (Trial *trial, gconstpointer data)
{
  const CrNode *node;
  CrStep refused;

  trial_perform (trial, "level", "2@5,4");
  trial_perform (trial, "stairway", "st:foot=5,7:head=5,4@5,6;5,5");
  trial_perform (trial, "mechanism", "lift:kind=stairway:control=7,5:of=st");
  node = cr_map_find_node (trial->map, CR_SECTION_LINKS, "stairway", "st");
  g_assert_cmpstr (cr_node_get (node, "raisable"), ==, "yes");
  g_assert_cmpint (step (trial, "5,6", "5,5").cost, ==, 2);

  trial_perform (trial, "mechanism", "lift:state=raised");
  refused = step (trial, "5,6", "5,5");
  g_assert_cmpint (refused.why, ==, CR_STEP_CLOSED);
  g_assert_cmpstr (refused.rule, ==, "TMP-05");
  g_assert_cmpint (step (trial, "5,4", "5,5").cost, ==, CR_IMPASSABLE);
  g_assert_cmpint (step (trial, "5,7", "5,6").cost, ==, 2);

  g_auto (CrMechanism) raised = read_mechanism (trial, "lift");
  g_assert_cmpuint (raised.barred->len, ==, 1);
  g_assert_true (cr_mechanism_concerns (&raised, trial->map, trial_at (trial, "5,6")));
  g_assert_false (cr_mechanism_concerns (&raised, trial->map, trial_at (trial, "5,7")));
}

/* TMP-07: dug along hexes, with its floor and its stairs; everything undone at once. */
static void
test_passage (Trial *trial, gconstpointer data)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *before = cr_map_dup_digest (trial->map);
  CrPassage passage;

  trial_perform (trial, "passage", "secret@3,3..3,6;4,6");
  g_assert_true (cr_passage_read (
      trial->map, cr_map_find_node (trial->map, CR_SECTION_LINKS, "passage", "secret"), &passage,
      NULL));
  g_assert_cmpint (passage.floor, ==, 1);
  g_assert_false (passage.floods);
  g_assert_true (cr_passage_is_secret (&passage, trial->map));
  g_assert_true (cr_passage_get_hexes (&passage, trial->map, hexes));
  g_assert_cmpuint (hexes->len, ==, 5);
  g_assert_true (cr_passage_is_end (&passage, trial_at (trial, "passage/4,6")));
  g_assert_false (cr_passage_is_end (&passage, trial_at (trial, "4,6")));
  g_assert_cmpint (passage.doors[1].floor, ==, 0);
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "passage/3,4")), ==, -1);
  g_assert_cmpint (step (trial, "passage/3,4", "passage/3,5").cost, ==, 1);
  g_assert_cmpint (step (trial, "3,3", "passage/3,3").cost, ==, 2);
  cr_edit_swap (trial->done->pdata[0], trial->map);
  assert_same (trial, before);
}

/* TMP-07: a floor said to be known to all is no more secret than one that says nothing. */
static void
test_shared_passage (Trial *trial, gconstpointer data)
{
  CrPassage passage;
  CrFloor *floor;

  trial_perform (trial, "passage", "secret@3,3..3,6");
  g_assert_true (cr_passage_read (
      trial->map, cr_map_find_node (trial->map, CR_SECTION_LINKS, "passage", "secret"), &passage,
      NULL));
  floor = cr_map_load_floor_info (trial->map, passage.floor);
  g_assert_true (cr_floor_is_secret (floor));
  g_free (floor->known);
  floor->known = g_strdup ("all");
  g_assert_false (cr_floor_is_secret (floor));
  g_assert_false (cr_passage_is_secret (&passage, trial->map));
  trial_perform (trial, "floor", "passage:known=all");
  g_assert_false (cr_passage_is_secret (&passage, trial->map));
}

static gboolean
is_flooded (const Trial *trial, const char *id)
{
  const CrNode *node = cr_map_find_node (trial->map, CR_SECTION_LINKS, "passage", id);
  g_autoptr (CrLinkage) linkage = cr_linkage_new (trial->map);
  CrPassage passage;

  g_assert_true (cr_passage_read (trial->map, node, &passage, NULL));
  return cr_linkage_is_flooded (linkage, &passage);
}

static guint
count_flooded (const Trial *trial)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (trial->map);
  g_autoptr (GArray) flooded = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_linkage_get_flooded (linkage, flooded);
  return flooded->len;
}

/* TMP-08: all but the staircase hexes; drained, it is walked again. A wall keeps the water out. */
static void
test_sluice (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "passage", "secret@3,3..3,6");
  trial_perform (trial, "terrain", "room@passage/4,5");
  trial_perform (trial, "side", "wall@passage/4,5:N;passage/4,5:NW;passage/4,5:SW;passage/3,5:SE");
  trial_perform (trial, "mechanism", "s:kind=sluice:control=9,9:of=secret");
  g_assert_false (is_flooded (trial, "secret"));

  trial_perform (trial, "mechanism", "s:state=open");
  g_assert_true (is_flooded (trial, "secret"));
  g_assert_cmpuint (count_flooded (trial), ==, 2);
  g_assert_cmpstr (step (trial, "passage/3,3", "passage/3,4").rule, ==, "TMP-08");
  g_assert_cmpint (step (trial, "passage/3,5", "passage/3,6").why, ==, CR_STEP_FLOODED);
  g_assert_cmpint (step (trial, "3,3", "passage/3,3").cost, ==, 2);

  trial_perform (trial, "mechanism", "s:state=shut");
  g_assert_cmpint (step (trial, "passage/3,3", "passage/3,4").cost, ==, 1);
}

/* Thousands of sluices, each of which copied the passage, were a way to fill the memory: however
 * many lead into it, and whatever they name besides, a hex is flooded once. */
static void
test_many_sluices (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "passage", "secret@3,3..3,6");
  trial_perform (trial, "mechanism", "a:kind=sluice:control=9,9:of=secret");
  trial_perform (trial, "mechanism", "b:kind=sluice:control=8,8:of=secret");
  trial_perform (trial, "mechanism", "c:kind=sluice:control=8,9:hexes=passage/3,4;6,6");
  g_assert_cmpuint (count_flooded (trial), ==, 0);
  for (const char *id = "abc"; *id != '\0'; id++) {
    g_autofree char *open = g_strdup_printf ("%c:state=open", *id);

    trial_perform (trial, "mechanism", open);
    g_assert_cmpuint (count_flooded (trial), ==, *id == 'c' ? 3 : 2);
  }
}

/* A run of a few letters names a thousand hexes: more of them than any machine moves are refused.
 */
static void
test_many_hexes (Trial *trial, gconstpointer data)
{
  g_autoptr (GString) hexes = g_string_new (NULL);
  g_autoptr (CrNode) node = cr_node_new ("mechanism");
  g_autoptr (GError) error = NULL;
  CrMechanism mechanism = { .kind = NULL };

  for (int i = 0; i < 101; i++)
    g_string_append (hexes, "1,1..1,10 ");
  cr_node_set (node, "kind", "sluice");
  for (int i = 0; i < 2; i++) {
    CrNode *effect = cr_node_new ("effect");

    cr_node_set (effect, "hexes", i == 0 ? "1,1" : hexes->str);
    cr_node_take_child (node, effect);
  }
  g_assert_false (cr_mechanism_read (trial->map, node, &mechanism, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "found more than 999 hexes"));
}

/* Where one passage ends in the midst of another it stays dry only if no other floods it. */
static void
test_crossing_floods (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "passage", "long@3,3..3,7");
  trial_perform (trial, "mechanism", "a:kind=sluice:control=9,9:of=long");
  trial_perform (trial, "mechanism", "a:state=open");
  g_assert_cmpuint (count_flooded (trial), ==, 3);
  trial_perform (trial, "passage", "short@3,3..3,5");
  g_assert_cmpuint (count_flooded (trial), ==, 3);
  trial_perform (trial, "mechanism", "b:kind=sluice:control=8,8:of=short");
  trial_perform (trial, "mechanism", "b:state=open");
  g_assert_cmpuint (count_flooded (trial), ==, 4);
}

static void
test_refusals (Trial *trial, gconstpointer data)
{
  static const struct {
    const char *name, *argument, *message;
  } cases[] = {
    { "mechanism", "m:kind=catapult:control=1,1",
      "found kind “catapult”, expected drawbridge, portcullis, stairway or sluice" },
    { "mechanism", "m:control=1,1",
      "found kind “”, expected drawbridge, portcullis, stairway or sluice" },
    { "mechanism", "m:kind=drawbridge:hexes=2,2",
      "a mechanism is worked from a hex: it needs control= (DRW-01)" },
    { "mechanism", "m:kind=drawbridge:control=2,2",
      "a mechanism moves something: it needs hexes=, sides= or of= (DRW-01)" },
    { "mechanism", "m:kind=stairway:control=2,2:of=none",
      "the map has no stairway “none” to raise (TMP-03)" },
    { "mechanism", "m:kind=sluice:control=2,2:of=b",
      "the map has no passage “b” to flood (TMP-08)" },
    { "mechanism", "m:kind=drawbridge:control=2,2:hexes=3,3:terrain=moot",
      "the ruleset “siege” has no terrain “moot”; did you mean “moat”?" },
    { "mechanism", "b:state=open", "found state “open”, expected lowered or raised" },
    { "mechanism", "b:state=raised:turns=2",
      "a mechanism that is there is changed or worked, not both at once" },
    { "passage", "p:from=a:to=b", "found from=\"a\", expected the id of a spiral stair" },
    { "passage", "p@3,3", "a passage has two ends: it needs two hexes at least (TMP-07)" },
    { "passage", "p@3,3;3,5",
      "the passage breaks off before 0305: each hex follows the one before it" },
    { "passage", "p:level=deep@3,3;3,4",
      "found level “deep”, expected a whole number from -9 to 12" },
    { "passage", "p:floor=up@3,3;3,4", "up/0304 is taken: there is “room” already" },
  };
  g_autofree char *before = NULL;

  trial_perform (trial, "mechanism", "b:kind=drawbridge:control=2,2:hexes=3,3");
  trial_perform (trial, "floor", "up");
  trial_perform (trial, "terrain", "room@up/3,4");
  before = cr_map_dup_digest (trial->map);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (
        cr_operation_parse (trial->map, trial->ruleset, cases[i].name, cases[i].argument, &error));
    g_assert_cmpstr (error->message, ==, cases[i].message);
  }
  assert_same (trial, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/mechanism/loose-gate", test_loose_gate);
  trial_add ("/core/mechanism/drawbridge", test_drawbridge);
  trial_add ("/core/mechanism/memory", test_memory);
  trial_add ("/core/mechanism/portcullis", test_portcullis);
  trial_add ("/core/mechanism/stairway", test_raised_stairway);
  trial_add ("/core/mechanism/passage", test_passage);
  trial_add ("/core/mechanism/shared-passage", test_shared_passage);
  trial_add ("/core/mechanism/sluice", test_sluice);
  trial_add ("/core/mechanism/many-sluices", test_many_sluices);
  trial_add ("/core/mechanism/many-hexes", test_many_hexes);
  trial_add ("/core/mechanism/crossing-floods", test_crossing_floods);
  trial_add ("/core/mechanism/refusals", test_refusals);
  return g_test_run ();
}
