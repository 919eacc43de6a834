/* cr-question-options.c: what a question says besides where.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-question-private.h"

#include <string.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"
#include "cr-tower-ground.h"
#include "cr-tower-text.h"

#define MOST_POINTS 9999

/* Where an option is read: @castle as it is, @it as it is asked about. */
typedef struct {
  CrQuestion *question;
  CrCastle *castle, *it;
  const CrMap *map;
  const CrRuleset *ruleset;
} Reading;

static Reading
begin_reading (CrQuestion *question, CrCastle *castle, CrCastle *what_if)
{
  CrCastle *it = what_if != NULL ? what_if : castle;

  return (Reading){ question, castle, it, cr_castle_get_map (it), cr_castle_get_ruleset (it) };
}

static gboolean
question_walks (const CrQuestion *question)
{
  return cr_question_kind_walks (cr_question_get_kind (question));
}

static guint
find_switch (const char *name)
{
  guint i = 0;

  while (cr_lof_switch_get_name (i) != NULL && !g_str_equal (cr_lof_switch_get_name (i), name))
    i++;
  return i;
}

static gboolean
read_switch (Reading *reading, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  CrLofOptions trial;

  if (g_strv_length (parts) != 2) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found --option %s, expected NAME=VALUE"), text);
    return FALSE;
  }
  cr_lof_options_init (&trial, reading->ruleset);
  if (!cr_lof_options_set (&trial, parts[0], parts[1], error))
    return FALSE;
  cr_question_set_switch (reading->question, find_switch (parts[0]), parts[1]);
  return TRUE;
}

/* (transfer full): "a, b, c", all of them offered; @get gives NULL beyond the last. */
static char *
list_known (const Reading *reading,
            const char *(*get) (const Reading *reading, guint index),
            CrNear *near)
{
  GString *known = g_string_new (NULL);
  const char *id;

  for (guint i = 0; (id = get (reading, i)) != NULL; i++) {
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", id);
    cr_near_offer (near, id);
  }
  return g_string_free (known, FALSE);
}

static const char *
get_side (const Reading *reading, guint index)
{
  return index < CR_N_DIRECTIONS
             ? cr_direction_get_title ((CrDirection) index,
                                       cr_map_get_grid (reading->map)->orientation)
             : NULL;
}

static const char *
get_weapon (const Reading *reading, guint index)
{
  return index < cr_ruleset_n_weapons (reading->ruleset)
             ? cr_ruleset_get_weapon (reading->ruleset, index)->id
             : NULL;
}

static const char *
get_weather (const Reading *reading, guint index)
{
  return index < cr_ruleset_n_weathers (reading->ruleset)
             ? cr_ruleset_get_weather (reading->ruleset, index)->id
             : NULL;
}

static const char *
get_mover (const Reading *reading, guint index)
{
  return index < cr_ruleset_n_movers (reading->ruleset)
             ? cr_ruleset_get_mover (reading->ruleset, index)->id
             : NULL;
}

static gboolean
read_side (Reading *reading, const char *text, GError **error)
{
  g_autofree char *known = NULL;
  CrNear near = { .name = text };
  CrDirection side;

  if (cr_direction_parse (text, cr_map_get_grid (reading->map)->orientation, &side)) {
    cr_question_set_side (reading->question, side);
    return TRUE;
  }
  known = list_known (reading, get_side, &near);
  return cr_near_refuse (&near, error, cr_text ("found --side %s, expected one of %s"), text,
                         known);
}

static gboolean
read_man (Reading *reading, const char *text, GError **error)
{
  CrMan man;

  if (!cr_man_parse (reading->map, text, &man, error))
    return FALSE;
  cr_muster_set_man (cr_question_open_muster (reading->question), &man);
  return TRUE;
}

static gboolean
read_tower (Reading *reading, const char *text, GError **error)
{
  CrMuster *muster = cr_question_open_muster (reading->question);
  CrTower tower;

  if (!cr_tower_parse (reading->map, reading->ruleset, text, &tower, error) ||
      !cr_tower_check_ground (&tower, cr_castle_get_scene (reading->it), error) ||
      !cr_tower_check_apart (&tower, muster, -1, reading->map, error))
    return FALSE;
  cr_muster_add_tower (muster, &tower);
  return TRUE;
}

/* Whoever walks starts and ends on the ground or in a hoarding. */
static gboolean
read_post_of (Reading *reading, CrQuestionEnd end, const char *text, GError **error)
{
  CrPost post;

  if (!cr_post_parse (reading->map, text, &post, error))
    return FALSE;
  cr_question_set_post (reading->question, end, &post);
  if (!question_walks (reading->question) || post.kind == CR_POST_GROUND ||
      post.kind == CR_POST_HOARDING)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, cr_text ("found %s, expected ground or hoarding"),
               text);
  return FALSE;
}

static gboolean
read_post (Reading *reading, const char *text, GError **error)
{
  return read_post_of (reading, CR_END_FROM, text, error);
}

static gboolean
read_target_post (Reading *reading, const char *text, GError **error)
{
  return read_post_of (reading, CR_END_TO, text, error);
}

static gboolean
read_weapon (Reading *reading, const char *text, GError **error)
{
  g_autofree char *known = NULL;
  CrNear near = { .name = text };

  if (cr_ruleset_find_weapon (reading->ruleset, text) != NULL) {
    cr_question_set_weapon (reading->question, text);
    return TRUE;
  }
  known = list_known (reading, get_weapon, &near);
  return cr_near_refuse (&near, error, cr_text ("found --weapon %s, expected one of %s"), text,
                         known);
}

static gboolean
read_weather (Reading *reading, const char *text, GError **error)
{
  g_autofree char *known = NULL;
  CrNear near = { .name = text };

  if (cr_ruleset_find_weather (reading->ruleset, text) != NULL) {
    cr_question_set_weather (reading->question, text);
    return TRUE;
  }
  known = list_known (reading, get_weather, &near);
  return cr_near_refuse (&near, error, cr_text ("found --weather %s, expected one of %s"), text,
                         known);
}

static gboolean
read_mover (Reading *reading, const char *text, GError **error)
{
  g_autofree char *known = NULL;
  CrNear near = { .name = text };

  if (cr_ruleset_find_mover (reading->ruleset, text) >= 0) {
    cr_question_set_mover (reading->question, text);
    return TRUE;
  }
  known = list_known (reading, get_mover, &near);
  return cr_near_refuse (&near, error, cr_text ("found mover “%s”, expected one of %s"), text,
                         known);
}

static gboolean
read_points (Reading *reading, const char *text, GError **error)
{
  int points;

  if (cr_text_parse_int (text, 0, MOST_POINTS, &points)) {
    cr_question_set_points (reading->question, points);
    return TRUE;
  }
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("found --mp %s, expected a whole number from %d to %d"), text, 0,
               MOST_POINTS);
  return FALSE;
}

static gboolean
read_shooters (Reading *reading, const char *text, GError **error)
{
  return cr_question_read_item (reading->question, CR_LIST_SHOOTERS, reading->castle, text, error);
}

/* Whether an option is of shooting, of walking, or of some kinds alone. */
#define SHOOTS (((1u << CR_N_QUESTION_KINDS) - 1) & ~WALKS)
#define WALKS (1u << CR_QUESTION_REACH | 1u << CR_QUESTION_PATH)

/* In the order they are read, whatever order they come in.
 * @flag: for those without a text
 * @many: it may be said again, and each time counts */
static const struct {
  const char *name;
  guint kinds;
  gboolean (*read) (Reading *reading, const char *text, GError **error);
  gboolean many;
  CrQuestionFlag flag;
} options[] = {
  { "option", SHOOTS, read_switch, TRUE, 0 },
  { "side", SHOOTS, read_side, FALSE, 0 },
  { "mover", WALKS, read_mover, FALSE, 0 },
  { "mp", WALKS, read_points, FALSE, 0 },
  { "man", SHOOTS | WALKS, read_man, TRUE, 0 },
  { "tower", SHOOTS, read_tower, TRUE, 0 },
  { "post", SHOOTS | WALKS, read_post, FALSE, 0 },
  { "target-post", SHOOTS | 1u << CR_QUESTION_PATH, read_target_post, FALSE, 0 },
  { "weapon", SHOOTS, read_weapon, FALSE, 0 },
  { "weather", SHOOTS | WALKS, read_weather, FALSE, 0 },
  { "sun", SHOOTS, NULL, FALSE, CR_QUESTION_SUN },
  { "dim", SHOOTS, NULL, FALSE, CR_QUESTION_DIM },
  { "stranger", WALKS, NULL, FALSE, CR_QUESTION_STRANGER },
  { "from", 1u << CR_QUESTION_EXPOSURE, read_shooters, TRUE, 0 },
};

static gboolean
read_row (Reading *reading, gsize row, const char *text, GError **error)
{
  if (options[row].read != NULL)
    return options[row].read (reading, text, error);
  cr_question_set (reading->question, options[row].flag, TRUE);
  return TRUE;
}

gboolean
cr_question_read_option (CrQuestion *question,
                         CrCastle *castle,
                         const char *name,
                         const char *text,
                         GError **error)
{
  Reading reading = begin_reading (question, castle, NULL);
  gsize row = 0;

  while (row < G_N_ELEMENTS (options) && !g_str_equal (options[row].name, name))
    row++;
  g_return_val_if_fail (row < G_N_ELEMENTS (options), FALSE);
  return read_row (&reading, row, text, error);
}

/* (nullable): what stands behind "--name=" or, of those without a text, behind "--name"; NULL when
 * it is another option. */
static const char *
find_text (const char *word, const char *name)
{
  gsize n = strlen (name);

  if (!g_str_has_prefix (word, "--") || strncmp (word + 2, name, n) != 0)
    return NULL;
  return word[2 + n] == '=' ? word + 3 + n : word[2 + n] == '\0' ? word + 2 + n : NULL;
}

static gboolean
read_rows (Reading *reading, gsize row, const char *const *words, GError **error)
{
  const char *last = NULL;

  for (; *words != NULL; words++) {
    const char *text = find_text (*words, options[row].name);

    last = text != NULL ? text : last;
    if (text != NULL && options[row].many && !read_row (reading, row, text, error))
      return FALSE;
  }
  return last == NULL || options[row].many || read_row (reading, row, last, error);
}

static gboolean
is_known (const CrQuestion *question, const char *word)
{
  guint kind = 1u << cr_question_get_kind (question);

  if ((kind & SHOOTS) && (find_text (word, "with") != NULL || find_text (word, "without") != NULL))
    return TRUE;
  for (gsize row = 0; row < G_N_ELEMENTS (options); row++) {
    const char *text = find_text (word, options[row].name);

    if ((options[row].kinds & kind) && text != NULL)
      return (options[row].read != NULL) == (text[-1] == '=');
  }
  return FALSE;
}

static gboolean
check_known (const CrQuestion *question, const char *const *words, GError **error)
{
  for (; *words != NULL; words++)
    if (!is_known (question, *words)) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   cr_text ("found %1$s, expected an option of %2$s"), *words,
                   cr_question_kind_get_name (cr_question_get_kind (question)));
      return FALSE;
    }
  return TRUE;
}

static void
read_changes (CrQuestion *question, const char *const *words)
{
  for (; *words != NULL; words++) {
    const char *with = find_text (*words, "with"), *without = find_text (*words, "without");

    if (with != NULL || without != NULL)
      cr_question_add_change (question, with != NULL, with != NULL ? with : without);
  }
}

/* MOV-12: the weather takes a part of them. */
static gboolean
check_points (const CrQuestion *question, GError **error)
{
  if (!question_walks (question) || cr_question_get_weather (question) == NULL ||
      cr_question_get_points (question) >= 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("--weather takes from the movement points he has: it needs --mp N"));
  return FALSE;
}

gboolean
cr_question_read_options (CrQuestion *question,
                          CrCastle *castle,
                          const char *const *words,
                          CrCastle **what_if_out,
                          GError **error)
{
  g_autoptr (CrCastle) what_if = NULL;
  g_autoptr (GError) failure = NULL;
  Reading reading;

  read_changes (question, words);
  what_if = cr_question_dup_castle (question, castle, &failure);
  if (failure != NULL) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  reading = begin_reading (question, castle, what_if);
  if (!check_known (question, words, error))
    return FALSE;
  for (gsize row = 0; row < G_N_ELEMENTS (options); row++)
    if (!read_rows (&reading, row, words, error))
      return FALSE;
  *what_if_out = g_steal_pointer (&what_if);
  return check_points (question, error);
}

static void
print_option (GPtrArray *words, const char *name, const char *text)
{
  if (text != NULL)
    g_ptr_array_add (words, g_strdup_printf ("--%s=%s", name, text));
}

static void
print_rules (const CrQuestion *question, const CrMap *map, GPtrArray *words)
{
  CrDirection side = cr_question_get_side (question);

  for (guint i = 0; i < cr_question_n_changes (question); i++) {
    gboolean with;
    const char *text = cr_question_get_change (question, i, &with);

    print_option (words, with ? "with" : "without", text);
  }
  for (guint i = 0; i < CR_LOF_N_SWITCHES; i++)
    if (cr_question_get_switch (question, i) != NULL)
      g_ptr_array_add (words, g_strdup_printf ("--option=%s=%s", cr_lof_switch_get_name (i),
                                               cr_question_get_switch (question, i)));
  print_option (words, "side",
                side >= 0 ? cr_direction_get_name (side, cr_map_get_grid (map)->orientation)
                          : NULL);
  print_option (words, "weapon", cr_question_get_weapon (question));
  for (guint i = 0; i < cr_muster_n_towers (cr_question_get_muster (question)); i++) {
    g_autofree char *tower =
        cr_tower_format (map, cr_muster_get_tower (cr_question_get_muster (question), i));

    print_option (words, "tower", tower);
  }
}

static void
print_walk (const CrQuestion *question, GPtrArray *words)
{
  int points = cr_question_get_points (question);

  print_option (words, "mover", cr_question_get_mover (question));
  if (points >= 0)
    g_ptr_array_add (words, g_strdup_printf ("--mp=%d", points));
}

static void
print_post (const CrQuestion *question,
            const CrMap *map,
            CrQuestionEnd end,
            const char *name,
            GPtrArray *words)
{
  const CrPost *post = cr_question_get_post (question, end);
  g_autofree char *text = post != NULL ? cr_post_format (map, *post) : NULL;

  print_option (words, name, text);
}

void
cr_question_print_options (const CrQuestion *question, const CrMap *map, GPtrArray *words)
{
  const CrMuster *muster = cr_question_get_muster (question);
  guint kind = 1u << cr_question_get_kind (question);

  if (kind & WALKS)
    print_walk (question, words);
  else
    print_rules (question, map, words);
  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    g_autofree char *man = cr_man_format (map, cr_muster_get_man (muster, i));

    print_option (words, "man", man);
  }
  print_post (question, map, CR_END_FROM, "post", words);
  if (kind != 1u << CR_QUESTION_REACH)
    print_post (question, map, CR_END_TO, "target-post", words);
  print_option (words, "weather", cr_question_get_weather (question));
  for (gsize row = 0; row < G_N_ELEMENTS (options); row++)
    if ((options[row].kinds & kind) && cr_question_has (question, options[row].flag))
      g_ptr_array_add (words, g_strconcat ("--", options[row].name, NULL));
}
