/* position.h: a game as a log records it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-playlog.h"

/**
 * CliPosition: a log, and the game after some of its orders.
 * @path: of the log
 * @events: of the order that was done last
 * @n_done: how many of its orders were done
 */
typedef struct {
  char *path;
  CrPlaylog *log;
  CrState *state;
  CrEvents *events;
  guint n_done;
} CliPosition;

/**
 * cli_position_load:
 * @path: of the log
 * @map_path: of the castle it was played on
 *
 * Returns: (transfer full) (nullable): before its first order; NULL with an error when log or
 * castle cannot be read, or do not go together
 */
CliPosition *cli_position_load (const char *path, const char *map_path, GError **error);
void cli_position_free (CliPosition *position);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPosition, cli_position_free)

/* Does the next order of the log. Returns: FALSE with an error that names the line where the log
 * differs from what the rules make of it */
gboolean cli_position_step (CliPosition *position, GError **error);

/**
 * cli_position_go:
 * @n_orders: how many orders are done in the end; −1 for all
 *
 * Returns: FALSE with an error
 */
gboolean cli_position_go (CliPosition *position, int n_orders, GError **error);

/* Returns: the index of the man; −1 with an error when there is no man with that id on the map */
int cli_position_find_man (const CliPosition *position, const char *id, GError **error);
