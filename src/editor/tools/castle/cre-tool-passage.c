/* cre-tool-passage.c: digs secret passages. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-passage.h"

#include <glib/gi18n-lib.h>

#include "cr-build.h"
#include "cr-link.h"
#include "cr-numbering.h"
#include "cr-passage.h"
#include "cre-names.h"
#include "cre-run.h"

/* The id of the floor on which passages are dug, unless the shown floor is below ground. */
#define FLOOR "passage"

struct _CreToolPassage {
  CreTool parent_instance;

  int level;
  gboolean floods, secret, stairs;
  CreRun *run;
};

#define FIELD(member) G_STRUCT_OFFSET (CreToolPassage, member)

G_DEFINE_FINAL_TYPE (CreToolPassage, cre_tool_passage, CRE_TYPE_TOOL)

static const CreField fields[] = {
  { "level", FIELD (level), FALSE, CR_LEVEL_MIN, CR_LEVEL_MAX, -1, N_ ("Level") },
  { "secret", FIELD (secret), TRUE, 0, 0, TRUE, N_ ("Only its owner knows of it") },
  { "floods", FIELD (floods), TRUE, 0, 0, FALSE, N_ ("Can be flooded") },
  { "stairs", FIELD (stairs), TRUE, 0, 0, TRUE, N_ ("Spiral stairs at both ends") },
};

static const char *const hints[] = {
  N_ ("Drag from where it begins to where it comes out; it is dug below, on a floor of its own. "
      "Enter at both ends does the same. Ctrl fills it up."),
  N_ ("What floods it is a mechanism: M, kind sluice, then its control hex and the passage."),
  NULL,
};

/* Returns: the other end of the spiral stair at a hex; without one, the same hex of the first floor
 */
static CrPlace
find_door (const CrMap *map, CrPlace end)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrLink link;

    if (!cr_node_is (node, "spiral") || !cr_link_read (map, node, &link, NULL) ||
        !cr_hex_equal (link.from.hex, end.hex))
      continue;
    if (link.from.floor == end.floor)
      return link.to;
    if (link.to.floor == end.floor)
      return link.from;
  }
  return (CrPlace){ 0, end.hex };
}

/* On a floor below ground the passage is dug on that floor; above ground it gets a floor of its
 * own. */
static gboolean
is_below (const CrMap *map, int floor)
{
  return cr_map_get_floor (map, floor)->storey < 0;
}

/* @stairs: whether spiral stairs are made at ends that have none. Returns: (transfer full)
 * (nullable): NULL with an error when no passage can be dug there */
static CrEdit *
plan_passage (CreToolPassage *self, gboolean stairs, GError **error)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GArray) hexes = cre_run_dup_places (self->run);
  CrPlace *first = &g_array_index (hexes, CrPlace, 0);
  CrPlace *last = &g_array_index (hexes, CrPlace, hexes->len - 1);
  gboolean below = is_below (map, first->floor);
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_LINKS, "passage");
  CrPassagePlan it = { .id = id, .level = self->level, .floods = self->floods };

  it.floor = below ? cr_map_get_floor (map, first->floor)->id : FLOOR;
  it.shared = !self->secret;
  it.bare = !stairs;
  if (below) {
    *first = find_door (map, *first);
    *last = find_door (map, *last);
  }
  it.hexes = first;
  it.n_hexes = hexes->len;
  if (!cr_build_passage_along (edit, map, &it, error))
    return NULL;
  return g_steal_pointer (&edit);
}

/* Returns: the index of the passage that has a hex there or comes out there, -1 when there is none
 */
static int
find_passage (const CrMap *map, CrPlace place, CrPassage *passage, GArray *hexes)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);

    if (!cr_node_is (node, "passage") || !cr_passage_read (map, node, passage, NULL))
      continue;
    g_array_set_size (hexes, 0);
    cr_passage_get_hexes (passage, map, hexes);
    g_array_append_vals (hexes, passage->doors, 2);
    if (cr_places_contain (hexes, place))
      return (int) i;
  }
  g_array_set_size (hexes, 0);
  return -1;
}

static char *
dup_size (CreToolPassage *self)
{
  guint n = cre_run_get_length (self->run);

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Secret passage, %u hex", "Secret passage, %u hexes", n), n);
}

static void
describe_run (CreToolPassage *self)
{
  CreTool *tool = CRE_TOOL (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrEdit) edit = plan_passage (self, self->stairs, &error);
  g_autofree char *size = dup_size (self);

  if (edit != NULL) {
    g_autofree char *level = cre_format_level (self->level);

    /* Translators: Secret passage, 4 hexes, at −1, with a spiral stair at each end. */
    cre_tool_take_status (
        tool,
        g_strdup_printf (self->stairs ? _ ("%s, at %s, with a spiral stair at each end.")
                                      /* Translators: Secret passage, 4 hexes, at −1, … */
                                      : _ ("%s, at %s, between the spiral stairs that are there."),
                         size, level));
  } else {
    g_autofree char *reason = cre_capitalize (error->message);

    /* Translators: Secret passage, 4 hexes. The reason why not. */
    cre_tool_take_status (tool, g_strdup_printf (_ ("%s. %s."), size, reason));
  }
}

static void
show_run (CreToolPassage *self)
{
  cre_run_preview (self->run, CRE_TOOL (self));
  describe_run (self);
}

static void
hold_hexes (CreTool *tool, const GArray *hexes)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (guint i = 0; i < hexes->len; i++) {
    CreMark mark = { g_array_index (hexes, CrPlace, i), -1 };

    g_array_append_val (marks, mark);
  }
  cre_tool_set_held (tool, (const CreMark *) (const void *) marks->data, marks->len);
}

static char *
dup_present (CreToolPassage *self, const CrPassage *passage)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *from = cr_map_format_printed (map, passage->doors[0]);
  g_autofree char *to = cr_map_format_printed (map, passage->doors[1]);

  if (passage->floods)
    /* Translators: two hex numbers */
    return g_strdup_printf (_ ("Passage from %s to %s, can be flooded. Ctrl+click fills it up."),
                            from, to);
  return g_strdup_printf (_ ("Passage from %s to %s. Ctrl+click fills it up."), from, to);
}

static void
cre_tool_passage_show (CreTool *tool, const CreAim *aim)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;
  int present = find_passage (cre_tool_get_map (tool), aim->place, &passage, hexes);

  cre_tool_set_preview (tool, &(CreMark){ aim->place, -1 }, 1);
  hold_hexes (tool, hexes);
  cre_tool_take_status (
      tool, present >= 0 ? dup_present (CRE_TOOL_PASSAGE (tool), &passage)
                         : g_strdup (_ ("Drag from one end of the passage to the other.")));
}

static void
cre_tool_passage_hover (CreTool *tool, const CreAim *aim)
{
  if (aim == NULL && !cre_tool_is_active (tool))
    cre_tool_set_held (tool, NULL, 0);
  cre_run_hover (CRE_TOOL_PASSAGE (tool)->run, tool, aim);
}

static void
fill_up (CreToolPassage *self, CrPlace place)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *at = cr_map_format_printed (map, place);
  CreMark mark = { place, -1 };
  CrPassage passage;
  int index = find_passage (map, place, &passage, hexes);
  CrEdit *edit;

  if (index < 0) {
    /* Translators: a hex number */
    cre_tool_tell_refused (CRE_TOOL (self), mark, g_strdup_printf (_ ("No passage at %s."), at));
    return;
  }
  edit = cr_edit_new ();
  cr_build_remove_passage (edit, map, (guint) index);
  if (cre_tool_apply (CRE_TOOL (self), edit, _ ("filling up of a passage")))
    /* Translators: a hex number */
    cre_tool_tell_done (CRE_TOOL (self), mark,
                        g_strdup_printf (_ ("Passage at %s filled up."), at));
}

static void
cre_tool_passage_begin (CreTool *tool, const CreAim *aim)
{
  CreToolPassage *self = CRE_TOOL_PASSAGE (tool);

  cre_run_clear (self->run);
  cre_tool_set_held (tool, NULL, 0);
  if (aim->modifiers & CRE_CTRL)
    fill_up (self, aim->place);
  else if (cre_run_start (self->run, cre_tool_get_map (CRE_TOOL (self)), aim))
    show_run (self);
}

static void
cre_tool_passage_drag (CreTool *tool, const CreAim *aim)
{
  CreToolPassage *self = CRE_TOOL_PASSAGE (tool);

  if (cre_run_drag (self->run, tool, aim))
    show_run (self);
}

static char *
dup_label (CreToolPassage *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autofree char *from = cr_map_format_printed (map, cre_run_get (self->run, 0));
  g_autofree char *to =
      cr_map_format_printed (map, cre_run_get (self->run, cre_run_get_length (self->run) - 1));

  /* Translators: two hex numbers: “Undo passage from 0708 to 0912” */
  return g_strdup_printf (_ ("passage from %s to %s"), from, to);
}

static char *
dup_done (CreToolPassage *self)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  guint n = cre_run_get_length (self->run);
  g_autofree char *from = cr_map_format_printed (map, cre_run_get (self->run, 0));
  g_autofree char *to = cr_map_format_printed (map, cre_run_get (self->run, n - 1));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Passage of %u hex from %s to %s dug.",
                                       "Passage of %u hexes from %s to %s dug.", n),
                          n, from, to);
}

/* Tells why the run cannot be a passage. If its ends lack only their stairs, the tool offers to
 * make them, too. */
static void
refuse_end (CreToolPassage *self, CreMark end, const GError *error)
{
  CreTool *tool = CRE_TOOL (self);
  CrEdit *edit = self->stairs ? NULL : plan_passage (self, TRUE, NULL);
  g_autofree char *label = dup_label (self);
  g_autofree char *size = dup_size (self);
  g_autofree char *reason = cre_capitalize (error->message);

  cre_tool_tell_refused (tool, end, g_strdup_printf (_ ("%s. %s."), size, reason));
  if (edit != NULL)
    cre_tool_offer (tool, _ ("Make the spiral stairs, too"), edit, label, dup_done (self));
}

static void
dig_passage (CreToolPassage *self)
{
  g_autoptr (GError) error = NULL;
  CrEdit *edit = plan_passage (self, self->stairs, &error);
  CreMark end = { cre_run_get (self->run, cre_run_get_length (self->run) - 1), -1 };
  g_autofree char *label = dup_label (self);
  g_autofree char *done = dup_done (self);

  /* When a floor is made with it, document_changed() drops the run, so the sentence was made
   * before. */
  if (edit == NULL)
    refuse_end (self, end, error);
  else if (cre_tool_apply (CRE_TOOL (self), edit, label))
    cre_tool_tell_done (CRE_TOOL (self), end, g_steal_pointer (&done));
}

static void
cre_tool_passage_end (CreTool *tool, const CreAim *aim)
{
  CreToolPassage *self = CRE_TOOL_PASSAGE (tool);

  if (cre_run_get_length (self->run) > 1)
    dig_passage (self);
  else if (cre_run_get_length (self->run) == 1)
    cre_tool_tell_refused (tool, (CreMark){ cre_run_get (self->run, 0), -1 },
                           g_strdup (_ ("Drag from one end of the passage to the other.")));
  cre_run_clear (self->run);
  cre_tool_set_preview (tool, NULL, 0);
}

static void
cre_tool_passage_cancel (CreTool *tool)
{
  cre_run_clear (CRE_TOOL_PASSAGE (tool)->run);
  cre_tool_set_preview (tool, NULL, 0);
  cre_tool_set_held (tool, NULL, 0);
  cre_tool_take_status (tool, NULL);
}

static void
cre_tool_passage_activate (CreTool *tool, const CreAim *aim)
{
  if (!(aim->modifiers & CRE_CTRL)) {
    cre_run_activate (CRE_TOOL_PASSAGE (tool)->run, tool, aim);
    return;
  }
  cre_tool_begin (tool, aim);
  cre_tool_end (tool, aim);
}

static void
cre_tool_passage_pick (CreTool *tool, const CreAim *aim)
{
  CreToolPassage *self = CRE_TOOL_PASSAGE (tool);
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPassage passage;

  if (find_passage (map, aim->place, &passage, hexes) < 0)
    return;
  g_object_set (self, "level", cr_map_get_level (map, passage.ends[0]), "floods", passage.floods,
                "secret", cr_passage_is_secret (&passage, map), NULL);
}

static void
cre_tool_passage_document_changed (CreTool *tool, const CreChange *change)
{
  if (!cre_tool_is_active (tool) && cre_tool_get_hovered (tool) != NULL)
    cre_tool_show (tool);
}

static void
cre_tool_passage_field_changed (CreTool *tool, const char *name)
{
  CreToolPassage *self = CRE_TOOL_PASSAGE (tool);

  if (cre_run_get_length (self->run) > 0)
    show_run (self);
}

static void
cre_tool_passage_finalize (GObject *object)
{
  cre_run_free (CRE_TOOL_PASSAGE (object)->run);
  G_OBJECT_CLASS (cre_tool_passage_parent_class)->finalize (object);
}

static void
cre_tool_passage_class_init (CreToolPassageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreToolClass *tool_class = CRE_TOOL_CLASS (klass);

  object_class->finalize = cre_tool_passage_finalize;
  tool_class->hover = cre_tool_passage_hover;
  tool_class->show = cre_tool_passage_show;
  tool_class->begin = cre_tool_passage_begin;
  tool_class->drag = cre_tool_passage_drag;
  tool_class->end = cre_tool_passage_end;
  tool_class->cancel = cre_tool_passage_cancel;
  tool_class->activate = cre_tool_passage_activate;
  tool_class->pick = cre_tool_passage_pick;
  tool_class->document_changed = cre_tool_passage_document_changed;
  tool_class->shows = CRE_SHOWS_SECRETS | CRE_SHOWS_TUNNEL;

  tool_class->hints = hints;
  tool_class->field_changed = cre_tool_passage_field_changed;
  cre_tool_class_install_fields (tool_class, fields, G_N_ELEMENTS (fields));
}

static void
cre_tool_passage_init (CreToolPassage *tool)
{
  tool->run = cre_run_new (TRUE);
}
