/* cre-play.h: a game on a castle, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"
#include "cre-scenario-document.h"

/**
 * CrePlay:
 *
 * The game as it stands and its log. Orders are given to it, the rules judge them, and each that is
 * done is a step of its history: undone it is taken back, dice included, and done again it rolls
 * what it rolled. The castle is its own: the map that it was made from may be edited meanwhile.
 *
 * Signals: changed (const CrEvents *), when an order was done; NULL when one was taken back, or
 * several were done or taken back; left (guint), when so many that had been taken back are none of
 * the game's any more, see cre_play_bring_back().
 */
#define CRE_TYPE_PLAY (cre_play_get_type ())
G_DECLARE_FINAL_TYPE (CrePlay, cre_play, CRE, PLAY, CreDocument)

/**
 * cre_play_new:
 * @map: what the castle is as the game begins; its file is where its pictures are found
 *
 * Returns: (transfer full) (nullable): a game in which nobody is on the map yet; NULL when there
 *   are no characters to play it with
 */
CrePlay *cre_play_new (CreMapDocument *map, GError **error);

/**
 * cre_play_new_scenario:
 *
 * Returns: (transfer full) (nullable): a game of it, in which men are set up; NULL with an error
 *   that says what stops it
 */
CrePlay *cre_play_new_scenario (CreScenarioDocument *scenario, GError **error);

/**
 * cre_play_save_position:
 * @map: the castle as its author has it; of the file that the scenario is to name
 *
 * Returns: (transfer full) (nullable): a scenario that begins as the game stands, without a file;
 *   NULL with an error that says what cannot be begun with
 */
CreScenarioDocument *cre_play_save_position (CrePlay *play, CreMapDocument *map, GError **error);

/**
 * CrePlayLeader: something larger that leads a game.
 * @allows: whether it lets that order be given, and why not (@refusal_out: out, optional); the
 * rules judge it besides
 * @find_gear: interned id of the first piece of that kind that side still has for the map, NULL for
 *   none; @n_out: how many there are
 * @get_areas: (transfer none) (nullable): what of the castle it marks on the map of the game: the
 *   areas of a map of the same hexes
 * @map_starts: (transfer full): where each side of the game is set up, as the areas of a map
 * @data: theirs; outlives the game
 */
typedef struct {
  gboolean (*allows) (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out, gpointer data);
  const char *(
      *find_gear) (CrePlay *play, const CrWork *work, int party, guint *n_out, gpointer data);
  const CrMap *(*get_areas) (gpointer data);
  CrMap *(*map_starts) (const CrState *state);
  gpointer data;
} CrePlayLeader;

/**
 * cre_play_new_led:
 * @map: the castle as it is when the game begins
 * @state: (transfer full): a game that something larger leads, with all who may be in it
 */
CrePlay *cre_play_new_led (CreMapDocument *map, CrState *state, const CrePlayLeader *leader);

gboolean cre_play_is_led (CrePlay *play);

/* (transfer none) (nullable): what its leader marks on the map. */
const CrMap *cre_play_get_led_areas (CrePlay *play);

/* (transfer full) (nullable): where each side is set up, as its leader has it; NULL when men are
 * put anywhere, and once the game has begun. */
CrMap *cre_play_map_starts (CrePlay *play);

/* How many men of the side whose turn it is may come onto the map of a scenario now. */
guint cre_play_count_comers (CrePlay *play);

/* The fighter that such a character of that side becomes who is not on the map, -1 for a new one.
 */
int cre_play_find_comer (CrePlay *play, const CrCharacter *character, int party);

/* How many men of that side are in a game that is led, and not on the map. */
int cre_play_count_absent (CrePlay *play, int party);

/* (transfer full): what makes the one castle the other, of which a game has changed doors,
 * mechanisms and hexes. */
CrEdit *cre_play_find_changes (const CrMap *from, const CrMap *to);

/* Index of the first piece of that kind that the scenario, or who leads the game, has for the map
 * now, -1 for none, or for one that was never there; @party: whose, in a game that is led; @n_out:
 * how many there are */
int cre_play_find_waiting_gear (CrePlay *play, const CrWork *work, int party, guint *n_out);

/* Whether somebody of that character is to be put onto the map now; in free play anybody is. */
gboolean cre_play_awaits (CrePlay *play, const CrCharacter *character, int party);

/* Whether the scenario says what it said when the game began. */
gboolean cre_play_is_of (CrePlay *play, CreScenarioDocument *scenario);

/**
 * cre_play_take_over:
 * @map: the castle as it is by now
 * @lost: (element-type utf8): gets a sentence for each order that cannot be done there
 *
 * Returns: (transfer full): the same orders, given on that castle
 */
CrePlay *cre_play_take_over (CrePlay *play, CreMapDocument *map, GPtrArray *lost);

/**
 * cre_play_take_over_by:
 * @choices: (array zero-terminated=1): "sequence=interrupting", "refusal=no": what is not as the
 *   ruleset has it; its options and modules are listed by cr_ruleset_get_option() and
 *   cr_ruleset_get_module()
 * @last_turn: the game ends after so many game turns, 0 for when its rules end it
 *
 * Returns: (transfer full) (nullable): likewise, by these options; NULL with an error when the
 *   ruleset has no such choice
 */
CrePlay *cre_play_take_over_by (CrePlay *play,
                                CreMapDocument *map,
                                const char *const *choices,
                                int last_turn,
                                GPtrArray *lost,
                                GError **error);

/* Whether the map says what it said when the game began. */
gboolean cre_play_is_about (CrePlay *play, CreMapDocument *map);

/* Nobody changes it but by orders; it is not const because what is asked of it is kept in it. */
CrState *cre_play_get_state (CrePlay *play);
const CrPlaylog *cre_play_get_log (CrePlay *play);

/**
 * cre_play_set_viewer:
 * @party: the side that sits at the screen; -1 for whoever may know everything
 */
void cre_play_set_viewer (CrePlay *play, int party);
int cre_play_get_viewer (CrePlay *play);

/* (transfer none): the game as that side knows it, until it changes. Men have the same index in
 * both. */
CrState *cre_play_get_view (CrePlay *play);

/* Whether that side knows that there is such a floor: a secret passage is found first. */
gboolean cre_play_knows_floor (CrePlay *play, int floor);

/* (nullable): of the order that would be taken back, or given again, as that side knows it. */
const char *cre_play_get_undo_label (CrePlay *play);
const char *cre_play_get_redo_label (CrePlay *play);

/* (transfer full): what that side is told of the order; never nothing. */
char **cre_play_dup_words (CrePlay *play, const CrPlayed *played);

/* (transfer none): the castle of the game, to be looked at. */
CreMapDocument *cre_play_get_stage (CrePlay *play);

/**
 * cre_play_judge:
 * @refusal_out: (out): why not; the line of a shot in either case
 *
 * Returns: whether cre_play_give() would take it, as the rules and the moment are
 */
gboolean cre_play_judge (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out);

/**
 * cre_play_give:
 * @refusal_out: (out) (optional): why not
 *
 * Returns: FALSE when the rules refuse it; nothing is changed
 */
gboolean cre_play_give (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out);

/**
 * cre_play_say:
 * @line: an order as it is written
 *
 * Returns: FALSE with a sentence when it cannot be read or done
 */
gboolean cre_play_say (CrePlay *play, const char *line, GError **error);

/* Whether cre_play_end_phase() and cre_play_take_back() pass over phases in which nobody could be
 * given an order. */
void cre_play_set_passes (CrePlay *play, gboolean passes);

/**
 * cre_play_end_phase:
 * @refusal_out: (out) (optional): why not
 *
 * Each phase that is passed over is ended by an order of its own; it is told once, with what came
 * of the last.
 *
 * Returns: FALSE when the phase cannot be ended
 */
gboolean cre_play_end_phase (CrePlay *play, CrRefusal *refusal_out);

/* Whether anybody is on the map; else no phase is passed over. */
gboolean cre_play_has_men (CrePlay *play);

/* Takes the last order back; with the end of a phase, also those ends that were passed over. Where
 * later orders were left out, these come back first.
 *
 * Returns: FALSE when there is none */
gboolean cre_play_take_back (CrePlay *play);

/* Does again what was taken back last, be it that later orders were left out. */
gboolean cre_play_redo (CrePlay *play);

/* Back or on to where so many orders have been done, as far as there are any; what came later is
 * looked back from. */
void cre_play_go_to (CrePlay *play, guint n_orders);

/* As cre_play_go_to(), by so many orders back or on. */
void cre_play_step (CrePlay *play, int step);

/* Whether an earlier moment is looked at: no order is taken then but that which came next, until
 * cre_play_leave(). */
gboolean cre_play_is_looking_back (CrePlay *play);

/* (element-type CrPlayed): what was taken back and can be done again, the next last. */
const GPtrArray *cre_play_get_undone (CrePlay *play);

/* The game goes on from where it is: what was taken back is left. */
void cre_play_leave (CrePlay *play);

/* The game goes back to where later orders were left out last, and they can be done again; what was
 * played in their place is left for them in turn.
 *
 * Returns: FALSE when none was left */
gboolean cre_play_bring_back (CrePlay *play);

/* (transfer full): why an order was refused, in the words of the user. */
char *cre_play_word_refusal (CrePlay *play, const CrOrder *order, const CrRefusal *refusal);

/* How an order comes about. */

/* Somebody of the library for that side: he himself, or another of his kind when he has come
 * already. */
CrOrder cre_play_order_newcomer (CrePlay *play,
                                 const CrCharacter *character,
                                 int party,
                                 CrPlace place);

/* Makes it the order of one who comes on a horse, which faces so. */
void cre_play_order_seated (CrePlay *play, CrDirection facing, CrOrder *order);

/* Gear of that kind, the scenario's own where one waits, else new; a ladder from that hex to the
 * next. */
CrOrder cre_play_order_piece (CrePlay *play,
                              const CrWork *work,
                              int party,
                              CrPlace place,
                              CrDirection facing);

/**
 * cre_play_order_removal:
 * @man: who is meant of those there; -1 for whom one would take hold of
 *
 * The author takes him off the map, or the ladder where nobody is.
 *
 * Returns: FALSE where nothing is
 */
gboolean cre_play_order_removal (CrePlay *play, CrPlace place, int man, CrOrder *order_out);

/**
 * cre_play_order_to:
 * @men: (array length=n_men): who are in hand, one at least
 *
 * What it means to bring them there now: they attack together or the first shoots, where a foe
 * stands; what leads there with a ladder is done; else the first walks, with the ladder that he
 * carries. While the men are set up he is placed.
 */
CrOrder cre_play_order_to (CrePlay *play, const gint16 *men, int n_men, CrPlace place);

/* Where an order leads that is given by pointing there; floor -1 for nowhere. */
CrPlace cre_play_find_goal (CrePlay *play, const CrOrder *order);

/* Whether a button offers it: it is no way over the map, which shows those, nor the end of the
 * phase. */
gboolean cre_play_is_act (const CrState *state, const CrOrder *order);

/* @choices: (element-type CrChoice): gets the answers to what is asked now; what was answered when
 *   an earlier moment is looked at is asked of nobody */
void cre_play_list_choices (CrePlay *play, GArray *choices);

/* (transfer full) (nullable): what was answered to what is asked in the moment that is looked at:
 * "he fights" */
char *cre_play_dup_answer (CrePlay *play);

/* Of a decision that is awaited: where a choice lies on the map (floor -1: nowhere), and the number
 * of the one that lies there, of several that of @man; 0 for none. */
CrPlace cre_play_find_choice_place (CrePlay *play, const CrChoice *choice);
int cre_play_find_choice (CrePlay *play, CrPlace place, int man);

/* The man at that place whom one would take hold of: the living before the dead, and of several he
 * that comes after @before; -1 for nobody. */
int cre_play_find_man (CrePlay *play, CrPlace place, int before);

/* How many of those men are on the map for @party. */
guint cre_play_count (CrePlay *play, const CrCharacter *character, int party);
