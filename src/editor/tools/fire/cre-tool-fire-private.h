/* cre-tool-fire-private.h: shared by the parts of the fire tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

#include "cr-change.h"
#include "cr-words-fire.h"
#include "cre-slices.h"

/* Which sides of the shooter's hex are asked for as origin: the best of all. */
#define CRE_FIRE_BEST (-1)

struct _CreToolFire {
  CreTool parent_instance;

  GArray *shooters; /* CrPlace; lines are shot by the last */
  CrPlace target, victim;
  gboolean has_target, has_field;
  gboolean has_victim;   /* it is asked who can hit @victim, and nobody is chosen to */
  gboolean pending;      /* the keyboard has set a shooter and looks for a target */
  gboolean target_last;  /* which end was touched last: Alt+Up and Down move it */
  gboolean asks_nothing; /* the press has done its work: its drag and release ask for nothing */
  gboolean moves;        /* and if it goes on, it puts him elsewhere: */
  CrPlace moved_to;      /* where he was, or was put last */

  CrLof lof; /* valid with a target */
  GArray *steps;
  CrField *field; /* NULL until somebody looks at it */
  CreSlices working;
  CrBands *bands; /* NULL until somebody looks at them */
  guint serial;

  /* What if something were different. */
  GPtrArray *changes;
  CrCastle *what_if; /* these NULL until somebody looks at them */
  CrLof lof_after;   /* the shot with them, once @after_known */
  GArray *steps_after;
  gboolean after_known;
  CrField *field_before, *field_after;
  CrDifference *difference, *differing; /* the second while it is worked on */
  CreSlices comparing;
  gsize n_compared;
  gboolean before_known; /* @field_before is a copy */
  gboolean stopped;      /* it is not to be worked out */
  CrPlace wonder;        /* where something might be different */
  gboolean has_wonder;

  /* A way under fire. */
  GArray *way, *watch;   /* CrPlace; @watch: who might shoot at it */
  CrExposure *exposure;  /* NULL until somebody looks at it */
  gboolean draws_way;    /* the stroke under way draws it */
  gboolean keyboard_way; /* the keyboard draws it, until it is pinned */

  GHashTable *switches; /* name → choice, where it is not the ruleset's */
  gboolean show_field, show_dead, show_counts, show_bands;
  int from_side;
  CrHex side_of; /* whose side that is */
  gboolean sided;

  /* On what shooter and target stand by choice. */
  CrStand posts[2];
  gboolean posted[2];

  char *weapon, *weather; /* ids, NULL for none */
  gboolean sun, dim;
  int placing;  /* a #CreFirePlacing: what clicks place instead of asking */
  int man_side; /* of the men placed */

  CrTower tower; /* the one chosen, else how the next one will be */
  char *tower_type;
  int chosen_tower;       /* -1 for none */
  CrHex grip;             /* where it is held */
  gboolean tower_stirred; /* the stroke under way has put, turned or moved it */
  gboolean tower_stayed;  /* or was to, and it could not */
  guint telling;          /* that it is not as the options were set to; 0 for no */
};

void cre_tool_fire_install_options (GObjectClass *klass);
const CrScene *cre_tool_fire_get_scene (CreToolFire *tool);
gboolean cre_tool_fire_is_place (CreToolFire *tool, CrPlace place);
CrPlace *cre_tool_fire_get_last (CreToolFire *tool);
void cre_tool_fire_forget (CreToolFire *tool);
void cre_tool_fire_carry (CreToolFire *tool, const CrEdit *edit);
void cre_tool_fire_resume (CreTool *base, CreTool *base_before, const CrEdit *edit);
void cre_tool_fire_show_field (CreToolFire *tool);
void cre_tool_fire_answer (CreToolFire *tool);
void cre_tool_fire_tell (CreToolFire *tool);
void cre_tool_fire_turn_to (CreToolFire *tool, CrPlace target);
void cre_tool_fire_watch_document (CreToolFire *tool);
void cre_tool_fire_drop_field (CreToolFire *tool);
CrLofOptions cre_tool_fire_get_field_options (CreToolFire *tool);
gboolean cre_tool_fire_work_field (CrField *field, CrFire *fire, gint64 end);
void cre_tool_fire_refresh (CreToolFire *tool);
void cre_tool_fire_arm (CreToolFire *tool, CrLofOptions *options);
void cre_tool_fire_watch_men (CreToolFire *tool);
void cre_tool_fire_describe_placing (CreToolFire *tool);
void cre_tool_fire_hover_man (CreToolFire *tool, const CreAim *aim);
CrMuster *cre_tool_fire_copy_muster (CreToolFire *tool);
void cre_tool_fire_take_muster (CreToolFire *tool, CrMuster *muster, const char *label);
gboolean cre_tool_fire_take_back_men (CreToolFire *tool);
void cre_tool_fire_describe (CreToolFire *tool);
gboolean cre_tool_fire_find_verdict (CreTool *base, CreVerdict *verdict_out);
void cre_tool_fire_describe_known (CreToolFire *tool);

gboolean cre_tool_fire_keep_stands (CreToolFire *tool);

void cre_tool_fire_init_towers (CreToolFire *tool);
void cre_tool_fire_notify_tower (CreToolFire *tool);
void cre_tool_fire_change_tower (CreToolFire *tool);
void cre_tool_fire_check_tower (CreToolFire *tool);
void cre_tool_fire_press_tower (CreToolFire *tool, CrPlace place);
void cre_tool_fire_drag_tower (CreToolFire *tool, CrPlace place);
void cre_tool_fire_release_tower (CreToolFire *tool);
void cre_tool_fire_hover_tower (CreToolFire *tool, CrPlace place);

void cre_tool_fire_init_what_if (CreToolFire *tool);
void cre_tool_fire_drop_what_if (CreToolFire *tool);
void cre_tool_fire_drop_difference (CreToolFire *tool);
CrFire *cre_tool_fire_get_fire_after (CreToolFire *tool);
void cre_tool_fire_finish_what_if (CreToolFire *tool);

void cre_tool_fire_begin_way (CreToolFire *tool, CrPlace place);
void cre_tool_fire_extend_way (CreToolFire *tool, CrPlace place);
gboolean cre_tool_fire_end_way (CreToolFire *tool);
