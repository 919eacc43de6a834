/* cmd-check.c: what is wrong with maps. SPDX-License-Identifier: GPL-3.0-or-later */
#include "assembly.h"
#include "scenario.h"

#include <glib/gi18n.h>

#include "cr-check.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-picture-facts.h"
#include "cr-text.h"
#include "cr-xml-assembly.h"

/* --fix looks for something to mend at most so many times. */
#define MOST_ROUNDS 256

/* The options of the command. */
typedef struct {
  gboolean fix, list;
  char **only; /* ids of the kinds of problem that count; NULL: all */
} Wish;

static const char *
severity_name (CrSeverity severity)
{
  return severity == CR_PROBLEM_ERROR ? "error" : "warning";
}

static const char *
say_severity (CrSeverity severity)
{
  return severity == CR_PROBLEM_ERROR ? _ ("error") : _ ("warning");
}

static gboolean
is_wanted (const Wish *wish, const char *id)
{
  return wish->only == NULL || g_strv_contains ((const char *const *) wish->only, id);
}

static gboolean
refuse_only (const char *id, GError **error)
{
  CrNear near = { .name = id };
  const CrCheckKind *kind;

  for (guint i = 0; (kind = cr_check_get_kind (i)) != NULL; i++)
    cr_near_offer (&near, kind->id);
  return cr_near_refuse (&near, error,
                         _ ("found --only %s, expected the id of a check; --list names them"), id);
}

static gboolean
check_only (const Wish *wish, GError **error)
{
  for (char **id = wish->only; id != NULL && *id != NULL; id++)
    if (cr_check_find_kind (*id) == NULL)
      return refuse_only (*id, error);
  return TRUE;
}

/* Whether only a person can decide: whether another picture or ruleset will do; and whether
 * something is removed that the rest may need. */
static gboolean
is_decision (const CrProblem *problem)
{
  static const char *const decisions[] = { "picture-changed", "ruleset-missing", NULL };

  return problem->removes || g_strv_contains (decisions, problem->id);
}

static void
print_problem (const char *path, const CrMap *map, const CrProblem *problem)
{
  g_autofree char *place =
      problem->place.floor >= 0 ? cr_map_format_printed (map, problem->place) : g_strdup ("");
  g_autofree char *file = cr_text_show (path), *message = cr_text_show (problem->message);

  g_print ("%s:%s%s %s: %s", file, place, *place != '\0' ? ":" : "",
           say_severity (problem->severity), message);
  if (problem->rule != NULL)
    g_print (" (%s)", problem->rule);
  if (problem->mend != NULL && is_decision (problem))
    g_print (" [--fix --only %s: %s]", problem->id, problem->mend);
  else if (problem->mend != NULL)
    g_print (" [--fix: %s]", problem->mend);
  g_print ("\n");
}

static void
add_places (JsonBuilder *json, const CrMap *map, const GArray *places)
{
  json_builder_set_member_name (json, "places");
  json_builder_begin_array (json);
  for (guint i = 0; i < places->len; i++) {
    g_autofree char *at = cr_map_format_printed (map, g_array_index (places, CrPlace, i));

    json_builder_add_string_value (json, at);
  }
  json_builder_end_array (json);
}

static void
add_problem (JsonBuilder *json, const char *path, const CrMap *map, const CrProblem *problem)
{
  json_builder_begin_object (json);
  cli_json_string (json, "file", path);
  cli_json_string (json, "id", problem->id);
  cli_json_string (json, "severity", severity_name (problem->severity));
  if (problem->place.floor >= 0)
    cli_json_at (json, map, problem->place);
  if (problem->place.floor >= 0 && problem->side >= 0)
    cli_json_string (json, "side",
                     cr_direction_get_name (problem->side, cr_map_get_grid (map)->orientation));
  cli_json_string (json, "rule", problem->rule);
  cli_json_string (json, "message", problem->message);
  if (problem->proof != NULL)
    cli_json_string (json, "proof", problem->proof);
  if (problem->places != NULL)
    add_places (json, map, problem->places);
  cli_json_string (json, "mend", problem->mend);
  json_builder_end_object (json);
}

/* A file with the options, and the facts about its other files. */
typedef struct {
  const char *path;
  const Wish *wish;
  CliCastle *castle;
  CrCheckFacts *facts;
} Job;

static void
job_clear (Job *job)
{
  g_clear_pointer (&job->castle, cli_castle_free);
  g_clear_pointer (&job->facts, cr_check_facts_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Job, job_clear)

static gboolean
job_load (Job *job, GError **error)
{
  CrPictureCache *cache;

  job->castle = cli_castle_load_quietly (job->path, NULL, error);
  if (job->castle == NULL)
    return FALSE;
  cache = cr_picture_cache_new ();
  job->facts = cr_check_facts_new ();
  if (job->castle->lost != NULL)
    job->facts->lost_ruleset = g_strdup (cr_map_get_ruleset_id (job->castle->map));
  cr_picture_gather_facts (job->castle->map, job->path, cache, job->facts);
  g_hash_table_unref (cache);
  return TRUE;
}

/* Sides of an assembly need no names, because the sides of its parts have them. */
static gboolean
is_of_parts (const Job *job, const CrProblem *problem)
{
  return cr_assembly_is_path (job->path) && g_str_equal (problem->id, "edge-without-name");
}

/* Returns: the problems that the user asked for */
static GPtrArray *
find_problems (const Job *job)
{
  GPtrArray *problems = cr_check_map_and_files (job->castle->scene, job->facts);

  for (guint i = problems->len; i > 0; i--)
    if (!is_wanted (job->wish, ((const CrProblem *) problems->pdata[i - 1])->id) ||
        is_of_parts (job, problems->pdata[i - 1]))
      g_ptr_array_remove_index (problems, i - 1);
  return problems;
}

/* Returns: (nullable): the first problem that can and shall be mended */
static const CrProblem *
find_mendable (const Wish *wish, const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];

    if (problem->fix != NULL && (wish->only != NULL || !is_decision (problem)))
      return problem;
  }
  return NULL;
}

/* Problems are mended kind by kind, because a mend fits the map only as it is. The number of rounds
 * is limited, in case two mends undo each other; what is left is told as problems. */
static gboolean
fix_problems (Job *job, GError **error)
{
  const CrProblem *problem;
  gboolean changed = FALSE;

  for (guint i = 0; i < MOST_ROUNDS; i++) {
    g_autoptr (GPtrArray) problems = find_problems (job);
    g_autoptr (CrEdit) edit = NULL;
    guint n;

    problem = find_mendable (job->wish, problems);
    if (problem == NULL)
      break;
    edit = cr_check_mend_kind (job->castle->scene, job->facts, problem->id, job->wish->only != NULL,
                               &n);
    cr_castle_swap (job->castle->it, edit, NULL);
    changed = TRUE;
  }
  return !changed || cli_castle_save (job->castle, job->path, error);
}

static int
check_file (const char *path, const Wish *wish, JsonBuilder *json, GError **error)
{
  g_auto (Job) job = { path, wish };
  g_autoptr (GPtrArray) problems = NULL;

  if (!job_load (&job, error) || (wish->fix && !fix_problems (&job, error)))
    return -1;
  problems = find_problems (&job);
  for (guint i = 0; i < problems->len; i++)
    if (json != NULL)
      add_problem (json, path, job.castle->map, problems->pdata[i]);
    else
      print_problem (path, job.castle->map, problems->pdata[i]);
  return (int) problems->len;
}

/* Prints one JSON document about all files. */
static CliStatus
check_files (const CliCall *call, const Wish *wish, GError **error)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  int n_problems = 0;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "problems");
  json_builder_begin_array (json);
  for (int i = 0; i < call->n_words; i++) {
    JsonBuilder *to = call->json ? json : NULL;
    int n = cli_is_scenario (call->words[i]) ? cli_scenario_check (call->words[i], to, error)
                                             : check_file (call->words[i], wish, to, error);
    int n_joins = n >= 0 && cr_assembly_is_path (call->words[i])
                      ? cli_assembly_check (call->words[i], to, error)
                      : 0;

    if (n < 0 || n_joins < 0)
      return CLI_FAILED;
    n_problems += n + n_joins;
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
  if (call->json)
    cli_json_print (json);
  else if (n_problems == 0)
    g_print (_ ("nothing is wrong\n"));
  return n_problems == 0 ? CLI_YES : CLI_NO;
}

static void
add_kind (JsonBuilder *json, const CrCheckKind *kind)
{
  json_builder_begin_object (json);
  cli_json_string (json, "id", kind->id);
  cli_json_string (json, "severity", severity_name (kind->severity));
  cli_json_string (json, "rule", kind->rule);
  cli_json_string (json, "name", cr_text (kind->name));
  cli_json_string (json, "what", cr_text (kind->what));
  json_builder_end_object (json);
}

static CliStatus
list_kinds (const CliCall *call, const Wish *wish)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const CrCheckKind *kind;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "checks");
  json_builder_begin_array (json);
  for (guint i = 0; (kind = cr_check_get_kind (i)) != NULL; i++)
    if (is_wanted (wish, kind->id) && call->json)
      add_kind (json, kind);
    else if (is_wanted (wish, kind->id))
      g_print ("%-28s %-10s %-7s %s\n", kind->id, say_severity (kind->severity),
               kind->rule != NULL ? kind->rule : "-", cr_text (kind->what));
  json_builder_end_array (json);
  json_builder_end_object (json);
  if (call->json)
    cli_json_print (json);
  return CLI_YES;
}

CliStatus
cli_check (CliCall *call, GError **error)
{
  Wish wish = { FALSE, FALSE, NULL };
  g_auto (GStrv) only = NULL;
  const GOptionEntry entries[] = {
    { "fix", 0, 0, G_OPTION_ARG_NONE, &wish.fix, N_ ("Mend what can be mended safely, and save"),
      NULL },
    { "only", 0, 0, G_OPTION_ARG_STRING_ARRAY, &only, N_ ("Look for this alone; may be repeated"),
      N_ ("ID") },
    { "list", 0, 0, G_OPTION_ARG_NONE, &wish.list,
      N_ ("List what is looked for, and by which rule"), NULL },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  wish.only = only;
  if (!check_only (&wish, error))
    return CLI_FAILED;
  if (wish.list)
    return list_kinds (call, &wish);
  if (call->n_words > 0)
    return check_files (call, &wish, error);
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found no map, expected check MAP…; --help says more"));
  return CLI_FAILED;
}
