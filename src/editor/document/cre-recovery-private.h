/* cre-recovery-private.h: the files of a recovery folder.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-recovery.h"

#define CRE_RECOVERY_GROUP "recovery"
#define CRE_RECOVERY_META "meta"
#define CRE_RECOVERY_LOCK "lock"

/* Two copies take turns, so that a bad one never replaces the last good one. */
char *cre_recovery_path (const char *folder, int turn);

/* Returns: a file descriptor that holds the folder, -1 when somebody else does */
int cre_recovery_lock (const char *folder);

void cre_recovery_remove (const char *folder, gboolean with_folder);
