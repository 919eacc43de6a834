/* cra-inspect-node-private.h: shared by the parts of the page of a node.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-inspect-node.h"

struct _CraInspectNode {
  GtkBox parent_instance;

  /* owned */
  CreMapDocument *document;

  CreNodeRef ref;
  guint64 open; /* bit n: the fold of effect n is open */
  gboolean filling;

  /* borrowed: where the next field is added, the page or a fold */
  GtkWidget *form;
};

/**
 * CraNodeField: a widget for one attribute of the node, or for its text.
 * @attribute: (nullable): NULL for the text
 * @child: the effect of a mechanism that has the attribute; −1: the node itself has it
 * @values: (nullable): what the rows of a drop-down stand for, "" for none; it must outlive the
 *   field
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

/* Begins a fold; fields are added to it until cra_inspect_node_end_fold(). Returns: (transfer
 * none): the fold */
GtkWidget *cra_inspect_node_begin_fold (CraInspectNode *self, const char *title);

void cra_inspect_node_end_fold (CraInspectNode *self);
void cra_inspect_node_add_section (CraInspectNode *self, const char *title);
void cra_inspect_node_append (CraInspectNode *self, GtkWidget *widget);
GtkWidget *cra_inspect_node_add_entry (CraInspectNode *self,
                                       const char *label,
                                       const char *attribute,
                                       int child);

/* Adds a number that may have decimals, with the decimal mark that the person has chosen. */
void cra_inspect_node_add_decimal (CraInspectNode *self, const char *label, const char *attribute);

void cra_inspect_node_add_check (CraInspectNode *self, const char *label, const char *attribute);

/* @values: what each of @names stands for; it must outlive the field */
void cra_inspect_node_add_choice (CraInspectNode *self,
                                  const char *label,
                                  CraNodeField *field,
                                  const char *const *names,
                                  const char *now);

/* @kinds: what each of @names stands for; it must outlive the field */
void cra_inspect_node_add_kinds (CraInspectNode *self,
                                 const char *const *names,
                                 const char *const *kinds,
                                 const char *now);

/* Adds links to the mechanisms that work the thing. */
void cra_inspect_node_add_workers (CraInspectNode *self);

/* Each of these functions adds the fields of one kind of node. */
void cra_inspect_node_fill_stairway (CraInspectNode *self);
void cra_inspect_node_fill_link (CraInspectNode *self);
void cra_inspect_node_fill_piece (CraInspectNode *self);
void cra_inspect_node_fill_passage (CraInspectNode *self);
void cra_inspect_node_fill_mechanism (CraInspectNode *self);
