/* cra-print-aids.h: adds tables and counters to what is printed with the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-print-settings.h"

/* Adds the tables that are chosen. Returns: FALSE with an error when they do not fit on the paper
 */
gboolean cra_print_add_aids (CrPrint *print,
                             const CraPrintChoice *choice,
                             const CrMap *map,
                             const CrRuleset *ruleset,
                             GError **error);

/* Adds the counters that are chosen. Returns: FALSE with an error when they do not fit on the paper
 */
gboolean cra_print_add_counters (CrPrint *print, const CraPrintChoice *choice, GError **error);
