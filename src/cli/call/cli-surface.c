/* cli-surface.c: reads the values of options. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-surface.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

gboolean
cli_read_name (const char *option,
               const char *text,
               const char *const *names,
               int *index_out,
               GError **error)
{
  g_autofree char *all = g_strjoinv (", ", (char **) names);
  CrNear near = { .name = NULL };

  *index_out = 0;
  for (int i = 0; text != NULL && names[i] != NULL; i++)
    if (g_str_equal (names[i], text)) {
      *index_out = i;
      return TRUE;
    }
  if (text == NULL)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found %s %s, expected one of %s"), option,
               text, all);
  near.name = text;
  cr_near_offer_all (&near, names);
  cr_near_tell (&near, error);
  return FALSE;
}

gboolean
cli_read_number (const char *option,
                 const char *text,
                 int least,
                 int most,
                 double *value,
                 GError **error)
{
  gint64 milli;

  if (text == NULL)
    return TRUE;
  if (cr_text_parse_milli (text, &milli) && milli >= least * 1000LL && milli <= most * 1000LL) {
    *value = (double) milli / 1000;
    return TRUE;
  }
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found %s %s, expected a number from %d to %d, with a decimal point"), option,
               text, least, most);
  return FALSE;
}
