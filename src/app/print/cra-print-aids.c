/* cra-print-aids.c: tables behind the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-aids.h"

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
    if (choice->aids & 1u << kind)
      cr_aids_add (aid, (CrAidKind) kind, &source);
  return aid != NULL;
}
