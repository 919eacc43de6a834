/* cr-day-order.c: orders of a siege as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-campaign-private.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-question-words.h"
#include "cr-text.h"

#include <string.h>

typedef struct {
  const CrCampaign *campaign;
  char **words;
  int at;
  CrDayOrder *order;
} Reader;

typedef gboolean (*Read) (Reader *reader, GError **error);

static const char *
get_word (const Reader *reader)
{
  return reader->words[reader->at];
}

static gboolean
refuse_word (const Reader *reader, const char *expected, GError **error)
{
  return cr_order_refuse_word (get_word (reader), expected, error);
}

static gboolean
take_word (Reader *reader, const char *word)
{
  if (get_word (reader) == NULL || g_ascii_strcasecmp (get_word (reader), word) != 0)
    return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean
read_name (Reader *reader, GError **error)
{
  g_autofree char *id = get_word (reader) != NULL ? g_ascii_strdown (get_word (reader), -1) : NULL;

  if (id == NULL || !cr_text_is_id (id))
    return refuse_word (reader, cr_text ("a name of letters, digits, - and _"), error);
  reader->order->name = g_intern_string (id);
  reader->at++;
  return TRUE;
}

/* "mangonel-2" is a mangonel. */
static char *
dup_kind (const char *name)
{
  const char *dash = strrchr (name, '-');

  return dash != NULL && dash[1] != '\0' && strspn (dash + 1, "0123456789") == strlen (dash + 1)
             ? g_strndup (name, (gsize) (dash - name))
             : g_strdup (name);
}

static gboolean
read_camp (Reader *reader, gboolean needed, GError **error)
{
  if (!take_word (reader, "for"))
    return !needed || refuse_word (reader, "for", error);
  for (CrCamp camp = CR_BESIEGERS; camp < CR_N_CAMPS; camp++)
    if (take_word (reader, cr_camp_get_name (camp))) {
      reader->order->camp = (int) camp;
      return TRUE;
    }
  return refuse_word (reader, "besiegers, garrison", error);
}

static gboolean
read_number (Reader *reader, int least, int most, const char *expected, GError **error)
{
  if (get_word (reader) == NULL ||
      !cr_text_parse_int (get_word (reader), least, most, &reader->order->number))
    return refuse_word (reader, expected, error);
  reader->at++;
  return TRUE;
}

static gboolean
read_days (Reader *reader, GError **error)
{
  return read_number (reader, 1, CR_MAX_DAYS, cr_text ("a number of days"), error);
}

static gboolean
read_muster (Reader *reader, GError **error)
{
  const CrCharacters *library = reader->campaign->library;
  CrDayOrder *order = reader->order;
  g_autofree char *kind = NULL;
  CrNear near = { 0 };

  if (!read_name (reader, error))
    return FALSE;
  if (take_word (reader, "as")) {
    if (get_word (reader) == NULL)
      return refuse_word (reader, cr_text ("a character"), error);
    kind = g_ascii_strdown (get_word (reader), -1);
    reader->at++;
  } else
    kind = dup_kind (order->name);
  order->character = cr_characters_find (library, order->name);
  if (order->character == NULL || !g_str_equal (kind, order->name))
    order->character = cr_characters_find (library, kind);
  if (take_word (reader, "on") && !read_days (reader, error))
    return FALSE;
  if (order->character != NULL && reader->words[reader->at] != NULL &&
      reader->words[reader->at + 1] != NULL &&
      g_ascii_strcasecmp (reader->words[reader->at + 1], "relief") == 0 &&
      take_word (reader, "for")) {
    order->camp = CR_GARRISON;
    order->outside = take_word (reader, "relief");
    return TRUE;
  }
  if (order->character != NULL)
    return read_camp (reader, TRUE, error);
  near.name = kind;
  for (guint i = 0; i < cr_characters_n (library); i++)
    cr_near_offer (&near, cr_characters_get (library, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no character is called “%s”"), kind);
}

static gboolean
read_kind (Reader *reader, GError **error)
{
  const CrSiegeRules *rules = reader->campaign->rules;
  g_autofree char *kind = NULL;
  CrNear near = { 0 };

  if (!read_name (reader, error))
    return FALSE;
  if (take_word (reader, "as") && get_word (reader) != NULL)
    kind = g_ascii_strdown (reader->words[reader->at++], -1);
  else
    kind = dup_kind (reader->order->name);
  reader->order->kind = cr_siege_rules_find_engine (rules, kind);
  if (reader->order->kind != NULL)
    return TRUE;
  near.name = kind;
  for (guint i = 0; i < cr_siege_rules_n_engines (rules); i++)
    cr_near_offer (&near, cr_siege_rules_get_engine (rules, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no engine is called “%s”"), kind);
}

static gboolean
read_bring (Reader *reader, GError **error)
{
  return read_kind (reader, error) && read_camp (reader, FALSE, error);
}

static gboolean
add_soldier (Reader *reader, const char *name, GError **error)
{
  int man = cr_campaign_find_soldier (reader->campaign, name);
  CrNear near = { .name = name };

  if (man >= 0 && reader->order->n_men < CR_DAY_MEN) {
    reader->order->men[reader->order->n_men++] = (gint16) man;
    return TRUE;
  }
  if (man >= 0) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, cr_text ("an order names at most %d men"),
                 CR_DAY_MEN);
    return FALSE;
  }
  for (guint i = 0; i < cr_campaign_n_soldiers (reader->campaign); i++)
    cr_near_offer (&near, cr_campaign_get_soldier (reader->campaign, i)->id);
  return cr_near_refuse (&near, error, cr_text ("nobody is called “%s”"), name);
}

/* mark+hal+odo */
static gboolean
read_soldiers (Reader *reader, GError **error)
{
  g_auto (GStrv) names = NULL;

  if (get_word (reader) == NULL)
    return refuse_word (reader, cr_text ("a man's name"), error);
  names = g_strsplit (get_word (reader), "+", -1);
  for (char **name = names; *name != NULL; name++)
    if (!add_soldier (reader, *name, error))
      return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean
read_build (Reader *reader, GError **error)
{
  return read_kind (reader, error) &&
         (!take_word (reader, "with") || read_soldiers (reader, error)) &&
         read_camp (reader, FALSE, error);
}

/* "10,12", or with a side of it */
static gboolean
read_target (Reader *reader, GError **error)
{
  const CrMap *map = cr_campaign_get_map (reader->campaign);
  CrDayOrder *order = reader->order;
  g_auto (GStrv) parts = NULL;
  CrDirection side;

  order->target = take_word (reader, "hoarding") ? CR_TARGET_HOARDING
                  : take_word (reader, "gate")   ? CR_TARGET_GATE
                                                 : CR_TARGET_WALL;
  if (get_word (reader) == NULL)
    return refuse_word (reader, cr_text ("a place"), error);
  parts = g_strsplit (get_word (reader), ":", 2);
  if (!cr_question_read_place (map, parts[0], &order->place, error))
    return FALSE;
  if ((parts[1] == NULL && order->target != CR_TARGET_WALL) ||
      (parts[1] != NULL &&
       !cr_direction_parse (parts[1], cr_map_get_grid (map)->orientation, &side)))
    return refuse_word (reader, cr_text ("a side, such as 7,12:NE"), error);
  order->side = parts[1] != NULL ? (int) side : -1;
  reader->at++;
  return TRUE;
}

static gboolean
read_engine (Reader *reader, GError **error)
{
  const char *word = get_word (reader);

  reader->order->engine = word != NULL ? cr_campaign_find_engine (reader->campaign, word) : -1;
  if (reader->order->engine < 0)
    return refuse_word (reader, cr_text ("an engine"), error);
  reader->at++;
  return TRUE;
}

static gboolean
read_batter (Reader *reader, GError **error)
{
  if (!read_target (reader, error))
    return FALSE;
  if (take_word (reader, "by"))
    return read_engine (reader, error);
  return !take_word (reader, "with") ||
         read_number (reader, 1, CR_MAX_DAYS, cr_text ("a number of battering points"), error);
}

static gboolean
read_hex (Reader *reader, CrPlace *place, GError **error)
{
  const CrMap *map = cr_campaign_get_map (reader->campaign);

  if (get_word (reader) == NULL)
    return refuse_word (reader, cr_text ("a place"), error);
  if (!cr_question_read_place (map, get_word (reader), place, error))
    return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean
read_new_mine (Reader *reader, GError **error)
{
  if (!read_name (reader, error))
    return FALSE;
  if (!take_word (reader, "at"))
    return refuse_word (reader, "at", error);
  if (!read_hex (reader, &reader->order->place, error))
    return FALSE;
  if (!take_word (reader, "from"))
    return refuse_word (reader, "from", error);
  return read_hex (reader, &reader->order->from, error) && read_camp (reader, FALSE, error);
}

static gboolean
read_mine (Reader *reader, GError **error)
{
  const CrCampaign *campaign = reader->campaign;
  const char *word = get_word (reader);
  CrNear near = { .name = word };

  if (word == NULL)
    return refuse_word (reader, cr_text ("a mine"), error);
  reader->order->mine = cr_campaign_find_mine (campaign, word);
  if (reader->order->mine >= 0) {
    reader->at++;
    return TRUE;
  }
  for (guint i = 0; i < cr_campaign_n_mines (campaign); i++)
    cr_near_offer (&near, cr_campaign_get_mine (campaign, i)->id);
  return cr_near_refuse (&near, error, cr_text ("no mine is called “%s”"), word);
}

/* "dig sap at 7,8 with mark+hal+boldric hurried" */
static gboolean
read_dig (Reader *reader, GError **error)
{
  CrDayOrder *order = reader->order;

  if (!read_mine (reader, error))
    return FALSE;
  order->place = cr_campaign_get_mine (reader->campaign, (guint) order->mine)->hexes[0];
  if (take_word (reader, "at") && !read_hex (reader, &order->place, error))
    return FALSE;
  if (!take_word (reader, "with"))
    return refuse_word (reader, "with", error);
  if (!read_soldiers (reader, error))
    return FALSE;
  order->hurried = take_word (reader, "hurried");
  return TRUE;
}

/* "clash sap with boldric+tom against fursa" */
static gboolean
read_clash (Reader *reader, GError **error)
{
  CrDayOrder *order = reader->order, men;

  if (!read_mine (reader, error))
    return FALSE;
  if (!take_word (reader, "with"))
    return refuse_word (reader, "with", error);
  if (!read_soldiers (reader, error))
    return FALSE;
  if (!take_word (reader, "against"))
    return refuse_word (reader, "against", error);
  men = *order;
  order->n_men = 0;
  if (!read_soldiers (reader, error))
    return FALSE;
  memcpy (order->foes, order->men, sizeof order->foes);
  order->n_foes = order->n_men;
  memcpy (order->men, men.men, sizeof order->men);
  order->n_men = men.n_men;
  return TRUE;
}

/* Of who or what is there. */
static gboolean
read_dismiss (Reader *reader, GError **error)
{
  const CrCampaign *campaign = reader->campaign;
  CrNear near = { NULL };

  if (!read_name (reader, error))
    return FALSE;
  near.name = reader->order->name;
  if (cr_campaign_find_soldier (campaign, near.name) >= 0 ||
      cr_campaign_find_engine (campaign, near.name) >= 0)
    return TRUE;
  for (guint i = 0; i < cr_campaign_n_soldiers (campaign); i++)
    cr_near_offer (&near, cr_campaign_get_soldier (campaign, i)->id);
  for (guint i = 0; i < cr_campaign_n_engines (campaign); i++)
    cr_near_offer (&near, cr_campaign_get_engine (campaign, i)->id);
  return cr_near_refuse (&near, error, cr_text ("nobody and nothing is called “%s”"), near.name);
}

static gboolean
read_assault (Reader *reader, GError **error)
{
  return !take_word (reader, "turns") ||
         read_number (reader, 1, CR_MAX_TURNS, cr_text ("the number of a turn"), error);
}

static gboolean
read_dice (Reader *reader, GError **error)
{
  CrDayOrder *order = reader->order;

  do {
    int die;

    if (get_word (reader) == NULL || order->n_dice == CR_MAX_TYPED ||
        !cr_text_parse_int (get_word (reader), 0, 10, &die))
      return refuse_word (reader, cr_text ("a die from 1 to 10"), error);
    order->dice[order->n_dice++] = (guint8) (die == 0 ? 10 : die); /* SEQ-06 */
    reader->at++;
  } while (get_word (reader) != NULL);
  return TRUE;
}

static gboolean
read_battle (Reader *reader, GError **error)
{
  return !take_word (reader, "with") || read_soldiers (reader, error);
}

/* The days of food that the relief has brought, if it is said. */
static gboolean
read_refuge (Reader *reader, GError **error)
{
  return get_word (reader) == NULL || read_days (reader, error);
}

/* An order is its verb and what is read behind it. */
static const struct {
  const char *name;
  Read read;
} forms[] = {
  [CR_DAY_MUSTER] = { "muster", read_muster },
  [CR_DAY_BRING] = { "bring", read_bring },
  [CR_DAY_FOOD] = { "food", read_days },
  [CR_DAY_TRACK] = { "track", read_days },
  [CR_DAY_DISMISS] = { "dismiss", read_dismiss },
  [CR_DAY_DAWN] = { "dawn", NULL },
  [CR_DAY_BATTER] = { "batter", read_batter },
  [CR_DAY_BUILD] = { "build", read_build },
  [CR_DAY_ASSAULT] = { "assault", read_assault },
  [CR_DAY_MINE] = { "mine", read_new_mine },
  [CR_DAY_DIG] = { "dig", read_dig },
  [CR_DAY_PROPS] = { "props", read_mine },
  [CR_DAY_CLASH] = { "clash", read_clash },
  [CR_DAY_REFILL] = { "refill", read_dig },
  [CR_DAY_PARLEY] = { "parley", NULL },
  [CR_DAY_RELIEF] = { "relief", NULL },
  [CR_DAY_BATTLE] = { "battle", read_battle },
  [CR_DAY_YIELD] = { "yield", NULL },
  [CR_DAY_REFUGE] = { "refuge", read_refuge },
  [CR_DAY_RETIRE] = { "retire", read_days },
  [CR_DAY_TABLE] = { "table", NULL },
  [CR_DAY_RAISE] = { "raise", NULL },
  [CR_DAY_ROLL] = { "roll", read_dice },
  [CR_DAY_END] = { "end", NULL },
  [CR_DAY_FIGHT] = { NULL, NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (forms) == CR_N_DAY_VERBS);

static CrDayOrder
order_new (CrDayVerb verb)
{
  return (CrDayOrder){ .verb = verb, .camp = -1, .engine = -1, .mine = -1, .side = -1 };
}

static gboolean
read_verb (Reader *reader, GError **error)
{
  CrNear near = { .name = get_word (reader) };

  if (near.name == NULL)
    return refuse_word (reader, cr_text ("what is to be done"), error);
  for (CrDayVerb verb = 0; verb < CR_DAY_FIGHT; verb++) {
    if (take_word (reader, forms[verb].name)) {
      *reader->order = order_new (verb);
      return TRUE;
    }
    cr_near_offer (&near, forms[verb].name);
  }
  return cr_near_refuse (&near, error, cr_text ("no order of a siege begins with “%s”"), near.name);
}

gboolean
cr_day_order_parse (const CrCampaign *campaign,
                    const char *text,
                    CrDayOrder *order_out,
                    GError **error)
{
  g_auto (GStrv) words = cr_order_split (text);
  CrDayOrder order;
  Reader reader = { campaign, words, 0, &order };

  if (campaign->assault != NULL && words[0] != NULL && words[1] == NULL &&
      g_ascii_strcasecmp (words[0], "table") == 0) {
    *order_out = order_new (CR_DAY_TABLE);
    return TRUE;
  }
  if (campaign->assault != NULL) {
    *order_out = order_new (CR_DAY_FIGHT);
    return cr_order_parse (campaign->assault, text, &order_out->order, error);
  }
  if (!read_verb (&reader, error) ||
      (forms[order.verb].read != NULL && !forms[order.verb].read (&reader, error)))
    return FALSE;
  if (get_word (&reader) != NULL)
    return refuse_word (&reader, cr_text ("the end of the order"), error);
  *order_out = order;
  return TRUE;
}

static void
add_target (const CrCampaign *campaign, const CrDayOrder *order, GString *text)
{
  static const char *const targets[] = { "", "hoarding ", "gate " };
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autofree char *place = cr_map_format_place (map, order->place);

  g_string_append_printf (text, " %s%s", targets[order->target], place);
  if (order->side >= 0)
    g_string_append_printf (
        text, ":%s",
        cr_direction_get_name ((CrDirection) order->side, cr_map_get_grid (map)->orientation));
  if (order->engine >= 0)
    g_string_append_printf (text, " by %s",
                            cr_campaign_get_engine (campaign, (guint) order->engine)->id);
  else if (order->number > 0)
    g_string_append_printf (text, " with %d", order->number);
}

static void
add_men (const CrCampaign *campaign, const char *word, const gint16 *men, int n, GString *text)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? word : "+",
                            cr_campaign_get_soldier (campaign, (guint) men[i])->id);
}

static void
add_mine (const CrCampaign *campaign, const CrDayOrder *order, GString *text)
{
  const CrMap *map = cr_campaign_get_map (campaign);
  g_autofree char *place = cr_map_format_place (map, order->place);
  g_autofree char *from = cr_map_format_place (map, order->from);

  if (order->mine >= 0)
    g_string_append_printf (text, " %s", cr_campaign_get_mine (campaign, (guint) order->mine)->id);
  if (order->verb != CR_DAY_PROPS && order->verb != CR_DAY_CLASH)
    g_string_append_printf (text, " at %s", place);
  if (order->verb == CR_DAY_MINE)
    g_string_append_printf (text, " from %s", from);
}

/* The word before a number. */
static const char *
find_unit (CrDayVerb verb)
{
  return verb == CR_DAY_ASSAULT ? " turns" : verb == CR_DAY_MUSTER ? " on" : "";
}

char *
cr_day_order_format (const CrCampaign *campaign, const CrDayOrder *order)
{
  g_autoptr (GString) text = g_string_new (forms[order->verb].name);

  if (order->verb == CR_DAY_FIGHT)
    return cr_order_format (campaign->assault, &order->order);
  if (order->name != NULL)
    g_string_append_printf (text, " %s", order->name);
  if (order->character != NULL && !g_str_equal (order->character->id, order->name))
    g_string_append_printf (text, " as %s", order->character->id);
  if (order->kind != NULL && !g_str_equal (order->kind->id, order->name))
    g_string_append_printf (text, " as %s", order->kind->id);
  if (order->mine >= 0 || order->verb == CR_DAY_MINE)
    add_mine (campaign, order, text);
  else if (order->verb == CR_DAY_BATTER)
    add_target (campaign, order, text);
  else if (order->number > 0)
    g_string_append_printf (text, "%s %d", find_unit (order->verb), order->number);
  add_men (campaign, " with ", order->men, order->n_men, text);
  add_men (campaign, " against ", order->foes, order->n_foes, text);
  if (order->hurried)
    g_string_append (text, " hurried");
  if (order->camp >= 0)
    g_string_append_printf (text, " for %s",
                            order->outside ? "relief" : cr_camp_get_name ((CrCamp) order->camp));
  for (int i = 0; i < order->n_dice; i++)
    g_string_append_printf (text, " %d", order->dice[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
