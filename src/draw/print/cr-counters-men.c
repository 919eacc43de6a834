/* cr-counters-men.c: chooses the men and things whose counters are printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-counters-men.h"

#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-words-fighter.h"

#define MOST_COPIES 99
#define ALL "all"

static CrToken
token_of (const CrCharacter *character,
          const CrCounter *counter,
          const char *name,
          int side,
          CrCharacterState state)
{
  return (CrToken){ .name = name,
                    .arms = character->id,
                    .face = character->face,
                    .side = side,
                    .attack = counter->attack[state].value,
                    .defence = counter->defence[state].value,
                    .movement = counter->movement[state].value,
                    .wounded = state == CR_CHARACTER_WOUNDED };
}

typedef void (*AddPair) (CrCounters *sheet, const CrToken *front, const CrToken *back);

static void
add_pair (CrCounters *self,
          AddPair adder,
          const CrCharacter *character,
          const CrCounter *counter,
          const char *name,
          int side)
{
  CrToken front = token_of (character, counter, name, side, CR_CHARACTER_WHOLE);
  CrToken back = token_of (character, counter, name, side, CR_CHARACTER_WOUNDED);

  adder (self, &front, &back);
}

/* A rider has a second counter (CHR-03). @name: written on it; @side: 0 for the besiegers */
static void
add_character (CrCounters *self, const CrCharacter *character, const char *name, int side)
{
  add_pair (self, cr_counters_add, character, &character->foot, name, side);
  if (character->rides)
    add_pair (self, cr_counters_add_rider, character, &character->mounted, name, side);
}

/* Adds each character of the library once, by his own name. */
static void
add_library (CrCounters *self, const CrCharacters *characters, int side)
{
  for (guint i = 0; i < cr_characters_n (characters); i++) {
    const CrCharacter *character = cr_characters_get (characters, i);

    add_character (self, character, cr_character_get_name (character, g_get_language_names ()),
                   side);
  }
}

/* A siege tower has a counter for each of its levels. */
static void
add_tower (CrCounters *self, const CrWork *work)
{
  for (guint part = 1; part <= work->parts->len; part++) {
    g_autofree char *id = g_strdup_printf ("tower-%u", part);
    const CrMarker *marker = cr_marker_find (id);

    if (marker != NULL)
      cr_counters_add_marker (self, marker);
  }
}

/* A work without a marker of its own gets the marker of an engine, with its name. */
static void
add_work (CrCounters *self, const CrWork *work)
{
  const CrMarker *known = cr_marker_find (work->id);
  CrMarker marker = known != NULL ? *known : *cr_marker_find ("engine");
  const char *name = cr_node_get_localized (work->node, "name", g_get_language_names ());

  if (known == NULL && name != NULL)
    marker.name = name;
  cr_counters_add_marker (self, &marker);
}

/* A rope has no counter, because it is shown on that of the man who threw it. */
static void
add_gear (CrCounters *self, const CrGear *gear)
{
  if (gear->work != NULL && gear->work->tower && gear->work->parts->len > 1)
    add_tower (self, gear->work);
  else if (gear->work != NULL)
    add_work (self, gear->work);
  else if (!gear->rope)
    cr_counters_add_marker (self, cr_marker_find ("ladder"));
}

void
cr_counters_add_game (CrCounters *self, const CrState *state)
{
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);
    g_autofree char *name = cr_words_fighter (state, (int) i);

    add_character (self, fighter->character, name, fighter->side);
  }
  for (guint i = 0; i < cr_state_n_gear (state); i++)
    add_gear (self, cr_state_get_gear (state, i));
}

void
cr_counters_add_markers (CrCounters *self)
{
  guint n;
  const CrMarker *markers = cr_markers_get (&n);

  for (guint i = 0; i < n; i++)
    cr_counters_add_marker (self, &markers[i]);
}

static gboolean
refuse_man (const CrCharacters *library, const char *id, GError **error)
{
  g_autofree char *shown = cr_text_show (id);
  CrNear near = { .name = id };

  for (guint i = 0; i < cr_characters_n (library); i++)
    cr_near_offer (&near, cr_characters_get (library, i)->id);
  return cr_near_refuse (
      &near, error, cr_text ("found the man “%s”, expected one that crenel-cli characters lists"),
      shown);
}

static gboolean
refuse_marker (const char *id, GError **error)
{
  g_autofree char *shown = cr_text_show (id);
  CrNear near = { .name = id };
  guint n;
  const CrMarker *markers = cr_markers_get (&n);

  for (guint i = 0; i < n; i++)
    cr_near_offer (&near, markers[i].id);
  return cr_near_refuse (&near, error, cr_text ("found the marker “%s”, which there is not"),
                         shown);
}

/* Reads the number of "watkin*3" and cuts it off the word. */
static gboolean
read_copies (char *word, int *copies_out, GError **error)
{
  char *star = strchr (word, '*');

  *copies_out = 1;
  if (star != NULL && !cr_text_parse_int (star + 1, 1, MOST_COPIES, copies_out)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, cr_text ("found %s, expected 1 to %d copies"),
                 word, MOST_COPIES);
    return FALSE;
  }
  if (star != NULL)
    *star = '\0';
  g_strstrip (word);
  return TRUE;
}

static gboolean
add_man (CrCounters *sheet, const CrCharacters *library, int side, char *word, GError **error)
{
  const CrCharacter *character;
  int copies;

  if (!read_copies (word, &copies, error))
    return FALSE;
  character = cr_characters_find (library, word);
  if (character == NULL)
    return refuse_man (library, word, error);
  for (int i = 0; i < copies; i++)
    add_character (sheet, character, cr_character_get_name (character, g_get_language_names ()),
                   side);
  return TRUE;
}

static gboolean
add_marker (CrCounters *sheet, char *word, GError **error)
{
  const CrMarker *marker;
  int copies;

  if (!read_copies (word, &copies, error))
    return FALSE;
  marker = cr_marker_find (word);
  if (marker == NULL)
    return refuse_marker (word, error);
  for (int i = 0; i < copies; i++)
    cr_counters_add_marker (sheet, marker);
  return TRUE;
}

static void
add_all (CrCounters *self, const CrCharacters *library, int side)
{
  if (library != NULL)
    add_library (self, library, side);
  else
    cr_counters_add_markers (self);
}

gboolean
cr_counters_add_named (CrCounters *self,
                       const CrCharacters *library,
                       int side,
                       const char *text,
                       GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  gboolean good = TRUE;

  if (g_str_equal (text, ALL)) {
    add_all (self, library, side);
    return TRUE;
  }
  for (char **word = words; good && *word != NULL; word++)
    good = library == NULL ? add_marker (self, *word, error)
                           : add_man (self, library, side, *word, error);
  return good;
}
