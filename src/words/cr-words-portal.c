/* cr-words-portal.c: how doors and gates stand, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-words-portal.h"

#include <glib/gi18n-lib.h>

#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-words-game.h"

/**
 * Told:
 * @texts: one for each #CrOpening, with a placeholder for a side: "1313 N"
 */
static const struct {
  CrSideKind kind;
  const char *texts[CR_STATE_BROKEN + 1];
} told[] = {
  { CR_SIDE_GATE,
    { NULL, N_ ("The gate of %s is open."), N_ ("The gate of %s is shut."),
      N_ ("The gate of %s hangs in ruins.") } },
  { CR_SIDE_PORTCULLIS,
    { NULL, N_ ("The portcullis of %s is up."), N_ ("The portcullis of %s is down."),
      N_ ("The portcullis of %s hangs in ruins.") } },
  { CR_SIDE_POSTERN,
    { NULL, N_ ("The postern of %s is open."), N_ ("The postern of %s is shut."),
      N_ ("The postern of %s hangs in ruins.") } },
  { CR_SIDE_DOORWAY,
    { NULL, N_ ("The door of %s is open."), N_ ("The door of %s is shut."),
      N_ ("The door of %s hangs in ruins.") } },
};

static const char *
find_text (const CrPortal *portal)
{
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if (told[i].kind == portal->kind)
      return cr_text (told[i].texts[portal->state]);
  return NULL;
}

static void
add_winch (GString *text, const CrMap *map, int index)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };
  g_autofree char *at = NULL;

  if (!cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) index),
                          &mechanism, NULL) ||
      mechanism.control.floor < 0)
    return;
  at = cr_map_format_printed (map, mechanism.control);
  g_string_append_c (text, ' ');
  /* Translators: a hex, from which a gate is opened and shut */
  g_string_append_printf (text, cr_text ("It is worked from %s."), at);
}

static void
add_portal (GString *text, const CrState *state, CrPlace place, const CrPortal *portal)
{
  const CrMap *map = cr_state_get_map (state);
  const char *format = find_text (portal);
  g_autofree char *side = cr_map_format_printed_side (map, place, portal->direction);
  g_autofree char *holder = portal->holder >= 0 ? cr_words_fighter (state, portal->holder) : NULL;

  if (format == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append_printf (text, format, side);
  if (portal->mechanism >= 0 && portal->state != CR_STATE_BROKEN)
    add_winch (text, map, portal->mechanism);
  if (holder != NULL) {
    g_string_append_c (text, ' ');
    /* Translators: a man behind a door */
    g_string_append_printf (text, cr_text ("%s holds it shut."), holder);
  }
}

char *
cr_words_portals (const CrState *state, CrPlace place)
{
  g_autoptr (GArray) portals = cr_state_list_portals (state, place);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < portals->len; i++)
    add_portal (text, state, place, &g_array_index (portals, CrPortal, i));
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
