/* cr-change-sides.c: walls, doors and battlements that might be there or not.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-change-private.h"
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-places.h"
#include "cr-text.h"

static GArray *
read_sides (CrChanging *self, GError **error)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));

  if (self->where == NULL) {
    cr_changing_refuse (error, CR_ERROR_SYNTAX, cr_text ("found “%s”, expected %s@SIDES"),
                        self->word, self->word);
    return NULL;
  }
  if (!cr_places_parse_sides (self->map, self->where, sides, error))
    return NULL;
  return g_steal_pointer (&sides);
}

static char *
format_side (const CrMap *map, const CrPlacedSide *at)
{
  g_autofree char *place = cr_map_format_place (map, at->place);

  return g_strdup_printf (
      "%s:%s", place, cr_direction_get_name (at->direction, cr_map_get_grid (map)->orientation));
}

static gboolean
has_option (const CrChanging *self, const char *name)
{
  return self->options != NULL && strstr (self->options, name) != NULL;
}

/* What is not said of a thing that stands there stays as it is; of a new one the ground tells
 * the inside. */
static char *
describe_side (const CrChanging *self, const CrPlacedSide *at, CrSideKind kind)
{
  const CrSide *now = cr_map_find_side (self->map, at->place, at->direction, kind);
  GString *text = g_string_new (cr_side_kind_get_name (kind));

  if (self->options != NULL && *self->options != '\0')
    g_string_append_printf (text, ":%s", self->options);
  if (now != NULL && now->height != CR_HEIGHT_DEFAULT && !has_option (self, "height="))
    g_string_append_printf (text, ":height=%d", now->height);
  if (now != NULL && now->arc != CR_ARC_DEFAULT && !has_option (self, "arc="))
    g_string_append_printf (text, ":arc=%d", now->arc);
  if (now != NULL && now->state != CR_STATE_DEFAULT && !has_option (self, "state="))
    g_string_append_printf (text, ":state=%s", cr_opening_get_name ((CrOpening) now->state));
  if (now != NULL && now->inside != CR_INSIDE_NONE && !has_option (self, "inside=")) {
    CrPlace inside = { at->place.floor, cr_map_get_inside_hex (self->map, now) };
    g_autofree char *hex = cr_map_format_place (self->map, inside);

    g_string_append_printf (text, ":inside=%s", hex);
  } else if (now == NULL && cr_side_kind_needs_inside (kind) && !has_option (self, "inside=")) {
    g_string_append (text, ":inside=auto");
  }
  return g_string_free (text, FALSE);
}

static gboolean
put_side (CrChanging *self, const CrPlacedSide *at, CrSideKind kind, GError **error)
{
  g_autofree char *what = describe_side (self, at, kind);
  g_autofree char *where = format_side (self->map, at);
  g_autofree char *argument = g_strdup_printf ("%s@%s", what, where);

  return cr_changing_perform (self, "side", argument, error);
}

gboolean
cr_change_put_side (CrChanging *self, GError **error)
{
  g_autoptr (GArray) sides = read_sides (self, error);
  CrSideKind kind = CR_SIDE_WALL;

  cr_side_kind_parse (self->word, &kind);
  for (guint i = 0; sides != NULL && i < sides->len; i++)
    if (!put_side (self, &g_array_index (sides, CrPlacedSide, i), kind, error))
      return FALSE;
  return sides != NULL;
}

static gboolean
set_openings (CrChanging *self, const char *state, GError **error)
{
  g_autoptr (GArray) sides = read_sides (self, error);
  guint n = 0;

  if (sides == NULL)
    return FALSE;
  g_free (self->options);
  self->options = g_strdup_printf ("state=%s", state);
  for (guint i = 0; i < sides->len; i++)
    for (CrSideKind kind = 0; kind < CR_N_SIDE_KINDS; kind++) {
      const CrPlacedSide *at = &g_array_index (sides, CrPlacedSide, i);

      if (!cr_side_kind_is_opening (kind) ||
          cr_map_find_side (self->map, at->place, at->direction, kind) == NULL)
        continue;
      if (!put_side (self, at, kind, error))
        return FALSE;
      n++;
    }
  if (n > 0)
    return TRUE;

  g_autofree char *where = cr_changing_name_where (self);
  return cr_changing_refuse (error, CR_ERROR_PLACE, cr_text ("there is no door or gate at “%s”"),
                             where);
}

gboolean
cr_change_open (CrChanging *self, GError **error)
{
  return set_openings (self, "open", error);
}

gboolean
cr_change_shut (CrChanging *self, GError **error)
{
  return set_openings (self, "closed", error);
}

/* What stands in a wall falls with it, painted or not; what hangs on a battlement too. */
static gboolean
goes_with (CrSideKind kind, CrSideKind gone)
{
  switch (gone) {
  case CR_N_SIDE_KINDS:
    return TRUE;
  case CR_SIDE_WALL:
    return kind == CR_SIDE_WALL || kind == CR_SIDE_SLIT || cr_side_kind_is_opening (kind);
  case CR_SIDE_BATTLEMENT:
    return kind == CR_SIDE_BATTLEMENT || kind == CR_SIDE_HOARDING;
  default:
    return kind == gone;
  }
}

static guint
take_side (CrChanging *self, const CrPlacedSide *at, CrSideKind gone)
{
  CrEdit *edit = cr_edit_new ();
  guint n = 0;

  for (CrSideKind kind = 0; kind < CR_N_SIDE_KINDS; kind++)
    if (goes_with (kind, gone) &&
        cr_map_find_side (self->map, at->place, at->direction, kind) != NULL) {
      cr_edit_remove_side (edit, self->map, at->place, at->direction, kind);
      n++;
    }
  cr_changing_do (self, edit);
  return n;
}

gboolean
cr_change_take_side (CrChanging *self, GError **error)
{
  g_autoptr (GArray) sides = read_sides (self, error);
  CrSideKind kind = CR_N_SIDE_KINDS;
  guint n = 0;

  if (sides == NULL)
    return FALSE;
  if (!g_str_equal (self->word, "side"))
    cr_side_kind_parse (self->word, &kind);
  for (guint i = 0; i < sides->len; i++)
    n += take_side (self, &g_array_index (sides, CrPlacedSide, i), kind);
  if (n > 0)
    return TRUE;

  g_autofree char *where = cr_changing_name_where (self);
  return cr_changing_refuse (error, CR_ERROR_PLACE, cr_text ("there is no %s at “%s”"), self->word,
                             where);
}
