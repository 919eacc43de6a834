/* cr-build.h: things that are put into a map whole. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-scene.h"

/* The terrain a stairway is made of; its row in the ruleset carries the figures. */
#define CR_BUILD_STAIR "stair"
#define CR_BUILD_SPIRAL "spiral"
#define CR_BUILD_PASSAGE "passage"
#define CR_BUILD_TREE "tree"
#define CR_BUILD_TREETOP "treetop"
#define CR_BUILD_FLATHOUSE "flathouse"
#define CR_BUILD_FLATROOF "flatroof"
#define CR_BUILD_HOUSE "house" /* the structure */

/* Id of the floor of roofs and treetops, unless another is named. */
#define CR_BUILD_ABOVE "above"

/**
 * cr_build_stairway:
 * @edit: gets the link, the stair hexes and their levels in steps (ELV-06)
 * @node: (transfer full): an element stairway
 *
 * Returns: FALSE with a reason, and @edit as it was, when the stairway makes no sense there
 */
gboolean cr_build_stairway (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_link:
 * @node: (transfer full): spiral, ladder, trapdoor, ramp or rope
 */
gboolean cr_build_link (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * CrLinkPlan: a way between two places that is still to be made.
 * @kind: "spiral", "ladder", "trapdoor", "ramp", "rope"
 * @to: the same hex on another floor, or the next hex
 * @floor: (nullable): a floor to be made, on which @to lies
 */
typedef struct {
  const char *kind, *id;
  CrPlace from, to;
  const CrFloor *floor;
} CrLinkPlan;

/**
 * cr_build_link_between:
 * @map: not changed, but it learns codes that are new to it
 *
 * The link, the floor it leads to where that is new, and the hex there where there is none. The
 * hexes of a spiral stair become one (LOF-11, COV-05).
 */
gboolean cr_build_link_between (CrEdit *edit,
                                const CrMap *map,
                                const CrLinkPlan *plan,
                                GError **error);

/**
 * cr_build_remove_link:
 * @index: of the link in its section
 *
 * Takes away a link, and the passages that begin or end at it (TMP-07). Hexes stay as they are.
 */
void cr_build_remove_link (CrEdit *edit, const CrMap *map, guint index);

/**
 * cr_build_area:
 * @node: (transfer full): an area, its hexes as text; it takes the place of one with the same id
 */
gboolean cr_build_area (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_floor:
 * @like: id, name, known and storey of the new floor, and the level of the hexes it will have,
 *   among its defaults
 *
 * Floors. A floor keeps its id; what lies on one that is taken away goes with it.
 *
 * A new floor behind all others, without hexes.
 */
gboolean cr_build_floor (CrEdit *edit, const CrMap *map, const CrFloor *like, GError **error);

/**
 * cr_build_change_floor:
 * @like: its name, known and storey afterwards; the id stays
 */
void cr_build_change_floor (CrEdit *edit, const CrMap *map, int floor, const CrFloor *like);

/**
 * cr_build_remove_floor:
 * @floor: any but the first, which places name without saying so
 *
 * Takes the floor away with its hexes, its pictures and labels, the links that lead there, the
 * passages between them and what works them; areas keep their other places.
 */
gboolean cr_build_remove_floor (CrEdit *edit, const CrMap *map, int floor, GError **error);

/**
 * cr_build_remove_node:
 * @section: of links, mechanisms, areas, labels or pictures
 *
 * A link takes with it the passages that it is an end of, and what raises or floods them. Stairs
 * that were painted for it stay.
 */
void cr_build_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index);

/**
 * cr_build_label:
 * @node: (transfer full): an element label; it takes the place of one with the same id
 *
 * Names.
 */
gboolean cr_build_label (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_gear:
 * @node: (transfer full): a piece that stands there at the start; see cr_standing_read()
 */
gboolean cr_build_gear (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_edge_names:
 * @names: (array fixed-size=4) (element-type utf8): by #CrMapEdge; NULL: as it is, "": none
 *
 * MAP-06: each edge of the map has a name, by which scenarios enter.
 */
void cr_build_edge_names (CrEdit *edit, const CrMap *map, const char *const *names);

void cr_build_numbering (CrEdit *edit, const CrMap *map, const CrNumbering *numbering);

/**
 * cr_build_title:
 * @language: (nullable): which of the titles, "fr"; NULL for the one without, else the first
 * @title: "" takes it away
 */
void cr_build_title (CrEdit *edit, const CrMap *map, const char *language, const char *title);

/**
 * cr_build_credit:
 * @element: "author" or "note", of which there may be several, or "licence", of which there is one
 * @text: of a licence, its SPDX name
 * @remove: that one, or the licence
 */
void cr_build_credit (CrEdit *edit,
                      const CrMap *map,
                      const char *element,
                      const char *text,
                      gboolean remove);

/**
 * cr_build_ruleset:
 * @id: of the ruleset that the map is for
 */
void cr_build_ruleset (CrEdit *edit, const CrMap *map, const char *id);

/**
 * CrPassagePlan: a passage that is still to be dug.
 * @id: its stairs get the same id with "-1" and "-2", where there are none yet
 * @floor: id of the floor it will lie on, made if there is none
 * @level: of its hexes, mostly -1 (part E2)
 * @floods: whether water can be let in
 * @hexes: (array length=n_hexes): from end to end, each beside the one before; the floors of the
 *   first and the last are where its stairs come out
 * @shared: its floor, where it is made with it, is known to all
 * @bare: no stairs are made; its ends need some
 */
typedef struct {
  const char *id, *floor;
  int level;
  gboolean floods;
  const CrPlace *hexes;
  gsize n_hexes;
  gboolean shared, bare;
} CrPassagePlan;

/**
 * cr_build_passage:
 * @node: (transfer full): an element passage between two spiral stairs that the map has
 */
gboolean cr_build_passage (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_passage_along:
 * @map: not changed, but it learns codes that are new to it
 *
 * A passage whole: its floor, unless there is one, known to its owner alone, its hexes, a spiral
 * stair at each end and the link between them (TMP-07). Above, the two hexes stay as they are.
 */
gboolean cr_build_passage_along (CrEdit *edit,
                                 const CrMap *map,
                                 const CrPassagePlan *plan,
                                 GError **error);

/**
 * cr_build_remove_passage:
 * @index: of the passage among the links
 *
 * Fills it up: the link, its hexes and its stairs are gone; those that another passage uses stay.
 */
void cr_build_remove_passage (CrEdit *edit, const CrMap *map, guint index);

/**
 * CrHoardingPlan:
 * @inside: the battlement hex
 * @direction: outwards
 * @n: how many hexsides, 1…3
 * @right: whether it goes on to the right of him who looks outwards, or to the left
 */
typedef struct {
  CrPlace inside;
  CrDirection direction;
  int n;
  gboolean right;
} CrHoardingPlan;

#define CR_BUILD_MOST_HOARDINGS 3

/**
 * cr_build_hoarding:
 * @plan: where the first hexside is, and how many there are
 *
 * Hangs hoardings before that side and the next ones of the same run, each its own (HRD-01).
 *
 * Returns: FALSE with a reason when one of them cannot hang there
 */
gboolean cr_build_hoarding (CrEdit *edit,
                            const CrScene *scene,
                            const CrHoardingPlan *plan,
                            GError **error);

/**
 * cr_build_tree:
 * @map: not changed, but it learns codes that are new to it
 * @id: of the link up the trunk
 * @trunk: in the middle of the seven hexes
 * @floor: id of the floor of its crown, made if there is none
 *
 * A large tree is seven hexes (TRE-01), with a crown one level up that is climbed at the trunk
 * alone (TRE-02, TRE-04).
 */
gboolean cr_build_tree (CrEdit *edit,
                        const CrMap *map,
                        const char *id,
                        CrPlace trunk,
                        const char *floor,
                        GError **error);

/**
 * CrRoofPlan: a flat roof over a house.
 * @id: of the ladder
 * @floor: id of the floor of the roof, made if there is none
 * @hexes: (array length=n_hexes): of the house, all at one level
 * @ladder: in which of them it stands
 */
typedef struct {
  const char *id, *floor;
  const CrPlace *hexes;
  gsize n_hexes;
  CrPlace ladder;
} CrRoofPlan;

/**
 * cr_build_find_house:
 * @hexes: (element-type CrPlace): appended to: all hexes of the house that @place belongs to,
 *   itself first; itself alone where there is no house
 */
void cr_build_find_house (const CrScene *scene, CrPlace place, GArray *hexes);

/**
 * cr_build_roof:
 * @map: not changed, but it learns codes that are new to it
 *
 * ROF-01: a flat roof over the whole house, one level up, a parapet round it, a ladder from inside.
 */
gboolean cr_build_roof (CrEdit *edit, const CrMap *map, const CrRoofPlan *plan, GError **error);

/**
 * CrYardPlan: hexes within a low wall.
 * @hexes: (array length=n_hexes): of one floor
 * @gates: (array length=n_gates): sides of the wall where there is a gate instead
 */
typedef struct {
  const CrPlace *hexes;
  gsize n_hexes;
  const CrPlacedSide *gates;
  gsize n_gates;
} CrYardPlan;

/**
 * cr_build_yard:
 *
 * WAL-01: a low wall round hexes, with gates in it that stand open.
 */
gboolean cr_build_yard (CrEdit *edit, const CrMap *map, const CrYardPlan *plan, GError **error);

/**
 * cr_build_mechanism:
 * @node: (transfer full): an element mechanism; it takes the place of one with the same id
 *
 * Mechanisms. Working one is an edit like any other, so a rule may ask of a copy of the map.
 *
 * The map shows it in the state that it names. What its other state will change is remembered in
 * effects of this one, so that it can go back.
 */
gboolean cr_build_mechanism (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/**
 * cr_build_work_mechanism:
 * @map: not changed, but it learns codes that are new to it
 * @index: of the mechanism in its section
 * @state: the one it goes into: "raised", "lowered", "open", "shut"
 *
 * The change of the map when a mechanism has been worked: DRW-01, TMP-03, TMP-08. What becomes of
 * those who stand on it is no part of the map.
 */
gboolean cr_build_work_mechanism (CrEdit *edit,
                                  const CrMap *map,
                                  guint index,
                                  const char *state,
                                  GError **error);

/**
 * cr_build_tie_gates:
 *
 * Returns: (transfer full): the mechanism, with every gate that its bridge leads to among what it
 *   works: a raised drawbridge shuts its gate (DRW-01)
 */
CrNode *cr_build_tie_gates (const CrMap *map, const CrNode *node);

/**
 * cr_build_tie_bridge:
 * @index: of the mechanism in its section
 *
 * Ties its gates to a drawbridge that is there, and shuts them where it stands raised.
 */
void cr_build_tie_bridge (CrEdit *edit, const CrMap *map, guint index);

/**
 * CrMovePlan: a thing that a mechanism is to move.
 * @kind: of the mechanism
 * @id: of the mechanism, which may have to be made
 * @control: where it will be worked from when it is made
 * @place: where the thing is
 * @side: of that hex, when a gate on it is meant rather than the hex; else -1
 */
typedef struct {
  const char *kind, *id;
  CrPlace control, place;
  CrDirection side;
} CrMovePlan;

/**
 * CrMoved:
 * @of: (nullable): id of the stairway or the passage; borrowed from the map
 * @is_out: it was moved so far, and is no more
 */
typedef struct {
  enum { CR_MOVED_HEX, CR_MOVED_SIDE, CR_MOVED_STAIRWAY, CR_MOVED_PASSAGE } what;
  const char *of;
  gboolean is_out;
} CrMoved;

/**
 * cr_build_move:
 * @moved_out: (out): what it is
 *
 * Lets a mechanism move one thing more, or one less when it moves that one already; a mechanism
 * that is not there yet begins with it, and one that moves nothing any more is gone.
 */
gboolean cr_build_move (CrEdit *edit,
                        const CrScene *scene,
                        const CrMovePlan *plan,
                        CrMoved *moved_out,
                        GError **error);

/**
 * cr_build_raise:
 * @places: (element-type CrPlace): hexes
 * @by: levels, down when negative; nothing gets out of the range of levels
 */
void cr_build_raise (CrEdit *edit, const CrMap *map, const GArray *places, int by);

/**
 * cr_build_free_id:
 * @stem: "stairs"
 *
 * Returns: (transfer full): the first of "stairs1", "stairs2", … that nothing in the section bears
 */
char *cr_build_free_id (const CrMap *map, CrSection section, const char *stem);

/**
 * cr_build_format_places:
 *
 * Returns: (transfer full): as cr_map_parse_places() reads them: "4,5..4,7 cellar/5,7"
 */
char *cr_build_format_places (const CrMap *map, CrPlaces places);
