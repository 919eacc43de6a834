/* cre-run.h: hexes one after another, as they are dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreRun:
 *
 * The hexes of a stairway or a passage, in the order in which the pointer went over them, without
 * gaps. Going back over the run takes its last hexes away again. It goes over hexes of the map, or
 * anywhere on its grid.
 */
typedef struct _CreRun CreRun;

CreRun *cre_run_new (gboolean anywhere);
void cre_run_free (CreRun *run);

void cre_run_clear (CreRun *run);

/**
 * cre_run_start:
 *
 * Returns: FALSE, and an empty run, where it cannot go
 */
gboolean cre_run_start (CreRun *run, const CrMap *map, const CreAim *aim);

/* The pointer may have jumped: the hexes on the straight line between belong to the run. */
void cre_run_extend (CreRun *run, const CrMap *map, const CreAim *aim);

/**
 * cre_run_drag:
 *
 * What a tool does as it is dragged.
 *
 * Returns: FALSE where no run has begun
 */
gboolean cre_run_drag (CreRun *run, CreTool *tool, const CreAim *aim);

/**
 * cre_run_hover:
 * @aim: (nullable): NULL when the pointer has left the map
 *
 * What a tool does as the pointer passes over the map: a run that was left lying goes.
 *
 * Returns: FALSE while a run is dragged, when nothing else is shown
 */
gboolean cre_run_hover (CreRun *run, CreTool *tool, const CreAim *aim);

/* Returns: (transfer none) (nullable): what is pointed at; NULL for nothing */
const CreAim *cre_run_get_hovered (const CreRun *run);

guint cre_run_get_length (const CreRun *run);
CrPlace cre_run_get (const CreRun *run, guint index);

/**
 * cre_run_dup_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes, one after another
 */
GArray *cre_run_dup_places (const CreRun *run);

/**
 * cre_run_get_aim:
 * @last: of the two ends, that where the pointer is now
 *
 * Returns: (transfer none): the aim there; which side it is near to says how an end opens
 */
const CreAim *cre_run_get_aim (const CreRun *run, gboolean last);

void cre_run_preview (const CreRun *run, CreTool *tool);

/**
 * cre_run_activate:
 *
 * With the keyboard: Enter at one end, the cursor over the hexes, which drags, and Enter at the
 * other end.
 */
void cre_run_activate (CreRun *run, CreTool *tool, const CreAim *aim);
