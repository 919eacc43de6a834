/* cre-code-brush.h: brushes that paint one of many kinds. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-brush.h"

/**
 * CreCodeBrush:
 *
 * Paints a code of the class's layer. Ctrl erases to the floor's default; pick takes the code.
 * Properties: code (of the ruleset, or any other the map may keep), recent (a
 * %G_TYPE_STRV: what was painted with lately, the last one first).
 */
#define CRE_CODE_BRUSH_N_RECENT 8
#define CRE_TYPE_CODE_BRUSH (cre_code_brush_get_type ())
G_DECLARE_DERIVABLE_TYPE (CreCodeBrush, cre_code_brush, CRE, CODE_BRUSH, CreBrush)

/**
 * CreCodeBrushClass:
 * @first_code: what it paints at first
 * @dup_name: of a code, for people
 * @dup_act: what a click at @aim would do to @n_hexes hexes, one sentence
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
 * @erase: the name of the floor's default is asked for
 *
 * Returns: (transfer full): what is painted, for people
 */
char *cre_code_brush_dup_name (CreCodeBrush *brush, int floor, gboolean erase);
