/* cr-check-private.h: the families of checks. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cr-curtain.h"
#include "cr-edit.h"
#include "cr-move.h"
#include "cr-near.h"

#define CR_PLACE_MAP ((CrPlace){ -1, { 0, 0 } })

/**
 * CrCheckRun: one check of a map, and what several of its families ask for.
 * @ways: as the castle stands
 * @open: as it could stand: every door open, every bridge down
 *
 * Made when first asked for, by cr_check_get_ways() and cr_check_get_open_ways().
 */
typedef struct {
  const CrScene *scene;
  GPtrArray *problems;
  const CrOutside *outside;
  CrWays *ways, *open;
} CrCheckRun;

const CrWays *cr_check_get_ways (CrCheckRun *run);
const CrWays *cr_check_get_open_ways (CrCheckRun *run);

/* Appends a problem of a kind of the table, with @message (transfer full) and the severity and the
 * rule of its row; the rest is filled in by the caller. */
CrProblem *cr_check_add (GPtrArray *problems, const char *id, CrPlace place, char *message);

/**
 * cr_check_set_fix:
 * @fix: (transfer full): dropped when it would change nothing
 */
void cr_check_set_fix (CrProblem *problem, const char *mend, CrEdit *fix);

/* Sets the fix likewise, for a mend that only takes away what is there. */
void cr_check_set_removal (CrProblem *problem, const char *mend, CrEdit *fix);
/* Asks behind the problem's sentence whether a name near to the unknown one was meant. */
void cr_check_ask (CrProblem *problem, const CrNear *near);
/* Offers to take away the node, under the name @mend. */
void cr_check_offer_without_node (CrProblem *problem,
                                  const CrMap *map,
                                  CrSection section,
                                  guint index,
                                  const char *mend);
/* Offers to take an attribute from the link at @index. */
void cr_check_offer_without (CrProblem *problem,
                             const CrMap *map,
                             guint index,
                             const char *attribute,
                             const char *mend);

/**
 * CrWayIn: where a way can be laid to what nobody reaches.
 * @floors: a bit for each floor of which anything is reached
 * @is_reached: whether one gets to a place and can stand there; @data: for it
 */
typedef struct {
  const CrMap *map;
  const CrOutside *outside;
  guint64 floors;
  gboolean (*is_reached) (gconstpointer data, CrPlace place);
  gconstpointer data;
} CrWayIn;

/**
 * cr_check_offer_way_in:
 * @places: (element-type CrPlace): what hangs together and is not reached
 *
 * Mended by a door in a wall of them or by a ladder, rather from within the castle than from
 * outside it. Where neither fits there is no mend.
 */
void cr_check_offer_way_in (const CrWayIn *self, const GArray *places, CrProblem *problem);

/* Gives the problem its hexes; where there is but one, the problem's own place tells it. */
void cr_check_set_places (CrProblem *problem, GArray *places);

/* Whether one of the hexes round it is off the map. */
static inline gboolean
cr_check_is_at_edge (const CrGrid *grid, int cell)
{
  int column = cell % grid->columns, row = cell / grid->columns;

  return column == 0 || row == 0 || column == grid->columns - 1 || row == grid->rows - 1;
}

/* The key of a side is the same under either name of the side. */
gint64 cr_check_get_side_key (const CrMap *map, CrPlace place, CrDirection direction);

/**
 * cr_check_has_castle:
 *
 * Whether the map has a name for ramparts, towers or keeps, though perhaps no hex of them.
 *
 * Asked of the few codes, not of the hexes: what only castles can have is not sought on a map
 * without one, however large.
 */
gboolean cr_check_has_castle (const CrScene *scene);

/**
 * cr_check_find_terrain:
 * @is_sought: asked once of each kind that the map has a name for, not of each hex
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes of such kinds, floor by floor
 */
GArray *cr_check_find_terrain (const CrScene *scene,
                               gboolean (*is_sought) (const CrTerrainKind *kind));

/* Codes that no ruleset knows are kept and drawn hatched; here they are listed, each once. */
void cr_check_codes (const CrScene *scene, GPtrArray *problems);

/* Names and levels that no ruleset knows are kept as they were read, so that nothing is lost; but
 * no rule reads them. */
void cr_check_unknown (const CrScene *scene, GPtrArray *problems);

/* MAP-06: Each map has four named edges, and no two of one name. */
void cr_check_names (const CrScene *scene, GPtrArray *problems);

/* Checks the gear that stands there when a game begins. */
void cr_check_gear (const CrScene *scene, GPtrArray *problems);

/* Tells of carts, stakes and piles that are painted as ground. */
void cr_check_painted (const CrScene *scene, GPtrArray *problems);

void cr_check_numbers (const CrScene *scene, GPtrArray *problems);
void cr_check_areas (const CrScene *scene, GPtrArray *problems);

/* @facts: (nullable): what those know who may look at files; without them nothing is compared */
void cr_check_files (const CrScene *scene, const CrCheckFacts *facts, GPtrArray *problems);

void cr_check_sides (const CrScene *scene, GPtrArray *problems);
void cr_check_levels (const CrScene *scene, GPtrArray *problems);
void cr_check_links (const CrScene *scene, GPtrArray *problems);

/* ELV-06: stairs lead from a place where one can stand to another. */
void cr_check_stairs (CrCheckRun *run);

/* Drawbridge, portcullis, raised stairway and sluice are one machine: DRW-01, TMP-03, TMP-08. */
void cr_check_mechanisms (CrCheckRun *run);

/* Gate and portcullis stand as the mechanism that works them says: DRW-01. */
void cr_check_works (const CrScene *scene, GPtrArray *problems);

void cr_check_passages (CrCheckRun *run);
void cr_check_ids (const CrScene *scene, GPtrArray *problems);
void cr_check_above (CrCheckRun *run);

/* MOV-04: towers and the keep are entered by doorways alone, and what has no walls gives no cover.
 */
void cr_check_buildings (const CrScene *scene, GPtrArray *problems);

/* Whether the terrain stops whoever comes from where it looks, as stakes do; a cart has a front and
 * stops nobody by it. */
gboolean cr_check_is_stakes (const CrTerrainKind *kind);

void cr_check_fronts (const CrScene *scene, GPtrArray *problems);

/* A ladder from a filled hex counts its levels from there (LAD-06): from the bottom of the moat it
 * would be too short. */
void cr_check_banks (const CrScene *scene, GPtrArray *problems);

void cr_check_moat (CrCheckRun *run);
void cr_check_hoardings (const CrScene *scene, const CrOutside *outside, GPtrArray *problems);

/* A man behind the gap has no cover towards the besiegers (COV-01). */
void cr_check_gaps (const CrScene *scene, const CrOutside *outside, GPtrArray *problems);

/* Closes every gap and looks what is then cut off from the edge of the map. Returns whether
 * anything is. */
gboolean cr_check_openings (const CrScene *scene, const CrOutside *outside, GPtrArray *problems);

/* Towers and keep are entered by doorways, ramparts by stairways: MOV-04, MOV-05. Shut doors can
 * be opened and raised bridges let down; what then is still cut off can never be manned. */
void cr_check_reach (CrCheckRun *run);
