/* cr-words-record.c: the record sheet of a siege, filled in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-record.h"

#include "cr-map-words.h"
#include "cr-siege-log.h"
#include "cr-text.h"
#include "cr-words-day.h"
#include "cr-words-section.h"
#include "cr-words-siege.h"

/* @sections: (element-type CrWordsSection): the finished sections; @text: that of the section in
 * work; @day: the day that it is about */
typedef struct {
  CrCampaign *campaign;
  GPtrArray *sections;
  GString *text;
  int day;
  const char *const *languages;
} Record;

static void
close_day (Record *record)
{
  g_autofree char *heading = record->day > 0 ? g_strdup_printf (cr_text ("Day %d"), record->day)
                                             : g_strdup (cr_text ("Before the first day"));

  cr_words_sections_add (record->sections, 1, heading, record->text, NULL);
  record->day = cr_campaign_get_day (record->campaign)->number;
}

/* Whether the event is told here: days have headings, and the men and engines of the beginning are
 * in the lists below. */
static gboolean
is_told (CrDayEventKind kind)
{
  return kind != CR_DAY_EVENT_DAY && kind != CR_DAY_EVENT_SECOND && kind != CR_DAY_EVENT_ROLLED &&
         kind != CR_DAY_EVENT_MUSTERED && kind != CR_DAY_EVENT_BROUGHT;
}

static void
add_events (Record *record, const CrDayEvents *events)
{
  if (cr_campaign_get_day (record->campaign)->number != record->day)
    close_day (record);
  for (guint i = 0; i < cr_day_events_n (events); i++) {
    const CrDayEvent *event = cr_day_events_get (events, i);
    g_autofree char *words = cr_words_day_event (record->campaign, event, record->languages);

    if (is_told (event->kind))
      g_string_append_printf (record->text, "  %s\n", words);
  }
}

static void
add_walls (Record *record)
{
  const CrWordsColumn columns[] = { { cr_text ("wall, tower or gate"), FALSE },
                                    { cr_text ("damage"), TRUE },
                                    { cr_text ("fallen"), FALSE } };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_campaign_n_damages (record->campaign); i++) {
    const CrDamage *damage = cr_campaign_get_damage (record->campaign, i);
    int target = damage->side >= 0 ? CR_TARGET_GATE : CR_TARGET_WALL;

    cr_words_table_take (
        table, cr_words_day_target (record->campaign, target, damage->place, damage->side));
    cr_words_table_add_number (table, damage->results);
    cr_words_table_add (table, damage->fallen ? cr_text ("yes") : "");
  }
  if (cr_words_table_n_rows (table) > 0)
    cr_words_sections_add (record->sections, 1, cr_text ("Walls"), record->text, table);
  else
    cr_words_table_free (table);
}

static void
add_works (const Record *record, CrCamp camp, CrWordsTable *table)
{
  const CrCampaign *campaign = record->campaign;

  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++) {
    const CrEngine *engine = cr_campaign_get_engine (campaign, i);

    if (engine->camp != camp)
      continue;
    cr_words_table_take (table, cr_words_engine (campaign, (int) i));
    cr_words_table_take (table, cr_words_engine_state (engine));
  }
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++) {
    const CrMine *mine = cr_campaign_get_mine (campaign, i);

    if (mine->camp != camp)
      continue;
    cr_words_table_take (table, cr_words_mine (mine->id));
    cr_words_table_take (table, cr_words_mine_state (campaign, (int) i));
  }
}

static void
add_camp (Record *record, CrCamp camp)
{
  const CrWordsColumn columns[] = { { cr_text ("name"), FALSE }, { cr_text ("state"), FALSE } };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_campaign_n_soldiers (record->campaign); i++) {
    const CrSoldier *soldier = cr_campaign_get_soldier (record->campaign, i);

    if (soldier->camp != camp)
      continue;
    cr_words_table_take (table, cr_words_soldier (record->campaign, (int) i));
    cr_words_table_take (table, cr_words_soldier_state (record->campaign, soldier));
  }
  add_works (record, camp, table);
  cr_words_sections_add (record->sections, 1,
                         camp == CR_BESIEGERS ? cr_text ("Besiegers") : cr_text ("Garrison"),
                         record->text, table);
}

/* The head is written last, because it tells the result, but it stands first. */
static void
add_head (Record *record, const CrMap *map)
{
  const CrDay *day = cr_campaign_get_day (record->campaign);
  g_autofree char *words = cr_words_day (record->campaign);
  g_autofree char *heading =
      g_strdup_printf (cr_text ("Siege of %s"), cr_map_get_title (map, record->languages));
  CrWordsSection *head;

  g_string_append_printf (record->text, "%s\n", words);
  g_string_append_printf (record->text, cr_text ("Day %1$d of %2$d"), day->number, day->track);
  g_string_append_c (record->text, '\n');
  cr_words_sections_add (record->sections, 0, heading, record->text, NULL);
  head = g_ptr_array_steal_index (record->sections, record->sections->len - 1);
  g_ptr_array_insert (record->sections, 0, head);
}

static gboolean
lead_siege (Record *record, const CrPlaylog *log, GError **error)
{
  g_autoptr (CrDayEvents) events = cr_day_events_new ();

  for (guint i = 0; i < log->played->len; i++) {
    if (!cr_siege_log_replay (log, i, record->campaign, events, error))
      return FALSE;
    add_events (record, events);
  }
  close_day (record);
  return TRUE;
}

GPtrArray *
cr_words_record_sections (const CrPlaylog *log,
                          const CrCastle *castle,
                          const CrCharacters *library,
                          const char *const *languages,
                          GError **error)
{
  g_autoptr (CrCampaign) campaign = cr_siege_log_begin (log, castle, library, error);
  g_autoptr (GPtrArray) sections = cr_words_sections_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  Record record = { campaign, sections, text, 0, languages };

  if (campaign == NULL || !lead_siege (&record, log, error))
    return NULL;
  add_walls (&record);
  for (CrCamp camp = 0; camp < CR_N_CAMPS; camp++)
    add_camp (&record, camp);
  add_head (&record, cr_castle_get_map (castle));
  return g_steal_pointer (&sections);
}
