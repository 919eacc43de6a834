/* items.h: each item of the castle model once, as operations.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * Item: a line of tests/data/every-item.txt.
 * @name: "slit arc 120"; "-" where the ground is only prepared
 * @at: hex that tells of it, or "-"
 * @told: what is told there when the operation is done, and not before
 * @seen: "seen" on the map, at "sheet" round it, or "unseen"
 * @operation: "side"
 * @argument: "slit:inside=18,2:arc=120@18,2:S"
 */
typedef struct {
  char *name, *at, *told, *seen, *operation, *argument;
} Item;

#define ITEMS_COLUMNS 28
#define ITEMS_ROWS 22

/* (transfer full) (element-type Item): in the order in which they are done. */
GPtrArray *items_load (void);
