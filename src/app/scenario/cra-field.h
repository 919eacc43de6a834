/* cra-field.h: which fields each kind of row of a scenario has.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

/**
 * CraFieldKind:
 * @CRA_FIELD_WORDS: a text in the language of the user
 * @CRA_FIELD_TEXT: an attribute as it is written; an empty text removes it
 * @CRA_FIELD_LINES: the text of the row itself, or of its children of that name
 * @CRA_FIELD_NUMBER: an attribute from @least to @most; @least − 1 removes it where it may be
 *   missing
 * @CRA_FIELD_YES: an attribute that is "yes" or missing
 * @CRA_FIELD_CHOICE: an attribute that is one of those listed
 * @CRA_FIELD_SEVERAL: an attribute of several ids, separated by spaces
 * @CRA_FIELD_FIGURE: a number on a counter, which a child element has: "attack whole"
 * @CRA_FIELD_PICTURE: an attribute that names a picture file, which a dialog asks for
 */
typedef enum {
  CRA_FIELD_WORDS,
  CRA_FIELD_TEXT,
  CRA_FIELD_LINES,
  CRA_FIELD_NUMBER,
  CRA_FIELD_YES,
  CRA_FIELD_CHOICE,
  CRA_FIELD_SEVERAL,
  CRA_FIELD_FIGURE,
  CRA_FIELD_PICTURE,
} CraFieldKind;

/**
 * CraChoices: the rows of a drop-down.
 * @values: (element-type utf8): a value can be NULL, which means that the attribute is missing
 * @names: (element-type utf8): the name of each
 */
typedef struct {
  GPtrArray *values, *names;
} CraChoices;

CraChoices cra_choices_new (void);
void cra_choices_clear (CraChoices *choices);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CraChoices, cra_choices_clear)

/* @value: (nullable): copied; @name: what is shown, copied */
void cra_choices_add (CraChoices *choices, const char *value, const char *name);

typedef struct _CraField CraField;

/**
 * CraField:
 * @attribute: the attribute, or the name of the child elements with the text
 * @empty: of several, none at all may be chosen
 * @list: adds the rows of a choice
 * @get: (nullable): (transfer none) (nullable): the value, where it is no attribute of the row
 * @set: (nullable): (transfer full) (nullable): the scenario with that value, where more than an
 *   attribute changes; @row_out is the row in that scenario
 */
struct _CraField {
  const char *label, *attribute;
  CraFieldKind kind;
  int least, most, usual;
  gboolean empty;
  void (*list) (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
  const char *(*get) (const CraField *field, CreScenarioDocument *document, const CrNode *row);
  CrScenario *(*set) (const CraField *field,
                      CreScenarioDocument *document,
                      const CrNode *row,
                      const char *value,
                      const CrNode **row_out);
};

/* Returns: (array zero-terminated=1): the fields of a row; the array ends with a NULL label.
 * @title_out: what such a row is called */
const CraField *cra_field_list (const CrNode *row, const char **title_out);
