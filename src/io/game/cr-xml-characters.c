/* cr-xml-characters.c: characters from files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-characters.h"

#include <string.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-limits.h"
#include "cr-own-characters.h"
#include "cr-plain.h"
#include "cr-save.h"
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

/* (transfer full): "my-men" of "/home/anna/my men.characters.xml" */
static char *
make_id (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  if (g_str_has_suffix (name, CR_CHARACTERS_ENDING))
    name[strlen (name) - strlen (CR_CHARACTERS_ENDING)] = '\0';
  return cr_map_make_id (name);
}

gboolean
cr_characters_save_one (const char *path,
                        const CrCharacters *from,
                        const CrCharacter *character,
                        GError **error)
{
  g_autoptr (CrNode) before = NULL, made = NULL;
  g_autoptr (GBytes) old = NULL, bytes = NULL;
  g_autofree char *id = make_id (path);
  CrFileState state = { 0 };

  if (g_file_test (path, G_FILE_TEST_EXISTS)) {
    before = cr_xml_node_load (path, "characters", error);
    if (before == NULL)
      return FALSE;
    old = cr_file_read (path, CR_LIMIT_FILE_BYTES, &state, error);
    if (old == NULL)
      return FALSE;
  }
  made = cr_library_put (before, id, from, character);
  bytes = cr_xml_node_serialize_like (made, old);
  return cr_save (path, bytes, old != NULL ? &state : NULL, error);
}
