/* cr-levels-chain.c: why a level is what it is: the way from the ground in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

static void
say_start (const CrLevels *self, GString *chain, int surface, CrPlace at)
{
  g_autofree char *level = cr_level_format (cr_levels_get_surface (self, surface)->level);
  g_autofree char *hex = cr_map_format_printed (self->map, at);

  /* Translators: a level, then the number of a hex: “0 at 0503” */
  g_string_append_printf (chain, cr_text ("%s at %s"), level, hex);
}

/* Up or down so many steps of a stairway to a place. */
typedef struct {
  int stairway, steps, level;
  CrPlace to;
} Leg;

static void
say_leg (const CrLevels *self, GString *chain, const Leg *leg)
{
  const CrStairway *stairway = self->stairways->pdata[leg->stairway];
  g_autofree char *level = cr_level_format (leg->level);
  g_autofree char *hex = cr_map_format_printed (self->map, leg->to);
  int steps = leg->steps;
  const char *format = steps > 0 ? g_dngettext (GETTEXT_PACKAGE, "%d step up “%s” to %s at %s",
                                                "%d steps up “%s” to %s at %s", (gulong) steps)
                                 : g_dngettext (GETTEXT_PACKAGE, "%d step down “%s” to %s at %s",
                                                "%d steps down “%s” to %s at %s", (gulong) -steps);

  g_string_append (chain, ", ");
  g_string_append_printf (chain, format, ABS (steps),
                          stairway->id != NULL ? stairway->id : cr_text ("stairway"), level, hex);
}

/* Where the stairway that leaves @surface for @next meets it. */
static CrPlace
find_departure (const CrLevels *self, int surface, const CrSurface *next)
{
  for (guint i = 0; i < self->edges->len; i++) {
    const CrLevelEdge *edge = &g_array_index (self->edges, CrLevelEdge, i);

    if (edge->stairway == next->stairway && edge->foot == surface)
      return edge->foot_at;
    if (edge->stairway == next->stairway && edge->head == surface)
      return edge->head_at;
  }
  return cr_levels_get_surface (self, surface)->first;
}

static void
say_way (const CrLevels *self, GString *chain, int surface)
{
  const CrSurface *to = cr_levels_get_surface (self, surface);
  const CrSurface *from = to->proved ? cr_levels_get_surface (self, to->from) : NULL;

  if (from == NULL)
    return;
  if (!from->proved)
    say_start (self, chain, to->from, find_departure (self, to->from, to));
  say_way (self, chain, to->from);
  say_leg (self, chain, &(Leg){ to->stairway, to->level - from->level, to->level, to->at });
}

/* To a step from where its stairway begins. */
static char *
say_step (const CrLevels *self, CrPlace place)
{
  int level, index = cr_levels_find_step (self, place, &level);
  const CrLevelEdge *edge = index >= 0 ? &g_array_index (self->edges, CrLevelEdge, index) : NULL;
  GString *chain;

  if (edge == NULL)
    return NULL;
  chain = g_string_new (NULL);
  if (!cr_levels_get_surface (self, edge->foot)->proved)
    say_start (self, chain, edge->foot, edge->foot_at);
  say_way (self, chain, edge->foot);
  say_leg (self, chain,
           &(Leg){ edge->stairway, level - cr_levels_get_surface (self, edge->foot)->level, level,
                   place });
  return g_string_free (chain, FALSE);
}

/**
 * cr_levels_dup_chain:
 *
 * Returns: (nullable): the way from the ground, stairway by stairway
 */
char *
cr_levels_dup_chain (const CrLevels *levels, CrPlace place)
{
  int surface = cr_levels_find_surface (levels, place);
  GString *chain;

  if (surface < 0)
    return say_step (levels, place);
  if (!cr_levels_get_surface (levels, surface)->proved)
    return NULL;
  chain = g_string_new (NULL);
  say_way (levels, chain, surface);
  return g_string_free (chain, FALSE);
}
