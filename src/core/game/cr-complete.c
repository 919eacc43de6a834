/* cr-complete.c: how an order that is begun goes on. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-complete.h"

#include "cr-numbering.h"
#include "cr-order-private.h"
#include "cr-text.h"
#include "cr-verb-private.h"

#include <string.h>

/* @before: the words before the one that is asked for, which begins as @begun
 * @order: what they say, as far as they go
 * @slot: (nullable): what could come next */
typedef struct {
  CrState *state;
  char **before;
  guint n_before;
  const char *begun;
  CrOrder order;
  CrBegun at;
  GPtrArray *completions;
} Asked;

static void
completion_free (gpointer data)
{
  CrCompletion *completion = data;

  g_free (completion->word);
  g_free (completion);
}

GPtrArray *
cr_completions_new (void)
{
  return g_ptr_array_new_with_free_func (completion_free);
}

static CrWordKind
get_kind (SlotKind kind)
{
  static const CrWordKind kinds[] = {
    [SLOT_MAN] = CR_WORD_MAN,
    [SLOT_PIECE] = CR_WORD_MAN,
    [SLOT_NEWCOMER] = CR_WORD_MAN,
    [SLOT_CHARACTER] = CR_WORD_CHARACTER,
    [SLOT_PARTY] = CR_WORD_PARTY,
    [SLOT_PLACE] = CR_WORD_PLACE,
    [SLOT_WAY] = CR_WORD_PLACE,
    [SLOT_FACING] = CR_WORD_DIRECTION,
    [SLOT_MEN] = CR_WORD_MAN,
    [SLOT_TARGETS] = CR_WORD_MAN,
    [SLOT_WEAPON] = CR_WORD_WEAPON,
    [SLOT_DOORS] = CR_WORD_SIDE,
    [SLOT_MECHANISM] = CR_WORD_MECHANISM,
    [SLOT_FUEL] = CR_WORD_PLACE,
    [SLOT_LADDER] = CR_WORD_LADDER,
    [SLOT_TWO_PLACES] = CR_WORD_PLACE,
  };

  return (gsize) kind < G_N_ELEMENTS (kinds) ? kinds[kind] : CR_WORD_OTHER;
}

static CrCompletion *
find_word (const GPtrArray *completions, const char *word)
{
  for (guint i = 0; i < completions->len; i++) {
    CrCompletion *completion = completions->pdata[i];

    if (g_ascii_strcasecmp (completion->word, word) == 0)
      return completion;
  }
  return NULL;
}

/* Returns: (nullable): the one that is new, or is there already; NULL when it begins otherwise */
static CrCompletion *
add_word (Asked *asked, const char *word, CrWordKind kind, gboolean can)
{
  CrCompletion *completion = word != NULL ? find_word (asked->completions, word) : NULL;

  if (completion != NULL || word == NULL ||
      g_ascii_strncasecmp (word, asked->begun, strlen (asked->begun)) != 0)
    return completion;
  completion = g_new0 (CrCompletion, 1);
  completion->word = g_strdup (word);
  completion->kind = kind;
  completion->can = can;
  g_ptr_array_add (asked->completions, completion);
  return completion;
}

/* The first word of an order: its verb. */

static gboolean
can_be_given (CrState *state, CrVerb verb)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  for (int man = -1; man < (int) state->turn.n_fighters && orders->len == 0; man++)
    cr_game_list_verb (state, verb, man, orders);
  return orders->len > 0;
}

/* What the players do comes before what the author may do at any time. */
static void
add_verbs (Asked *asked)
{
  for (CrVerb verb = 0; verb < CR_N_VERBS; verb++)
    if (can_be_given (asked->state, verb))
      add_word (asked, cr_verb_get_name (verb), CR_WORD_VERB, TRUE);
  for (int free = 1; free >= 0; free--)
    for (CrVerb verb = 0; verb < CR_N_VERBS; verb++)
      if (cr_game_is_free (asked->state, verb) == free)
        add_word (asked, cr_verb_get_name (verb), CR_WORD_VERB, free);
}

/* What orders that can be given go on with. */

/* (nullable): the slot of that keyword that could come now */
static const Slot *
find_keyword (const Asked *asked, const char *word)
{
  const Form *form = cr_order_get_form (asked->order.verb);

  for (const Slot *slot = asked->at.slot;
       !asked->at.said && slot < form->slots + MAX_SLOTS && slot->kind != SLOT_NONE; slot++)
    if (g_strcmp0 (slot->keyword, word) == 0)
      return slot;
  return NULL;
}

static void
add_keyword (Asked *asked, const Slot *slot, gboolean can)
{
  CrCompletion *completion = add_word (asked, slot->keyword, CR_WORD_KEYWORD, can);

  if (completion != NULL)
    completion->expects = cr_order_describe_slot (slot);
}

/* A place may be written in more than one way. */
static gboolean
means_same (const Asked *asked, const char *word, const char *said)
{
  const CrMap *map = cr_state_get_map (asked->state);
  CrPlace a, b;

  return g_ascii_strcasecmp (word, said) == 0 ||
         (cr_map_parse_place (map, word, &a, NULL) && cr_map_parse_place (map, said, &b, NULL) &&
          cr_place_equal (a, b));
}

static gboolean
goes_on (const Asked *asked, char **words)
{
  for (guint i = 0; i < asked->n_before; i++)
    if (words[i] == NULL || !means_same (asked, words[i], asked->before[i]))
      return FALSE;
  return words[asked->n_before] != NULL;
}

/* (transfer full): a place as it is printed on the map, unless it was begun as 7,12 or is a word
 * with blanks then. */
static char *
dup_shown (const Asked *asked, const char *word)
{
  const CrMap *map = cr_state_get_map (asked->state);
  const char *colon = strchr (word, ':');
  g_autofree char *where = g_strndup (word, colon != NULL ? (gsize) (colon - word) : strlen (word));
  g_autofree char *printed = NULL;
  CrPlace place;

  if (strchr (asked->begun, ',') != NULL || !cr_map_parse_place (map, where, &place, NULL))
    return g_strdup (word);
  printed = cr_map_format_printed (map, place);
  return strchr (printed, ' ') != NULL ? g_strdup (word)
                                       : g_strconcat (printed, colon != NULL ? colon : "", NULL);
}

static void
add_of_order (Asked *asked, const CrOrder *order)
{
  g_autofree char *text = cr_order_format (asked->state, order);
  g_auto (GStrv) words = cr_order_split (text);
  CrWordKind kind = get_kind (asked->at.slot->kind);
  g_autofree char *word = NULL;
  CrCompletion *completion;
  const Slot *keyword;

  if (!goes_on (asked, words))
    return;
  keyword = find_keyword (asked, words[asked->n_before]);
  if (keyword != NULL) {
    add_keyword (asked, keyword, TRUE);
    return;
  }
  word = kind == CR_WORD_PLACE || kind == CR_WORD_SIDE ? dup_shown (asked, words[asked->n_before])
                                                       : g_strdup (words[asked->n_before]);
  completion = add_word (asked, word, kind, TRUE);
  if (completion == NULL || completion->whole || words[asked->n_before + 1] != NULL)
    return;
  completion->whole = TRUE;
  completion->order = *order;
}

static void
add_of_man (Asked *asked, int man)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  gboolean only_he = asked->at.slot->kind == SLOT_MAN;

  cr_game_list_verb (asked->state, asked->order.verb, man, orders);
  for (guint i = 0; i < orders->len && !(only_he && i > 0); i++)
    add_of_order (asked, &g_array_index (orders, CrOrder, i));
}

static gboolean
can_together (CrState *state, const gint16 *men, int n)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  cr_game_list_together (state, men, n, orders);
  return orders->len > 0;
}

/* CBT-07: of "tom+wu" whoever could attack with those before him. */
static void
add_partners (Asked *asked)
{
  const char *plus = strrchr (asked->begun, '+');
  g_autofree char *head = g_strndup (asked->begun, (gsize) (plus - asked->begun));
  g_auto (GStrv) names = g_strsplit (head, "+", CR_ORDER_MEN - 1);
  gint16 men[CR_ORDER_MEN];
  int n = 0;

  for (char **name = names; *name != NULL; name++) {
    men[n] = (gint16) cr_state_find_fighter (asked->state, *name);
    if (men[n++] < 0)
      return;
  }
  for (men[n] = 0; men[n] < (int) asked->state->turn.n_fighters; men[n]++) {
    g_autofree char *word = g_strdup_printf ("%s+%s", head, asked->state->fighters[men[n]].id);

    if (can_together (asked->state, men, n + 1))
      add_word (asked, word, CR_WORD_MAN, TRUE);
  }
}

/* Of those who are said, or of everybody. */
static void
add_possible (Asked *asked)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  const CrOrder *order = &asked->order;

  if (order->n_men > 0 && order->men[0] >= 0) {
    cr_game_list_together (asked->state, order->men, order->n_men, orders);
    for (guint i = 0; i < orders->len; i++)
      add_of_order (asked, &g_array_index (orders, CrOrder, i));
    return;
  }
  for (int man = -1; man < (int) asked->state->turn.n_fighters; man++)
    add_of_man (asked, man);
  if (order->verb == CR_VERB_ATTACK && order->n_men == 0 && strchr (asked->begun, '+') != NULL)
    add_partners (asked);
}

/* What can be written there at all. */

/* Of "tom+wu" only the last is asked for. */
static void
add_men (Asked *asked, gboolean several)
{
  const char *plus = several ? strrchr (asked->begun, '+') : NULL;
  int n_head = plus != NULL ? (int) (plus + 1 - asked->begun) : 0;

  for (guint i = 0; i < asked->state->turn.n_fighters; i++) {
    const CrFighter *fighter = &asked->state->fighters[i];
    g_autofree char *word = g_strdup_printf ("%.*s%s", n_head, asked->begun, fighter->id);
    g_autofree char *named = g_strdup_printf ("+%s+", fighter->id);
    g_autofree char *head = g_strdup_printf ("+%.*s", n_head, asked->begun);

    if (fighter->here && cr_fighter_is_living (fighter) && strstr (head, named) == NULL)
      add_word (asked, word, CR_WORD_MAN, FALSE);
  }
}

static void
add_characters (Asked *asked)
{
  const CrCharacters *library = cr_state_get_library (asked->state);

  for (guint i = 0; i < cr_characters_n (library); i++)
    add_word (asked, cr_characters_get (library, i)->id, CR_WORD_CHARACTER, FALSE);
}

static void
add_pieces (Asked *asked)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (asked->state);

  for (guint i = 0; i < cr_ruleset_n_works (ruleset); i++)
    add_word (asked, cr_ruleset_get_work (ruleset, i)->piece, CR_WORD_PIECE, FALSE);
}

/* The hoarding, and the parts of what is rolled and there. */
static void
add_posts (Asked *asked)
{
  add_word (asked, cr_post_kind_get_name (CR_POST_HOARDING), CR_WORD_OTHER, FALSE);
  if (asked->order.verb == CR_VERB_PLACE && asked->state->turn.number == 0)
    add_word (asked, cr_post_kind_get_name (CR_POST_BELOW), CR_WORD_OTHER, FALSE);
  for (guint i = 0; i < asked->state->turn.n_gear; i++) {
    const CrGear *gear = &asked->state->gear[i];

    for (int j = 0; gear->state == CR_GEAR_STANDING && j < (int) gear->work->parts->len; j++) {
      g_autofree char *word = g_strdup_printf ("tower/%s", cr_work_get_part (gear->work, j)->id);

      add_word (asked, word, CR_WORD_OTHER, FALSE);
    }
  }
}

static void
add_directions (Asked *asked)
{
  CrOrientation orientation = cr_map_get_grid (cr_state_get_map (asked->state))->orientation;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    add_word (asked, cr_direction_get_name (d, orientation), CR_WORD_DIRECTION, FALSE);
}

static void
add_numbers (Asked *asked, int n)
{
  for (int i = 1; i <= n; i++) {
    g_autofree char *word = g_strdup_printf ("%d", i);

    add_word (asked, word, CR_WORD_OTHER, FALSE);
  }
}

static void
add_weapons (Asked *asked)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (asked->state);

  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++)
    add_word (asked, cr_ruleset_get_weapon (ruleset, i)->id, CR_WORD_WEAPON, FALSE);
}

static void
add_weathers (Asked *asked)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (asked->state);

  add_word (asked, CR_ORDER_CLEAR, CR_WORD_WEATHER, FALSE);
  for (guint i = 0; i < cr_ruleset_n_weathers (ruleset); i++)
    add_word (asked, cr_ruleset_get_weather (ruleset, i)->id, CR_WORD_WEATHER, FALSE);
}

static void
add_mechanisms (Asked *asked)
{
  const CrMap *map = cr_state_get_map (asked->state);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    add_word (asked, cr_node_get (cr_map_get_node (map, CR_SECTION_MECHANISMS, i), "id"),
              CR_WORD_MECHANISM, FALSE);
}

static void
add_named (Asked *asked, SlotKind kind)
{
  if (kind == SLOT_PARTY)
    for (guint i = 0; i < asked->state->n_parties; i++)
      add_word (asked, asked->state->parties[i].id, CR_WORD_PARTY, FALSE);
  if (kind == SLOT_LADDER || kind == SLOT_NEW_LADDER || kind == SLOT_PIECE)
    for (guint i = 0; i < asked->state->turn.n_gear; i++)
      if (kind == SLOT_NEW_LADDER || asked->state->gear[i].state != CR_GEAR_AWAY)
        add_word (asked, asked->state->gear[i].id, CR_WORD_LADDER, FALSE);
  if (kind == SLOT_WEAPON)
    add_weapons (asked);
  if (kind == SLOT_MECHANISM)
    add_mechanisms (asked);
}

static void
add_values (Asked *asked, SlotKind kind)
{
  switch (kind) {
  case SLOT_MAN:
  case SLOT_MEN:
  case SLOT_TARGETS:
    add_men (asked, kind != SLOT_MAN);
    break;
  case SLOT_PIECE:
    add_men (asked, FALSE);
    add_named (asked, kind);
    break;
  case SLOT_NEWCOMER:
    add_men (asked, FALSE);
    add_characters (asked);
    break;
  case SLOT_CHARACTER:
    add_characters (asked);
    add_pieces (asked);
    break;
  case SLOT_POST:
    add_posts (asked);
    break;
  case SLOT_FACING:
    add_directions (asked);
    break;
  case SLOT_SUN:
    add_directions (asked);
    add_word (asked, CR_ORDER_NO_SUN, CR_WORD_OTHER, FALSE);
    break;
  case SLOT_WEATHER:
    add_weathers (asked);
    break;
  case SLOT_DIE:
    add_numbers (asked, cr_state_get_figure (asked->state, CR_FIGURE_DIE_SIDES));
    break;
  default:
    add_named (asked, kind);
  }
}

/* What may be left out, and what comes after it. */
static void
add_slots (Asked *asked)
{
  const Form *form = cr_order_get_form (asked->order.verb);
  const Slot *slot = asked->at.slot;

  if (asked->at.said)
    add_values (asked, slot->kind);
  for (; !asked->at.said && slot < form->slots + MAX_SLOTS && slot->kind != SLOT_NONE; slot++) {
    if (slot->keyword != NULL)
      add_keyword (asked, slot, FALSE);
    else
      add_values (asked, slot->kind);
    if (!slot->optional)
      break;
  }
}

static char *
complete_order (Asked *asked)
{
  g_autoptr (GError) error = NULL;

  if (asked->n_before == 0) {
    add_verbs (asked);
    return g_strdup (cr_text ("what is to be done"));
  }
  if (!cr_order_read_begun (asked->state, asked->before, &asked->order, &asked->at, &error))
    return g_strdup (error->message);
  if (asked->at.slot == NULL || asked->at.slot->kind == SLOT_NONE)
    return NULL;
  add_possible (asked);
  add_slots (asked);
  return g_strdup (asked->at.said ? cr_order_describe_slot (asked->at.slot)
                                  : asked->at.slot->keyword);
}

char *
cr_order_complete (CrState *state, const char *text, GPtrArray *completions, gsize *start_out)
{
  const char *last = text + strlen (text);
  g_autofree char *head = NULL;
  g_auto (GStrv) before = NULL;

  while (last > text && strchr (" \t", last[-1]) == NULL)
    last--;
  head = g_strndup (text, (gsize) (last - text));
  before = cr_order_split (head);
  *start_out = (gsize) (last - text);
  {
    Asked asked = { state, before, g_strv_length (before), last, .completions = completions };

    return complete_order (&asked);
  }
}
