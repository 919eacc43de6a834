/* cr-about.c: which things of a map have to do with a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-about.h"

#include "cr-area.h"
#include "cr-link.h"
#include "cr-mechanism.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-standing.h"

/* A step of it, or where one of its ends leads. */
static gboolean
is_on_stairway (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (map, node, NULL);
  g_autoptr (GArray) accesses = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (stairway == NULL)
    return FALSE;
  if (cr_stairway_find (stairway, place) >= 0)
    return TRUE;
  cr_stairway_get_accesses (stairway, map, CR_STAIR_FOOT, accesses);
  cr_stairway_get_accesses (stairway, map, CR_STAIR_HEAD, accesses);
  return cr_places_contain (accesses, place);
}

static gboolean
is_in_passage (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (!cr_passage_read (map, node, &passage, NULL))
    return FALSE;
  if (cr_place_equal (passage.doors[0], place) || cr_place_equal (passage.doors[1], place) ||
      cr_passage_is_end (&passage, place))
    return TRUE;
  if (place.floor != passage.floor)
    return FALSE;
  cr_passage_get_hexes (&passage, map, hexes);
  return cr_places_contain (hexes, place);
}

static gboolean
is_linked (const CrMap *map, const CrNode *node, CrPlace place)
{
  CrLink link;

  if (cr_node_is (node, "stairway"))
    return is_on_stairway (map, node, place);
  if (cr_node_is (node, "passage"))
    return is_in_passage (map, node, place);
  return cr_link_is_kind (cr_node_get_name (node)) && cr_link_read (map, node, &link, NULL) &&
         (cr_place_equal (link.from, place) || cr_place_equal (link.to, place));
}

static CrAbout
get_mechanism (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  CrAbout about = CR_ABOUT_NOT;

  if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (map, node, &mechanism, NULL))
    return about;
  if (cr_place_equal (mechanism.control, place))
    about |= CR_ABOUT_CONTROL;
  return about | (cr_mechanism_concerns (&mechanism, map, place) ? CR_ABOUT_IS : CR_ABOUT_NOT);
}

static gboolean
is_in_area (const CrMap *map, const CrNode *node, CrPlace place)
{
  g_auto (CrArea) area = { .id = NULL };

  return cr_node_is (node, "area") && cr_area_read (map, node, &area, NULL) &&
         cr_area_has (&area, place);
}

static gboolean
is_labelled (const CrMap *map, const CrNode *node, CrPlace place)
{
  CrLabel label;

  return cr_node_is (node, "label") && cr_label_read (map, node, &label, NULL) &&
         cr_place_equal (label.at, place);
}

static gboolean
is_standing (const CrMap *map, const CrNode *node, CrPlace place)
{
  CrStanding standing;

  return cr_node_is (node, "piece") && cr_standing_read (map, node, &standing, NULL) &&
         cr_place_equal (standing.at, place);
}

/* A picture without a floor lies on the first. */
static gboolean
is_pictured (const CrMap *map, const CrNode *node, CrPlace place)
{
  const char *floor = cr_node_get (node, "floor");

  return cr_node_is (node, "picture") &&
         (floor != NULL ? cr_map_find_floor (map, floor) : 0) == place.floor;
}

CrAbout
cr_map_get_about (const CrMap *map, CrSection section, const CrNode *node, CrPlace place)
{
  switch (section) {
  case CR_SECTION_LINKS:
    return is_linked (map, node, place) ? CR_ABOUT_IS : CR_ABOUT_NOT;
  case CR_SECTION_MECHANISMS:
    return get_mechanism (map, node, place);
  case CR_SECTION_AREAS:
    return is_in_area (map, node, place) ? CR_ABOUT_IS : CR_ABOUT_NOT;
  case CR_SECTION_GEAR:
    return is_standing (map, node, place) ? CR_ABOUT_IS : CR_ABOUT_NOT;
  case CR_SECTION_LABELS:
    return is_labelled (map, node, place) ? CR_ABOUT_IS : CR_ABOUT_NOT;
  case CR_SECTION_PICTURES:
    return is_pictured (map, node, place) ? CR_ABOUT_IS : CR_ABOUT_NOT;
  default:
    return CR_ABOUT_NOT;
  }
}
