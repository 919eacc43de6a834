/* cre-run.h: a run of successive hexes that is dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreRun:
 *
 * The hexes of a stairway or a passage without gaps, in the order in which the pointer went over
 * them. Going back over the run removes its last hexes. It goes over hexes of the map only, or
 * anywhere on its grid.
 */
typedef struct _CreRun CreRun;

CreRun *cre_run_new (gboolean anywhere);
void cre_run_free (CreRun *run);

void cre_run_clear (CreRun *run);

/**
 * cre_run_start:
 *
 * Returns: FALSE, with an empty run, when it cannot begin there
 */
gboolean cre_run_start (CreRun *run, const CrMap *map, const CreAim *aim);

/* Adds the hexes on the straight line to the pointer, which may have jumped. */
void cre_run_extend (CreRun *run, const CrMap *map, const CreAim *aim);

/**
 * cre_run_drag:
 *
 * Does what a tool with a run does in its drag function.
 *
 * Returns: FALSE when no run was begun
 */
gboolean cre_run_drag (CreRun *run, CreTool *tool, const CreAim *aim);

/* Does what a tool with a run does in its hover function: it drops an unfinished run, and shows
 * nothing else while a run is dragged. @aim: (nullable) */
void cre_run_hover (CreRun *run, CreTool *tool, const CreAim *aim);

guint cre_run_get_length (const CreRun *run);
CrPlace cre_run_get (const CreRun *run, guint index);

/**
 * cre_run_dup_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes in their order
 */
GArray *cre_run_dup_places (const CreRun *run);

/**
 * cre_run_get_aim:
 * @last: the end at the pointer, otherwise the end where the run began
 *
 * Returns: (transfer none): the aim at that end; its nearest side decides how the end opens
 */
const CreAim *cre_run_get_aim (const CreRun *run, gboolean last);

void cre_run_preview (const CreRun *run, CreTool *tool);

/**
 * cre_run_activate:
 *
 * Draws a run by the keyboard: Enter at one end, moving the cursor over the hexes, Enter at the
 * other end.
 */
void cre_run_activate (CreRun *run, CreTool *tool, const CreAim *aim);
