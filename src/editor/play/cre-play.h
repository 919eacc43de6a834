/* cre-play.h: a game on a castle, as a document. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"
#include "cre-scenario-document.h"

/**
 * CrePlay:
 *
 * A game with its log. Orders are given to it, the rules judge them, and each order that is done is
 * a step of its history: undo takes it back with its dice, and redo rolls the same dice. It has a
 * castle of its own; the map from which that was made may be edited meanwhile.
 *
 * Signals: changed (const CrEvents *), when an order was done; NULL when one was taken back, or
 * several were done or taken back; left (guint), when so many orders that had been taken back do
 * not belong to the game any more, see cre_play_bring_back().
 */
#define CRE_TYPE_PLAY (cre_play_get_type ())
G_DECLARE_FINAL_TYPE (CrePlay, cre_play, CRE, PLAY, CreDocument)

/**
 * cre_play_new:
 * @map: the castle at the beginning; its pictures are found from its file
 *
 * Returns: (transfer full) (nullable): a game without men on the map; NULL with an error when there
 *   are no characters
 */
CrePlay *cre_play_new (CreMapDocument *map, GError **error);

/**
 * cre_play_new_scenario:
 *
 * Returns: (transfer full) (nullable): a game of the scenario, before the set-up; NULL with an
 *   error that tells what prevents it
 */
CrePlay *cre_play_new_scenario (CreScenarioDocument *scenario, GError **error);

/**
 * cre_play_save_position:
 * @map: the castle as its author has it, with the file that the scenario will name
 *
 * Returns: (transfer full) (nullable): a scenario without a file that begins with the position of
 *   the game; NULL with an error that tells what a scenario cannot begin with
 */
CreScenarioDocument *cre_play_save_position (CrePlay *play, CreMapDocument *map, GError **error);

/**
 * CrePlayLeader: a larger game, such as a siege, that leads this one.
 * @allows: whether it permits an order; @refusal_out (out, optional) tells why not. The rules judge
 *   the order besides
 * @find_gear: returns the interned id of the first piece of a kind that a side can still put on the
 *   map, NULL for none; @n_out: how many there are
 * @get_areas: (transfer none) (nullable): what it marks on the map of the game, as areas of a map
 *   with the same hexes
 * @map_starts: (transfer full): where each side is set up, as the areas of a map
 * @data: for these functions; outlives the game
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
 * @map: the castle at the beginning of the game
 * @state: (transfer full): with all men who may take part
 *
 * Returns: (transfer full): a game that something larger leads
 */
CrePlay *cre_play_new_led (CreMapDocument *map, CrState *state, const CrePlayLeader *leader);

gboolean cre_play_is_led (CrePlay *play);

/* Returns: (transfer none) (nullable): what its leader marks on the map */
const CrMap *cre_play_get_led_areas (CrePlay *play);

/* Returns: (transfer full) (nullable): where its leader lets each side be set up; NULL when men may
 * stand anywhere, and after the game has begun */
CrMap *cre_play_map_starts (CrePlay *play);

/* Returns: how many men of the side whose turn it is may enter the map of a scenario now */
guint cre_play_count_comers (CrePlay *play);

/* Returns: the man of that character and side who is not on the map, −1 when a new man is made */
int cre_play_find_comer (CrePlay *play, const CrCharacter *character, int party);

/* Returns: how many men of that side take part in a game that is led, and are not on the map; none
 * in a planned assault, which begins when everybody is set up */
int cre_play_count_absent (CrePlay *play, int party);

/* Returns: (transfer full): the edit that makes one castle into the other, which differs in doors,
 * mechanisms and hexes that a game has changed */
CrEdit *cre_play_find_changes (const CrMap *from, const CrMap *to);

/* Returns: the index of the first piece of that kind that the scenario, or the leader of the game,
 * has for the map now; −1 for none, or for a piece that was never on the map. @party: its side, in
 * a game that is led; @n_out: how many there are */
int cre_play_find_waiting_gear (CrePlay *play, const CrWork *work, int party, guint *n_out);

/* Whether a man of that character is to be put on the map now; in free play every man may be. */
gboolean cre_play_awaits (CrePlay *play, const CrCharacter *character, int party);

/* Whether the scenario is unchanged since the game began. */
gboolean cre_play_is_of (CrePlay *play, CreScenarioDocument *scenario);

/**
 * cre_play_take_over:
 * @map: the castle as it is now
 * @lost: (element-type utf8): gets a sentence for each order that cannot be done there
 *
 * Returns: (transfer full): a game with the same orders on that castle
 */
CrePlay *cre_play_take_over (CrePlay *play, CreMapDocument *map, GPtrArray *lost);

/**
 * cre_play_take_over_by:
 * @choices: (array zero-terminated=1): choices that differ from the ruleset's,
 *   "sequence=interrupting", "refusal=no"; cr_ruleset_get_option() and cr_ruleset_get_module() list
 *   options and modules
 * @last_turn: the game ends after so many game turns; 0: when its rules end it
 *
 * Returns: (transfer full) (nullable): the same with these choices; NULL with an error when the
 *   ruleset has no such choice
 */
CrePlay *cre_play_take_over_by (CrePlay *play,
                                CreMapDocument *map,
                                const char *const *choices,
                                int last_turn,
                                GPtrArray *lost,
                                GError **error);

/* Whether the map is unchanged since the game began. */
gboolean cre_play_is_about (CrePlay *play, CreMapDocument *map);

/* Returns: (transfer none): the state, which only orders change; it is not const, because questions
 * cache their answers in it */
CrState *cre_play_get_state (CrePlay *play);
const CrPlaylog *cre_play_get_log (CrePlay *play);

/**
 * cre_play_set_viewer:
 * @party: the side at the screen; −1 for a viewer who may know everything
 */
void cre_play_set_viewer (CrePlay *play, int party);
int cre_play_get_viewer (CrePlay *play);

/* Returns: (transfer none): the game as the side at the screen knows it, valid until the game
 * changes. Men have the same index in both */
CrState *cre_play_get_view (CrePlay *play);

/* Whether the side at the screen knows that the floor exists; it does not know a floor behind a
 * secret passage that it has not found. */
gboolean cre_play_knows_floor (CrePlay *play, int floor);

/* Returns: (nullable): the label of the order that undo would take back, as the side at the screen
 * knows it; below, of the one that redo would do again */
const char *cre_play_get_undo_label (CrePlay *play);
const char *cre_play_get_redo_label (CrePlay *play);

/* Returns: (transfer full): the sentences that the side at the screen is told about the order;
 * there is always one at least */
char **cre_play_dup_words (CrePlay *play, const CrPlayed *played);

/* Returns: (transfer none): the castle of the game as it is drawn */
CreMapDocument *cre_play_get_stage (CrePlay *play);

/**
 * cre_play_judge:
 * @refusal_out: (out): the reason of a refusal; for a shot, the line of fire in either case
 *
 * Returns: whether cre_play_give() would accept the order, by the rules and at the moment that is
 *   shown
 */
gboolean cre_play_judge (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out);

/**
 * cre_play_give:
 * @refusal_out: (out) (optional): the reason of a refusal
 *
 * Returns: FALSE when the rules refuse the order; then nothing is changed
 */
gboolean cre_play_give (CrePlay *play, const CrOrder *order, CrRefusal *refusal_out);

/**
 * cre_play_say:
 * @line: an order as it is written in logs
 *
 * Returns: FALSE with an error of one sentence when the order cannot be read or done
 */
gboolean cre_play_say (CrePlay *play, const char *line, GError **error);

/* Sets whether cre_play_end_phase() and cre_play_take_back() pass over phases in which no man can
 * be given an order. */
void cre_play_set_passes (CrePlay *play, gboolean passes);

/**
 * cre_play_end_phase:
 * @refusal_out: (out) (optional): the reason of a refusal
 *
 * Each phase that is passed over is ended by an order of its own; "changed" is emitted once, with
 * the events of the last of them.
 *
 * Returns: FALSE when the phase cannot be ended
 */
gboolean cre_play_end_phase (CrePlay *play, CrRefusal *refusal_out);

/* Whether any man is on the map; while there is none, no phase is passed over. */
gboolean cre_play_has_men (CrePlay *play);

/* Takes back the last order; if that ended a phase, also the ends of the phases that were passed
 * over. Later orders that were left out here come back first. Returns: FALSE when there is nothing
 * to take back */
gboolean cre_play_take_back (CrePlay *play);

/* Does again what was taken back last. If that was an order, it is done again; if later orders were
 * brought back, they are left out again. Returns: FALSE when there is nothing to do again */
gboolean cre_play_redo (CrePlay *play);

/* Goes back or on to the moment after so many orders, or as far as there are any. Later orders are
 * kept, and the moment counts as looked back at. */
void cre_play_go_to (CrePlay *play, guint n_orders);

/* Goes back or on by so many orders; see cre_play_go_to(). */
void cre_play_step (CrePlay *play, int step);

/* Whether an earlier moment is looked at. Until cre_play_leave(), only the order that came next is
 * accepted then. */
gboolean cre_play_is_looking_back (CrePlay *play);

/* Returns: (element-type CrPlayed): the orders that were taken back and can be done again; the last
 * of them is done first */
const GPtrArray *cre_play_get_undone (CrePlay *play);

/* Goes on with the game from the moment that is shown; the orders that were taken back are left
 * out. */
void cre_play_leave (CrePlay *play);

/* Goes back to where later orders were left out last; these can then be done again, and the orders
 * that were played in their place are left out. Returns: FALSE when none were left out */
gboolean cre_play_bring_back (CrePlay *play);

/* Returns: (transfer full): the reason why an order was refused, in the user's language */
char *cre_play_word_refusal (CrePlay *play, const CrOrder *order, const CrRefusal *refusal);

/* The functions from here on make orders from what the user does. */

/* Returns: the order that puts a character of the library on the map: the man himself, or another
 * one like him if he is on the map already */
CrOrder cre_play_order_newcomer (CrePlay *play,
                                 const CrCharacter *character,
                                 int party,
                                 CrPlace place);

/* Changes the order so that the man comes on a horse, with that facing. */
void cre_play_order_seated (CrePlay *play, CrDirection facing, CrOrder *order);

/* Returns: the order that puts gear of that kind on the map: a piece of the scenario that is not on
 * the map yet, otherwise a new one. A ladder lies from @place to the next hex in @facing */
CrOrder cre_play_order_piece (CrePlay *play,
                              const CrWork *work,
                              int party,
                              CrPlace place,
                              CrDirection facing);

/**
 * cre_play_order_removal:
 * @man: which of the men there; −1 for the one that cre_play_find_man() finds
 *
 * Makes the order by which the author of a game takes the man off the map, or the ladder if no man
 * is there.
 *
 * Returns: FALSE when there is neither
 */
gboolean cre_play_order_removal (CrePlay *play, CrPlace place, int man, CrOrder *order_out);

/**
 * cre_play_order_to:
 * @men: (array length=n_men): the men in hand, at least one
 *
 * Makes the order that is meant by sending the men to a place. If a foe stands there, they attack
 * together or the first of them shoots; if an order with a ladder leads there, it is that order;
 * otherwise the first man walks there, with a ladder that he carries. During the set-up he is
 * placed there.
 *
 * Returns: the order; it may be impossible, see cre_play_judge()
 */
CrOrder cre_play_order_to (CrePlay *play, const gint16 *men, int n_men, CrPlace place);

/* Returns: the place at which one points to give this order; floor −1 when there is none */
CrPlace cre_play_find_goal (CrePlay *play, const CrOrder *order);

/* Whether the order is offered by a button. Walks are not, because the map shows them, but for
 * those to another floor or level of the hex where he stands; nor is the end of the phase. */
gboolean cre_play_is_act (const CrState *state, const CrOrder *order);

/* Lists the answers to the question that the game asks now. @choices: (element-type CrChoice): gets
 * them; none while an earlier moment is looked at in which the question was answered */
void cre_play_list_choices (CrePlay *play, GArray *choices);

/* Returns: (transfer full) (nullable): the answer that was given to the question of the moment that
 * is looked at: "he fights" */
char *cre_play_dup_answer (CrePlay *play);

/* While the game asks a question, the first returns the place of an answer on the map, with floor
 * −1 for none. The second returns the number of the answer at a place, that of @man if there are
 * several; 0 for none. */
CrPlace cre_play_find_choice_place (CrePlay *play, const CrChoice *choice);
int cre_play_find_choice (CrePlay *play, CrPlace place, int man);

/* Returns: the man at that place who is taken in hand by a press there: a living one before the
 * dead, and of several the one after @before; −1 when there is none */
int cre_play_find_man (CrePlay *play, CrPlace place, int before);

/* Returns: how many men of that character are on the map for @party */
guint cre_play_count (CrePlay *play, const CrCharacter *character, int party);
