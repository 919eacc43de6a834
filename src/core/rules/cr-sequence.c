/* cr-sequence.c: the phases of a player turn, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sequence.h"

#include "cr-error.h"
#include "cr-text.h"

gboolean
cr_phase_allows (const CrPhase *phase, const char *verb)
{
  return g_strv_contains ((const char *const *) phase->verbs, verb);
}

gboolean
cr_phase_is_interrupted (const CrPhase *phase, const char *verb)
{
  return g_strv_contains ((const char *const *) phase->interrupts, verb);
}

static const char **
read_verbs (const char *text)
{
  g_autoptr (GPtrArray) verbs = g_ptr_array_new ();
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_ptr_array_add (verbs, (gpointer) g_intern_string (*word));
  g_ptr_array_add (verbs, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&verbs), FALSE);
}

static void
clear_phase (gpointer data)
{
  CrPhase *phase = data;

  g_free (phase->verbs);
  g_free (phase->interrupts);
}

static gboolean
has_phase (const CrSequence *sequence, const char *id)
{
  for (guint i = 0; i < sequence->phases->len; i++)
    if (g_str_equal (cr_sequence_get_phase (sequence, i)->id, id))
      return TRUE;
  return FALSE;
}

static gboolean
read_phase (const CrNode *row, CrSequence *sequence, GError **error)
{
  static const char *const whose[] = { "player", "other", NULL };
  static const char *const riders[] = { "too", "no", "alone", NULL };
  CrPhase phase = { .node = row };
  const char *verbs;

  if (!cr_node_need (row, "id", &phase.id, error) || !cr_node_need (row, "verbs", &verbs, error) ||
      !cr_node_read_enum (row, "of", whose, 0, &phase.of_other, error) ||
      !cr_node_read_enum (row, "riders", riders, CR_RIDERS_TOO, &phase.riders, error))
    return FALSE;
  if (has_phase (sequence, phase.id)) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found the phase “%s” twice, expected it once"), phase.id);
    return FALSE;
  }
  phase.verbs = read_verbs (verbs);
  phase.interrupts = read_verbs (cr_node_get (row, "interrupts"));
  g_array_append_val (sequence->phases, phase);
  return TRUE;
}

gboolean
cr_sequence_read (const CrNode *row, CrSequence *sequence, GError **error)
{
  const char *unused;
  int provenance;

  *sequence = (CrSequence){ .phases = g_array_new (FALSE, FALSE, sizeof (CrPhase)) };
  g_array_set_clear_func (sequence->phases, clear_phase);
  if (!cr_node_need (row, "id", &sequence->id, error) ||
      !cr_node_need (row, "provenance", &unused, error) ||
      !cr_node_read_enum (row, "provenance", cr_provenance_names, CR_HOUSE, &provenance, error))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (row); i++)
    if (cr_node_is (cr_node_get_child (row, i), "phase") &&
        !read_phase (cr_node_get_child (row, i), sequence, error))
      return FALSE;
  if (sequence->phases->len > 0)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX, cr_text ("found <%s> without <%s>, expected one"),
                     cr_node_get_name (row), "phase");
  return FALSE;
}

void
cr_sequence_clear (CrSequence *sequence)
{
  g_clear_pointer (&sequence->phases, g_array_unref);
}

guint
cr_sequence_n_phases (const CrSequence *sequence)
{
  return sequence->phases->len;
}

const CrPhase *
cr_sequence_get_phase (const CrSequence *sequence, guint index)
{
  g_return_val_if_fail (index < sequence->phases->len, NULL);
  return &g_array_index (sequence->phases, CrPhase, index);
}
