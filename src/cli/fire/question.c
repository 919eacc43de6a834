/* question.c: what every command about shooting is asked with.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-tower-ground.h"
#include "cr-tower-text.h"

static gboolean
take_change_cb (const char *option, const char *value, gpointer data, GError **error)
{
  CliQuestion *question = data;
  const char *sign = g_str_equal (option, "--with") ? "+" : "-";

  if (question->changes == NULL)
    question->changes = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (question->changes, g_strconcat (sign, value, NULL));
  return TRUE;
}

/* Of each option what it says, where its text goes. */
static GArray *
make_entries (CliQuestion *question, const GOptionEntry *more)
{
  const GOptionEntry entries[] = {
    { "side", 0, 0, G_OPTION_ARG_STRING, &question->side,
      N_ ("Shoot only over this side of his hex"), N_ ("DIR") },
    { "profile", 0, 0, G_OPTION_ARG_STRING, &question->profile, N_ ("Judge by this ruleset"),
      N_ ("ID") },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question->switches, N_ ("A switch of the rules"),
      N_ ("NAME=VALUE") },
    { "with", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer) take_change_cb, N_ ("As if that stood there"),
      N_ ("WHAT@WHERE") },
    { "without", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer) take_change_cb,
      N_ ("As if that were gone"), N_ ("WHAT@WHERE") },
    { "tabs", 0, 0, G_OPTION_ARG_NONE, &question->tabs,
      N_ ("Part the columns of tables by tabs, for a spreadsheet"), NULL },
    { "man", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question->men,
      N_ ("Somebody stands there too: side=other, state=kneeling, mounted, …"),
      N_ ("HEX[:WORD…]") },
    { "tower", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question->towers,
      N_ ("The front of a siege tower is there: facing=DIR, type=original, bridge=down, wall=2, "
          "moving; beyond the edge as it comes in rear first: 8,0:moving"),
      N_ ("HEX[:WORD…]") },
    { "post", 0, 0, G_OPTION_ARG_STRING, &question->post,
      N_ ("The shooter stands there: hoarding, ladder-top, tower/PART, tree, …"), N_ ("POST") },
    { "target-post", 0, 0, G_OPTION_ARG_STRING, &question->target_post,
      N_ ("The target stands there"), N_ ("POST") },
    { "weapon", 0, 0, G_OPTION_ARG_STRING, &question->weapon, N_ ("Shoot with this weapon"),
      N_ ("ID") },
    { "sun", 0, 0, G_OPTION_ARG_NONE, &question->sun, N_ ("The sun is in the shooter’s eyes"),
      NULL },
    { "dim", 0, 0, G_OPTION_ARG_NONE, &question->dim,
      N_ ("The target is seen badly, which is an optional rule"), NULL },
    { "weather", 0, 0, G_OPTION_ARG_STRING, &question->weather,
      N_ ("Shoot in this weather: night, fog, rain, …"), N_ ("ID") },
  };
  GArray *all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  g_array_append_vals (all, entries, G_N_ELEMENTS (entries));
  for (; more != NULL && more->long_name != NULL; more++)
    g_array_append_val (all, *more);
  return all;
}

static gboolean
read_switches (CliQuestion *question, GError **error)
{
  for (char **text = question->switches; text != NULL && *text != NULL; text++) {
    g_auto (GStrv) parts = g_strsplit (*text, "=", 2);

    if (g_strv_length (parts) != 2) {
      g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found --option %s, expected NAME=VALUE"),
                   *text);
      return FALSE;
    }
    if (!cr_lof_options_set (&question->options, parts[0], parts[1], error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
read_side (CliQuestion *question, GError **error)
{
  const CrOrientation orientation = cr_map_get_grid (question->castle->map)->orientation;

  if (question->side == NULL ||
      cr_direction_parse (question->side, orientation, &question->options.from_side))
    return TRUE;

  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = question->side };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    cr_near_offer (&near, cr_direction_get_title (d, orientation));
    g_string_append_printf (known, "%s%s", d > 0 ? ", " : "",
                            cr_direction_get_title (d, orientation));
  }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --side %s, expected one of %s"),
               question->side, known->str);
  cr_near_tell (&near, error);
  return FALSE;
}

/* In the order they were given. */
static gboolean
read_changes (CliQuestion *question, GError **error)
{
  if (question->changes != NULL)
    question->what_if = cr_castle_copy (question->castle->it);
  for (guint i = 0; question->changes != NULL && i < question->changes->len; i++) {
    const char *text = question->changes->pdata[i];

    if (!cr_change_do (question->what_if, *text == '+', text + 1, error)) {
      g_prefix_error (error, *text == '+' ? "--with %s: " : "--without %s: ", text + 1);
      return FALSE;
    }
  }
  question->it = question->what_if != NULL ? question->what_if : question->castle->it;
  question->map = cr_castle_get_map (question->it);
  question->scene = cr_castle_get_scene (question->it);
  return TRUE;
}

static gboolean
read_men (CliQuestion *question, GError **error)
{
  question->muster = cr_muster_new ();
  for (char **text = question->men; text != NULL && *text != NULL; text++) {
    CrMan man;

    if (!cr_man_parse (question->map, *text, &man, error))
      return FALSE;
    cr_muster_set_man (question->muster, &man);
  }
  question->options.muster = question->muster;
  return TRUE;
}

static gboolean
read_towers (CliQuestion *question, GError **error)
{
  for (char **text = question->towers; text != NULL && *text != NULL; text++) {
    CrTower tower;

    if (!cr_tower_parse (question->map, question->castle->ruleset, *text, &tower, error) ||
        !cr_tower_check_ground (&tower, question->scene, error) ||
        !cr_tower_check_apart (&tower, question->muster, -1, question->map, error))
      return FALSE;
    cr_muster_add_tower (question->muster, &tower);
  }
  return TRUE;
}

static gboolean
read_posts (CliQuestion *question, GError **error)
{
  const char *const texts[] = { question->post, question->target_post };
  const CrPost **posts[] = { &question->options.from_post, &question->options.to_post };

  for (int i = 0; i < 2; i++) {
    if (texts[i] == NULL)
      continue;
    if (!cr_post_parse (question->map, texts[i], &question->posts[i], error))
      return FALSE;
    *posts[i] = &question->posts[i];
  }
  return TRUE;
}

static gboolean
read_weapon (CliQuestion *question, GError **error)
{
  const CrRuleset *ruleset = question->castle->ruleset;
  g_autoptr (GString) known = g_string_new (NULL);
  CrNear near = { .name = question->weapon };

  if (question->weapon == NULL)
    return TRUE;
  question->options.weapon = cr_ruleset_find_weapon (ruleset, question->weapon);
  if (question->options.weapon != NULL)
    return TRUE;
  for (guint i = 0; i < cr_ruleset_n_weapons (ruleset); i++) {
    const char *id = cr_ruleset_get_weapon (ruleset, i)->id;

    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", id);
    cr_near_offer (&near, id);
  }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found --weapon %s, expected one of %s"),
               question->weapon, known->str);
  cr_near_tell (&near, error);
  return FALSE;
}

static gboolean
read_weather (CliQuestion *question, GError **error)
{
  CrSky sky = { NULL, question->sun, question->dim };

  if (question->weather != NULL)
    sky.weather = cli_find_weather (question->castle->ruleset, question->weather, error);
  cr_muster_set_sky (question->muster, sky);
  return question->weather == NULL || sky.weather != NULL;
}

/* In this order, once the castle is there. */
static gboolean (*const readers[]) (CliQuestion *question, GError **error) = {
  read_changes, read_switches, read_side,   read_men,
  read_towers,  read_posts,    read_weapon, read_weather,
};

/**
 * cli_question_ask:
 * @question: all zero
 *
 * Parses the command line, loads the castle it names first, and reads the options.
 */
gboolean
cli_question_ask (CliQuestion *question, CliCall *call, const GOptionEntry *more, GError **error)
{
  g_autoptr (GArray) entries = make_entries (question, more);
  g_autofree char *about = g_strconcat (cr_change_about (TRUE), "\n\n", cr_change_about (FALSE),
                                        "\n\n", cli_men_about (), NULL);

  call->data = question;
  call->about = about;
  if (!cli_call_parse (call, (const GOptionEntry *) (const void *) entries->data, error))
    return FALSE;
  question->castle = cli_castle_load (call->words[0], question->profile, error);
  if (question->castle == NULL)
    return FALSE;
  cr_lof_options_init (&question->options, question->castle->ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    if (!readers[i](question, error))
      return FALSE;
  question->fire = cr_castle_get_fire (question->it);
  if (question->what_if != NULL)
    question->before = cr_castle_get_fire (question->castle->it);
  return TRUE;
}

void
cli_question_clear (CliQuestion *question)
{
  g_clear_pointer (&question->what_if, cr_castle_free);
  g_clear_pointer (&question->muster, cr_muster_free);
  g_clear_pointer (&question->castle, cli_castle_free);
  g_clear_pointer (&question->changes, g_ptr_array_unref);
  g_clear_pointer (&question->switches, g_strfreev);
  g_clear_pointer (&question->profile, g_free);
  g_clear_pointer (&question->men, g_strfreev);
  g_clear_pointer (&question->side, g_free);
  g_clear_pointer (&question->towers, g_strfreev);
  g_clear_pointer (&question->post, g_free);
  g_clear_pointer (&question->target_post, g_free);
  g_clear_pointer (&question->weapon, g_free);
  g_clear_pointer (&question->weather, g_free);
}

/* Those given with --man, of the shooter's side or of the other; alive. */
static gboolean
add_mustered (const CliQuestion *question, const char *text, GArray *men, GError **error)
{
  guint8 side = g_str_equal (text, "@men") ? 0 : 1;
  guint n_before = men->len;

  for (guint i = 0; i < cr_muster_n_men (question->muster); i++) {
    const CrMan *man = cr_muster_get_man (question->muster, i);

    if (man->side == side && man->body != CR_MAN_ANIMAL && man->state != CR_MAN_DEAD)
      g_array_append_val (men, man->place);
  }
  if (men->len > n_before)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("found no man at “%s”, expected one at least"),
               text);
  return FALSE;
}

/**
 * cli_question_read_some:
 * @text: as cli_read_men() reads it, or "@men" or "@others" of those given with --man
 * @men: (element-type CrPlace): appended to
 */
gboolean
cli_question_read_some (const CliQuestion *question, const char *text, GArray *men, GError **error)
{
  if (g_str_equal (text, "@men") || g_str_equal (text, "@others"))
    return add_mustered (question, text, men, error);
  return cli_read_men (question->castle->scene, text, men, error);
}

/* @texts: (array zero-terminated=1): several such */
gboolean
cli_question_read_men (const CliQuestion *question, char *const *texts, GArray *men, GError **error)
{
  for (; *texts != NULL; texts++)
    if (!cli_question_read_some (question, *texts, men, error))
      return FALSE;
  return TRUE;
}

CrWordsFire
cli_question_get_asked (const CliQuestion *question, const GArray *men)
{
  return (CrWordsFire){ question->scene,
                        { (const CrPlace *) (const void *) men->data, men->len },
                        &question->options,
                        g_get_language_names () };
}

void
cli_question_add_changes (const CliQuestion *question, JsonBuilder *json)
{
  if (question->changes == NULL)
    return;
  json_builder_set_member_name (json, "changes");
  json_builder_begin_array (json);
  for (guint i = 0; i < question->changes->len; i++) {
    const char *text = question->changes->pdata[i];
    g_autofree char *words = g_strconcat (*text == '+' ? "with " : "without ", text + 1, NULL);

    json_builder_add_string_value (json, words);
  }
  json_builder_end_array (json);
}

char *
cli_question_format (const CliQuestion *question, const CrWordsTable *table)
{
  return question->tabs ? cr_words_table_format_tabs (table) : cr_words_table_format (table);
}

void
cli_question_print (const CliQuestion *question, char *sentence, CrWordsTable *table)
{
  g_autofree char *text = cli_question_format (question, table);

  g_print ("%s\n", sentence);
  if (cr_words_table_n_rows (table) > 0)
    g_print ("\n%s", text);
  g_free (sentence);
  cr_words_table_free (table);
}
