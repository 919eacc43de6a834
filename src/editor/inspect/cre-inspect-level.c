/* cre-inspect-level.c: painted levels, and levels that the stairways prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-inspect-level.h"

#include <glib/gi18n-lib.h>

#include "cr-numbering.h"
#include "cre-names.h"

CreProof
cre_inspect_prove (CreMapDocument *document, const GArray *places)
{
  const CrLevels *levels = cre_map_document_get_levels (document);
  CreProof proof = { .same = TRUE };

  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    int level;

    if (!cr_levels_get (levels, place, &level))
      continue;
    if (proof.n_proved == 0)
      proof.level = level;
    proof.n_proved++;
    proof.same = proof.same && level == proof.level;
    proof.n_wrong += level != cr_map_get_level (cre_map_document_get_map (document), place);
  }
  return proof;
}

gboolean
cre_inspect_adopt (CreMapDocument *document, const GArray *places)
{
  const CrLevels *levels = cre_map_document_get_levels (document);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    int level;

    if (cr_levels_get (levels, place, &level))
      cr_edit_set_value (edit, cre_map_document_get_map (document), place, CR_LAYER_LEVEL,
                         CLAMP (level, CR_LEVEL_MIN, CR_LEVEL_MAX));
  }
  return cre_map_document_apply (document, edit, _ ("levels from the stairs"), 0);
}

gboolean
cre_inspect_shift_level (CreMapDocument *document, const GArray *places, int by)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL,
                       CLAMP (cr_map_get_level (map, place) + by, CR_LEVEL_MIN, CR_LEVEL_MAX));
  }
  return cre_map_document_apply (document, edit, by > 0 ? _ ("raising") : _ ("lowering"), 0);
}

static void
add_stairway (GArray *chain, const CrStairway *stairway)
{
  for (guint i = stairway->n_hexes; i-- > 0;)
    g_array_append_val (chain, stairway->hexes[i]);
}

/* Returns: (nullable): the stairway of which the place is a step */
static const CrStairway *
find_stairway (const CrLevels *levels, CrPlace place)
{
  for (guint i = 0; i < cr_levels_n_stairways (levels); i++)
    if (cr_stairway_find (cr_levels_get_stairway (levels, i), place) >= 0)
      return cr_levels_get_stairway (levels, i);
  return NULL;
}

/* Returns: (transfer full) (nullable): how one gets to the foot of a stairway */
static char *
dup_foot (CreMapDocument *document, const CrStairway *stairway)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GArray) feet = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *number = NULL;
  g_autofree char *level = NULL;
  char *chain;

  cr_stairway_get_accesses (stairway, map, CR_STAIR_FOOT, feet);
  if (feet->len == 0)
    return NULL;
  chain = cr_levels_dup_chain (cre_map_document_get_levels (document),
                               g_array_index (feet, CrPlace, 0));
  if (chain != NULL)
    return chain;
  number = cr_map_format_printed (map, g_array_index (feet, CrPlace, 0));
  level = cre_format_level (cr_map_get_level (map, g_array_index (feet, CrPlace, 0)));
  /* Translators: a level and the number of a hex, “0 at 0503” */
  return g_strdup_printf (_ ("%s at %s"), level, number);
}

char *
cre_inspect_dup_chain (CreMapDocument *document, CrPlace place)
{
  const CrLevels *levels = cre_map_document_get_levels (document);
  const CrStairway *stairway = find_stairway (levels, place);
  g_autofree char *foot = NULL;
  int step;

  if (stairway == NULL)
    return cr_levels_dup_chain (levels, place);
  foot = dup_foot (document, stairway);
  step = stairway->steps[cr_stairway_find (stairway, place)];
  if (foot == NULL)
    return NULL;
  /* Translators: the way to a stairway, and which of its steps this is */
  return g_strdup_printf (_ ("%s, step %d of “%s”"), foot, step,
                          stairway->id != NULL ? stairway->id : _ ("a stairway"));
}

GArray *
cre_inspect_list_chain (CreMapDocument *document, CrPlace place)
{
  const CrLevels *levels = cre_map_document_get_levels (document);
  GArray *chain = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrStairway *own = find_stairway (levels, place);
  int at = cr_levels_find_surface (levels, place);

  if (own != NULL) {
    add_stairway (chain, own);
    at = own->ends[CR_STAIR_FOOT].n_places > 0
             ? cr_levels_find_surface (levels, own->ends[CR_STAIR_FOOT].places[0])
             : -1;
  }
  for (guint left = cr_levels_n_surfaces (levels); at >= 0 && left > 0; left--) {
    const CrSurface *surface = cr_levels_get_surface (levels, (guint) at);

    if (surface->stairway < 0)
      break;
    add_stairway (chain, cr_levels_get_stairway (levels, (guint) surface->stairway));
    at = surface->from;
  }
  return chain;
}
