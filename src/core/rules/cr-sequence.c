/* cr-sequence.c: phases of a player turn. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sequence.h"

gboolean
cr_phase_read (const CrNode *row, CrPhase *phase, GError **error)
{
  static const char *const whose[] = { "player", "other", NULL };
  g_autoptr (GPtrArray) verbs = g_ptr_array_new ();
  g_auto (GStrv) words = NULL;
  const char *text;

  *phase = (CrPhase){ .node = row };
  if (!cr_node_need (row, "id", &phase->id, error) || !cr_node_need (row, "verbs", &text, error) ||
      !cr_node_read_enum (row, "of", whose, 0, &phase->of_other, error))
    return FALSE;
  words = g_strsplit (text, " ", -1);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_ptr_array_add (verbs, (gpointer) g_intern_string (*word));
  g_ptr_array_add (verbs, NULL);
  phase->verbs = (const char **) g_ptr_array_free (g_steal_pointer (&verbs), FALSE);
  return TRUE;
}

void
cr_phase_clear (gpointer phase)
{
  g_free (((CrPhase *) phase)->verbs);
}

gboolean
cr_phase_allows (const CrPhase *phase, const char *verb)
{
  return g_strv_contains ((const char *const *) phase->verbs, verb);
}
