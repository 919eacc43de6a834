/* cre-tool-mechanism-private.h: what the files of the mechanism tool share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-build.h"
#include "cre-tool-mechanism.h"

struct _CreToolMechanism {
  CreTool parent_instance;

  int kind;
  char *id; /* owned: the id of the mechanism in hand; a new one will get it */
  CrPlace control;
  gboolean has_control; /* whether a mechanism is in hand, or a control hex for a new one */
};

gboolean cre_tool_mechanism_read (const CrMap *map, int index, CrMechanism *mechanism);

/* Returns: the index of the mechanism in hand; -1 when there is none or it moves nothing yet */
int cre_tool_mechanism_find_current (CreToolMechanism *self);

/* @moved: whether to look at the hexes that it moves in place of its control hex */
int cre_tool_mechanism_find_at (const CrMap *map, CrPlace place, gboolean moved);

/* Plans what a click there adds to the mechanism or takes out of it; @moved says which. Returns:
 * (transfer full) (nullable): NULL with an error when nothing can be */
CrEdit *cre_tool_mechanism_plan (CreToolMechanism *self,
                                 const CreAim *aim,
                                 CrMoved *moved,
                                 GError **error);
/* Returns: (transfer full): the name of the mechanism in hand */
char *cre_tool_mechanism_dup_current (CreToolMechanism *self);

/* Returns: (transfer full): the label of the step; below, the sentence that is told when it is done
 */
char *cre_tool_mechanism_dup_label (CreToolMechanism *self,
                                    const CreAim *aim,
                                    const CrMoved *moved);
char *cre_tool_mechanism_dup_done (CreToolMechanism *self, const CreAim *aim, const CrMoved *moved);

/* Adds to the word that was told last the offer to make what is lacking. */
void cre_tool_mechanism_offer (CreToolMechanism *self, const CreAim *aim);

/* A raised bridge shuts its gate. After a bridge was added, this offers to add its gate, or to put
 * one where there is only wall. */
void cre_tool_mechanism_offer_gate (CreToolMechanism *self, const CreAim *aim);

void cre_tool_mechanism_show (CreTool *tool, const CreAim *aim);
