/* question.c: what every command about shooting is asked with. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"

/* Of each option what it says, where its text goes. */
static GArray *
make_entries (CliQuestion *question, const GOptionEntry *more)
{
  const GOptionEntry entries[] = {
    { "side", 0, 0, G_OPTION_ARG_STRING, &question->side,
      N_ ("Shoot only over this side of his hex"), N_ ("DIR") },
    { "profile", 0, 0, G_OPTION_ARG_STRING, &question->profile, N_ ("Judge by this ruleset"),
      N_ ("ID") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question->switches, N_ ("A switch of the rules"),
      N_ ("NAME=VALUE") },
  };
  GArray *all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  g_array_append_vals (all, entries, G_N_ELEMENTS (entries));
  for (; more != NULL && more->long_name != NULL; more++)
    g_array_append_val (all, *more);
  return all;
}

static gboolean
read_switches (CliQuestion *question, GError **error)
{
  for (char **text = question->switches; text != NULL && *text != NULL; text++) {
    g_auto (GStrv) parts = g_strsplit (*text, "=", 2);

    if (g_strv_length (parts) != 2) {
      g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found --option %s, expected NAME=VALUE"),
                   *text);
      return FALSE;
    }
    if (!cr_lof_options_set (&question->options, parts[0], parts[1], error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
read_side (CliQuestion *question, GError **error)
{
  const CrOrientation orientation = cr_map_get_grid (question->castle->map)->orientation;

  if (question->side == NULL ||
      cr_direction_parse (question->side, orientation, &question->options.from_side))
    return TRUE;

  g_autoptr (GString) known = g_string_new (NULL);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    g_string_append_printf (known, "%s%s", d > 0 ? ", " : "",
                            cr_direction_get_name (d, orientation));
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --side %s, expected one of %s"),
               question->side, known->str);
  return FALSE;
}

/* In this order, once the castle is there. */
static gboolean (*const readers[]) (CliQuestion *question, GError **error) = {
  read_switches,
  read_side,
};

/**
 * cli_question_ask:
 * @question: all zero
 *
 * Parses the command line, loads the castle it names first, and reads the options.
 */
gboolean
cli_question_ask (CliQuestion *question, CliCall *call, const GOptionEntry *more, GError **error)
{
  g_autoptr (GArray) entries = make_entries (question, more);

  call->data = question;
  if (!cli_call_parse (call, (const GOptionEntry *) (const void *) entries->data, error))
    return FALSE;
  question->castle = cli_castle_load (call->words[0], question->profile, error);
  if (question->castle == NULL)
    return FALSE;
  cr_lof_options_init (&question->options, question->castle->ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    if (!readers[i](question, error))
      return FALSE;
  question->fire = cr_fire_new (question->castle->scene);
  return TRUE;
}

void
cli_question_clear (CliQuestion *question)
{
  g_clear_pointer (&question->fire, cr_fire_free);
  g_clear_pointer (&question->castle, cli_castle_free);
  g_clear_pointer (&question->switches, g_strfreev);
  g_clear_pointer (&question->profile, g_free);
  g_clear_pointer (&question->side, g_free);
}
