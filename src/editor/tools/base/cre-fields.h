/* cre-fields.h: options of tools that are whole numbers or flags.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/**
 * CreField: describes an int of an object that is one of its properties.
 * @offset: where the int is in the object
 * @flag: whether its values are TRUE and FALSE only
 * @least: the lowest value of a number; the highest and the first one follow
 * @label: (nullable): the text of its widget, in English; translate it with _()
 * @choices: (nullable) (array zero-terminated=1): what the values 0, 1, … mean, likewise in
 *   English
 */
typedef struct {
  const char *name;
  gsize offset;
  gboolean flag;
  int least, most, first;
  const char *label;
  const char *const *choices;
} CreField;

/* The properties get the numbers 1, 2, … in the order of the table. */
void cre_fields_install (GObjectClass *klass, const CreField *fields, guint n_fields);

/**
 * cre_field_set:
 *
 * Sets the field, and notifies the property when its value has changed.
 *
 * Returns: whether it has
 */
gboolean cre_field_set (const CreField *field, gpointer object, const GValue *value);

void cre_field_get (const CreField *field, gpointer object, GValue *value);
