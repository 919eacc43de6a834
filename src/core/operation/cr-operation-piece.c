/* cr-operation-piece.c: pieces of castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-operation-private.h"
#include "cr-piece.h"
#include "cr-resize.h"
#include "cr-text.h"

static const CrOperationFiles *files;

void
cr_operation_use_files (const CrOperationFiles *use)
{
  files = use;
}

static gboolean
check_files (const CrArgument *argument, GError **error)
{
  if (files != NULL)
    return TRUE;
  return cr_error_refuse (error, CR_ERROR_IO, cr_text ("--%s needs files, and there are none"),
                          argument->name);
}

static gboolean
build_copy (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const char *at = cr_argument_get (argument, "anchor");
  CrPlace anchor = { -1, { 0, 0 } };
  g_autoptr (CrMap) piece = NULL;

  if (!check_files (argument, error) || !cr_argument_read_places (argument, places, error) ||
      (at != NULL && !cr_map_parse_printed (argument->map, at, &anchor, error)))
    return FALSE;
  piece = cr_piece_copy (argument->map, cr_places_of (places), anchor);
  if (piece == NULL)
    return cr_error_refuse (error, CR_ERROR_PLACE, cr_text ("there is nothing to copy"));
  return files->save (piece, argument->head, files->data, error);
}

static gboolean
read_pasting (const CrArgument *argument, CrPasting *how, GError **error)
{
  const char *layers = cr_argument_get (argument, "layers");
  int degrees = 0;

  *how = (CrPasting){ .layers = CR_PIECE_ALL };
  if (!cr_argument_read_int (argument, "turn", -360, 360, &degrees) || degrees % 60 != 0)
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found turn “%s”, expected degrees by steps of 60"),
                            cr_argument_get (argument, "turn"));
  how->sixths = degrees / 60;
  return cr_argument_read_flag (argument, "mirror", &how->mirror, error) &&
         cr_argument_read_flag (argument, "only-empty", &how->only_empty, error) &&
         cr_argument_read_flag (argument, "relative", &how->relative, error) &&
         (layers == NULL || cr_piece_parse_layers (layers, &how->layers, error)) &&
         cr_map_parse_printed (argument->map, argument->where, &how->at, error);
}

static gboolean
build_paste (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (CrMap) piece = NULL;
  CrPasting how;

  if (!check_files (argument, error) || !read_pasting (argument, &how, error))
    return FALSE;
  piece = files->load (argument->head, files->data, error);
  return piece != NULL && cr_piece_paste (edit, argument->map, piece, &how, error);
}

static gboolean
build_clear (const CrArgument *argument, CrEdit *edit, GError **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (!cr_operation_parse_places (argument->map, argument->head, places, error))
    return FALSE;
  cr_piece_clear (edit, argument->map, cr_places_of (places));
  return TRUE;
}

static gboolean
build_resize (const CrArgument *argument, CrEdit *edit, GError **error)
{
  static const char *const names[] = { "W", "E", "N", "S" };
  int by[4] = { 0 };

  for (int i = 0; i < 4; i++)
    if (!cr_argument_read_int (argument, names[i], -CR_GRID_MAX_SPAN, CR_GRID_MAX_SPAN, &by[i]))
      return cr_error_refuse (
          error, CR_ERROR_SYNTAX, cr_text ("found %s “%s”, expected a whole number from %d to %d"),
          names[i], cr_argument_get (argument, names[i]), -CR_GRID_MAX_SPAN, CR_GRID_MAX_SPAN);
  return cr_resize (edit, argument->map, &(CrMargins){ by[0], by[1], by[2], by[3] }, error);
}

static const CrOperationRow rows[] = {
  { { "copy", "FILE[:anchor=HEX]@HEXES",
      N_ ("Write a piece of the map to a file, with what stands on its hexes and sides") },
    CR_FORM_PLACES,
    { "anchor", NULL },
    build_copy },
  { { "paste",
      "FILE[:turn=DEGREES][:mirror=yes][:only-empty=yes][:relative=yes][:layers=LAYER,…]@HEX",
      N_ ("Put a piece into the map; layers: terrain level structure sides links mechanisms "
          "names") },
    CR_FORM_PLACES,
    { "turn", "mirror", "only-empty", "relative", "layers", NULL },
    build_paste },
  { { "clear", "HEXES", N_ ("Take hexes away with all that stands on them") },
    CR_FORM_HEAD,
    { NULL },
    build_clear },
  { { "resize", "W=N:E=N:N=N:S=N",
      N_ ("Move edges of the map outwards, by columns and rows, or inwards when negative") },
    CR_FORM_OPTIONS,
    { "W", "E", "N", "S", NULL },
    build_resize },
};

const CrOperationFamily cr_operations_piece = { rows, G_N_ELEMENTS (rows) };
