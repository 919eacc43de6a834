/* cre-code-brush.h: brushes that paint one of many kinds. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-brush.h"

/**
 * CreCodeBrush:
 *
 * Paints a code of the layer of its class. Ctrl sets hexes to the floor's default; a right click
 * takes over the code. Properties: code (of the ruleset, or any other that the map may keep),
 * recent (a %G_TYPE_STRV: the codes that were painted lately, the latest first).
 */
#define CRE_CODE_BRUSH_N_RECENT 8
#define CRE_TYPE_CODE_BRUSH (cre_code_brush_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreCodeBrush, cre_code_brush, CRE, CODE_BRUSH, CreBrush)

/**
 * CreCodeBrushClass:
 * @first_code: the code that a new brush paints
 * @dup_name: returns the name of a code for people
 * @dup_act: returns a sentence that tells what a click at @aim would do to @n_hexes hexes
 */
struct _CreCodeBrushClass {
  CreBrushClass parent_class;

  const char *first_code;
  char *(*dup_name) (const CrRuleset *ruleset, const char *code);
  char *(*dup_act) (CreBrush *brush, const CreAim *aim, guint n_hexes);
};

const char *cre_code_brush_get_code (CreCodeBrush *brush);

/**
 * cre_code_brush_dup_name:
 * @erase: whether to name the default of the floor in place of the code
 *
 * Returns: (transfer full): the name of what is painted, for people
 */
char *cre_code_brush_dup_name (CreCodeBrush *brush, int floor, gboolean erase);
