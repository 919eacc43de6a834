/* cr-assembly.c: several maps put together to one, as a file says it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-assembly.h"

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

/* Parts may lie to the left of the first and above it. */
#define MOST_AWAY (4 * CR_GRID_MAX_SPAN)

const CrPart *
cr_assembly_get_part (const CrAssembly *assembly, guint index)
{
  return &g_array_index (assembly->parts, CrPart, index);
}

/* -1: none of its parts has that id. */
static int
find_part (const CrAssembly *assembly, const char *id)
{
  for (guint i = 0; i < assembly->parts->len; i++)
    if (g_strcmp0 (cr_assembly_get_part (assembly, i)->id, id) == 0)
      return (int) i;
  return -1;
}

const char *
cr_part_get_name (const CrPart *part, const char *const *languages)
{
  const char *name = cr_node_get_localized (part->node, "name", languages);

  return name != NULL ? name : part->id;
}

/* "30,1" or "-4,7". */
static gboolean
read_at (const CrNode *row, int *column_out, int *row_out, GError **error)
{
  const char *at = cr_node_get (row, "at");
  g_auto (GStrv) halves = at != NULL ? g_strsplit (at, ",", 2) : NULL;
  gint64 column, line;

  if (at == NULL) {
    *column_out = *row_out = 1;
    return TRUE;
  }
  if (g_strv_length (halves) == 2 &&
      g_ascii_string_to_signed (halves[0], 10, -MOST_AWAY, MOST_AWAY, &column, NULL) &&
      g_ascii_string_to_signed (halves[1], 10, -MOST_AWAY, MOST_AWAY, &line, NULL)) {
    *column_out = (int) column;
    *row_out = (int) line;
    return TRUE;
  }
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found at=\"%s\", expected a column and a row, as 27,1"), at);
  return FALSE;
}

static gboolean
read_turn (const CrNode *row, int *turn_out, GError **error)
{
  if (!cr_node_read_int (row, "turn", 0, 330, 0, turn_out, error))
    return FALSE;
  if (*turn_out % 30 == 0)
    return TRUE;
  cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                     cr_text ("found turn=\"%d\", expected 0, 30, 60 … 330"), *turn_out);
  return FALSE;
}

static gboolean
read_id (CrAssembly *assembly, const CrNode *row, const char **id_out, GError **error)
{
  if (!cr_node_need (row, "id", id_out, error))
    return FALSE;
  if (!cr_text_is_id (*id_out))
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\", expected a name of letters, digits, - and _ that "
                                "begins with a letter"),
                       *id_out);
  else if (find_part (assembly, *id_out) >= 0)
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("found id=\"%s\" twice, expected another"), *id_out);
  else
    return TRUE;
  return FALSE;
}

static gboolean
read_part (CrAssembly *assembly, const CrNode *row, GError **error)
{
  static const char *const shared[] = { "mine", "theirs", NULL };
  static const char *const answers[] = { "no", "yes", NULL };
  CrPart part = { .node = row };

  if (!read_id (assembly, row, &part.id, error) || !cr_node_need (row, "map", &part.map, error) ||
      !read_at (row, &part.column, &part.row, error) || !read_turn (row, &part.turn, error) ||
      !cr_node_read_enum (row, "shared", shared, 0, &part.theirs, error) ||
      !cr_node_read_enum (row, "overlay", answers, 0, &part.overlay, error))
    return FALSE;
  if (assembly->parts->len >= CR_MAX_PARTS) {
    cr_node_set_error (row, error, CR_ERROR_LIMIT, cr_text ("found more than %d parts"),
                       CR_MAX_PARTS);
    return FALSE;
  }
  if (assembly->parts->len == 0 &&
      (part.column != 1 || part.row != 1 || part.turn != 0 || part.overlay)) {
    cr_node_set_error (row, error, CR_ERROR_SYNTAX,
                       cr_text ("the first part lies as it is: neither at, turn nor overlay"));
    return FALSE;
  }
  g_array_append_val (assembly->parts, part);
  return TRUE;
}

static gboolean
read_choice (CrAssembly *assembly, const CrNode *row, GError **error)
{
  CrSharedChoice choice = { .node = row };
  CrNear near = { NULL };
  const char *part, *at;

  if (!cr_node_need (row, "at", &at, error) || !cr_node_need (row, "part", &part, error) ||
      !read_at (row, &choice.column, &choice.row, error))
    return FALSE;
  choice.part = find_part (assembly, part);
  if (choice.part >= 0) {
    g_array_append_val (assembly->choices, choice);
    return TRUE;
  }
  near.name = part;
  for (guint i = 0; i < assembly->parts->len; i++)
    cr_near_offer (&near, cr_assembly_get_part (assembly, i)->id);
  cr_node_set_error (row, error, CR_ERROR_UNKNOWN,
                     cr_text ("found %1$s=\"%2$s\", and nothing is called so"), "part", part);
  cr_near_tell (&near, error);
  return FALSE;
}

static void
clear_error (gpointer error)
{
  g_error_free (error);
}

static void
read_each (CrAssembly *assembly,
           const char *name,
           gboolean (*read) (CrAssembly *, const CrNode *, GError **))
{
  for (guint i = 0; i < cr_node_n_children (assembly->root); i++) {
    const CrNode *row = cr_node_get_child (assembly->root, i);
    GError *error = NULL;

    if (cr_node_is (row, name) && !read (assembly, row, &error))
      g_ptr_array_add (assembly->faults, error);
  }
}

CrAssembly *
cr_assembly_new (const CrNode *root, GError **error)
{
  CrAssembly *assembly;
  const char *id;

  if (!cr_node_need (root, "id", &id, error))
    return NULL;
  assembly = g_atomic_rc_box_new0 (CrAssembly);
  assembly->root = cr_node_ref (root);
  assembly->id = id;
  assembly->parts = g_array_new (FALSE, TRUE, sizeof (CrPart));
  assembly->choices = g_array_new (FALSE, TRUE, sizeof (CrSharedChoice));
  assembly->faults = g_ptr_array_new_with_free_func (clear_error);
  read_each (assembly, "part", read_part);
  read_each (assembly, "choice", read_choice);
  return assembly;
}

CrAssembly *
cr_assembly_begin (const char *id, const char *title)
{
  CrNode *meta = cr_node_new ("meta"), *name = cr_node_new ("title");
  g_autoptr (CrNode) root = cr_node_new ("assembly");

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", id);
  cr_node_set_text (name, title);
  cr_node_take_child (meta, name);
  cr_node_take_child (root, meta);
  return cr_assembly_new (root, NULL);
}

CrAssembly *
cr_assembly_ref (const CrAssembly *assembly)
{
  return g_atomic_rc_box_acquire ((CrAssembly *) assembly);
}

static void
clear_assembly (gpointer data)
{
  CrAssembly *assembly = data;

  g_array_unref (assembly->parts);
  g_array_unref (assembly->choices);
  g_ptr_array_unref (assembly->faults);
  cr_node_unref (assembly->root);
}

void
cr_assembly_unref (CrAssembly *assembly)
{
  g_atomic_rc_box_release_full (assembly, clear_assembly);
}

/* @row: (transfer full): instead of child @index, or behind the last part */
static CrAssembly *
change_row (const CrAssembly *assembly, const CrNode *instead_of, CrNode *row)
{
  const CrNode *root = assembly->root;
  g_autoptr (CrNode) changed = cr_node_new ("assembly");
  guint n = cr_node_n_children (root), last = 0;

  for (guint i = 0; i < cr_node_n_attributes (root); i++) {
    const char *value, *name = cr_node_get_attribute (root, i, &value);

    cr_node_set (changed, name, value);
  }
  for (guint i = 0; i < n; i++)
    if (cr_node_is (cr_node_get_child (root, i), "part") ||
        cr_node_is (cr_node_get_child (root, i), "meta"))
      last = i + 1;
  for (guint i = 0; i <= n; i++) {
    if (instead_of == NULL && i == last)
      cr_node_take_child (changed, cr_node_ref (row));
    if (i < n)
      cr_node_take_child (changed, cr_node_ref (cr_node_get_child (root, i) == instead_of
                                                    ? row
                                                    : cr_node_get_child (root, i)));
  }
  cr_node_unref (row);
  return cr_assembly_new (changed, NULL);
}

/* (transfer full): the map's id, with a number behind it where that is taken */
static char *
find_free_id (const CrAssembly *assembly, const char *id)
{
  char *found = g_strdup (id);

  for (guint n = 2; find_part (assembly, found) >= 0; n++) {
    g_free (found);
    found = g_strdup_printf ("%s-%u", id, n);
  }
  return found;
}

CrAssembly *
cr_assembly_add_part (const CrAssembly *assembly,
                      const char *map,
                      const char *href,
                      const char *digest)
{
  g_autofree char *id = find_free_id (assembly, map);
  CrNode *row = cr_node_new ("part");

  cr_node_set (row, "id", id);
  cr_node_set (row, "map", map);
  if (href != NULL)
    cr_node_set (row, "href", href);
  if (digest != NULL)
    cr_node_set (row, "digest", digest);
  return change_row (assembly, NULL, row);
}

CrAssembly *
cr_assembly_move_part (const CrAssembly *assembly, guint index, int column, int row, int turn)
{
  const CrNode *node = cr_assembly_get_part (assembly, index)->node;
  CrNode *moved = cr_node_copy (node);
  g_autofree char *at = g_strdup_printf ("%d,%d", column, row);

  cr_node_set (moved, "at", at);
  cr_node_set_int (moved, "turn", turn);
  return change_row (assembly, node, moved);
}

CrAssembly *
cr_assembly_set_part (const CrAssembly *assembly,
                      guint index,
                      const char *attribute,
                      const char *value)
{
  const CrNode *node = cr_assembly_get_part (assembly, index)->node;
  CrNode *changed = cr_node_copy (node);

  cr_node_set (changed, attribute, value);
  return change_row (assembly, node, changed);
}
