/* cre-fields.c: options of tools that are whole numbers or flags.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fields.h"

void
cre_fields_install (GObjectClass *klass, const CreField *fields, guint n_fields)
{
  for (guint i = 0; i < n_fields; i++) {
    const CreField *field = &fields[i];
    GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

    g_object_class_install_property (
        klass, i + 1,
        field->flag ? g_param_spec_boolean (field->name, NULL, NULL, field->first, flags)
                    : g_param_spec_int (field->name, NULL, NULL, field->least, field->most,
                                        field->first, flags));
  }
}

gboolean
cre_field_set (const CreField *field, gpointer object, const GValue *value)
{
  int *here = &G_STRUCT_MEMBER (int, object, field->offset);
  int now = field->flag ? g_value_get_boolean (value) : g_value_get_int (value);

  if (*here == now)
    return FALSE;
  *here = now;
  g_object_notify (object, field->name);
  return TRUE;
}

void
cre_field_get (const CreField *field, gpointer object, GValue *value)
{
  int here = G_STRUCT_MEMBER (int, object, field->offset);

  if (field->flag)
    g_value_set_boolean (value, here);
  else
    g_value_set_int (value, here);
}
