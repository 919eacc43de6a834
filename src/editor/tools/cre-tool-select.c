/* cre-tool-select.c: chooses what the inspector shows. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-tool-select.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cr-link.h"
#include "cr-stairway.h"
#include "cre-inspect.h"

struct _CreToolSelect {
  CreTool parent_instance;

  int mode;
  CreSelection *selection;
  GArray *before; /* CreMark: the selection when the stroke began */
  CrPoint start;
};

G_DEFINE_FINAL_TYPE (CreToolSelect, cre_tool_select, CRE_TYPE_TOOL)

enum { PROP_MODE = 1, PROP_SELECTION, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrMap *
get_map (CreTool *tool)
{
  return cre_document_get_map (cre_tool_get_document (tool));
}

/* One mark a side, however it is pointed at. */
static CreMark
mark_at (CreToolSelect *self, const CreAim *aim)
{
  CreMark mark = { aim->place, -1 };

  if (self->mode == CRE_SELECT_SIDES) {
    mark.side = aim->side;
    cr_grid_name_side (cr_map_get_grid (get_map (CRE_TOOL (self))), &mark.place.hex, &mark.side);
  }
  return mark;
}

static void
add_place (GArray *marks, CrPlace place)
{
  CreMark mark = { place, -1 };

  g_array_append_val (marks, mark);
}

/* The hexes a link stands on; empty when @node is none or makes no sense. */
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

    if (mark->place.floor == place.floor && cr_hex_equal (mark->place.hex, place.hex))
      return TRUE;
  }
  return FALSE;
}

static void
select_link (CreToolSelect *self, CrPlace place)
{
  const CrMap *map = get_map (CRE_TOOL (self));

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

/* All hexes whose middles lie in the box from where the button went down. */
static GArray *
marks_in_box (CreToolSelect *self, const CreAim *aim)
{
  const CrMap *map = get_map (CRE_TOOL (self));
  const CrGrid *grid = cr_map_get_grid (map);
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  CrPoint a = self->start, b = aim->point;

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { aim->place.floor, cr_grid_get_hex (grid, i) };
    CrPoint p = cr_layout_centre (grid, place.hex);

    if (p.x >= MIN (a.x, b.x) && p.x <= MAX (a.x, b.x) && p.y >= MIN (a.y, b.y) &&
        p.y <= MAX (a.y, b.y) && cr_map_has_place (map, place))
      add_place (marks, place);
  }
  return marks;
}

static void
choose (CreToolSelect *self, const CreMark *marks, gsize n_marks, CreModifiers modifiers)
{
  const CreMark *before = (const CreMark *) (const void *) self->before->data;

  if (modifiers & CRE_CTRL) {
    cre_selection_set (self->selection, before, self->before->len);
    cre_selection_subtract (self->selection, marks, n_marks);
  } else if (modifiers & CRE_SHIFT) {
    cre_selection_set (self->selection, before, self->before->len);
    cre_selection_add (self->selection, marks, n_marks);
  } else {
    cre_selection_set (self->selection, marks, n_marks);
  }
}

static gboolean
is_there (CreToolSelect *self, const CreMark *mark)
{
  const CrMap *map = get_map (CRE_TOOL (self));

  if (mark->side >= 0)
    return cr_grid_contains (cr_map_get_grid (map), mark->place.hex);
  return cr_map_has_place (map, mark->place);
}

static void
cre_tool_select_begin (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  CreMark mark = mark_at (self, aim);
  gsize n;
  const CreMark *now = cre_selection_get_marks (self->selection, &n);

  self->start = aim->point;
  g_array_set_size (self->before, 0);
  if (n > 0)
    g_array_append_vals (self->before, now, (guint) n);
  if (self->mode == CRE_SELECT_LINKS)
    select_link (self, aim->place);
  else
    choose (self, &mark, is_there (self, &mark) ? 1 : 0, aim->modifiers);
}

/* Small movements of a click do not count. */
static void
cre_tool_select_drag (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);

  if (self->mode != CRE_SELECT_HEXES ||
      hypot (aim->point.x - self->start.x, aim->point.y - self->start.y) < 0.4)
    return;

  g_autoptr (GArray) marks = marks_in_box (self, aim);
  choose (self, (const CreMark *) (const void *) marks->data, marks->len, aim->modifiers);
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

static void
cre_tool_select_hover (CreTool *tool, const CreAim *aim)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);
  CreMark mark = { 0 };

  if (aim != NULL)
    mark = mark_at (self, aim);
  cre_tool_set_preview (tool, &mark, aim != NULL && is_there (self, &mark) ? 1 : 0);
  cre_tool_take_status (
      tool, aim != NULL ? g_strdup (_ ("Click selects, drag selects an area, Shift adds.")) : NULL);
}

static gboolean
is_gone (CreToolSelect *self)
{
  const CrMap *map = get_map (CRE_TOOL (self));
  gsize n;
  const CreMark *marks = cre_selection_get_marks (self->selection, &n);

  for (gsize i = 0; i < n; i++)
    if (marks[i].place.floor >= cr_map_n_floors (map))
      return TRUE;
  return cre_selection_get_link (self->selection) >= (int) cr_map_n_nodes (map, CR_SECTION_LINKS);
}

/* An index into the links means another link once one was removed, so the choice is let go. */
static void
cre_tool_select_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolSelect *self = CRE_TOOL_SELECT (tool);

  if ((change->nodes && cre_selection_get_kind (self->selection) == CRE_SELECTED_LINK) ||
      ((change->floors || change->nodes) && is_gone (self)))
    cre_selection_clear (self->selection);
}

/**
 * cre_tool_select_get_selection:
 *
 * Returns: (transfer none):
 */
CreSelection *
cre_tool_select_get_selection (CreToolSelect *tool)
{
  return tool->selection;
}

static void
cre_tool_select_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolSelect *self = CRE_TOOL_SELECT (object);

  if (id != PROP_MODE) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (self->mode != g_value_get_int (value)) {
    self->mode = g_value_get_int (value);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cre_tool_select_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_MODE)
    g_value_set_int (value, CRE_TOOL_SELECT (object)->mode);
  else if (id == PROP_SELECTION)
    g_value_set_object (value, CRE_TOOL_SELECT (object)->selection);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_select_finalize (GObject *object)
{
  g_array_unref (CRE_TOOL_SELECT (object)->before);
  g_clear_object (&CRE_TOOL_SELECT (object)->selection);
  G_OBJECT_CLASS (cre_tool_select_parent_class)->finalize (object);
}

static void
cre_tool_select_class_init (CreToolSelectClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->set_property = cre_tool_select_set_property;
  object_class->get_property = cre_tool_select_get_property;
  object_class->finalize = cre_tool_select_finalize;
  tool_class->hover = cre_tool_select_hover;
  tool_class->begin = cre_tool_select_begin;
  tool_class->drag = cre_tool_select_drag;
  tool_class->cancel = cre_tool_select_cancel;
  tool_class->erase = cre_tool_select_erase;
  tool_class->document_changed = cre_tool_select_document_changed;

  props[PROP_MODE] =
      g_param_spec_int ("mode", NULL, NULL, CRE_SELECT_HEXES, CRE_SELECT_LINKS, CRE_SELECT_HEXES,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_SELECTION] = g_param_spec_object ("selection", NULL, NULL, CRE_TYPE_SELECTION,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_select_init (CreToolSelect *tool)
{
  tool->selection = cre_selection_new ();
  tool->before = g_array_new (FALSE, FALSE, sizeof (CreMark));
}
