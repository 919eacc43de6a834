/* cr-words-tower.c: siege towers and other rolled gear, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-tower.h"

#include "cr-berth.h"
#include "cr-mine.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-view.h"
#include "cr-words-game-private.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

const char *
cr_words_tower_part (const CrWork *work, int part, const char *const *languages)
{
  const CrWorkPart *it = cr_work_get_part (work, part);
  const char *name = cr_node_get_localized (it->node, "name", languages);

  return name != NULL ? name : it->id;
}

const char *
cr_words_gear_kind (const CrRuleset *ruleset, const char *kind, const char *const *languages)
{
  const CrWork *work = cr_ruleset_find_piece (ruleset, kind);
  const char *name;

  if (work == NULL)
    work = cr_ruleset_find_work (ruleset, kind);
  name = work != NULL ? cr_node_get_localized (work->node, "name", languages) : NULL;
  return name != NULL ? name : kind;
}

char *
cr_words_piece (const CrGear *gear, const char *const *languages)
{
  const char *name = cr_node_get_localized (gear->work->node, "name", languages);
  const char *piece = gear->work->piece;
  gsize n = piece != NULL ? strlen (piece) : 0;

  if (name == NULL || n == 0 || strncmp (gear->id, piece, n) != 0 || gear->id[n] != '-' ||
      !g_ascii_isdigit (gear->id[n + 1]))
    return g_strdup (gear->id);
  return g_strdup_printf ("%s %s", name, gear->id + n + 1);
}

/* Returns: "on its second level", from the first work that has a part with that id */
static const char *
word_part (const CrState *state, const char *id, const char *const *languages)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++) {
    const CrWork *work = cr_ruleset_get_work (ruleset, i);
    const CrWorkPart *part = cr_work_get_part (work, cr_work_find_part (work, id));
    const char *name = part != NULL ? cr_node_get_localized (part->node, "name", languages) : NULL;

    if (work->tower && name != NULL)
      return name;
  }
  return id;
}

/* Returns: the meaning of a result: "B, he is stunned and falls back one hex" */
static const char *
word_result (const CrState *state, const CrEvent *event, const char *const *languages)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "tower-bridge");

  for (guint i = 0; table != NULL && i < cr_table_n_results (table); i++)
    if (g_strcmp0 (cr_table_get_result (table, i)->code, event->code) == 0)
      return cr_node_get_localized (cr_table_get_result (table, i)->node, "name", languages);
  return "";
}

static char *
word_struck (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *const *languages)
{
  int more = event->modified - event->die;
  g_autofree char *die = more == 0 ? g_strdup_printf (cr_text ("die %d"), event->die)
                                   : g_strdup_printf (cr_text ("die %1$d %2$c %3$d = %4$d"),
                                                      event->die, '+', more, event->modified);
  g_autofree char *shown =
      event->typed ? g_strdup_printf (cr_text ("%s, by hand"), die) : g_strdup (die);

  return g_strdup_printf (cr_text ("%1$s is under it, %2$s: %3$s. %4$s"), man, shown,
                          word_result (state, event, languages), event->rule);
}

static char *
word_bridge (const CrState *state,
             const CrEvent *event,
             const char *man,
             const char *id,
             const char *to,
             const char *const *languages)
{
  g_autofree char *other = event->other >= 0 ? cr_words_fighter (state, event->other) : NULL;

  switch (event->kind) {
  case CR_EVENT_TOWER_LINKED:
    return g_strdup_printf (cr_text ("%1$s and %2$s raise a ladder into %3$s. %4$s"), man, other,
                            id, event->rule);
  case CR_EVENT_BRIDGE_LOOSED:
    return g_strdup_printf (cr_text ("%1$s and %2$s begin to let the bridge of %3$s down. %4$s"),
                            man, other, id, event->rule);
  case CR_EVENT_BRIDGE_HELD:
    return g_strdup_printf (cr_text ("The bridge of %s is not let down."), id);
  case CR_EVENT_BRIDGE_BEARS:
    return g_strdup_printf (cr_text ("%1$s stays on %2$s, and is on the bridge now. %3$s"), man, to,
                            event->rule);
  case CR_EVENT_BRIDGE_FELL:
    return g_strdup_printf (cr_text ("The bridge of %1$s falls on %2$s. %3$s"), id, to,
                            event->rule);
  default:
    return word_struck (state, event, man, languages);
  }
}

/* Near a wall the map shows another level of the tower (TWR-02). */
static char *
word_rolled (const CrState *state,
             const CrEvent *event,
             const char *id,
             const char *from,
             const char *to,
             const char *const *languages)
{
  int shown = cr_state_find_shown_part (state, event->number, event->to);
  const CrWork *work = cr_state_get_gear (state, (guint) event->number)->work;
  g_autofree char *where =
      shown == cr_state_find_shown_part (state, event->number, event->from)
          ? g_strdup (to)
          /* Translators: a hex, “on its second level”: what of a siege tower the map shows */
          : g_strdup_printf (cr_text ("%1$s, and the map shows who is %2$s"), to,
                             cr_words_tower_part (work, shown, languages));

  return g_strdup_printf (event->kind == CR_EVENT_PIECE_PUSHED
                              ? cr_text ("%1$s is pushed from %2$s to %3$s. %4$s")
                              : cr_text ("%1$s is drawn back from %2$s to %3$s. %4$s"),
                          id, from, where, event->rule);
}

static gboolean
is_mine (const CrState *state, const CrEvent *event)
{
  const CrWork *work = cr_state_get_gear (state, (guint) event->number)->work;

  return work != NULL && work->depth.value > 0;
}

/* Returns: (transfer full): from one level of a siege tower to another on the same hex */
static char *
word_climbed (const CrState *state,
              const CrEvent *event,
              const char *man,
              const char *at,
              const char *const *languages)
{
  /* Translators: a man, a hex, “on its second level”, points, a rule */
  return g_strdup_printf (
      ngettext ("%1$s climbs on %2$s and is %3$s now, for %4$d point. %5$s",
                "%1$s climbs on %2$s and is %3$s now, for %4$d points. %5$s", event->number),
      man, at, word_part (state, event->code, languages), event->number, event->rule);
}

char *
cr_words_tower_event (const CrState *state,
                      const CrEvent *event,
                      const char *man,
                      const char *const *languages)
{
  g_autofree char *from = cr_words_game_place (state, event->from);
  g_autofree char *to = cr_words_game_place (state, event->to);
  gboolean boards = event->kind == CR_EVENT_BOARDED || event->kind == CR_EVENT_BRIDGE_STRUCK;
  g_autofree char *id =
      boards ? NULL : cr_words_piece (cr_state_get_gear (state, (guint) event->number), languages);

  switch (event->kind) {
  case CR_EVENT_PIECE_PLACED:
    if (is_mine (state, event))
      return g_strdup_printf (event->typed ? cr_text ("The author digs %1$s under %2$s.")
                                           : cr_text ("%1$s is dug under %2$s."),
                              id, to);
    return g_strdup_printf (event->typed ? cr_text ("The author puts %1$s on %2$s.")
                                         : cr_text ("%1$s is put on %2$s."),
                            id, to);
  case CR_EVENT_PIECE_REMOVED:
    if (is_mine (state, event))
      return g_strdup_printf (event->typed ? cr_text ("The author fills in %1$s under %2$s.")
                                           : cr_text ("%1$s under %2$s is filled in."),
                              id, from);
    return g_strdup_printf (event->typed ? cr_text ("The author takes %1$s off %2$s.")
                                         : cr_text ("%1$s is taken off %2$s."),
                            id, from);
  case CR_EVENT_PIECE_PUSHED:
  case CR_EVENT_PIECE_BACKED:
    return word_rolled (state, event, id, from, to, languages);
  case CR_EVENT_CART_DRIVEN:
    if (cr_place_equal (event->from, event->to))
      /* Translators: a man, what he drives, a hex, a rule */
      return g_strdup_printf (cr_text ("%1$s turns %2$s on %3$s. %4$s"), man, id, to, event->rule);
    /* Translators: a man, what he drives, two hexes, a rule */
    return g_strdup_printf (cr_text ("%1$s drives %2$s from %3$s to %4$s. %5$s"), man, id, from, to,
                            event->rule);
  case CR_EVENT_PIECE_TURNED:
    return g_strdup_printf (cr_text ("%1$s is turned, its front from %2$s to %3$s. %4$s"), id, from,
                            to, event->rule);
  case CR_EVENT_BOARDED:
    if (cr_place_equal (event->from, event->to))
      return word_climbed (state, event, man, to, languages);
    /* Translators: a man, two hexes, “on its second level”, points, a rule */
    return g_strdup_printf (
        ngettext ("%1$s goes from %2$s to %3$s, %4$s, for %5$d point. %6$s",
                  "%1$s goes from %2$s to %3$s, %4$s, for %5$d points. %6$s", event->number),
        man, from, to, word_part (state, event->code, languages), event->number, event->rule);
  default:
    return word_bridge (state, event, man, id, to, languages);
  }
}

/* Returns: (transfer full) (nullable): of a siege tower that cannot be pushed on because it has
 * come to its wall, that it has */
static char *
word_arrived (const CrState *state, const CrOrder *order)
{
  CrTower tower;
  CrTowerCourse course;
  g_autofree char *wall = NULL;

  if (order->verb != CR_VERB_PUSH || order->gear < 0)
    return NULL;
  tower = cr_gear_get_tower (state, order->gear);
  if (!cr_work_is_siege_tower (tower.type) ||
      !cr_tower_find_course (&tower, cr_castle_get_scene (cr_state_get_castle (state)), &course,
                             NULL) ||
      course.hexes > 0)
    return NULL;
  wall = cr_words_game_place (state, course.wall);
  return g_strdup_printf (cr_text ("It is at the wall, before %s, and goes no farther."), wall);
}

/* Tells what the ground does not allow. */
static char *
word_ground (const CrState *state, const CrOrder *order, const CrRefusal *refusal)
{
  CrTower tower = { .front = refusal->place,
                    .facing = (CrDirection) refusal->limit,
                    .type = order->work,
                    .wall = 1,
                    .moving = TRUE };
  g_autoptr (GError) error = NULL;
  char *arrived = word_arrived (state, order);
  gboolean fits;

  if (arrived != NULL)
    return arrived;
  if (order->gear >= 0)
    tower.type = cr_state_get_gear (state, (guint) order->gear)->work;
  fits = cr_tower_check (&tower, cr_state_get_map (state), &error) &&
         cr_tower_check_ground (&tower, cr_castle_get_scene (cr_state_get_castle (state)), &error);
  if (fits)
    return g_strdup (cr_text ("It cannot stand there."));
  return g_strdup_printf (cr_text ("Not there: %s."), error->message);
}

static char *
word_no_mine (int why, const char *place)
{
  switch ((CrMineWhy) why) {
  case CR_MINE_NO_MOUTH:
    return g_strdup_printf (
        cr_text ("Before %s is neither dry ground nor another hex of a mine: turn it to "
                 "where one gets in."),
        place);
  case CR_MINE_TAKEN:
    return g_strdup_printf (cr_text ("%s is undermined already."), place);
  case CR_MINE_NO_FLOOR:
    return g_strdup_printf (
        cr_text ("Beneath %s is no room: the map has as many floors as it may."), place);
  default:
    return g_strdup_printf (cr_text ("%s is no hex of a wall, a tower or the keep."), place);
  }
}

static char *
word_rolling (const CrState *state, const CrRefusal *refusal, const char *place)
{
  g_autofree char *piece = NULL;

  switch (refusal->why) {
  case CR_REFUSAL_TOWER_MEETS:
    piece =
        cr_words_piece (cr_state_get_gear (state, (guint) refusal->cost), g_get_language_names ());
    return g_strdup_printf (cr_text ("%1$s stands on %2$s."), piece, place);
  case CR_REFUSAL_BRIDGE_DOWN:
    return g_strdup (cr_text ("Its bridge is down, and it does not move any more."));
  case CR_REFUSAL_FEW_PUSHERS:
    return g_strdup_printf (ngettext ("%1$d man at its foot can push, and it takes at least %2$d.",
                                      "%1$d men at its foot can push, and it takes at least %2$d.",
                                      refusal->cost),
                            refusal->cost, refusal->limit);
  case CR_REFUSAL_ROLLED:
    if (g_str_equal (refusal->rule, "WAG-02"))
      return g_strdup_printf (
          cr_text ("Its animal draws it %1$d hexes a turn, and it has gone %2$d."), refusal->limit,
          refusal->cost);
    if (refusal->cost > refusal->limit)
      return g_strdup_printf (cr_text ("It has gone %d hexes this turn, and its men move it no "
                                       "farther."),
                              refusal->cost);
    return g_strdup_printf (
        ngettext ("So many men move it %1$d hex a turn, of which it has gone %2$d.",
                  "So many men move it %1$d hexes a turn, of which it has gone %2$d.",
                  refusal->limit),
        refusal->limit, refusal->cost);
  case CR_REFUSAL_NO_DRIVER:
    return g_strdup_printf (cr_text ("Nobody holds its reins on %s, who could act."), place);
  case CR_REFUSAL_FORWARDS:
    return g_strdup (cr_text ("It is driven forwards only, and turned."));
  case CR_REFUSAL_NO_PIVOT:
    return g_strdup (
        cr_text ("On its eight wheels it goes straight ahead and straight back only."));
  case CR_REFUSAL_TURN:
    return g_strdup (cr_text ("It turns by one side to the left or to the right."));
  case CR_REFUSAL_ROLLING:
    return g_strdup (g_str_equal (refusal->rule, "TWR-15")
                         ? cr_text ("It has moved this turn: its bridge can be let down in the "
                                    "next.")
                         : cr_text ("It has moved this turn."));
  case CR_REFUSAL_IN_MINE:
    piece = cr_words_fighter (state, refusal->other);
    return g_strdup_printf (cr_text ("%s is in the mine."), piece);
  case CR_REFUSAL_LEADS_ON:
    return g_strdup (cr_text ("Another hex of the mine is reached through it."));
  case CR_REFUSAL_NO_WINCH:
    return g_strdup (refusal->limit > 0
                         ? cr_text ("It needs no bridge: one steps from it straight onto the "
                                    "battlement before it.")
                         : cr_text ("It has no bridge to let down."));
  default:
    return NULL;
  }
}

/* Names the winch with its level, of which the map may show another. */
static char *
word_no_winders (const CrState *state, const CrOrder *order, const CrRefusal *refusal)
{
  const CrWork *work = cr_state_get_gear (state, (guint) order->gear)->work;
  CrPost post = { CR_POST_TOWER, -1, NULL };
  g_autofree char *where = NULL;

  for (int i = 0; i < (int) work->parts->len; i++)
    if (cr_work_get_part (work, i)->winches->len > 0)
      post.part = cr_work_get_part (work, i)->id;
  where = cr_words_spot (state, refusal->place, post);
  /* Translators: “0609, on its second level” */
  return g_strdup_printf (
      cr_text ("It takes two men, one at each of the winches of its bridge, and "
               "nobody is at that of %s."),
      where);
}

char *
cr_words_tower_refusal (const CrState *state,
                        const CrOrder *order,
                        const CrRefusal *refusal,
                        const char *man,
                        const char *const *languages)
{
  g_autofree char *place = cr_words_game_place (state, refusal->place);
  g_autofree char *other = refusal->other >= 0 ? cr_words_fighter (state, refusal->other) : NULL;

  (void) languages;
  switch (refusal->why) {
  case CR_REFUSAL_NOT_ROLLED:
    return g_strdup (order->verb == CR_VERB_PLACE
                         ? cr_text ("Something else has that name: place this under another.")
                         : cr_text ("It is nothing that is rolled."));
  case CR_REFUSAL_TOWER_GROUND:
    return word_ground (state, order, refusal);
  case CR_REFUSAL_NOT_BELOW:
    return g_strdup_printf (cr_text ("Nobody lies in wait under %s: it is no rampart that one "
                                     "comes out from under."),
                            place);
  case CR_REFUSAL_DEFENDS:
    return g_strdup (cr_text ("Only attackers lie in wait under ramparts."));
  case CR_REFUSAL_MANY_BELOW:
    return g_strdup_printf (cr_text ("At most %d men lie in wait under ramparts."), refusal->limit);
  case CR_REFUSAL_NO_CREW:
    return g_strdup_printf (
        ngettext ("It takes %d man there.", "It takes %d men there.", refusal->limit),
        refusal->limit);
  case CR_REFUSAL_NO_HOARDING:
    return g_strdup_printf (cr_text ("No hoarding hangs over %s."), place);
  case CR_REFUSAL_NO_MOAT:
    return g_strdup_printf (cr_text ("%s is no moat."), place);
  case CR_REFUSAL_DEEP:
    return g_strdup_printf (cr_text ("The moat of %s is too deep for fascines."), place);
  case CR_REFUSAL_NOT_AT_BANK:
    return g_strdup_printf (cr_text ("%1$s does not stand on the bank beside %2$s."), man, place);
  case CR_REFUSAL_HEAPS:
    return g_strdup_printf (cr_text ("Fascines lie in %d hexes already."), refusal->limit);
  case CR_REFUSAL_NO_LADDER:
    return g_strdup (cr_text ("No ladder leads up into it."));
  case CR_REFUSAL_NOT_SET:
    return g_strdup_printf (cr_text ("On %s nothing can be set down."), place);
  case CR_REFUSAL_NO_WINDERS:
    return word_no_winders (state, order, refusal);
  case CR_REFUSAL_NO_BERTH:
    return g_strdup_printf (cr_text ("From %s its bridge would reach no battlement."), place);
  case CR_REFUSAL_BERTH_LEVEL:
    return g_strdup_printf (cr_text ("%s is not on the level of its bridge."), place);
  case CR_REFUSAL_ABOARD:
    return g_strdup_printf (cr_text ("%s is on it."), other);
  default:
    return refusal->why == CR_REFUSAL_NO_MINE ? word_no_mine (refusal->limit, place)
                                              : word_rolling (state, refusal, place);
  }
}

/* Returns: (transfer full): an order to a ram's crew to strike at what is before it. @name: of the
 * ram */
static char *
word_strike (const CrState *state, const CrGear *ram, const char *name)
{
  const CrMap *map = cr_state_get_map (state);
  CrDirection facing = (CrDirection) ram->facing;
  g_autofree char *side = cr_map_format_printed_side (map, ram->places[0], facing);
  gsize n;

  cr_map_get_sides (map, ram->places[0], facing, &n);
  if (n == 0)
    return g_strdup_printf (cr_text ("Strike with %s"), name);
  /* Translators: “the gate”, a side of a hex, a ram */
  return g_strdup_printf (cr_text ("Strike at %1$s of %2$s with %3$s"),
                          cr_words_barrier (map, ram->places[0], facing, TRUE), side, name);
}

/* Where it goes: "NE" */
static const char *
word_way (const CrState *state, const CrGear *gear, gboolean back)
{
  CrDirection facing = (CrDirection) gear->facing;

  return cr_direction_get_title (back ? cr_direction_opposite (facing) : facing,
                                 cr_map_get_grid (cr_state_get_map (state))->orientation);
}

char *
cr_words_tower_order (const CrState *state, const CrOrder *order)
{
  const CrGear *gear = order->gear >= 0 ? cr_state_get_gear (state, (guint) order->gear) : NULL;
  g_autofree char *name = NULL, *other = NULL;

  if (gear == NULL || gear->work == NULL)
    return NULL;
  name = cr_words_piece (gear, g_get_language_names ());
  switch (order->verb) {
  case CR_VERB_PUSH:
    if (gear->work->moving != NULL)
      return g_strdup_printf (
          ngettext ("Drive %1$s by %2$d hex", "Drive %1$s by %2$d hexes", order->number), name,
          order->number);
    /* Translators: a piece, a number of hexes, a direction of the compass */
    return g_strdup_printf (ngettext ("Push %1$s by %2$d hex towards %3$s",
                                      "Push %1$s by %2$d hexes towards %3$s", order->number),
                            name, order->number, word_way (state, gear, FALSE));
  case CR_VERB_BACK:
    return g_strdup_printf (ngettext ("Draw %1$s back by %2$d hex towards %3$s",
                                      "Draw %1$s back by %2$d hexes towards %3$s", order->number),
                            name, order->number, word_way (state, gear, TRUE));
  case CR_VERB_TURN:
    return g_strdup_printf (
        cr_text ("Turn %1$s %2$s"), name,
        cr_direction_get_title ((CrDirection) order->facing,
                                cr_map_get_grid (cr_state_get_map (state))->orientation));
  case CR_VERB_LINK:
    other = cr_words_fighter (state, order->men[order->n_men - 1]);
    /* Translators: a siege tower, and who helps */
    return g_strdup_printf (cr_text ("Raise the ladder into %1$s with %2$s"), name, other);
  case CR_VERB_LOWER:
    return g_strdup_printf (cr_text ("Let down the bridge of %s"), name);
  case CR_VERB_BATTER:
    return word_strike (state, cr_state_get_gear (state, (guint) order->gear), name);
  default:
    return NULL;
  }
}

char *
cr_words_spot (const CrState *state, CrPlace place, CrPost post)
{
  g_autofree char *at = cr_words_game_place (state, place);

  if (post.kind == CR_POST_HOARDING)
    /* Translators: a hex: who is in the hoarding that hangs over it */
    return g_strdup_printf (cr_text ("%s, in the hoarding"), at);
  if (post.kind == CR_POST_TREE)
    /* Translators: a hex: who has climbed the tree there */
    return g_strdup_printf (cr_text ("%s, up the tree"), at);
  return post.kind != CR_POST_TOWER || post.part == NULL
             ? NULL
             /* Translators: a hex, and “on its second level” */
             : g_strdup_printf (cr_text ("%1$s, %2$s"), at,
                                word_part (state, post.part, g_get_language_names ()));
}

/* Of a tower without a bridge, whose men step from it onto the wall. */
static char *
word_crossing (const CrTowerCourse *course, const char *wall)
{
  if (course->hexes == 0)
    /* Translators: a hex, a number of levels; said behind another sentence, as are those below */
    return g_strdup_printf (cr_text (" From there one steps from it onto %1$s, %2$d up."), wall,
                            course->levels);
  return g_strdup_printf (
      ngettext (" After %3$d hex straight on one steps from it onto %1$s, %2$d up.",
                " After %3$d hexes straight on one steps from it onto %1$s, %2$d up.",
                course->hexes),
      wall, course->levels, course->hexes);
}

char *
cr_words_tower_course (const CrTower *tower, const CrScene *scene)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wall = NULL;
  CrTowerCourse course;

  if (!cr_work_is_siege_tower (tower->type))
    return g_strdup ("");
  if (!cr_tower_find_course (tower, scene, &course, &error))
    return g_strdup_printf (cr_text (" It comes to no wall: %s."), error->message);
  wall = cr_map_format_printed (cr_scene_get_map (scene), course.wall);
  if (cr_work_find_part (tower->type, "bridge") < 0)
    return word_crossing (&course, wall);
  if (course.hexes == 0)
    /* Translators: a hex, a number of levels; said behind another sentence, as are those below */
    return g_strdup_printf (cr_text (" From there its bridge reaches %1$s, %2$d up."), wall,
                            course.levels);
  return g_strdup_printf (ngettext (" After %3$d hex straight on its bridge reaches %1$s, %2$d up.",
                                    " After %3$d hexes straight on its bridge reaches %1$s, "
                                    "%2$d up.",
                                    course.hexes),
                          wall, course.levels, course.hexes);
}

char *
cr_words_ram_way (const CrState *state, const CrTower *ram)
{
  const CrMap *map = cr_state_get_map (state);
  CrPlace front;
  gboolean shut;
  int n = cr_ram_find_way (state, ram, &front, &shut);
  g_autofree char *side = n >= 0 ? cr_map_format_printed_side (map, front, ram->facing) : NULL;
  const char *what = n >= 0 ? cr_words_barrier (map, front, ram->facing, TRUE) : NULL;

  if (n < 0)
    return g_strdup ("");
  if (!shut && n == 0)
    return g_strdup_printf (cr_text (" Before it is %1$s of %2$s, which stands open now."), what,
                            side);
  if (!shut)
    return g_strdup_printf (
        ngettext (" After %3$d hex straight on it is before %1$s of %2$s, which stands open now.",
                  " After %3$d hexes straight on it is before %1$s of %2$s, which stands open now.",
                  n),
        what, side, n);
  if (n == 0)
    /* Translators: “the gate”, a side of a hex; said behind another sentence, as is the next */
    return g_strdup_printf (cr_text (" From there it can strike at %1$s of %2$s."), what, side);
  return g_strdup_printf (ngettext (" After %3$d hex straight on it can strike at %1$s of %2$s.",
                                    " After %3$d hexes straight on it can strike at %1$s of %2$s.",
                                    n),
                          what, side, n);
}
