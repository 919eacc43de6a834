/* render-wishes.c: the options of the command render. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-wishes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-surface.h"
#include "cr-error.h"
#include "cr-fit.h"
#include "cr-layout.h"
#include "cr-map-words.h"
#include "cr-question-words.h"

void
cli_wishes_clear (CliWishes *wishes)
{
  g_free (wishes->floor);
  g_free (wishes->mode);
  g_free (wishes->variant);
  g_free (wishes->pixels);
  g_free (wishes->millimetres);
  g_free (wishes->density);
  g_free (wishes->part);
  g_free (wishes->charts);
  g_free (wishes->hidden);
  g_free (wishes->numbers);
  g_free (wishes->record);
  g_strfreev (wishes->overlays);
  cli_paper_clear (&wishes->paper);
  cli_counters_clear (&wishes->counters);
}

/* Reads --scan-px-per-mm: a hex gets the size that it has on what the author's picture was scanned
 * from. */
static gboolean
read_density (const CliRender *render, const char *text, double *millimetres, GError **error)
{
  double pixels = cr_fit_measure_hex (render->question.map), density = 1;

  if (text == NULL)
    return TRUE;
  if (!cli_read_number ("--scan-px-per-mm", text, 0.1, 1000, &density, error))
    return FALSE;
  *millimetres = pixels / density;
  if (*millimetres >= 1 && *millimetres <= 1000)
    return TRUE;
  if (pixels > 0)
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
                 _ ("a hex would measure %.2f mm, expected 1 to 1000"), *millimetres);
  else
    g_set_error_literal (error, CR_ERROR, CR_ERROR_PICTURE, _ ("no picture is laid on this map"));
  return FALSE;
}

/* --px is for a picture, --hex-mm for a print and, at 300 to the inch, for a picture too. */
gboolean
cli_wishes_read_unit (CliRender *render, const CliWishes *wishes, GError **error)
{
  double pixels = CR_SHEET_HEX_PIXELS, millimetres = CR_SHEET_HEX_MM;

  if (!cli_read_number ("--px", wishes->pixels, 1, 1000, &pixels, error) ||
      !cli_read_number ("--hex-mm", wishes->millimetres, 1, 1000, &millimetres, error) ||
      !read_density (render, wishes->density, &millimetres, error))
    return FALSE;
  render->hex_mm = millimetres;
  render->unit =
      render->kind == CR_PICTURE_FILE_PNG && wishes->millimetres == NULL && wishes->density == NULL
          ? pixels
          : cr_sheet_find_scale (render->kind, millimetres);
  return TRUE;
}

/* --part FROM..TO: the hexes between two opposite corners, whole, and nothing round them. */
gboolean
cli_wishes_read_part (const CrMap *map, const char *text, CrBox *part_out, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_auto (GStrv) ends = g_strsplit (text, "..", -1);
  CrBox frame = cr_layout_frame (grid);
  CrPlace from, to;
  CrPoint a, b;
  double left, top;

  if (g_strv_length (ends) != 2) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s %s, expected FROM..TO"), "--part",
                 text);
    return FALSE;
  }
  if (!cr_question_read_place (map, ends[0], &from, error) ||
      !cr_question_read_place (map, ends[1], &to, error))
    return FALSE;
  a = cr_layout_centre (grid, from.hex);
  b = cr_layout_centre (grid, to.hex);
  left = MAX (MIN (a.x, b.x) - 0.5, frame.x);
  top = MAX (MIN (a.y, b.y) - 0.5, frame.y);
  *part_out = (CrBox){ left, top, MIN (MAX (a.x, b.x) + 0.5, frame.x + frame.width) - left,
                       MIN (MAX (a.y, b.y) + 0.5, frame.y + frame.height) - top };
  return TRUE;
}

static gboolean
read_floor (const CrMap *map, const char *id, int *floor_out, GError **error)
{
  *floor_out = cr_map_find_floor (map, id);
  return *floor_out >= 0 || cr_map_refuse_floor (map, id, error);
}

/* Reads --hide WHAT,…: the parts of the usual picture to leave out. */
static gboolean
read_hidden (const char *text, CrShow *show, GError **error)
{
  static const char *const names[] = { "grid",   "lines", "ticks", "numbers", "levels",
                                       "labels", "ways",  "grain", "title",   "key",
                                       "sides",  "scale", NULL };
  static const guint shows[] = { CR_SHOW_LINES | CR_SHOW_TICKS,
                                 CR_SHOW_LINES,
                                 CR_SHOW_TICKS,
                                 CR_SHOW_NUMBERS,
                                 CR_SHOW_BADGES,
                                 CR_SHOW_LABELS,
                                 CR_SHOW_WAYS,
                                 CR_SHOW_GRAIN,
                                 CR_SHOW_TITLE,
                                 CR_SHOW_KEY,
                                 CR_SHOW_SIDES,
                                 CR_SHOW_SCALE };
  g_auto (GStrv) hidden = g_strsplit (text != NULL ? text : "", ",", -1);

  for (char **name = hidden; *name != NULL; name++) {
    int which;

    if (!cli_read_name ("--hide", *name, names, &which, error))
      return FALSE;
    *show &= ~shows[which];
  }
  return TRUE;
}

gboolean
cli_wishes_read_options (const CrMap *map,
                         const CliWishes *wishes,
                         CrPaintOptions *options,
                         GError **error)
{
  static const char *const modes[] = { "data", "picture", "both", NULL };
  static const char *const variants[] = { "colour", "grey", "contrast", NULL };
  static const char *const places[] = { "above", "below", "left", "right", NULL };
  int mode, variant, place;

  cr_paint_options_init (options);
  if (!cli_read_name ("--mode", wishes->mode, modes, &mode, error) ||
      !cli_read_name ("--variant", wishes->variant, variants, &variant, error) ||
      !cli_read_name ("--numbers", wishes->numbers, places, &place, error))
    return FALSE;
  options->mode = (CrPaintMode) mode;
  options->variant = (CrVariant) variant;
  options->numbers = (CrNumberPlace) place;
  if (wishes->plan < 0 || wishes->plan > 100) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s %d, expected 0 to 100"), "--plan",
                 wishes->plan);
    return FALSE;
  }
  options->plan = wishes->plan / 100.0;
  if (!read_hidden (wishes->hidden, &options->show, error))
    return FALSE;
  if (wishes->ghost)
    options->show |= CR_SHOW_GHOST;
  if (wishes->secrets)
    options->show |= CR_SHOW_SECRETS;
  if (wishes->areas)
    options->show |= CR_SHOW_AREAS;
  return wishes->floor == NULL || read_floor (map, wishes->floor, &options->floor, error);
}

/* What is written on the sheet, and on how many. Returns: how many rows */
static gsize
add_sheet_entries (CliWishes *wishes, GOptionEntry *entries)
{
  const GOptionEntry rows[] = {
    { "scan-px-per-mm", 0, 0, G_OPTION_ARG_STRING, &wishes->density,
      N_ ("Instead of a size: pixels to a millimetre that the picture of the map was scanned at"),
      N_ ("N") },
    { "legend", 0, 0, G_OPTION_ARG_NONE, &wishes->legend,
      N_ ("Say beneath the map what the patterns of the overlays mean, as on paper is always done"),
      NULL },
    { "section", 0, 0, G_OPTION_ARG_NONE, &wishes->section,
      N_ ("Show beneath the map the vertical cut along each line of fire on it"), NULL },
    { "key", 0, 0, G_OPTION_ARG_NONE, &wishes->key,
      N_ ("Show beneath the map each terrain on it, with its cost and cover"), NULL },
    { "hide", 0, 0, G_OPTION_ARG_STRING, &wishes->hidden,
      N_ ("Leave these out: grid, lines, ticks, numbers, levels, labels, ways, grain, title, key, "
          "sides, scale"),
      N_ ("WHAT,…") },
    { "numbers", 0, 0, G_OPTION_ARG_STRING, &wishes->numbers,
      N_ ("Where in its hex the number stands, from the middle"), "above|below|left|right" },
    { "floors", 0, 0, G_OPTION_ARG_NONE, &wishes->floors,
      N_ ("Every floor on sheets of its own, with --paper"), NULL },
    { "separate", 0, 0, G_OPTION_ARG_NONE, &wishes->separate,
      N_ ("What is drawn over the map on sheets of its own, for tracing paper, with --paper"),
      NULL },
    { "chart", 0, 0, G_OPTION_ARG_STRING, &wishes->charts,
      N_ ("Tables instead of the map, parted by commas: terrain, tables, range, odds, characters, "
          "record, or all"),
      N_ ("NAMES") },
    { "sheet", 0, 0, G_OPTION_ARG_NONE, &wishes->sheet,
      N_ ("Of a scenario, what players read before they begin, instead of the map; OUT.html is a "
          "page for a browser"),
      NULL },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &wishes->record,
      N_ ("The record sheet of a siege, filled in from its log, instead of the map"), N_ ("LOG") },
  };

  memcpy (entries, rows, sizeof rows);
  return G_N_ELEMENTS (rows);
}

/* What is drawn, and how large. Returns: how many rows */
static gsize
add_map_entries (CliWishes *wishes, GOptionEntry *entries)
{
  const GOptionEntry rows[] = {
    { "overlay", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes->overlays,
      N_ ("Draw an answer over it: field:FROM, dead:FROM, shooters:FROM, bands:FROM with "
          "--weapon or --weather, lof:FROM:TO, difference:FROM to what it was without --with and "
          "--without, exposure:FROM:PLACES, "
          "reach:FROM:MP[:MOVER], path:FROM:TO[:MOVER], areas[:NAME]"),
      N_ ("NAME:…") },
    { "floor", 0, 0, G_OPTION_ARG_STRING, &wishes->floor, N_ ("Which floor"), N_ ("ID") },
    { "ghost", 0, 0, G_OPTION_ARG_NONE, &wishes->ghost,
      N_ ("Let the floor below show through faintly where that floor has no hex"), NULL },
    { "secrets", 0, 0, G_OPTION_ARG_NONE, &wishes->secrets,
      N_ ("Show what only its owner knows: passages and the ways to them"), NULL },
    { "areas", 0, 0, G_OPTION_ARG_NONE, &wishes->areas,
      N_ ("Show the named areas with their names"), NULL },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &wishes->mode,
      N_ ("Draw the data, its picture, or the picture over the data"), "data|picture|both" },
    { "plan", 0, 0, G_OPTION_ARG_INT, &wishes->plan,
      N_ ("Hatch the data over it, so strongly: to be held against the picture"), N_ ("PERCENT") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &wishes->variant, N_ ("Which inks"),
      "colour|grey|contrast" },
    { "part", 0, 0, G_OPTION_ARG_STRING, &wishes->part,
      N_ ("Only the hexes between these two opposite corners, without the sheet round them"),
      N_ ("FROM..TO") },
    { "px", 0, 0, G_OPTION_ARG_STRING, &wishes->pixels,
      N_ ("Width of a hex, corner to corner, in pixels (72)"), N_ ("N") },
    { "hex-mm", 0, 0, G_OPTION_ARG_STRING, &wishes->millimetres,
      N_ ("Width of a hex, side to side, in millimetres (26)"), N_ ("MM") },
  };

  memcpy (entries, rows, sizeof rows);
  return G_N_ELEMENTS (rows);
}

void
cli_wishes_add_entries (CliWishes *wishes, GOptionEntry *entries, gsize room)
{
  gsize n = add_map_entries (wishes, entries);

  n += add_sheet_entries (wishes, entries + n);
  n += cli_paper_add_entries (&wishes->paper, entries + n, room - n);
  cli_counters_add_entries (&wishes->counters, entries + n, room - n);
}
