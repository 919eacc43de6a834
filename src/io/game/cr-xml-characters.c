/* cr-xml-characters.c: characters from files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-characters.h"

#include "cr-data.h"
#include "cr-error.h"
#include "cr-text.h"
#include "cr-xml-node.h"

/* Who is there when nobody says more. */
#define CR_USUAL_CHARACTERS "sample"

static char *
find_library (const char *path_or_id)
{
  const char *name = path_or_id != NULL ? path_or_id : CR_USUAL_CHARACTERS;
  g_autofree char *relative = g_strdup_printf ("characters/%s.characters.xml", name);

  return cr_text_is_id (name) && !g_str_has_suffix (name, ".xml") ? cr_data_path (relative)
                                                                  : g_strdup (name);
}

CrCharacters *
cr_characters_load (const char *path_or_id, GError **error)
{
  g_autofree char *path = find_library (path_or_id);
  g_autoptr (CrNode) root = cr_xml_node_load (path, "characters", error);
  g_autoptr (GError) local = NULL;
  CrCharacters *characters;

  if (root == NULL)
    return NULL;
  characters = cr_characters_new (root, &local);
  if (characters == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error, g_steal_pointer (&local));
  }
  return characters;
}
