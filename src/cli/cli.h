/* cli.h: what the commands share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

#include <json-glib/json-glib.h>

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
 */
struct _CliCall {
  const CliCommand *command;
  char **words;
  int n_words;
  gboolean json;
};

gboolean cli_call_parse (CliCall *call, const GOptionEntry *entries, GError **error);

/**
 * CliCastle: a map file with the ruleset it uses, joined.
 */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
} CliCastle;

CliCastle *cli_castle_load (const char *path, GError **error);
void cli_castle_free (CliCastle *castle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliCastle, cli_castle_free)

/* Places and sides as people write them. */
gboolean cli_read_place (const CrMap *map, const char *text, CrPlace *place_out, GError **error);
gboolean cli_read_side (const CrMap *map,
                        const char *text,
                        CrPlace *place_out,
                        CrDirection *direction_out,
                        GError **error);
gboolean cli_read_men (const CliCastle *castle, const char *text, GArray *places, GError **error);
gboolean cli_read_mover (const CrRuleset *ruleset,
                         const char *text,
                         int *mover_out,
                         GError **error);
GArray *cli_places_new (void);

/* JSON: stable English keys, whatever the locale. */
void cli_json_string (JsonBuilder *json, const char *key, const char *value);
void cli_json_int (JsonBuilder *json, const char *key, int value);
void cli_json_at (JsonBuilder *json, const CrMap *map, CrPlace place);
void cli_json_place (JsonBuilder *json, const CrScene *scene, CrPlace place);
void cli_json_places (JsonBuilder *json,
                      const char *key,
                      const CrScene *scene,
                      const GArray *places);
void cli_json_print (JsonBuilder *json);

/* Tables of text. */
void cli_print_place (const CrScene *scene, CrPlace place, const char *rest);

CliStatus cli_rules (CliCall *call, GError **error);
