/* cr-target.h: files that must not be written over. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-xml-assembly.h"

/* What is about to be written: the map itself, or something made from it. */
typedef enum { CR_TARGET_MAP, CR_TARGET_OTHER } CrTargetKind;

/**
 * cr_target_check:
 * @map_path: (nullable): where the map was read
 * @target: file that is about to be written
 *
 * Returns: FALSE with one sentence when the map reads that file: who wrote over it would lose the
 *   picture or the ruleset, and the map with it
 */
gboolean cr_target_check (const CrMap *map,
                          const char *map_path,
                          CrTargetKind kind,
                          const char *target,
                          GError **error);

/**
 * cr_target_check_picture:
 * @target: file that is about to be written
 * @picture: file of a picture that is read
 *
 * Files are the same whatever they are called, and through whatever links.
 */
gboolean cr_target_check_picture (const char *target, const char *picture, GError **error);

/**
 * cr_target_check_ruleset:
 * @id: of the ruleset that the map at @map_path is read by
 *
 * Counts those that it extends, too.
 */
gboolean cr_target_check_ruleset (const char *target,
                                  const char *id,
                                  const char *map_path,
                                  GError **error);

/**
 * cr_target_check_parts:
 * @target: file that is about to be written
 *
 * Asks of each map that is put together.
 */
gboolean cr_target_check_parts (const CrAssemblyFile *file, const char *target, GError **error);

/**
 * cr_target_check_read:
 * @target: file that is about to be written
 * @read: (nullable): orders, a scenario, or what else is read besides the map
 */
gboolean cr_target_check_read (const char *target, const char *read, GError **error);
