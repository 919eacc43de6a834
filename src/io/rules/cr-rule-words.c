/* cr-rule-words.c: the rules in plain words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-rule-words.h"

#include "cr-data.h"
#include "cr-xml-node.h"

/* When a data file of the program cannot be read, only these texts are missing. */
static CrNode *
load_words (const char *relative)
{
  g_autofree char *path = cr_data_path (relative);
  g_autoptr (GError) error = NULL;
  CrNode *root = cr_xml_node_load (path, "rules", &error);

  if (root == NULL)
    g_warning ("%s", error->message);
  return root != NULL ? root : cr_node_new ("rules");
}

const CrNode *
cr_rules_get (void)
{
  static CrNode *rules;

  if (g_once_init_enter (&rules))
    g_once_init_leave (&rules, load_words ("rules/rules-index.xml"));
  return rules;
}

static const CrNode *
find_words (const CrNode *rule)
{
  static CrNode *words;

  if (g_once_init_enter (&words))
    g_once_init_leave (&words, load_words ("rules/rules-words.xml"));
  return cr_node_find_with (words, "rule", "id", cr_node_get (rule, "id"));
}

const CrNode *
cr_rule_find (const char *id)
{
  return cr_node_find_with (cr_rules_get (), "rule", "id", id);
}

const char *
cr_rule_get_title (const CrNode *rule, const char *const *languages)
{
  const CrNode *words = find_words (rule);
  const char *title = words != NULL ? cr_node_get_localized (words, "title", languages) : NULL;

  for (int i = 0; languages != NULL && languages[i] != NULL; i++)
    if (title != NULL && cr_node_find_with (words, "title", "xml:lang", languages[i]) != NULL)
      return title;
  return cr_node_get (rule, "title");
}

const char *
cr_rule_get_words (const CrNode *rule, const char *const *languages)
{
  const CrNode *words = find_words (rule);

  return words != NULL ? cr_node_get_localized (words, "words", languages) : NULL;
}

const char *
cr_rule_get_source (const CrNode *rule, const char *const *languages)
{
  const CrNode *words = find_words (rule);

  return words != NULL ? cr_node_get_localized (words, "source", languages) : NULL;
}

const char *
cr_rule_get_missing (const CrNode *rule, const char *const *languages)
{
  const CrNode *words = find_words (rule);

  return words != NULL ? cr_node_get_localized (words, "missing", languages) : NULL;
}

CrRuleState
cr_rule_get_state (const CrNode *rule)
{
  if (g_strcmp0 (cr_node_get (rule, "fact"), "yes") == 0)
    return CR_RULE_FACT;
  if (g_strcmp0 (cr_node_get (rule, "implemented"), "yes") == 0)
    return CR_RULE_WHOLE;
  return cr_node_get (rule, "part") != NULL ? CR_RULE_PART : CR_RULE_ABSENT;
}

gsize
cr_rule_measure_id (const char *text)
{
  gsize n = 0;

  while (n < 3)
    if (!g_ascii_isupper (text[n++]))
      return 0;
  if (text[3] != '-' || !g_ascii_isdigit (text[4]) || !g_ascii_isdigit (text[5]) ||
      g_ascii_isalnum (text[6]))
    return 0;
  return 6;
}
