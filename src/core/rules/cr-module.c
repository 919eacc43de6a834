/* cr-module.c: chapters of the rules that are played with or without, read from data.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-module.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* "KNE" or "CBT-15" */
static gboolean
is_rule (const char *text)
{
  gsize n = strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

  if (n != 3)
    return FALSE;
  return text[n] == '\0' ||
         (text[n] == '-' && strspn (text + n + 1, "0123456789") == 2 && text[n + 3] == '\0');
}

gboolean
cr_module_read (const CrNode *row, CrModule *module, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  const char *rules, *unused;
  int provenance;

  *module = (CrModule){ .node = row, .source = cr_node_get (row, "source") };
  if (!cr_node_need (row, "id", &module->id, error) ||
      !cr_node_need (row, "default", &unused, error) ||
      !cr_node_read_enum (row, "default", answers, FALSE, &module->on, error) ||
      !cr_node_need (row, "provenance", &unused, error) ||
      !cr_node_read_enum (row, "provenance", cr_provenance_names, CR_HOUSE, &provenance, error) ||
      !cr_node_need (row, "rules", &rules, error))
    return FALSE;
  module->provenance = (CrProvenance) provenance;
  module->rules = g_strsplit (rules, " ", -1);
  for (char **rule = module->rules; *rule != NULL; rule++)
    if (!is_rule (*rule)) {
      cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                         cr_text ("found rules=\"%s\", expected rules such as CBT-15 or KNE"),
                         rules);
      return FALSE;
    }
  return TRUE;
}

void
cr_module_clear (CrModule *module)
{
  g_clear_pointer (&module->rules, g_strfreev);
}

gboolean
cr_module_has (const CrModule *module, const char *rule)
{
  for (char **own = module->rules; *own != NULL; own++)
    if (g_str_equal (*own, rule) || (strlen (*own) == 3 && g_str_has_prefix (rule, *own)))
      return TRUE;
  return FALSE;
}
