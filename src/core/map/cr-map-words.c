/* cr-map-words.c: what a map is called in another language.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-words.h"

#include "cr-map-private.h"

static const CrNode *
get_head (const CrMap *map)
{
  return cr_map_find_node (map, CR_SECTION_HEAD, "meta", NULL);
}

/* Whether @text is @name in some language. */
static gboolean
is_word (const CrNode *head, const char *text, const char *name)
{
  for (guint i = 0; i < cr_node_n_children (head); i++) {
    const CrNode *word = cr_node_get_child (head, i);

    if (cr_node_is (word, "translation") && g_strcmp0 (cr_node_get (word, "of"), text) == 0 &&
        g_strcmp0 (cr_node_get_text (word), name) == 0)
      return TRUE;
  }
  return FALSE;
}

const char *
cr_map_translate (const CrMap *map, const char *text, const char *const *languages)
{
  for (int i = 0; text != NULL && languages != NULL && languages[i] != NULL; i++) {
    const char *found = cr_map_find_word (map, text, languages[i]);

    if (found != NULL)
      return found;
  }
  return text;
}

const char *
cr_map_get_title (const CrMap *map, const char *const *languages)
{
  const CrNode *head = get_head (map);

  return head != NULL ? cr_node_get_localized (head, "title", languages) : NULL;
}

const char *
cr_map_get_description (const CrMap *map, const char *const *languages)
{
  const CrNode *head = get_head (map);

  return head != NULL ? cr_node_get_localized (head, "description", languages) : NULL;
}

char *
cr_map_dup_authors (const CrMap *map)
{
  const CrNode *head = get_head (map);
  GString *text = g_string_new (NULL);

  for (guint i = 0; head != NULL && i < cr_node_n_children (head); i++) {
    const CrNode *child = cr_node_get_child (head, i);

    if (cr_node_is (child, "author") && cr_node_get_text (child) != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", cr_node_get_text (child));
  }
  return g_string_free (text, FALSE);
}

const char *
cr_map_get_floor_name (const CrMap *map, int floor, const char *const *languages)
{
  const CrFloor *info = cr_map_get_floor (map, floor);

  return info->name != NULL && *info->name != '\0' ? cr_map_translate (map, info->name, languages)
                                                   : info->id;
}

const char *
cr_map_get_area_name (const CrMap *map, const CrNode *area, const char *const *languages)
{
  const char *name = cr_node_get (area, "name");

  return name != NULL ? cr_map_translate (map, name, languages) : cr_node_get (area, "id");
}

gboolean
cr_map_is_called (const CrMap *map, const char *text, const char *name)
{
  const CrNode *head = get_head (map);

  return g_strcmp0 (text, name) == 0 ||
         (head != NULL && text != NULL && name != NULL && is_word (head, text, name));
}
