/* cre-tool-select.c: chooses what the inspector shows. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-tool-select.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cr-build.h"
#include "cr-link.h"
#include "cr-stairway.h"
#include "cre-gather.h"
#include "cre-inspect.h"
#include "cre-painting.h"

/* A press that moves less than the first is a click; a lasso gets a point after each second. Both
 * are in hex widths. */
#define DRAGGED 0.4
#define STEP 0.15

struct _CreToolSelect {
  CreTool parent_instance;

  int mode;
  CreSelection *selection;
  GArray *before; /* an array of CreMark: the selection before the stroke */
  int reach, layer;
  gboolean connected;
  GArray *line; /* an array of CrPoint: where the pointer was dragged */
};

G_DEFINE_FINAL_TYPE (CreToolSelect, cre_tool_select, CRE_TYPE_TOOL)

#define FIELD(field) #field, G_STRUCT_OFFSET(CreToolSelect, field)

static const CreField fields[] = {
  { FIELD (mode), FALSE, CRE_SELECT_HEXES, CRE_SELECT_LINKS, CRE_SELECT_HEXES },
  { FIELD (reach), FALSE, CRE_REACH_AREA, CRE_REACH_ALIKE, CRE_REACH_AREA },
  { FIELD (layer), FALSE, 0, CR_N_LAYERS - 1, CR_LAYER_TERRAIN },
  { FIELD (connected), TRUE, 0, 0, TRUE },
};

/* A side gets the same mark from both of its hexes. */
static CreMark
mark_at (CreToolSelect *self, const CreAim *aim)
{
  CreMark mark = { aim->place, -1 };

  if (self->mode == CRE_SELECT_SIDES) {
    mark.side = aim->side;
    cr_grid_name_side (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self))), &mark.place.hex,
                       &mark.side);
  }
  return mark;
}

static void
add_place (GArray *marks, CrPlace place)
{
  CreMark mark = { place, -1 };

  g_array_append_val (marks, mark);
}

/* Returns: (transfer full) (element-type CreMark): the hexes of a link; nothing when @node is NULL
 * or cannot be read */
static GArray *
link_marks (const CrMap *map, const CrNode *node)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  g_autoptr (CrStairway) stairway =
      cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;
  CrLink link;

  for (guint i = 0; stairway != NULL && i < stairway->n_hexes; i++)
    add_place (marks, stairway->hexes[i]);
  if (cr_node_get_name (node) != NULL && cr_link_is_kind (cr_node_get_name (node)) &&
      cr_link_read (map, node, &link, NULL)) {
    add_place (marks, link.from);
    add_place (marks, link.to);
  }
  return marks;
}

static gboolean
has_place (const GArray *marks, CrPlace place)
{
  for (guint i = 0; i < marks->len; i++) {
    const CreMark *mark = &g_array_index (marks, CreMark, i);

    if (cr_place_equal (mark->place, place))
      return TRUE;
  }
  return FALSE;
}

static void
select_link (CreToolSelect *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    g_autoptr (GArray) marks = link_marks (map, cr_map_get_node (map, CR_SECTION_LINKS, i));

    if (has_place (marks, place)) {
      cre_selection_set_link (self->selection, (int) i,
                              (const CreMark *) (const void *) marks->data, marks->len);
      return;
    }
  }
  cre_selection_clear (self->selection);
}

static gboolean
is_there (CreToolSelect *self, const CreMark *mark)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));

  if (mark->side >= 0)
    return cr_grid_contains (cr_map_get_grid (map), mark->place.hex);
  return cr_map_has_place (map, mark->place);
}

/* Adds what the drag surrounds: with a box, whose corner is the press, or with the lasso. */
static void
add_surrounded (CreToolSelect *self, const CreAim *aim, GArray *marks)
{
  CrPoint box[] = { g_array_index (self->line, CrPoint, 0), aim->point };
  CreLasso lasso = { box, G_N_ELEMENTS (box), aim->place.floor, self->mode == CRE_SELECT_SIDES };

  if (self->reach == CRE_REACH_LASSO) {
    lasso.points = (const CrPoint *) (const void *) self->line->data;
    lasso.n_points = self->line->len;
  }
  cre_gather_within (cre_tool_get_map (CRE_TOOL (self)), &lasso, marks);
}

/* Adds what a click selects; in the reach of all that is alike, that is all of it. */
static void
add_clicked (CreToolSelect *self, const CreAim *aim, GArray *marks)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CreMark mark = mark_at (self, aim);

  if (!is_there (self, &mark))
    return;
  if (self->reach != CRE_REACH_ALIKE)
    g_array_append_val (marks, mark);
  else if (mark.side < 0)
    cre_gather_hexes (map, mark.place, self->layer, self->connected, marks);
  else
    cre_gather_sides (map, &mark, self->connected, marks);
}

/* Shift adds, Ctrl or Alt removes, both together keep only what was selected already. */
static void
choose_marks (CreToolSelect *self, const GArray *found, CreModifiers modifiers)
{
  const CreMark *before = (const CreMark *) (const void *) self->before->data;
  const CreMark *marks = (const CreMark *) (const void *) found->data;
  gboolean minus = (modifiers & (CRE_CTRL | CRE_ALT)) != 0, plus = (modifiers & CRE_SHIFT) != 0;

  cre_selection_freeze (self->selection);
  cre_selection_set (self->selection, before, minus || plus ? self->before->len : 0);
  if (minus && plus)
    cre_selection_intersect (self->selection, marks, found->len);
  else if (minus)
    cre_selection_subtract (self->selection, marks, found->len);
  else
    cre_selection_add (self->selection, marks, found->len);
  cre_selection_thaw (self->selection);
}

static void
cre_tool_select_begin (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  gsize n;
  const CreMark *now = cre_selection_get_marks (self->selection, &n);

  g_array_set_size (self->line, 0);
  g_array_append_val (self->line, aim->point);
  g_array_set_size (self->before, 0);
  if (n > 0)
    g_array_append_vals (self->before, now, (guint) n);
  if (self->mode == CRE_SELECT_LINKS) {
    select_link (self, aim->place);
    return;
  }
  add_clicked (self, aim, marks);
  choose_marks (self, marks, aim->modifiers);
}

static double
distance (CrPoint a, CrPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

/* Small movements during a click do not count, and a lasso gets no more points than its hexes need.
 */
static void
cre_tool_select_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  g_autoptr (GArray) marks = NULL;

  if (self->mode == CRE_SELECT_LINKS || self->reach == CRE_REACH_ALIKE ||
      (self->line->len == 1 &&
       distance (aim->point, g_array_index (self->line, CrPoint, 0)) < DRAGGED))
    return;
  if (distance (aim->point, g_array_index (self->line, CrPoint, self->line->len - 1)) > STEP)
    g_array_append_val (self->line, aim->point);
  marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  add_surrounded (self, aim, marks);
  choose_marks (self, marks, aim->modifiers);
}

/* The lasso has points only while it is being drawn. */
static const CrPoint *
cre_tool_select_lasso (CreTool *tool, gsize *n_out)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  gboolean drawing =
      self->reach == CRE_REACH_LASSO && self->mode != CRE_SELECT_LINKS && cre_tool_is_active (tool);

  *n_out = drawing ? self->line->len : 0;
  return (const CrPoint *) (const void *) self->line->data;
}

void
cre_tool_select_all (CreToolSelect *self, int floor)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  cre_gather_all (cre_tool_get_map (CRE_TOOL (self)), floor, self->mode == CRE_SELECT_SIDES, marks);
  cre_selection_set (self->selection, (const CreMark *) (const void *) marks->data, marks->len);
}

void
cre_tool_select_invert (CreToolSelect *self, int floor)
{
  g_autoptr (GArray) before = g_array_new (FALSE, FALSE, sizeof (CreMark));
  gsize n;
  const CreMark *now = cre_selection_get_marks (self->selection, &n);

  if (n > 0)
    g_array_append_vals (before, now, (guint) n);
  cre_selection_freeze (self->selection);
  cre_tool_select_all (self, floor);
  cre_selection_subtract (self->selection, (const CreMark *) (const void *) before->data,
                          before->len);
  cre_selection_thaw (self->selection);
}

gboolean
cre_tool_select_raise (CreToolSelect *self, int by)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (self));
  g_autoptr (GArray) places = cre_selection_dup_places (self->selection);
  CrEdit *edit;

  if (cre_selection_get_kind (self->selection) != CRE_SELECTED_HEXES ||
      cre_painting_is_locked (cre_painting_get (document), CR_LAYER_LEVEL))
    return FALSE;
  edit = cr_edit_new ();
  cr_build_raise (edit, cre_map_document_get_map (document), places, by);
  return cre_map_document_apply (document, edit, by > 0 ? _ ("raising") : _ ("lowering"), 0);
}

static void
cre_tool_select_cancel (CreTool *tool)
{
  cre_selection_clear (CRE_TOOL_SELECT (tool)->selection);
}

static void
cre_tool_select_erase (CreTool *tool, const CreAim *aim)
{
  cre_inspect_clear (cre_tool_get_document (tool), CRE_TOOL_SELECT (tool)->selection);
}

static const char *
get_hint (CreToolSelect *self)
{
  if (self->mode != CRE_SELECT_LINKS && self->reach == CRE_REACH_ALIKE)
    return self->connected ? _ ("Click selects what hangs together and is alike, Shift adds.")
                           : _ ("Click selects all that is alike, Shift adds.");
  if (self->mode != CRE_SELECT_LINKS && self->reach == CRE_REACH_LASSO)
    return _ ("Click selects, drag round what is to be selected, Shift adds.");
  return _ ("Click selects, drag selects an area, Shift adds.");
}

static void
cre_tool_select_show (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  CreMark mark = mark_at (self, aim);

  cre_tool_set_preview (tool, &mark, is_there (self, &mark) ? 1 : 0);
  cre_tool_take_status (tool, g_strdup (get_hint (self)));
}

static gboolean
is_gone (CreToolSelect *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  gsize n;
  const CreMark *marks = cre_selection_get_marks (self->selection, &n);

  for (gsize i = 0; i < n; i++)
    if (marks[i].place.floor >= cr_map_n_floors (map))
      return TRUE;
  return cre_selection_get_link (self->selection) >= (int) cr_map_n_nodes (map, CR_SECTION_LINKS);
}

/* After a link was removed an index may mean another link, so the selection is dropped. */
static void
cre_tool_select_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);

  if ((change->nodes && cre_selection_get_kind (self->selection) == CRE_SELECTED_LINK) ||
      ((change->floors || change->nodes) && is_gone (self)))
    cre_selection_clear (self->selection);
}

static CreSelection *
cre_tool_select_selection (CreTool *tool)
{
  return CRE_TOOL_SELECT (tool)->selection;
}

static void
cre_tool_select_finalize (GObject *object)
{
  g_array_unref (CRE_TOOL_SELECT (object)->before);
  g_array_unref (CRE_TOOL_SELECT (object)->line);
  g_clear_object (&CRE_TOOL_SELECT (object)->selection);
  G_OBJECT_CLASS (cre_tool_select_parent_class)->finalize (object);
}

static void
cre_tool_select_class_init (CreToolSelectClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->finalize = cre_tool_select_finalize;
  tool_class->show = cre_tool_select_show;
  tool_class->begin = cre_tool_select_begin;
  tool_class->drag = cre_tool_select_drag;
  tool_class->cancel = cre_tool_select_cancel;
  tool_class->erase = cre_tool_select_erase;
  tool_class->document_changed = cre_tool_select_document_changed;

  tool_class->get_selection = cre_tool_select_selection;
  tool_class->get_lasso = cre_tool_select_lasso;

  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_select_init (CreToolSelect *tool)
{
  tool->selection = cre_selection_new ();
  tool->before = g_array_new (FALSE, FALSE, sizeof (CreMark));
  tool->line = g_array_new (FALSE, FALSE, sizeof (CrPoint));
}
