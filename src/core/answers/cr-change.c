/* cr-change.c: something put into a castle or taken out of it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-build.h"
#include "cr-change-private.h"
#include "cr-error.h"
#include "cr-link.h"
#include "cr-near.h"
#include "cr-operation.h"
#include "cr-text.h"

/**
 * Word:
 * @sense: '+' with, '-' without
 * @build: NULL for an operation of the editor of that name
 */
typedef struct {
  const char *word;
  char sense;
  gboolean (*build) (CrChanging *self, GError **error);
} Word;

gboolean
cr_changing_refuse (GError **error, int code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, CR_ERROR, code, message);
  return FALSE;
}

void
cr_changing_do (CrChanging *self, CrEdit *edit)
{
  cr_edit_swap (edit, self->map);
  if (self->done == NULL)
    self->done = edit;
  else
    cr_edit_merge (self->done, edit);
}

gboolean
cr_changing_perform (CrChanging *self, const char *name, const char *argument, GError **error)
{
  CrEdit *edit = cr_operation_parse (self->map, self->ruleset, name, argument, error);

  if (edit == NULL)
    return FALSE;
  cr_changing_do (self, edit);
  return TRUE;
}

/* (transfer full): one hex or side by its printed number, as the map has it; more as given. */
char *
cr_changing_name_where (const CrChanging *self)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrDirection side;
  CrPlace place;

  if (cr_map_parse_side (self->map, self->where, &place, &side, NULL))
    return cr_map_format_printed_side (self->map, place, side);
  if (!cr_map_parse_places (self->map, self->where, places, NULL) || places->len != 1)
    return g_strdup (self->where);
  return cr_map_format_printed (self->map, g_array_index (places, CrPlace, 0));
}

/* Returns: (transfer full) (nullable) (element-type CrPlace): at least one, all on the map */
static GArray *
read_places (CrChanging *self, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (self->where == NULL) {
    cr_changing_refuse (error, CR_ERROR_SYNTAX, cr_text ("found “%s”, expected %s@HEXES"),
                        self->word, self->word);
    return NULL;
  }
  if (!cr_operation_parse_places (self->map, self->where, places, error))
    return NULL;
  for (guint i = places->len; i > 0; i--)
    if (!cr_map_has_place (self->map, g_array_index (places, CrPlace, i - 1)))
      g_array_remove_index (places, i - 1);
  if (places->len > 0)
    return g_steal_pointer (&places);
  cr_changing_refuse (error, CR_ERROR_PLACE, cr_text ("there is no hex at “%s”"), self->where);
  return NULL;
}

static gboolean
perform_operation (CrChanging *self, GError **error)
{
  return cr_changing_perform (self, self->word, self->rest != NULL ? self->rest : "", error);
}

static gboolean
breach_wall (CrChanging *self, GError **error)
{
  g_autoptr (GArray) places = read_places (self, error);
  CrEdit *edit;

  if (places == NULL)
    return FALSE;
  edit = cr_edit_new ();
  if (!cr_change_breach (edit, self->map, self->ruleset, places)) {
    cr_edit_free (edit);
    return cr_changing_refuse (error, CR_ERROR_UNKNOWN,
                               cr_text ("the ruleset “%s” has no terrain “%s”"),
                               cr_ruleset_get_id (self->ruleset), CR_CHANGE_RUBBLE);
  }
  cr_changing_do (self, edit);
  return TRUE;
}

static gboolean
hang_hoarding (CrChanging *self, GError **error)
{
  g_autofree char *argument =
      self->options != NULL ? g_strdup (self->rest)
                            : g_strdup_printf ("1@%s", self->where != NULL ? self->where : "");

  return cr_changing_perform (self, "hoarding", argument, error);
}

/* A large tree, named as no other is. */
static gboolean
plant_tree (CrChanging *self, GError **error)
{
  g_autofree char *id = cr_build_free_id (self->map, CR_SECTION_LINKS, "tree");
  g_autofree char *argument =
      self->options != NULL ? g_strdup (self->rest)
                            : g_strdup_printf ("%s@%s", id, self->where != NULL ? self->where : "");

  return cr_changing_perform (self, "tree", argument, error);
}

gboolean
cr_change_find_tree (const CrMap *map, CrPlace place, guint *index_out)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (!cr_node_is (node, "tree") || !cr_link_read (map, node, &link, NULL))
      continue;
    if ((link.from.floor == place.floor || link.to.floor == place.floor) &&
        cr_hex_distance (link.from.hex, place.hex) <= 1) {
      *index_out = i;
      return TRUE;
    }
  }
  return FALSE;
}

static void
bare_hex (CrEdit *edit, const CrMap *map, CrPlace place)
{
  if (cr_map_has_place (map, place) && g_str_equal (cr_map_get_terrain (map, place), CR_BUILD_TREE))
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, CR_CHANGE_BARE);
}

/* With its crown and the way up. */
static void
fell_large (CrEdit *edit, const CrMap *map, guint index)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, index);
  CrLink link;

  if (!cr_link_read (map, node, &link, NULL))
    return;
  for (int i = 0; i < cr_hex_n_within (1); i++) {
    CrHex hex = cr_hex_add (link.from.hex, cr_hex_spiral (i));
    CrPlace over = { link.to.floor, hex };

    bare_hex (edit, map, (CrPlace){ link.from.floor, hex });
    if (cr_map_has_place (map, over) &&
        g_str_equal (cr_map_get_terrain (map, over), CR_BUILD_TREETOP))
      cr_edit_set_value (edit, map, over, CR_LAYER_TERRAIN, 0);
  }
  cr_build_remove_link (edit, map, index);
}

static gboolean
fell_tree (CrChanging *self, GError **error)
{
  g_autoptr (GArray) places = read_places (self, error);

  for (guint i = 0; places != NULL && i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    CrEdit *edit = cr_edit_new ();
    guint index;

    if (cr_change_find_tree (self->map, place, &index))
      fell_large (edit, self->map, index);
    else
      bare_hex (edit, self->map, place);
    cr_changing_do (self, edit);
  }
  if (places == NULL || !cr_edit_is_empty (self->done))
    return places != NULL;

  g_autofree char *where = cr_changing_name_where (self);
  return cr_changing_refuse (error, CR_ERROR_PLACE, cr_text ("there is no tree at “%s”"), where);
}

static gboolean
without_structure (CrChanging *self, GError **error)
{
  g_autofree char *argument = g_strdup_printf ("none@%s", self->where != NULL ? self->where : "");

  return cr_changing_perform (self, "structure", argument, error);
}

static gboolean
works_at (const CrMap *map, guint index, const char *kind, CrPlace place)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };

  return cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, index), &mechanism,
                            NULL) &&
         g_str_equal (mechanism.kind, kind) &&
         (cr_mechanism_concerns (&mechanism, map, place) ||
          cr_place_equal (mechanism.control, place));
}

/* The first drawbridge that has to do with one of the hexes, into @state. */
static gboolean
work_bridge (CrChanging *self, const char *state, GError **error)
{
  g_autoptr (GArray) places = read_places (self, error);

  if (places == NULL)
    return FALSE;
  for (guint i = 0; i < cr_map_n_nodes (self->map, CR_SECTION_MECHANISMS); i++)
    for (guint j = 0; j < places->len; j++) {
      CrEdit *edit;

      if (!works_at (self->map, i, "drawbridge", g_array_index (places, CrPlace, j)))
        continue;
      edit = cr_edit_new ();
      if (!cr_build_work_mechanism (edit, self->map, i, state, error)) {
        cr_edit_free (edit);
        return FALSE;
      }
      cr_changing_do (self, edit);
      return TRUE;
    }

  g_autofree char *where = cr_changing_name_where (self);
  return cr_changing_refuse (error, CR_ERROR_PLACE, cr_text ("no drawbridge is worked at “%s”"),
                             where);
}

static gboolean
with_bridge (CrChanging *self, GError **error)
{
  return work_bridge (self, self->options != NULL ? self->options : "lowered", error);
}

static gboolean
without_bridge (CrChanging *self, GError **error)
{
  return work_bridge (self, "raised", error);
}

/* Of words that stand for several things the first row counts. */
static const Word words[] = {
  { "breach", '+', breach_wall },
  { "open", '+', cr_change_open },
  { "shut", '+', cr_change_shut },
  { "hoarding", '+', hang_hoarding },
  { "tree", '+', plant_tree },
  { "bridge", '+', with_bridge },
  { "terrain", '+', perform_operation },
  { "level", '+', perform_operation },
  { "raise", '+', perform_operation },
  { "structure", '+', perform_operation },
  { "side", '+', perform_operation },
  { "stairway", '+', perform_operation },
  { "ladder", '+', perform_operation },
  { "rope", '+', perform_operation },
  { "roof", '+', perform_operation },
  { "yard", '+', perform_operation },
  { "floor", '+', perform_operation },
  { "mechanism", '+', perform_operation },
  { "side", '-', cr_change_take_side },
  { "tree", '-', fell_tree },
  { "structure", '-', without_structure },
  { "bridge", '-', without_bridge },
};

static gboolean (*find_build (const char *word, gboolean with)) (CrChanging *, GError **)
{
  CrSideKind kind;

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].word, word) && (words[i].sense == '+') == with)
      return words[i].build;
  if (!cr_side_kind_parse (word, &kind))
    return NULL;
  return with ? cr_change_put_side : cr_change_take_side;
}

static void
refuse_word (const char *word, const char *text, gboolean with, GError **error)
{
  CrNear near = { .name = word };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if ((words[i].sense == '+') == with)
      cr_near_offer (&near, words[i].word);
  for (CrSideKind kind = 0; kind < CR_N_SIDE_KINDS; kind++)
    if (kind != CR_SIDE_OTHER)
      cr_near_offer (&near, cr_side_kind_get_name (kind));
  cr_changing_refuse (error, CR_ERROR_UNKNOWN,
                      with ? cr_text ("found “%s”, expected what is to be there and where: "
                                      "WHAT@WHERE, such as breach@7,6")
                           : cr_text ("found “%s”, expected what is to be gone and where: "
                                      "WHAT@WHERE, such as wall@7,6:N"),
                      text);
  cr_near_tell (&near, error);
}

static void
take_apart (CrChanging *self, const char *text)
{
  gsize n = strcspn (text, ":@");
  const char *at = strchr (text, '@');

  self->word = g_strndup (text, n);
  self->rest = text[n] != '\0' ? g_strdup (text + n + 1) : NULL;
  self->where = at != NULL ? g_strdup (at + 1) : NULL;
  if (text[n] == ':')
    self->options =
        at != NULL ? g_strndup (text + n + 1, at - text - n - 1) : g_strdup (text + n + 1);
}

static void
changing_clear (CrChanging *self)
{
  g_clear_pointer (&self->done, cr_edit_free);
  g_clear_pointer (&self->map, cr_map_free);
  g_free (self->word);
  g_free (self->rest);
  g_free (self->where);
  g_free (self->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrChanging, changing_clear)

/* What the copy has learnt is counted alike by the map that the edit is for. */
static void
share_codes (const CrMap *map, const CrMap *copy)
{
  static const CrLayer layers[] = { CR_LAYER_TERRAIN, CR_LAYER_STRUCTURE };

  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    for (int code = cr_map_n_codes (map, layers[i]); code < cr_map_n_codes (copy, layers[i]);
         code++)
      cr_map_intern_code (map, layers[i], cr_map_get_code (copy, layers[i], code));
}

CrEdit *
cr_change_parse (const CrMap *map,
                 const CrRuleset *ruleset,
                 gboolean with,
                 const char *text,
                 GError **error)
{
  g_auto (CrChanging) changing = { .map = cr_map_copy (map), .ruleset = ruleset };
  gboolean (*build) (CrChanging *, GError **);
  gboolean ok;

  take_apart (&changing, text);
  build = find_build (changing.word, with);
  if (build == NULL) {
    refuse_word (changing.word, text, with, error);
    return NULL;
  }
  ok = build (&changing, error);
  if (!ok)
    return NULL;
  if (changing.done != NULL)
    cr_edit_swap (changing.done, changing.map);
  share_codes (map, changing.map);
  return changing.done != NULL ? g_steal_pointer (&changing.done) : cr_edit_new ();
}

const char *
cr_change_about (gboolean with)
{
  return with ? cr_text ("WHAT with: breach@HEXES, open@SIDES, shut@SIDES, bridge:raised@HEX, "
                         "hoarding@SIDE, tree@HEX, a kind of side such as wall@SIDES or "
                         "gate:state=open@SIDES, or terrain:CODE@HEXES, level:N@HEXES, "
                         "structure:KIND@HEXES and what else edit does")
              : cr_text ("WHAT without: a kind of side such as wall@SIDES, with all that stands "
                         "in it, side@SIDES for all there is, tree@HEXES, structure@HEXES, "
                         "bridge@HEX");
}

gboolean
cr_change_do (CrCastle *castle, gboolean with, const char *text, GError **error)
{
  g_autoptr (CrEdit) edit = cr_change_parse (cr_castle_get_map (castle),
                                             cr_castle_get_ruleset (castle), with, text, error);

  if (edit == NULL)
    return FALSE;
  cr_castle_swap (castle, edit, NULL);
  return TRUE;
}
