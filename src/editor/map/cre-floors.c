/* cre-floors.c: adds, renames, moves and removes floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-floors.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-floors.h"
#include "cr-map-words.h"
#include "cr-plain.h"
#include "cre-names.h"

const char *
cre_floors_get_name (const CrMap *map, int floor)
{
  return cr_map_get_floor_name (map, floor, g_get_language_names ());
}

char *
cre_floors_make_id (const CrMap *map, const char *name)
{
  g_autofree char *stem = cr_map_make_id (name);

  if (cr_map_find_floor (map, stem) < 0)
    return g_steal_pointer (&stem);
  for (int n = 2;; n++) {
    g_autofree char *id = g_strdup_printf ("%s-%d", stem, n);

    if (cr_map_find_floor (map, id) < 0)
      return g_steal_pointer (&id);
  }
}

char *
cre_floors_describe_new (const CrMap *map, const CrFloor *like, const CrHex *at)
{
  int level = like->defaults[CR_LAYER_LEVEL], next;
  g_autofree char *there = NULL;

  cr_floors_propose_level (map, like->storey, at, &next);
  there = cre_format_level (next);
  if (like->storey >= 0 && level <= next)
    /* Translators: a level, +1 */
    return g_strdup_printf (_ ("No higher than the floor below it, which is at %s here."), there);
  if (like->storey < 0 && level >= next)
    /* Translators: a level, 0 */
    return g_strdup_printf (_ ("No deeper than the floor above it, which is at %s here."), there);
  return g_strdup (_ ("It has no hexes yet; the floor below shows through."));
}

gboolean
cre_floors_add (CreMapDocument *document, const CrFloor *like, GError **error)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label = NULL;

  if (!cr_build_floor (edit, cre_map_document_get_map (document), like, error)) {
    cr_edit_free (edit);
    return FALSE;
  }
  label = g_strdup_printf (_ ("new floor %s"), like->name != NULL ? like->name : like->id);
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_floors_change (CreMapDocument *document, int floor, const CrFloor *like)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label =
      g_strdup_printf (_ ("change of floor %s"), cre_floors_get_name (map, floor));

  cr_build_change_floor (edit, map, floor, like);
  return cre_map_document_apply (document, edit, label, 0);
}

gboolean
cre_floors_remove (CreMapDocument *document, int floor, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label =
      g_strdup_printf (_ ("removal of floor %s"), cre_floors_get_name (map, floor));

  if (!cr_build_remove_floor (edit, map, floor, error)) {
    cr_edit_free (edit);
    return FALSE;
  }
  return cre_map_document_apply (document, edit, label, 0);
}

static guint
count_hexes (const CrMap *map, int floor)
{
  const gint16 *terrain = cr_map_get_layer (map, floor, CR_LAYER_TERRAIN);
  int n = cr_grid_n_cells (cr_map_get_grid (map));
  guint found = 0;

  for (int i = 0; i < n; i++)
    found += terrain[i] != 0;
  return found;
}

static guint
count_nodes (const CrMap *map)
{
  guint n = 0;

  for (int i = CR_SECTION_LINKS; i <= CR_SECTION_PICTURES; i++)
    n += cr_map_n_nodes (map, i);
  return n;
}

char *
cre_floors_describe_removal (CreMapDocument *document, int floor)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (CrMap) copy = cr_map_copy (map);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  guint hexes = count_hexes (map, floor), links;
  gsize sides;

  if (!cr_build_remove_floor (edit, copy, floor, &error))
    return g_strdup (error->message);
  cr_edit_swap (edit, copy);
  links = count_nodes (map) - count_nodes (copy);
  cr_map_get_all_sides (map, floor, &sides);

  g_autofree char *ground =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", hexes), hexes);
  g_autofree char *walls = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u thing on sides", "%u things on sides", sides),
      (guint) sides);
  g_autofree char *rest =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u link, label or picture",
                                    "%u links, labels and pictures", links),
                       links);
  /* Translators: the floor’s name, then the three counts. */
  return g_strdup_printf (_ ("With “%s” go %s, %s and %s."), cre_floors_get_name (map, floor),
                          ground, walls, rest);
}
