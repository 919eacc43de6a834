/* cr-check-numbers.c: numbers of the grid and of labels that cannot be.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"
#include "cr-check-private.h"
#include "cr-error.h"
#include "cr-text.h"

/* Hexes are regular whatever it says, so that it is kept among what is not known of the grid. */
static const char *
find_stretch (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_OTHER); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_OTHER, i);

    if (g_strcmp0 (cr_node_get (node, "#what"), "grid") == 0 &&
        cr_node_get (node, "stretch") != NULL)
      return cr_node_get (node, "stretch");
  }
  return NULL;
}

/**
 * cr_check_grid:
 *
 * Returns: FALSE, with the reason, when a number of the grid cannot be
 */
gboolean
cr_check_grid (const CrMap *map, GError **error)
{
  const char *stretch = find_stretch (map);
  gint64 milli;

  if (stretch == NULL || (cr_text_parse_milli (stretch, &milli) && milli > 0))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               cr_text ("found stretch=\"%s\", expected a number above 0 with a decimal point"),
               stretch);
  return FALSE;
}

static void
check_label (const CrMap *map, guint index, GPtrArray *problems)
{
  const CrNode *node = cr_map_get_node (map, CR_SECTION_LABELS, index);
  const char *id = cr_node_get (node, "id");
  g_autoptr (GError) error = NULL;
  CrLabel label;

  if (!cr_node_is (node, "label") || cr_label_read (map, node, &label, &error))
    return;
  cr_check_offer_without_node (
      cr_check_add (problems, "label-unreadable", CR_PLACE_MAP,
                    g_strdup_printf (cr_text ("The label “%s” cannot be drawn: %s."),
                                     id != NULL ? id : "", error->message)),
      map, CR_SECTION_LABELS, index, cr_text ("Take the label out"));
}

void
cr_check_numbers (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GError) error = NULL;

  if (!cr_check_grid (map, &error))
    cr_check_add (
        problems, "grid-numbers", CR_PLACE_MAP,
        g_strdup_printf (cr_text ("A number of the grid cannot be: %s."), error->message));
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LABELS); i++)
    check_label (map, i, problems);
}
