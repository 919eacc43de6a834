/* fire-stage.h: a window with the fire tool in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hand.h"

#include "cra-drawer-private.h"
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"

#include "cre-tool-fire.h"

/**
 * FireStage: what a FIRE_STAGE_TEST() gets.
 */
typedef struct {
  CraApplication *application;
  Hand hand;
  CreToolFire *fire;
} FireStage;

void fire_stage_edit (FireStage *fixture, const char *operation, const char *argument);
#define FIRE_STAGE_TEST(path, test) \
  g_test_add (path, FireStage, NULL, fire_stage_set_up, test, fire_stage_tear_down)

/* A rampart with battlements to the north, a house behind it, and a floor above one hex. */
void fire_stage_set_up (FireStage *fixture, gconstpointer data);
void fire_stage_tear_down (FireStage *fixture, gconstpointer data);
CraDrawer *fire_stage_get_drawer (FireStage *fixture);
CrPlace fire_stage_place (FireStage *fixture, const char *text);
gboolean fire_stage_is_shot (FireStage *fixture, const char *from, const char *to);
int fire_stage_measure (GtkWidget *widget, GtkOrientation orientation);
/* Whether it is shown or not: a widget of that type; the page of the drawer. */
GtkWidget *fire_stage_find (GtkWidget *root, GType type);
GtkWidget *fire_stage_get_page (FireStage *fixture, GType type);
