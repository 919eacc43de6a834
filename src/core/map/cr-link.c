/* cr-link.c: spirals, ladders, trapdoors, ramps; mechanisms. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-link.h"

#include "cr-error.h"
#include "cr-text.h"

static const char *const kinds[] = { "spiral", "ladder", "trapdoor", "ramp", "rope", NULL };
static const char *const mechanism_kinds[] = { "drawbridge", "portcullis", "stairway", "sluice",
                                               NULL };
static const char *const states[] = { "lowered", "raised", "open", "shut", NULL };

/* Puts the line of the node before what the parser of places says. */
static gboolean
add_line (const CrNode *node, GError *inner, GError **error)
{
  cr_node_set_error (node, error, inner->code, "%s", inner->message);
  g_error_free (inner);
  return FALSE;
}

static gboolean
read_place (const CrMap *map, const CrNode *node, const char *name, CrPlace *place, GError **error)
{
  GError *inner = NULL;
  const char *text;

  if (!cr_node_need (node, name, &text, error))
    return FALSE;
  return cr_map_parse_place (map, text, place, &inner) || add_line (node, inner, error);
}

/* Whether an element of that name is a link of two places. */
gboolean
cr_link_is_kind (const char *kind)
{
  return kind != NULL && g_strv_contains (kinds, kind);
}

gboolean
cr_link_read (const CrMap *map, const CrNode *node, CrLink *link_out, GError **error)
{
  CrLink link = { .kind = cr_node_get_name (node), .id = cr_node_get (node, "id") };

  if (!read_place (map, node, "from", &link.from, error) ||
      !read_place (map, node, "to", &link.to, error))
    return FALSE;

  int distance = cr_hex_distance (link.from.hex, link.to.hex);

  if (distance > 1 || (distance == 0 && link.from.floor == link.to.floor)) {
    cr_node_set_error (
        node, error, CR_ERROR_PLACE,
        cr_text ("found from=\"%s\" to=\"%s\", expected one hex on two floors or two "
                 "hexes side by side"),
        cr_node_get (node, "from"), cr_node_get (node, "to"));
    return FALSE;
  }
  *link_out = link;
  return TRUE;
}

static gboolean
read_sides (const CrMap *map, const CrNode *effect, CrMechanism *mechanism, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (cr_node_get (effect, "sides"), " \t\r\n;", -1);

  for (char **word = words; *word != NULL; word++) {
    CrDirection direction;
    GError *inner = NULL;
    CrPlace place;

    if (**word == '\0')
      continue;
    if (!cr_map_parse_side (map, *word, &place, &direction, &inner))
      return add_line (effect, inner, error);
    mechanism->n_others++;
  }
  return TRUE;
}

/* Whether it is out of use. A raised portcullis lets through; a raised bridge or stairway does not
 * (DRW-01, TMP-05). */
gboolean
cr_mechanism_is_raised (const CrMechanism *mechanism)
{
  return g_str_equal (mechanism->state, "raised") && !g_str_equal (mechanism->kind, "portcullis");
}

static gboolean
bars (const CrMechanism *mechanism, const CrNode *effect)
{
  const char *state = cr_node_get (effect, "state");

  return cr_mechanism_is_raised (mechanism) &&
         (state == NULL || g_str_equal (state, mechanism->state));
}

static gboolean
read_effects (const CrMap *map, const CrNode *node, CrMechanism *mechanism, GError **error)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *effect = cr_node_get_child (node, i);
    const char *hexes = cr_node_get (effect, "hexes");
    guint n_before = mechanism->places->len;
    GError *inner = NULL;

    if (!cr_node_is (effect, "effect"))
      continue;
    if (hexes != NULL && !cr_map_parse_places (map, hexes, mechanism->places, &inner))
      return add_line (effect, inner, error);
    if (bars (mechanism, effect))
      g_array_append_vals (mechanism->barred, &g_array_index (mechanism->places, CrPlace, n_before),
                           mechanism->places->len - n_before);
    mechanism->n_others += cr_node_get (effect, "of") != NULL;
    if (cr_node_get (effect, "sides") != NULL && !read_sides (map, effect, mechanism, error))
      return FALSE;
  }
  return TRUE;
}

/**
 * cr_mechanism_read:
 * @mechanism_out: (out): to be cleared with cr_mechanism_clear(); untouched on error
 */
gboolean
cr_mechanism_read (const CrMap *map, const CrNode *node, CrMechanism *mechanism_out, GError **error)
{
  CrMechanism mechanism = { .id = cr_node_get (node, "id"), .control = { -1, { 0, 0 } } };
  int kind, state;

  if (!cr_node_need (node, "kind", &mechanism.kind, error) ||
      !cr_node_read_enum (node, "kind", mechanism_kinds, 0, &kind, error) ||
      !cr_node_read_enum (node, "state", states, 0, &state, error))
    return FALSE;
  mechanism.state = states[state];
  if (cr_node_get (node, "control") != NULL &&
      !read_place (map, node, "control", &mechanism.control, error))
    return FALSE;
  mechanism.places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  mechanism.barred = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  if (!read_effects (map, node, &mechanism, error)) {
    cr_mechanism_clear (&mechanism);
    return FALSE;
  }
  *mechanism_out = mechanism;
  return TRUE;
}

void
cr_mechanism_clear (CrMechanism *mechanism)
{
  g_clear_pointer (&mechanism->places, g_array_unref);
  g_clear_pointer (&mechanism->barred, g_array_unref);
}
