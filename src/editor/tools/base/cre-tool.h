/* cre-tool.h: what the pointer or the keyboard does to a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-move.h"
#include "cre-fields.h"
#include "cre-map-document.h"

typedef enum { CRE_SHIFT = 1 << 0, CRE_CTRL = 1 << 1, CRE_ALT = 1 << 2 } CreModifiers;

/**
 * CreAim: where the user points, already turned from pixels into hexes.
 * @place: the hex; it may lie off the map
 * @side: of that hex, the one nearest to the pointer
 * @point: in the plane
 * @modifiers: held down
 */
typedef struct {
  CrPlace place;
  CrDirection side;
  CrPoint point;
  CreModifiers modifiers;
} CreAim;

/**
 * cre_aim_at_point:
 * @floor: the one that is shown
 */
CreAim cre_aim_at_point (const CrGrid *grid, int floor, CrPoint point, CreModifiers modifiers);

/* At the middle of a hex, as the keyboard aims. */
CreAim cre_aim_at_place (const CrGrid *grid, CrPlace place, CreModifiers modifiers);

/* At the middle of a side of a hex. */
CreAim cre_aim_at_side (const CrGrid *grid, CrPlace place, CrDirection side, CreModifiers mods);

/**
 * CreMark: a hex, or one of its sides, to be outlined.
 * @side: -1 for the whole hex
 */
typedef struct {
  CrPlace place;
  CrDirection side;
} CreMark;

/**
 * CreTag: a few words at a hex: the level of a step, the name of an area.
 * @text: owned
 */
typedef struct {
  CrPlace place;
  char *text;
} CreTag;

/**
 * CreWord: what came of the last act, told where the hand is.
 * @kind: done; done, but to no avail; or not done
 * @mark: where that is
 * @text: a sentence
 * @offer: (nullable): what can be made that is lacking, for a button
 */
typedef struct {
  enum { CRE_WORD_DONE, CRE_WORD_WARNED, CRE_WORD_REFUSED } kind;
  CreMark mark;
  const char *text, *offer;
} CreWord;

/**
 * CreShows: what the map shows while a tool is in hand.
 * @CRE_SHOWS_AXES: the mirror one paints in
 * @CRE_SHOWS_AREAS: the areas
 * @CRE_SHOWS_SECRETS: what only its owner knows
 * @CRE_SHOWS_TUNNEL: what is dragged, as a way under ground; what came of it, unseen, is told twice
 * @CRE_SHOWS_ANSWERS: what is asked, and no selection
 */
typedef enum {
  CRE_SHOWS_AXES = 1 << 0,
  CRE_SHOWS_AREAS = 1 << 1,
  CRE_SHOWS_SECRETS = 1 << 2,
  CRE_SHOWS_TUNNEL = 1 << 3,
  CRE_SHOWS_ANSWERS = 1 << 4,
} CreShows;

/**
 * CreVerdict: the words of a status that decide.
 * @start: in bytes, as the next
 * @yes: what they say
 */
typedef struct {
  gsize start, length;
  gboolean yes;
} CreVerdict;

typedef struct _CreSelection CreSelection;
typedef struct _CreAsk CreAsk;

/* Of a property: what of this map is in hand, and no setting that outlives it. */
#define CRE_PARAM_IN_HAND (1 << G_PARAM_USER_SHIFT)

/**
 * CreTool:
 *
 * Gets aims, changes the document, and says what a click would do. From press to release is one
 * stroke and one undo step.
 *
 * Properties: document (construct only; the tool holds a reference), status (one sentence,
 * translated), active (between press and release). Each kind of tool adds its own; panels bind to
 * them. Signals: redraw (), when the preview or an overlay of the tool has become another; told
 * (const CreWord *), when an act has come to its end or been refused; suggested (), when what it
 * suggests or reaches has become another; left (), when it has done its work and what was in hand
 * before is wanted again.
 */
#define CRE_TYPE_TOOL (cre_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreTool, cre_tool, CRE, TOOL, GObject)

/**
 * CreToolClass:
 * @fields: see cre_tool_class_install_fields()
 * @hints: (array zero-terminated=1): how it is used, in sentences: English; translate them with _()
 * @field_changed: one of the fields has become another
 * @hover: the pointer moves without a button; @aim is NULL when it leaves the canvas; by default
 *   cre_tool_show_at()
 * @show: previews what a click at @aim would do, and tells it in the status
 * @begin: press
 * @drag: motion while pressed
 * @end: release
 * @cancel: Esc; takes back what the stroke under way has done
 * @take_back: Backspace: take the last corner of what is being drawn back, if there is one
 * @pick: right click: take the options over from the map
 * @activate: Enter at the hex cursor; by default a click
 * @erase: Delete at the hex cursor; by default a click with Ctrl
 * @accepted: what was offered there has been made
 * @document_changed: by whomever, this tool included
 * @shows: what the map shows while it is in hand
 * @turn: comma and full stop turn what it is about by so many sixths; whether there is such a thing
 * @next: Tab, or Shift+Tab with a step of -1: where the next thing is that it offers; whether there
 *   is another
 * @wants_menu: whether a right click asks for the menu; by default where it does not pick
 * @take_up: it is taken in hand
 * @put_down: another tool is taken in hand
 * @get_selection: what it selects; whoever has one changes nothing by a click
 * @get_lasso: the line that is drawn round what is to be selected
 * @get_piece: what it is about to put down, where, and a number that is another with another piece
 * @get_suggestions: (element-type CrSuggestion): what it would paint
 * @get_reach: where he can go who is in hand
 * @get_ask: what it asks, of which the answers are shown
 * @find_verdict: in its status; whether there is one
 * @list_figures: (transfer full) (element-type CrFigure): what the marks in its status stand for
 *
 * All may be NULL, but a tool has its own @hover or a @show.
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

/* In a class_init: what a tool can be told, as properties of the class that need nothing else.
 * Every tool begins with what they are at first. */
void cre_tool_class_install_fields (CreToolClass *klass, const CreField *fields, guint n_fields);

/**
 * cre_tool_hover:
 * @aim: (nullable): NULL when the pointer has left the canvas
 */
void cre_tool_hover (CreTool *tool, const CreAim *aim);

/* Press, motion while the button is down, and release: one stroke and one step of undo. A drag or
 * an end without a press is ignored. */
void cre_tool_begin (CreTool *tool, const CreAim *aim);
void cre_tool_drag (CreTool *tool, const CreAim *aim);
void cre_tool_end (CreTool *tool, const CreAim *aim);

/**
 * cre_tool_cancel:
 *
 * Lets go. A stroke under way is undone.
 */
void cre_tool_cancel (CreTool *tool);

/**
 * cre_tool_take_back:
 *
 * Returns: whether something was being drawn, whose last corner is gone now
 */
gboolean cre_tool_take_back (CreTool *tool);

void cre_tool_pick (CreTool *tool, const CreAim *aim);

/* Whether a right click means something to it. */
gboolean cre_tool_can_pick (CreTool *tool);

/**
 * cre_tool_wants_menu:
 *
 * Returns: whether a right click is for the menu of the hex, not for the tool
 */
gboolean cre_tool_wants_menu (CreTool *tool);

/**
 * cre_tool_turn:
 * @sixths: clockwise
 *
 * Returns: whether the tool has something that turns
 */
gboolean cre_tool_turn (CreTool *tool, int sixths);

/**
 * cre_tool_next:
 * @place: (inout): where the cursor is, and where it is to go
 *
 * Returns: FALSE when nothing more is offered
 */
gboolean cre_tool_next (CreTool *tool, int step, CrPlace *place);

/* What only who holds it wants to see is sought from now on, and after each change of the map. */
void cre_tool_take_up (CreTool *tool);
gboolean cre_tool_is_in_hand (CreTool *tool);

/* Another one is taken in hand. */
void cre_tool_put_down (CreTool *tool);

void cre_tool_activate (CreTool *tool, const CreAim *aim);
void cre_tool_erase (CreTool *tool, const CreAim *aim);

CreMapDocument *cre_tool_get_document (CreTool *tool);
/* The map and the scene of the tool's document. */
const CrMap *cre_tool_get_map (CreTool *tool);
const CrScene *cre_tool_get_scene (CreTool *tool);
gboolean cre_tool_is_active (CreTool *tool);

/**
 * cre_tool_get_status:
 *
 * Returns: (transfer none): one sentence on what a click would do, or why it would do nothing;
 * after an act what came of it
 */
const char *cre_tool_get_status (CreTool *tool);

/**
 * cre_tool_get_preview:
 *
 * Returns: (transfer none) (array length=n_out): what a click would touch
 */
const CreMark *cre_tool_get_preview (CreTool *tool, gsize *n_out);

/**
 * cre_tool_get_held:
 *
 * Returns: (transfer none) (array length=n_out): what the tool is about, on any floor
 */
const CreMark *cre_tool_get_held (CreTool *tool, gsize *n_out);

/**
 * cre_tool_get_tags:
 *
 * Returns: (transfer none) (array length=n_out): words to be shown at hexes
 */
const CreTag *cre_tool_get_tags (CreTool *tool, gsize *n_out);

/* Returns: (transfer none) (nullable): what came of the last act */
const CreWord *cre_tool_get_word (CreTool *tool);

/* Of no tool there is none of these; (nullable) where a tool has none. */
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
 * Takes up what is offered, as one step.
 *
 * Returns: whether anything was
 */
gboolean cre_tool_accept (CreTool *tool);

/* What was told holds no more. */
void cre_tool_dismiss (CreTool *tool);

/* For the tools themselves. */

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
 * @status: (transfer full):
 */
void cre_tool_take_status (CreTool *tool, char *status);

/* @marks: (array length=n_marks): what a click would touch, which is outlined; they are copied */
void cre_tool_set_preview (CreTool *tool, const CreMark *marks, gsize n_marks);

/**
 * cre_tool_set_held:
 *
 * What the tool is about, outlined as a selection is: the area painted into, what a mechanism
 * moves.
 */
void cre_tool_set_held (CreTool *tool, const CreMark *marks, gsize n_marks);

void cre_tool_clear_tags (CreTool *tool);
void cre_tool_add_tag (CreTool *tool, CrPlace place, const char *text);
void cre_tool_redraw (CreTool *tool);

/**
 * cre_tool_apply:
 * @edit: (transfer full):
 *
 * Within a stroke, as part of its one step; otherwise as a step of its own.
 *
 * Returns: whether anything changed
 */
gboolean cre_tool_apply (CreTool *tool, CrEdit *edit, const char *label);

/**
 * cre_tool_tell_done:
 * @text: (transfer full): a sentence
 *
 * What came of an act; the next one, another hex or another map take the word back.
 */
void cre_tool_tell_done (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_tell_warned:
 * @text: (transfer full): what was done, and why it is of no use yet
 */
void cre_tool_tell_warned (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_tell_refused:
 * @text: (transfer full): why nothing was done, a sentence
 */
void cre_tool_tell_refused (CreTool *tool, CreMark mark, char *text);

/**
 * cre_tool_offer:
 * @offer: what is made, for a button: “Make it a bridge”
 * @edit: (transfer full): that, and what was wanted with it; it fits the map as it is
 * @label: of the step
 * @done: (transfer full): what is told afterwards
 *
 * Adds to what was told last that it can be done all the same. Enter, or a click on the words,
 * takes it up.
 */
void cre_tool_offer (CreTool *tool, const char *offer, CrEdit *edit, const char *label, char *done);

typedef gboolean (*CrePlan) (CrEdit *edit, const CrScene *scene, gconstpointer data);

/**
 * cre_tool_plan_after:
 * @first: (transfer full): what is lacking, made for the map as it is
 * @plan: what is wanted, once that is there
 *
 * Returns: (transfer full) (nullable): both in one; NULL when it would be refused even then
 */
CrEdit *cre_tool_plan_after (CreTool *tool, CrEdit *first, CrePlan plan, gconstpointer data);
