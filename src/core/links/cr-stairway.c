/* cr-stairway.c: a run of stair hexes with a foot and a head.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-stairway.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* Far more than the levels there are, even for the widest stairs. */
#define MAX_HEXES 99

static const char *const opens_names[] = { "side", "two", "hex", NULL };
static const char *const answers[] = { "no", "yes", NULL };
static const char *const end_names[] = { "foot", "head" };
static const char *const opens_attributes[] = { "opens-foot", "opens-head" };

/* What an end may be before the order of the run is known. */
typedef struct {
  CrStairEnd end;
  gboolean stairs[MAX_HEXES]; /* which hexes of the run it may belong to */
} Ending;

static gboolean
refuse_attribute (const CrNode *node, const char *attribute, const char *expected, GError **error)
{
  cr_node_set_error (node, error, CR_ERROR_SYNTAX, cr_text ("found %s=\"%s\", expected %s"),
                     attribute, cr_node_get (node, attribute), expected);
  return FALSE;
}

static int
find_hex (const CrStairway *stairway, CrHex hex)
{
  for (guint i = 0; i < stairway->n_hexes; i++)
    if (cr_hex_equal (stairway->hexes[i].hex, hex))
      return (int) i;
  return -1;
}

static gboolean
read_hexes (CrStairway *stairway, const CrMap *map, const CrNode *node, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GError *inner = NULL;
  const char *text;

  if (!cr_node_need (node, "hexes", &text, error))
    return FALSE;
  if (!cr_map_parse_few_places (map, text, MAX_HEXES, places, &inner))
    return cr_node_take_error (node, inner, error);
  if (places->len == 0)
    return refuse_attribute (node, "hexes", cr_text ("1 to 99 hexes"), error);
  stairway->hexes = g_new (CrPlace, places->len);
  stairway->steps = g_new0 (guint8, places->len);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    if (place.floor != g_array_index (places, CrPlace, 0).floor)
      return refuse_attribute (node, "hexes", cr_text ("hexes of one floor"), error);
    if (find_hex (stairway, place.hex) < 0)
      stairway->hexes[stairway->n_hexes++] = place;
  }
  return TRUE;
}

/* A side names its stair hex exactly; it is read under either of its two names. */
static gboolean
read_side (const CrStairway *stairway,
           const CrMap *map,
           const char *text,
           Ending *ending,
           GError **error)
{
  CrDirection direction;
  CrPlace place;

  if (!cr_map_parse_side (map, text, &place, &direction, error))
    return FALSE;

  CrHex other = cr_hex_neighbour (place.hex, direction);
  int here = find_hex (stairway, place.hex), there = find_hex (stairway, other);

  for (guint i = 0; i < stairway->n_hexes; i++)
    ending->stairs[i] = ending->stairs[i] && (int) i == MAX (here, there) && MIN (here, there) < 0;
  ending->end.places[ending->end.n_places++] = here < 0 ? place : (CrPlace){ place.floor, other };
  return TRUE;
}

static gboolean
read_hex (const CrStairway *stairway,
          const CrMap *map,
          const char *text,
          Ending *ending,
          GError **error)
{
  CrPlace place;

  if (!cr_map_parse_place (map, text, &place, error))
    return FALSE;

  int here = find_hex (stairway, place.hex);

  if (here >= 0 && place.floor == stairway->hexes[0].floor && ending->end.opens == CR_OPENS_HEX) {
    for (guint i = 0; i < stairway->n_hexes; i++)
      ending->stairs[i] = (int) i == here;
    return TRUE;
  }
  for (guint i = 0; i < stairway->n_hexes; i++)
    ending->stairs[i] =
        ending->stairs[i] && cr_hex_distance (stairway->hexes[i].hex, place.hex) == 1;
  ending->end.places[ending->end.n_places++] = place;
  return TRUE;
}

static gboolean
read_words (const CrStairway *stairway,
            const CrMap *map,
            char **words,
            Ending *ending,
            GError **error)
{
  for (char **word = words; *word != NULL; word++)
    if (strchr (*word, ':') != NULL ? !read_side (stairway, map, *word, ending, error)
                                    : !read_hex (stairway, map, *word, ending, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_end (const CrStairway *stairway,
          const CrMap *map,
          const CrNode *node,
          Ending *ending,
          GError **error)
{
  CrStairEndName which = ending->end.stair; /* until the run is ordered, the end's own name */
  const char *name = end_names[which], *text;
  GError *inner = NULL;
  int opens;

  if (!cr_node_need (node, name, &text, error))
    return FALSE;

  g_autofree char *tidy = g_strstrip (g_strdup (text));
  g_auto (GStrv) words = g_strsplit (tidy, " ", -1);
  guint n_words = g_strv_length (words);

  if (!cr_node_read_enum (node, opens_attributes[which], opens_names,
                          n_words == 2 ? CR_OPENS_TWO : CR_OPENS_SIDE, &opens, error))
    return FALSE;
  ending->end.opens = opens;
  if (n_words != (opens == CR_OPENS_TWO ? 2 : 1))
    return refuse_attribute (node, name,
                             opens == CR_OPENS_TWO ? cr_text ("two hexes that it leads to")
                                                   : cr_text ("one hex or side that it leads to"),
                             error);
  for (guint i = 0; i < stairway->n_hexes; i++)
    ending->stairs[i] = TRUE;
  if (!read_words (stairway, map, words, ending, &inner))
    return cr_node_take_error (node, inner, error);
  for (guint i = 0; i < stairway->n_hexes; i++)
    if (ending->stairs[i])
      return TRUE;
  return refuse_attribute (
      node, name, cr_text ("a place next to one of its hexes and none of them itself"), error);
}

/* Numbers the hexes by their distance along the run from @first, which gets 1; 0: not joined. */
static guint
number_steps (const CrStairway *stairway, guint first, guint8 *steps)
{
  guint queue[MAX_HEXES] = { first }, n_queued = 1;

  memset (steps, 0, MAX_HEXES);
  steps[first] = 1;
  for (guint next = 0; next < n_queued; next++)
    for (guint i = 0; i < stairway->n_hexes; i++)
      if (steps[i] == 0 &&
          cr_hex_distance (stairway->hexes[i].hex, stairway->hexes[queue[next]].hex) == 1) {
        steps[i] = (guint8) (steps[queue[next]] + 1);
        queue[n_queued++] = i;
      }
  return n_queued;
}

/* Where a bend leaves a choice, foot and head are the two hexes farthest apart along the run. */
static gboolean
choose_ends (const CrStairway *stairway, Ending *endings, guint *foot_out, guint *head_out)
{
  guint8 steps[MAX_HEXES], longest = 0;

  for (guint foot = 0; foot < stairway->n_hexes; foot++) {
    if (!endings[CR_STAIR_FOOT].stairs[foot])
      continue;
    if (number_steps (stairway, foot, steps) < stairway->n_hexes)
      return FALSE;
    for (guint head = 0; head < stairway->n_hexes; head++)
      if (endings[CR_STAIR_HEAD].stairs[head] && steps[head] > longest) {
        longest = steps[head];
        *foot_out = foot;
        *head_out = head;
      }
  }
  return TRUE;
}

/* Puts the hexes in order from foot to head. */
static void
sort_run (CrStairway *stairway, guint foot, CrPlace head)
{
  guint8 steps[MAX_HEXES];
  g_autofree CrPlace *sorted = g_new (CrPlace, stairway->n_hexes);
  guint n = 0;

  number_steps (stairway, foot, steps);
  for (guint8 step = 1; n < stairway->n_hexes; step++)
    for (guint i = 0; i < stairway->n_hexes; i++)
      if (steps[i] == step) {
        stairway->steps[n] = step;
        sorted[n++] = stairway->hexes[i];
      }
  memcpy (stairway->hexes, sorted, n * sizeof (CrPlace));
  stairway->ends[CR_STAIR_FOOT].stair = 0;
  stairway->ends[CR_STAIR_HEAD].stair = (guint) find_hex (stairway, head.hex);
}

/* The hexes as listed are the run when each touches the next, from foot to head or back; so a
 * winding stairway keeps its steps apart where it touches itself (ELV-06). */
static gboolean
keep_run (CrStairway *stairway, const Ending *endings)
{
  guint last = stairway->n_hexes - 1;
  gboolean up = endings[CR_STAIR_FOOT].stairs[0] && endings[CR_STAIR_HEAD].stairs[last];
  gboolean down = endings[CR_STAIR_FOOT].stairs[last] && endings[CR_STAIR_HEAD].stairs[0];

  for (guint i = 0; i < last; i++)
    if (cr_hex_distance (stairway->hexes[i].hex, stairway->hexes[i + 1].hex) != 1)
      return FALSE;
  if (!up && !down)
    return FALSE;
  for (guint i = 0; !up && i < stairway->n_hexes / 2; i++) {
    CrPlace place = stairway->hexes[i];
    stairway->hexes[i] = stairway->hexes[last - i];
    stairway->hexes[last - i] = place;
  }
  for (guint i = 0; i <= last; i++)
    stairway->steps[i] = (guint8) (i + 1);
  stairway->ends[CR_STAIR_FOOT].stair = 0;
  stairway->ends[CR_STAIR_HEAD].stair = last;
  return TRUE;
}

static gboolean
read_stairway (CrStairway *stairway, const CrMap *map, const CrNode *node, GError **error)
{
  Ending endings[2] = { { .end.stair = CR_STAIR_FOOT }, { .end.stair = CR_STAIR_HEAD } };
  guint foot = 0, head = 0;

  if (!read_hexes (stairway, map, node, error) ||
      !read_end (stairway, map, node, &endings[CR_STAIR_FOOT], error) ||
      !read_end (stairway, map, node, &endings[CR_STAIR_HEAD], error))
    return FALSE;
  if (!choose_ends (stairway, endings, &foot, &head))
    return refuse_attribute (node, "hexes", cr_text ("hexes that touch each other"), error);
  stairway->ends[CR_STAIR_FOOT] = endings[CR_STAIR_FOOT].end;
  stairway->ends[CR_STAIR_HEAD] = endings[CR_STAIR_HEAD].end;
  if (!keep_run (stairway, endings))
    sort_run (stairway, foot, stairway->hexes[head]);
  return TRUE;
}

CrStairway *
cr_stairway_new (const CrMap *map, const CrNode *node, GError **error)
{
  g_autoptr (CrStairway) stairway = g_new0 (CrStairway, 1);

  stairway->id = g_strdup (cr_node_get (node, "id"));
  if (!cr_node_read_enum (node, "raisable", answers, FALSE, &stairway->raisable, error))
    return NULL;
  return read_stairway (stairway, map, node, error) ? g_steal_pointer (&stairway) : NULL;
}

void
cr_stairway_free (CrStairway *stairway)
{
  if (stairway == NULL)
    return;
  g_free (stairway->id);
  g_free (stairway->hexes);
  g_free (stairway->steps);
  g_free (stairway);
}

int
cr_stairway_find (const CrStairway *stairway, CrPlace place)
{
  return place.floor == stairway->hexes[0].floor ? find_hex (stairway, place.hex) : -1;
}

int
cr_stairway_get_end_level (const CrStairway *stairway, const CrMap *map, CrStairEndName end)
{
  const CrStairEnd *it = &stairway->ends[end];
  int level;

  if (it->n_places > 0)
    return cr_map_get_level (map, it->places[0]);
  level = cr_map_get_level (map, stairway->hexes[it->stair]);
  return end == CR_STAIR_FOOT ? level - 1 : level;
}

int
cr_stairway_get_level (const CrStairway *stairway, const CrMap *map, guint index)
{
  return cr_stairway_get_end_level (stairway, map, CR_STAIR_FOOT) + stairway->steps[index];
}

static gboolean
is_named (const CrStairEnd *end, CrPlace place)
{
  for (guint i = 0; i < end->n_places; i++)
    if (cr_place_equal (end->places[i], place))
      return TRUE;
  return FALSE;
}

static gboolean
end_opens_to (const CrStairway *stairway, const CrMap *map, CrStairEndName which, CrPlace place)
{
  const CrStairEnd *end = &stairway->ends[which];
  int floor = end->n_places > 0 ? end->places[0].floor : stairway->hexes[0].floor;

  if (is_named (end, place))
    return TRUE;
  return end->opens == CR_OPENS_HEX && place.floor == floor &&
         cr_hex_distance (stairway->hexes[end->stair].hex, place.hex) == 1 &&
         cr_stairway_find (stairway, place) < 0 && cr_map_has_place (map, place) &&
         cr_map_get_level (map, place) == cr_stairway_get_end_level (stairway, map, which);
}

void
cr_stairway_get_accesses (const CrStairway *stairway,
                          const CrMap *map,
                          CrStairEndName end,
                          GArray *places)
{
  const CrStairEnd *it = &stairway->ends[end];

  g_array_append_vals (places, it->places, it->n_places);
  if (it->opens != CR_OPENS_HEX)
    return;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace place = { it->n_places > 0 ? it->places[0].floor : stairway->hexes[0].floor,
                      cr_hex_neighbour (stairway->hexes[it->stair].hex, d) };
    if (!is_named (it, place) && end_opens_to (stairway, map, end, place))
      g_array_append_val (places, place);
  }
}

gboolean
cr_stairway_opens_to (const CrStairway *stairway,
                      const CrMap *map,
                      CrPlace stair,
                      CrPlace place,
                      CrStairEndName *end_out)
{
  int index = cr_stairway_find (stairway, stair);

  for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++)
    if (index == (int) stairway->ends[end].stair && end_opens_to (stairway, map, end, place)) {
      *end_out = end;
      return TRUE;
    }
  return FALSE;
}

const char *
cr_opens_get_name (CrOpens opens)
{
  return opens_names[opens];
}

const char *
cr_opens_get_rule (CrOpens opens)
{
  static const char *const rules[] = { "MOV-09", "MOV-10", "MOV-11" };

  return rules[opens];
}
