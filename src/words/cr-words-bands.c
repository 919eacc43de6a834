/* cr-words-bands.c: rings of range in words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-bands.h"

#include "cr-text.h"
#include "cr-words-lof.h"

/* Returns: (transfer full): "medium range to 9, −1" or "seen to 5" */
static char *
word_ring (CrRing ring)
{
  g_autofree char *modifier = NULL;

  if (ring.band < 0)
    /* Translators: what can be seen, in hexes */
    return g_strdup_printf (cr_text ("seen to %d"), ring.reach);
  if (ring.modifier == 0)
    return g_strdup_printf ("%s %d", cr_words_band_name (ring.band), ring.reach);
  modifier = cr_words_level (ring.modifier);
  return g_strdup_printf ("%s %d (%s)", cr_words_band_name (ring.band), ring.reach, modifier);
}

char **
cr_words_rings (const CrBands *bands)
{
  guint n = cr_bands_n (bands);
  char **rings = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    rings[i] = word_ring (cr_bands_get (bands, i));
  return rings;
}
