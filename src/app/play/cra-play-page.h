/* cra-play-page.h: a game: phases, men to place, the map, the log.
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

/* (nullable): while there is a game */
CreToolPlay *cra_play_page_get_tool (CraPlayPage *self);

/* To the next floor that the side at the screen knows of. */
void cra_play_page_step_floor (CraPlayPage *self, int step);

/* What came of something that was done elsewhere than on the map. */
void cra_play_page_say (CraPlayPage *self, const char *text);

void cra_play_page_list_areas (CraPlayPage *self, GPtrArray *areas);

/* Whether the area of the page of @activity has something that takes the keys. */
gboolean cra_play_page_enter_area (CraActivity *activity, GtkWidget *area);
void cra_play_page_set_size (CraPlayPage *self, int width, int height);

/* Men to place: beside the map or no longer, or in a popover where there is little room. */
void cra_play_page_open_tray (CraPlayPage *self);
void cra_play_page_toggle_right (CraPlayPage *self);
void cra_play_page_toggle_panels (CraPlayPage *self);
void cra_play_page_type_die (CraPlayPage *self);

/* Where to is asked for; an order is written. */
void cra_play_page_go_to_dialog (CraPlayPage *self);
void cra_play_page_write_order (CraPlayPage *self);

/* (transfer none): plays the game again by itself. */
CraReplay *cra_play_page_get_replay (CraPlayPage *self);

/* Nothing of the game is seen until it is uncovered.
 * @party: whose turn it is, "the garrison"; @phase: a sentence */
void cra_play_page_cover (CraPlayPage *self, const char *party, const char *phase);
void cra_play_page_uncover (CraPlayPage *self);
