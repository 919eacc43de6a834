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
gboolean cre_run_start (CreRun *run, const CrMap *map, const CreAim *aim);
void cre_run_extend (CreRun *run, const CrMap *map, const CreAim *aim);

guint cre_run_get_length (const CreRun *run);
CrPlace cre_run_get (const CreRun *run, guint index);
GArray *cre_run_dup_places (const CreRun *run);
const CreAim *cre_run_get_aim (const CreRun *run, gboolean last);
void cre_run_preview (const CreRun *run, CreTool *tool);
void cre_run_activate (CreRun *run, CreTool *tool, const CreAim *aim);
