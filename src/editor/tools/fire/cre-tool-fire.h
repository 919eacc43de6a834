/* cre-tool-fire.h: who can shoot whom. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-bands.h"
#include "cr-change.h"
#include "cr-difference.h"
#include "cr-exposure.h"
#include "cr-stands.h"
#include "cr-words-table.h"
#include "cre-tool.h"

/* What clicks do. */
typedef enum { CRE_FIRE_ASKS, CRE_FIRE_MEN, CRE_FIRE_TOWERS, CRE_N_FIRE_PLACINGS } CreFirePlacing;

/* What can be done to a man, and undone by doing it again. */
typedef enum {
  CRE_MAN_KNEELS,
  CRE_MAN_IS_STUNNED,
  CRE_MAN_MOUNTS,
  CRE_MAN_CHANGES_SIDES,
  CRE_N_MAN_DEEDS,
} CreManDeed;

/**
 * CreToolFire:
 *
 * Press on the shooter and drag to the target: the line of fire. Let go on the shooter: the field
 * of fire. Shift adds shooters, or takes one away; several have a field together. With Shift a drag
 * from a shooter puts him elsewhere, his field goes with him. With the
 * keyboard Enter sets the shooter, hovering moves the target, Enter pins it; Enter twice on one
 * hex shows the field.
 *
 * While placing is %CRE_FIRE_MEN, a click places a man who stands there for the question, and turns
 * him: kneeling, stunned, on a horse, gone. While it is %CRE_FIRE_TOWERS, a press puts the front of
 * a siege tower there and a drag turns it; a click on one lets its bridge down or draws it up, a
 * right click turns it, a drag moves it. Delete takes either away. Men, towers, weapon and weather
 * are no part of the map and are never saved with it; men and towers are shared with the other
 * tools that ask, and undone in one order with the edits of the map: see #CreMen.
 *
 * With Ctrl: a drag draws a way, step by step under fire; a click asks what might be different
 * there. Ctrl+Enter begins a way at the hex cursor and ends it.
 *
 * All of it stays while other tools are at work and is judged anew after every change; it goes
 * with its hexes when floors come or go, and cre_tool_resume() when the map has another size.
 *
 * Properties: show-field, show-dead, show-counts, show-bands (what is drawn: all that can be hit,
 * what nobody can hit, how many can hit it, how far weapon and sight carry), from-side (side of the
 * shooter's hex he shoots from, -1: the best), weapon, weather (ids of the ruleset, NULL for none),
 * sun, dim (light against the shooter, a target seen badly), placing (a #CreFirePlacing), man-side
 * (0 for the shooter's side, 1 for the other), tower-type, tower-facing, tower-wall, tower-bridge,
 * tower-moving (of the tower that is chosen, else of the next one), has-tower (one is chosen; read
 * only), has-shot, has-field (read only), progress (of what the changes do, 1 when nothing is being
 * worked out; read only). Signals: answered (), when who asks, what is asked or the answer has
 * become another; wondered (), when it was asked what might be different at a hex.
 */
#define CRE_TYPE_TOOL_FIRE (cre_tool_fire_get_type ())
G_DECLARE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE, TOOL_FIRE, CreTool)

const CrPlace *cre_tool_fire_get_shooters (CreToolFire *tool, gsize *n_out);
gboolean cre_tool_fire_get_target (CreToolFire *tool, CrPlace *target_out);
gboolean cre_tool_fire_get_victim (CreToolFire *tool, CrPlace *victim_out);
const CrLof *cre_tool_fire_get_lof (CreToolFire *tool);
const GArray *cre_tool_fire_get_steps (CreToolFire *tool);
const CrField *cre_tool_fire_get_field (CreToolFire *tool);
guint cre_tool_fire_get_serial (CreToolFire *tool);

/* Of the question; and of the shot, whose men may stand on something by choice. */
CrLofOptions cre_tool_fire_get_options (CreToolFire *tool);
CrLofOptions cre_tool_fire_get_shot_options (CreToolFire *tool);
const CrBands *cre_tool_fire_get_bands (CreToolFire *tool);
void cre_tool_fire_set_switch (CreToolFire *tool, const char *name, const char *value);
guint cre_tool_fire_n_switched (CreToolFire *tool);

/* Who shoots at whom. */
void cre_tool_fire_set_shot (CreToolFire *tool, CrPlace from, CrPlace to);
void cre_tool_fire_set_shooters (CreToolFire *tool, const CrPlace *shooters, gsize n_shooters);
void cre_tool_fire_drop_shooter (CreToolFire *tool, guint index);
void cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which);
void cre_tool_fire_show_area (CreToolFire *tool, guint index);
void cre_tool_fire_ask_hitters (CreToolFire *tool, CrPlace victim);
void cre_tool_fire_swap (CreToolFire *tool);

/* Who else stands there. */
const CrMuster *cre_tool_fire_get_muster (CreToolFire *tool);
void cre_tool_fire_set_man (CreToolFire *tool, const CrMan *man);
gboolean cre_tool_fire_remove_man (CreToolFire *tool, CrPlace place, CrPost post);
gboolean cre_tool_fire_erase_man (CreToolFire *tool, CrPlace place);
void cre_tool_fire_turn_man (CreToolFire *tool, CrPlace place);
const CrMan *cre_tool_fire_find_man (CreToolFire *tool, CrPlace place);
gboolean cre_tool_fire_do_man (CreToolFire *tool, CrPlace place, CreManDeed deed);
void cre_tool_fire_clear_men (CreToolFire *tool);
void cre_tool_fire_set_tower (CreToolFire *tool, const CrTower *tower);
gboolean cre_tool_fire_put_tower (CreToolFire *tool, CrPlace front);
gboolean cre_tool_fire_remove_tower (CreToolFire *tool, CrPlace place);
gboolean cre_tool_fire_turn_tower (CreToolFire *tool, int by);
gboolean cre_tool_fire_push_tower (CreToolFire *tool, int by);
void cre_tool_fire_choose_tower (CreToolFire *tool, guint index);
int cre_tool_fire_get_tower (CreToolFire *tool);

/* From and to which floor, over which side. */
GArray *cre_tool_fire_list_floors (CreToolFire *tool, gboolean target);
gboolean cre_tool_fire_set_floor (CreToolFire *tool, gboolean target, int floor);
gboolean cre_tool_fire_change_floor (CreToolFire *tool, int by);
GArray *cre_tool_fire_list_stands (CreToolFire *tool, gboolean target);
gboolean cre_tool_fire_get_stand (CreToolFire *tool, gboolean target, CrStand *stand_out);
gboolean cre_tool_fire_get_shooter_stand (CreToolFire *tool, guint index, CrStand *stand_out);
void cre_tool_fire_set_stand (CreToolFire *tool, gboolean target, const CrStand *stand);
guint cre_tool_fire_get_origins (CreToolFire *tool);
void cre_tool_fire_choose_side (CreToolFire *tool, CrDirection side);
gboolean cre_tool_fire_step_side (CreToolFire *tool, int by);

/* The castle as it would be. */
guint cre_tool_fire_n_changes (CreToolFire *tool);
const char *cre_tool_fire_get_change (CreToolFire *tool, guint index);
GArray *cre_tool_fire_list_offers (CreToolFire *tool, CrPlace place);
char *cre_tool_fire_name_offer (CreToolFire *tool, const CrOffer *offer);
gboolean cre_tool_fire_add_change (CreToolFire *tool, const CrOffer *offer, GError **error);
void cre_tool_fire_remove_change (CreToolFire *tool, guint index);
void cre_tool_fire_clear_changes (CreToolFire *tool);
gboolean cre_tool_fire_keep_changes (CreToolFire *tool);
const CrScene *cre_tool_fire_get_scene_after (CreToolFire *tool);
const CrLof *cre_tool_fire_get_shown (CreToolFire *tool, const GArray **steps_out);
const CrField *cre_tool_fire_get_shown_field (CreToolFire *tool);
char *cre_tool_fire_dup_tried (CreToolFire *tool);
gboolean cre_tool_fire_judge_after (CreToolFire *tool, CrLof *lof_out);
const CrDifference *cre_tool_fire_get_difference (CreToolFire *tool);
double cre_tool_fire_get_progress (CreToolFire *tool);
gboolean cre_tool_fire_is_comparing (CreToolFire *tool);
gboolean cre_tool_fire_is_stopped (CreToolFire *tool);
void cre_tool_fire_set_stopped (CreToolFire *tool, gboolean stopped);
void cre_tool_fire_wonder (CreToolFire *tool, CrPlace place);
gboolean cre_tool_fire_get_wonder (CreToolFire *tool, CrPlace *place_out);

/* A way under fire. */
void cre_tool_fire_set_way (CreToolFire *tool, const CrPlace *places, gsize n_places);
const CrExposure *cre_tool_fire_get_exposure (CreToolFire *tool);

/* Words for the clipboard and for speech. */
char *cre_tool_fire_dup_difference (CreToolFire *tool);
char *cre_tool_fire_dup_answer (CreToolFire *tool, gboolean after);
char *cre_tool_fire_dup_summary (CreToolFire *tool);
CrWordsTable *cre_tool_fire_new_table (CreToolFire *tool);
CrWordsTable *cre_tool_fire_new_difference_table (CreToolFire *tool);
CrWordsTable *cre_tool_fire_new_steps_table (CreToolFire *tool);
