/* render-counters.c: counters on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-counters.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-surface.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-xml-characters.h"

#define MOST_COPIES 99
#define ALL "all"

/* The sides of a game, in the order in which counters know them apart. */
static const char *const sides[] = { "besiegers", "garrison", NULL };

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
          "is besiegers or garrison"),
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
  wish->backs = (CrBacks) which;
  return TRUE;
}

static CrToken
token_of (const CrCharacter *character, const char *name, int side, CrCharacterState state)
{
  const CrCounter *counter = &character->foot;

  return (CrToken){ .name = name,
                    .arms = character->id,
                    .side = side,
                    .attack = counter->attack[state].value,
                    .defence = counter->defence[state].value,
                    .movement = counter->movement[state].value,
                    .wounded = state == CR_CHARACTER_WOUNDED };
}

static void
add (CrCounters *sheet, const CrCharacter *character, int side, int copies)
{
  const char *name = cr_node_get_localized (character->node, "name", g_get_language_names ());
  const char *called = name != NULL ? name : character->id;
  CrToken front = token_of (character, called, side, CR_CHARACTER_WHOLE);
  CrToken back = token_of (character, called, side, CR_CHARACTER_WOUNDED);

  for (int i = 0; i < copies; i++)
    cr_counters_add (sheet, &front, &back);
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

/* "watkin", "watkin*3". */
static gboolean
add_man (CrCounters *sheet, const CrCharacters *library, int side, const char *word, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "*", 2);
  const CrCharacter *character =
      parts[0] != NULL ? cr_characters_find (library, g_strstrip (parts[0])) : NULL;
  int copies = 1;

  if (character == NULL)
    return refuse_man (library, parts[0] != NULL ? parts[0] : "", error);
  if (parts[1] != NULL && !cr_text_parse_int (parts[1], 1, MOST_COPIES, &copies)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found %s, expected 1 to %d copies"), word,
                 MOST_COPIES);
    return FALSE;
  }
  add (sheet, character, side, copies);
  return TRUE;
}

/* "garrison:watkin,odo*2". */
static gboolean
add_group (CrCounters *sheet, const CrCharacters *library, const char *text, GError **error)
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
  if (g_str_equal (g_strstrip (halves[1]), ALL)) {
    for (guint i = 0; i < cr_characters_n (library); i++)
      add (sheet, cr_characters_get (library, i), side, 1);
    return TRUE;
  }
  words = g_strsplit (halves[1], ",", -1);
  for (char **word = words; *word != NULL; word++)
    if (!add_man (sheet, library, side, g_strstrip (*word), error))
      return FALSE;
  return TRUE;
}

static gboolean
add_groups (CrCounters *sheet, const CliCounters *counters, GError **error)
{
  g_autoptr (CrCharacters) library = cr_characters_load (counters->characters, error);
  g_auto (GStrv) groups = g_strsplit (counters->who, ";", -1);

  if (library == NULL)
    return FALSE;
  for (char **group = groups; *group != NULL; group++)
    if (!add_group (sheet, library, *group, error))
      return FALSE;
  return TRUE;
}

GBytes *
cli_counters_draw (const CliCounters *counters,
                   const CliPaper *paper,
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
  if (sheet == NULL || !add_groups (sheet, counters, error))
    return NULL;
  pages = cr_counters_get_pages (sheet);
  return cli_paper_draw (paper, &pages, kind, error);
}
