/* cra-print-aids.c: adds tables and counters to what is printed with the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-aids.h"

#include "cr-counters-men.h"
#include "cr-xml-characters.h"

gboolean
cra_print_add_aids (CrPrint *print,
                    const CraPrintChoice *choice,
                    const CrMap *map,
                    const CrRuleset *ruleset,
                    GError **error)
{
  g_autoptr (CrCharacters) characters =
      choice->aids & 1u << CR_AID_CHARACTERS ? cr_characters_load (NULL, error) : NULL;
  const CrAidSource source = { map, ruleset, characters, g_get_language_names () };
  CrAid *aid = NULL;

  if (choice->aids == 0)
    return TRUE;
  if (choice->aids & 1u << CR_AID_CHARACTERS && characters == NULL)
    return FALSE;
  aid = cr_print_add_aid (print, error);
  for (int kind = 0; aid != NULL && kind < CR_N_AIDS; kind++)
    if (kind == CR_AID_RECORD && choice->record != NULL)
      cr_aids_add_sheet (aid, choice->record);
    else if (choice->aids & 1u << kind)
      cr_aids_add (aid, (CrAidKind) kind, &source);
  return aid != NULL;
}

/* Adds the men of the sides from @first to @last. */
static gboolean
add_sides (CrCounters *counters, const CraPrintChoice *choice, int first, int last, GError **error)
{
  g_autoptr (CrCharacters) characters =
      cr_characters_load (*choice->characters != '\0' ? choice->characters : NULL, error);
  gboolean good = characters != NULL;

  for (int copy = 0; good && copy < choice->copies; copy++)
    for (int side = first; good && side <= last; side++)
      good = cr_counters_add_named (counters, characters, side,
                                    *choice->who != '\0' ? choice->who : "all", error);
  return good;
}

static gboolean
add_men (CrCounters *counters, const CraPrintChoice *choice, GError **error)
{
  switch (choice->men) {
  case CRA_PRINT_EVERYBODY:
    return add_sides (counters, choice, 0, 1, error);
  case CRA_PRINT_BESIEGERS:
    return add_sides (counters, choice, 0, 0, error);
  case CRA_PRINT_GARRISON:
    return add_sides (counters, choice, 1, 1, error);
  case CRA_PRINT_PLAYERS:
    if (choice->state != NULL)
      cr_counters_add_game (counters, choice->state);
    return TRUE;
  default:
    return TRUE;
  }
}

gboolean
cra_print_add_counters (CrPrint *print, const CraPrintChoice *choice, GError **error)
{
  CrCounters *counters;

  if (!choice->markers && (choice->men == CRA_PRINT_NOBODY ||
                           (choice->men == CRA_PRINT_PLAYERS && choice->state == NULL)))
    return TRUE;
  counters = cr_print_add_counters (print, &choice->counters, error);
  if (counters == NULL || !add_men (counters, choice, error))
    return FALSE;
  if (choice->markers)
    cr_counters_add_markers (counters);
  return TRUE;
}
