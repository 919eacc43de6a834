/* render-counters.c: counters on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render-counters.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-surface.h"
#include "cr-counters-men.h"
#include "cr-error.h"
#include "cr-xml-characters.h"
#include "position.h"

/* The sides of a game by the numbers that counters use, and what belongs to no side. */
static const char *const sides[] = { "besiegers", "garrison", "markers", "game", NULL };
enum { MARKERS = 2, GAME };
#define SCENARIO "scenario"

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
          "is besiegers, garrison or markers; or game:LOG for those who have part in a game, or "
          "scenario for all that a scenario has, which stands instead of the map then"),
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

static gboolean
add_game (CrCounters *sheet, const char *log, const char *map_path, GError **error)
{
  g_autoptr (CliPosition) position = cli_position_load (log, map_path, error);

  if (position == NULL || !cli_position_go (position, -1, error))
    return FALSE;
  cr_counters_add_game (sheet, position->state);
  return TRUE;
}

static gboolean
add_scenario (CrCounters *sheet, const CliScenario *scenario, GError **error)
{
  CrState *state;

  if (scenario == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 _ ("found %s %s, which needs a scenario instead of the map"), "--counters",
                 SCENARIO);
    return FALSE;
  }
  state = cli_scenario_begin (scenario, 0, error);
  if (state != NULL)
    cr_counters_add_game (sheet, state);
  cr_state_free (state);
  return state != NULL;
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
  return cr_counters_add_named (sheet, side == MARKERS ? NULL : library, side,
                                g_strstrip (halves[1]), error);
}

static gboolean
add_groups (CrCounters *sheet, const CliCounters *counters, const char *map_path, GError **error)
{
  g_autoptr (CrCharacters) library = cr_characters_load (counters->characters, error);
  g_auto (GStrv) groups = g_strsplit (counters->who, ";", -1);

  if (library == NULL)
    return FALSE;
  for (char **group = groups; *group != NULL; group++)
    if (g_str_equal (g_strstrip (*group), SCENARIO)
            ? !add_scenario (sheet, counters->scenario, error)
            : !add_group (sheet, library, map_path, *group, error))
      return FALSE;
  return TRUE;
}

gboolean
cli_counters_save (const CliCounters *counters,
                   const CliPaper *paper,
                   const char *map_path,
                   double hex_mm,
                   CrVariant variant,
                   CrPictureFileKind kind,
                   const char *path,
                   GError **error)
{
  g_autoptr (CrCounters) sheet = NULL;
  CrCountersWish wish;
  CrPages pages;

  cr_counters_wish_init (&wish);
  wish.variant = variant;
  if (!read_wish (counters, paper, &wish, error))
    return FALSE;
  wish.length = wish.size + hex_mm;
  sheet = cr_counters_new (&wish, error);
  if (sheet == NULL || !add_groups (sheet, counters, map_path, error))
    return FALSE;
  pages = cr_counters_get_pages (sheet);
  return cli_paper_save (paper, &pages, kind, path, error);
}
