/* cr-verb-place.c: men put on the map and taken off it. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

#include "cr-error.h"

/* How somebody comes onto the map.
 * @horse: index of the one that he is told to ride, -1 for none or one that comes with him
 * @ridden: (nullable): whose figures that has
 * @facing: of a horse */
typedef struct {
  CrManBody body;
  int horse, facing;
  const CrCharacter *ridden;
} Coming;

/* DEP-01: before the fight horses stand together at the foot of a rampart. */
static gboolean
is_stacked (const CrState *state, const Coming *coming, int other)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  CrPlace place = state->fighters[other].man.place;

  return coming->body == CR_MAN_ANIMAL && state->turn.number == 0 &&
         cr_fighter_is_animal (&state->fighters[other]) &&
         cr_scene_is_at_foot (scene, place, cr_scene_get_level (scene, place)) &&
         cr_ruleset_plays (cr_state_get_ruleset (state), "DEP-01");
}

/* MOV-08 */
static gboolean
is_free (const CrState *state,
         const CrOrder *order,
         const Coming *coming,
         CrPlace place,
         CrRefusal *refusal)
{
  refusal->place = place;
  if (!cr_map_has_place (cr_state_get_map (state), place))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", order->men[0]);
  if ((order->post.kind == CR_POST_TOWER && cr_deck_find (state, place, order->post).gear < 0) ||
      (order->post.kind == CR_POST_GROUND && cr_deck_covers (state, place)))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "TWR-05", order->men[0]);
  if (order->post.kind == CR_POST_HOARDING &&
      cr_ways_index_on (cr_castle_get_ways (cr_state_get_castle (state)), place, CR_POST_HOARDING) <
          0)
    return cr_refuse (refusal, CR_REFUSAL_NO_HOARDING, "HRD-04", order->men[0]);
  refusal->other = cr_state_find_on (state, place, order->post);
  if (refusal->other == order->men[0] && refusal->other >= 0)
    refusal->other = cr_ride_find_other (state, order->men[0], place);
  if (refusal->other >= 0 && refusal->other != coming->horse &&
      !is_stacked (state, coming, refusal->other))
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", order->men[0]);
  refusal->other = -1;
  return TRUE;
}

/* Of horses: what is under head and rump. */
static gboolean
fits_there (const CrState *state,
            const CrOrder *order,
            const Coming *coming,
            int facing,
            CrRefusal *refusal)
{
  CrPlace rump = order->places[0];

  rump.hex = cr_hex_neighbour (rump.hex, cr_direction_opposite ((CrDirection) facing));
  if (!cr_ride_can_span (state, order->places[0], (CrDirection) facing)) {
    refusal->place = order->places[0];
    return cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", order->men[0]);
  }
  return is_free (state, order, coming, rump, refusal);
}

/* As he is said to face, as he did, or any way in which there is room. */
static gboolean
find_room (const CrState *state, const CrOrder *order, Coming *coming, CrRefusal *refusal)
{
  int wanted = order->facing;

  if (coming->body == CR_MAN_ON_FOOT)
    return TRUE;
  if (order->post.kind != CR_POST_GROUND)
    return cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", order->men[0]);
  if (wanted < 0 && order->men[0] >= 0)
    wanted = cr_fighter_get_facing (&state->fighters[order->men[0]]);
  coming->facing = wanted;
  if (wanted >= 0 && fits_there (state, order, coming, wanted, refusal))
    return TRUE;
  for (coming->facing = 0; order->facing < 0 && coming->facing < CR_N_DIRECTIONS; coming->facing++)
    if (fits_there (state, order, coming, coming->facing, refusal))
      return TRUE;
  return FALSE;
}

static const CrCharacter *
find_horse_character (const CrState *state, const char *id)
{
  const CrCharacters *library = cr_state_get_library (state);
  const CrCharacter *known = cr_characters_find (library, id);

  for (guint i = 0; known == NULL && i < cr_characters_n (library); i++)
    if (cr_characters_get (library, i)->animal)
      known = cr_characters_get (library, i);
  return known != NULL && known->animal ? known : NULL;
}

static gboolean
is_ridden (const CrState *state, int horse)
{
  int rider = state->fighters[horse].horse;

  return rider >= 0 && cr_fighter_rides (&state->fighters[rider]);
}

/* Finds out who comes, and with what horse. */
static gboolean
find_coming (const CrState *state, const CrOrder *order, Coming *coming, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrCharacter *character = man < 0 ? order->character : state->fighters[man].character;

  *coming = (Coming){ .body = man < 0 ? CR_MAN_ON_FOOT : (CrManBody) state->fighters[man].man.body,
                      .horse = -1 };
  if (character->animal)
    coming->body = CR_MAN_ANIMAL;
  if (character->animal && man >= 0 && is_ridden (state, man)) {
    refusal->other = state->fighters[man].horse;
    return cr_refuse (refusal, CR_REFUSAL_HORSE_TAKEN, "CHR-03", man);
  }
  if (order->horse == NULL)
    return TRUE;
  if (!character->rides)
    return cr_refuse (refusal, CR_REFUSAL_NO_RIDER, "CHR-03", man);
  coming->body = CR_MAN_MOUNTED;
  coming->horse = cr_state_find_fighter (state, order->horse);
  refusal->other = coming->horse;
  if (coming->horse < 0) {
    coming->ridden = find_horse_character (state, order->horse);
    return coming->ridden != NULL || cr_refuse (refusal, CR_REFUSAL_NO_HORSE, "CHR-03", man);
  }
  if (!state->fighters[coming->horse].character->animal ||
      state->fighters[coming->horse].health == CR_HEALTH_DEAD)
    return cr_refuse (refusal, CR_REFUSAL_NO_HORSE, "CHR-03", man);
  if (state->fighters[coming->horse].horse < 0 || state->fighters[coming->horse].horse == man)
    return TRUE;
  refusal->other = state->fighters[coming->horse].horse;
  return cr_refuse (refusal, CR_REFUSAL_HORSE_TAKEN, "CHR-03", man);
}

static CrFighter
make_fighter (const CrState *state, const char *id, const CrCharacter *character, int party)
{
  CrFighter fighter = { .id = id,
                        .character = character,
                        .man = cr_man_at ((CrPlace){ 0, { 0, 0 } }),
                        .side = (guint8) party,
                        .gear = -1,
                        .grapnels = (character->tools & CR_TOOL_GRAPNEL) != 0,
                        .prey = -1,
                        .loads = -1,
                        .stalks = -1,
                        .works = -1,
                        .horse = -1,
                        .first = cr_state_says (state, "allowances", "first") };

  fighter.man.side = (guint8) state->parties[party].team;
  fighter.man.id = state->turn.n_fighters + 1;
  if (character->animal)
    fighter.man.body = CR_MAN_ANIMAL;
  fighter.points = (gint16) cr_fighter_get_allowance (&fighter);
  return fighter;
}

int
cr_fighter_add (CrState *state, const char *id, const CrCharacter *character, int party)
{
  CrFighter anew = make_fighter (state, id, character, party);

  return cr_state_add_fighter (state, &anew);
}

/* With the horse he is told to ride; one that comes is of his side. */
static void
seat_rider (CrState *state, CrEvents *events, int man, const CrOrder *order, const Coming *coming)
{
  int horse = coming->horse;

  if (order->horse == NULL || (horse >= 0 && state->fighters[man].horse == horse &&
                               cr_fighter_rides (&state->fighters[man])))
    return;
  if (horse < 0)
    horse = cr_fighter_add (state, order->horse, coming->ridden, state->fighters[man].side);
  cr_ride_sit (state, events, man, horse);
}

void
cr_fighter_leave_work (CrState *state, CrEvents *events, int man)
{
  int index = state->fighters[man].works;

  cr_ladder_let_go (state, events, man);
  if (state->fighters[man].prey >= 0)
    cr_state_change_fighter (state, events, man)->prey = -1;
  if (index < 0)
    return;
  cr_state_change_fighter (state, events, man)->works = -1;
  cr_events_add (events, CR_EVENT_BROKEN, man)->number = index;
}

static int
get_party (const CrState *state, const CrOrder *order)
{
  return order->men[0] >= 0 ? state->fighters[order->men[0]].side : MAX (order->party, 0);
}

static gboolean
has_room (const CrState *state, const CrOrder *order)
{
  guint n = (order->men[0] < 0) + (order->horse != NULL);

  return state->turn.n_fighters + n <= CR_MAX_FIGHTERS;
}

static void
stand_man (CrState *state, CrEvents *events, int man, const CrOrder *order, const Coming *coming)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  CrEvent *event = cr_events_add (events, CR_EVENT_PLACED, man);

  event->from = fighter->man.place;
  event->to = order->places[0];
  event->typed = state->turn.number > 0 && state->plan == NULL;
  event->other = cr_fighter_rides (fighter) ? fighter->horse : -1;
  if ((!fighter->here || order->horse != NULL) && fighter->side == state->turn.player)
    fighter->points = (gint16) cr_fighter_get_allowance (fighter);
  fighter->here = TRUE;
  fighter->away = CR_AWAY_ASIDE;
  fighter->man.place = order->places[0];
  fighter->man.post = order->post;
  fighter->hidden = cr_setup_hides (state, man);
  if (coming->body == CR_MAN_ON_FOOT)
    return;
  fighter->man.rear = (gint8) cr_direction_opposite ((CrDirection) coming->facing);
  event->facing = (gint8) coming->facing;
}

/* Nobody is kept from it. */
static void
warn (const CrState *state, CrEvents *events, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  const char *rule = cr_fall_find_peril (state, fighter->man.place, fighter->man.post.kind);
  CrEvent *event;

  if (rule == NULL)
    return;
  event = cr_events_add (events, CR_EVENT_IMPERILLED, man);
  event->to = fighter->man.place;
  event->rule = rule;
}

/* The author may do it at any time. */
gboolean
cr_verb_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  Coming coming;

  if (!cr_setup_lets (state, order, refusal))
    return FALSE;
  if (order->gear >= 0 || order->work != NULL)
    return cr_gear_place (state, order, events, refusal);
  if (!find_coming (state, order, &coming, refusal) ||
      !is_free (state, order, &coming, order->places[0], refusal) ||
      !find_room (state, order, &coming, refusal) ||
      (order->post.kind == CR_POST_BELOW &&
       !cr_below_can_hide (state, order, get_party (state, order), refusal)))
    return FALSE;
  if (!has_room (state, order))
    return cr_refuse (refusal, CR_REFUSAL_FULL, NULL, -1);
  if (events == NULL)
    return TRUE;
  if (man < 0)
    man = cr_fighter_add (state, order->name, order->character, MAX (order->party, 0));
  else
    cr_fighter_leave_work (state, events, man);
  seat_rider (state, events, man, order, &coming);
  stand_man (state, events, man, order, &coming);
  warn (state, events, man);
  return TRUE;
}

gboolean
cr_verb_remove (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter *fighter;
  CrEvent *event;

  if (!cr_setup_lets (state, order, refusal))
    return FALSE;
  if (order->gear >= 0)
    return cr_ladder_remove (state, order, events, refusal);
  if (!state->fighters[man].here)
    return cr_refuse (refusal, CR_REFUSAL_NOT_HERE, NULL, man);
  if (events == NULL)
    return TRUE;
  cr_fighter_leave_work (state, events, man);
  event = cr_events_add (events, CR_EVENT_REMOVED, man);
  event->from = state->fighters[man].man.place;
  event->typed = state->turn.number > 0;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->here = FALSE;
  fighter->away = state->plan != NULL ? CR_AWAY_TO_COME : CR_AWAY_ASIDE;
  return TRUE;
}
