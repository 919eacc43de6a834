/* cr-xml-characters.c: reads libraries of characters. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-characters.h"

#include <string.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-limits.h"
#include "cr-own-characters.h"
#include "cr-picture.h"
#include "cr-plain.h"
#include "cr-save.h"
#include "cr-text.h"
#include "cr-xml-node.h"

/* The library that is used when none is named. */
#define CR_USUAL_CHARACTERS "sample"

static char *
find_library (const char *path_or_id)
{
  const char *name = path_or_id != NULL ? path_or_id : CR_USUAL_CHARACTERS;
  g_autofree char *relative = g_strdup_printf ("characters/%s.characters.xml", name);

  return cr_text_is_id (name) && !g_str_has_suffix (name, ".xml") ? cr_data_path (relative)
                                                                  : g_strdup (name);
}

/* A picture of a counter has at most so many bytes. */
#define MOST_BYTES (16u * 1024 * 1024)

/* Returns: (transfer full) (nullable) */
static GBytes *
read_face (const char *path, const char *picture)
{
  g_autofree char *file = cr_picture_resolve (path, picture, NULL);
  CrFileState state;
  g_autoptr (GBytes) bytes = file != NULL ? cr_file_read (file, MOST_BYTES, &state, NULL) : NULL;

  return bytes != NULL && cr_picture_is (bytes) ? g_steal_pointer (&bytes) : NULL;
}

void
cr_characters_find_faces (CrCharacters *characters, const char *path, const CrCharacters *before)
{
  for (guint i = 0; i < cr_characters_n (characters); i++) {
    const CrCharacter *it = cr_characters_get (characters, i);
    const CrCharacter *was = before != NULL ? cr_characters_find (before, it->id) : NULL;

    if (it->picture == NULL || it->face != NULL)
      continue;
    if (was != NULL && was->face != NULL && g_strcmp0 (was->picture, it->picture) == 0)
      cr_characters_take_face (characters, i, g_bytes_ref (was->face));
    else if (path != NULL)
      cr_characters_take_face (characters, i, read_face (path, it->picture));
  }
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
  } else
    cr_characters_find_faces (characters, path, NULL);
  return characters;
}

/* Returns: (transfer full): "my-men" for "/home/anna/my men.characters.xml" */
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
