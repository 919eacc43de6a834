/* cr-words-mechanism.c: mechanisms, their states and their effects as words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-castle-private.h"

#include <glib/gi18n.h>

#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-lof.h"

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

/**
 * Deed:
 * @kind: of the mechanism
 * @state: the state into which it is worked
 * @deed: what doing so is called
 * @done: a sentence that it has been done
 */
static const struct {
  const char *kind, *state, *deed, *done;
} deeds[] = {
  { "drawbridge", "raised", N_ ("raise the drawbridge"), N_ ("The drawbridge is raised.") },
  { "drawbridge", "lowered", N_ ("lower the drawbridge"), N_ ("The drawbridge is lowered.") },
  { "portcullis", "raised", N_ ("raise the portcullis"), N_ ("The portcullis is raised.") },
  { "portcullis", "lowered", N_ ("lower the portcullis"), N_ ("The portcullis is lowered.") },
  { "stairway", "raised", N_ ("raise the stairway"), N_ ("The stairway is raised.") },
  { "stairway", "lowered", N_ ("lower the stairway"), N_ ("The stairway is lowered.") },
  { "sluice", "open", N_ ("open the sluice"), N_ ("The sluice is opened.") },
  { "sluice", "shut", N_ ("shut the sluice"), N_ ("The sluice is shut.") },
};

/* A mechanism has two states; it would be worked into the other one. */
const char *
cr_words_mechanism_deed (const CrNode *node)
{
  const char *kind = cr_node_get (node, "kind"), *state = cr_node_get (node, "state");

  for (gsize i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_strcmp0 (deeds[i].kind, kind) == 0 && g_strcmp0 (deeds[i].state, state) != 0)
      return cr_text (deeds[i].deed);
  return cr_text ("work the mechanism");
}

const char *
cr_words_mechanism_done (const CrNode *node)
{
  const char *kind = cr_node_get (node, "kind"), *state = cr_node_get (node, "state");

  for (gsize i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_strcmp0 (deeds[i].kind, kind) == 0 && g_strcmp0 (deeds[i].state, state) == 0)
      return cr_text (deeds[i].done);
  return cr_text ("The mechanism is worked.");
}

static char *
name_terrain (const CrScene *scene, const char *code, const char *const *languages)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (cr_scene_get_ruleset (scene), code);
  const char *name = kind != NULL ? cr_node_get_localized (kind->node, "name", languages) : NULL;

  return g_utf8_strdown (name != NULL ? name : code, -1);
}

/* Appends what hexes become: "0505 becomes moat, level −1" */
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
    cr_words_append (what, terrain);
  }
  cr_words_append (what, effect->structure);
  if (effect->level != CR_EFFECT_NO_LEVEL) {
    g_autofree char *number = cr_words_level (effect->level);
    g_autofree char *level = g_strdup_printf (cr_text ("level %s"), number);
    cr_words_append (what, level);
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

/* Returns: (transfer full): what would be different in the mechanism's other state */
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

char *
cr_words_mechanism (const CrScene *scene,
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
  name = cr_words_name_node (cr_words_mechanism_kind (mechanism.kind), node);
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
