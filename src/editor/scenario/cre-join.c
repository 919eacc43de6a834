/* cre-join.c: lays a map beside another. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-join.h"

#include "cr-assembly-build.h"
#include "cr-assembly-join.h"
#include "cr-error.h"
#include "cr-map-words.h"
#include "cr-plain.h"
#include "cr-save.h"
#include "cr-target.h"
#include "cr-words-assembly.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"
#include "cre-hint.h"

#include <glib/gi18n-lib.h>

/* No file with this name is written; the paths of the maps are given relative to it, beside the
 * first map. */
#define BESIDE "joined" CR_ASSEMBLY_ENDING

struct _CreJoin {
  CrAssemblyFile *file; /* owned: the joined map is its last part */
  GArray *places;       /* owned: of CrJoin */
  CrRuleset *ruleset;   /* owned */
  char *title, *beside; /* owned */
  gboolean first;
};

/* Returns: (transfer full) (nullable): the assembly with that map as a further part; NULL with an
 * error */
static CrAssembly *
add_map (const CrAssembly *assembly, const char *path, const char *file, GError **error)
{
  g_autoptr (CrMap) map = cr_map_load (path, NULL, error);
  g_autofree char *digest = map != NULL ? cr_map_dup_digest (map) : NULL;
  g_autofree char *href = cre_make_hint (file, path);

  return map != NULL ? cr_assembly_add_part (assembly, cr_map_get_id (map), href, digest) : NULL;
}

/* Returns: (transfer full) (nullable): the assembly to which the other map is joined: that at
 * @path, or a new one with the map at @path; NULL with an error */
static CrAssembly *
begin_assembly (CreJoin *join, const char *path, GError **error)
{
  g_autofree char *id = cr_map_make_id (join->title);
  g_autoptr (CrAssembly) empty = NULL;

  if (cr_assembly_is_path (path)) {
    g_autoptr (CrAssemblyFile) old = cr_assembly_load (path, error);

    return old != NULL ? cr_assembly_ref (old->it) : NULL;
  }
  empty = cr_assembly_begin (id, join->title);
  return add_map (empty, path, join->beside, error);
}

/* Finds the places where the maps fit together. @path: of the map; @other: of the map that is
 * joined to it. Returns: FALSE with an error when there are none */
static gboolean
find_places (CreJoin *join, const char *path, const char *other, GError **error)
{
  g_autoptr (CrAssembly) begun = begin_assembly (join, path, error), both = NULL;
  CrGround ground;

  both = begun != NULL ? add_map (begun, other, join->beside, error) : NULL;
  if (both == NULL)
    return FALSE;
  join->file = cr_assembly_file_new (g_steal_pointer (&both), join->beside, error);
  if (join->file == NULL)
    return FALSE;
  if (join->file->problems->len > 0) {
    g_propagate_error (error, g_error_copy (join->file->problems->pdata[0]));
    return FALSE;
  }
  ground = cr_assembly_file_get_ground (join->file);
  join->places = cr_assembly_list_joins (&ground, join->file->it->parts->len - 1);
  if (join->places->len == 0)
    g_set_error_literal (error, CR_ERROR, CR_ERROR_LIMIT,
                         _ ("It fits at no edge of the map, turned either way"));
  return join->places->len > 0;
}

/* Returns: (transfer full): the titles of both maps */
static char *
name_both (CreMapDocument *map, const char *other)
{
  g_autoptr (CrMap) second = cr_map_load (other, NULL, NULL);
  const char *title = second != NULL ? cr_map_get_title (second, g_get_language_names ()) : NULL;

  return g_strdup_printf ("%s, %s", cre_document_get_title (CRE_DOCUMENT (map)),
                          title != NULL ? title : other);
}

CreJoin *
cre_join_new (CreMapDocument *map, GFile *other, GError **error)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (map));
  g_autofree char *path = g_file_get_path (file), *second = g_file_get_path (other);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (CreJoin) join = g_new0 (CreJoin, 1);

  join->title = name_both (map, second);
  join->beside = g_build_filename (folder, BESIDE, NULL);
  join->ruleset = cr_ruleset_ref (cre_map_document_get_ruleset (map));
  return find_places (join, path, second, error) ? g_steal_pointer (&join) : NULL;
}

void
cre_join_free (CreJoin *join)
{
  g_clear_pointer (&join->file, cr_assembly_file_free);
  g_clear_pointer (&join->places, g_array_unref);
  g_clear_pointer (&join->ruleset, cr_ruleset_unref);
  g_free (join->title);
  g_free (join->beside);
  g_free (join);
}

const char *
cre_join_get_title (const CreJoin *join)
{
  return join->title;
}

guint
cre_join_n_places (const CreJoin *join)
{
  return join->places->len;
}

static const CrJoin *
get_place (const CreJoin *join, guint index)
{
  return &g_array_index (join->places, CrJoin, index);
}

char *
cre_join_word_place (const CreJoin *join, guint index)
{
  CrGround ground = cr_assembly_file_get_ground (join->file);

  return cr_words_join (&ground, join->file->it->parts->len - 1, get_place (join, index),
                        g_get_language_names ());
}

void
cre_join_keep_first (CreJoin *join, gboolean first)
{
  join->first = first;
}

/* Returns: (transfer full): the assembly with the joined map at that place */
static CrAssembly *
lay_other (const CreJoin *join, guint index)
{
  const CrJoin *place = get_place (join, index);
  guint part = join->file->it->parts->len - 1;
  g_autoptr (CrAssembly) laid =
      cr_assembly_move_part (join->file->it, part, place->column, place->row, place->turn);

  return cr_assembly_set_part (laid, part, "shared", join->first ? "theirs" : NULL);
}

/* Adds the hexes that both maps have and that differ, as places of the map made of both. */
static void
list_seam (const CrGround *ground, const CrAssembled *whole, int to, GArray *seam)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  const CrMotion *motion = &g_array_index (whole->motions, CrMotion, 0);
  guint n_differ;

  cr_assembly_list_shared (ground, ground->assembly->parts->len - 1, (guint) to, hexes, &n_differ);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { 0, cr_motion_apply (*motion, g_array_index (hexes, CrHex, i)) };

    g_array_append_val (seam, place);
  }
}

CreMapDocument *
cre_join_build (CreJoin *join, guint index, GArray *seam, GError **error)
{
  g_autoptr (CrAssembly) laid = lay_other (join, index);
  CrGround ground = cr_assembly_file_get_ground (join->file);
  g_autoptr (CrAssembled) whole = NULL;
  CreMapDocument *document;

  ground.assembly = laid;
  whole = cr_assembly_build (&ground, error);
  if (whole == NULL)
    return NULL;
  if (seam != NULL)
    list_seam (&ground, whole, get_place (join, index)->to, seam);
  document = cre_map_document_new (g_steal_pointer (&whole->map), join->ruleset);
  cre_document_mark_unsaved (CRE_DOCUMENT (document));
  return document;
}

/* Returns: FALSE with an error when the file would overwrite one of the maps */
static gboolean
check_target (const CreJoin *join, const char *path, GError **error)
{
  for (guint i = 0; i < join->file->it->parts->len; i++)
    if (join->file->paths[i] != NULL &&
        !cr_target_check (join->file->maps[i], join->file->paths[i], CR_TARGET_OTHER, path, error))
      return FALSE;
  return TRUE;
}

gboolean
cre_join_save (CreJoin *join, guint index, const char *path, GError **error)
{
  g_autoptr (CrAssembly) laid = lay_other (join, index);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < laid->parts->len; i++) {
    g_autofree char *href =
        join->file->paths[i] != NULL ? cre_make_hint (path, join->file->paths[i]) : NULL;
    CrAssembly *moved = cr_assembly_set_part (laid, i, "href", href);

    cr_assembly_unref (laid);
    laid = moved;
  }
  bytes = cr_assembly_write (laid, NULL);
  return check_target (join, path, error) && cr_save (path, bytes, NULL, error);
}
