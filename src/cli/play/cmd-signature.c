/* cmd-signature.c: one checksum of all answers of the rules.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-data.h"
#include "cr-game.h"
#include "cr-lof.h"
#include "cr-move.h"
#include "cr-stage.h"
#include "cr-xml-characters.h"

/* One place in so many is shot and walked from: enough to notice a changed rule, and few enough to
 * take a second. */
#define STRIDE 11
#define N_MEN 24
#define N_ORDERS 400
#define N_TRIES 100000
#define SEED 1
#define SHOWN 16

/**
 * Case: a castle, or one kind of question about it.
 * @places: (element-type CrPlace): of the castle
 * @library: of the men who play
 * @sum: of the answers
 */
typedef struct {
  const CliCastle *castle;
  GArray *places;
  const CrCharacters *library;
  GChecksum *sum;
} Case;

static void
add_int (Case *it, int value)
{
  gint32 bytes = GINT32_TO_LE (value);

  g_checksum_update (it->sum, (const guchar *) &bytes, sizeof bytes);
}

static void
add_text (Case *it, const char *text)
{
  g_checksum_update (it->sum, (const guchar *) (text != NULL ? text : "-"), -1);
  add_int (it, 0);
}

static void
add_place (CrPlace place, gpointer data)
{
  g_array_append_val ((GArray *) data, place);
}

static CrPlace
get_place (const Case *it, guint index)
{
  return g_array_index (it->places, CrPlace, index);
}

static void
add_lof (Case *it, const CrLof *lof)
{
  const int said[] = { lof->verdict,    lof->reason,    lof->range, lof->cover,
                       lof->cover_side, lof->limit,     lof->needs, lof->reverse,
                       lof->deciding,   lof->band,      lof->knelt, lof->reverse_reason,
                       lof->decided.d1, lof->decided.d2 };

  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    add_int (it, said[i]);
  add_text (it, lof->cover_rule);
  add_text (it, lof->let_pass);
  for (const char *const *rule = lof->rules; *rule != NULL; rule++)
    add_text (it, *rule);
}

static void
sign_fire (Case *it)
{
  CrLofOptions options;

  cr_lof_options_init (&options, it->castle->ruleset);
  for (guint i = 0; i < it->places->len; i += STRIDE)
    for (guint j = i % STRIDE; j < it->places->len; j += STRIDE) {
      CrLof lof =
          cr_lof_judge (it->castle->scene, get_place (it, i), get_place (it, j), &options, NULL);

      add_lof (it, &lof);
    }
}

static void
sign_walk (Case *it)
{
  const CrWays *ways = cr_castle_get_ways (it->castle->it);
  int n_movers = (int) cr_ruleset_n_movers (it->castle->ruleset);

  for (guint i = 0; i < it->places->len; i += STRIDE)
    for (int mover = 0; mover < n_movers; mover++) {
      g_autoptr (CrReach) reach = cr_reach_new (ways, get_place (it, i), mover, -1);

      for (guint j = 0; j < it->places->len; j++)
        add_int (it, cr_reach_get_cost (reach, get_place (it, j)));
    }
}

static void
place_men (Case *it, CrState *state, CrEvents *events, GRand *chance)
{
  const CrCharacters *library = cr_state_get_library (state);
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.men[0] = -1;
  order.n_men = order.n_places = 1;
  for (int tries = 0; cr_state_n_fighters (state) < N_MEN && tries < N_TRIES; tries++) {
    guint n = cr_state_n_fighters (state);

    order.character = cr_characters_get (library, n % cr_characters_n (library));
    order.name = order.character->id;
    order.party = (int) (n % 2);
    order.places[0] = get_place (it, (guint) g_rand_int_range (chance, 0, (int) it->places->len));
    cr_game_apply (state, &order, events, NULL);
  }
}

/* Gives one of the possible orders; FALSE when there is none. */
static gboolean
play_order (CrState *state, CrEvents *events, GRand *chance)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  cr_game_list (state, g_rand_int_range (chance, -1, (int) cr_state_n_fighters (state)), orders);
  if (orders->len == 0)
    cr_game_list (state, -1, orders);
  return orders->len > 0 &&
         cr_game_apply (state,
                        &g_array_index (orders, CrOrder,
                                        (guint) g_rand_int_range (chance, 0, (int) orders->len)),
                        events, NULL);
}

static void
sign_game (Case *it)
{
  g_autoptr (CrState) state = cr_state_new (cr_castle_copy (it->castle->it), it->library, SEED);
  g_autoptr (CrEvents) events = cr_events_new ();
  g_autoptr (GRand) chance = g_rand_new_with_seed (SEED);
  g_autofree char *digest = NULL;

  place_men (it, state, events, chance);
  for (int i = 0; i < N_ORDERS && play_order (state, events, chance); i++)
    for (guint j = 0; j < cr_events_get_n (events); j++)
      add_int (it, (int) cr_events_get (events, j)->kind);
  digest = cr_state_dup_digest (state);
  add_text (it, digest);
}

static const struct {
  const char *name;
  void (*sign) (Case *it);
} kinds[] = {
  { "fire", sign_fire },
  { "walk", sign_walk },
  { "game", sign_game },
};

/**
 * Signature:
 * @all: of every case
 * @json: (nullable): while a document is written
 */
typedef struct {
  GChecksum *all;
  JsonBuilder *json;
  CrCharacters *characters;
} Signature;

static void
signature_clear (Signature *signature)
{
  g_checksum_free (signature->all);
  g_clear_object (&signature->json);
  g_clear_pointer (&signature->characters, cr_characters_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Signature, signature_clear)

static void
tell_case (Signature *signature, const char *map, const char *kind, const char *sum)
{
  g_checksum_update (signature->all, (const guchar *) sum, -1);
  if (signature->json == NULL) {
    g_print ("%.*s  %s %s\n", SHOWN, sum, map, kind);
    return;
  }
  json_builder_begin_object (signature->json);
  cli_json_string (signature->json, "map", map);
  cli_json_string (signature->json, "kind", kind);
  cli_json_string (signature->json, "signature", sum);
  json_builder_end_object (signature->json);
}

/* Puts down the gear that stands on the map at the start, so that it is part of the answers. */
static void
stage_castle (CliCastle *castle)
{
  CrCastle *staged = cr_castle_dup_staged (castle->it, NULL);

  if (staged == NULL)
    return;
  cr_castle_free (castle->it);
  castle->it = staged;
  castle->map = cr_castle_get_map (staged);
  castle->scene = cr_castle_get_scene (staged);
}

static gboolean
sign_castle (Signature *signature, const char *path, const char *profile, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (path, profile, error);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (castle == NULL)
    return FALSE;
  stage_castle (castle);
  cli_each_place (castle->map, add_place, places);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
    Case it = { castle, places, signature->characters, sum };

    kinds[i].sign (&it);
    tell_case (signature, cr_map_get_id (castle->map), kinds[i].name, g_checksum_get_string (sum));
  }
  return TRUE;
}

static gboolean
sign_castles (Signature *signature, char **paths, const char *profile, GError **error)
{
  for (; *paths != NULL; paths++)
    if (!sign_castle (signature, *paths, profile, error))
      return FALSE;
  return TRUE;
}

static void
start_json (Signature *signature)
{
  signature->json = json_builder_new ();
  json_builder_begin_object (signature->json);
  json_builder_set_member_name (signature->json, "cases");
  json_builder_begin_array (signature->json);
}

static void
tell_all (Signature *signature)
{
  const char *all = g_checksum_get_string (signature->all);

  if (signature->json == NULL) {
    g_print ("%s\n", all);
    return;
  }
  json_builder_end_array (signature->json);
  cli_json_string (signature->json, "signature", all);
  json_builder_end_object (signature->json);
  cli_json_print (signature->json);
}

CliStatus
cli_signature (CliCall *call, GError **error)
{
  g_autofree char *profile = NULL;
  g_auto (Signature) signature = { g_checksum_new (G_CHECKSUM_SHA256), NULL, NULL };
  g_auto (GStrv) shipped = cr_data_list_shipped (".map.xml");
  const GOptionEntry entries[] = {
    { "profile", 0, 0, G_OPTION_ARG_STRING, &profile, N_ ("Judge by this ruleset"), N_ ("ID") },
    { NULL },
  };

  call->about = _ ("Two programs that print the same number answer the same questions alike: who "
                   "hits whom, where one can walk, and how a game by chance ends. Without a map "
                   "the shipped castles are asked.");
  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  signature.characters = cr_characters_load (NULL, error);
  if (signature.characters == NULL)
    return CLI_FAILED;
  if (call->json)
    start_json (&signature);
  if (!sign_castles (&signature, call->n_words > 0 ? call->words : shipped, profile, error))
    return CLI_FAILED;
  tell_all (&signature);
  return CLI_YES;
}
