/* cmd-check.c: what is wrong with maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-check.h"
#include "cr-edit.h"
#include "cr-numbering.h"
#include "cr-xml-map.h"

static const char *
severity_name (const CrProblem *problem)
{
  return problem->severity == CR_PROBLEM_ERROR ? "error" : "warning";
}

static void
print_problem (const char *path, const CrMap *map, const CrProblem *problem)
{
  g_autofree char *place =
      problem->place.floor >= 0 ? cr_map_format_printed (map, problem->place) : g_strdup ("");

  g_print ("%s:%s%s %s: %s", path, place, *place != '\0' ? ":" : "",
           problem->severity == CR_PROBLEM_ERROR ? _ ("error") : _ ("warning"), problem->message);
  if (problem->rule != NULL)
    g_print (" (%s)", problem->rule);
  if (problem->mend != NULL)
    g_print (" [--fix: %s]", problem->mend);
  g_print ("\n");
}

static void
add_problem (JsonBuilder *json, const char *path, const CrMap *map, const CrProblem *problem)
{
  json_builder_begin_object (json);
  cli_json_string (json, "file", path);
  cli_json_string (json, "id", problem->id);
  cli_json_string (json, "severity", severity_name (problem));
  if (problem->place.floor >= 0)
    cli_json_at (json, map, problem->place);
  if (problem->place.floor >= 0 && problem->side >= 0)
    cli_json_string (json, "side",
                     cr_direction_get_name (problem->side, cr_map_get_grid (map)->orientation));
  cli_json_string (json, "rule", problem->rule);
  cli_json_string (json, "message", problem->message);
  cli_json_string (json, "mend", problem->mend);
  json_builder_end_object (json);
}

static CrEdit *
find_fix (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];

    if (problem->fix != NULL)
      return problem->fix;
  }
  return NULL;
}

/* A fix is made for the map as it is, so after each one the map is checked anew. The number of
 * rounds is bounded, lest two fixes undo each other for ever. */
static gboolean
fix (CliCastle *castle, const char *path, GError **error)
{
  g_autoptr (GPtrArray) problems = cr_check_map (castle->scene);
  guint n_rounds = problems->len * 2;
  gboolean changed = FALSE;
  CrEdit *edit;

  for (guint i = 0; i < n_rounds && (edit = find_fix (problems)) != NULL; i++) {
    cr_edit_swap (edit, castle->map);
    cr_scene_refresh (castle->scene);
    changed = TRUE;
    g_ptr_array_unref (problems);
    problems = cr_check_map (castle->scene);
  }
  return !changed || cr_map_save (castle->map, path, &castle->state, error);
}

static int
check_file (const char *path, gboolean with_fix, JsonBuilder *json, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (path, NULL, error);
  g_autoptr (GPtrArray) problems = NULL;

  if (castle == NULL || (with_fix && !fix (castle, path, error)))
    return -1;
  problems = cr_check_map (castle->scene);
  for (guint i = 0; i < problems->len; i++)
    if (json != NULL)
      add_problem (json, path, castle->map, problems->pdata[i]);
    else
      print_problem (path, castle->map, problems->pdata[i]);
  return (int) problems->len;
}

CliStatus
cli_check (CliCall *call, GError **error)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  gboolean with_fix = FALSE;
  int n_problems = 0;
  const GOptionEntry entries[] = {
    { "fix", 0, 0, G_OPTION_ARG_NONE, &with_fix, N_ ("Mend what can be mended safely, and save"),
      NULL },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "problems");
  json_builder_begin_array (json);
  for (int i = 0; i < call->n_words; i++) {
    int n = check_file (call->words[i], with_fix, call->json ? json : NULL, error);

    if (n < 0)
      return CLI_FAILED;
    n_problems += n;
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
  if (call->json)
    cli_json_print (json);
  else if (n_problems == 0)
    g_print (_ ("nothing is wrong\n"));
  return n_problems == 0 ? CLI_YES : CLI_NO;
}
