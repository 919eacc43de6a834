/* cr-question-ends.c: who is asked about, and where. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-question-private.h"

#include <string.h>

#include "cr-error.h"
#include "cr-field.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-text.h"

gboolean
cr_question_read_place (const CrMap *map, const char *text, CrPlace *place_out, GError **error)
{
  if (!cr_map_parse_printed (map, text, place_out, error))
    return FALSE;
  if (cr_map_has_place (map, *place_out))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("found “%s”, expected a hex of the map; there the map is void"), text);
  return FALSE;
}

/* The men who could stand somewhere. */
static const struct {
  const char *word;
  CrGarrison which;
} garrisons[] = {
  { "@ramparts", CR_GARRISON_RAMPARTS },
  { "@slits", CR_GARRISON_SLITS },
  { "@garrison", CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS },
};

/* 0 when the word means no such. */
static CrGarrison
find_garrison (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (garrisons); i++)
    if (g_str_equal (text, garrisons[i].word))
      return garrisons[i].which;
  return 0;
}

/* An area that is near has been asked for already. */
static void
ask_garrison (const CrMap *map, const char *text, GError **error)
{
  CrNear near = { .name = text }, areas = { .name = text + 1 };

  for (guint i = 0; *text == '@' && i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *area = cr_map_get_node (map, CR_SECTION_AREAS, i);

    cr_near_offer (&areas, cr_node_get (area, "id"));
    cr_near_offer (&areas, cr_node_get (area, "name"));
  }
  for (gsize i = 0; *text == '@' && areas.n == 0 && i < G_N_ELEMENTS (garrisons); i++)
    cr_near_offer (&near, garrisons[i].word);
  cr_near_tell (&near, error);
}

static gboolean
is_mustered (const char *text)
{
  return g_str_equal (text, "@men") || g_str_equal (text, "@others");
}

/* Those of the muster, of the shooter's side or of the other; alive. */
static void
add_mustered (const CrMuster *muster, const char *text, GArray *places)
{
  guint8 side = g_str_equal (text, "@men") ? 0 : 1;

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (man->side == side && man->body != CR_MAN_ANIMAL && man->state != CR_MAN_DEAD)
      g_array_append_val (places, man->place);
  }
}

static gboolean
add_places (const CrQuestion *question,
            const CrCastle *castle,
            const char *text,
            GArray *places,
            GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  guint n_before = places->len;

  if (is_mustered (text)) {
    add_mustered (cr_question_get_muster (question), text, places);
  } else if (find_garrison (text) != 0) {
    cr_field_garrison (cr_castle_get_scene (castle), find_garrison (text), places);
  } else if (!cr_operation_parse_places (map, text, places, error)) {
    ask_garrison (map, text, error);
    return FALSE;
  }
  for (guint i = n_before; i < places->len;)
    if (is_mustered (text) || cr_map_has_place (map, g_array_index (places, CrPlace, i)))
      i++;
    else
      g_array_remove_index (places, i);
  if (places->len > n_before)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("found no man at “%s”, expected one at least"), text);
  return FALSE;
}

GArray *
cr_question_dup_places (const CrQuestion *question,
                        CrQuestionList list,
                        const CrCastle *castle,
                        GError **error)
{
  const GArray *items = cr_question_get_list (question, list);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < items->len; i++) {
    CrQuestionItem item = g_array_index (items, CrQuestionItem, i);

    if (item.group == NULL)
      g_array_append_val (places, item.place);
    else if (!add_places (question, castle, item.group, places, error))
      return NULL;
  }
  return g_steal_pointer (&places);
}

gboolean
cr_question_read_item (CrQuestion *question,
                       CrQuestionList list,
                       const CrCastle *castle,
                       const char *text,
                       GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!add_places (question, castle, text, places, error))
    return FALSE;
  if (*text == '@' && strchr (text, ';') == NULL)
    cr_question_add_group (question, list, text);
  else
    for (guint i = 0; i < places->len; i++)
      cr_question_add_place (question, list, g_array_index (places, CrPlace, i));
  return TRUE;
}

/* What a kind of question is asked of: so many ends, then a list. */
static const struct {
  const char *syntax;
  CrQuestionEnd ends[CR_N_ENDS];
  guint n_ends, least;
  CrQuestionList list;
  gboolean has_list;
} forms[] = {
  [CR_QUESTION_LOF] = { "FROM TO", { CR_END_FROM, CR_END_TO }, 2, 2 },
  [CR_QUESTION_FIELD] = { "FROM…", { 0 }, 0, 1, CR_LIST_SHOOTERS, TRUE },
  [CR_QUESTION_DEAD] = { "FROM…", { 0 }, 0, 1, CR_LIST_SHOOTERS, TRUE },
  [CR_QUESTION_COVERAGE] = { "[FROM…]", { 0 }, 0, 0, CR_LIST_SHOOTERS, TRUE },
  [CR_QUESTION_DIFFERENCE] = { "[FROM…]", { 0 }, 0, 0, CR_LIST_SHOOTERS, TRUE },
  [CR_QUESTION_WHO] = { "TO [FROM…]", { CR_END_TO }, 1, 1, CR_LIST_SHOOTERS, TRUE },
  [CR_QUESTION_LEVELS] = { "FROM TO", { CR_END_FROM, CR_END_TO }, 2, 2 },
  [CR_QUESTION_EXPOSURE] = { "PLACE…", { 0 }, 0, 1, CR_LIST_WAY, TRUE },
  [CR_QUESTION_SECTION] = { "FROM TO", { CR_END_FROM, CR_END_TO }, 2, 2 },
  [CR_QUESTION_REACH] = { "FROM", { CR_END_FROM }, 1, 1 },
  [CR_QUESTION_PATH] = { "FROM TO", { CR_END_FROM, CR_END_TO }, 2, 2 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (forms) == CR_N_QUESTION_KINDS);

static gboolean
read_list (CrQuestion *question, CrCastle *castle, const char *const *texts, GError **error)
{
  CrQuestionKind kind = cr_question_get_kind (question);
  gboolean usual = kind == CR_QUESTION_COVERAGE || kind == CR_QUESTION_DIFFERENCE ||
                   kind == CR_QUESTION_EXPOSURE;

  for (; *texts != NULL; texts++)
    if (!cr_question_read_item (question, forms[kind].list, castle, *texts, error))
      return FALSE;
  if (!usual || cr_question_get_list (question, CR_LIST_SHOOTERS)->len > 0)
    return TRUE;
  return cr_question_read_item (question, CR_LIST_SHOOTERS, castle, "@garrison", error);
}

gboolean
cr_question_read_ends (CrQuestion *question,
                       CrCastle *castle,
                       CrCastle *what_if,
                       const char *const *ends,
                       GError **error)
{
  const CrMap *map = cr_castle_get_map (what_if != NULL ? what_if : castle);
  CrQuestionKind kind = cr_question_get_kind (question);
  guint n = g_strv_length ((char **) ends);

  if (n < forms[kind].least || (n > forms[kind].n_ends && !forms[kind].has_list)) {
    g_autofree char *found = g_strjoinv (" ", (char **) ends);

    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found “%1$s %2$s”, expected %1$s %3$s"),
                 cr_question_kind_get_name (kind), found, forms[kind].syntax);
    return FALSE;
  }
  for (guint i = 0; i < forms[kind].n_ends; i++) {
    CrPlace place;

    if (!cr_question_read_place (map, ends[i], &place, error))
      return FALSE;
    cr_question_set_end (question, forms[kind].ends[i], &place);
  }
  if (forms[kind].has_list)
    return read_list (question, castle, ends + forms[kind].n_ends, error);
  if (kind != CR_QUESTION_REACH || cr_question_get_points (question) >= 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, cr_text ("expected --mp N, his movement points"));
  return FALSE;
}

static void
print_list (const GArray *items, const CrMap *map, const char *before, GPtrArray *words)
{
  for (guint i = 0; i < items->len; i++) {
    CrQuestionItem item = g_array_index (items, CrQuestionItem, i);
    g_autofree char *at = item.group == NULL ? cr_map_format_printed (map, item.place) : NULL;

    g_ptr_array_add (words, g_strconcat (before, item.group != NULL ? item.group : at, NULL));
  }
}

void
cr_question_print_ends (const CrQuestion *question, const CrMap *map, GPtrArray *words)
{
  CrQuestionKind kind = cr_question_get_kind (question);

  for (guint i = 0; i < forms[kind].n_ends; i++) {
    const CrPlace *place = cr_question_get_end (question, forms[kind].ends[i]);

    if (place != NULL)
      g_ptr_array_add (words, cr_map_format_printed (map, *place));
  }
  if (forms[kind].has_list)
    print_list (cr_question_get_list (question, forms[kind].list), map, "", words);
  if (kind == CR_QUESTION_EXPOSURE)
    print_list (cr_question_get_list (question, CR_LIST_SHOOTERS), map, "--from=", words);
}
