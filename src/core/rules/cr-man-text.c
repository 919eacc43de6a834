/* cr-man-text.c: a man as people write him. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-muster.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-text.h"

static gboolean
read_direction (const CrMap *map, const char *text, gint8 *direction_out)
{
  CrDirection direction;

  if (!cr_direction_parse (text, cr_map_get_grid (map)->orientation, &direction))
    return FALSE;
  *direction_out = (gint8) direction;
  return TRUE;
}

static void
ask_post (const char *kind, GError **error)
{
  CrNear near = { .name = kind };
  CrPostKind known;

  if (cr_post_kind_parse (kind, &known))
    return;
  for (CrPostKind i = 0; i < CR_N_POST_KINDS; i++)
    cr_near_offer (&near, cr_post_kind_get_name (i));
  cr_near_tell (&near, error);
}

gboolean
cr_post_parse (const CrMap *map, const char *text, CrPost *post_out, GError **error)
{
  g_autofree char *kind = g_strndup (text, strcspn (text, "@/"));
  const char *part = strchr (text, '/'), *facing = strchr (text, '@');
  CrPost post = { CR_POST_GROUND, -1, NULL };
  CrPostKind found;

  if (!cr_post_kind_parse (kind, &found) ||
      (facing != NULL && !read_direction (map, facing + 1, &post.facing)) ||
      (part != NULL && (found != CR_POST_TOWER || part[1] == '\0'))) {
    g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                 cr_text ("found the post “%1$s”, expected one of %2$s"), text,
                 "ground, hoarding, ladder, ladder-top, tower, tree, hoarding@DIR, tower/PART");
    ask_post (kind, error);
    return FALSE;
  }
  post.kind = (guint8) found;
  post.part = part != NULL ? g_intern_string (part + 1) : NULL;
  *post_out = post;
  return TRUE;
}

static gboolean
read_named (const CrMap *map, const char *name, const char *value, CrMan *man)
{
  CrManState state;

  if (g_str_equal (name, "side")) {
    man->side = g_str_equal (value, "other") ? 1 : 0;
    return man->side == 1 || g_str_equal (value, "own");
  }
  if (g_str_equal (name, "state") && cr_man_state_parse (value, &state)) {
    man->state = (guint8) state;
    return TRUE;
  }
  if (g_str_equal (name, "post"))
    return cr_post_parse (map, value, &man->post, NULL);
  if (g_str_equal (name, "facing"))
    return read_direction (map, value, &man->post.facing);
  return g_str_equal (name, "rear") && read_direction (map, value, &man->rear);
}

static gboolean
read_word (const CrMap *map, const char *word, CrMan *man)
{
  const char *equals = strchr (word, '=');
  CrManBody body;

  if (equals != NULL) {
    g_autofree char *name = g_strndup (word, (gsize) (equals - word));
    return read_named (map, name, equals + 1, man);
  }
  if (g_str_equal (word, "moving")) {
    man->moving = TRUE;
    return TRUE;
  }
  if (!cr_man_body_parse (word, &body))
    return FALSE;
  man->body = (guint8) body;
  return TRUE;
}

#define WORDS \
  "side=own, side=other, state=standing, state=kneeling, state=stunned, " \
  "state=dead, foot, mounted, animal, rear=DIR, facing=DIR, post=POST, moving"

static void
ask_word (const char *word, GError **error)
{
  g_auto (GStrv) known = g_strsplit (WORDS, ", ", -1);
  CrNear near = { .name = word };

  cr_near_offer_all (&near, (const char *const *) known);
  cr_near_tell (&near, error);
}

gboolean
cr_man_parse (const CrMap *map, const char *text, CrMan *man_out, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", -1);
  CrPlace place;

  if (!cr_map_parse_printed (map, words[0] != NULL ? words[0] : "", &place, error))
    return FALSE;
  if (!cr_map_has_place (map, place)) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 cr_text ("found a man at “%s”, expected a hex of the map; there the map is void"),
                 words[0]);
    return FALSE;
  }
  *man_out = cr_man_at (place);
  for (char **word = words + 1; *word != NULL; word++)
    if (!read_word (map, *word, man_out)) {
      g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
                   cr_text ("found “%1$s” of the man at %2$s, expected %3$s"), *word, words[0],
                   WORDS);
      ask_word (*word, error);
      return FALSE;
    }
  return TRUE;
}

static void
add_direction (GString *text, const CrMap *map, const char *before, int direction)
{
  if (direction >= 0)
    g_string_append_printf (text, "%s%s", before,
                            cr_direction_get_name (direction, cr_map_get_grid (map)->orientation));
}

char *
cr_post_format (const CrMap *map, CrPost post)
{
  GString *text = g_string_new (cr_post_kind_get_name ((CrPostKind) post.kind));

  if (post.part != NULL)
    g_string_append_printf (text, "/%s", post.part);
  add_direction (text, map, "@", post.facing);
  return g_string_free (text, FALSE);
}

char *
cr_man_format (const CrMap *map, const CrMan *man)
{
  g_autofree char *at = cr_map_format_printed (map, man->place);
  GString *text = g_string_new (at);

  if (man->side == 1)
    g_string_append (text, ":side=other");
  if (man->state != CR_MAN_STANDING)
    g_string_append_printf (text, ":state=%s", cr_man_state_get_name ((CrManState) man->state));
  if (man->body != CR_MAN_ON_FOOT)
    g_string_append_printf (text, ":%s", cr_man_body_get_name ((CrManBody) man->body));
  add_direction (text, map, ":rear=", man->rear);
  if (man->post.kind != CR_POST_GROUND || man->post.part != NULL) {
    g_autofree char *post = cr_post_format (map, (CrPost){ man->post.kind, -1, man->post.part });

    g_string_append_printf (text, ":post=%s", post);
  }
  add_direction (text, map, ":facing=", man->post.facing);
  if (man->moving)
    g_string_append (text, ":moving");
  return g_string_free (text, FALSE);
}
