/* cr-operation-head.c: what the map says of itself. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-build.h"
#include "cr-error.h"
#include "cr-map-edges.h"
#include "cr-operation-private.h"
#include "cr-text.h"

static gboolean
build_edges (const CrArgument *argument, CrEdit *edit, GError **error)
{
  const char *names[CR_N_MAP_EDGES];

  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    if (!cr_argument_read_text (argument, cr_map_edge_get_key (edge), &names[edge], error))
      return FALSE;
  cr_build_edge_names (edit, argument->map, names);
  return TRUE;
}

/* As in a file, but for the comma in "first", which a shell need not quote. */
static gboolean
build_numbering (const CrArgument *argument, CrEdit *edit, GError **error)
{
  static const char *const options[] = { "pattern", "first", "from", "separator", "order" };
  CrNumbering numbering = cr_map_get_numbering (argument->map);
  g_autoptr (CrNode) node = cr_numbering_to_node (&numbering);

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++) {
    const char *text = cr_argument_get (argument, options[i]);
    g_autofree char *value = g_strdup (text);

    if (text == NULL)
      continue;
    if (!cr_text_is_clean (text) || strlen (text) >= sizeof numbering.separator)
      return cr_error_refuse (error, CR_ERROR_SYNTAX,
                              cr_text ("found %s “%s”, expected something shorter"), options[i],
                              text);
    if (g_str_equal (options[i], "first"))
      g_strdelimit (value, ",", ' ');
    cr_node_set (node, options[i], value);
  }
  if (!cr_numbering_from_node (node, &numbering, error))
    return FALSE;
  cr_build_numbering (edit, argument->map, &numbering);
  return TRUE;
}

static gboolean
check_text (const CrArgument *argument, GError **error)
{
  if (cr_text_is_clean (argument->head))
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_SYNTAX,
                          cr_text ("the name holds what no file can carry"));
}

static gboolean
build_title (const CrArgument *argument, CrEdit *edit, GError **error)
{
  gboolean remove = FALSE;

  if (!check_text (argument, error) || !cr_argument_read_flag (argument, "remove", &remove, error))
    return FALSE;
  cr_build_title (edit, argument->map, cr_argument_get (argument, "lang"),
                  remove ? "" : argument->head);
  return TRUE;
}

static gboolean
build_credit (const CrArgument *argument, CrEdit *edit, GError **error)
{
  gboolean remove = FALSE;

  if (!check_text (argument, error) || !cr_argument_read_flag (argument, "remove", &remove, error))
    return FALSE;
  cr_build_credit (edit, argument->map, argument->name, argument->head, remove);
  return TRUE;
}

static gboolean
build_ruleset (const CrArgument *argument, CrEdit *edit, GError **error)
{
  if (!cr_text_is_id (argument->head))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found id “%s”, expected letters, digits, “-”, “_” and “.”"),
                            argument->head);
  cr_build_ruleset (edit, argument->map, argument->head);
  return TRUE;
}

static const CrOperationRow rows[] = {
  { { "edges", "[N=NAME][:E=NAME][:S=NAME][:W=NAME]",
      N_ ("Name the edges of the map, by which scenarios enter") },
    CR_FORM_OPTIONS,
    { "N", "E", "S", "W", NULL },
    build_edges },
  { { "numbering",
      "[pattern=CCRR|letter][:first=C,R][:from=NW|NE|SE|SW][:separator=TEXT]"
      "[:order=columns|rows]",
      N_ ("Say how the hexes are numbered") },
    CR_FORM_OPTIONS,
    { "pattern", "first", "from", "separator", "order", NULL },
    build_numbering },
  { { "title", "TEXT[:lang=LANGUAGE][:remove=yes]", N_ ("Give the map a title") },
    CR_FORM_HEAD,
    { "lang", "remove", NULL },
    build_title },
  { { "author", "NAME[:remove=yes]", N_ ("Name one who made the map") },
    CR_FORM_HEAD,
    { "remove", NULL },
    build_credit },
  { { "licence", "SPDX[:remove=yes]", N_ ("Say under which licence the map is given") },
    CR_FORM_HEAD,
    { "remove", NULL },
    build_credit },
  { { "note", "TEXT[:remove=yes]", N_ ("Add a note about the map") },
    CR_FORM_HEAD,
    { "remove", NULL },
    build_credit },
  { { "ruleset", "ID", N_ ("Say which ruleset the map is for") },
    CR_FORM_HEAD,
    { NULL },
    build_ruleset },
};

const CrOperationFamily cr_operations_head = { rows, G_N_ELEMENTS (rows) };
