/* cra-play-rules.h: by which rules a game is played. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

#include <gtk/gtk.h>

/**
 * CraPlayRules: the options of the rules, the chapters that are played with and the last turn, of
 * one game. What nothing reads yet is not offered.
 *
 * Signals: chosen (GStrv choices, int last_turn), as cre_play_take_over_by() takes them, when it is
 * to be played so; the window closes then.
 */
#define CRA_TYPE_PLAY_RULES (cra_play_rules_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayRules, cra_play_rules, CRA, PLAY_RULES, GtkWindow)

/* @ruleset: of the game as it is now */
GtkWidget *cra_play_rules_new (GtkWindow *parent, const CrRuleset *ruleset, int last_turn);
