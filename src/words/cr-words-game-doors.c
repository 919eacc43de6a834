/* cr-words-game-doors.c: doors, gates and what moves them, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-game-private.h"

#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-tower.h"

const char *
cr_words_barrier (const CrMap *map, CrPlace place, CrDirection side, gboolean struck)
{
  if (cr_map_find_side (map, place, side, CR_SIDE_GATE) != NULL)
    return cr_text ("the gate");
  if (cr_map_find_side (map, place, side, CR_SIDE_PORTCULLIS) != NULL)
    return cr_text ("the portcullis");
  return !struck || cr_map_find_side (map, place, side, CR_SIDE_DOORWAY) != NULL ||
                 cr_map_find_side (map, place, side, CR_SIDE_POSTERN) != NULL
             ? cr_text ("the door")
             : cr_text ("the partition");
}

/* Returns: (transfer full): the man who strikes, with his ram if he has one */
static char *
word_striker (const CrState *state, const CrEvent *event, const char *man)
{
  int ram = event->code != NULL ? cr_state_find_gear (state, event->code) : -1;
  g_autofree char *name =
      ram >= 0 ? cr_words_piece (cr_state_get_gear (state, (guint) ram), g_get_language_names ())
               : NULL;

  /* Translators: a man and the ram under which he is: “Tom with Battering ram 1 strikes at …” */
  return name != NULL ? g_strdup_printf (cr_text ("%1$s with %2$s"), man, name) : g_strdup (man);
}

char *
cr_words_door_event (const CrState *state, const CrEvent *event, const char *man)
{
  gboolean struck = event->kind == CR_EVENT_DOOR_TRIED || event->kind == CR_EVENT_DOOR_BROKEN ||
                    event->kind == CR_EVENT_DOOR_HOLDS;
  const char *what =
      cr_words_barrier (cr_state_get_map (state), event->to, (CrDirection) event->number, struck);
  g_autofree char *side =
      cr_map_format_printed_side (cr_state_get_map (state), event->to, (CrDirection) event->number);
  g_autofree char *die = cr_words_die (event);
  g_autofree char *striker = word_striker (state, event, man);

  if (event->kind == CR_EVENT_DOOR_TRIED)
    /* Translators: a man, “the door”, a hex and a side of it, a die, a rule */
    return g_strdup_printf (cr_text ("%1$s strikes at %2$s of %3$s, %4$s. %5$s"), striker, what,
                            side, die, event->rule);
  if (event->kind == CR_EVENT_DOOR_BROKEN)
    return g_strdup_printf (cr_text ("It breaks. %s"), event->rule);
  if (event->kind == CR_EVENT_DOOR_HOLDS)
    return g_strdup_printf (cr_text ("It holds. %s"), event->rule);
  if (event->kind == CR_EVENT_OPENED)
    return g_strdup_printf (cr_text ("%1$s opens %2$s of %3$s. %4$s"), man, what, side,
                            event->rule);
  return g_strdup_printf (cr_text ("%1$s shuts %2$s of %3$s. %4$s"), man, what, side, event->rule);
}

/* Returns: (transfer full): the gates that move with a bridge: " The gate of 1313 N opens." */
static char *
word_gates (const CrMap *map, const CrNode *node)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  GString *text = g_string_new (NULL);
  gboolean read = cr_mechanism_read (map, node, &mechanism, NULL);

  for (guint i = 0; read && i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);
    CrOpening opening = cr_mechanism_get_opening (&mechanism, effect, cr_node_get (node, "state"));

    for (guint j = 0; opening != CR_STATE_DEFAULT && j < effect->sides->len; j++) {
      const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, j);
      g_autofree char *at = cr_map_format_printed_side (map, side->place, side->direction);

      if (cr_map_find_side (map, side->place, side->direction, CR_SIDE_GATE) != NULL)
        g_string_append_printf (text,
                                opening == CR_STATE_OPEN ? cr_text (" The gate of %s opens.")
                                                         : cr_text (" The gate of %s shuts."),
                                at);
    }
  }
  return g_string_free (text, FALSE);
}

/* Returns: (nullable): what is moved on a side, "the gate"; NULL when nothing worth telling is */
static const char *
find_moved (const CrMap *map, const CrEffect *effect)
{
  for (guint i = 0; i < effect->sides->len; i++) {
    const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, i);

    if (cr_map_find_side (map, side->place, side->direction, CR_SIDE_GATE) != NULL ||
        cr_map_find_side (map, side->place, side->direction, CR_SIDE_DOORWAY) != NULL)
      return cr_words_barrier (map, side->place, side->direction, FALSE);
  }
  return NULL;
}

char *
cr_words_work_too (const CrState *state, const CrNode *node)
{
  const CrMap *map = cr_state_get_map (state);
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  gboolean read = cr_mechanism_read (map, node, &mechanism, NULL);
  const char *other = read ? cr_mechanism_get_other_state (&mechanism) : NULL;

  for (guint i = 0; other != NULL && i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);
    CrOpening opening = cr_mechanism_get_opening (&mechanism, effect, other);
    const char *what = opening != CR_STATE_DEFAULT ? find_moved (map, effect) : NULL;

    if (what != NULL)
      return g_strdup_printf (
          opening == CR_STATE_OPEN
              /* Translators: “the gate”: “Lower the drawbridge (opens the gate)” */
              ? cr_text (" (opens %s)")
              : cr_text (" (shuts %s)"),
          what);
  }
  return g_strdup ("");
}

char *
cr_words_work_event (const CrState *state, const CrEvent *event, const char *man)
{
  const CrNode *node =
      cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS, (guint) event->number);
  const char *deed = cr_words_mechanism_deed (node);
  const char *rule = cr_mechanism_find_kind (cr_node_get (node, "kind"))->rule;
  g_autofree char *gates = NULL;

  if (event->kind == CR_EVENT_WORKS)
    /* Translators: a man, and what he does at a mechanism: “raise the drawbridge” */
    return g_strdup_printf (cr_text ("%1$s begins to %2$s. %3$s"), man, deed, rule);
  if (event->kind == CR_EVENT_BROKEN)
    return g_strdup_printf (cr_text ("%1$s breaks off before he can %2$s. %3$s"), man, deed, rule);
  gates = word_gates (cr_state_get_map (state), node);
  return g_strdup_printf ("%s%s %s", cr_words_mechanism_done (node), gates, event->rule);
}
