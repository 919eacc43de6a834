/* cr-check-way-in.c: a way to where nobody gets. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* The ways by their worth: one from within the castle is better than one from outside it. */
enum { NO_WAY, FROM_OUTSIDE, FROM_INSIDE };

typedef struct {
  CrPlace from, to;
  int worth;
} Way;

static gboolean
is_of_structure (const CrWayIn *self, CrPlace place)
{
  return cr_map_get_value (self->map, place, CR_LAYER_STRUCTURE) > 0;
}

static void
take_better (Way *best, const CrWayIn *self, CrPlace from, CrPlace to)
{
  int worth = cr_outside_has (self->outside, from.hex) ? FROM_OUTSIDE : FROM_INSIDE;

  if (worth > best->worth && self->is_reached (self->data, from))
    *best = (Way){ from, to, worth };
}

static int
get_storey (const CrWayIn *self, int floor)
{
  return cr_map_get_floor (self->map, floor)->storey;
}

static int
get_rise (const CrWayIn *self, CrPlace from, CrPlace to)
{
  return cr_map_get_level (self->map, to) - cr_map_get_level (self->map, from);
}

/* A ladder of the castle's own stands where nothing is on the side: the foot of a battlement is
 * where the enemy sets his. Into a treetop one climbs by its tree. */
static void
seek_ladders (const CrWayIn *self, CrPlace to, Way *best)
{
  guint occupied = cr_map_get_occupied_sides (self->map, to);

  if (g_strcmp0 (cr_map_get_terrain (self->map, to), CR_BUILD_TREETOP) == 0)
    return;
  for (guint64 left = self->floors; left != 0; left &= left - 1) {
    int floor = g_bit_nth_lsf (left, -1);

    if (floor != to.floor && ABS (get_storey (self, floor) - get_storey (self, to.floor)) <= 1)
      take_better (best, self, (CrPlace){ floor, to.hex }, to);
  }
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace from = cr_place_neighbour (to, d);

    if ((occupied & 1U << d) == 0 && cr_map_has_place (self->map, from) &&
        get_rise (self, from, to) != 0 && !is_of_structure (self, from))
      take_better (best, self, from, to);
  }
}

/* A door takes the place of a wall between two places of one level. */
static void
seek_doors (const CrWayIn *self, CrPlace to, Way *best)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace from = cr_place_neighbour (to, d);

    if (cr_map_has_place (self->map, from) && get_rise (self, from, to) == 0 &&
        cr_map_find_side (self->map, to, d, CR_SIDE_WALL) != NULL)
      take_better (best, self, from, to);
  }
}

static Way
seek_best (const CrWayIn *self,
           const GArray *places,
           void (*seek) (const CrWayIn *self, CrPlace to, Way *best))
{
  Way best = { .worth = NO_WAY };

  for (guint i = 0; i < places->len && best.worth < FROM_INSIDE; i++)
    seek (self, g_array_index (places, CrPlace, i), &best);
  return best;
}

static void
offer_door (const CrWayIn *self, const Way *way, CrProblem *problem)
{
  CrDirection direction = cr_hex_direction_to (way->to.hex, way->from.hex);
  const CrSide door = { .kind = CR_SIDE_DOORWAY,
                        .inside = CR_INSIDE_HERE,
                        .state = CR_STATE_OPEN,
                        .height = CR_HEIGHT_DEFAULT,
                        .arc = CR_ARC_DEFAULT };
  g_autofree char *at = cr_map_format_printed (self->map, way->to);
  /* Translators: a hex number: what mends a keep without a door */
  g_autofree char *mend = g_strdup_printf (cr_text ("Put a door into %s"), at);
  CrEdit *fix = cr_edit_new ();

  cr_edit_remove_side (fix, self->map, way->to, direction, CR_SIDE_WALL);
  cr_edit_put_side (fix, self->map, way->to, direction, door);
  cr_check_set_fix (problem, mend, fix);
}

static void
offer_ladder (const CrWayIn *self, const Way *way, CrProblem *problem)
{
  gboolean rises = get_rise (self, way->from, way->to) > 0;
  g_autofree char *id = cr_build_free_id (self->map, CR_SECTION_LINKS, "ladder");
  const CrLinkPlan plan = { "ladder", id, rises ? way->from : way->to, rises ? way->to : way->from,
                            NULL };
  g_autofree char *at = cr_map_format_printed (self->map, way->from);
  /* Translators: a hex number: what mends a rampart without stairs */
  g_autofree char *mend = g_strdup_printf (cr_text ("Set a ladder at %s"), at);
  g_autoptr (CrEdit) fix = cr_edit_new ();

  if (cr_build_link_between (fix, self->map, &plan, NULL))
    cr_check_set_fix (problem, mend, g_steal_pointer (&fix));
}

void
cr_check_offer_way_in (const CrWayIn *self, const GArray *places, CrProblem *problem)
{
  Way door = seek_best (self, places, seek_doors);
  Way ladder = seek_best (self, places, seek_ladders);

  if (door.worth != NO_WAY && door.worth >= ladder.worth)
    offer_door (self, &door, problem);
  else if (ladder.worth != NO_WAY)
    offer_ladder (self, &ladder, problem);
}
