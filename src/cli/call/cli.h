/* cli.h: shared by all commands. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "cr-castle.h"
#include "cr-file.h"

typedef enum { CLI_YES = 0, CLI_NO = 1, CLI_FAILED = 2 } CliStatus;

typedef struct _CliCall CliCall;

/**
 * CliCommand: a row of the table of commands.
 * @arguments: how its arguments are written, for --help
 * @least: how many it needs
 * @most: how many it takes, -1 for any number
 * @json: whether it knows --json
 * @run: answers, or fails with an error and %CLI_FAILED
 */
typedef struct {
  const char *name, *arguments, *summary;
  int least, most;
  gboolean json;
  CliStatus (*run) (CliCall *call, GError **error);
} CliCommand;

/**
 * CliCall: one run of a command.
 * @words: (owned): the command line from the command's name on, then its arguments alone
 * @n_words: how many arguments there are
 * @json: whether --json was given
 * @data: (nullable): what the callbacks of its options get
 * @about: (nullable): translated; what --help says below the options
 */
struct _CliCall {
  const CliCommand *command;
  char **words;
  int n_words;
  gboolean json;
  gpointer data;
  const char *about;
};

/* Makes g_print() and g_printerr() show control characters as text, so that no text of a file can
 * affect the terminal. */
void cli_print_start (void);

/**
 * cli_call_parse:
 * @entries: (nullable): the command's options
 *
 * Takes the options out of the call's words, prints --help and leaves when that is asked for.
 *
 * Returns: FALSE with an error when an option is wrong or the number of arguments
 */
gboolean cli_call_parse (CliCall *call, const GOptionEntry *entries, GError **error);

/**
 * CliCastle: a map file with the ruleset it uses, joined.
 * @map: (not owned): of the castle, as are the ruleset and the scene
 * @state: of the file when it was read, for saving over it
 * @lost: (nullable): a sentence, when the ruleset the map is for is not there and the usual one
 *   stands in for it
 * @path: of the file
 * @profile: (nullable): id of the ruleset that was asked for instead of the map's own
 */
typedef struct {
  char *path, *profile;
  CrCastle *it;
  const CrMap *map;
  const CrRuleset *ruleset;
  const CrScene *scene;
  CrFileState state;
  char *lost;
} CliCastle;

/* As cli_castle_load_quietly(), but prints a warning when the map's ruleset does not exist. */
CliCastle *cli_castle_load (const char *path, const char *profile, GError **error);

/**
 * cli_castle_load_quietly:
 * @profile: (nullable): id of the ruleset to use instead of the map's own
 *
 * A missing ruleset is only told by @lost.
 *
 * Returns: (transfer full) (nullable): NULL with an error
 */
CliCastle *cli_castle_load_quietly (const char *path, const char *profile, GError **error);

/**
 * cli_castle_check_target:
 * @target: a picture or print that is about to be written
 *
 * Returns: FALSE with one sentence when the castle was read from that file
 */
gboolean cli_castle_check_target (const CliCastle *castle, const char *target, GError **error);

/* Checks and saves the castle as it is now, with links to its pictures from there. Returns: FALSE
 * with an error */
gboolean cli_castle_save (CliCastle *castle, const char *target, GError **error);

/**
 * cli_castle_save_bytes:
 * @bytes: the contents of the file
 *
 * Saves over the file from which the castle was read only if nobody else has written to it.
 * Returns: FALSE with an error
 */
gboolean cli_castle_save_bytes (CliCastle *castle,
                                GBytes *bytes,
                                const char *target,
                                GError **error);

void cli_castle_free (CliCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliCastle, cli_castle_free)

/* These functions read places as people write them. */
GArray *cli_places_new (void);
const char *cli_men_about (void);

/* Returns: (transfer full) (nullable): a picture stretched over the whole grid, not fitted yet */
CrNode *cli_picture_stretched (const CrMap *map,
                               const char *id,
                               const char *path,
                               const char *map_path,
                               GError **error);

typedef void (*CliEachPlace) (CrPlace place, gpointer data);

/* Calls @each for every place of the map, floor by floor, row by row. */
void cli_each_place (const CrMap *map, CliEachPlace each, gpointer data);

/* These functions write JSON, with stable English keys in any locale. */
void cli_json_string (JsonBuilder *json, const char *key, const char *value);
void cli_json_int (JsonBuilder *json, const char *key, int value);

/* Adds the members that tell how hexes lie. */
void cli_json_grid (JsonBuilder *json, const CrGrid *grid);

/* Adds the members that tell where: hex, at, floor. */
void cli_json_at (JsonBuilder *json, const CrMap *map, CrPlace place);

/* Adds the same members, and what the place is. */
void cli_json_members_of_place (JsonBuilder *json, const CrScene *scene, CrPlace place);

void cli_json_place (JsonBuilder *json, const CrScene *scene, CrPlace place);
void cli_json_places (JsonBuilder *json,
                      const char *key,
                      const CrScene *scene,
                      const GArray *places);

/* Prints the document and frees the builder. */
void cli_json_print (JsonBuilder *json);

void cli_print_hex_json (const CliCastle *castle, CrPlace place);

CliStatus cli_new (CliCall *call, GError **error);
CliStatus cli_convert (CliCall *call, GError **error);
CliStatus cli_join (CliCall *call, GError **error);
CliStatus cli_info (CliCall *call, GError **error);
CliStatus cli_hex (CliCall *call, GError **error);
CliStatus cli_lof (CliCall *call, GError **error);
CliStatus cli_field (CliCall *call, GError **error);
CliStatus cli_dead (CliCall *call, GError **error);
CliStatus cli_coverage (CliCall *call, GError **error);
CliStatus cli_who (CliCall *call, GError **error);
CliStatus cli_levels (CliCall *call, GError **error);
CliStatus cli_exposure (CliCall *call, GError **error);
CliStatus cli_section (CliCall *call, GError **error);
CliStatus cli_reach (CliCall *call, GError **error);
CliStatus cli_check (CliCall *call, GError **error);
CliStatus cli_fit (CliCall *call, GError **error);
CliStatus cli_suggest (CliCall *call, GError **error);
CliStatus cli_edit (CliCall *call, GError **error);
CliStatus cli_render (CliCall *call, GError **error);
CliStatus cli_path (CliCall *call, GError **error);
CliStatus cli_play (CliCall *call, GError **error);
CliStatus cli_siege (CliCall *call, GError **error);
CliStatus cli_replay (CliCall *call, GError **error);
CliStatus cli_signature (CliCall *call, GError **error);
CliStatus cli_rules (CliCall *call, GError **error);
CliStatus cli_characters (CliCall *call, GError **error);
