/* cmd-lof.c: one line of fire. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"
#include "cr-words-lof.h"

static const char *const how_names[] = { "through", "along", "corner" };

/**
 * cli_read_lof_options:
 * @texts: (nullable) (array zero-terminated=1): NAME=VALUE of switches that touch a line
 */
gboolean
cli_read_lof_options (const CliCastle *castle,
                      char **texts,
                      CrLofOptions *options_out,
                      GError **error)
{
  cr_lof_options_init (options_out, castle->ruleset);
  for (; texts != NULL && *texts != NULL; texts++) {
    if (!g_str_equal (*texts, "along=both") && !g_str_equal (*texts, "along=either")) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   _ ("found --option %s, expected along=both or along=either"), *texts);
      return FALSE;
    }
    options_out->either = g_str_equal (*texts, "along=either");
  }
  return TRUE;
}

static gboolean
read_direction (const CrMap *map, const char *text, CrDirection *direction_out, GError **error)
{
  const CrOrientation orientation = cr_map_get_grid (map)->orientation;

  if (text == NULL || cr_direction_parse (text, orientation, direction_out))
    return TRUE;

  g_autoptr (GString) known = g_string_new (NULL);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    g_string_append_printf (known, "%s%s", d > 0 ? ", " : "",
                            cr_direction_get_name (d, orientation));
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --side %s, expected one of %s"), text,
               known->str);
  return FALSE;
}

static void
add_step (JsonBuilder *json, const CrMap *map, const CrLofStep *step)
{
  json_builder_begin_object (json);
  cli_json_at (json, map, step->place);
  if (step->side >= 0)
    cli_json_string (json, "side",
                     cr_direction_get_name (step->side, cr_map_get_grid (map)->orientation));
  cli_json_string (json, "how", how_names[step->how]);
  cli_json_int (json, "way", step->way);
  if (step->kind >= 0)
    cli_json_string (json, "kind", cr_side_kind_get_name (step->kind));
  cli_json_int (json, "top", step->top);
  cli_json_int (json, "N", step->n);
  cli_json_int (json, "H", step->h);
  cli_json_int (json, "D1", step->d1);
  cli_json_int (json, "D2", step->d2);
  cli_json_string (json, "reason", cr_lof_reason_get_name (step->reason));
  cli_json_string (json, "rule", step->rule);
  json_builder_end_object (json);
}

static void
add_verdict (JsonBuilder *json, const CrLof *lof)
{
  cli_json_string (json, "verdict", cr_verdict_get_name (lof->verdict));
  cli_json_string (json, "reason", cr_lof_reason_get_name (lof->reason));
  cli_json_int (json, "range", lof->range);
  cli_json_string (json, "cover", cr_cover_get_name (lof->cover));
  json_builder_set_member_name (json, "rules");
  json_builder_begin_array (json);
  for (const char *const *rule = lof->rules; *rule != NULL; rule++)
    json_builder_add_string_value (json, *rule);
  json_builder_end_array (json);
}

static void
add_reverse (JsonBuilder *json, const CrLof *lof)
{
  json_builder_set_member_name (json, "reverse");
  json_builder_begin_object (json);
  cli_json_string (json, "verdict", cr_verdict_get_name (lof->reverse));
  cli_json_string (json, "reason", cr_lof_reason_get_name (lof->reverse_reason));
  json_builder_set_member_name (json, "same");
  json_builder_add_boolean_value (json, lof->reverse == lof->verdict);
  json_builder_end_object (json);
}

static void
print_json (const CliCastle *castle, const CrLof *lof, const GArray *steps, const char *sentence)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, castle->scene, lof->from);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, castle->scene, lof->to);
  add_verdict (json, lof);
  if (lof->deciding >= 0) {
    json_builder_set_member_name (json, "deciding");
    add_step (json, castle->map, &lof->decided);
  }
  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < steps->len; i++)
    add_step (json, castle->map, &g_array_index (steps, CrLofStep, i));
  json_builder_end_array (json);
  add_reverse (json, lof);
  cli_json_string (json, "sentence", sentence);
  json_builder_end_object (json);
  cli_json_print (json);
}

static CliStatus
answer (const CliCall *call, const CliCastle *castle, const CrLofOptions *options, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  g_autofree char *sentence = NULL;
  CrPlace from, to;
  CrLof lof;

  if (!cli_read_place (castle->map, call->words[1], &from, error) ||
      !cli_read_place (castle->map, call->words[2], &to, error))
    return CLI_FAILED;
  lof = cr_lof_judge (castle->scene, from, to, options, steps);
  sentence = cr_words_lof (castle->scene, &lof, g_get_language_names ());
  if (call->json)
    print_json (castle, &lof, steps, sentence);
  else
    g_print ("%s\n", sentence);
  return lof.verdict == CR_LOF_CLEAR ? CLI_YES : CLI_NO;
}

CliStatus
cli_lof (CliCall *call, GError **error)
{
  g_autofree char *side = NULL, *profile = NULL;
  g_auto (GStrv) switches = NULL;
  g_autoptr (CliCastle) castle = NULL;
  CrLofOptions options;
  const GOptionEntry entries[] = {
    { "side", 0, 0, G_OPTION_ARG_STRING, &side, N_ ("Shoot only over this side of his hex"),
      N_ ("DIR") },
    { "profile", 0, 0, G_OPTION_ARG_STRING, &profile, N_ ("Judge by this ruleset"), N_ ("ID") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &switches, N_ ("A switch of the rules"),
      N_ ("NAME=VALUE") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], profile, error);
  if (castle == NULL || !cli_read_lof_options (castle, switches, &options, error) ||
      !read_direction (castle->map, side, &options.from_side, error))
    return CLI_FAILED;
  return answer (call, castle, &options, error);
}
