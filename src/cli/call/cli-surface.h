/* cli-surface.h: what the commands that draw are told. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* One of @names (array zero-terminated=1), the first when nothing is asked for. */
gboolean cli_read_name (const char *option,
                        const char *text,
                        const char *const *names,
                        int *index_out,
                        GError **error);
/* From @least to @most, or @value as it is when nothing is asked for. */
gboolean cli_read_number (const char *option,
                          const char *text,
                          int least,
                          int most,
                          double *value,
                          GError **error);
