/* cra-play-rules.h: the window for the rules by which a game is played.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/**
 * CraPlayRules: a window for the options of the rules, the chapters that are used and the last turn
 * of one game. Options that nothing reads yet are not offered.
 *
 * Signals: chosen (GStrv choices, int last_turn), with the arguments of cre_play_take_over_by(),
 * when the game is to be played by these rules; the window then closes.
 */
#define CRA_TYPE_PLAY_RULES (cra_play_rules_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayRules, cra_play_rules, CRA, PLAY_RULES, GtkWindow)

/* @ruleset: the ruleset of the game, with its choices */
GtkWidget *cra_play_rules_new (GtkWindow *parent, const CrRuleset *ruleset, int last_turn);
