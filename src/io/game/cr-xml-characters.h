/* cr-xml-characters.h: reads libraries of characters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"

/**
 * cr_characters_load:
 * @path_or_id: (nullable): a file, or the id of a shipped library; NULL for the usual one
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the file, line and column
 */
CrCharacters *cr_characters_load (const char *path_or_id, GError **error);

/**
 * cr_characters_find_faces:
 * @path: (nullable): of the file that names their pictures
 * @before: (nullable): the library before a change; a character with the same picture there keeps
 *   his face
 *
 * Reads the pictures of characters that have no face yet; a character without a face has a drawn
 * counter.
 */
void cr_characters_find_faces (CrCharacters *characters,
                               const char *path,
                               const CrCharacters *before);

/* A library file ends so. */
#define CR_CHARACTERS_ENDING ".characters.xml"

/**
 * cr_characters_save_one:
 * @path: a library that he is put into, in place of who has his id; where there is none, it is made
 * @from: the library that he is of
 *
 * Returns: FALSE with an error, and the file is as it was
 */
gboolean cr_characters_save_one (const char *path,
                                 const CrCharacters *from,
                                 const CrCharacter *character,
                                 GError **error);
