/* cr-ruleset-private.h: one ruleset laid over another. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

CrNode *cr_ruleset_merge (const CrNode *base, const CrNode *over);
