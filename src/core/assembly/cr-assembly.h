/* cr-assembly.h: several maps put together to one. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

#define CR_MAX_PARTS 32

/**
 * CrPart: one map of an assembly (MAP-04, MAP-18).
 * @id: by which its names are told from those of the other parts
 * @map: id of the map
 * @column, @row: where its hex 1,1 lies, on the grid of the first part carried on in all
 *   directions; 1, 1 for the first
 * @turn: degrees clockwise: sixties where its hexes stand as those of the first part, else 30, 90,
 *   150 …; 0 for the first
 * @theirs: hexes that other parts have too are as they were before; else they are as this part
 *   says, for it is placed later (U-35)
 * @overlay: it is laid on the others, and has no edges that must meet theirs
 */
typedef struct {
  const char *id;
  const CrNode *node;
  const char *map;
  int column, row, turn;
  gboolean theirs, overlay;
} CrPart;

/**
 * CrSharedChoice: whose hex stands at one place where parts share some (U-35).
 * @column, @row: as those of a part
 */
typedef struct {
  const CrNode *node;
  int column, row;
  int part;
} CrSharedChoice;

/**
 * CrAssembly:
 * @root: the whole file; what nobody knows of it is kept there
 * @parts: (element-type CrPart): in the order in which they are laid down
 * @choices: (element-type CrSharedChoice):
 * @faults: (element-type GError): what in it cannot be read; the rest is as if that were not there
 *
 * Never changed; another one is made of a changed tree.
 */
typedef struct {
  CrNode *root;
  const char *id;
  GArray *parts, *choices;
  GPtrArray *faults;
} CrAssembly;

/**
 * cr_assembly_new:
 * @root: the element assembly
 *
 * Returns: (transfer full) (nullable): NULL with an error only when it has no id; whatever else is
 *   wrong is among its faults
 */
CrAssembly *cr_assembly_new (const CrNode *root, GError **error);
CrAssembly *cr_assembly_ref (const CrAssembly *assembly);
void cr_assembly_unref (CrAssembly *assembly);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAssembly, cr_assembly_unref)

/* (transfer full): one without parts. @title: of the whole */
CrAssembly *cr_assembly_begin (const char *id, const char *title);

const CrPart *cr_assembly_get_part (const CrAssembly *assembly, guint index);

/* What the part is called: its name, else its id. */
const char *cr_part_get_name (const CrPart *part, const char *const *languages);

/**
 * cr_assembly_add_part:
 * @map: id of the map
 * @href: (nullable): where it lies, beside the file
 * @digest: (nullable): of the map as it is now
 *
 * Returns: (transfer full): another assembly with one part more, under an id that is free
 */
CrAssembly *cr_assembly_add_part (const CrAssembly *assembly,
                                  const char *map,
                                  const char *href,
                                  const char *digest);

/**
 * cr_assembly_move_part:
 *
 * Returns: (transfer full): another assembly in which that part lies there
 */
CrAssembly *cr_assembly_move_part (const CrAssembly *assembly,
                                   guint index,
                                   int column,
                                   int row,
                                   int turn);

/* (transfer full): another assembly, whose part says that as well; a NULL @value takes it away */
CrAssembly *cr_assembly_set_part (const CrAssembly *assembly,
                                  guint index,
                                  const char *attribute,
                                  const char *value);
