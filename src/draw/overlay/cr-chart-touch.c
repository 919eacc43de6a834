/* cr-chart-touch.c: the part of the drawing that a node of the map changes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart.h"

#include "cr-chart-private.h"

#include "cr-area.h"

/* A letter with its halo is at most so wide, as a part of its size. */
#define WIDEST 1.3

/* Strokes reach at most so far beyond the thing they belong to, and other texts give way to a name
 * at most so far; in W. */
#define SPILL 1.5
#define LONGEST 5 /* the most hexes of a siege tower in a row */

static CrBox
get_hex_box (const CrMap *map, CrHex hex)
{
  CrPoint p = cr_layout_centre (cr_map_get_grid (map), hex);

  return (CrBox){ p.x - 0.5, p.y - 0.5, 1, 1 };
}

static CrBox
get_places_box (const CrMap *map, const GArray *places)
{
  CrBox box = { 0 };

  for (guint i = 0; i < places->len; i++)
    box = cr_box_join (box, get_hex_box (map, g_array_index (places, CrPlace, i).hex));
  return box;
}

/* A name may be written at any angle. */
static CrBox
grow_for_text (CrBox box, const char *text, double size)
{
  double half = text != NULL ? WIDEST * size * (double) g_utf8_strlen (text, -1) / 2 : 0;

  return cr_box_grow (box, MAX (half, size) + SPILL);
}

static gboolean
find_label_box (const CrMap *map, const CrNode *node, CrBox *box_out)
{
  CrLabel label;

  *box_out = (CrBox){ 0 };
  if (cr_label_read (map, node, &label, NULL) && label.size > 0)
    *box_out = grow_for_text (get_hex_box (map, label.at.hex), label.text,
                              CR_LABEL_SIZE * label.size / CR_LABEL_SIZE_DEFAULT);
  return TRUE;
}

static gboolean
find_area_box (const CrMap *map, const CrNode *node, CrBox *box_out)
{
  g_auto (CrArea) area = { .id = NULL };

  *box_out = (CrBox){ 0 };
  if (cr_area_read (map, node, &area, NULL) && area.places->len > 0)
    *box_out = grow_for_text (get_places_box (map, area.places),
                              area.name != NULL ? area.name : area.id, CR_AREA_SIZE);
  return TRUE;
}

/* Joins the boxes of every attribute that names hexes or a side; FALSE when there is none. */
static gboolean
find_link_box (const CrMap *map, const CrNode *node, CrBox *box_out)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    CrDirection direction;
    CrPlace place;

    cr_node_get_attribute (node, i, &value);
    if (cr_map_parse_side (map, value, &place, &direction, NULL))
      g_array_append_val (places, place);
    else
      cr_map_parse_places (map, value, places, NULL);
  }
  *box_out = cr_box_grow (get_places_box (map, places), SPILL);
  return places->len > 0;
}

gboolean
cr_paint_node_box (const CrMap *map, CrSection section, const CrNode *node, CrBox *box_out)
{
  static const char *const kinds[] = { "stairway", "ladder", "ramp", "trapdoor", NULL };
  const char *name = cr_node_get_name (node);

  *box_out = (CrBox){ 0 };
  if (name == NULL)
    return TRUE;
  if (section == CR_SECTION_LABELS)
    return find_label_box (map, node, box_out);
  if (section == CR_SECTION_AREAS)
    return find_area_box (map, node, box_out);
  if (section == CR_SECTION_GEAR && find_link_box (map, node, box_out)) {
    *box_out = cr_box_grow (*box_out, LONGEST);
    return TRUE;
  }
  if (section == CR_SECTION_LINKS && g_strv_contains (kinds, name))
    return find_link_box (map, node, box_out);
  return FALSE;
}
