/* cr-ruleset.h: terrain kinds, costs and options, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-module.h"
#include "cr-sequence.h"
#include "cr-side.h"
#include "cr-table.h"
#include "cr-weapon.h"
#include "cr-work.h"

#define CR_IMPASSABLE (-1)
#define CR_COMBAT_NEVER (-9) /* value of a combat figure: nobody fights there */

typedef enum {
  CR_COVER_NONE,
  CR_COVER_LIGHT,
  CR_COVER_MEDIUM,
  CR_COVER_HEAVY,
  CR_COVER_INFINITE,
} CrCover;

#define CR_MAX_MOVERS 8

/**
 * CrTerrainKind:
 * @code: 1–12 letters, as in map files
 * @group: "ground", "water", "built": headings of the palette
 * @cost: by mover, movement points to enter or %CR_IMPASSABLE
 * @front_cost: likewise to enter over the front of what has one (STA-01)
 * @front: how many of its six sides are its front; 0 for what has none
 * @board: points more to climb onto what stands there, or off it; 0 for what is not climbed
 * (WAG-01)
 * @cover: a #CrCover for a man in it, from every direction
 * @outer_cover: a #CrCover against those who are neither on it too nor higher (ROF-01)
 * @beside_lowered: of a drawbridge, a #CrCover for the men beside its gateway (COV-07)
 * @beside_raised: likewise while it is raised
 * @combat: −1, 0, +1 for its occupant
 * @obstruction: levels above the hex's own (house, tree: 1)
 * @climb: levels that are walked without stairs between it and the next hex: slope, moat's bank,
 *   rubble; 0 elsewhere
 * @blocks: fire never passes, at any height (spiral stair, siege tower)
 * @roofed: one level more (ELV-05)
 * @low: a house or tree that ELV-03/04 let shots from rampart to rampart pass over
 * @moat: LOF-18…20
 * @slope: a slope or ramp, walked by its @climb
 * @bridge: a drawbridge let down, or another bridge
 * @rolled: siege towers roll over it: level ground and filled moats (TWR-07)
 * @stairs: a stair hex; its level may differ from its neighbours'
 * @passage: underground: no fire in or out
 * @tree: one may stand up in it, as high as it obstructs (TRE-04)
 * @breach: what is left of a demolished wall (COV-02, COV-09)
 * @moving: it goes along, and nobody gets onto it or off it (WAG-02)
 * @lights: a fire, by which one is seen at night (WEA-01)
 * @crown: who stands there is up a tree (MIS-02, MIS-03)
 * @door: a doorway as a whole hex (MAP-11)
 * @keep_door: likewise of the keep (LOF-08)
 * @one_sided: its cover holds on one side only, which its occupant chooses (COV-03)
 * @deadly: who falls into it dies (TMP-02)
 * @node: the whole row, with names and drawing recipe; borrowed
 *
 * A name is read with cr_node_get_localized (node, "name", …). The recipe is the child <draw>:
 * recipe (organic, dug, road, slope, clumps, built, stair, roof, scatter, passage), layer (the
 * order of drawing: ground, court, road, water, low, stair, wall, tower, keep, house, object,
 * hoarding, rubble, canopy, secret), fill and edge (names of the palette, or "none"), scatter (what
 * is strewn or drawn on it: tufts, pebbles, treads, cone, …), symbol (an SVG of data/art) and
 * caster (height of its shadow, in tenths of a level).
 */
typedef struct {
  const char *code, *group;
  CrFigure cost[CR_MAX_MOVERS], front_cost[CR_MAX_MOVERS];
  CrFigure front, board, cover, outer_cover, beside_lowered, beside_raised, combat, obstruction,
      climb;
  gboolean blocks, roofed, low, moat, slope, bridge, rolled, stairs, passage, breach, tree, crown,
      lights, moving, one_sided, door, keep_door, deadly;
  const CrNode *node;
} CrTerrainKind;

/**
 * CrStructureKind:
 * @code: "rampart", as in map files
 * @wall_walk: rampart, tower or gate tower: what the rampart rules speak of
 * @tower: tower or gate tower: with slits it carries no hoarding (HRD-01)
 * @keep: the keep (LOF-08, END-02)
 * @floor: (nullable): the terrain that is painted with it
 * @rise: levels above the floor's default that are painted with it; no rule reads either
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *code;
  gboolean wall_walk, tower, keep;
  const char *floor;
  int rise;
  const CrNode *node;
} CrStructureKind;

/**
 * CrCrossing: how a side is crossed.
 * @CR_CROSS_PLAIN: either way; an opening: shut; what has an inside: from it outwards
 * @CR_CROSS_OPEN: an opening that stands open
 * @CR_CROSS_INWARDS: from the outside to the inside (MOV-05)
 * @CR_CROSS_HOARDED: a battlement with a hoarding before it, either way (HRD-03)
 * @CR_CROSS_FRONT: of terrains: into the hex over the front of what stands there (STA-01)
 * @CR_CROSS_DOWN: not of sides but of links: to the lower place
 * @CR_CROSS_AGAINST_WALL: likewise: to the next hex, however many levels
 * @CR_CROSS_OVER_BATTLEMENT: likewise: on top of that, over the battlement it leads to
 * @CR_CROSS_OVER_PARAPET: likewise
 */
typedef enum {
  CR_CROSS_PLAIN,
  CR_CROSS_OPEN,
  CR_CROSS_INWARDS,
  CR_CROSS_HOARDED,
  CR_CROSS_FRONT,
  CR_CROSS_DOWN,
  CR_CROSS_AGAINST_WALL,
  CR_CROSS_OVER_BATTLEMENT,
  CR_CROSS_OVER_PARAPET,
  CR_N_CROSSINGS,
} CrCrossing;

/**
 * CrSideRule:
 * @cost: by crossing and mover, movement points on top of the hex entered, or %CR_IMPASSABLE
 * @cover: for the man whose hex it belongs to
 * @combat: −1, 0, +1 for who is attacked over it (WAL-01)
 * @climb: levels that are walked over it without stairs (slope)
 * @node: the whole row; borrowed
 */
typedef struct {
  CrFigure cost[CR_N_CROSSINGS][CR_MAX_MOVERS];
  CrFigure cover, combat, climb;
  const CrNode *node;
} CrSideRule;

/**
 * CrLinkRule:
 * @kind: "spiral", "ladder", …, as in map files
 * @cost: by crossing and mover, movement points to follow it, or %CR_IMPASSABLE
 * @per_level: the cost counts for every level climbed and is all there is to pay; otherwise the hex
 *   entered is paid too
 * @leans: up to the next hex it is a climb of one price (LAD-05)
 * @reach: most levels that it spans to the next hex; 0 for any
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *kind;
  CrFigure cost[CR_N_CROSSINGS][CR_MAX_MOVERS], reach;
  gboolean per_level, leans;
  const CrNode *node;
} CrLinkRule;

typedef struct {
  const char *id;
  const CrNode *node;
} CrMover;

/**
 * CrRuleFigure: a number of the rules that belongs to no row of another list.
 * @CR_FIGURE_PLUNGE: hexes from a battlement or slit at which what is lower is ignored (LOF-13)
 * @CR_FIGURE_PLUNGE_FROM_KEEP: likewise from the keep
 * @CR_FIGURE_KNEELING_COVER: steps by which kneeling raises cover (COV-12)
 * @CR_FIGURE_EDGE_ONE: times as far from a rampart's edge as a man on it, who is one level higher,
 *   must be whom he sees over it (RMP-06)
 * @CR_FIGURE_EDGE_TWO: likewise two levels higher (RMP-07)
 * @CR_FIGURE_EDGE_MORE: added for each level further (RMP-09)
 * @CR_FIGURE_LADDER_BEARERS: men who carry a ladder (LAD-01)
 * @CR_FIGURE_LADDER_BURDEN: movement points that each bearer has less (MOV-13)
 * @CR_FIGURE_LADDER_LIFT: points each bearer pays to take one up from the ground
 * @CR_FIGURE_LADDER_RAISE: likewise to raise it (LAD-02)
 * @CR_FIGURE_LADDER_SHIFT: likewise to shift or turn one that stands (LAD-04)
 * @CR_FIGURE_LADDER_PULL: likewise to pull it up (LAD-13)
 * @CR_FIGURE_LADDER_SLIDE: likewise to slide it down (LAD-14)
 * @CR_FIGURE_LADDER_QUICK_LEVELS: levels climbed and stepped over in one turn (LAD-07, LAD-08)
 * @CR_FIGURE_TOWER_NEAR: hexes from a rampart within which a siege tower is in position (TWR-02)
 * @CR_FIGURE_TOWER_BRIDGE: points from a siege tower to the battlement or back (TWR-17)
 * @CR_FIGURE_TOWER_BRIDGE_ARMOUR: added to the die of a man in armour under its bridge (TWR-16)
 * @CR_FIGURE_TOPPLE: highest die of ten with which a ladder falls (LAD-10)
 * @CR_FIGURE_KNEEL: movement points to kneel (KNE-01)
 * @CR_FIGURE_RISE: movement points to rise again
 * @CR_FIGURE_HORSE_BODIES: dead men that a dead horse counts for (MOV-06, MOV-07)
 * @CR_FIGURE_BODIES_POINTS: points that the bodies cost (MOV-06)
 * @CR_FIGURE_JOINT_COLUMNS: columns to the right for a joint attack on foot (CBT-07)
 * @CR_FIGURE_ROPE_COLUMNS: columns to the right against a man on a rope (GRP-04)
 * @CR_FIGURE_ADVANCE_PART: what his allowance is divided by for an advance in points (CBT-11)
 * @CR_FIGURE_ADVANCE_FOOT: hexes of an advance on foot where they are counted (CBT-12)
 * @CR_FIGURE_ADVANCE_MOUNTED: likewise mounted
 * @CR_FIGURE_REFUSE_FOOT: hexes that a man on foot falls back who refuses combat (CBT-15)
 * @CR_FIGURE_REFUSE_MOUNTED: likewise mounted
 * @CR_FIGURE_STUN_TURNS: recovery phases until a stunned man is himself again
 * @CR_FIGURE_ARMOUR_DIE: added to the die of a shot at a man in armour (CHR-07)
 * @CR_FIGURE_WOUNDED_DIE: added to the die of a wounded shooter
 * @CR_FIGURE_ASSAULT_TURNS: turns without combat after which an assault may end (END-01)
 * @CR_FIGURE_DIE_SIDES: sides of the die that is rolled (SEQ-06)
 * @CR_FIGURE_DOOR_POINTS: movement points to open or shut doors
 * @CR_FIGURE_DOOR_BROKEN: highest die with which a shut door breaks (MAP-17)
 * @CR_FIGURE_PARTITION_BROKEN: likewise a wooden partition
 * @CR_FIGURE_BODIES_HINDER: dead men in a hex that cost one point more (MOV-06)
 * @CR_FIGURE_BODIES_BAR: so many that nobody enters it (MOV-07)
 * @CR_FIGURE_REAR_HEXES: hexes behind a man, seen from who attacks him (KNE-02)
 * @CR_FIGURE_HOCKS_ODDS: attack for each point of defence of who hamstrings a horse (HAM-03)
 * @CR_FIGURE_GRAPNEL_FAILS: highest die with which a grapnel finds no hold on a wall of one level
 * (GRP-01)
 * @CR_FIGURE_GRAPNEL_FAILS_HIGH: likewise on a higher one
 * @CR_FIGURE_GRASP_FAILS: highest die with which one who falls back over a wall misses the rope
 * (GRP-05)
 * @CR_FIGURE_GRASP_FAILS_WOUNDED: likewise a wounded man
 * @CR_FIGURE_ROPE_CUT: highest die with which a rope is cut (GRP-06)
 * @CR_FIGURE_JUMP_POINTS: movement points of a jump (JMP-01)
 * @CR_FIGURE_JUMP_LEVELS: levels down that one jumps
 * @CR_FIGURE_JUMP_SIDES: sides of the die for it, and for passing from tree to tree (TRE-03)
 * @CR_FIGURE_JUMP_WOUNDED: lowest die with which he is wounded
 * @CR_FIGURE_TREE_STUNNED: lowest die with which one falls between trees and is stunned
 * @CR_FIGURE_TREE_WOUNDED: likewise wounded
 * @CR_FIGURE_LEAP_TIMES: what his attack counts for who jumps on a foe (JMP-04)
 * @CR_FIGURE_LEAP_MOUNTED: added to the die against one who is mounted
 * @CR_FIGURE_LEAP_ARMOURED: against one in armour
 * @CR_FIGURE_TURN_POINTS: points that a horse pays to turn by one side (CHR-04)
 * @CR_FIGURE_ABOUT_POINTS: likewise about
 * @CR_FIGURE_MOUNT_POINTS: points that a man on foot pays to mount (CHR-03)
 * @CR_FIGURE_EXIT_POINTS: points that a man pays to leave the map over its edge
 * @CR_FIGURE_DISMOUNT_POINTS: points that a rider pays to dismount
 * @CR_FIGURE_SADDLE_POINTS: what the points left are multiplied by in the saddle (JMP-02)
 * @CR_FIGURE_FIRE_TURNS: game turns at whose end what burns is burnt (FIR-06)
 * @CR_FIGURE_FASCINES: that fill a hex of a moat (TWO-05)
 * @CR_FIGURE_FIRE_LIGHTS: hexes around a fire in which men are seen at night (WEA-01)
 * @CR_FIGURE_FIRE_LIGHTS_WELL: likewise in which they are seen as by day
 * @CR_FIGURE_WEATHER_WORSE: lowest die with which the weather of a turn is a step worse
 * @CR_FIGURE_WEATHER_BETTER: highest die with which it is a step better
 * @CR_FIGURE_SADDLE_HIT: highest die with which he lands on his horse who jumps on it (JMP-02)
 * @CR_FIGURE_SADDLE_STUNNED: lowest die with which he misses it and is stunned
 * @CR_FIGURE_SADDLE_WOUNDED: likewise wounded
 * @CR_FIGURE_STAKES_ARMOUR_DIE: added to the die of a rider in armour on stakes (STA-02)
 * The others are added to the die (MIS-02, TWR-13).
 */
typedef enum {
  CR_FIGURE_PLUNGE,
  CR_FIGURE_PLUNGE_FROM_KEEP,
  CR_FIGURE_KNEELING_COVER,
  CR_FIGURE_EDGE_ONE,
  CR_FIGURE_EDGE_TWO,
  CR_FIGURE_EDGE_MORE,
  CR_FIGURE_DOOR_POINTS,
  CR_FIGURE_DOOR_BROKEN,
  CR_FIGURE_PARTITION_BROKEN,
  CR_FIGURE_BODIES_HINDER,
  CR_FIGURE_BODIES_BAR,
  CR_FIGURE_UP_A_TREE,
  CR_FIGURE_ON_THE_MOVE,
  CR_FIGURE_IN_A_MOVING_TOWER,
  CR_FIGURE_INTO_THE_SUN,
  CR_FIGURE_IN_DIM_LIGHT,
  CR_FIGURE_LADDER_BEARERS,
  CR_FIGURE_LADDER_BURDEN,
  CR_FIGURE_LADDER_LIFT,
  CR_FIGURE_LADDER_RAISE,
  CR_FIGURE_LADDER_SHIFT,
  CR_FIGURE_LADDER_PULL,
  CR_FIGURE_LADDER_SLIDE,
  CR_FIGURE_LADDER_QUICK_LEVELS,
  CR_FIGURE_TOWER_NEAR,
  CR_FIGURE_TOWER_BRIDGE,
  CR_FIGURE_TOWER_BRIDGE_ARMOUR,
  CR_FIGURE_TOPPLE,
  CR_FIGURE_KNEEL,
  CR_FIGURE_RISE,
  CR_FIGURE_HORSE_BODIES,
  CR_FIGURE_BODIES_POINTS,
  CR_FIGURE_JOINT_COLUMNS,
  CR_FIGURE_ROPE_COLUMNS,
  CR_FIGURE_ADVANCE_PART,
  CR_FIGURE_ADVANCE_FOOT,
  CR_FIGURE_ADVANCE_MOUNTED,
  CR_FIGURE_REFUSE_FOOT,
  CR_FIGURE_REFUSE_MOUNTED,
  CR_FIGURE_STUN_TURNS,
  CR_FIGURE_ARMOUR_DIE,
  CR_FIGURE_WOUNDED_DIE,
  CR_FIGURE_ASSAULT_TURNS,
  CR_FIGURE_DIE_SIDES,
  CR_FIGURE_REAR_HEXES,
  CR_FIGURE_HOCKS_ODDS,
  CR_FIGURE_GRAPNEL_FAILS,
  CR_FIGURE_GRAPNEL_FAILS_HIGH,
  CR_FIGURE_GRASP_FAILS,
  CR_FIGURE_GRASP_FAILS_WOUNDED,
  CR_FIGURE_ROPE_CUT,
  CR_FIGURE_JUMP_POINTS,
  CR_FIGURE_JUMP_LEVELS,
  CR_FIGURE_JUMP_SIDES,
  CR_FIGURE_JUMP_WOUNDED,
  CR_FIGURE_TREE_STUNNED,
  CR_FIGURE_TREE_WOUNDED,
  CR_FIGURE_LEAP_TIMES,
  CR_FIGURE_LEAP_MOUNTED,
  CR_FIGURE_LEAP_ARMOURED,
  CR_FIGURE_TURN_POINTS,
  CR_FIGURE_ABOUT_POINTS,
  CR_FIGURE_MOUNT_POINTS,
  CR_FIGURE_EXIT_POINTS,
  CR_FIGURE_DISMOUNT_POINTS,
  CR_FIGURE_SADDLE_POINTS,
  CR_FIGURE_FIRE_TURNS,
  CR_FIGURE_FASCINES,
  CR_FIGURE_FIRE_LIGHTS,
  CR_FIGURE_FIRE_LIGHTS_WELL,
  CR_FIGURE_WEATHER_WORSE,
  CR_FIGURE_WEATHER_BETTER,
  CR_FIGURE_SADDLE_HIT,
  CR_FIGURE_SADDLE_STUNNED,
  CR_FIGURE_SADDLE_WOUNDED,
  CR_FIGURE_STAKES_ARMOUR_DIE,
  CR_N_RULE_FIGURES,
} CrRuleFigure;

typedef struct _CrRuleset CrRuleset;

/**
 * cr_ruleset_new:
 * @root: the element ruleset
 * @base: (nullable): the ruleset that @root names in extends; its rows hold where @root has none
 *
 * Returns: (transfer full) (nullable): NULL with an error that says where and what was expected
 */
CrRuleset *cr_ruleset_new (const CrNode *root, const CrRuleset *base, GError **error);

CrRuleset *cr_ruleset_ref (const CrRuleset *ruleset);
void cr_ruleset_unref (CrRuleset *ruleset);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrRuleset, cr_ruleset_unref)

const char *cr_ruleset_get_id (const CrRuleset *ruleset);

/* As people call it, in the first of the languages that it has; its id when it has no title. */
const char *cr_ruleset_get_title (const CrRuleset *ruleset, const char *const *languages);

/* The whole of it, what it extends included. */
const CrNode *cr_ruleset_get_node (const CrRuleset *ruleset);

guint cr_ruleset_n_terrains (const CrRuleset *ruleset);
const CrTerrainKind *cr_ruleset_get_terrain (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_terrain:
 *
 * Returns: (nullable): NULL for a code this ruleset does not know
 */
const CrTerrainKind *cr_ruleset_find_terrain (const CrRuleset *ruleset, const char *code);

guint cr_ruleset_n_structures (const CrRuleset *ruleset);
const CrStructureKind *cr_ruleset_get_structure (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_structure:
 *
 * Returns: (nullable): NULL for a code this ruleset does not know
 */
const CrStructureKind *cr_ruleset_find_structure (const CrRuleset *ruleset, const char *code);

/* Of what Crenel does not know it costs nothing to cross, and it shelters nobody. */
const CrSideRule *cr_ruleset_get_side (const CrRuleset *ruleset, CrSideKind kind);

/**
 * cr_ruleset_find_link:
 *
 * Returns: (nullable): NULL for a kind of link this ruleset does not know
 */
const CrLinkRule *cr_ruleset_find_link (const CrRuleset *ruleset, const char *kind);

guint cr_ruleset_n_movers (const CrRuleset *ruleset);
const CrMover *cr_ruleset_get_mover (const CrRuleset *ruleset, guint index);

/* -1: there is none of that id. */
int cr_ruleset_find_mover (const CrRuleset *ruleset, const char *id);

/* Rows of <weapons> and <weathers>; NULL for an id this ruleset does not know. */
guint cr_ruleset_n_weapons (const CrRuleset *ruleset);
const CrWeapon *cr_ruleset_get_weapon (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_weapon:
 *
 * Returns: (nullable): NULL for a weapon this ruleset does not know
 */
const CrWeapon *cr_ruleset_find_weapon (const CrRuleset *ruleset, const char *id);

guint cr_ruleset_n_works (const CrRuleset *ruleset);
const CrWork *cr_ruleset_get_work (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_work:
 *
 * Returns: (nullable): NULL for a work this ruleset does not know
 */
const CrWork *cr_ruleset_find_work (const CrRuleset *ruleset, const char *id);
/* (nullable): by what orders call it. */
const CrWork *cr_ruleset_find_piece (const CrRuleset *ruleset, const char *piece);

guint cr_ruleset_n_weathers (const CrRuleset *ruleset);
const CrWeather *cr_ruleset_get_weather (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_weather:
 *
 * Returns: (nullable): NULL for a weather this ruleset does not know
 */
const CrWeather *cr_ruleset_find_weather (const CrRuleset *ruleset, const char *id);

guint cr_ruleset_n_tables (const CrRuleset *ruleset);
const CrTable *cr_ruleset_get_table (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_table:
 * @id: "combat-foot", "combat-mounted", "missiles-foot", "missiles-mounted", "challenge",
 *   "onto-stakes"
 *
 * Returns: (nullable): NULL for a table this ruleset does not have
 */
const CrTable *cr_ruleset_find_table (const CrRuleset *ruleset, const char *id);

/* The phases of the usual sequence (SEQ-05). */
guint cr_ruleset_n_phases (const CrRuleset *ruleset);
const CrPhase *cr_ruleset_get_phase (const CrRuleset *ruleset, guint index);

/* 0, inferred, where the ruleset does not say. */
CrFigure cr_ruleset_get_figure (const CrRuleset *ruleset, CrRuleFigure figure);

/* Switches of part U and of what the texts leave open: a value among the choices of the ruleset.
 * Those that touch a line of fire are listed in cr-lof-options.h; the others are of a game. How
 * high a keep stands (U-02) is no switch: the map's levels say it. */
guint cr_ruleset_n_options (const CrRuleset *ruleset);
const CrNode *cr_ruleset_get_option (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_get_option_value:
 *
 * Returns: (nullable): the default of that option, NULL when the ruleset has none of that id
 */
const char *cr_ruleset_get_option_value (const CrRuleset *ruleset, const char *id);

/**
 * cr_ruleset_find_option:
 *
 * Returns: (nullable): the row with its choices and names
 */
const CrNode *cr_ruleset_find_option (const CrRuleset *ruleset, const char *id);

/**
 * cr_ruleset_check_option:
 *
 * Returns: FALSE, with what would do, unless the option is there and has that choice
 */
gboolean cr_ruleset_check_option (const CrRuleset *ruleset,
                                  const char *id,
                                  const char *value,
                                  GError **error);

/**
 * cr_ruleset_choose:
 * @choices: (array zero-terminated=1): "sequence=interrupting", "kneeling=no": an option or a
 *   module, and what it is in one game; "combat-foot=die,1 to 1,…": a table, as
 *   cr_table_parse_csv() takes it
 *
 * Returns: (transfer full) (nullable): @base where these hold in place of its defaults; NULL with
 *   an error that says what would do
 */
CrRuleset *cr_ruleset_choose (const CrRuleset *base, const char *const *choices, GError **error);

/* (array zero-terminated=1): what was chosen, by name, each once; empty for a ruleset as it is. */
const char *const *cr_ruleset_get_choices (const CrRuleset *ruleset);

guint cr_ruleset_n_modules (const CrRuleset *ruleset);
const CrModule *cr_ruleset_get_module (const CrRuleset *ruleset, guint index);

/**
 * cr_ruleset_find_module_of:
 * @rule: "KNE-01"
 *
 * Returns: (nullable): the chapter that the rule is of; NULL for what is always played
 */
const CrModule *cr_ruleset_find_module_of (const CrRuleset *ruleset, const char *rule);

/* Whether the rule is played: it is of no chapter, or of one that is played with. */
gboolean cr_ruleset_plays (const CrRuleset *ruleset, const char *rule);

const char *cr_cover_get_name (CrCover cover);
