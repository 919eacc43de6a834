/* cr-readdress-address.c: one address of each kind, as it is after a motion.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-readdress-private.h"

#include <math.h>
#include <string.h>

#include "cr-layout.h"
#include "cr-text.h"

/* Where it would be, were it on a floor that there is. */
static gboolean
move_place (const CrReaddress *how, CrPlace from, CrPlace *to)
{
  to->hex = cr_motion_apply (how->motion, from.hex);
  to->floor =
      from.floor < (int) how->floors->len ? g_array_index (how->floors, int, from.floor) : -1;
  return to->floor >= 0;
}

static gboolean
is_kept (const CrReaddress *how, CrPlace place, gboolean end)
{
  return cr_grid_contains (how->grid, place.hex) &&
         (how->keep == NULL || how->keep (place, end, how->data));
}

gboolean
cr_readdress_place (const CrReaddress *how, CrPlace from, CrPlace *to_out)
{
  return move_place (how, from, to_out) && is_kept (how, *to_out, FALSE);
}

const char *
cr_readdress_floor_id (const CrReaddress *how, int floor)
{
  return g_ptr_array_index (how->floor_ids, floor);
}

/* What is not on the first floor carries its floor. */
static char *
format_place (const CrReaddress *how, CrPlace place, CrDirection side)
{
  g_autofree char *at = cr_grid_format_hex (how->grid, place.hex);

  return g_strconcat (place.floor > 0 ? cr_readdress_floor_id (how, place.floor) : "",
                      place.floor > 0 ? "/" : "", at, side >= 0 ? ":" : NULL,
                      side >= 0 ? cr_direction_get_name (side, how->grid->orientation) : NULL,
                      NULL);
}

static char *
move_one (const CrReaddress *how, const char *text, gboolean *ok)
{
  CrPlace from, to;

  *ok = cr_map_parse_place (how->map, text, &from, NULL);
  return *ok && cr_readdress_place (how, from, &to) ? format_place (how, to, -1) : NULL;
}

/* A side is there with either of its hexes, and keeps the name it was written under if it can. */
static char *
move_side (const CrReaddress *how, const char *text, gboolean end, gboolean *ok)
{
  CrPlace from, to, other;
  CrDirection direction = -1;

  *ok = strchr (text, ':') != NULL ? cr_map_parse_side (how->map, text, &from, &direction, NULL)
                                   : cr_map_parse_place (how->map, text, &from, NULL);
  if (!*ok || !move_place (how, from, &to))
    return NULL;
  if (direction < 0)
    return is_kept (how, to, end) ? format_place (how, to, -1) : NULL;
  direction = cr_motion_turn (how->motion, direction);
  other = (CrPlace){ to.floor, cr_hex_neighbour (to.hex, direction) };
  if (!is_kept (how, to, end) && !is_kept (how, other, end))
    return NULL;
  if (!cr_grid_contains (how->grid, to.hex))
    return format_place (how, other, cr_direction_opposite (direction));
  return format_place (how, to, direction);
}

/* Each word for itself. */
static char *
move_words (const CrReaddress *how, const char *text, CrAddressKind kind, gboolean *lost)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n;", -1);
  GString *out = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++) {
    gboolean ok;
    g_autofree char *moved =
        **word != '\0' ? move_side (how, *word, kind == CR_ADDRESS_ENDS, &ok) : NULL;

    if (**word == '\0')
      continue;
    if (moved != NULL || (!ok && how->verbatim))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", ok ? moved : *word);
    else
      *lost = TRUE;
  }
  return g_string_free (out, out->len == 0);
}

static char *
move_floor (const CrReaddress *how, const char *text)
{
  int floor = cr_map_find_floor (how->map, text), to;

  if (floor < 0 || floor >= (int) how->floors->len)
    return how->verbatim ? g_strdup (text) : NULL;
  to = g_array_index (how->floors, int, floor);
  return to >= 0 ? g_strdup (cr_readdress_floor_id (how, to)) : NULL;
}

/* A point that was clicked stays where it is in the plane, on the map or off it. */
static char *
move_point (const CrReaddress *how, const char *text)
{
  const char *rest = text;
  int column, row;
  CrHex hex;

  if (!cr_text_read_int (&rest, &column) || *rest++ != ',' || !cr_text_read_int (&rest, &row) ||
      *rest != '\0')
    return g_strdup (text);
  hex = cr_grid_hex_at (cr_map_get_grid (how->map), column, row);
  return cr_grid_format_hex (how->grid, cr_motion_apply (how->motion, hex));
}

/* The plane has its origin in hex 1,1, so a picture stays put when the origin of its matrix moves
 * against the hexes. A picture is never turned with them. */
static char *
move_matrix (const CrReaddress *how, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CrPoint by = cr_layout_centre (how->grid, how->motion.shift);
  GString *out = g_string_new (NULL);
  gint64 m[6];
  guint n = 0;

  while (words[n] != NULL && n < 6 && cr_text_parse_milli (words[n], &m[n]))
    n++;
  if (n < 6 || words[6] != NULL)
    return g_string_free (g_string_append (out, text), FALSE);
  m[4] -= llround ((double) m[0] * by.x + (double) m[2] * by.y);
  m[5] -= llround ((double) m[1] * by.x + (double) m[3] * by.y);
  for (n = 0; n < 6; n++) {
    g_autofree char *number = cr_text_format_milli (m[n]);
    g_string_append_printf (out, "%s%s", n > 0 ? " " : "", number);
  }
  return g_string_free (out, FALSE);
}

/* NULL: nothing is left of it. */
char *
cr_readdress_move (const CrReaddress *how, const char *text, CrAddressKind kind, gboolean *lost)
{
  gboolean ok = TRUE;
  char *moved = NULL;

  switch (kind) {
  case CR_ADDRESS_PLACE:
    moved = move_one (how, text, &ok);
    break;
  case CR_ADDRESS_ENDS:
  case CR_ADDRESS_SIDES:
    moved = move_words (how, text, kind, lost);
    break;
  case CR_ADDRESS_SET:
    moved = cr_readdress_move_set (how, text, lost);
    break;
  case CR_ADDRESS_FLOOR:
    moved = move_floor (how, text);
    break;
  case CR_ADDRESS_LINK:
    moved = how->dup_id != NULL ? how->dup_id (text, how->data) : g_strdup (text);
    break;
  case CR_ADDRESS_POINT:
    moved = move_point (how, text);
    break;
  case CR_ADDRESS_MATRIX:
    moved = move_matrix (how, text);
    break;
  }
  return ok || !how->verbatim ? moved : g_strdup (text);
}
