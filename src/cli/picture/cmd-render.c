/* cmd-render.c: draws a map as a picture or a print. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "cli-picture.h"
#include "cr-error.h"
#include "cr-map-words.h"
#include "cr-save.h"
#include "cr-scenario-area.h"
#include "cr-target.h"
#include "cr-xml-characters.h"
#include "render-charts.h"
#include "render-sheets.h"

static void
render_clear (CliRender *render)
{
  g_clear_pointer (&render->art, cr_art_free);
  cli_question_clear (&render->question);
  g_clear_pointer (&render->areas, cr_map_free);
  g_clear_pointer (&render->scenario, cli_scenario_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliRender, render_clear)

static gboolean
load_art (CliRender *render, const CrPaintOptions *options, const char *map_path, GError **error)
{
  render->art = cr_art_new (render->question.scene);
  return options->mode == CR_PAINT_DATA || cli_picture_load_all (render->art, map_path, error);
}

static gboolean
save_charts (const CliRender *render, const CliWishes *wishes, const char *path, GError **error)
{
  g_autoptr (CrCharacters) characters = cr_characters_load (wishes->counters.characters, error);
  const CrAidSource source = { render->question.map, render->question.castle->ruleset, characters,
                               g_get_language_names () };

  return characters != NULL &&
         cli_charts_save (wishes->charts, &source, &wishes->paper, render->kind, path, error);
}

/* Writes what the map and its overlays mean, or the chosen tables, as text. */
static gboolean
save_text (const CliRender *render, const CliWishes *wishes, const char *path, GError **error)
{
  g_autoptr (CrCharacters) characters = cr_characters_load (wishes->counters.characters, error);
  const CrAidSource source = { render->question.map, render->question.castle->ruleset, characters,
                               g_get_language_names () };
  g_autoptr (GPtrArray) legends = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_legend_free);
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  if (characters == NULL ||
      !cli_wishes_read_options (render->question.map, wishes, &options, error))
    return FALSE;
  sheet = cr_sheet_new (render->question.map, &options);
  for (char **text = wishes->overlays; text != NULL && *text != NULL; text++)
    if (!cli_overlay_add (&render->question, sheet, legends, NULL, *text, error))
      return FALSE;
  return cli_charts_save_text (wishes->charts, &source, legends, path, error);
}

/* A sheet that is written into a file while it is drawn. */
typedef struct {
  CrSheet *sheet;
  const CliRender *render;
} Output;

static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  Output *output = data;
  const CrPictureSink sink = { cr_save_put, saving };

  return cr_sheet_write_file (output->sheet, output->render->kind, output->render->unit, &sink,
                              error);
}

static void
tell_about (const CliRender *render, CrSheet *sheet)
{
  const CrMap *map = render->question.map;
  g_autofree char *date = cr_file_state_dup_date (&render->question.castle->state);
  g_autofree char *authors = cr_map_dup_authors (map);

  cr_sheet_set_about (
      sheet, &(CrPictureAbout){ cr_map_get_title (map, g_get_language_names ()), authors, date });
}

static gboolean
save_file (CliRender *render, const CliWishes *wishes, char **paths, GError **error)
{
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  if (!cli_wishes_read_options (render->question.map, wishes, &options, error) ||
      !load_art (render, &options, paths[0], error))
    return FALSE;
  if (wishes->charts != NULL)
    return save_charts (render, wishes, paths[1], error);
  if (wishes->counters.who != NULL)
    return cli_counters_save (&wishes->counters, &wishes->paper, paths[0], render->hex_mm,
                              options.variant, render->kind, paths[1], error);
  if (wishes->paper.paper != NULL)
    return cli_sheets_save (render, wishes, &options, paths[1], error);
  if (!cli_paper_check_none (&wishes->paper, wishes->floors, wishes->separate, error))
    return FALSE;
  sheet = cli_sheet_new (render, wishes, &options, CLI_SHOW_MAP | CLI_SHOW_ANSWERS, error);
  if (sheet != NULL)
    tell_about (render, sheet);
  if (sheet != NULL && cr_sheet_get_hint (sheet, render->kind) != NULL)
    g_printerr ("crenel-cli: %s\n", cr_sheet_get_hint (sheet, render->kind));
  return sheet != NULL && cr_save_pieces (paths[1], fill_cb, &(Output){ sheet, render }, error);
}

/* Given a scenario, its castle is drawn. */
static gboolean
take_scenario (CliRender *render, CliWishes *wishes, CliCall *call, GError **error)
{
  if (!cli_is_scenario (call->words[0]))
    return TRUE;
  if (!cr_target_check_read (call->words[1], call->words[0], error))
    return FALSE;
  render->scenario = cli_scenario_load (call->words[0], wishes->counters.characters, error);
  if (render->scenario == NULL)
    return FALSE;
  wishes->counters.scenario = render->scenario;
  g_free (call->words[0]);
  call->words[0] = g_strdup (render->scenario->castle->path);
  return TRUE;
}

/* The areas of a scenario are those of its set-up. */
static void
take_areas (CliRender *render)
{
  if (render->scenario == NULL)
    return;
  render->areas =
      cr_scenario_map_areas (render->scenario->it, render->question.scene, g_get_language_names ());
  render->question.areas = render->areas;
}

/* Writes the sheet of the scenario as text; a castle alone has none. */
static gboolean
save_scenario_sheet (const CliRender *render,
                     const CliWishes *wishes,
                     const char *path,
                     GError **error)
{
  if (render->scenario != NULL)
    return cli_sheet_save (render->scenario, &wishes->paper, path, error);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found %s, which needs a scenario instead of the map"), "--sheet");
  return FALSE;
}

CliStatus
cli_render (CliCall *call, GError **error)
{
  g_auto (CliWishes) wishes = { 0 };
  g_auto (CliRender) render = { .art = NULL };
  GOptionEntry entries[64] = { 0 };

  cli_wishes_add_entries (&wishes, entries, G_N_ELEMENTS (entries) - 1);
  if (!cli_question_parse (&render.question, call, CR_QUESTION_FIELD, entries, error) ||
      !take_scenario (&render, &wishes, call, error) ||
      !cli_question_load (&render.question, call, CR_QUESTION_FIELD, error) ||
      !cli_castle_check_target (render.question.castle, call->words[1], error))
    return CLI_FAILED;
  take_areas (&render);
  if (wishes.sheet)
    return save_scenario_sheet (&render, &wishes, call->words[1], error) ? CLI_YES : CLI_FAILED;
  if (wishes.record != NULL)
    return cli_record_save (render.question.castle, wishes.record, &wishes.paper, call->words[1],
                            error)
               ? CLI_YES
               : CLI_FAILED;
  if (cli_charts_is_text (call->words[1]) && wishes.counters.who == NULL)
    return save_text (&render, &wishes, call->words[1], error) ? CLI_YES : CLI_FAILED;
  if (!cr_picture_file_read_kind (call->words[1], &render.kind, error) ||
      !cli_wishes_read_unit (&render, &wishes, error))
    return CLI_FAILED;
  return save_file (&render, &wishes, call->words, error) ? CLI_YES : CLI_FAILED;
}
