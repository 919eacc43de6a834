/* cmd-render.c: a map as a picture or a print. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>

#include "cli-picture.h"
#include "cli-surface.h"
#include "cr-error.h"
#include "cr-layout.h"
#include "cr-overlay.h"
#include "cr-painter.h"
#include "cr-picture-file.h"
#include "cr-save.h"

#define MM_PER_INCH 25.4
#define POINTS_PER_INCH 72.0
/* Device pixels of a hex in print, for what must not fall below what an eye can see. */
#define PRINT_PIXELS 200

typedef struct {
  char *floor, *mode, *variant, *pixels, *millimetres, *part;
  char **overlays;
  gboolean ghost, secrets, areas;
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
 * @box: what of the sheet is drawn, in W
 * @framed: whether that is all of it, frame and title too
 */
typedef struct {
  CliQuestion question;
  CrArt *art;
  CrPaintOptions options;
  CrPictureFileKind kind;
  double unit;
  CrBox box;
  gboolean framed;
  GPtrArray *overlays; /* CliOverlay */
} Render;

static void
render_clear (Render *render)
{
  g_clear_pointer (&render->overlays, g_ptr_array_unref);
  g_clear_pointer (&render->art, cr_art_free);
  cli_question_clear (&render->question);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Render, render_clear)

/* --px counts for a picture, --hex-mm for a print and, at 300 to the inch, for a picture too. */
static gboolean
read_unit (Render *render, const Wishes *wishes, GError **error)
{
  double pixels = 72, millimetres = 26;

  if (!cli_read_number ("--px", wishes->pixels, 1000, &pixels, error) ||
      !cli_read_number ("--hex-mm", wishes->millimetres, 1000, &millimetres, error))
    return FALSE;
  if (render->kind != CR_PICTURE_FILE_PNG)
    render->unit = millimetres / MM_PER_INCH * POINTS_PER_INCH;
  else if (wishes->millimetres != NULL)
    render->unit = millimetres / MM_PER_INCH * 300;
  else
    render->unit = pixels;
  return TRUE;
}

/* --part FROM..TO: the hexes between two opposite corners, whole, and nothing round them. */
static gboolean
read_part (Render *render, const char *text, GError **error)
{
  const CrMap *map = render->question.map;
  const CrGrid *grid = cr_map_get_grid (map);
  g_auto (GStrv) ends = text != NULL ? g_strsplit (text, "..", -1) : NULL;
  CrBox frame = cr_layout_frame (grid);
  CrPlace from, to;
  CrPoint a, b;
  double left, top;

  render->framed = text == NULL;
  render->box = cr_paint_sheet_box (map);
  if (text == NULL)
    return TRUE;
  if (g_strv_length (ends) != 2) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s %s, expected FROM..TO"), "--part",
                 text);
    return FALSE;
  }
  if (!cli_read_place (map, ends[0], &from, error) || !cli_read_place (map, ends[1], &to, error))
    return FALSE;
  a = cr_layout_centre (grid, from.hex);
  b = cr_layout_centre (grid, to.hex);
  left = MAX (MIN (a.x, b.x) - 0.5, frame.x);
  top = MAX (MIN (a.y, b.y) - 0.5, frame.y);
  render->box = (CrBox){ left, top, MIN (MAX (a.x, b.x) + 0.5, frame.x + frame.width) - left,
                         MIN (MAX (a.y, b.y) + 0.5, frame.y + frame.height) - top };
  return TRUE;
}

static gboolean
read_wishes (Render *render, const Wishes *wishes, GError **error)
{
  static const char *const modes[] = { "data", "picture", "both", NULL };
  static const char *const variants[] = { "colour", "grey", "contrast", NULL };
  int mode, variant;

  cr_paint_options_init (&render->options);
  if (!cli_read_name ("--mode", wishes->mode, modes, &mode, error) ||
      !cli_read_name ("--variant", wishes->variant, variants, &variant, error) ||
      !read_unit (render, wishes, error) || !read_part (render, wishes->part, error))
    return FALSE;
  render->options.mode = (CrPaintMode) mode;
  render->options.variant = (CrVariant) variant;
  if (wishes->plan < 0 || wishes->plan > 100) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s %d, expected 0 to 100"), "--plan",
                 wishes->plan);
    return FALSE;
  }
  render->options.plan = wishes->plan / 100.0;
  if (wishes->ghost)
    render->options.show |= CR_SHOW_GHOST;
  if (wishes->secrets)
    render->options.show |= CR_SHOW_SECRETS;
  if (wishes->areas)
    render->options.show |= CR_SHOW_AREAS;
  if (wishes->floor == NULL)
    return TRUE;
  render->options.floor = cr_map_find_floor (render->question.map, wishes->floor);
  return render->options.floor >= 0 ||
         cr_map_refuse_floor (render->question.map, wishes->floor, error);
}

static gboolean
load_pictures (Render *render, const char *map_path, GError **error)
{
  render->art = cr_art_new (render->question.scene);
  return render->options.mode == CR_PAINT_DATA ||
         cli_picture_load_all (render->art, map_path, error);
}

/* Those of the question, under whoever shoots from them. */
static void
draw_towers (const Render *render, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrMuster *muster = render->question.muster;

  for (guint i = 0; render->options.floor == 0 && i < cr_muster_n_towers (muster); i++)
    cr_overlay_tower (cr, style, cr_map_get_grid (render->question.map),
                      cr_muster_get_tower (muster, i), FALSE);
}

static void
paint_cb (cairo_t *cr, gpointer data)
{
  const Render *render = data;
  CrOverlayStyle style = { render->options.variant,
                           render->kind == CR_PICTURE_FILE_PNG ? render->unit : PRINT_PIXELS,
                           { 0 } };

  cairo_scale (cr, render->unit, render->unit);
  cairo_translate (cr, -render->box.x, -render->box.y);
  cr_art_paint (render->art, cr, &render->options);
  draw_towers (render, cr, &style);
  for (guint i = 0; i < render->overlays->len; i++) {
    cairo_save (cr);
    cli_overlay_draw (render->overlays->pdata[i], cr, &style, render->options.floor);
    cairo_restore (cr);
  }
  if (render->framed)
    cr_art_paint_frame (render->art, cr, &render->options);
}

static GBytes *
draw (Render *render, GError **error)
{
  CrPictureFile surface = { render->kind, render->box.width * render->unit,
                            render->box.height * render->unit, paint_cb, render };

  return cr_picture_file_draw (&surface, error);
}

static gboolean
read_overlays (Render *render, char **texts, GError **error)
{
  render->overlays = g_ptr_array_new_with_free_func ((GDestroyNotify) cli_overlay_free);
  for (; texts != NULL && *texts != NULL; texts++) {
    CliOverlay *overlay = cli_overlay_new (&render->question, *texts, error);

    if (overlay == NULL)
      return FALSE;
    g_ptr_array_add (render->overlays, overlay);
  }
  return TRUE;
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

  if (!cli_question_ask (&render.question, call, entries, error) ||
      !cr_picture_file_read_kind (call->words[1], &render.kind, error) ||
      !cli_castle_check_target (render.question.castle, call->words[1], error) ||
      !read_wishes (&render, &wishes, error) || !read_overlays (&render, wishes.overlays, error) ||
      !load_pictures (&render, call->words[0], error))
    return CLI_FAILED;
  bytes = draw (&render, error);
  return bytes != NULL && cr_save (call->words[1], bytes, NULL, error) ? CLI_YES : CLI_FAILED;
}
