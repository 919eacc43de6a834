/* main.c: the commands without a window. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

/* Every command, in the order of --help. */
static const CliCommand commands[] = {
  { "new", N_ ("OUT --columns C --rows R"), N_ ("make a new map"), 1, 1, FALSE, cli_new },
  { "info", N_ ("FILE"), N_ ("say what a map or a ruleset holds"), 1, 1, TRUE, cli_info },
  { "hex", N_ ("MAP HEX"), N_ ("say everything known of one hex"), 2, 2, TRUE, cli_hex },
  { "lof", N_ ("MAP FROM TO"), N_ ("say whether one man can shoot another, and why"), 3, 3, TRUE,
    cli_lof },
  { "field", N_ ("MAP FROM…"), N_ ("list the places that men can hit"), 2, -1, TRUE, cli_field },
  { "dead", N_ ("MAP FROM…"), N_ ("list the places that none of the men can hit"), 2, -1, TRUE,
    cli_dead },
  { "coverage", N_ ("MAP [FROM…]"), N_ ("list how many men can hit each place, most first"), 1, -1,
    TRUE, cli_coverage },
  { "who", N_ ("MAP TO [FROM…]"), N_ ("list who can hit a place, best first"), 2, -1, TRUE,
    cli_who },
  { "levels", N_ ("MAP FROM TO"), N_ ("show the shots between two hexes from all their floors"), 3,
    3, TRUE, cli_levels },
  { "exposure", N_ ("MAP PLACE…"), N_ ("add up who can hit a man along a way"), 2, -1, TRUE,
    cli_exposure },
  { "section", N_ ("MAP FROM TO OUT.png|svg|pdf"),
    N_ ("draw the vertical cut along a line of fire"), 4, 4, TRUE, cli_section },
  { "reach", N_ ("MAP FROM --mp N"), N_ ("list the places a man can walk to"), 2, 2, TRUE,
    cli_reach },
  { "path", N_ ("MAP FROM TO"), N_ ("show the cheapest way, step by step"), 3, 3, TRUE, cli_path },
  { "check", N_ ("MAP…"), N_ ("list what is wrong with maps"), 0, -1, TRUE, cli_check },
  { "fit", N_ ("MAP PICTURE…"),
    N_ ("lay pictures on the grid by points, or by the hexes printed in them"), 2, -1, TRUE,
    cli_fit },
  { "suggest", N_ ("MAP [PICTURE]"),
    N_ ("propose terrain from the picture, learnt from what is painted"), 1, 2, TRUE, cli_suggest },
  { "edit", N_ ("MAP OUT OPERATION…"), N_ ("change a map by the editor's own operations"), 2, 2,
    FALSE, cli_edit },
  { "render", N_ ("MAP OUT.png|svg|pdf|txt"), N_ ("draw a map to a picture or a print"), 2, 2,
    FALSE, cli_render },
  { "convert", N_ ("MAP|ASSEMBLY|SCENARIO OUT"),
    N_ ("write a map, an assembly or a scenario as another file"), 2, 2, FALSE, cli_convert },
  { "join", N_ ("MAP|ASSEMBLY MAP"), N_ ("list where a map can be joined to others, or do it"), 2,
    2, TRUE, cli_join },
  { "play", N_ ("MAP|SCENARIO"), N_ ("play on a castle by orders, one a line"), 1, 1, TRUE,
    cli_play },
  { "siege", N_ ("MAP"), N_ ("lead a siege of many days by orders, one a line"), 1, 1, TRUE,
    cli_siege },
  { "replay", N_ ("LOG MAP|SCENARIO"), N_ ("play a log again, and tell where it differs"), 2, 2,
    FALSE, cli_replay },
  { "signature", N_ ("[MAP…]"), N_ ("print one number for all that the rules answer"), 0, -1, TRUE,
    cli_signature },
  { "rules", N_ ("[ID… | RULESET]"),
    N_ ("list the rules and the tests that prove them, or tables and options"), 0, -1, TRUE,
    cli_rules },
  { "characters", N_ ("[FILE]"), N_ ("list who may be in a game"), 0, 1, TRUE, cli_characters },
};

static const CliCommand *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];
  return NULL;
}

static void
print_help (void)
{
  g_print (_ ("Usage: crenel-cli COMMAND ARGUMENTS\n"
              "Questions and work on castle maps without a window.\n\nCommands:\n"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i].name, _ (commands[i].summary));
  g_print (_ ("\ncrenel-cli COMMAND --help says how each is used; --version which Crenel this "
              "is.\nThe exit status is 0 for yes or done, 1 for no or for problems found, 2 when "
              "it could not be run.\n"));
}

static CliStatus
run_command (const CliCommand *command, char **words, GError **error)
{
  g_autofree char *program = g_strdup_printf ("crenel-cli %s", command->name);
  CliCall call = { command, g_strdupv (words), (int) g_strv_length (words), FALSE, NULL };
  CliStatus status;

  g_set_prgname (program);
  status = command->run (&call, error);
  g_strfreev (call.words);
  return status;
}

static CliStatus
refuse_command (const char *name, GError **error)
{
  CrNear near = { .name = name };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    cr_near_offer (&near, commands[i].name);
  cr_near_refuse (&near, error, _ ("found “%s”, expected a command; crenel-cli --help lists them"),
                  name);
  return CLI_FAILED;
}

static CliStatus
run_words (char **words, GError **error)
{
  const CliCommand *command;

  if (words[0] == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 _ ("found no command, expected one of those that crenel-cli --help lists"));
    return CLI_FAILED;
  }
  if (g_str_equal (words[0], "--help") || g_str_equal (words[0], "-h")) {
    print_help ();
    return CLI_YES;
  }
  if (g_str_equal (words[0], "--version")) {
    g_print ("crenel-cli %s\n", CRENEL_VERSION);
    return CLI_YES;
  }
  command = find_command (words[0]);
  return command != NULL ? run_command (command, words, error) : refuse_command (words[0], error);
}

/* Opens closed standard streams in the wrong direction; otherwise the next file that is opened
 * would take their place, and the answer would be written into it. */
static void
keep_streams (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0)
      (void) !open ("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* However the program ends, even after --help, the caller must learn when the output is not
 * complete. */
static void
check_output_cb (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;
  g_printerr ("crenel-cli: %s\n", _ ("the answer could not be written"));
  _exit (CLI_FAILED);
}

static void
start_locale (void)
{
  g_autofree char *folder = cr_data_locale_path ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  CliStatus status;

  keep_streams ();
  start_locale ();
  cli_print_start ();
  atexit (check_output_cb);
  status = run_words (argv + MIN (argc, 1), &error);
  if (error == NULL)
    return status;

  g_autofree char *message = cr_error_format_terse (error);
  g_autofree char *shown = cr_text_show (message);
  g_printerr ("crenel-cli: %s\n", shown);
  return CLI_FAILED;
}
