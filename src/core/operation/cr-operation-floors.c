/* cr-operation-floors.c: floors. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-text.h"

/* What a floor is to be: as it is, or new, with what the options say. */
static gboolean
read_floor (const CrArgument *argument, CrFloor *floor, GError **error)
{
  const char *known = cr_argument_get (argument, "known"), *name;

  if (!cr_argument_read_text (argument, "name", &name, error))
    return FALSE;
  if (name != NULL)
    floor->name = (char *) (*name != '\0' ? name : NULL);
  if (known != NULL && !g_str_equal (known, "owner") && !g_str_equal (known, "all"))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found known “%s”, expected owner or all"), known);
  if (known != NULL)
    floor->known = g_str_equal (known, "owner") ? (char *) "owner" : NULL;
  if (cr_argument_read_int (argument, "storey", -CR_STOREY_MOST, CR_STOREY_MOST, &floor->storey))
    return TRUE;
  return cr_error_refuse (
      error, CR_ERROR_SYNTAX, cr_text ("found %s “%s”, expected a whole number from %d to %d"),
      "storey", cr_argument_get (argument, "storey"), -CR_STOREY_MOST, CR_STOREY_MOST);
}

static gboolean
build_floor (const CrArgument *argument, CrEdit *edit, GError **error)
{
  int index = cr_map_find_floor (argument->map, argument->head);
  gboolean known = g_strcmp0 (cr_argument_get (argument, "known"), "owner") == 0, remove = FALSE;
  CrFloor floor = { .id = argument->head, .storey = known ? -1 : 1 };

  if (!cr_argument_read_flag (argument, "remove", &remove, error))
    return FALSE;
  if (remove && index < 0)
    return cr_map_refuse_floor (argument->map, argument->head, error);
  if (remove)
    return cr_build_remove_floor (edit, argument->map, index, error);
  if (index < 0 || argument->options->len == 0)
    return read_floor (argument, &floor, error) &&
           cr_build_floor (edit, argument->map, &floor, error);
  floor = *cr_map_get_floor (argument->map, index);
  if (!read_floor (argument, &floor, error))
    return FALSE;
  cr_build_change_floor (edit, argument->map, index, &floor);
  return TRUE;
}

static const CrOperationRow rows[] = {
  { { "floor", "ID[:name=TEXT][:known=owner|all][:storey=N][:remove=yes]",
      N_ ("Add a floor, without hexes at first, or change or remove one") },
    CR_FORM_HEAD,
    { "name", "known", "storey", "remove", NULL },
    build_floor },
};

const CrOperationFamily cr_operations_floors = { rows, G_N_ELEMENTS (rows) };
