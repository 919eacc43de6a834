/* cre-tool.h: what the pointer or the keyboard does to a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-move.h"
#include "cre-fields.h"
#include "cre-map-document.h"

typedef enum { CRE_SHIFT = 1 << 0, CRE_CTRL = 1 << 1, CRE_ALT = 1 << 2 } CreModifiers;

/**
 * CreAim: the place where the user points, already turned from pixels into hexes.
 * @place: the hex; it may lie off the map
 * @side: the side of that hex that is nearest to the pointer
 * @point: the pointer in the plane
 * @modifiers: the keys that are held down
 */
typedef struct {
  CrPlace place;
  CrDirection side;
  CrPoint point;
  CreModifiers modifiers;
} CreAim;

/**
 * cre_aim_at_point:
 * @floor: the shown floor
 *
 * Returns: the aim of a pointer at @point
 */
CreAim cre_aim_at_point (const CrGrid *grid, int floor, CrPoint point, CreModifiers modifiers);

/* Returns: an aim at the middle of a hex, as the keyboard aims */
CreAim cre_aim_at_place (const CrGrid *grid, CrPlace place, CreModifiers modifiers);

/* Returns: an aim at the middle of a side */
CreAim cre_aim_at_side (const CrGrid *grid, CrPlace place, CrDirection side, CreModifiers mods);

/**
 * CreMark: a hex, or one of its sides, that is outlined.
 * @side: -1 for the whole hex
 */
typedef struct {
  CrPlace place;
  CrDirection side;
} CreMark;

/**
 * CreTag: a few words that are shown at a hex: the level of a step, the name of an area.
 * @text: owned
 */
typedef struct {
  CrPlace place;
  char *text;
} CreTag;

/**
 * CreWord: what the last act has done, told beside the pointer.
 * @kind: whether it was done, done without any use yet, or refused
 * @mark: the place of the act
 * @text: a sentence
 * @offer: (nullable): the text of a button that makes what was lacking
 */
typedef struct {
  enum { CRE_WORD_DONE, CRE_WORD_WARNED, CRE_WORD_REFUSED } kind;
  CreMark mark;
  const char *text, *offer;
} CreWord;

/**
 * CreShows: what the map shows while the tool is in hand.
 * @CRE_SHOWS_AXES: the axes of the mirror
 * @CRE_SHOWS_AREAS: the outlines of areas
 * @CRE_SHOWS_SECRETS: what only its owner knows
 * @CRE_SHOWS_TUNNEL: the drag is drawn as a way under ground; its result cannot be seen, so it is
 *   also told in a toast
 * @CRE_SHOWS_ANSWERS: the answers to a question in place of the selection
 */
typedef enum {
  CRE_SHOWS_AXES = 1 << 0,
  CRE_SHOWS_AREAS = 1 << 1,
  CRE_SHOWS_SECRETS = 1 << 2,
  CRE_SHOWS_TUNNEL = 1 << 3,
  CRE_SHOWS_ANSWERS = 1 << 4,
} CreShows;

/**
 * CreVerdict: the words in a status that decide, which are shown in colour.
 * @start: where they begin, in bytes
 * @length: how long they are, in bytes
 * @yes: whether they say yes
 */
typedef struct {
  gsize start, length;
  gboolean yes;
} CreVerdict;

typedef struct _CreSelection CreSelection;
typedef struct _CreAsk CreAsk;

/* Marks a property that names a thing of this map. It is not a setting, so it is not passed to the
 * tool of another map. */
#define CRE_PARAM_IN_HAND (1 << G_PARAM_USER_SHIFT)

/**
 * CreTool:
 *
 * A tool gets aims, changes the document, and says what a click would do. All that it does from a
 * press to the release is one stroke and one step of undo.
 *
 * Properties: document (construct only; the tool holds a reference), status (one sentence,
 * translated), active (between press and release). Each class adds its own; panels bind to them.
 * Signals: redraw (), when the preview or another thing that the tool draws has changed; told
 * (const CreWord *), when an act has ended or was refused; suggested (), when its suggestions or
 * its reach have changed; left (), when its work is done and the tool before it is wanted again.
 */
#define CRE_TYPE_TOOL (cre_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreTool, cre_tool, CRE, TOOL, GObject)

/**
 * CreToolClass:
 * @fields: see cre_tool_class_install_fields()
 * @hints: (array zero-terminated=1): sentences that explain how it is used, in English; translate
 *   them with _()
 * @field_changed: called after one of the fields has changed
 * @hover: the pointer has moved without a button; @aim is NULL when it leaves the canvas; by
 *   default cre_tool_show_at()
 * @show: previews what a click at @aim would do, and tells it in the status
 * @begin: a button was pressed
 * @drag: the pointer has moved while the button is down
 * @end: the button was released
 * @cancel: Esc was pressed; what the stroke has done is already undone
 * @take_back: Backspace was pressed: removes the last corner of what is being drawn; returns
 *   whether there was one
 * @pick: right click: takes the options over from the map
 * @activate: Enter at the hex cursor; by default a click
 * @erase: Delete at the hex cursor; by default a click with Ctrl
 * @accepted: the offer at that place was taken up
 * @document_changed: the document was changed, by this tool or otherwise
 * @shows: what the map shows while the tool is in hand
 * @turn: comma and full stop turn the thing in hand by so many sixths; returns whether there is
 *   one
 * @next: Tab, or Shift+Tab with a step of -1: sets the place of the next thing that the tool
 *   offers; returns whether there is one
 * @wants_menu: returns whether a right click opens the menu; by default when the tool does not
 *   pick
 * @take_up: the tool is taken in hand
 * @put_down: another tool is taken in hand
 * @get_selection: returns its selection; a tool that has one changes nothing by a click
 * @get_lasso: returns the line that is drawn around what is to be selected
 * @get_piece: returns the piece of map that a click would put down, its place, and a number that
 *   differs for every other piece
 * @get_suggestions: (element-type CrSuggestion): returns what it would paint
 * @get_reach: returns where the man in hand can go
 * @get_ask: returns the question whose answers are shown
 * @find_verdict: finds the deciding words in its status; returns whether there are any
 * @list_figures: (transfer full) (element-type CrFigure): returns what the marks in its status
 *   stand for
 *
 * Every function may be NULL, but a tool needs its own @hover or a @show.
 */
struct _CreToolClass {
  GObjectClass parent_class;

  const CreField *fields;
  guint n_fields;
  const char *const *hints;
  void (*field_changed) (CreTool *tool, const char *name);

  void (*hover) (CreTool *tool, const CreAim *aim);
  void (*show) (CreTool *tool, const CreAim *aim);
  void (*begin) (CreTool *tool, const CreAim *aim);
  void (*drag) (CreTool *tool, const CreAim *aim);
  void (*end) (CreTool *tool, const CreAim *aim);
  void (*cancel) (CreTool *tool);
  gboolean (*take_back) (CreTool *tool);
  void (*pick) (CreTool *tool, const CreAim *aim);
  void (*activate) (CreTool *tool, const CreAim *aim);
  void (*erase) (CreTool *tool, const CreAim *aim);
  void (*accepted) (CreTool *tool, CreMark mark);
  void (*document_changed) (CreTool *tool, const CreChange *change);

  CreShows shows;
  gboolean (*turn) (CreTool *tool, int sixths);
  gboolean (*next) (CreTool *tool, int step, CrPlace *place);
  gboolean (*wants_menu) (CreTool *tool);
  void (*take_up) (CreTool *tool);
  void (*put_down) (CreTool *tool);
  CreSelection *(*get_selection) (CreTool *tool);
  const CrPoint *(*get_lasso) (CreTool *tool, gsize *n_out);
  const CrMap *(*get_piece) (CreTool *tool, CrPlace *at_out, guint *serial_out);
  const GArray *(*get_suggestions) (CreTool *tool);
  const CrReach *(*get_reach) (CreTool *tool);
  CreAsk *(*get_ask) (CreTool *tool);
  gboolean (*find_verdict) (CreTool *tool, CreVerdict *verdict_out);
  GPtrArray *(*list_figures) (CreTool *tool);
};

/* Called in a class_init: makes the fields of the table properties of the class. Every new tool
 * begins with their first values. */
void cre_tool_class_install_fields (CreToolClass *klass, const CreField *fields, guint n_fields);

/**
 * cre_tool_hover:
 * @aim: (nullable): NULL when the pointer has left the canvas
 *
 * The pointer has moved without a button.
 */
void cre_tool_hover (CreTool *tool, const CreAim *aim);

/* A press, motion while the button is down, and the release make one stroke, which is one step of
 * undo. A drag or an end without a press is ignored. */
void cre_tool_begin (CreTool *tool, const CreAim *aim);
void cre_tool_drag (CreTool *tool, const CreAim *aim);
void cre_tool_end (CreTool *tool, const CreAim *aim);

/**
 * cre_tool_cancel:
 *
 * Drops what is in hand. A stroke that is under way is undone.
 */
void cre_tool_cancel (CreTool *tool);

/**
 * cre_tool_take_back:
 *
 * Removes the last corner of what is being drawn.
 *
 * Returns: whether there was one
 */
gboolean cre_tool_take_back (CreTool *tool);

void cre_tool_pick (CreTool *tool, const CreAim *aim);

/* Returns: whether the tool does anything on a right click */
gboolean cre_tool_can_pick (CreTool *tool);

/**
 * cre_tool_wants_menu:
 *
 * Returns: whether a right click opens the menu of the hex and is not for the tool
 */
gboolean cre_tool_wants_menu (CreTool *tool);

/**
 * cre_tool_turn:
 * @sixths: sixths of a circle, clockwise
 *
 * Returns: whether the tool has a thing that turns
 */
gboolean cre_tool_turn (CreTool *tool, int sixths);

/**
 * cre_tool_next:
 * @place: (inout): the place of the cursor; then the place of the next thing
 *
 * Returns: FALSE when the tool offers nothing more
 */
gboolean cre_tool_next (CreTool *tool, int step, CrPlace *place);

/* From now on, and after each change of the map, the tool also looks for what only its holder wants
 * to see. */
void cre_tool_take_up (CreTool *tool);
gboolean cre_tool_is_in_hand (CreTool *tool);

/* Another tool is taken in hand. */
void cre_tool_put_down (CreTool *tool);

void cre_tool_activate (CreTool *tool, const CreAim *aim);
void cre_tool_erase (CreTool *tool, const CreAim *aim);

CreMapDocument *cre_tool_get_document (CreTool *tool);
/* These return the map and the scene of the tool's document. */
const CrMap *cre_tool_get_map (CreTool *tool);
const CrScene *cre_tool_get_scene (CreTool *tool);
gboolean cre_tool_is_active (CreTool *tool);

/**
 * cre_tool_get_status:
 *
 * Returns: (transfer none): one sentence that tells what a click would do or why it would do
 *   nothing, and after an act what it has done
 */
const char *cre_tool_get_status (CreTool *tool);

/**
 * cre_tool_get_preview:
 *
 * Returns: (transfer none) (array length=n_out): the hexes or sides that a click would change
 */
const CreMark *cre_tool_get_preview (CreTool *tool, gsize *n_out);

/**
 * cre_tool_get_held:
 *
 * Returns: (transfer none) (array length=n_out): the thing in hand, on any floor
 */
const CreMark *cre_tool_get_held (CreTool *tool, gsize *n_out);

/**
 * cre_tool_get_tags:
 *
 * Returns: (transfer none) (array length=n_out): words that are shown at hexes
 */
const CreTag *cre_tool_get_tags (CreTool *tool, gsize *n_out);

/* Returns: (transfer none) (nullable): what the last act has done */
const CreWord *cre_tool_get_word (CreTool *tool);

/* These ask the class, see #CreToolClass. Without a tool, or where the class has no such function,
 * they return nothing: NULL, 0 or FALSE. */
CreShows cre_tool_get_shows (CreTool *tool);
CreSelection *cre_tool_get_selection (CreTool *tool);
const CrPoint *cre_tool_get_lasso (CreTool *tool, gsize *n_out);
const CrMap *cre_tool_get_piece (CreTool *tool, CrPlace *at_out, guint *serial_out);
const GArray *cre_tool_get_suggestions (CreTool *tool);
const CrReach *cre_tool_get_reach (CreTool *tool);
CreAsk *cre_tool_get_ask (CreTool *tool);
gboolean cre_tool_find_verdict (CreTool *tool, CreVerdict *verdict_out);
GPtrArray *cre_tool_list_figures (CreTool *tool);

/**
 * cre_tool_accept:
 *
 * Takes up the offer as one step.
 *
 * Returns: whether there was one
 */
gboolean cre_tool_accept (CreTool *tool);

/* Removes the word that was told, and its offer. */
void cre_tool_dismiss (CreTool *tool);

/* The functions from here on are called by the tools themselves. */

/* Remembers where the pointer is. @aim: (nullable): NULL when it has left the canvas */
void cre_tool_set_hovered (CreTool *tool, const CreAim *aim);

/* Returns: (transfer none) (nullable): what was remembered; a change of floors forgets it */
const CreAim *cre_tool_get_hovered (CreTool *tool);

/* Shows what a click where the pointer is would do; without a pointer nothing. */
void cre_tool_show (CreTool *tool);

/* Remembers where the pointer is and shows what a click there would do. @aim: (nullable) */
void cre_tool_show_at (CreTool *tool, const CreAim *aim);

/**
 * cre_tool_take_status:
 * @status: (transfer full) (nullable): one sentence
 *
 * Sets the status.
 */
void cre_tool_take_status (CreTool *tool, char *status);

/* @marks: (array length=n_marks): what a click would touch, which is outlined; they are copied */
void cre_tool_set_preview (CreTool *tool, const CreMark *marks, gsize n_marks);

/**
 * cre_tool_set_held:
 *
 * Sets what is outlined as a selection is: the area that is painted into, what a mechanism moves.
 */
void cre_tool_set_held (CreTool *tool, const CreMark *marks, gsize n_marks);

void cre_tool_clear_tags (CreTool *tool);
void cre_tool_add_tag (CreTool *tool, CrPlace place, const char *text);
void cre_tool_redraw (CreTool *tool);

/**
 * cre_tool_apply:
 * @edit: (transfer full):
 *
 * Applies an edit: during a stroke as part of its one step, otherwise as a step of its own.
 *
 * Returns: whether anything changed
 */
gboolean cre_tool_apply (CreTool *tool, CrEdit *edit, const char *label);

/**
 * cre_tool_tell_done:
 * @text: (transfer full): a sentence
 *
 * Tells what an act has done. The next act, another hex under the pointer or another map removes
 * the word.
 */
void cre_tool_tell_done (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_tell_warned:
 * @text: (transfer full): a sentence that tells what was done and why it is of no use yet
 *
 * Tells that an act was done, as a warning.
 */
void cre_tool_tell_warned (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_tell_refused:
 * @text: (transfer full): a sentence that tells why nothing was done
 *
 * Tells that an act was refused.
 */
void cre_tool_tell_refused (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_offer:
 * @offer: the text of a button: “Make it a bridge”
 * @edit: (transfer full): makes what is lacking and then does the act; it fits the map as it is
 * @label: the label of the step
 * @done: (transfer full): the sentence that is told afterwards
 *
 * Adds an offer to the word that was told last. Enter or a click on the word takes it up.
 */
void cre_tool_offer (CreTool *tool, const char *offer, CrEdit *edit, const char *label, char *done);

typedef gboolean (*CrePlan) (CrEdit *edit, const CrScene *scene, gconstpointer data);

/**
 * cre_tool_plan_after:
 * @first: (transfer full): makes what is lacking on the map as it is
 * @plan: plans the act for the map on which @first was done
 *
 * Returns: (transfer full) (nullable): both as one edit; NULL when the act would be refused even
 *   then
 */
CrEdit *cre_tool_plan_after (CreTool *tool, CrEdit *first, CrePlan plan, gconstpointer data);
