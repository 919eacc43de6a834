/* cr-operation.c: changes of a map as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-error.h"
#include "cr-operation-private.h"
#include "cr-text.h"

static const CrOperationFamily *const families[] = {
  &cr_operations_hexes,  &cr_operations_sides,  &cr_operations_links,
  &cr_operations_floors, &cr_operations_houses, &cr_operations_mechanisms,
  &cr_operations_names,  &cr_operations_head,   &cr_operations_piece,
};

guint
cr_operation_n (void)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    n += families[i]->n_rows;
  return n;
}

CrOperation
cr_operation_get (guint index)
{
  gsize family = 0;

  for (; index >= families[family]->n_rows; family++)
    index -= families[family]->n_rows;
  return families[family]->rows[index].operation;
}

static const CrOperationRow *
find_row (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (guint j = 0; j < families[i]->n_rows; j++)
      if (g_str_equal (families[i]->rows[j].operation.name, name))
        return &families[i]->rows[j];
  return NULL;
}

static gboolean
refuse_option (const CrOperationRow *row, const char *name, GError **error)
{
  CrNear near = { .name = name };

  cr_near_offer_all (&near, row->options);
  cr_error_refuse (error, CR_ERROR_UNKNOWN, cr_text ("--%s has no option “%s”: it takes %s"),
                   row->operation.name, name, row->operation.syntax);
  cr_near_tell (&near, error);
  return FALSE;
}

/* A part without "=" goes on with the value before it: head=5,4:S. */
static gboolean
read_options (const CrOperationRow *row, CrArgument *argument, char **parts, GError **error)
{
  for (; *parts != NULL; parts++) {
    const char *equals = strchr (*parts, '=');
    guint n = argument->options->len;

    if (equals == NULL && n > 0) {
      char *longer = g_strconcat (argument->options->pdata[n - 1], ":", *parts, NULL);
      g_free (argument->options->pdata[n - 1]);
      argument->options->pdata[n - 1] = longer;
      continue;
    }

    g_autofree char *name = g_strndup (*parts, equals != NULL ? equals - *parts : 64);
    if (equals == NULL || !g_strv_contains (row->options, name))
      return refuse_option (row, name, error);
    g_ptr_array_add (argument->options, g_steal_pointer (&name));
    g_ptr_array_add (argument->options, g_strdup (equals + 1));
  }
  return TRUE;
}

static gboolean
refuse_form (const CrOperationRow *row, const char *text, GError **error)
{
  return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("found --%s “%s”, expected %s"),
                          row->operation.name, text, row->operation.syntax);
}

static gboolean
take_apart (const CrOperationRow *row, CrArgument *argument, const char *text, GError **error)
{
  gboolean places = row->form == CR_FORM_PLACES || row->form == CR_FORM_MAYBE_PLACES;
  const char *at = places ? strchr (text, '@') : NULL;
  g_autofree char *what = at != NULL ? g_strndup (text, at - text) : g_strdup (text);
  g_auto (GStrv) parts = g_strsplit (what, ":", -1);

  if (parts[0] == NULL || *parts[0] == '\0' || (row->form == CR_FORM_PLACES && at == NULL))
    return refuse_form (row, text, error);
  argument->where = at != NULL ? g_strdup (at + 1) : NULL;
  if (row->form == CR_FORM_OPTIONS)
    return strchr (parts[0], '=') != NULL ? read_options (row, argument, parts, error)
                                          : refuse_form (row, text, error);
  argument->head = g_strdup (parts[0]);
  return read_options (row, argument, parts + 1, error);
}

static void
refuse_operation (const char *name, GError **error)
{
  CrNear near = { .name = name };

  for (guint i = 0; i < cr_operation_n (); i++)
    cr_near_offer (&near, cr_operation_get (i).name);
  cr_error_refuse (error, CR_ERROR_UNKNOWN, cr_text ("there is no operation --%s"), name);
  cr_near_tell (&near, error);
}

CrEdit *
cr_operation_parse (const CrMap *map,
                    const CrRuleset *ruleset,
                    const char *name,
                    const char *argument,
                    GError **error)
{
  const CrOperationRow *row = find_row (name);
  CrArgument parts = { .map = map, .ruleset = ruleset, .name = name };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  gboolean ok;

  if (row == NULL) {
    refuse_operation (name, error);
    return NULL;
  }
  parts.options = g_ptr_array_new_with_free_func (g_free);
  ok = take_apart (row, &parts, argument, error) && row->build (&parts, edit, error);
  g_free (parts.head);
  g_free (parts.where);
  g_ptr_array_unref (parts.options);
  return ok ? g_steal_pointer (&edit) : NULL;
}
