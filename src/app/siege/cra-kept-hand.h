/* cra-kept-hand.h: the hand stays where it is when buttons are made anew.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * CraKeptHand: the button that has the keys, in a box that scrolls and whose buttons are all made
 * anew.
 * @box: in which they are
 * @key: (nullable): of the button that was in hand
 * @held: (nullable): the button that bears its key now
 * @top: where it was, in what scrolls; -1 for no place
 * @frames: that are left until it is brought there
 */
typedef struct {
  GtkWidget *box, *held;
  char *key;
  double top;
  int frames;
  guint tick_id;
} CraKeptHand;

/* @key: (transfer full): what stays the same of the button */
void cra_kept_hand_mark (GtkWidget *button, char *key);

/* Before all are made anew; until cra_kept_hand_end() the box does not scroll to what has the keys.
 */
void cra_kept_hand_take (CraKeptHand *self, GtkWidget *box);

/**
 * cra_kept_hand_put_back:
 *
 * After that: the button of the same key has the keys again and comes to the place where it was.
 *
 * Returns: whether there is one
 */
gboolean cra_kept_hand_put_back (CraKeptHand *self);

void cra_kept_hand_end (CraKeptHand *self);

/* Lets go of the box, which goes. */
void cra_kept_hand_clear (CraKeptHand *self);
