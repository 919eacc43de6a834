/* cr-target.h: files that must not be written over. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/* What is about to be written: the map itself, or something made from it. */
typedef enum { CR_TARGET_MAP, CR_TARGET_OTHER } CrTargetKind;

gboolean cr_target_check (const CrMap *map,
                          const char *map_path,
                          CrTargetKind kind,
                          const char *target,
                          GError **error);
gboolean cr_target_check_picture (const char *target, const char *picture, GError **error);
gboolean cr_target_check_ruleset (const char *target,
                                  const char *id,
                                  const char *map_path,
                                  GError **error);
