/* cr-hex.c: hexes as axial coordinates. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-hex.h"

#include "cr-text.h"

#include <string.h>

const CrHex cr_hex_steps[CR_N_DIRECTIONS] = {
  { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 },
};

static const char *const direction_names[2][CR_N_DIRECTIONS] = {
  [CR_FLAT] = { "N", "NE", "SE", "S", "SW", "NW" },
  [CR_POINTY] = { "NW", "NE", "E", "SE", "SW", "W" },
};

CrHex
cr_hex_rotate (CrHex hex, int sixths)
{
  for (int i = ((sixths % 6) + 6) % 6; i > 0; i--)
    hex = (CrHex){ -hex.r, hex.q + hex.r };
  return hex;
}

CrHex
cr_hex_mirror (CrHex hex)
{
  return (CrHex){ -hex.q, hex.q + hex.r };
}

int
cr_hex_n_within (int radius)
{
  return 1 + 3 * radius * (radius + 1);
}

CrHex
cr_hex_spiral (int index)
{
  int ring = 0;

  while (index >= cr_hex_n_within (ring))
    ring++;
  if (ring == 0)
    return (CrHex){ 0, 0 };

  int i = index - cr_hex_n_within (ring - 1);
  guint leg = (guint) (i / ring) % CR_N_DIRECTIONS;
  CrHex corner = cr_hex_steps[leg];
  CrHex along = cr_hex_steps[(leg + 2) % CR_N_DIRECTIONS];
  return (CrHex){ corner.q * ring + along.q * (i % ring), corner.r * ring + along.r * (i % ring) };
}

const char *
cr_direction_get_name (CrDirection direction, CrOrientation orientation)
{
  g_return_val_if_fail (direction >= 0 && direction < CR_N_DIRECTIONS, "?");
  return direction_names[orientation][direction];
}

const char *
cr_direction_get_title (CrDirection direction, CrOrientation orientation)
{
  const char *name = cr_direction_get_name (direction, orientation);

  /* Translators: south-west */
  if (g_str_equal (name, "SW"))
    return cr_text ("SW");
  /* Translators: north-west */
  if (g_str_equal (name, "NW"))
    return cr_text ("NW");
  /* Translators: west */
  return g_str_equal (name, "W") ? cr_text ("W") : name;
}

/* West is W or, in French, O, which is the first letter of no other direction. */
static gboolean
is_name (const char *typed, const char *name)
{
  if (strlen (typed) != strlen (name))
    return FALSE;
  for (; *name != '\0' && (*typed == *name || (*typed == 'O' && *name == 'W')); name++)
    typed++;
  return *name == '\0';
}

gboolean
cr_direction_parse (const char *name, CrOrientation orientation, CrDirection *direction_out)
{
  for (CrDirection i = 0; i < CR_N_DIRECTIONS; i++)
    if (is_name (name, direction_names[orientation][i])) {
      *direction_out = i;
      return TRUE;
    }
  return FALSE;
}

CrDirection
cr_hex_find_facing (CrHex from, CrHex to)
{
  CrHex v = cr_hex_sub (to, from);
  CrDirection best = 0;

  for (CrDirection d = 1; d < CR_N_DIRECTIONS; d++)
    if (cr_hex_dot (cr_hex_steps[d], v) > cr_hex_dot (cr_hex_steps[best], v))
      best = d;
  return best;
}
