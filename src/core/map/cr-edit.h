/* cr-edit.h: a change to a map that can be taken back. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrEdit:
 *
 * A list of exchanges. It is built against a map, then cr_edit_swap() puts its values in and
 * takes the old ones out; the same call again undoes it. A cell or side is in it at most once.
 */
typedef struct _CrEdit CrEdit;

CrEdit *cr_edit_new (void);
void cr_edit_reserve (CrEdit *edit, guint n);
void cr_edit_free (CrEdit *edit);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrEdit, cr_edit_free)

gboolean cr_edit_is_empty (const CrEdit *edit);
guint cr_edit_n_cells (const CrEdit *edit);

/* Building. The map is not changed; @map is what the values are compared with. A value equal
 * to the map's is not recorded. */
void cr_edit_set_value (CrEdit *edit, const CrMap *map, CrPlace place, CrLayer layer, int value);
void cr_edit_set_code (CrEdit *edit,
                       const CrMap *map,
                       CrPlace place,
                       CrLayer layer,
                       const char *code);
void cr_edit_set_sides (CrEdit *edit,
                        const CrMap *map,
                        CrPlace place,
                        CrDirection direction,
                        const CrSide *sides,
                        gsize n_sides);
void cr_edit_put_side (CrEdit *edit,
                       const CrMap *map,
                       CrPlace place,
                       CrDirection direction,
                       CrSide side);
void cr_edit_remove_side (CrEdit *edit,
                          const CrMap *map,
                          CrPlace place,
                          CrDirection direction,
                          CrSideKind kind);
void cr_edit_replace_node (CrEdit *edit,
                           const CrMap *map,
                           CrSection section,
                           guint index,
                           CrNode *node);
void cr_edit_insert_node (CrEdit *edit,
                          const CrMap *map,
                          CrSection section,
                          guint index,
                          CrNode *node);
void cr_edit_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index);
void cr_edit_insert_floor (CrEdit *edit,
                           const CrMap *map,
                           int index,
                           const char *id,
                           const char *name);
/* @like: its id, its name and the level among its defaults are taken */
void cr_edit_insert_floor_at (CrEdit *edit, const CrMap *map, int index, const CrFloor *like);
void cr_edit_remove_floor (CrEdit *edit, const CrMap *map, int index);
void cr_edit_set_floor (CrEdit *edit, const CrMap *map, int index, const CrFloor *like);
void cr_edit_exchange_grid (CrEdit *edit, CrMap *like, CrHex shift);

void cr_edit_swap (CrEdit *edit, CrMap *map);
void cr_edit_merge (CrEdit *edit, CrEdit *later);
void cr_edit_join (CrEdit *edit, CrEdit *other);

/* What an edit touches, for redrawing. */
typedef void (*CrEditTouch) (CrPlace place, gpointer data);
void cr_edit_foreach_place (const CrEdit *edit, const CrMap *map, CrEditTouch touch, gpointer data);
GArray *cr_edit_dup_places (const CrEdit *edit, const CrMap *map);
gboolean cr_edit_moves_nodes (const CrEdit *edit);
/* Calls @touch for each node that it exchanges, inserts or removes. */
typedef void (*CrEditTouchNode) (CrSection section, guint index, gpointer data);
void cr_edit_foreach_node (const CrEdit *edit, CrEditTouchNode touch, gpointer data);
gboolean cr_edit_touches_nodes (const CrEdit *edit);
gboolean cr_edit_touches_section (const CrEdit *edit, CrSection section);
gboolean cr_edit_touches_floors (const CrEdit *edit);
gboolean cr_edit_touches_grid (const CrEdit *edit);
gboolean cr_edit_moves_places (const CrEdit *edit);
gboolean cr_edit_carry (const CrEdit *edit, CrPlace *place);
