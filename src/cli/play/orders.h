/* orders.h: orders from a file, line by line. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* One order, without blanks around it. */
typedef void (*CliOrder) (const char *text, gpointer data);

/**
 * cli_read_orders:
 * @path: (nullable): NULL or "-" for standard input
 * @order: called for each line as it comes; empty lines and remarks are no orders
 *
 * Returns: FALSE with an error when it cannot be read
 */
gboolean cli_read_orders (const char *path, CliOrder order, gpointer data, GError **error);
