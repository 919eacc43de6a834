/* cr-readdress-set.c: sets of places, as they are after a motion.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-readdress-private.h"

#include <string.h>

static char *
format_set (const CrReaddress *how, const GArray *places)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  int floor = 0;

  for (guint i = 0; i < places->len;) {
    int run = g_array_index (places, CrPlace, i).floor;

    g_array_set_size (hexes, 0);
    for (; i < places->len && g_array_index (places, CrPlace, i).floor == run; i++)
      g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);

    g_autofree char *set =
        cr_grid_format_set (how->grid, (const CrHex *) (const void *) hexes->data, hexes->len);
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? " " : "",
                            run != floor ? cr_readdress_floor_id (how, run) : "",
                            run != floor ? "/" : "", set);
    floor = run;
  }
  return g_string_free (text, FALSE);
}

/* Takes "cellar/" off the front of a word. */
static const char *
read_floor (const CrReaddress *how, const char *word, int *floor)
{
  const char *slash = strchr (word, '/');
  g_autofree char *id = slash != NULL ? g_strndup (word, (gsize) (slash - word)) : NULL;

  if (id != NULL)
    *floor = cr_map_find_floor (how->map, id);
  return slash != NULL ? slash + 1 : word;
}

static void
append_hexes (const CrReaddress *how, const GArray *places, GString *out)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < places->len; i++)
    g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);

  g_autofree char *set =
      cr_grid_format_set (how->grid, (const CrHex *) (const void *) hexes->data, hexes->len);
  g_string_append (out, set);
}

/* A run of which all is left stays a run, even of two hexes. */
static void
append_word (const CrReaddress *how, const char *word, const GArray *places, GString *out)
{
  CrHex last = g_array_index (places, CrPlace, places->len - 1).hex;
  g_autofree char *from = cr_grid_format_hex (how->grid, g_array_index (places, CrPlace, 0).hex);
  g_autofree char *to = cr_grid_format_hex (how->grid, last);

  if (strstr (word, "..") != NULL)
    g_string_append_printf (out, "%s..%s", from, to);
  else
    g_string_append (out, from);
}

/* (transfer full) (element-type CrPlace): those that are there afterwards. */
static GArray *
move_places (const CrReaddress *how, const GArray *places, gboolean *lost)
{
  GArray *moved = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < places->len; i++) {
    CrPlace to;

    if (cr_readdress_place (how, g_array_index (places, CrPlace, i), &to))
      g_array_append_val (moved, to);
  }
  *lost |= moved->len < places->len;
  return moved;
}

/* (transfer full) (element-type CrPlace): the hexes of one word without its floor. */
static GArray *
parse_word (const CrReaddress *how, const char *word, int floor)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_grid_parse_set (cr_map_get_grid (how->map), word, hexes, NULL);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };

    g_array_append_val (places, place);
  }
  return places;
}

/* As cr_readdress_move_set(), word for word: a file that was written by hand keeps its form, even
 * where it names the floor again that it is on already. */
static char *
move_set_verbatim (const CrReaddress *how, const char *text, gboolean *lost)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n;", -1);
  GString *out = g_string_new (NULL);
  int floor = 0, floor_out = 0;

  for (char **word = words; *word != NULL; word++) {
    const char *rest = read_floor (how, *word, &floor);
    g_autoptr (GArray) places = parse_word (how, rest, floor);
    g_autoptr (GArray) moved = move_places (how, places, lost);

    if (moved->len == 0)
      continue;
    if (out->len > 0)
      g_string_append_c (out, ' ');
    if (rest != *word || g_array_index (moved, CrPlace, 0).floor != floor_out) {
      floor_out = g_array_index (moved, CrPlace, 0).floor;
      g_string_append_printf (out, "%s/", cr_readdress_floor_id (how, floor_out));
    }
    if (moved->len == places->len)
      append_word (how, rest, moved, out);
    else
      append_hexes (how, moved, out);
  }
  return g_string_free (out, out->len == 0);
}

char *
cr_readdress_move_set (const CrReaddress *how, const char *text, gboolean *lost)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) moved = NULL;

  if (!cr_map_parse_places (how->map, text, places, NULL))
    return how->verbatim ? g_strdup (text) : NULL;
  if (how->verbatim)
    return move_set_verbatim (how, text, lost);
  moved = move_places (how, places, lost);
  return moved->len > 0 ? format_set (how, moved) : NULL;
}
