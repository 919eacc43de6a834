/* cre-brush.h: tools that paint hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-draft.h"
#include "cre-tool.h"

#define CRE_BRUSH_MAX_SIZE 5

/**
 * CreBrush:
 *
 * Paints round spots and, with Shift, a straight line from the hex painted last; or a line, a
 * rectangle, a polygon or a flood. A hex is painted at most once in a stroke. Ctrl erases. All is
 * painted in the mirror of the document's #CrePainting, too, and nothing while its layer is locked.
 *
 * Properties: shape (#CreShape as an int), size (radius 0…5: 1, 7, 19, 37, 61, 91 hexes; of the
 * brush and of lines), connected (a flood paints what hangs together only), only-empty (hexes that
 * carry anything but the floor's default are left alone).
 */
#define CRE_TYPE_BRUSH (cre_brush_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreBrush, cre_brush, CRE, BRUSH, CreTool)

/**
 * CreBrushClass:
 * @layer: what is painted, and what a flood spreads over
 * @paint: put these hexes of one floor into the edit
 * @may_paint: (nullable): whether the hex is to be touched at all
 * @dup_label: what the stroke does, for undo: "painting of scrub"
 * @dup_status: what a click at @aim would do to @n_hexes hexes; see cre_brush_add_hint()
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
 * Returns: what the brush's layer holds where nothing was painted
 */
int cre_brush_get_default (CreBrush *brush, int floor);

/**
 * cre_brush_add_hint:
 * @sentence: (transfer full): what a click does
 *
 * Returns: (transfer full): that, and what else can be done with the shape in use
 */
char *cre_brush_add_hint (CreBrush *brush, char *sentence);

/**
 * cre_brush_mirror:
 * @place: one of those that are painted now
 *
 * Returns: the direction as it is in the image of the mirror that the place belongs to
 */
CrDirection cre_brush_mirror (CreBrush *brush, CrPlace place, CrDirection direction);
