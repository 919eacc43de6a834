/* cre-tool-stairway.c: builds stairways and other ways up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-stairway.h"

#include "cre-names.h"
#include "cre-run.h"

#include "cr-build.h"
#include "cr-numbering.h"

#include <glib/gi18n-lib.h>

struct _CreToolStairway {
  CreTool parent_instance;

  int kind, opens[2], to, head_floor;
  gboolean raisable;
  CreRun *run; /* owned: the foot, the steps and the head, as they were dragged */
};

#define FIELD(member) G_STRUCT_OFFSET (CreToolStairway, member)

G_DEFINE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE_TYPE_TOOL)

static const CreField fields[] = {
  { "kind", FIELD (kind), FALSE, 0, CRE_N_STAIRS - 1, 0 },
  { "opens-foot", FIELD (opens[CR_STAIR_FOOT]), FALSE, CRE_OPENS_DRAGGED, CR_OPENS_HEX,
    CRE_OPENS_DRAGGED },
  { "opens-head", FIELD (opens[CR_STAIR_HEAD]), FALSE, CRE_OPENS_DRAGGED, CR_OPENS_HEX,
    CRE_OPENS_DRAGGED },
  { "raisable", FIELD (raisable), TRUE, 0, 0, 0 },
  { "to", FIELD (to), FALSE, 0, CRE_TO_FLOOR + CR_MAX_FLOORS - 1, 0 },
  { "head-floor", FIELD (head_floor), FALSE, 0, CR_MAX_FLOORS, 0 },
};

static const char *const kinds[CRE_N_STAIRS] = {
  [CRE_STAIRS_STRAIGHT] = "stairway", [CRE_STAIRS_SPIRAL] = "spiral",
  [CRE_STAIRS_LADDER] = "ladder",     [CRE_STAIRS_RAMP] = "ramp",
  [CRE_STAIRS_TRAPDOOR] = "trapdoor", [CRE_STAIRS_ROPE] = "rope",
};

/* The functions from here on read the stairway that a dragged run of hexes makes. */

/* Only the last hex may lie on another floor than the run. */
static CrPlace
get_place (CreToolStairway *tool, guint index)
{
  CrPlace place = cre_run_get (tool->run, index);

  if (tool->head_floor > 0 && index > 0 && index + 1 == cre_run_get_length (tool->run))
    place.floor = MIN (tool->head_floor, cr_map_n_floors (cre_tool_get_map (CRE_TOOL (tool)))) - 1;
  return place;
}

/* The foot is the lower end. On even ground it is the hex where the drag began. */
static gboolean
goes_down (CreToolStairway *tool)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));

  return cr_map_get_level (map, get_place (tool, 0)) >
         cr_map_get_level (map, get_place (tool, cre_run_get_length (tool->run) - 1));
}

/* Returns: the index in the run of the hex that is the @i-th from the foot */
static guint
ask_from_foot (CreToolStairway *tool, guint i)
{
  return goes_down (tool) ? cre_run_get_length (tool->run) - 1 - i : i;
}

/* Finds the hex that lies beside both the end and its step and is nearest to the pointer. Returns:
 * FALSE when there is none */
static gboolean
find_second (CreToolStairway *tool, CrPlace end, CrPlace stair, const CreAim *aim, CrPlace *second)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  double best = G_MAXDOUBLE;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (end, d);
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

/* A stairway opens on a second hex when its end was pressed this near to the middle of that hex, in
 * hex widths. */
#define NEAR 0.75

static void
set_end (CreToolStairway *tool, CrNode *node, CrStairEndName which, CrPlace end, CrPlace stair)
{
  static const char *const names[][2] = { { "foot", "opens-foot" }, { "head", "opens-head" } };
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
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
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  guint n = cre_run_get_length (tool->run);
  CrNode *node = cr_node_new ("stairway");
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "stairs");

  for (guint i = 1; i + 1 < n; i++) {
    CrPlace place = get_place (tool, ask_from_foot (tool, i));
    g_array_append_val (steps, place);
  }

  g_autofree char *hexes = cr_build_format_places (map, cr_places_of (steps));
  cr_node_set (node, "id", id);
  cr_node_set (node, "hexes", hexes);
  set_end (tool, node, CR_STAIR_FOOT, get_place (tool, ask_from_foot (tool, 0)),
           g_array_index (steps, CrPlace, 0));
  set_end (tool, node, CR_STAIR_HEAD, get_place (tool, ask_from_foot (tool, n - 1)),
           g_array_index (steps, CrPlace, steps->len - 1));
  if (tool->raisable)
    cr_node_set (node, "raisable", "yes");
  return node;
}

/* Returns: (transfer full) (nullable): NULL with an error when the dragged run makes no stairway */
static CrEdit *
plan_stairway (CreToolStairway *tool, GError **error)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (!cr_build_stairway (edit, cre_tool_get_map (CRE_TOOL (tool)), make_node (tool), error))
    return NULL;
  return g_steal_pointer (&edit);
}

static int
get_end_level (CreToolStairway *tool, guint from_foot)
{
  return cr_map_get_level (cre_tool_get_map (CRE_TOOL (tool)),
                           get_place (tool, ask_from_foot (tool, from_foot)));
}

static char *
format_done (guint n, int low, int high)
{
  g_autofree char *from = cre_format_level (low);
  g_autofree char *to = cre_format_level (high);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Stairway of %u hex built, %s to %s.",
                                       "Stairway of %u hexes built, %s to %s.", n),
                          n, from, to);
}

/* Returns: (transfer full): a sentence that tells that the run is a stairway now */
static char *
dup_done (CreToolStairway *tool)
{
  guint n = cre_run_get_length (tool->run);

  return format_done (n, get_end_level (tool, 0), get_end_level (tool, n - 1));
}

/* Returns: an edit that sets the head to @level; where the floor has no hex yet, it gets the
 * terrain of the foot */
static CrEdit *
lay_head (CreToolStairway *tool, CrPlace head, int level)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  CrPlace foot = get_place (tool, ask_from_foot (tool, 0));
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, map, head, CR_LAYER_LEVEL, level);
  if (!cr_map_has_place (map, head))
    cr_edit_set_value (edit, map, head, CR_LAYER_TERRAIN,
                       cr_map_get_value (map, foot, CR_LAYER_TERRAIN));
  return edit;
}

/* Called after a refusal: offers to build the stairway with its head at the level that its steps
 * reach. */
static void
offer_head (CreToolStairway *tool, const char *label)
{
  CreTool *base = CRE_TOOL (tool);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  guint n = cre_run_get_length (tool->run);
  CrPlace head = get_place (tool, ask_from_foot (tool, n - 1));
  int low = get_end_level (tool, 0), reached = low + (int) n - 2;
  g_autoptr (CrNode) node = make_node (tool);
  g_autofree char *at = cr_map_format_printed (map, head);
  g_autofree char *level = cre_format_level (reached);
  g_autofree char *offer = NULL;
  CrEdit *both;

  if (reached > CR_LEVEL_MAX || !cr_grid_contains (cr_map_get_grid (map), head.hex))
    return;
  both = cre_stair_link_plan_after (base, lay_head (tool, head, reached), node);
  if (both == NULL)
    return;
  /* Translators: a hex number, a level: the head of a stairway */
  offer = g_strdup_printf (cr_map_has_place (map, head) ? _ ("Set %s to %s") : _ ("Lay %s at %s"),
                           at, level);
  cre_tool_offer (base, offer, both, label, format_done (n, low, reached));
}

/* The functions from here on show what the stairway tool would build. */

/* Tags each hex with its level, counted from the foot (ELV-01); the head with the level that it
 * has. */
static void
tag_levels (CreToolStairway *tool)
{
  guint n = cre_run_get_length (tool->run);
  int foot = cr_map_get_level (cre_tool_get_map (CRE_TOOL (tool)),
                               get_place (tool, ask_from_foot (tool, 0)));

  for (guint i = 0; i < n; i++) {
    CrPlace place = cre_run_get (tool->run, ask_from_foot (tool, i));
    gboolean head = i > 0 && i + 1 == n;
    int level = head ? cr_map_get_level (cre_tool_get_map (CRE_TOOL (tool)),
                                         get_place (tool, ask_from_foot (tool, i)))
                     : foot + (int) i;
    g_autofree char *text = cre_format_level (level);

    cre_tool_add_tag (CRE_TOOL (tool), place, text);
  }
}

static void
describe_stairway (CreToolStairway *tool)
{
  g_autoptr (GError) error = NULL;
  guint n = cre_run_get_length (tool->run);

  if (n < 3) {
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup (_ ("Drag from the foot over the steps to the head.")));
    return;
  }

  g_autoptr (CrEdit) edit = plan_stairway (tool, &error);
  if (edit == NULL) {
    /* Translators: why it cannot be built follows */
    cre_tool_take_status (CRE_TOOL (tool),
                          g_strdup_printf (_ ("No stairway here: %s."), error->message));
    return;
  }

  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  g_autofree char *low =
      cre_format_level (cr_map_get_level (map, get_place (tool, ask_from_foot (tool, 0))));
  g_autofree char *high =
      cre_format_level (cr_map_get_level (map, get_place (tool, ask_from_foot (tool, n - 1))));
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
  describe_stairway (tool);
}

static void
describe_present (CreToolStairway *tool, guint link)
{
  CreTool *base = CRE_TOOL (tool);
  const CrNode *node = cr_map_get_node (cre_tool_get_map (CRE_TOOL (tool)), CR_SECTION_LINKS, link);
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (base), cr_node_get_name (node));
  g_autofree char *capital = cre_capitalize (name);

  /* Translators: spiral stair, ladder, stairway, … */
  cre_tool_take_status (base, g_strdup_printf (_ ("%s. Ctrl+click removes it."), capital));
}

static CreStairLink
make_link (CreToolStairway *tool, const CreAim *aim)
{
  return (CreStairLink){ kinds[tool->kind], aim->place, aim->side, tool->to };
}

/* Returns: the index of the link whose stairway has a step there, -1 when there is none */
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

/* Returns: the index of the link of the kind in hand that begins or ends at a hex, otherwise that
 * of a link of any kind; -1 when there is none */
static int
find_bound (CreToolStairway *tool, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (tool));
  int link = cre_stair_link_find (map, kinds[tool->kind], place);

  if (tool->kind == CRE_STAIRS_STRAIGHT || link < 0)
    link = MAX (link, find_stairway (map, place));
  return link >= 0 ? link : cre_stair_link_find (map, NULL, place);
}

static void
cre_tool_stairway_show (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  CreStairLink link = make_link (self, aim);
  int present = find_bound (self, aim->place);

  cre_tool_clear_tags (tool);
  cre_tool_set_preview (tool, &(CreMark){ aim->place, -1 }, 1);
  if (self->kind != CRE_STAIRS_STRAIGHT)
    cre_stair_link_show (tool, &link);
  else
    describe_stairway (self);
  if (present >= 0 && (self->kind == CRE_STAIRS_STRAIGHT || (aim->modifiers & CRE_CTRL)))
    describe_present (self, (guint) present);
}

const char *
cre_stairs_get_kind (CreStairs kind)
{
  return kinds[kind];
}

static void
cre_tool_stairway_hover (CreTool *tool, const CreAim *aim)
{
  if (aim == NULL && !cre_tool_is_active (tool))
    cre_tool_clear_tags (tool);
  cre_run_hover (CRE_TOOL_STAIRWAY (tool)->run, tool, aim);
}

static void
remove_at (CreToolStairway *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  int index = find_bound (self, place);
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  CreMark mark = { place, -1 };
  CrEdit *edit;

  if (index < 0) {
    /* Translators: a hex number */
    cre_tool_tell_refused (CRE_TOOL (self), mark, g_strdup_printf (_ ("No stairs at %s."), at));
    return;
  }
  name = cre_stair_link_dup_name (
      cre_tool_get_document (CRE_TOOL (self)),
      cr_node_get_name (cr_map_get_node (map, CR_SECTION_LINKS, (guint) index)));
  /* Translators: a kind of stairs, a hex number: “Undo removal of ladder at 0708” */
  label = g_strdup_printf (_ ("removal of %s at %s"), name, at);
  edit = cr_edit_new ();
  cr_build_remove_link (edit, map, (guint) index);
  if (cre_tool_apply (CRE_TOOL (self), edit, label)) {
    g_autofree char *capital = cre_capitalize (name);

    /* Translators: a kind of stairs, a hex number */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("%s removed at %s."), capital, at));
  }
}

static char *
dup_label (CreToolStairway *self, CrPlace place)
{
  g_autofree char *name =
      cre_stair_link_dup_name (cre_tool_get_document (CRE_TOOL (self)), kinds[self->kind]);
  g_autofree char *at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), place);

  /* Translators: a kind of stairs, a hex number: “Undo ladder at 0708” */
  return g_strdup_printf (_ ("%s at %s"), name, at);
}

static void
build_link (CreToolStairway *self, const CreAim *aim)
{
  CreTool *tool = CRE_TOOL (self);
  CreStairLink link = make_link (self, aim);
  CreMark mark = { aim->place, -1 };
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cre_stair_link_plan (cre_tool_get_document (tool), &link, &error);
  g_autofree char *label = dup_label (self, aim->place);
  g_autofree char *told =
      edit != NULL ? cre_stair_link_describe (cre_tool_get_document (tool), &link) : NULL;

  if (edit == NULL)
    cre_tool_tell_refused (tool, mark, cre_stair_link_dup_refusal (tool, &link, error));
  else if (cre_tool_apply (tool, edit, label))
    cre_tool_tell_done (tool, mark, g_steal_pointer (&told));
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
  else if (cre_run_start (self->run, cre_tool_get_map (CRE_TOOL (self)), aim))
    show_run (self);
  else
    cre_tool_tell_refused (tool, (CreMark){ aim->place, -1 },
                           g_strdup (_ ("There is no hex here.")));
}

static void
cre_tool_stairway_drag (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);

  if (cre_run_drag (self->run, tool, aim))
    show_run (self);
}

static void
build_run (CreToolStairway *self)
{
  CreTool *tool = CRE_TOOL (self);
  guint n = cre_run_get_length (self->run);
  CreMark mark = { cre_run_get (self->run, n - 1), -1 };
  g_autoptr (GError) error = NULL;
  g_autofree char *label = dup_label (self, cre_run_get (self->run, n / 2));
  g_autofree char *done = dup_done (self);
  CrEdit *edit = plan_stairway (self, &error);

  if (edit == NULL) {
    cre_tool_tell_refused (tool, mark,
                           g_strdup_printf (_ ("No stairway here: %s."), error->message));
    offer_head (self, label);
  } else if (cre_tool_apply (tool, edit, label)) {
    cre_tool_tell_done (tool, mark, g_steal_pointer (&done));
  }
}

/* @offer: the text of its button */
static void
offer_instead (CreToolStairway *self, const CreStairLink *link, const char *offer)
{
  CreMapDocument *document = cre_tool_get_document (CRE_TOOL (self));
  CrEdit *edit = cre_stair_link_plan (document, link, NULL);
  g_autofree char *name = NULL;
  g_autofree char *at = NULL;
  g_autofree char *label = NULL;

  if (edit == NULL)
    return;
  name = cre_stair_link_dup_name (document, link->kind);
  at = cr_map_format_printed (cre_tool_get_map (CRE_TOOL (self)), link->from);
  /* Translators: a kind of stairs, a hex number: “Undo ladder at 0708” */
  label = g_strdup_printf (_ ("%s at %s"), name, at);
  cre_tool_offer (CRE_TOOL (self), offer, edit, label, cre_stair_link_describe (document, link));
}

/* A single hex whose head is to be on another floor makes a spiral stair, which is offered. */
static void
refuse_short (CreToolStairway *self)
{
  guint n = cre_run_get_length (self->run);
  CrPlace place = cre_run_get (self->run, n - 1);
  const CreStairLink spiral = { kinds[CRE_STAIRS_SPIRAL], place, 0,
                                CRE_TO_FLOOR + self->head_floor - 1 };

  cre_tool_tell_refused (CRE_TOOL (self), (CreMark){ place, -1 },
                         g_strdup (_ ("Drag from the foot over the steps to the head.")));
  if (n == 1 && self->head_floor > 0 && self->head_floor - 1 != place.floor)
    offer_instead (self, &spiral, _ ("Build a spiral stair"));
}

/* Between two neighbours there is no room for a step; a ladder, which needs none, is offered. */
static void
refuse_neighbours (CreToolStairway *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  CrPlace foot = get_place (self, ask_from_foot (self, 0));
  CrPlace head = get_place (self, ask_from_foot (self, 1));
  const CreStairLink ladder = { kinds[CRE_STAIRS_LADDER], foot,
                                cr_hex_direction_to (foot.hex, head.hex), CRE_TO_BESIDE };
  g_autofree char *from = cr_map_format_printed (map, foot);
  g_autofree char *to = cr_map_format_printed (map, head);

  cre_tool_tell_refused (
      CRE_TOOL (self), (CreMark){ head, -1 },
      /* Translators: two hex numbers */
      g_strdup_printf (
          _ ("No stairway here: between %s and %s there is no hex for a step. Begin or "
             "end it one hex farther away, or set a ladder."),
          from, to));
  if (cr_map_get_level (map, foot) != cr_map_get_level (map, head))
    offer_instead (self, &ladder, _ ("Set a ladder"));
}

static void
cre_tool_stairway_end (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  guint n = cre_run_get_length (self->run);

  if (n >= 3)
    build_run (self);
  else if (n == 2 && self->head_floor == 0)
    refuse_neighbours (self);
  else if (n > 0)
    refuse_short (self);
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

/* Takes over how the ends of the stairway open, and whether it can be raised. */
static void
pick_stairway (CreToolStairway *self, const CrNode *node)
{
  g_autoptr (CrStairway) stairway =
      cr_stairway_new (cre_tool_get_map (CRE_TOOL (self)), node, NULL);

  if (stairway != NULL)
    g_object_set (self, "opens-foot", (int) stairway->ends[CR_STAIR_FOOT].opens, "opens-head",
                  (int) stairway->ends[CR_STAIR_HEAD].opens, "raisable", stairway->raisable, NULL);
}

static void
cre_tool_stairway_pick (CreTool *tool, const CreAim *aim)
{
  CreToolStairway *self = CRE_TOOL_STAIRWAY (tool);
  int index = find_bound (self, aim->place);
  const CrNode *node;

  if (index < 0)
    return;
  node = cr_map_get_node (cre_tool_get_map (CRE_TOOL (self)), CR_SECTION_LINKS, (guint) index);
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

  /* The number may mean another floor now, so it is replaced by a choice that is never wrong. */
  if (change->floors)
    g_object_set (self, "to", MIN (self->to, CRE_TO_BESIDE), "head-floor", 0, NULL);
  else if (!cre_tool_is_active (tool) && cre_tool_get_hovered (tool) != NULL)
    cre_tool_show (tool);
}

static void
cre_tool_stairway_field_changed (CreTool *tool, const char *name)
{
  if (!cre_tool_is_active (tool) && cre_tool_get_hovered (tool) != NULL)
    cre_tool_show (tool);
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

  object_class->finalize = cre_tool_stairway_finalize;
  tool_class->hover = cre_tool_stairway_hover;
  tool_class->show = cre_tool_stairway_show;
  tool_class->begin = cre_tool_stairway_begin;
  tool_class->drag = cre_tool_stairway_drag;
  tool_class->end = cre_tool_stairway_end;
  tool_class->cancel = cre_tool_stairway_cancel;
  tool_class->pick = cre_tool_stairway_pick;
  tool_class->activate = cre_tool_stairway_activate;
  tool_class->document_changed = cre_tool_stairway_document_changed;

  tool_class->field_changed = cre_tool_stairway_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_stairway_init (CreToolStairway *tool)
{
  tool->run = cre_run_new (FALSE);
}
