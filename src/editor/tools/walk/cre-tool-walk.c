/* cre-tool-walk.c: where a man can walk. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-walk-private.h"

#include <glib/gi18n-lib.h>

#include "cre-men.h"

G_DEFINE_FINAL_TYPE (CreToolWalk, cre_tool_walk, CRE_TYPE_TOOL)

enum { PROP_MOVER = 1, PROP_BUDGET, PROP_HAS_REACH, N_PROPS };

static GParamSpec *props[N_PROPS];

const CrScene *
cre_tool_walk_get_scene (CreToolWalk *tool)
{
  return cre_map_document_get_scene (cre_tool_get_document (CRE_TOOL (tool)));
}

const CrWays *
cre_tool_walk_get_ways (CreToolWalk *tool)
{
  return cr_castle_get_ways (cre_map_document_get_castle (cre_tool_get_document (CRE_TOOL (tool))));
}

CrWalker
cre_tool_walk_get_walker (CreToolWalk *tool)
{
  return (CrWalker){ .mover = tool->mover,
                     .budget = tool->budget,
                     .muster = cre_men_get_muster (
                         cre_men_get (cre_tool_get_document (CRE_TOOL (tool)))) };
}

static CrReach *
search_ways (CreToolWalk *tool, int budget)
{
  CrWalker walker = cre_tool_walk_get_walker (tool);

  walker.budget = budget;
  return cr_reach_new_among (cre_tool_walk_get_ways (tool), tool->start, &walker);
}

const CrReach *
cre_tool_walk_get_whole (CreToolWalk *tool)
{
  if (tool->whole == NULL)
    tool->whole = search_ways (tool, -1);
  return tool->whole;
}

static void
drop_reach (CreToolWalk *tool)
{
  g_clear_pointer (&tool->reach, cr_reach_free);
  g_clear_pointer (&tool->whole, cr_reach_free);
}

static void
find_path (CreToolWalk *tool)
{
  g_array_set_size (tool->path, 0);
  if (tool->has_target)
    cr_reach_get_path (cre_tool_walk_get_whole (tool), tool->target, tool->path);
}

static void
refresh_answer (CreToolWalk *tool)
{
  drop_reach (tool);
  find_path (tool);
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_HAS_REACH]);
  cre_tool_redraw (CRE_TOOL (tool));
}

static void
men_changed_cb (CreToolWalk *tool)
{
  if (!tool->has_start)
    return;
  refresh_answer (tool);
  cre_tool_walk_describe (tool);
}

/* The document is known only now. */
static void
cre_tool_walk_constructed (GObject *object)
{
  G_OBJECT_CLASS (cre_tool_walk_parent_class)->constructed (object);
  g_signal_connect_object (cre_men_get (cre_tool_get_document (CRE_TOOL (object))), "changed",
                           G_CALLBACK (men_changed_cb), object, G_CONNECT_SWAPPED);
}

void
cre_tool_walk_set_start (CreToolWalk *tool, CrPlace start)
{
  if (!cr_scene_has_place (cre_tool_walk_get_scene (tool), start)) {
    cre_tool_take_status (CRE_TOOL (tool), g_strdup (_ ("There is no hex here.")));
    return;
  }
  tool->start = start;
  tool->has_start = TRUE;
  tool->has_target = FALSE;
  refresh_answer (tool);
  cre_tool_walk_describe (tool);
}

static void
walk_to (CreToolWalk *tool, CrPlace place)
{
  gboolean home = cr_place_equal (place, tool->start);

  if (!tool->has_start || !cr_scene_has_place (cre_tool_walk_get_scene (tool), place))
    return;
  tool->has_target = !home;
  tool->target = place;
  find_path (tool);
  cre_tool_redraw (CRE_TOOL (tool));
  cre_tool_walk_describe (tool);
}

static void
cre_tool_walk_begin (CreTool *base, const CreAim *aim)
{
  cre_tool_walk_set_start (CRE_TOOL_WALK (base), aim->place);
}

static void
cre_tool_walk_drag (CreTool *base, const CreAim *aim)
{
  walk_to (CRE_TOOL_WALK (base), aim->place);
}

static void
cre_tool_walk_activate (CreTool *base, const CreAim *aim)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  if (tool->pending)
    walk_to (tool, aim->place);
  else
    cre_tool_walk_set_start (tool, aim->place);
  tool->pending = !tool->pending && tool->has_start;
}

static void
cre_tool_walk_hover (CreTool *base, const CreAim *aim)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);
  CreMark mark = { 0 };

  if (cre_tool_is_active (base))
    return;
  if (aim != NULL)
    mark = (CreMark){ aim->place, -1 };
  cre_tool_set_preview (
      base, &mark,
      aim != NULL && cr_scene_has_place (cre_tool_walk_get_scene (tool), aim->place) ? 1 : 0);
  if (aim != NULL && tool->pending)
    walk_to (tool, aim->place);
  cre_tool_walk_describe (tool);
}

static void
cre_tool_walk_cancel (CreTool *base)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  tool->has_start = tool->has_target = tool->pending = FALSE;
  refresh_answer (tool);
  cre_tool_walk_describe (tool);
}

static void
cre_tool_walk_erase (CreTool *base, const CreAim *aim)
{
  cre_tool_cancel (base);
}

static void
cre_tool_walk_document_changed (CreTool *base, const CreChange *change)
{
  CreToolWalk *tool = CRE_TOOL_WALK (base);

  drop_reach (tool);
  if (!tool->has_start)
    return;
  if (!cr_scene_has_place (cre_tool_walk_get_scene (tool), tool->start))
    tool->has_start = tool->has_target = FALSE;
  else if (tool->has_target && !cr_scene_has_place (cre_tool_walk_get_scene (tool), tool->target))
    tool->has_target = FALSE;
  refresh_answer (tool);
}

gboolean
cre_tool_walk_get_start (CreToolWalk *tool, CrPlace *start_out)
{
  if (tool->has_start)
    *start_out = tool->start;
  return tool->has_start;
}

gboolean
cre_tool_walk_get_target (CreToolWalk *tool, CrPlace *target_out)
{
  if (tool->has_target)
    *target_out = tool->target;
  return tool->has_target;
}

const CrReach *
cre_tool_walk_get_reach (CreToolWalk *tool)
{
  if (!tool->has_start)
    return NULL;
  if (tool->reach == NULL)
    tool->reach = search_ways (tool, tool->budget);
  return tool->reach;
}

const GArray *
cre_tool_walk_get_path (CreToolWalk *tool)
{
  return tool->path;
}

static void
cre_tool_walk_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolWalk *tool = CRE_TOOL_WALK (object);
  int *field = id == PROP_MOVER ? &tool->mover : &tool->budget;
  int n_movers = (int) cr_ruleset_n_movers (cr_scene_get_ruleset (cre_tool_walk_get_scene (tool)));

  if (id != PROP_MOVER && id != PROP_BUDGET) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (id == PROP_MOVER && g_value_get_int (value) >= n_movers) {
    g_warning ("the ruleset has no mover %d", g_value_get_int (value));
  } else if (*field != g_value_get_int (value)) {
    *field = g_value_get_int (value);
    refresh_answer (tool);
    cre_tool_walk_describe (tool);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cre_tool_walk_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolWalk *tool = CRE_TOOL_WALK (object);

  switch (id) {
  case PROP_MOVER:
    g_value_set_int (value, tool->mover);
    break;
  case PROP_BUDGET:
    g_value_set_int (value, tool->budget);
    break;
  case PROP_HAS_REACH:
    g_value_set_boolean (value, tool->has_start);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_walk_finalize (GObject *object)
{
  CreToolWalk *tool = CRE_TOOL_WALK (object);

  drop_reach (tool);
  g_array_unref (tool->path);
  G_OBJECT_CLASS (cre_tool_walk_parent_class)->finalize (object);
}

static void
cre_tool_walk_class_init (CreToolWalkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = cre_tool_walk_constructed;
  object_class->set_property = cre_tool_walk_set_property;
  object_class->get_property = cre_tool_walk_get_property;
  object_class->finalize = cre_tool_walk_finalize;
  tool_class->hover = cre_tool_walk_hover;
  tool_class->begin = cre_tool_walk_begin;
  tool_class->drag = cre_tool_walk_drag;
  tool_class->cancel = cre_tool_walk_cancel;
  tool_class->activate = cre_tool_walk_activate;
  tool_class->erase = cre_tool_walk_erase;
  tool_class->document_changed = cre_tool_walk_document_changed;
  tool_class->shows = CRE_SHOWS_ANSWERS;
  tool_class->list_figures = cre_tool_walk_list_figures;

  props[PROP_MOVER] =
      g_param_spec_int ("mover", NULL, NULL, 0, CR_MAX_MOVERS - 1, 0, G_PARAM_READWRITE | flags);
  props[PROP_BUDGET] =
      g_param_spec_int ("budget", NULL, NULL, -1, 999, 12, G_PARAM_READWRITE | flags);
  props[PROP_HAS_REACH] =
      g_param_spec_boolean ("has-reach", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_walk_init (CreToolWalk *tool)
{
  tool->path = g_array_new (FALSE, FALSE, sizeof (CrStep));
  tool->budget = 12;
}
