/* cr-check-table.c: every kind of problem there is. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check.h"

#define N_(text) text

/* In the order in which they are listed: the map as a whole, hexes, sides, ways, what is moved. */
static const CrCheckKind kinds[] = {
  { "unknown-terrain", CR_PROBLEM_ERROR, NULL, N_ ("Unknown terrain"),
    N_ ("The ruleset knows no terrain of that code.") },
  { "unknown-structure", CR_PROBLEM_ERROR, NULL, N_ ("Unknown structure"),
    N_ ("The ruleset knows no structure of that code.") },
  { "edge-without-name", CR_PROBLEM_WARNING, "MAP-06", N_ ("Map side without a name"),
    N_ ("A side of the map has no name that scenarios can enter by.") },
  { "edge-name-twice", CR_PROBLEM_WARNING, "MAP-06", N_ ("Map sides of one name"),
    N_ ("Two sides of the map have the same name.") },
  { "id-twice", CR_PROBLEM_ERROR, NULL, N_ ("Id borne twice"),
    N_ ("Two links, mechanisms, areas, labels or pictures have the same id.") },
  { "name-twice", CR_PROBLEM_WARNING, NULL, N_ ("Name borne twice"),
    N_ ("Two areas or two floors have the same name.") },
  { "area-off-map", CR_PROBLEM_WARNING, NULL, N_ ("Area off the map"),
    N_ ("An area names places where the map has no hex.") },
  { "picture-without-fit", CR_PROBLEM_WARNING, NULL, N_ ("Picture not fitted"),
    N_ ("A picture is not fitted to the hexes.") },
  { "picture-missing", CR_PROBLEM_ERROR, NULL, N_ ("Picture missing"),
    N_ ("A picture has no content, or its file is not there.") },
  { "level-against-stairs", CR_PROBLEM_WARNING, "ELV-01", N_ ("Level against the stairs"),
    N_ ("The painted level is another than the stairways prove.") },
  { "stairs-disagree", CR_PROBLEM_WARNING, "ELV-01", N_ ("Stairs that disagree"),
    N_ ("Two stairways prove different levels for one place.") },
  { "unreachable", CR_PROBLEM_WARNING, "MOV-05", N_ ("Out of reach"),
    N_ ("No stairs, door or ladder leads to a rampart, a tower or a keep.") },
  { "floor-unreachable", CR_PROBLEM_WARNING, NULL, N_ ("Floor out of reach"),
    N_ ("Nothing joins a part of a floor above or below to the castle.") },
  { "moat-walked-round", CR_PROBLEM_WARNING, NULL, N_ ("Moat with a gap"),
    N_ ("Most of the foot of the wall is moat, and the rest is reached without crossing it.") },
  { "tree-not-whole", CR_PROBLEM_WARNING, "TRE-01", N_ ("Large tree not whole"),
    N_ ("A large tree lacks some of its seven hexes, or of the seven of its crown.") },
  { "crown-without-trunk", CR_PROBLEM_WARNING, "TRE-01", N_ ("Treetop without a trunk"),
    N_ ("A treetop belongs to no large tree.") },
  { "roof-without-parapet", CR_PROBLEM_WARNING, "ROF-01", N_ ("Flat roof without parapet"),
    N_ ("A flat roof is open on sides without a parapet.") },
  { "roof-without-way-up", CR_PROBLEM_WARNING, "ROF-01", N_ ("Flat roof without a way up"),
    N_ ("No ladder leads up to a flat roof.") },
  { "battlement-without-inside", CR_PROBLEM_ERROR, "LOF-09", N_ ("Battlement without inside"),
    N_ ("A battlement does not say which of its two hexes is its inside.") },
  { "battlement-inside-out", CR_PROBLEM_WARNING, "LOF-09", N_ ("Battlement the wrong way round"),
    N_ ("A battlement shelters the ground before a wall-walk.") },
  { "slit-without-inside", CR_PROBLEM_ERROR, "LOF-10", N_ ("Arrow slit without inside"),
    N_ ("An arrow slit does not say which of its two hexes is its inside.") },
  { "inside-off-map", CR_PROBLEM_ERROR, NULL, N_ ("Inside off the map"),
    N_ ("The inside of a thing on a side is no hex of the map.") },
  { "slit-arc", CR_PROBLEM_ERROR, "LOF-09", N_ ("Odd arc of an arrow slit"),
    N_ ("The arc of an arrow slit is none of 0, 60, 120 and 180 degrees.") },
  { "slit-off-wall", CR_PROBLEM_WARNING, "LOF-09", N_ ("Arrow slit in no wall"),
    N_ ("An arrow slit stands in no wall and no building.") },
  { "slit-faces-wall", CR_PROBLEM_WARNING, "LOF-09", N_ ("Blind arrow slit"),
    N_ ("An arrow slit looks at a wall.") },
  { "slit-faces-inside", CR_PROBLEM_WARNING, "LOF-09", N_ ("Arrow slit into its own building"),
    N_ ("An arrow slit looks into the building it stands in.") },
  { "slit-inside-out", CR_PROBLEM_WARNING, "LOF-09", N_ ("Arrow slit the wrong way round"),
    N_ ("An arrow slit looks from the open into a building.") },
  { "slit-both-ways", CR_PROBLEM_WARNING, "LOF-09", N_ ("Arrow slits both ways"),
    N_ ("Two arrow slits in one side look at each other.") },
  { "slit-blind", CR_PROBLEM_WARNING, "LOF-09", N_ ("Arrow slit without a target"),
    N_ ("Through an arrow slit no hex can be hit.") },
  { "hoarding-without-battlement", CR_PROBLEM_WARNING, "HRD-01",
    N_ ("Hoarding before no battlement"),
    N_ ("A hoarding hangs before no battlement of its own hex.") },
  { "hoarding-on-tower", CR_PROBLEM_WARNING, "HRD-01", N_ ("Hoarding on a tower"),
    N_ ("A hoarding hangs on a tower with slits.") },
  { "hoarding-on-inner-wall", CR_PROBLEM_WARNING, "HRD-01", N_ ("Hoarding on an inner wall"),
    N_ ("A hoarding hangs on a wall that is not the outer curtain.") },
  { "hoarding-across-levels", CR_PROBLEM_WARNING, "HRD-02", N_ ("Hoarding across two levels"),
    N_ ("Hoardings of two levels hang side by side.") },
  { "stairway-unreadable", CR_PROBLEM_ERROR, NULL, N_ ("Unreadable stairway"),
    N_ ("What the map says of a stairway cannot be read.") },
  { "link-unreadable", CR_PROBLEM_ERROR, NULL, N_ ("Unreadable way"),
    N_ ("What the map says of a spiral stair, ladder, ramp or trapdoor cannot be read.") },
  { "leads-nowhere", CR_PROBLEM_ERROR, NULL, N_ ("Leads off the map"),
    N_ ("A stairway, a link or a mechanism names a place where the map has no hex.") },
  { "stairway-without-stairs", CR_PROBLEM_WARNING, "ELV-06", N_ ("Stairway without stairs"),
    N_ ("A hex of a stairway is no stairs on the map.") },
  { "stairs-to-nowhere", CR_PROBLEM_WARNING, "ELV-06", N_ ("Stairs to nowhere"),
    N_ ("Stairs belong to no stairway and lead nowhere.") },
  { "mechanism-unreadable", CR_PROBLEM_ERROR, NULL, N_ ("Unreadable mechanism"),
    N_ ("What the map says of a mechanism cannot be read.") },
  { "mechanism-without-winch", CR_PROBLEM_WARNING, "DRW-01", N_ ("Worked from nowhere"),
    N_ ("The map does not say where a mechanism is worked from.") },
  { "winch-out-of-reach", CR_PROBLEM_WARNING, "DRW-01", N_ ("Winch out of reach"),
    N_ ("Nobody can get to the hex that a mechanism is worked from.") },
  { "winch-controls-nothing", CR_PROBLEM_WARNING, "DRW-01", N_ ("Winch that controls nothing"),
    N_ ("A winch or a sluice moves nothing.") },
  { "effect-on-nothing", CR_PROBLEM_ERROR, "DRW-01", N_ ("Moves what is not there"),
    N_ ("A mechanism names a stairway or a passage that the map does not have.") },
  { "effect-unable", CR_PROBLEM_WARNING, "DRW-01", N_ ("Moves what cannot be moved"),
    N_ ("A mechanism raises or floods what is not said to be raisable or floodable.") },
  { "effect-without-door", CR_PROBLEM_WARNING, "DRW-01", N_ ("Works a side without a door"),
    N_ ("A mechanism works a side where no gate, door or portcullis stands.") },
  { "lowered-without-bridge", CR_PROBLEM_WARNING, "DRW-01", N_ ("Lowered without a bridge"),
    N_ ("A drawbridge is lowered where no bridge lies.") },
  { "portcullis-without-winch", CR_PROBLEM_WARNING, "DRW-01", N_ ("Portcullis without winch"),
    N_ ("No mechanism works a portcullis.") },
  { "stairway-without-winch", CR_PROBLEM_WARNING, "TMP-03", N_ ("Raisable stairs without winch"),
    N_ ("No mechanism raises a stairway that can be raised.") },
  { "passage-unreadable", CR_PROBLEM_ERROR, "TMP-07", N_ ("Unreadable passage"),
    N_ ("What the map says of a secret passage cannot be read.") },
  { "passage-with-one-end", CR_PROBLEM_WARNING, "TMP-07", N_ ("Passage with one end"),
    N_ ("A secret passage has no spiral stair at both of its ends.") },
  { "passage-broken", CR_PROBLEM_WARNING, "TMP-07", N_ ("Passage broken off"),
    N_ ("The hexes of a secret passage do not lead from one of its stairs to the other.") },
  { "passage-through-moat", CR_PROBLEM_WARNING, "TMP-07", N_ ("Passage through the moat"),
    N_ ("A secret passage crosses a moat no deeper than the moat itself.") },
  { "passage-without-sluice", CR_PROBLEM_WARNING, "TMP-08", N_ ("Passage without sluice"),
    N_ ("A passage can be flooded, but no sluice does it.") },
};

/**
 * cr_check_get_kind:
 *
 * Returns: (nullable): the kinds of problem in order; %NULL behind the last
 */
const CrCheckKind *
cr_check_get_kind (guint index)
{
  return index < G_N_ELEMENTS (kinds) ? &kinds[index] : NULL;
}

/* Returns: (nullable) */
const CrCheckKind *
cr_check_find_kind (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].id, id) == 0)
      return &kinds[i];
  return NULL;
}
