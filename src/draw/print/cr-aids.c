/* cr-aids.c: the player aids that can be printed beside map and counters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-aids.h"

#include <string.h>

#include "cr-map-words.h"
#include "cr-text.h"
#include "cr-words-characters.h"
#include "cr-words-charts.h"
#include "cr-words-rules.h"

/* The highest defence in a hex that is listed; the counters of this family of games reach no more.
 */
#define MOST_DEFENCE 30
/* A siege is counted in days (BES); a sheet has room for so many days and walls. */
#define DAYS 26
#define WALLS 12

const char *const cr_aid_names[] = { "terrain",    "tables", "range", "odds",
                                     "characters", "record", NULL };

typedef void (*AddAid) (CrAid *aid, const CrAidSource *source);

static void
add_marks (CrAid *aid)
{
  cr_aid_add_text (aid, cr_words_provenance_legend ());
}

static void
add_terrain (CrAid *aid, const CrAidSource *source)
{
  cr_aid_add_heading (aid, cr_text ("Terrain"));
  cr_aid_add_table (aid, cr_words_terrain_chart (source->map, source->ruleset, source->languages));
  cr_aid_add_heading (aid, cr_text ("On the sides of hexes"));
  cr_aid_add_table (aid, cr_words_side_chart (source->map, source->ruleset, source->languages));
  add_marks (aid);
}

static const char *
get_name (const CrTable *table, const CrAidSource *source)
{
  const char *name = cr_node_get_localized (cr_table_get_node (table), "name", source->languages);

  return name != NULL ? name : cr_table_get_id (table);
}

static void
add_table (CrAid *aid, const CrTable *table, const CrAidSource *source)
{
  g_autoptr (GString) results = g_string_new (NULL);

  for (guint i = 0; i < cr_table_n_results (table); i++) {
    g_autofree char *result =
        cr_words_rule_result (cr_table_get_result (table, i), source->languages);

    g_string_append_printf (results, "%s%s", i > 0 ? "; " : "", result);
  }
  cr_aid_add_heading (aid, get_name (table, source));
  cr_aid_add_table (aid, cr_words_rule_table (table, source->languages));
  cr_aid_add_text (aid, results->str);
}

static void
add_tables (CrAid *aid, const CrAidSource *source)
{
  for (guint i = 0; i < cr_ruleset_n_tables (source->ruleset); i++)
    add_table (aid, cr_ruleset_get_table (source->ruleset, i), source);
  add_marks (aid);
}

static void
add_range (CrAid *aid, const CrAidSource *source)
{
  cr_aid_add_heading (aid, cr_text ("Ranges"));
  cr_aid_add_table (aid, cr_words_range_chart (source->ruleset, source->languages));
  add_marks (aid);
}

static gboolean
has_same_columns (const CrTable *a, const CrTable *b)
{
  guint n = cr_table_n_columns (a);
  gboolean same = n == cr_table_n_columns (b);

  for (guint i = 0; same && i < n; i++)
    same = g_str_equal (cr_table_get_column (a, i)->id, cr_table_get_column (b, i)->id);
  return same;
}

/* Whether an earlier table has the same odds. */
static gboolean
is_repeated (const CrRuleset *ruleset, guint index)
{
  const CrTable *table = cr_ruleset_get_table (ruleset, index);
  gboolean found = FALSE;

  for (guint i = 0; !found && i < index; i++)
    found = has_same_columns (cr_ruleset_get_table (ruleset, i), table);
  return found;
}

static void
add_odds (CrAid *aid, const CrAidSource *source)
{
  for (guint i = 0; i < cr_ruleset_n_tables (source->ruleset); i++) {
    const CrTable *table = cr_ruleset_get_table (source->ruleset, i);
    CrWordsTable *words =
        is_repeated (source->ruleset, i) ? NULL : cr_words_odds_chart (table, MOST_DEFENCE);

    if (words == NULL)
      continue;
    cr_aid_add_heading (aid, cr_text ("Odds"));
    cr_aid_add_text (aid, cr_text ("The least attack that has each column, by defence."));
    cr_aid_add_table (aid, words);
  }
}

static void
add_characters (CrAid *aid, const CrAidSource *source)
{
  if (source->characters == NULL)
    return;
  cr_aid_add_heading (aid, cr_text ("Characters"));
  cr_aid_add_table (aid, cr_words_characters (source->characters, source->languages));
  add_marks (aid);
}

static void
fill_blank_rows (CrWordsTable *words, guint rows, gboolean numbered)
{
  for (guint row = 0; row < rows; row++)
    for (guint column = 0; column < cr_words_table_n_columns (words); column++)
      if (column == 0 && numbered)
        cr_words_table_add_number (words, (int) row + 1);
      else
        cr_words_table_add (words, "");
}

static void
add_days (CrAid *aid)
{
  const CrWordsColumn columns[] = {
    { cr_text ("day"), TRUE },        { cr_text ("weather, events"), FALSE },
    { cr_text ("besiegers"), FALSE }, { cr_text ("garrison"), FALSE },
    { cr_text ("supplies"), FALSE },  { cr_text ("healed, dead"), FALSE }
  };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  fill_blank_rows (words, DAYS, TRUE);
  cr_aid_add_heading (aid, cr_text ("The siege, day by day"));
  cr_aid_add_form (aid, words);
}

static void
add_walls (CrAid *aid)
{
  const CrWordsColumn columns[] = { { cr_text ("wall, tower or gate"), FALSE },
                                    { cr_text ("hexes"), FALSE },
                                    { cr_text ("battered by"), FALSE },
                                    { cr_text ("damage"), FALSE },
                                    { cr_text ("fallen on day"), FALSE } };
  CrWordsTable *words = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  fill_blank_rows (words, WALLS, FALSE);
  cr_aid_add_heading (aid, cr_text ("Walls"));
  cr_aid_add_form (aid, words);
}

static void
add_record (CrAid *aid, const CrAidSource *source)
{
  add_days (aid);
  add_walls (aid);
}

static const char *
get_title (const CrAidSource *source)
{
  return source->map != NULL ? cr_map_get_title (source->map, source->languages)
                             : cr_ruleset_get_title (source->ruleset, source->languages);
}

void
cr_aids_add (CrAid *aid, CrAidKind kind, const CrAidSource *source)
{
  static const AddAid adders[CR_N_AIDS] = {
    [CR_AID_TERRAIN] = add_terrain,       [CR_AID_TABLES] = add_tables,
    [CR_AID_RANGE] = add_range,           [CR_AID_ODDS] = add_odds,
    [CR_AID_CHARACTERS] = add_characters, [CR_AID_RECORD] = add_record,
  };

  cr_aid_begin (aid, get_title (source));
  adders[kind](aid, source);
}

/* The spaces before a line tell its depth. */
static void
add_line (CrAid *aid, const char *line)
{
  gsize n = strspn (line, " ");

  if (n > 0)
    cr_aid_add_item (aid, (int) n / 2, line + n);
  else if (*line != '\0')
    cr_aid_add_text (aid, line);
}

void
cr_aids_add_sheet (CrAid *aid, GPtrArray *sections)
{
  for (guint i = 0; i < sections->len; i++) {
    CrWordsSection *section = sections->pdata[i];
    g_auto (GStrv) lines = g_strsplit (section->text, "\n", -1);

    if (section->depth == 0)
      cr_aid_begin (aid, section->heading);
    else
      cr_aid_add_heading (aid, section->heading);
    for (char **line = lines; *line != NULL; line++)
      add_line (aid, *line);
    if (section->picture != NULL)
      cr_aid_add_picture (aid, section->picture);
    if (section->table != NULL)
      cr_aid_add_table (aid, g_steal_pointer (&section->table));
  }
}
