/* cra-part.h: the base class of a part of a scenario: its sides, its forces …
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraAdd: something that can be added in a part.
 * @label: of the button, untranslated
 * @act: its name in the menu of undo, untranslated
 * @make: (transfer full) (nullable): the scenario with the new row; NULL when that is not possible.
 *   @chosen (nullable) is the row in hand; @row_out is the new row, or the existing one because of
 *   which none can be added
 * @elements: the elements that such a row can be, parted by spaces
 * @within: (nullable): the elements, parted by spaces, in which Insert adds such a row
 * @needs: (nullable): what is added first when @make is not possible without it
 */
typedef struct CraAdd CraAdd;
struct CraAdd {
  const char *label, *act;
  CrScenario *(*make) (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out);
  const char *elements, *within;
  const CraAdd *needs;
};

/**
 * CraInsert: which row Insert adds.
 * @CRA_INSERT: one within the row in hand when that can hold others, else one like it
 * @CRA_INSERT_OUTER: one like that which holds the row in hand, else one like the row itself
 */
typedef enum { CRA_INSERT, CRA_INSERT_OUTER } CraInsert;

/**
 * CraPart:
 *
 * The middle of the page, which shows one part.
 *
 * Signals: chosen (): another row is in hand, or none.
 */
#define CRA_TYPE_PART (cra_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (CraPart, cra_part, CRA, PART, GtkBox)

/**
 * CraPartClass:
 * @show: the document is another one, or has changed; NULL when there is none any more
 * @get_row: (transfer none) (nullable): the row in hand
 * @choose: returns FALSE when the row does not belong to this part
 * @get_adds: (array length=n_out): what can be added
 * @set_compact: (nullable): there is little room
 */
struct _CraPartClass {
  GtkBoxClass parent_class;

  void (*show) (CraPart *self, CreScenarioDocument *document);
  const CrNode *(*get_row) (CraPart *self);
  gboolean (*choose) (CraPart *self, const CrNode *row);
  const CraAdd *(*get_adds) (CraPart *self, gsize *n_out);
  void (*set_compact) (CraPart *self, gboolean compact);
};

void cra_part_show (CraPart *self, CreScenarioDocument *document);
const CrNode *cra_part_get_row (CraPart *self);
gboolean cra_part_choose (CraPart *self, const CrNode *row);
void cra_part_set_compact (CraPart *self, gboolean compact);

/* Where no such row can be added, or no row is in hand, adds the first one of the bar that is
 * possible. */
void cra_part_insert (CraPart *self, CraInsert which);

/* Parts call these to make a bar with a button for each add, and to append other buttons. */
GtkWidget *cra_part_new_bar (CraPart *self);
void cra_part_bar_append (GtkWidget *bar, GtkWidget *button);
void cra_part_chosen (CraPart *self);

/* Returns: (transfer none) (nullable): the document */
CreScenarioDocument *cra_part_get_document (CraPart *self);

/* Returns: (transfer full): the name of a new row: "New group", or "New group 2" when something is
 * called so */
char *cra_part_number_name (const CrScenario *scenario, const char *name);
