/* cre-find.c: finds places by number and by name. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-find.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-floors.h"

/* After the hex itself, results are sorted in this order of sections: things that people have named
 * before things that have only ids. */
static const CrSection order[] = { CR_SECTION_AREAS, CR_SECTION_LABELS, CR_SECTION_LINKS,
                                   CR_SECTION_MECHANISMS };

void
cre_found_free (CreFound *found)
{
  g_free (found->title);
  g_free (found->where);
  g_free (found);
}

static char *
fold_text (const char *text)
{
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *low = g_utf8_casefold (plain != NULL ? plain : "", -1);
  GString *bare = g_string_new (NULL);

  for (const char *at = low; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (bare, g_utf8_get_char (at));
  return g_string_free (bare, FALSE);
}

gboolean
cre_find_matches (const char *words, const char *text)
{
  g_autofree char *low = fold_text (text);
  g_autofree char *wanted = fold_text (words);
  g_auto (GStrv) parts = g_strsplit_set (wanted, " \t", -1);

  for (char **part = parts; *part != NULL; part++)
    if (strstr (low, *part) == NULL)
      return FALSE;
  return TRUE;
}

static char *
dup_where (const CrMap *map, CrPlace place)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  g_autofree char *number = NULL;

  if (place.floor < 0)
    return g_strdup ("");
  number = cr_numbering_format (&numbering, cr_map_get_grid (map), place.hex);
  if (cr_map_n_floors (map) == 1)
    return g_steal_pointer (&number);
  return g_strdup_printf ("%s · %s", number, cre_floors_get_name (map, place.floor));
}

/* Finds the hex on every floor that has it, the main floor first. */
static void
find_hex (CreMapDocument *document, const char *text, GPtrArray *all)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrPlace place;

  if (!cr_map_parse_printed (map, text, &place, NULL))
    return;
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    CrPlace here = { floor, place.hex };
    g_autofree char *number = NULL;
    CreFound *found;

    if (!cr_map_has_place (map, here))
      continue;
    number = cr_map_format_printed (map, (CrPlace){ 0, place.hex });
    found = g_new0 (CreFound, 1);
    found->title = g_strdup_printf (_ ("Hex %s"), number);
    found->where = dup_where (map, here);
    found->place = here;
    g_ptr_array_insert (all, floor == place.floor ? 0 : -1, found);
  }
}

/* Returns: (transfer full): the texts by which a thing can be found: its name, its kind, its id */
static char *
dup_words (CreMapDocument *document, CreNodeRef ref)
{
  const CrNode *node = cre_node_get (document, ref);
  const char *id = cr_node_get (node, "id"), *kind = cr_node_get (node, "kind");
  g_autofree char *name = cre_node_dup_name (document, ref);

  return g_strdup_printf ("%s %s %s", name, id != NULL ? id : "", kind != NULL ? kind : "");
}

static void
find_in (CreMapDocument *document, CrSection section, const char *text, GPtrArray *all)
{
  const CrMap *map = cre_map_document_get_map (document);

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    CreNodeRef ref = { section, i };
    g_autofree char *words = NULL;
    g_autoptr (GArray) places = NULL;
    CreFound *found;

    if (cr_node_get_name (cre_node_get (document, ref)) == NULL)
      continue;
    words = dup_words (document, ref);
    if (!cre_find_matches (text, words))
      continue;
    places = cre_node_list_places (document, ref);
    found = g_new0 (CreFound, 1);
    found->title = cre_node_dup_name (document, ref);
    found->place = places->len > 0 ? g_array_index (places, CrPlace, 0) : (CrPlace){ .floor = -1 };
    found->where = dup_where (map, found->place);
    found->ref = ref;
    found->is_thing = TRUE;
    g_ptr_array_add (all, found);
  }
}

GPtrArray *
cre_find (CreMapDocument *document, const char *text, guint most)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) cre_found_free);
  g_autofree char *words = g_strstrip (g_strdup (text));

  if (*words != '\0')
    find_hex (document, words, all);
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    find_in (document, order[i], words, all);
  if (all->len > most)
    g_ptr_array_set_size (all, (int) most);
  return all;
}

gboolean
cre_find_place (CreMapDocument *document, const char *text, CrPlace *place_out, GError **error)
{
  g_autoptr (GPtrArray) all = NULL;

  if (cr_map_parse_printed (cre_map_document_get_map (document), text, place_out, error))
    return TRUE;
  all = cre_find (document, text, G_MAXINT);
  for (guint i = 0; i < all->len && *text != '\0'; i++) {
    const CreFound *found = all->pdata[i];

    if (found->place.floor < 0)
      continue;
    *place_out = found->place;
    g_clear_error (error);
    return TRUE;
  }
  return FALSE;
}
