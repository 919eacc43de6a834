/* cr-assembly-check.c: what is wrong with an assembly. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-assembly-check.h"

#include "cr-assembly-join.h"

static const CrMap *
get_map (const CrGround *ground, guint part)
{
  return ground->maps[part];
}

static gboolean
has_edges (const CrGround *ground, guint part)
{
  return get_map (ground, part) != NULL && !cr_assembly_get_part (ground->assembly, part)->overlay;
}

static void
add_finding (GArray *findings, CrAssemblyFindingKind kind, guint part, int other)
{
  CrAssemblyFinding finding = { .kind = kind, .part = part, .other = other };

  g_array_append_val (findings, finding);
}

/* The boxes of both, among the hexes of @other; FALSE where their edges cannot lie on each other:
 * one is turned by 60 degrees against the other, or has another kind of edge. */
static gboolean
find_boxes (const CrGround *ground, guint part, guint other, CrSheetBox *own, CrSheetBox *there)
{
  CrOrientation orientation = cr_map_get_grid (get_map (ground, other))->orientation;
  int turn = cr_assembly_get_part (ground->assembly, part)->turn -
             cr_assembly_get_part (ground->assembly, other)->turn;
  CrMotion motion, to;

  if (turn % 90 != 0 || !cr_ground_place (ground, part, &motion, NULL) ||
      !cr_ground_place (ground, other, &to, NULL))
    return FALSE;
  *own = cr_sheet_box (get_map (ground, part), orientation,
                       cr_motion_join (motion, cr_motion_invert (to)));
  *there = cr_sheet_box (get_map (ground, other), orientation, (CrMotion){ 0 });
  return TRUE;
}

static gboolean
is_chosen (const CrAssembly *assembly, int column, int row)
{
  for (guint i = 0; i < assembly->choices->len; i++) {
    const CrSharedChoice *choice = &g_array_index (assembly->choices, CrSharedChoice, i);

    if (choice->column == column && choice->row == row)
      return TRUE;
  }
  return FALSE;
}

/* Of hexes that two parts have; whoever said "shared" of the later part has decided. */
static void
check_shared (const CrGround *ground, guint part, guint other, GArray *findings)
{
  const CrGrid *first = cr_map_get_grid (get_map (ground, 0));
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrAssemblyFinding finding = { .kind = CR_ASSEMBLY_DIFFERS, .part = part, .other = (int) other };
  guint n_differ;

  if (cr_node_get (cr_assembly_get_part (ground->assembly, part)->node, "shared") != NULL)
    return;
  cr_assembly_list_shared (ground, part, other, hexes, &n_differ);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    int column, row;

    cr_grid_address (first, hex, &column, &row);
    if (is_chosen (ground->assembly, column, row))
      continue;
    if (finding.n++ == 0)
      finding.hex = hex;
  }
  if (finding.n > 0)
    g_array_append_val (findings, finding);
}

/* How a part lies to those before it. */
static void
check_place (const CrGround *ground, guint part, GArray *findings)
{
  gboolean halves = cr_map_get_grid (get_map (ground, part))->halves;

  for (guint i = 0; i < part; i++) {
    CrSheetBox own, there;

    if (!has_edges (ground, i))
      continue;
    if (cr_map_get_grid (get_map (ground, i))->halves != halves)
      add_finding (findings, CR_ASSEMBLY_HALVES, part, (int) i);
    if (!find_boxes (ground, part, i, &own, &there))
      continue;
    if (cr_sheets_overlap (&own, &there, halves))
      add_finding (findings, CR_ASSEMBLY_COVERS, part, (int) i);
    else
      check_shared (ground, part, i, findings);
  }
}

/* One that lies on another is told as that. */
static gboolean
parts_touch (const CrGround *ground, guint part, guint other)
{
  gboolean halves = cr_map_get_grid (get_map (ground, part))->halves;
  CrSheetBox own, there;

  return find_boxes (ground, part, other, &own, &there) &&
         (cr_sheets_meet (&own, &there, halves) || cr_sheets_overlap (&own, &there, halves));
}

/* From the first part on, by edges that meet; what is not come to lies apart. */
static void
check_joined (const CrGround *ground, GArray *findings)
{
  guint n = ground->assembly->parts->len;
  g_autofree gboolean *reached = g_new0 (gboolean, n);
  gboolean grew = TRUE;

  reached[0] = TRUE;
  while (grew) {
    grew = FALSE;
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < n; j++)
        if (!reached[i] && reached[j] && has_edges (ground, i) && has_edges (ground, j) &&
            parts_touch (ground, i, j))
          grew = reached[i] = TRUE;
  }
  for (guint i = 0; i < n; i++)
    if (!reached[i] && has_edges (ground, i))
      add_finding (findings, CR_ASSEMBLY_APART, i, -1);
}

static void
check_digest (const CrGround *ground, guint part, GArray *findings)
{
  const char *known = cr_node_get (cr_assembly_get_part (ground->assembly, part)->node, "digest");
  g_autofree char *digest = cr_map_dup_digest (get_map (ground, part));

  if (known != NULL && g_strcmp0 (known, digest) != 0)
    add_finding (findings, CR_ASSEMBLY_CHANGED, part, -1);
}

/* The same map laid down twice has its names twice as well; that cannot be otherwise. */
static void
check_edges (const CrGround *ground, guint part, GArray *findings)
{
  for (guint other = 0; other < part; other++) {
    gboolean same = g_str_equal (cr_assembly_get_part (ground->assembly, part)->map,
                                 cr_assembly_get_part (ground->assembly, other)->map);

    for (CrMapEdge edge = 0; !same && has_edges (ground, other) && edge < CR_N_MAP_EDGES; edge++) {
      const char *name = cr_map_get_edge_name (get_map (ground, part), edge);
      int found =
          name != NULL && *name != '\0' ? cr_map_find_edge (get_map (ground, other), name) : -1;

      if (found >= 0) {
        CrAssemblyFinding finding = { CR_ASSEMBLY_EDGES, part, (int) other, 0, { 0 }, name };

        g_array_append_val (findings, finding);
      }
    }
  }
}

GArray *
cr_assembly_check (const CrGround *ground)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (CrAssemblyFinding));

  for (guint i = 0; i < ground->assembly->parts->len; i++) {
    if (get_map (ground, i) == NULL)
      continue;
    check_digest (ground, i, findings);
    if (!has_edges (ground, i))
      continue;
    check_place (ground, i, findings);
    check_edges (ground, i, findings);
  }
  check_joined (ground, findings);
  return findings;
}
