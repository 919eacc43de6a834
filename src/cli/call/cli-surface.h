/* cli-surface.h: reads the values of options. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Reads one of @names (array zero-terminated=1); the first when the option was not given. Returns:
 * FALSE with an error */
gboolean cli_read_name (const char *option,
                        const char *text,
                        const char *const *names,
                        int *index_out,
                        GError **error);
/* Reads a number from @least to @most; leaves @value when the option was not given. Returns: FALSE
 * with an error */
gboolean cli_read_number (const char *option,
                          const char *text,
                          int least,
                          int most,
                          double *value,
                          GError **error);
