/* cmd-hex.c: everything known of one hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-question-words.h"
#include "cr-words-hex.h"

static void
print_costs (const CliCastle *castle, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (castle->scene, place);

  for (guint i = 0; terrain != NULL && i < cr_ruleset_n_movers (castle->ruleset); i++) {
    const CrMover *mover = cr_ruleset_get_mover (castle->ruleset, i);
    const char *name = cr_node_get_localized (mover->node, "name", g_get_language_names ());
    const CrFigure *cost = &terrain->cost[i];

    if (cost->value == CR_IMPASSABLE)
      g_print (_ ("  to enter %s: impassable (%s)\n"), name != NULL ? name : mover->id,
               cr_provenance_get_name (cost->provenance));
    else
      g_print (_ ("  to enter %s: %d (%s)\n"), name != NULL ? name : mover->id, cost->value,
               cr_provenance_get_name (cost->provenance));
  }
}

static void
print_hex (const CliCastle *castle, CrPlace place)
{
  g_autoptr (GPtrArray) lines = cr_words_hex (castle->scene, place, g_get_language_names ());

  g_print ("%s\n", (const char *) lines->pdata[0]);
  print_costs (castle, place);
  for (guint i = 1; i < lines->len; i++)
    g_print ("  %s\n", (const char *) lines->pdata[i]);
}

CliStatus
cli_hex (CliCall *call, GError **error)
{
  g_autoptr (CliCastle) castle = NULL;
  CrPlace place;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], NULL, error);
  if (castle == NULL || !cr_question_read_place (castle->map, call->words[1], &place, error))
    return CLI_FAILED;
  if (call->json)
    cli_print_hex_json (castle, place);
  else
    print_hex (castle, place);
  return CLI_YES;
}
