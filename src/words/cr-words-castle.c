/* cr-words-castle.c: descriptions of the things of a castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-castle.h"

#include "cr-area.h"
#include "cr-fit.h"
#include "cr-link.h"
#include "cr-map-words.h"
#include "cr-numbering.h"
#include "cr-standing.h"
#include "cr-text.h"
#include "cr-words-castle-private.h"
#include "cr-words-lof.h"

/* More places than these are counted, because a longer list would be no sentence. */
#define MOST_PLACES 6

char *
cr_words_places (const CrMap *map, const GArray *places)
{
  GString *text = g_string_new (NULL);
  guint n = places->len <= MOST_PLACES ? places->len : MOST_PLACES - 1;

  for (guint i = 0; i < n; i++) {
    g_autofree char *at = cr_map_format_printed (map, g_array_index (places, CrPlace, i));
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", at);
  }
  if (n < places->len)
    /* Translators: after a list of hex numbers */
    g_string_append_printf (text, cr_text (" and %u more"), places->len - n);
  return g_string_free (text, FALSE);
}

static const char *
word_face (const CrMap *map, const CrSide *side, CrPlace place)
{
  if (side->inside == CR_INSIDE_NONE)
    return NULL;
  return cr_map_is_inside (map, side, place.hex) ? cr_text ("from the inside")
                                                 : cr_text ("from the outside");
}

void
cr_words_append (GString *text, const char *part)
{
  if (part == NULL)
    return;
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
}

char *
cr_words_thing (const CrScene *scene,
                CrPlace place,
                const CrSide *side,
                const char *const *languages)
{
  const CrMap *map = cr_scene_get_map (scene);
  GString *text = g_string_new (NULL);
  g_autofree char *kind = cr_words_side_kind (scene, side->kind, languages);
  g_autofree char *height = g_strdup_printf (cr_text ("height %d"), cr_side_get_height (side));
  const char *id = side->node != NULL ? cr_node_get (side->node, "id") : NULL;

  cr_words_append (text, side->kind == CR_SIDE_OTHER ? cr_node_get_name (side->node) : kind);
  if (id != NULL && side->kind != CR_SIDE_OTHER)
    g_string_append_printf (text, " “%s”", id);
  cr_words_append (text, word_face (map, side, place));
  if (side->kind == CR_SIDE_SLIT) {
    g_autofree char *arc = g_strdup_printf (cr_text ("arc %d°"), cr_side_get_arc (side));
    cr_words_append (text, arc);
  }
  if (cr_side_kind_is_opening (side->kind))
    cr_words_append (text, side->state == CR_STATE_BROKEN ? cr_text ("broken")
                           : cr_side_is_open (side)       ? cr_text ("open")
                                                          : cr_text ("shut"));
  if (cr_side_get_height (side) > 0)
    cr_words_append (text, height);
  return g_string_free (text, FALSE);
}

char *
cr_words_floor (const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  g_autofree char *name = cr_text_show (info->name != NULL ? info->name : info->id);
  GString *text = g_string_new (name);
  g_autofree char *level = cr_words_level (info->storey);
  /* Translators: of a floor: 0 the ground, −1 a cellar */
  g_autofree char *storey = g_strdup_printf (cr_text ("storey %s"), level);

  cr_words_append (text, storey);
  if (cr_floor_is_secret (info))
    cr_words_append (text, cr_text ("known to its owner alone"));
  return g_string_free (text, FALSE);
}

char *
cr_words_name_node (const char *kind, const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  /* Translators: what a thing is, and what it is called */
  return id != NULL ? g_strdup_printf (cr_text ("%s “%s”"), kind, id) : g_strdup (kind);
}

static char *
word_area (const CrMap *map, const CrNode *node, GError **error)
{
  g_auto (CrArea) area = { .id = NULL };
  const char *name = cr_map_get_area_name (map, node, g_get_language_names ());

  if (!cr_area_read (map, node, &area, error))
    return NULL;
  name = name != NULL ? name : "";
  if (area.kind != NULL)
    /* Translators: an area’s name, its kind, and how many hexes it has */
    return g_strdup_printf (cr_text ("Area “%s” (%s), hexes: %u."), name, area.kind,
                            area.places->len);
  return g_strdup_printf (cr_text ("Area “%s”, hexes: %u."), name, area.places->len);
}

/* Returns: (transfer full): "Battering ram “bruce” at 0810, front to N, when a game begins." */
static char *
word_piece (const CrScene *scene, const CrNode *node, const char *const *languages, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *at = NULL;
  const char *name = NULL, *front;
  const CrWork *work;
  CrStanding standing;

  if (!cr_standing_read (map, node, &standing, error))
    return NULL;
  work = cr_ruleset_find_piece (cr_scene_get_ruleset (scene), standing.kind);
  if (work != NULL)
    name = cr_node_get_localized (work->node, "name", languages);
  at = cr_map_format_printed (map, standing.at);
  front = cr_direction_get_title (standing.facing, cr_map_get_grid (map)->orientation);
  if (standing.id == NULL)
    /* Translators: a kind of gear, a hex, and a direction */
    return g_strdup_printf (cr_text ("%1$s at %2$s, front to %3$s, when a game begins."),
                            name != NULL ? name : standing.kind, at, front);
  /* Translators: a kind of gear, its name, a hex, and a direction */
  return g_strdup_printf (cr_text ("%1$s “%2$s” at %3$s, front to %4$s, when a game begins."),
                          name != NULL ? name : standing.kind, standing.id, at, front);
}

static char *
word_label (const CrMap *map, const CrNode *node, GError **error)
{
  g_autofree char *at = NULL;
  CrLabel label;

  if (!cr_label_read (map, node, &label, error))
    return NULL;
  at = cr_map_format_printed (map, label.at);
  /* Translators: what is written on the map, and at which hex */
  return g_strdup_printf (cr_text ("Label “%s” at %s."),
                          cr_map_translate (map, label.text, g_get_language_names ()), at);
}

static const char *
word_content (const CrNode *picture)
{
  const CrNode *link = cr_node_find (picture, "link");

  if (link != NULL && cr_node_get (link, "href") != NULL)
    return cr_node_get (link, "href");
  return cr_node_find (picture, "data") != NULL ? cr_text ("kept in the map")
                                                : cr_text ("neither linked nor kept in the map");
}

static char *
word_picture (const CrMap *map, const CrNode *node)
{
  g_autofree char *name = cr_words_name_node (cr_text ("Picture"), node);
  const CrNode *fit = cr_node_find (node, "fit");
  const char *href = word_content (node);
  g_autoptr (GError) error = NULL;
  const char *worst = fit != NULL ? cr_node_get (fit, "worst") : NULL;

  if (!cr_fit_check_picture (cr_map_get_grid (map), node, &error))
    /* Translators: a picture, its file, and why */
    return g_strdup_printf (cr_text ("%s, %s, cannot be laid on the hexes: %s."), name, href,
                            error->message);
  if (fit == NULL)
    return g_strdup_printf (cr_text ("%s, %s, not fitted to the hexes."), name, href);
  if (worst == NULL)
    return g_strdup_printf (cr_text ("%s, %s, fitted."), name, href);
  /* Translators: a picture, its file, and by how many hex widths its fit is off at worst */
  return g_strdup_printf (cr_text ("%s, %s, fitted to %s hex widths at worst."), name, href, worst);
}

static char *
word_known (const CrScene *scene,
            CrLinkage *linkage,
            CrSection section,
            const CrNode *node,
            const char *const *languages,
            GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);

  if (cr_node_is (node, "stairway") && section == CR_SECTION_LINKS)
    return cr_words_stairway (scene, linkage, node, languages, error);
  if (cr_node_is (node, "passage"))
    return cr_words_passage (scene, linkage, node, error);
  if (cr_link_is_kind (cr_node_get_name (node)))
    return cr_words_link (scene, node, languages, error);
  if (cr_node_is (node, "mechanism"))
    return cr_words_mechanism (scene, node, languages, error);
  if (cr_node_is (node, "area"))
    return word_area (map, node, error);
  if (cr_node_is (node, "piece"))
    return word_piece (scene, node, languages, error);
  if (cr_node_is (node, "label"))
    return word_label (map, node, error);
  if (cr_node_is (node, "picture"))
    return word_picture (map, node);
  return cr_words_name_node (cr_node_get_name (node) != NULL ? cr_node_get_name (node) : "", node);
}

char *
cr_words_node (const CrScene *scene,
               CrLinkage *linkage,
               CrSection section,
               const CrNode *node,
               const char *const *languages)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = word_known (scene, linkage, section, node, languages, &error);

  if (text != NULL)
    return cr_text_show (text);

  g_autofree char *name = cr_words_name_node (cr_node_get_name (node), node);
  /* Translators: a thing that cannot be read, and why */
  return g_strdup_printf (cr_text ("%s cannot be read: %s."), name, error->message);
}
