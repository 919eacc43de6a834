/* cr-words-castle.c: the things of a castle as words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-castle.h"

#include "cr-area.h"
#include "cr-link.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cr-stairway.h"
#include "cr-text.h"
#include "cr-words-lof.h"

/* More places than these would be a list, not a sentence. */
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

static void
append (GString *text, const char *part)
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

  append (text, side->kind == CR_SIDE_OTHER ? cr_node_get_name (side->node) : kind);
  if (id != NULL && side->kind != CR_SIDE_OTHER)
    g_string_append_printf (text, " “%s”", id);
  append (text, word_face (map, side, place));
  if (side->kind == CR_SIDE_SLIT) {
    g_autofree char *arc = g_strdup_printf (cr_text ("arc %d°"), cr_side_get_arc (side));
    append (text, arc);
  }
  if (cr_side_kind_is_opening (side->kind))
    append (text, cr_side_is_open (side) ? cr_text ("open") : cr_text ("shut"));
  if (cr_side_get_height (side) > 0)
    append (text, height);
  return g_string_free (text, FALSE);
}

char *
cr_words_floor (const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  GString *text = g_string_new (info->name != NULL ? info->name : info->id);
  g_autofree char *level = cr_words_level (info->storey);
  /* Translators: of a floor: 0 the ground, −1 a cellar */
  g_autofree char *storey = g_strdup_printf (cr_text ("storey %s"), level);

  append (text, storey);
  if (info->known != NULL)
    append (text, cr_text ("known to its owner alone"));
  return g_string_free (text, FALSE);
}

/* "Stairway “st1”" */
static char *
name_node (const char *kind, const CrNode *node)
{
  const char *id = cr_node_get (node, "id");

  /* Translators: what a thing is, and what it is called */
  return id != NULL ? g_strdup_printf (cr_text ("%s “%s”"), kind, id) : g_strdup (kind);
}

const char *
cr_words_opens (int opens)
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
    append (where, place);
  }
  if (end->n_places == 0) {
    g_autofree char *place = cr_words_place (scene, stairway->hexes[end->stair], languages);
    append (where, place);
  }
  return g_strdup_printf ("%s, %s (%s)", where->str, cr_words_opens (end->opens),
                          cr_opens_get_rule (end->opens));
}

static char *
word_stairway (const CrScene *scene,
               const CrNode *node,
               const char *const *languages,
               GError **error)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (cr_scene_get_map (scene), node, error);
  g_autofree char *name = name_node (cr_text ("Stairway"), node), *steps = NULL;
  g_autofree char *foot = NULL, *head = NULL;
  const CrMap *map = cr_scene_get_map (scene);

  if (stairway == NULL)
    return NULL;
  foot = word_end (scene, stairway, CR_STAIR_FOOT, languages);
  head = word_end (scene, stairway, CR_STAIR_HEAD, languages);
  steps = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", stairway->n_hexes),
                           stairway->n_hexes);
  /* Translators: a stairway, how many steps, where it begins and where it ends */
  return g_strdup_printf (cr_text ("%s, %s from %s up to %s.%s"), name, steps, foot, head,
                          cr_map_is_stairway_raised (map, stairway)
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

static char *
word_link (const CrScene *scene, const CrNode *node, const char *const *languages, GError **error)
{
  g_autofree char *name = NULL, *from = NULL, *to = NULL;
  CrLink link;

  if (!cr_link_read (cr_scene_get_map (scene), node, &link, error))
    return NULL;
  name = name_node (name_link (scene, link.kind, languages), node);
  from = cr_words_place (scene, link.from, languages);
  to = cr_words_place (scene, link.to, languages);
  /* Translators: a link and the two places it joins */
  return g_strdup_printf (cr_text ("%s: %s ↔ %s."), name, from, to);
}

static char *
word_passage (const CrScene *scene, const CrNode *node, GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *name = name_node (cr_text ("Secret passage"), node);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *from = NULL, *to = NULL, *floor = NULL;
  GString *text;
  CrPassage passage;
  gboolean whole;

  if (!cr_passage_read (map, node, &passage, error))
    return NULL;
  whole = cr_passage_get_hexes (&passage, map, hexes);
  from = cr_map_format_printed (map, passage.doors[0]);
  to = cr_map_format_printed (map, passage.doors[1]);
  floor = cr_words_floor (map, passage.floor);
  text = g_string_new (NULL);
  /* Translators: a passage, the hexes where its two stairs come out, how many hexes it has, and the
   * floor it lies on */
  g_string_append_printf (text, cr_text ("%s from %s to %s, hexes: %u, on “%s” (TMP-07)."), name,
                          from, to, hexes->len, floor);
  if (!whole)
    g_string_append (text, cr_text (" Its hexes do not lead from end to end."));
  if (passage.id != NULL && cr_map_is_flooded (map, passage.id))
    g_string_append (text, cr_text (" It is under water (TMP-08)."));
  else if (passage.floods)
    g_string_append (text, cr_text (" Water can be let in (TMP-08)."));
  return g_string_free (text, FALSE);
}

const char *
cr_words_mechanism_kind (const char *kind)
{
  if (g_strcmp0 (kind, "drawbridge") == 0)
    return cr_text ("Drawbridge");
  if (g_strcmp0 (kind, "portcullis") == 0)
    return cr_text ("Portcullis");
  if (g_strcmp0 (kind, "stairway") == 0)
    return cr_text ("Stairway that is raised");
  return g_strcmp0 (kind, "sluice") == 0 ? cr_text ("Sluice") : cr_text ("Mechanism");
}

const char *
cr_words_mechanism_state (const char *state)
{
  if (g_strcmp0 (state, "lowered") == 0)
    return cr_text ("lowered");
  if (g_strcmp0 (state, "raised") == 0)
    return cr_text ("raised");
  return g_strcmp0 (state, "open") == 0 ? cr_text ("open") : cr_text ("shut");
}

static char *
name_terrain (const CrScene *scene, const char *code, const char *const *languages)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (cr_scene_get_ruleset (scene), code);
  const char *name = kind != NULL ? cr_node_get_localized (kind->node, "name", languages) : NULL;

  return g_utf8_strdown (name != NULL ? name : code, -1);
}

/* "0505 becomes moat, level −1" */
static void
word_hexes (const CrScene *scene,
            const CrEffect *effect,
            GString *text,
            const char *const *languages)
{
  g_autofree char *where = cr_words_places (cr_scene_get_map (scene), effect->places);
  g_autoptr (GString) what = g_string_new (NULL);

  if (effect->places->len == 0)
    return;
  if (effect->terrain != NULL) {
    g_autofree char *terrain = name_terrain (scene, effect->terrain, languages);
    append (what, terrain);
  }
  append (what, effect->structure);
  if (effect->level != CR_EFFECT_NO_LEVEL) {
    g_autofree char *number = cr_words_level (effect->level);
    g_autofree char *level = g_strdup_printf (cr_text ("level %s"), number);
    append (what, level);
  }
  /* Translators: hexes, and what they are then */
  if (what->len > 0)
    g_string_append_printf (text, cr_text (" %s: %s;"), where, what->str);
  else
    g_string_append_printf (text, cr_text (" %s: not to be entered;"), where);
}

static void
word_sides (const CrScene *scene,
            const CrMechanism *mechanism,
            const CrEffect *effect,
            const char *state,
            GString *text)
{
  CrOpening opening = cr_mechanism_get_opening (mechanism, effect, state);

  for (guint i = 0; opening != CR_STATE_DEFAULT && i < effect->sides->len; i++) {
    const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, i);
    g_autofree char *at = cr_words_side (scene, side->place, side->direction);

    g_string_append_printf (text, " %s: %s;", at,
                            opening == CR_STATE_OPEN ? cr_text ("open") : cr_text ("shut"));
  }
}

/* What is otherwise in the state that the mechanism is not in. */
static char *
word_effects (const CrScene *scene, const CrMechanism *mechanism, const char *const *languages)
{
  const char *state = cr_mechanism_get_other_state (mechanism);
  gboolean moved = g_str_equal (state, "raised") || g_str_equal (state, "open");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < mechanism->effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism->effects, CrEffect, i);

    if (effect->state != NULL && !g_str_equal (effect->state, state))
      continue;
    if (effect->state != NULL || moved)
      word_hexes (scene, effect, text, languages);
    word_sides (scene, mechanism, effect, state, text);
    if (effect->of != NULL && moved)
      /* Translators: a stairway or passage; it is raised, or under water */
      g_string_append_printf (text,
                              g_str_equal (mechanism->kind, "sluice")
                                  ? cr_text (" “%s”: under water but for its stairs (TMP-08);")
                                  : cr_text (" “%s”: its upper hex not to be entered (TMP-05);"),
                              effect->of);
  }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static const char *
word_harm (const char *kind)
{
  if (g_str_equal (kind, "drawbridge"))
    return cr_text (" Who stands on it when it rises falls into the moat (DRW-02).");
  if (g_str_equal (kind, "stairway"))
    return cr_text (" Who stands on it when it moves is wounded (TMP-04).");
  return g_str_equal (kind, "sluice") ? cr_text (" Who is below when it floods drowns (TMP-08).")
                                      : "";
}

static char *
word_mechanism (const CrScene *scene,
                const CrNode *node,
                const char *const *languages,
                GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  g_autofree char *name = NULL, *control = NULL, *effects = NULL, *turns = NULL;
  const char *other;

  if (!cr_mechanism_read (map, node, &mechanism, error))
    return NULL;
  name = name_node (cr_words_mechanism_kind (mechanism.kind), node);
  control = mechanism.control.floor >= 0 ? cr_map_format_printed (map, mechanism.control)
                                         : g_strdup (cr_text ("nowhere"));
  turns = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d full turn", "%d full turns", (gulong) mechanism.turns),
      mechanism.turns);
  effects = word_effects (scene, &mechanism, languages);
  other = cr_words_mechanism_state (cr_mechanism_get_other_state (&mechanism));
  /* Translators: a mechanism, its state, from which hex it is worked, in how many turns; then its
   * other state and what changes by it; then what becomes of those who stand on it */
  return g_strdup_printf (cr_text ("%s, %s, worked from %s in %s (%s). If %s:%s.%s"), name,
                          cr_words_mechanism_state (mechanism.state), control, turns,
                          cr_mechanism_find_kind (mechanism.kind)->rule, other,
                          *effects != '\0' ? effects : cr_text (" nothing changes"),
                          word_harm (mechanism.kind));
}

static char *
word_area (const CrMap *map, const CrNode *node, GError **error)
{
  g_auto (CrArea) area = { .id = NULL };
  const char *name = cr_node_get (node, "name");

  if (!cr_area_read (map, node, &area, error))
    return NULL;
  name = name != NULL ? name : area.id != NULL ? area.id : "";
  if (area.kind != NULL)
    /* Translators: an area’s name, its kind, and how many hexes it has */
    return g_strdup_printf (cr_text ("Area “%s” (%s), hexes: %u."), name, area.kind,
                            area.places->len);
  return g_strdup_printf (cr_text ("Area “%s”, hexes: %u."), name, area.places->len);
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
  return g_strdup_printf (cr_text ("Label “%s” at %s."), label.text, at);
}

static char *
word_picture (const CrNode *node)
{
  g_autofree char *name = name_node (cr_text ("Picture"), node);
  const CrNode *fit = cr_node_find (node, "fit"), *link = cr_node_find (node, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  const char *worst = fit != NULL ? cr_node_get (fit, "worst") : NULL;

  if (href == NULL)
    href = cr_text ("kept in the map");
  if (fit == NULL)
    return g_strdup_printf (cr_text ("%s, %s, not fitted to the hexes."), name, href);
  if (worst == NULL)
    return g_strdup_printf (cr_text ("%s, %s, fitted."), name, href);
  /* Translators: a picture, its file, and by how many hex widths its fit is off at worst */
  return g_strdup_printf (cr_text ("%s, %s, fitted to %s hex widths at worst."), name, href, worst);
}

static char *
word_known (const CrScene *scene,
            CrSection section,
            const CrNode *node,
            const char *const *languages,
            GError **error)
{
  const CrMap *map = cr_scene_get_map (scene);

  if (cr_node_is (node, "stairway") && section == CR_SECTION_LINKS)
    return word_stairway (scene, node, languages, error);
  if (cr_node_is (node, "passage"))
    return word_passage (scene, node, error);
  if (cr_link_is_kind (cr_node_get_name (node)))
    return word_link (scene, node, languages, error);
  if (cr_node_is (node, "mechanism"))
    return word_mechanism (scene, node, languages, error);
  if (cr_node_is (node, "area"))
    return word_area (map, node, error);
  if (cr_node_is (node, "label"))
    return word_label (map, node, error);
  if (cr_node_is (node, "picture"))
    return word_picture (node);
  return name_node (cr_node_get_name (node) != NULL ? cr_node_get_name (node) : "", node);
}

char *
cr_words_node (const CrScene *scene,
               CrSection section,
               const CrNode *node,
               const char *const *languages)
{
  g_autoptr (GError) error = NULL;
  char *text = word_known (scene, section, node, languages, &error);

  if (text != NULL)
    return text;

  g_autofree char *name = name_node (cr_node_get_name (node), node);
  /* Translators: a thing that cannot be read, and why */
  return g_strdup_printf (cr_text ("%s cannot be read: %s."), name, error->message);
}
