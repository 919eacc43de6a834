/* test-ruleset.c: the ruleset read from data. SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves the rows of parts C1 and C2 as data, and: ELV-03 ELV-05 U-04 U-06 U-15 U-17 U-34. */
#include "cr-error.h"
#include "cr-local-terrain.h"
#include "cr-table-csv.h"
#include "fixture.h"

#include <string.h>

#define X CR_IMPASSABLE

/* What the rules reference gives, row by row. A provenance of house is a figure it does not give.
 */
typedef struct {
  const char *code;
  int foot;
  CrProvenance foot_from;
  int mounted;
  CrProvenance mounted_from;
  int cover;
  CrProvenance cover_from;
  int combat;
  CrProvenance combat_from;
} Row;

#define P CR_PRINTED
#define I CR_INFERRED
#define H CR_HOUSE
#define NEVER CR_COMBAT_NEVER
static const Row rows[] = {
  /* C1 */
  { "flat", 1, P, 1, P, CR_COVER_NONE, I, 0, I },
  { "tree", 2, P, 3, H, CR_COVER_LIGHT, H, 0, H },
  { "treetop", 4, P, X, P, CR_COVER_LIGHT, P, -1, P },
  { "scrub", 2, H, 2, H, CR_COVER_LIGHT, I, 0, H },
  { "slope", 2, H, 2, H, CR_COVER_LIGHT, I, 0, H },
  { "moat", 4, H, X, I, CR_COVER_NONE, P, -1, H },
  { "deepmoat", X, P, X, P, CR_COVER_NONE, I, NEVER, I },
  { "filledmoat", 2, P, X, P, CR_COVER_NONE, P, 0, P },
  { "rubble", 2, P, X, H, CR_COVER_MEDIUM, P, 0, H },
  { "rocks", 2, H, X, H, CR_COVER_NONE, H, 0, H },
  { "wallwalk", 1, H, X, P, CR_COVER_NONE, P, 0, H },
  { "setback", 1, H, X, P, CR_COVER_NONE, P, 0, H },
  { "slitfloor", 1, H, X, P, CR_COVER_NONE, I, 0, H },
  { "wall", X, P, X, P, CR_COVER_INFINITE, P, NEVER, P },
  { "doorway", 1, I, X, H, CR_COVER_MEDIUM, P, 0, H },
  { "keepdoor", 1, H, X, H, CR_COVER_INFINITE, P, 0, H },
  { "spiral", 2, P, X, P, CR_COVER_MEDIUM, P, 0, H },
  { "stair", 2, H, X, H, CR_COVER_NONE, H, 0, H },
  { "passage", 1, P, X, P, CR_COVER_NONE, I, 0, I },
  { "bridge", 1, H, 1, H, CR_COVER_NONE, H, 0, H },
  { "ladder", 3, P, X, P, CR_COVER_NONE, P, -1, P },
  { "courtwall", 1, H, X, P, CR_COVER_NONE, I, 0, H },
  /* C2; the low wall, the parapet, the rope and kneeling are no terrains. */
  { "flatroof", 1, P, X, P, CR_COVER_NONE, P, 1, P },
  { "cart", 2, P, X, P, CR_COVER_MEDIUM, P, 1, P },
  { "cartmoving", 3, P, X, P, CR_COVER_MEDIUM, P, 0, P },
  { "stakes", 2, P, 6, P, CR_COVER_NONE, P, -1, P },
  { "hoarding", 1, P, X, P, CR_COVER_NONE, I, -1, P },
  { "mine", 2, P, X, P, CR_COVER_INFINITE, P, -1, P },
  { "rough", 4, P, X, P, CR_COVER_LIGHT, P, -1, P },
  { "cliff", X, P, X, P, CR_COVER_NONE, P, NEVER, P },
  { "siegetower", 2, P, X, P, CR_COVER_INFINITE, P, 0, P },
};
#undef P
#undef I
#undef H

static CrRuleset *siege;

static void
assert_figure (const CrFigure *figure, int value, CrProvenance provenance)
{
  g_assert_cmpint (figure->value, ==, value);
  g_assert_cmpint (figure->provenance, ==, provenance);
  if (provenance == CR_PRINTED)
    g_assert_nonnull (figure->source);
}

static void
test_reference_rows (void)
{
  int foot = cr_ruleset_find_mover (siege, "foot"),
      mounted = cr_ruleset_find_mover (siege, "mounted");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    const CrTerrainKind *kind = cr_ruleset_find_terrain (siege, rows[i].code);

    g_test_message ("%s", rows[i].code);
    g_assert_nonnull (kind);
    assert_figure (&kind->cost[foot], rows[i].foot, rows[i].foot_from);
    assert_figure (&kind->cost[mounted], rows[i].mounted, rows[i].mounted_from);
    assert_figure (&kind->cover, rows[i].cover, rows[i].cover_from);
    assert_figure (&kind->combat, rows[i].combat, rows[i].combat_from);
  }
}

/* ELV-03, ELV-05 and what else the castle model reads from a terrain kind. */
static void
test_attributes (void)
{
  const CrTerrainKind *house = cr_ruleset_find_terrain (siege, "house");
  const CrTerrainKind *room = cr_ruleset_find_terrain (siege, "towerfloor");

  assert_figure (&house->obstruction, 1, CR_PRINTED);
  g_assert_true (house->low && !house->roofed && !house->blocks);
  g_assert_true (room->roofed && room->obstruction.value == 0);
  g_assert_true (cr_ruleset_find_terrain (siege, "spiral")->blocks);
  g_assert_true (cr_ruleset_find_terrain (siege, "moat")->moat);
  g_assert_false (cr_ruleset_find_terrain (siege, "filledmoat")->moat);
  g_assert_true (cr_ruleset_find_terrain (siege, "stair")->stairs);
  g_assert_true (cr_ruleset_find_terrain (siege, "mine")->passage);
  g_assert_true (cr_ruleset_find_terrain (siege, "bridge")->bridge);
  g_assert_cmpint (cr_ruleset_find_terrain (siege, "slope")->climb.value, ==, 1);
  g_assert_null (cr_ruleset_find_terrain (siege, "lava"));
  g_assert_true (cr_ruleset_find_structure (siege, "rampart")->wall_walk);
  g_assert_true (cr_ruleset_find_structure (siege, "gatetower")->wall_walk);
  g_assert_true (cr_ruleset_find_structure (siege, "keep")->keep);
  g_assert_false (cr_ruleset_find_structure (siege, "keep")->wall_walk);
}

static void
test_sides (void)
{
  int foot = cr_ruleset_find_mover (siege, "foot"),
      rider = cr_ruleset_find_mover (siege, "mounted");
  const CrSideRule *low = cr_ruleset_get_side (siege, CR_SIDE_LOW_WALL);
  const CrSideRule *battlement = cr_ruleset_get_side (siege, CR_SIDE_BATTLEMENT);
  const CrSideRule *door = cr_ruleset_get_side (siege, CR_SIDE_DOORWAY);

  assert_figure (&low->cost[CR_CROSS_PLAIN][foot], 2, CR_PRINTED);
  assert_figure (&low->cover, CR_COVER_MEDIUM, CR_PRINTED);
  assert_figure (&cr_ruleset_get_side (siege, CR_SIDE_PARAPET)->cost[CR_CROSS_PLAIN][foot], 2,
                 CR_PRINTED);
  assert_figure (&battlement->cost[CR_CROSS_INWARDS][foot], X, CR_PRINTED);
  assert_figure (&battlement->cost[CR_CROSS_HOARDED][foot], 2, CR_PRINTED);
  assert_figure (&battlement->cover, CR_COVER_HEAVY, CR_PRINTED);
  assert_figure (&door->cost[CR_CROSS_PLAIN][foot], X, CR_INFERRED);
  assert_figure (&door->cost[CR_CROSS_OPEN][foot], 0, CR_INFERRED);
  assert_figure (&door->cost[CR_CROSS_OPEN][rider], X, CR_HOUSE);
  assert_figure (&cr_ruleset_get_side (siege, CR_SIDE_WALL)->cost[CR_CROSS_OPEN][foot], X,
                 CR_PRINTED);
  g_assert_cmpint (cr_ruleset_get_side (siege, CR_SIDE_OTHER)->cost[0][foot].value, ==, 0);
}

/* STA-01: what is dearer over its front; all else has none. */
static void
test_fronts (void)
{
  int foot = cr_ruleset_find_mover (siege, "foot"),
      rider = cr_ruleset_find_mover (siege, "mounted");
  const CrTerrainKind *stakes = cr_ruleset_find_terrain (siege, "stakes");
  const CrTerrainKind *flat = cr_ruleset_find_terrain (siege, "flat");

  assert_figure (&stakes->front_cost[foot], 4, CR_PRINTED);
  assert_figure (&stakes->front_cost[rider], 8, CR_PRINTED);
  assert_figure (&stakes->front, 3, CR_HOUSE);
  assert_figure (&flat->front_cost[rider], 1, CR_PRINTED);
  g_assert_cmpint (flat->front.value, ==, 0);
}

/* What the tables give beside cost, cover and combat of a hex, kept for the rules that will read
 * it. */
static void
test_further_figures (void)
{
  static const struct {
    const char *list, *row, *code, *name, *mover, *value;
  } extras[] = {
    { "terrains", "terrain", "flatroof", "cover-from-outside-or-below", NULL, "medium" },
    { "terrains", "terrain", "siegetower", "cover-on-top", NULL, "light" },
    { "terrains", "terrain", "bridge", "cover-beside-lowered", NULL, "heavy" },
  };
  const CrNode *root = cr_ruleset_get_node (siege);

  for (gsize i = 0; i < G_N_ELEMENTS (extras); i++) {
    const CrNode *row = cr_node_find_with (cr_node_find (root, extras[i].list), extras[i].row,
                                           "code", extras[i].code);
    gboolean found = FALSE;

    g_test_message ("%s %s", extras[i].code, extras[i].name);
    for (guint j = 0; j < cr_node_n_children (row); j++) {
      const CrNode *child = cr_node_get_child (row, j);
      found |= cr_node_is (child, "extra") &&
               g_strcmp0 (cr_node_get (child, "name"), extras[i].name) == 0 &&
               g_strcmp0 (cr_node_get (child, "mover"), extras[i].mover) == 0 &&
               g_strcmp0 (cr_node_get (child, "value"), extras[i].value) == 0 &&
               g_strcmp0 (cr_node_get (child, "provenance"), "printed") == 0;
    }
    g_assert_true (found);
  }
}

/* Numbers that no other list has, by what the rules say. */
static void
test_rule_figures (void)
{
  static const struct {
    CrRuleFigure which;
    int value;
    CrProvenance provenance;
  } figures[] = {
    { CR_FIGURE_LADDER_BURDEN, 2, CR_PRINTED }, /* MOV-13 */
    { CR_FIGURE_LADDER_SHIFT, 2, CR_PRINTED },  /* LAD-04 */
    { CR_FIGURE_LADDER_PULL, 4, CR_PRINTED },   /* LAD-13 */
    { CR_FIGURE_LADDER_SLIDE, 4, CR_PRINTED },  /* LAD-14 */
    { CR_FIGURE_LADDER_RAISE, 2, CR_HOUSE },
    { CR_FIGURE_TOPPLE, 6, CR_PRINTED }, /* T-14 */
    { CR_FIGURE_KNEEL, 2, CR_PRINTED },
    { CR_FIGURE_HORSE_BODIES, 3, CR_INFERRED }, /* T-16 */
    { CR_FIGURE_JOINT_COLUMNS, 1, CR_PRINTED },
    { CR_FIGURE_ADVANCE_PART, 2, CR_PRINTED }, /* CBT-11 */
    { CR_FIGURE_TOWER_NEAR, 2, CR_PRINTED },   /* TWR-02 */
    { CR_FIGURE_ADVANCE_MOUNTED, 3, CR_PRINTED },
    { CR_FIGURE_REFUSE_MOUNTED, 2, CR_PRINTED },
    { CR_FIGURE_STUN_TURNS, 2, CR_HOUSE },
    { CR_FIGURE_ARMOUR_DIE, 1, CR_PRINTED },
    { CR_FIGURE_ASSAULT_TURNS, 5, CR_PRINTED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++) {
    CrFigure figure = cr_ruleset_get_figure (siege, figures[i].which);

    g_test_message ("%d", (int) figures[i].which);
    assert_figure (&figure, figures[i].value, figures[i].provenance);
  }
}

/* No number that the rules ask for is left to chance. */
static void
test_every_rule_figure (void)
{
  const CrNode *list = cr_node_find (cr_ruleset_get_node (siege), "figures");

  g_assert_cmpuint (cr_node_n_children (list), ==, CR_N_RULE_FIGURES);
}

static CrFigure
get_part_combat (const char *work, const char *part)
{
  const CrWork *found = cr_ruleset_find_work (siege, work);

  return cr_work_get_part (found, cr_work_find_part (found, part))->combat;
}

/* CBT-05: what ground, sides, works and weather give to those who fight. */
static void
test_combat_signs (void)
{
  CrFigure ladder = get_part_combat ("ladder", "rungs"), bridge = get_part_combat ("new", "bridge");

  assert_figure (&ladder, -1, CR_PRINTED);
  assert_figure (&bridge, 1, CR_INFERRED);
  assert_figure (&cr_ruleset_get_side (siege, CR_SIDE_LOW_WALL)->combat, 1, CR_PRINTED);
  assert_figure (&cr_ruleset_get_side (siege, CR_SIDE_SLIT)->combat, CR_COMBAT_NEVER, CR_PRINTED);
  assert_figure (&cr_ruleset_get_side (siege, CR_SIDE_HEDGE)->combat, 0, CR_INFERRED);
  assert_figure (&cr_ruleset_find_weather (siege, "snow")->combat, -1, CR_PRINTED);
  assert_figure (&cr_ruleset_find_weather (siege, "fog")->combat, 0, CR_INFERRED);
}

/* MIS-06, XBL-01, and how far who shoots may go. */
static void
test_frequencies (void)
{
  const CrWeapon *crossbow = cr_ruleset_find_weapon (siege, "crossbow");
  const CrWeapon *longbow = cr_ruleset_find_weapon (siege, "longbow");

  assert_figure (&crossbow->frequency, CR_FREQUENCY_LOADER, CR_PRINTED);
  assert_figure (&crossbow->pace, CR_PACE_STILL, CR_PRINTED);
  assert_figure (&longbow->frequency, CR_FREQUENCY_BOTH, CR_PRINTED);
  assert_figure (&cr_ruleset_find_weapon (siege, "javelin")->frequency, CR_FREQUENCY_OFFENSIVE,
                 CR_PRINTED);
  assert_figure (&cr_ruleset_find_weapon (siege, "shortbow")->pace, CR_PACE_HALVED, CR_INFERRED);
}

/* A man in armour walks as any man on foot, unless the row says otherwise (TRE-01). */
static void
test_armoured (void)
{
  int foot = cr_ruleset_find_mover (siege, "foot"),
      armoured = cr_ruleset_find_mover (siege, "armoured");
  const CrTerrainKind *flat = cr_ruleset_find_terrain (siege, "rubble");
  const CrTerrainKind *crown = cr_ruleset_find_terrain (siege, "treetop");

  g_assert_cmpint (flat->cost[armoured].value, ==, flat->cost[foot].value);
  g_assert_cmpint (crown->cost[foot].value, ==, 4);
  g_assert_cmpint (crown->cost[armoured].value, ==, X);
  g_assert_cmpint (cr_ruleset_find_mover (siege, "flying"), ==, -1);
}

/* Every row can be shown in both languages and drawn. */
static void
test_rows_are_whole (void)
{
  static const char *const french[] = { "fr", NULL }, *const none[] = { NULL };

  for (guint i = 0; i < cr_ruleset_n_terrains (siege); i++) {
    const CrNode *node = cr_ruleset_get_terrain (siege, i)->node;

    g_test_message ("%s", cr_node_get (node, "code"));
    g_assert_nonnull (cr_node_get_localized (node, "name", none));
    g_assert_nonnull (cr_node_find_with (node, "name", "xml:lang", "fr"));
    g_assert_cmpstr (cr_node_get_localized (node, "name", french), !=, NULL);
    g_assert_nonnull (cr_node_get (cr_node_find (node, "draw"), "recipe"));
    g_assert_nonnull (cr_node_get (cr_node_find (node, "draw"), "layer"));
  }
}

static void
test_classic_extends (void)
{
  g_autoptr (CrRuleset) classic = fixture_load_ruleset ("classic", siege);

  g_assert_cmpstr (cr_ruleset_get_id (classic), ==, "classic");
  g_assert_cmpstr (cr_ruleset_get_option_value (siege, "heights"), ==, "thales");
  g_assert_cmpstr (cr_ruleset_get_option_value (classic, "heights"), ==, "classic");
  g_assert_cmpstr (cr_ruleset_get_option_value (classic, "along"), ==, "both");
  g_assert_null (cr_ruleset_get_option_value (classic, "weather"));
  g_assert_cmpuint (cr_ruleset_n_terrains (classic), ==, cr_ruleset_n_terrains (siege));
  g_assert_cmpuint (cr_ruleset_n_options (classic), ==, cr_ruleset_n_options (siege));
}

static void
test_options (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (cr_ruleset_get_option_value (siege, "below-one"), ==, "never");
  g_assert_cmpstr (cr_ruleset_get_option_value (siege, "sequence"), ==, "siege");
  g_assert_true (cr_ruleset_check_option (siege, "advance", "hexes", &error));
  g_assert_no_error (error);
  g_assert_false (cr_ruleset_check_option (siege, "advance", "miles", &error));
  g_assert_cmpstr (error->message, ==, "found advance=miles, expected one of: half, hexes");
  g_clear_error (&error);
  g_assert_false (cr_ruleset_check_option (siege, "avance", "half", &error));
  g_assert_nonnull (strstr (error->message, "“avance”, expected an option of the ruleset “siege”"));
  g_assert_nonnull (strstr (error->message, "advance”"));
  g_assert_null (cr_ruleset_find_option (siege, "avance"));
  for (guint i = 0; i < cr_ruleset_n_options (siege); i++) {
    const CrNode *option = cr_ruleset_get_option (siege, i);

    g_assert_nonnull (cr_node_find_with (option, "name", "xml:lang", "fr"));
    g_assert_nonnull (cr_node_get (option, "provenance"));
    g_assert_true (g_strcmp0 (cr_node_get (option, "provenance"), "printed") != 0 ||
                   cr_node_get (option, "source") != NULL);
  }
}

/* (transfer full): the same where another sequence is chosen */
static CrRuleset *
choose_sequence (const char *id)
{
  g_autofree char *choice = g_strconcat ("sequence=", id, NULL);
  const char *const choices[] = { choice, NULL };
  g_autoptr (GError) error = NULL;
  CrRuleset *chosen = cr_ruleset_choose (siege, choices, &error);

  g_assert_no_error (error);
  return chosen;
}

/* SEQ-02, SEQ-05: five phases, the third of the other side; SEQ-04: six where archers on foot shoot
 * first. */
static void
test_sequences (void)
{
  static const char *const phases[] = { "offensive-fire", "movement", "defensive-fire", "combat",
                                        "recovery" };
  g_autoptr (CrRuleset) first = choose_sequence ("foot-first");
  g_autoptr (CrRuleset) within = choose_sequence ("interrupting");
  const CrPhase *movement = NULL;

  g_assert_cmpuint (cr_ruleset_n_phases (siege), ==, G_N_ELEMENTS (phases));
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++) {
    const CrPhase *phase = cr_ruleset_get_phase (siege, i);

    g_assert_cmpstr (phase->id, ==, phases[i]);
    g_assert_true (phase->of_other == (i == 2));
    g_assert_true (cr_phase_allows (phase, "shoot") == (i == 0 || i == 2));
    g_assert_true (cr_phase_allows (phase, "move") == (i == 1));
    g_assert_true (cr_phase_allows (phase, "attack") == (i == 3));
    g_assert_false (cr_phase_is_interrupted (phase, "shoot"));
  }
  g_assert_cmpuint (cr_ruleset_n_phases (first), ==, 6);
  g_assert_cmpstr (cr_ruleset_get_phase (first, 1)->id, ==, "other-fire");
  for (guint i = 0; i < cr_ruleset_n_phases (within); i++) {
    const CrPhase *phase = cr_ruleset_get_phase (within, i);

    g_assert_cmpstr (phase->id, !=, "defensive-fire");
    if (g_str_equal (phase->id, "movement"))
      movement = phase;
  }
  g_assert_true (cr_phase_is_interrupted (movement, "shoot"));
  g_assert_false (cr_phase_is_interrupted (movement, "attack"));
}

/* Each choice of the option is a sequence; all phases have names. */
static void
test_sequence_choices (void)
{
  const CrNode *option = cr_ruleset_find_option (siege, "sequence");

  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *choice = cr_node_get_child (option, i);

    if (!cr_node_is (choice, "choice"))
      continue;
    g_autoptr (CrRuleset) chosen = choose_sequence (cr_node_get (choice, "value"));
    g_assert_nonnull (cr_node_find_with (choice, "name", "xml:lang", "fr"));
    g_assert_cmpuint (cr_ruleset_n_phases (chosen), >, 0);
    for (guint j = 0; j < cr_ruleset_n_phases (chosen); j++)
      g_assert_nonnull (
          cr_node_find_with (cr_ruleset_get_phase (chosen, j)->node, "name", "xml:lang", "fr"));
  }
}

/* Chapters of the source, each alone; what is of none is always played. */
static void
test_modules (void)
{
  static const struct {
    const char *rule, *module;
  } of[] = {
    { "KNE-01", "kneeling" },  { "COV-12", "kneeling" }, { "CBT-15", "refusal" },
    { "CBT-01", NULL },        { "LAD-05", NULL },       { "LAD-16", "hoardings" },
    { "LAD-13", "extension" }, { "GRP-06", "grapnels" }, { "TWR-16", "siege-tower" },
    { "GSI-03", "guiscard" },  { "WEA-01", "weather" },  { "JMP-04", "trees" },
  };
  g_autoptr (CrRuleset) classic = fixture_load_ruleset ("classic", siege);

  for (gsize i = 0; i < G_N_ELEMENTS (of); i++) {
    const CrModule *module = cr_ruleset_find_module_of (siege, of[i].rule);

    g_test_message ("%s", of[i].rule);
    g_assert_cmpstr (module != NULL ? module->id : NULL, ==, of[i].module);
  }
  g_assert_true (cr_ruleset_find_module_of (siege, "KNE-01")->on);
  g_assert_true (cr_ruleset_find_module_of (siege, "GSI-01")->on);
  /* A module and a table of one name could not be told apart by who chooses. */
  g_assert_null (cr_ruleset_find_table (siege, cr_ruleset_find_module_of (siege, "FIR-01")->id));
  g_assert_false (cr_ruleset_find_module_of (classic, "KNE-01")->on);
  g_assert_cmpuint (cr_ruleset_n_modules (classic), ==, cr_ruleset_n_modules (siege));
}

static gboolean
is_in_index (const CrNode *index, const char *rule)
{
  for (guint i = 0; i < cr_node_n_children (index); i++) {
    const char *id = cr_node_get (cr_node_get_child (index, i), "id");

    if (id != NULL && g_str_has_prefix (id, rule))
      return TRUE;
  }
  return FALSE;
}

/* Each rule is of one chapter at most, and each chapter has rules that there are. */
static void
test_module_rules (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "rules", "rules-index.xml", NULL);
  g_autofree char *xml = NULL;
  g_autoptr (CrNode) index = NULL;

  g_assert_true (g_file_get_contents (path, &xml, NULL, NULL));
  index = fixture_read_sound_node (xml);
  for (guint i = 0; i < cr_ruleset_n_modules (siege); i++)
    for (char **rule = cr_ruleset_get_module (siege, i)->rules; *rule != NULL; rule++)
      g_assert_true (is_in_index (index, *rule));
  for (guint i = 0; i < cr_node_n_children (index); i++) {
    const char *id = cr_node_get (cr_node_get_child (index, i), "id");
    guint n = 0;

    for (guint j = 0; id != NULL && j < cr_ruleset_n_modules (siege); j++)
      n += cr_module_has (cr_ruleset_get_module (siege, j), id);
    g_test_message ("%s", id);
    g_assert_cmpuint (n, <=, 1);
  }
}

/* One figure of one row replaced; the rest of the row and its neighbours stay. */
static void
test_extend_a_figure (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) mine = fixture_read_ruleset (
      "<ruleset id='mine' extends='siege'><terrains>"
      "<terrain code='stair'><move mover='foot' value='3' provenance='house'/></terrain>"
      "<terrain code='bog' name='Bog' group='ground'>"
      "<move mover='foot' value='5' provenance='house'/>"
      "<move mover='mounted' value='impassable' provenance='house'/>"
      "<cover value='none' provenance='house'/><combat value='-1' provenance='house'/>"
      "</terrain></terrains></ruleset>",
      siege, &error);

  g_assert_no_error (error);
  const CrTerrainKind *stair = cr_ruleset_find_terrain (mine, "stair");
  assert_figure (&stair->cost[0], 3, CR_HOUSE);
  assert_figure (&stair->cost[1], 3, CR_HOUSE);
  g_assert_true (stair->stairs);
  g_assert_cmpint (cr_ruleset_find_terrain (siege, "stair")->cost[0].value, ==, 2);
  assert_figure (&cr_ruleset_find_terrain (mine, "bog")->cost[0], 5, CR_HOUSE);
  g_assert_cmpint (cr_ruleset_find_terrain (mine, "spiral")->cost[0].value, ==, 2);
}

static const char *
get_first_cell (const CrRuleset *ruleset)
{
  return cr_table_get_cell (cr_ruleset_find_table (ruleset, "combat-foot"), 0, 0)->result->code;
}

static void
assert_heights (const CrRuleset *base, const char *first, const char *second, const char *expected)
{
  const char *choices[] = { first, second, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) chosen = cr_ruleset_choose (base, choices, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (cr_ruleset_get_option_value (chosen, "heights"), ==, expected);
}

/* An option goes with its chapter, unless it is chosen by itself; that is kept as a choice then,
 * and what goes with the chapter is none. */
static void
test_choose_a_chapter (void)
{
  g_autoptr (CrRuleset) first = fixture_load_ruleset ("classic", siege);
  const char *choices[] = { "extension=no", "heights=thales", NULL };
  g_autoptr (CrRuleset) chosen = cr_ruleset_choose (siege, choices, NULL);

  assert_heights (siege, "extension=no", NULL, "classic");
  assert_heights (siege, "extension=yes", NULL, "thales");
  assert_heights (siege, "extension=no", "heights=thales", "thales");
  assert_heights (siege, "extension=no", "heights=general", "general");
  assert_heights (first, "extension=yes", NULL, "thales");
  assert_heights (first, "extension=yes", "heights=classic", "classic");
  assert_heights (first, "weather=yes", NULL, "classic");
  g_assert_cmpstr (cr_ruleset_get_choices (chosen)[1], ==, "heights=thales");
  choices[1] = "heights=classic";
  cr_ruleset_unref (chosen);
  chosen = cr_ruleset_choose (siege, choices, NULL);
  g_assert_cmpstr (cr_ruleset_get_choices (chosen)[0], ==, "extension=no");
  g_assert_null (cr_ruleset_get_choices (chosen)[1]);
}

/* One game may have another table; the ruleset's own is no choice, and a cell that means nothing is
 * told with its line. */
static void
test_choose_a_table (void)
{
  g_autofree char *csv = cr_table_format_csv (cr_ruleset_find_table (siege, "combat-foot"));
  g_autofree char *same = g_strconcat ("combat-foot=", csv, NULL);
  g_autofree char *other = g_strdup (same), *wrong = g_strdup (same);
  const char *choices[] = { same, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) as_it_is = cr_ruleset_choose (siege, choices, &error);
  g_autoptr (CrRuleset) changed = NULL;

  g_assert_no_error (error);
  g_assert_null (cr_ruleset_get_choices (as_it_is)[0]);
  strstr (other, "\n1,D")[3] = 'C';
  choices[0] = other;
  changed = cr_ruleset_choose (siege, choices, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (get_first_cell (siege), ==, "D");
  g_assert_cmpstr (get_first_cell (changed), ==, "C");
  g_assert_cmpstr (cr_ruleset_get_choices (changed)[0], ==, other);
  strstr (wrong, "\n1,D")[3] = 'Z';
  choices[0] = wrong;
  g_assert_null (cr_ruleset_choose (siege, choices, &error));
  g_assert_nonnull (strstr (error->message, "Z"));
}

/* One game may make of a terrain what it likes, in part; what the ruleset says itself is no choice,
 * and what means nothing is told with what would do. */
static void
test_choose_a_terrain (void)
{
  static const struct {
    const char *choice, *says;
  } wrong[] = {
    { "terrain.scrub=foot 0", "foot 0" },
    { "terrain.scrub=boat 3", "armoured, mounted" },
    { "terrain.scrub=cover thick", "infinite" },
    { "terrain.scrub=combat 2", "combat" },
    { "terrain.scrup=foot 3", "did you mean “scrub”" },
    { "terrain.scrub=foot", "foot" },
  };
  const char *choices[] = { "terrain.scrub=foot 3, cover medium,height 1", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) changed = cr_ruleset_choose (siege, choices, &error);
  g_autoptr (CrRuleset) as_it_is = NULL;
  const CrTerrainKind *scrub;
  int foot = cr_ruleset_find_mover (siege, "foot"),
      rider = cr_ruleset_find_mover (siege, "mounted");

  g_assert_no_error (error);
  scrub = cr_ruleset_find_terrain (changed, "scrub");
  g_assert_cmpint (scrub->cost[foot].value, ==, 3);
  g_assert_cmpint (scrub->cost[foot].provenance, ==, CR_HOUSE);
  g_assert_cmpint (scrub->cost[cr_ruleset_find_mover (siege, "armoured")].value, ==, 3);
  g_assert_cmpint (scrub->cost[rider].value, ==,
                   cr_ruleset_find_terrain (siege, "scrub")->cost[rider].value);
  g_assert_cmpint (scrub->cover.value, ==, CR_COVER_MEDIUM);
  g_assert_cmpint (scrub->obstruction.value, ==, 1);
  g_assert_cmpint (cr_ruleset_find_terrain (siege, "scrub")->cost[foot].value, ==, 2);
  choices[0] = "terrain.scrub=foot 2, cover light";
  as_it_is = cr_ruleset_choose (siege, choices, &error);
  g_assert_no_error (error);
  g_assert_null (cr_ruleset_get_choices (as_it_is)[0]);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) refused = NULL;

    choices[0] = wrong[i].choice;
    g_assert_null (cr_ruleset_choose (siege, choices, &refused));
    g_assert_nonnull (strstr (refused->message, wrong[i].says));
  }
}

/* What is said is read, replaced and taken away without the rest. */
static void
test_say_of_a_terrain (void)
{
  g_autofree char *more = cr_local_terrain_set ("foot 3,  cover medium", "height", "1");
  g_autofree char *less = cr_local_terrain_set (more, "foot", NULL);
  g_autofree char *other = cr_local_terrain_set (less, "cover", "heavy");
  g_autofree char *cover = cr_local_terrain_get (other, "cover");

  g_assert_cmpstr (more, ==, "foot 3, cover medium, height 1");
  g_assert_cmpstr (less, ==, "cover medium, height 1");
  g_assert_cmpstr (other, ==, "cover heavy, height 1");
  g_assert_cmpstr (cover, ==, "heavy");
  g_assert_null (cr_local_terrain_get (other, "foot"));
}

#define MOVERS "<movers><mover id='foot'/></movers>"
#define ROW(inside) \
  "<ruleset id='x'>" MOVERS "<terrains><terrain code='flat' group='ground'>" inside \
  "</terrain></terrains></ruleset>"
#define MOVE "<move mover='foot' value='1' provenance='house'/>"
#define COVER "<cover value='none' provenance='house'/>"
#define COMBAT "<combat value='0' provenance='house'/>"

static void
test_wrong_input (void)
{
  static const struct {
    const char *xml;
    int code;
    const char *says;
  } wrong[] = {
    { "<map/>", CR_ERROR_SYNTAX, "*<map>*expected <ruleset>*" },
    { "<ruleset/>", CR_ERROR_SYNTAX, "*without id*" },
    { "<ruleset id='x' extends='nothing'/>", CR_ERROR_UNKNOWN, "*nothing*" },
    { "<ruleset id='x'/>", CR_ERROR_SYNTAX, "*<side kind=\"wall\">*" },
    { ROW (COVER COMBAT), CR_ERROR_SYNTAX, "line 1*<move mover=\"foot\">*" },
    { ROW (MOVE COMBAT), CR_ERROR_SYNTAX, "*<cover>*" },
    { ROW (MOVE COVER), CR_ERROR_SYNTAX, "*<combat>*" },
    { ROW ("<move mover='foot' value='1'/>"), CR_ERROR_SYNTAX, "*without provenance*" },
    { ROW ("<move mover='foot' value='0' provenance='house'/>"), CR_ERROR_SYNTAX,
      "*from 1 to 99*" },
    { ROW ("<move mover='foot' value='1,5' provenance='house'/>"), CR_ERROR_SYNTAX, "*1,5*" },
    { ROW ("<move mover='foot' value='1' provenance='rumour'/>"), CR_ERROR_SYNTAX, "*printed*" },
    { ROW ("<move mover='hovercraft' value='1' provenance='house'/>"), CR_ERROR_UNKNOWN,
      "*hovercraft*" },
    { ROW (MOVE "<cover value='thick' provenance='house'/>"), CR_ERROR_SYNTAX, "*infinite*" },
    { ROW (MOVE COVER "<combat value='2' provenance='house'/>"), CR_ERROR_SYNTAX, "*-1 to 1*" },
    { "<ruleset id='x'><terrains><terrain code='flat ground'/></terrains></ruleset>",
      CR_ERROR_SYNTAX, "*1 to 12 letters*" },
    { "<ruleset id='x'><structures><structure code='a'/><structure "
      "code='a'/></structures></ruleset>",
      CR_ERROR_SYNTAX, "*used once*" },
    { "<ruleset id='x'><sides><side kind='rainbow'/></sides></ruleset>", CR_ERROR_UNKNOWN,
      "*rainbow*" },
    { "<ruleset id='x'><options><option id='o' default='b'><choice "
      "value='a'/></option></options></ruleset>",
      CR_ERROR_UNKNOWN, "*choices of o*" },
    { "<ruleset id='x'><sequences><sequence id='s' provenance='house'/></sequences></ruleset>",
      CR_ERROR_SYNTAX, "*without <phase>*" },
    { "<ruleset id='x'><sequences><sequence id='s' provenance='house'><phase id='p' verbs=''/>"
      "<phase id='p' verbs=''/></sequence></sequences></ruleset>",
      CR_ERROR_SYNTAX, "*the phase “p” twice*" },
    { "<ruleset id='x'><sequences><sequence id='s' provenance='house'><phase id='p'/></sequence>"
      "</sequences></ruleset>",
      CR_ERROR_SYNTAX, "*without verbs*" },
    { "<ruleset id='x'><modules><module id='m' default='yes' provenance='house' rules='KNE "
      "x'/></modules></ruleset>",
      CR_ERROR_SYNTAX, "*CBT-15 or KNE*" },
    { "<ruleset id='x'><modules><module id='m' default='maybe' provenance='house' "
      "rules='KNE'/></modules></ruleset>",
      CR_ERROR_SYNTAX, "*no, yes*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (fixture_read_ruleset (wrong[i].xml, NULL, &error));
    g_assert_error (error, CR_ERROR, wrong[i].code);
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/ruleset/reference-rows", test_reference_rows);
  g_test_add_func ("/core/ruleset/attributes", test_attributes);
  g_test_add_func ("/core/ruleset/sides", test_sides);
  g_test_add_func ("/core/ruleset/fronts", test_fronts);
  g_test_add_func ("/core/ruleset/further-figures", test_further_figures);
  g_test_add_func ("/core/ruleset/rule-figures", test_rule_figures);
  g_test_add_func ("/core/ruleset/every-rule-figure", test_every_rule_figure);
  g_test_add_func ("/core/ruleset/combat-signs", test_combat_signs);
  g_test_add_func ("/core/ruleset/frequencies", test_frequencies);
  g_test_add_func ("/core/ruleset/armoured", test_armoured);
  g_test_add_func ("/core/ruleset/rows-are-whole", test_rows_are_whole);
  g_test_add_func ("/core/ruleset/classic-extends", test_classic_extends);
  g_test_add_func ("/core/ruleset/options", test_options);
  g_test_add_func ("/core/ruleset/sequences", test_sequences);
  g_test_add_func ("/core/ruleset/sequence-choices", test_sequence_choices);
  g_test_add_func ("/core/ruleset/modules", test_modules);
  g_test_add_func ("/core/ruleset/module-rules", test_module_rules);
  g_test_add_func ("/core/ruleset/extend-a-figure", test_extend_a_figure);
  g_test_add_func ("/core/ruleset/choose-a-chapter", test_choose_a_chapter);
  g_test_add_func ("/core/ruleset/choose-a-table", test_choose_a_table);
  g_test_add_func ("/core/ruleset/choose-a-terrain", test_choose_a_terrain);
  g_test_add_func ("/core/ruleset/say-of-a-terrain", test_say_of_a_terrain);
  g_test_add_func ("/core/ruleset/wrong-input", test_wrong_input);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}
