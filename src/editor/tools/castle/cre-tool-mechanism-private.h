/* cre-tool-mechanism-private.h: what the files of the mechanism tool share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-build.h"
#include "cre-tool-mechanism.h"

struct _CreToolMechanism {
  CreTool parent_instance;

  int kind;
  char *id; /* owned: of the mechanism in hand, or that it will get */
  CrPlace control;
  gboolean has_control; /* one is in hand, or about to be made */
};

gboolean cre_tool_mechanism_read (const CrMap *map, int index, CrMechanism *mechanism);

/* Index of the mechanism in hand, -1 while it moves nothing yet. */
int cre_tool_mechanism_find_current (CreToolMechanism *self);

/* @moved: by what it moves, not by the hex it is worked from */
int cre_tool_mechanism_find_at (const CrMap *map, CrPlace place, gboolean moved);

/* What a click there would add or take out: the edit, and (out) what it is. NULL with the reason.
 */
CrEdit *cre_tool_mechanism_plan (CreToolMechanism *self,
                                 const CreAim *aim,
                                 CrMoved *moved,
                                 GError **error);
/* (transfer full): the mechanism in hand, and what a click would add to it, by name. */
char *cre_tool_mechanism_dup_current (CreToolMechanism *self);

/* (transfer full): of the step, and what is told when it is done. */
char *cre_tool_mechanism_dup_label (CreToolMechanism *self,
                                    const CreAim *aim,
                                    const CrMoved *moved);
char *cre_tool_mechanism_dup_done (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved);

/* Adds to what was told last that what is lacking can be made: to a refusal, and to a bridge. */
void cre_tool_mechanism_offer (CreToolMechanism *self, const CreAim *aim);

/* A raised bridge shuts its gate: after the bridge was added, the gate can be, and one can be put
 * where there is only wall. */
void cre_tool_mechanism_offer_gate (CreToolMechanism *self, const CreAim *aim);

void cre_tool_mechanism_show (CreTool *tool, const CreAim *aim);
