/* cre-tool-stairway.c: builds stairways and other ways up. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cre-tool-stairway.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cre-names.h"
#include "cre-run.h"

struct _CreToolStairway {
  CreTool parent_instance;

  int kind, opens[2], to, head_floor;
  gboolean raisable;
  CreRun *run; /* foot, steps, head, as dragged */
  CreAim hovered;
  gboolean is_hovered;
};

G_DEFINE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE_TYPE_TOOL)

enum {
  PROP_KIND = 1,
  PROP_OPENS_FOOT,
  PROP_OPENS_HEAD,
  PROP_RAISABLE,
  PROP_TO,
  PROP_HEAD_FLOOR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const char *const kinds[CRE_N_STAIRS] = {
  [CRE_STAIRS_STRAIGHT] = "stairway", [CRE_STAIRS_SPIRAL] = "spiral",
  [CRE_STAIRS_LADDER] = "ladder",     [CRE_STAIRS_RAMP] = "ramp",
  [CRE_STAIRS_TRAPDOOR] = "trapdoor", [CRE_STAIRS_ROPE] = "rope",
};

/**
 * cre_stairs_get_kind:
 *
 * Returns: (transfer none): name of the element: "stairway", "spiral", …
 */
const char *
cre_stairs_get_kind (CreStairs kind)
{
  return kinds[kind];
}

static const CrMap *
get_map (CreToolStairway *tool)
{
  return cre_document_get_map (cre_tool_get_document (CRE_TOOL (tool)));
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

/* The last hex may lie on another floor than the rest of the run. */
static CrPlace
run_place (CreToolStairway *tool, guint index)
{
  CrPlace place = cre_run_get (tool->run, index);

  if (tool->head_floor > 0 && index > 0 && index + 1 == cre_run_get_length (tool->run))
    place.floor = MIN (tool->head_floor, cr_map_n_floors (get_map (tool))) - 1;
  return place;
}

/* The foot is the lower end; on even ground it is where the drag began. */
static gboolean
goes_down (CreToolStairway *tool)
{
  const CrMap *map = get_map (tool);

  return cr_map_get_level (map, run_place (tool, 0)) >
         cr_map_get_level (map, run_place (tool, cre_run_get_length (tool->run) - 1));
}

/* Index in the run of the i-th hex counted from the foot. */
static guint
from_foot (CreToolStairway *tool, guint i)
{
  return goes_down (tool) ? cre_run_get_length (tool->run) - 1 - i : i;
}

/* The hex beside both the end and its stair that the pointer is nearest to. */
static gboolean
find_second (CreToolStairway *tool, CrPlace end, CrPlace stair, const CreAim *aim, CrPlace *second)
{
  const CrMap *map = get_map (tool);
  double best = G_MAXDOUBLE;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { end.floor, cr_hex_neighbour (end.hex, d) };
    CrPoint at = cr_layout_centre (cr_map_get_grid (map), next.hex);
    double dx = at.x - aim->point.x, dy = at.y - aim->point.y;

    if (cr_hex_distance (next.hex, stair.hex) != 1 || !cr_map_has_place (map, next) ||
        dx * dx + dy * dy >= best)
      continue;
    best = dx * dx + dy * dy;
    *second = next;
  }
  return best < G_MAXDOUBLE;
}

/* Pressed nearer to the second hex than to the middle of the end, the stairway opens on both. */
#define NEAR 0.75

static void
set_end (CreToolStairway *tool, CrNode *node, CrStairEndName which, CrPlace end, CrPlace stair)
{
  static const char *const names[][2] = { { "foot", "opens-foot" }, { "head", "opens-head" } };
  const CrMap *map = get_map (tool);
  gboolean last = (which == CR_STAIR_HEAD) != goes_down (tool);
  const CreAim *aim = cre_run_get_aim (tool->run, last);
  int opens = tool->opens[which];
  g_autofree char *text = cr_map_format_place (map, end);
  CrPlace second;

  if ((opens == CR_OPENS_TWO || opens == CRE_OPENS_DRAGGED) &&
      find_second (tool, end, stair, aim, &second)) {
    CrPoint at = cr_layout_centre (cr_map_get_grid (map), second.hex);
    double dx = at.x - aim->point.x, dy = at.y - aim->point.y;

    if (opens == CR_OPENS_TWO || dx * dx + dy * dy < NEAR * NEAR) {
      g_autofree char *other = cr_map_format_place (map, second);
      g_autofree char *both = g_strdup_printf ("%s %s", text, other);

      cr_node_set (node, names[which][0], both);
      return;
    }
  }
  cr_node_set (node, names[which][0], text);
  if (opens == CR_OPENS_HEX)
    cr_node_set (node, names[which][1], cr_opens_get_name (CR_OPENS_HEX));
}

static CrNode *
make_node (CreToolStairway *tool)
{
  const CrMap *map = get_map (tool);
  guint n = cre_run_get_length (tool->run);
  CrNode *node = cr_node_new ("stairway");
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "stairs");

  for (guint i = 1; i + 1 < n; i++) {
    CrPlace place = run_place (tool, from_foot (tool, i));
    g_array_append_val (steps, place);
  }

  g_autofree char *hexes =
      cr_build_format_places (map, (const CrPlace *) (const void *) steps->data, steps->len);
  cr_node_set (node, "id", id);
  cr_node_set (node, "hexes", hexes);
  set_end (tool, node, CR_STAIR_FOOT, run_place (tool, from_foot (tool, 0)),
           g_array_index (steps, CrPlace, 0));
  set_end (tool, node, CR_STAIR_HEAD, run_place (tool, from_foot (tool, n - 1)),
           g_array_index (steps, CrPlace, steps->len - 1));
  if (tool->raisable)
    cr_node_set (node, "raisable", "yes");
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

/* Each step by the level that counting from the foot gives it (ELV-01). */
static void
tag_levels (CreToolStairway *tool)
{
  guint n = cre_run_get_length (tool->run);
  int foot = cr_map_get_level (get_map (tool), run_place (tool, from_foot (tool, 0)));

  for (guint i = 0; i < n; i++) {
    CrPlace place = cre_run_get (tool->run, from_foot (tool, i));
    gboolean head = i > 0 && i + 1 == n;
    int level = head ? cr_map_get_level (get_map (tool), run_place (tool, from_foot (tool, i)))
                     : foot + (int) i;
    g_autofree char *text = cre_format_level (level);

    cre_tool_add_tag (CRE_TOOL (tool), place, text);
  }
}

static void
describe (CreToolStairway *tool)
{
  g_autoptr (GError) error = NULL;
  guint n = cre_run_get_length (tool->run);

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

  const CrMap *map = get_map (tool);
  g_autofree char *low =
      cre_format_level (cr_map_get_level (map, run_place (tool, from_foot (tool, 0))));
  g_autofree char *high =
      cre_format_level (cr_map_get_level (map, run_place (tool, from_foot (tool, n - 1))));
  cre_tool_take_status (
      CRE_TOOL (tool),
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "Drag from the foot to the head: %u hex, %s to %s.",
                                    "Drag from the foot to the head: %u hexes, %s to %s.", n),
                       n, low, high));
}

static void
show_run (CreToolStairway *tool)
{
  cre_run_preview (tool->run, CRE_TOOL (tool));
  cre_tool_clear_tags (CRE_TOOL (tool));
  if (cre_run_get_length (tool->run) > 1)
    tag_levels (tool);
  describe (tool);
}

static CreStairLink
make_link (CreToolStairway *tool, const CreAim *aim)
{
  return (CreStairLink){ kinds[tool->kind], aim->place, aim->side, tool->to };
}

/* Index of what leads away from a hex and is of the kind in hand, else of any. */
static int
find_any (CreToolStairway *tool, CrPlace place)
{
  const CrMap *map = get_map (tool);
  int link = cre_stair_link_find (map, kinds[tool->kind], place);

  if (tool->kind == CRE_STAIRS_STRAIGHT || link < 0)
    link = MAX (link, find_stairway (map, place));
  return link >= 0 ? link : cre_stair_link_find (map, NULL, place);
}

static void
describe_present (CreToolStairway *tool, guint link)
{
  CreTool *base = CRE_TOOL (tool);
  const CrNode *node = cr_map_get_node (get_map (tool), CR_SECTION_LINKS, link);
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (base), cr_node_get_name (node));
  g_autofree char *capital = cre_capitalize (name);

  /* Translators: spiral stair, ladder, stairway, … */
  cre_tool_take_status (base, g_strdup_printf (_ ("%s. Ctrl+click removes it."), capital));
}

static void
show_hover (CreToolStairway *self)
{
  CreTool *tool = CRE_TOOL (self);
  const CreAim *aim = &self->hovered;
  CreMark mark = { aim->place, -1 };
  CreStairLink link = make_link (self, aim);
  int present;

  cre_tool_clear_tags (tool);
  cre_tool_set_preview (tool, &mark, self->is_hovered ? 1 : 0);
  if (!self->is_hovered) {
    cre_tool_take_status (tool, NULL);
    return;
  }
  present = find_any (self, aim->place);
  if (self->kind != CRE_STAIRS_STRAIGHT)
    cre_stair_link_show (tool, &link);
  else
    describe (self);
  if (present >= 0 && (self->kind == CRE_STAIRS_STRAIGHT || (aim->modifiers & CRE_CTRL)))
    describe_present (self, (guint) present);
}

static void
cre_tool_stairway_hover (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (cre_tool_is_active (tool))
    return;
  self->is_hovered = aim != NULL;
  if (aim != NULL)
    self->hovered = *aim;
  cre_run_clear (self->run);
  show_hover (self);
}

static void
remove_at (CreToolStairway *self, CrPlace place)
{
  const CrMap *map = get_map (self);
  int index = find_any (self, place);
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CrEdit *edit;

  if (index < 0) {
    /* Translators: a hex number */
    cre_tool_take_status (CRE_TOOL (self), g_strdup_printf (_ ("No stairs at %s."), at));
    return;
  }
  name = cre_stair_link_dup_name (
      cre_tool_get_document (CRE_TOOL (self)),
      cr_node_get_name (cr_map_get_node (map, CR_SECTION_LINKS, (guint) index)));
  /* Translators: a kind of stairs, a hex number: “Undo removal of ladder at 0708” */
  label = g_strdup_printf (_ ("removal of %s at %s"), name, at);
  edit = cr_edit_new ();
  cr_build_remove_link (edit, map, (guint) index);
  cre_tool_apply (CRE_TOOL (self), edit, label);
}

static char *
dup_label (CreToolStairway *self, CrPlace place)
{
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (CRE_TOOL (self)), kinds[self->kind]);
  g_autofree char *at = cr_map_format_printed (get_map (self), place);

  /* Translators: a kind of stairs, a hex number: “Undo ladder at 0708” */
  return g_strdup_printf (_ ("%s at %s"), name, at);
}

static void
build_link (CreToolStairway *self, const CreAim *aim)
{
  CreStairLink link = make_link (self, aim);
  CrEdit *edit = cre_stair_link_plan (cre_tool_get_document (CRE_TOOL (self)), &link, NULL);
  g_autofree char *label = dup_label (self, aim->place);

  if (edit != NULL)
    cre_tool_apply (CRE_TOOL (self), edit, label);
}

static void
cre_tool_stairway_begin (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  cre_run_clear (self->run);
  if (aim->modifiers & CRE_CTRL)
    remove_at (self, aim->place);
  else if (self->kind != CRE_STAIRS_STRAIGHT)
    build_link (self, aim);
  else if (cre_run_start (self->run, get_map (self), aim))
    show_run (self);
  else
    cre_tool_take_status (tool, g_strdup (_ ("There is no hex here.")));
}

static void
cre_tool_stairway_drag (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (cre_run_get_length (self->run) == 0)
    return;
  cre_run_extend (self->run, get_map (self), aim);
  show_run (self);
}

static void
cre_tool_stairway_end (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  guint n = cre_run_get_length (self->run);
  CrEdit *edit = n >= 3 ? plan (self, NULL) : NULL;
  g_autofree char *label = n > 0 ? dup_label (self, cre_run_get (self->run, n / 2)) : NULL;

  /* Without a plan the status keeps the reason until the pointer moves on. */
  if (edit != NULL)
    cre_tool_apply (tool, edit, label);
  cre_run_clear (self->run);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_clear_tags (tool);
}

static void
cre_tool_stairway_cancel (CreTool *tool)
{
  cre_run_clear (CRE_TOOL_STAIRWAY (tool)->run);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_clear_tags (tool);
  cre_tool_take_status (tool, NULL);
}

static void
cre_tool_stairway_activate (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (self->kind == CRE_STAIRS_STRAIGHT && !(aim->modifiers & CRE_CTRL)) {
    cre_run_activate (self->run, tool, aim);
    return;
  }
  cre_tool_begin (tool, aim);
  cre_tool_end (tool, aim);
}

/* How an end of a stairway opens is taken over as well. */
static void
pick_stairway (CreToolStairway *self, const CrNode *node)
{
  g_autoptr (CrStairway) stairway = cr_stairway_new (get_map (self), node, NULL);

  if (stairway != NULL)
    g_object_set (self, "opens-foot", (int) stairway->ends[CR_STAIR_FOOT].opens, "opens-head",
                  (int) stairway->ends[CR_STAIR_HEAD].opens, "raisable", stairway->raisable, NULL);
}

static void
cre_tool_stairway_pick (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  int index = find_any (self, aim->place);
  const CrNode *node;

  if (index < 0)
    return;
  node = cr_map_get_node (get_map (self), CR_SECTION_LINKS, (guint) index);
  for (int i = 0; i < CRE_N_STAIRS; i++)
    if (cr_node_is (node, kinds[i]))
      g_object_set (self, "kind", i, NULL);
  if (cr_node_is (node, "stairway"))
    pick_stairway (self, node);
}

static void
cre_tool_stairway_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  /* Which floor is meant is known no more; the nearest ones are never wrong. */
  if (change->floors)
    g_object_set (self, "to", MIN (self->to, CRE_TO_BESIDE), "head-floor", 0, NULL);
  else if (!cre_tool_is_active (tool) && self->is_hovered)
    show_hover (self);
}

static int *
find_field (CreToolStairway *self, guint id)
{
  switch (id) {
  case PROP_KIND:
    return &self->kind;
  case PROP_OPENS_FOOT:
    return &self->opens[CR_STAIR_FOOT];
  case PROP_OPENS_HEAD:
    return &self->opens[CR_STAIR_HEAD];
  case PROP_TO:
    return &self->to;
  default:
    return &self->head_floor;
  }
}

static void
cre_tool_stairway_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (object);
  int now = id == PROP_RAISABLE ? g_value_get_boolean (value) : g_value_get_int (value);
  int *field = id == PROP_RAISABLE ? &self->raisable : find_field (self, id);

  if (*field == now)
    return;
  *field = now;
  g_object_notify_by_pspec (object, pspec);
  if (!cre_tool_is_active (CRE_TOOL (self)) && self->is_hovered)
    show_hover (self);
}

static void
cre_tool_stairway_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (object);

  if (id == PROP_RAISABLE)
    g_value_set_boolean (value, self->raisable);
  else
    g_value_set_int (value, *find_field (self, id));
}

static void
cre_tool_stairway_finalize (GObject *object)
{
  cre_run_free (CRE_TOOL_STAIRWAY (object)->run);
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
  tool_class->pick = cre_tool_stairway_pick;
  tool_class->activate = cre_tool_stairway_activate;
  tool_class->document_changed = cre_tool_stairway_document_changed;

  props[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, 0, CRE_N_STAIRS - 1, 0, flags);
  props[PROP_OPENS_FOOT] = g_param_spec_int ("opens-foot", NULL, NULL, CRE_OPENS_DRAGGED,
                                             CR_OPENS_HEX, CRE_OPENS_DRAGGED, flags);
  props[PROP_OPENS_HEAD] = g_param_spec_int ("opens-head", NULL, NULL, CRE_OPENS_DRAGGED,
                                             CR_OPENS_HEX, CRE_OPENS_DRAGGED, flags);
  props[PROP_RAISABLE] = g_param_spec_boolean ("raisable", NULL, NULL, FALSE, flags);
  props[PROP_TO] =
      g_param_spec_int ("to", NULL, NULL, 0, CRE_TO_FLOOR + CR_MAX_FLOORS - 1, 0, flags);
  props[PROP_HEAD_FLOOR] = g_param_spec_int ("head-floor", NULL, NULL, 0, CR_MAX_FLOORS, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_stairway_init (CreToolStairway *tool)
{
  tool->opens[CR_STAIR_FOOT] = tool->opens[CR_STAIR_HEAD] = CRE_OPENS_DRAGGED;
  tool->run = cre_run_new (FALSE);
}
