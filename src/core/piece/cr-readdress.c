/* cr-readdress.c: where the things a map names lie after it was turned, moved or cut.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-readdress.h"

#include "cr-layout.h"
#include "cr-text.h"

#include <math.h>
#include <string.h>

typedef enum {
  CR_ADDRESS_PLACE,  /* "cellar/7,6" */
  CR_ADDRESS_ENDS,   /* places and sides that a stairway leads to, each with its floor */
  CR_ADDRESS_SET,    /* "g/12,7..12,9 13,7" */
  CR_ADDRESS_SIDES,  /* places and sides, each with its floor */
  CR_ADDRESS_FLOOR,  /* id of a floor */
  CR_ADDRESS_LINK,   /* id of a link */
  CR_ADDRESS_POINT,  /* "7,6", on the map or off it */
  CR_ADDRESS_MATRIX, /* from the plane, whose origin is hex 1,1, to pixels */
} CrAddressKind;

/* Ids of links that did not come along. */
typedef struct {
  const CrReaddress *how;
  GHashTable *gone;
} Links;

/* One address of each kind, as it is after a motion. */

/* Where it would be, were it on a floor that there is. */
static gboolean
move_place (const CrReaddress *how, CrPlace from, CrPlace *to)
{
  to->hex = cr_motion_apply (how->motion, from.hex);
  to->floor =
      from.floor < (int) how->floors->len ? g_array_index (how->floors, int, from.floor) : -1;
  return to->floor >= 0;
}

static gboolean
is_kept (const CrReaddress *how, CrPlace place, gboolean end)
{
  return cr_grid_contains (how->grid, place.hex) &&
         (how->keep == NULL || how->keep (place, end, how->data));
}

gboolean
cr_readdress_place (const CrReaddress *how, CrPlace from, CrPlace *to_out)
{
  return move_place (how, from, to_out) && is_kept (how, *to_out, FALSE);
}

/* (transfer none): @floor as it is counted afterwards */
static const char *
floor_id (const CrReaddress *how, int floor)
{
  return g_ptr_array_index (how->floor_ids, floor);
}

/* What is not on the first floor carries its floor. */
static char *
format_place (const CrReaddress *how, CrPlace place, CrDirection side)
{
  g_autofree char *at = cr_grid_format_hex (how->grid, place.hex);

  return g_strconcat (place.floor > 0 ? floor_id (how, place.floor) : "",
                      place.floor > 0 ? "/" : "", at, side >= 0 ? ":" : NULL,
                      side >= 0 ? cr_direction_get_name (side, how->grid->orientation) : NULL,
                      NULL);
}

static char *
move_one (const CrReaddress *how, const char *text, gboolean *ok)
{
  CrPlace from, to;

  *ok = cr_map_parse_place (how->map, text, &from, NULL);
  return *ok && cr_readdress_place (how, from, &to) ? format_place (how, to, -1) : NULL;
}

/* A side is there with either of its hexes, and keeps the name it was written under if it can. */
static char *
move_side (const CrReaddress *how, const char *text, gboolean end, gboolean *ok)
{
  CrPlace from, to, other;
  CrDirection direction = -1;

  *ok = strchr (text, ':') != NULL ? cr_map_parse_side (how->map, text, &from, &direction, NULL)
                                   : cr_map_parse_place (how->map, text, &from, NULL);
  if (!*ok || !move_place (how, from, &to))
    return NULL;
  if (direction < 0)
    return is_kept (how, to, end) ? format_place (how, to, -1) : NULL;
  direction = cr_motion_turn (how->motion, direction);
  other = cr_place_neighbour (to, direction);
  if (!is_kept (how, to, end) && !is_kept (how, other, end))
    return NULL;
  if (!cr_grid_contains (how->grid, to.hex))
    return format_place (how, other, cr_direction_opposite (direction));
  return format_place (how, to, direction);
}

/* Moves each word of a list for itself. */
static char *
move_words (const CrReaddress *how, const char *text, CrAddressKind kind, gboolean *lost)
{
  g_auto (GStrv) words = cr_text_split (text);
  GString *out = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++) {
    gboolean ok;
    g_autofree char *moved = move_side (how, *word, kind == CR_ADDRESS_ENDS, &ok);

    if (moved != NULL || (!ok && how->verbatim))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", ok ? moved : *word);
    else
      *lost = TRUE;
  }
  return g_string_free (out, out->len == 0);
}

static char *
move_floor (const CrReaddress *how, const char *text)
{
  int floor = cr_map_find_floor (how->map, text), to;

  if (floor < 0 || floor >= (int) how->floors->len)
    return how->verbatim ? g_strdup (text) : NULL;
  to = g_array_index (how->floors, int, floor);
  return to >= 0 ? g_strdup (floor_id (how, to)) : NULL;
}

/* A point that was clicked stays where it is in the plane, on the map or off it. */
static char *
move_point (const CrReaddress *how, const char *text)
{
  const char *rest = text;
  int column, row;
  CrHex hex;

  if (!cr_text_read_int (&rest, &column) || *rest++ != ',' || !cr_text_read_int (&rest, &row) ||
      *rest != '\0')
    return g_strdup (text);
  hex = cr_grid_hex_at (cr_map_get_grid (how->map), column, row);
  return cr_grid_format_hex (how->grid, cr_motion_apply (how->motion, hex));
}

/* The plane has its origin in hex 1,1, so a picture stays put when the origin of its matrix moves
 * against the hexes. A picture is never turned with them. */
static char *
move_matrix (const CrReaddress *how, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CrPoint by = cr_layout_centre (how->grid, how->motion.shift);
  GString *out = g_string_new (NULL);
  gint64 m[6];
  guint n = 0;

  while (words[n] != NULL && n < 6 && cr_text_parse_milli (words[n], &m[n]))
    n++;
  if (n < 6 || words[6] != NULL)
    return g_string_free (g_string_append (out, text), FALSE);
  m[4] -= llround ((double) m[0] * by.x + (double) m[2] * by.y);
  m[5] -= llround ((double) m[1] * by.x + (double) m[3] * by.y);
  for (n = 0; n < 6; n++) {
    g_autofree char *number = cr_text_format_milli (m[n]);
    g_string_append_printf (out, "%s%s", n > 0 ? " " : "", number);
  }
  return g_string_free (out, FALSE);
}

static char *
format_set (const CrReaddress *how, const GArray *places)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  int floor = 0;

  for (guint i = 0; i < places->len;) {
    int run = g_array_index (places, CrPlace, i).floor;

    g_array_set_size (hexes, 0);
    for (; i < places->len && g_array_index (places, CrPlace, i).floor == run; i++)
      g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);

    g_autofree char *set =
        cr_grid_format_set (how->grid, (const CrHex *) (const void *) hexes->data, hexes->len);
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? " " : "",
                            run != floor ? floor_id (how, run) : "", run != floor ? "/" : "", set);
    floor = run;
  }
  return g_string_free (text, FALSE);
}

/* (transfer full) (element-type CrPlace): those that are there afterwards. */
static GArray *
move_places (const CrReaddress *how, const GArray *places, gboolean *lost)
{
  GArray *moved = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < places->len; i++) {
    CrPlace to;

    if (cr_readdress_place (how, g_array_index (places, CrPlace, i), &to))
      g_array_append_val (moved, to);
  }
  *lost |= moved->len < places->len;
  return moved;
}

/* Takes "cellar/" off the front of a word. */
static const char *
read_floor (const CrReaddress *how, const char *word, int *floor)
{
  const char *slash = strchr (word, '/');
  g_autofree char *id = slash != NULL ? g_strndup (word, (gsize) (slash - word)) : NULL;

  if (id != NULL)
    *floor = cr_map_find_floor (how->map, id);
  return slash != NULL ? slash + 1 : word;
}

static void
append_hexes (const CrReaddress *how, const GArray *places, GString *out)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < places->len; i++)
    g_array_append_val (hexes, g_array_index (places, CrPlace, i).hex);

  g_autofree char *set =
      cr_grid_format_set (how->grid, (const CrHex *) (const void *) hexes->data, hexes->len);
  g_string_append (out, set);
}

/* A run of which all is left stays a run, even of two hexes. */
static void
append_word (const CrReaddress *how, const char *word, const GArray *places, GString *out)
{
  CrHex last = g_array_index (places, CrPlace, places->len - 1).hex;
  g_autofree char *from = cr_grid_format_hex (how->grid, g_array_index (places, CrPlace, 0).hex);
  g_autofree char *to = cr_grid_format_hex (how->grid, last);

  if (strstr (word, "..") != NULL)
    g_string_append_printf (out, "%s..%s", from, to);
  else
    g_string_append (out, from);
}

/* (transfer full) (element-type CrPlace): the hexes of one word without its floor. */
static GArray *
parse_word (const CrReaddress *how, const char *word, int floor)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_grid_parse_set (cr_map_get_grid (how->map), word, hexes, NULL);
  for (guint i = 0; i < hexes->len; i++) {
    CrPlace place = { floor, g_array_index (hexes, CrHex, i) };

    g_array_append_val (places, place);
  }
  return places;
}

/* As move_set(), word for word: a file that was written by hand keeps its form, even
 * where it names the floor again that it is on already. */
static char *
move_set_verbatim (const CrReaddress *how, const char *text, gboolean *lost)
{
  g_auto (GStrv) words = cr_text_split (text);
  GString *out = g_string_new (NULL);
  int floor = 0, floor_out = 0;

  for (char **word = words; *word != NULL; word++) {
    const char *rest = read_floor (how, *word, &floor);
    g_autoptr (GArray) places = parse_word (how, rest, floor);
    g_autoptr (GArray) moved = move_places (how, places, lost);

    if (moved->len == 0)
      continue;
    if (out->len > 0)
      g_string_append_c (out, ' ');
    if (rest != *word || g_array_index (moved, CrPlace, 0).floor != floor_out) {
      floor_out = g_array_index (moved, CrPlace, 0).floor;
      g_string_append_printf (out, "%s/", floor_id (how, floor_out));
    }
    if (moved->len == places->len)
      append_word (how, rest, moved, out);
    else
      append_hexes (how, moved, out);
  }
  return g_string_free (out, out->len == 0);
}

static char *
move_set (const CrReaddress *how, const char *text, gboolean *lost)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) moved = NULL;

  if (!cr_map_parse_places (how->map, text, places, NULL))
    return how->verbatim ? g_strdup (text) : NULL;
  if (how->verbatim)
    return move_set_verbatim (how, text, lost);
  moved = move_places (how, places, lost);
  return moved->len > 0 ? format_set (how, moved) : NULL;
}

/* NULL: nothing is left of it. */
static char *
move_readdress (const CrReaddress *how, const char *text, CrAddressKind kind, gboolean *lost)
{
  gboolean ok = TRUE;
  char *moved = NULL;

  switch (kind) {
  case CR_ADDRESS_PLACE:
    moved = move_one (how, text, &ok);
    break;
  case CR_ADDRESS_ENDS:
  case CR_ADDRESS_SIDES:
    moved = move_words (how, text, kind, lost);
    break;
  case CR_ADDRESS_SET:
    moved = move_set (how, text, lost);
    break;
  case CR_ADDRESS_FLOOR:
    moved = move_floor (how, text);
    break;
  case CR_ADDRESS_LINK:
    moved = how->dup_id != NULL ? how->dup_id (text, how->data) : g_strdup (text);
    break;
  case CR_ADDRESS_POINT:
    moved = move_point (how, text);
    break;
  case CR_ADDRESS_MATRIX:
    moved = move_matrix (how, text);
    break;
  }
  return ok || !how->verbatim ? moved : g_strdup (text);
}

static char *
dup_link_id (const char *id, gpointer data)
{
  const Links *links = data;

  if (g_hash_table_contains (links->gone, id))
    return NULL;
  return links->how->dup_id != NULL ? links->how->dup_id (id, links->how->data) : g_strdup (id);
}

static gboolean
keep_link (CrPlace place, gboolean end, gpointer data)
{
  const Links *links = data;

  return links->how->keep == NULL || links->how->keep (place, end, links->how->data);
}

/* Passages stand on links, so they come second, wherever in the list they are. */
static void
move_links (const CrReaddress *how, GHashTable *gone, GPtrArray *links)
{
  guint n = cr_map_n_nodes (how->map, CR_SECTION_LINKS);

  g_ptr_array_set_size (links, (int) n);
  for (int passages = 0; passages < 2; passages++)
    for (guint i = 0; i < n; i++) {
      const CrNode *node = cr_map_get_node (how->map, CR_SECTION_LINKS, i);
      const char *id = cr_node_get (node, "id");

      if (cr_node_is (node, "passage") != passages)
        continue;
      links->pdata[i] = cr_readdress_node (how, node, NULL);
      if (links->pdata[i] == NULL && id != NULL)
        g_hash_table_add (gone, g_strdup (id));
    }
}

static void
unref_node (gpointer node)
{
  if (node != NULL)
    cr_node_unref (node);
}

void
cr_readdress_sections (const CrReaddress *how, GPtrArray *sections[CR_N_SECTIONS])
{
  g_autoptr (GHashTable) gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Links links = { how, gone };
  CrReaddress with_links = *how;

  with_links.keep = keep_link;
  with_links.dup_id = dup_link_id;
  with_links.data = &links;
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    sections[section] = g_ptr_array_new_with_free_func (unref_node);
    if (section == CR_SECTION_LINKS) {
      move_links (&with_links, gone, sections[section]);
      continue;
    }
    for (guint i = 0; i < cr_map_n_nodes (how->map, section); i++)
      g_ptr_array_add (
          sections[section],
          cr_readdress_node (&with_links, cr_map_get_node (how->map, section, i), NULL));
  }
}

/* The one table of what in the sparse things of a map says where something is. What is whole makes
 * no sense in part: without it the node is lost. Of the others what is left remains. */
static const struct {
  const char *element, *attribute; /* no attribute: the text */
  CrAddressKind kind;
  gboolean whole;
} rows[] = {
  { "stairway", "hexes", CR_ADDRESS_SET, TRUE }, { "stairway", "foot", CR_ADDRESS_ENDS, TRUE },
  { "stairway", "head", CR_ADDRESS_ENDS, TRUE }, { "spiral", "from", CR_ADDRESS_PLACE, TRUE },
  { "spiral", "to", CR_ADDRESS_PLACE, TRUE },    { "ladder", "from", CR_ADDRESS_PLACE, TRUE },
  { "ladder", "to", CR_ADDRESS_PLACE, TRUE },    { "trapdoor", "from", CR_ADDRESS_PLACE, TRUE },
  { "trapdoor", "to", CR_ADDRESS_PLACE, TRUE },  { "ramp", "from", CR_ADDRESS_PLACE, TRUE },
  { "ramp", "to", CR_ADDRESS_PLACE, TRUE },      { "rope", "from", CR_ADDRESS_PLACE, TRUE },
  { "rope", "to", CR_ADDRESS_PLACE, TRUE },      { "tree", "from", CR_ADDRESS_PLACE, TRUE },
  { "tree", "to", CR_ADDRESS_PLACE, TRUE },      { "passage", "from", CR_ADDRESS_LINK, TRUE },
  { "passage", "to", CR_ADDRESS_LINK, TRUE },    { "mechanism", "control", CR_ADDRESS_PLACE, TRUE },
  { "effect", "hexes", CR_ADDRESS_SET, FALSE },  { "effect", "sides", CR_ADDRESS_SIDES, FALSE },
  { "effect", "of", CR_ADDRESS_LINK, FALSE },    { "area", NULL, CR_ADDRESS_SET, FALSE },
  { "area", "floor", CR_ADDRESS_FLOOR, TRUE },   { "label", "at", CR_ADDRESS_PLACE, TRUE },
  { "label", "floor", CR_ADDRESS_FLOOR, TRUE },  { "piece", "anchor", CR_ADDRESS_PLACE, TRUE },
  { "piece", "at", CR_ADDRESS_ENDS, TRUE },      { "picture", "floor", CR_ADDRESS_FLOOR, TRUE },
  { "fit", "matrix", CR_ADDRESS_MATRIX, FALSE }, { "point", "at", CR_ADDRESS_POINT, FALSE },
};

/* What has become of a node so far. */
typedef struct {
  const CrReaddress *how;
  guint n_left;       /* addresses of which something is left */
  gboolean addressed; /* it had some */
  gboolean lost;      /* something fell outside */
  gboolean dead;      /* something it cannot do without */
} Fate;

static int
find_row (const char *element, const char *attribute)
{
  for (gsize i = 0; element != NULL && i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].element, element) && g_strcmp0 (rows[i].attribute, attribute) == 0)
      return (int) i;
  return -1;
}

static char *
move_value (Fate *fate, const char *element, const char *attribute, const char *value)
{
  int row = value != NULL ? find_row (element, attribute) : -1;
  gboolean lost_before = fate->lost;
  char *moved;

  if (row < 0)
    return g_strdup (value);
  fate->lost = FALSE;
  fate->addressed = TRUE;
  moved = move_readdress (fate->how, value, rows[row].kind, &fate->lost);
  fate->lost |= moved == NULL;
  fate->dead |= rows[row].whole && fate->lost;
  fate->lost |= lost_before;
  fate->n_left += moved != NULL;
  return moved;
}

static void
move_children (Fate *fate, const CrNode *node, CrNode *moved)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    gboolean lost = FALSE;
    CrNode *kept = cr_readdress_node (fate->how, child, &lost);

    if (kept != NULL)
      cr_node_take_child (moved, kept);
    fate->lost |= lost || kept == NULL;
    fate->addressed |= cr_node_is (child, "effect");
    fate->n_left += kept != NULL && cr_node_is (child, "effect");
  }
}

CrNode *
cr_readdress_node (const CrReaddress *how, const CrNode *node, gboolean *lost_out)
{
  const char *element = cr_node_get_name (node);
  Fate fate = { .how = how };
  gboolean only_control;

  if (element == NULL)
    return cr_node_ref (node);

  g_autoptr (CrNode) moved = cr_node_new (element);
  g_autofree char *text = move_value (&fate, element, NULL, cr_node_get_text (node));

  cr_node_set_text (moved, text);
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value, *name = cr_node_get_attribute (node, i, &value);
    g_autofree char *kept = move_value (&fate, element, name, value);

    cr_node_set (moved, name, kept);
  }
  only_control = fate.n_left == 1 && cr_node_is (node, "mechanism");
  move_children (&fate, node, moved);
  if (lost_out != NULL)
    *lost_out = fate.lost;
  if (fate.dead || (fate.addressed && fate.n_left == 0) ||
      (only_control && fate.n_left == 1 && fate.lost))
    return NULL;
  return g_steal_pointer (&moved);
}

gboolean
cr_readdress_is_placed (const CrNode *node)
{
  const char *element = cr_node_get_name (node), *value;

  if (cr_node_get_text (node) != NULL && find_row (element, NULL) >= 0)
    return TRUE;
  for (guint i = 0; i < cr_node_n_attributes (node); i++)
    if (find_row (element, cr_node_get_attribute (node, i, &value)) >= 0)
      return TRUE;
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (cr_readdress_is_placed (cr_node_get_child (node, i)))
      return TRUE;
  return FALSE;
}
