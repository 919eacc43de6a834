/* cmd-render.c: a map as a picture or a print. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cli-surface.h"
#include "cr-error.h"
#include "cr-fit.h"
#include "cr-layout.h"
#include "cr-map-words.h"
#include "cr-question-words.h"
#include "cr-save.h"
#include "cr-xml-characters.h"
#include "render-charts.h"
#include "render-counters.h"

typedef struct {
  char *floor, *mode, *variant, *pixels, *millimetres, *density, *part, *charts, *hidden;
  char **overlays;
  gboolean ghost, secrets, areas, legend, key, section, floors, separate;
  int plan;
  CliPaper paper;
  CliCounters counters;
} Wishes;

static void
wishes_clear (Wishes *wishes)
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
  g_strfreev (wishes->overlays);
  cli_paper_clear (&wishes->paper);
  cli_counters_clear (&wishes->counters);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/**
 * Render: one picture to be made.
 * @unit: pixels or points per W
 * @hex_mm: a hex from side to side, on paper
 */
typedef struct {
  CliQuestion question;
  CrArt *art;
  CrPictureFileKind kind;
  double unit, hex_mm;
} Render;

static void
render_clear (Render *render)
{
  g_clear_pointer (&render->art, cr_art_free);
  cli_question_clear (&render->question);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Render, render_clear)

/* --scan-px-per-mm: a hex is as large as it was on what the author's picture was scanned from. */
static gboolean
read_density (const Render *render, const char *text, double *millimetres, GError **error)
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

/* --px counts for a picture, --hex-mm for a print and, at 300 to the inch, for a picture too. */
static gboolean
read_unit (Render *render, const Wishes *wishes, GError **error)
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
static gboolean
read_part (const CrMap *map, const char *text, CrBox *part_out, GError **error)
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

/* --hide WHAT,…: what of the usual picture is left out. */
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

static gboolean
read_options (const CrMap *map, const Wishes *wishes, CrPaintOptions *options, GError **error)
{
  static const char *const modes[] = { "data", "picture", "both", NULL };
  static const char *const variants[] = { "colour", "grey", "contrast", NULL };
  int mode, variant;

  cr_paint_options_init (options);
  if (!cli_read_name ("--mode", wishes->mode, modes, &mode, error) ||
      !cli_read_name ("--variant", wishes->variant, variants, &variant, error))
    return FALSE;
  options->mode = (CrPaintMode) mode;
  options->variant = (CrVariant) variant;
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

static void
add_legends (CrSheet *sheet, GPtrArray *legends)
{
  while (legends->len > 0)
    cr_sheet_add_legend (sheet, g_ptr_array_steal_index (legends, 0));
}

static void
add_figures (CrSheet *sheet, GPtrArray *figures)
{
  while (figures->len > 0)
    cr_sheet_add_figure (sheet, g_ptr_array_steal_index (figures, 0));
}

/* Those of the question stand under whoever shoots from them. */
static gboolean
add_answers (const Render *render, const Wishes *wishes, CrSheet *sheet, GError **error)
{
  g_autoptr (GPtrArray) legends = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_legend_free);
  g_autoptr (GPtrArray) figures =
      g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  cr_sheet_add_towers (sheet, cr_question_get_muster (render->question.asked), -1);
  for (char **text = wishes->overlays; text != NULL && *text != NULL; text++)
    if (!cli_overlay_add (&render->question, sheet, legends, wishes->section ? figures : NULL,
                          *text, error))
      return FALSE;
  /* On paper nobody can ask. */
  if (wishes->legend || (wishes->paper.paper != NULL && !wishes->separate))
    add_legends (sheet, legends);
  add_figures (sheet, figures);
  return TRUE;
}

/* Of the map, of what is answered, or of both. */
typedef enum { SHOW_MAP = 1, SHOW_ANSWERS = 2 } Shown;

static CrSheet *
make_sheet (const Render *render,
            const Wishes *wishes,
            const CrPaintOptions *options,
            int shown,
            GError **error)
{
  const CrMap *map = render->question.map;
  g_autoptr (CrSheet) sheet = cr_sheet_new (map, options);
  CrBox part;

  if (wishes->part != NULL && !read_part (map, wishes->part, &part, error))
    return NULL;
  cr_sheet_set_art (sheet, render->art);
  if (!(shown & SHOW_MAP))
    cr_sheet_set_tracing (sheet);
  if (wishes->part != NULL)
    cr_sheet_set_part (sheet, &part);
  else if (shown & SHOW_MAP)
    cr_sheet_add_frame (sheet);
  if (wishes->key && shown & SHOW_MAP)
    cr_sheet_add_terrain_key (sheet, render->question.scene);
  return !(shown & SHOW_ANSWERS) || add_answers (render, wishes, sheet, error)
             ? g_steal_pointer (&sheet)
             : NULL;
}

static gboolean
load_art (Render *render, const CrPaintOptions *options, const char *map_path, GError **error)
{
  render->art = cr_art_new (render->question.scene);
  return options->mode == CR_PAINT_DATA || cli_picture_load_all (render->art, map_path, error);
}

/* Sheets that are laid over one another are parted in the same places. */
static void
align (CrSheet *a, CrSheet *b)
{
  CrBox box = cr_sheet_get_box (a);

  box.height = MAX (box.height, cr_sheet_get_box (b).height);
  cr_sheet_set_part (a, &box);
  cr_sheet_set_part (b, &box);
}

/* With its answers, or these on sheets of their own. */
static gboolean
add_floor (const Render *render,
           const Wishes *wishes,
           const CrPaintOptions *options,
           CrPrint *print,
           GError **error)
{
  const char *floor =
      cr_map_get_floor_name (render->question.map, options->floor, g_get_language_names ());
  g_autofree char *name = g_strdup_printf (_ ("%s answers"), floor);
  int shown = wishes->separate ? SHOW_MAP : SHOW_MAP | SHOW_ANSWERS;
  g_autoptr (CrSheet) sheet = make_sheet (render, wishes, options, shown, error);
  g_autoptr (CrSheet) traced = NULL;

  if (sheet != NULL && wishes->separate)
    traced = make_sheet (render, wishes, options, SHOW_ANSWERS, error);
  if (sheet == NULL || (wishes->separate && traced == NULL))
    return FALSE;
  if (traced != NULL)
    align (sheet, traced);
  return cr_print_add (print, g_steal_pointer (&sheet), TRUE, floor, error) &&
         (traced == NULL || cr_print_add (print, g_steal_pointer (&traced), TRUE, name, error));
}

static gboolean
add_floors (const Render *render,
            const Wishes *wishes,
            CrPaintOptions options,
            CrPrint *print,
            GError **error)
{
  if (!wishes->floors)
    return add_floor (render, wishes, &options, print, error);
  for (int i = 0; i < cr_map_n_floors (render->question.map); i++) {
    options.floor = i;
    if (!add_floor (render, wishes, &options, print, error))
      return FALSE;
  }
  return TRUE;
}

/* (nullable): NULL with an error */
static CrPrint *
make_print (const Render *render,
            const Wishes *wishes,
            const CrPaintOptions *options,
            const CrPrintWish *wish,
            GError **error)
{
  g_autoptr (CrPrint) print = cr_print_new (cr_map_get_grid (render->question.map), wish);

  return add_floors (render, wishes, *options, print, error) ? g_steal_pointer (&print) : NULL;
}

/* --fit: the size is known when there are sheets to be measured. */
static gboolean
fit_print (const Render *render,
           const Wishes *wishes,
           const CrPaintOptions *options,
           CrPrintWish *wish,
           GError **error)
{
  g_autoptr (CrPrint) print = NULL;
  int columns, rows;

  if (wishes->paper.fit == NULL)
    return TRUE;
  if (!cli_paper_read_fit (&wishes->paper, &columns, &rows, error))
    return FALSE;
  wish->hex_mm = 1;
  print = make_print (render, wishes, options, wish, error);
  if (print != NULL)
    wish->hex_mm = MAX (cr_print_find_hex (print, columns, rows), 0.1);
  return print != NULL;
}

static gboolean
save_paper (const Render *render,
            const Wishes *wishes,
            const CrPaintOptions *options,
            const char *path,
            GError **error)
{
  const CrMap *map = render->question.map;
  g_autofree char *date = cr_file_state_dup_date (&render->question.castle->state);
  g_autofree char *authors = cr_map_dup_authors (map);
  g_autoptr (CrPrint) print = NULL;
  CrPrintWish wish;
  CrPages pages;

  cr_print_wish_init (&wish);
  wish.hex_mm = render->hex_mm;
  wish.title = cr_map_get_title (map, g_get_language_names ());
  wish.author = authors;
  wish.date = date;
  if (!cli_paper_read (&wishes->paper, &wish, error) ||
      !fit_print (render, wishes, options, &wish, error))
    return FALSE;
  print = make_print (render, wishes, options, &wish, error);
  if (print == NULL)
    return FALSE;
  pages = cr_print_get_pages (print);
  return cli_paper_save (&wishes->paper, &pages, render->kind, path, error);
}

static gboolean
save_charts (const Render *render, const Wishes *wishes, const char *path, GError **error)
{
  g_autoptr (CrCharacters) characters = cr_characters_load (wishes->counters.characters, error);
  const CrAidSource source = { render->question.map, render->question.castle->ruleset, characters,
                               g_get_language_names () };

  return characters != NULL &&
         cli_charts_save (wishes->charts, &source, &wishes->paper, render->kind, path, error);
}

/* What the map and its overlays mean, or the tables that are asked for. */
static gboolean
save_text (const Render *render, const Wishes *wishes, const char *path, GError **error)
{
  g_autoptr (CrCharacters) characters = cr_characters_load (wishes->counters.characters, error);
  const CrAidSource source = { render->question.map, render->question.castle->ruleset, characters,
                               g_get_language_names () };
  g_autoptr (GPtrArray) legends = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_legend_free);
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  if (characters == NULL || !read_options (render->question.map, wishes, &options, error))
    return FALSE;
  sheet = cr_sheet_new (render->question.map, &options);
  for (char **text = wishes->overlays; text != NULL && *text != NULL; text++)
    if (!cli_overlay_add (&render->question, sheet, legends, NULL, *text, error))
      return FALSE;
  return cli_charts_save_text (wishes->charts, &source, legends, path, error);
}

/* A sheet that goes into a file as it is drawn. */
typedef struct {
  CrSheet *sheet;
  const Render *render;
  CrSaving *saving;
} Output;

static gboolean
put_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  return cr_save_put (((Output *) data)->saving, bytes, n, error);
}

static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  Output *output = data;
  const CrPictureSink sink = { put_cb, output };

  output->saving = saving;
  return cr_sheet_write_file (output->sheet, output->render->kind, output->render->unit, &sink,
                              error);
}

static void
tell_about (const Render *render, CrSheet *sheet)
{
  const CrMap *map = render->question.map;
  g_autofree char *date = cr_file_state_dup_date (&render->question.castle->state);
  g_autofree char *authors = cr_map_dup_authors (map);

  cr_sheet_set_about (
      sheet, &(CrPictureAbout){ cr_map_get_title (map, g_get_language_names ()), authors, date });
}

static gboolean
save_file (Render *render, const Wishes *wishes, char **paths, GError **error)
{
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  if (!read_options (render->question.map, wishes, &options, error) ||
      !load_art (render, &options, paths[0], error))
    return FALSE;
  if (wishes->charts != NULL)
    return save_charts (render, wishes, paths[1], error);
  if (wishes->counters.who != NULL)
    return cli_counters_save (&wishes->counters, &wishes->paper, paths[0], render->hex_mm,
                              options.variant, render->kind, paths[1], error);
  if (wishes->paper.paper != NULL)
    return save_paper (render, wishes, &options, paths[1], error);
  if (!cli_paper_check_none (&wishes->paper, wishes->floors, wishes->separate, error))
    return FALSE;
  sheet = make_sheet (render, wishes, &options, SHOW_MAP | SHOW_ANSWERS, error);
  if (sheet != NULL)
    tell_about (render, sheet);
  return sheet != NULL &&
         cr_save_pieces (paths[1], fill_cb, &(Output){ sheet, render, NULL }, error);
}

/* What is written on the sheet. Returns: how many rows */
static gsize
add_sheet_entries (Wishes *wishes, GOptionEntry *entries)
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
  };

  memcpy (entries, rows, sizeof rows);
  return G_N_ELEMENTS (rows);
}

CliStatus
cli_render (CliCall *call, GError **error)
{
  g_auto (Wishes) wishes = { 0 };
  g_auto (Render) render = { .art = NULL };
  GOptionEntry entries[52] = {
    { "overlay", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.overlays,
      N_ ("Draw an answer over it: field:FROM, dead:FROM, shooters:FROM, bands:FROM with "
          "--weapon or --weather, lof:FROM:TO, difference:FROM to what it was without --with and "
          "--without, exposure:FROM:PLACES, "
          "reach:FROM:MP[:MOVER], path:FROM:TO[:MOVER], areas[:NAME]"),
      N_ ("NAME:…") },
    { "floor", 0, 0, G_OPTION_ARG_STRING, &wishes.floor, N_ ("Which floor"), N_ ("ID") },
    { "ghost", 0, 0, G_OPTION_ARG_NONE, &wishes.ghost,
      N_ ("Let the floor below show through faintly where that floor has no hex"), NULL },
    { "secrets", 0, 0, G_OPTION_ARG_NONE, &wishes.secrets,
      N_ ("Show what only its owner knows: passages and the ways to them"), NULL },
    { "areas", 0, 0, G_OPTION_ARG_NONE, &wishes.areas, N_ ("Show the named areas with their names"),
      NULL },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &wishes.mode,
      N_ ("Draw the data, its picture, or the picture over the data"), "data|picture|both" },
    { "plan", 0, 0, G_OPTION_ARG_INT, &wishes.plan,
      N_ ("Hatch the data over it, so strongly: to be held against the picture"), N_ ("PERCENT") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &wishes.variant, N_ ("Which inks"),
      "colour|grey|contrast" },
    { "part", 0, 0, G_OPTION_ARG_STRING, &wishes.part,
      N_ ("Only the hexes between these two opposite corners, without the sheet round them"),
      N_ ("FROM..TO") },
    { "px", 0, 0, G_OPTION_ARG_STRING, &wishes.pixels,
      N_ ("Width of a hex, corner to corner, in pixels (72)"), N_ ("N") },
    { "hex-mm", 0, 0, G_OPTION_ARG_STRING, &wishes.millimetres,
      N_ ("Width of a hex, side to side, in millimetres (26)"), N_ ("MM") },
    { "floors", 0, 0, G_OPTION_ARG_NONE, &wishes.floors,
      N_ ("Every floor on sheets of its own, with --paper"), NULL },
    { "separate", 0, 0, G_OPTION_ARG_NONE, &wishes.separate,
      N_ ("What is drawn over the map on sheets of its own, for tracing paper, with --paper"),
      NULL },
    { "chart", 0, 0, G_OPTION_ARG_STRING, &wishes.charts,
      N_ ("Tables instead of the map, parted by commas: terrain, tables, range, odds, characters, "
          "record, or all"),
      N_ ("NAMES") },
  };
  gsize n = 0;

  while (entries[n].long_name != NULL)
    n++;
  n += add_sheet_entries (&wishes, entries + n);
  n += cli_paper_add_entries (&wishes.paper, entries + n, G_N_ELEMENTS (entries) - n - 1);
  cli_counters_add_entries (&wishes.counters, entries + n, G_N_ELEMENTS (entries) - n - 1);

  if (!cli_question_ask (&render.question, call, CR_QUESTION_FIELD, entries, error) ||
      !cli_castle_check_target (render.question.castle, call->words[1], error))
    return CLI_FAILED;
  if (cli_charts_is_text (call->words[1]) && wishes.counters.who == NULL)
    return save_text (&render, &wishes, call->words[1], error) ? CLI_YES : CLI_FAILED;
  if (!cr_picture_file_read_kind (call->words[1], &render.kind, error) ||
      !read_unit (&render, &wishes, error))
    return CLI_FAILED;
  return save_file (&render, &wishes, call->words, error) ? CLI_YES : CLI_FAILED;
}
