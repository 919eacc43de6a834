/* cra-kept-hand.h: keeps the focused button under the hand when all buttons are made anew.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * CraKeptHand: remembers the focused button of a box that scrolls and whose buttons are all made
 * anew.
 * @box: the box
 * @held: (nullable): the new button with the same key
 * @key: (nullable): the key of the button that had the focus
 * @top: where that was in the scrolled window, in pixels; −1: unknown
 * @frames: how many frames to wait before scrolling
 */
typedef struct {
  GtkWidget *box, *held;
  char *key;
  double top;
  int frames;
  guint tick_id;
} CraKeptHand;

/* Gives a button its key, by which it is found again. @key: (transfer full) */
void cra_kept_hand_mark (GtkWidget *button, char *key);

/* Called before the buttons are removed. The box does not scroll to the focus until
 * cra_kept_hand_end(). */
void cra_kept_hand_take (CraKeptHand *self, GtkWidget *box);

/**
 * cra_kept_hand_put_back:
 *
 * Called when the new buttons are there: the one with the same key gets the focus and is scrolled
 * to where it was.
 *
 * Returns: FALSE when there is no such button
 */
gboolean cra_kept_hand_put_back (CraKeptHand *self);

void cra_kept_hand_end (CraKeptHand *self);

/* Forgets the box, before it is destroyed. */
void cra_kept_hand_clear (CraKeptHand *self);
