/* cra-field.h: which fields a row of a scenario has. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

/**
 * CraFieldKind:
 * @CRA_FIELD_WORDS: in the language of the person
 * @CRA_FIELD_TEXT: an attribute as it is written; empty for none
 * @CRA_FIELD_LINES: the text of the row itself, or of its children of that name
 * @CRA_FIELD_NUMBER: an attribute from @least to @most, @least - 1 being none where it has a
 * @none
 * @CRA_FIELD_YES: an attribute that is "yes" or not there
 * @CRA_FIELD_CHOICE: an attribute that is one of those listed
 * @CRA_FIELD_SEVERAL: an attribute of several ids, one after another
 * @CRA_FIELD_PICTURE: an attribute that names a picture file, which a dialog asks for
 * @CRA_FIELD_FIGURE: a number of a counter, which a child says: "attack whole"
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
 * CraChoices: what can be chosen.
 * @values: (element-type utf8): NULL where it is said by nothing
 * @names: (element-type utf8): for each
 */
typedef struct {
  GPtrArray *values, *names;
} CraChoices;

CraChoices cra_choices_new (void);
void cra_choices_clear (CraChoices *choices);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CraChoices, cra_choices_clear)

/* @value: (nullable); @name: as people call it */
void cra_choices_add (CraChoices *choices, const char *value, const char *name);

typedef struct _CraField CraField;

/**
 * CraField:
 * @attribute: or the name of the children that carry the words
 * @empty: of several none may be said
 * @list: of a choice
 * @get: (nullable): what is chosen, where no attribute says it; (transfer none)
 * @set: (nullable): (transfer full) (nullable): the scenario with that choice, where it is more
 *   than an attribute; @row_out gets the row there
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

/* (array zero-terminated=1): ends with one without a label; @title_out: what such a row is */
const CraField *cra_field_list (const CrNode *row, const char **title_out);
