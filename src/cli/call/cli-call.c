/* cli-call.c: the arguments of a command, and what it prints.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static void
put_text (FILE *stream, const char *text)
{
  g_autofree char *shown = cr_text_show_lines (text), *converted = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    converted = g_convert_with_fallback (shown, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (converted != NULL ? converted : shown, stream);
  fflush (stream);
}

static void
print_cb (const char *text)
{
  put_text (stdout, text);
}

static void
print_error_cb (const char *text)
{
  put_text (stderr, text);
}

void
cli_print_start (void)
{
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
}

static gboolean
check_count (const CliCall *call, GError **error)
{
  const CliCommand *command = call->command;
  g_autofree char *more = NULL;

  if (call->n_words >= command->least && (command->most < 0 || call->n_words <= command->most))
    return TRUE;
  if (call->n_words < command->least)
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 ngettext ("found %d argument, expected %s %s; --help says more",
                           "found %d arguments, expected %s %s; --help says more",
                           (gulong) call->n_words),
                 call->n_words, command->name, _ (command->arguments));
  else
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found “%s” after all arguments, expected %s %s; --help says more"),
                 call->words[command->most], command->name, _ (command->arguments));
  return FALSE;
}

/* GLib words the errors of options, and does not tell where to find help. @message: (transfer
 * full): */
static char *
add_help (const CliCommand *command, char *message)
{
  char *more = g_strdup_printf (_ ("%s; crenel-cli %s --help lists them"), message, command->name);

  g_free (message);
  return more;
}

static gboolean
has_option (const GOptionEntry *entries, const char *name)
{
  for (; entries != NULL && entries->long_name != NULL; entries++)
    if (g_str_equal (entries->long_name, name))
      return TRUE;
  return FALSE;
}

/* Suggests an option with a similar name. */
static void
ask_option (const CliCall *call, const GOptionEntry *entries, GError **error)
{
  if (!g_error_matches (*error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    return;
  for (char **word = call->words; *word != NULL; word++) {
    g_autofree char *name = g_strndup (*word, strcspn (*word, "="));
    CrNear near = { .name = name + strspn (name, "-") };

    if (!g_str_has_prefix (name, "--") || has_option (entries, near.name) ||
        (call->command->json && g_str_equal (near.name, "json")))
      continue;
    for (const GOptionEntry *at = entries; at != NULL && at->long_name != NULL; at++)
      cr_near_offer (&near, at->long_name);
    cr_near_tell (&near, error);
    return;
  }
}

gboolean
cli_call_parse (CliCall *call, const GOptionEntry *entries, GError **error)
{
  const GOptionEntry json[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &call->json, N_ ("Answer with one JSON document"), NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (_ (call->command->arguments));

  GOptionGroup *group = g_option_group_new (NULL, NULL, NULL, call->data, NULL);

  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  if (entries != NULL)
    g_option_group_add_entries (group, entries);
  if (call->command->json)
    g_option_group_add_entries (group, json);
  g_option_context_set_main_group (context, group);
  g_option_context_set_summary (context, _ (call->command->summary));
  g_option_context_set_description (context, call->about);
  if (!g_option_context_parse_strv (context, &call->words, error)) {
    if (error != NULL && *error != NULL) {
      (*error)->message = add_help (call->command, (*error)->message);
      ask_option (call, entries, error);
    }
    return FALSE;
  }

  call->n_words = (int) g_strv_length (call->words) - 1;
  g_free (call->words[0]);
  memmove (call->words, call->words + 1, (gsize) (call->n_words + 1) * sizeof (char *));
  if (call->n_words > 0 && g_str_equal (call->words[0], "--")) {
    g_free (call->words[0]);
    memmove (call->words, call->words + 1, (gsize) call->n_words-- * sizeof (char *));
  }
  return check_count (call, error);
}
