/* cmd-render.c: a map as a picture or a print. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>

#include "cli-picture.h"
#include "cli-surface.h"
#include "cr-error.h"
#include "cr-layout.h"
#include "cr-question-words.h"
#include "cr-save.h"

typedef struct {
  char *floor, *mode, *variant, *pixels, *millimetres, *part;
  char **overlays;
  gboolean ghost, secrets, areas, legend;
  int plan;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->floor);
  g_free (wishes->mode);
  g_free (wishes->variant);
  g_free (wishes->pixels);
  g_free (wishes->millimetres);
  g_free (wishes->part);
  g_strfreev (wishes->overlays);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/**
 * Render: one picture to be made.
 * @unit: pixels or points per W
 */
typedef struct {
  CliQuestion question;
  CrArt *art;
  CrSheet *sheet;
  CrPictureFileKind kind;
  double unit;
} Render;

static void
render_clear (Render *render)
{
  g_clear_pointer (&render->sheet, cr_sheet_free);
  g_clear_pointer (&render->art, cr_art_free);
  cli_question_clear (&render->question);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Render, render_clear)

/* --px counts for a picture, --hex-mm for a print and, at 300 to the inch, for a picture too. */
static gboolean
read_unit (Render *render, const Wishes *wishes, GError **error)
{
  double pixels = CR_SHEET_HEX_PIXELS, millimetres = CR_SHEET_HEX_MM;

  if (!cli_read_number ("--px", wishes->pixels, 1000, &pixels, error) ||
      !cli_read_number ("--hex-mm", wishes->millimetres, 1000, &millimetres, error))
    return FALSE;
  render->unit = render->kind == CR_PICTURE_FILE_PNG && wishes->millimetres == NULL
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
  if (wishes->ghost)
    options->show |= CR_SHOW_GHOST;
  if (wishes->secrets)
    options->show |= CR_SHOW_SECRETS;
  if (wishes->areas)
    options->show |= CR_SHOW_AREAS;
  return wishes->floor == NULL || read_floor (map, wishes->floor, &options->floor, error);
}

static gboolean
add_overlays (Render *render, const Wishes *wishes, GPtrArray *legends, GError **error)
{
  for (char **text = wishes->overlays; text != NULL && *text != NULL; text++)
    if (!cli_overlay_add (&render->question, render->sheet, legends, *text, error))
      return FALSE;
  return TRUE;
}

static void
add_legends (CrSheet *sheet, GPtrArray *legends)
{
  while (legends->len > 0)
    cr_sheet_add_legend (sheet, g_ptr_array_steal_index (legends, 0));
}

/* Those of the question stand under whoever shoots from them. */
static gboolean
make_sheet (Render *render, const Wishes *wishes, GError **error)
{
  g_autoptr (GPtrArray) legends = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_legend_free);
  const CrMap *map = render->question.map;
  CrPaintOptions options;
  CrBox part;

  if (!read_options (map, wishes, &options, error) ||
      (wishes->part != NULL && !read_part (map, wishes->part, &part, error)))
    return FALSE;
  render->sheet = cr_sheet_new (map, &options);
  cr_sheet_add_towers (render->sheet, cr_question_get_muster (render->question.asked), -1);
  if (!add_overlays (render, wishes, legends, error))
    return FALSE;
  if (wishes->part != NULL)
    cr_sheet_set_part (render->sheet, &part);
  else
    cr_sheet_add_frame (render->sheet);
  if (wishes->legend)
    add_legends (render->sheet, legends);
  return TRUE;
}

static gboolean
load_art (Render *render, const char *map_path, GError **error)
{
  render->art = cr_art_new (render->question.scene);
  cr_sheet_set_art (render->sheet, render->art);
  return cr_sheet_get_options (render->sheet)->mode == CR_PAINT_DATA ||
         cli_picture_load_all (render->art, map_path, error);
}

CliStatus
cli_render (CliCall *call, GError **error)
{
  g_auto (Wishes) wishes = { 0 };
  g_auto (Render) render = { .art = NULL };
  g_autoptr (GBytes) bytes = NULL;
  const GOptionEntry entries[] = {
    { "overlay", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wishes.overlays,
      N_ ("Draw an answer over it: field:FROM, dead:FROM, shooters:FROM, bands:FROM with "
          "--weapon or --weather, lof:FROM:TO, difference:FROM to what it was without --with and "
          "--without, exposure:FROM:PLACES, "
          "reach:FROM:MP[:MOVER], path:FROM:TO[:MOVER]"),
      N_ ("NAME:…") },
    { "floor", 0, 0, G_OPTION_ARG_STRING, &wishes.floor, N_ ("Which floor"), N_ ("ID") },
    { "ghost", 0, 0, G_OPTION_ARG_NONE, &wishes.ghost,
      N_ ("Let the floor below show through faintly where that floor has no hex"), NULL },
    { "secrets", 0, 0, G_OPTION_ARG_NONE, &wishes.secrets,
      N_ ("Show what only its owner knows: passages and the ways to them"), NULL },
    { "areas", 0, 0, G_OPTION_ARG_NONE, &wishes.areas, N_ ("Show the named areas with their names"),
      NULL },
    { "legend", 0, 0, G_OPTION_ARG_NONE, &wishes.legend,
      N_ ("Say beneath the map what the patterns of the overlays mean"), NULL },
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
      N_ ("Width of a hex, corner to corner, in millimetres (26)"), N_ ("MM") },
    { NULL },
  };

  if (!cli_question_ask (&render.question, call, CR_QUESTION_FIELD, entries, error) ||
      !cr_picture_file_read_kind (call->words[1], &render.kind, error) ||
      !cli_castle_check_target (render.question.castle, call->words[1], error) ||
      !read_unit (&render, &wishes, error) || !make_sheet (&render, &wishes, error) ||
      !load_art (&render, call->words[0], error))
    return CLI_FAILED;
  bytes = cr_sheet_draw_file (render.sheet, render.kind, render.unit, error);
  return bytes != NULL && cr_save (call->words[1], bytes, NULL, error) ? CLI_YES : CLI_FAILED;
}
