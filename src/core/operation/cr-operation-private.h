/* cr-operation-private.h: an argument taken apart, and who builds what.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-mechanism.h"
#include "cr-near.h"
#include "cr-operation.h"
#include "cr-places.h"

/* Marks text for translators; it is translated where it is shown. */
#define N_(text) text

/**
 * CrArgument: "HEAD:name=value:name=value@WHERE", taken apart.
 * @map: learns codes that are new to it
 * @name: of the operation
 * @head: (nullable): of a form that has one
 * @options: (element-type utf8): name, value, name, value, …
 * @where: (nullable): what stands behind the "@"
 */
typedef struct {
  const CrMap *map;
  const CrRuleset *ruleset;
  const char *name;
  char *head;
  GPtrArray *options;
  char *where;
} CrArgument;

/* What an argument is made of: a head alone, a head and places, or places if
 * any, options alone. */
typedef enum { CR_FORM_HEAD, CR_FORM_PLACES, CR_FORM_MAYBE_PLACES, CR_FORM_OPTIONS } CrForm;

#define CR_MAX_OPTIONS 12

/**
 * CrOperationRow:
 * @options: names of those it takes; NULL ends
 * @build: puts the change into an edit
 */
typedef struct {
  CrOperation operation;
  CrForm form;
  const char *options[CR_MAX_OPTIONS];
  gboolean (*build) (const CrArgument *argument, CrEdit *edit, GError **error);
} CrOperationRow;

/**
 * CrOperationFamily: the operations of one file.
 */
typedef struct {
  const CrOperationRow *rows;
  guint n_rows;
} CrOperationFamily;

extern const CrOperationFamily cr_operations_hexes;
extern const CrOperationFamily cr_operations_sides;
extern const CrOperationFamily cr_operations_links;
extern const CrOperationFamily cr_operations_floors;
extern const CrOperationFamily cr_operations_houses;
extern const CrOperationFamily cr_operations_mechanisms;
extern const CrOperationFamily cr_operations_names;
extern const CrOperationFamily cr_operations_head;
extern const CrOperationFamily cr_operations_piece;

/* A code that the ruleset has not: asks whether a like one was meant. */
gboolean cr_argument_refuse_code (const CrArgument *argument,
                                  CrLayer layer,
                                  const char *code,
                                  GError **error);

const char *cr_argument_get (const CrArgument *argument, const char *option);

/**
 * cr_argument_read_int:
 * @value: (inout): untouched when the option is not given
 */
gboolean cr_argument_read_int (const CrArgument *argument,
                               const char *option,
                               int least,
                               int most,
                               int *value);

/**
 * cr_argument_read_flag:
 * @value_out: (inout): untouched when the option is not given
 */
gboolean cr_argument_read_flag (const CrArgument *argument,
                                const char *option,
                                gboolean *value_out,
                                GError **error);

/**
 * cr_argument_read_text:
 * @text_out: (out): NULL when the option is not given
 */
gboolean cr_argument_read_text (const CrArgument *argument,
                                const char *option,
                                const char **text_out,
                                GError **error);

gboolean cr_argument_read_places (const CrArgument *argument, GArray *places, GError **error);

/* A side as written: "7,6:NE", "0706:NE", "cellar/7,6:NE". */
gboolean cr_argument_parse_side (const CrMap *map,
                                 const char *text,
                                 CrPlace *place,
                                 CrDirection *side,
                                 GError **error);

/* Places and sides of an option as an attribute. In an argument they may be as printed; in the file
 * they are column and row. */
gboolean cr_argument_set_places (const CrArgument *argument,
                                 CrNode *node,
                                 const char *attribute,
                                 GError **error);
