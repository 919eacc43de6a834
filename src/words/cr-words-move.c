/* cr-words-move.c: walking as words. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-move.h"

#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-fire-private.h"
#include "cr-words-lof-private.h"
#include "cr-words-lof.h"
#include "cr-words-rules.h"

static char *
name_thing (const CrWordsFire *asked, const CrLofStep *step)
{
  if (step->side >= 0)
    return step->kind >= 0
               ? cr_words_side_kind (asked->scene, (CrSideKind) step->kind, asked->languages)
               : g_strdup (cr_text ("open side"));
  if (cr_scene_has_place (asked->scene, step->place))
    return cr_words_surface (asked->scene, step->place, asked->languages);
  return g_strdup (cr_text ("off the map"));
}

/* Returns: "through", or which of the two ways the line takes around a corner or along a side */
static char *
name_way (const CrLofStep *step)
{
  switch (step->how) {
  case CR_LOF_CORNER:
    return g_strdup_printf (cr_text ("round a corner, way %d"), step->way);
  case CR_LOF_ALONG:
    return g_strdup_printf (cr_text ("along a side, way %d"), step->way);
  default:
    return g_strdup (cr_text ("through"));
  }
}

static void
add_figures (CrWordsTable *table, const CrLofStep *step)
{
  const int figures[] = { step->n, step->h, step->d1, step->d2 };

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
    if (step->top == CR_LOF_NO_TOP)
      cr_words_table_add (table, "");
    else
      cr_words_table_take (table, figures[i] < 0 ? cr_words_level (figures[i])
                                                 : g_strdup_printf ("%d", figures[i]));
}

static void
add_step (const CrWordsFire *asked, CrWordsTable *table, const CrLofStep *step)
{
  cr_words_table_take (table, step->side >= 0
                                  ? cr_words_side (asked->scene, step->place, step->side)
                                  : cr_words_fire_number (asked, step->place));
  cr_words_table_take (table, name_thing (asked, step));
  cr_words_table_take (table, name_way (step));
  cr_words_table_take (table,
                       step->top != CR_LOF_NO_TOP ? cr_words_level (step->top) : g_strdup (""));
  add_figures (table, step);
  cr_words_table_add (table,
                      step->reason != CR_LOF_FREE ? cr_text ("stops") : cr_text ("lets pass"));
  cr_words_table_add (table, step->rule != NULL ? step->rule : "");
}

CrWordsTable *
cr_words_steps_table (const CrWordsFire *asked, const GArray *steps)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Hex"), FALSE },
    { cr_text ("What"), FALSE },
    { cr_text ("How"), FALSE },
    { cr_text ("Top"), TRUE },
    { "N", TRUE },
    { "H", TRUE },
    { "D1", TRUE },
    { "D2", TRUE },
    { cr_text ("Effect"), FALSE },
    { cr_text ("Rule"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < steps->len; i++)
    add_step (asked, table, &g_array_index (steps, CrLofStep, i));
  return table;
}

/* At most so many steps of a path have a sentence; more would be a list. */
#define MAX_NOTES 4

char *
cr_words_figure (const CrFigure *figure)
{
  if (figure->value == CR_IMPASSABLE)
    return g_strdup ("–");
  return g_strdup_printf ("%d%s", figure->value, cr_words_provenance_mark (figure->provenance));
}

const CrFigure *
cr_words_price_figure (const CrStep *step)
{
  gboolean side =
      step->hex_cost.value == 0 ||
      (step->side_cost.value > 0 && step->side_cost.provenance > step->hex_cost.provenance);

  return side ? &step->side_cost : &step->hex_cost;
}

char *
cr_words_price (const CrStep *step)
{
  const CrFigure price = { step->cost, cr_words_price_figure (step)->provenance, NULL };

  return cr_words_figure (&price);
}

/**
 * words_mover:
 *
 * Returns: (transfer full): "on foot", "mounted"
 */
static char *
words_mover (const CrScene *scene, int mover, const char *const *languages)
{
  const CrMover *it = cr_ruleset_get_mover (cr_scene_get_ruleset (scene), (guint) mover);
  const char *name = cr_node_get_localized (it->node, "name", languages);

  return g_strdup (name != NULL ? name : it->id);
}

static char *
name_link (const CrScene *scene, const char *link, const char *const *languages)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (scene), link);
  const char *name = rule != NULL ? cr_node_get_localized (rule->node, "name", languages) : NULL;

  return g_strdup (name != NULL ? name : link);
}

char *
cr_words_walk_place (const CrScene *scene,
                     CrPlace place,
                     CrPostKind post,
                     int level,
                     const char *const *languages)
{
  g_autofree char *number = NULL, *at = NULL, *kind = NULL;

  if (post != CR_POST_HOARDING)
    return cr_words_place (scene, place, languages);
  number = cr_map_format_printed (cr_scene_get_map (scene), place);
  at = cr_words_level (level);
  kind = cr_words_side_kind (scene, CR_SIDE_HOARDING, languages);
  return g_strdup_printf ("%s (%s, %s)", number, kind, at);
}

/* Returns: (transfer full): what he steps onto, without its number */
static char *
word_surface (const CrScene *scene, const CrStep *step, const char *const *languages)
{
  return step->to_post == CR_POST_HOARDING ? cr_words_side_kind (scene, CR_SIDE_HOARDING, languages)
                                           : cr_words_surface (scene, step->to, languages);
}

/* Tells why a ladder, a rope or a tree cannot be climbed. */
static char *
word_link_refusal (const CrScene *scene,
                   const CrStep *step,
                   const char *who,
                   const char *const *languages)
{
  g_autofree char *link = name_link (scene, step->link, languages);
  g_autofree char *kind = g_utf8_strdown (link, -1);
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (scene), step->link);
  int rise = ABS (step->to_level - step->from_level);

  if (step->why == CR_STEP_UNFIT)
    /* Translators: “ladder” or “rope on a wall”, and “on foot” or “mounted” */
    return g_strdup_printf (cr_text ("%s: not to be climbed %s"), kind, who);
  if (step->why == CR_STEP_TOO_HIGH)
    /* Translators: “ladder” or “rope on a wall”, and two numbers of levels */
    return g_strdup_printf (cr_text ("%s of %d levels, where it reaches %d at most"), kind, rise,
                            rule->reach.value);
  return g_strdup (cr_text ("no ladder is set against a tower or a hoarding"));
}

/* Tells why a step is refused. */
static char *
word_refusal (const CrScene *scene, const CrStep *step, int mover, const char *const *languages)
{
  g_autofree char *kind =
      step->side_kind >= 0 ? cr_words_side_kind (scene, step->side_kind, languages) : NULL;
  g_autofree char *surface = word_surface (scene, step, languages);
  g_autofree char *who = words_mover (scene, mover, languages);
  g_autofree char *from = cr_words_level (step->from_level);
  g_autofree char *to = cr_words_level (step->to_level);

  switch (step->why) {
  case CR_STEP_OFF_MAP:
    return g_strdup (cr_text ("there is no hex"));
  case CR_STEP_TERRAIN:
    /* Translators: what is there, and “on foot” or “mounted” */
    return g_strdup_printf (cr_text ("%s: not to be entered %s"), surface, who);
  case CR_STEP_WALL:
    /* Translators: what stands between two hexes, and “on foot” or “mounted” */
    return g_strdup_printf (cr_text ("%s between, not to be passed %s"), kind, who);
  case CR_STEP_CLOSED:
    if (kind == NULL)
      /* Translators: a drawbridge or a stairway that can be raised */
      return g_strdup (cr_text ("it stands raised"));
    return g_strdup_printf (cr_text ("%s between, shut"), kind);
  case CR_STEP_BATTLEMENT:
    return g_strdup_printf (cr_text ("%s between, not to be crossed from outside"), kind);
  case CR_STEP_DROP:
    /* Translators: two levels, as “+1” */
    return g_strdup_printf (cr_text ("from %s to %s without stairs, slope or ladder"), from, to);
  case CR_STEP_STAIR_SIDE:
    return g_strdup_printf (cr_text ("from %s to %s over the side of the stairs"), from, to);
  case CR_STEP_FLOODED:
    return g_strdup (cr_text ("the passage is under water"));
  case CR_STEP_UNFIT:
  case CR_STEP_TOO_HIGH:
  case CR_STEP_UNLEANT:
    return word_link_refusal (scene, step, who, languages);
  case CR_STEP_FRONT:
    return g_strdup (cr_text ("nobody climbs onto a cart, or off it, over its front"));
  case CR_STEP_MOVING:
    return g_strdup (cr_text ("nobody gets onto a cart, or off it, while it moves"));
  default:
    return g_strdup (cr_text ("the two hexes are not side by side"));
  }
}

/* "0101 (open ground, 0) → 0102 (open ground, 0): no way — wall between. MOV-04." */
static char *
word_refused_step (const CrScene *scene,
                   const CrStep *step,
                   int mover,
                   const char *const *languages)
{
  g_autofree char *from =
      cr_words_walk_place (scene, step->from, step->from_post, step->from_level, languages);
  g_autofree char *to =
      cr_words_walk_place (scene, step->to, step->to_post, step->to_level, languages);
  g_autofree char *rule = step->rule != NULL ? g_strdup_printf (" %s.", step->rule) : g_strdup ("");
  g_autofree char *why = word_refusal (scene, step, mover, languages);

  /* Translators: two places, the reason, and a rule’s id in a sentence of its own, or nothing */
  return g_strdup_printf (cr_text ("%s → %s: no way — %s.%s"), from, to, why, rule);
}

static gboolean
is_stair (const CrScene *scene, const CrStep *step)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, step->to);

  return step->why == CR_STEP_STAIRS && terrain != NULL && terrain->stairs;
}

static char *
word_note (const CrScene *scene, const CrStep *step, const char *const *languages)
{
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), step->to);
  g_autofree char *cost = cr_words_price (step);
  g_autofree char *kind = NULL;

  if (is_stair (scene, step))
    return g_strdup_printf (cr_text ("Stairs %s cost %s."), at, cost);
  if (step->why == CR_STEP_BANK)
    return g_strdup_printf (cr_text ("The bank at %s costs %s."), at, cost);
  if (step->why == CR_STEP_SLOPE)
    return g_strdup_printf (cr_text ("The slope at %s costs %s."), at, cost);
  if (step->link != NULL) {
    kind = name_link (scene, step->link, languages);
    /* Translators: “Ladder” or “Spiral stair”, a hex number, movement points */
    return g_strdup_printf (cr_text ("%s to %s costs %s."), kind, at, cost);
  }
  if (step->side_cost.value > 0) {
    kind = cr_words_side_kind (scene, step->side_kind, languages);
    /* Translators: what stands on the side crossed, a hex number, movement points */
    return g_strdup_printf (cr_text ("With the %s, %s costs %s."), kind, at, cost);
  }
  kind = word_surface (scene, step, languages);
  /* Translators: a hex number, what is there, movement points */
  return g_strdup_printf (cr_text ("%s (%s) costs %s."), at, kind, cost);
}

/* Whether a step costs something that a reader would not expect on open ground. */
static gboolean
is_notable (const CrScene *scene, const CrStep *step)
{
  return is_stair (scene, step) || step->why == CR_STEP_BANK || step->cost > 1;
}

static char *
word_path (const CrScene *scene, const GArray *steps, const char *const *languages)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *from = NULL, *to = NULL;
  GString *text = g_string_new (NULL);
  int cost = 0, n_notes = 0;

  if (steps->len == 0)
    return g_string_free (g_string_assign (text, cr_text ("He stands there already.")), FALSE);
  for (guint i = 0; i < steps->len; i++)
    cost += g_array_index (steps, CrStep, i).cost;
  from = cr_map_format_printed (map, g_array_index (steps, CrStep, 0).from);
  to = cr_map_format_printed (map, g_array_index (steps, CrStep, steps->len - 1).to);
  g_string_append_printf (text, cr_text ("%s → %s: %d MP."), from, to, cost);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    g_autofree char *note = is_notable (scene, step) ? word_note (scene, step, languages) : NULL;

    if (note != NULL && n_notes++ < MAX_NOTES)
      g_string_append_printf (text, " %s", note);
  }
  if (n_notes > MAX_NOTES)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

char *
cr_words_path (const CrScene *scene,
               const GArray *steps,
               int allowance,
               const char *const *languages)
{
  char *sentence = word_path (scene, steps, languages), *whole;
  int cost = 0;

  for (guint i = 0; i < steps->len; i++)
    cost += g_array_index (steps, CrStep, i).cost;
  if (allowance < 0 || cost <= allowance)
    return sentence;
  /* Translators: a sentence on the way, and the movement points he has */
  whole = g_strdup_printf (cr_text ("%s He has only %d."), sentence, allowance);
  g_free (sentence);
  return whole;
}

GPtrArray *
cr_words_path_figures (const CrScene *scene, const GArray *steps)
{
  GPtrArray *figures = g_ptr_array_new ();
  int n_notes = 0;

  for (guint i = 0; i < steps->len && n_notes < MAX_NOTES; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    const CrFigure *figure = cr_words_price_figure (step);

    if (!is_notable (scene, step))
      continue;
    n_notes++;
    if (figure->provenance != CR_PRINTED)
      g_ptr_array_add (figures, (gpointer) figure);
  }
  return figures;
}

/* Finds the refused step into @to that tells most: that no mover of this kind may enter there,
 * otherwise the step that starts nearest to @from. Returns: FALSE when any step into @to is allowed
 */
static gboolean
find_refusal (const CrWays *ways, CrPlace from, CrPlace to, int mover, CrStep *refused_out)
{
  const CrScene *scene = cr_ways_get_scene (ways);
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int nearest = G_MAXINT;

  cr_ways_links (ways, to, joined);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace place = cr_place_neighbour (to, d);
    g_array_append_val (joined, place);
  }
  for (guint i = 0; i < joined->len; i++) {
    CrPlace place = g_array_index (joined, CrPlace, i);
    CrStep step = cr_ways_step (ways, place, to, mover);
    int distance;

    if (!cr_scene_has_place (scene, place))
      continue;
    if (step.cost != CR_IMPASSABLE)
      return FALSE;
    distance = step.why == CR_STEP_TERRAIN ? 0 : cr_hex_distance (place.hex, from.hex);
    if (distance < nearest) {
      nearest = distance;
      *refused_out = step;
    }
  }
  return nearest < G_MAXINT;
}

char *
cr_words_no_path (const CrWays *ways,
                  CrPlace from,
                  CrPlace to,
                  int mover,
                  const char *const *languages)
{
  const CrScene *scene = cr_ways_get_scene (ways);
  const CrMap *map = cr_scene_get_map (scene);
  CrStep step = cr_ways_step (ways, from, to, mover);
  g_autofree char *from_text = NULL, *to_text = NULL, *who = NULL, *no_way = NULL, *why = NULL;

  if (step.why != CR_STEP_APART && step.cost == CR_IMPASSABLE)
    return word_refused_step (scene, &step, mover, languages);
  from_text = cr_map_format_printed (map, from);
  to_text = cr_map_format_printed (map, to);
  who = words_mover (scene, mover, languages);
  /* Translators: two hex numbers, and “on foot” or “mounted” */
  no_way = g_strdup_printf (cr_text ("%s → %s: no way %s."), from_text, to_text, who);
  if (!find_refusal (ways, from, to, mover, &step))
    return g_steal_pointer (&no_way);
  why = word_refused_step (scene, &step, mover, languages);
  return g_strdup_printf ("%s %s", no_way, why);
}

static char *
word_weather (const CrWalker *walker, const char *const *languages)
{
  const CrWeather *weather =
      walker->muster != NULL ? cr_muster_get_sky (walker->muster).weather : NULL;
  int left = cr_weather_get_allowance (weather, walker->budget);
  g_autofree char *name = NULL;

  if (walker->budget < 0 || left == walker->budget)
    return g_strdup ("");
  name = cr_words_row (weather->node, weather->id, languages);
  /* Translators: behind a sentence that names his movement points; “snow”, and how many are left */
  return g_strdup_printf (cr_text (" In this weather (%s) he has %d of them (MOV-12)."), name,
                          left);
}

/* @walker: as given to cr_reach_new_among() */
char *
cr_words_reach (const CrScene *scene,
                CrPlace from,
                const CrWalker *walker,
                int n_places,
                const char *const *languages)
{
  g_autofree char *at = cr_map_format_printed (cr_scene_get_map (scene), from);
  g_autofree char *who = words_mover (scene, walker->mover, languages);
  g_autofree char *weather = word_weather (walker, languages);
  g_autofree char *hexes = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d hex", "%d hexes", (gulong) n_places), n_places);
  g_autofree char *sentence = NULL;

  if (walker->budget < 0)
    /* Translators: a hex number, “19 hexes”, and “on foot” or “mounted” */
    return g_strdup_printf (cr_text ("%s: %s to be reached %s."), at, hexes, who);
  sentence = g_strdup_printf (cr_text ("%s: %s to be reached with %d MP %s."), at, hexes,
                              walker->budget, who);
  return g_strconcat (sentence, weather, NULL);
}
