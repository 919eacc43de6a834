/* render-counters.c: counters on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-counters.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-surface.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-words-fighter.h"
#include "cr-xml-characters.h"
#include "position.h"

#define MOST_COPIES 99
#define ALL "all"

/* The sides of a game, in the order in which counters know them apart, and what belongs to none. */
static const char *const sides[] = { "besiegers", "garrison", "markers", "game", NULL };
enum { MARKERS = 2, GAME };

void
cli_counters_clear (CliCounters *counters)
{
  g_free (counters->who);
  g_free (counters->characters);
  g_free (counters->size);
  g_free (counters->gap);
  g_free (counters->backs);
  g_free (counters->offset);
}

gsize
cli_counters_add_entries (CliCounters *counters, GOptionEntry *entries, gsize n)
{
  const GOptionEntry rows[] = {
    { "counters", 0, 0, G_OPTION_ARG_STRING, &counters->who,
      N_ ("Counters instead of the map: SIDE:ID,ID*2,… or SIDE:all, several parted by ; where SIDE "
          "is besiegers, garrison or markers; or game:LOG for those who have part in a game"),
      N_ ("WHO") },
    { "characters", 0, 0, G_OPTION_ARG_FILENAME, &counters->characters,
      N_ ("Of them, who there is: a file or the id of a shipped library"), N_ ("FILE") },
    { "counter-mm", 0, 0, G_OPTION_ARG_STRING, &counters->size,
      N_ ("Side of a counter, in millimetres (18)"), N_ ("MM") },
    { "gap", 0, 0, G_OPTION_ARG_STRING, &counters->gap,
      N_ ("Between two counters, in millimetres (0)"), N_ ("MM") },
    { "backs", 0, 0, G_OPTION_ARG_STRING, &counters->backs,
      N_ ("Where the wounded sides are: on the next page, turned over its long or short edge, "
          "beside "
          "the fronts to be folded, or nowhere"),
      "long|short|fold|none" },
    { "back-offset", 0, 0, G_OPTION_ARG_STRING, &counters->offset,
      N_ ("How far the printer puts the backs too far to the right and down, in millimetres: "
          "0.5,-1"),
      N_ ("X,Y") },
  };

  g_assert (n >= G_N_ELEMENTS (rows));
  memcpy (entries, rows, sizeof rows);
  return G_N_ELEMENTS (rows);
}

static gboolean
read_offset (const char *text, CrCountersWish *wish, GError **error)
{
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, ",", 2) : NULL;

  return text == NULL ||
         (cli_read_number ("--back-offset", words[0], -10, 10, &wish->back_x, error) &&
          cli_read_number ("--back-offset", words[1] != NULL ? words[1] : "0", -10, 10,
                           &wish->back_y, error));
}

static gboolean
read_wish (const CliCounters *counters, const CliPaper *paper, CrCountersWish *wish, GError **error)
{
  static const char *const backs[] = { "long", "short", "fold", "none", NULL };
  int which;

  if ((paper->paper != NULL && !cr_paper_parse (paper->paper, &wish->paper, error)) ||
      !cli_read_number ("--margin", paper->margin, 0, 100, &wish->margin, error) ||
      !cli_read_number ("--counter-mm", counters->size, 5, 100, &wish->size, error) ||
      !cli_read_number ("--gap", counters->gap, 0, 20, &wish->gap, error) ||
      !cli_read_name ("--backs", counters->backs, backs, &which, error) ||
      !read_offset (counters->offset, wish, error))
    return FALSE;
  wish->length = wish->size + CR_SHEET_HEX_MM;
  wish->backs = (CrBacks) which;
  return TRUE;
}

static CrToken
token_of (const CrCharacter *character,
          const CrCounter *counter,
          const char *name,
          int side,
          CrCharacterState state)
{
  return (CrToken){ .name = name,
                    .arms = character->id,
                    .side = side,
                    .attack = counter->attack[state].value,
                    .defence = counter->defence[state].value,
                    .movement = counter->movement[state].value,
                    .wounded = state == CR_CHARACTER_WOUNDED };
}

typedef void (*AddPair) (CrCounters *sheet, const CrToken *front, const CrToken *back);

static void
add_pair (CrCounters *sheet,
          AddPair adder,
          const CrCharacter *character,
          const CrCounter *counter,
          const char *name,
          int side)
{
  CrToken front = token_of (character, counter, name, side, CR_CHARACTER_WHOLE);
  CrToken back = token_of (character, counter, name, side, CR_CHARACTER_WOUNDED);

  adder (sheet, &front, &back);
}

/* CHR-03: who rides has a counter more. */
static void
add_once (CrCounters *sheet, const CrCharacter *character, const char *name, int side)
{
  add_pair (sheet, cr_counters_add, character, &character->foot, name, side);
  if (character->rides)
    add_pair (sheet, cr_counters_add_rider, character, &character->mounted, name, side);
}

static void
add (CrCounters *sheet, const CrCharacter *character, int side, int copies)
{
  const char *name = cr_character_get_name (character, g_get_language_names ());

  for (int i = 0; i < copies; i++)
    add_once (sheet, character, name, side);
}

/* Everybody who has part in it, as he is called there. */
static gboolean
add_game (CrCounters *sheet, const char *log, const char *map_path, GError **error)
{
  g_autoptr (CliPosition) position = cli_position_load (log, map_path, error);

  if (position == NULL || !cli_position_go (position, -1, error))
    return FALSE;
  for (guint i = 0; i < cr_state_n_fighters (position->state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (position->state, i);
    g_autofree char *name = cr_words_fighter (position->state, (int) i);

    add_once (sheet, fighter->character, name, fighter->side);
  }
  return TRUE;
}

static gboolean
refuse_man (const CrCharacters *library, const char *id, GError **error)
{
  g_autofree char *shown = cr_text_show (id);
  CrNear near = { .name = id };

  for (guint i = 0; i < cr_characters_n (library); i++)
    cr_near_offer (&near, cr_characters_get (library, i)->id);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found the man “%s”, expected one that crenel-cli characters lists"), shown);
  cr_near_tell (&near, error);
  return FALSE;
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
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found the marker “%s”, which there is not"),
               shown);
  cr_near_tell (&near, error);
  return FALSE;
}

/* "watkin*3": cuts the number off. */
static gboolean
read_copies (char *word, int *copies_out, GError **error)
{
  char *star = strchr (word, '*');

  *copies_out = 1;
  if (star != NULL && !cr_text_parse_int (star + 1, 1, MOST_COPIES, copies_out)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s, expected 1 to %d copies"), word,
                 MOST_COPIES);
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
  add (sheet, character, side, copies);
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
add_all (CrCounters *sheet, const CrCharacters *library, int side)
{
  guint n;
  const CrMarker *markers = cr_markers_get (&n);

  for (guint i = 0; side == MARKERS && i < n; i++)
    cr_counters_add_marker (sheet, &markers[i]);
  for (guint i = 0; side != MARKERS && i < cr_characters_n (library); i++)
    add (sheet, cr_characters_get (library, i), side, 1);
}

/* "garrison:watkin,odo*2". */
static gboolean
add_group (CrCounters *sheet,
           const CrCharacters *library,
           const char *map_path,
           const char *text,
           GError **error)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  g_auto (GStrv) words = NULL;
  int side;

  if (halves[0] == NULL || halves[1] == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found %s %s, expected SIDE:ID,… or SIDE:all"), "--counters", text);
    return FALSE;
  }
  if (!cli_read_name ("--counters", g_strstrip (halves[0]), sides, &side, error))
    return FALSE;
  if (side == GAME)
    return add_game (sheet, g_strstrip (halves[1]), map_path, error);
  if (g_str_equal (g_strstrip (halves[1]), ALL)) {
    add_all (sheet, library, side);
    return TRUE;
  }
  words = g_strsplit (halves[1], ",", -1);
  for (char **word = words; *word != NULL; word++)
    if (!(side == MARKERS ? add_marker (sheet, *word, error)
                          : add_man (sheet, library, side, *word, error)))
      return FALSE;
  return TRUE;
}

static gboolean
add_groups (CrCounters *sheet, const CliCounters *counters, const char *map_path, GError **error)
{
  g_autoptr (CrCharacters) library = cr_characters_load (counters->characters, error);
  g_auto (GStrv) groups = g_strsplit (counters->who, ";", -1);

  if (library == NULL)
    return FALSE;
  for (char **group = groups; *group != NULL; group++)
    if (!add_group (sheet, library, map_path, *group, error))
      return FALSE;
  return TRUE;
}

GBytes *
cli_counters_draw (const CliCounters *counters,
                   const CliPaper *paper,
                   const char *map_path,
                   CrVariant variant,
                   CrPictureFileKind kind,
                   GError **error)
{
  g_autoptr (CrCounters) sheet = NULL;
  CrCountersWish wish;
  CrPages pages;

  cr_counters_wish_init (&wish);
  wish.variant = variant;
  if (!read_wish (counters, paper, &wish, error))
    return NULL;
  sheet = cr_counters_new (&wish, error);
  if (sheet == NULL || !add_groups (sheet, counters, map_path, error))
    return NULL;
  pages = cr_counters_get_pages (sheet);
  return cli_paper_draw (paper, &pages, kind, error);
}
