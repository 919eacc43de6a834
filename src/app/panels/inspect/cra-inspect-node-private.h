/* cra-inspect-node-private.h: shared by the parts of the page of a sparse thing.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-inspect-node.h"

struct _CraInspectNode {
  GtkBox parent_instance;

  /* owned */
  CreMapDocument *document;

  CreNodeRef ref;
  guint64 open; /* a bit an effect: its fold is open */
  gboolean filling;

  /* borrowed: where the next field goes, itself or a fold */
  GtkWidget *form;
};

/**
 * CraNodeField: one attribute of the thing, or its text, behind a widget.
 * @attribute: (nullable): NULL for the text
 * @child: of which effect of a mechanism, -1: of the thing itself
 * @values: (nullable): what the rows of a drop-down stand for, "" for none; must stay
 */
typedef struct {
  CraInspectNode *self;
  GtkWidget *widget;
  const char *attribute;
  int child;
  const char *const *values;
} CraNodeField;

const CrMap *cra_inspect_node_get_map (CraInspectNode *self);
const CrNode *cra_inspect_node_get_node (CraInspectNode *self);
CraNodeField *cra_inspect_node_new_field (CraInspectNode *self, const char *attribute, int child);

/* What is added next goes into a fold. Returns: (transfer none) */
GtkWidget *cra_inspect_node_begin_fold (CraInspectNode *self, const char *title);

void cra_inspect_node_end_fold (CraInspectNode *self);
void cra_inspect_node_add_section (CraInspectNode *self, const char *title);
void cra_inspect_node_append (CraInspectNode *self, GtkWidget *widget);
GtkWidget *cra_inspect_node_add_entry (CraInspectNode *self,
                                       const char *label,
                                       const char *attribute,
                                       int child);

/* Of a number that may have decimals: shown and read with the mark that the person wants. */
void cra_inspect_node_add_decimal (CraInspectNode *self, const char *label, const char *attribute);

void cra_inspect_node_add_check (CraInspectNode *self, const char *label, const char *attribute);

/* @values: what each of @names stands for; must stay */
void cra_inspect_node_add_choice (CraInspectNode *self,
                                  const char *label,
                                  CraNodeField *field,
                                  const char *const *names,
                                  const char *now);

/* @kinds: what each of @names stands for; must stay */
void cra_inspect_node_add_kinds (CraInspectNode *self,
                                 const char *const *names,
                                 const char *const *kinds,
                                 const char *now);

/* The mechanisms that work the thing. */
void cra_inspect_node_add_workers (CraInspectNode *self);

/* What there is to tell of each kind of thing. */
void cra_inspect_node_fill_stairway (CraInspectNode *self);
void cra_inspect_node_fill_link (CraInspectNode *self);
void cra_inspect_node_fill_piece (CraInspectNode *self);
void cra_inspect_node_fill_passage (CraInspectNode *self);
void cra_inspect_node_fill_mechanism (CraInspectNode *self);
