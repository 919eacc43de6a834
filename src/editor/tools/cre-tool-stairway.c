/* cre-tool-stairway.c: builds stairways. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-stairway.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-numbering.h"
#include "cr-words-lof.h"

struct _CreToolStairway {
  CreTool parent_instance;

  int opens_foot, opens_head;
  GArray *run; /* CreMark: foot, steps, head, as dragged */
};

G_DEFINE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE_TYPE_TOOL)

enum { PROP_OPENS_FOOT = 1, PROP_OPENS_HEAD, N_PROPS };

static GParamSpec *props[N_PROPS];

static const CrMap *
get_map (CreToolStairway *tool)
{
  return cre_document_get_map (cre_tool_get_document (CRE_TOOL (tool)));
}

static CrPlace
run_place (CreToolStairway *tool, guint index)
{
  return g_array_index (tool->run, CreMark, index).place;
}

/* Index in the links of the stairway with a step there, -1 when there is none. */
static int
find_stairway (const CrMap *map, CrPlace place)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

    if (stairway != NULL && cr_stairway_find (stairway, place) >= 0)
      return (int) i;
  }
  return -1;
}

/* The foot is the lower end; on even ground it is where the drag began. */
static gboolean
goes_down (CreToolStairway *tool)
{
  const CrMap *map = get_map (tool);

  return cr_map_get_level (map, run_place (tool, 0)) >
         cr_map_get_level (map, run_place (tool, tool->run->len - 1));
}

static void
set_opens (CrNode *node, const char *attribute, int opens)
{
  if (opens != CR_OPENS_SIDE)
    cr_node_set (node, attribute, cr_opens_get_name (opens));
}

static CrNode *
make_node (CreToolStairway *tool)
{
  const CrMap *map = get_map (tool);
  gboolean down = goes_down (tool);
  guint n = tool->run->len;
  CrNode *node = cr_node_new ("stairway");
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "stairs");

  for (guint i = 1; i + 1 < n; i++) {
    CrPlace place = run_place (tool, down ? n - 1 - i : i);
    g_array_append_val (steps, place);
  }

  g_autofree char *hexes =
      cr_build_format_places (map, (const CrPlace *) (const void *) steps->data, steps->len);
  g_autofree char *foot = cr_map_format_place (map, run_place (tool, down ? n - 1 : 0));
  g_autofree char *head = cr_map_format_place (map, run_place (tool, down ? 0 : n - 1));
  cr_node_set (node, "id", id);
  cr_node_set (node, "hexes", hexes);
  cr_node_set (node, "foot", foot);
  cr_node_set (node, "head", head);
  set_opens (node, "opens-foot", tool->opens_foot);
  set_opens (node, "opens-head", tool->opens_head);
  return node;
}

/* NULL with the reason when the run as dragged makes no stairway. */
static CrEdit *
plan (CreToolStairway *tool, GError **error)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  int stair = cre_document_intern_code (cre_tool_get_document (CRE_TOOL (tool)), CR_LAYER_TERRAIN,
                                        CR_BUILD_STAIR);

  if (!cr_build_stairway (edit, get_map (tool), stair, make_node (tool), error))
    return NULL;
  return g_steal_pointer (&edit);
}

static void
describe (CreToolStairway *tool)
{
  g_autoptr (GError) error = NULL;
  guint n = tool->run->len;

  if (n < 3) {
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("Drag from the foot over the steps to the head.")));
    return;
  }

  g_autoptr (CrEdit) edit = plan (tool, &error);
  if (edit == NULL) {
    /* Translators: why it cannot be built follows */
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup_printf (_ ("No stairway here: %s."), error->message));
    return;
  }

  int a = cr_map_get_level (get_map (tool), run_place (tool, 0));
  int b = cr_map_get_level (get_map (tool), run_place (tool, n - 1));
  g_autofree char *low = cr_words_level (MIN (a, b));
  g_autofree char *high = cr_words_level (MAX (a, b));
  cre_tool_take_status (
      CRE_TOOL (tool),
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Stairway of %u step, %s to %s.",
                                    "Stairway of %u steps, %s to %s.", n - 2),
                       n - 2, low, high));
}

static void
show (CreToolStairway *tool)
{
  cre_tool_set_preview (CRE_TOOL (tool), (const CreMark *) (const void *) tool->run->data,
                        tool->run->len);
  describe (tool);
}

static void
cre_tool_stairway_hover (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  CreMark mark = { aim != NULL ? aim->place : (CrPlace){ 0 }, -1 };

  if (cre_tool_is_active (tool))
    return;
  g_array_set_size (self->run, 0);
  cre_tool_set_preview (tool, &mark, aim != NULL ? 1 : 0);
  if (aim == NULL)
    cre_tool_take_status (tool, NULL);
  else if (find_stairway (get_map (self), aim->place) >= 0)
    cre_tool_take_status (tool, g_strdup (_ ("A stairway. Ctrl+click removes it.")));
  else
    describe (self);
}

static void
remove_stairway (CreToolStairway *self, CrPlace place)
{
  int index = find_stairway (get_map (self), place);
  CrEdit *edit = cr_edit_new ();

  if (index >= 0)
    cr_edit_remove_node (edit, get_map (self), CR_SECTION_LINKS, (guint) index);
  cre_tool_apply (CRE_TOOL (self), edit, _ ("removal of a stairway"));
}

static void
cre_tool_stairway_begin (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  CreMark mark = { aim->place, -1 };

  g_array_set_size (self->run, 0);
  if (aim->modifiers & CRE_CTRL) {
    remove_stairway (self, aim->place);
    return;
  }
  if (!cr_map_has_place (get_map (self), aim->place)) {
    cre_tool_take_status (tool, g_strdup (_ ("There is no hex here.")));
    return;
  }
  g_array_append_val (self->run, mark);
  show (self);
}

/* Going back over the run takes its last hexes away again. */
static gboolean
shorten (CreToolStairway *self, CrHex hex)
{
  for (guint i = 0; i < self->run->len; i++)
    if (cr_hex_equal (run_place (self, i).hex, hex)) {
      g_array_set_size (self->run, i + 1);
      return TRUE;
    }
  return FALSE;
}

static void
extend (CreToolStairway *self, const CreAim *aim)
{
  const CrGrid *grid = cr_map_get_grid (get_map (self));
  CrPlace last = run_place (self, self->run->len - 1);
  CrPoint a = cr_layout_centre (grid, last.hex), b = cr_layout_centre (grid, aim->place.hex);
  int n = cr_hex_distance (last.hex, aim->place.hex);

  for (int i = 1; i <= n; i++) {
    double t = (double) i / n;
    CrPoint at = { a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
    CreMark mark = { { last.floor, cr_layout_hex_at (grid, at) }, -1 };

    if (!shorten (self, mark.place.hex) && cr_map_has_place (get_map (self), mark.place))
      g_array_append_val (self->run, mark);
  }
}

static void
cre_tool_stairway_drag (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (self->run->len == 0)
    return;
  extend (self, aim);
  show (self);
}

static void
cre_tool_stairway_end (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  CrEdit *edit = self->run->len >= 3 ? plan (self, NULL) : NULL;

  /* Without a plan the status keeps the reason until the pointer moves on. */
  if (edit != NULL)
    cre_tool_apply (tool, edit, _ ("building of a stairway"));
  g_array_set_size (self->run, 0);
  cre_tool_set_preview (tool, NULL, 0);
}

static void
cre_tool_stairway_cancel (CreTool *tool)
{
  g_array_set_size (CRE_TOOL_STAIRWAY (tool)->run, 0);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_take_status (tool, NULL);
}

/* With the keyboard: Enter at the foot, the cursor over the steps, which drags, and Enter at the
 * head. */
static void
cre_tool_stairway_activate (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (!cre_tool_is_active (tool)) {
    cre_tool_begin (tool, aim);
    if (self->run->len == 0)
      cre_tool_end (tool, aim);
  } else if (cr_hex_equal (run_place (self, self->run->len - 1).hex, aim->place.hex)) {
    cre_tool_end (tool, aim);
  } else {
    cre_tool_drag (tool, aim);
  }
}

static void
cre_tool_stairway_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (object);
  int *field = id == PROP_OPENS_FOOT ? &self->opens_foot : &self->opens_head;

  /* Two openings need two hexes named, which a drag does not give. */
  int opens = g_value_get_int (value) == CR_OPENS_HEX ? CR_OPENS_HEX : CR_OPENS_SIDE;

  if (id != PROP_OPENS_FOOT && id != PROP_OPENS_HEAD) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (*field != opens) {
    *field = opens;
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cre_tool_stairway_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (object);

  if (id == PROP_OPENS_FOOT)
    g_value_set_int (value, self->opens_foot);
  else if (id == PROP_OPENS_HEAD)
    g_value_set_int (value, self->opens_head);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
cre_tool_stairway_finalize (GObject *object)
{
  g_array_unref (CRE_TOOL_STAIRWAY (object)->run);
  G_OBJECT_CLASS (cre_tool_stairway_parent_class)->finalize (object);
}

static void
cre_tool_stairway_class_init (CreToolStairwayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_stairway_set_property;
  object_class->get_property = cre_tool_stairway_get_property;
  object_class->finalize = cre_tool_stairway_finalize;
  tool_class->hover = cre_tool_stairway_hover;
  tool_class->begin = cre_tool_stairway_begin;
  tool_class->drag = cre_tool_stairway_drag;
  tool_class->end = cre_tool_stairway_end;
  tool_class->cancel = cre_tool_stairway_cancel;
  tool_class->activate = cre_tool_stairway_activate;

  props[PROP_OPENS_FOOT] = g_param_spec_int ("opens-foot", NULL, NULL, CR_OPENS_SIDE, CR_OPENS_HEX,
                                             CR_OPENS_SIDE, flags);
  props[PROP_OPENS_HEAD] = g_param_spec_int ("opens-head", NULL, NULL, CR_OPENS_SIDE, CR_OPENS_HEX,
                                             CR_OPENS_SIDE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_stairway_init (CreToolStairway *tool)
{
  tool->run = g_array_new (FALSE, FALSE, sizeof (CreMark));
}
