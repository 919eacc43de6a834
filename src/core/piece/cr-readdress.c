/* cr-readdress.c: where the things a map names lie after it was turned, moved or cut.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-readdress.h"

#include "cr-readdress-private.h"

/* The one table of what in the sparse things of a map says where something is. What is whole makes
 * no sense in part: without it the node is lost. Of the others what is left remains. */
static const struct {
  const char *element, *attribute; /* no attribute: the text */
  CrAddressKind kind;
  gboolean whole;
} rows[] = {
  { "stairway", "hexes", CR_ADDRESS_SET, TRUE },
  { "stairway", "foot", CR_ADDRESS_ENDS, TRUE },
  { "stairway", "head", CR_ADDRESS_ENDS, TRUE },
  { "spiral", "from", CR_ADDRESS_PLACE, TRUE },
  { "spiral", "to", CR_ADDRESS_PLACE, TRUE },
  { "ladder", "from", CR_ADDRESS_PLACE, TRUE },
  { "ladder", "to", CR_ADDRESS_PLACE, TRUE },
  { "trapdoor", "from", CR_ADDRESS_PLACE, TRUE },
  { "trapdoor", "to", CR_ADDRESS_PLACE, TRUE },
  { "ramp", "from", CR_ADDRESS_PLACE, TRUE },
  { "ramp", "to", CR_ADDRESS_PLACE, TRUE },
  { "rope", "from", CR_ADDRESS_PLACE, TRUE },
  { "rope", "to", CR_ADDRESS_PLACE, TRUE },
  { "tree", "from", CR_ADDRESS_PLACE, TRUE },
  { "tree", "to", CR_ADDRESS_PLACE, TRUE },
  { "passage", "from", CR_ADDRESS_LINK, TRUE },
  { "passage", "to", CR_ADDRESS_LINK, TRUE },
  { "mechanism", "control", CR_ADDRESS_PLACE, TRUE },
  { "effect", "hexes", CR_ADDRESS_SET, FALSE },
  { "effect", "sides", CR_ADDRESS_SIDES, FALSE },
  { "effect", "of", CR_ADDRESS_LINK, FALSE },
  { "area", NULL, CR_ADDRESS_SET, FALSE },
  { "area", "floor", CR_ADDRESS_FLOOR, TRUE },
  { "label", "at", CR_ADDRESS_PLACE, TRUE },
  { "label", "floor", CR_ADDRESS_FLOOR, TRUE },
  { "piece", "anchor", CR_ADDRESS_PLACE, TRUE },
  { "picture", "floor", CR_ADDRESS_FLOOR, TRUE },
  { "fit", "matrix", CR_ADDRESS_MATRIX, FALSE },
  { "point", "at", CR_ADDRESS_POINT, FALSE },
};

/* What has become of a node so far. */
typedef struct {
  const CrReaddress *how;
  guint n_left;       /* addresses of which something is left */
  gboolean addressed; /* it had some */
  gboolean lost;      /* something fell outside */
  gboolean dead;      /* something it cannot do without */
} Fate;

static int
find_row (const char *element, const char *attribute)
{
  for (gsize i = 0; element != NULL && i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].element, element) && g_strcmp0 (rows[i].attribute, attribute) == 0)
      return (int) i;
  return -1;
}

/**
 * cr_readdress_names:
 * @attribute: (nullable): NULL for the text of the element
 *
 * Returns: whether that says where something is
 */
gboolean
cr_readdress_names (const char *element, const char *attribute)
{
  return find_row (element, attribute) >= 0;
}

static char *
move_value (Fate *fate, const char *element, const char *attribute, const char *value)
{
  int row = value != NULL ? find_row (element, attribute) : -1;
  gboolean lost_before = fate->lost;
  char *moved;

  if (row < 0)
    return g_strdup (value);
  fate->lost = FALSE;
  fate->addressed = TRUE;
  moved = cr_readdress_move (fate->how, value, rows[row].kind, &fate->lost);
  fate->lost |= moved == NULL;
  fate->dead |= rows[row].whole && fate->lost;
  fate->lost |= lost_before;
  fate->n_left += moved != NULL;
  return moved;
}

static void
move_children (Fate *fate, const CrNode *node, CrNode *moved)
{
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);
    gboolean lost = FALSE;
    CrNode *kept = cr_readdress_node (fate->how, child, &lost);

    if (kept != NULL)
      cr_node_take_child (moved, kept);
    fate->lost |= lost || kept == NULL;
    fate->addressed |= cr_node_is (child, "effect");
    fate->n_left += kept != NULL && cr_node_is (child, "effect");
  }
}

/**
 * cr_readdress_node:
 * @lost_out: (out) (optional): whether anything it names fell outside; a node that is lost whole
 *   has lost something
 *
 * Sets shrink to what is left of them; a link goes with either of its ends, a stairway with any of
 * its hexes, a mechanism with the hex it is worked from or with all it does.
 *
 * Returns: (transfer full) (nullable): the same thing with all addresses as they are afterwards;
 *   NULL when nothing of it is there
 */
CrNode *
cr_readdress_node (const CrReaddress *how, const CrNode *node, gboolean *lost_out)
{
  const char *element = cr_node_get_name (node);
  Fate fate = { .how = how };
  gboolean only_control;

  if (element == NULL)
    return cr_node_ref (node);

  g_autoptr (CrNode) moved = cr_node_new (element);
  g_autofree char *text = move_value (&fate, element, NULL, cr_node_get_text (node));

  cr_node_set_text (moved, text);
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value, *name = cr_node_get_attribute (node, i, &value);
    g_autofree char *kept = move_value (&fate, element, name, value);

    cr_node_set (moved, name, kept);
  }
  only_control = fate.n_left == 1 && cr_node_is (node, "mechanism");
  move_children (&fate, node, moved);
  if (lost_out != NULL)
    *lost_out = fate.lost;
  if (fate.dead || (fate.addressed && fate.n_left == 0) ||
      (only_control && fate.n_left == 1 && fate.lost))
    return NULL;
  return g_steal_pointer (&moved);
}

/**
 * cr_readdress_is_placed:
 *
 * Returns: whether anything in the node says where it is
 */
gboolean
cr_readdress_is_placed (const CrNode *node)
{
  const char *element = cr_node_get_name (node), *value;

  if (cr_node_get_text (node) != NULL && find_row (element, NULL) >= 0)
    return TRUE;
  for (guint i = 0; i < cr_node_n_attributes (node); i++)
    if (find_row (element, cr_node_get_attribute (node, i, &value)) >= 0)
      return TRUE;
  for (guint i = 0; i < cr_node_n_children (node); i++)
    if (cr_readdress_is_placed (cr_node_get_child (node, i)))
      return TRUE;
  return FALSE;
}
