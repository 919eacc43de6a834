/* cre-tool-structure.c: says what hexes belong to: rampart, tower, keep.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-structure.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-painting.h"

struct _CreToolStructure {
  CreCodeBrush parent_instance;

  gboolean with_floor;
};

G_DEFINE_FINAL_TYPE (CreToolStructure, cre_tool_structure, CRE_TYPE_CODE_BRUSH)

static const CreField fields[] = {
  { "with-floor", G_STRUCT_OFFSET (CreToolStructure, with_floor), TRUE, 0, 0, TRUE },
};

static void
set_all (CrEdit *edit,
         const CrMap *map,
         const CrPlace *places,
         gsize n_places,
         CrLayer layer,
         int value)
{
  for (gsize i = 0; i < n_places; i++)
    cr_edit_set_value (edit, map, places[i], layer, value);
}

/* Locked layers are left as they are. */
static void
cre_tool_structure_paint (CreBrush *brush,
                          CrEdit *edit,
                          const CrPlace *places,
                          gsize n_places,
                          gboolean erase)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (brush));
  CrePainting *painting = cre_painting_get (document);
  const CrMap *map = cre_map_document_get_map (document);
  const char *code = cre_code_brush_get_code (CRE_CODE_BRUSH (brush));
  const CrStructureKind *kind =
      cr_ruleset_find_structure (cre_map_document_get_ruleset (document), code);
  const gint16 *defaults = cr_map_get_floor (map, places[0].floor)->defaults;

  CRE_BRUSH_CLASS (cre_tool_structure_parent_class)->paint (brush, edit, places, n_places, erase);
  if (!CRE_TOOL_STRUCTURE (brush)->with_floor || (!erase && (kind == NULL || kind->floor == NULL)))
    return;
  if (!cre_painting_is_locked (painting, CR_LAYER_TERRAIN))
    set_all (edit, map, places, n_places, CR_LAYER_TERRAIN,
             erase ? defaults[CR_LAYER_TERRAIN]
                   : cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN,
                                         kind->floor));
  if (!cre_painting_is_locked (painting, CR_LAYER_LEVEL))
    set_all (edit, map, places, n_places, CR_LAYER_LEVEL,
             MIN (defaults[CR_LAYER_LEVEL] + (erase ? 0 : kind->rise), CR_LEVEL_MAX));
}

static char *
cre_tool_structure_dup_label (CreBrush *brush, gboolean erase)
{
  g_autofree char *name = cre_code_brush_dup_name (CRE_CODE_BRUSH (brush), 0, FALSE);

  if (erase)
    return g_strdup (_ ("erasing of structures"));
  /* Translators: as in “Undo marking as rampart” */
  return g_strdup_printf (_ ("marking as %s"), name);
}

static char *
cre_tool_structure_dup_act (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (brush));
  g_autofree char *name = cre_code_brush_dup_name (CRE_CODE_BRUSH (brush), aim->place.floor,
                                                   (aim->modifiers & CRE_CTRL) != 0);
  g_autofree char *at = cr_map_format_printed (map, aim->place);

  if (n_hexes == 1)
    /* Translators: a hex number, then rampart, tower, keep, … */
    return g_strdup_printf (_ ("Marks %s as %s."), at, name);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Marks %u hex as %s.", "Marks %u hexes as %s.", n_hexes),
      n_hexes, name);
}

static void
cre_tool_structure_class_init (CreToolStructureClass *klass)
{
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);

  brush_class->layer = CR_LAYER_STRUCTURE;
  brush_class->paint = cre_tool_structure_paint;
  brush_class->dup_label = cre_tool_structure_dup_label;
  CRE_CODE_BRUSH_CLASS (klass)->first_code = "rampart";
  CRE_CODE_BRUSH_CLASS (klass)->dup_act = cre_tool_structure_dup_act;
  CRE_CODE_BRUSH_CLASS (klass)->dup_name = cre_name_structure;
  cre_tool_class_install_fields (CRE_TOOL_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_structure_init (CreToolStructure *tool)
{
}
