/* cre-tool-mechanism-words.c: mechanisms and their states in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-tool-mechanism.h"

static const struct {
  const char *kind, *name;
} names[] = {
  { "drawbridge", N_ ("drawbridge") },
  { "portcullis", N_ ("portcullis") },
  { "stairway", N_ ("raisable stairway") },
  { "sluice", N_ ("sluice") },
};

static const struct {
  const char *state, *word;
} states[] = {
  { "lowered", N_ ("lowered") },
  { "raised", N_ ("raised") },
  { "open", N_ ("open") },
  { "shut", N_ ("shut") },
};

char *
cre_tool_mechanism_dup_kind (const char *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].kind, kind) == 0)
      return g_strdup (_ (names[i].name));
  return g_strdup (kind);
}

const char *
cre_tool_mechanism_get_state (const char *state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_strcmp0 (states[i].state, state) == 0)
      return _ (states[i].word);
  return state;
}

char *
cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism)
{
  g_autofree char *kind = cre_tool_mechanism_dup_kind (mechanism->kind);
  g_autofree char *at =
      mechanism->control.floor >= 0 ? cr_map_format_printed (map, mechanism->control) : NULL;

  return at != NULL ? g_strdup_printf ("%s %s", kind, at) : g_steal_pointer (&kind);
}
