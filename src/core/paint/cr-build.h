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

gboolean cr_build_stairway (CrEdit *edit,
                            const CrMap *map,
                            int stair,
                            CrNode *node,
                            GError **error);
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

gboolean cr_build_link_between (CrEdit *edit,
                                const CrMap *map,
                                const CrLinkPlan *plan,
                                GError **error);
void cr_build_remove_link (CrEdit *edit, const CrMap *map, guint index);

gboolean cr_build_area (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);

/* Floors. A floor keeps its id; what lies on one that is taken away goes with it. */
gboolean cr_build_floor (CrEdit *edit, const CrMap *map, const CrFloor *like, GError **error);
void cr_build_change_floor (CrEdit *edit, const CrMap *map, int floor, const CrFloor *like);
gboolean cr_build_remove_floor (CrEdit *edit, const CrMap *map, int floor, GError **error);
void cr_build_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index);

/* Names. */
gboolean cr_build_label (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);
void cr_build_edge_names (CrEdit *edit, const CrMap *map, const char *const *names);
void cr_build_numbering (CrEdit *edit, const CrMap *map, const CrNumbering *numbering);
void cr_build_title (CrEdit *edit, const CrMap *map, const char *language, const char *title);
void cr_build_credit (CrEdit *edit,
                      const CrMap *map,
                      const char *element,
                      const char *text,
                      gboolean remove);
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

gboolean cr_build_passage (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);
gboolean cr_build_passage_along (CrEdit *edit,
                                 const CrMap *map,
                                 const CrPassagePlan *plan,
                                 GError **error);
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

gboolean cr_build_hoarding (CrEdit *edit,
                            const CrScene *scene,
                            const CrHoardingPlan *plan,
                            GError **error);

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

void cr_build_find_house (const CrScene *scene, CrPlace place, GArray *hexes);
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

gboolean cr_build_yard (CrEdit *edit, const CrMap *map, const CrYardPlan *plan, GError **error);

/* Mechanisms. Working one is an edit like any other, so a rule may ask of a copy of the map. */
gboolean cr_build_mechanism (CrEdit *edit, const CrMap *map, CrNode *node, GError **error);
gboolean cr_build_work_mechanism (CrEdit *edit,
                                  const CrMap *map,
                                  guint index,
                                  const char *state,
                                  GError **error);

CrNode *cr_build_tie_gates (const CrMap *map, const CrNode *node);
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

gboolean cr_build_move (CrEdit *edit,
                        const CrScene *scene,
                        const CrMovePlan *plan,
                        CrMoved *moved_out,
                        GError **error);

void cr_build_raise (CrEdit *edit, const CrMap *map, const GArray *places, int by);

char *cr_build_free_id (const CrMap *map, CrSection section, const char *stem);
char *cr_build_format_places (const CrMap *map, const CrPlace *places, gsize n_places);
