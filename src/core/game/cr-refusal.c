/* cr-refusal.c: why an order cannot be done. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-refusal.h"

const char *
cr_refusal_get_name (CrRefusalWhy why)
{
  static const char *const names[] = {
    "none",         "over",     "phase",         "party",      "not-here",    "dead",
    "stunned",      "no-hex",   "same",          "occupied",   "enemy",       "bodies",
    "no-way",       "men-bar",  "points",        "decision",   "no-decision", "no-choice",
    "no-weapon",    "slow",     "done",          "friend",     "no-fire",     "not-adjacent",
    "no-access",    "too-many", "weak",          "no-door",    "not-at-door", "outside",
    "held",         "unbroken", "no-tool",       "in-ruins",   "by-winch",    "already",
    "not-at-winch", "busy",     "no-bearers",    "winding",    "not-carried", "not-lying",
    "not-upright",  "no-wall",  "unscaled",      "no-masonry", "steep",       "hoarded",
    "high",         "climbed",  "not-at-ladder", "laden",      "on-ladder",   "enemy-near",
    "shown",        "full",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CR_N_REFUSALS);
  return names[why];
}
