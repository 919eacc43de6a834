/* cre-scenario-new.c: makes a new scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-scenario-document.h"

#include "cr-plain.h"
#include "cr-xml-characters.h"

#include <glib/gi18n-lib.h>

static void
add_side (CrNode *root, const char *id, const char *name, gboolean defends)
{
  CrNode *side = cr_node_new ("side");

  cr_node_set (side, "id", id);
  cr_node_set (side, "name", name);
  if (defends)
    cr_node_set (side, "defends", "yes");
  cr_node_take_child (root, side);
}

static void
add_uses (CrNode *root, const char *kind, const char *id, const char *digest)
{
  CrNode *uses = cr_node_new ("uses");

  cr_node_set (uses, "kind", kind);
  cr_node_set (uses, "id", id);
  cr_node_set (uses, "digest", digest);
  cr_node_take_child (root, uses);
}

/* Returns: (transfer full): a scenario with attackers and defenders but without men, in which the
 * players judge who has won */
static CrNode *
new_root (CreMapDocument *map, const CrCharacters *library)
{
  const CrMap *it = cre_map_document_get_map (map);
  g_autofree char *digest = cr_map_dup_digest (it);
  g_autofree char *title =
      g_strdup_printf (_ ("A day at %s"), cre_document_get_title (CRE_DOCUMENT (map)));
  g_autofree char *id = cr_map_make_id (title);
  CrNode *root = cr_node_new ("scenario"), *meta = cr_node_new ("meta");
  CrNode *name = cr_node_new ("title");

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", id);
  cr_node_set_text (name, title);
  cr_node_take_child (meta, name);
  cr_node_take_child (root, meta);
  add_uses (root, "map", cr_map_get_id (it), digest);
  add_uses (root, "ruleset", cr_ruleset_get_id (cre_map_document_get_ruleset (map)), NULL);
  add_uses (root, "characters", cr_characters_get_id (library), NULL);
  add_side (root, "besiegers", _ ("The besiegers"), FALSE);
  add_side (root, "garrison", _ ("The garrison"), TRUE);
  return root;
}

CreScenarioDocument *
cre_scenario_document_new (CreMapDocument *map, GError **error)
{
  CrCharacters *library = cr_characters_load (NULL, error);
  g_autoptr (CrNode) root = library != NULL ? new_root (map, library) : NULL;
  CrScenario *it = root != NULL ? cr_scenario_new (root, error) : NULL;

  if (it != NULL)
    return cre_scenario_document_new_of (it, map, library);
  g_clear_pointer (&library, cr_characters_unref);
  return NULL;
}
