/* cre-tool-fire-private.h: shared by the parts of the fire tool.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

struct _CreToolFire {
  CreTool parent_instance;

  /* borrowed: they go with the document */
  CreAsk *ask;
  CreManPlacer *men;
  CreTowerPlacer *towers;

  int placing;           /* a #CreFirePlacing */
  gboolean pending;      /* the keyboard has set a shooter and looks for a target */
  gboolean asks_nothing; /* the press has done its work: its drag and release ask for nothing */
  gboolean moves;        /* and if it goes on, it puts him elsewhere: */
  CrPlace moved_to;      /* where he was, or was put last */
  gboolean draws_way;    /* the stroke under way draws it */
  gboolean keyboard_way; /* the keyboard draws it, until it is pinned */
};

/* Puts what is known now into words. */
void cre_tool_fire_describe (CreToolFire *tool);
/* Something has become another than it was. */
void cre_tool_fire_changed_cb (CreToolFire *tool, CreAskWhy why);

/* None where it has something else to say: of a man who was placed, of a tower that cannot be. */
gboolean cre_tool_fire_find_verdict (CreTool *base, CreVerdict *verdict_out);

/* What a click does from now on: it is seen nowhere else when the options are shut. */
void cre_tool_fire_describe_placing (CreToolFire *tool);
