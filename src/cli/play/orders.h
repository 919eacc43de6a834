/* orders.h: reads orders from a file, line by line. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Gets one order, without spaces around it. */
typedef void (*CliOrder) (const char *text, gpointer data);

/**
 * cli_read_orders:
 * @path: (nullable): NULL or "-" for standard input
 * @order: called for each line as it is read; empty lines and comments are skipped
 *
 * Returns: FALSE with an error when the file cannot be read
 */
gboolean cli_read_orders (const char *path, CliOrder order, gpointer data, GError **error);
