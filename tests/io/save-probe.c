/* save-probe.c: saves one file, to be killed and hindered while it does.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-save.h"

/* save-probe FILE CONTENT: exits with 0 when the file was saved, with 1 when not, with 3 when it
 * was, but nobody can promise that it stays so. */
int
main (int argc, char **argv)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (argv[2], strlen (argv[2]));
  g_autoptr (GError) error = NULL;

  if (argc == 3 && cr_save (argv[1], bytes, NULL, &error))
    return 0;
  return g_error_matches (error, CR_ERROR, CR_ERROR_NOT_SYNCED) ? 3 : 1;
}
