/* cr-words-links.c: stairways, other links and secret passages as words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-castle-private.h"

#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-text.h"
#include "cr-words-lof.h"

/* "over one hexside", "on two hexes", "into the middle of a hex" */
static const char *
word_opening (int opens)
{
  switch (opens) {
  case CR_OPENS_SIDE:
    return cr_text ("over one hexside");
  case CR_OPENS_TWO:
    return cr_text ("on two hexes");
  default:
    return cr_text ("into the middle of a hex");
  }
}

/* "0507 (open ground, 0), over one hexside (MOV-09)" */
static char *
word_end (const CrScene *scene,
          const CrStairway *stairway,
          CrStairEndName which,
          const char *const *languages)
{
  const CrStairEnd *end = &stairway->ends[which];
  g_autoptr (GString) where = g_string_new (NULL);

  for (guint i = 0; i < end->n_places; i++) {
    g_autofree char *place = cr_words_place (scene, end->places[i], languages);
    cr_words_append (where, place);
  }
  if (end->n_places == 0) {
    g_autofree char *place = cr_words_place (scene, stairway->hexes[end->stair], languages);
    cr_words_append (where, place);
  }
  return g_strdup_printf ("%s, %s (%s)", where->str, word_opening (end->opens),
                          cr_opens_get_rule (end->opens));
}

char *
cr_words_stairway (const CrScene *scene,
                   const CrLinkage *linkage,
                   const CrNode *node,
                   const char *const *languages,
                   GError **error)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (cr_scene_get_map (scene), node, error);
  g_autofree char *name = cr_words_name_node (cr_text ("Stairway"), node), *steps = NULL;
  g_autofree char *foot = NULL, *head = NULL;

  if (stairway == NULL)
    return NULL;
  foot = word_end (scene, stairway, CR_STAIR_FOOT, languages);
  head = word_end (scene, stairway, CR_STAIR_HEAD, languages);
  steps = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", stairway->n_hexes),
                           stairway->n_hexes);
  /* Translators: a stairway, how many steps, where it begins and where it ends */
  return g_strdup_printf (cr_text ("%s, %s from %s up to %s.%s"), name, steps, foot, head,
                          cr_linkage_is_raised (linkage, stairway)
                              ? cr_text (" It stands raised (TMP-05).")
                          : stairway->raisable ? cr_text (" It can be raised (TMP-03).")
                                               : "");
}

static const char *
name_link (const CrScene *scene, const char *kind, const char *const *languages)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (scene), kind);
  const char *name = rule != NULL ? cr_node_get_localized (rule->node, "name", languages) : NULL;

  return name != NULL ? name : kind;
}

char *
cr_words_link (const CrScene *scene,
               const CrNode *node,
               const char *const *languages,
               GError **error)
{
  g_autofree char *name = NULL, *from = NULL, *to = NULL;
  CrLink link;

  if (!cr_link_read (cr_scene_get_map (scene), node, &link, error))
    return NULL;
  name = cr_words_name_node (name_link (scene, link.kind, languages), node);
  from = cr_words_place (scene, link.from, languages);
  to = cr_words_place (scene, link.to, languages);
  /* Translators: a link and the two places it joins */
  return g_strdup_printf (cr_text ("%s: %s ↔ %s."), name, from, to);
}

char *
cr_words_passage (const CrScene *scene, CrLinkage *linkage, const CrNode *node, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *name = cr_words_name_node (cr_text ("Secret passage"), node);
  g_autofree char *from = NULL, *to = NULL, *floor = NULL;
  GString *text;
  CrPassage passage;
  int region;

  if (!cr_passage_read (map, node, &passage, error))
    return NULL;
  region = cr_linkage_find_region (linkage, &passage);
  from = cr_map_format_printed (map, passage.doors[0]);
  to = cr_map_format_printed (map, passage.doors[1]);
  floor = cr_words_floor (map, passage.floor);
  text = g_string_new (NULL);
  /* Translators: a passage, the hexes where its two stairs come out, how many hexes it has, and the
   * floor it lies on */
  g_string_append_printf (text, cr_text ("%s from %s to %s, hexes: %u, on “%s” (TMP-07)."), name,
                          from, to, region >= 0 ? cr_linkage_get_region (linkage, region)->len : 0,
                          floor);
  if (!cr_linkage_is_whole (linkage, &passage))
    g_string_append (text, cr_text (" Its hexes do not lead from end to end."));
  if (cr_linkage_is_flooded (linkage, &passage))
    g_string_append (text, cr_text (" It is under water (TMP-08)."));
  else if (passage.floods)
    g_string_append (text, cr_text (" Water can be let in (TMP-08)."));
  return g_string_free (text, FALSE);
}
