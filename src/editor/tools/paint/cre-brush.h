/* cre-brush.h: tools that paint hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-draft.h"
#include "cre-tool.h"

#define CRE_BRUSH_MAX_SIZE 5

/**
 * CreBrush:
 *
 * Paints round spots and, with Shift, a straight line from the hex painted last; or a line, a
 * rectangle, a polygon or a flood. A hex is painted at most once in a stroke. Ctrl sets hexes to
 * the floor's default. All is also painted in the mirror of the document's #CrePainting; nothing
 * is painted while the layer is locked.
 *
 * Properties: shape (#CreShape as an int), size (the radius 0…5 of the brush and of lines: 1, 7,
 * 19, 37, 61, 91 hexes), connected (whether a flood paints only hexes that hang together),
 * only-empty (whether hexes that have more than the floor's default are left alone).
 */
#define CRE_TYPE_BRUSH (cre_brush_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreBrush, cre_brush, CRE, BRUSH, CreTool)

/**
 * CreBrushClass:
 * @layer: the layer that is painted, and over which a flood spreads
 * @paint: adds the change of these hexes of one floor to the edit
 * @may_paint: (nullable): returns whether the hex may be painted
 * @dup_label: returns the label of the step: "painting of scrub"
 * @dup_status: returns a sentence that tells what a click at @aim would do to @n_hexes hexes; see
 *   cre_brush_add_hint()
 */
struct _CreBrushClass {
  CreToolClass parent_class;

  CrLayer layer;
  void (*paint) (CreBrush *brush,
                 CrEdit *edit,
                 const CrPlace *places,
                 gsize n_places,
                 gboolean erase);
  gboolean (*may_paint) (CreBrush *brush, CrPlace place);
  char *(*dup_label) (CreBrush *brush, gboolean erase);
  char *(*dup_status) (CreBrush *brush, const CreAim *aim, guint n_hexes);
};

int cre_brush_get_size (CreBrush *brush);

CreShape cre_brush_get_shape (CreBrush *brush);

/**
 * cre_brush_get_default:
 *
 * Returns: the value of the brush's layer where nothing was painted
 */
int cre_brush_get_default (CreBrush *brush, int floor);

/**
 * cre_brush_add_hint:
 * @sentence: (transfer full): tells what a click does
 *
 * Returns: (transfer full): the sentence, and one about what else the shape in use can do
 */
char *cre_brush_add_hint (CreBrush *brush, char *sentence);

/**
 * cre_brush_mirror:
 * @place: one of the hexes that are being painted
 *
 * Returns: the direction as it is in the image to which the hex belongs
 */
CrDirection cre_brush_mirror (CreBrush *brush, CrPlace place, CrDirection direction);
