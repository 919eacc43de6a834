/* cre-fields.h: options of tools that are whole numbers or flags.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/**
 * CreField: an int of an object that is one of its properties.
 * @offset: in the object
 * @flag: it is TRUE or FALSE
 * @least: of a number, as the next two
 * @label: (nullable): what people are shown to set it by: English; translate it with _()
 * @choices: (nullable) (array zero-terminated=1): what its numbers stand for, from 0: likewise
 */
typedef struct {
  const char *name;
  gsize offset;
  gboolean flag;
  int least, most, first;
  const char *label;
  const char *const *choices;
} CreField;

/* Properties get the numbers 1, 2, … in the order of the table. */
void cre_fields_install (GObjectClass *klass, const CreField *fields, guint n_fields);

/**
 * cre_field_set:
 *
 * Tells who listens when the value is another.
 *
 * Returns: whether it is
 */
gboolean cre_field_set (const CreField *field, gpointer object, const GValue *value);

void cre_field_get (const CreField *field, gpointer object, GValue *value);
