/* cra-part.h: a part of a scenario: its sides, its forces …
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraAdd: something that can be added in a part.
 * @label: of the button, untranslated
 * @act: what undo calls it, untranslated
 * @make: (transfer full) (nullable): the scenario with it, NULL where that cannot be;
 *   @chosen (nullable) is the row in hand, @row_out gets the new one, or the one that says why not
 * @needs: (nullable): what is added first where it cannot be without
 */
typedef struct CraAdd CraAdd;
struct CraAdd {
  const char *label, *act;
  CrScenario *(*make) (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out);
  const CraAdd *needs;
};

/**
 * CraPart:
 *
 * The middle of the page, for one part. Signals: chosen (), when another row of it is in hand, or
 * none.
 */
#define CRA_TYPE_PART (cra_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (CraPart, cra_part, CRA, PART, GtkBox)

/**
 * CraPartClass:
 * @show: the document is this one, or has changed; NULL when there is none any more
 * @get_row: (nullable): in hand
 * @choose: FALSE where the row is none of this part
 * @get_adds: (array length=n_out)
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

/* Does one of the adds, the first for −1 that can be done. */
void cra_part_add (CraPart *self, int index);

/* For the parts themselves: a bar with a button for each add, and what is put behind them. */
GtkWidget *cra_part_new_bar (CraPart *self);
void cra_part_bar_append (GtkWidget *bar, GtkWidget *button);
void cra_part_chosen (CraPart *self);

/* (transfer none) (nullable) */
CreScenarioDocument *cra_part_get_document (CraPart *self);
