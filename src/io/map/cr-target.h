/* cr-target.h: refuses to overwrite files that are still needed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-xml-assembly.h"

/* What is about to be written: the map itself, or something made from it. */
typedef enum { CR_TARGET_MAP, CR_TARGET_OTHER } CrTargetKind;

/**
 * cr_target_check:
 * @map_path: (nullable): where the map was read
 * @target: the file that is about to be written
 *
 * Returns: FALSE with an error of one sentence when the map needs that file: overwriting it would
 *   destroy a picture or the ruleset, and so the map
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
 * @id: of the ruleset of the map at @map_path
 *
 * The rulesets that it extends count too.
 */
gboolean cr_target_check_ruleset (const char *target,
                                  const char *id,
                                  const char *map_path,
                                  GError **error);

/**
 * cr_target_check_parts:
 * @target: the file that is about to be written
 *
 * Checks each map of the assembly.
 */
gboolean cr_target_check_parts (const CrAssemblyFile *file, const char *target, GError **error);

/**
 * cr_target_check_read:
 * @target: file that is about to be written
 * @read: (nullable): orders, a scenario, or what else is read besides the map
 */
gboolean cr_target_check_read (const char *target, const char *read, GError **error);
