/* cra-play-page.h: the page of a game: phases, men to place, the map, the log.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cra-map-view.h"
#include "cra-replay.h"

#include "cre-tool-play.h"

#define CRA_TYPE_PLAY_PAGE (cra_play_page_get_type ())
G_DECLARE_FINAL_TYPE (CraPlayPage, cra_play_page, CRA, PLAY_PAGE, GtkBox)

/* @play: (nullable) */
void cra_play_page_set_play (CraPlayPage *self, CrePlay *play);

CraMapView *cra_play_page_get_view (CraPlayPage *self);

/* Returns: (transfer none) (nullable): the tool; NULL while there is no game */
CreToolPlay *cra_play_page_get_tool (CraPlayPage *self);

/* Goes to the next floor that the side at the screen knows of. @step: how many storeys up, negative
 * for down */
void cra_play_page_step_floor (CraPlayPage *self, int step);

/* Says what came of an order that was not given on the map. */
void cra_play_page_say (CraPlayPage *self, const char *text);

void cra_play_page_list_areas (CraPlayPage *self, GPtrArray *areas);

/* Gives the focus to the first widget of @area, on the page of @activity, that takes it. Returns:
 * FALSE when there is none */
gboolean cra_play_page_enter_area (CraActivity *activity, GtkWidget *area);
void cra_play_page_set_size (CraPlayPage *self, int width, int height);

/* Shows or hides the tray beside the map, or opens its popover when there is little room. */
void cra_play_page_open_tray (CraPlayPage *self);
void cra_play_page_toggle_right (CraPlayPage *self);
void cra_play_page_toggle_panels (CraPlayPage *self);
void cra_play_page_type_die (CraPlayPage *self);

/* The first opens the entry for a place to go to, the second the entry for an order. */
void cra_play_page_go_to_dialog (CraPlayPage *self);
void cra_play_page_write_order (CraPlayPage *self);

/* Returns: (transfer none): what plays the game again */
CraReplay *cra_play_page_get_replay (CraPlayPage *self);

/* Hides the game until it is uncovered. @party: whose turn it is, "the garrison"; @phase: a
 * sentence */
void cra_play_page_cover (CraPlayPage *self, const char *party, const char *phase);
void cra_play_page_uncover (CraPlayPage *self);
gboolean cra_play_page_is_covered (CraPlayPage *self);
